# {{name}} en español.

ours = Todos los números son nuestros.
variant-standard = Como en el reglamento
ending-heap = el montón se ha acabado
board-title = { $count ->
    [one] Una piedrita en el montón
   *[other] { $count } piedritas en el montón
}
held = { $count ->
    [one] 1 piedrita
   *[other] { $count } piedritas
}

# Preguntas
wait-start = El azar dice quién empieza.
wait-take = { $seat } toma piedritas.
ask-take = Toma de una a { $most } piedritas.
over = La partida ha terminado: { $ending }.
choose-take = { $count ->
    [one] Tomar una piedrita
   *[other] Tomar { $count } piedritas
}
crumb-take = Tomar

# Sucesos
event-started = Empieza { $seat }.
event-took = { $count ->
    [one] { $seat } toma una piedrita.
   *[other] { $seat } toma { $count } piedritas.
}
event-ended = La partida ha terminado: { $ending }.

# Rechazos
refusal-not-your-turn = No es tu turno.
refusal-no-chance = Ahora no decide el azar.
refusal-bad-count = Toma de una a { $most } piedritas.
refusal-heap-too-small = { $count ->
    [one] Solo queda una piedrita.
   *[other] Solo quedan { $count } piedritas.
}

# Reglas
rules-1 = Preparación
rules-1-text = En el montón hay { $each } piedritas por jugador. El azar dice quién empieza; después se sigue hacia la izquierda.
rules-2 = Tomar piedritas
rules-2-text = En tu turno toma de una a { $most } piedritas del montón.
rules-3 = Fin de la partida
rules-3-text = Cuando se acaba el montón, gana quien tiene más piedritas. Si hay empate, se comparte la victoria.

# Decisiones
ruling-Q01 = ¿Y si quedan menos piedritas de las que puedo tomar? Se puede tomar lo que queda, y nada más.

# On the box
invitation = Toma piedrecitas del montón, una mano tras otra, y acaba con más que nadie.
makers = De quienquiera que inventara las piedrecitas.
