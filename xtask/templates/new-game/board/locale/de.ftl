# {{name}} auf Deutsch.

ours = Alle Zahlen sind von uns.
variant-standard = Wie in der Regel
ending-heap = der Haufen ist weg
board-title = { $count ->
    [one] Ein Kiesel auf dem Haufen
   *[other] { $count } Kiesel auf dem Haufen
}
held = { $count ->
    [one] 1 Kiesel
   *[other] { $count } Kiesel
}

# Fragen
wait-start = Der Zufall bestimmt, wer beginnt.
wait-take = { $seat } nimmt Kiesel.
ask-take = Nimm einen bis { $most } Kiesel.
over = Das Spiel ist aus: { $ending }.
choose-take = { $count ->
    [one] Einen Kiesel nehmen
   *[other] { $count } Kiesel nehmen
}
crumb-take = Nehmen

# Ereignisse
event-started = { $seat } beginnt.
event-took = { $count ->
    [one] { $seat } nimmt einen Kiesel.
   *[other] { $seat } nimmt { $count } Kiesel.
}
event-ended = Das Spiel ist aus: { $ending }.

# Ablehnungen
refusal-not-your-turn = Du bist nicht am Zug.
refusal-no-chance = Der Zufall entscheidet das jetzt nicht.
refusal-bad-count = Nimm einen bis { $most } Kiesel.
refusal-heap-too-small = { $count ->
    [one] Nur ein Kiesel ist übrig.
   *[other] Nur { $count } Kiesel sind übrig.
}

# Regeln
rules-1 = Aufbau
rules-1-text = { $each } Kiesel je Spieler liegen auf dem Haufen. Der Zufall bestimmt, wer beginnt; dann geht es nach links.
rules-2 = Kiesel nehmen
rules-2-text = Wer am Zug ist, nimmt einen bis { $most } Kiesel vom Haufen.
rules-3 = Ende des Spiels
rules-3-text = Ist der Haufen weg, gewinnt, wer die meisten Kiesel hat. Gleiche teilen sich den Sieg.

# Entscheidungen
ruling-Q01 = Was gilt, wenn weniger Kiesel da sind, als ich nehmen darf? Was da ist, darf genommen werden, mehr nicht.

# On the box
invitation = Nehmt reihum Kiesel vom Haufen; wer am Ende die meisten hat, gewinnt.
makers = Von wem auch immer Kiesel erfunden hat.
