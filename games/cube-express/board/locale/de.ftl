board-title = Die Karte

ours = Alle Plättchen und Ziele, die Punkte der Aktienleiste und die Stufen sind unsere Vorschläge. Hast du die Schachtel? Dann hilf uns mit dem, was dort aufgedruckt ist.
variant-standard = Das ganze Spiel
rule-crossing-pays = Eine Kreuzung bringt Dividenden für
rule-crossing-pays-joined = jede ihrer Strecken, die an eine andere anschließt
rule-crossing-pays-printed = jede ihrer aufgedruckten Strecken
rule-crossing-pays-about = §4: Die Regel lässt beides zu. (Q01)
rule-bonus-field = Der Marker auf einem Bonusfeld wird genommen, wenn die Scheibe
rule-bonus-field-passed = es überschreitet
rule-bonus-field-reached = es erreicht oder überschreitet
rule-bonus-field-about = §7: Die Regel lässt beides zu. (Q17)
rule-market-at-the-end = Wenn das Ende ausgelöst wird, ist der Markt in diesem Zug
rule-market-at-the-end-yes = noch offen
rule-market-at-the-end-no = schon geschlossen
rule-market-at-the-end-about = §9: Die Regel lässt beides zu. (Q20)

# Things

item-coal = Kohle
item-wood = Holz
item-iron = Eisen
good-coal = Kohle
good-wood = Holz
good-iron = Eisen
loco-first = der ersten Lok
loco-second = der zweiten Lok
conversion-coal-wood = 2 Kohle in 1 Holz
conversion-wood-iron = 2 Holz in 1 Eisen
conversion-iron-wood = 2 Eisen in 1 Holz und 1 Dividende
conversion-wood-coal = 2 Holz in 1 Kohle und 1 Dividende
tile-station = ein Bahnhofs{"\u00AD"}plättchen
tile-crossing = eine Kreuzung
tile-coal = eine Kohlengrube
tile-wood = ein Sägewerk
tile-iron = eine Eisengrube
tile-factory = eine Fabrik
tile-plain = einfache Strecke
from-station = vom Bahnhof
from-crossing = von der Kreuzung
from-coal = von der Kohlengrube
from-wood = vom Sägewerk
from-iron = von der Eisengrube
from-factory = von der Fabrik
from-plain = von einfacher Strecke
to-station = zum Bahnhof
to-crossing = zur Kreuzung
to-coal = zur Kohlengrube
to-wood = zum Sägewerk
to-iron = zur Eisengrube
to-factory = zur Fabrik
to-plain = zu einfacher Strecke
from-middle = von der Startkreuzung
to-middle = zur Startkreuzung
place-at = { $what } ({ $where })
place-owned = { $what } von { $owner } ({ $where })
compass-n = { $count } nördlich
compass-e = { $count } östlich
compass-s = { $count } südlich
compass-w = { $count } westlich
name-station = Bahnhofs{"\u00AD"}plättchen
name-crossing = Kreuzung
name-coal = Kohlengrube
name-wood = Sägewerk
name-iron = Eisengrube
name-factory = Fabrik
name-plain = Einfache Strecke
name-middle = Startkreuzung
ending-pile = der Stapel ist leer
ending-stations = jemand hat den letzten Bahnhof gebaut
ending-shares = jemandes Aktien sind ganz oben
nine-stations = den letzten Bahnhof
nine-shares = den höchsten Aktienwert
side-n = Oberkante nach Norden
side-e = Oberkante nach Osten
side-s = Oberkante nach Süden
side-w = Oberkante nach Westen

# Goals

goal-stations = { $least } eigene Bahnhöfe auf der Karte
goal-largest_city = Eine eigene Stadt mit { $least } Häusern
goal-grown_cities = { $least } eigene Bahnhöfe in Städten mit mindestens 2 Häusern
goal-houses = { $least } Häuser in allen eigenen Städten
goal-sites = { $least } eigene Produktions{"\u00AD"}stätten
goal-site_kinds = Eigene Stätten für { $least } verschiedene Ressourcen
goal-first_deliveries = { $least } erste Lieferungen
goal-deliveries = { $least } Lieferungen
goal-factories = Lieferungen an { $least } Fabriken
goal-passengers = { $least } eigene Passagiere
goal-passengers_abroad = { $least } eigene Passagiere in Städten anderer
goal-share_points = Aktien im Wert von { $least } Punkten
goal-dividends = { $least } Dividenden
goal-locos_at_stations = { $least ->
    [one] Eine Lok an einem Bahnhof, beide gebaut
   *[other] Beide Loks an Bahnhöfen
}
goal-exactly = Genau: { $what }
goal-most = Die meisten { $what }
counts-stations = eigenen Bahnhöfe auf der Karte
counts-largest_city = Häuser in einer eigenen Stadt
counts-grown_cities = eigenen Bahnhöfe in Städten mit mindestens 2 Häusern
counts-houses = Häuser in allen eigenen Städten
counts-sites = eigenen Produktionsstätten
counts-site_kinds = verschiedenen Ressourcen eigener Stätten
counts-first_deliveries = ersten Lieferungen
counts-deliveries = Lieferungen
counts-factories = belieferten Fabriken
counts-passengers = eigenen Passagiere
counts-passengers_abroad = eigenen Passagiere in Städten anderer
counts-share_points = Punkte auf der Aktienleiste
counts-dividends = Dividenden
counts-locos_at_stations = Loks an Bahnhöfen, beide gebaut
short-stations = Bahnhöfe
short-largest_city = Große Stadt
short-grown_cities = Stadt ab 2
short-houses = Häuser
short-sites = Stätten
short-site_kinds = Stättenarten
short-first_deliveries = Als Erster
short-deliveries = Lieferungen
short-factories = Fabriken
short-passengers = Passagiere
short-passengers_abroad = Auswärts
short-share_points = Aktien
short-dividends = Dividenden
short-locos_at_stations = Loks am Bhf.
goal-title = Ziel { $goal }: { $text }. Je Marker { $most } Punkte für die Mehrheit, { $other } für die anderen. Du: { $have } von { $least }.
goal-have = { $have } von { $least }
goal-worth = Mehrheit je { $most }, sonst { $other }
goal-neutral = { $count ->
    [one] 1 neutraler Marker zählt mit
   *[other] { $count } neutrale Marker zählen mit
}

# The board

market = Auslage und Ziele
market-gap = Hier liegt nichts mehr
pile = Stapel: { $count }
shares = Aktien
shares-title = { $seat }: Feld mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
hand = Deine Hand
hand-hidden = { $count ->
    [one] 1 Plättchen auf der Hand
   *[other] { $count } Plättchen auf der Hand
}
reserve = Reserve
dividends = Dividenden
level = Technologiestufe
level-title = Stufe { $level }: Bewegungspunkte, Platz in den Lagern, Preis des nächsten Bahnhofs. { $left ->
    [one] Noch 1 Bahnhof.
   *[other] Noch { $left } Bahnhöfe.
}
locos-title = { $count ->
    [one] Eine Lok
   *[other] Beide Loks
}
nines-title = { $count } × { $points } Punkte
points-now = { $count ->
    [one] Ein Punkt, wenn jetzt Schluss wäre
   *[other] { $count } Punkte, wenn jetzt Schluss wäre
}
points-from = Woher die Punkte kommen
bonus-title = Hier wartet ein Marker; wer vorbeizieht, macht ihn zur Dividende
source-goals = Ziele
source-passengers = Passagiere
source-factories = Fabriken
source-stations = Bahnhöfe
source-shares = Aktien
source-dividends = Dividenden
source-nines = Neuner
city-owned = Stadt von { $seat }: { $houses ->
    [one] 1 Haus
   *[other] { $houses } Häuser
}, { $free } frei
city-free = Stadt ohne Bahnhof: { $houses ->
    [one] 1 Haus
   *[other] { $houses } Häuser
}
last-turns = Letzte Züge: { $ending }.

# Questions

ask-lay = Welches Plättchen legst du? Das kleine daneben ist die Rückseite, einfache Strecke.
ask-place = Wohin damit? Klicke auf einen Platz.
ask-turn = Wohin damit? Drehe es, wie du magst, und klicke auf einen Platz.
ask-discard = Keines deiner Plättchen passt irgendwohin. Lege eines in die Schachtel zurück.
ask-crossing = Die Kreuzung bringt { $each ->
    [one] 1 Dividende
   *[other] { $each } Dividenden
} je verbundener Strecke: { $count }.
ask-crossing-printed = Die Kreuzung bringt { $each ->
    [one] 1 Dividende
   *[other] { $each } Dividenden
} für jede ihrer Strecken: { $count }.
ask-factory = Die Fabrik gibt dir fürs Legen 1 { $item }.
ask-claim = Diese Produktionsstätte für { $price ->
    [one] 1 Dividende
   *[other] { $price } Dividenden
} in Besitz nehmen? Nehmen andere ihre Ressource, steigen deine Aktien.
ask-build = Einen Bahnhof bauen? Er kostet { $cost }: Du hast { $dividends ->
    [one] 1 Dividende
   *[other] { $dividends } Dividenden
} und { $passengers ->
    [one] 1 Passagier
   *[other] { $passengers } Passagiere
} an deinen Bahnhöfen.
ask-pay = Noch { $due } zu zahlen: Wessen Passagier geht?
ask-pay-where = Aus welcher deiner Städte?
ask-stuck = Kein Plättchen ist erreichbar; beende die Fahrt.
ask-drive = { $points ->
    [one] Noch 1 Bewegungspunkt:
   *[other] Noch { $points } Bewegungspunkte:
} Klicke auf ein erreichbares Plättchen oder beende die Fahrt.
ask-arrived = Du bist angekommen. Beende die Fahrt, oder nutze den Halt.
ask-second = An welchem deiner Bahnhöfe startet die zweite Lok?
ask-deliver = Ein Marker kommt auf die Fabrik, einer zu deinen Dividenden. Auf welches Ziel kommt der dritte?
ask-market = Nimm ein Plättchen aus der Auslage.
ask-market-bet = Nimm ein Plättchen. Klicke stattdessen auf sein Ziel, um auch eine Dividende darauf zu setzen.
ask-store = Du hast nur Platz für { $room ->
    [one] eine Ressource
   *[other] { $room } Ressourcen
}. Gib { $count } ab oder wandle um.
wait-deal = Plättchen und Ziele werden gleich ausgeteilt.
wait-refill = Die Auslage wird aufgefüllt.
wait-lay = { $seat } legt ein Plättchen.
wait-center = { $seat } entscheidet über das gelegte Plättchen.
wait-pay = { $seat } bezahlt einen Bahnhof.
wait-drive = { $seat } fährt.
wait-market = { $seat } ist am Markt.
wait-store = { $seat } schafft Platz in den Lagern.
over = Das Spiel ist aus: { $ending }.

# Choices

choose-tile = Lege { $tile }
choose-tile-back = Lege eine Rückseite
open-place = Freier Platz
choose-place = Hierhin legen
choose-place-turned = Hierhin legen, { $side }
choose-turn = Plättchen drehen
choose-wasted = { $place }; dort könnte kein Bahnhof stehen: { $why }
tell-wasted = Dort könnte kein Bahnhof stehen: { $why }.
waste-none-left = alle Bahnhöfe sind gebaut
waste-next-door = nebenan steht einer
waste-same-city = die Stadt hat schon einen
waste-too-dear = er ist nicht zu bezahlen
choose-discard = Lege { $tile } zurück
choose-crossing = { $count ->
    [one] 1 Dividende
   *[other] { $count } Dividenden
} nehmen
choose-take = 1 { $item } nehmen
choose-claim = Für { $price ->
    [one] 1 Dividende
   *[other] { $price } Dividenden
} in Besitz nehmen
choose-build = { $rest ->
    [0] { $count } Dividenden zahlen
    [one] { $count ->
        [0] {""}
        [one] 1 Dividende und{" "}
       *[other] { $count } Dividenden und{" "}
    }1 Passagier zahlen
   *[other] { $count ->
        [0] {""}
        [one] 1 Dividende und{" "}
       *[other] { $count } Dividenden und{" "}
    }{ $rest } Passagiere zahlen
}
choose-skip = Bleiben lassen
choose-release = Ein Passagier von { $seat }
choose-release-own = Ein eigener Passagier
choose-from-city = Aus dieser Stadt
choose-drive-loco = Mit { $loco } fahren
choose-go = Fahrt { $to }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
choose-go-gives = Fahrt { $to }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $gives }
choose-only-drive = Nur { $to } fahren, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
choose-burn = 1 Kohle für einen Bewegungspunkt verheizen
choose-second = Die zweite Lok bauen ({ $coal } Kohle, { $iron } Eisen)
choose-second-here = Die zweite Lok startet hier
choose-deliver = { $points ->
    [one] Für einen Punkt liefern
   *[other] Für { $points } Punkte liefern
}
choose-goal = Ziel { $goal }: { $text }
choose-no-goal = Kein Marker auf ein Ziel
choose-passenger = Einen Passagier absetzen
choose-done = Fahrt beenden
choose-finish = { $points ->
    [0] Oder beenden und gleich ein Plättchen nehmen:
    [one] Oder beenden, 1 Punkt verfallen lassen und gleich ein Plättchen nehmen:
   *[other] Oder beenden, { $points } Punkte verfallen lassen und gleich ein Plättchen nehmen:
}
choose-finish-take = Fahrt beenden und dies nehmen: { $tile }
choose-bet = … und 1 Dividende auf Ziel { $goal } setzen
choose-bet-short = + setzen
choose-drop = 1 { $item } abgeben
choose-convert = { $conversion } umwandeln
choose-sell = Eine Aktie für 1 Dividende verkaufen
choose-more = Weitere Möglichkeiten
gives-resource = 1 { $item } nehmen
gives-passenger = einen Passagier absetzen
gives-points = { $points ->
    [one] für einen Punkt liefern
   *[other] für { $points } Punkte liefern
}

crumb-lay = Legen
crumb-discard = Zurücklegen
crumb-build = Bauen
crumb-release = Passagier
crumb-drive = Fahren
crumb-loco = Zweite Lok
crumb-deliver = Liefern
crumb-market = Markt
crumb-drop = Abgeben
crumb-place = Dieser Platz
crumb-back = Rückseite
crumb-tile = Das Plättchen
crumb-seat = Spieler
crumb-goal = Ziel { $word }
crumb-none = Kein Ziel
crumb-bet = Setzen
crumb-keep = Nichts setzen
crumb-resource = { $word ->
    [coal] { good-coal }
    [wood] { good-wood }
   *[iron] { good-iron }
}
crumb-column = Spalte { $word }

# What happened

event-dealt = Plättchen und Ziele sind ausgeteilt. { $start } beginnt.
event-laid = { $seat } legt { $tile }.
event-laid-back = { $seat } legt ein Plättchen mit der Rückseite nach oben.
event-station-wasted = { $seat } kann dort nie einen Bahnhof bauen: { $waste }.
event-discarded = { $seat } kann nichts legen und legt { $tile } zurück.
event-crossing-paid = { $seat } bekommt { $count ->
    [one] 1 Dividende
   *[other] { $count } Dividenden
} von der Kreuzung.
event-took = { $seat } nimmt { $count } { $item }.
event-claimed = { $seat } nimmt diese Produktionsstätte in Besitz.
event-built = { $count ->
    [0] { $seat } baut einen Bahnhof und zahlt nur mit Passagieren.
    [one] { $seat } baut einen Bahnhof und zahlt 1 Dividende.
   *[other] { $seat } baut einen Bahnhof und zahlt { $count } Dividenden.
}
event-released = Ein Passagier von { $owner } verlässt eine Stadt von { $seat } und wird zur Dividende.
event-released-own = { $seat } nimmt einen eigenen Passagier zurück.
event-skipped = { $seat } lässt das Plättchen ungenutzt.
event-drove = { $seat } fährt mit { $loco } { $from } { $to }{ $tiles ->
    [one] {""}
   *[other] , { $tiles } Felder
}{ $coal ->
    [0] {""}
   *[other] {" "}· { $coal } Kohle
}{ $wood ->
    [0] {""}
   *[other] {" "}· { $wood } Holz
}{ $iron ->
    [0] {""}
   *[other] {" "}· { $iron } Eisen
}.
event-burned = { $seat } verheizt 1 Kohle für einen Bewegungspunkt.
event-loco-built = { $seat } baut die zweite Lok.
event-delivered-first = { $seat } liefert als Erstes{ $coal ->
    [0] {""}
   *[other] {" "}· { $coal } Kohle
}{ $wood ->
    [0] {""}
   *[other] {" "}· { $wood } Holz
}{ $iron ->
    [0] {""}
   *[other] {" "}· { $iron } Eisen
}: { $points } Punkte{ $goal ->
    [0] {""}
   *[other] {" "}und ein Marker auf Ziel { $goal }
}.
event-delivered-later = { $seat } liefert{ $coal ->
    [0] {""}
   *[other] {" "}· { $coal } Kohle
}{ $wood ->
    [0] {""}
   *[other] {" "}· { $wood } Holz
}{ $iron ->
    [0] {""}
   *[other] {" "}· { $iron } Eisen
}: { $points } Punkte{ $goal ->
    [0] {""}
   *[other] {" "}und ein Marker auf Ziel { $goal }
}.
event-got-off = { $seat } setzt in der Stadt von { $host } einen Passagier ab.
event-got-off-at-home = { $seat } setzt daheim einen Passagier ab.
event-shares-rose = Die Aktien von { $seat } steigen und sind jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert.
event-bonus = { $seat } bekommt 1 Dividende von der Aktienleiste.
event-sold = { $seat } verkauft eine Aktie für 1 Dividende; die übrigen sind { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert.
event-converted = { $seat } wandelt { $conversion } um.
event-nine = { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $why }.
event-no-nine = Für { $seat } ist kein Marker zu { $points } Punkten mehr da.
event-bought = { $seat } nimmt { $tile } aus der Auslage.
event-bet = { $seat } setzt eine Dividende auf Ziel { $goal }.
event-dropped = { $seat } hat keinen Platz für { $count } { $item }.
event-drawn = In die Auslage kommt { $tile }.
event-last-turns = Das Ende naht: { $ending }.
event-ended = Das Spiel ist aus.

# Why not

refusal-not-your-turn = Das entscheidest du jetzt nicht.
refusal-not-this-step = In diesem Schritt des Zuges geht es um etwas anderes.
refusal-cannot-convert = Dafür brauchst du 2 { $item }; du hast { $count }.
refusal-no-shares = Deine Scheibe liegt ganz links auf der Aktienleiste.
refusal-reserve-empty = Deine Reserve ist leer.
refusal-not-in-hand = Dieses Plättchen hast du nicht auf der Hand.
refusal-not-beside = Ein Plättchen muss an ein anderes angelegt werden.
refusal-rails-do-not-match = Eine Strecke träfe auf eine Seite ohne Strecke.
refusal-no-rails-join = Keine Strecke wäre verbunden.
refusal-joins-stations = Zwei Städte mit Bahnhof würden zu einer.
refusal-looks-the-same = Mit weniger Drehung sieht es genauso aus.
refusal-something-fits = Eines deiner Plättchen lässt sich legen.
refusal-not-in-center = Die Mitte dieses Plättchens bietet das nicht.
refusal-too-few-dividends = Das kostet { $needed ->
    [one] 1 Dividende
   *[other] { $needed } Dividenden
}; du hast { $held ->
    [0] keine
   *[other] { $held }
}.
refusal-station-next-door = Nebenan steht schon ein Bahnhof.
refusal-city-has-station = Diese Stadt hat schon einen Bahnhof.
refusal-no-station-left = Du hast alle Bahnhöfe gebaut.
refusal-pays-too-much = Der Bahnhof kostet nur { $cost }.
refusal-pays-too-little = Der Bahnhof kostet { $cost }, und an deinen Bahnhöfen { $passengers ->
    [one] ist nur 1 Passagier
   *[other] sind nur { $passengers } Passagiere
}.
refusal-no-such-passenger = So ein Passagier ist an keinem deiner Bahnhöfe.
refusal-others-first = Zuerst gehen die Passagiere der anderen.
refusal-no-such-loco = Deine zweite Lok ist noch nicht gebaut.
refusal-trip-over = Die Fahrt dieser Lok ist beendet.
refusal-no-points = Du hast keine Bewegungspunkte mehr.
refusal-no-rails-there = Dorthin führt keine Strecke.
refusal-already-there = Die Lok steht schon dort.
refusal-too-far = { $tiles ->
    [one] Das ist 1 Feld weit
   *[other] Das sind { $tiles } Felder
}, und du hast noch { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
}.
refusal-reversing = In einem Zug fährt eine Lok nur vorwärts; vor ihrer nächsten Fahrt darf sie wenden.
refusal-too-few-resources = Dafür brauchst du { $count } { $item }; du hast { $held }.
refusal-locos-built = Du hast schon beide Loks gebaut.
refusal-not-own-station = Du hast dort keinen Bahnhof.
refusal-nothing-here = Keine deiner Loks ist gerade auf ein Plättchen gefahren, das dies bietet.
refusal-city-full = Die Stadt hat kein freies Haus.
refusal-no-such-goal = Dieses Ziel gibt es nicht.
refusal-goal-full = Niemand darf mehr als { $most } Marker auf einem Ziel haben.
refusal-no-goal-marker = Eine so kleine Lieferung bringt keinen Marker auf ein Ziel.
refusal-burned-enough = Niemand darf in einem Zug mehr als { $most } Kohle verheizen.
refusal-goal-has-room = Auf einem Ziel ist noch Platz für den Marker.
refusal-no-such-column = Dort liegt kein Plättchen.
refusal-room-enough = Für alles in deinen Lagern ist Platz.
refusal-no-chance = Jetzt ist nichts auszuteilen oder zu ziehen.
refusal-impossible-deal = So können Plättchen und Ziele nicht ausgeteilt sein.
refusal-not-in-pile = Dieses Plättchen ist nicht im Stapel.

# The rules in short

rules-1 = Worum es geht
rules-1-text = Alle haben { $markers } Marker, und was ein Marker ist, hängt davon ab, wo er liegt: in der Reserve ist er frei, im Lager eine Ressource, bei den Dividenden Geld, in einem Haus ein Passagier. Du beginnst mit einem Bahnhof und einer Lok, { $dividends ->
    [one] 1 Dividende
   *[other] { $dividends } Dividenden
}, einer Scheibe auf der Aktienleiste und { $hand } Plättchen, die sonst niemand sieht. Ein Zug hat drei Schritte: ein Plättchen legen, mit den Loks fahren, zum Markt gehen.
rules-2 = Jederzeit im eigenen Zug
rules-2-text = Ressourcen umwandeln: 2 Kohle in 1 Holz, 2 Holz in 1 Eisen (der andere Marker geht in die Reserve), 2 Eisen in 1 Holz und 1 Dividende, 2 Holz in 1 Kohle und 1 Dividende. Aktien verkaufen: Jedes Feld zurück macht aus einem Marker der Reserve eine Dividende.
rules-3 = I: Ein Plättchen legen
rules-3-text = Du musst ein Plättchen aus deiner Hand so an ein anderes anlegen, dass Strecken verbunden sind; nie trifft eine Strecke auf eine Seite ohne Strecke. Drehen darfst du beliebig. Straßen dürfen überall enden, aber zwei Städte mit Bahnhof dürfen nie zu einer werden. Ein Plättchen darf auch mit der Rückseite nach oben liegen: einfache Strecke, sonst nichts.
rules-4 = I: Was in der Mitte steht
rules-4-text = Jetzt oder nie: Eine Kreuzung bringt { $crossing ->
    [one] 1 Dividende
   *[other] { $crossing } Dividenden
} je { $crossing-pays ->
    [printed] aufgedruckter Strecke
   *[joined] verbundener Strecke
}; eine Fabrik gibt die Ressource in ihrer Mitte; eine Produktionsstätte gehört dir für { $claim ->
    [one] 1 Dividende
   *[other] { $claim } Dividenden
}.
rules-5 = I: Bahnhöfe und Städte
rules-5-text = Durch Straßen verbundene Häuser sind eine Stadt. Auf einem gerade gelegten Bahnhofsplättchen darfst du einen Bahnhof bauen, wenn nebenan und in derselben Stadt keiner steht. Er kostet deine Technologiestufe, in Dividenden und Passagieren aus deinen Städten nach Belieben gemischt: Die der anderen gehen zuerst und werden zu deren Dividenden. Jeder Bahnhof hebt deine Stufe.
rules-6 = II: Mit den Loks fahren
rules-6-text = Deine Stufe gibt an, wie viele Plättchen weit deine Loks zusammen fahren dürfen. Eine Lok fährt nur vorwärts, auf jeder Strecke außer der, von der sie kam; Strecken, die sich auf einem Plättchen nicht treffen, sind getrennt. Eine Lok ist fertig, bevor die andere losfährt. Jede verheizte Kohle reicht ein Plättchen weiter (Q12). Die zweite Lok kostet { $coal } Kohle und { $iron } Eisen und startet an einem deiner Bahnhöfe.
rules-7 = II: Unterwegs
rules-7-text = Auf jedem Plättchen, auf das eine Lok fährt, darf sie einmal handeln. Produktionsstätte: 1 Ressource nehmen; gehört sie jemand anderem, steigen dessen Aktien um { $site }. Fabrik: liefern, was sie verlangt; der erste Marker kommt auf die Fabrik, der zweite zu deinen Dividenden, der dritte auf ein Ziel, ein vierter in die Reserve; die erste Lieferung hebt deine Aktien um { $first }, spätere um { $later }. Bahnhof, egal wessen: einen Passagier in ein freies Haus seiner Stadt absetzen. Am Ende deines Zuges fassen die Lager so viele Ressourcen, wie deine Stufe angibt. { $bonus-field ->
    [reached] Erreicht deine Scheibe einen Marker der Aktienleiste oder zieht an ihm vorbei
   *[passed] Zieht deine Scheibe an einem Marker der Aktienleiste vorbei
}, wird er zur Dividende.
rules-8 = III: Markt
rules-8-text = Nimm eines der vier offenen Plättchen. Du darfst eine Dividende auf das Ziel darüber legen; niemand hat mehr als { $bets } Marker auf einem Ziel.
rules-9 = Das Ende
rules-9-text = Ist der Stapel leer, hat jeder noch einen Zug, ohne Markt. Baut jemand den letzten Bahnhof oder erreicht den höchsten Aktienwert, gibt es dafür { $nine } Punkte, und das Spiel endet mit dieser Runde; { $market-at-the-end ->
    [no] von diesem Zug an gibt es keinen Markt mehr.
   *[yes] die noch folgenden Züge sind ohne Markt.
}
rules-10 = Wertung
rules-10-text = Erreichte Ziele: jeder Marker darauf, mehr für die, die dort die meisten haben. Passagiere je { $passengers ->
    [one] 1 Punkt
   *[other] { $passengers } Punkte
}. Fabrikmarker wie aufgedruckt. Bahnhöfe { $houses ->
    [one] 1 Punkt
   *[other] { $houses } Punkte
} je Haus ihrer Stadt. Aktien wie aufgedruckt, Dividenden je { $purse ->
    [one] 1 Punkt
   *[other] { $purse } Punkte
}, dazu die Marker für den letzten Bahnhof und den höchsten Aktienwert. Bei Gleichstand zählen mehr Bahnhöfe, dann die höheren Aktien.

## Rulings

ruling-Q01 = Bringt eine Kreuzung etwas für ihre aufgedruckten Strecken oder für die angeschlossenen? Für die, die beim Legen an eine andere anschließen, außer es wurde vereinbart, dass alle aufgedruckten zählen.
ruling-Q02 = Kein Plättchen der Hand passt irgendwohin, auch nicht mit der Rückseite. Eines davon kommt offen in die Schachtel, und Schritt II folgt. Die Hand muss nicht gezeigt werden: Der Tisch selbst prüft es.
ruling-Q15 = Die Reserve ist leer. Man bekommt nur, was da ist: keine Ressource (und dann auch nichts für den Besitzer der Produktionsstätte), keinen Passagier, keinen Verkauf.
ruling-Q17 = Wann wird der Marker auf einem Bonusfeld genommen? Wenn die Scheibe das Feld nach rechts verlässt oder überspringt; darauf zu landen genügt nicht, außer das wurde vereinbart. Er wird zur Dividende, egal wer am Zug ist.
ruling-Q20 = Geht der aktive Spieler in dem Zug, der das Ende auslöst, noch zum Markt? Ja, wenn nichts anderes vereinbart ist; Züge, die später beginnen, sind ohne Markt.
ruling-Q25 = Auf allen Zielen liegen schon so viele Marker des Lieferanten, wie dort liegen dürfen. Dann geht der Marker in die Reserve; sonst wird ein Ziel gewählt, auf dem Platz ist. Eine Lieferung von weniger als drei Markern bringt keinen auf ein Ziel.
ruling-Q12 = Ein Ring aus Kohlengruben könnte eine Lok ewig fahren lassen. Niemand verheizt mehr als 200 Kohle in einem Zug.
ruling-Q41 = Ein Plättchen sieht in zwei Richtungen gleich aus. Das ist nur eine Art, es zu legen.

# Where the game stands.
step-lay = Legen
step-drive = Fahren
step-market = Auslage

# On the box
invitation = Lege Plättchen zu einer grünen Landschaft, fahre mit deinen Loks über die Gleise aller und bringe die Waren dorthin, wo sie gebraucht werden.
makers = Von Orlando Sá; Spielefaible 2024.

## Guided first game

lesson-mine = Ein Zug hat drei Schritte: ein Plättchen legen, fahren, ein neues nehmen. Lege die Eisengrube geradeaus über dein Startplättchen: Die Fabrik auf deiner Hand wird Eisen brauchen.
lesson-claim = Was in der Mitte eines Plättchens steht, gibt es nur jetzt, beim Legen. Nimm die Grube für 1 deiner 2 Dividenden in Besitz: Immer wenn Berta hier Eisen holt, steigen deine Aktien.
lesson-drive = Deine Stufe ist 3, du hast also 3 Bewegungspunkte, einen je Plättchen. Innerhalb eines Zuges fährt eine Lok nur vorwärts. Fahr auf die Grube.
lesson-iron = Auf jedem Plättchen, das eine Lok befährt, darf sie einmal handeln. Nimm 1 Eisen: Ein Marker aus deiner Reserve kommt ins Lager.
lesson-end-of-line = Hier endet die Strecke. Beende die Fahrt; im nächsten Zug darf die Lok in die andere Richtung losfahren.
lesson-market = Nimm die Fabrik unter Ziel 1. Du könntest eine Dividende auf dieses Ziel setzen (zwei eigene Produktionsstätten), aber du hast nur noch eine und wirst sie brauchen. Setze nichts.
lesson-factory = Berta hat in deiner Stadt einen Passagier abgesetzt. Lege die Fabrik, die 1 Kohle, 1 Holz und 1 Eisen will, ganz links an, mit Strecken nach rechts, links und unten.
lesson-coal = Das Legen dieser Fabrik bringt dir 1 Kohle. Nimm sie.
lesson-turn-round = Dreh jetzt um und fahr zurück auf dein Startplättchen. Das einzige Haus dort ist besetzt, also kann kein Passagier von dir aussteigen.
lesson-crossing = Weiter auf die Startkreuzung in der Mitte: Dort gibt es Kohle, und sie gehört niemandem.
lesson-more-coal = Nimm 1 Kohle. Jetzt hast du 2 Kohle und 1 Eisen; auf Stufe 3 fassen deine Lager am Ende des Zuges 3 Ressourcen.
lesson-left = Fahr nach links, auf die Fabrik zu. Das ist dein dritter Punkt.
lesson-no-fire = Du könntest 1 Kohle für noch einen Punkt verheizen, aber ohne Holz kannst du noch nichts liefern. Beende die Fahrt.
lesson-station-tile = Nimm das Bahnhofsplättchen unter Ziel 1: Es hat zwei Häuser, und am Ende bringt ein Bahnhof 3 Punkte je Haus seiner Stadt. Setze noch nichts.
lesson-second-factory = Berta hat Eisen aus deiner Grube geholt: Deine Aktien sind auf 2 Punkte gestiegen. Außerdem hat sie jetzt eine zweite Lok. Lege deine andere Fabrik geradeaus links neben die erste: Sie bringt Holz, und das fehlt dir gerade.
lesson-wood = Nimm 1 Holz. Jetzt hast du alles, was die erste Fabrik will.
lesson-to-factory = Fahr nach links auf die erste Fabrik.
lesson-deliver = Liefere 1 Kohle, 1 Holz und 1 Eisen. Die erste Lieferung bringt am Ende 6 Punkte und hebt deine Aktien um 2 Felder; ein Marker wird Dividende, einer kommt auf ein Ziel. Wähle Ziel 1.
lesson-rest = Die nächste Fabrik will 2 Kohle und 1 Eisen; du hast nur 1 Kohle. Beende die Fahrt.
lesson-sawmill = Nimm das Sägewerk unter Ziel 3. Es kann deine zweite Produktionsstätte werden, und Ziel 1 verlangt zwei. Behalte deine 2 Dividenden: Setze nichts.
lesson-station = Zeit für einen Bahnhof. Lege das Plättchen mit zwei Häusern unter die erste Fabrik, mit Strecken nach oben und rechts. Daneben steht kein Bahnhof, und die Stadt hat noch keinen.
lesson-build = Er kostet so viel wie deine Stufe, 3. Auch Passagiere an deinen Bahnhöfen können zahlen, fremde zuerst: Zahl 2 Dividenden und Bertas Passagier. Sie bekommt dafür eine Dividende, du ein freies Haus und Stufe 4.
lesson-east = Stufe 4 heißt sofort 4 Bewegungspunkte. Wir holen, was die zweite Fabrik will: Fahr nach rechts.
lesson-crossing-again = Weiter auf die Startkreuzung.
lesson-second-coal = Nimm 1 Kohle: Das macht 2.
lesson-up = Nach oben auf dein Startplättchen.
lesson-passenger = Das Haus ist jetzt frei. Setz einen Passagier ab: 1 Punkt am Ende, solange niemand mit ihm bezahlt.
lesson-mine-again = Weiter auf deine Eisengrube, mit dem vierten Punkt.
lesson-second-iron = Nimm 1 Eisen. Es ist deine eigene Grube, deshalb steigen deine Aktien nicht.
lesson-loaded = 2 Kohle und 1 Eisen: genau das will die zweite Fabrik. Beende die Fahrt.
lesson-take-crossing = Nimm die Kreuzung unter Ziel 2. Kreuzungen bringen Dividenden, und du hast keine mehr.
lesson-sell = Um das Sägewerk in Besitz zu nehmen, brauchst du eine Dividende. Aktien darfst du in deinem Zug jederzeit verkaufen: Öffne „Weitere Möglichkeiten“ und verkaufe eine. Das kostet dich 1 Punkt, aus 4 werden 3, aber Ziel 1 bringt viel mehr.
lesson-loop = Lege das Sägewerk rechts neben deinen neuen Bahnhof, mit Strecken nach links und unten. Darunter schließt Bertas Fabrik an, und aus der Strecke wird ein Ring.
lesson-claim-again = Nimm es in Besitz: deine zweite Produktionsstätte, und Ziel 1 ist erreicht.
lesson-down = Mit Kohle und Eisen auf zur zweiten Fabrik. Zuerst hinunter auf dein Startplättchen; in seinem Haus sitzt dein eigener Passagier.
lesson-middle = Weiter auf die Startkreuzung.
lesson-spare-coal = Nimm 1 Kohle, die dritte: Du brauchst sie für unterwegs.
lesson-west = Nach links.
lesson-through = Und weiter, über die erste Fabrik. Das war dein vierter Punkt, und ein Plättchen fehlt noch.
lesson-burn = Verheize 1 Kohle für einen Bewegungspunkt. 2 bleiben für die Fabrik.
lesson-arrive = Fahr auf die zweite Fabrik.
lesson-deliver-again = Liefere 2 Kohle und 1 Eisen: 5 Punkte und noch ein Marker auf Ziel 1. Deine Aktien steigen auf 5 Punkte und ziehen an einem Bonusfeld vorbei: Der Marker dort wird zur Dividende.
lesson-rest-again = Beende die Fahrt.
lesson-bet = Du hast 2 Dividenden. Nimm das Bahnhofsplättchen unter Ziel 1 und setze eine: Mit 3 Markern ziehst du mit den drei neutralen gleich, und jeder von deinen ist 3 Punkte wert statt 1.
lesson-lay-crossing = Berta hat deine beiden Produktionsstätten genutzt: Deine Aktien sind jetzt 8 Punkte wert. Auch die erste Fabrik hat sie beliefert, doch nur die erste Lieferung zählt dort 6; ihre zählt 3. Lege die Kreuzung ganz links an.
lesson-crossing-pays = Eine Kreuzung bringt 2 Dividenden für jede ihrer Strecken, die an eine andere anschließt. Hier ist es eine: Nimm 2.
lesson-return = Fahr nach rechts, auf die erste Fabrik.
lesson-to-station = Bieg an der Weiche nach unten ab, zu deinem neuen Bahnhof.
lesson-passenger-again = In einem der beiden Häuser sitzt ein Passagier von Berta. Setz ins andere einen von deinen.
lesson-to-sawmill = Weiter auf dein Sägewerk.
lesson-wood-again = Nimm 1 Holz. In deinem Zug darfst du jederzeit 2 Holz in 1 Eisen umwandeln oder 2 Kohle in 1 Holz.
lesson-last-point = Als Nächstes käme Bertas Fabrik, aber die will 1 Kohle und 2 Eisen. Beende die Fahrt.
lesson-bet-again = Nimm das Bahnhofsplättchen unter Ziel 1 und setze noch einmal. Behalten ist eine Dividende 1 Punkt wert, auf diesem Ziel 3.
lesson-end = Wäre jetzt Schluss, hättest du 44 Punkte und Berta 22. Drei Plättchen liegen noch im Stapel; ist er leer, haben alle noch einen letzten Zug. Bis dahin: mehr Bahnhöfe, größere Städte und eine zweite Lok für 1 Kohle und 1 Eisen.

## When something is done that cannot be done now

when-lay = Ein Plättchen wird zu Beginn eines Zuges gelegt (§3)
when-drive = Loks fahren, nachdem das Plättchen gelegt ist (§6)
when-market = Ein Plättchen nimmst du am Ende eines Zuges aus der Auslage; dann darf eine Dividende auf sein Ziel (§8)
points-tie = Bei Gleichstand entscheiden mehr Bahnhöfe auf der Karte, dann die höheren Aktien.
