# 18Cuba auf Deutsch. Geld sind Pesos, geschrieben mit einem Dollarzeichen wie auf dem Brett.

# Orte. Ein Feld ohne Namen heißt nach Zeile und Spalte.
hex-B7 = La Habana
hex-B9 = Matanzas
hex-B11 = Cárdenas
hex-C4 = Pinar del Río
hex-C14 = Santa Clara
hex-D13 = Cienfuegos
hex-D15 = Sancti Spíritus
hex-D19 = Camagüey
hex-E4 = Isla de Tesoros
hex-E22 = Las Tunas
hex-E24 = Holguín
hex-F21 = Bayamo
hex-G24 = Santiago de Cuba
hex-G26 = Guantánamo

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

source-offering = der Erstausgabe
source-charter = dem Tableau
source-pool = dem Bankpool

# Was vereinbart ist.
variant-medium = Zu zweit: Rückseite des Plans
variant-short-west = Zu zweit: kurz, im Westen
variant-short-east = Zu zweit: kurz, im Osten
variant-long = Zu zweit oder zu dritt: lang
variant-short = Zu dritt: kurz
variant-standard = Zu viert bis zu sechst
rule-price-3n = Eine 3n-Lok kostet
rule-price-3n-160 = $160
rule-price-3n-180 = $180
rule-issue-limit = Eine Gesellschaft gibt eine Aktie aus, solange im Pool liegt
rule-issue-limit-below-half-before = vorher weniger als die Hälfte
rule-issue-limit-half-after = nachher höchstens die Hälfte
rule-bank-break = Die Bank ist in einer Betriebsrunde gesprengt: Ende nach
rule-bank-break-this-set = diesem Satz Runden
rule-bank-break-one-more-set = noch einem Satz Runden
rule-central-limit = Die Höchstgrenze gilt auch für Aktien der FC
rule-central-limit-yes = ja
rule-central-limit-no = nein
rule-over-limit = Wer über das Zertifikatslimit gehoben wird
rule-over-limit-sell-down = muss verkaufen
rule-over-limit-no-duty = muss nicht verkaufen
rule-fresh-home = Ein Kommissar darf ein Heimatplättchen desselben Zuges verlängern
rule-fresh-home-yes = ja
rule-fresh-home-no = nein
rule-unsold-4n = Unverkaufte 4n-Loks in Phase 7
rule-unsold-4n-aged = werden gealtert verkauft, zum halben Preis
rule-unsold-4n-removed = verlassen das Spiel
rule-unsold-4n-full-price = werden gealtert verkauft, zum vollen Preis

ending-bank_in_stock_round = Die Bank wurde in einer Aktienrunde gesprengt.
ending-bank_in_operating_round = Die Bank wurde in einer Betriebsrunde gesprengt.
ending-second_eight = Die zweite 8+/4D ging an die Ferrocarril Central.
ending-bankruptcy = Ein Direktor konnte eine Lok nicht bezahlen.

# Was geschieht.
event-ordered = { $seat } ist als Erstes an der Reihe.
event-bid = { $seat } bietet ${ $amount } für Kommissar { $card }.
event-won = { $seat } bekommt Kommissar { $card } für ${ $amount }.
event-conceded = { $seat } nimmt Konzession { $card } für ${ $amount }.
event-passed = { $seat } passt.
event-converted = { $seat } macht aus Konzession { $card } die { $company } zu ${ $price }, mit einer Mühle in { $hex }.
event-founded = { $seat } gründet { $company } zu ${ $price }.
event-bought = { $seat } kauft eine Aktie der { $company } aus { $source } für ${ $amount }.
event-sold = { $seat } verkauft { $shares ->
    [one] eine Aktie
   *[other] { $shares } Aktien
} der { $company } für ${ $amount }.
event-directed = { $seat } leitet nun { $company }.
event-floated = { $company } nimmt mit ${ $amount } den Betrieb auf.
event-priced = Der Kurs der { $company } ist nun ${ $amount }.
event-unconverted = { $seat } verliert eine Konzession, die nicht umgewandelt wurde.
event-set-began = { $rounds ->
    [one] Eine Betriebsrunde beginnt.
   *[other] Ein Satz von { $rounds } Betriebsrunden beginnt.
}
event-operates = { $company } ist an der Reihe.
event-mail = Die Post bringt { $company } ${ $amount }.
event-stationed = { $amount ->
    [0] { $company } hat einen Bahnhof in { $hex }.
   *[other] { $company } setzt für ${ $amount } einen Bahnhof in { $hex }.
}
event-issued = { $company } gibt eine Aktie für ${ $amount } aus.
event-redeemed = { $company } nimmt eine Aktie für ${ $amount } zurück.
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
event-got-train = { $company } bekommt eine { $train }-Lok für ${ $amount }.
event-got-train-from = { $company } kauft eine { $train }-Lok der { $seller } für ${ $amount }.
event-got-wagon = { $company } bekommt einen { $wagon }er-Waggon für ${ $amount }.
event-got-wagon-from = { $company } kauft einen { $wagon }er-Waggon der { $seller } für ${ $amount }.
event-traded-in = { $company } gibt eine { $old } und ${ $amount } für eine { $train }.
event-offered = { $company } bietet { $seller } ${ $amount }.
event-declined = { $company } lehnt ab.
event-got-machine = { $company } bekommt eine Maschine der Generation { $generation } für ${ $amount }.
event-benefited = { $company } bekommt den Vorteil der Konzession { $card }.
event-added = { $seat } schießt ${ $amount } für eine Lok der { $company } zu.
event-discarded = { $company } gibt ab, was über dem Limit ist.
event-phase-began = Phase { $phase } beginnt.
event-central-paid = Die Ferrocarril Central schüttet ${ $amount } aus.
event-exported = Eine { $train }-Lok geht an die Ferrocarril Central.
event-bank-broke = Die Bank ist gesprengt.
event-ended = Das Spiel ist aus. { $ending }

# Was gegen die Regeln ist.
refusal-not-your-turn = Das entscheidest du jetzt nicht.
refusal-not-this-step = In diesem Schritt geht es um etwas anderes.
refusal-no-chance = Jetzt ist nichts auszuteilen.
refusal-impossible-order = So können die Reihenfolgekarten nicht liegen.
refusal-must-bid = Wer eine Versteigerung eröffnet, muss bieten.
refusal-bad-bid = Gebote sind Vielfache von 5 und höher als das letzte.
refusal-not-enough = Das kostet ${ $cost }, und nur ${ $held } sind da.
refusal-no-such-card = So eine Karte ist nicht zu haben.
refusal-cannot-found = Diese Gesellschaft kann jetzt nicht gegründet werden.
refusal-no-starting-price = Das ist kein Startkurs.
refusal-no-mill-there = Dort darf keine Mühle stehen.
refusal-no-sales-yet = In der ersten Aktienrunde wird nicht verkauft.
refusal-never-operated = Diese Gesellschaft war noch nie an der Reihe.
refusal-not-owned = So viele Aktien besitzt du nicht.
refusal-pool-full = Mehr als die Hälfte der Gesellschaft läge im Pool.
refusal-directors-certificate = Die Direktorenaktie kann nicht verkauft werden: Sonst hat niemand zwei Aktien.
refusal-no-share = Dort ist keine Aktie zu haben.
refusal-minor-charter = Aktien auf dem Tableau einer Nebenbahn stehen nicht zum Verkauf.
refusal-holding-limit = Du hast schon so viel von dieser Gesellschaft, wie erlaubt ist.
refusal-certificate-limit = Du hast schon so viele Zertifikate, wie erlaubt sind.
refusal-sold-this-round = Du hast diese Gesellschaft in dieser Runde verkauft und darfst sie nicht wieder kaufen.
refusal-must-sell-down = Du hast zu viele Zertifikate und musst erst verkaufen.
refusal-no-benefit = Diesen Vorteil hast du nicht, oder er ist nicht für diese Gesellschaft.
refusal-at-limit = Die Gesellschaft besitzt schon so viele davon, wie erlaubt sind.
refusal-no-home = Dort darf kein Heimatbahnhof stehen.
refusal-already-shared = In diesem Zug wurde schon eine Aktie ausgegeben oder zurückgenommen.
refusal-cannot-issue = Auf dem Tableau ist keine Aktie, oder die Hälfte liegt im Pool.
refusal-cannot-redeem = Zum Zurücknehmen braucht es eine Lok und eine Aktie im Pool.
refusal-already-laid = Das Plättchen dieses Zuges ist gelegt.
refusal-wrong-commissioner = Dieser Kommissar ist für andere Plättchen.
refusal-needless-rent = Gemietet wird nur, was nötig ist.
refusal-no-station = Dort darf kein Bahnhof stehen.
refusal-no-station-left = Es ist kein Bahnhof mehr übrig.
refusal-bad-route = So kann keine Lok fahren.
refusal-not-the-best = Mit nicht mehr Mieten und Würfeln sind ${ $best } möglich.
refusal-not-for-sale = Das haben Bank und Pool nicht.
refusal-not-for-this-kind = Das darf diese Gesellschaft nicht besitzen.
refusal-no-deals-yet = Zwischen Gesellschaften wird erst ab Phase 3 gehandelt.
refusal-no-deal = Die andere Gesellschaft kann oder will es nicht verkaufen.
refusal-no-trade-in = Es wurde schon eine Lok eingetauscht, oder diese geht nicht.
refusal-must-buy-train = Die Gesellschaft muss eine Lok kaufen.
refusal-must-buy-cheapest = In der Not wird nur die billigste Lok gekauft.
refusal-no-emergency = Es besteht keine Not.
refusal-must-issue-first = Die Gesellschaft muss zuerst eine Aktie ausgeben.
refusal-not-yet-selling = Eigene Aktien verkaufst du erst, wenn dein Bargeld und die Aktien der Gesellschaft verbraucht sind.
refusal-more-than-needed = Weniger Aktien brächten schon, was fehlt.
refusal-director-may-not-change = Durch so einen Verkauf darf keine Leitung wechseln.
refusal-no-surplus = Davon hat die Gesellschaft nicht zu viele.
refusal-track-not-land = Dort darf kein Plättchen liegen.
refusal-track-same-as = Das sieht aus wie Drehung { $rotation }.
refusal-track-not-yet = Plättchen dieser Farbe gibt es erst in einer späteren Phase.
refusal-track-none-left = So ein Plättchen ist nicht mehr da.
refusal-track-wrong-kind = Dieses Plättchen ist für andere Felder.
refusal-track-not-your-mill = Das erste Plättchen einer Mühle legt nur die Nebenbahn selbst.
refusal-track-wrong-gauge = Diese Gesellschaft baut die andere Spurweite.
refusal-track-sugar-too-early = Hauptbahnen bauen erst ab Phase 3 auf Zuckerfeldern.
refusal-track-not-an-upgrade = Das Plättchen behielte das alte Gleis nicht bei.
refusal-track-not-your-city = Eine Nebenbahn baut in keiner Stadt außer ihrer eigenen.
refusal-track-adds-nothing = Das Plättchen bringt kein neues Gleis der eigenen Spurweite.
refusal-track-off-the-map = Gleis darf nicht vom Plan oder in eine Sperre führen.
refusal-track-not-reached = Keine Strecke der Gesellschaft erreicht das Plättchen.

# The map.
map-title = Die Karte Kubas
kind-plain = Land
kind-sugar = Zuckerfeld
kind-city = Stadt
kind-y = Stadt Y
kind-habana = La Habana
kind-harbor = Hafen
