# Things, in a sentence after their number; none of them, or without a number, after "nada" or "algo".
item-wood = de madera
item-stone = de piedra
item-water = de agua
item-citrus = { $count ->
    [0] de cítricos
    [one] cítrico
    [other] cítricos
   *[some] de cítricos
}
item-sugar = de caña
item-tobacco = de tabaco
item-rum = de ron
item-cigars = { $count ->
    [0] de puros
    [one] caja de puros
    [other] cajas de puros
   *[some] de puros
}
of-citrus = { $count ->
    [one] cítrico
   *[other] cítricos
}
of-sugar = de caña
of-tobacco = de tabaco
good-wood = Madera
good-stone = Piedra
good-water = Agua
good-citrus = Cítricos
good-sugar = Caña de azúcar
good-tobacco = Tabaco
good-rum = Ron
good-cigars = Puros
side-blue = la plantación azul
side-red = la plantación roja
side-yellow = la plantación amarilla
side-green = la plantación verde
side-purple = la plantación morada
side-common = la plantación igual para todos
harvest-some = { $count } a elegir entre: { $raws }
harvest-both = { $materials }; { $raws }
harvest-short = { $harvest } (en la reserva falta: { $lacking })
so-many = { $count } { $item }
nothing = nada
points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
pesos = { $count ->
    [one] 1 peso
   *[other] { $count } pesos
}

# Characters.
character-worker = Trabajador
character-tradeswoman = Comerciante
character-architect = Arquitecto
character-foreman = Capataz
character-mayor = Alcalde
card-worker = al trabajador
card-tradeswoman = a la comerciante
card-architect = al arquitecto
card-foreman = al capataz
card-mayor = al alcalde
plays-worker = Trabajador (1): cosechar
plays-tradeswoman = Comerciante (2): comerciar
plays-architect = Arquitecto (3): construir
plays-foreman = Capataz (4): usar edificios
plays-mayor = Alcalde (5): cargar un barco
idles-architect = Arquitecto (3): no puede construir{ $count ->
    [0] , no recibe nada
    [one] : 1 punto
   *[other] : { $count } puntos
}
idles-foreman = Capataz (4): ningún edificio que usar
idles-mayor = Alcalde (5): no puede cargar{ $count ->
    [0] , no recibe nada
    [one] : 1 peso
   *[other] : { $count } pesos
}

# Fields.
field-a1 = A1
field-b1 = B1
field-c1 = C1
field-d1 = D1
field-a2 = A2
field-b2 = B2
field-c2 = C2
field-d2 = D2
field-a3 = A3
field-b3 = B3
field-c3 = C3
field-d3 = D3
field-title = { $field }: { $what }
field-reaps = { $field }. Cosecha: { $harvest }
ground-warehouse = almacén
ground-forest = bosque (madera)
ground-mountain = montaña (piedra)
ground-lake = lago (agua)
ground-citrus = huerto de cítricos
ground-sugar = cañaveral
ground-tobacco = campo de tabaco

# Buildings: signs, with an article, what they do.
building-cement_factory = Fábrica de|cemento
building-sawmill = Aserradero
building-golf_course = Campo|de golf
building-monastery = Monasterio
building-rum_cafe = Café|de ron
building-cigar_cafe = Café|de puros
building-small_office = Oficina comercial|pequeña
building-large_office = Oficina comercial|grande
building-hotel = Hotel
building-inn = Posada
building-goods_store = Tienda de|productos
building-raw_store = Tienda|agrícola
building-material_store = Tienda de|materiales
building-small_bank = Banco|pequeño
building-large_bank = Banco|grande
building-cigar_factory = Fábrica|de puros
building-distillery = Destilería
building-black_market = Mercado|negro
building-church = Iglesia
building-town_hall = Ayunta-|miento
building-dam = Presa
building-lighthouse = Faro
building-warehouse = Almacén
the-cement_factory = la fábrica de cemento
the-sawmill = el aserradero
the-golf_course = el campo de golf
the-monastery = el monasterio
the-rum_cafe = el café de ron
the-cigar_cafe = el café de puros
the-small_office = la oficina comercial pequeña
the-large_office = la oficina comercial grande
the-hotel = el hotel
the-inn = la posada
the-goods_store = la tienda de productos
the-raw_store = la tienda agrícola
the-material_store = la tienda de materiales
the-small_bank = el banco pequeño
the-large_bank = el banco grande
the-cigar_factory = la fábrica de puros
the-distillery = la destilería
the-black_market = el mercado negro
the-church = la iglesia
the-town_hall = el ayuntamiento
the-dam = la presa
the-lighthouse = el faro
the-warehouse = el almacén
does-cement_factory = Convierte hasta { $most } de piedra en { $gain ->
    [one] 1 punto
   *[other] { $gain } puntos
} por unidad.
does-sawmill = Convierte hasta { $most } de madera en { $gain ->
    [one] 1 punto
   *[other] { $gain } puntos
} por unidad.
does-golf_course = Convierte hasta { $most } de agua en { $gain ->
    [one] 1 punto
   *[other] { $gain } puntos
} por unidad.
does-monastery = Convierte hasta { $most ->
    [one] 1 materia prima
   *[other] { $most } materias primas
} en { $gain ->
    [one] 1 punto
   *[other] { $gain } puntos
} por unidad.
does-rum_cafe = Convierte hasta { $most } de ron en { $gain ->
    [one] 1 punto
   *[other] { $gain } puntos
} por unidad.
does-cigar_cafe = Convierte hasta { $most ->
    [one] 1 caja de puros
   *[other] { $most } cajas de puros
} en { $gain ->
    [one] 1 punto
   *[other] { $gain } puntos
} por unidad.
does-small_office = Carga { $most ->
    [one] 1 mercancía
   *[other] { $most } mercancías
} en un barco por los puntos de su muelle.
does-large_office = Carga hasta { $most ->
    [one] 1 unidad
   *[other] { $most } unidades
} de una mercancía en un barco por los puntos de su muelle.
does-hotel = Da { $gain ->
    [one] 1 punto
   *[other] { $gain } puntos
}.
does-inn = Da { $gain ->
    [one] 1 punto
   *[other] { $gain } puntos
}.
does-goods_store = Vende { $most ->
    [one] 1 producto
   *[other] { $most } productos
} por { $gain ->
    [one] 1 peso
   *[other] { $gain } pesos
}.
does-raw_store = Vende { $most ->
    [one] 1 materia prima
   *[other] { $most } materias primas
} por { $gain ->
    [one] 1 peso
   *[other] { $gain } pesos
}.
does-material_store = Vende hasta { $most ->
    [one] 1 material
   *[other] { $most } materiales
} por { $gain ->
    [one] 1 peso
   *[other] { $gain } pesos
} cada uno.
does-small_bank = Da { $gain ->
    [one] 1 peso
   *[other] { $gain } pesos
}.
does-large_bank = Da { $gain ->
    [one] 1 peso
   *[other] { $gain } pesos
}.
does-cigar_factory = Convierte en puros todo el tabaco que quieras, uno a uno.
does-distillery = Convierte en ron toda la caña que quieras, uno a uno.
does-black_market = Cambia { $most ->
    [one] 1 mercancía
   *[other] { $most } mercancías
} por otra de distinto tipo.
does-church = Veta uno de los proyectos de ley de esta ronda, pero ninguno del grupo vetado en la ronda anterior.
does-town_hall = Da { $gain ->
    [one] 1 voto extra
   *[other] { $gain } votos extra
} en el parlamento de esta ronda.
does-dam = Da { $gain } de agua.
does-lighthouse = Cambia el barco en alta mar por cualquiera del mazo.
does-warehouse = Guarda todas las materias primas del patio para que no se echen a perder.

# Acts.
group-tax = Impuesto
group-duty = Tributo
group-subsidy = Subvención
group-other = Otras
none-tax = ninguno
none-duty = ninguno
none-subsidy = aún ninguna
none-other = aún ninguna
act-tax_1 = Impuesto de { $tax-pesos ->
    [one] 1 peso
   *[other] { $tax-pesos } pesos
}
act-tax_2 = Impuesto de { $tax-pesos ->
    [one] 1 peso
   *[other] { $tax-pesos } pesos
}
act-tax_3 = Impuesto de { $tax-pesos ->
    [one] 1 peso
   *[other] { $tax-pesos } pesos
}
act-tax_4 = Impuesto de { $tax-pesos ->
    [one] 1 peso
   *[other] { $tax-pesos } pesos
}
act-tax_5 = Impuesto de { $tax-pesos ->
    [one] 1 peso
   *[other] { $tax-pesos } pesos
}
act-tax_buildings = Impuesto sobre edificios
act-duty_citrus = Tributo de { $duty-goods ->
    [one] 1 cítrico
   *[other] { $duty-goods } cítricos
}
act-duty_sugar = Tributo de caña ({ $duty-goods })
act-duty_tobacco = Tributo de tabaco ({ $duty-goods })
act-duty_water = Tributo de agua ({ $duty-goods })
act-duty_materials = Tributo de { $duty-goods ->
    [one] 1 material
   *[other] { $duty-goods } materiales
}
act-duty_raws = Tributo de { $duty-goods ->
    [one] 1 materia prima
   *[other] { $duty-goods } materias primas
}
act-subsidy_buildings = Subvención por edificios
act-subsidy_materials = Subvención por campos de materiales
act-subsidy_raws = Subvención por campos de cultivo
act-subsidy_water = Subvención por agua
act-subsidy_votes = Subvención por votos
act-subsidy_pesos = Subvención por pesos
act-shortage = Ley de mercado: escasez
act-surplus = Ley de mercado: abundancia
act-drought = Ley de sequía
act-building_act = Ley de construcción
act-harbor_act = Ley portuaria
act-corruption = Ley anticorrupción
explains-tax_1 = quien lo paga recibe { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
explains-tax_2 = quien lo paga recibe { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
explains-tax_3 = quien lo paga recibe { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
explains-tax_4 = quien lo paga recibe { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
explains-tax_5 = quien lo paga recibe { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
explains-tax_buildings = { $tax-pesos ->
    [one] 1 peso
   *[other] { $tax-pesos } pesos
} por cada edificio tuyo; quien lo paga recibe { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
explains-duty_citrus = quien lo paga recibe { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
explains-duty_sugar = quien lo paga recibe { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
explains-duty_tobacco = quien lo paga recibe { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
explains-duty_water = quien lo paga recibe { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
explains-duty_materials = dos cualesquiera; quien lo paga recibe { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
explains-duty_raws = dos cualesquiera; quien lo paga recibe { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
explains-subsidy_buildings = 1 punto por cada edificio tuyo{ $most ->
    [0] .
   *[other] , como máximo { $most }.
}
explains-subsidy_materials = 1 punto por cada lago, montaña y bosque tuyo sin edificar{ $most ->
    [0] .
   *[other] , como máximo { $most }.
}
explains-subsidy_raws = 1 punto por cada campo de cultivo tuyo sin edificar{ $most ->
    [0] .
   *[other] , como máximo { $most }.
}
explains-subsidy_water = 1 punto por cada unidad de agua que tengas{ $most ->
    [0] .
   *[other] , como máximo { $most }.
}
explains-subsidy_votes = tantos puntos como vale tu quinta carta{ $most ->
    [0] .
   *[other] , como máximo { $most }.
}
explains-subsidy_pesos = 1 punto por cada { $each ->
    [one] peso que tengas
   *[other] { $each } pesos que tengas
}, como máximo { $most }.
explains-shortage = retira del mercado { $raws } de cada materia prima.
explains-surplus = pone en el mercado { $raws } de cada materia prima.
explains-drought = el trabajador { $free ->
    [0] no usa ningún campo de cultivo
    [one] usa solo 1 campo de cultivo
   *[other] usa solo { $free } campos de cultivo
} sin agua.
explains-building_act = construir cuesta { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
} más.
explains-harbor_act = un barco lleno zarpa al instante.
explains-corruption = no se pueden comprar votos.
brief-tax_1 = { $tax-pesos ->
    [one] 1 peso
   *[other] { $tax-pesos } pesos
}
brief-tax_2 = { $tax-pesos ->
    [one] 1 peso
   *[other] { $tax-pesos } pesos
}
brief-tax_3 = { $tax-pesos ->
    [one] 1 peso
   *[other] { $tax-pesos } pesos
}
brief-tax_4 = { $tax-pesos ->
    [one] 1 peso
   *[other] { $tax-pesos } pesos
}
brief-tax_5 = { $tax-pesos ->
    [one] 1 peso
   *[other] { $tax-pesos } pesos
}
brief-tax_buildings = edificios
brief-duty_citrus = cítricos
brief-duty_sugar = caña
brief-duty_tobacco = tabaco
brief-duty_water = agua
brief-duty_materials = materiales
brief-duty_raws = mat. primas
brief-subsidy_buildings = edificios
brief-subsidy_materials = bosques etc.
brief-subsidy_raws = cultivos
brief-subsidy_water = agua
brief-subsidy_votes = 5.ª carta
brief-subsidy_pesos = pesos
brief-shortage = Escasez
brief-surplus = Abundancia
brief-drought = Sequía
brief-building_act = Obras
brief-harbor_act = Puerto
brief-corruption = Corrupción

# On the board.
board-title = Cuba: puerto, mercado, parlamento y las plantaciones
at-sea = En alta mar
pile = { $count ->
    [one] Un barco en el mazo
   *[other] { $count } barcos en el mazo
}
berth-1 = el muelle 1
berth-2 = el muelle 2
berth-3 = el muelle 3
berth-title = Muelle de { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por mercancía: barco { $ship }.
ship-wants = Aún admite { $goods }.
ship-full = Está lleno.
sea-title = En alta mar: barco { $ship }, para { $goods }
market = Mercado
shelf-title = compra a { $buy }, venta a { $sell }
bills = Proyectos de ley de la ronda
acts = Leyes en vigor
no-bill = ninguno
tiles = Edificios
tile-title = { $name } ({ $cost }): { $does }
tile-gone = { $name }: ya se ha construido. { $does }
round = Ronda { $round } de { $rounds }
favor-material = Comerciante: { $count } material a tu elección en vez de comerciar.
favor-raw = Comerciante: { $count } de la materia prima más barata en vez de comerciar.
favor-first_architect = Arquitecto: { $count ->
    [one] 1 punto
   *[other] { $count } puntos
} para el primero que no construya.
favor-second_architect = Arquitecto: { $count ->
    [one] 1 punto
   *[other] { $count } puntos
} para el segundo que no construya.
favor-first_mayor = Alcalde: { $count ->
    [one] 1 peso
   *[other] { $count } pesos
} para el primero que no cargue.
favor-second_mayor = Alcalde: { $count ->
    [one] 1 peso
   *[other] { $count } pesos
} para el segundo que no cargue.
favor-covered = Ya se ha usado en esta ronda.
yard = Patio
start-player = Jugador inicial
title-played = { $card }: carta jugada
title-sent = { $card }: carta enviada al parlamento
title-unplayed = { $card }: carta sin jugar
delegate-down = El delegado está boca abajo.
supply = Reserva
votes-open = { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
}
votes-sealed = { $votes ->
    [one] 1 voto, puño cerrado
   *[other] { $votes } votos, puño cerrado
}
votes-own = { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
} y { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
} en tu puño

# The log.
event-opened = Empieza { $start }. El barco { $first } está en el muelle 1 y el barco { $second } en el muelle 2; el barco { $sea } está en alta mar.
event-settled = { $seat } recibe { $side }.
event-bills-shown = Ronda { $round }. Los proyectos: { $tax }, { $duty }, { $subsidy }, { $other }.
event-delegate-sent = { $seat } envía un delegado al parlamento, boca abajo.
event-delegate-sent-own = { $seat } envía { $card } al parlamento, boca abajo.
event-played = { $seat } pone en juego { $card }.
event-moved = { $seat } pone el peón en { $field }.
event-received = { $seat } recibe { $count } { $item }.
event-went-short = La reserva no alcanza: { $seat } se queda sin { $count } { $item }.
event-handed-in = { $seat } entrega { $count } { $item }.
event-bought = { $seat } compra { $count } { $item } por { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
event-sold = { $seat } vende { $count } { $item } por { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
event-built = { $pesos ->
    [0] { $seat } construye { $the } en { $field }.
    [one] { $seat } construye { $the } en { $field } y paga 1 peso.
   *[other] { $seat } construye { $the } en { $field } y paga { $pesos } pesos.
}
event-built-nothing = { $points ->
    [0] { $seat } no construye nada.
    [one] { $seat } no construye nada y recibe 1 punto.
   *[other] { $seat } no construye nada y recibe { $points } puntos.
}
event-used = { $seat } usa { $the }.
event-scored = { $seat } gana { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
event-earned = { $seat } recibe { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
event-stored = { $seat } guarda { $count ->
    [one] 1 materia prima
   *[other] { $count } materias primas
}.
event-vetoed = { $seat } veta un proyecto: { $act }.
event-swapped = El barco { $back } vuelve al mazo; en alta mar está ahora el barco { $ship }.
event-loaded = { $seat } carga { $count } { $item } en { $berth } por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
event-loaded-nothing = { $pesos ->
    [0] { $seat } no carga nada.
    [one] { $seat } no carga nada y recibe 1 peso.
   *[other] { $seat } no carga nada y recibe { $pesos } pesos.
}
event-ship-left = El barco { $ship } zarpa.
event-ship-came = Se avista el barco { $ship }.
event-passed-worker = { $seat } no cosecha más.
event-passed-tradeswoman = { $seat } no comercia más.
event-passed-architect = { $seat } no construye más.
event-passed-foreman = { $seat } no usa más edificios.
event-passed-mayor = { $seat } no carga más.
event-unable-tax = { $seat } no puede pagar el impuesto.
event-unable-duty = { $seat } no puede pagar el tributo.
event-unpaid-tax = { $seat } no paga el impuesto.
event-unpaid-duty = { $seat } no paga el tributo.
event-new-start = { $seat } es ahora quien empieza.
event-delegate-shown = { $seat } muestra { $card }: { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
}.
event-sealed = { $seat } extiende el puño cerrado.
event-sealed-own = { $seat } extiende el puño con { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
event-votes-bought = { $seat } paga { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
} y tiene { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
}.
event-tied = Empate a { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
}: los empatados pujan otra vez.
event-tied-again = Sigue el empate a { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
}: decide el orden desde el jugador inicial.
event-won = { $seat } gana la votación con { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
}.
event-enacted = Se aprueba: { $act }.
event-paid-tax = { $seat } paga el impuesto y recibe { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
event-paid-duty = { $seat } paga el tributo y recibe { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
event-paid-both = { $seat } ha pagado ambos: { $points ->
    [one] 1 punto más
   *[other] { $points } puntos más
}.
event-subsidized = { $seat } recibe { $points ->
    [0] 0 puntos
    [one] 1 punto
   *[other] { $points } puntos
} de subvención.
event-taken-off = El mercado pierde { $count } { $item }.
event-put-on = El mercado gana { $count } { $item }.
event-rotted = { $seat } pierde { $count ->
    [one] 1 materia prima
   *[other] { $count } materias primas
} del patio.
event-buildings-scored = Los edificios de { $seat } dan { $points ->
    [0] 0 puntos
    [one] 1 punto
   *[other] { $points } puntos
}.
event-ended = La partida ha terminado.

# Why not.
refusal-not-your-turn = Ahora no te toca decidir.
refusal-not-this-step = En este paso se decide otra cosa.
refusal-taken = No disponible: { $side }. Elige otra.
refusal-wrong-kind = Elige primero los materiales y después las materias primas.
refusal-not-in-supply = Ya no queda nada { $item } en la reserva.
refusal-not-in-hand = No tienes { $card } en la mano.
refusal-not-activated = Este no es un campo de cultivo activado que aún puedas usar.
refusal-no-water = Cada campo de cultivo adicional cuesta 1 de agua, y no tienes.
refusal-not-enough = { $count ->
    [0] No tienes nada { $item }.
   *[other] Solo tienes { $count } { $item }.
}
refusal-too-dear = Cuesta { $cost ->
    [one] 1 peso
   *[other] { $cost } pesos
}, y { $held ->
    [0] no tienes ninguno
   *[other] solo tienes { $held }
}.
refusal-nothing = Tiene que ser al menos uno.
refusal-too-many = Como máximo { $most } a la vez.
refusal-traded-both-ways = En este turno ya has comprado y vendido algo { $item }.
refusal-trade-or-take = O comercias o tomas algo gratis, no ambas cosas.
refusal-covered = Un marcador negro cubre esta ventaja en esta ronda.
refusal-not-cheapest = No es la materia prima más barata del mercado.
refusal-no-tile = No queda ninguna loseta de este edificio.
refusal-built-on = Aquí ya hay un edificio.
refusal-not-owned = No tienes este edificio.
refusal-used-already = Ya has usado este edificio en este turno.
refusal-not-in-cross = Este edificio no está en la fila ni en la columna de tu peón.
refusal-nothing-to-store = En tu patio no hay materias primas que guardar.
refusal-same-good = El mercado negro da otra mercancía, no la misma.
refusal-no-ware = Los únicos productos son el ron y los puros.
refusal-no-ship = En este muelle no hay ningún barco.
refusal-no-room = { $count ->
    [0] El barco no admite nada { $item }.
   *[other] El barco solo admite { $count } { $item }.
}
refusal-one-ship = Solo puedes cargar un barco por turno.
refusal-not-in-pile = Este barco no está en el mazo.
refusal-vetoed-last = En la ronda anterior se vetó un proyecto de este grupo ({ $group }).
refusal-no-bill = No hay ningún proyecto de este grupo ({ $group }).
refusal-bid-too-high = Solo tienes { $held ->
    [one] 1 peso
   *[other] { $held } pesos
} para pujar.
refusal-no-vote-buying = La ley anticorrupción prohíbe comprar votos.
refusal-not-the-duty = El tributo pide otra cosa.
refusal-no-chance = Ahora no hay nada que robar ni que descubrir.
refusal-impossible-draw = Esto no puede haber salido.
refusal-other-bids = Estas no son las pujas que se hicieron.

# What is to be decided.
ask-plantation = Elige tu plantación.
ask-material = Elige un material para empezar ({ $nth } de { $all }).
ask-raw = Elige una materia prima para empezar ({ $nth } de { $all }).
ask-delegate = ¿A quién envías al parlamento? La carta queda boca abajo y no se juega en esta ronda.
ask-play = Juega un personaje: carta { $lap } de { $laps }. El que sobre irá al parlamento.
ask-play-delegate = Juega un personaje: carta { $lap } de { $laps }. Tu delegado está boca abajo.
ask-move = Trabajador: ¿dónde pones tu peón? Cosecha su fila y su columna.
ask-harvest = Usa un campo de cultivo: { $free ->
    [0] ahora cada uno cuesta 1 de agua
    [one] 1 más es gratis, después cada uno cuesta 1 de agua
   *[other] { $free } más son gratis, después cada uno cuesta 1 de agua
}; tienes { $water } de agua.
ask-trade = Comerciante: compra y vende lo que quieras o, en su lugar, toma algo gratis. Tienes { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
ask-trade-more = Comerciante: sigue comerciando o termina. Tienes { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
ask-buy = ¿Qué compras? Tienes { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
ask-sell = ¿Qué vendes?
ask-take = ¿Qué tomas gratis?
ask-how-many = { $good }: ¿cuántas unidades?
ask-build = Arquitecto: ¿qué edificio construyes?
ask-site = ¿Dónde construyes { $the } por { $cost }? El campo de debajo ya no dará nada.
ask-use = Capataz: usa los edificios de la fila y la columna de tu peón, o uno solo, el que quieras.
ask-load = Alcalde: ¿qué barco cargas? Solo uno por turno.
ask-load-good = ¿Qué mercancía cargas?
ask-bid = Parlamento: tienes { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
} y { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}. ¿Cuántos votos más compras?
ask-bid-again = Empate a { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
}: ¿cuántos más compras? Tienes { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
ask-enact = Has ganado la votación: aprueba { $count ->
    [one] 1 proyecto
   *[other] { $count } proyectos
}.
ask-enact-more = ¿Qué otro proyecto apruebas?
ask-tax = ¿Pagas el impuesto de { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
} por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}? Impuesto y tributo juntos dan { $both } más.
ask-duty = ¿Pagas el tributo, { $count } { $item }, por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}?
ask-duty-materials = ¿Pagas el tributo de 2 materiales por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}?
ask-duty-raws = ¿Pagas el tributo de 2 materias primas por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}?
wait-opening = Se están sacando los primeros barcos.
wait-deal = Se están repartiendo las plantaciones.
wait-plantation = { $names } elige una plantación.
wait-bills = Se están descubriendo los proyectos de la ronda.
wait-arrival = Llega un barco nuevo.
wait-fists = Los puños están a punto de abrirse.
wait-equip = { $names } elige con qué empezar.
wait-delegates = Aún eligen delegado: { $names }.
wait-bids = Faltan las pujas de: { $names }.
wait-enact = { $names } aprueba proyectos.
wait-tax = { $names } puede pagar el impuesto.
wait-duty = { $names } puede pagar el tributo.
wait-play = { $names } elige un personaje.
wait-worker = { $names } envía al trabajador.
wait-tradeswoman = { $names } está en el mercado.
wait-architect = { $names } puede construir.
wait-foreman = { $names } usa edificios.
wait-mayor = { $names } puede cargar un barco.
over = La partida ha terminado tras { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}.

# Choices.
verb-buy = Comprar
verb-sell = Vender
verb-plantation = Elegir una plantación
verb-take = Tomar algo gratis
verb-build = Construir
verb-use = Usar
verb-load = Cargar
verb-pay = Pagar
verb-give = Pagar el tributo
verb-bid = Pujar
verb-enact = Aprobar
verb-play = Jugar
verb-move = Peón
verb-harvest = Cosechar
verb-delegate = Delegado
verb-pass = Listo
pay-pesos = { $pesos ->
    [one] Pagar 1 peso
   *[other] Pagar { $pesos } pesos
}
pay-goods = Pagar { $goods }
buy-from = Comprar: { $good }, desde { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}
sell-from = Vender: { $good }, desde { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}
buy-for = Comprar { $goods } por { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}
sell-for = Vender { $goods } por { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}
for-points = { $goods } por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
choose-berth = Barco { $ship }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por mercancía
choose-bid = { $pesos ->
    [0] Nada
    [one] 1 peso
   *[other] { $pesos } pesos
}: { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
}
only-this = { $building } (solo este edificio)
votes-so-far = { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
}
votes-head = Votos hasta ahora:
votes-tie-again = 1 peso por voto, y se paga siempre. En caso de empate se puja otra vez.
votes-tie-order = 1 peso por voto, y se paga siempre. En caso de empate decide el orden desde el jugador inicial.
bid-level = { $bid }, empate por ahora
bid-level-first = { $bid }, empate por ahora: el orden desde el jugador inicial te favorece
bid-level-later = { $bid }, empate por ahora: el orden desde el jugador inicial va en tu contra
choose-dear = Lo que no puedes construir ahora
reap-any = { $free } de:
stands-ahead = por delante
stands-level = empate
stands-level-first = empate, a tu favor
stands-level-later = empate, en contra
bid-ahead = { $bid }, en cabeza por ahora
fate-tax = Podrías pagar { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
fate-no-tax = No podrías pagar { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
fate-duty = Podrías pagarlo.
fate-no-duty = No podrías pagarlo.
fate-subsidy = { $points ->
    [0] Nada para ti.
    [one] 1 punto para ti.
   *[other] { $points } puntos para ti.
}
choose-ship = Barco { $ship }: { $goods }
choose-none = Nada más
crumb-berth = Muelle { $word }
crumb-ship = Barco { $word }
crumb-none = { choose-none }
crumb-item = { $word ->
    [cigars] { good-cigars }
    [citrus] { good-citrus }
    [rum] { good-rum }
    [stone] { good-stone }
    [sugar] { good-sugar }
    [tobacco] { good-tobacco }
    [water] { good-water }
   *[wood] { good-wood }
}
crumb-raw = { $word ->
    [citrus] { good-citrus }
    [sugar] { good-sugar }
   *[tobacco] { good-tobacco }
}
crumb-material = { $word ->
    [stone] { good-stone }
    [water] { good-water }
   *[wood] { good-wood }
}
crumb-buy = { verb-buy }
crumb-sell = { verb-sell }
crumb-plantation = { verb-plantation }
crumb-take = Tomar
crumb-build = { verb-build }
crumb-use = { verb-use }
crumb-load = { verb-load }
crumb-give = { verb-give }
crumb-bid = { verb-bid }
crumb-enact = { verb-enact }
crumb-play = { verb-play }
crumb-move = { verb-move }
crumb-harvest = { verb-harvest }
crumb-delegate = { verb-delegate }
pass-levy = No pagar
pass-build = { $count ->
    [0] No construir
    [one] No construir: 1 punto
   *[other] No construir: { $count } puntos
}
pass-load = { $count ->
    [0] No cargar
    [one] No cargar: 1 peso
   *[other] No cargar: { $count } pesos
}
pass-load-more = No cargar más
pass-harvest = No usar más campos
choose-harvest-all = Cosechar { $raws }
choose-harvest-end = Cosechar solo { $raws }
reap = Cosecha
reap-only = Solo
pass-trade = No comerciar más
pass-use = No usar más edificios

# The rules in short.
rules-1 = Preparación
rules-1-text = Cada jugador tiene una plantación de doce campos, un peón en su almacén, { $pesos } pesos, { $materials ->
    [one] 1 material
   *[other] { $materials } materiales
} y { $raws ->
    [one] 1 materia prima
   *[other] { $raws } materias primas
} a su elección y cinco cartas de personaje. En el mercado hay { $market-raws } de cada materia prima y { $market-wares } de cada producto. Dos barcos están en los muelles 1 y 2, otro en alta mar. Están en vigor: { $tax }, { $duty }. Lo que falta en la reserva no se entrega (Q01).
rules-2 = A: proyectos de ley
rules-2-text = Hay { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}. En cada una se descubre una carta de cada uno de los cuatro grupos de leyes: los proyectos de la ronda.
rules-3 = B: personajes
rules-3-text = Empezando por el jugador inicial, todos juegan por turnos una carta y hacen lo que dice, hasta que cada uno haya jugado cuatro. El nuevo jugador inicial es aquel cuya cuarta carta tenga el valor más alto; si hay empate, quien la haya jugado más tarde.
rules-4 = El trabajador (1)
rules-4-text = El peón se mueve adonde quieras o se queda, y activa su fila y su columna. Cada bosque, montaña o lago que haya en ellas da un material. De los campos de cultivo se pueden usar { $free }, y cada campo adicional cuesta 1 de agua, que puede ser la recién cosechada (Q05). Los edificios no dan nada.
rules-5 = La comerciante (2)
rules-5-text = Compra y vende cuanto quieras. Una unidad cuesta o da el precio que está debajo de ella; la siguiente es más cara al comprar y da menos al vender. Lo que falta en el mercado cuesta { $empty } de la reserva; si una fila está llena, la reserva paga { $full-raw } por una materia prima y { $full-ware } por un producto. Una mercancía que hayas comprado y también vendido queda cerrada por este turno (Q48). En vez de comerciar, toma un material a tu elección o una unidad de la materia prima más barata: cada opción, una vez por ronda para toda la mesa.
rules-6 = El arquitecto (3)
rules-6-text = Construye una de las losetas en cualquier campo tuyo, salvo el almacén y otros edificios, y paga sus materiales. Lo que queda debajo ya no da nada. El primero de la ronda que no construye recibe { $architect-first ->
    [one] 1 punto
   *[other] { $architect-first } puntos
}, el segundo { $architect-second }.
rules-7 = El capataz (4)
rules-7-text = Usa todos tus edificios de la fila y la columna del peón, cada uno una vez y en cualquier orden, o uno solo, el que quieras. El almacén también es un edificio: guarda todas las materias primas del patio. Se paga primero con lo del patio (Q09).
rules-8 = El alcalde (5)
rules-8-text = Carga tantas mercancías como quieras en un barco del puerto, mientras tenga huecos para ellas. Cada una da los puntos del muelle. El primero de la ronda que no carga recibe { $mayor-first ->
    [one] 1 peso
   *[other] { $mayor-first } pesos
}, el segundo { $mayor-second }.
rules-9 = C: parlamento
rules-9-text = La carta sobrante vota: su valor es el número de votos, y el ayuntamiento añade { $town-hall }. Después todos compran votos a la vez con el puño cerrado, a 1 peso cada uno; todos pagan. Los empatados pujan otra vez; después decide el orden desde el jugador inicial. Quien gana aprueba { $enacted ->
    [one] 1 proyecto, que sustituye a la ley de su grupo
   *[other] { $enacted } proyectos, que sustituyen a las leyes de sus grupos
}. Los demás proyectos salen del juego.
rules-10 = D: leyes
rules-10-text = En este orden: quien paga el impuesto recibe { $paid ->
    [one] 1 punto
   *[other] { $paid } puntos
}, quien paga el tributo, otros tantos, y quien ha pagado ambos, { $both } más. Después se cobran las subvenciones y se aplican las leyes de mercado{ $market-acts ->
    [once] , pero solo en la ronda en que se aprueban
   *[every-round] {""}
}. Estas son las leyes:
rules-11 = E: fin de la ronda
rules-11-text = Las materias primas que quedan en el patio se pierden; lo almacenado, los materiales y los productos se conservan. Los barcos llenos zarpan, y también el del tercer muelle, lleno o no. Los demás avanzan y aparece uno nuevo en alta mar. Todos recuperan sus cartas.
rules-12 = El final
rules-12-text = Tras la última ronda cada edificio propio{ $warehouse-counts ->
    [no] {""} (no el almacén impreso)
   *[yes] , también el almacén impreso,
} da { $building ->
    [one] 1 punto
   *[other] { $building } puntos
}. Gana quien tenga más puntos; si hay empate, quien tenga más pesos.
rules-13 = Los edificios
rules-13-text = Lo que se entrega va a la reserva, nunca al mercado. Un edificio no hace nada hasta que lo usa el capataz.
rules-14 = Variante: el delegado
rules-14-text = Al comienzo de la ronda cada uno elige boca abajo qué carta va al parlamento; así nadie sabe con certeza qué tienen los demás en la mano.

## Table rules

ours = Los barcos y las plantaciones son propuestas nuestras. ¿Tienes la caja? Entonces puedes ayudarnos con lo que viene impreso en ella.
variant-individual = Plantaciones propias
variant-individual-about = Cada uno tiene su propia plantación y, con ella, otros planes. Si dudas, elige esta; de 75 a 120 minutos.
variant-common = La misma plantación para todos
variant-common-about = Todos empiezan igual: buena para la primera partida; de 75 a 120 minutos.
variant-individual-delegate = Plantaciones propias, delegados en secreto
variant-individual-delegate-about = Antes de cada ronda todos eligen boca abajo qué carta no jugarán; dura un poco más.
variant-common-delegate = Plantaciones iguales, delegados en secreto
variant-common-delegate-about = Todos empiezan igual y eligen boca abajo antes de cada ronda qué carta no jugarán; dura un poco más.
rule-plantations = Las plantaciones
rule-plantations-about = Solo cuando cada uno tiene su propia plantación: si es la misma para todos, no hay nada que repartir ni que elegir.
rule-plantations-dealt = se reparten por sorteo
rule-plantations-chosen = se eligen por turnos, desde el jugador inicial
rule-plantations-by-seat = van por asiento: azul, roja, amarilla, verde, morada
rule-warehouse-counts = El almacén impreso cuenta como edificio
rule-warehouse-counts-no = no
rule-warehouse-counts-yes = sí, para impuesto, subvención y final
rule-market-acts = Una ley de mercado se aplica
rule-market-acts-every-round = en cada ronda mientras está en vigor
rule-market-acts-once = solo en la ronda en que se aprueba
rule-lighthouse = El barco que devuelve el faro
rule-lighthouse-shuffle = se baraja en el mazo
rule-lighthouse-bottom = va debajo del mazo
rule-empty-tax = El impuesto sobre edificios, sin tener ninguno
rule-empty-tax-about = Solo cuando el almacén impreso no cuenta: si cuenta, nadie está sin edificio.
rule-empty-tax-paid = cuenta como pagado
rule-empty-tax-nothing = no da nada

## Rulings

ruling-Q01 = En la reserva falta algo. Se toma lo que hay; nada queda a deber. Si escasean varios tipos, elige quien está jugando. Una conversión que no se puede entregar no se puede empezar.
ruling-Q05 = ¿En qué orden cosecha el trabajador? Primero los materiales, para que el agua recién obtenida pueda pagar más campos de cultivo.
ruling-Q09 = ¿Se paga del patio o del almacén? Primero del patio: lo que está allí se echaría a perder, así que nadie preferiría lo contrario.
ruling-Q12 = ¿Cuál es la materia prima más barata? La que tiene ahora el precio de compra más bajo; la que falta en el mercado cuenta al precio de la reserva. Si hay varias iguales, elige el jugador.
ruling-Q22 = ¿En qué orden se usan los edificios? En cualquiera; cada uno como máximo una vez por turno. Así pueden ir seguidos destilería, café de ron y almacén.
ruling-Q24 = ¿Qué cambia el mercado negro? Una mercancía por otra de distinto tipo de la reserva, materia prima o producto; va al patio.
ruling-Q32 = ¿Cómo funciona el faro? A quien lo usa se le muestra qué barcos hay en el mazo (no su orden); llama a uno a alta mar, y el antiguo se baraja en el mazo o, si así se acordó, se pone debajo.
ruling-Q34 = ¿Qué no puede vetar la iglesia? Un proyecto del grupo que vetó en la ronda inmediatamente anterior.
ruling-Q36 = ¿Cuánto se puede pujar? Desde 0 hasta los pesos propios, en pesos enteros; en la segunda puja, hasta lo que quede.
ruling-Q47 = ¿Quién tiene qué plantación? En el reglamento cada uno elige un color, así que ninguna plantación pertenece a un asiento. Según lo acordado, se reparten por sorteo, se eligen por turnos desde el jugador inicial o van por asiento.
ruling-Q48 = ¿Se podría comprar y vender sin fin? No: una mercancía se puede comprar cualquier número de veces, o vender cualquier número de veces; quien después haga lo contrario puede hacerlo una sola vez, en cualquier cantidad, y esa mercancía queda cerrada por este turno.

# Where the game stands.
part-start = Preparación
part-bills = Nuevos proyectos
part-delegates = Delegados
part-actions = Actúan los personajes
part-parliament = Parlamento
part-laws = Impuestos y tributos
part-ships = Barcos
recap = Cómo acaba la ronda { $round }, paso a paso
recap-parliament = Parlamento
recap-levies = Impuesto y tributo
recap-subsidy = Subvención
recap-market = Mercado
recap-yards = Patios
recap-ships = Barcos
recap-buildings = Edificios

# On the box
invitation = Trabaja tu plantación, vende en el mercado, carga los barcos de la bahía y hazte con los votos que cambian la ley en cada ronda.
makers = De Michael Rieneck y Stefan Stadler; eggertspiele 2007.

## The end, told

source-start = Inicio
source-ships = Barcos
source-buildings = Uso de edificios
source-levies = Impuestos y tributos
source-subsidies = Subvenciones
source-architects = Arquitecto
source-owned = Edificios al final

## Guided first game

lesson-stone = Seis rondas, y gana quien reúna más puntos. El barco del muelle 2 quiere 3 cajas de puros, a 2 puntos cada una: construiremos una fábrica de puros, que cuesta 2 de madera y 2 de piedra. Toma 1 de piedra para empezar.
lesson-stone-again = Toma otra unidad de piedra. La madera la encontrarás en tu plantación.
lesson-tobacco = Ahora dos materias primas. La fábrica convierte el tabaco en puros, uno a uno: toma 1 de tabaco.
lesson-citrus = Y 1 cítrico: es el tributo de esta ronda, y pagarlo da puntos.
lesson-worker = Berta y tú juegan personajes por turnos, cuatro de los cinco; el quinto va al parlamento y vota. Empieza por el trabajador: él trae la cosecha.
lesson-cross = Tu peón cosecha su fila y su columna. Ponlo en C2: allí alcanza los dos bosques y los dos campos de tabaco. Recibes todos los materiales, 2 de madera, pero solo dos materias primas.
lesson-harvest = Elige tus dos campos de cultivo, uno tras otro. Primero el tabaco de A2.
lesson-harvest-more = Luego el tabaco de C2: ya son 3. Por cada campo adicional tendrías que entregar 1 de agua.
lesson-architect = 2 de madera y 2 de piedra: lo tienes todo. Juega la carta del arquitecto, que construye.
lesson-build = Construye la fábrica de puros en B2. Pierdes el huerto de debajo, pero tienes otro, y allí la fábrica queda entre tus campos de tabaco.
lesson-foreman = Juega la carta del capataz. Usa los edificios de la fila y la columna de tu peón, o uno solo, el que quieras.
lesson-cigars = Usa la fábrica de puros y convierte en puros tus 3 de tabaco. Los productos no se echan a perder; las materias primas del patio sí, al final de cada ronda.
lesson-mayor = Berta ha cargado un cítrico y caña, pero los tres huecos para puros siguen libres. Juega la carta del alcalde. Además es la que más vale, 5: quien juega la cuarta carta más alta empieza la ronda siguiente.
lesson-load = Carga las 3 cajas de puros en el muelle 2: a 2 puntos cada una son 6. El barco queda lleno y zarpa al final de la ronda.
lesson-bid = El parlamento. Tu comerciante tiene 2 votos y el capataz de Berta 4; en secreto se compran votos a 1 peso cada uno. Quien gana elige las leyes, y la ley de sequía dejaría a tu trabajador un solo campo de cultivo. Puja 3: tendrás 5 votos.
lesson-enact = Has ganado por 5 votos a 4 y apruebas exactamente dos proyectos. Primero la subvención por edificios: un punto por edificio, ronda tras ronda. Tienes dos, porque el almacén cuenta.
lesson-enact-tax = Después el impuesto de 1 peso en vez de 2. El tributo déjalo como está: el nuevo pide tabaco y ya no te queda.
lesson-tax = Ahora se aplican las leyes. Paga el impuesto: 1 peso por 2 puntos.
lesson-duty = Entrega tu cítrico como tributo: 2 puntos más, y 1 extra por haber pagado ambas cosas. Después la subvención te da 2.
lesson-second-round = Ronda 2, y vas ganando por 13 puntos a 8. Los barcos han avanzado: en el muelle 3 cada mercancía vale ahora 3 puntos, y el barco de allí quiere 3 de tabaco. Zarpa tras esta ronda, lleno o no. Juega la carta del trabajador.
lesson-lake = Pon tu peón en B2, encima de la fábrica. En su fila y su columna hay un bosque, una montaña, el lago y los dos campos de tabaco.
lesson-harvest-2 = Cosecha el tabaco de A2.
lesson-harvest-2-more = Y el tabaco de C2.
lesson-tradeswoman = Tienes 2 de tabaco y el barco quiere 3. Juega la carta de la comerciante: ella compra y vende en el mercado.
lesson-buy = Compra 1 de tabaco por 3 pesos. Cada compra encarece la siguiente; cada venta la abarata.
lesson-enough = Déjalo así. Te quedan 3 pesos, y el impuesto se lleva uno.
lesson-mayor-early = No esperes: Berta también tiene tabaco, y los huecos de un barco son de quien carga primero. Juega la carta del alcalde.
lesson-load-tobacco = Carga los 3 de tabaco en el muelle 3: 9 puntos.
lesson-architect-again = Te quedan 1 de madera, 1 de piedra y 1 de agua. Juega otra vez la carta del arquitecto.
lesson-cafe = Construye el café de puros en D2. Da 2 puntos por caja de puros, hasta 3 por ronda, cuando ningún barco los quiere; y está en la misma fila que la fábrica, así que el capataz puede usar ambos.
lesson-no-bid = Ambos capataces van al parlamento: 4 votos cada uno. Berta tiene 12 pesos y tú 3, y quien pierde también paga su puja. No luches donde no puedes ganar: puja 0.
lesson-tax-again = Berta ha comprado 2 votos y ha hecho leyes a su medida: puntos por pesos y un tributo de dos materiales. No los tienes, pero el impuesto sigue siendo 1 peso por 2 puntos. Págalo.
lesson-third-round = Ronda 3: 24 puntos a 22, y empieza Berta. El barco que viste en alta mar ha llegado hasta el muelle 3 y quiere 3 cajas de puros. Es lo que esperábamos. Juega la carta del trabajador.
lesson-stay = Deja tu peón en B2. El bosque de D2 está edificado, así que recibes 1 de piedra y 1 de agua: justo los dos materiales del tributo.
lesson-harvest-3 = Cosecha el tabaco de A2.
lesson-harvest-3-more = Y el tabaco de C2. Las materias primas que no uses en esta ronda tendrías que guardarlas en el almacén, con el capataz.
lesson-favor = El arquitecto de Berta no ha construido: quien hace eso primero en una ronda recibe 2 puntos. La comerciante también tiene una ventaja así. El tabaco cuesta 4 pesos y tienes 2: juégala para eso.
lesson-free = En vez de comerciar, toma algo gratis: cualquier material o la materia prima más barata. Las tres cuestan ahora lo mismo, así que eliges tú. Toma el tabaco.
lesson-foreman-again = Juega la carta del capataz. Tu peón está en la fábrica, en la misma fila que el café: puedes usar ambos.
lesson-cigars-again = Convierte en puros tus 3 de tabaco.
lesson-wait = El café daría 6 puntos por ellos; el barco del muelle 3 da 9. Berta ya ha jugado su alcalde y no tiene puros: puedes esperar. No uses nada más.
lesson-mayor-again = Juega el alcalde como cuarta carta: carga el barco, y tú empiezas la ronda siguiente.
lesson-load-again = Carga las 3 cajas de puros en el muelle 3: 9 puntos.
lesson-bid-again = Vas ganando por 33 puntos a 28, y tu arquitecto tiene 3 votos contra 2. Tienes 2 pesos: puja 1 y guarda el otro para el impuesto.
lesson-votes = 4 votos a 3: has ganado. Aprueba la subvención por votos: da lo que vale la quinta carta, 3 puntos para ti y 2 para Berta, y acaba con sus puntos por pesos.
lesson-harbor-act = Y la ley portuaria: desde ahora, un barco lleno zarpa al instante. El impuesto sobre edificios te costaría 3 pesos, y el tributo de dos materias primas no podrías pagarlo.
lesson-last-tax = Paga el impuesto con tu último peso: 2 puntos.
lesson-last-duty = Y el tributo con piedra y agua: 2 puntos, y 1 por ambas cosas.
lesson-end = Ha pasado media partida y vas ganando por 41 puntos a 35. Acaba tras la ronda 6; entonces cada edificio dará 2 puntos más. Tu bolsa está vacía: el primer alcalde de la ronda que no carga nada da 4 pesos. Y en el muelle 1 espera el siguiente barco para puros.

## When something is done that cannot be done now

when-play = Se juega un personaje por turno, cada uno una vez por ronda (§3)
when-move = El peón se mueve cuando juegas la carta del trabajador (§4)
when-harvest = Se cosecha cuando juegas la carta del trabajador (§4)
when-buy = Se comercia cuando juegas la carta de la comerciante (§5)
when-sell = Se comercia cuando juegas la carta de la comerciante (§5)
when-build = Se construye cuando juegas la carta del arquitecto (§6)
when-use = Los edificios se usan cuando juegas la carta del capataz (§7)
when-load = Los barcos se cargan cuando juegas la carta del alcalde (§8)
when-bid = Los votos se compran en el parlamento, después de las cartas (§9)
when-enact = Quien tiene más votos en el parlamento elige las leyes, después de las cartas (§9)
points-tie = En caso de empate deciden más pesos.
