# 18Cuba en español. El dinero son pesos y se escribe con el signo de dólar, como en el tablero.

# Las compañías con su nombre completo.
name-HG = FC de Holguín a Gibara
name-JU = FC de Júcaro
name-HY = FC Cubano de Hershey
name-DQ = FC de Dubrocq
name-CO = FC del Cobre
name-CS = FC de Cárdenas a Soledad de Bemba
name-Oe = FC del Oeste
name-MS = FC de Matanzas a Sabanillas
name-CVC = FC Cienfuegos y Villa Clara
name-NPP = FC Nuevitas-Puerto Príncipe
name-SdC = FC Santiago de Cuba
name-TSS = FC Las Tunas – Sancti Spíritus
name-StSp = FC de Sancti Spíritus
name-FEC = Florida East Coast Railroad
name-FC = Ferrocarril Central

source-offering = de la oferta inicial
source-charter = de la hoja
source-pool = del pool de la banca

# Lo acordado.
ours = El mapa de la partida media para dos, los valores de las ciudades rojas y los espacios de La Habana gris son propuestas nuestras. ¿Tienes la caja? Entonces puedes ayudarnos con lo que hay impreso en ella.
variant-medium = Media
variant-medium-about = Al dorso del tablero, sin dos de las compañías mayores; unas tres o cuatro horas.
variant-short-west = Corta, en el oeste
variant-short-west-about = Media isla con cuatro compañías mayores; la mitad de decisiones que en la larga, unas dos horas.
variant-short-east = Corta, en el este
variant-short-east-about = La otra mitad, con sus propias cuatro compañías mayores; unas dos horas.
variant-long = Larga
variant-long-about = Toda la isla y todas las compañías; unas cuatro o cinco horas.
variant-short = Corta
variant-short-about = Toda la isla, una concesión para cada uno y menos dinero en la banca; unas tres o cuatro horas.
variant-standard = La partida completa
variant-standard-about = Toda la isla y todas las compañías; de cuatro a seis horas.
rule-rulings = Donde difieren las reglas alemanas y las inglesas
rule-rulings-recommended = como recomendamos, punto por punto
rule-rulings-german = valen las reglas alemanas
rule-rulings-english = valen las reglas inglesas
rule-rulings-about = Los dos reglamentos de septiembre de 2023 difieren en once puntos. Aquí eliges uno para todos; más abajo puedes fijar cada punto por separado. Recomendamos el texto inglés, salvo en comisionados y puertos, donde preferimos el alemán; los alquileres y la bancarrota los leemos a nuestra manera.
rule-concession-6 = La concesión 6 abarata
rule-concession-6-by-rulings = según lo elegido arriba
rule-concession-6-any-n-train = cualquier tren n
rule-concession-6-only-2n = solo un 2n
rule-concession-6-about = IV.2: en las reglas inglesas el descuento es para un tren n, en las alemanas para un 2n. (C02)
rule-benefits = La ventaja de una concesión es para
rule-benefits-by-rulings = según lo elegido arriba
rule-benefits-own-companies = una compañía de su dueño
rule-benefits-any-company = cualquier compañía
rule-benefits-about = IV.2: en las reglas inglesas, para una compañía que dirija su dueño; en las alemanas, para cualquiera. (C06)
rule-early-sale = Vender acciones de una compañía antes de que haya operado está
rule-early-sale-by-rulings = según lo elegido arriba
rule-early-sale-forbidden = prohibido
rule-early-sale-allowed = permitido
rule-early-sale-about = VI.4: las reglas inglesas lo prohíben, las alemanas no lo mencionan. (C08)
rule-without-train = Una compañía sin tren
rule-without-train-by-rulings = según lo elegido arriba
rule-without-train-no-redeeming = no recompra acciones
rule-without-train-no-issuing = no recompra ni emite acciones
rule-without-train-about = VII.5: sin tren no se recompra nada; la última página de las reglas alemanas dice que no se emite nada. (C14)
rule-commissioners = Un comisionado ayuda una vez en
rule-commissioners-by-rulings = según lo elegido arriba
rule-commissioners-company-turn = el turno de cada compañía
rule-commissioners-round = una ronda operativa
rule-commissioners-about = VII.6: uno en el turno de cada compañía; la última página de las reglas inglesas permite uno por ronda operativa. (C17)
rule-rental = Una estación del FC se alquila para
rule-rental-by-rulings = según lo elegido arriba
rule-rental-step = un paso; al recorrer rutas, un tren
rule-rental-use = una sola loseta, estación o tren
rule-rental-round = el turno entero
rule-rental-about = VII.15: para un solo paso; en las reglas alemanas se paga cada uso, y las inglesas dicen de VII.6 a VII.10 que vale para una ronda operativa. (C18)
rule-surplus-wagons = Los vagones que superan un límite rebajado
rule-surplus-wagons-by-rulings = según lo elegido arriba
rule-surplus-wagons-handed-in = se entregan
rule-surplus-wagons-kept = se conservan
rule-surplus-wagons-about = VII.12: en las reglas inglesas se entregan trenes y vagones, las alemanas solo nombran trenes. (C26)
rule-harbors = Los trenes con vagones necesitan puertos distintos si
rule-harbors-by-rulings = según lo elegido arriba
rule-harbors-deliver = entregan allí
rule-harbors-run = llegan allí
rule-harbors-about = VII.10: en las reglas alemanas cada vagón entrega en un puerto distinto, en las inglesas llega a uno distinto. (C30)
rule-wagon-limit = Una compañía mayor posee tantos vagones
rule-wagon-limit-by-rulings = según lo elegido arriba
rule-wagon-limit-train-limit = como permite el límite de trenes
rule-wagon-limit-as-trains = como trenes tiene
rule-wagon-limit-about = VII.10 y VII.12: hasta el límite de trenes; en VII.12 las reglas alemanas dicen tantos como trenes. (C59)
rule-bankruptcy = Lo que aportó un director en bancarrota
rule-bankruptcy-by-rulings = según lo elegido arriba
rule-bankruptcy-refunded = se devuelve
rule-bankruptcy-stays = se queda en la compañía
rule-bankruptcy-about = VII.13 y IX.1: ningún texto lo devuelve; lo recomendamos porque con ello no se compra ningún tren. (C63)
rule-emergency-issue = En una emergencia una compañía emite acciones
rule-emergency-issue-together = varias a un mismo precio
rule-emergency-issue-one-by-one = una a una, cada una al precio ya rebajado
rule-emergency-issue-about = VII.13: se trata como una venta de acciones, así que varias a la vez rinden la cotización de ese momento. (R198)
rule-price-3n = Un tren 3n cuesta
rule-price-3n-160 = el menor de sus dos precios impresos
rule-price-3n-180 = el mayor de sus dos precios impresos
rule-price-3n-about = VII.12: la tabla 12 imprime un precio menor que el texto y su ejemplo. (C01)
rule-issue-limit = Una compañía emite una acción mientras el pool tenga
rule-issue-limit-below-half-before = menos de la mitad antes
rule-issue-limit-half-after = como mucho la mitad después
rule-issue-limit-about = VII.5: se emite una acción si hay menos de la mitad en el pool; la acción de una compañía menor es un quinto y puede llevar el pool por encima de la mitad. (C15)
rule-bank-break = Si la banca quiebra en una ronda operativa, la partida acaba tras
rule-bank-break-by-rulings = según lo elegido arriba
rule-bank-break-this-set = esta serie de rondas
rule-bank-break-one-more-set = una serie de rondas más
rule-bank-break-about = IX.1: en las reglas inglesas la serie de rondas en curso es la última, en las alemanas se juega otra más. (C21)
rule-central-limit = El límite de posesión vale también para acciones del FC
rule-central-limit-yes = sí
rule-central-limit-no = no
rule-central-limit-about = VI.5: el límite de posesión es por compañía; no se dice si el FC lo es. (C41)
rule-over-limit = Quien acaba por encima del límite de certificados
rule-over-limit-sell-down = debe vender
rule-over-limit-no-duty = no tiene que vender
rule-over-limit-about = VI.3 y VI.9: un cambio de director puede llevar al anterior por encima del límite. (C58)
rule-fresh-home = La loseta de un comisionado puede prolongar una loseta de sede del mismo turno
rule-fresh-home-yes = sí
rule-fresh-home-no = no
rule-fresh-home-about = IV.1 y VII.6: la loseta adicional va antes o después de la propia; según VII.6 se sigue construyendo desde la sede en turnos posteriores. (C60)
rule-unsold-4n = Los trenes 4n sin vender que pierden una parada
rule-unsold-4n-aged = se venden envejecidos, a mitad de precio
rule-unsold-4n-removed = salen del juego
rule-unsold-4n-full-price = se venden envejecidos, al precio completo
rule-unsold-4n-about = VII.12: los trenes envejecidos del pool se retiran; de los que nunca se vendieron no se dice nada. (C68)

ending-bank_in_stock_round = La banca quebró en una ronda de bolsa.
ending-bank_in_operating_round = La banca quebró en una ronda operativa.
ending-second_eight = El último 8+/4D fue al Ferrocarril Central.
ending-bankruptcy = Un director no pudo pagar un tren.

# Lo que ocurre.
event-ordered = { $seat } encabeza el orden de turno.
event-bid = { $seat } puja ${ $amount } por el comisionado { $card }.
event-won = { $seat } se lleva el comisionado { $card } por ${ $amount }.
event-conceded = { $seat } toma la concesión { $card } por ${ $amount }.
event-passed = { $seat } pasa.
event-converted = { $seat } convierte la concesión { $card } en { $company } a ${ $price }, con un ingenio en { $hex }.
event-founded = { $seat } funda { $company } a ${ $price }.
event-bought = { $seat } compra una acción de { $company } { $source } por ${ $amount }.
event-sold = { $seat } vende { $shares ->
    [one] una acción
   *[other] { $shares } acciones
} de { $company } por ${ $amount }.
event-directed = { $seat } pasa a dirigir { $company }.
event-floated = { $company } sale a flote con ${ $amount }.
event-priced = La cotización de { $company } es ahora ${ $amount }.
event-unconverted = { $seat } pierde la concesión { $card }: no se convirtió.
event-set-began = { $rounds ->
    [one] Empieza una ronda operativa.
   *[other] Empieza una serie de { $rounds } rondas operativas.
}
event-operates = Le toca a { $company }.
event-mail = El correo le da ${ $amount } a { $company }.
event-stationed = { $amount ->
    [0] { $company } tiene una estación en { $hex }.
   *[other] { $company } coloca una estación en { $hex } por ${ $amount }.
}
event-issued = { $company } emite { $shares ->
    [one] una acción
   *[other] { $shares } acciones
} por ${ $amount }.
event-redeemed = { $company } recompra una acción por ${ $amount }.
event-laid = { $amount ->
    [0] { $company } coloca la loseta { $tile } en { $hex }.
   *[other] { $company } coloca la loseta { $tile } en { $hex } por ${ $amount }.
}
event-commissioned = El comisionado { $card } le paga ${ $amount } a { $seat }.
event-rented = { $company } alquila { $count ->
    [one] una estación del FC
   *[other] { $count } estaciones del FC
} por ${ $amount }.
event-ran = { $company } ingresa ${ $amount }.
event-milled = El ingenio de { $company } produce { $count ->
    [one] un cubo de azúcar
   *[other] { $count } cubos de azúcar
}.
event-delivered = { $company } entrega { $count ->
    [one] un cubo de azúcar
   *[other] { $count } cubos de azúcar
}.
event-paid-out = { $company } reparte ${ $amount }.
event-kept = { $amount ->
    [0] { $company } no tiene nada que repartir.
   *[other] { $company } retiene ${ $amount }.
}
event-got-train = { $company } compra un tren { $train } por ${ $amount }.
event-got-train-from = { $company } le compra un tren { $train } a { $seller } por ${ $amount }.
event-got-wagon = { $company } compra un vagón de { $wagon } por ${ $amount }.
event-got-wagon-from = { $company } le compra un vagón de { $wagon } a { $seller } por ${ $amount }.
event-traded-in = { $company } entrega un { $old } y ${ $amount } a cambio de un { $train }.
event-offered-train = { $company } le ofrece ${ $amount } a { $seller } por un tren { $train }.
event-offered-wagon = { $company } le ofrece ${ $amount } a { $seller } por un vagón de { $wagon }.
event-named-price = { $seller } le pide ${ $amount } a { $company } por un tren { $train }.
event-declined = { $company } no acepta.
event-got-machine = { $amount ->
    [0] { $company } recibe gratis una máquina de la generación { $generation }.
   *[other] { $company } compra una máquina de la generación { $generation } por ${ $amount }.
}
event-promised = { $company } recibe la concesión 6 para un tren n posterior.
event-benefited = { $company } recibe la ventaja de la concesión { $card }.
event-added = { $seat } aporta ${ $amount } para un tren de { $company }.
event-refunded = { $seat } recupera los ${ $amount } aportados para un tren de { $company }.
event-discarded-train = { $company } supera su límite y entrega un tren { $train }.
event-discarded-wagon = { $company } supera su límite y entrega un vagón de { $wagon }.
event-phase-began = Empieza la fase { $phase }.
event-scrapped-trains = { $count ->
    [one] Se desguaza un tren { $train } de { $company }.
   *[other] Se desguazan { $count } trenes de { $company }, cada uno un { $train }.
}
event-scrapped-wagons = { $count ->
    [one] Se desguaza un vagón de 1 de { $company }.
   *[other] Se desguazan { $count } vagones de { $company }, todos de 1.
}
event-aged = { $count ->
    [one] Un tren 4n de { $company } pierde una parada.
   *[other] { $count } trenes de { $company } pierden una parada, cada uno un 4n.
}
event-central-paid = El Ferrocarril Central ingresa ${ $amount }: un décimo por cada acción en manos de jugadores.
event-exported = Un tren { $train } va al Ferrocarril Central.
event-bank-broke = La banca ha quebrado.
event-ended = La partida ha terminado. { $ending }

# Lo que va contra las reglas.
refusal-not-your-turn = Ahora no te toca decidir.
refusal-not-this-step = Eso no es parte de este paso.
refusal-no-chance = Ahora no hay nada que repartir.
refusal-impossible-order = Las cartas de orden no pueden quedar así.
refusal-must-bid = Quien abre una subasta debe pujar.
refusal-bad-bid = Las pujas son múltiplos de { $step } y más altas que la anterior.
refusal-not-enough = Eso cuesta ${ $cost } y solo dispones de ${ $held }.
refusal-no-such-card = Esa concesión no está disponible.
refusal-no-concession = No tienes esa concesión.
refusal-cannot-found = Esta compañía no se puede fundar ahora.
refusal-too-early-for-fec = La FEC se puede fundar a partir de la fase { $phase }.
refusal-no-minors-now = Las compañías menores solo se fundan en la primera ronda de bolsa.
refusal-no-starting-price = Esa no es una cotización inicial.
refusal-no-mill-there = Ahí no puede haber un ingenio.
refusal-no-sales-yet = En la primera ronda de bolsa no se puede vender nada.
refusal-never-operated = Esta compañía aún no ha operado.
refusal-not-owned = No tienes tantas acciones.
refusal-pool-full = Más de la mitad de la compañía quedaría en el pool.
refusal-directors-certificate = El certificado de director no se puede vender: nadie más tiene dos acciones.
refusal-no-share = Ahí no hay ninguna acción que comprar.
refusal-minor-charter = Las acciones en la hoja de una compañía menor no están a la venta.
refusal-holding-limit = Ya tienes todo lo que se permite de esta compañía.
refusal-certificate-limit = Ya tienes todos los certificados que se permiten.
refusal-sold-this-round = Has vendido acciones de esta compañía en esta ronda y ya no puedes comprar más.
refusal-must-sell-down = Tienes demasiados certificados y primero debes vender.
refusal-no-benefit = No tienes esta ventaja, o no es para esta compañía.
refusal-train-limit = La compañía ya tiene todos los trenes que se permiten.
refusal-wagon-limit = La compañía ya tiene todos los vagones que se permiten.
refusal-machine-limit = Una compañía menor tiene como mucho tres máquinas.
refusal-no-home = Ahí no se puede colocar una estación de sede.
refusal-already-shared = En este turno ya se emitió o recompró una acción.
refusal-cannot-issue = En la hoja no queda ninguna acción, o la mitad de la compañía está en el pool.
refusal-cannot-redeem = Para recomprar, una compañía necesita un tren y una acción en el pool.
refusal-already-laid = La loseta de este turno ya está colocada.
refusal-no-commissioner = No tienes ese comisionado.
refusal-wrong-commissioner = Este comisionado es para otras losetas.
refusal-needless-rent = Solo se alquilan estaciones que hagan falta.
refusal-no-station = Ahí no se puede colocar una estación: hace falta un espacio libre al que llegue una ruta.
refusal-one-station = La compañía ya tiene una estación en este hexágono.
refusal-slot-kept = El último espacio se reserva a la compañía que tiene aquí su sede.
refusal-no-station-left = A la compañía no le quedan estaciones.
refusal-route-no-such-train = La compañía no tiene ese tren.
refusal-route-no-such-wagon = La compañía no tiene ese vagón.
refusal-route-one-harbor = Dos trenes con vagones no pueden usar el mismo puerto.
refusal-route-too-few-cubes = En los almacenes no hay tanto azúcar.
refusal-route-cannot-rent = La tesorería no puede pagar los alquileres.
refusal-route-too-long = La ruta tiene más paradas de las que puede hacer el tren.
refusal-route-apart = Dos hexágonos de la ruta no se tocan.
refusal-route-too-short = Una ruta tiene al menos dos paradas.
refusal-route-no-crossing = Por ahí no cruza ninguna vía.
refusal-route-track-twice = Un tramo de vía se usa dos veces.
refusal-route-no-track = Ahí no hay vía.
refusal-route-wrong-gauge = Ahí no hay vía del ancho de la compañía.
refusal-route-ends-between = Una ruta empieza y acaba en una parada.
refusal-route-no-way = La vía no sigue así.
refusal-route-full = Ninguna ruta atraviesa una ciudad llena ni un puerto.
refusal-route-stop-twice = Una ruta no puede hacer dos veces la misma parada.
refusal-route-no-station = La ruta no pasa por ninguna estación de la compañía.
refusal-route-wrong-stop = Un tren así no para ahí.
refusal-route-nothing-to-deliver = Sin azúcar no hay nada que entregar.
refusal-route-no-wagon = El azúcar necesita un vagón, y no todos los trenes llevan uno.
refusal-route-small-wagon = En el vagón no cabe tanto.
refusal-route-other-harbor = La ruta no acaba en ese puerto.
refusal-route-other-mill = La ruta no pasa por ese ingenio.
refusal-not-the-best = Otro recorrido gana más, sin más alquileres ni cubos.
hint-not-the-best = Otro recorrido gana ${ $best }, sin más alquileres ni cubos.
refusal-not-for-sale = Ni la banca ni el pool tienen ese tren o vagón.
refusal-no-machine = Esas máquinas aún no están disponibles, o ya no quedan.
refusal-not-for-this-kind = Esta compañía no puede poseer eso.
refusal-no-deals-yet = Los tratos entre compañías empiezan en la fase { $phase }.
refusal-no-deal = Esa compañía no puede venderlo. Un tren cuesta al menos $1.
refusal-declined = El otro director ya lo ha rechazado en este turno.
refusal-not-higher = El precio debe superar los ${ $amount } ofrecidos.
refusal-company-lacks = Cuesta ${ $cost }, y { $company } solo puede gastar ${ $held }.
refusal-no-price-of-own = Quien vende fija su propio precio una sola vez, y solo por trenes.
refusal-train-owed = La compañía debe comprar antes un tren: solo puede gastar lo que exceda de ${ $amount } para el más barato.
refusal-not-bankrupt = Lo que aún puedes reunir puede bastar, o la compañía puede pagar un tren o no lo necesita.
refusal-issue-needs-train = Sin tren, la compañía no emite acciones.
refusal-one-commissioner = En esta ronda operativa ya se usó un comisionado.
refusal-one-by-one = Las acciones se emiten una a una.
refusal-no-trade-in = Ya se cambió un tren, o este no se puede cambiar.
refusal-must-buy-train = La compañía debe comprar un tren.
refusal-must-buy-cheapest = En una emergencia solo se puede comprar el tren más barato de la banca o del pool.
refusal-no-emergency = No hay ninguna emergencia.
refusal-must-issue-first = La compañía debe emitir antes una acción.
refusal-not-yet-selling = Solo vendes acciones propias cuando se agotan tu efectivo y las acciones de la compañía.
refusal-more-than-needed = Con menos acciones ya se reúne lo que falta.
refusal-director-may-not-change = Con una venta así no puede cambiar ningún director.
refusal-must-hand-in = Primero hay que entregar lo que supera el límite.
refusal-no-surplus = La compañía no tiene demasiados de esos.
refusal-track-not-land = Ahí no puede haber una loseta.
refusal-track-same-as = Queda igual que con el giro { $rotation }.
refusal-track-not-yet = Las losetas de este color llegan en una fase posterior.
refusal-track-none-left = No quedan losetas de ese tipo.
refusal-track-wrong-kind = Esta loseta es para otros hexágonos.
refusal-track-not-your-mill = Solo la propia compañía menor coloca la primera loseta de su ingenio.
refusal-track-wrong-gauge = Esta compañía construye vía del otro ancho.
refusal-track-sugar-too-early = Las compañías mayores construyen en cañaverales a partir de la fase { $phase }.
refusal-track-not-an-upgrade = Eso no mejora lo que hay ahí: hace falta el color siguiente, el mismo tipo y toda la vía anterior.
refusal-track-not-your-city = Una compañía menor no construye en más ciudad que la suya.
refusal-track-adds-nothing = La loseta no añade vía del ancho de la compañía.
refusal-track-off-the-map = La vía no puede salir del mapa ni dar a una barrera.
refusal-track-not-reached = Ninguna ruta de la compañía llega a la loseta.

# El mapa.
map-title = El mapa de Cuba
kind-plain = terreno
kind-sugar = cañaveral
kind-city = ciudad
kind-y = ciudad Y
kind-habana = La Habana
kind-harbor = puerto

# Lados y tipos, para quien señala un hexágono.
side-NE = NE
side-E = E
side-SE = SE
side-SW = SO
side-W = O
side-NW = NO
hex-tile = loseta { $tile }
hex-stations = estaciones: { $companies }
hex-home = sede de { $company }
hex-cubes = { $count ->
    [one] 1 cubo de azúcar
   *[other] { $count } cubos de azúcar
}
hex-slots = { $count ->
    [one] 1 espacio
   *[other] { $count } espacios
}
hex-standard = vía normal { $sides }
hex-narrow = vía estrecha { $sides }

# Junto al mapa.
market-title = Cotizaciones
market-start = cotización inicial
charters-title = Compañías
unfounded = Sin fundar:
price-title = Cotización
treasury-title = Tesorería
director-title = Dirige
stations-title = Estaciones que pueden colocarse ahora / en total
limit-title = Trenes: en propiedad / permitidos
machine-title = Máquina
mail = Correo
not-floated = aún no a flote
central-train = Alcance { $range }
pile-offering = Oferta inicial
pile-charter = En la hoja
pile-pool = Pool de la banca
short-offering = Oferta
short-charter = Hoja
short-pool = Pool
bank-title = Banca
phase-now = Fase { $phase }
depot-standard = Trenes de vía normal
depot-narrow = Trenes de vía estrecha
depot-wagons = Vagones
machines-title = Máquinas
from-phase = desde la fase { $phase }
in-pool = En el pool:
phases-title = Fases
tiles-title = Losetas que quedan y en qué se convierten
# Lo que trae una fase, compuesto: solo se dice lo que cambia en ella.
phase-yellow = losetas amarillas
phase-green = losetas verdes
phase-brown = losetas marrones
phase-gray = losetas grises
phase-train = trenes { $train }
phase-wagon = vagones de { $wagon }
phase-machines = máquinas +{ $bonus }
phase-deals = tratos entre compañías
phase-sugar = las mayores construyen en cañaverales
phase-fec = la FEC
phase-major-limit = { $count ->
    [one] una compañía mayor tiene como mucho un tren
   *[other] una compañía mayor tiene como mucho { $count } trenes
}
phase-minor-limit = { $count ->
    [one] una compañía menor tiene como mucho un tren
   *[other] una compañía menor tiene como mucho { $count } trenes
}
phase-rounds = { $count ->
    [one] una ronda operativa
   *[other] { $count } rondas operativas
}
phase-scrapped = al desguace: { $trains }
phase-aging = los trenes 4n pierden una parada
phase-nothing = nada nuevo

# Jugadores.
order-place = n.º { $place } en el orden
cash-title = Efectivo
worth-title = Efectivo y acciones a su cotización
worth-short = Valor
certificates-title = Certificados: en propiedad / permitidos
certificates-short = Cert.
share-title = { $count ->
    [one] 1 acción de { $company }
   *[other] { $count } acciones de { $company }
}
share-director = { $count ->
    [one] 1 acción de { $company }, dirige
   *[other] { $count } acciones de { $company }, dirige
}
chip-commissioner = Comisionado { $card }
chip-concession = Concesión { $card }
chip-benefit = Ventaja { $card }
commissioner-1 = una loseta amarilla adicional sin ciudad
commissioner-2 = una loseta amarilla adicional de ciudad, pero no Y
commissioner-3 = una loseta verde adicional sin ciudad
commissioner-4 = una loseta verde adicional de ciudad, pero no Y ni La Habana
commissioner-5 = una loseta marrón adicional sin ciudad
commissioner-6 = una loseta marrón adicional de ciudad, pero no Y ni La Habana
concession-1 = sin ventaja
concession-2 = un vagón de 1 gratis para una compañía mayor
concession-3 = una máquina gratis para una compañía menor
concession-4 = una acción del FC
concession-5 = el contrato de correo para una compañía mayor
concession-6 = ${ $amount } de descuento en un tren de vía estrecha

# En qué punto está un turno.
round-of = ronda operativa { $number } de { $of }
step-home = Sede
step-track = Vía
step-station = Estación
step-run = Recorrido
step-dividend = Ingresos
step-trains = Trenes
step-machines = Máquinas

# Lo que se pregunta.
bid-high = { $name } ha pujado ${ $amount }.
bid-none = Nadie ha pujado todavía.
ask-bid = El comisionado { $card } paga ${ $pay } por { $what }. { $high } ¿Cuánto pujas?
wait-bid = El comisionado { $card } paga ${ $pay } por { $what }. { $high } Puja { $name }.
ask-draft = ¿Qué concesión tomas? Tienes ${ $cash }.
wait-draft = { $name } elige una concesión.
ask-stock-first = Funda una compañía o compra una acción. Tienes ${ $cash }.
ask-stock = Vende cuanto quieras y después compra una acción. Tienes ${ $cash }.
ask-stock-sold = Sigue vendiendo, compra una acción o acaba tu turno. Tienes ${ $cash }.
wait-stock = { $name } negocia en bolsa.
ask-found = ¿A qué cotización empieza { $company }? El certificado de director cuesta lo que dos acciones.
ask-sell = ¿Cuántas acciones de { $company } vendes?
ask-convert = ¿Qué compañía menor fundas?
ask-convert-price = ¿A qué cotización empieza?
ask-mill = ¿En qué ciudad va su ingenio?
ask-discard = { $company } tiene más de lo permitido. ¿Qué entrega?
ask-home = ¿Dónde pone la compañía su sede?
ask-track = ¿Dónde colocas vía? Elige un hexágono marcado.
ask-commission = ¿Dónde va la loseta del comisionado?
ask-no-track = Ahora no se puede colocar ninguna loseta.
ask-tile = ¿Qué loseta va en { $hex }?
ask-turn = ¿Cómo queda en { $hex }? Gírala en el mapa.
ask-only-turn = En { $hex } solo encaja así.
ask-station = ¿Colocas una estación?
ask-no-station = Ahora no se puede colocar ninguna estación.
ask-run = Toca hacer el recorrido: el mejor ya está calculado.
ask-hand-train = ¿Qué tren sale ahora?
ask-hand-begin = ¿Dónde empieza la ruta? Elige una parada en el mapa.
ask-hand-on = ¿Por dónde sigue? Elige un hexágono.
ask-hand-done = No queda ningún tren por salir.
ask-dividend = ¿Qué se hace con ${ $amount }?
ask-trains = ¿Compras trenes?
ask-must-buy = La compañía debe tener un tren. ¿Cuál compra?
ask-deal = ¿Qué le ofreces a { $seller } por un tren { $train }?
ask-raise = La compañía debe comprar un tren y no puede pagarlo. ¿De dónde sale el dinero?
ask-named = { $seller } pide ${ $amount } por { $what }. ¿Acepta { $company }?
ask-counter = { $company } ofrece ${ $amount } por { $what } de { $seller }. ¿Cuánto pides?
ask-ruined = A la compañía le falta un tren y ya no se puede reunir más dinero. Quizá otra compañía te venda uno; si no, estás en bancarrota.
ask-answer = { $name } quiere comprarle { $what } a { $seller } para { $company } y ofrece ${ $amount }. ¿Aceptas?
ask-machines = ¿Compras máquinas para el ingenio?
wait-answer = { $name } responde a una oferta.
wait-company = { $name } actúa por { $company }.

# Lo que se puede elegir.
choose-bid = Pujar ${ $amount }
choose-bid-other = Pujar más …
choose-convert = Convertir la concesión { $card } …
choose-found = Fundar …
choose-sell = Vender …
choose-buy = Comprar { $share } · ${ $amount } · { $source }
from-offering = nueva
from-charter = hoja
from-pool = pool
choose-sell-count = { $count ->
    [one] Vender 1 acción por ${ $amount }
   *[other] Vender { $count } acciones por ${ $amount }
}
choose-commission = Comisionado { $card }: una loseta que te da ${ $amount }
choose-lay-it = Colocarla
choose-station = Colocar una estación en { $hex }
choose-run = Hacer el recorrido: ${ $amount }
choose-pay = Repartir ${ $amount }
choose-keep = Retener ${ $amount }
choose-trade = Cambiar el { $old }
choose-wagon = vagón de { $wagon }
shop-bank = nuevo
shop-pool = del pool
choose-raise-issue = { $count ->
    [one] { $company } emite una acción: ${ $amount }
   *[other] { $company } emite { $count } acciones: ${ $amount }
}
choose-raise-cash = Aportar ${ $amount } de tu bolsillo
choose-machine = Máquina +{ $bonus } por ${ $amount }
choose-answer-yes = Aceptar
choose-answer-no = Rechazar
choose-counter = Pedir otro precio
choose-bankrupt = Declararte en bancarrota: acaba la partida
choose-discard = { $company } entrega un tren { $train }
choose-discard-wagon = { $company } entrega un vagón de { $wagon }
choose-issue = Emitir una acción: ${ $amount } a la tesorería, la cotización queda en ${ $price }
choose-redeem = Recomprar una acción por ${ $amount }
choose-benefit-wagon = Tomar el vagón de 1 gratis
choose-benefit-machine = Tomar una máquina +{ $bonus } gratis
choose-benefit-mail = Tomar el contrato de correo
choose-benefit-discount = Ceder la concesión 6: un tren n ${ $amount } más barato
choose-pass = Pasar
choose-pass-concession = Pasar sin convertir
warn-concession = { $count ->
    [one] Convierte la concesión { $cards } antes de que todos pasen: si no, se pierde, con sus ${ $amount } y su ventaja.
   *[other] Convierte las concesiones { $cards } antes de que todos pasen: si no, se pierden, cada una con sus ${ $amount } y su ventaja.
}
choose-pass-sold = Acabar el turno
choose-pass-draft = No tomar ninguna
choose-pass-track = No colocar nada
choose-pass-laid = No construir más
choose-pass-station = Sin estación
choose-pass-trains = Listo con los trenes
choose-pass-machines = Listo con las máquinas

# Lo que saldría de ello.
tell-own = tienes { $share }
tell-you-direct = pasas a dirigirla
tell-pay = pagas ${ $amount }, te quedan ${ $left }
tell-price = { $company } baja a ${ $price }
tell-price-stays = { $company } sigue en ${ $price }
tell-heir = { $name } pasa a dirigirla
tell-free = no cuesta nada
tell-cost = cuesta ${ $amount }
tell-rent = { $count ->
    [one] alquila una estación del FC por ${ $amount }
   *[other] alquila { $count } estaciones del FC por ${ $amount }
}
tell-commission = el comisionado te paga ${ $amount }
tell-left = quedan ${ $amount } en la tesorería
tell-treasury = ${ $amount } en la tesorería
tell-stop = ciudad { $number }
tell-dividend = ${ $own } para ti, ${ $company } para la compañía, cotización a ${ $price }
tell-kept = a la tesorería, cotización a ${ $price }
tell-discount = con ${ $amount } de descuento
tell-phase = empieza la fase { $phase }:
tile-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
tile-is = Loseta { $tile } en { $hex }
tile-turn = Girar la loseta
tile-turn-count = ↻ Girar ({ $count } formas)
joins-standard = enlaza con vía normal en { $joined } de { $all } extremos
joins-narrow = enlaza con vía estrecha en { $joined } de { $all } extremos
run-machines = Máquinas
run-none = Ningún tren puede salir.
run-rent = { $count ->
    [one] Alquila una estación del FC por ${ $fee }.
   *[other] Alquila { $count } estaciones del FC por ${ $fee }.
}
run-cargo = Azúcar de { $mills } a { $harbor }
run-instead = O en su lugar
run-fewer-rent = ahorra ${ $amount } de alquiler
run-fewer-cubes = { $count ->
    [one] deja un cubo de { $mill }
   *[other] deja { $count } cubos de { $mill }
}
run-more-cubes = { $count ->
    [one] toma un cubo de { $mill }
   *[other] toma { $count } cubos de { $mill }
}
run-other = otros cubos
deal-head = Comprar a otra compañía
deal-train = un tren { $train }
deal-wagon = un vagón de { $wagon }
emergency-sums = El tren más barato cuesta ${ $price }. En la tesorería hay ${ $held }: faltan ${ $missing }.
emergency-issue = La compañía emite acciones.
emergency-cash = Aportas efectivo; tienes ${ $amount }.
emergency-sell = Vendes acciones propias.

# Lo elegido hasta ahora.
crumb-bid = Pujar
crumb-concession = Concesión
crumb-convert = Convertir
crumb-found = Fundar
crumb-buy = Comprar
crumb-sell = Vender
crumb-benefit = Ventaja
crumb-mail = Correo
crumb-home = Sede
crumb-lay = Construir
crumb-commission = Comisionado
crumb-station = Estación
crumb-rent = Alquiler
crumb-run = Recorrido
crumb-train = Tren
crumb-trade = Cambiar
crumb-wagon = Vagón
crumb-deal = Trato
crumb-deal_wagon = Trato por un vagón
crumb-answer = Respuesta
crumb-counter = Tu precio
crumb-machine = Máquina
crumb-raise = Reunir dinero
crumb-issue = Emitir acciones
crumb-discard = Entregar
crumb-discard_wagon = Entregar un vagón
crumb-sum = ${ $word }
crumb-card = n.º { $word }
crumb-tile = loseta { $word }
crumb-shares = acciones: { $word }
crumb-route = ruta
crumb-unlisted = a mano

# Las reglas en breve, por los capítulos del reglamento.
rules-1 = El objetivo
rules-1-text = Inviertes en los ferrocarriles de Cuba. Gana quien al final valga más, entre efectivo y acciones. La partida acaba cuando quiebra la banca, cuando el 8+/4D n.º { $eights } va al Ferrocarril Central o cuando un director no puede pagar un tren.
rules-2 = La apertura
rules-2-text = Se subastan seis comisionados; cada uno paga más tarde una loseta adicional. Después se eligen concesiones, que en la primera ronda de bolsa se convierten en compañías menores. Lo que no se convierte se pierde.
rules-3 = Rondas de bolsa
rules-3-text = En tu turno pasas, o vendes cuantas acciones quieras y después compras una. Cada acción vendida baja la cotización un paso en diagonal. El certificado de director de una nueva compañía mayor cuesta lo que { $director } acciones a una cotización de { $low } a { $high }; la compañía sale a flote cuando se ha vendido el { $floats } %. Quien tiene más acciones dirige la compañía.
rules-4 = Rondas operativas
rules-4-text = Primero operan las compañías menores, desde la cotización más baja; luego las mayores, desde la más alta; al final el Ferrocarril Central, por sí solo. Un turno consta de vía, estación, recorrido, ingresos, trenes y, en las menores, máquinas.
rules-5 = Vía
rules-5-text = Una compañía coloca o mejora una loseta por turno donde llegan sus rutas. Las menores construyen vía estrecha y cañaverales desde su ingenio; las mayores, vía normal entre ciudades. La vía anterior se conserva. Las fases abren una tras otra las losetas verdes, marrones y grises.
rules-6 = Estaciones
rules-6-text = Una ciudad llena no deja pasar a quien no tenga allí una estación. Las compañías mayores colocan estaciones por { $second }, { $third } y { $fourth }. Una estación del Ferrocarril Central se puede alquilar por { $rental }, para { $rented-for ->
    [use] una sola loseta, estación o tren
    [round] el turno entero
   *[step] un paso o un tren
}.
rules-7 = Recorridos y azúcar
rules-7-text = Cada tren recorre su propia ruta por una estación de su compañía y cuenta sus paradas. Los ingresos de una compañía menor producen cubos de azúcar; el tren con vagón de una mayor los lleva del ingenio a un puerto por { $cube } cada uno. Hay que hacer el mejor recorrido, pero nadie está obligado a alquilar ni a llevar azúcar.
rules-8 = Ingresos
rules-8-text = Los ingresos se reparten entre los accionistas y la cotización avanza a la derecha; o se retienen y la cotización retrocede a la izquierda.
rules-9 = Trenes
rules-9-text = El primer tren de un tipo nuevo inicia una fase, y los trenes viejos se desguazan. Al final de su turno una compañía debe tener un tren. Si no puede pagarlo, emite acciones, su director aporta efectivo y, en último término, vende acciones propias.
rules-10 = El Ferrocarril Central
rules-10-text = No necesita director. Gana con sus estaciones, con los alquileres y con el azúcar que queda en los ingenios, lo reparte todo, y su cotización sube en cada ronda. Tras cada serie de rondas recibe el tren superior de la pila.

## Cuentas

accounts-stock = RB { $number }
accounts-sheet = Jugadores y compañías
accounts-company = Compañía
accounts-price = Precio
accounts-bank-shares = Sin vender
accounts-treasury = Tesorería
accounts-fleet = Trenes
accounts-last = Último recorrido
accounts-dividend = Por acción
accounts-dividend-title = Lo que pagaría una acción si la compañía hiciera ahora su recorrido con los trenes que tiene y repartiera
accounts-cash = Efectivo
accounts-shares = Acciones
accounts-worth = Patrimonio
accounts-certificates = Certificados
accounts-projected = Si ahora repartieran todas
accounts-outlook = Banca y trenes
accounts-bank = Quedan ${ $left } de ${ $whole } en la banca
accounts-bank-stock = Si la banca quiebra en esta ronda de bolsa, la serie de rondas operativas que la sigue es la última.
accounts-bank-operating = Si la banca quiebra en estas rondas operativas, la partida acaba con esta serie o, si así se acordó, con la siguiente.
accounts-bank-broken = La banca ha quebrado: la partida acaba con la última ronda operativa anunciada.
accounts-bank-over = La partida ha terminado.
accounts-trains = Trenes
accounts-train = Tren
accounts-left = Quedan
accounts-scrapped = Desguace
accounts-in-phase = fase { $phase }
accounts-never = nunca
accounts-incomes = Ingresos por ronda
accounts-incomes-key = Lo que va entre paréntesis lo retuvo la compañía; un guion es una ronda sin ingresos.
accounts-kept = retenido por la compañía
accounts-chart = Patrimonio, ronda a ronda
accounts-numbers = Los números
accounts-after = Tras
compare-nothing = Por ahora no cambian ni el dinero ni los ingresos.
compare-treasury = tesorería
compare-price = cotización
compare-income = próximo recorrido

## Decidido de antemano

aids-off-means = Sin ellas eliges las rutas a mano, parada a parada.
intent-round = Pasar el resto de esta ronda de bolsa
intent-quiet = Pasar hasta que alguien compre, venda o funde
intent-float = Comprar { $company } hasta que salga a flote
intent-pay = { $company } hace su recorrido y reparte, mientras ingrese ${ $income } o más
intent-keep = { $company } hace su recorrido y retiene, mientras ingrese ${ $income } o más

## Rutas a mano

hand-begin = Elegir las rutas a mano
hand-train = Salir con el { $train }
hand-sum = gana ${ $amount } hasta ahora
hand-wagon = Con azúcar en el vagón de { $wagon }
hand-shorter = Un hexágono atrás
hand-next = Listo, al siguiente tren
hand-leave = Volver al mejor recorrido
hand-again = Empezar de nuevo

## La primera partida

lesson-auction = Dos jugadores en el oeste de Cuba; empiezas tú. Se subastan seis comisionados, uno tras otro. Cada uno paga una vez por una loseta adicional de su tipo: este, $30 por una loseta amarilla sin ciudad. Quien abre debe pujar, aunque sea $0. Puja $0 y mira quién lo quiere.
lesson-bid = Berta ha pujado $15. La carta paga $30 más tarde y le ahorra a tu compañía un turno de construcción, así que $20 sigue siendo buen precio. Puja $20; Berta te la deja. En las cinco cartas siguientes dejas que ella pague más.
lesson-concession = Ahora cada cual compra una concesión. Vale $210 para una compañía menor, y su ventaja se queda contigo: la número 3 trae una máquina gratis. Tómala por $150.
lesson-convert = Convierte la concesión enseguida: a una cotización de $70, tres acciones cuestan justo sus $210, así que no pagas nada y JU empieza con $210 propios. Su ingenio va en D15, junto a cañaverales: una compañía menor sale de su ingenio por vía estrecha.
lesson-found = Has usado la máquina gratis. Con el resto de tu dinero funda una compañía mayor: del Oeste, con sede en La Habana. A $100, su certificado de director cuesta $200.
lesson-float = Una compañía mayor sale a flote cuando se ha vendido la mitad. Compra tres acciones más de Oe, una por turno. Cuando todos hayan pasado recibe $500: lo que se pagó por sus acciones.
lesson-mill = La primera ronda operativa. Las compañías menores van primero, la de cotización más baja antes que las demás. JU coloca la loseta amarilla de su ingenio; gírala para que su vía estrecha dé a un cañaveral.
lesson-train = JU no tiene tren y por eso no ha ingresado nada. Compra un 2n por $80: dos paradas en vía estrecha. Una compañía debe tener un tren al final de su turno, si hay alguno disponible.
lesson-machine = Con lo que queda compra dos máquinas: cada una suma $10 a cada ingreso del ingenio. Los ingresos de una compañía menor producen azúcar para que lo lleven las mayores.
lesson-commissioner = Ahora Oe. Tu comisionado coloca una loseta adicional hacia el oeste y te paga $30 por ella; después la compañía coloca la suya.
lesson-track = La loseta propia llega a Pinar del Río: ya hay dos ciudades unidas.
lesson-standard = Oe compra un tren 2 y un vagón con el que llevará azúcar. Las compañías de Berta hacen algo parecido, y después una ronda de bolsa te deja comprar una primera acción del Ferrocarril Central.
lesson-run = La segunda ronda operativa. El tren de Oe va de Pinar del Río a La Habana. El mejor recorrido está dibujado en el mapa con el valor de cada parada; con un clic lo aceptas.
lesson-dividend = Reparte: cada acción recibe un décimo y la cotización avanza a la derecha. Retener el dinero la llevaría a la izquierda; hazlo cuando pronto haya que comprar un tren.
lesson-end = Ese es el turno completo de una compañía. De aquí en adelante los trenes llegan más lejos y los viejos se desguazan, las losetas se vuelven verdes, marrones y grises, y el azúcar de las compañías menores viaja a los puertos. Gana quien más valga cuando quiebre la banca.

## El final

score = Patrimonio

## Aclaraciones

ruling-C01 = ¿Qué precio tiene un tren 3n? El menor de los dos impresos; si así se acuerda, el mayor. Lo que vale un 2n al entregarlo no cambia.
ruling-C02 = ¿Qué tren abarata la concesión 6? Un tren n de la banca; si así se acordó, solo un 2n. El precio nunca baja de cero.
ruling-C06 = ¿Qué compañía recibe la ventaja de una concesión? Una que su dueño dirija en ese momento; si así se acordó, cualquiera. Allí se queda para siempre.
ruling-C08 = ¿Cuándo se pueden vender acciones por primera vez? Cuando su compañía haya operado, salvo que se acordara que eso no importa; las del FC, a partir de la segunda ronda de bolsa.
ruling-C11 = ¿Dónde se compran acciones de una compañía menor? Solo en el pool de la banca; las de su hoja no están a la venta.
ruling-C13 = ¿Qué losetas sin ciudad coloca una compañía mayor? Las de vía normal.
ruling-C14 = ¿Necesita una compañía un tren para emitir o recomprar? Para recomprar, sí; para emitir, solo si así se acordó.
ruling-C15 = ¿Cuántas acciones puede emitir una compañía? Una mientras antes haya en el pool menos de la mitad; si así se acuerda, solo si después hay como mucho la mitad.
ruling-C17 = ¿Cuántos comisionados se usan? Uno en el turno de una compañía; si así se acordó, uno en una ronda operativa.
ruling-C18 = ¿Por cuánto tiempo se alquila una ficha del FC? Para un paso, o para un tren en un recorrido; si así se acordó, para cada uso o para el turno entero.
ruling-C21 = ¿Cuándo acaba la partida si la banca quiebra en una ronda operativa? Tras la serie de rondas en curso; si así se acordó, tras una más.
ruling-C25 = ¿Desde cuándo hacen tratos las compañías entre sí? Desde la fase que permite tratos entre ellas, sea cual sea el modo en que empezó.
ruling-C26 = ¿Qué se entrega cuando baja el límite de trenes? Trenes, y también vagones salvo que se acordara conservarlos.
ruling-C30 = ¿Pueden varios trenes de una compañía entregar en un mismo puerto? No: los que entregan usan puertos distintos; si así se acordó, tampoco llegan juntos a ninguno. Los demás son libres.
ruling-C31 = ¿Hay que hacer el mejor recorrido? Sí, pero nadie está obligado a alquilar una ficha ni a tomar azúcar para ello.
ruling-C33 = ¿En qué orden se reúne dinero en una emergencia? Primero la compañía emite una acción, luego acciones y efectivo del director en cualquier combinación, al final las acciones propias del director.
ruling-C37 = ¿Para quién se reserva el último espacio de una sede? Para toda compañía mayor de la preparación que aún no haya operado.
ruling-C41 = ¿Vale el límite de posesión para las acciones del FC? Sí, salvo que se acuerde otra cosa.
ruling-C48 = ¿Qué debe añadir una mejora de vía sin ciudad? Vía del ancho propio de la compañía, en su ruta.
ruling-C49 = ¿Puede la vía salir del mapa? No, en ninguna loseta de ningún color.
ruling-C58 = ¿Y si un jugador acaba por encima del límite de certificados? No compra nada y vende en su siguiente turno de una ronda de bolsa, hasta donde se permitan ventas; si así se acuerda, no tiene que vender.
ruling-C59 = ¿Cuántos vagones puede tener una compañía? Tantos como diga el límite de trenes; si así se acordó, tantos como trenes tenga.
ruling-C60 = ¿Puede la loseta de un comisionado prolongar una loseta de sede colocada en el mismo turno? Sí, salvo que se acuerde otra cosa.
ruling-C63 = ¿Qué pasa con el dinero reunido antes de una bancarrota? Las ventas quedan hechas, y lo que aportó el director se devuelve, salvo que se acordara que se queda; después se puntúa.
ruling-C68 = ¿Qué pasa con los trenes 4n sin vender cuando pierden una parada? Se venden envejecidos a mitad de precio; si así se acuerda, al precio completo, o salen del juego.
ruling-R198 = ¿Cómo emite una compañía varias acciones en una emergencia? A la vez, cada una al precio de ese momento; después baja un paso por cada una. Si así se acuerda, una a una, cada una al precio ya rebajado.
ruling-Q01 = ¿Se puede volver a ofrecer un trato rechazado? Un tren sí, a un precio más alto. Un vagón, cuyo precio es fijo, no en este turno.
ruling-Q03 = ¿Se pueden alquilar fichas que no hacen falta? No: cada una debe abrir el paso a lo que se hace.
ruling-Q06 = ¿Cómo se nombra una loseta que se ve igual con varios giros? Por el menor.

# Where the game stands.
status-auction = Subasta de comisionados
status-draft = Elección de concesiones
status-first = Primera ronda de bolsa
status-stock = Ronda de bolsa
status-order = Orden
status-next = Siguiente: { $trains }
status-done = ya ha operado

# On the box
invitation = Funda ferrocarriles, lleva el azúcar de la isla a sus puertos por dos anchos de vía y ten las acciones justas al final.

## The end, told

round-stock = Ronda de bolsa { $number }
round-operating = Ronda operativa { $number }
source-start = Inicio
source-dividends = Dividendos
source-shares = Acciones: subida
source-commissioners = Comisarios
source-opening = Subasta y concesiones
source-trains = Trenes de su bolsillo
