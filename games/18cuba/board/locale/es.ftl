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
variant-short-about = Toda la isla, una concesión para cada uno y más o menos la mitad de los trenes de vía estrecha; unas tres o cuatro horas.
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
rule-emergency-issue-together = varias a una misma cotización
rule-emergency-issue-one-by-one = una a una, cada una a la cotización ya rebajada
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
event-floated = { $company } se pone en marcha con ${ $amount }.
event-priced = La cotización de { $company } pasa de ${ $before } a ${ $amount }.
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
ran-paid = { $company } ingresa ${ $amount } y reparte.
ran-paid-moved = { $company } ingresa ${ $amount } y reparte; la cotización pasa de ${ $before } a ${ $price }.
ran-kept = { $company } ingresa ${ $amount } y lo retiene.
ran-kept-moved = { $company } ingresa ${ $amount } y lo retiene; la cotización pasa de ${ $before } a ${ $price }.
ran-none = { $company } no ingresa nada.
ran-none-moved = { $company } no ingresa nada; la cotización pasa de ${ $before } a ${ $price }.
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
event-central-paid = El Ferrocarril Central ingresa ${ $amount }: una décima parte por cada acción en manos de jugadores.
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
refusal-not-the-best = Otro recorrido da más, sin más alquileres ni cubos.
hint-not-the-best = Otro recorrido da ${ $best }, sin más alquileres ni cubos.
refusal-not-for-sale = Ni la banca ni el pool tienen ese tren o vagón.
refusal-no-machine = Esas máquinas aún no están disponibles, o ya no quedan.
refusal-not-for-this-kind = Esta compañía no puede poseer eso.
refusal-no-deals-yet = Los tratos entre compañías empiezan en la fase { $phase }.
refusal-no-deal = Esa compañía no puede venderlo. Un tren cuesta al menos $1.
refusal-declined = El otro director ya lo ha rechazado en este turno.
refusal-not-higher = El precio debe superar los ${ $amount } ofrecidos.
refusal-company-lacks = Cuesta ${ $cost }, y { $company } solo puede gastar ${ $held }.
refusal-no-price-of-own = Quien vende fija su propio precio una sola vez, y solo por trenes.
refusal-train-owed = La compañía debe comprar antes un tren: solo puede gastar lo que le sobre tras apartar ${ $amount } para el más barato.
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
hex-becomes = se convierte en { $tiles }
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
not-floated = aún no en marcha
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
status-operating = { $round } (de { $of })
round-of = Ronda operativa { $number } de { $of }
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
ledger-hint = Actúas en la tabla de las compañías.
ask-stock-first = Funda una compañía o compra una acción. Tienes ${ $cash }.
ask-stock = Vende cuanto quieras y después compra una acción. Tienes ${ $cash }.
ask-stock-sold = Sigue vendiendo, compra una acción o acaba tu turno. Tienes ${ $cash }.
wait-stock = { $name } negocia en bolsa.
ask-found-which = ¿Qué compañía fundas?
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
ask-no-run = Ningún tren puede ingresar nada. Es el último momento para emitir o recomprar una acción.
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
choose-run-pay = Hacer el recorrido por ${ $amount } y repartir
choose-run-keep = Hacer el recorrido por ${ $amount } y retener
choose-no-run = Seguir sin ingresos
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
gone-buy = Comprar una acción
gone-issue = Emitir una acción
gone-redeem = Recomprar una acción
gone-train = Comprar un tren
gone-wagon = Comprar un vagón
gone-machine = Comprar una máquina
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
choose-pass-station = No colocar estación
choose-pass-trains = No comprar más trenes
choose-pass-machines = No comprar más máquinas

# Lo que saldría de ello.
tell-own = tienes { $share }
tell-you-direct = pasas a dirigirla
tell-pay = pagas ${ $amount }, te quedan ${ $left }
tell-price = { $company } baja a ${ $price }
tell-price-stays = { $company } sigue en ${ $price }
tell-heir = { $name } pasa a dirigirla
tell-run-more = mejor recorrido ${ $amount }, ${ $more } más
tell-run-same = mejor recorrido ${ $amount }, como antes
tell-run-less = mejor recorrido ${ $amount }, ${ $more } menos
tell-free = no cuesta nada
tell-cost = cuesta ${ $amount }
tell-rent = { $count ->
    [one] alquila una estación del FC por ${ $amount }
   *[other] alquila { $count } estaciones del FC por ${ $amount }
}
tell-commission = el comisionado te paga ${ $amount }
tell-left = quedan ${ $amount } en la tesorería
tell-trains-left = { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
tell-scrapped = se desguaza en la fase { $phase }
tell-never-scrapped = no se desguaza nunca
tell-treasury = ${ $amount } en la tesorería
tell-stop = ciudad { $number }
tell-rented = ${ $fee } de alquiler de la caja
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
tile-turn-back = Girar hacia atrás
tile-turn-count = ↻ Girar ({ $count } posiciones)
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
emergency-more = { $count ->
    [one] Una manera más
   *[other] { $count } maneras más
}
emergency-enough = alcanza para el tren
emergency-lost = tu patrimonio baja ${ $amount }
deal-title = El trato
deal-refused = { $company } ofreció a { $seller } ${ $amount } por { $what }: rechazado.
deal-offered = { $company } ofrece a { $seller } ${ $amount } por { $what }.
deal-asked = { $seller } pide a { $company } ${ $amount } por { $what }.
deal-then = Si hay acuerdo:
deal-purse = ${ $amount }, { $count ->
    [0] ningún tren
    [one] un tren
   *[other] { $count } trenes
}
coming-title = Lo que viene
coming-train = { $count ->
    [0] Ahora: { $trains } – fase { $phase }:
    [one] Tras un tren más: { $trains } – fase { $phase }:
   *[other] Tras { $count } trenes más: { $trains } – fase { $phase }:
}
coming-loses = { $company } pierde entonces { $trains }.
tell-scraps = desguaza enseguida: { $trains }

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
rules-2-text = Se subastan seis comisionados; cada uno paga más tarde por una loseta adicional. Después se eligen concesiones, que en la primera ronda de bolsa se convierten en compañías menores. Lo que no se convierte se pierde.
rules-3 = Rondas de bolsa
rules-3-text = En tu turno pasas, o vendes cuantas acciones quieras y después compras una. Cada acción vendida baja la cotización un paso en diagonal. El certificado de director de una nueva compañía mayor cuesta lo que { $director } acciones a una cotización de { $low } a { $high }; la compañía se pone en marcha cuando se ha vendido el { $floats }%. Quien tiene más acciones dirige la compañía.
rules-4 = Rondas operativas
rules-4-text = Primero operan las compañías menores, desde la cotización más baja; luego las mayores, desde la más alta; al final el Ferrocarril Central, por sí solo. Un turno consta de vía, estación, recorrido, ingresos, trenes y, en las menores, máquinas.
rules-5 = Vía
rules-5-text = Una compañía coloca o mejora una loseta por turno donde llegan sus rutas. Las menores construyen vía estrecha y losetas de cañaveral desde su ingenio; las mayores, vía normal entre ciudades. La vía anterior se conserva. Las fases abren una tras otra las losetas verdes, marrones y grises.
rules-6 = Estaciones
rules-6-text = Una ciudad llena no deja pasar a quien no tenga allí una estación. Las compañías mayores colocan estaciones por { $second }, { $third } y { $fourth }. Una estación del Ferrocarril Central se puede alquilar por { $rental }, para { $rented-for ->
    [use] una sola loseta, estación o tren
    [round] el turno entero
   *[step] un paso o un tren
}.
rules-7 = Recorridos y azúcar
rules-7-text = Cada tren recorre su propia ruta, que pasa por una estación de su compañía, y suma sus paradas. Los ingresos de una compañía menor producen cubos de azúcar; el tren con vagón de una mayor los lleva del ingenio a un puerto por { $cube } cada uno. Hay que hacer el mejor recorrido, pero nadie está obligado a alquilar ni a llevar azúcar.
rules-8 = Ingresos
rules-8-text = Los ingresos se reparten entre los accionistas y la cotización avanza a la derecha; o se retienen y la cotización retrocede a la izquierda.
rules-9 = Trenes
rules-9-text = El primer tren de un tipo nuevo inicia una fase, y los trenes viejos se desguazan. Al final de su turno una compañía debe tener un tren. Si no puede pagarlo, emite acciones, su director aporta efectivo y, en último término, vende acciones propias.
rules-10 = El Ferrocarril Central
rules-10-text = No necesita director. Gana con sus estaciones, con los alquileres y con el azúcar que queda en los ingenios, lo reparte todo, y su cotización sube en cada ronda. Tras cada serie de rondas recibe el tren superior de la pila.

## Cuentas

accounts-auction = Subasta
accounts-draft = Elección
accounts-stock = RB { $number }
accounts-sheet = Jugadores y compañías
accounts-company = Compañía
accounts-price = Cotización
accounts-bank-shares = Sin vender
accounts-treasury = Tesorería
accounts-fleet = Trenes
accounts-last = Último recorrido
accounts-dividend = Por acción ahora
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
accounts-flow = Efectivo, ronda a ronda
accounts-round = Ronda
accounts-copy = Copiar como CSV
accounts-copied = Copiado
accounts-bank-breaks = Si todas las compañías hicieran ahora su recorrido y repartieran, la banca quebraría en la ronda operativa { $round }.
accounts-bank-holds = Si todas las compañías hicieran ahora su recorrido y repartieran, la banca duraría más de { $count } rondas operativas.
accounts-coming = Las próximas rondas, si todas reparten como ahora
accounts-bank-then = Queda en la banca
accounts-breaks = quiebra
compare-nothing = Por ahora no cambian ni el dinero ni los ingresos.
compare-treasury = tesorería
compare-price = cotización
compare-income = próximo recorrido

## Decidido de antemano

aids-off-means = Sin ellas eliges las rutas a mano, parada a parada.
intent-round = Pasar el resto de esta ronda de bolsa
intent-quiet = Pasar hasta que alguien compre, venda o funde
intent-bid = Pujar por el comisionado { $card } hasta ${ $amount } y luego pasar
intent-float = Comprar { $company } hasta que se ponga en marcha
intent-pay = { $company } hace su recorrido y reparte, mientras ingrese ${ $income } o más
intent-keep = { $company } hace su recorrido y retiene, mientras ingrese ${ $income } o más
intent-calm = Pasar hasta que alguien venda
intent-own = Comprar { $company } hasta tener { $count } acciones, a ${ $price } como máximo
intent-own-number = Tener tantas acciones de { $company }, a ${ $price } como máximo:
intent-bid-number = Pujar por el comisionado { $card } hasta $
intent-lead = Elegir la loseta que coloca { $company } cuando le toque
intent-lay = { $company } coloca la loseta { $tile } en { $hex }, si aún es legal
intent-over-gone = Ya no se ofrece.
intent-over-round = La ronda ha terminado.
intent-over-concession = Se perdería una concesión.
intent-over-market = Alguien ha comprado, vendido o fundado.
intent-over-sold = Alguien ha vendido.
intent-over-won = Ya es tuyo.
intent-over-auction = El comisario ya tiene dueño, o ya no puedes pujar tanto.
intent-over-floated = Ya opera.
intent-over-owned = Tienes tanto como querías.
intent-over-price = Una acción cuesta ahora más.
intent-over-cash = No puedes pagar otra acción.
intent-over-no-share = Ahora no puedes comprar más acciones suyas.
intent-over-laid = La loseta está allí.
intent-over-illegal = La loseta ya no se puede colocar allí.
intent-over-director = Ya no diriges la compañía.
intent-over-income = Ahora gana menos.

## Rutas a mano

hand-begin = Elegir las rutas a mano
hand-train = Salir con el { $train }
hand-sum = da ${ $amount } hasta ahora
hand-wagon = Con azúcar en el vagón de { $wagon }
hand-shorter = Un hexágono atrás
hand-next = Listo, al siguiente tren
hand-leave = Volver al mejor recorrido
hand-again = Empezar de nuevo

## La primera partida

lesson-first-bid = Te damos la bienvenida al oeste de Cuba: tú contra Berta. Primero se subastan seis comisionados, uno tras otro (VI.6). Cada uno permite más tarde que una de tus compañías coloque una loseta adicional, y entonces te paga: este, $30. Quien abre debe pujar, así que elige «Pujar $0» y mira si Berta lo quiere.
lesson-outbid = Berta ha pujado $10. La carta te da $30 y le ahorra a una compañía un turno de construcción, así que unos dólares más son una buena inversión. Elige «Pujar $15».
lesson-let-go = La carta es tuya. El comisionado 2 es para una loseta amarilla de ciudad; donde vamos a construir, tus compañías colocan la suya en su turno normal. Ahora el dinero escasea: elige «Pasar» y deja que Berta se lo lleve por $10.
lesson-open-green = Berta y tú abren por turnos, así que el comisionado 3 lo abres tú. Las losetas verdes no llegan hasta la fase 3, de modo que tendrá que esperar. Elige «Pujar $0»: quizá te salga gratis.
lesson-let-green-go = Berta ofrece $20 por una carta que paga $40 mucho más tarde. Cada dólar que guardes ahora te ayuda a fundar tus compañías. Elige «Pasar».
lesson-green-city = El comisionado 4 es para una loseta verde de ciudad y paga $50. Tu ingenio será una loseta de ciudad, así que este te conviene. Elige «Pujar $20»; Berta te lo deja. Las dos cartas marrones tardarán mucho en servir: se las dejamos a ella, a $30 cada una.
lesson-concession = Tras la subasta empieza quien tiene menos dinero: Berta ha elegido la concesión 2. Una concesión vale $210 al fundar una compañía menor, y su ventaja se queda contigo (IV.2). Toma la número 3 por $150: su máquina gratis se puede pedir en cualquier momento de la partida.
lesson-convert = Ahora conviértela en una compañía menor: «Convertir la concesión 3 …», luego HY, la cotización $70 y Pinar del Río (C4). Tres acciones a $70 cuestan justo los $210 de la carta, así que no pagas nada, y HY recibe $210 propios. Pinar del Río está junto al cañaveral C2 y junto a un puerto: la caña crece al lado y el azúcar se embarca al lado (VI.7).
lesson-found = HY produce azúcar; tiene que llevarlo una compañía mayor. Junto a FC del Oeste, con sede en La Habana, elige «Fundar …» y la cotización inicial $85. El certificado de director son dos acciones por $170 y te pone al frente de Oe (VI.8). Una cotización más alta le da más dinero a la compañía, pero solo tienes $535.
lesson-buy-to-float = Una compañía mayor se pone en marcha cuando se ha vendido la mitad. Tienes el 20% de Oe y puedes comprar un certificado por turno: en Oe elige «Comprar 10% · $85 · nueva». Tu próximo turno se jugará igual por sí solo; mientras, Berta va completando su CVC.
lesson-float = Tienes el 40%. Compra una acción más de Oe por $85: con la mitad vendida, Oe se pone en marcha al final de esta ronda y recibe lo que se pagó por sus acciones, $425.
lesson-invest = Oe está asegurada y tienes $110. También puedes tener acciones de las compañías de Berta: te pagan igual que a ella. Compra una acción de CVC por $80.
lesson-pass-stock = Con $30 no queda nada que comprar, y es mejor guardar la máquina gratis: en la fase 3 valdrá el doble. Elige «Pasar». Cuando todos pasan seguidos acaba la ronda de bolsa y operan las compañías.
lesson-mill = Ronda operativa: primero las menores, desde la cotización más baja; luego las mayores, desde la más alta (VII.1). HY debe empezar por su ingenio. Elige Pinar del Río (C4), loseta L53, y gírala hasta que la vía estrecha vaya al oeste, al cañaveral C2, y la vía normal al nordeste, a B5, y al noroeste, al puerto B3.
lesson-commissioner = Ahora tu comisionado se gana el sueldo: elige C2 y la loseta L49, cuya vía sigue hacia el próximo cañaveral. La banca te paga $30 al momento, y HY puede cosechar un turno antes. Con eso HY termina de construir.
lesson-first-run = Primero se recorren las rutas y después se compran trenes, así que nadie ingresa nada en su primer turno. Elige «Seguir sin ingresos». Sin ingresos la cotización da un paso a la izquierda, de $70 a $60; no es una desgracia, todas las compañías empiezan así.
lesson-narrow-train = Al final de su turno una compañía debe tener un tren. Compra el 2n por $80: hace dos paradas en vía estrecha, el ingenio y un cañaveral. Un segundo no tendría ruta propia, así que HY no compra más.
lesson-machines-wait = Las máquinas aumentan los ingresos del ingenio; esta, en $10 por recorrido, a $30. Pero una menor solo tiene tres en toda la partida, y en la fase 3 dan $20 cada una (VII.14). Ten paciencia: elige «No comprar más máquinas».
lesson-standard-track = Le toca a Oe, con $425. Su estación de sede ya está en La Habana. Las mayores construyen vía normal: elige B5 y la loseta 8, la curva abierta, y La Habana queda unida a Pinar del Río. Una loseta por turno; con eso Oe termina de construir.
lesson-station = Cada ruta debe pasar por una estación de su compañía, y una ciudad llena no deja pasar a las demás (VII.8). Coloca una estación en Pinar del Río por $40: ocupa el último espacio junto al ingenio y da ruta a un segundo tren, de allí al puerto. Oe aún no tiene trenes que hacer salir.
lesson-standard-train = También Oe empieza sin ingresos y ha bajado a $75. Compra un 2 por $100: dos paradas en vía normal. El primer tren de su tipo siempre inicia una fase nueva; la fase 2 pone a la venta los vagones (VII.17).
lesson-second-train = Tienes dos rutas, así que compra un segundo 2 por $100. De momento una mayor puede tener cuatro trenes. Cuantos menos 2 queden, antes llegarán los trenes mejores.
lesson-wagon = El azúcar solo viaja en vagones. Compra un vagón de 1 por $40: enganchado a un tren lleva un cubo de un ingenio a un puerto, por $30 más. Después guardamos los últimos $145 de Oe y miramos a la CVC de Berta y al Ferrocarril Central.
lesson-sell = Otra ronda de bolsa. En tu turno puedes primero vender y luego comprar una acción (VI.1). CVC está a $70 y aún no te da nada, mientras que Oe necesita dinero: en CVC elige «Vender …» y vende tu acción. Cada acción vendida baja la cotización un paso en diagonal, aquí a $65.
lesson-charter-share = Sigue siendo tu turno: compra. Una acción de Oe de su hoja cuesta $75, y ese dinero va a la tesorería de Oe, no a la banca. Así te toca el 60% de los dividendos, y Oe llega a $220.
lesson-central = El Ferrocarril Central no es de nadie: opera solo, paga todo lo que ingresa a sus accionistas y su cotización sube en cada ronda (VII.15). Un lugar seguro para una suma pequeña: compra el 10% del FC por $55.
lesson-end-stock = Ya no tienes efectivo. Elige «Pasar». Quien tiene más efectivo al acabar una ronda de bolsa empieza la siguiente (VI.2); será Berta, con sus $23.
lesson-field = Segunda ronda operativa. HY alarga su línea: elige D1 y la loseta L49, y gírala para que venga de C2 y siga hacia el próximo cañaveral, E2. El 2n todavía no llega, pero un tren más largo sí. Una compañía menor construye gratis en los cañaverales.
lesson-narrow-run = El primer recorrido: ingenio 20 y cañaveral 10. El mejor recorrido está dibujado en el mapa; elige «Hacer el recorrido: $30». A partir de $30 el ingenio produce un cubo de azúcar; a partir de $80, dos (VII.10).
lesson-first-dividend = El cubo está en el almacén de HY. Ahora el dinero: elige «Repartir $30». Tu 60% te da $18, las acciones de la hoja le dan $12 a HY, y la cotización sube de $60 a $70. Después HY no compra nada.
lesson-nothing-to-build = Le toca a Oe. Hasta que haya losetas verdes, ninguna vía de La Habana ni de B5 lleva más lejos. Elige «No colocar nada»; tampoco hay ciudad para una estación. Una compañía no está obligada a construir.
lesson-sugar = ¡Azúcar! Un 2 lleva el cubo de HY en el vagón de 1 desde Pinar del Río hasta el puerto B3: 20, más 10 por el puerto y 30 por el cubo. El otro 2 va de Pinar del Río a La Habana por 40. Elige «Hacer el recorrido: $100».
lesson-pay-out = ¿Repartir o no? «Repartir $100» te da $60 a ti y $40 a Oe por las acciones de su hoja, y la cotización avanza a la derecha, a $85. Retenerlos llenaría la tesorería, pero la cotización iría a la izquierda, a $65 (VII.11). Oe tiene bastante: reparte.
lesson-phase-three = Ya no quedan 2; ahora vienen los 3. Compra un 3 por $200: quien compra el primero inicia la fase 3, con losetas verdes, trenes 3n, mejores máquinas y dos rondas operativas por serie. El 3+ por $230 además pasaría gratis por una estación del FC; no nos hace falta. A Oe le quedan $60.
lesson-buy-back = La CVC de Berta retuvo sus $110 para comprar un 3, y por eso su cotización bajó a $55. Vendiste a $70; en una nueva ronda de bolsa puedes volver a comprar. Toma la acción de CVC del pool por $55: si la tomaras de la hoja, tu dinero iría a la compañía de Berta.
lesson-two-rounds = Tienes $26, y nada cuesta tan poco. Elige «Pasar». Desde la fase 3 una serie tiene dos rondas operativas antes de la próxima ronda de bolsa.
lesson-free-machine = Tu paciencia tiene premio: elige «Tomar una máquina +20 gratis» para HY. Ya cuenta en este recorrido y en todos los siguientes.
lesson-green-mill = ¡Vía verde! Elige «Comisionado 4», luego Pinar del Río (C4) y la loseta L67. El ingenio vale ahora 30 en vez de 20, para HY y para Oe, y tiene salidas nuevas, entre ellas vía estrecha hacia el cañaveral D5. Una mejora conserva toda la vía anterior (VII.7). La banca te paga $50.
lesson-green-field = HY todavía tiene su propia loseta. Mejora el cañaveral C2 con la loseta L64: cuenta 20 en vez de 10. Una mejora no cuesta nada.
lesson-green-run = Ingenio 30, cañaveral 20, máquina 20: elige «Hacer el recorrido: $70». Sigue dando un cubo; con diez dólares más serían dos.
lesson-minor-pays = «Repartir $70»: $42 para ti, $28 para HY, y la cotización sube a $80. El dinero propio compra acciones; el de una tesorería no cuenta para nadie al final.
lesson-no-trade-in = Una encrucijada. Berta acaba de cambiar el 2n de JU por un 3n, y HY podría hacerlo por $120. Ya no quedan 3, y el primer 4 desguazará todos los 2 y 2n. Apostamos a que hay tiempo y queremos antes las máquinas: elige «No comprar más trenes» y mira qué pasa.
lesson-machine = Máquinas de la segunda generación: «Máquina +20 por $45». Las primeras son las más baratas, y nunca se desguazan.
lesson-last-machine = Y la tercera: «Máquina +20 por $50». Ahora cada recorrido de HY da $60 más, mientras tenga un tren. A HY le quedan $75.
lesson-green-habana = Oe mejora su sede: elige La Habana (B7) y la loseta L44. Pasa a ser una sola ciudad de valor 30 con vías hacia los seis lados, entre ellos dos puertos. La otra loseta verde vale más, pero deja sus ciudades separadas.
lesson-three-trains = Mira el mapa: el 3 lleva el cubo desde Pinar del Río, por La Habana, hasta el puerto A8 por 100, y cada 2 encuentra su propio puerto por 40. Las rutas pueden coincidir en las ciudades, pero nunca compartir vía. Elige «Hacer el recorrido: $180».
lesson-big-dividend = «Repartir $180»: $108 para ti, $72 para Oe, y la cotización sube a $95. Un 4 costaría $300, así que Oe no compra nada ahora. Luego le toca a Berta: fíjate en lo que compra CVC.
lesson-rusted = Ahí está: CVC retuvo $150 y compró el primer 4. Ha empezado la fase 4; los dos 2 de Oe y el 2n de HY se han desguazado, sin compensación (VII.17). HY aún puede construir: mejora el cañaveral D1 con la loseta L64.
lesson-no-train = Sin tren no hay ingresos: las máquinas solas no ganan nada, y tampoco hay azúcar. Elige «Seguir sin ingresos»; la cotización de HY baja de $80 a $70.
lesson-emergency = Una emergencia (VII.13). HY debe tener un tren; el más barato, un 3n, cuesta $160, y faltan $85. Primero la propia compañía debe emitir una acción: elige una sola acción de HY por $70. Va al pool de la banca, y la cotización baja un paso, a $65.
lesson-own-cash = Aún faltan $15. HY podría emitir su otra acción, pero entonces ya no tendría ninguna acción suya. En su lugar puede pagar el director: elige «Aportar $15 de tu bolsillo». Solo cuando se agotaran tu efectivo y las acciones de la compañía tendrías que vender acciones propias; quien ni así puede pagar está en bancarrota, y la partida acaba.
lesson-forced-train = Ahora compra el 3n por $160: en una emergencia tiene que ser el tren más barato, y la tesorería queda vacía. Cambiar el 2n a tiempo habría costado $120. Lección aprendida, y barata: una mayor que debe comprar puede arruinar a su director.
lesson-matanzas = Oe conserva su 3, pero ya solo ese. Necesita una ciudad más: elige Matanzas (B9) y la loseta 57, y gírala para que su vía venga de La Habana y siga recta hacia el este.
lesson-issue = Solo queda un 4, y los siguientes trenes, los 5, cuestan $500. Oe quiere ese 4 por $300 y tiene $132. Antes del recorrido una compañía puede emitir una acción (VII.5): elige «Emitir una acción: $95 a la tesorería». La cotización baja a $90.
lesson-short-run = El 3 va por Matanzas, La Habana y Pinar del Río: 20, 30 y 30. Esta vez no hay azúcar. Elige «Hacer el recorrido: $80».
lesson-keep = Esta vez elige «Retener $80». Duele: no hay dividendo, y la cotización va a la izquierda, a $80, cuando repartir la habría llevado a $100. Pero Oe llega a $307, suficiente para el 4. Retén el dinero cuando un tren valga más que un paso de cotización.
lesson-four = Compra el último 4 por $300. Hace cuatro paradas, y solo la fase 7 lo desguaza. A Oe le quedan $7; después opera la CVC de Berta, y luego el tren superior de la pila va al Ferrocarril Central.
lesson-minor-share = El Ferrocarril Central recibió un 5, y con él empezó la fase 5: losetas marrones, tres rondas operativas por serie y un máximo de dos trenes para una mayor. La acción que emitió HY está en el pool: compra ese 20% de HY por $65. Con dos jugadores puedes tener hasta el 80% de una menor.
lesson-holding-limit = Ahora, la acción de Oe del pool por $80. Con ella tienes el 70%, lo máximo que, entre dos jugadores, se puede poseer de una mayor (VI.5). Si alguna vez alguien tuviera más que tú, pasaría a dirigirla.
lesson-certificates = Con $103 compra otro 10% del FC por $70: su cotización ha subido desde $50 ella sola. Tendrás 12 certificados; el límite de esta partida es 22 (VI.3), y figura junto a tu nombre, así que pronto importará más tener buenas acciones que muchas.
lesson-order = Elige «Pasar»; te quedas con los $33. Siguen tres rondas operativas, y las abre HY, con la cotización más baja.
lesson-brown-mill = Hay una loseta marrón de ingenio menos que compañías menores: esta vez, solo una. Date prisa: elige Pinar del Río (C4) y la loseta L73. El ingenio vale ahora 40.
lesson-more-sugar = El 3n llega a los dos cañaverales: 20, 20 y 40, y las tres máquinas suman 60. Elige «Hacer el recorrido: $140»: eso produce dos cubos de azúcar.
lesson-reward = «Repartir $140»: con el 80% de las acciones, $112 son tuyos. Hace una ronda HY estaba en apuros; así de rápido cambian las cosas con un tren y tres máquinas.
lesson-brown-habana = Sigue Oe: elige La Habana (B7) y la loseta L46. La ciudad marrón vale 60, el doble que la verde, y tus dos trenes pasan por ella.
lesson-full-run = El 4 va de Matanzas, por La Habana y Pinar del Río, al puerto B3 con un cubo: 160. El 3 va de puerto a puerto por La Habana: 80. Elige «Hacer el recorrido: $240».
lesson-lead = «Repartir $240»: $168 para ti, $72 para Oe, y su cotización sube a $90. Para eso era el dinero retenido.
lesson-second-wagon = HY produjo dos cubos, pero el único vagón de Oe solo lleva uno; por el otro, el Ferrocarril Central recibirá $10. Compra un segundo vagón de 1 por $40, para que ambos trenes puedan llevar azúcar.
lesson-look-ahead = CVC repartió $250: entre efectivo y acciones Berta vale $1554 y tú $1518, así que la cosa está reñida. Construye para más tarde: elige el cañaveral D5 y la loseta L50, girada para que su vía venga del ingenio y siga hacia el oeste. Un segundo tren n encontrará allí su propio camino.
lesson-end = Un último «Hacer el recorrido: $140», y ya conoces todo el juego. Acaba cuando quiebra la banca (le quedan $5651), cuando el segundo 8+/4D va al Ferrocarril Central o con una bancarrota; deciden el efectivo y las acciones (IX). Después prueba una partida propia contra los bots: funda una segunda compañía mayor y no dejes que los trenes te sorprendan.

## El final

score = Patrimonio

## Aclaraciones

ruling-C01 = ¿Qué precio tiene un tren 3n? El menor de los dos impresos; si así se acuerda, el mayor. Lo que vale un 2n al cambiarlo no varía.
ruling-C02 = ¿Qué tren abarata la concesión 6? Un tren n de la banca; si así se acordó, solo un 2n. El precio nunca baja de cero.
ruling-C06 = ¿Qué compañía recibe la ventaja de una concesión? Una que su dueño dirija en ese momento; si así se acordó, cualquiera. Allí se queda para siempre.
ruling-C08 = ¿Cuándo se pueden vender acciones por primera vez? Cuando su compañía haya operado, salvo que se acordara que eso no importa; las del FC, a partir de la segunda ronda de bolsa.
ruling-C11 = ¿Dónde se compran acciones de una compañía menor? Solo en el pool de la banca; las de su hoja no están a la venta.
ruling-C13 = ¿Qué losetas sin ciudad coloca una compañía mayor? Las de vía normal.
ruling-C14 = ¿Necesita una compañía un tren para emitir o recomprar? Para recomprar, sí; para emitir, solo si así se acordó.
ruling-C15 = ¿Cuántas acciones puede emitir una compañía? Una mientras antes haya en el pool menos de la mitad; si así se acuerda, solo si después hay como mucho la mitad.
ruling-C17 = ¿Cuántos comisionados se usan? Uno en el turno de una compañía; si así se acordó, uno en una ronda operativa.
ruling-C18 = ¿Por cuánto tiempo se alquila una estación del FC? Para un paso, o para un tren en un recorrido; si así se acordó, para cada uso o para el turno entero.
ruling-C21 = ¿Cuándo acaba la partida si la banca quiebra en una ronda operativa? Tras la serie de rondas en curso; si así se acordó, tras una más.
ruling-C25 = ¿Desde cuándo hacen tratos las compañías entre sí? Desde la fase que permite tratos entre ellas, sea cual sea el modo en que empezó.
ruling-C26 = ¿Qué se entrega cuando baja el límite de trenes? Trenes, y también vagones salvo que se acordara conservarlos.
ruling-C30 = ¿Pueden varios trenes de una compañía entregar en un mismo puerto? No: los que entregan usan puertos distintos; si así se acordó, tampoco llegan juntos a ninguno. Los demás son libres.
ruling-C31 = ¿Hay que hacer el mejor recorrido? Sí, pero nadie está obligado a alquilar una estación ni a tomar azúcar para ello.
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
ruling-R198 = ¿Cómo emite una compañía varias acciones en una emergencia? A la vez, cada una a la cotización de ese momento, que después baja un paso por cada una. Si así se acuerda, una a una, cada una a la cotización ya rebajada.
ruling-Q01 = ¿Se puede volver a ofrecer un trato rechazado? Un tren sí, a un precio más alto. Un vagón, cuyo precio es fijo, no en este turno.
ruling-Q03 = ¿Se pueden alquilar estaciones que no hacen falta? No: cada una debe abrir el paso a lo que se hace.
ruling-Q06 = ¿Cómo se nombra una loseta que se ve igual con varios giros? Por el menor.

# La tabla de una ronda de bolsa.
ledger-buy = Comprar
# Short words in cells where nothing may be bought: the certificate limit, the holding limit, sold in this round.
ledger-full = Lleno
ledger-most = Máx.
ledger-sold = Vend.
ledger-run-title = Lo que ingresarían ahora sus trenes

# La apertura.
opening-title = Comisionados, concesiones y compañías menores
opening-commissioners = Comisionados
opening-commissioners-text = cada uno se subasta; usado una vez, coloca su loseta y te paga
opening-concessions = Concesiones
opening-concessions-text = se eligen tras la subasta; cada una se convierte en una compañía menor y cuenta ${ $amount }
opening-minors = Compañías menores
opening-minors-text = vía estrecha, un ingenio en la ciudad que elijas, azúcar para los puertos
opening-can-pay = puede pagar ${ $amount }
opening-bid = puja ${ $amount }
opening-out = fuera
opening-now = se subasta ahora

# Where the game stands.
status-auction = Subasta de comisionados
status-draft = Elección de concesiones
status-first = Ronda de bolsa 1
status-any = Ronda de bolsa
status-stock = { $round }, luego { $count ->
    [one] una ronda operativa
   *[other] { $count } rondas operativas
}
status-order = Orden
status-next = Siguiente: { $trains }
status-done = ya han operado
status-central = La Ferrocarril Central circula sola al final de la ronda

# On the box
invitation = Funda ferrocarriles, lleva el azúcar de la isla a sus puertos por dos anchos de vía y ten las mejores acciones cuando salga el último tren.
makers = De Leonhard Orgler; Lonny Games 2023.

## The end, told

round-stock = Ronda de bolsa { $number }
round-operating = Ronda operativa { $number }
source-start = Inicio
source-dividends = Dividendos
source-shares = Acciones: subida
source-commissioners = Comisionados
source-opening = Subasta y concesiones
source-trains = Aportes para trenes

## When something is done that cannot be done now

when-bid = Los comisionados se subastan antes de la primera ronda de bolsa (VI.6)
when-concession = Las concesiones se eligen después de la subasta (VI.6)
when-found = Las compañías se fundan en las rondas de bolsa (VI.8)
when-convert = Las concesiones se convierten en compañías en las rondas de bolsa (VI.7)
when-buy = Las acciones se compran en las rondas de bolsa (VI.5)
when-sell = Las acciones se venden en las rondas de bolsa (VI.4)
when-lay = La vía se coloca en el turno de una compañía, antes de la estación y el recorrido (VII.6)
when-station = Una estación se pone en el turno de una compañía, después de su vía (VII.8)
when-train = Los trenes se compran al final del turno de una compañía (VII.12)
when-wagon = Los vagones se compran al final del turno de una compañía (VII.12)

# Best run: a board laid out by hand.
best-run = Mejor recorrido
best-run-about = Para quienes juegan en una mesa real: monten el mapa pulsando sus hexágonos, nombren trenes y vagones y vean el recorrido que más rinde. La dirección de la página contiene el mapa.
layout-earns = gana ${ $amount }
layout-no-train = Nombren los trenes que circulan.
layout-no-run = Ningún tren suyo puede circular: hacen falta una estación y vía hasta otra parada.
layout-proven = Demostrado: se compararon todos los recorridos y ninguno rinde más.
layout-left-out = { $count ->
    [one] Una parte de la dirección no es posible y se ha omitido.
   *[other] { $count } partes de la dirección no son posibles y se han omitido.
  }
layout-share = Compartir este mapa
layout-copied = La dirección de este mapa está copiada.
layout-clear = Mapa nuevo
layout-phase = Fase
layout-map = Mapa (otro empieza de cero)
layout-map-full = toda la isla
layout-map-medium = reverso, para dos
layout-map-west = oeste, para dos
layout-map-east = este, para dos
layout-choose-hex = Pulsen un hexágono del mapa para colocar una loseta o estaciones.
layout-turn-left = girar a la izquierda
layout-turn-right = girar a la derecha
layout-take-off = retirar
layout-stations = Estaciones
layout-company = Compañía
layout-trains = Trenes, como máximo { $limit }
layout-wagons = Vagones, como máximo { $limit }
layout-sugar = Azúcar en los almacenes
layout-rentals = Alquileres de la FC que paga
layout-of-table = El mejor recorrido en su propia página
layout-becomes = Se convierte en
map-lookup = En qué se puede convertir cada hexágono, en imágenes
