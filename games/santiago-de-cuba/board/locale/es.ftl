# Santiago de Cuba en español.

# Cosas, como se piden en la mesa: 2 de tabaco, 2 puros, nada de ron, el dado de puros. Lo que se
# cuenta por piezas lleva «de» solo sin $count, o si no hay ninguna.
item-sugar = de caña
item-citrus = { $count ->
    [0] de cítricos
    [one] cítrico
    [other] cítricos
   *[bare] de cítricos
}
item-tobacco = de tabaco
item-rum = de ron
item-cigars = { $count ->
    [0] de puros
    [one] puro
    [other] puros
   *[bare] de puros
}
item-wood = de madera
item-peso = { $count ->
    [one] peso
    [other] pesos
   *[bare] de pesos
}
item-point = { $count ->
    [one] punto
    [other] puntos
   *[bare] de puntos
}
good-sugar = Caña de azúcar
good-citrus = Cítricos
good-tobacco = Tabaco
good-rum = Ron
good-cigars = Puros
good-wood = Madera
good-peso = Pesos
good-point = Puntos

# Lugares. Una barra marca dónde puede partirse un nombre en un letrero.
building-bank = Banco
building-casino = Casino
building-church = Iglesia
building-distillery = Destilería
building-port_authority = Autoridad|portuaria
building-cigar_factory = Fábrica|de puros
building-black_market = Mercado|negro
building-trading_office = Casa|comercial
building-sawmill = Aserra-|dero
building-newspaper = Periódico
building-cafe = Café
building-customs_office = Aduana
to-bank = al banco
to-casino = al casino
to-church = a la iglesia
to-distillery = a la destilería
to-port_authority = a la autoridad portuaria
to-cigar_factory = a la fábrica de puros
to-black_market = al mercado negro
to-trading_office = a la casa comercial
to-sawmill = al aserradero
to-newspaper = al periódico
to-cafe = al café
to-customs_office = a la aduana
the-bank = el banco
the-casino = el casino
the-church = la iglesia
the-distillery = la destilería
the-port_authority = la autoridad portuaria
the-cigar_factory = la fábrica de puros
the-black_market = el mercado negro
the-trading_office = la casa comercial
the-sawmill = el aserradero
the-newspaper = el periódico
the-cafe = el café
the-customs_office = la aduana
does-bank = Toma { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
does-casino = Cambia en un solo sentido: { $ways }.
casino-point = { $give ->
    [one] 1 peso
   *[other] { $give } pesos
} por { $take ->
    [one] 1 punto
   *[other] { $take } puntos
}, como máximo { $most ->
    [one] una vez
   *[other] { $most } veces
}
casino-peso = { $give ->
    [one] 1 punto
   *[other] { $give } puntos
} por { $take ->
    [one] 1 peso
   *[other] { $take } pesos
}, como máximo { $most ->
    [one] una vez
   *[other] { $most } veces
}
does-church = Toma { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
does-distillery = Convierte { $give } de caña en { $take } de ron, como máximo { $most ->
    [one] una vez
   *[other] { $most } veces
}.
does-port_authority = Mueve el marcador de valor { $steps ->
    [one] una bandera
   *[other] { $steps } banderas
} a un lado u otro, nunca fuera de las banderas.
does-cigar_factory = Convierte { $give } de tabaco en { $take ->
    [one] 1 puro
   *[other] { $take } puros
}, como máximo { $most ->
    [one] una vez
   *[other] { $most } veces
}.
does-black_market = { $count ->
    [one] Cambia una mercancía por otra; nada de madera.
   *[other] Cambia { $count } mercancías de una clase por otras tantas de otra; nada de madera.
}
does-trading_office = Carga ya en el barco una clase de mercancía, como máximo { $most }, por los puntos de la bandera{ $less ->
    [0] { "" }
    [one] , 1 punto menos cada una
   *[other] , { $less } puntos menos cada una
}.
does-sawmill = Vende { $give } de madera por { $take ->
    [one] 1 punto
   *[other] { $take } puntos
}, como máximo { $most ->
    [one] una vez
   *[other] { $most } veces
}.
does-newspaper = Toma { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
} y pon boca abajo a un cubano hasta que el auto haya pasado.
does-cafe = Vende ron por { $rum ->
    [one] 1 punto
   *[other] { $rum } puntos
} y puros por { $cigars ->
    [one] 1 punto
   *[other] { $cigars } puntos
} la unidad, como máximo { $most } en total.
does-customs_office = Anula una demanda del barco.
station-pedro = Pedro
station-jose = José
station-conchita = Conchita
station-miguel = Miguel
station-pablo = Pablo
station-maria = María
station-martinez = Martínez
station-el_zorro = El Zorro
station-alonso = Alonso
station-harbor = Puerto
drive-pedro = hasta Pedro
drive-jose = hasta José
drive-conchita = hasta Conchita
drive-miguel = hasta Miguel
drive-pablo = hasta Pablo
drive-maria = hasta María
drive-martinez = hasta Martínez
drive-el_zorro = hasta El Zorro
drive-alonso = hasta Alonso
drive-harbor = hasta el puerto
brings-pedro = { $count } de tabaco
brings-jose = { $count } de caña
brings-conchita = { $count } de cítricos
brings-miguel = { $count } de madera
brings-pablo = { $count ->
    [one] una mercancía a tu elección, nada de madera
   *[other] { $count } de una mercancía a tu elección, nada de madera
}
brings-maria = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
brings-martinez = { $count ->
    [one] 1 peso
   *[other] { $count } pesos
}
brings-el_zorro = algo de cada uno de los demás; tu figura se queda y puede usar otra vez su edificio
brings-alonso = reclama un edificio o usa uno tuyo
brings-harbor = una ronda de entregas
flower-yellow = flor amarilla
flower-blue = flor azul
flower-red = flor roja
flower-white = flor blanca
quarter-yellow = Barrio de las flores amarillas
quarter-blue = Barrio de las flores azules
quarter-red = Barrio de las flores rojas
quarter-white = Barrio de las flores blancas

# El historial.
event-laid-out = Los edificios y los cubanos están en su sitio; empieza { $start }.
event-rolled = { $seat } lanza los dados: { $sugar } de caña, { $citrus } de cítricos, { $tobacco } de tabaco, { $rum } de ron, { $cigars } de puros.
event-set-aside = { $seat } aparta el dado { $item }.
event-drove = { $paid ->
    [0] { $seat } conduce { $drive }.
    [one] { $seat } conduce { $drive } por 1 peso.
   *[other] { $seat } conduce { $drive } por { $paid } pesos.
}
event-flag-moved = El marcador de valor pasa al { $to }.
event-received = { $seat } recibe { $count } { $item }.
event-went-short = La reserva no alcanza: { $seat } se queda sin { $count } { $item }.
event-handed-in = { $seat } entrega { $count } { $item }.
event-gave = { $from } da { $count } { $item } a { $to }.
event-gave-nothing = { $from } no tiene nada que darle a { $to }.
event-claimed = { $seat } reclama { $the }.
event-walked = { $seat } va { $to }.
event-stayed = { $seat } se queda: no hay ningún edificio libre.
event-used = { $seat } usa { $the }.
event-delivered = { $seat } carga { $count } { $item }, por valor de { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
event-delivered-wood = { $seat } carga { $wood } de madera en lugar { $item }, por valor de { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
event-passed = { $seat } pasa.
event-turned-down = { $station } queda boca abajo.
event-turned-up = { $station } vuelve a estar boca arriba.
event-struck = Se anula la demanda { $item }.
event-owner-paid = { $visitor } está en un edificio de { $owner }: eso vale { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
event-ship-left = Zarpa el barco { $ship }. { $ending }
event-screens-lifted = Se retiran las pantallas.
event-ended = La partida ha terminado.
ending-loaded = Una entrega cubrió la última demanda.
ending-last_flag = Las entregas acabaron en la última bandera.
ending-passed = El auto pasó de largo por el puerto en la última bandera.
ending-customs_office = La aduana anuló la última demanda.
ending-trading_office = La casa comercial cubrió la última demanda.
ending-stalled = El barco ha esperado demasiado.

# Por qué no.
refusal-not-your-turn = Ahora no te toca decidir.
refusal-not-this-step = Ahora hay que decidir otra cosa.
refusal-not-in-supply = En la reserva ya no hay existencias { $item }.
refusal-drive-too-dear = El viaje cuesta { $cost ->
    [one] 1 peso
   *[other] { $cost } pesos
} y { $held ->
    [0] no tienes ninguno
   *[other] solo tienes { $held }
}.
refusal-must-give = Si tienes un peso, un punto o una mercancía que no sea madera, debes dar una de esas cosas.
refusal-not-enough = { $count ->
    [0] No te alcanza: tienes { $count } { $item }.
   *[other] Solo tienes { $count } { $item }.
}
refusal-owned = Este edificio ya tiene dueño.
refusal-no-markers = Ya has colocado todos tus marcadores de propiedad.
refusal-not-owned = Este edificio no es tuyo.
refusal-wrong-flower = Ahora solo puedes ir a edificios con la { $flower }.
refusal-occupied = Aquí ya hay otra figura.
refusal-must-move-on = Tu figura debe ir a otro edificio.
refusal-not-here = Tu figura no está aquí.
refusal-nothing = Tiene que ser al menos uno.
refusal-too-many = Como máximo { $most } a la vez.
refusal-same-good = El mercado negro da otra mercancía, no la misma.
refusal-flag-at-end = El marcador de valor no puede ir hacia ese lado.
refusal-face-down = { $station } ya está boca abajo.
refusal-must-turn-down = En la calle aún hay alguien boca arriba: debes elegir a uno.
refusal-not-wanted = { $count ->
    [0] Ahora el barco no quiere nada { $item }.
   *[other] El barco solo quiere { $count } { $item }.
}
refusal-empty-ship = Los cuatro dados restantes no pedirían nada.
refusal-no-chance = Ahora no hay nada que sacar ni lanzar.
refusal-impossible-layout = Las losetas no pueden quedar así.
refusal-impossible-dice = Los dados no pueden mostrar eso.

# Qué hay que decidir.
ask-aside = Un barco nuevo: aparta un dado. El barco quiere lo que muestran los otros cuatro.
ask-drive = Conduce el auto. La estación siguiente es gratis, cada estación adicional cuesta { $fare ->
    [0] nada
    [one] 1 peso
   *[other] { $fare } pesos
}; { $pesos ->
    [0] no tienes pesos
    [one] tienes 1 peso
   *[other] tienes { $pesos } pesos
}.
ask-pablo = { $count ->
    [one] Pablo te consigue una mercancía de la reserva. ¿Cuál?
   *[other] Pablo te consigue { $count } de una mercancía de la reserva. ¿De cuál?
}
ask-zorro = El Zorro: dale a { $seat } un peso, un punto o una mercancía.
ask-alonso = Alonso: reclama un edificio sin dueño o usa uno tuyo.
ask-claim = ¿Qué edificio quieres reclamar? { $markers ->
    [one] Te queda 1 marcador
   *[other] Te quedan { $markers } marcadores
}.
ask-own = ¿Cuál de tus edificios quieres usar?
ask-walk = Ve a un edificio libre con la { $flower }.
ask-use = { $name }: { $does }
ask-use-idle = Ahora no tienes nada para él.
ask-casino = ¿Qué quieres del casino?
ask-casino-count = ¿Qué cantidad { $item } quieres a cambio { $price }?
ask-distillery = ¿Cuánta caña conviertes en ron?
ask-cigar_factory = ¿Cuánto tabaco conviertes en puros?
ask-port_authority = ¿Hacia dónde va el marcador de valor?
ask-black_market = { $count ->
    [one] ¿Qué mercancía entregas?
   *[other] ¿De qué mercancía entregas { $count }?
}
ask-black_market-take = ¿Qué mercancía tomas a cambio { $item }?
ask-sawmill = ¿Cuánta madera vendes? { $wood } de madera { $points ->
    [one] da 1 punto
   *[other] da { $points } puntos
}.
ask-newspaper = ¿A quién pones boca abajo? Recibes además { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
ask-cafe = ¿Cuánto ron vendes, a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} la unidad?
ask-cafe-cigars = { $rum ->
    [0] ¿Cuántos puros vendes, a
   *[other] Vendes { $rum } de ron. ¿Y cuántos puros, a
} { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} la unidad?
ask-customs_office = ¿Qué demanda anulas?
ask-deliver = ¿Qué cargas? Cada mercancía da { $flag ->
    [one] 1 punto
   *[other] { $flag } puntos
}; la madera, { $wood }.
ask-deliver-wood = ¿Qué demanda cubre tu madera? Cada unidad da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
ask-deliver-count = { $good }: ¿cuánto cargas? Cada unidad da { $each ->
    [one] 1 punto
   *[other] { $each } puntos
}.
wait-aside = { $seat } aparta un dado del barco nuevo.
wait-drive = { $seat } conduce el auto.
wait-pablo = { $seat } elige una mercancía de Pablo.
wait-zorro = { $seat } elige qué darle a { $active }.
wait-alonso = { $seat } está con Alonso.
wait-walk = { $seat } va a un edificio con la { $flower }.
wait-use = { $seat } puede usar { $the }.
wait-deliver = { $seat } puede cargar el barco.
wait-layout = Se está preparando la ciudad.
wait-dice = Se lanzan los dados para el barco nuevo.
wait-screens = Ya se van a retirar las pantallas.
over = La partida ha terminado: el último barco ha zarpado. { $ending }
over-short = La reserva de puntos estaba vacía: las mercancías sobrantes dieron menos puntos, o ninguno.

# Lo que se puede elegir.
choose-aside = Sin el dado { $item }
choose-drive = Conducir { $drive }, { $cost ->
    [0] gratis
    [one] 1 peso
   *[other] { $cost } pesos
}: { $brings }
choose-drive-down = Conducir { $drive }, { $cost ->
    [0] gratis
    [one] 1 peso
   *[other] { $cost } pesos
}: boca abajo, allí no pasa nada
choose-go = { $station }, { $cost ->
    [0] gratis
    [one] 1 peso
   *[other] { $cost } pesos
}
choose-take = Tomar { $count } { $item }
choose-give = Dar { $count } { $item }
choose-give-nothing = No dar nada
choose-claim = Reclamar { $the }
choose-claim-any = Reclamar un edificio
choose-walk = Ir { $to }: { $does }
choose-use = Usar { $the }
choose-use-any = Usar un edificio tuyo
choose-buy-point = Cambiar pesos por puntos
choose-buy-peso = Cambiar puntos por pesos
choose-raise = Subir a { $flag }
choose-lower = Bajar a { $flag }
choose-hand-in = Entregar { $count } { $item }
choose-turn-down = Poner boca abajo a { $station }
choose-nobody = A nadie, solo cobrar
choose-strike = Anular la demanda { $item }
choose-load = Cargar unidades { $item }
choose-load-wood = Cargar madera en su lugar
choose-instead = Madera en lugar { $item }
choose-count = { $count } { $item }
choose-exchange = Obtener { $take } por { $give }
choose-count-for = { $count } { $item } por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
choose-pass = Pasar
choose-pass-idle = Seguir
choose-pass-use = No usarlo
choose-pass-alonso = Ni lo uno ni lo otro
choose-pass-deliver = No cargar nada más
crumb-aside = Apartar
crumb-drive = Conducir
crumb-take = Tomar
crumb-give = Dar
crumb-claim = Reclamar
crumb-walk = Ir
crumb-use = Usar
crumb-deliver = Cargar
crumb-wood = Madera
crumb-nobody = Nadie
crumb-cuban = { $word ->
    [pedro] { station-pedro }
    [jose] { station-jose }
    [conchita] { station-conchita }
    [miguel] { station-miguel }
    [pablo] { station-pablo }
    [maria] { station-maria }
    [martinez] { station-martinez }
    [el_zorro] { station-el_zorro }
   *[alonso] { station-alonso }
}
crumb-gift = { $word ->
    [peso] { good-peso }
    [point] { good-point }
    [sugar] { good-sugar }
    [citrus] { good-citrus }
    [tobacco] { good-tobacco }
    [rum] { good-rum }
    [cigars] { good-cigars }
   *[nothing] nada
}
crumb-purchase = { $word ->
    [point] { good-point }
   *[peso] { good-peso }
}
crumb-step = { $word ->
    [raise] Subir
   *[lower] Bajar
}

# En el tablero.
board-title = Santiago de Cuba: la ciudad y su puerto
car = El auto
cost-free = gratis
face-down = { $station }, boca abajo: una visita no da nada hasta que pase el auto
cuban-title = { $station }: { $brings }
house-title = { $name }: { $does }
house-owner = Es de { $seat }.
house-visitor = Aquí está la figura de { $seat }.
ship-title = Barco { $ship } de { $ships }
ship-word = Barco { $ship }
die-title = El barco quiere { $count } { $item }
die-met = El barco ya no quiere nada { $item }
die-aside = El barco no pide nada { $item }
die-rolled = El dado muestra { $count } { $item }
flags-title = Cada mercancía entregada da { $flag ->
    [one] 1 punto
   *[other] { $flag } puntos
}
supply = Reserva
markers = { $count ->
    [0] no queda ningún marcador de propiedad
    [one] queda 1 marcador de propiedad
   *[other] quedan { $count } marcadores de propiedad
}
stands = está en: { $name }
stands-nowhere = figura aún fuera de la ciudad
hidden = tras la pantalla
hidden-title = Lo que tiene { $seat } está tras una pantalla.
ranks = Suma { $all }: { $points } y { $more } por { $goods ->
    [one] 1 mercancía
   *[other] { $goods } mercancías
} ({ $each } valen un punto)
ranks-short = Suma { $all }: { $points } y { $more } por { $goods ->
    [one] 1 mercancía
   *[other] { $goods } mercancías
} ({ $each } valen un punto, pero la reserva de puntos está vacía)
passed-delivery = no carga más

# Las reglas en breve.
rules-1 = La ciudad
rules-1-text = Doce edificios se alzan en cuatro barrios bajo cuatro clases de flores, nueve cubanos viven a lo largo de la calle y un barco espera en el puerto. Todos empiezan con esto{ $screens ->
    [up] {" "}tras una pantalla
   *[down] {""}
}: { $start }. La reserva es limitada: lo que no hay no se reparte. Se juega en el sentido de las agujas del reloj.
rules-2 = Conducir el auto
rules-2-text = Todos comparten un auto. En tu turno debes conducirlo en el sentido de las agujas del reloj hasta otra estación: la siguiente es gratis, cada estación adicional cuesta { $fare ->
    [0] nada
    [one] 1 peso
   *[other] { $fare } pesos
}. Como máximo una vuelta entera (Q01). Si el auto pasa por el puerto sin parar, el marcador de valor avanza una bandera; tras la última, el barco zarpa al instante.
rules-3 = Visitar a un cubano
rules-3-text = Quien vive donde para el auto te ayuda. { $helps }. Con El Zorro, cada uno de los demás te da un peso, un punto o una mercancía que no sea madera, lo que elija. Con Alonso reclamas un edificio sin dueño (como máximo { $markers } por partida) o usas uno tuyo.
rules-4 = Entregar en el puerto
rules-4-text = Si el auto para en el puerto, todos pueden cargar el barco, empezando por ti, ronda tras ronda: una clase de mercancía cada vez, toda la que el barco aún quiera. Cada mercancía da tantos puntos como indica la bandera: { $flags }. Quien pasa queda fuera. Cuando toda la demanda está cubierta, el barco zarpa. Si todos han pasado y queda demanda, el marcador avanza una bandera; tras la última, el barco zarpa.
rules-5 = Madera
rules-5-text = La madera puede cargarse en lugar de una clase de mercancía. Da { $wood ->
    [one] 1 punto
   *[other] { $wood } puntos
} por unidad, sea cual sea la bandera, y reduce la demanda de esa mercancía.
rules-6 = Ir a un edificio
rules-6-text = Tras visitar a un cubano, tu figura debe ir a otro edificio con la flor de ese cubano donde no haya nadie. Si no hay ninguno libre, se queda y puede usar el edificio en el que está. Con El Zorro también se queda y puede usar otra vez su edificio. Tras el puerto o un cubano boca abajo se queda y no usa nada. Si tu turno acaba en un edificio de otro jugador, su dueño recibe { $owner ->
    [one] 1 punto
   *[other] { $owner } puntos
}.
rules-7 = Usar el edificio
rules-7-text = Puedes usar el edificio al que ha ido tu figura.
rules-7-more = El marcador nunca sale así de las banderas (Q17). El periódico pone boca abajo a alguien que esté boca arriba; si no hay nadie, solo paga (Q15).
rules-8 = Un barco nuevo
rules-8-text = Cuando un barco ha zarpado, el marcador de valor vuelve a la primera bandera y el jugador activo lanza los cinco dados{ $new-dice ->
    [deliverer] , y quien hizo la última entrega aparta uno
   *[active] {""} y aparta uno
}: el barco quiere lo que muestran los otros cuatro, y deben pedir algo (Q03). Un barco también zarpa cuando la aduana o la casa comercial liquida su última demanda, y cuando no ha zarpado ninguno en { $stalled-ship } rondas (Q02).
rules-9 = El final
rules-9-text = La partida termina en cuanto zarpa el barco { $ships }. { $goods ->
    [one] Cada mercancía que te queda, también la madera, vale
   *[other] Cada { $goods } mercancías que te quedan, también la madera, valen
} 1 punto. Gana quien tiene más puntos; en caso de empate, quien tiene más mercancías y, después, más pesos.

## What is agreed

ours = Los números de los edificios, los dados y las flores son propuestas nuestras. ¿Tienes el juego? Entonces puedes ayudarnos con lo que está impreso en su caja.
variant-hidden = Bienes tras pantallas
variant-hidden-about = Mercancías y pesos están ocultos: recuerda lo que tomaron los demás. Así lo dice el reglamento; de 45 a 75 minutos.
variant-open = Bienes a la vista de todos
variant-open-about = Todos lo ven todo: más fácil de aprender, y con más que calcular; de 45 a 75 minutos.
rule-new-dice = Barco nuevo: quién aparta un dado
rule-new-dice-active = el jugador activo
rule-new-dice-deliverer = quien hizo la última entrega
rule-stalled-ship = Un barco que nadie carga zarpa tras
rule-stalled-ship-40 = 40 rondas
rule-stalled-ship-20 = 20 rondas
rule-stalled-ship-10 = 10 rondas

## Rulings

ruling-Q01 = ¿Hasta dónde puede ir el auto? De una a diez estaciones: como máximo una vuelta entera, que lleva de nuevo a la misma estación. Así pasa por el puerto una vez como mucho.
ruling-Q02 = ¿Se puede retener un barco en el puerto para siempre? Si pasan tantas rondas como se acordó (40, 20 o 10) sin que zarpe ninguno, el barco zarpa al final del último turno.
ruling-Q03 = ¿Pueden los dados elegidos no pedir nada? No: uno de los cuatro debe mostrar más de 0, y si los cinco muestran 0 se lanzan de nuevo.
ruling-Q15 = ¿A quién puede poner boca abajo el periódico? A cualquiera que esté boca arriba, también a El Zorro, a Alonso y al cubano bajo el auto. Si no hay nadie, solo da su paga.
ruling-Q17 = ¿Cuánto mueve el marcador la autoridad portuaria? Tantas banderas como indica, entre la primera y la última; nunca hasta la bandera a cuadros.

# Where the game stands.
status-value = { $value ->
    [one] 1 punto
   *[other] { $value } puntos
} por mercancía
status-delivery = Entrega

# On the box
invitation = Recorre la ciudad en el mismo auto viejo que los demás, pide favores a su gente y carga el barco del puerto antes que nadie.
makers = De Michael Rieneck; eggertspiele y Pegasus 2011.

## The end, told

round-ship = Barco { $number }
source-start = Inicio
source-ships = Barcos
source-buildings = Uso de edificios
source-owners = Edificios propios
source-cubans = Cubanos
source-goods = Mercancías sobrantes

## Guided first game

lesson-ship = Hay un barco en el puerto. Cuatro de estos cinco dados dicen qué quiere; tú apartas el quinto. Nadie tiene ron todavía: aparta el dado de ron y el barco pedirá lo que puedes conseguir.
lesson-car = Todos comparten un auto. La siguiente estación es gratis y cada estación adicional cuesta 1 peso; tienes 3. Ve hasta Pedro por 2 pesos: te da 2 de tabaco, y el barco quiere 2.
lesson-flower = Tras una visita, tu figura va a un edificio con la misma flor, aquí la roja. Ve al banco: andas mal de dinero.
lesson-use = Puedes usar el edificio al que has ido. Usa el banco y toma 2 pesos.
lesson-pass-harbor = El barco quiere 3 cítricos y tienes 1. Gasta tus 3 pesos en ir hasta Conchita: de camino el auto pasa de largo por el puerto, así que cada mercancía del barco valdrá 4 puntos en vez de 3.
lesson-cafe = Tu figura debe ir a otro edificio, ahora con la flor azul. El café compra ron y puros, que no tienes; allí solo estarás de paso. La aduana anularía una demanda, y te interesan todas.
lesson-free = Ya no tienes pesos: solo puedes ir a la siguiente estación. Allí vive María, que te da 2 puntos. Ve con ella.
lesson-market = Ahora flores amarillas. Ve al mercado negro: cambia una mercancía por otra.
lesson-swap = Tienes 3 de tabaco, pero el barco solo quiere 2. De caña quiere 2 y tienes 1. Entrega 1 de tabaco y toma 1 de caña.
lesson-alonso = Sigues sin pesos, y la siguiente estación es Alonso. Con él reclamas un edificio o usas uno tuyo. Ve allí.
lesson-claim = Reclama el banco. Cada vez que otro termine su turno allí, recibes 1 punto, y todos necesitan dinero tarde o temprano. Tienes 3 marcadores para toda la partida.
lesson-office = Flores blancas: ve a la casa comercial. Te deja cargar el barco ya, antes de que nadie vaya al puerto.
lesson-load-early = Carga los 3 cítricos: a 4 puntos cada uno son 12.
lesson-harbor = Ve al puerto. Ahora todos pueden cargar el barco por turno, empezando por ti.
lesson-deliver = Una clase cada vez. Carga tus 2 de caña a 4 puntos cada una. Luego carga Berta; lo que ella cargue antes ya no podrás entregarlo.
lesson-new-ship = El barco está lleno y ha zarpado. Llega otro y eliges de nuevo. Solo te queda tabaco y Berta tiene 3 de caña: aparta el dado de caña.
lesson-zorro = Ahora viene El Zorro. Cada uno de los demás te da un peso, un punto o una mercancía, a su elección. Tu figura se queda y puede usar otra vez su edificio.
lesson-again = Berta te ha dado 1 peso y sigues en la casa comercial. Carga tus 2 de tabaco a 2 puntos cada uno.
lesson-martinez = Tus almacenes están vacíos: consigue dinero. Martínez es la siguiente estación y da 3 pesos.
lesson-own = Ve al banco. Es tuyo: si estás tú no te da ningún punto, pero puedes usarlo como los demás.
lesson-bank = Toma 2 pesos más: con dinero vas adonde quieras.
lesson-jose = Tienes 6 pesos. Sáltate las siguientes estaciones y ve hasta José: te da 2 de caña, que el mercado negro cambia por algo que quiera el barco.
lesson-market-again = Ve otra vez al mercado negro.
lesson-rum = Cambia 1 de caña por 1 de ron: el barco no quiere caña, y el café paga por el ron.
lesson-conchita = Berta ha ido al puerto y ha cubierto la demanda de ron con madera: la madera sustituye a cualquier mercancía, por 1 punto. Aún se piden cítricos. Ve hasta Conchita.
lesson-cafe-walk = Otra flor azul, y esta vez el café sí vale la pena: tienes 1 de ron.
lesson-cafe-sell = Vende tu ron por 2 puntos. Luego Berta va a tu banco, y eso te da un punto.
lesson-maria = Tu banco acaba de dar su primer punto. Ve hasta María por 1 peso: 2 puntos. Después vamos a la iglesia y tomamos 1 más.
lesson-alonso-again = Cada mercancía vale otra vez 4 puntos. Ve hasta Alonso.
lesson-claim-again = Reclama un segundo edificio: el casino, que convierte pesos en puntos y recibe muchas visitas.
lesson-paper = Ve al periódico.
lesson-turn-down = El periódico paga 1 peso y pone a alguien boca abajo hasta que pase el auto. Berta reúne tabaco: pon boca abajo a Pedro.
lesson-harbor-again = El barco solo quiere 1 cítrico más, a 4 puntos, y tienes 2. Ve al puerto antes que Berta.
lesson-last = Cárgalo: 4 puntos, y el barco zarpa.
lesson-end = Han zarpado dos de siete barcos y vas ganando por 38 puntos a 27. La partida acaba cuando zarpe el séptimo; cada tres mercancías sobrantes dan un punto.

## When something is done that cannot be done now

when-aside = Se aparta un dado cuando llega un barco nuevo (§8)
when-drive = El auto circula al principio de un turno (§2)
when-claim = Un edificio se reclama con Alonso (§3)
when-walk = Tu figura va a un edificio después de visitar a un cubano (§6)
when-use = Un edificio se usa cuando tu figura ha llegado a él (§7)
when-deliver = El barco se carga cuando el auto se detiene en el puerto (§4)
points-tie = En caso de empate deciden más mercancías sobrantes y luego más pesos.
