# Drawing
you = du
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-whole = Alles zeigen
tried-open = Das geht jetzt: Klicke auf das, was dafür markiert ist, oder auf einen Knopf neben dem Brett.
tried-begun = Du hast etwas anderes begonnen. Geh erst einen Schritt zurück.
tried-not-now = Nicht jetzt: Erst kommt die Frage. ({ $rule })
tried-later = Jetzt nicht. { $when }
tried-theirs = Das gehört { $seat }, und nur { $seat } entscheidet darüber. ({ $rule })
tried-yours = Das gehört dir, aber hier gibt es jetzt nichts zu wählen. ({ $rule })
tried-shown = Hier gibt es jetzt nichts zu wählen. ({ $rule })
objection-path = Diesen Zug gibt es nicht.
objection-incomplete = Dieser Zug ist noch nicht vollständig.
objection-format = So einen Zug gibt es in diesem Spiel nicht.
objection-bot = Es gibt keinen Bot namens { $bot }.
objection-endless = Das Spiel fand kein Ende.

# Pages

skip-to-content = Zum Inhalt springen
skip-to-choices = Zur Entscheidung springen
language-en = English
language-de = Deutsch
language-es = Español
light-day = Farben: wie auf diesem Gerät. Zu Tag wechseln
light-night = Farben: Tag. Zu Nacht wechseln
light-device = Farben: Nacht. Wie auf diesem Gerät
go-home = Zur Startseite
copy = Kopieren
confirm = Bestätigen

## Home

welcome = Bahnen, Rum und Zucker an einem Tisch, der die Regeln kennt
welcome-text = Brettspiele aus der Karibik im Browser: gegen Bots, mit Freunden an einem Bildschirm oder per Link überall. Nichts zu installieren, kein Konto.
play-now = Jetzt gegen Bots spielen
play-now-game = Am leichtesten für den Anfang: { $game }
learn-now = { $game } Schritt für Schritt lernen
welcome-back = Willkommen zurück, { $name }
welcome-back-nobody = Willkommen zurück
turns-now = { $count ->
    [0] Niemand wartet auf dich. Sieh dir deine Tische an oder beginne ein neues Spiel.
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}
my-tables = Meine Tische
finished = Beendet
go-play = Spielen
games = Die Spiele
games-text = vom leichtesten zum anspruchsvollsten
player-counts = { $least } bis { $most } Personen
minutes = { $least }–{ $most } Minuten
hours = { $least }–{ $most } Stunden
weight = Anspruch
weight-1 = sehr leicht
weight-2 = leicht
weight-3 = mittel
weight-4 = anspruchsvoll
weight-5 = sehr anspruchsvoll
quick-start = { $bots ->
    [one] Gegen einen Bot spielen
   *[other] Gegen { $bots } Bots spielen
}
quick-start-short = Jetzt spielen
set-up-short = Einrichten
learn-short = Lernen
rules-short = Regeln
board-picture = { $game }, mitten im Spiel
why-rules = Der Tisch kennt die Regeln
why-rules-text = Du siehst, was du tun darfst. Was nicht geht, nennt dir den Grund und die Regel.
why-company = Allein, gemeinsam, aus der Ferne
why-company-text = Bots füllen leere Stühle, Freunde teilen deinen Bildschirm, ein Link holt alle anderen dazu.
why-calm = Ohne Eile
why-calm-text = Nimm einen Fehlgriff zurück, geh, wenn du musst: Der Tisch wartet, wie du ihn verlassen hast.
fan-made = Ingenio ist ein inoffizielles Fanprojekt. Die Spiele gehören ihren Autoren und Verlagen; die Zeichnungen sind unsere eigenen.
programs = Für Programme
programs-text = Ein Programm in jeder Sprache kann hier an den Tischen mitspielen. Das ist alles, was es fragen kann, und alles, was es zur Antwort bekommen kann.
programs-given = Parameter
programs-sent = Was geschickt wird
programs-answers = Antworten
programs-shapes = Formen
programs-optional = kann fehlen
programs-token-must = Braucht das Token eines Spielers.
programs-token-may = Mit dem Token eines Spielers ist mehr zu sehen.
ago-now = gerade eben
ago-minutes = { $count ->
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
ago-hours = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
ago-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}
set-up-table = Tisch einrichten
state-mine = Du bist am Zug
state-others = Andere sind am Zug
state-for = Am Zug: { $names }
state-waiting = Noch Plätze frei
state-over = Beendet
state-closed = Geschlossen
my-place = Du: Platz { $place } von { $of }
my-win = Du hast gewonnen
state-resting = Ruht: Mit seiner Schachtel kann hier nicht gespielt werden

## Setting up a table

set-up-head = Neuer Tisch: { $game }
seats = Wer spielt mit?
seats-hint = „Per Link“ hält den Platz frei: Du bekommst einen Link, den du verschickst. „An diesem Bildschirm“ heißt: Ihr teilt euch dieses Gerät und wechselt euch ab.
seat-number = Platz { $number }
name-of-seat = Name auf Platz { $number }
player-number = Spieler { $number }
sitter-me = Ich
sitter-here = An diesem Bildschirm
sitter-open = Per Link
sitter-none = Niemand
bot-random = Zufallsbot
bot-beginner = Einfacher Bot
bot-greedy = Schneller Bot
bot-medium = Guter Bot
bot-hard = Starker Bot
bots-head = Wie gut die Bots spielen
bot-random-about = Tut irgendetwas, das die Regeln erlauben.
bot-beginner-about = Spielt wie jemand in der zweiten Partie.
bot-greedy-about = Nimmt, was im Augenblick am besten aussieht.
bot-medium-about = Denkt voraus. Für die meisten ein guter Gegner.
bot-hard-about = Denkt länger voraus, für alle, die das Spiel kennen.
bot-time = { $seconds ->
    [0] Antwortet sofort.
    [one] Antwortet innerhalb einer Sekunde.
   *[other] Antwortet innerhalb von { $seconds } Sekunden.
}
rules-agreed = Regeln am Tisch
variant = Welche Variante
variant-usual = Die übliche für so viele Personen
variant-players = Für { $players } Personen.
start-table = Los geht’s
nobody-plays = Mindestens ein Platz muss für einen Menschen sein.
unfit-game = Ein Spiel namens „{ $game }“ gibt es hier nicht.
unfit-field = Dieses Formular ist nicht so, wie dieser Server es kennt: Nach „{ $field }“ wird hier nicht gefragt. Öffne es neu.
unfit-choice = „{ $field }“ kann nicht „{ $value }“ sein. Bitte wähle neu.
unfit-number = „{ $field }“ ist eine Zahl von { $least } bis { $most }, „{ $value }“ ist keine solche.
unfit-ply = Die Stellung wird durch eine Zahl von Zügen genannt, die das Spiel hat; „{ $value }“ ist keine.
unfit-sitter = Ein Platz ist für einen Menschen oder für einen Bot dieses Spiels; „{ $sitter }“ ist keins von beiden.
unfit-players = { $game } ist für { $least } bis { $most } Personen, nicht für { $players }.
unfit-variant = Bei { $players ->
    [one] einer Person
   *[other] { $players } Personen
} hat { $game } keine Variante „{ $variant }“. Zur Wahl steht: { $known }.
unfit-rule = { $game } hat keine Regel „{ $rule }“, die sich vereinbaren ließe.
unfit-value = „{ $rule }“ kann nicht „{ $value }“ sein. Zur Wahl steht: { $known }.
unfit-edition = { $game } hat keine Ausgabe { $edition }; die neueste ist { $newest }.
unfit-known = „{ $name }“
rules = Die Regeln in Kürze
rules-search = In den Regeln suchen
rules-none = Nichts gefunden.
rulings = Wie Unklares entschieden ist
rules-page = Die Regeln in Kürze auf eigener Seite, zum Durchsuchen
back-to-lesson = Zurück zur Lektion

## Sitting down

open-seat = freier Platz
person-left = Unbekannt
waiting-head = Noch fehlt jemand
waiting-text = Das Spiel beginnt, sobald alle Plätze besetzt sind.
waiting-local = Diese Links gelten nur auf diesem Gerät. Um mit anderen in deinem Netz zu spielen, starte Ingenio mit --listen 0.0.0.0:8018 und öffne die Adresse, die es ausgibt.
invite-link = Link für einen Platz
invite-renew = Neuer Link
invite-withdraw = Link zurückziehen
invite-bot = Diesen Platz einem Bot geben
invite-none = Für diesen Platz gibt es keinen Link.
join-already = Du sitzt schon an diesem Tisch. Nimm diesen Platz nur dazu, wenn du für jemanden neben dir spielst.
join-also = Auch diesen Platz nehmen
name-cut = Namen haben höchstens { $most } Zeichen; hier gekürzt: { $names }
name-bot = So dürfen nur Bots heißen; ohne dieses Wort steht da: { $names }
name-house = So dürfen nur der Gastgeber und dieser Server heißen; stattdessen steht da: { $names }
name-apart = So oder zum Verwechseln ähnlich heißt hier schon jemand; zur Unterscheidung steht da: { $names }
join-others = Am Tisch:
join-device = Dieser Link bringt den Platz von { $name } auf dieses Gerät.
your-name = Dein Name
sit-down = Platz nehmen
device-link = Als { $name } auf einem anderen Gerät spielen
device-link-text = Öffne diesen Link auf dem anderen Gerät. Er gilt nur einmal und einen Tag lang; gib ihn an niemanden weiter.
back-to-table = Zurück zum Tisch

## At the table

title-your-turn = Du bist am Zug
tabs = Teile des Tisches
tab-board = Brett
tab-players = Spieler
tab-log = Verlauf
tab-info = Info
about-table = Über diesen Tisch
ask-head = Was zu entscheiden ist
crumbs = Bisher gewählt
step-back = Ab hier neu wählen
amount = Von { $low } bis { $high }
undo = Zurücknehmen
redo = Wiederholen
hand-over = Gib weiter an { $name }
hand-over-text = Hier ist etwas geheim: Bis dahin siehst du, was alle sehen dürfen.
i-am = Ich bin { $name }
not-begun = Das Spiel hat noch nicht begonnen.
no-script = In diesem Browser sind Skripte ausgeschaltet: Du kannst zusehen und zurückblättern; um hier etwas zu wählen, schalte sie ein.
meanwhile = Seit deinem letzten Zug
play-again = Zeigen
log = Verlauf
log-empty = Noch ist nichts geschehen.
log-all = Den ganzen Verlauf zeigen
log-sieve = Vom Verlauf zeigen
log-everything = Alles
history = Stellungen der Partie
rounds = Runden
history-first = Erste Stellung
history-previous = Einen Zug zurück
history-next = Einen Zug weiter
history-last = Aktuelle Stellung
history-where = { $ply } / { $last }
past-where = Du siehst das Brett nach Zug { $ply }.
past-move = Zug { $ply }
past-leave = Zurück in die Gegenwart
game-over = Das Spiel ist aus
place = Platz
player = Spieler
score = Punkte
transcript = Mitschrift herunterladen
print = Drucken
accounts = Abrechnung und Diagramm
trial-begin = Testen
what-if = Was wäre, wenn? Hier etwas anderes probieren
trial-head = Du probierst etwas aus.
trial-text = Nichts davon ist wirklich geschehen, und niemand sonst sieht es.
trial-really = Wirklich so spielen
trial-shorter = Schritt zurück
trial-leave = Beenden
trial-others = Als Nächstes entscheidet jemand anders; weiter reicht die Probe nicht.
intents-head = Im Voraus entscheiden
intents-text = Das siehst nur du. Es gilt höchstens für diese Runden und endet von selbst, wenn es nicht mehr passt.
intents-now = Im Voraus entschieden:
intents-stop = Aufheben
intents-over = Von selbst beendet:
intents-seen = OK
intents-tried = So vorab entscheiden:
intents-so = So entscheiden
trial-anyone = Von hier an auf einer Kopie, die nur du siehst, Züge ausprobieren: für dich und für die anderen
trial-for = Du ziehst jetzt für { $name }, nur auf deiner Kopie.
branch-name = Name dieser Variante
branch-note = Notiz
branch-keep = Behalten
branches = Meine Varianten (in diesem Browser)
branch-remove = Entfernen
lesson-link = Mit einem ersten Spiel lernen
lesson-step = { $step } von { $of }
lesson-you = Anna
lesson-other = Berta
lesson-third = Carlo
lesson-back = Zurück
lesson-show = Mach es für mich
lesson-otherwise = Das wäre auch erlaubt. Hier geht die Lektion aber so weiter: { $due }. Wähle das oder drücke „Mach es für mich“.
lesson-done = Bis hierher hast du dein erstes Spiel gespielt.
lesson-seen = Jetzt kennst du das Wichtigste. Der Rest kommt beim Spielen.
lesson-count = { $count ->
    [one] Dieses erste Spiel war eine Entscheidung lang.
   *[other] Dieses erste Spiel war { $count } Entscheidungen lang.
}
lesson-play = Ein richtiges Spiel spielen
lesson-no-script = Ein geführtes Spiel braucht die Skripte des Browsers: Ohne sie lässt sich hier nichts wählen. Die Regeln in Kürze lassen sich auch so lesen.
aids = Hilfen für alle
aids-on = mit Hilfen
aids-off = ohne Hilfen
aids-hint = Hilfen zeigen, was eine Entscheidung bringt; man kann etwas ausprobieren und im Voraus entscheiden.
undo-how = Zurücknehmen
undo-free = auch nach Antworten der Bots; wer allein spielt, auch nach Zufall
undo-fair = auch hinter Bots zurück; niemand wird gebeten, weiter zurückzugehen
undo-strict = nur, bis jemand oder der Zufall geantwortet hat
transcript-later = Die Mitschrift gibt es, wenn das Spiel aus ist.
dice-link = Ehrliche Würfel
dice-head = Ehrliche Würfel
dice-text = Was der Zufall an diesem Tisch bringt, wird aus einer einzigen geheimen Zahl gezogen. Das Siegel unten wurde vor dem ersten Zug aus ihr gemacht. Notiere es: Passt die Zahl, die nach der Partie offengelegt wird, zu diesem Siegel, so hat sie unterwegs niemand geändert, auch der Gastgeber nicht.
dice-seal = Siegel (SHA-256)
dice-seed = Zahl
dice-later = Sie wird offengelegt, wenn die Partie zu Ende ist.
dice-check = In der Mitschrift steht, der wievielte Wurf jeder Zufallszug war. Dies zieht sie alle noch einmal und vergleicht:
close-table = Diesen Tisch schließen
board-aged = Alter Stand von { $time }
connection-lost = Die Verbindung ist weg: Das ist der Stand von { $time } Uhr. Sie wird wieder aufgebaut …
tables-lost = Der Server antwortet nicht: Diese Liste ist vielleicht veraltet.
request-failed = Der Server hat nicht geantwortet. Bitte noch einmal versuchen.

## What goes wrong

page-error = Das hat nicht geklappt
error-bad = Diese Anfrage ist nicht zu verstehen: { $detail }
error-no-object = Der Inhalt dieser Anfrage muss ein JSON-Objekt sein: Felder in geschweiften Klammern.
error-cookie = Dein Cookie ist hier nicht bekannt. Öffne den Tisch noch einmal über seinen Link.
error-token = Das braucht ein Token, unter dem hier jemand bekannt ist.
error-no-seat = Du hast an diesem Tisch keinen Platz.
error-not-yours = Das ist nicht dein Platz.
error-origin = Anfragen von fremden Seiten werden nicht angenommen.
error-secret = Die Mitschrift würde Geheimes verraten; es gibt sie, wenn das Spiel aus ist.
error-not-found = Diese Seite gibt es nicht.
error-no-table = Diesen Tisch gibt es nicht.
error-no-link = Dieser Link führt nirgends hin: Er wurde benutzt, erneuert oder zurückgezogen. Bitte um einen neuen.
error-link-expired = Dieser Link ist abgelaufen: Links für ein anderes Gerät gelten einen Tag. Hol dir am Tisch einen neuen.
error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-method = So lässt sich diese Seite nicht aufrufen.
error-late = Diese Frage ist nicht mehr offen. Du siehst den Tisch, wie er jetzt steht.
error-not-fair = Das geht nicht mehr: Das Spiel ist weitergegangen.
error-seat-taken = Auf diesem Platz sitzt schon jemand.
error-closed = Dieser Tisch ist geschlossen.
error-other-data = Dieser Tisch begann mit der Schachtel { $named }, die hier nicht bekannt ist; dieser Server spielt mit { $known }. Nichts ist verloren: Wo die Schachtel bekannt ist, geht es weiter.
relic-hope = Sobald die Datei mit dieser Schachtel im Ordner „boxes“ des Datenordners liegt, geht es beim nächsten Besuch weiter.
relic-names = Am Tisch: { $names }
relic-when = Begonnen am { $began }, zuletzt aktiv am { $last }.
relic-moves = { $count ->
    [one] Die Partie hat bisher einen Zug.
   *[other] Die Partie hat bisher { $count } Züge.
}
relic-log = Was aufgeschrieben ist
relic-all = Alle { $count } Einträge zeigen
relic-hidden = Was entschieden und gezogen wurde, bleibt verborgen, bis die Partie zu Ende ist.
relic-download = Die Einträge herunterladen, wie sie aufgeschrieben sind (keine Mitschrift: ohne die Schachtel spielt sie niemand nach)
entry-opened = Der Tisch wurde eingerichtet.
entry-seated = { $name } hat Platz genommen.
entry-move = { $name } hat entschieden.
entry-chance = Der Zufall hat entschieden.
entry-undo = { $name } hat einen Zug zurückgenommen.
entry-redo = { $name } hat einen Zug wiederholt.
entry-withdraw = { $name } hat eine Antwort zurückgezogen.
entry-closed = Der Tisch wurde geschlossen.
entry-left = { $name } hat aufgegeben.
entry-stood-in = Ein Bot spielt für { $name }.
entry-returned = { $name } spielt wieder selbst.
entry-timed-out = Die Zeit von { $name } war um.
entry-voted = { $name } hat abgestimmt.
entry-wanted-close = { $name } hat gesagt, ob der Tisch schließen soll.
entry-nights = { $name } hat gesagt, wann die eigene Uhr stillsteht.
entry-slept = Kein Server lief, und die Uhren standen still.
entry-asked-undo = { $name } hat gebeten, zurückzugehen.
entry-answered-undo = { $name } hat geantwortet.
box = Gedruckte Werte
box-built-in = Die Schachtel, wie wir sie kennen
box-twin = { $name } ({ $hash })
box-corrects = { $name }, verbessert { $parent }
box-named = „{ $name }“
box-parent = Verbessert: { $parent }
rules-one-by-one = { $count } Regeln einzeln
ours-link = Alle gedruckten Werte, jeder mit seiner Herkunft
values-head = { $game }: was in der Schachtel gedruckt ist
values-names = Namen und Anmerkungen stehen hier wie in der Schachteldatei, auf Englisch.
values-file = Die Schachteldatei, zum Lesen oder Verbessern
back-to-setup = Zurück zum Einrichten
label-proposal = Vorschläge
label-inferred = Folgt aus dem, was bekannt ist
label-public = Auf öffentlichen Seiten gelesen
label-rules = Steht in der Regel
label-printed = An einem Exemplar gesehen
label-none = Regel oder öffentliche Seiten, wie die Schachteldatei sagt
box-proposals = Gespielt wird mit dem, was in „{ $name }“ gedruckt ist. { $count ->
    [0] Nichts davon gilt dort als Vorschlag.
    [one] Ein Wert gilt dort als Vorschlag.
   *[other] { $count } Werte gelten dort als Vorschläge.
}
box-numbers = Mit den Zahlen von: { $name }.
box-others = Die der oben gewählten Schachtel zeigen
box-hint = Wer die Schachtel besitzt, kann verbessern, was darin gedruckt ist; ein Tisch behält, womit er begann.
box-agreed = Gedruckt wie in: { $name } ({ $hash })
box-gone = Die gewählte Schachtel wird nicht mehr angeboten: Ihre Datei wurde geändert oder entfernt. Bitte wähle neu; alles andere ist, wie du es gelassen hast.
boxes-left-out = { $count ->
    [one] Eine Datei im Ordner „boxes“ des Gastgebers wird nicht angeboten:
   *[other] { $count } Dateien im Ordner „boxes“ des Gastgebers werden nicht angeboten:
}
boxes-left-out-more = und { $count } weitere
box-unread = { $file } lässt sich nicht lesen; das Protokoll des Servers sagt, warum.
box-unsound = { $file }: „ingenio box check“ sagt, was daran nicht stimmt.
box-ours = { $file } hat dieselben Werte wie unsere eigene Schachtel.
box-default = { $file } hat dieselben Werte wie die Schachtel, die hier üblich ist.
box-same = { $file } hat dieselben Werte wie { $first }.
box-many = { $file }: Von jedem Spiel werden nur die ersten { $most } Dateien angesehen.
error-cannot-close = Nur wer einen Tisch eingerichtet hat, kann ihn schließen, und nur vor dem ersten Zug.
error-too-large = Diese Anfrage ist zu groß.
error-no-cookie = Dein Browser behält keine Cookies dieser Seite, ein Platz braucht aber eines. Erlaube sie und öffne den Link noch einmal.
error-not-maker = Das darf nur, wer den Tisch eingerichtet hat.
error-too-many = Das war zu viel auf einmal. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-slow = Die Anfrage kam zu langsam an.
error-boxes-full = Seit dem Start dieses Servers wurde mit so vielen verschiedenen Schachteln dieses Spiels gespielt, dass keine weitere dazukommen kann, bis er neu gestartet wird. Nichts ist verloren, und alle anderen Tische spielen weiter.
error-crowded = Hier wird an so vielen Tischen gespielt, dass gerade kein weiterer Platz hat. Bitte versuche es gleich noch einmal.
error-unwritable = Im Moment kann nichts gespeichert werden; deshalb wurde nichts geändert. Versuche es gleich noch einmal.
error-outdated = Ein neueres Ingenio hat die Datenbank verändert: Dieser Server speichert nichts mehr und muss durch das neuere ersetzt werden. Es wurde nichts geändert.
error-uncertain = Die Verbindung zum Speicher ist beim Sichern abgebrochen: Sieh nach, ob es geschehen ist, bevor du es noch einmal versuchst.
error-unreadable = Die Tische können im Moment nicht gelesen werden. Versuche es später oder sag dem Betreiber dieses Servers Bescheid.
error-damaged = Die Datei mit den Tischen ist beschädigt oder weg. Bis sich der Betreiber dieses Servers darum gekümmert hat, wird nichts gespeichert; es wurde nichts geändert.
error-damaged-table = Dieser Tisch ist nicht zu lesen: Was von ihm aufgeschrieben wurde, ist beschädigt. An anderen Tischen geht es weiter. Sag dem Betreiber dieses Servers Bescheid.
error-internal = Bei uns ist etwas schiefgegangen. Es wurde nichts geändert.
desk = Verlauf und Tisch
mover-asked = du bist am Zug
mover-past = Rückblick
mover-thinks = denkt nach
mover-waits = ist am Zug
keys-head = Tasten
keys-choice = Eine Möglichkeit nach ihrem Platz ansteuern
keys-enter = Sie wählen
keys-back = Einen Schritt zurück
keys-undo = Zurücknehmen
keys-redo = Wiederholen
keys-try = Etwas ausprobieren, ohne es zu tun
keys-rotate = Plättchen drehen, mit Umschalt anders herum
keys-pass = „Passen“ ansteuern
keys-accounts = Die Abrechnung öffnen
keys-past = Auf dem Regler: durch die Partie, Zug für Zug oder Runde für Runde
keys-help = Diese Liste zeigen und schließen
keys-close = Schließen
rewound = { $name } ist hierher zurückgegangen; der Zufall hat neu entschieden.
pace = Züge der anderen
pace-off = ▶ Sofort
pace-quick = ▶ Schnell
pace-usual = ▶ Einzeln
pace-slow = ▶ Langsam
pace-skip = Überspringen
tab-accounts = Abrechnung
site-about = Vier Brettspiele aus der Karibik im Browser: Die Regeln werden eingehalten, Freunde und Bots setzen sich dazu, nichts geht verloren.
join-about = { $host } lädt dich zu { $game } ein. { $free ->
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}

## The end

amount-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
amount-money = ${ $count }
round-number = Runde { $number }
over-wins-points = { $name } gewinnt mit { $count ->
    [one] einem Punkt
   *[other] { $count } Punkten
} Vorsprung
over-wins-money = { $name } gewinnt mit ${ $count } Vorsprung
over-wins-tie = { $name } gewinnt bei Gleichstand
over-shared = { $names } teilen sich den Sieg
over-names = { $names } und { $last }
over-about = { $game } · { $players } Spieler · { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}
over-rematch = Revanche
over-rematch-about = Derselbe Tisch noch einmal, alle einen Platz weiter
over-replay = Nachspielen
over-share = Teilen
over-share-done = Der Link zu diesem Tisch ist kopiert.
over-download = Herunterladen
over-came-points = Woher die Punkte kamen
over-came-money = Woher das Geld kam
over-made = Woraus das Vermögen besteht
over-numbers = Wertung nach Herkunft
over-source = Herkunft
over-total = Gesamt
over-difference = { $other } liegt { $behind } hinter { $name }. Der größte Unterschied: { $source }, { $more }.
over-difference-tie = { $name } und { $other } sind gleichauf. Der größte Unterschied: { $source }, { $more }.
over-turns = Wann sich das Blatt wendete
over-lead = { $round }: { $name } übernimmt die Führung von { $other }.
over-gain = { $round }: { $name } gelingt der beste einzelne Zug: { $amount }, vor allem { $source }.
over-chart-points = Punkte, Runde für Runde
over-chart-money = Vermögen, Runde für Runde
over-chart-ahead = Vorsprung vor dem Durchschnitt
over-chart-numbers = Die Zahlen
over-start = Start
over-after = Nach
over-thanks = Danke für das Spiel, { $names }!

## Was der Gastgeber sagt, und die Seite für ihn
host-says = Vom Gastgeber:
host-heard = Ausblenden
admin-title = Für den Gastgeber
admin-password = Passwort
admin-enter = Anmelden
admin-wrong = Das ist nicht das Passwort.
admin-leave = Abmelden
admin-health = Zustand
admin-version = Version
admin-store = Die Tische liegen in
admin-ready = nimmt Züge an
admin-not-ready = nimmt nichts an
admin-size = Größe
admin-started = Dieser Server gestartet
admin-nodes = Server
admin-message = Eine Nachricht an alle
admin-message-about = Sie steht auf jeder Seite, bis du sie zurücknimmst.
admin-message-text = Nachricht
admin-say = Allen sagen
admin-take-back = Zurücknehmen
admin-open = { $count ->
    [one] Ein offener Tisch
   *[other] { $count } offene Tische
}
admin-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
admin-close = Schließen
admin-close-about = Dort kann niemand mehr ziehen, und das lässt sich nicht zurücknehmen. Was gespielt wurde, bleibt lesbar.
