## Entrar
sign-in = Entrar
sign-in-about = Con un nombre y una contraseña se te reconoce en cualquier dispositivo.
sign-in-along = { $count ->
    [one] La mesa de este navegador viene contigo y es tuya en todos los dispositivos.
   *[other] Las { $count } mesas de este navegador vienen contigo y son tuyas en todos los dispositivos.
} Donde ya estés en la misma mesa, los dos asientos son tuyos y ves lo que ambos pueden ver.
sign-in-name = Nombre
sign-in-password = Contraseña
sign-in-wrong = Nadie tiene aquí ese nombre con esa contraseña.
sign-in-lost = ¿Has perdido la contraseña?
sign-up = Conserva lo tuyo
sign-up-about = Date un nombre y una contraseña: todas las mesas de este navegador siguen siendo tuyas, también en otros dispositivos. No se pide nada más.
sign-up-do = Conservar
sign-up-password = Contraseña, al menos { $least } caracteres
sign-up-taken = Alguien tiene ya ese nombre. Elige otro, por favor.
sign-up-alike = Ese nombre se confunde con el de otra persona de aquí. Elige uno que se vea distinto.
sign-up-reserved = Ese nombre se confunde con el de quien hospeda o el de este servidor, así que no lo lleva nadie. Elige otro, por favor.
sign-up-no-name = Elige un nombre visible de hasta 24 caracteres, sin la palabra para un bot.
sign-up-short = La contraseña necesita al menos { $least } caracteres.
recover = Contraseña perdida
recover-about = Uno de tus códigos de recuperación abre tu cuenta una vez. En los demás sitios se cierra tu sesión.
recover-code = Código de recuperación
recover-new = Contraseña nueva, al menos { $least } caracteres
recover-do = Poner la contraseña
recover-wrong = Nadie tiene aquí ese nombre con ese código de recuperación.

## Lo mío
me-title = Tú
me-signed-in = Has entrado como { $name }.
me-sign-out = Salir
me-sessions = Dónde has entrado
me-session-here = este navegador
me-session-unknown = un navegador
me-session-seen = { $days ->
    [0] usado hoy
    [1] usado ayer
   *[other] usado por última vez hace { $days } días
}
me-session-end = Terminar
me-tokens = Programas
me-tokens-about = Un programa con una clave tuya juega en tu nombre.
me-tokens-none = Ningún programa tiene una clave.
me-token-called = ¿Cómo se llama el programa?
me-token-make = Crear una clave
me-token-title = Una clave para { $name }
me-token-once = Solo se muestra esta vez. Quien la tenga juega en tu nombre hasta que la termines.
me-token-text = Clave
me-password = Cambiar la contraseña
me-password-about = En los demás sitios se cierra tu sesión, y terminan las claves de programas.
me-password-old = Tu contraseña
me-password-do = Cambiarla
me-token-unnamed = Un programa que recibe una clave necesita un nombre.
me-password-wrong = Esa no es tu contraseña.
me-password-done = La contraseña ha cambiado. En los demás sitios se ha cerrado tu sesión.
me-codes = Códigos de recuperación
me-codes-left = { $count ->
    [0] No te queda ninguno.
    [one] Te queda uno.
   *[other] Te quedan { $count }.
}
me-codes-make = Crear diez nuevos
me-codes-title = Tus códigos de recuperación
me-codes-about = Cada uno abre tu cuenta una vez si se pierde la contraseña. Imprímelos o apúntalos: solo se muestran esta vez.
me-codes-before = Los anteriores ya no valen.
me-codes-done = Continuar
me-export = Todo lo tuyo
me-export-about = Tu nombre, dónde has entrado y tus mesas con sus transcripciones, siempre que no cuenten ningún secreto.
me-export-do = Descargar
me-leave = Borrar la cuenta
me-leave-about = Se olvidan tu nombre y tu contraseña, y se cierra tu sesión en todas partes. No se borra la partida de nadie: tus asientos quedan y dicen que alguien se fue. No se puede deshacer.
me-leave-do = Borrar la cuenta
me-deleted = Tu cuenta está borrada
me-deleted-about = Tu nombre y tu contraseña están olvidados, y tu sesión está cerrada en todas partes. Tus asientos quedan y dicen que alguien se fue.

## El vestíbulo
lobby-title = Mesas abiertas
lobby-about = Aquí cualquiera puede tomar un asiento libre.
lobby-none = Ahora ninguna mesa espera jugadores. Prepara una y ofrécela aquí.
lobby-free = { $count ->
    [one] Un asiento libre
   *[other] { $count } asientos libres
}
lobby-running = La partida está en marcha: { $count ->
    [one] este asiento está libre porque nadie volvió.
   *[other] estos asientos están libres porque nadie volvió.
}
lobby-mine = A la mesa
lobby-newer = Más nuevas
lobby-older = Más antiguas
listed = Encontrar jugadores
listed-who = ¿Quién puede tomar los asientos libres?
listed-private = Quien tenga el enlace
listed-public = Cualquiera, por la lista de mesas abiertas
listed-told = Cualquiera encuentra esta mesa en la lista de mesas abiertas.
unlisted-told = Esta mesa no está en ninguna lista: la encuentra quien tenga un enlace.
listed-days = Días hasta que deja la lista

## Time and absence
pace-head = Tiempo y ausencias
pace = Ritmo
pace-none = Sin relojes
pace-live = En vivo: minutos por turno
pace-turns = Por turnos: días por turno
pace-minutes = Minutos por turno
pace-reserve = Minutos más para toda la partida
pace-days = Días por turno
pace-told-none = Sin relojes. Si quien debe decidir no ha hecho nada en siete días, los demás votan si un bot sigue jugando.
pace-none-about = Si quien debe decidir no ha hecho nada en siete días, se pregunta a los demás si un bot sigue jugando. A quien juega solo con bots se le espera.
pace-told-live = Relojes: { $minutes ->
    [one] un minuto por turno
   *[other] { $minutes } minutos por turno
}{ $reserve ->
    [0] {""}
    [one] , uno más para toda la partida
   *[other] , { $reserve } más para toda la partida
}
pace-told-turns = Relojes: { $count ->
    [one] un día por turno
   *[other] { $count } días por turno
}
then = Cuando se acaba el tiempo
then-told = Cuando se acaba el tiempo: { $then }
then-turn = un bot juega ese turno
then-bot = un bot juega hasta que vuelvan
then-pass = pasan; donde las reglas lo prohíben juega un bot
then-vote = los demás votan si un bot sigue jugando
then-offer = un bot sigue jugando y otra persona puede ocupar el asiento: con un enlace que comparten los demás y desde la sala si la mesa figura allí
then-short-pass = pasan, donde está permitido
then-short-vote = los demás votan
then-short-offer = un bot, hasta que entre alguien
abandoned = Días sin nadie hasta que la mesa se cierra sola
abandoned-told = Si ya no viene nadie, la mesa se cierra sola en { $count ->
    [one] un día.
   *[other] { $count } días.
}
ends-itself = Si nadie viene antes, esta mesa se cierra sola
in-minutes = { $count ->
    [0] ahora
    [one] en un minuto
   *[other] en { $count } minutos
}
in-hours = { $count ->
    [one] en una hora
   *[other] en { $count } horas
}
in-days = { $count ->
    [one] en un día
   *[other] en { $count } días
}
clock-goes = Tiempo restante, el reloj corre
clock-rests = Tiempo restante; de noche el reloj se detiene
clock-stands = Tiempo restante
clock-days = { $more } d { $less } h
clock-hours = { $more } h { $less } min
time-left = quedan { $time }
clock-reserve = Para toda la partida
together-head = Abandonar, un bot por un rato, cerrar
stand-in = Que un bot juegue por mí
stand-in-about = Hasta que recuperes tu asiento:
away-now-turn = Se acabó el tiempo de { $name }: un bot juega este turno.
away-return = Volver a jugar
away-left = { $name } ha abandonado; sigue un bot.
away-now-return = Un bot juega por { $name }.
stands-turn = Un bot juega este turno por { $name }
stands-return = Un bot juega por { $name } hasta que vuelva
stands-offered = Un bot juega por { $name }; otra persona puede ocupar el asiento
stands-left = { $name } ha abandonado; sigue un bot
stands-decided = Un bot decidió por { $name }
away-deserted = Ya no queda nadie, así que los bots esperan hasta que alguien vuelva a jugar.
nights-about = A estas horas tu reloj se detiene, cada día (lo que cambies mientras corre vale desde tu próximo turno):
nights-wrong = Una noche empieza y acaba a una hora del día y dura doce horas como mucho; el reloj de donde vives es uno de la lista.
nights-now = Tu reloj se detiene de { $from } a { $to } UTC.
nights-none = Desactivar mis noches
nights-not = Aquí todavía no tienes noches: tu reloj corre a cualquier hora.
nights-from = Desde
nights-to = hasta
nights-zone = donde vives
nights-keep = Respetar mis noches
close-all = Cerrar la mesa si todos están de acuerdo
close-not = Mejor no cerrarla
close-asked = { $names } quiere cerrar esta mesa. Se cierra cuando todos están de acuerdo; a quien no contesta en siete días no se le espera.
close-agree = De acuerdo
close-refuse = Prefiero seguir jugando
close-open = Se pregunta a todos si se cierra esta mesa. Falta el acuerdo de: { $names }.
close-about = Nadie podrá sentarse ya. Quien ya esté sentado la conserva en su lista como cerrada.
leave = Abandonar…
leave-about = Un bot juega por ti hasta el final. No puedes volver y quedas último en lo que se puntúe. Los demás conservan su partida.
leave-sure = Sí, abandonar
has-left = abandonó
was-away = no estaba al final
vote-asked = Se acabó el tiempo de { $name }. ¿Juega un bot hasta que vuelva?
vote-asked-silent = { $name } no ha hecho nada en siete días. ¿Juega un bot hasta que vuelva?
vote-so-far = A favor: { $pro }, en contra: { $contra }.
vote-how = Más de la mitad de todos decide en el acto; si no, al final, quienes hayan votado. Un empate, o ningún voto, significa un bot.
vote-ends = La votación termina
vote-yes = Que juegue un bot
vote-no = Esperar
offer-now = El tiempo de { $name } se acabó. Un bot sigue jugando; quien abra este enlace puede ocupar el asiento, si { $name } no vuelve antes:
away-offered = Otra persona puede ocupar este asiento hasta que lo recuperes.
join-instead = La partida de { $game } sigue en esta mesa, pero el tiempo de { $name } se acabó. Puedes ocupar ese asiento.
join-instead-means = Ves lo que ve el asiento y lo juegas hasta el final; quien lo dejó ha renunciado a él. Para este asiento el resultado no cuenta en la clasificación de nadie.
lend-about = Alguien de la mesa puede jugar por ti hasta que digas lo contrario; el registro lo dice cada vez.
lend-do = Permitir que { $name } juegue por mí
lend-not = { $name } ya no jugará por mí
lent-may = Se pregunta a { $name }, que te permite jugar en su lugar.
lent-do = Jugar por { $name }
lent-now = Juegas por { $name }.
lent-leave = Volver a mi asiento
vote-own = Se acabó tu tiempo, { $name }: los demás deciden si un bot juega por ti. Si mueves o dices que estás aquí, sigues jugando.
vote-own-silent = No has hecho nada en siete días, { $name }: los demás deciden si un bot juega por ti. Si mueves o dices que estás aquí, sigues jugando.
vote-here = Estoy aquí
back-to-here = Pedir volver hasta aquí
back-head = ¿Volver { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}?
back-about = Todo esto desaparecería. Antes se pregunta a quienes han decidido algo desde entonces; una nueva jugada cierra la pregunta.
back-ask = Preguntar a los demás
join-agreed = Lo acordado aquí
back-own = Preguntar a los demás si se puede deshacer tu última decisión
back-show = Ver cómo quedaría el tablero
back-withdraw = Mejor no preguntar
undo-brief-free = Libre; más atrás, con acuerdo
undo-brief-fair = Libre, sin preguntar a nadie
undo-brief-strict = Hasta que alguien responda
undo-asked = más atrás si están de acuerdo quienes han decidido algo desde entonces
back-asked = { $name } quiere retroceder { $count ->
    [one] una jugada.
   *[other] { $count } jugadas.
}
back-waits = Falta que respondan los demás.
answer-yes = De acuerdo
answer-no = Rechazar

## What happened besides the moves
aside-left = { $name } abandonó; sigue un bot.
aside-stood-in-wish = { $name } deja jugar a un bot por un rato.
aside-stood-in-vote = Un bot juega por { $name }: lo decidieron los demás.
aside-stood-in-tie = Un bot juega por { $name }: hubo empate en la votación.
aside-stood-in-silence = Un bot juega por { $name }: nadie votó a tiempo.
aside-stood-in-alone = Un bot juega por { $name }: no hay a quién preguntar.
aside-returned = { $name } vuelve a jugar.
aside-timed-out-turn = Se acabó el tiempo de { $name }: un bot juega este turno.
aside-timed-out-bot = Se acabó el tiempo de { $name }: un bot juega hasta que vuelva.
aside-timed-out-pass = Se acabó el tiempo de { $name }: pasa donde las reglas lo permiten; si no, un bot juega este turno.
aside-timed-out-vote = Se acabó el tiempo de { $name }: los demás votan.
aside-timed-out-silent = { $name } no había hecho nada en siete días: los demás votan.
aside-timed-out-wait = Los demás votaron sobre { $name }: esperan otra vez lo que dura un turno.
aside-timed-out-offer = El tiempo de { $name } se acabó: un bot sigue jugando y otra persona puede ocupar el asiento.
aside-voted-yes = { $name } está a favor de un bot en lugar de { $other }.
aside-voted-no = { $name } esperaría a { $other }.
aside-wanted-close-yes = { $name } quiere cerrar la mesa.
aside-wanted-close-no = { $name } prefiere no cerrar la mesa.
aside-nights = { $name } dijo a qué horas se detiene su reloj.
aside-asked-undo = { $name } pidió volver atrás.
aside-answered-undo-yes = { $name } estuvo de acuerdo.
aside-answered-undo-no = { $name } lo rechazó.
aside-undo = { $name } volvió { $count ->
    [one] una jugada
   *[other] { $count } jugadas
} atrás: estaban de acuerdo todos los preguntados.
aside-withdrew-undo = { $name } ya no pide volver atrás.
aside-closed-all = Entre todos cerraron la mesa.
aside-closed-nobody = Ya no vino nadie: la mesa se cerró sola.
aside-closed-host = El anfitrión cerró la mesa.
aside-closed-maker = La mesa se cerró antes de la partida.
error-bot-plays = Un bot juega por ti. Recupera primero tu asiento.
error-not-now = Eso no es posible ahora, o nadie lo ha pedido.
error-refused = Acaban de rechazarlo. Puedes pedirlo otra vez tras la próxima jugada o dentro de { $minutes ->
    [one] un minuto.
   *[other] { $minutes } minutos.
}
sat-before = quien estaba aquí antes de { $name }
aside-took-over = { $name } ocupó este asiento de alguien que no volvió.
aside-took-over-known = { $name } ocupó este asiento de { $before }, que no volvió.
aside-lent-yes = { $name } permite que { $other } juegue en su lugar.
aside-lent-no = { $name } ya no permite que { $other } juegue en su lugar.
aside-moved-for = { $name } hizo esta jugada por { $other }.
error-sits-here = Ya tienes un asiento en esta mesa: este es para otra persona.
error-not-lent = Ese asiento no es tuyo, y quien lo ocupa no te ha permitido jugar en su lugar.
error-hand-hidden = En esta mesa hay algo oculto para los demás: aquí nadie juega por otra persona.
## The house
privacy = Privacidad
privacy-nothing = Lo que no se hace
privacy-nothing-text = No hay publicidad, nadie cuenta visitas y las páginas no cargan nada de otros sitios. Puedes jugar sin cuenta.
privacy-cookies = Cookies
privacy-cookies-text = Una cookie muestra que eres tú, para que tus asientos sigan siendo tuyos; aquí solo se guarda un hash de ella. Otras guardan el idioma y la luz, si los eliges, y qué mensaje del anfitrión has ocultado. Quien cierra la sesión deja una que no dice nada más: con ella, quien adivine contraseñas para tu nombre en otro lugar no te impide entrar en este navegador.
privacy-tables = Mesas
privacy-tables-text = Los nombres que dan los jugadores, sus jugadas y cuándo se hicieron se guardan tanto como la mesa, también cuando la partida ha terminado. Quien tenga la dirección de una mesa puede mirar. Si alguien ocupa tu asiento porque se te acabó el tiempo, eso se guarda para ti hasta que lo leas, como máximo 30 días.
privacy-account = Cuentas
privacy-account-text = Se guardan el nombre, lo que un hash lento ha hecho de la contraseña y dónde has iniciado sesión: el nombre del navegador y de su sistema, y el día en que se usó por última vez. Puedes descargarlo o borrarlo todo; tus asientos dirán entonces que alguien se ha ido.
privacy-address = Direcciones de red
privacy-address-text = Tu dirección está en la memoria mientras estás conectado y, para que nadie pida demasiado, como mucho media hora más. No se escribe ni en el disco ni en el registro. Lo que anote un proxy delante de este servidor te lo puede decir quien lo administra.
privacy-notices = Avisos
privacy-notices-text = Si haces que se te envíen avisos, la dirección que indicas, o aquella en la que se alcanza tu navegador, y tus horas de silencio se guardan hasta que las quites, y lo enviado durante 30 días. El servicio de avisos del fabricante del navegador ve que se envía algo, pero no qué.
privacy-mail = Correo electrónico
privacy-mail-text = No se te pide ninguna dirección de correo electrónico, y no se guarda ninguna.
privacy-mail-sent = No hace falta dar una dirección de correo electrónico. Si la das, se guarda hasta que la quites o borres tu cuenta, y solo sirve para una contraseña nueva y para los avisos que actives. Nadie más la ve.
privacy-backups = Copias de seguridad
privacy-backups-text = Lo que borras desaparece aquí al instante. En las copias de seguridad que se hayan hecho permanece hasta que estas se borren.
contact = Contacto
contact-about = Este servidor lo administra:
contact-none = Quien administra este servidor no ha indicado ningún contacto.
whose = De quién son estos juegos
whose-about = Ingenio es un proyecto no oficial de aficionados. Los juegos y sus nombres pertenecen a sus autores y editoriales. Las reglas se cuentan con nuestras palabras, y todos los dibujos son nuestros. A quien le guste un juego aquí le gustará también su caja.
whose-program = El programa es software libre bajo la licencia MIT o la licencia Apache 2.0, como prefieras.
error-no-lobby = En este servidor las mesas no se ofrecen a todos; a cada una lleva un enlace. Quien lo administra puede ofrecerlas indicando un contacto.

## Notices
notices-title = Avisos
notices-about = Entérate cuando te toca jugar, cuando otros te preguntan, te invitan o te mencionan, cuando un bot u otra persona ocupa tu asiento y cuando una partida termina o se cierra, también cuando no estás mirando.
notices-choose = Elegir dónde
notices-page = En este navegador
notices-page-about = Mientras una página tuya está abierta en segundo plano: el título y el icono lo muestran siempre; lo demás, como quieras.
notices-sound = Un sonido breve
notices-desktop = Una notificación en el escritorio
notices-denied = Tu navegador no permite notificaciones de aquí.
notices-webhooks = Por un webhook
notices-webhooks-about = Se envía un mensaje a una dirección tuya, como un webhook de Discord o de Slack o un puente a Matrix.
notices-target = La dirección
notices-add = Añadir
notices-try = Probar
notices-remove = Quitar
notices-off-unwanted = Desactivado: con el enlace de uno de los correos.
notices-off-ended = Desactivado: ese navegador ya no quiere avisos.
notices-off-failed = Desactivado: cinco avisos seguidos no pudieron llegar ahí.
notices-same = A esta dirección ya se avisa.
notices-too-many = Tienes tantos como puedes: quita uno primero.
notices-record = Lo que se te avisó
notices-record-about = Los últimos 30 días; lo anterior se olvida.
notices-none = Todavía nada.
notice-try = Así te enteras cuando te toca jugar.
notice-tried = Ha llegado.
notice-turn = Te toca jugar en { $game }.
notice-turn-by = Te toca jugar en { $game } ({ $players }).
notice-left = Quedan { $time }.
notice-table = Mesa { $table }.
notice-over = { $game } ha terminado.
notice-over-by = { $game } ({ $players }) ha terminado.
notice-over-won = { $game } ({ $players }) ha terminado. Victoria: { $winners }.
notice-waiting = { $tries ->
    [0] en espera
    [one] en espera, un intento
   *[other] en espera, { $tries } intentos
}
notice-sent = avisado
notice-moot = no hizo falta
notice-failed = abandonado
notice-why-address = Esa dirección no se puede usar.
notice-why-private = Eso lleva a una red privada, lo que aquí no está permitido.
notice-why-unreached = No se pudo llegar a nadie ahí.
notice-why-untrusted = No se logró una conexión segura.
notice-why-silent = No hubo respuesta a tiempo.
notice-why-elsewhere = Se remitió a otro lugar, y eso no se sigue.
notice-why-refused = Se rechazó ahí ({ $status }).
quiet-title = Horas de silencio
quiet-about = En estas horas no se avisa de nada; lo que siga valiendo se avisa después.
quiet-begins = Desde
quiet-ends = Hasta
quiet-ahead = Tu reloj
quiet-do = Guardar
quiet-wrong = Las horas de silencio necesitan comienzo y fin.
quiet-now = Silencio cada día desde { $begins } hasta { $ends }.
quiet-none = Desactivar las horas de silencio
quiet-not = Todavía ninguna: se te avisa a cualquier hora.
quiet-same = Las horas de silencio empiezan y acaban a horas distintas.

## Correo
mail = Correo electrónico
mail-about = Con una dirección confirmada recibes una contraseña nueva si pierdes la tuya y, si quieres, avisos. Nadie más la ve.
mail-address = Tu correo electrónico
mail-do = Indicar una dirección
mail-is-confirmed = confirmada
mail-pending = Se envió un enlace a { $address }. Sirve una vez y durante un día: síguelo para confirmar la dirección.
mail-sent = Un enlace está en camino. Síguelo para confirmar la dirección.
mail-unsent = Ahora no se pudo enviar el correo. Inténtalo más tarde, por favor.
mail-bounced = El correo fue rechazado allí. Comprueba la dirección, por favor.
mail-no-address = Eso no es una dirección de correo electrónico.
mail-confirm = Confirma tu dirección
mail-confirm-text = Alguien, esperamos que tú, ha indicado esta dirección para la cuenta «{ $name }» en Ingenio. Sigue este enlace antes de un día para confirmar que es tuya. Si no has sido tú, no hay que hacer nada.
mail-confirm-about = ¿Pertenece { $address } a la cuenta «{ $name }»?
mail-confirm-do = Sí, confirmar
mail-confirmed = La dirección está confirmada.
mail-recover = Una contraseña nueva
mail-recover-text = Alguien, esperamos que tú, ha pedido una contraseña nueva para «{ $name }» en Ingenio. Este enlace sirve una vez y durante una hora. Si no has sido tú, no hay que hacer nada: tu contraseña sigue como está.
mail-changed = Tu contraseña ha cambiado
mail-changed-text = La contraseña de «{ $name }» en Ingenio se ha cambiado, con un enlace enviado aquí o con uno de los códigos. Si no has sido tú, pon otra aquí:
mail-used = Este enlace ya se ha usado o es demasiado antiguo.
mail-foot = Recibes esto porque has activado los avisos por correo. Para desactivarlos:
mail-off = Avisos por correo
mail-off-about = ¿Dejar de enviar avisos a esta dirección? Puedes volver a activarlos cuando quieras.
mail-off-do = Desactivarlos
mail-is-off = Ya no se te envían avisos por correo.
recover-mail-about = Si has confirmado una dirección de correo, se envía allí un enlace para poner una contraseña nueva.
recover-mail-do = Enviar el enlace
recover-by-code = Con un código de recuperación
recover-sent = Si alguien con ese nombre ha confirmado una dirección de correo, un enlace está en camino. Sirve una vez y durante una hora.
reset-about = Con la contraseña nueva entras aquí, y en los demás sitios se cierra tu sesión.
notices-mail = Por correo electrónico
notices-mail-about = Los avisos irían a { $address }.
notices-mail-do = Activar
notices-mail-none = Todavía no has confirmado ninguna dirección.
notices-on = Activar
notices-push = En este dispositivo
notices-push-about = Tu navegador muestra un aviso aunque no haya abierta ninguna página de Ingenio.
notices-push-do = Avisar en este navegador
notices-push-none = Este navegador no puede hacerlo aquí.
notices-push-asking = Se pregunta a tu navegador …
notices-push-unreached = Tu navegador no pudo llegar a su servicio de avisos. Inténtalo más tarde.
notices-push-failed = Este servidor no respondió. Inténtalo de nuevo.
notice-why-bounced = El correo fue rechazado allí definitivamente ({ $status }).
notice-why-deferred = El correo no fue aceptado por ahora ({ $status }).
notice-why-ended = Ese navegador ya no quiere avisos.

## My tables
tables-all = Todas mis mesas
tables-show = Qué mesas
tables-turn = Mi turno
tables-running = En curso
tables-over = Terminadas
tables-archived = Archivadas
tables-any-game = Cualquier juego
tables-none = Aquí aún no tienes ninguna mesa.
tables-first = A las más recientes
tables-put-away = Archivar
tables-take-back = Recuperar
over-won = Gana { $names }

## Invitations
asked-head = Invitaciones
asked-now = { $count ->
    [one] Te invitan a una mesa.
   *[other] Te invitan a { $count } mesas.
}
title-asked = ● Te invitan
state-called = Te preguntan
state-deserted = No hay nadie: los bots esperan
state-planning = Un tablero para planear
asked-by = { $name } te invita a su mesa
asked-again = { $name } quiere la revancha
asked-decline = Rechazar
asked-name = { $name } tiene una invitación.
asked-declined = { $name } ha rechazado la invitación.
ask-whom = Invita a alguien con quien has jugado:
ask-do = Invitar
ask-people = Invita a personas con quienes has jugado
ask-people-about = Encuentran la mesa en su página de inicio y ocupan allí un asiento libre con un clic.
unfit-guests = Hay más personas invitadas que asientos.
error-not-met = Solo puedes invitar por su nombre a personas con quienes has jugado aquí.
notice-invited = Tienes una invitación a una mesa de { $game }.
notice-invited-by = { $name } te invita a una mesa de { $game }.
notice-mentioned = Alguien te menciona en { $game }.
notice-mentioned-by = { $name } te menciona en { $game } ({ $players }): «{ $said }»
notice-taken = Otra persona ha ocupado tu asiento en { $game }: tu tiempo allí se había acabado.
notice-taken-by = { $name } ha ocupado tu asiento en { $game } ({ $players }): tu tiempo allí se había acabado.
notice-vote = En { $game } se acabó el tiempo de alguien: ¿juega un bot en su lugar?
notice-vote-by = En { $game } ({ $players }) se acabó el tiempo de { $name }: ¿juega un bot en su lugar?
notice-back = En { $game } alguien quiere volver atrás. ¿Estás de acuerdo?
notice-back-by = { $name } quiere volver atrás en { $game } ({ $players }). ¿Estás de acuerdo?
notice-close = Alguien quiere cerrar tu mesa de { $game }. ¿Estás de acuerdo?
notice-close-by = { $name } quiere cerrar tu mesa de { $game } ({ $players }). ¿Estás de acuerdo?
notice-closed = Tu mesa de { $game } se cerró.
notice-closed-by = Tu mesa de { $game } ({ $players }) se cerró.
notice-replaced = Tu tiempo en { $game } se acabó: un bot juega por ti hasta que vuelvas.
notice-replaced-by = Tu tiempo en { $game } ({ $players }) se acabó: un bot juega por ti hasta que vuelvas.
notice-absent = Se acabó tu tiempo en { $game }: los demás votan si un bot juega por ti. Si mueves o dices que estás aquí, sigues jugando.
notice-absent-by = Se acabó tu tiempo en { $game } ({ $players }): los demás votan si un bot juega por ti. Si mueves o dices que estás aquí, sigues jugando.
lost-head = Asientos que otros han ocupado
lost-to = { $name } ha ocupado tu asiento: tu tiempo se había acabado
lost-known = De acuerdo
lost-seat = Tu tiempo se había acabado y { $name } ha ocupado aquí tu asiento. Puedes seguir mirando.

## People
rated = Puntuación
rated-yes = Cuenta para la puntuación de todos
rated-no = No cuenta
rated-told = Esta partida cuenta para la puntuación.
rated-guests = Solo cuenta para la puntuación si todos tienen nombre y contraseña; por ahora sin ellos: { $names }.
rated-guest = No tienes nombre y contraseña: contigo no contaría para nadie.
rated-taken = Alguien ha ocupado el asiento de quien no vino: lo que salga de ese asiento no cuenta en la clasificación de nadie.
unrated-told = Esta partida no cuenta para la puntuación.
rated-about = Una partida cuenta si todas las personas de la mesa tienen nombre y contraseña y cada una juega por un asiento. Si hay un bot en la mesa, cuenta aparte: para los bots y para las partidas con bots. Quien abandona queda en último lugar.
rating-told = { $rating } ± { $more } tras { $games ->
    [one] una partida puntuada
   *[other] { $games } partidas puntuadas
}
rating-provisional = unos { $rating }, provisional tras { $games ->
    [one] una partida puntuada
   *[other] { $games } partidas puntuadas
}
person-mine = Así me ven los demás
person-came = Se unió
person-nothing = Todavía no ha terminado ninguna partida.
person-played = { $games ->
    [one] Una partida terminada, { $wins } ganadas
   *[other] { $games } partidas terminadas, { $wins } ganadas
}
person-people = Puntuación entre personas
person-bots = Puntuación con bots en la mesa
person-latest = Últimas partidas
person-place = Puesto { $place } de { $of }

## Talk
tab-talk = Charla
talk-title = Charla y notas
talk-none = Todavía nadie ha dicho nada.
talk-none-read = Lo que se dijo aquí es de personas a las que no lees.
talk-reported = Avisado: el anfitrión de este servidor lo leerá.
talk-say-short = Di algo
talk-say = Di algo; con @nombre hablas a alguien
talk-as = Hablar como
talk-do = Decir
talk-watchers = Quienes miran
talk-watchers-about = En esta mesa hay algo oculto: quienes juegan no leen esto hasta que acabe la partida.
talk-watchers-open = Quienes juegan también leen esto.
talk-unknown = Quien mira necesita nombre y contraseña para hablar.
talk-hidden = El anfitrión ha ocultado este mensaje.
talk-more = Qué se puede hacer
talk-mute = No mostrarme más a { $name }
talk-report = Avisar al anfitrión
talk-muted = No se te muestra:
talk-unmute = Volver a mostrar a { $name }
talk-back = A la mesa
note-title = Mis notas, que solo yo veo
note-do = Guardar
note-long = Una nota tiene { $most } caracteres como máximo, esta tiene { $count }. Aún no está guardada: acórtala, o se queda lo que había antes.
error-unsaid = Un mensaje tiene entre 1 y 500 caracteres.
error-silenced = El anfitrión de este servidor te ha quitado la palabra.
admin-reports = { $count ->
    [0] Ningún mensaje denunciado
    [one] Un mensaje denunciado
   *[other] { $count } mensajes denunciados
}
admin-reported = { $count ->
    [one] denunciado una vez
   *[other] denunciado { $count } veces
}
admin-hide = Ocultarlo
admin-keep = Dejarlo
admin-hidden = Ocultado por ti
admin-show = Mostrarlo de nuevo
admin-silence = Quitarle la palabra
admin-silenced = { $name } no puede decir nada.
admin-let = Devolverle la palabra
privacy-talk = Charla
privacy-talk-text = Lo que dices en una mesa se guarda con ella hasta que borras tu cuenta; lo que dicen quienes juegan lo puede leer cualquiera que tenga la dirección de la mesa. Tus notas solo las ves tú.
privacy-profile = Perfiles
privacy-profile-text = Con una cuenta hay una página sobre ti que todos pueden ver: tu nombre, desde cuándo estás, cuántas partidas has terminado y ganado, y tus puntuaciones. Desaparece con la cuenta.

## Nights
night-title = Mis noches
night-about = En mesas nuevas con días por turno tu reloj se detiene a estas horas. En cada mesa puedes decir otra cosa.
night-none = Todavía no tienes ninguna: tu reloj corre a cualquier hora.

## Una posición sigue en otra parte, y partidas de otra parte
dice-brought = Las jugadas de esta mesa vienen de un archivo que revela los dados de la mesa donde se hicieron: el sello que se mostró allí y el número. Al subirlo, cada jugada del azar se sacó de nuevo a partir de él.
dice-unsealed = Esta mesa empieza con jugadas hechas en otra parte, y también su azar. Lo que el azar trae aquí se saca de nuevo, pero no va sellado.
fork-head = { $game }: seguir desde una posición
fork-about = La posición empieza una mesa propia: la de origen queda como está, y lo que traiga el azar desde aquí se saca de nuevo. No puntúa.
fork-hid = Lo que estaba oculto hasta entonces lo puede leer cualquiera en la mesa de origen.
fork-look = Mirar la posición
fork-ply = { $last ->
    [one] ¿Después de cuántas jugadas? Hay una.
   *[other] ¿Después de cuántas de sus { $last } jugadas?
}
fork-how = ¿Cómo ha de seguir?
fork-board = En un tablero para planear
fork-board-about = Todos los asientos son tuyos, en esta pantalla; no lo ve nadie más.
fork-table = En una mesa con otros
fork-table-about = Otras personas o bots se sientan contigo.
fork-more = Tiempo, deshacer y quién la encuentra
fork-here = Seguir desde aquí
fork-link = Seguir desde una posición en otra parte
fork-over = Seguir desde una jugada
fork-from = { $count ->
    [0] Esta mesa empieza con la primera posición de otra.
    [one] Esta mesa empieza tras la primera jugada de otra.
   *[other] Esta mesa empieza tras { $count } jugadas de otra.
}
aside-opened-table = Todo hasta aquí se jugó en otra mesa; esta sigue desde aquí.
aside-opened-file = Todo hasta aquí está en un archivo subido, y es correcto.
upload-from = { $count ->
    [one] La primera jugada viene de un archivo subido. Se comprobó.
   *[other] Las primeras { $count } jugadas vienen de un archivo subido. Se comprobó cada una.
}
upload-link = Subir una partida
upload-head = Subir una partida
upload-about = Una transcripción descargada aquí o escrita por un programa se vuelve una mesa que se mira jugada a jugada, se sigue desde cualquier posición y se comparte por su enlace. Cada jugada se comprueba con las reglas.
upload-file = Transcripción (.jsonl, hasta 1 MiB)
upload-do = Comprobar y mostrar
upload-kept = No cuenta para nadie, y quien tenga el enlace puede mirarla, con los nombres del archivo.
record-own = Descargar lo que { $name } sabe de la partida hasta ahora
unfit-seats = Aquí se sigue con { $players } personas, pero { $found ->
    [0] no se sienta nadie
    [one] solo se sienta una
   *[other] se sientan { $found }
}.
error-hidden = En esta mesa hay algo oculto: sus posiciones se pueden seguir en otra parte cuando termine la partida.
error-ended = Tras esa jugada la partida ha terminado. Elige una anterior.
error-strange-box = Esta partida se jugó con una caja propia que aquí no se conoce. Quien lleva el servidor puede ofrecerla.
faulty-line = Línea { $line }: { $why }
faulty-move = Línea { $line }, jugada { $ply }: { $why }
faulty-none = Eso no es una transcripción: su primera línea está vacía o no es JSON.
faulty-unreadable = La línea { $line } está cortada o no es JSON; { $plies ->
    [0] antes no hay ninguna jugada.
    [one] la jugada anterior es correcta.
   *[other] las { $plies } jugadas anteriores son correctas.
}
faulty-header = así no empieza una transcripción
faulty-ply = las jugadas no van en orden
faulty-move-form = eso no es una jugada
faulty-mark = resultó otra posición que la que dice el archivo
faulty-end = la partida no termina como dice el archivo
faulty-dice = los dados que el archivo revela no dieron esto
