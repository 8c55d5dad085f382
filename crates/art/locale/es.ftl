# Drawing
you = tú
zoom-in = Acercar
zoom-out = Alejar
zoom-whole = Ver todo
tried-open = Esto se puede hacer ahora: pulsa lo que está marcado o un botón junto al tablero.
tried-begun = Has empezado otra cosa. Primero da un paso atrás.
tried-not-now = Ahora no: primero va la pregunta. ({ $rule })
tried-later = Ahora no. { $when }
tried-theirs = Esto es de { $seat } y solo { $seat } decide sobre ello. ({ $rule })
tried-yours = Esto es tuyo, pero aquí no hay nada que elegir ahora. ({ $rule })
tried-shown = Aquí no hay nada que elegir ahora. ({ $rule })
objection-path = Esa jugada no existe.
objection-incomplete = La jugada aún no está completa.
objection-format = Esa jugada no existe en este juego.
objection-bot = No hay ningún bot llamado { $bot }.
objection-endless = La partida no llegó a terminar.

# Pages

skip-to-content = Ir al contenido
skip-to-choices = Ir a las opciones
language-en = English
language-de = Deutsch
language-es = Español
light-day = Colores: los de este dispositivo. Cambiar a día
light-night = Colores: día. Cambiar a noche
light-device = Colores: noche. Usar los de este dispositivo
go-home = Volver al inicio
copy = Copiar
confirm = Confirmar

## Home

welcome = Trenes, ron y azúcar en una mesa que conoce las reglas
welcome-text = Juegos de mesa del Caribe en tu navegador: contra bots, con amigos ante una misma pantalla o donde sea mediante un enlace. Sin instalar nada, sin cuenta.
play-now = Jugar ya contra bots
play-now-game = El más fácil para empezar: { $game }
learn-now = Aprender { $game } paso a paso
welcome-back = Hola de nuevo, { $name }
welcome-back-nobody = Hola de nuevo
turns-now = { $count ->
    [0] Nadie te espera. Puedes mirar tus mesas o empezar otra partida.
    [one] Una mesa te espera.
   *[other] { $count } mesas te esperan.
}
my-tables = Mis mesas
finished = Terminadas
go-play = Jugar
games = Los juegos
games-text = del más ligero al más exigente
player-counts = De { $least } a { $most } jugadores
minutes = { $least }–{ $most } minutos
hours = { $least }–{ $most } horas
weight = Dificultad
weight-1 = muy baja
weight-2 = baja
weight-3 = media
weight-4 = alta
weight-5 = muy alta
quick-start = { $bots ->
    [one] Jugar contra un bot
   *[other] Jugar contra { $bots } bots
}
quick-start-short = Jugar ya
set-up-short = Preparar
learn-short = Aprender
rules-short = Reglas
board-picture = { $game }, en plena partida
why-rules = La mesa conoce las reglas
why-rules-text = Ves lo que puedes hacer; lo que no se puede te dice por qué, con su regla.
why-company = A solas, juntos, a distancia
why-company-text = Los bots ocupan los asientos vacíos, los amigos comparten tu pantalla y un enlace trae a quien está lejos.
why-calm = Sin prisas
why-calm-text = Deshaz un descuido, vete cuando haga falta: la mesa te espera como la dejaste.
fan-made = Ingenio es un proyecto no oficial de aficionados. Los juegos pertenecen a sus autores y editoriales; los dibujos son nuestros.
programs = Para programas
programs-text = Un programa en cualquier lenguaje puede jugar en estas mesas. Esto es todo lo que puede preguntar y todo lo que se le puede responder.
programs-given = Parámetros
programs-sent = Lo que se envía
programs-answers = Respuestas
programs-shapes = Formas
programs-optional = puede faltar
programs-token-must = Necesita el token de un jugador.
programs-token-may = Con el token de un jugador se ve más.
ago-now = ahora mismo
ago-minutes = { $count ->
    [one] hace un minuto
   *[other] hace { $count } minutos
}
ago-hours = { $count ->
    [one] hace una hora
   *[other] hace { $count } horas
}
ago-days = { $count ->
    [one] ayer
   *[other] hace { $count } días
}
set-up-table = Preparar una mesa
state-mine = Tu turno
state-others = Esperando a los demás
state-for = Esperando a { $names }
state-waiting = Quedan asientos libres
state-over = Terminada
state-closed = Cerrada
my-place = Tú: puesto { $place } de { $of }
my-win = Has ganado
state-resting = En pausa: aquí no se puede jugar con su caja

## Setting up a table

set-up-head = Nueva mesa: { $game }
seats = Quién juega
seats-hint = «Por enlace» reserva el asiento para un amigo: recibes un enlace para enviarlo. «En esta pantalla» significa compartir este dispositivo y jugar por turnos.
seat-number = Asiento { $number }
name-of-seat = Nombre de quien ocupa el asiento { $number }
player-number = Jugador { $number }
sitter-me = Yo
sitter-here = En esta pantalla
sitter-open = Por enlace
sitter-none = Nadie
bot-random = Bot al azar
bot-beginner = Bot fácil
bot-greedy = Bot rápido
bot-medium = Bot bueno
bot-hard = Bot fuerte
bots-head = Cómo de bien juegan los bots
bot-random-about = Hace cualquier cosa que las reglas permitan.
bot-beginner-about = Juega como alguien en su segunda partida.
bot-greedy-about = Toma lo que mejor parece en el momento.
bot-medium-about = Piensa por adelantado. Un buen rival para la mayoría.
bot-hard-about = Piensa más tiempo por adelantado, para quien conoce el juego.
bot-time = { $seconds ->
    [0] Responde al instante.
    [one] Responde en un segundo.
   *[other] Responde en { $seconds } segundos.
}
rules-agreed = Reglas de la mesa
variant = Qué partida
variant-usual = La habitual para este número de jugadores
variant-players = Para { $players } jugadores.
start-table = Empezar
nobody-plays = Al menos un asiento debe ser para una persona.
unfit-game = Aquí no hay ningún juego llamado «{ $game }».
unfit-field = Este formulario no es como lo conoce este servidor: aquí no se pregunta por «{ $field }». Ábrelo de nuevo.
unfit-choice = «{ $field }» no puede ser «{ $value }». Vuelve a elegir.
unfit-number = «{ $field }» es un número del { $least } al { $most }; «{ $value }» no lo es.
unfit-ply = La posición se indica con un número de jugadas que tenga la partida; «{ $value }» no lo es.
unfit-sitter = Un asiento es para una persona o para un bot de este juego; «{ $sitter }» no es ninguna de las dos cosas.
unfit-players = { $game } es para { $least } a { $most } jugadores, no para { $players }.
unfit-variant = { $game } para { $players ->
    [one] un jugador
   *[other] { $players } jugadores
} no tiene la variante «{ $variant }». Puedes elegir: { $known }.
unfit-rule = { $game } no tiene la regla de mesa «{ $rule }».
unfit-value = «{ $rule }» no puede ser «{ $value }». Puedes elegir: { $known }.
unfit-edition = { $game } no tiene la edición { $edition }; la más reciente es la { $newest }.
unfit-known = «{ $name }»
rules = Las reglas en breve
rules-search = Buscar en las reglas
rules-none = No se ha encontrado nada.
rulings = Cómo se decide lo que no está claro
rules-page = Las reglas en breve en su propia página, con búsqueda
back-to-lesson = Volver a la lección

## Sitting down

open-seat = asiento libre
person-left = Alguien que se fue
waiting-head = Esperando jugadores
waiting-text = La partida empieza en cuanto estén ocupados todos los asientos.
waiting-local = Estos enlaces solo funcionan en este dispositivo. Para jugar con otros en tu red, inicia Ingenio con --listen 0.0.0.0:8018 y abre la dirección que muestra.
invite-link = Enlace para un jugador
invite-renew = Nuevo enlace
invite-withdraw = Retirar el enlace
invite-bot = Dar este asiento a un bot
invite-none = No hay enlace para este asiento.
join-already = Ya tienes un asiento en esta mesa. Toma también este solo si juegas por alguien que está a tu lado.
join-also = Tomar también este asiento
name-cut = Los nombres tienen { $most } caracteres como máximo; acortados aquí: { $names }
name-bot = Solo los bots pueden llamarse así; sin esa palabra queda: { $names }
name-house = Así solo pueden llamarse quien hospeda y este servidor; en su lugar queda: { $names }
name-apart = Aquí ya hay alguien con ese nombre o uno muy parecido; para distinguiros queda: { $names }
join-others = En la mesa:
join-device = Este enlace trae el asiento de { $name } a este dispositivo.
your-name = Tu nombre
sit-down = Sentarme
device-link = Jugar como { $name } en otro dispositivo
device-link-text = Abre este enlace en el otro dispositivo. Sirve una sola vez y durante un día; no se lo des a nadie.
back-to-table = Volver a la mesa

## At the table

title-your-turn = Tu turno
tabs = Partes de la mesa
tab-board = Tablero
tab-players = Jugadores
tab-log = Historial
tab-info = Info
about-table = Sobre esta mesa
ask-head = Qué hay que decidir
crumbs = Elegido hasta ahora
step-back = Volver a elegir desde aquí
amount = De { $low } a { $high }
undo = Deshacer
redo = Rehacer
hand-over = Pásale la pantalla a { $name }
hand-over-text = Aquí hay algo secreto: hasta entonces ves lo que todos pueden ver.
i-am = Soy { $name }
not-begun = La partida aún no ha empezado.
no-script = Este navegador tiene los scripts desactivados: puedes mirar y repasar la partida, pero para elegir algo tienes que activarlos.
meanwhile = Desde tu última jugada
play-again = Mostrar
log = Historial
log-empty = Aún no ha pasado nada.
log-all = Mostrar todo el historial
log-sieve = Mostrar del historial
log-everything = Todo
history = Posiciones de la partida
rounds = Rondas
history-first = Primera posición
history-previous = Una jugada atrás
history-next = Una jugada adelante
history-last = Posición actual
history-where = { $ply } / { $last }
past-where = Estás viendo el tablero tras la jugada { $ply }.
past-move = Jugada { $ply }
past-leave = Volver al presente
game-over = Fin de la partida
place = Puesto
player = Jugador
score = Puntos
transcript = Descargar la transcripción
print = Imprimir
accounts = Cuentas y gráfico
trial-begin = Probar
what-if = ¿Y si…? Probar aquí otra jugada
trial-head = Estás probando algo.
trial-text = Nada de esto ha pasado de verdad y nadie más lo ve.
trial-really = Jugarlo de verdad
trial-shorter = Paso atrás
trial-leave = Salir
trial-others = Ahora decide otra persona: la prueba llega hasta aquí.
intents-head = Decidir por adelantado
intents-text = Solo lo ves tú. Vale como mucho para estas rondas y termina solo cuando ya no encaja.
intents-now = Decidido por adelantado:
intents-stop = Anular
intents-over = Terminó por sí solo:
intents-seen = De acuerdo
intents-tried = Decidirlo por adelantado:
intents-so = Decidirlo
trial-anyone = Probar jugadas desde aquí en una copia que solo ves tú, por ti y por los demás
trial-for = Ahora juegas por { $name }, solo en tu copia.
branch-name = Nombre de esta variante
branch-note = Nota
branch-keep = Guardar
branches = Variantes que guardo (en este navegador)
branch-remove = Quitar
lesson-link = Aprender con una primera partida
lesson-step = { $step } de { $of }
lesson-you = Anna
lesson-other = Berta
lesson-third = Carlo
lesson-back = Atrás
lesson-show = Hazlo por mí
lesson-otherwise = Eso también está permitido. Pero aquí la lección sigue así: { $due }. Elige eso o pulsa «Hazlo por mí».
lesson-done = Hasta aquí has jugado tu primera partida.
lesson-seen = Ya conoces lo más importante del juego. Lo demás llega jugando.
lesson-count = { $count ->
    [one] Esta primera partida ha tenido una decisión.
   *[other] Esta primera partida ha tenido { $count } decisiones.
}
lesson-play = Jugar una partida de verdad
lesson-no-script = Una partida guiada necesita los scripts del navegador: sin ellos aquí no se puede elegir nada. Las reglas en breve se leen igualmente.
aids = Ayudas para todos
aids-on = con ayudas
aids-off = sin ayudas
aids-hint = Las ayudas muestran lo que aportará una decisión y permiten probar jugadas y decidir por adelantado.
undo-how = Deshacer
undo-free = también tras los bots; quien juega solo, también tras el azar
undo-fair = también tras los bots; a nadie se le pide volver más atrás
undo-strict = solo hasta que alguien o el azar responda
transcript-later = La transcripción se podrá descargar cuando termine la partida.
dice-link = Dados limpios
dice-head = Dados limpios
dice-text = Todo lo que trae el azar en esta mesa sale de un único número secreto. El sello de abajo se hizo con él antes de la primera jugada. Anótalo: si el número que se revela tras la partida encaja con el sello, nadie lo ha cambiado por el camino, tampoco quien hospeda la mesa.
dice-seal = Sello (SHA-256)
dice-seed = Número
dice-later = Se revela cuando termina la partida.
dice-check = La transcripción dice qué tirada fue cada jugada del azar. Esto las saca todas de nuevo y las compara:
close-table = Cerrar esta mesa
board-aged = Tablero antiguo, de las { $time }
connection-lost = Se perdió la conexión: el tablero es el de antes ({ $time }). Reconectando…
tables-lost = Sin conexión con el servidor: puede que la lista esté anticuada.
request-failed = El servidor no ha respondido. Inténtalo de nuevo.

## What goes wrong

page-error = Eso no ha funcionado
error-bad = Esta petición no se entiende: { $detail }
error-no-object = El cuerpo de esta petición tiene que ser un objeto JSON: campos entre llaves.
error-cookie = Aquí no se conoce tu cookie. Vuelve a abrir la mesa con su enlace.
error-token = Esto necesita el token de un jugador conocido aquí.
error-no-seat = No tienes asiento en esta mesa.
error-not-yours = Ese asiento no es tuyo.
error-origin = No se aceptan peticiones desde páginas de otros sitios.
error-secret = La transcripción revelaría secretos; se podrá descargar cuando termine la partida.
error-not-found = Esa página no existe.
error-no-table = Esa mesa no existe.
error-no-link = Este enlace no lleva a ninguna parte: se usó, se renovó o se retiró. Pide uno nuevo.
error-link-expired = Este enlace ha caducado: los enlaces para otro dispositivo valen un día. Crea otro en la mesa.
error-no-such-seat = Esta mesa no tiene ese asiento.
error-method = Esta página no se puede usar de esa manera.
error-late = Esa pregunta ya está cerrada. Ves la mesa tal como está ahora.
error-not-fair = Eso ya no es posible: la partida ha seguido adelante.
error-seat-taken = Alguien ha ocupado ya ese asiento.
error-closed = Esta mesa está cerrada.
error-other-data = Esta mesa empezó con la caja { $named }, que aquí no se conoce; este servidor juega con { $known }. No se ha perdido nada: la partida puede seguir donde se conozca su caja.
relic-hope = En cuanto el anfitrión ponga el archivo de esa caja en la carpeta «boxes» de la carpeta de datos, la partida seguirá en tu próxima visita.
relic-names = En la mesa: { $names }
relic-when = Empezada el { $began }; última actividad el { $last }.
relic-moves = { $count ->
    [one] La partida lleva una jugada.
   *[other] La partida lleva { $count } jugadas.
}
relic-log = Lo que quedó escrito
relic-all = Mostrar las { $count } entradas
relic-hidden = Lo que se decidió y se sacó queda oculto hasta que termine la partida.
relic-download = Descargar las entradas tal como se escribieron (no es una transcripción: sin la caja nadie puede reproducirlas)
entry-opened = Se preparó la mesa.
entry-seated = { $name } tomó asiento.
entry-move = { $name } decidió.
entry-chance = Decidió el azar.
entry-undo = { $name } deshizo una jugada.
entry-redo = { $name } rehízo una jugada.
entry-withdraw = { $name } retiró una respuesta.
entry-closed = Se cerró la mesa.
entry-left = { $name } abandonó.
entry-stood-in = Un bot juega por { $name }.
entry-returned = { $name } vuelve a jugar.
entry-timed-out = Se acabó el tiempo de { $name }.
entry-voted = { $name } votó.
entry-wanted-close = { $name } dijo si cerrar la mesa.
entry-nights = { $name } dijo cuándo se detiene su reloj.
entry-slept = No había servidor y los relojes se detuvieron.
entry-asked-undo = { $name } pidió volver atrás.
entry-answered-undo = { $name } respondió.
box = Valores impresos
box-built-in = La caja tal como la conocemos
box-twin = { $name } ({ $hash })
box-corrects = { $name }, corrige { $parent }
box-named = «{ $name }»
box-parent = Corrige: { $parent }
rules-one-by-one = { $count } reglas, una por una
ours-link = Todos los valores impresos, cada uno con su origen
values-head = { $game }: lo que está impreso en la caja
values-names = Los nombres y las notas aparecen como en el archivo de la caja, en inglés.
values-file = El archivo de la caja, para leerlo o corregirlo
back-to-setup = Volver a la preparación
label-proposal = Propuestas
label-inferred = Se deduce de lo conocido
label-public = Leído en páginas públicas
label-rules = En el reglamento
label-printed = Visto en un ejemplar del juego
label-none = Del reglamento o de páginas públicas, según el archivo de la caja
box-proposals = Se juega con lo que está impreso en «{ $name }». { $count ->
    [0] Nada de ello está marcado como propuesta.
    [one] Un valor está marcado como propuesta.
   *[other] { $count } valores están marcados como propuestas.
}
box-numbers = Con los números de: { $name }.
box-others = Mostrar los de la caja elegida arriba
box-hint = Quien tenga la caja puede corregir lo que está impreso en ella; una mesa conserva aquello con lo que empezó.
box-agreed = Impreso como en: { $name } ({ $hash })
box-gone = La caja que elegiste ya no se ofrece: su archivo se cambió o se quitó. Elige de nuevo; todo lo demás está como lo dejaste.
boxes-left-out = { $count ->
    [one] Un archivo de la carpeta «boxes» del anfitrión no se ofrece:
   *[other] { $count } archivos de la carpeta «boxes» del anfitrión no se ofrecen:
}
boxes-left-out-more = y { $count } más
box-unread = { $file } no se puede leer; el registro del servidor dice por qué.
box-unsound = { $file }: «ingenio box check» dice qué tiene mal.
box-ours = { $file } tiene los mismos valores que nuestra propia caja.
box-default = { $file } tiene los mismos valores que la caja habitual aquí.
box-same = { $file } tiene los mismos valores que { $first }.
box-many = { $file }: de cada juego solo se miran los primeros { $most } archivos.
error-cannot-close = Solo quien preparó una mesa puede cerrarla, y solo antes de la primera jugada.
error-too-large = Esa petición es demasiado grande.
error-no-cookie = Tu navegador no guarda cookies de esta página, pero un asiento necesita una. Permítelas y abre otra vez el enlace.
error-not-maker = Eso solo puede hacerlo quien preparó la mesa.
error-too-many = Eso fue demasiado de una vez. Inténtalo de nuevo en { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}.
error-slow = La petición tardó demasiado en llegar.
error-boxes-full = Desde que arrancó este servidor se ha jugado con tantas cajas distintas de este juego que no cabe ninguna más hasta que su anfitrión lo reinicie. No se ha perdido nada, y todas las demás mesas siguen.
error-crowded = Aquí se juega en tantas mesas que ahora no cabe ninguna más. Inténtalo de nuevo en un momento.
error-unwritable = Ahora mismo no se puede guardar nada, así que no se ha cambiado nada. Inténtalo de nuevo en un momento.
error-outdated = Un Ingenio más nuevo ha cambiado la base de datos: este servidor ya no guarda nada y hay que sustituirlo por el nuevo. No se ha cambiado nada.
error-uncertain = La conexión con el almacén se perdió mientras se guardaba: mira si ha ocurrido antes de volver a intentarlo.
error-unreadable = Ahora mismo no se pueden leer las mesas. Inténtalo más tarde o avisa a quien lleva este servidor.
error-damaged = El archivo que guarda las mesas está dañado o ha desaparecido. No se guarda nada hasta que quien lleva este servidor lo arregle, y no se ha cambiado nada.
error-damaged-table = Esta mesa no se puede leer: lo que se escribió de ella está dañado. En las demás mesas se puede seguir jugando. Avisa a quien lleva este servidor.
error-internal = Algo ha fallado por nuestra parte. No se ha cambiado nada.
desk = Historial y mesa
mover-asked = te toca
mover-past = Vista atrás
mover-thinks = está pensando
mover-waits = decide
keys-head = Teclas
keys-choice = Ir a una opción por su posición
keys-enter = Elegirla
keys-back = Un paso atrás
keys-undo = Deshacer
keys-redo = Rehacer
keys-try = Probar una jugada sin hacerla
keys-rotate = Girar la loseta; con Mayús, al revés
keys-pass = Ir a «Pasar»
keys-accounts = Abrir las cuentas
keys-past = En el deslizador: por la partida, jugada a jugada o ronda a ronda
keys-help = Mostrar y ocultar esta lista
keys-close = Cerrar
rewound = { $name } volvió a este punto; el azar decidió de nuevo.
pace = Jugadas de los demás
pace-off = ▶ De golpe
pace-quick = ▶ Rápido
pace-usual = ▶ Una a una
pace-slow = ▶ Despacio
pace-skip = Saltar
tab-accounts = Cuentas
site-about = Cuatro juegos de mesa del Caribe en tu navegador: las reglas se cumplen, amigos y bots se sientan contigo y nada se pierde.
join-about = { $host } te invita a { $game }. { $free ->
    [one] Queda un asiento libre.
   *[other] Quedan { $free } asientos libres.
}

## The end

amount-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
amount-money = ${ $count }
round-number = Ronda { $number }
over-wins-points = { $name } gana por { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
over-wins-money = { $name } gana por ${ $count }
over-wins-tie = { $name } gana el desempate
over-shared = { $names } comparten la victoria
over-names = { $names } y { $last }
over-about = { $game } · { $players } jugadores · { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}
over-rematch = Revancha
over-rematch-about = La misma mesa otra vez, con todos un asiento más allá
over-replay = Ver de nuevo
over-share = Compartir
over-share-done = El enlace a esta mesa está copiado.
over-download = Descargar
over-came-points = De dónde salieron los puntos
over-came-money = De dónde salió el dinero
over-made = De qué se compone el patrimonio
over-numbers = Puntuación por origen
over-source = Origen
over-total = Total
over-difference = { $other } queda a { $behind } de { $name }. La mayor diferencia: { $source }, { $more }.
over-difference-tie = { $name } y { $other } van a la par. La mayor diferencia: { $source }, { $more }.
over-turns = Cuándo cambió la partida
over-lead = { $round }: { $name } le arrebata el liderato a { $other }.
over-gain = { $round }: { $name } hace la mejor jugada: { $amount }, sobre todo { $source }.
over-chart-points = Puntos, ronda a ronda
over-chart-money = Patrimonio, ronda a ronda
over-chart-ahead = Ventaja sobre la media
over-chart-numbers = Los números
over-start = Inicio
over-after = Tras
over-thanks = ¡Gracias por la partida, { $names }!

## Lo que dice el anfitrión, y su página
host-says = Del anfitrión:
host-heard = Ocultar
admin-title = Para el anfitrión
admin-password = Contraseña
admin-enter = Entrar
admin-wrong = Esa no es la contraseña.
admin-leave = Salir
admin-health = Estado
admin-version = Versión
admin-store = Las mesas se guardan en
admin-ready = admite cambios
admin-not-ready = no admite cambios
admin-size = Tamaño
admin-started = Este servidor se inició
admin-nodes = Servidores
admin-message = Un mensaje para todos
admin-message-about = Se muestra en todas las páginas hasta que lo retires.
admin-message-text = Mensaje
admin-say = Decirlo a todos
admin-take-back = Retirarlo
admin-open = { $count ->
    [one] Una mesa abierta
   *[other] { $count } mesas abiertas
}
admin-moves = { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}
admin-close = Cerrar
admin-close-about = Allí nadie podrá jugar más, y no se puede deshacer. Lo jugado se puede seguir leyendo.
