# 18Cuba auf Deutsch. Geld sind Pesos, geschrieben mit einem Dollarzeichen wie auf dem Brett.

# Gesellschaften mit vollem Namen.
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

source-offering = vom Ausgabestapel
source-charter = vom Besitzbogen
source-pool = aus dem Bankpool

# Was vereinbart ist.
ours = Die Karte des mittleren Spiels zu zweit, die Werte der roten Orte und die Plätze auf dem grauen La Habana sind unsere Vorschläge. Hast du die Schachtel? Dann hilf uns mit dem, was dort aufgedruckt ist.
variant-medium = Mittel
variant-medium-about = Auf der Rückseite des Plans, ohne zwei der großen Gesellschaften; etwa drei bis vier Stunden.
variant-short-west = Kurz, im Westen
variant-short-west-about = Die halbe Insel mit vier großen Gesellschaften; halb so viele Entscheidungen wie im langen Spiel, etwa zwei Stunden.
variant-short-east = Kurz, im Osten
variant-short-east-about = Die andere Hälfte mit ihren eigenen vier großen Gesellschaften; etwa zwei Stunden.
variant-long = Lang
variant-long-about = Die ganze Insel und alle Gesellschaften; etwa vier bis fünf Stunden.
variant-short = Kurz
variant-short-about = Die ganze Insel, eine Konzession für jeden und etwa halb so viele Schmalspurloks; etwa drei bis vier Stunden.
variant-standard = Das ganze Spiel
variant-standard-about = Die ganze Insel und alle Gesellschaften; vier bis sechs Stunden.
rule-rulings = Wo die deutsche und die englische Regel verschieden sind
rule-rulings-recommended = wie wir es Punkt für Punkt empfehlen
rule-rulings-german = gilt die deutsche Regel
rule-rulings-english = gilt die englische Regel
rule-rulings-about = Die beiden Regelhefte vom September 2023 sind an elf Stellen verschieden. Hier wählst du eines für alle; darunter lässt sich jede Stelle einzeln festlegen. Wir empfehlen die englische Regel, bei Kommissaren und Häfen aber die deutsche; Miete und Bankrott lesen wir auf eigene Weise.
rule-concession-6 = Konzession 6 verbilligt
rule-concession-6-by-rulings = wie oben gewählt
rule-concession-6-any-n-train = jede n-Lok
rule-concession-6-only-2n = nur eine 2n
rule-concession-6-about = IV.2: In der deutschen Regel gilt der Rabatt für eine 2n-Lok, in der englischen für eine n-Lok. (C02)
rule-benefits = Der Vorteil einer Konzession geht an
rule-benefits-by-rulings = wie oben gewählt
rule-benefits-own-companies = eine Gesellschaft ihres Besitzers
rule-benefits-any-company = eine beliebige Gesellschaft
rule-benefits-about = IV.2: In der deutschen Regel an eine beliebige Gesellschaft, in der englischen an eine, die ihr Besitzer leitet. (C06)
rule-early-sale = Aktien einer Gesellschaft vor ihrem ersten Betrieb zu verkaufen ist
rule-early-sale-by-rulings = wie oben gewählt
rule-early-sale-forbidden = verboten
rule-early-sale-allowed = erlaubt
rule-early-sale-about = VI.4: Die englische Regel verbietet es, die deutsche erwähnt es nicht. (C08)
rule-without-train = Eine Gesellschaft ohne Lok
rule-without-train-by-rulings = wie oben gewählt
rule-without-train-no-redeeming = kauft keine Aktie zurück
rule-without-train-no-issuing = kauft keine Aktie zurück und gibt keine aus
rule-without-train-about = VII.5: Ohne Lok wird nichts zurückgekauft; die letzte Seite der deutschen Regel sagt, dass nichts ausgegeben wird. (C14)
rule-commissioners = Ein Kommissar hilft einmal in
rule-commissioners-by-rulings = wie oben gewählt
rule-commissioners-company-turn = dem Zug jeder Gesellschaft
rule-commissioners-round = einer Betriebsrunde
rule-commissioners-about = VII.6: einer im Zug jeder Gesellschaft; die letzte Seite der englischen Regel erlaubt einen in einer Betriebsrunde. (C17)
rule-rental = Ein FC-Bahnhof wird gemietet für
rule-rental-by-rulings = wie oben gewählt
rule-rental-step = einen Schritt, beim Fahren für eine Lok
rule-rental-use = ein Plättchen, einen Bahnhof oder eine Lok
rule-rental-round = den ganzen Zug
rule-rental-about = VII.15: in der deutschen Regel kostet jede Benutzung, in der englischen gilt die Miete für einen Schritt, nach VII.6 bis VII.10 aber für eine Betriebsrunde. (C18)
rule-surplus-wagons = Waggons über einem gesunkenen Limit werden
rule-surplus-wagons-by-rulings = wie oben gewählt
rule-surplus-wagons-handed-in = abgegeben
rule-surplus-wagons-kept = behalten
rule-surplus-wagons-about = VII.12: In der englischen Regel werden Loks und Waggons abgegeben, die deutsche nennt nur Loks. (C26)
rule-harbors = Verschiedene Häfen brauchen Loks mit Waggons, die
rule-harbors-by-rulings = wie oben gewählt
rule-harbors-deliver = dort liefern
rule-harbors-run = dorthin fahren
rule-harbors-about = VII.10: In der deutschen Regel liefert jeder Waggon in einen anderen Hafen, in der englischen fährt er zu einem anderen. (C30)
rule-wagon-limit = Eine große Gesellschaft besitzt so viele Waggons
rule-wagon-limit-by-rulings = wie oben gewählt
rule-wagon-limit-train-limit = wie das Loklimit erlaubt
rule-wagon-limit-as-trains = wie sie Loks besitzt
rule-wagon-limit-about = VII.10 und VII.12: bis zum Loklimit; in VII.12 sagt die deutsche Regel: so viele wie Loks. (C59)
rule-bankruptcy = Der Zuschuss eines bankrotten Direktors
rule-bankruptcy-by-rulings = wie oben gewählt
rule-bankruptcy-refunded = kommt zurück
rule-bankruptcy-stays = bleibt in der Gesellschaft
rule-bankruptcy-about = VII.13 und IX.1: Keine der beiden Regeln gibt ihn zurück; wir empfehlen es, weil keine Lok damit gekauft wird. (C63)
rule-emergency-issue = In der Notfinanzierung gibt eine Gesellschaft Aktien aus
rule-emergency-issue-together = mehrere auf einmal, zu einem Kurs
rule-emergency-issue-one-by-one = eine nach der anderen, jede zum gesunkenen Kurs
rule-emergency-issue-about = VII.13: Es gilt als Verkauf von Aktien, also bringen mehrere auf einmal den Kurs dieses Augenblicks. (R198)
rule-price-3n = Eine 3n-Lok kostet
rule-price-3n-160 = den niedrigeren der beiden gedruckten Preise
rule-price-3n-180 = den höheren der beiden gedruckten Preise
rule-price-3n-about = VII.12: Tabelle 12 nennt einen niedrigeren Preis als der Text und sein Beispiel. (C01)
rule-issue-limit = Eine Gesellschaft gibt eine Aktie aus, solange im Pool liegt
rule-issue-limit-below-half-before = vorher weniger als die Hälfte
rule-issue-limit-half-after = nachher höchstens die Hälfte
rule-issue-limit-about = VII.5: Ausgegeben wird, wenn weniger als die Hälfte im Pool liegt; die Aktie einer kleinen Gesellschaft ist ein Fünftel und kann den Pool über die Hälfte heben. (C15)
rule-bank-break = Wird die Bank in einer Betriebsrunde gesprengt, endet das Spiel nach
rule-bank-break-by-rulings = wie oben gewählt
rule-bank-break-this-set = diesem Set Runden
rule-bank-break-one-more-set = noch einem Set Runden
rule-bank-break-about = IX.1: In der englischen Regel ist das laufende Set Runden das letzte, in der deutschen folgt noch eines. (C21)
rule-central-limit = Die Höchstgrenze gilt auch für Aktien der FC
rule-central-limit-yes = ja
rule-central-limit-no = nein
rule-central-limit-about = VI.5: Die Höchstgrenze gilt für eine Gesellschaft; ob die FC eine ist, steht nicht da. (C41)
rule-over-limit = Wer über das Papierlimit gerät
rule-over-limit-sell-down = muss verkaufen
rule-over-limit-no-duty = muss nicht verkaufen
rule-over-limit-about = VI.3 und VI.9: Ein Direktorwechsel kann den alten Direktor über das Limit bringen. (C58)
rule-fresh-home = Ein Kommissar darf an ein Heimatplättchen desselben Zuges anbauen
rule-fresh-home-yes = ja
rule-fresh-home-no = nein
rule-fresh-home-about = IV.1 und VII.6: Das zusätzliche Plättchen kommt vor oder nach dem eigenen; VII.6 baut von der Heimat aus in späteren Zügen weiter. (C60)
rule-unsold-4n = Unverkaufte 4n-Loks, wenn sie einen Halt verlieren
rule-unsold-4n-aged = werden veraltet verkauft, zum halben Preis
rule-unsold-4n-removed = verlassen das Spiel
rule-unsold-4n-full-price = werden veraltet verkauft, zum vollen Preis
rule-unsold-4n-about = VII.12: Veraltete Loks im Pool werden entfernt; von nie verkauften ist nicht die Rede. (C68)

ending-bank_in_stock_round = Die Bank wurde in einer Aktienrunde gesprengt.
ending-bank_in_operating_round = Die Bank wurde in einer Betriebsrunde gesprengt.
ending-second_eight = Die letzte 8+/4D ging an die Ferrocarril Central.
ending-bankruptcy = Ein Direktor konnte eine Lok nicht bezahlen.

# Was geschieht.
event-ordered = { $seat } steht in der Spielerreihenfolge vorn.
event-bid = { $seat } bietet ${ $amount } für Kommissar { $card }.
event-won = { $seat } bekommt Kommissar { $card } für ${ $amount }.
event-conceded = { $seat } nimmt Konzession { $card } für ${ $amount }.
event-passed = { $seat } passt.
event-converted = { $seat } wandelt Konzession { $card } in { $company } um, zu ${ $price }, mit einer Mühle in { $hex }.
event-founded = { $seat } gründet { $company } zu ${ $price }.
event-bought = { $seat } kauft eine Aktie der { $company } { $source } für ${ $amount }.
event-sold = { $seat } verkauft { $shares ->
    [one] eine Aktie
   *[other] { $shares } Aktien
} der { $company } für ${ $amount }.
event-directed = { $seat } leitet jetzt { $company }.
event-floated = { $company } nimmt mit ${ $amount } den Betrieb auf.
event-priced = Der Kurs der { $company } geht von ${ $before } auf ${ $amount }.
event-unconverted = { $seat } verliert Konzession { $card }: Sie wurde nicht umgewandelt.
event-set-began = { $rounds ->
    [one] Eine Betriebsrunde beginnt.
   *[other] Ein Set von { $rounds } Betriebsrunden beginnt.
}
event-operates = { $company } ist an der Reihe.
event-mail = Die Post bringt { $company } ${ $amount }.
event-stationed = { $amount ->
    [0] { $company } hat einen Bahnhof in { $hex }.
   *[other] { $company } setzt für ${ $amount } einen Bahnhof in { $hex }.
}
event-issued = { $company } gibt { $shares ->
    [one] eine Aktie
   *[other] { $shares } Aktien
} für ${ $amount } aus.
event-redeemed = { $company } kauft eine Aktie für ${ $amount } zurück.
event-laid = { $amount ->
    [0] { $company } legt Plättchen { $tile } in { $hex }.
   *[other] { $company } legt für ${ $amount } Plättchen { $tile } in { $hex }.
}
event-commissioned = Kommissar { $card } zahlt { $seat } ${ $amount }.
event-rented = { $company } mietet { $count ->
    [one] einen FC-Bahnhof
   *[other] { $count } FC-Bahnhöfe
} für ${ $amount }.
event-ran = { $company } fährt ${ $amount } ein.
ran-paid = { $company } nimmt ${ $amount } ein und schüttet aus.
ran-paid-moved = { $company } nimmt ${ $amount } ein und schüttet aus; der Kurs geht von ${ $before } auf ${ $price }.
ran-kept = { $company } nimmt ${ $amount } ein und behält es.
ran-kept-moved = { $company } nimmt ${ $amount } ein und behält es; der Kurs geht von ${ $before } auf ${ $price }.
ran-none = { $company } nimmt nichts ein.
ran-none-moved = { $company } nimmt nichts ein; der Kurs geht von ${ $before } auf ${ $price }.
event-milled = Die Mühle der { $company } macht { $count ->
    [one] einen Zuckerwürfel
   *[other] { $count } Zuckerwürfel
}.
event-delivered = { $company } liefert { $count ->
    [one] einen Zuckerwürfel
   *[other] { $count } Zuckerwürfel
}.
event-paid-out = { $company } schüttet ${ $amount } aus.
event-kept = { $amount ->
    [0] { $company } hat nichts auszuschütten.
   *[other] { $company } behält ${ $amount } ein.
}
event-got-train = { $company } kauft eine { $train }-Lok für ${ $amount }.
event-got-train-from = { $company } kauft eine { $train }-Lok von { $seller } für ${ $amount }.
event-got-wagon = { $company } kauft einen { $wagon }er-Waggon für ${ $amount }.
event-got-wagon-from = { $company } kauft einen { $wagon }er-Waggon von { $seller } für ${ $amount }.
event-traded-in = { $company } tauscht eine { $old } und ${ $amount } gegen eine { $train } ein.
event-offered-train = { $company } bietet { $seller } ${ $amount } für eine { $train }-Lok.
event-offered-wagon = { $company } bietet { $seller } ${ $amount } für einen { $wagon }er-Waggon.
event-named-price = { $seller } verlangt von { $company } ${ $amount } für eine { $train }-Lok.
event-declined = { $company } lehnt ab.
event-got-machine = { $amount ->
    [0] { $company } bekommt gratis eine Maschine der Generation { $generation }.
   *[other] { $company } kauft eine Maschine der Generation { $generation } für ${ $amount }.
}
event-promised = { $company } bekommt Konzession 6 für eine spätere n-Lok.
event-benefited = { $company } bekommt den Vorteil der Konzession { $card }.
event-added = { $seat } schießt ${ $amount } für eine Lok der { $company } zu.
event-refunded = { $seat } bekommt die ${ $amount } zurück, die für eine Lok der { $company } zugeschossen wurden.
event-discarded-train = { $company } ist über dem Limit und gibt eine { $train }-Lok ab.
event-discarded-wagon = { $company } ist über dem Limit und gibt einen { $wagon }er-Waggon ab.
event-phase-began = Phase { $phase } beginnt.
event-scrapped-trains = { $count ->
    [one] Eine { $train }-Lok von { $company } wird verschrottet.
   *[other] { $count } Loks von { $company } werden verschrottet, jede eine { $train }.
}
event-scrapped-wagons = { $count ->
    [one] Ein 1er-Waggon von { $company } wird verschrottet.
   *[other] { $count } Waggons von { $company } werden verschrottet, jeder ein 1er.
}
event-aged = { $count ->
    [one] Eine 4n-Lok von { $company } verliert einen Halt.
   *[other] { $count } Loks von { $company } verlieren einen Halt, jede eine 4n.
}
event-central-paid = Die Ferrocarril Central nimmt ${ $amount } ein: ein Zehntel für jede Aktie in Spielerhand.
event-exported = Eine { $train }-Lok geht an die Ferrocarril Central.
event-bank-broke = Die Bank ist gesprengt.
event-ended = Das Spiel ist aus. { $ending }

# Was gegen die Regeln ist.
refusal-not-your-turn = Das entscheidest du jetzt nicht.
refusal-not-this-step = Das gehört nicht zu diesem Schritt.
refusal-no-chance = Jetzt gibt es nichts auszuteilen.
refusal-impossible-order = So können die Reihenfolgekarten nicht liegen.
refusal-must-bid = Wer eine Versteigerung eröffnet, muss bieten.
refusal-bad-bid = Gebote sind Vielfache von { $step } und höher als das letzte.
refusal-not-enough = Das kostet ${ $cost }, du hast dafür nur ${ $held }.
refusal-no-such-card = Diese Konzession ist nicht zu haben.
refusal-no-concession = Diese Konzession hast du nicht.
refusal-cannot-found = Diese Gesellschaft kann jetzt nicht gegründet werden.
refusal-too-early-for-fec = Die FEC kann erst ab Phase { $phase } gegründet werden.
refusal-no-minors-now = Kleine Gesellschaften werden nur in der ersten Aktienrunde gegründet.
refusal-no-starting-price = Das ist kein Startkurs.
refusal-no-mill-there = Dort darf keine Mühle stehen.
refusal-no-sales-yet = In der ersten Aktienrunde darf nichts verkauft werden.
refusal-never-operated = Diese Gesellschaft war noch nie an der Reihe.
refusal-not-owned = So viele Aktien besitzt du nicht.
refusal-pool-full = Dann läge mehr als die Hälfte der Gesellschaft im Pool.
refusal-directors-certificate = Die Direktorsaktie kannst du nicht verkaufen: Sonst hat niemand zwei Aktien.
refusal-no-share = Dort ist keine Aktie zu haben.
refusal-minor-charter = Aktien auf dem Besitzbogen einer kleinen Gesellschaft stehen nicht zum Verkauf.
refusal-holding-limit = Mehr darfst du von dieser Gesellschaft nicht besitzen.
refusal-certificate-limit = Mehr Papiere darfst du nicht besitzen.
refusal-sold-this-round = Du hast in dieser Runde Aktien dieser Gesellschaft verkauft und darfst keine mehr kaufen.
refusal-must-sell-down = Du hast zu viele Papiere und musst erst verkaufen.
refusal-no-benefit = Diesen Vorteil hast du nicht, oder er ist nicht für diese Gesellschaft.
refusal-train-limit = Mehr Loks darf die Gesellschaft nicht besitzen.
refusal-wagon-limit = Mehr Waggons darf die Gesellschaft nicht besitzen.
refusal-machine-limit = Eine kleine Gesellschaft hat höchstens drei Maschinen.
refusal-no-home = Dort darf kein Heimatbahnhof stehen.
refusal-already-shared = In diesem Zug wurde schon eine Aktie ausgegeben oder zurückgekauft.
refusal-cannot-issue = Auf dem Besitzbogen liegt keine Aktie, oder die Hälfte der Gesellschaft liegt im Pool.
refusal-cannot-redeem = Zum Zurückkaufen braucht eine Gesellschaft eine Lok und eine Aktie im Pool.
refusal-already-laid = Das Plättchen dieses Zuges ist schon gelegt.
refusal-no-commissioner = Diesen Kommissar hast du nicht.
refusal-wrong-commissioner = Dieser Kommissar ist für andere Plättchen.
refusal-needless-rent = Gemietet wird nur, was nötig ist.
refusal-no-station = Dort darf kein Bahnhof stehen: Es braucht einen freien Platz, den eine Route erreicht.
refusal-one-station = Die Gesellschaft hat auf diesem Feld schon einen Bahnhof.
refusal-slot-kept = Der letzte Platz bleibt für die Gesellschaft frei, die dort zu Hause ist.
refusal-no-station-left = Die Gesellschaft hat keinen Bahnhof mehr übrig.
refusal-route-no-such-train = Die Gesellschaft hat keine solche Lok.
refusal-route-no-such-wagon = Die Gesellschaft hat keinen solchen Waggon.
refusal-route-one-harbor = Zwei Loks mit Waggons dürfen nicht denselben Hafen benutzen.
refusal-route-too-few-cubes = So viel Zucker liegt nicht in den Speichern.
refusal-route-cannot-rent = Die Kasse kann die Mieten nicht bezahlen.
refusal-route-too-long = Die Route hat mehr Halte, als die Lok anfahren darf.
refusal-route-apart = Zwei Felder der Route berühren sich nicht.
refusal-route-too-short = Eine Route hat mindestens zwei Halte.
refusal-route-no-crossing = Dort führt kein Gleis hinüber.
refusal-route-track-twice = Ein Stück Gleis wird zweimal befahren.
refusal-route-no-track = Dort liegt kein Gleis.
refusal-route-wrong-gauge = Dort liegt kein Gleis der eigenen Spurweite.
refusal-route-ends-between = Eine Route beginnt und endet an einem Halt.
refusal-route-no-way = So geht das Gleis nicht weiter.
refusal-route-full = Durch eine volle Stadt oder einen Hafen führt keine Route.
refusal-route-stop-twice = Ein Halt wird zweimal angefahren.
refusal-route-no-station = Auf der Route liegt kein Bahnhof der Gesellschaft.
refusal-route-wrong-stop = Dort hält eine solche Lok nicht.
refusal-route-nothing-to-deliver = Ohne Zucker wird nichts geliefert.
refusal-route-no-wagon = Zucker braucht einen Waggon, und nicht jede Lok zieht einen.
refusal-route-small-wagon = So viel fasst der Waggon nicht.
refusal-route-other-harbor = Die Route endet nicht in diesem Hafen.
refusal-route-other-mill = Die Route führt nicht über diese Mühle.
refusal-not-the-best = Ohne weitere Mieten und Würfel geht noch mehr.
hint-not-the-best = Ohne weitere Mieten und Würfel sind ${ $best } möglich.
refusal-not-for-sale = So eine Lok oder so einen Waggon haben weder Bank noch Pool.
refusal-no-machine = Solche Maschinen gibt es noch nicht oder nicht mehr.
refusal-not-for-this-kind = Das darf diese Gesellschaft nicht besitzen.
refusal-no-deals-yet = Gesellschaften handeln erst ab Phase { $phase } miteinander.
refusal-no-deal = Das kann diese Gesellschaft nicht verkaufen. Eine Lok kostet mindestens $1.
refusal-declined = Der andere Direktor hat in diesem Zug schon abgelehnt.
refusal-not-higher = Der Preis muss höher sein als die gebotenen ${ $amount }.
refusal-company-lacks = Das kostet ${ $cost }, aber { $company } hat nur ${ $held } zur Verfügung.
refusal-no-price-of-own = Einen eigenen Preis nennt der Verkäufer nur einmal, und nur für Loks.
refusal-train-owed = Die Gesellschaft muss zuerst eine Lok kaufen: Ausgeben darf sie nur, was über ${ $amount } für die billigste hinausgeht.
refusal-not-bankrupt = Was du noch auftreiben kannst, könnte reichen, oder die Gesellschaft kann eine Lok bezahlen oder braucht keine.
refusal-issue-needs-train = Ohne Lok gibt die Gesellschaft keine Aktie aus.
refusal-one-commissioner = In dieser Betriebsrunde hat schon ein Kommissar geholfen.
refusal-one-by-one = Aktien werden einzeln ausgegeben.
refusal-no-trade-in = Es wurde schon eine Lok eingetauscht, oder bei dieser geht es nicht.
refusal-must-buy-train = Die Gesellschaft muss eine Lok kaufen.
refusal-must-buy-cheapest = Im Notfall darf nur die billigste Lok aus Bank oder Pool gekauft werden.
refusal-no-emergency = Das ist kein Notfall.
refusal-must-issue-first = Die Gesellschaft muss zuerst eine Aktie ausgeben.
refusal-not-yet-selling = Eigene Aktien verkaufst du erst, wenn dein Bargeld und die Aktien der Gesellschaft verbraucht sind.
refusal-more-than-needed = Weniger Aktien brächten schon, was fehlt.
refusal-director-may-not-change = Bei so einem Verkauf darf kein Direktor wechseln.
refusal-must-hand-in = Erst muss abgegeben werden, was über dem Limit ist.
refusal-no-surplus = Davon hat die Gesellschaft nicht zu viele.
refusal-track-not-land = Dort darf kein Plättchen liegen.
refusal-track-same-as = Das sieht aus wie Drehung { $rotation }.
refusal-track-not-yet = Plättchen dieser Farbe gibt es erst in einer späteren Phase.
refusal-track-none-left = So ein Plättchen ist nicht mehr da.
refusal-track-wrong-kind = Dieses Plättchen ist für andere Felder.
refusal-track-not-your-mill = Das erste Plättchen einer Mühle legt nur die kleine Gesellschaft selbst.
refusal-track-wrong-gauge = Diese Gesellschaft baut die andere Spurweite.
refusal-track-sugar-too-early = Große Gesellschaften bauen erst ab Phase { $phase } auf Zuckerfeldern.
refusal-track-not-an-upgrade = Damit lässt sich nicht aufrüsten, was dort liegt: Es braucht die nächste Farbe, dieselbe Art und alles alte Gleis.
refusal-track-not-your-city = Eine kleine Gesellschaft baut in keiner Stadt außer ihrer eigenen.
refusal-track-adds-nothing = Das Plättchen bringt kein neues Gleis der eigenen Spurweite.
refusal-track-off-the-map = Gleis darf nicht vom Plan oder in eine Barriere führen.
refusal-track-not-reached = Keine Route der Gesellschaft erreicht das Plättchen.

# Die Karte.
map-title = Die Karte Kubas
kind-plain = Land
kind-sugar = Zuckerfeld
kind-city = Stadt
kind-y = Stadt Y
kind-habana = La Habana
kind-harbor = Hafen

# Seiten und Arten, für alle, die auf ein Feld zeigen.
side-NE = NO
side-E = O
side-SE = SO
side-SW = SW
side-W = W
side-NW = NW
hex-tile = Plättchen { $tile }
hex-becomes = wird zu { $tiles }
hex-stations = Bahnhöfe: { $companies }
hex-home = Heimat der { $company }
hex-cubes = { $count } Zuckerwürfel
hex-slots = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
}
hex-standard = Normalspur { $sides }
hex-narrow = Schmalspur { $sides }

# Neben der Karte.
market-title = Aktienkurse
market-start = Startkurs
charters-title = Gesellschaften
unfounded = Noch nicht gegründet:
price-title = Aktienkurs
treasury-title = Kasse
director-title = Direktor
stations-title = Bahnhöfe, die jetzt / insgesamt noch gesetzt werden können
limit-title = Loks: vorhanden / erlaubt
machine-title = Maschine
mail = Post
not-floated = noch nicht in Betrieb
central-train = Reichweite { $range }
pile-offering = Ausgabestapel
pile-charter = Auf dem Besitzbogen
pile-pool = Bankpool
short-offering = Ausgabe
short-charter = Bogen
short-pool = Pool
bank-title = Bank
phase-now = Phase { $phase }
depot-standard = Normalspurloks
depot-narrow = Schmalspurloks
depot-wagons = Waggons
machines-title = Maschinen
from-phase = ab Phase { $phase }
in-pool = Im Pool:
phases-title = Phasen
tiles-title = Übrige Plättchen und was aus ihnen wird
# Was eine Phase bringt, zusammengesetzt: gesagt wird nur, was sich in ihr ändert.
phase-yellow = gelbe Plättchen
phase-green = grüne Plättchen
phase-brown = braune Plättchen
phase-gray = graue Plättchen
phase-train = { $train }-Loks
phase-wagon = { $wagon }er-Waggons
phase-machines = Maschinen +{ $bonus }
phase-deals = Handel zwischen Gesellschaften
phase-sugar = große Gesellschaften bauen auf Zuckerfeldern
phase-fec = die FEC
phase-major-limit = { $count ->
    [one] eine große Gesellschaft besitzt höchstens eine Lok
   *[other] eine große Gesellschaft besitzt höchstens { $count } Loks
}
phase-minor-limit = { $count ->
    [one] eine kleine Gesellschaft besitzt höchstens eine Lok
   *[other] eine kleine Gesellschaft besitzt höchstens { $count } Loks
}
phase-rounds = { $count ->
    [one] eine Betriebsrunde
   *[other] { $count } Betriebsrunden
}
phase-scrapped = verschrottet: { $trains }
phase-aging = 4n-Loks verlieren einen Halt
phase-nothing = nichts Neues

# Spieler.
order-place = { $place }. in der Reihe
cash-title = Bargeld
worth-title = Bargeld und Aktien zum Kurs
worth-short = Wert
certificates-title = Papiere: vorhanden / erlaubt
certificates-short = Papiere
share-title = { $count ->
    [one] 1 Aktie der { $company }
   *[other] { $count } Aktien der { $company }
}
share-director = { $count ->
    [one] 1 Aktie der { $company }, Direktor
   *[other] { $count } Aktien der { $company }, Direktor
}
chip-commissioner = Kommissar { $card }
chip-concession = Konzession { $card }
chip-benefit = Vorteil { $card }
commissioner-1 = ein zusätzliches gelbes Plättchen ohne Stadt
commissioner-2 = ein zusätzliches gelbes Stadtplättchen, aber kein Y
commissioner-3 = ein zusätzliches grünes Plättchen ohne Stadt
commissioner-4 = ein zusätzliches grünes Stadtplättchen, aber kein Y und nicht La Habana
commissioner-5 = ein zusätzliches braunes Plättchen ohne Stadt
commissioner-6 = ein zusätzliches braunes Stadtplättchen, aber kein Y und nicht La Habana
concession-1 = kein Vorteil
concession-2 = ein Gratis-Waggon (1er) für eine große Gesellschaft
concession-3 = eine Gratis-Maschine für eine kleine Gesellschaft
concession-4 = eine Aktie der FC
concession-5 = der Postvertrag für eine große Gesellschaft
concession-6 = ${ $amount } Rabatt auf eine Schmalspurlok

# Wo ein Zug steht.
status-operating = { $round } (von { $of })
round-of = Betriebsrunde { $number } von { $of }
step-home = Heimat
step-track = Gleis
step-station = Bahnhof
step-run = Fahrt
step-dividend = Einkommen
step-trains = Loks
step-machines = Maschinen

# Was gefragt wird.
bid-high = { $name } hat ${ $amount } geboten.
bid-none = Noch hat niemand geboten.
ask-bid = Kommissar { $card } zahlt ${ $pay } für { $what }. { $high } Was bietest du?
wait-bid = Kommissar { $card } zahlt ${ $pay } für { $what }. { $high } { $name } bietet.
ask-draft = Welche Konzession nimmst du? Du hast ${ $cash }.
wait-draft = { $name } wählt eine Konzession.
ledger-hint = Du handelst in der Tabelle der Gesellschaften.
ask-stock-first = Gründe eine Gesellschaft oder kaufe eine Aktie. Du hast ${ $cash }.
ask-stock = Verkaufe, so viel du magst, dann kaufe eine Aktie. Du hast ${ $cash }.
ask-stock-sold = Verkaufe weiter, kaufe eine Aktie oder beende deinen Zug. Du hast ${ $cash }.
wait-stock = { $name } handelt mit Aktien.
ask-found-which = Welche Gesellschaft gründest du?
ask-found = Zu welchem Kurs startet { $company }? Die Direktorsaktie kostet so viel wie zwei Aktien.
ask-sell = Wie viele Aktien der { $company } verkaufst du?
ask-convert = Welche kleine Gesellschaft gründest du?
ask-convert-price = Zu welchem Kurs startet sie?
ask-mill = In welche Stadt kommt ihre Mühle?
ask-discard = { $company } besitzt mehr, als erlaubt ist. Was gibt sie ab?
ask-home = Wo setzt die Gesellschaft ihren Heimatbahnhof?
ask-track = Wo wird gebaut? Wähle ein markiertes Feld.
ask-commission = Wohin kommt das Plättchen des Kommissars?
ask-no-track = Jetzt kann kein Plättchen gelegt werden.
ask-tile = Welches Plättchen kommt nach { $hex }?
ask-turn = Wie liegt es in { $hex }? Drehe es auf der Karte.
ask-only-turn = In { $hex } passt es nur so.
ask-station = Einen Bahnhof setzen?
ask-no-station = Jetzt kann kein Bahnhof gesetzt werden.
ask-run = Zeit zum Fahren: Die beste Fahrt ist schon ausgerechnet.
ask-no-run = Keine Lok kann etwas einnehmen. Jetzt lässt sich noch eine Aktie ausgeben oder zurückkaufen.
ask-hand-train = Welche Lok fährt als Nächste?
ask-hand-begin = Wo beginnt die Route? Wähle einen Halt auf der Karte.
ask-hand-on = Wie geht sie weiter? Wähle das nächste Feld.
ask-hand-done = Keine Lok muss mehr fahren.
ask-dividend = Was geschieht mit ${ $amount }?
ask-trains = Loks kaufen?
ask-must-buy = Die Gesellschaft muss eine Lok besitzen. Welche kauft sie?
ask-deal = Was bietest du { $seller } für eine { $train }-Lok?
ask-raise = Die Gesellschaft muss eine Lok kaufen und kann sie nicht bezahlen. Woher kommt das Geld?
ask-named = { $seller } verlangt ${ $amount } für { $what }. Nimmt { $company } an?
ask-counter = { $company } bietet ${ $amount } für { $what } von { $seller }. Was verlangst du?
ask-ruined = Die Gesellschaft braucht eine Lok, und mehr Geld ist nicht aufzutreiben. Vielleicht verkauft eine andere Gesellschaft eine; wenn nicht, bist du bankrott.
ask-answer = { $name } möchte für { $company } { $what } von { $seller } kaufen und bietet ${ $amount }. Einverstanden?
ask-machines = Maschinen für die Mühle kaufen?
wait-answer = { $name } antwortet auf ein Angebot.
wait-company = { $name } handelt für { $company }.

# Was zur Wahl steht.
choose-bid = ${ $amount } bieten
choose-bid-other = Mehr bieten …
choose-convert = Konzession { $card } umwandeln …
choose-found = Gründen …
choose-sell = Verkaufen …
choose-buy = { $share } kaufen · ${ $amount } · { $source }
from-offering = neu
from-charter = Besitzbogen
from-pool = Pool
choose-sell-count = { $count ->
    [one] 1 Aktie für ${ $amount } verkaufen
   *[other] { $count } Aktien für ${ $amount } verkaufen
}
choose-commission = Kommissar { $card }: ein Plättchen, das dir ${ $amount } bringt
choose-lay-it = So legen
choose-station = Bahnhof in { $hex } setzen
choose-run = Für ${ $amount } fahren
choose-run-pay = Für ${ $amount } fahren und ausschütten
choose-run-keep = Für ${ $amount } fahren und einbehalten
choose-no-run = Ohne Einnahmen weiter
choose-pay = ${ $amount } ausschütten
choose-keep = ${ $amount } einbehalten
choose-trade = { $old } eintauschen
choose-wagon = { $wagon }er-Waggon
shop-bank = neu
shop-pool = aus dem Pool
choose-raise-issue = { $count ->
    [one] { $company } gibt eine Aktie aus: ${ $amount }
   *[other] { $company } gibt { $count } Aktien aus: ${ $amount }
}
choose-raise-cash = ${ $amount } aus eigener Tasche zuschießen
choose-machine = Maschine +{ $bonus } für ${ $amount }
choose-answer-yes = Zustimmen
choose-answer-no = Ablehnen
choose-counter = Einen eigenen Preis nennen
choose-bankrupt = Bankrott erklären: Das Spiel endet
choose-discard = { $company } gibt eine { $train }-Lok ab
choose-discard-wagon = { $company } gibt einen { $wagon }er-Waggon ab
gone-buy = Aktie kaufen
gone-issue = Aktie ausgeben
gone-redeem = Aktie zurückkaufen
gone-train = Lok kaufen
gone-wagon = Waggon kaufen
gone-machine = Maschine kaufen
choose-issue = Aktie ausgeben: ${ $amount } in die Kasse, der Kurs ist dann ${ $price }
choose-redeem = Aktie für ${ $amount } zurückkaufen
choose-benefit-wagon = Den Gratis-Waggon (1er) nehmen
choose-benefit-machine = Eine Gratis-Maschine +{ $bonus } nehmen
choose-benefit-mail = Den Postvertrag nehmen
choose-benefit-discount = Konzession 6 verschenken: eine n-Lok ${ $amount } billiger
choose-pass = Passen
choose-pass-concession = Passen, ohne umzuwandeln
warn-concession = { $count ->
    [one] Wandle Konzession { $cards } um, bevor alle gepasst haben: Sonst verfällt sie, mit ihren ${ $amount } und ihrem Vorteil.
   *[other] Wandle die Konzessionen { $cards } um, bevor alle gepasst haben: Sonst verfallen sie, jede mit ihren ${ $amount } und ihrem Vorteil.
}
choose-pass-sold = Zug beenden
choose-pass-draft = Keine nehmen
choose-pass-track = Nichts bauen
choose-pass-laid = Fertig gebaut
choose-pass-station = Kein Bahnhof
choose-pass-trains = Fertig mit Loks
choose-pass-machines = Fertig mit Maschinen

# Was daraus würde.
tell-own = du hast { $share }
tell-you-direct = du übernimmst die Leitung
tell-pay = ${ $amount } zahlen, ${ $left } bleiben
tell-price = { $company } fällt auf ${ $price }
tell-price-stays = { $company } bleibt bei ${ $price }
tell-heir = { $name } übernimmt die Leitung
tell-run-more = beste Fahrt ${ $amount }, ${ $more } mehr
tell-run-same = beste Fahrt ${ $amount }, wie bisher
tell-run-less = beste Fahrt ${ $amount }, ${ $more } weniger
tell-free = kostet nichts
tell-cost = kostet ${ $amount }
tell-rent = { $count ->
    [one] mietet einen FC-Bahnhof für ${ $amount }
   *[other] mietet { $count } FC-Bahnhöfe für ${ $amount }
}
tell-commission = der Kommissar zahlt dir ${ $amount }
tell-left = ${ $amount } bleiben in der Kasse
tell-trains-left = noch { $count } übrig
tell-scrapped = wird in Phase { $phase } verschrottet
tell-never-scrapped = wird nie verschrottet
tell-treasury = ${ $amount } in der Kasse
tell-stop = Stadt { $number }
tell-rented = ${ $fee } Miete aus der Kasse
tell-dividend = ${ $own } für dich, ${ $company } für die Gesellschaft, Kurs auf ${ $price }
tell-kept = in die Kasse, Kurs auf ${ $price }
tell-discount = mit ${ $amount } Rabatt
tell-phase = beginnt Phase { $phase }:
tile-left = noch { $count }
tile-is = Plättchen { $tile } in { $hex }
tile-turn = Plättchen drehen
tile-turn-back = Zurückdrehen
tile-turn-count = ↻ Drehen ({ $count } Lagen)
joins-standard = trifft an { $joined } von { $all } Enden auf Normalspur
joins-narrow = trifft an { $joined } von { $all } Enden auf Schmalspur
run-machines = Maschinen
run-none = Keine Lok kann fahren.
run-rent = { $count ->
    [one] Mietet einen FC-Bahnhof für ${ $fee }.
   *[other] Mietet { $count } FC-Bahnhöfe für ${ $fee }.
}
run-cargo = Zucker von { $mills } nach { $harbor }
run-instead = Oder stattdessen
run-fewer-rent = spart ${ $amount } Miete
run-fewer-cubes = { $count ->
    [one] lässt einen Würfel der { $mill } liegen
   *[other] lässt { $count } Würfel der { $mill } liegen
}
run-more-cubes = { $count ->
    [one] nimmt einen Würfel der { $mill }
   *[other] nimmt { $count } Würfel der { $mill }
}
run-other = andere Würfel
deal-head = Von einer anderen Gesellschaft kaufen
deal-train = eine { $train }-Lok
deal-wagon = einen { $wagon }er-Waggon
emergency-sums = Die billigste Lok kostet ${ $price }. In der Kasse sind ${ $held }: Es fehlen ${ $missing }.
emergency-issue = Die Gesellschaft gibt Aktien aus.
emergency-cash = Du schießt Bargeld zu; du hast ${ $amount }.
emergency-sell = Du verkaufst eigene Aktien.
emergency-more = { $count ->
    [one] Ein weiterer Weg
   *[other] { $count } weitere Wege
}
emergency-enough = genug für die Lok
emergency-lost = dein Vermögen sinkt um ${ $amount }
deal-title = Der Handel
deal-refused = { $company } bot { $seller } ${ $amount } für { $what }: abgelehnt.
deal-offered = { $company } bietet { $seller } ${ $amount } für { $what }.
deal-asked = { $seller } verlangt von { $company } ${ $amount } für { $what }.
deal-then = Bei Einigung:
deal-purse = ${ $amount }, { $count ->
    [0] keine Lok
    [one] eine Lok
   *[other] { $count } Loks
}
coming-title = Was als Nächstes kommt
coming-train = { $count ->
    [0] Als Nächstes: { $trains } – Phase { $phase }:
    [one] Nach einer weiteren Lok: { $trains } – Phase { $phase }:
   *[other] Nach { $count } weiteren Loks: { $trains } – Phase { $phase }:
}
coming-loses = { $company } verliert dann { $trains }.
tell-scraps = verschrottet sofort: { $trains }

# Was gewählt ist.
crumb-bid = Bieten
crumb-concession = Konzession
crumb-convert = Umwandeln
crumb-found = Gründen
crumb-buy = Kaufen
crumb-sell = Verkaufen
crumb-benefit = Vorteil
crumb-mail = Post
crumb-home = Heimat
crumb-lay = Bauen
crumb-commission = Kommissar
crumb-station = Bahnhof
crumb-rent = Miete
crumb-run = Fahrt
crumb-train = Lok
crumb-trade = Eintauschen
crumb-wagon = Waggon
crumb-deal = Handel
crumb-deal_wagon = Waggonhandel
crumb-answer = Antwort
crumb-counter = Dein Preis
crumb-machine = Maschine
crumb-raise = Geld beschaffen
crumb-issue = Aktien ausgeben
crumb-discard = Abgeben
crumb-discard_wagon = Waggon abgeben
crumb-sum = ${ $word }
crumb-card = Nr. { $word }
crumb-tile = Plättchen { $word }
crumb-shares = Aktien: { $word }
crumb-route = Route
crumb-unlisted = von Hand

# Die Regeln in Kürze, nach den Kapiteln des Regelhefts.
rules-1 = Das Ziel
rules-1-text = Ihr investiert in Kubas Eisenbahnen. Wer am Ende an Bargeld und Aktien am meisten wert ist, gewinnt. Schluss ist, wenn die Bank gesprengt ist, wenn die { $eights }. 8+/4D an die Ferrocarril Central geht oder wenn ein Direktor eine Lok nicht bezahlen kann.
rules-2 = Die Eröffnung
rules-2-text = Sechs Kommissare werden versteigert; jeder bezahlt später ein zusätzliches Plättchen. Dann werden Konzessionen gewählt; in der ersten Aktienrunde werden daraus kleine Gesellschaften. Was nicht umgewandelt wird, verfällt.
rules-3 = Aktienrunden
rules-3-text = Bist du dran, passt du, oder du verkaufst beliebig viele Aktien und kaufst dann eine. Jede verkaufte Aktie senkt den Kurs um einen Schritt diagonal. Die Direktorsaktie einer neuen großen Gesellschaft kostet so viel wie { $director } Aktien zu einem Kurs von { $low } bis { $high }; die Gesellschaft nimmt den Betrieb auf, sobald { $floats } % verkauft sind. Wer die meisten Aktien hält, leitet die Gesellschaft.
rules-4 = Betriebsrunden
rules-4-text = Erst sind die kleinen Gesellschaften dran, vom niedrigsten Kurs an; dann die großen, vom höchsten an; zuletzt die Ferrocarril Central, ganz von selbst. Ein Zug besteht aus Gleis, Bahnhof, Fahrt, Einkommen, Loks und bei kleinen Gesellschaften Maschinen.
rules-5 = Gleis
rules-5-text = Eine Gesellschaft legt im Zug ein Plättchen oder rüstet eines auf, wo ihre Routen hinreichen. Kleine Gesellschaften bauen Schmalspur und Zuckerfelder von ihrer Mühle aus; große bauen Normalspur zwischen Städten. Altes Gleis bleibt erhalten. Die Phasen bringen nacheinander grüne, braune und graue Plättchen.
rules-6 = Bahnhöfe
rules-6-text = Eine volle Stadt lässt niemanden durch, der dort keinen Bahnhof hat. Große Gesellschaften setzen Bahnhöfe für { $second }, { $third } und { $fourth }. Einen Bahnhof der Ferrocarril Central kann man für { $rental } mieten, für { $rented-for ->
    [use] ein einzelnes Plättchen, einen Bahnhof oder eine Lok
    [round] den ganzen Zug
   *[step] einen Schritt oder eine Lok
}.
rules-7 = Fahrt und Zucker
rules-7-text = Jede Lok fährt ihre eigene Route durch einen Bahnhof ihrer Gesellschaft und zählt die Halte. Das Einkommen einer kleinen Gesellschaft macht Zuckerwürfel; eine große bringt sie mit Lok und Waggon von der Mühle zu einem Hafen, für { $cube } das Stück. Die beste Fahrt muss genommen werden, aber niemand muss mieten oder Zucker laden.
rules-8 = Einkommen
rules-8-text = Das Einkommen wird an die Aktionäre ausgeschüttet, und der Kurs rückt nach rechts; oder es wird einbehalten, und der Kurs rückt nach links.
rules-9 = Loks
rules-9-text = Die erste Lok einer neuen Art beginnt eine Phase, und alte Loks werden verschrottet. Am Ende ihres Zuges muss eine Gesellschaft eine Lok besitzen. Kann sie nicht zahlen, gibt sie Aktien aus, ihr Direktor schießt Bargeld zu und verkauft zuletzt eigene Aktien.
rules-10 = Die Ferrocarril Central
rules-10-text = Sie braucht keinen Direktor. Sie verdient an ihren Bahnhöfen, an Mieten und an Zucker, der in den Mühlen liegen bleibt, schüttet alles aus, und ihr Kurs steigt in jeder Runde. Nach jedem Set Runden geht die oberste Lok des Stapels an sie.

## Abrechnung

accounts-auction = Auktion
accounts-draft = Wahl
accounts-stock = AR { $number }
accounts-sheet = Spieler und Gesellschaften
accounts-company = Gesellschaft
accounts-price = Kurs
accounts-bank-shares = Unverkauft
accounts-treasury = Kasse
accounts-fleet = Loks
accounts-last = Letzte Fahrt
accounts-dividend = Je Aktie jetzt
accounts-dividend-title = Was eine Aktie brächte, wenn die Gesellschaft mit ihren jetzigen Loks führe und ausschüttete
accounts-cash = Bargeld
accounts-shares = Aktien
accounts-worth = Vermögen
accounts-certificates = Papiere
accounts-projected = Wenn jetzt alle ausschütten
accounts-outlook = Bank und Loks
accounts-bank = Noch ${ $left } von ${ $whole } in der Bank
accounts-bank-stock = Wird die Bank in dieser Aktienrunde gesprengt, sind die folgenden Betriebsrunden die letzten.
accounts-bank-operating = Wird die Bank in diesen Betriebsrunden gesprengt, endet das Spiel mit ihnen oder, wenn es so vereinbart ist, mit den nächsten.
accounts-bank-broken = Die Bank ist gesprengt: Mit der letzten angesagten Betriebsrunde ist das Spiel aus.
accounts-bank-over = Das Spiel ist aus.
accounts-trains = Loks
accounts-train = Lok
accounts-left = Übrig
accounts-scrapped = Verschrottet
accounts-in-phase = Phase { $phase }
accounts-never = nie
accounts-incomes = Einkommen nach Runden
accounts-incomes-key = Beträge in Klammern hat die Gesellschaft einbehalten; ein Strich ist eine Runde ohne Einkommen.
accounts-kept = von der Gesellschaft einbehalten
accounts-chart = Vermögen, Runde für Runde
accounts-numbers = Die Zahlen
accounts-after = Nach
accounts-flow = Bargeld, Runde um Runde
accounts-round = Runde
accounts-copy = Als CSV kopieren
accounts-copied = Kopiert
accounts-bank-breaks = Führen alle Gesellschaften, wie sie jetzt könnten, und schütteten aus, wäre die Bank in Betriebsrunde { $round } gesprengt.
accounts-bank-holds = Führen alle Gesellschaften, wie sie jetzt könnten, und schütteten aus, reichte die Bank für mehr als { $count } Betriebsrunden.
accounts-coming = Die kommenden Runden, wenn alle ausschütten wie jetzt
accounts-bank-then = Bleibt der Bank
accounts-breaks = gesprengt
compare-nothing = Bisher ändert sich nichts an Geld und Einkommen.
compare-treasury = Kasse
compare-price = Kurs
compare-income = nächste Fahrt

## Im Voraus entschieden

aids-off-means = Ohne sie wählst du die Routen von Hand, Halt für Halt.
intent-round = Für den Rest dieser Aktienrunde passen
intent-quiet = Passen, bis jemand kauft, verkauft oder gründet
intent-bid = Für Kommissar { $card } bis ${ $amount } bieten, dann passen
intent-float = { $company } kaufen, bis sie startet
intent-pay = { $company } fährt und schüttet aus, solange es ${ $income } oder mehr sind
intent-keep = { $company } fährt und behält ein, solange es ${ $income } oder mehr sind
intent-calm = Passen, bis jemand verkauft
intent-own = { $company } kaufen, bis ich { $count } Aktien habe, für höchstens ${ $price }
intent-own-number = So viele Aktien von { $company } besitzen, für höchstens ${ $price }:
intent-bid-number = Für Kommissar { $card } bieten bis $
intent-lead = Ein Plättchen wählen, das { $company } legt, wenn sie dran ist
intent-lay = { $company } legt Plättchen { $tile } in { $hex }, wenn das noch erlaubt ist
intent-over-gone = Es wird nicht mehr angeboten.
intent-over-round = Die Runde ist vorbei.
intent-over-concession = Eine Konzession würde verfallen.
intent-over-market = Jemand hat gekauft, verkauft oder gegründet.
intent-over-sold = Jemand hat verkauft.
intent-over-won = Du hast ihn.
intent-over-auction = Der Kommissar ist vergeben, oder du kannst nicht mehr so viel bieten.
intent-over-floated = Sie ist betriebsbereit.
intent-over-owned = Dir gehört so viel, wie du wolltest.
intent-over-price = Ein Anteil kostet jetzt mehr.
intent-over-cash = Du kannst keinen weiteren Anteil bezahlen.
intent-over-no-share = Du darfst jetzt keinen Anteil mehr davon kaufen.
intent-over-laid = Das Plättchen liegt dort.
intent-over-illegal = Das Plättchen darf dort nicht mehr gelegt werden.
intent-over-director = Du leitest die Gesellschaft nicht mehr.
intent-over-income = Sie verdient jetzt weniger.

## Routen von Hand

hand-begin = Routen von Hand wählen
hand-train = Mit der { $train } fahren
hand-sum = bringt bisher ${ $amount }
hand-wagon = Mit Zucker im { $wagon }er-Waggon
hand-shorter = Ein Feld zurück
hand-next = Fertig, weiter mit der nächsten Lok
hand-leave = Zurück zur besten Fahrt
hand-again = Von vorn beginnen

## Das erste Spiel

lesson-first-bid = Willkommen im Westen Kubas: du gegen Berta. Zuerst werden sechs Kommissare nacheinander versteigert (VI.6). Jeder lässt eine deiner Gesellschaften später ein zusätzliches Plättchen legen und bezahlt dich dafür: dieser mit $30. Wer eröffnet, muss bieten; wähle also „$0 bieten“ und schau, ob Berta ihn haben will.
lesson-outbid = Berta hat $10 geboten. Die Karte bringt dir $30 und erspart einer Gesellschaft einen Bauzug; ein paar Dollar mehr sind also gut angelegt. Wähle „$15 bieten“.
lesson-let-go = Die Karte gehört dir. Kommissar 2 ist für ein gelbes Stadtplättchen; wo wir bauen wollen, legen deine Gesellschaften ihres im gewöhnlichen Zug. Geld ist jetzt knapp: Wähle „Passen“ und lass Berta ihn für $10 haben.
lesson-open-green = Du und Berta eröffnet abwechselnd; Kommissar 3 eröffnest du. Grüne Plättchen gibt es erst ab Phase 3, er muss also eine Weile warten. Wähle „$0 bieten“: Vielleicht bekommst du ihn geschenkt.
lesson-let-green-go = Berta bietet $20 für eine Karte, die viel später $40 zahlt. Jeder Dollar, den du jetzt behältst, hilft beim Gründen deiner Gesellschaften. Wähle „Passen“.
lesson-green-city = Kommissar 4 ist für ein grünes Stadtplättchen und zahlt $50. Deine Zuckermühle wird ein Stadtplättchen, dieser passt also zu dir. Wähle „$20 bieten“; Berta überlässt ihn dir. Die beiden braunen Karten sind noch weit weg: Wir lassen ihr beide, für je $30.
lesson-concession = Nach der Auktion ist zuerst dran, wer am wenigsten Geld hat: Berta hat Konzession 2 gewählt. Eine Konzession ist $210 wert, wenn du eine kleine Gesellschaft gründest, und ihr Vorteil bleibt dir (IV.2). Nimm Nummer 3 für $150: Ihre Gratis-Maschine darfst du jederzeit im Spiel abholen.
lesson-convert = Jetzt wird daraus eine kleine Gesellschaft: „Konzession 3 umwandeln …“, dann HY, Kurs $70 und Pinar del Río (C4). Drei Aktien zu $70 kosten genau die $210 der Karte, du zahlst also nichts, und HY bekommt eigene $210. Pinar del Río liegt neben dem Zuckerfeld C2 und neben einem Hafen: Zucker wächst nebenan und wird nebenan verschifft (VI.7).
lesson-found = HY macht Zucker; fahren muss ihn eine große Gesellschaft. Wähle bei FC del Oeste, zu Hause in La Habana, „Gründen …“ und den Startkurs $85. Die Direktorsaktie zählt als zwei Aktien, kostet $170 und macht dich zum Direktor der Oe (VI.8). Ein höherer Kurs bringt der Gesellschaft mehr Geld, aber du hast nur $535.
lesson-buy-to-float = Eine große Gesellschaft startet, wenn die Hälfte verkauft ist. Du hast 20% der Oe und darfst je Zug ein Papier kaufen: Wähle bei Oe „10% kaufen · $85 · neu“. Dein nächster Zug läuft von selbst genauso ab; Berta füllt inzwischen ihre CVC auf.
lesson-float = Du hast 40%. Kaufe noch eine Aktie der Oe für $85: Ist die Hälfte verkauft, nimmt Oe am Ende dieser Runde den Betrieb auf und bekommt, was für ihre Aktien bezahlt wurde, $425.
lesson-invest = Oe ist gesichert, und du hast $110. Auch an Bertas Gesellschaften darfst du Aktien halten: Sie zahlen dir genauso wie ihr. Kaufe eine Aktie der CVC für $80.
lesson-pass-stock = Mit $30 ist nichts mehr zu kaufen, und die Gratis-Maschine hebst du besser auf: In Phase 3 ist sie doppelt so viel wert. Wähle „Passen“. Passen alle nacheinander, ist die Aktienrunde vorbei, und die Gesellschaften sind an der Reihe.
lesson-mill = Betriebsrunde: erst die kleinen Gesellschaften vom niedrigsten Kurs an, dann die großen vom höchsten an (VII.1). HY muss bei ihrer Mühle anfangen. Wähle Pinar del Río (C4), Plättchen L53, und drehe es, bis die Schmalspur nach Westen zum Zuckerfeld C2 führt und die Normalspur nach Nordosten zu B5 und nach Nordwesten zum Hafen B3.
lesson-commissioner = Jetzt macht sich dein Kommissar bezahlt: Wähle C2 und Plättchen L49, dessen Spur zum nächsten Zuckerfeld weiterführt. Die Bank zahlt dir sofort $30, und HY kann einen Zug früher ernten. Damit ist HY mit dem Bauen fertig.
lesson-first-run = Gefahren wird, bevor neue Loks gekauft werden; im ersten Zug verdient also niemand etwas. Wähle „Ohne Einnahmen weiter“. Ohne Einkommen rückt der Kurs einen Schritt nach links, von $70 auf $60; das ist kein Unglück, so fangen alle Gesellschaften an.
lesson-narrow-train = Am Ende ihres Zuges muss eine Gesellschaft eine Lok besitzen. Kaufe die 2n für $80: Sie macht zwei Halte auf Schmalspur, die Mühle und ein Feld. Eine zweite hätte keine eigene Route, mehr kauft HY also nicht.
lesson-machines-wait = Maschinen erhöhen das Einkommen der Mühle; diese um $10 je Fahrt, für $30. Aber eine kleine Gesellschaft bekommt im ganzen Spiel nur drei, und in Phase 3 bringen sie je $20 (VII.14). Gedulde dich: Wähle „Fertig mit Maschinen“.
lesson-standard-track = Oe ist dran, mit $425. Ihr Heimatbahnhof steht schon in La Habana. Große Gesellschaften bauen Normalspur: Wähle B5 und Plättchen 8, die weite Kurve, und La Habana ist mit Pinar del Río verbunden. Ein Plättchen je Zug; damit ist Oe mit dem Bauen fertig.
lesson-station = Jede Route muss durch einen Bahnhof ihrer Gesellschaft führen, und eine volle Stadt lässt keine fremde durch (VII.8). Setze für $40 einen Bahnhof in Pinar del Río: Er nimmt den letzten Platz neben der Mühle ein und gibt einer zweiten Lok eine Route, von dort zum Hafen. Zu fahren hat Oe noch nichts.
lesson-standard-train = Auch Oe fängt ohne Einkommen an und fiel auf $75. Kaufe eine 2er-Lok für $100: zwei Halte auf Normalspur. Die erste Lok ihrer Art beginnt immer eine neue Phase; mit Phase 2 gibt es Waggons zu kaufen (VII.17).
lesson-second-train = Du hast zwei Routen, kaufe also eine zweite 2er-Lok für $100. Vorerst darf eine große Gesellschaft vier Loks besitzen. Je weniger 2er übrig sind, desto eher kommen die besseren Loks.
lesson-wagon = Zucker fährt nur im Waggon. Kaufe einen 1er-Waggon für $40: An eine Lok gehängt, bringt er einen Würfel von einer Mühle zu einem Hafen, für $30 mehr. Oes letzte $145 behalten wir und sehen Bertas CVC und der Ferrocarril Central zu.
lesson-sell = Wieder eine Aktienrunde. Bist du dran, darfst du erst verkaufen, dann eine Aktie kaufen (VI.1). CVC steht bei $70 und bringt dir noch nichts, während Oe Geld braucht: Wähle bei CVC „Verkaufen …“ und verkaufe deine Aktie. Jede verkaufte Aktie drückt den Kurs um einen Schritt diagonal, hier auf $65.
lesson-charter-share = Du bist noch dran: Kaufe jetzt. Eine Aktie der Oe von ihrem Besitzbogen kostet $75, und dieses Geld kommt in Oes eigene Kasse, nicht an die Bank. Damit kommst du auf 60% der Dividenden und Oe auf $220.
lesson-central = Die Ferrocarril Central gehört niemandem: Sie fährt von selbst, zahlt alles, was sie einnimmt, an ihre Aktionäre, und ihr Kurs steigt in jeder Runde (VII.15). Ein sicherer Platz für kleine Beträge: Kaufe 10% der FC für $55.
lesson-end-stock = Du hast kein Bargeld mehr. Wähle „Passen“. Wer am Ende einer Aktienrunde am meisten Bargeld hat, beginnt die nächste (VI.2); das wird Berta mit ihren $23.
lesson-field = Zweite Betriebsrunde. HY verlängert ihre Strecke: Wähle D1 und Plättchen L49, und drehe es so, dass es von C2 kommt und zum nächsten Feld E2 weiterführt. Die 2n kommt noch nicht so weit, eine längere Lok schon. Eine kleine Gesellschaft baut auf Zuckerfeldern gratis.
lesson-narrow-run = Die erste Fahrt: Mühle 20 und Feld 10. Die beste Fahrt ist auf der Karte eingezeichnet; wähle „Für $30 fahren“. Ab $30 macht die Mühle einen Zuckerwürfel, ab $80 zwei (VII.10).
lesson-first-dividend = Der Würfel liegt in HYs Speicher. Nun das Geld: Wähle „$30 ausschütten“. Deine 60% bringen dir $18, die Aktien auf dem Besitzbogen geben HY $12, und der Kurs steigt von $60 auf $70. Danach kauft HY nichts.
lesson-nothing-to-build = Oe ist dran. Bis es grüne Plättchen gibt, führt von La Habana und B5 kein Gleis weiter. Wähle „Nichts bauen“; auch für einen Bahnhof ist keine Stadt da. Eine Gesellschaft muss nicht bauen.
lesson-sugar = Zucker! Eine 2er-Lok bringt HYs Würfel im 1er-Waggon von Pinar del Río zum Hafen B3: 20, dazu 10 für den Hafen und 30 für den Würfel. Die andere 2er-Lok fährt von Pinar del Río nach La Habana für 40. Wähle „Für $100 fahren“.
lesson-pay-out = Ausschütten oder nicht? „$100 ausschütten“ gibt dir $60 und Oe $40 für die Aktien auf ihrem Besitzbogen, und der Kurs rückt nach rechts, auf $85. Einbehalten füllte die Kasse, doch der Kurs rückte nach links, auf $65 (VII.11). Oe hat genug: Schütte aus.
lesson-phase-three = Alle 2er sind weg; jetzt kommen die 3er. Kaufe eine 3er-Lok für $200: Ihr erster Käufer beginnt Phase 3, mit grünen Plättchen, 3n-Loks, besseren Maschinen und zwei Betriebsrunden je Set. Die 3+ für $230 käme außerdem gratis an einem FC-Bahnhof vorbei; das brauchen wir nicht. Oe bleiben $60.
lesson-buy-back = Bertas CVC hat ihre $110 einbehalten, um eine 3er-Lok zu kaufen; darum fiel ihr Kurs auf $55. Du hast zu $70 verkauft; in einer neuen Aktienrunde darfst du wieder kaufen. Nimm die Aktie der CVC aus dem Pool für $55: Beim Besitzbogen ginge dein Geld an Bertas Gesellschaft.
lesson-two-rounds = Du hast $26, und so billig ist nichts. Wähle „Passen“. Seit Phase 3 hat ein Set zwei Betriebsrunden, bevor die nächste Aktienrunde kommt.
lesson-free-machine = Deine Geduld lohnt sich: Wähle „Eine Gratis-Maschine +20 nehmen“ für HY. Sie zählt schon bei dieser Fahrt und bei jeder weiteren.
lesson-green-mill = Grünes Gleis! Wähle „Kommissar 4“, dann Pinar del Río (C4) und Plättchen L67. Die Mühle ist jetzt 30 statt 20 wert, für HY und für Oe, und hat neue Ausgänge, darunter Schmalspur zum Feld D5. Eine Aufrüstung lässt alles alte Gleis bestehen (VII.7). Die Bank zahlt dir $50.
lesson-green-field = HY hat noch ihr eigenes Plättchen. Rüste das Feld C2 mit Plättchen L64 auf: Es zählt 20 statt 10. Eine Aufrüstung kostet nichts.
lesson-green-run = Mühle 30, Feld 20, Maschine 20: Wähle „Für $70 fahren“. Das macht noch einen Würfel; zehn Dollar mehr, und es wären zwei.
lesson-minor-pays = „$70 ausschütten“: $42 für dich, $28 für HY, und der Kurs geht auf $80. Eigenes Geld kauft Aktien; Geld in einer Kasse zählt am Ende für niemanden.
lesson-no-trade-in = Ein Scheideweg. Berta hat JUs 2n gerade gegen eine 3n eingetauscht, und HY könnte das für $120 auch. Die 3er sind weg, und die erste 4er-Lok verschrottet alle 2er und 2n. Wir wetten, dass noch Zeit ist, und wollen zuerst Maschinen: Wähle „Fertig mit Loks“ und schau, was daraus wird.
lesson-machine = Maschinen der zweiten Generation: „Maschine +20 für $45“. Die ersten sind die billigsten, und verschrottet werden sie nie.
lesson-last-machine = Und die dritte: „Maschine +20 für $50“. Jetzt bringt jede Fahrt der HY $60 mehr, solange sie eine Lok hat. HY bleiben $75.
lesson-green-habana = Oe rüstet ihre Heimat auf: Wähle La Habana (B7) und Plättchen L44. Daraus wird eine einzige Stadt im Wert von 30 mit Gleisen nach allen sechs Seiten, darunter zwei Häfen. Das andere grüne Plättchen ist mehr wert, lässt aber seine Städte getrennt.
lesson-three-trains = Schau auf die Karte: Die 3er-Lok bringt den Würfel von Pinar del Río durch La Habana zum Hafen A8 für 100, und jede 2er-Lok findet einen eigenen Hafen für 40. Routen dürfen sich in Städten treffen, aber nie ein Gleis teilen. Wähle „Für $180 fahren“.
lesson-big-dividend = „$180 ausschütten“: $108 für dich, $72 für Oe, und der Kurs steigt auf $95. Eine 4er-Lok würde $300 kosten, Oe kauft jetzt also nichts. Dann ist Berta dran: Achte darauf, was CVC kauft.
lesson-rusted = Da haben wir es: CVC hat $150 einbehalten und die erste 4er-Lok gekauft. Phase 4 hat begonnen; beide 2er der Oe und die 2n der HY sind verschrottet, ohne Entschädigung (VII.17). Bauen kann HY noch: Rüste das Feld D1 mit Plättchen L64 auf.
lesson-no-train = Ohne Lok kein Einkommen: Maschinen allein verdienen nichts, und Zucker gibt es auch keinen. Wähle „Ohne Einnahmen weiter“; HYs Kurs fällt von $80 auf $70.
lesson-emergency = Ein Notfall (VII.13). HY muss eine Lok besitzen; die billigste, eine 3n, kostet $160, und $85 fehlen. Zuerst muss die Gesellschaft selbst eine Aktie ausgeben: Wähle die eine Aktie der HY für $70. Sie kommt in den Bankpool, und der Kurs fällt einen Schritt auf $65.
lesson-own-cash = Noch fehlen $15. HY könnte ihre andere Aktie ausgeben, besäße dann aber nichts mehr von sich selbst. Stattdessen darf der Direktor zahlen: Wähle „$15 aus eigener Tasche zuschießen“. Erst wenn dein Bargeld und die Aktien der Gesellschaft verbraucht sind, müsstest du eigene Aktien verkaufen; wer auch dann nicht zahlen kann, ist bankrott, und das Spiel endet.
lesson-forced-train = Jetzt kaufe die 3n für $160: Im Notfall muss es die billigste Lok sein, und die Kasse ist danach leer. Die 2n rechtzeitig einzutauschen hätte $120 gekostet. Lehrgeld bezahlt, und billig dazu: Eine große Gesellschaft, die kaufen muss, kann ihren Direktor ruinieren.
lesson-matanzas = Oe hat noch ihre 3er-Lok, aber nur noch diese. Sie braucht eine Stadt mehr: Wähle Matanzas (B9) und Plättchen 57, und drehe es so, dass sein Gleis von La Habana geradeaus nach Osten führt.
lesson-issue = Nur noch eine 4er-Lok ist da, und die nächsten Loks, die 5er, kosten $500. Oe will diese 4er-Lok für $300 und hat $132. Vor der Fahrt darf eine Gesellschaft eine Aktie ausgeben (VII.5): Wähle „Aktie ausgeben: $95 in die Kasse“. Der Kurs fällt auf $90.
lesson-short-run = Die 3er-Lok fährt Matanzas, La Habana, Pinar del Río: 20, 30 und 30. Zucker gibt es diesmal keinen. Wähle „Für $80 fahren“.
lesson-keep = Diesmal wähle „$80 einbehalten“. Das tut weh: keine Dividende, und der Kurs rückt nach links auf $80; beim Ausschütten wären es $100 geworden. Aber Oe kommt auf $307, genug für die 4er-Lok. Behalte Geld ein, wenn eine Lok mehr wert ist als ein Schritt beim Kurs.
lesson-four = Kaufe die letzte 4er-Lok für $300. Sie macht vier Halte, und erst Phase 7 verschrottet sie. Oe bleiben $7; dann fährt Bertas CVC, und danach geht die oberste Lok des Stapels an die Ferrocarril Central.
lesson-minor-share = Die Ferrocarril Central bekam eine 5er-Lok, und damit begann Phase 5: braune Plättchen, drei Betriebsrunden je Set und höchstens zwei Loks für eine große Gesellschaft. Die Aktie, die HY ausgegeben hat, liegt im Pool: Kaufe diese 20% der HY für $65. Zu zweit darfst du bis zu 80% einer kleinen Gesellschaft besitzen.
lesson-holding-limit = Als Nächstes Oes Aktie aus dem Pool für $80. Damit hast du 70%; mehr darf man zu zweit von einer großen Gesellschaft nicht besitzen (VI.5). Wer einmal mehr hätte als du, übernähme die Leitung.
lesson-certificates = Kaufe mit deinen $103 noch 10% der FC für $70: Ihr Kurs ist ganz von selbst von $50 gestiegen. Du hast dann 12 Papiere; die Grenze in diesem Spiel ist 22 (VI.3), sie steht bei deinem Namen. Gute Aktien zählen also bald mehr als viele.
lesson-order = Wähle „Passen“; die $33 behältst du. Es folgen drei Betriebsrunden, und HY mit dem niedrigsten Kurs eröffnet sie.
lesson-brown-mill = Von den braunen Mühlenplättchen gibt es eines weniger als kleine Gesellschaften: diesmal nur eines. Sei schnell: Wähle Pinar del Río (C4) und Plättchen L73. Die Mühle ist jetzt 40 wert.
lesson-more-sugar = Die 3n kommt zu beiden Feldern: 20, 20 und 40, und drei Maschinen geben 60 dazu. Wähle „Für $140 fahren“: Das macht zwei Zuckerwürfel.
lesson-reward = „$140 ausschütten“: Mit 80% der Aktien gehören $112 dir. Vor einer Runde war HY ein Notfall; so schnell wenden eine Lok und drei Maschinen das Blatt.
lesson-brown-habana = Weiter mit Oe: Wähle La Habana (B7) und Plättchen L46. Die braune Stadt ist 60 wert, doppelt so viel wie die grüne, und deine beiden Loks fahren durch sie.
lesson-full-run = Die 4er-Lok fährt von Matanzas durch La Habana und Pinar del Río mit einem Würfel zum Hafen B3: 160. Die 3er-Lok fährt von Hafen zu Hafen durch La Habana: 80. Wähle „Für $240 fahren“.
lesson-lead = „$240 ausschütten“: $168 für dich, $72 für Oe, und ihr Kurs geht auf $90. Dafür war das einbehaltene Geld gut.
lesson-second-wagon = HY hat zwei Würfel gemacht, aber Oes einziger Waggon fasst nur einen; für den anderen bekommt die Ferrocarril Central $10. Kaufe einen zweiten 1er-Waggon für $40, damit beide Loks Zucker fahren können.
lesson-look-ahead = CVC hat $250 ausgeschüttet: An Bargeld und Aktien ist Berta $1554 wert und du $1518, es ist also knapp. Baue für später: Wähle das Feld D5 und Plättchen L50, so gedreht, dass seine Spur von der Mühle weiter nach Westen führt. Dort findet eine zweite n-Lok ihren eigenen Weg.
lesson-end = Ein letztes Mal „Für $140 fahren“, und du kennst das ganze Spiel. Es endet, wenn die Bank gesprengt ist ($5651 liegen noch darin), wenn die zweite 8+/4D an die Ferrocarril Central geht oder jemand bankrott ist; Bargeld und Aktien entscheiden (IX). Versuche als Nächstes ein eigenes Spiel gegen die Bots: Gründe eine zweite große Gesellschaft, und lass dich nie von den Loks überraschen.

## Das Ende

score = Vermögen

## Entscheidungen

ruling-C01 = Welchen Preis hat eine 3n-Lok? Den niedrigeren der beiden gedruckten; wenn es vereinbart ist, den höheren. Was eine 2n beim Eintausch zählt, bleibt gleich.
ruling-C02 = Welche Lok verbilligt Konzession 6? Eine n-Lok aus der Bank; wenn es vereinbart ist, nur eine 2n. Der Preis sinkt nie unter null.
ruling-C06 = Welche Gesellschaft bekommt den Vorteil einer Konzession? Eine, die ihr Besitzer in diesem Augenblick leitet; wenn es vereinbart ist, eine beliebige. Dort bleibt er.
ruling-C08 = Ab wann dürfen Aktien verkauft werden? Sobald ihre Gesellschaft im Betrieb war, wenn nicht vereinbart ist, dass es darauf nicht ankommt; die der FC ab der zweiten Aktienrunde.
ruling-C11 = Wo kauft man Aktien einer kleinen Gesellschaft? Nur aus dem Bankpool; die auf ihrem Besitzbogen sind nicht zu kaufen.
ruling-C13 = Welche Gleisplättchen ohne Stadt legt eine große Gesellschaft? Die in Normalspur.
ruling-C14 = Braucht eine Gesellschaft eine Lok, um Aktien auszugeben oder zurückzukaufen? Zum Zurückkaufen ja; zum Ausgeben nur, wenn es vereinbart ist.
ruling-C15 = Wie viele Aktien darf eine Gesellschaft ausgeben? Eine, solange vorher weniger als die Hälfte im Pool liegt; wenn es vereinbart ist, nur, wenn nachher höchstens die Hälfte dort liegt.
ruling-C17 = Wie viele Kommissare helfen? Einer im Zug einer Gesellschaft; wenn es vereinbart ist, einer in einer Betriebsrunde.
ruling-C18 = Wie lange ist ein Bahnhof der FC gemietet? Für einen Schritt, beim Fahren für eine Lok; wenn es vereinbart ist, für jede Benutzung oder für den ganzen Zug.
ruling-C21 = Wann endet das Spiel, wenn die Bank in einer Betriebsrunde gesprengt wird? Nach dem laufenden Set Runden; wenn es vereinbart ist, nach einem weiteren.
ruling-C25 = Ab wann handeln Gesellschaften miteinander? Ab der Phase, die den Handel zwischen ihnen erlaubt, wie auch immer sie begonnen hat.
ruling-C26 = Was wird abgegeben, wenn das Loklimit sinkt? Loks und auch Waggons, wenn nicht vereinbart ist, dass sie behalten werden.
ruling-C30 = Dürfen mehrere Loks einer Gesellschaft in einen Hafen liefern? Nein: Wer liefert, benutzt verschiedene Häfen; wenn es vereinbart ist, fahren sie auch zu keinem gemeinsam. Die anderen sind frei.
ruling-C31 = Muss die beste Fahrt genommen werden? Ja, aber niemand muss dafür einen FC-Bahnhof mieten oder Zucker mitnehmen.
ruling-C33 = In welcher Reihenfolge wird im Notfall Geld beschafft? Zuerst gibt die Gesellschaft eine Aktie aus, dann Aktien und Bargeld des Direktors in beliebiger Mischung, zuletzt dessen eigene Aktien.
ruling-C37 = Für wen bleibt der letzte Platz einer Heimatstadt frei? Für jede große Gesellschaft der Aufstellung, die noch nicht im Betrieb war.
ruling-C41 = Gilt die Höchstgrenze auch für Aktien der FC? Ja, wenn nichts anderes vereinbart ist.
ruling-C48 = Was muss das Aufrüsten eines Gleisplättchens ohne Stadt hinzufügen? Gleis der eigenen Spur der Gesellschaft, auf ihrer Route.
ruling-C49 = Darf Gleis von der Karte führen? Nein, auf keinem Plättchen gleich welcher Farbe.
ruling-C58 = Was ist, wenn jemand über das Papierlimit gerät? Er kauft nichts und verkauft in seinem nächsten Zug einer Aktienrunde, so weit Verkäufe erlaubt sind; wenn es vereinbart ist, muss er nicht verkaufen.
ruling-C59 = Wie viele Waggons darf eine Gesellschaft besitzen? So viele, wie das Loklimit sagt; wenn es vereinbart ist, so viele, wie sie Loks besitzt.
ruling-C60 = Darf ein Kommissar an ein Heimatplättchen anbauen, das im selben Zug gelegt wurde? Ja, wenn nichts anderes vereinbart ist.
ruling-C63 = Was wird aus dem Geld, das vor einem Bankrott aufgebracht wurde? Verkäufe bleiben bestehen, und was der Direktor zugeschossen hat, kommt zurück, wenn nicht vereinbart ist, dass es bleibt; dann wird gewertet.
ruling-C68 = Was wird aus unverkauften 4n-Loks, wenn sie einen Halt verlieren? Sie werden veraltet zum halben Preis verkauft; wenn es vereinbart ist, zum vollen, oder sie verlassen das Spiel.
ruling-R198 = Wie gibt eine Gesellschaft in der Notfinanzierung mehrere Aktien aus? Auf einmal, jede zum Kurs dieses Augenblicks; danach sinkt er für jede um einen Schritt. Wenn es vereinbart ist, eine nach der anderen, jede zum gesunkenen Kurs.
ruling-Q01 = Darf ein abgelehnter Handel noch einmal angeboten werden? Eine Lok ja, zu einem höheren Preis. Ein Waggon, dessen Preis feststeht, in diesem Zug nicht.
ruling-Q03 = Dürfen FC-Bahnhöfe gemietet werden, die nicht nötig sind? Nein: Jeder muss den Weg zu dem öffnen, was getan wird.
ruling-Q06 = Wie wird ein Plättchen bezeichnet, das in mehreren Drehungen gleich aussieht? Mit der kleinsten.

# Die Tabelle einer Aktienrunde.
ledger-buy = Kaufen
# Short words in cells where nothing may be bought: the certificate limit, the holding limit, sold in this round.
ledger-full = Voll
ledger-most = Max.
ledger-sold = Verk.
ledger-run-title = Was ihre Loks jetzt einfahren würden

# Die Eröffnung.
opening-title = Kommissare, Konzessionen und kleine Gesellschaften
opening-commissioners = Kommissare
opening-commissioners-text = jeder wird versteigert; einmal eingesetzt, legt er sein Plättchen und zahlt dir Geld
opening-concessions = Konzessionen
opening-concessions-text = nach der Versteigerung gewählt; jede wird zu einer kleinen Gesellschaft und zählt dabei ${ $amount }
opening-minors = Kleine Gesellschaften
opening-minors-text = Schmalspur, eine Mühle in einer Stadt deiner Wahl, Zucker für die Häfen
opening-can-pay = kann ${ $amount } zahlen
opening-bid = bietet ${ $amount }
opening-out = ausgestiegen
opening-now = wird versteigert

# Where the game stands.
status-auction = Versteigerung der Kommissare
status-draft = Wahl der Konzessionen
status-first = Aktienrunde 1
status-any = Aktienrunde
status-stock = { $round }, danach { $count ->
    [one] eine Betriebsrunde
   *[other] { $count } Betriebsrunden
}
status-order = Reihenfolge
status-next = Nächste: { $trains }
status-done = waren schon am Zug
status-central = Die Ferrocarril Central fährt am Ende der Runde von selbst

# On the box
invitation = Gründe Bahngesellschaften, bringe den Zucker der Insel auf zwei Spurweiten zu ihren Häfen und halte am Ende die richtigen Aktien.
makers = Von Leonhard Orgler; Lonny Games 2023.

## The end, told

round-stock = Aktienrunde { $number }
round-operating = Betriebsrunde { $number }
source-start = Start
source-dividends = Dividenden
source-shares = Aktien: Kursgewinn
source-commissioners = Kommissare
source-opening = Versteigerung, Konzessionen
source-trains = Zuschüsse für Loks

## When something is done that cannot be done now

when-bid = Kommissare werden vor der ersten Aktienrunde versteigert (VI.6)
when-concession = Konzessionen werden nach der Versteigerung gewählt (VI.6)
when-found = Gesellschaften werden in Aktienrunden gegründet (VI.8)
when-convert = Konzessionen werden in Aktienrunden zu Gesellschaften (VI.7)
when-buy = Aktien werden in Aktienrunden gekauft (VI.5)
when-sell = Aktien werden in Aktienrunden verkauft (VI.4)
when-lay = Gleise werden im Zug einer Gesellschaft gelegt, vor Bahnhof und Fahrt (VII.6)
when-station = Ein Bahnhof wird im Zug einer Gesellschaft gesetzt, nach ihren Gleisen (VII.8)
when-train = Loks werden am Ende des Zuges einer Gesellschaft gekauft (VII.12)
when-wagon = Waggons werden am Ende des Zuges einer Gesellschaft gekauft (VII.12)

# Best run: a board laid out by hand.
best-run = Beste Fahrt
best-run-about = Für euch am echten Tisch: Legt den Plan durch Klicken auf die Felder aus, nennt Loks und Waggons und seht die Fahrt, die am meisten bringt. Die Adresse der Seite enthält den Plan.
layout-earns = verdient ${ $amount }
layout-no-train = Nennt die Loks, die fahren.
layout-no-run = Keine ihrer Loks kann fahren: Es braucht einen Bahnhof und Gleise zu einem weiteren Halt.
layout-proven = Bewiesen: Alle Fahrten wurden verglichen, keine bringt mehr.
layout-left-out = { $count ->
    [one] Ein Teil der Adresse kann so nicht sein und wurde weggelassen.
   *[other] { $count } Teile der Adresse können so nicht sein und wurden weggelassen.
  }
layout-share = Diesen Plan teilen
layout-copied = Die Adresse dieses Plans ist kopiert.
layout-clear = Neuer Plan
layout-phase = Phase
layout-map = Karte (eine andere beginnt von vorn)
layout-map-full = ganze Insel
layout-map-medium = Rückseite, zu zweit
layout-map-west = Westen, zu zweit
layout-map-east = Osten, zu zweit
layout-choose-hex = Klickt auf ein Feld der Karte, um ein Plättchen zu legen oder Bahnhöfe zu setzen.
layout-turn-left = links drehen
layout-turn-right = rechts drehen
layout-take-off = wegnehmen
layout-stations = Bahnhöfe
layout-company = Gesellschaft
layout-trains = Loks, höchstens { $limit }
layout-wagons = Waggons, höchstens { $limit }
layout-sugar = Zucker in den Lagern
layout-rentals = Bezahlte Nutzungen der FC
layout-of-table = Beste Fahrt auf einer eigenen Seite
layout-becomes = Wird zu
map-lookup = Was aus jedem Feld werden kann, in Bildern
