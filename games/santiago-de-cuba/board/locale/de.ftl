# Santiago de Cuba auf Deutsch.

# Dinge. Mit $count richten sie sich nach der Zahl, ohne stehen sie in der Mehrzahl.
item-sugar = Zuckerrohr
item-citrus = { $count ->
    [one] Zitrusfrucht
   *[other] Zitrusfrüchte
}
item-tobacco = Tabak
item-rum = Rum
item-cigars = { $count ->
    [one] Zigarre
   *[other] Zigarren
}
item-wood = Holz
item-peso = { $count ->
    [one] Peso
   *[other] Pesos
}
item-point = { $count ->
    [one] Punkt
   *[other] Punkte
}
good-sugar = Zuckerrohr
good-citrus = Zitrusfrüchte
good-tobacco = Tabak
good-rum = Rum
good-cigars = Zigarren
good-wood = Holz
good-peso = Pesos
good-point = Punkte

# Orte. Ein Strich zeigt, wo ein Name auf einem Schild umbrochen wird.
building-bank = Bank
building-casino = Casino
building-church = Kirche
building-distillery = Schnaps-|brennerei
building-port_authority = Hafenamt
building-cigar_factory = Zigarren-|fabrik
building-black_market = Schwarz-|markt
building-trading_office = Kontor
building-sawmill = Sägewerk
building-newspaper = Zeitungs-|verlag
building-cafe = Café
building-customs_office = Zollamt
to-bank = zur Bank
to-casino = zum Casino
to-church = zur Kirche
to-distillery = zur Schnapsbrennerei
to-port_authority = zum Hafenamt
to-cigar_factory = zur Zigarrenfabrik
to-black_market = zum Schwarzmarkt
to-trading_office = zum Kontor
to-sawmill = zum Sägewerk
to-newspaper = zum Zeitungsverlag
to-cafe = zum Café
to-customs_office = zum Zollamt
the-bank = die Bank
the-casino = das Casino
the-church = die Kirche
the-distillery = die Schnapsbrennerei
the-port_authority = das Hafenamt
the-cigar_factory = die Zigarrenfabrik
the-black_market = den Schwarzmarkt
the-trading_office = das Kontor
the-sawmill = das Sägewerk
the-newspaper = den Zeitungsverlag
the-cafe = das Café
the-customs_office = das Zollamt
does-bank = Nimm { $pesos ->
    [one] 1 Peso
   *[other] { $pesos } Pesos
}.
does-casino = Tausche in einer Richtung: { $ways }.
casino-point = { $give ->
    [one] 1 Peso
   *[other] { $give } Pesos
} gegen { $take ->
    [one] 1 Punkt
   *[other] { $take } Punkte
}, höchstens { $most ->
    [one] einmal
   *[other] { $most }-mal
}
casino-peso = { $give ->
    [one] 1 Punkt
   *[other] { $give } Punkte
} gegen { $take ->
    [one] 1 Peso
   *[other] { $take } Pesos
}, höchstens { $most ->
    [one] einmal
   *[other] { $most }-mal
}
does-church = Nimm { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
does-distillery = Mache aus { $give } Zuckerrohr { $take } Rum, höchstens { $most ->
    [one] einmal
   *[other] { $most }-mal
}.
does-port_authority = Rücke den Wertmarker { $steps ->
    [one] eine Fahne
   *[other] { $steps } Fahnen
} nach links oder rechts, nie über die Fahnen hinaus.
does-cigar_factory = Mache aus { $give } Tabak { $take ->
    [one] 1 Zigarre
   *[other] { $take } Zigarren
}, höchstens { $most ->
    [one] einmal
   *[other] { $most }-mal
}.
does-black_market = { $count ->
    [one] Tausche eine Ware gegen eine andere; kein Holz.
   *[other] Tausche { $count } Waren einer Sorte gegen ebenso viele einer anderen; kein Holz.
}
does-trading_office = Belade das Schiff sofort mit einer Warensorte, höchstens { $most }, für die Punkte auf der Fahne{ $less ->
    [0] { "" }
    [one] , je 1 Punkt weniger
   *[other] , je { $less } Punkte weniger
}.
does-sawmill = Verkaufe { $give } Holz für { $take ->
    [one] 1 Punkt
   *[other] { $take } Punkte
}, höchstens { $most ->
    [one] einmal
   *[other] { $most }-mal
}.
does-newspaper = Nimm { $pesos ->
    [one] 1 Peso
   *[other] { $pesos } Pesos
} und drehe einen Cubaner um, bis das Auto an ihm vorbei ist.
does-cafe = Verkaufe Rum für je { $rum ->
    [one] 1 Punkt
   *[other] { $rum } Punkte
} und Zigarren für je { $cigars ->
    [one] 1 Punkt
   *[other] { $cigars } Punkte
}, zusammen höchstens { $most }.
does-customs_office = Streiche eine Nachfrage des Schiffs.
station-pedro = Pedro
station-jose = José
station-conchita = Conchita
station-miguel = Miguel
station-pablo = Pablo
station-maria = Maria
station-martinez = Martinez
station-el_zorro = El Zorro
station-alonso = Alonso
station-harbor = Hafen
drive-pedro = zu Pedro
drive-jose = zu José
drive-conchita = zu Conchita
drive-miguel = zu Miguel
drive-pablo = zu Pablo
drive-maria = zu Maria
drive-martinez = zu Martinez
drive-el_zorro = zu El Zorro
drive-alonso = zu Alonso
drive-harbor = in den Hafen
brings-pedro = { $count } Tabak
brings-jose = { $count } Zuckerrohr
brings-conchita = { $count ->
    [one] 1 Zitrusfrucht
   *[other] { $count } Zitrusfrüchte
}
brings-miguel = { $count } Holz
brings-pablo = { $count ->
    [one] eine Ware deiner Wahl, kein Holz
   *[other] { $count } von einer Ware deiner Wahl, kein Holz
}
brings-maria = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
brings-martinez = { $count ->
    [one] 1 Peso
   *[other] { $count } Pesos
}
brings-el_zorro = etwas von allen anderen; deine Figur bleibt stehen und darf ihr Gebäude noch einmal nutzen
brings-alonso = nimm ein Gebäude in Besitz oder nutze ein eigenes
brings-harbor = eine Lieferrunde
flower-yellow = gelben Blume
flower-blue = blauen Blume
flower-red = roten Blume
flower-white = weißen Blume
quarter-yellow = Viertel der gelben Blumen
quarter-blue = Viertel der blauen Blumen
quarter-red = Viertel der roten Blumen
quarter-white = Viertel der weißen Blumen

# Das Protokoll.
event-laid-out = Gebäude und Cubaner liegen aus; { $start } beginnt.
event-rolled = { $seat } würfelt: { $sugar } Zuckerrohr, { $citrus } Zitrus, { $tobacco } Tabak, { $rum } Rum, { $cigars ->
    [one] 1 Zigarre
   *[other] { $cigars } Zigarren
}.
event-set-aside = { $seat } legt den Würfel für { $item } beiseite.
event-drove = { $paid ->
    [0] { $seat } fährt { $drive }.
    [one] { $seat } fährt für 1 Peso { $drive }.
   *[other] { $seat } fährt für { $paid } Pesos { $drive }.
}
event-flag-moved = Der Wertmarker zieht auf die { $to }.
event-received = { $seat } erhält { $count } { $item }.
event-went-short = Der Vorrat reicht nicht: { $seat } muss auf { $count } { $item } verzichten.
event-handed-in = { $seat } gibt { $count } { $item } ab.
event-gave = { $from } gibt { $to } { $count } { $item }.
event-gave-nothing = { $from } hat nichts für { $to }.
event-claimed = { $seat } nimmt { $the } in Besitz.
event-walked = { $seat } geht { $to }.
event-stayed = { $seat } bleibt stehen: Kein Gebäude ist frei.
event-used = { $seat } nutzt { $the }.
event-delivered = { $seat } lädt { $count } { $item }, Wert: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-delivered-wood = { $seat } lädt { $wood } Holz statt { $item }, Wert: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-passed = { $seat } passt.
event-turned-down = { $station } wird umgedreht.
event-turned-up = { $station } ist wieder da.
event-struck = Das Zollamt streicht eine Nachfrage: { $item }.
event-owner-paid = { $visitor } steht in einem Gebäude von { $owner }, Wert: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-ship-left = Schiff { $ship } läuft aus. { $ending }
event-screens-lifted = Die Sichtschirme werden entfernt.
event-ended = Das Spiel ist zu Ende.
ending-loaded = Eine Lieferung erfüllte die letzte Nachfrage.
ending-last_flag = Die Lieferrunde endete auf der letzten Fahne.
ending-passed = Das Auto fuhr auf der letzten Fahne am Hafen vorbei.
ending-customs_office = Das Zollamt strich die letzte Nachfrage.
ending-trading_office = Das Kontor erfüllte die letzte Nachfrage.
ending-stalled = Das Schiff hat zu lange gewartet.

# Warum nicht.
refusal-not-your-turn = Das entscheidest du jetzt nicht.
refusal-not-this-step = Jetzt ist etwas anderes zu entscheiden.
refusal-not-in-supply = Im Vorrat fehlt: { $item }.
refusal-drive-too-dear = Die Fahrt kostet { $cost ->
    [one] 1 Peso
   *[other] { $cost } Pesos
}, und du hast { $held ->
    [0] keinen
    [one] nur einen
   *[other] nur { $held }
}.
refusal-must-give = Wer einen Peso, einen Punkt oder eine Ware außer Holz hat, muss davon etwas geben.
refusal-not-enough = { $count ->
    [0] Das hast du nicht: { $item }.
   *[other] Du hast nur { $count } { $item }.
}
refusal-owned = Dieses Gebäude gehört schon jemandem.
refusal-no-markers = Du hast alle deine Besitzmarker gelegt.
refusal-not-owned = Dieses Gebäude gehört dir nicht.
refusal-wrong-flower = Jetzt darfst du nur zu Gebäuden mit der { $flower }.
refusal-occupied = Hier steht schon eine andere Figur.
refusal-must-move-on = Deine Figur muss auf ein anderes Gebäude weiterziehen.
refusal-not-here = Deine Figur steht nicht hier.
refusal-nothing = Mindestens eins muss es sein.
refusal-too-many = Höchstens { $most } auf einmal.
refusal-same-good = Auf dem Schwarzmarkt gibt es eine andere Ware, nicht dieselbe.
refusal-flag-at-end = In diese Richtung kann der Wertmarker nicht.
refusal-face-down = { $station } ist schon umgedreht.
refusal-must-turn-down = An der Straße liegt noch jemand offen: Du musst jemanden wählen.
refusal-not-wanted = { $count ->
    [0] Das wird gerade nicht nachgefragt: { $item }.
   *[other] Das Schiff möchte nur { $count } { $item }.
}
refusal-empty-ship = Die übrigen vier Würfel würden nichts nachfragen.
refusal-no-chance = Jetzt wird nichts gezogen oder gewürfelt.
refusal-impossible-layout = So können die Plättchen nicht liegen.
refusal-impossible-dice = Das können die Würfel nicht zeigen.

# Was zu entscheiden ist.
ask-aside = Ein neues Schiff: Lege einen Würfel beiseite. Das Schiff will, was die anderen vier zeigen.
ask-drive = Fahre mit dem Auto. Die nächste Station ist kostenlos, jede weitere kostet { $fare ->
    [0] nichts
    [one] 1 Peso
   *[other] { $fare } Pesos
}; du hast { $pesos ->
    [0] keinen Peso
    [one] 1 Peso
   *[other] { $pesos } Pesos
}.
ask-pablo = { $count ->
    [one] Pablo besorgt dir eine Ware aus dem Vorrat. Welche?
   *[other] Pablo besorgt dir { $count } von einer Ware aus dem Vorrat. Von welcher?
}
ask-zorro = El Zorro: Gib { $seat } einen Peso, einen Punkt oder eine Ware.
ask-alonso = Alonso: Nimm ein freies Gebäude in Besitz oder nutze ein eigenes.
ask-claim = Welches Gebäude nimmst du in Besitz? Du hast noch { $markers ->
    [one] 1 Marker
   *[other] { $markers } Marker
}.
ask-own = Welches deiner Gebäude willst du nutzen?
ask-walk = Geh auf ein freies Gebäude mit der { $flower }.
ask-use = { $name }: { $does }
ask-use-idle = Dafür hast du gerade nichts.
ask-casino = Was möchtest du im Casino?
ask-casino-count = Wie viele { $item } nimmst du für deine { $price }?
ask-distillery = Aus wie viel Zuckerrohr machst du Rum?
ask-cigar_factory = Aus wie viel Tabak machst du Zigarren?
ask-port_authority = Wohin soll der Wertmarker rücken?
ask-black_market = { $count ->
    [one] Welche Ware gibst du ab?
   *[other] Von welcher Ware gibst du { $count } ab?
}
ask-black_market-take = Welche Ware nimmst du für { $item }?
ask-sawmill = Wie viel Holz verkaufst du? { $wood } Holz { $points ->
    [one] bringt 1 Punkt
   *[other] bringt { $points } Punkte
}.
ask-newspaper = Wen drehst du um? Du erhältst außerdem { $pesos ->
    [one] 1 Peso
   *[other] { $pesos } Pesos
}.
ask-cafe = Wie viel Rum verkaufst du für je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}?
ask-cafe-cigars = { $rum ->
    [0] Wie viele Zigarren verkaufst du für je
   *[other] Du verkaufst { $rum } Rum. Und wie viele Zigarren, für je
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}?
ask-customs_office = Welche Nachfrage streichst du?
ask-deliver = Was lädst du? Jede Ware bringt { $flag ->
    [one] 1 Punkt
   *[other] { $flag } Punkte
}, Holz { $wood }.
ask-deliver-wood = Welche Nachfrage erfüllt dein Holz? Jedes Holz bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
ask-deliver-count = { $good }: Wie viel lädst du? Jedes Stück bringt { $each ->
    [one] 1 Punkt
   *[other] { $each } Punkte
}.
wait-aside = { $seat } legt einen Würfel des neuen Schiffs beiseite.
wait-drive = { $seat } fährt mit dem Auto.
wait-pablo = { $seat } sucht sich bei Pablo eine Ware aus.
wait-zorro = { $seat } überlegt, was { $active } bekommt.
wait-alonso = { $seat } ist bei Alonso.
wait-walk = { $seat } geht auf ein Gebäude mit der { $flower }.
wait-use = { $seat } darf { $the } nutzen.
wait-deliver = { $seat } darf das Schiff beladen.
wait-layout = Die Stadt wird ausgelegt.
wait-dice = Die Würfel für das neue Schiff rollen.
wait-screens = Gleich werden die Sichtschirme entfernt.
over = Das Spiel ist zu Ende: Das letzte Schiff ist ausgelaufen. { $ending }
over-short = Der Vorrat an Punkten war leer: Übrige Waren brachten weniger Punkte als sonst oder keine.

# Was man wählen kann.
choose-aside = Ohne { $item }
choose-drive = Fahre { $drive }, { $cost ->
    [0] kostenlos
    [one] 1 Peso
   *[other] { $cost } Pesos
}: { $brings }
choose-drive-down = Fahre { $drive }, { $cost ->
    [0] kostenlos
    [one] 1 Peso
   *[other] { $cost } Pesos
}: umgedreht, dort geschieht nichts
choose-go = { $station }, { $cost ->
    [0] kostenlos
    [one] 1 Peso
   *[other] { $cost } Pesos
}
choose-take = Nimm { $count } { $item }
choose-give = Gib { $count } { $item }
choose-give-nothing = Gib nichts
choose-claim = Nimm { $the } in Besitz
choose-claim-any = Ein Gebäude in Besitz nehmen
choose-walk = Geh { $to }: { $does }
choose-use = Nutze { $the }
choose-use-any = Ein eigenes Gebäude nutzen
choose-buy-point = Pesos in Punkte tauschen
choose-buy-peso = Punkte in Pesos tauschen
choose-raise = Hinauf auf { $flag }
choose-lower = Hinunter auf { $flag }
choose-hand-in = Gib { $count } { $item } ab
choose-turn-down = Drehe { $station } um
choose-nobody = Niemanden umdrehen, nur kassieren
choose-strike = { $item } streichen
choose-load = { $item } laden
choose-load-wood = Stattdessen Holz laden
choose-instead = Holz als Ersatz für { $item }
choose-count = { $count } { $item }
choose-exchange = Nimm { $take } für { $give }
choose-count-for = { $count } { $item } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
choose-pass = Passen
choose-pass-idle = Weiter
choose-pass-use = Nicht nutzen
choose-pass-alonso = Keins von beiden
choose-pass-deliver = Nichts mehr laden
crumb-aside = Beiseite
crumb-drive = Fahren
crumb-take = Nehmen
crumb-give = Geben
crumb-claim = In Besitz
crumb-walk = Gehen
crumb-use = Nutzen
crumb-deliver = Laden
crumb-wood = Holz
crumb-nobody = Niemand
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
   *[nothing] nichts
}
crumb-purchase = { $word ->
    [point] { good-point }
   *[peso] { good-peso }
}
crumb-step = { $word ->
    [raise] Hinauf
   *[lower] Hinunter
}

# Auf dem Plan.
board-title = Santiago de Cuba: die Stadt und ihr Hafen
car = Das Auto
cost-free = frei
face-down = { $station }, umgedreht: Ein Besuch bringt nichts, bis das Auto vorbei ist
cuban-title = { $station }: { $brings }
house-title = { $name }: { $does }
house-owner = Gehört { $seat }.
house-visitor = Hier steht die Figur von { $seat }.
ship-title = Schiff { $ship } von { $ships }
ship-word = Schiff { $ship }
die-title = Das Schiff möchte { $count } { $item }
die-met = Nicht mehr nachgefragt: { $item }
die-aside = Von diesem Schiff nicht nachgefragt: { $item }
die-rolled = Der Würfel zeigt { $count } { $item }
flags-title = Jede gelieferte Ware bringt { $flag ->
    [one] 1 Punkt
   *[other] { $flag } Punkte
}
supply = Vorrat
markers = { $count ->
    [0] kein Besitzmarker übrig
    [one] 1 Besitzmarker übrig
   *[other] { $count } Besitzmarker übrig
}
stands = steht auf: { $name }
stands-nowhere = Figur noch nicht in der Stadt
hidden = verdeckt
hidden-title = Was { $seat } besitzt, liegt hinter dem Sichtschirm.
ranks = Zählt { $all }: { $points } und { $more } für { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
} ({ $each } sind ein Punkt)
ranks-short = Zählt { $all }: { $points } und { $more } für { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
} ({ $each } sind ein Punkt, aber der Vorrat an Punkten ist leer)
passed-delivery = lädt nichts mehr

# Die Regeln in Kürze.
rules-1 = Die Stadt
rules-1-text = Zwölf Gebäude stehen in vier Vierteln unter vier Arten von Blumen, neun Cubaner wohnen an der Straße, im Hafen wartet ein Schiff. Alle beginnen{ $screens ->
    [up] {" "}hinter dem Sichtschirm
   *[down] {""}
} mit: { $start }. Die Vorräte sind begrenzt: Was nicht da ist, wird nicht verteilt. Gespielt wird im Uhrzeigersinn.
rules-2 = Mit dem Auto fahren
rules-2-text = Alle teilen sich ein Auto. In deinem Zug musst du es im Uhrzeigersinn zu einer anderen Station fahren: Die nächste ist kostenlos, jede weitere kostet { $fare ->
    [0] nichts
    [one] 1 Peso
   *[other] { $fare } Pesos
}. Höchstens eine ganze Runde (Q01). Fährt das Auto am Hafen vorbei, zieht der Wertmarker eine Fahne weiter; nach der letzten läuft das Schiff sofort aus.
rules-3 = Einen Cubaner besuchen
rules-3-text = Wer dort wohnt, wo das Auto hält, hilft dir. { $helps }. Bei El Zorro geben dir alle anderen nach ihrer Wahl einen Peso, einen Punkt oder eine Ware außer Holz. Bei Alonso nimmst du ein Gebäude in Besitz, das niemandem gehört (höchstens { $markers }-mal im Spiel), oder nutzt ein eigenes.
rules-4 = Im Hafen liefern
rules-4-text = Hält das Auto im Hafen, dürfen alle das Schiff beladen, von dir an reihum und Runde um Runde: eine Warensorte, höchstens so viel, wie das Schiff davon noch möchte. Jede Ware bringt so viele Punkte, wie die Fahne zeigt: { $flags }. Wer passt, ist draußen. Ist alles geliefert, läuft das Schiff aus. Haben alle gepasst und es bleibt Nachfrage, zieht der Marker eine Fahne weiter; nach der letzten läuft das Schiff aus.
rules-5 = Holz
rules-5-text = Holz kann statt einer Warensorte geladen werden. Es bringt immer { $wood ->
    [one] 1 Punkt
   *[other] { $wood } Punkte
} je Stück und senkt die Nachfrage nach dieser Ware.
rules-6 = Auf ein Gebäude gehen
rules-6-text = Nach dem Besuch bei einem Cubaner muss deine Figur auf ein anderes Gebäude mit dessen Blume gehen, auf dem niemand steht. Ist keins frei, bleibt sie stehen und darf ihr Gebäude nutzen. Bei El Zorro bleibt sie ebenfalls und darf ihr Gebäude noch einmal nutzen. Nach dem Hafen oder einem umgedrehten Cubaner bleibt sie und nutzt nichts. Endet dein Zug auf einem fremden Gebäude, erhält dessen Besitzer { $owner ->
    [one] 1 Punkt
   *[other] { $owner } Punkte
}.
rules-7 = Das Gebäude nutzen
rules-7-text = Du darfst das Gebäude nutzen, auf das deine Figur gegangen ist.
rules-7-more = Der Marker verlässt dabei die Fahnen nie (Q17). Der Zeitungsverlag dreht jemanden um, der noch offen liegt; gibt es niemanden, zahlt er nur (Q15).
rules-8 = Ein neues Schiff
rules-8-text = Ist ein Schiff ausgelaufen, kehrt der Wertmarker auf die erste Fahne zurück. Wer am Zug ist, würfelt mit allen fünf Würfeln{ $new-dice ->
    [deliverer] , und wer zuletzt geliefert hat, legt einen beiseite
   *[active] {""} und legt einen beiseite
}: Das Schiff fragt nach, was die anderen vier zeigen, und sie müssen etwas nachfragen (Q03). Ein Schiff läuft auch aus, wenn Zollamt oder Kontor die letzte Nachfrage erledigen oder wenn { $stalled-ship } Runden lang keins ausgelaufen ist (Q02).
rules-9 = Das Ende
rules-9-text = Das Spiel endet sofort, wenn Schiff { $ships } ausläuft. { $goods ->
    [one] Jede Ware, die dir bleibt, auch Holz, ist
   *[other] Je { $goods } Waren, die dir bleiben, auch Holz, sind
} 1 Punkt wert. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Waren übrig hat, dann, wer mehr Pesos hat.

## What is agreed

ours = Die Zahlen der Gebäude, die Würfel und die Blumen sind unsere Vorschläge. Hast du das Spiel? Dann hilf uns mit dem, was darin gedruckt ist.
variant-hidden = Besitz hinter Sichtschirmen
variant-hidden-about = Waren und Pesos sind verdeckt: Merk dir, was die anderen genommen haben. So steht es in der Regel; 45 bis 75 Minuten.
variant-open = Besitz für alle offen
variant-open-about = Alle sehen alles: leichter zu lernen, und es gibt mehr zu rechnen; 45 bis 75 Minuten.
rule-new-dice = Neues Schiff: Wer legt einen Würfel beiseite
rule-new-dice-active = wer am Zug ist
rule-new-dice-deliverer = wer zuletzt geliefert hat
rule-stalled-ship = Ein Schiff, das niemand belädt, läuft aus nach
rule-stalled-ship-40 = 40 Runden
rule-stalled-ship-20 = 20 Runden
rule-stalled-ship-10 = 10 Runden

## Rulings

ruling-Q01 = Wie weit darf das Auto fahren? Eine bis zehn Stationen: höchstens eine ganze Runde, die zur selben Station zurückführt. So kommt es höchstens einmal am Hafen vorbei.
ruling-Q02 = Darf ein Schiff ewig im Hafen gehalten werden? Vergehen so viele Runden wie vereinbart (40, 20 oder 10), ohne dass eines ausläuft, läuft das Schiff am Ende des letzten Zuges aus.
ruling-Q03 = Dürfen die gewählten Würfel nichts verlangen? Nein: Einer der vier muss mehr als 0 zeigen, und zeigen alle fünf 0, wird neu gewürfelt.
ruling-Q15 = Wen darf der Zeitungsverlag umdrehen? Jeden, der offen liegt, auch El Zorro, Alonso und den Cubaner unter dem Auto. Liegt niemand offen, gibt es nur die Bezahlung.
ruling-Q17 = Wie weit bewegt das Hafenamt den Marker? Um so viele Fahnen, wie es angibt, zwischen der ersten und der letzten; nie auf die karierte.

# Where the game stands.
status-value = { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
} je Ware
status-delivery = Lieferung

# On the box
invitation = Fahr mit allen im selben alten Wagen durch die Stadt, bitte ihre Leute um Gefallen und belade das Schiff im Hafen vor den anderen.
makers = Von Michael Rieneck; eggertspiele und Pegasus 2011.

## The end, told

round-ship = Schiff { $number }
source-start = Start
source-ships = Schiffe
source-buildings = Gebäude genutzt
source-owners = Gebäude besessen
source-cubans = Cubaner
source-goods = Waren am Ende

## Guided first game

lesson-ship = Ein Schiff liegt im Hafen. Vier dieser fünf Würfel sagen, was es will; den fünften legst du beiseite. Rum hat noch niemand, also leg Rum beiseite: Dann will das Schiff, was du bekommen kannst.
lesson-car = Alle teilen sich ein Auto. Die nächste Station ist kostenlos, jede weitere kostet 1 Peso, und du hast 3. Fahr für 2 Pesos zu Pedro: Er gibt dir 2 Tabak, und das Schiff will 2.
lesson-flower = Nach einem Besuch geht deine Figur zu einem Gebäude mit derselben Blume, hier der roten. Geh zur Bank: Dein Geld ist knapp.
lesson-use = Das Gebäude, zu dem du gegangen bist, darfst du nutzen. Nutze die Bank und nimm 2 Pesos.
lesson-pass-harbor = Das Schiff will 3 Zitrusfrüchte, du hast 1. Fahr für alle deine 3 Pesos zu Conchita: Unterwegs fährt das Auto am Hafen vorbei, und jede Ware auf dem Schiff ist 4 statt 3 Punkte wert.
lesson-cafe = Deine Figur muss weiter, zu einer blauen Blume. Das Café kauft Rum und Zigarren, die du nicht hast; dort stehst du nur. Das Zollamt würde eine Nachfrage streichen, und du willst sie alle behalten.
lesson-free = Kein Peso mehr: Du kannst nur zur nächsten Station. Dort wohnt Maria und gibt dir 2 Punkte. Fahr hin.
lesson-market = Jetzt gelbe Blumen. Geh zum Schwarzmarkt: Er tauscht eine Ware gegen eine andere.
lesson-swap = Du hast 3 Tabak, das Schiff will nur 2. Zuckerrohr will es 2, und du hast 1. Gib 1 Tabak ab und nimm 1 Zuckerrohr.
lesson-alonso = Immer noch kein Peso, und die nächste Station ist Alonso. Bei ihm nimmst du ein Gebäude in Besitz oder nutzt ein eigenes. Fahr hin.
lesson-claim = Nimm die Bank in Besitz. Wann immer jemand anderes seinen Zug dort beendet, bekommst du 1 Punkt, und Geld brauchen alle. Du hast 3 Marker für das ganze Spiel.
lesson-office = Weiße Blumen: Geh zum Kontor. Dort belädst du das Schiff sofort, bevor jemand in den Hafen fährt.
lesson-load-early = Lade alle 3 Zitrusfrüchte: Bei 4 Punkten für jede macht das 12.
lesson-harbor = Fahr in den Hafen. Jetzt dürfen alle der Reihe nach das Schiff beladen, du zuerst.
lesson-deliver = Immer nur eine Sorte. Lade deine 2 Zuckerrohr für je 4 Punkte. Dann lädt Berta; was sie zuerst lädt, kannst du nicht mehr liefern.
lesson-new-ship = Das Schiff ist voll und ausgelaufen. Ein neues kommt, und wieder wählst du. Du hast nur noch Tabak, Berta hat 3 Zuckerrohr: Leg Zuckerrohr beiseite.
lesson-zorro = Als Nächstes kommt El Zorro. Alle anderen geben dir einen Peso, einen Punkt oder eine Ware, nach ihrer Wahl. Deine Figur bleibt stehen und darf ihr Gebäude noch einmal nutzen.
lesson-again = Berta hat dir 1 Peso gegeben, und du stehst noch im Kontor. Lade deine 2 Tabak für je 2 Punkte.
lesson-martinez = Dein Lager ist leer, also hol Geld. Martinez ist die nächste Station und gibt 3 Pesos.
lesson-own = Geh zur Bank. Sie gehört dir: Für dich selbst gibt es keinen Punkt, aber nutzen kannst du sie wie alle.
lesson-bank = Nimm noch 2 Pesos: Geld ist die Freiheit, dorthin zu fahren, wohin du willst.
lesson-jose = Du hast 6 Pesos. Fahr an den nächsten Stationen vorbei zu José: Er gibt dir 2 Zuckerrohr, aus denen der Schwarzmarkt etwas macht, was das Schiff will.
lesson-market-again = Geh wieder zum Schwarzmarkt.
lesson-rum = Tausche 1 Zuckerrohr gegen 1 Rum: Zuckerrohr will das Schiff nicht, und für Rum zahlt das Café.
lesson-conchita = Berta war im Hafen und hat die Nachfrage nach Rum mit Holz erfüllt: Holz ersetzt jede Ware, für 1 Punkt. Zitrusfrüchte sind noch gefragt. Fahr zu Conchita.
lesson-cafe-walk = Wieder eine blaue Blume, und diesmal lohnt sich das Café: Du hast 1 Rum.
lesson-cafe-sell = Verkaufe deinen Rum für 2 Punkte. Danach steht Berta in deiner Bank, und du bekommst einen Punkt dafür.
lesson-maria = Deine Bank hat eben ihren ersten Punkt gebracht. Fahr für 1 Peso zu Maria: 2 Punkte. Danach gehen wir in die Kirche und nehmen noch 1.
lesson-alonso-again = Jede Ware ist wieder 4 Punkte wert. Fahr zu Alonso.
lesson-claim-again = Nimm ein zweites Gebäude in Besitz: das Casino. Es macht aus Pesos Punkte und wird oft besucht.
lesson-paper = Geh zum Zeitungsverlag.
lesson-turn-down = Der Zeitungsverlag zahlt 1 Peso und dreht jemanden um, bis das Auto vorbei ist. Berta sammelt Tabak: Dreh Pedro um.
lesson-harbor-again = Das Schiff will nur noch 1 Zitrusfrucht, zu 4 Punkten, und du hast 2. Fahr vor Berta in den Hafen.
lesson-last = Lade sie: 4 Punkte, und das Schiff läuft aus.
lesson-end = Zwei von sieben Schiffen sind ausgelaufen, und du führst mit 38 zu 27 Punkten. Das Spiel endet mit der Abfahrt des siebten; je drei übrige Waren bringen einen Punkt.

## When something is done that cannot be done now

when-aside = Ein Würfel wird beiseitegelegt, wenn ein neues Schiff gekommen ist (§8)
when-drive = Das Auto fährt zu Beginn eines Zuges (§2)
when-claim = Ein Gebäude wird bei Alonso in Besitz genommen (§3)
when-walk = Deine Figur geht nach dem Besuch bei einem Cubaner in ein Gebäude (§6)
when-use = Ein Gebäude nutzt du, wenn deine Figur dorthin gegangen ist (§7)
when-deliver = Das Schiff wird beladen, wenn das Auto am Hafen hält (§4)
points-tie = Bei Gleichstand entscheiden mehr übrige Waren, dann mehr Pesos.
