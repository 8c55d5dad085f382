# Things, in a sentence after their number.
item-wood = Holz
item-stone = Stein
item-water = Wasser
item-citrus = { $count ->
    [one] Zitrusfrucht
   *[other] Zitrusfrüchte
}
item-sugar = Zuckerrohr
item-tobacco = Tabak
item-rum = Rum
item-cigars = { $count ->
    [one] Kiste Zigarren
   *[other] Kisten Zigarren
}
of-citrus = { $count ->
    [one] Zitrusfrucht
   *[other] Zitrusfrüchten
}
of-sugar = Zuckerrohr
of-tobacco = Tabak
good-wood = Holz
good-stone = Stein
good-water = Wasser
good-citrus = Zitrusfrüchte
good-sugar = Zuckerrohr
good-tobacco = Tabak
good-rum = Rum
good-cigars = Zigarren
side-blue = die blaue Plantage
side-red = die rote Plantage
side-yellow = die gelbe Plantage
side-green = die grüne Plantage
side-purple = die lila Plantage
side-common = die für alle gleiche Plantage
harvest-some = { $count } nach Wahl aus: { $raws }
harvest-both = { $materials }; { $raws }
harvest-short = { $harvest } (im Vorrat fehlt: { $lacking })
so-many = { $count } { $item }
nothing = nichts
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
pesos = { $count ->
    [one] 1 Peso
   *[other] { $count } Pesos
}

# Characters.
character-worker = Arbeiter
character-tradeswoman = Händlerin
character-architect = Architekt
character-foreman = Vorarbeiter
character-mayor = Bürgermeister
card-worker = den Arbeiter
card-tradeswoman = die Händlerin
card-architect = den Architekten
card-foreman = den Vorarbeiter
card-mayor = den Bürgermeister
plays-worker = Arbeiter (1): ernten
plays-tradeswoman = Händlerin (2): handeln
plays-architect = Architekt (3): bauen
plays-foreman = Vorarbeiter (4): Gebäude nutzen
plays-mayor = Bürgermeister (5): ein Schiff beladen
idles-architect = Architekt (3): kann nicht bauen{ $count ->
    [0] , bekommt nichts
    [one] : 1 Punkt
   *[other] : { $count } Punkte
}
idles-foreman = Vorarbeiter (4): kein Gebäude zu nutzen
idles-mayor = Bürgermeister (5): kann nicht laden{ $count ->
    [0] , bekommt nichts
    [one] : 1 Peso
   *[other] : { $count } Pesos
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
field-reaps = { $field }. Ernte: { $harvest }
ground-warehouse = Lager
ground-forest = Wald (Holz)
ground-mountain = Gebirge (Stein)
ground-lake = See (Wasser)
ground-citrus = Zitrushain
ground-sugar = Zuckerrohrfeld
ground-tobacco = Tabakfeld

# Buildings: signs, with an article, what they do.
building-cement_factory = Zement-|fabrik
building-sawmill = Sägewerk
building-golf_course = Golfplatz
building-monastery = Kloster
building-rum_cafe = Rum-Café
building-cigar_cafe = Zigarren-|Café
building-small_office = Kleines|Kontor
building-large_office = Großes|Kontor
building-hotel = Hotel
building-inn = Herberge
building-goods_store = Warenhaus
building-raw_store = Rohstoff-|haus
building-material_store = Baustoff-|haus
building-small_bank = Kleine|Bank
building-large_bank = Große|Bank
building-cigar_factory = Zigarren-|fabrik
building-distillery = Schnaps-|brennerei
building-black_market = Schwarz-|markt
building-church = Kirche
building-town_hall = Rathaus
building-dam = Staudamm
building-lighthouse = Leuchtturm
building-warehouse = Lager
the-cement_factory = die Zementfabrik
the-sawmill = das Sägewerk
the-golf_course = den Golfplatz
the-monastery = das Kloster
the-rum_cafe = das Rum-Café
the-cigar_cafe = das Zigarren-Café
the-small_office = das Kleine Kontor
the-large_office = das Große Kontor
the-hotel = das Hotel
the-inn = die Herberge
the-goods_store = das Warenhaus
the-raw_store = das Rohstoffhaus
the-material_store = das Baustoffhaus
the-small_bank = die Kleine Bank
the-large_bank = die Große Bank
the-cigar_factory = die Zigarrenfabrik
the-distillery = die Schnapsbrennerei
the-black_market = den Schwarzmarkt
the-church = die Kirche
the-town_hall = das Rathaus
the-dam = den Staudamm
the-lighthouse = den Leuchtturm
the-warehouse = das Lager
does-cement_factory = Verwandelt bis zu { $most } Stein in je { $gain ->
    [one] 1 Punkt
   *[other] { $gain } Punkte
}.
does-sawmill = Verwandelt bis zu { $most } Holz in je { $gain ->
    [one] 1 Punkt
   *[other] { $gain } Punkte
}.
does-golf_course = Verwandelt bis zu { $most } Wasser in je { $gain ->
    [one] 1 Punkt
   *[other] { $gain } Punkte
}.
does-monastery = Verwandelt bis zu { $most ->
    [one] 1 Rohstoff
   *[other] { $most } Rohstoffe
} in je { $gain ->
    [one] 1 Punkt
   *[other] { $gain } Punkte
}.
does-rum_cafe = Verwandelt bis zu { $most } Rum in je { $gain ->
    [one] 1 Punkt
   *[other] { $gain } Punkte
}.
does-cigar_cafe = Verwandelt bis zu { $most ->
    [one] 1 Kiste Zigarren
   *[other] { $most } Kisten Zigarren
} in je { $gain ->
    [one] 1 Punkt
   *[other] { $gain } Punkte
}.
does-small_office = Lädt { $most } Handelsgut auf ein Schiff, für die Punkte des Liegeplatzes.
does-large_office = Lädt bis zu { $most } Handelsgüter einer Sorte auf ein Schiff, für die Punkte des Liegeplatzes.
does-hotel = Bringt { $gain ->
    [one] 1 Punkt
   *[other] { $gain } Punkte
}.
does-inn = Bringt { $gain ->
    [one] 1 Punkt
   *[other] { $gain } Punkte
}.
does-goods_store = Verkauft { $most } Ware für { $gain ->
    [one] 1 Peso
   *[other] { $gain } Pesos
}.
does-raw_store = Verkauft { $most } Rohstoff für { $gain ->
    [one] 1 Peso
   *[other] { $gain } Pesos
}.
does-material_store = Verkauft bis zu { $most ->
    [one] 1 Baustoff
   *[other] { $most } Baustoffe
} für je { $gain ->
    [one] 1 Peso
   *[other] { $gain } Pesos
}.
does-small_bank = Bringt { $gain ->
    [one] 1 Peso
   *[other] { $gain } Pesos
}.
does-large_bank = Bringt { $gain ->
    [one] 1 Peso
   *[other] { $gain } Pesos
}.
does-cigar_factory = Verwandelt beliebig viel Tabak in Zigarren, eins zu eins.
does-distillery = Verwandelt beliebig viel Zuckerrohr in Rum, eins zu eins.
does-black_market = Tauscht { $most } Handelsgut gegen eines anderer Sorte.
does-church = Streicht einen Gesetzesvorschlag dieser Runde, aber keinen aus der Gruppe, aus der in der Runde davor gestrichen wurde.
does-town_hall = Bringt { $gain ->
    [one] 1 Extrastimme
   *[other] { $gain } Extrastimmen
} im Parlament dieser Runde.
does-dam = Bringt { $gain } Wasser.
does-lighthouse = Tauscht das Schiff auf hoher See gegen ein beliebiges aus dem Stapel.
does-warehouse = Lagert alle Rohstoffe aus dem Vorhof ein, damit sie nicht verderben.

# Acts.
group-tax = Steuer
group-duty = Abgabe
group-subsidy = Subvention
group-other = Sonstige
none-tax = keine
none-duty = keine
none-subsidy = noch keine
none-other = noch keins
act-tax_1 = Steuer von { $tax-pesos ->
    [one] 1 Peso
   *[other] { $tax-pesos } Pesos
}
act-tax_2 = Steuer von { $tax-pesos ->
    [one] 1 Peso
   *[other] { $tax-pesos } Pesos
}
act-tax_3 = Steuer von { $tax-pesos ->
    [one] 1 Peso
   *[other] { $tax-pesos } Pesos
}
act-tax_4 = Steuer von { $tax-pesos ->
    [one] 1 Peso
   *[other] { $tax-pesos } Pesos
}
act-tax_5 = Steuer von { $tax-pesos ->
    [one] 1 Peso
   *[other] { $tax-pesos } Pesos
}
act-tax_buildings = Gebäudesteuer
act-duty_citrus = Abgabe von { $duty-goods ->
    [one] 1 Zitrusfrucht
   *[other] { $duty-goods } Zitrusfrüchten
}
act-duty_sugar = Abgabe von { $duty-goods } Zuckerrohr
act-duty_tobacco = Abgabe von { $duty-goods } Tabak
act-duty_water = Abgabe von { $duty-goods } Wasser
act-duty_materials = Abgabe von { $duty-goods } Baustoffen
act-duty_raws = Abgabe von { $duty-goods } Rohstoffen
act-subsidy_buildings = Subvention für Gebäude
act-subsidy_materials = Subvention für Baustofffelder
act-subsidy_raws = Subvention für Rohstofffelder
act-subsidy_water = Subvention für Wasser
act-subsidy_votes = Subvention für Stimmen
act-subsidy_pesos = Subvention für Pesos
act-shortage = Marktgesetz: Verknappung
act-surplus = Marktgesetz: Überfluss
act-drought = Dürregesetz
act-building_act = Baugesetz
act-harbor_act = Hafengesetz
act-corruption = Korruptionsgesetz
explains-tax_1 = wer sie zahlt, bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
explains-tax_2 = wer sie zahlt, bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
explains-tax_3 = wer sie zahlt, bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
explains-tax_4 = wer sie zahlt, bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
explains-tax_5 = wer sie zahlt, bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
explains-tax_buildings = { $tax-pesos ->
    [one] 1 Peso
   *[other] { $tax-pesos } Pesos
} für jedes eigene Gebäude; wer sie zahlt, bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
explains-duty_citrus = wer sie leistet, bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
explains-duty_sugar = wer sie leistet, bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
explains-duty_tobacco = wer sie leistet, bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
explains-duty_water = wer sie leistet, bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
explains-duty_materials = zwei beliebige; wer sie leistet, bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
explains-duty_raws = zwei beliebige; wer sie leistet, bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
explains-subsidy_buildings = 1 Punkt für jedes eigene Gebäude{ $most ->
    [0] .
   *[other] , höchstens { $most }.
}
explains-subsidy_materials = 1 Punkt für jedes eigene unbebaute Baustofffeld (See, Gebirge, Wald){ $most ->
    [0] .
   *[other] , höchstens { $most }.
}
explains-subsidy_raws = 1 Punkt für jedes eigene unbebaute Rohstofffeld{ $most ->
    [0] .
   *[other] , höchstens { $most }.
}
explains-subsidy_water = 1 Punkt für jedes eigene Wasser{ $most ->
    [0] .
   *[other] , höchstens { $most }.
}
explains-subsidy_votes = so viele Punkte, wie deine fünfte Karte wert ist{ $most ->
    [0] .
   *[other] , höchstens { $most }.
}
explains-subsidy_pesos = 1 Punkt für { $each ->
    [one] jeden eigenen Peso
   *[other] je { $each } eigene Pesos
}, höchstens { $most }.
explains-shortage = nimmt je { $raws } der drei Rohstoffe vom Markt.
explains-surplus = bringt je { $raws } der drei Rohstoffe auf den Markt.
explains-drought = der Arbeiter nutzt { $free ->
    [0] kein Rohstofffeld
    [one] nur 1 Rohstofffeld
   *[other] nur { $free } Rohstofffelder
} ohne Wasser.
explains-building_act = Bauen kostet { $pesos ->
    [one] 1 Peso
   *[other] { $pesos } Pesos
} mehr.
explains-harbor_act = ein voll beladenes Schiff läuft sofort aus.
explains-corruption = niemand darf Stimmen kaufen.
brief-tax_1 = { $tax-pesos ->
    [one] 1 Peso
   *[other] { $tax-pesos } Pesos
}
brief-tax_2 = { $tax-pesos ->
    [one] 1 Peso
   *[other] { $tax-pesos } Pesos
}
brief-tax_3 = { $tax-pesos ->
    [one] 1 Peso
   *[other] { $tax-pesos } Pesos
}
brief-tax_4 = { $tax-pesos ->
    [one] 1 Peso
   *[other] { $tax-pesos } Pesos
}
brief-tax_5 = { $tax-pesos ->
    [one] 1 Peso
   *[other] { $tax-pesos } Pesos
}
brief-tax_buildings = Gebäude
brief-duty_citrus = Zitrus
brief-duty_sugar = Zuckerrohr
brief-duty_tobacco = Tabak
brief-duty_water = Wasser
brief-duty_materials = Baustoffe
brief-duty_raws = Rohstoffe
brief-subsidy_buildings = Gebäude
brief-subsidy_materials = Wälder usw.
brief-subsidy_raws = Plantagen
brief-subsidy_water = Wasser
brief-subsidy_votes = 5. Karte
brief-subsidy_pesos = Pesos
brief-shortage = Mangel
brief-surplus = Überfluss
brief-drought = Dürre
brief-building_act = Baugesetz
brief-harbor_act = Hafengesetz
brief-corruption = Korruption

# On the board.
board-title = Cuba: Hafen, Markt, Parlament und die Plantagen
at-sea = Auf hoher See
pile = { $count ->
    [one] Ein Schiff im Stapel
   *[other] { $count } Schiffe im Stapel
}
berth-1 = Liegeplatz 1
berth-2 = Liegeplatz 2
berth-3 = Liegeplatz 3
berth-title = Liegeplatz für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} je Handelsgut: Schiff { $ship }.
ship-wants = Es nimmt noch { $goods }.
ship-full = Es ist voll beladen.
sea-title = Auf hoher See: Schiff { $ship }, für { $goods }
market = Markt
shelf-title = Kauf für { $buy }, Verkauf für { $sell }
bills = Gesetzesvorschläge der Runde
acts = Geltende Gesetze
no-bill = keiner
tiles = Gebäude
tile-title = { $name } ({ $cost }): { $does }
tile-gone = { $name }: schon gebaut. { $does }
round = Runde { $round } von { $rounds }
favor-material = Händlerin: { $count } Baustoff nach Wahl, statt zu handeln.
favor-raw = Händlerin: { $count } vom billigsten Rohstoff, statt zu handeln.
favor-first_architect = Architekt: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} für den Ersten, der nichts baut.
favor-second_architect = Architekt: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} für den Zweiten, der nichts baut.
favor-first_mayor = Bürgermeister: { $count ->
    [one] 1 Peso
   *[other] { $count } Pesos
} für den Ersten, der nichts verlädt.
favor-second_mayor = Bürgermeister: { $count ->
    [one] 1 Peso
   *[other] { $count } Pesos
} für den Zweiten, der nichts verlädt.
favor-covered = In dieser Runde schon vergeben.
yard = Vorhof
start-player = Startspieler
title-played = { $card }: ausgespielt
title-sent = { $card }: ins Parlament geschickt
title-unplayed = { $card }: noch nicht ausgespielt
delegate-down = Der Abgesandte liegt verdeckt.
supply = Vorrat
votes-open = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}
votes-sealed = { $votes ->
    [one] 1 Stimme, Faust geschlossen
   *[other] { $votes } Stimmen, Faust geschlossen
}
votes-own = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
} und { $pesos ->
    [one] 1 Peso
   *[other] { $pesos } Pesos
} in deiner Faust

# The log.
event-opened = { $start } beginnt. Schiff { $first } liegt an Platz 1, Schiff { $second } an Platz 2; Schiff { $sea } ist auf hoher See.
event-settled = { $seat } bekommt { $side }.
event-bills-shown = Runde { $round }. Die Vorschläge: { $tax }, { $duty }, { $subsidy }, { $other }.
event-delegate-sent = { $seat } schickt verdeckt jemanden ins Parlament.
event-delegate-sent-own = { $seat } schickt verdeckt { $card } ins Parlament.
event-played = { $seat } spielt { $card }.
event-moved = { $seat } stellt die Figur auf { $field }.
event-received = { $seat } bekommt { $count } { $item }.
event-went-short = Der Vorrat reicht nicht: { $seat } bekommt { $count } { $item } weniger.
event-handed-in = { $seat } gibt { $count } { $item } ab.
event-bought = { $seat } kauft { $count } { $item } für { $pesos ->
    [one] 1 Peso
   *[other] { $pesos } Pesos
}.
event-sold = { $seat } verkauft { $count } { $item } für { $pesos ->
    [one] 1 Peso
   *[other] { $pesos } Pesos
}.
event-built = { $pesos ->
    [0] { $seat } baut { $the } auf { $field }.
    [one] { $seat } baut { $the } auf { $field } und zahlt 1 Peso.
   *[other] { $seat } baut { $the } auf { $field } und zahlt { $pesos } Pesos.
}
event-built-nothing = { $points ->
    [0] { $seat } baut nichts.
    [one] { $seat } baut nichts und bekommt 1 Punkt.
   *[other] { $seat } baut nichts und bekommt { $points } Punkte.
}
event-used = { $seat } nutzt { $the }.
event-scored = { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-earned = { $seat } bekommt { $pesos ->
    [one] 1 Peso
   *[other] { $pesos } Pesos
}.
event-stored = { $seat } lagert { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
} ein.
event-vetoed = { $seat } streicht einen Vorschlag: { $act }.
event-swapped = Schiff { $back } geht in den Stapel zurück; auf hoher See ist jetzt Schiff { $ship }.
event-loaded = { $seat } verlädt { $count } { $item } an { $berth } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-loaded-nothing = { $pesos ->
    [0] { $seat } verlädt nichts.
    [one] { $seat } verlädt nichts und bekommt 1 Peso.
   *[other] { $seat } verlädt nichts und bekommt { $pesos } Pesos.
}
event-ship-left = Schiff { $ship } läuft aus.
event-ship-came = Schiff { $ship } kommt in Sicht.
event-passed-worker = { $seat } erntet nicht weiter.
event-passed-tradeswoman = { $seat } handelt nicht weiter.
event-passed-architect = { $seat } baut nicht weiter.
event-passed-foreman = { $seat } nutzt keine weiteren Gebäude.
event-passed-mayor = { $seat } lädt nicht weiter.
event-unable-tax = { $seat } kann die Steuer nicht zahlen.
event-unable-duty = { $seat } kann die Abgabe nicht leisten.
event-unpaid-tax = { $seat } zahlt die Steuer nicht.
event-unpaid-duty = { $seat } leistet die Abgabe nicht.
event-new-start = { $seat } ist jetzt Startspieler.
event-delegate-shown = { $seat } zeigt { $card }: { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}.
event-sealed = { $seat } hält eine geschlossene Faust über den Tisch.
event-sealed-own = { $seat } hält { $pesos ->
    [one] 1 Peso
   *[other] { $pesos } Pesos
} in der Faust.
event-votes-bought = { $seat } zahlt { $pesos ->
    [one] 1 Peso
   *[other] { $pesos } Pesos
} und hat { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}.
event-tied = Gleichstand bei { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}: Die Beteiligten bieten noch einmal.
event-tied-again = Noch immer Gleichstand bei { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}: Die Reihenfolge ab dem Startspieler entscheidet.
event-won = { $seat } gewinnt die Abstimmung mit { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}.
event-enacted = Verabschiedet: { $act }.
event-paid-tax = { $seat } zahlt die Steuer und bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-paid-duty = { $seat } leistet die Abgabe und bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-paid-both = { $seat } hat beides erfüllt: noch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-subsidized = { $seat } bekommt als Subvention { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-taken-off = Der Markt verliert { $count } { $item }.
event-put-on = Auf den Markt { $count ->
    [one] kommt
   *[other] kommen
} { $count } { $item }.
event-rotted = { $seat } verliert { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
} im Vorhof.
event-buildings-scored = Die Gebäude bringen { $seat } { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-ended = Das Spiel ist aus.

# Why not.
refusal-not-your-turn = Das entscheidest du jetzt nicht.
refusal-not-this-step = Hier ist etwas anderes zu entscheiden.
refusal-taken = Nicht zu haben: { $side }. Wähle eine andere.
refusal-wrong-kind = Erst werden die Baustoffe gewählt, dann die Rohstoffe.
refusal-not-in-supply = Nicht mehr im Vorrat: { $item }.
refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
refusal-not-activated = Das ist kein aktiviertes Rohstofffeld, das du noch nutzen kannst.
refusal-no-water = Jedes weitere Rohstofffeld kostet 1 Wasser, und du hast keins.
refusal-not-enough = { $count ->
    [0] Davon hast du nichts: { $item }.
   *[other] Du hast nur { $count } { $item }.
}
refusal-too-dear = Es kostet { $cost ->
    [one] 1 Peso
   *[other] { $cost } Pesos
}, und du hast { $held ->
    [0] keine
   *[other] { $held }
}.
refusal-nothing = Mindestens eins muss es sein.
refusal-too-many = Höchstens { $most } auf einmal.
refusal-traded-both-ways = { $item }: Das hast du in diesem Zug schon gekauft und verkauft.
refusal-trade-or-take = Entweder handeln oder etwas kostenlos nehmen, nicht beides.
refusal-covered = Diesen Vorteil deckt in dieser Runde schon ein schwarzer Stein ab.
refusal-not-cheapest = Das ist nicht der billigste Rohstoff auf dem Markt.
refusal-no-tile = Von diesem Gebäude ist kein Plättchen mehr da.
refusal-built-on = Hier ist schon gebaut.
refusal-not-owned = Dieses Gebäude hast du nicht.
refusal-used-already = Dieses Gebäude hast du in diesem Zug schon genutzt.
refusal-not-in-cross = Dieses Gebäude liegt weder in der Reihe noch in der Spalte deiner Figur.
refusal-nothing-to-store = In deinem Vorhof liegen keine Rohstoffe zum Einlagern.
refusal-same-good = Der Schwarzmarkt gibt eine andere Sorte, nicht dieselbe.
refusal-no-ware = Waren sind nur Rum und Zigarren.
refusal-no-ship = An diesem Platz liegt kein Schiff.
refusal-no-room = { $count ->
    [0] Das Schiff hat keinen Platz für { $item }.
   *[other] Das Schiff hat nur Platz für { $count } { $item }.
}
refusal-one-ship = Du darfst in einem Zug nur ein Schiff beladen.
refusal-not-in-pile = Dieses Schiff ist nicht im Stapel.
refusal-vetoed-last = Aus dieser Gruppe ({ $group }) wurde in der vorigen Runde gestrichen.
refusal-no-bill = Aus dieser Gruppe ({ $group }) gibt es keinen Vorschlag.
refusal-bid-too-high = Du hast nur { $held ->
    [one] 1 Peso
   *[other] { $held } Pesos
} zum Bieten.
refusal-no-vote-buying = Das Korruptionsgesetz verbietet den Stimmenkauf.
refusal-not-the-duty = Die Abgabe verlangt etwas anderes.
refusal-no-chance = Jetzt ist nichts zu ziehen oder aufzudecken.
refusal-impossible-draw = Das kann nicht gezogen worden sein.
refusal-other-bids = Das sind nicht die abgegebenen Gebote.

# What is to be decided.
ask-plantation = Wähle deine Plantage.
ask-material = Wähle einen Baustoff für den Anfang ({ $nth } von { $all }).
ask-raw = Wähle einen Rohstoff für den Anfang ({ $nth } von { $all }).
ask-delegate = Wen schickst du ins Parlament? Die Karte liegt verdeckt und wird in dieser Runde nicht ausgespielt.
ask-play = Spiele eine Person aus: Karte { $lap } von { $laps }. Wer übrig bleibt, geht ins Parlament.
ask-play-delegate = Spiele eine Person aus: Karte { $lap } von { $laps }. Dein Abgesandter liegt verdeckt.
ask-move = Arbeiter: Wohin stellst du deine Figur? Sie erntet ihre Reihe und ihre Spalte.
ask-harvest = Nutze ein Rohstofffeld: { $free ->
    [0] jedes kostet nun 1 Wasser
    [one] noch 1 ist frei, dann kostet jedes 1 Wasser
   *[other] noch { $free } sind frei, dann kostet jedes 1 Wasser
}; du hast { $water } Wasser.
ask-trade = Händlerin: Kaufe und verkaufe nach Belieben, oder nimm stattdessen etwas kostenlos. Du hast { $pesos ->
    [one] 1 Peso
   *[other] { $pesos } Pesos
}.
ask-trade-more = Händlerin: Handle weiter oder hör auf. Du hast { $pesos ->
    [one] 1 Peso
   *[other] { $pesos } Pesos
}.
ask-buy = Was kaufst du? Du hast { $pesos ->
    [one] 1 Peso
   *[other] { $pesos } Pesos
}.
ask-sell = Was verkaufst du?
ask-take = Was nimmst du kostenlos?
ask-how-many = { $good }: wie viel?
ask-build = Architekt: Welches Gebäude baust du?
ask-site = Wo baust du { $the } für { $cost }? Das Feld darunter gibt nichts mehr.
ask-use = Vorarbeiter: Nutze die Gebäude in Reihe und Spalte deiner Figur oder ein einziges beliebiges.
ask-load = Bürgermeister: Welches Schiff belädst du? Nur eines pro Zug.
ask-load-good = Was verlädst du?
ask-bid = Parlament: Du hast { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
} und { $pesos ->
    [one] 1 Peso
   *[other] { $pesos } Pesos
}. Wie viele Stimmen kaufst du dazu?
ask-bid-again = Gleichstand bei { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}: Wie viele kaufst du nach? Du hast { $pesos ->
    [one] 1 Peso
   *[other] { $pesos } Pesos
}.
ask-enact = Du hast die Abstimmung gewonnen: Verabschiede { $count ->
    [one] 1 Vorschlag
   *[other] { $count } Vorschläge
}.
ask-enact-more = Welchen Vorschlag verabschiedest du noch?
ask-tax = Zahlst du die Steuer von { $pesos ->
    [one] 1 Peso
   *[other] { $pesos } Pesos
} für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}? Steuer und Abgabe zusammen bringen { $both } extra.
ask-duty = Leistest du die Abgabe von { $count } { $item } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}?
ask-duty-materials = Leistest du die Abgabe von 2 Baustoffen für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}?
ask-duty-raws = Leistest du die Abgabe von 2 Rohstoffen für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}?
wait-opening = Die ersten Schiffe werden gezogen.
wait-deal = Die Plantagen werden verteilt.
wait-plantation = { $names } wählt eine Plantage.
wait-bills = Die Vorschläge der Runde werden aufgedeckt.
wait-arrival = Ein neues Schiff kommt.
wait-fists = Gleich werden die Fäuste geöffnet.
wait-equip = { $names } wählt die ersten Vorräte.
wait-delegates = Noch bei der Wahl fürs Parlament: { $names }.
wait-bids = Es fehlen noch Gebote von: { $names }.
wait-enact = { $names } verabschiedet Vorschläge.
wait-tax = { $names } kann die Steuer zahlen.
wait-duty = { $names } kann die Abgabe leisten.
wait-play = { $names } spielt eine Person aus.
wait-worker = { $names } schickt den Arbeiter los.
wait-tradeswoman = { $names } ist auf dem Markt.
wait-architect = { $names } kann bauen.
wait-foreman = { $names } nutzt Gebäude.
wait-mayor = { $names } kann ein Schiff beladen.
over = Das Spiel ist nach { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} aus.

# Choices.
verb-buy = Kaufen
verb-sell = Verkaufen
verb-plantation = Eine Plantage wählen
verb-take = Etwas kostenlos nehmen
verb-build = Bauen
verb-use = Nutzen
verb-load = Verladen
verb-pay = Zahlen
verb-give = Die Abgabe leisten
verb-bid = Bieten
verb-enact = Verabschieden
verb-play = Ausspielen
verb-move = Figur
verb-harvest = Ernten
verb-delegate = Parlament
verb-pass = Fertig
pay-pesos = { $pesos ->
    [one] 1 Peso zahlen
   *[other] { $pesos } Pesos zahlen
}
pay-goods = { $goods } abgeben
buy-from = Kaufen: { $good }, ab { $pesos ->
    [one] 1 Peso
   *[other] { $pesos } Pesos
}
sell-from = Verkaufen: { $good }, ab { $pesos ->
    [one] 1 Peso
   *[other] { $pesos } Pesos
}
buy-for = { $goods } kaufen für { $pesos ->
    [one] 1 Peso
   *[other] { $pesos } Pesos
}
sell-for = { $goods } verkaufen für { $pesos ->
    [one] 1 Peso
   *[other] { $pesos } Pesos
}
for-points = { $goods } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
choose-berth = Schiff { $ship }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} je Handelsgut
choose-bid = { $pesos ->
    [0] Nichts
    [one] 1 Peso
   *[other] { $pesos } Pesos
}: { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}
only-this = { $building } (nur dieses)
votes-so-far = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}
votes-head = Stimmen bisher:
votes-tie-again = 1 Peso je Stimme, bezahlt wird immer. Bei Gleichstand wird noch einmal geboten.
votes-tie-order = 1 Peso je Stimme, bezahlt wird immer. Bei Gleichstand entscheidet die Reihenfolge ab dem Startspieler.
bid-level = { $bid }, bisher gleichauf
bid-level-first = { $bid }, bisher gleichauf: die Reihenfolge ab dem Startspieler spricht für dich
bid-level-later = { $bid }, bisher gleichauf: die Reihenfolge ab dem Startspieler spricht gegen dich
choose-dear = Was du jetzt nicht bauen kannst
reap-any = { $free } aus:
stands-ahead = vorn
stands-level = gleichauf
stands-level-first = gleich, für dich
stands-level-later = gleich, gegen dich
bid-ahead = { $bid }, bisher vorn
fate-tax = Du könntest { $pesos ->
    [one] 1 Peso
   *[other] { $pesos } Pesos
} zahlen.
fate-no-tax = Dir fehlt das Geld dafür: Sie kostet { $pesos ->
    [one] 1 Peso
   *[other] { $pesos } Pesos
}.
fate-duty = Du könntest sie leisten.
fate-no-duty = Du könntest sie nicht leisten.
fate-subsidy = { $points ->
    [0] Für dich: nichts.
    [one] Für dich: 1 Punkt.
   *[other] Für dich: { $points } Punkte.
}
choose-ship = Schiff { $ship }: { $goods }
choose-none = Nichts weiter
crumb-berth = Liegeplatz { $word }
crumb-ship = Schiff { $word }
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
crumb-take = Nehmen
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
pass-levy = Nicht zahlen
pass-build = { $count ->
    [0] Nichts bauen
    [one] Nichts bauen: 1 Punkt
   *[other] Nichts bauen: { $count } Punkte
}
pass-load = { $count ->
    [0] Nichts verladen
    [one] Nichts verladen: 1 Peso
   *[other] Nichts verladen: { $count } Pesos
}
pass-load-more = Nichts mehr verladen
pass-harvest = Kein Feld mehr nutzen
choose-harvest-all = { $raws } ernten
choose-harvest-end = Nur { $raws } ernten
reap = Ernte
reap-only = Nur
pass-trade = Nicht mehr handeln
pass-use = Kein Gebäude mehr nutzen

# The rules in short.
rules-1 = Vorbereitung
rules-1-text = Alle haben eine Plantage mit zwölf Feldern, eine Figur in deren Lager, { $pesos } Pesos, { $materials ->
    [one] 1 Baustoff
   *[other] { $materials } Baustoffe
} und { $raws ->
    [one] 1 Rohstoff
   *[other] { $raws } Rohstoffe
} nach Wahl und fünf Personenkarten. Auf dem Markt liegen { $market-raws } von jedem Rohstoff und { $market-wares } von jeder Ware. Zwei Schiffe liegen an den Plätzen 1 und 2, eines ist auf hoher See. Es gelten: { $tax }, { $duty }. Was im Vorrat fehlt, wird nicht ausgegeben (Q01).
rules-2 = A: Gesetzesvorschläge
rules-2-text = Es gibt { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}. In jeder wird von jeder der vier Gesetzesgruppen eine Karte aufgedeckt: die Vorschläge der Runde.
rules-3 = B: Personen
rules-3-text = Vom Startspieler an spielen alle reihum eine Karte nach der anderen aus und tun, was sie erlaubt, bis jeder vier gespielt hat. Wessen vierte Karte den höchsten Wert hat, ist neuer Startspieler; von mehreren, wer sie zuletzt gespielt hat.
rules-4 = Der Arbeiter (1)
rules-4-text = Die Figur zieht beliebig weit oder bleibt stehen und aktiviert ihre Reihe und ihre Spalte. Jeder Wald, jedes Gebirge und jeder See darin gibt einen Baustoff. Von den Rohstofffeldern dürfen { $free } genutzt werden, jedes weitere für 1 Wasser, auch für eben geerntetes (Q05). Gebäude geben nichts.
rules-5 = Die Händlerin (2)
rules-5-text = Kaufe und verkaufe, so viel du willst. Eine Einheit kostet oder bringt den Preis, der unter ihr steht; die nächste ist im Kauf teurer und bringt im Verkauf weniger. Was auf dem Markt fehlt, kostet { $empty } aus dem Vorrat; ist eine Reihe voll, zahlt der Vorrat { $full-raw } für einen Rohstoff und { $full-ware } für eine Ware. Hast du eine Sorte sowohl gekauft als auch verkauft, ist in diesem Zug mit ihr Schluss (Q48). Statt zu handeln, nimm einen Baustoff nach Wahl oder eine Einheit des billigsten Rohstoffs: beides geht je Runde nur einmal am ganzen Tisch.
rules-6 = Der Architekt (3)
rules-6-text = Baue eines der Plättchen auf ein beliebiges eigenes Feld außer dem Lager und anderen Gebäuden und bezahle die Baustoffe. Was darunter liegt, gibt nichts mehr. Der Erste einer Runde, der nichts baut, bekommt { $architect-first ->
    [one] 1 Punkt
   *[other] { $architect-first } Punkte
}, der Zweite { $architect-second }.
rules-7 = Der Vorarbeiter (4)
rules-7-text = Nutze alle deine Gebäude in Reihe und Spalte der Figur, jedes einmal und in beliebiger Reihenfolge, oder ein einziges beliebiges. Auch das Lager ist ein Gebäude: Es lagert alle Rohstoffe aus dem Vorhof ein. Bezahlt wird zuerst aus dem Vorhof (Q09).
rules-8 = Der Bürgermeister (5)
rules-8-text = Lade beliebig viele Handelsgüter auf ein Schiff im Hafen, soweit es Plätze für sie hat. Jedes bringt die Punkte des Liegeplatzes. Der Erste einer Runde, der nichts verlädt, bekommt { $mayor-first ->
    [one] 1 Peso
   *[other] { $mayor-first } Pesos
}, der Zweite { $mayor-second }.
rules-9 = C: Parlament
rules-9-text = Die übrige Karte stimmt ab: Ihr Wert ist die Zahl der Stimmen, das Rathaus bringt { $town-hall } dazu. Dann kaufen alle gleichzeitig mit geschlossener Faust Stimmen, je 1 Peso; alle zahlen. Bei Gleichstand bieten die Beteiligten noch einmal; dann entscheidet die Reihenfolge ab dem Startspieler. Wer gewinnt, verabschiedet { $enacted ->
    [one] 1 Vorschlag, der das Gesetz seiner Gruppe ersetzt
   *[other] { $enacted } Vorschläge, die die Gesetze ihrer Gruppen ersetzen
}. Die anderen Vorschläge kommen aus dem Spiel.
rules-10 = D: Gesetze
rules-10-text = In dieser Reihenfolge: Wer die Steuer zahlt, bekommt { $paid ->
    [one] 1 Punkt
   *[other] { $paid } Punkte
}, wer die Abgabe leistet, ebenso viele, wer beides getan hat, noch { $both }. Dann werden Subventionen ausgezahlt und Marktgesetze ausgeführt{ $market-acts ->
    [once] , diese aber nur in der Runde, in der sie verabschiedet werden
   *[every-round] {""}
}. Das sind die Gesetze:
rules-11 = E: Ende der Runde
rules-11-text = Rohstoffe im Vorhof sind verloren; Eingelagertes, Baustoffe und Waren bleiben. Volle Schiffe laufen aus, ebenso das Schiff am dritten Platz, voll oder nicht. Die anderen rücken nach, ein neues kommt auf hohe See. Alle nehmen ihre Karten zurück.
rules-12 = Das Ende
rules-12-text = Nach der letzten Runde bringt jedes eigene Gebäude{ $warehouse-counts ->
    [no] {""} (nicht das aufgedruckte Lager)
   *[yes] , auch das aufgedruckte Lager,
} { $building ->
    [one] 1 Punkt
   *[other] { $building } Punkte
}. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Pesos hat.
rules-13 = Die Gebäude
rules-13-text = Was abgegeben wird, kommt in den Vorrat, nie auf den Markt. Ein Gebäude bewirkt nichts, bis der Vorarbeiter es nutzt.
rules-14 = Variante: der Abgesandte
rules-14-text = Zu Beginn der Runde bestimmen alle verdeckt, welche Karte ins Parlament geht; so weiß niemand genau, was die anderen auf der Hand haben.

## Table rules

ours = Die Schiffe und die Plantagen sind unsere Vorschläge. Hast du die Schachtel? Dann hilf uns mit dem, was dort aufgedruckt ist.
variant-individual = Eigene Plantagen
variant-individual-about = Alle haben ihre eigene Plantage und damit andere Pläne. Im Zweifel das Richtige; 75 bis 120 Minuten.
variant-common = Gleiche Plantage für alle
variant-common-about = Alle beginnen gleich: gut für das erste Spiel; 75 bis 120 Minuten.
variant-individual-delegate = Eigene Plantagen, Abgesandte geheim
variant-individual-delegate-about = Vor jeder Runde wählen alle verdeckt, welche Karte sie nicht spielen; dauert etwas länger.
variant-common-delegate = Gleiche Plantagen, Abgesandte geheim
variant-common-delegate-about = Alle beginnen gleich und wählen vor jeder Runde verdeckt, welche Karte sie nicht spielen; dauert etwas länger.
rule-plantations = Die Plantagen werden
rule-plantations-about = Nur wo alle eine eigene Plantage haben: Bei gleichen Plantagen gibt es nichts auszulosen oder zu wählen.
rule-plantations-dealt = ausgelost
rule-plantations-chosen = der Reihe nach gewählt, vom Startspieler an
rule-plantations-by-seat = nach Sitz vergeben: Blau, Rot, Gelb, Grün, Lila
rule-warehouse-counts = Das aufgedruckte Lager zählt als Gebäude
rule-warehouse-counts-no = nein
rule-warehouse-counts-yes = ja, für Steuer, Subvention und Ende
rule-market-acts = Ein Marktgesetz wirkt
rule-market-acts-every-round = in jeder Runde, in der es gilt
rule-market-acts-once = nur in der Runde, in der es verabschiedet wird
rule-lighthouse = Das vom Leuchtturm zurückgeschickte Schiff
rule-lighthouse-shuffle = wird in den Stapel gemischt
rule-lighthouse-bottom = kommt unter den Stapel
rule-empty-tax = Die Gebäudesteuer ohne Gebäude
rule-empty-tax-about = Nur wenn das aufgedruckte Lager nicht zählt: Sonst ist niemand ohne Gebäude.
rule-empty-tax-paid = gilt als bezahlt
rule-empty-tax-nothing = bringt nichts

## Rulings

ruling-Q01 = Im Vorrat fehlt etwas. Man nimmt, was da ist; nichts bleibt geschuldet. Wo mehrere Sorten knapp sind, wählt, wer am Zug ist. Eine Umwandlung, die nicht ausgezahlt werden kann, darf nicht begonnen werden.
ruling-Q05 = In welcher Reihenfolge erntet der Arbeiter? Zuerst Baustoffe, damit frisches Wasser weitere Felder bezahlen kann.
ruling-Q09 = Wird aus dem Vorhof oder aus dem Lager gezahlt? Zuerst aus dem Vorhof: Was dort liegt, würde verderben, also kann es niemand anders wollen.
ruling-Q12 = Welcher Rohstoff ist der billigste? Der mit dem jetzt niedrigsten Kaufpreis; für einen, der auf dem Markt fehlt, zählt der Preis des Vorrats. Unter gleichen wählt, wer am Zug ist.
ruling-Q22 = In welcher Reihenfolge werden Gebäude genutzt? In beliebiger, jedes höchstens einmal im Zug. So können Schnapsbrennerei, Rum-Café und Lager aufeinander folgen.
ruling-Q24 = Was tauscht der Schwarzmarkt? Ein Handelsgut gegen eines anderer Sorte aus dem Vorrat, Rohstoff oder Ware; es kommt in den Vorhof.
ruling-Q32 = Wie wirkt der Leuchtturm? Wer ihn nutzt, erfährt, welche Schiffe im Stapel sind (nicht ihre Reihenfolge), ruft eines auf See, und das alte wird in den Stapel gemischt oder, wenn so vereinbart, darunter gelegt.
ruling-Q34 = Was darf die Kirche nicht streichen? Einen Gesetzesvorschlag der Gruppe, aus der sie in der Runde unmittelbar davor gestrichen hat.
ruling-Q36 = Wie viel darf geboten werden? Von 0 bis zu den eigenen Pesos, in ganzen Pesos; im zweiten Gebot bis zu dem, was übrig ist.
ruling-Q47 = Wer hat welche Plantage? In der Anleitung wählt jeder eine Farbe, also gehört keine Plantage zu einem Sitz. Wie vereinbart werden sie ausgelost, vom Startspieler an der Reihe nach gewählt oder nach Sitz vergeben.
ruling-Q48 = Könnte man ewig kaufen und verkaufen? Nein: Eine Sorte darf beliebig oft gekauft oder beliebig oft verkauft werden; wer sie dann umgekehrt handelt, tut das einmal, in beliebiger Menge, und mit dieser Sorte ist für den Zug Schluss.

# Where the game stands.
part-start = Aufbau
part-bills = Neue Vorschläge
part-delegates = Abgesandte
part-actions = Die Personen handeln
part-parliament = Parlament
part-laws = Steuern und Abgaben
part-ships = Schiffe
recap = Wie Runde { $round } endet, Schritt für Schritt
recap-parliament = Parlament
recap-levies = Steuer und Abgabe
recap-subsidy = Subvention
recap-market = Markt
recap-yards = Vorhöfe
recap-ships = Schiffe
recap-buildings = Gebäude

# On the box
invitation = Bewirtschafte deine Plantage, handle auf dem Markt, belade die Schiffe in der Bucht und sichere dir die Stimmen, die jede Runde das Gesetz ändern.
makers = Von Michael Rieneck und Stefan Stadler; eggertspiele 2007.

## The end, told

source-start = Start
source-ships = Schiffe
source-buildings = Gebäude genutzt
source-levies = Steuern und Abgaben
source-subsidies = Subventionen
source-architects = Architekt
source-owned = Gebäude am Ende

## Guided first game

lesson-stone = Sechs Runden, und wer dann die meisten Punkte hat, gewinnt. Das Schiff an Liegeplatz 2 will 3 Kisten Zigarren zu je 2 Punkten. Also bauen wir eine Zigarrenfabrik: 2 Holz und 2 Stein. Nimm für den Anfang 1 Stein.
lesson-stone-again = Nimm noch einen Stein. Das Holz findest du auf deiner Plantage.
lesson-tobacco = Jetzt zwei Rohstoffe. Die Fabrik macht aus Tabak Zigarren, eins zu eins: Nimm 1 Tabak.
lesson-citrus = Und 1 Zitrusfrucht: Sie ist in dieser Runde die Abgabe, und die zu leisten bringt Punkte.
lesson-worker = Du und Berta spielt abwechselnd Personen aus, je vier von fünf; die fünfte geht ins Parlament und stimmt ab. Beginne mit dem Arbeiter: Er bringt die Ernte ein.
lesson-cross = Deine Figur erntet ihre Reihe und ihre Spalte. Stell sie auf C2: Dort erreicht sie beide Wälder und beide Tabakfelder. Baustoffe bekommst du alle, also 2 Holz, Rohstoffe nur zwei.
lesson-harvest = Wähle deine zwei Rohstofffelder, eins nach dem anderen. Zuerst den Tabak auf A2.
lesson-harvest-more = Dann den Tabak auf C2: Das macht 3. Für jedes weitere Feld müsstest du 1 Wasser abgeben.
lesson-architect = 2 Holz, 2 Stein: Du hast alles beisammen. Spiele den Architekten aus; er baut.
lesson-build = Baue die Zigarrenfabrik auf B2. Der Zitrushain darunter ist verloren, doch du hast noch einen, und dort liegt die Fabrik zwischen deinen Tabakfeldern.
lesson-foreman = Spiele den Vorarbeiter aus. Er nutzt die Gebäude in Reihe und Spalte deiner Figur oder ein einziges beliebiges.
lesson-cigars = Nutze die Zigarrenfabrik und mach aus allen 3 Tabak Zigarren. Waren verderben nicht, Rohstoffe im Vorhof dagegen am Ende jeder Runde.
lesson-mayor = Berta hat Zitrusfrüchte und Zuckerrohr geladen, aber die drei Plätze für Zigarren sind noch frei. Spiele den Bürgermeister aus. Er zählt auch am meisten, 5: Wer als vierte Karte die höchste spielt, beginnt die nächste Runde.
lesson-load = Lade alle 3 Kisten Zigarren an Liegeplatz 2: Zu je 2 Punkten macht das 6. Dann ist das Schiff voll und läuft am Ende der Runde aus.
lesson-bid = Das Parlament. Deine Händlerin hat 2 Stimmen, Bertas Vorarbeiter 4, und heimlich lassen sich Stimmen für je 1 Peso kaufen. Wer gewinnt, bestimmt die Gesetze, und das Dürregesetz ließe deinem Arbeiter nur ein Rohstofffeld. Biete 3: Das macht 5 Stimmen.
lesson-enact = Du hast mit 5 zu 4 Stimmen gewonnen und verabschiedest genau zwei Vorschläge. Zuerst die Subvention für Gebäude: ein Punkt je Gebäude, Runde für Runde. Du hast zwei, denn dein Lager zählt mit.
lesson-enact-tax = Dann die Steuer von 1 statt 2 Pesos. Die Abgabe lass, wie sie ist: Die neue will Tabak, und du hast keinen mehr.
lesson-tax = Jetzt werden die Gesetze umgesetzt. Zahl die Steuer: 1 Peso für 2 Punkte.
lesson-duty = Gib deine Zitrusfrucht als Abgabe ab: noch 2 Punkte und 1 dazu, weil du beides geleistet hast. Dann bringt dir die Subvention 2.
lesson-second-round = Runde 2, und du führst mit 13 zu 8 Punkten. Die Schiffe sind nachgerückt: An Liegeplatz 3 bringt jetzt jedes Handelsgut 3 Punkte, und das Schiff dort will 3 Tabak. Nach dieser Runde läuft es aus, voll oder nicht. Spiele den Arbeiter aus.
lesson-lake = Stell deine Figur auf B2, mitten auf die Fabrik. In ihrer Reihe und Spalte liegen ein Wald, ein Gebirge, der See und beide Tabakfelder.
lesson-harvest-2 = Ernte den Tabak auf A2.
lesson-harvest-2-more = Und den Tabak auf C2.
lesson-tradeswoman = Du hast 2 Tabak, das Schiff will 3. Spiele die Händlerin aus: Sie kauft und verkauft auf dem Markt.
lesson-buy = Kaufe 1 Tabak für 3 Pesos. Jeder Kauf macht den nächsten teurer, jeder Verkauf macht ihn billiger.
lesson-enough = Lass es dabei. Du behältst 3 Pesos, und einen davon will die Steuer.
lesson-mayor-early = Warte nicht: Auch Berta hat Tabak, und die Plätze auf einem Schiff bekommt, wer zuerst lädt. Spiele den Bürgermeister aus.
lesson-load-tobacco = Lade alle 3 Tabak an Liegeplatz 3: 9 Punkte.
lesson-architect-again = Dir bleiben 1 Holz, 1 Stein und 1 Wasser. Spiele noch einmal den Architekten aus.
lesson-cafe = Baue das Zigarren-Café auf D2. Es gibt 2 Punkte für eine Kiste Zigarren, bis zu 3 je Runde, wenn kein Schiff sie will. Und es liegt in einer Reihe mit der Fabrik: So kann der Vorarbeiter beide nutzen.
lesson-no-bid = Beide schickt ihr den Vorarbeiter: je 4 Stimmen. Berta hat 12 Pesos, du hast 3, und auch wer verliert, zahlt sein Gebot. Kämpfe nicht, wo du nicht gewinnen kannst: Biete 0.
lesson-tax-again = Berta hat 2 Stimmen gekauft und Gesetze nach ihrem Geschmack gemacht: Punkte für Pesos und eine Abgabe von zwei Baustoffen. Die hast du nicht, aber die Steuer ist weiter nur 1 Peso für 2 Punkte. Zahl sie.
lesson-third-round = Runde 3: 24 zu 22 Punkte, und Berta beginnt. Das Schiff, das anfangs auf hoher See war, liegt jetzt an Liegeplatz 3, und es will 3 Kisten Zigarren. Darauf haben wir gewartet. Spiele den Arbeiter aus.
lesson-stay = Lass deine Figur auf B2 stehen. Der Wald auf D2 ist bebaut, du bekommst also 1 Stein und 1 Wasser: genau die zwei Baustoffe für die Abgabe.
lesson-harvest-3 = Ernte den Tabak auf A2.
lesson-harvest-3-more = Und den Tabak auf C2. Rohstoffe, die du in dieser Runde nicht brauchst, müsstest du mit dem Vorarbeiter ins Lager bringen.
lesson-favor = Bertas Architekt hat nichts gebaut: Wer das in einer Runde zuerst tut, bekommt 2 Punkte. So einen Vorteil hat auch die Händlerin. Tabak kostet 4, du hast 2 Pesos; spiele sie also dafür aus.
lesson-free = Statt zu handeln, nimm etwas kostenlos: einen beliebigen Baustoff oder den billigsten Rohstoff. Alle drei kosten gerade gleich viel, du darfst also wählen. Nimm den Tabak.
lesson-foreman-again = Spiele den Vorarbeiter aus. Deine Figur steht auf der Fabrik, in einer Reihe mit dem Café: Beide darfst du nutzen.
lesson-cigars-again = Mach aus allen 3 Tabak Zigarren.
lesson-wait = Das Café gäbe dafür 6 Punkte, das Schiff an Liegeplatz 3 gibt 9. Bertas Bürgermeister ist ausgespielt, und Zigarren hat sie nicht: Du kannst warten. Nutze nichts weiter.
lesson-mayor-again = Spiele den Bürgermeister als vierte Karte aus: Er belädt das Schiff, und du beginnst die nächste Runde.
lesson-load-again = Lade alle 3 Kisten Zigarren an Liegeplatz 3: 9 Punkte.
lesson-bid-again = Du führst mit 33 zu 28 Punkten, und dein Architekt hat 3 Stimmen gegen 2. Du hast 2 Pesos: Biete 1 und behalte den anderen für die Steuer.
lesson-votes = 4 zu 3 Stimmen, du hast gewonnen. Verabschiede die Subvention für Stimmen: Sie bringt, was die fünfte Karte wert ist, dir 3 Punkte und Berta 2, und Bertas Punkte für Pesos sind dahin.
lesson-harbor-act = Und das Hafengesetz: Ab jetzt läuft ein volles Schiff sofort aus. Die Gebäudesteuer würde dich 3 Pesos kosten, und die Abgabe von zwei Rohstoffen könntest du nicht leisten.
lesson-last-tax = Zahl die Steuer mit deinem letzten Peso: 2 Punkte.
lesson-last-duty = Und die Abgabe mit Stein und Wasser: 2 Punkte und 1 für beides.
lesson-end = Die Hälfte des Spiels ist vorbei, und du führst mit 41 zu 35 Punkten. Es endet nach Runde 6; dann bringt jedes Gebäude noch 2 Punkte. Deine Kasse ist leer: Der erste Bürgermeister einer Runde, der nichts lädt, bringt 4 Pesos. Und an Liegeplatz 1 wartet das nächste Schiff für Zigarren.

## When something is done that cannot be done now

when-play = Jede Runde spielt man jede Figur höchstens einmal, eine je Zug (§3)
when-move = Die Figur zieht, wenn du den Arbeiter ausspielst (§4)
when-harvest = Geerntet wird, wenn du den Arbeiter ausspielst (§4)
when-buy = Gehandelt wird, wenn du die Händlerin ausspielst (§5)
when-sell = Gehandelt wird, wenn du die Händlerin ausspielst (§5)
when-build = Gebaut wird, wenn du den Architekten ausspielst (§6)
when-use = Gebäude nutzt du, wenn du den Vorarbeiter ausspielst (§7)
when-load = Schiffe werden beladen, wenn du den Bürgermeister ausspielst (§8)
when-bid = Stimmen werden im Parlament gekauft, nach den Karten (§9)
when-enact = Wer im Parlament die meisten Stimmen hat, wählt die Gesetze, nach den Karten (§9)
points-tie = Bei Gleichstand entscheiden mehr Pesos.
