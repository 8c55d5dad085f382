board-title = El mapa

ours = Todas las losetas y objetivos, los puntos de la escala de acciones y los niveles son propuestas nuestras. ¿Tienes la caja? Entonces puedes ayudarnos con lo que viene impreso en ella.
variant-standard = La partida completa
rule-crossing-pays = Un cruce paga por
rule-crossing-pays-joined = cada vía suya que empalma con otra
rule-crossing-pays-printed = cada vía que tiene impresa
rule-crossing-pays-about = §4: el reglamento admite las dos lecturas. (Q01)
rule-bonus-field = El marcador de una casilla de bonificación se toma cuando el disco
rule-bonus-field-passed = la sobrepasa
rule-bonus-field-reached = llega a ella o la sobrepasa
rule-bonus-field-about = §7: el reglamento admite las dos lecturas. (Q17)
rule-market-at-the-end = En el turno que provoca el final, el mercado
rule-market-at-the-end-yes = sigue abierto
rule-market-at-the-end-no = ya está cerrado
rule-market-at-the-end-about = §9: el reglamento admite las dos lecturas. (Q20)

# Things, in a sentence after their number.

item-coal = de carbón
item-wood = de madera
item-iron = de hierro
good-coal = Carbón
good-wood = Madera
good-iron = Hierro
loco-first = la primera locomotora
loco-second = la segunda locomotora
conversion-coal-wood = 2 de carbón en 1 de madera
conversion-wood-iron = 2 de madera en 1 de hierro
conversion-iron-wood = 2 de hierro en 1 de madera y 1 dividendo
conversion-wood-coal = 2 de madera en 1 de carbón y 1 dividendo
tile-station = una loseta de estación
tile-crossing = un cruce
tile-coal = una mina de carbón
tile-wood = un aserradero
tile-iron = una mina de hierro
tile-factory = una fábrica
tile-plain = vía simple
from-station = la estación
from-crossing = el cruce
from-coal = la mina de carbón
from-wood = el aserradero
from-iron = la mina de hierro
from-factory = la fábrica
from-plain = la vía simple
to-station = la estación
to-crossing = el cruce
to-coal = la mina de carbón
to-wood = el aserradero
to-iron = la mina de hierro
to-factory = la fábrica
to-plain = la vía simple
from-middle = el cruce inicial
to-middle = el cruce inicial
place-at = { $what } ({ $where })
place-owned = { $what } de { $owner } ({ $where })
compass-n = { $count } al norte
compass-e = { $count } al este
compass-s = { $count } al sur
compass-w = { $count } al oeste
name-station = Loseta de estación
name-crossing = Cruce
name-coal = Mina de carbón
name-wood = Aserradero
name-iron = Mina de hierro
name-factory = Fábrica
name-plain = Vía simple
name-middle = Cruce inicial
ending-pile = la pila está vacía
ending-stations = alguien ha construido la última estación
ending-shares = las acciones de alguien han llegado al máximo
nine-stations = la última estación
nine-shares = el máximo de la escala de acciones
side-n = parte superior al norte
side-e = parte superior al este
side-s = parte superior al sur
side-w = parte superior al oeste

# Goals

goal-stations = { $least ->
    [one] 1 estación tuya en el mapa
   *[other] { $least } estaciones tuyas en el mapa
}
goal-largest_city = Una ciudad tuya de { $least ->
    [one] 1 casa
   *[other] { $least } casas
}
goal-grown_cities = { $least ->
    [one] 1 estación tuya en una ciudad de 2 casas o más
   *[other] { $least } estaciones tuyas en ciudades de 2 casas o más
}
goal-houses = { $least ->
    [one] 1 casa entre todas tus ciudades
   *[other] { $least } casas entre todas tus ciudades
}
goal-sites = { $least ->
    [one] 1 explotación tuya
   *[other] { $least } explotaciones tuyas
}
goal-site_kinds = Explotaciones tuyas de { $least ->
    [one] 1 recurso
   *[other] { $least } recursos distintos
}
goal-first_deliveries = { $least ->
    [one] 1 primera entrega
   *[other] { $least } primeras entregas
}
goal-deliveries = { $least ->
    [one] 1 entrega
   *[other] { $least } entregas
}
goal-factories = Entregas a { $least ->
    [one] 1 fábrica
   *[other] { $least } fábricas
}
goal-passengers = { $least ->
    [one] 1 pasajero tuyo en el mapa
   *[other] { $least } pasajeros tuyos en el mapa
}
goal-passengers_abroad = { $least ->
    [one] 1 pasajero tuyo en una ciudad de otro
   *[other] { $least } pasajeros tuyos en ciudades de otros
}
goal-share_points = Acciones por valor de { $least ->
    [one] 1 punto
   *[other] { $least } puntos
}
goal-dividends = { $least ->
    [one] 1 dividendo
   *[other] { $least } dividendos
}
goal-locos_at_stations = { $least ->
    [one] Una locomotora en una estación, con las dos construidas
   *[other] Las dos locomotoras en estaciones
}
goal-exactly = Exactamente: { $what }
goal-most = El mayor número de { $what }
counts-stations = estaciones en el mapa
counts-largest_city = casas en una ciudad propia
counts-grown_cities = estaciones en ciudades de 2 casas o más
counts-houses = casas entre todas las ciudades propias
counts-sites = explotaciones propias
counts-site_kinds = recursos distintos en explotaciones propias
counts-first_deliveries = primeras entregas
counts-deliveries = entregas
counts-factories = fábricas abastecidas
counts-passengers = pasajeros en el mapa
counts-passengers_abroad = pasajeros en ciudades de otros
counts-share_points = puntos en la escala de acciones
counts-dividends = dividendos
counts-locos_at_stations = locomotoras en estaciones, con las dos construidas
short-stations = Estaciones
short-largest_city = Gran ciudad
short-grown_cities = Ciudades 2+
short-houses = Casas
short-sites = Minas
short-site_kinds = Tipos
short-first_deliveries = Primeras
short-deliveries = Entregas
short-factories = Fábricas
short-passengers = Pasajeros
short-passengers_abroad = Pas. fuera
short-share_points = Acciones
short-dividends = Dividendos
short-locos_at_stations = En estación
goal-title = Objetivo { $goal }: { $text }. Cada marcador: { $most } puntos para la mayoría, { $other } para los demás. Tú: { $have } de { $least }.
goal-have = { $have } de { $least }
goal-worth = Mayoría { $most } c/u, si no { $other }
goal-neutral = { $count ->
    [one] 1 marcador neutral compite
   *[other] { $count } marcadores neutrales compiten
}

# The board

market = Mercado y objetivos
market-gap = Aquí no queda nada
pile = Pila: { $count }
shares = Acciones
shares-title = { $seat }: casilla de { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
hand = Tu mano
hand-hidden = { $count ->
    [one] 1 loseta en mano
   *[other] { $count } losetas en mano
}
reserve = Reserva
dividends = Dividendos
level = Nivel tecnológico
level-title = Nivel { $level }: puntos de movimiento, espacio en los almacenes, precio de la próxima estación. { $left ->
    [one] Queda 1 estación.
   *[other] Quedan { $left } estaciones.
}
locos-title = { $count ->
    [one] Una locomotora
   *[other] Las dos locomotoras
}
nines-title = { $count } × { $points } puntos
points-now = { $count ->
    [one] Un punto si la partida acabara ahora
   *[other] { $count } puntos si la partida acabara ahora
}
points-from = Origen de los puntos
bonus-title = Aquí espera un marcador; al sobrepasarlo se convierte en dividendo
source-goals = Objetivos
source-passengers = Pasajeros
source-factories = Fábricas
source-stations = Estaciones
source-shares = Acciones
source-dividends = Dividendos
source-nines = Nueves
city-owned = Ciudad de { $seat }: { $houses ->
    [one] 1 casa
   *[other] { $houses } casas
}, { $free ->
    [one] 1 libre
   *[other] { $free } libres
}
city-free = Ciudad sin estación: { $houses ->
    [one] 1 casa
   *[other] { $houses } casas
}
last-turns = Últimos turnos: { $ending }.

# Questions

ask-lay = ¿Qué loseta colocas? La pequeña de al lado es su reverso, vía simple.
ask-place = ¿Dónde la colocas? Haz clic en un lugar.
ask-turn = ¿Dónde la colocas? Gírala a tu gusto y haz clic en un lugar.
ask-discard = Ninguna de tus losetas encaja. Devuelve una a la caja.
ask-crossing = El cruce paga { $each ->
    [one] 1 dividendo
   *[other] { $each } dividendos
} por cada vía que empalma: { $count }.
ask-crossing-printed = El cruce paga { $each ->
    [one] 1 dividendo
   *[other] { $each } dividendos
} por cada una de sus vías: { $count }.
ask-factory = La fábrica te da 1 { $item } por colocarla.
ask-claim = ¿Te quedas con esta explotación por { $price ->
    [one] 1 dividendo
   *[other] { $price } dividendos
}? Cuando otros tomen su recurso, subirán tus acciones.
ask-build = ¿Construyes una estación? Cuesta { $cost }: tienes { $dividends ->
    [one] 1 dividendo
   *[other] { $dividends } dividendos
} y { $passengers ->
    [one] 1 pasajero
   *[other] { $passengers } pasajeros
} en tus estaciones.
ask-pay = Falta pagar { $due }: ¿de quién es el pasajero que se va?
ask-pay-where = ¿De cuál de tus ciudades?
ask-stuck = No hay ninguna loseta al alcance; termina el viaje.
ask-drive = { $points ->
    [one] Te queda 1 punto de movimiento:
   *[other] Te quedan { $points } puntos de movimiento:
} haz clic en una loseta al alcance o termina.
ask-arrived = Has llegado. Termina el viaje o aprovecha la parada.
ask-second = ¿En cuál de tus estaciones empieza la segunda locomotora?
ask-deliver = Un marcador va a la fábrica y otro a tus dividendos. ¿En qué objetivo pones el tercero?
ask-market = Toma una loseta del mercado.
ask-market-bet = Toma una loseta. Si haces clic en su objetivo, además apuestas un dividendo por él.
ask-store = Solo tienes espacio para { $room ->
    [one] 1 recurso
   *[other] { $room } recursos
}. Descarta { $count } o convierte.
wait-deal = Se van a repartir losetas y objetivos.
wait-refill = Se está rellenando el mercado.
wait-lay = { $seat } coloca una loseta.
wait-center = { $seat } decide sobre la loseta recién colocada.
wait-pay = { $seat } paga una estación.
wait-drive = { $seat } mueve.
wait-market = { $seat } está en el mercado.
wait-store = { $seat } hace espacio en los almacenes.
over = La partida ha terminado: { $ending }.

# Choices

choose-tile = Colocar { $tile }
choose-tile-back = Colocar un reverso
open-place = Lugar libre
choose-place = Colocarla aquí
choose-place-turned = Colocarla aquí, { $side }
choose-turn = Girar la loseta
choose-wasted = { $place }; allí no podría haber una estación: { $why }
tell-wasted = Allí no podría haber una estación: { $why }.
waste-none-left = ya están todas construidas
waste-next-door = hay una al lado
waste-same-city = la ciudad ya tiene una
waste-too-dear = no se puede pagar
choose-discard = Devolver { $tile }
choose-crossing = Tomar { $count ->
    [one] 1 dividendo
   *[other] { $count } dividendos
}
choose-take = Tomar 1 { $item }
choose-claim = Quedártela por { $price ->
    [one] 1 dividendo
   *[other] { $price } dividendos
}
choose-build = { $rest ->
    [0] Pagar { $count } dividendos
    [one] Pagar { $count ->
        [0] {""}
        [one] 1 dividendo y{" "}
       *[other] { $count } dividendos y{" "}
    }1 pasajero
   *[other] Pagar { $count ->
        [0] {""}
        [one] 1 dividendo y{" "}
       *[other] { $count } dividendos y{" "}
    }{ $rest } pasajeros
}
choose-skip = Dejarlo
choose-release = Un pasajero de { $seat }
choose-release-own = Un pasajero tuyo
choose-from-city = De esta ciudad
choose-drive-loco = Mover { $loco }
choose-go = Ir hasta { $to }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
choose-go-gives = Ir hasta { $to }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: { $gives }
choose-only-drive = Solo ir hasta { $to }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
choose-burn = Quemar 1 de carbón por un punto de movimiento
choose-second = Construir la segunda locomotora ({ $coal } de carbón, { $iron } de hierro)
choose-second-here = La segunda locomotora empieza aquí
choose-deliver = { $points ->
    [one] Entregar por un punto
   *[other] Entregar por { $points } puntos
}
choose-goal = Objetivo { $goal }: { $text }
choose-no-goal = No poner marcador en ningún objetivo
choose-passenger = Dejar un pasajero
choose-done = Terminar el viaje
choose-finish = { $points ->
    [0] O terminar y tomar ya una loseta:
    [one] O terminar, perder 1 punto y tomar ya una loseta:
   *[other] O terminar, perder { $points } puntos y tomar ya una loseta:
}
choose-finish-take = Terminar el viaje y tomar esto: { $tile }
choose-bet = …y apostar 1 dividendo por el objetivo { $goal }
choose-bet-short = + apostar
choose-drop = Descartar 1 { $item }
choose-convert = Convertir { $conversion }
choose-sell = Vender una acción por 1 dividendo
choose-more = Más opciones
gives-resource = tomar 1 { $item }
gives-passenger = dejar un pasajero
gives-points = { $points ->
    [one] entregar por un punto
   *[other] entregar por { $points } puntos
}

crumb-lay = Colocar
crumb-discard = Devolver
crumb-build = Construir
crumb-release = Pasajero
crumb-drive = Mover
crumb-loco = Segunda locomotora
crumb-deliver = Entregar
crumb-market = Mercado
crumb-drop = Descartar
crumb-place = Este lugar
crumb-back = Reverso
crumb-tile = La loseta
crumb-seat = Jugador
crumb-goal = Objetivo { $word }
crumb-none = Ningún objetivo
crumb-bet = Apuesta
crumb-keep = Sin apuesta
crumb-resource = { $word ->
    [coal] { good-coal }
    [wood] { good-wood }
   *[iron] { good-iron }
}
crumb-column = Columna { $word }

# What happened

event-dealt = Se han repartido losetas y objetivos. Empieza { $start }.
event-laid = { $seat } coloca { $tile }.
event-laid-back = { $seat } coloca una loseta por el reverso.
event-station-wasted = { $seat } nunca podrá construir una estación allí: { $waste }.
event-discarded = { $seat } no puede colocar nada y devuelve { $tile }.
event-crossing-paid = { $seat } recibe { $count ->
    [one] 1 dividendo
   *[other] { $count } dividendos
} del cruce.
event-took = { $seat } toma { $count } { $item }.
event-claimed = { $seat } se queda con esta explotación.
event-built = { $count ->
    [0] { $seat } construye una estación y la paga solo con pasajeros.
    [one] { $seat } construye una estación y paga 1 dividendo.
   *[other] { $seat } construye una estación y paga { $count } dividendos.
}
event-released = Un pasajero de { $owner } deja una ciudad de { $seat } y se convierte en dividendo.
event-released-own = { $seat } recupera un pasajero.
event-skipped = { $seat } deja la loseta sin usar.
event-drove = { $seat } lleva { $loco } desde { $from } hasta { $to }{ $tiles ->
    [one] {""}
   *[other] , { $tiles } losetas
}{ $coal ->
    [0] {""}
   *[other] {" "}· { $coal } de carbón
}{ $wood ->
    [0] {""}
   *[other] {" "}· { $wood } de madera
}{ $iron ->
    [0] {""}
   *[other] {" "}· { $iron } de hierro
}.
event-burned = { $seat } quema 1 de carbón por un punto de movimiento.
event-loco-built = { $seat } construye la segunda locomotora.
event-delivered-first = { $seat } es quien primero entrega{ $coal ->
    [0] {""}
   *[other] {" "}· { $coal } de carbón
}{ $wood ->
    [0] {""}
   *[other] {" "}· { $wood } de madera
}{ $iron ->
    [0] {""}
   *[other] {" "}· { $iron } de hierro
}: { $points } puntos{ $goal ->
    [0] {""}
   *[other] {" "}y un marcador en el objetivo { $goal }
}.
event-delivered-later = { $seat } entrega{ $coal ->
    [0] {""}
   *[other] {" "}· { $coal } de carbón
}{ $wood ->
    [0] {""}
   *[other] {" "}· { $wood } de madera
}{ $iron ->
    [0] {""}
   *[other] {" "}· { $iron } de hierro
}: { $points } puntos{ $goal ->
    [0] {""}
   *[other] {" "}y un marcador en el objetivo { $goal }
}.
event-got-off = { $seat } deja un pasajero en la ciudad de { $host }.
event-got-off-at-home = { $seat } deja un pasajero en casa.
event-shares-rose = Las acciones de { $seat } suben y ahora valen { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
event-bonus = { $seat } recibe 1 dividendo de la escala de acciones.
event-sold = { $seat } vende una acción por 1 dividendo; las demás valen { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
event-converted = { $seat } convierte { $conversion }.
event-nine = { $seat } recibe { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por { $why }.
event-no-nine = Ya no queda un marcador de { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} para { $seat }.
event-bought = { $seat } toma { $tile } del mercado.
event-bet = { $seat } pone un dividendo en el objetivo { $goal }.
event-dropped = { $seat } no tiene espacio para { $count } { $item }.
event-drawn = Al mercado llega { $tile }.
event-last-turns = El final está cerca: { $ending }.
event-ended = La partida ha terminado.

# Why not

refusal-not-your-turn = Ahora no te toca decidir.
refusal-not-this-step = En este paso del turno se decide otra cosa.
refusal-cannot-convert = Para eso hacen falta 2 { $item }; tienes { $count }.
refusal-no-shares = Tu disco está al principio de la escala de acciones.
refusal-reserve-empty = Tu reserva está vacía.
refusal-not-in-hand = No tienes esta loseta en la mano.
refusal-not-beside = Una loseta debe colocarse junto a otra.
refusal-rails-do-not-match = Una vía daría a un lado sin vías.
refusal-no-rails-join = No empalmaría ninguna vía.
refusal-joins-stations = Dos ciudades con estación se convertirían en una.
refusal-looks-the-same = Con menos giro queda exactamente igual.
refusal-something-fits = Una de tus losetas se puede colocar.
refusal-not-in-center = El centro de esta loseta no ofrece eso.
refusal-too-few-dividends = Cuesta { $needed ->
    [one] 1 dividendo
   *[other] { $needed } dividendos
}; { $held ->
    [0] no tienes ninguno
   *[other] tienes { $held }
}.
refusal-station-next-door = Ya hay una estación al lado.
refusal-city-has-station = Esta ciudad ya tiene una estación.
refusal-no-station-left = Ya has construido todas tus estaciones.
refusal-pays-too-much = La estación solo cuesta { $cost }.
refusal-pays-too-little = La estación cuesta { $cost }, y en tus estaciones solo hay { $passengers ->
    [one] 1 pasajero
   *[other] { $passengers } pasajeros
}.
refusal-no-such-passenger = No hay ningún pasajero así en tus estaciones.
refusal-others-first = Los pasajeros de los demás se van primero.
refusal-no-such-loco = Aún no has construido tu segunda locomotora.
refusal-trip-over = El viaje de esta locomotora ha terminado.
refusal-no-points = No te quedan puntos de movimiento.
refusal-no-rails-there = Ninguna vía lleva allí.
refusal-already-there = La locomotora ya está allí.
refusal-too-far = { $tiles ->
    [one] Está a 1 loseta
   *[other] Está a { $tiles } losetas
}, y { $points ->
    [one] te queda 1 punto
   *[other] te quedan { $points } puntos
} de movimiento.
refusal-reversing = En un turno una locomotora solo va hacia delante; antes de su próximo viaje puede dar la vuelta.
refusal-too-few-resources = Para eso hacen falta { $count } { $item }; tienes { $held }.
refusal-locos-built = Ya has construido tus dos locomotoras.
refusal-not-own-station = Allí no tienes ninguna estación.
refusal-nothing-here = Ninguna de tus locomotoras acaba de entrar en una loseta que ofrezca esto.
refusal-city-full = La ciudad no tiene ninguna casa libre.
refusal-no-such-goal = Ese objetivo no existe.
refusal-goal-full = Nadie puede tener más de { $most ->
    [one] 1 marcador
   *[other] { $most } marcadores
} en un objetivo.
refusal-no-goal-marker = Una entrega tan pequeña no pone ningún marcador en un objetivo.
refusal-burned-enough = Nadie puede quemar más de { $most } de carbón en un turno.
refusal-goal-has-room = En un objetivo aún hay sitio para el marcador.
refusal-no-such-column = Allí no hay ninguna loseta.
refusal-room-enough = Hay espacio para todo lo que tienes almacenado.
refusal-no-chance = Ahora no hay nada que repartir ni que robar.
refusal-impossible-deal = Las losetas y los objetivos no pueden haberse repartido así.
refusal-not-in-pile = Esta loseta no está en la pila.

# The rules in short

rules-1 = De qué trata
rules-1-text = Cada jugador tiene { $markers } marcadores, y lo que es un marcador depende de dónde está: en la reserva está libre, en un almacén es un recurso, entre los dividendos es dinero, en una casa es un pasajero. Empiezas con una estación y una locomotora, { $dividends ->
    [one] 1 dividendo
   *[other] { $dividends } dividendos
}, un disco en la escala de acciones y { $hand ->
    [one] 1 loseta
   *[other] { $hand } losetas
} que nadie más ve. Un turno tiene tres pasos: colocar una loseta, mover tus locomotoras e ir al mercado.
rules-2 = En cualquier momento de tu turno
rules-2-text = Convierte recursos: 2 de carbón en 1 de madera, 2 de madera en 1 de hierro (el otro marcador va a la reserva), 2 de hierro en 1 de madera y 1 dividendo, 2 de madera en 1 de carbón y 1 dividendo. Vende acciones: cada casilla hacia atrás convierte un marcador de tu reserva en dividendo.
rules-3 = I: Colocar una loseta
rules-3-text = Debes colocar una loseta de tu mano junto a otra de modo que empalmen las vías; una vía nunca da a un lado sin vías. Gírala como quieras. Las carreteras pueden acabar en cualquier sitio, pero dos ciudades con estación nunca pueden convertirse en una. Una loseta también se puede colocar por el reverso: vía simple y nada más.
rules-4 = I: Lo que hay en su centro
rules-4-text = Ahora o nunca: un cruce paga { $crossing ->
    [one] 1 dividendo
   *[other] { $crossing } dividendos
} por cada { $crossing-pays ->
    [printed] vía impresa
   *[joined] vía que empalma
}; una fábrica da el recurso de su centro; una explotación puede ser tuya por { $claim ->
    [one] 1 dividendo
   *[other] { $claim } dividendos
}.
rules-5 = I: Estaciones y ciudades
rules-5-text = Las casas unidas por carreteras forman una ciudad. En una loseta de estación recién colocada puedes construir una estación si no hay otra al lado ni en la misma ciudad. Cuesta tu nivel tecnológico, en cualquier mezcla de dividendos y pasajeros de tus ciudades: los de los demás se van primero y se convierten en dividendos suyos. Cada estación sube tu nivel.
rules-6 = II: Mover tus locomotoras
rules-6-text = Tu nivel es el número de losetas que pueden recorrer en total tus locomotoras. Una locomotora solo va hacia delante, por cualquier vía menos aquella por la que vino; las vías que no se encuentran en una loseta están separadas. Una locomotora termina antes de que salga la otra. Cada unidad de carbón quemada da una loseta más (Q12). La segunda locomotora cuesta { $coal } de carbón y { $iron } de hierro y empieza en una estación tuya.
rules-7 = II: Por el camino
rules-7-text = En cada loseta en la que entra, una locomotora puede actuar una vez. Explotación: toma 1 recurso; si es de otro, sus acciones suben { $site }. Fábrica: entrega lo que pide; el primer marcador va a la fábrica, el segundo a tus dividendos, el tercero a un objetivo, un cuarto a tu reserva; la primera entrega sube tus acciones { $first }, las siguientes { $later }. Estación, sea de quien sea: deja un pasajero en una casa libre de su ciudad. Al final de tu turno, en los almacenes caben tantos recursos como indica tu nivel. Cuando tu disco { $bonus-field ->
    [reached] llega a un marcador de la escala de acciones o lo sobrepasa
   *[passed] sobrepasa un marcador de la escala de acciones
}, este se convierte en dividendo.
rules-8 = III: Mercado
rules-8-text = Toma una de las cuatro losetas descubiertas. Puedes poner un dividendo en el objetivo que está encima; nadie puede tener más de { $bets ->
    [one] 1 marcador
   *[other] { $bets } marcadores
} en un objetivo.
rules-9 = El final
rules-9-text = Cuando la pila está vacía, cada uno tiene un turno más, sin mercado. Cuando alguien construye su última estación o llega al máximo de la escala de acciones, recibe { $nine ->
    [one] 1 punto
   *[other] { $nine } puntos
} y la partida acaba con esa ronda; { $market-at-the-end ->
    [no] desde ese turno ya no hay mercado.
   *[yes] los turnos que quedan son sin mercado.
}
rules-10 = Puntuación
rules-10-text = Objetivos cumplidos: puntúa cada marcador puesto en ellos, y más para quien tenga allí la mayoría. Pasajeros, { $passengers ->
    [one] 1 punto
   *[other] { $passengers } puntos
} cada uno. Marcadores de fábrica, según lo impreso. Estaciones, { $houses ->
    [one] 1 punto
   *[other] { $houses } puntos
} por cada casa de su ciudad. Acciones, según lo impreso; dividendos, { $purse ->
    [one] 1 punto
   *[other] { $purse } puntos
} cada uno, y los marcadores por la última estación y el máximo de la escala de acciones. Los empates los gana quien tenga más estaciones y, después, las acciones más altas.

## Rulings

ruling-Q01 = ¿Paga un cruce por sus vías impresas o por las que empalman? Por las que empalman con otra al colocarlo, salvo que se haya acordado que cuentan todas las impresas.
ruling-Q02 = Ninguna loseta de la mano encaja, ni siquiera por el reverso. Una de ellas va a la caja, a la vista de todos, y sigue el paso II. No hace falta enseñar la mano: la propia mesa lo comprueba.
ruling-Q15 = La reserva está vacía. Solo se gana lo que hay: ni recurso (y entonces tampoco nada para el dueño de la explotación), ni pasajero, ni venta.
ruling-Q17 = ¿Cuándo se toma el marcador de una casilla de bonificación? Cuando el disco deja la casilla hacia la derecha o salta por encima; caer en ella no basta, salvo que se haya acordado. Se convierte en dividendo, sea de quien sea el turno.
ruling-Q20 = ¿Va todavía al mercado el jugador activo en el turno que provoca el final? Sí, salvo que se acuerde otra cosa; los turnos que empiezan después son sin mercado.
ruling-Q25 = En todos los objetivos hay ya tantos marcadores de quien entrega como se permiten. Entonces el marcador va a la reserva; si no, se elige un objetivo con sitio. Una entrega de menos de tres marcadores no pone ninguno en un objetivo.
ruling-Q12 = Un anillo de minas de carbón podría mover una locomotora sin fin. Nadie quema más de 200 de carbón en un turno.
ruling-Q41 = Una loseta se ve igual en dos direcciones. Eso es una sola manera de colocarla.

# Where the game stands.
step-lay = Colocar
step-drive = Viajar
step-market = Mercado

# On the box
invitation = Coloca losetas hasta formar un paisaje verde, conduce tus locomotoras por las vías de todos y lleva las mercancías adonde hacen falta.
makers = De Orlando Sá; Spielefaible 2024.

## Guided first game

lesson-mine = Un turno tiene tres pasos: colocar una loseta, mover y tomar otra loseta. Coloca la mina de hierro encima de tu loseta inicial, en línea recta: la fábrica de tu mano pedirá hierro.
lesson-claim = Lo que hay en el centro de una loseta solo se consigue ahora, al colocarla. Quédate con la mina por 1 de tus 2 dividendos: cada vez que Berta tome hierro aquí, subirán tus acciones.
lesson-drive = Tu nivel es 3, así que tienes 3 puntos de movimiento, uno por loseta. Dentro de un turno una locomotora solo va hacia delante. Entra en la mina.
lesson-iron = En cada loseta en la que entra, una locomotora puede actuar una vez. Toma 1 de hierro: un marcador de tu reserva pasa al almacén.
lesson-end-of-line = La vía acaba aquí. Termina el viaje; en el próximo turno la locomotora puede salir en sentido contrario.
lesson-market = Toma la fábrica que está bajo el objetivo 1. Podrías apostar un dividendo por ese objetivo (dos explotaciones tuyas), pero solo te queda uno y lo vas a necesitar. No apuestes.
lesson-factory = Berta ha dejado un pasajero en tu ciudad. Coloca en el extremo izquierdo la fábrica que quiere 1 de carbón, 1 de madera y 1 de hierro, con vías a la derecha, a la izquierda y hacia abajo.
lesson-coal = Colocar esta fábrica te da 1 de carbón. Tómalo.
lesson-turn-round = Ahora da la vuelta y regresa a tu loseta inicial. Su única casa está ocupada, así que no puede bajar ningún pasajero tuyo.
lesson-crossing = Sigue hasta el cruce inicial del centro: allí hay carbón y no es de nadie.
lesson-more-coal = Toma 1 de carbón. Ahora tienes 2 de carbón y 1 de hierro; en el nivel 3 tus almacenes guardan 3 recursos al final del turno.
lesson-left = Ve a la izquierda, hacia la fábrica. Es tu tercer punto.
lesson-no-fire = Quemando 1 de carbón tendrías otro punto, pero sin madera aún no hay nada que entregar. Termina el viaje.
lesson-station-tile = Toma la loseta de estación que está bajo el objetivo 1: tiene dos casas, y al final una estación vale 3 puntos por cada casa de su ciudad. No apuestes todavía.
lesson-second-factory = Berta ha sacado hierro de tu mina: tus acciones han subido a 2 puntos. Además ya tiene una segunda locomotora. Coloca tu otra fábrica a la izquierda de la primera, en línea recta: da madera, justo lo que te falta.
lesson-wood = Toma 1 de madera. Ya tienes todo lo que quiere la primera fábrica.
lesson-to-factory = Ve a la izquierda, a la primera fábrica.
lesson-deliver = Entrega 1 de carbón, 1 de madera y 1 de hierro. La primera entrega vale 6 puntos al final y sube tus acciones 2 casillas; un marcador pasa a dividendo y otro va a un objetivo. Elige el 1.
lesson-rest = La otra fábrica quiere 2 de carbón y 1 de hierro; solo tienes 1 de carbón. Termina el viaje.
lesson-sawmill = Toma el aserradero que está bajo el objetivo 3. Puede ser tu segunda explotación, y el objetivo 1 pide dos. Conserva tus 2 dividendos: no apuestes.
lesson-station = Hora de construir una estación. Coloca la loseta de dos casas debajo de la primera fábrica, con vías hacia arriba y a la derecha. Al lado no hay ninguna estación, y su ciudad tampoco tiene.
lesson-build = Cuesta tanto como tu nivel, 3. También puedes pagar con pasajeros de tus estaciones, primero los ajenos: paga 2 dividendos y el pasajero de Berta. Ella recibe por él un dividendo; tú, una casa libre y el nivel 4.
lesson-east = El nivel 4 ya te da 4 puntos de movimiento. Vamos por lo que quiere la segunda fábrica: ve a la derecha.
lesson-crossing-again = Sigue hasta el cruce inicial.
lesson-second-coal = Toma 1 de carbón: ya son 2.
lesson-up = Sube a tu loseta inicial.
lesson-passenger = La casa está libre. Deja un pasajero: 1 punto al final, mientras nadie pague con él.
lesson-mine-again = Sigue hasta tu mina de hierro, con el cuarto punto.
lesson-second-iron = Toma 1 de hierro. La mina es tuya, así que tus acciones no suben.
lesson-loaded = 2 de carbón y 1 de hierro: lo que quiere la segunda fábrica. Termina el viaje.
lesson-take-crossing = Toma el cruce que está bajo el objetivo 2. Los cruces dan dividendos, y no te queda ninguno.
lesson-sell = Para quedarte con el aserradero necesitas un dividendo. En tu turno puedes vender acciones cuando quieras: abre «Más opciones» y vende una. Te cuesta 1 punto, de 4 a 3, pero el objetivo 1 dará mucho más.
lesson-loop = Coloca el aserradero a la derecha de tu nueva estación, con vías a la izquierda y hacia abajo. Empalma con la fábrica de Berta, y la línea se cierra en un circuito.
lesson-claim-again = Quédate con él: es tu segunda explotación, y el objetivo 1 está cumplido.
lesson-down = Con tu carbón y tu hierro, a la segunda fábrica. Primero baja a tu loseta inicial; en su casa está tu propio pasajero.
lesson-middle = Sigue hasta el cruce inicial.
lesson-spare-coal = Toma 1 de carbón, el tercero: lo necesitarás para el camino.
lesson-west = A la izquierda.
lesson-through = Y sigue, pasando por la primera fábrica. Ese era tu cuarto punto y aún falta una loseta.
lesson-burn = Quema 1 de carbón por un punto de movimiento. Quedan 2 para la fábrica.
lesson-arrive = Entra en la segunda fábrica.
lesson-deliver-again = Entrega 2 de carbón y 1 de hierro: 5 puntos y otro marcador en el objetivo 1. Tus acciones suben a 5 puntos y sobrepasan una casilla de bonificación: el marcador de allí pasa a dividendo.
lesson-rest-again = Termina el viaje.
lesson-bet = Tienes 2 dividendos. Toma la loseta de estación que está bajo el objetivo 1 y apuesta uno: con 3 marcadores igualas a los tres neutrales, y cada uno de los tuyos vale 3 puntos en vez de 1.
lesson-lay-crossing = Berta ha usado tus dos explotaciones: tus acciones valen ya 8 puntos. También ha entregado en la primera fábrica, pero allí solo la primera entrega vale 6; la suya vale 3. Coloca el cruce en el extremo izquierdo.
lesson-crossing-pays = Un cruce paga 2 dividendos por cada vía suya que empalma con otra. Aquí es una: toma 2.
lesson-return = Ve a la derecha, a la primera fábrica.
lesson-to-station = En el desvío, baja a tu nueva estación.
lesson-passenger-again = En una de las dos casas hay un pasajero de Berta. Deja uno tuyo en la otra.
lesson-to-sawmill = Sigue hasta tu aserradero.
lesson-wood-again = Toma 1 de madera. En tu turno puedes convertir cuando quieras 2 de madera en 1 de hierro, o 2 de carbón en 1 de madera.
lesson-last-point = Después viene la fábrica de Berta, pero quiere 1 de carbón y 2 de hierro. Termina el viaje.
lesson-bet-again = Toma la loseta de estación que está bajo el objetivo 1 y apuesta otra vez. Guardado, un dividendo vale 1 punto; en este objetivo vale 3.
lesson-end = Si la partida acabara ahora, tendrías 44 puntos y Berta 22. Quedan tres losetas en la pila; cuando se vacíe, todos tendrán un último turno. Hasta entonces: más estaciones, ciudades más grandes y una segunda locomotora por 1 de carbón y 1 de hierro.

## When something is done that cannot be done now

when-lay = Una loseta se coloca al principio de un turno (§3)
when-drive = Las locomotoras circulan después de colocar la loseta (§6)
when-market = Se toma una loseta del mercado al final del turno; entonces puede apostarse un dividendo por su objetivo (§8)
points-tie = En caso de empate deciden más estaciones en el mapa y luego las acciones más altas.
