## Anmelden
sign-in = Anmelden
sign-in-about = Mit Namen und Passwort kennt man dich auf jedem Gerät.
sign-in-along = { $count ->
    [one] Der Tisch dieses Browsers kommt mit und gehört dir auf jedem Gerät.
   *[other] Die { $count } Tische dieses Browsers kommen mit und gehören dir auf jedem Gerät.
} Wo du schon am selben Tisch sitzt, gehören dir beide Plätze, und du siehst, was beide sehen dürfen.
sign-in-name = Name
sign-in-password = Passwort
sign-in-wrong = Diesen Namen mit diesem Passwort hat hier niemand.
sign-in-lost = Passwort verloren?
sign-up = Behalten, was dir gehört
sign-up-about = Gib dir einen Namen und ein Passwort: Alle Tische dieses Browsers bleiben deine, auch auf anderen Geräten. Mehr wird nicht gefragt.
sign-up-do = Behalten
sign-up-password = Passwort, mindestens { $least } Zeichen
sign-up-taken = Diesen Namen hat schon jemand. Bitte wähle einen anderen.
sign-up-alike = Der Name ist mit dem einer anderen Person hier zu verwechseln. Bitte wähle einen, der anders aussieht.
sign-up-reserved = Der Name ist mit dem Gastgeber oder diesem Server zu verwechseln, darum heißt niemand so. Bitte wähle einen anderen.
sign-up-no-name = Bitte wähle einen sichtbaren Namen mit bis zu 24 Zeichen, ohne das Wort für einen Bot.
sign-up-short = Das Passwort braucht mindestens { $least } Zeichen.
recover = Passwort verloren
recover-about = Einer deiner Notfall-Codes öffnet dein Konto einmal. Überall sonst wirst du abgemeldet.
recover-code = Notfall-Code
recover-new = Neues Passwort, mindestens { $least } Zeichen
recover-do = Passwort setzen
recover-wrong = Diesen Namen mit diesem Notfall-Code hat hier niemand.

## Was mir gehört
me-title = Du
me-signed-in = Du bist angemeldet als { $name }.
me-sign-out = Abmelden
me-sessions = Wo du angemeldet bist
me-session-here = dieser Browser
me-session-unknown = ein Browser
me-session-seen = { $days ->
    [0] heute benutzt
    [1] gestern benutzt
   *[other] zuletzt vor { $days } Tagen benutzt
}
me-session-end = Beenden
me-tokens = Programme
me-tokens-about = Ein Programm mit einem Schlüssel von dir spielt in deinem Namen.
me-tokens-none = Kein Programm hat einen Schlüssel.
me-token-called = Wie heißt das Programm?
me-token-make = Schlüssel ausstellen
me-token-title = Ein Schlüssel für { $name }
me-token-once = Er wird nur dieses eine Mal gezeigt. Wer ihn hat, spielt in deinem Namen, bis du ihn beendest.
me-token-text = Schlüssel
me-password = Passwort ändern
me-password-about = Überall sonst wirst du abgemeldet, und die Schlüssel von Programmen enden.
me-password-old = Dein Passwort
me-password-do = Ändern
me-token-unnamed = Ein Programm, das einen Schlüssel bekommt, braucht einen Namen.
me-password-wrong = Das ist nicht dein Passwort.
me-password-done = Das Passwort ist geändert. Überall sonst bist du abgemeldet.
me-codes = Notfall-Codes
me-codes-left = { $count ->
    [0] Du hast keine mehr.
    [one] Du hast noch einen.
   *[other] Du hast noch { $count }.
}
me-codes-make = Zehn neue machen
me-codes-title = Deine Notfall-Codes
me-codes-about = Jeder öffnet dein Konto einmal, wenn das Passwort verloren ist. Drucke sie oder schreibe sie auf: Sie werden nur dieses eine Mal gezeigt.
me-codes-before = Die früheren gelten nicht mehr.
me-codes-done = Weiter
me-export = Alles, was dir gehört
me-export-about = Dein Name, wo du angemeldet bist, und deine Tische mit ihren Mitschriften, soweit diese kein Geheimnis verraten.
me-export-do = Herunterladen
me-leave = Konto löschen
me-leave-about = Name und Passwort werden vergessen, und du wirst überall abgemeldet. Niemandes Spiel wird gelöscht: Deine Plätze bleiben und sagen, dass jemand gegangen ist. Das lässt sich nicht zurücknehmen.
me-leave-do = Konto löschen
me-deleted = Dein Konto ist gelöscht
me-deleted-about = Dein Name und dein Passwort sind vergessen, und du bist überall abgemeldet. Deine Plätze bleiben und sagen, dass jemand gegangen ist.

## Die Lobby
lobby-title = Offene Tische
lobby-about = Hier darf jeder einen freien Platz nehmen.
lobby-none = Gerade wartet kein Tisch auf Mitspieler. Richte einen ein und biete ihn hier an.
lobby-free = { $count ->
    [one] Ein freier Platz
   *[other] { $count } freie Plätze
}
lobby-running = Das Spiel läuft: { $count ->
    [one] Dieser Platz ist frei, weil niemand mehr kam.
   *[other] Diese Plätze sind frei, weil dort niemand mehr kam.
}
lobby-mine = Zum Tisch
lobby-newer = Neuere
lobby-older = Ältere
listed = Mitspieler finden
listed-who = Wer darf die offenen Plätze nehmen?
listed-private = Wer den Link hat
listed-public = Alle, über die Liste offener Tische
listed-told = Alle finden diesen Tisch in der Liste offener Tische.
unlisted-told = Dieser Tisch steht in keiner Liste: Wer einen Link hat, findet ihn.
listed-days = Tage, bis er die Liste verlässt

## Time and absence
pace-head = Zeit und Abwesenheit
pace = Tempo
pace-none = Ohne Uhren
pace-live = Live: Minuten je Zug
pace-turns = Zug um Zug: Tage je Zug
pace-minutes = Minuten je Zug
pace-reserve = Weitere Minuten für das ganze Spiel
pace-days = Tage je Zug
pace-told-none = Keine Uhren. Hat sieben Tage lang nichts getan, wer entscheiden soll, stimmen die anderen ab, ob ein Bot weiterspielt.
pace-none-about = Hat sieben Tage lang nichts getan, wer entscheiden soll, werden die anderen gefragt, ob ein Bot weiterspielt. Wer allein mit Bots spielt, auf den wird gewartet.
pace-told-live = Uhren: { $minutes ->
    [one] eine Minute je Zug
   *[other] { $minutes } Minuten je Zug
}{ $reserve ->
    [0] {""}
    [one] , eine weitere für das ganze Spiel
   *[other] , { $reserve } weitere für das ganze Spiel
}
pace-told-turns = Uhren: { $count ->
    [one] ein Tag je Zug
   *[other] { $count } Tage je Zug
}
then = Wenn die Zeit um ist
then-told = Wenn die Zeit um ist: { $then }
then-turn = ein Bot spielt diesen Zug
then-bot = ein Bot spielt bis zur Rückkehr
then-pass = sie passen; wo die Regeln das verbieten, spielt ein Bot
then-vote = die anderen stimmen ab, ob ein Bot weiterspielt
then-offer = ein Bot spielt weiter, und jemand anderes kann den Platz nehmen: über einen Link, den die anderen teilen, und in der Lobby, wenn der Tisch dort steht
then-short-pass = sie passen, wo das erlaubt ist
then-short-vote = die anderen stimmen ab
then-short-offer = ein Bot, bis jemand übernimmt
abandoned = Tage ohne jemanden, bis der Tisch sich selbst schließt
abandoned-told = Kommt niemand mehr, schließt sich der Tisch nach { $count ->
    [one] einem Tag
   *[other] { $count } Tagen
} von selbst.
ends-itself = Kommt vorher niemand, schließt sich dieser Tisch
in-minutes = { $count ->
    [0] jetzt
    [one] in einer Minute
   *[other] in { $count } Minuten
}
in-hours = { $count ->
    [one] in einer Stunde
   *[other] in { $count } Stunden
}
in-days = { $count ->
    [one] in einem Tag
   *[other] in { $count } Tagen
}
clock-goes = Zeit übrig, die Uhr läuft
clock-rests = Zeit übrig; nachts steht die Uhr
clock-stands = Zeit übrig
clock-days = { $more } T { $less } Std
clock-hours = { $more } Std { $less } Min
time-left = noch { $time }
clock-reserve = Für das ganze Spiel
together-head = Aufgeben, ein Bot für eine Weile, schließen
stand-in = Einen Bot für mich spielen lassen
stand-in-about = Bis du deinen Platz zurücknimmst:
away-now-turn = Die Zeit von { $name } war um: Ein Bot spielt diesen Zug.
away-return = Wieder selbst spielen
away-left = { $name } hat aufgegeben; ein Bot spielt weiter.
away-now-return = Ein Bot spielt für { $name }.
stands-turn = Ein Bot spielt diesen Zug für { $name }
stands-return = Ein Bot spielt für { $name } bis zur Rückkehr
stands-offered = Ein Bot spielt für { $name }; jemand anderes kann den Platz nehmen
stands-left = { $name } hat aufgegeben; ein Bot spielt weiter
stands-decided = Ein Bot hat für { $name } entschieden
away-deserted = Niemand ist mehr da, deshalb warten auch die Bots, bis wieder jemand mitspielt.
nights-about = Zu diesen Zeiten steht deine Uhr jeden Tag still (was du änderst, während sie geht, gilt ab deinem nächsten Zug):
nights-wrong = Eine Nacht beginnt und endet zu einer Uhrzeit und dauert höchstens zwölf Stunden; die Uhr, wo du wohnst, ist eine aus der Liste.
nights-now = Deine Uhr steht von { $from } bis { $to } UTC still.
nights-none = Meine Nächte ausschalten
nights-not = Du hast hier noch keine Nächte: Deine Uhr geht zu jeder Stunde.
nights-from = Von
nights-to = bis
nights-zone = wo du wohnst
nights-keep = Meine Nächte merken
close-all = Den Tisch schließen, wenn alle zustimmen
close-not = Doch nicht schließen
close-asked = { $names } möchte diesen Tisch schließen. Er schließt, wenn alle zustimmen; wer sieben Tage lang nicht antwortet, auf den wird nicht gewartet.
close-agree = Ich stimme zu
close-refuse = Ich spiele lieber weiter
close-open = Alle sind gefragt, ob dieser Tisch geschlossen wird. Noch nicht zugestimmt: { $names }.
close-about = Niemand kann sich dort mehr hinsetzen. Wer schon dort sitzt, behält ihn als geschlossenen in der Liste.
leave = Aufgeben …
leave-about = Ein Bot spielt für dich bis zum Ende. Du kannst nicht zurück und bist in jeder Wertung Letzter. Die anderen behalten ihr Spiel.
leave-sure = Ja, aufgeben
has-left = hat aufgegeben
was-away = war am Ende nicht da
vote-asked = Die Zeit von { $name } ist um. Soll ein Bot spielen, bis die Person zurückkehrt?
vote-asked-silent = { $name } hat seit sieben Tagen nichts getan. Soll ein Bot spielen, bis die Person zurückkehrt?
vote-so-far = Dafür: { $pro }, dagegen: { $contra }.
vote-how = Mehr als die Hälfte aller entscheidet sofort, sonst am Ende, wer abgestimmt hat. Gleichstand oder keine Stimme heißt: ein Bot.
vote-ends = Die Abstimmung endet
vote-yes = Ein Bot soll spielen
vote-no = Warten
offer-now = Die Zeit von { $name } war um. Ein Bot spielt weiter; wer diesen Link öffnet, kann den Platz nehmen, falls { $name } nicht vorher zurückkommt:
away-offered = Jemand anderes kann diesen Platz nehmen, bis du ihn zurücknimmst.
join-instead = { $game } läuft an diesem Tisch, aber die Zeit von { $name } war um. Du kannst diesen Platz nehmen.
join-instead-means = Du siehst, was der Platz sieht, und spielst ihn zu Ende; wer ihn verlassen hat, hat ihn aufgegeben. Für diesen Platz zählt das Ergebnis in keiner Wertung.
lend-about = Jemand am Tisch darf für dich ziehen, bis du es anders sagst; der Verlauf nennt es jedes Mal.
lend-do = { $name } darf für mich ziehen
lend-not = { $name } soll nicht mehr für mich ziehen
lent-may = { $name } ist gefragt und erlaubt dir, den Zug zu machen.
lent-do = Für { $name } ziehen
lent-now = Du ziehst für { $name }.
lent-leave = Zurück zu meinem Platz
vote-own = Deine Zeit ist um, { $name }: die anderen entscheiden, ob ein Bot für dich spielt. Wer zieht oder sagt, dass er da ist, spielt weiter.
vote-own-silent = Du hast seit sieben Tagen nichts getan, { $name }: die anderen entscheiden, ob ein Bot für dich spielt. Wer zieht oder sagt, dass er da ist, spielt weiter.
vote-here = Ich bin da
back-to-here = Bitten, hierher zurückzugehen
back-head = Um { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} zurückgehen?
back-about = All das würde verschwinden. Wer seither etwas entschieden hat, wird zuerst gefragt; ein neuer Zug beendet die Frage.
back-ask = Die anderen fragen
join-agreed = Was hier vereinbart ist
back-own = Die anderen fragen, ob deine letzte Entscheidung zurückgenommen werden darf
back-show = Das Brett ansehen, wie es dann wäre
back-withdraw = Doch nicht fragen
undo-brief-free = Frei, weiter mit Zustimmung
undo-brief-fair = Frei, ohne zu fragen
undo-brief-strict = Bis jemand antwortet
undo-asked = weiter zurück, wenn alle zustimmen, die seither etwas entschieden haben
back-asked = { $name } möchte { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} zurückgehen.
back-waits = Die anderen müssen noch antworten.
answer-yes = Zustimmen
answer-no = Ablehnen

## What happened besides the moves
aside-left = { $name } hat aufgegeben; ein Bot spielt weiter.
aside-stood-in-wish = { $name } lässt eine Weile einen Bot spielen.
aside-stood-in-vote = Ein Bot spielt für { $name }: Die anderen haben es so beschlossen.
aside-stood-in-tie = Ein Bot spielt für { $name }: Ebenso viele waren dafür wie dagegen.
aside-stood-in-silence = Ein Bot spielt für { $name }: Niemand hat rechtzeitig abgestimmt.
aside-stood-in-alone = Ein Bot spielt für { $name }: Es ist niemand da, der gefragt werden könnte.
aside-returned = { $name } spielt wieder selbst.
aside-timed-out-turn = Die Zeit von { $name } war um: Ein Bot spielt diesen Zug.
aside-timed-out-bot = Die Zeit von { $name } war um: Ein Bot spielt bis zur Rückkehr.
aside-timed-out-pass = Die Zeit von { $name } war um: Es wird gepasst, wo die Regeln das erlauben; sonst spielt ein Bot diesen Zug.
aside-timed-out-vote = Die Zeit von { $name } war um: Die anderen stimmen ab.
aside-timed-out-silent = { $name } hatte seit sieben Tagen nichts getan: Die anderen stimmen ab.
aside-timed-out-wait = Die anderen haben über { $name } abgestimmt: Sie warten noch einmal so lange wie ein Zug.
aside-timed-out-offer = Die Zeit von { $name } war um: Ein Bot spielt weiter, und jemand anderes kann den Platz nehmen.
aside-voted-yes = { $name } ist für einen Bot an der Stelle von { $other }.
aside-voted-no = { $name } würde auf { $other } warten.
aside-wanted-close-yes = { $name } möchte den Tisch schließen.
aside-wanted-close-no = { $name } möchte den Tisch doch nicht schließen.
aside-nights = { $name } hat gesagt, zu welchen Stunden die eigene Uhr stillsteht.
aside-asked-undo = { $name } hat gebeten, zurückzugehen.
aside-answered-undo-yes = { $name } hat zugestimmt.
aside-answered-undo-no = { $name } hat abgelehnt.
aside-undo = { $name } ging um { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} zurück: Alle Gefragten hatten zugestimmt.
aside-withdrew-undo = { $name } fragt nicht mehr, ob es zurückgehen darf.
aside-closed-all = Alle zusammen haben den Tisch geschlossen.
aside-closed-nobody = Es kam niemand mehr: Der Tisch hat sich geschlossen.
aside-closed-host = Der Gastgeber hat den Tisch geschlossen.
aside-closed-maker = Der Tisch wurde vor dem Spiel geschlossen.
error-bot-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
error-not-now = Das geht jetzt nicht, oder niemand hat danach gefragt.
error-refused = Das wurde gerade abgelehnt. Du kannst nach dem nächsten Zug wieder fragen oder in { $minutes ->
    [one] einer Minute.
   *[other] { $minutes } Minuten.
}
sat-before = jemand vor { $name }
aside-took-over = { $name } hat diesen Platz von jemandem übernommen, der nicht kam.
aside-took-over-known = { $name } hat diesen Platz von { $before } übernommen. Wer dort saß, kam nicht.
aside-lent-yes = { $other } darf jetzt für { $name } ziehen.
aside-lent-no = { $other } darf nicht mehr für { $name } ziehen.
aside-moved-for = { $name } hat diesen Zug für { $other } gemacht.
error-sits-here = Du sitzt schon an diesem Tisch: Dieser Platz ist für jemand anderen.
error-not-lent = Das ist nicht dein Platz, und wer dort sitzt, hat dir nicht erlaubt, dafür zu ziehen.
error-hand-hidden = An diesem Tisch ist etwas vor den anderen verborgen: Hier zieht niemand für jemand anderen.
## The house
privacy = Datenschutz
privacy-nothing = Was nicht geschieht
privacy-nothing-text = Es gibt keine Werbung, niemand zählt Besucher, und die Seiten laden nichts von anderswo. Du kannst ohne Konto spielen.
privacy-cookies = Cookies
privacy-cookies-text = Ein Cookie zeigt, dass du es bist, damit deine Plätze deine bleiben; hier wird nur ein Hash davon aufbewahrt. Weitere halten Sprache und Licht fest, wenn du sie wählst, und welche Mitteilung des Gastgebers du ausgeblendet hast. Wer sich abmeldet, lässt eines zurück, das sonst nichts sagt: Mit ihm hält dich in diesem Browser niemand auf, der anderswo Passwörter für deinen Namen rät.
privacy-tables = Tische
privacy-tables-text = Die Namen, die Spieler angeben, ihre Züge und deren Zeit bleiben so lange wie der Tisch, auch wenn das Spiel aus ist. Wer die Adresse eines Tisches hat, kann zusehen. Übernimmt jemand deinen Platz, weil deine Zeit um war, so wird das für dich behalten, bis du es gelesen hast, höchstens 30 Tage.
privacy-account = Konten
privacy-account-text = Aufbewahrt werden der Name, was ein langsamer Hash aus dem Passwort gemacht hat, und wo du angemeldet bist: der Name des Browsers und seines Systems und der Tag, an dem er zuletzt benutzt wurde. Du kannst alles herunterladen oder löschen; deine Plätze sagen dann, dass jemand gegangen ist.
privacy-address = Netzadressen
privacy-address-text = Deine Adresse ist im Arbeitsspeicher, solange du verbunden bist, und höchstens eine halbe Stunde länger, damit niemand zu viel verlangt. Sie wird weder auf die Platte noch ins Protokoll des Servers geschrieben. Was ein Proxy vor diesem Server aufschreibt, kann dir der Gastgeber sagen.
privacy-notices = Nachrichten
privacy-notices-text = Wenn du dir Nachrichten schicken lässt, bleiben die Adresse, die du nennst oder unter der dein Browser zu erreichen ist, und deine Ruhezeiten, bis du sie entfernst, und was geschickt wurde 30 Tage lang. Der Push-Dienst des Browser-Herstellers sieht, dass etwas geschickt wird, aber nicht was.
privacy-mail = E-Mail
privacy-mail-text = Du wirst nach keiner E-Mail-Adresse gefragt, und keine wird aufbewahrt.
privacy-mail-sent = Du musst keine E-Mail-Adresse angeben. Tust du es, bleibt sie, bis du sie entfernst oder dein Konto löschst, und dient nur einem neuen Passwort und den Nachrichten, die du einschaltest. Niemand sonst sieht sie.
privacy-backups = Sicherungen
privacy-backups-text = Was du löschst, ist hier sofort weg. In Sicherungen, die der Gastgeber vielleicht gemacht hat, bleibt es, bis diese gelöscht werden.
contact = Kontakt
contact-about = Dieser Server wird betrieben von:
contact-none = Wer diesen Server betreibt, hat keinen Kontakt genannt.
whose = Wessen Spiele das sind
whose-about = Ingenio ist ein inoffizielles Fanprojekt. Die Spiele und ihre Namen gehören ihren Autoren und Verlagen. Die Regeln sind mit eigenen Worten erzählt, und alle Zeichnungen sind unsere. Wem hier ein Spiel gefällt, dem wird auch seine Schachtel gefallen.
whose-program = Das Programm ist freie Software unter der MIT-Lizenz oder der Apache-Lizenz 2.0, ganz nach Wunsch.
error-no-lobby = Auf diesem Server werden Tische nicht für alle angeboten; zu jedem führt ein Link. Der Gastgeber kann sie anbieten, indem er einen Kontakt nennt.

## Notices
notices-title = Nachrichten
notices-about = Erfahre, wenn du am Zug bist, wenn andere dich fragen, einladen oder erwähnen, wenn ein Bot oder jemand anderes deinen Platz hat und wenn ein Spiel aus ist oder geschlossen wird, auch wenn du gerade nicht hinsiehst.
notices-choose = Wählen, wo
notices-page = In diesem Browser
notices-page-about = Solange eine Seite von dir im Hintergrund offen ist: Titel und Symbol zeigen es immer, das Übrige nach Wunsch.
notices-sound = Ein kurzer Ton
notices-desktop = Eine Meldung auf dem Bildschirm
notices-denied = Dein Browser erlaubt keine Meldungen von hier.
notices-webhooks = Über einen Webhook
notices-webhooks-about = Eine Nachricht geht an eine Adresse von dir, etwa einen Webhook von Discord oder Slack oder eine Brücke zu Matrix.
notices-target = Die Adresse
notices-add = Hinzufügen
notices-try = Ausprobieren
notices-remove = Entfernen
notices-off-unwanted = Aus: durch den Link in einer der Mails ausgeschaltet.
notices-off-ended = Aus: Dieser Browser möchte keine Meldungen mehr.
notices-off-failed = Aus: Fünf Nachrichten nacheinander ließen sich dorthin nicht melden.
notices-same = An diese Adresse wird schon gemeldet.
notices-too-many = Du hast so viele, wie du darfst: Entferne zuerst eine.
notices-record = Was dir gemeldet wurde
notices-record-about = Die letzten 30 Tage; was älter ist, wird vergessen.
notices-none = Noch nichts.
notice-try = So erfährst du, wenn du am Zug bist.
notice-tried = Es ist angekommen.
notice-turn = Du bist am Zug bei { $game }.
notice-turn-by = Du bist am Zug bei { $game } ({ $players }).
notice-left = Noch { $time }.
notice-table = Tisch { $table }.
notice-over = { $game } ist aus.
notice-over-by = { $game } ({ $players }) ist aus.
notice-over-won = { $game } ({ $players }) ist aus. Gewonnen: { $winners }.
notice-waiting = { $tries ->
    [0] wartet
    [one] wartet, einmal versucht
   *[other] wartet, { $tries }-mal versucht
}
notice-sent = gemeldet
notice-moot = nicht nötig
notice-failed = aufgegeben
notice-why-address = Das ist keine brauchbare Adresse.
notice-why-private = Das führt in ein privates Netz, was hier nicht erlaubt ist.
notice-why-unreached = Dort war niemand zu erreichen.
notice-why-untrusted = Es kam keine sichere Verbindung zustande.
notice-why-silent = Es kam nicht rechtzeitig eine Antwort.
notice-why-elsewhere = Es wurde anderswohin verwiesen; dem wird nicht gefolgt.
notice-why-refused = Es wurde dort abgelehnt ({ $status }).
quiet-title = Ruhezeiten
quiet-about = In dieser Zeit wird nichts gemeldet; was danach noch gilt, wird dann gemeldet.
quiet-begins = Von
quiet-ends = Bis
quiet-ahead = Deine Uhr
quiet-do = Speichern
quiet-wrong = Ruhezeiten brauchen Anfang und Ende.
quiet-now = Jeden Tag Ruhe von { $begins } bis { $ends }.
quiet-none = Ruhezeiten ausschalten
quiet-not = Noch keine: Dir wird zu jeder Stunde gemeldet.
quiet-same = Ruhezeiten beginnen und enden zu verschiedenen Zeiten.

## Post
mail = E-Mail
mail-about = Über eine bestätigte Adresse bekommst du ein neues Passwort, wenn deines verloren ist, und auf Wunsch Nachrichten. Niemand sonst sieht sie.
mail-address = Deine E-Mail-Adresse
mail-do = Adresse angeben
mail-is-confirmed = bestätigt
mail-pending = An { $address } ging ein Link. Er gilt einmal und einen Tag lang: Folge ihm, um die Adresse zu bestätigen.
mail-sent = Ein Link ist unterwegs. Folge ihm, um die Adresse zu bestätigen.
mail-unsent = Die Mail ließ sich gerade nicht verschicken. Bitte versuche es später noch einmal.
mail-bounced = Die Mail wurde dort abgelehnt. Bitte prüfe die Adresse.
mail-no-address = Das ist keine E-Mail-Adresse.
mail-confirm = Adresse bestätigen
mail-confirm-text = Jemand, hoffentlich du, hat diese Adresse für das Konto „{ $name }“ bei Ingenio angegeben. Folge innerhalb eines Tages diesem Link, um zu bestätigen, dass sie dir gehört. Wenn du es nicht warst, ist nichts zu tun.
mail-confirm-about = Gehört { $address } zum Konto „{ $name }“?
mail-confirm-do = Ja, bestätigen
mail-confirmed = Die Adresse ist bestätigt.
mail-recover = Ein neues Passwort
mail-recover-text = Jemand, hoffentlich du, möchte ein neues Passwort für „{ $name }“ bei Ingenio. Dieser Link gilt einmal und eine Stunde lang. Wenn du es nicht warst, ist nichts zu tun: Dein Passwort bleibt, wie es ist.
mail-changed = Dein Passwort wurde geändert
mail-changed-text = Das Passwort von „{ $name }“ bei Ingenio wurde neu gesetzt, über einen Link, der hierher ging, oder mit einem der Codes. Wenn du es nicht warst, setze hier ein anderes:
mail-used = Dieser Link wurde schon benutzt oder ist zu alt.
mail-foot = Du bekommst dies, weil du Nachrichten per E-Mail eingeschaltet hast. Ausschalten:
mail-off = Nachrichten per E-Mail
mail-off-about = Sollen an diese Adresse keine Nachrichten mehr gehen? Du kannst sie jederzeit wieder einschalten.
mail-off-do = Ausschalten
mail-is-off = Es gehen keine Nachrichten mehr per E-Mail an dich.
recover-mail-about = Wenn du eine E-Mail-Adresse bestätigt hast, geht ein Link für ein neues Passwort dorthin.
recover-mail-do = Link schicken
recover-by-code = Mit einem Notfall-Code
recover-sent = Wenn jemand mit diesem Namen eine E-Mail-Adresse bestätigt hat, ist ein Link dorthin unterwegs. Er gilt einmal und eine Stunde lang.
reset-about = Mit dem neuen Passwort bist du hier angemeldet und überall sonst abgemeldet.
notices-mail = Per E-Mail
notices-mail-about = Nachrichten gingen an { $address }.
notices-mail-do = Einschalten
notices-mail-none = Du hast noch keine Adresse bestätigt.
notices-on = Einschalten
notices-push = Auf diesem Gerät
notices-push-about = Dein Browser zeigt eine Nachricht, auch wenn keine Seite von Ingenio offen ist.
notices-push-do = In diesem Browser melden
notices-push-none = Dieser Browser kann das hier nicht.
notices-push-asking = Dein Browser wird gefragt …
notices-push-unreached = Dein Browser konnte seinen Push-Dienst nicht erreichen. Bitte versuche es später noch einmal.
notices-push-failed = Dieser Server hat nicht geantwortet. Bitte versuche es noch einmal.
notice-why-bounced = Die Mail wurde dort endgültig abgelehnt ({ $status }).
notice-why-deferred = Die Mail wurde vorerst nicht angenommen ({ $status }).
notice-why-ended = Dieser Browser möchte keine Meldungen mehr.

## My tables
tables-all = Alle meine Tische
tables-show = Welche Tische
tables-turn = Ich bin dran
tables-running = Laufend
tables-over = Beendet
tables-archived = Weggelegt
tables-any-game = Jedes Spiel
tables-none = Hier hast du noch keinen Tisch.
tables-first = Zu den neuesten
tables-put-away = Weglegen
tables-take-back = Zurückholen
over-won = { $names } gewinnt

## Invitations
asked-head = Einladungen
asked-now = { $count ->
    [one] Du bist zu einem Tisch eingeladen.
   *[other] Du bist zu { $count } Tischen eingeladen.
}
title-asked = ● Du bist eingeladen
state-called = Du wirst gefragt
state-deserted = Niemand ist da: die Bots warten
state-planning = Ein Brett zum Planen
asked-by = { $name } lädt dich zu diesem Tisch ein
asked-again = { $name } möchte eine Revanche
asked-decline = Ablehnen
asked-name = { $name } ist eingeladen.
asked-declined = { $name } hat abgelehnt.
ask-whom = Jemanden einladen, mit dem du gespielt hast:
ask-do = Einladen
ask-people = Mitspieler von früher einladen
ask-people-about = Sie finden den Tisch auf ihrer Startseite und nehmen dort mit einem Klick einen offenen Platz.
unfit-guests = Es sind mehr Leute eingeladen, als Plätze da sind.
error-not-met = Mit Namen einladen kannst du nur Leute, mit denen du hier schon gespielt hast.
notice-invited = Du bist zu einem Tisch { $game } eingeladen.
notice-invited-by = { $name } lädt dich zu einem Tisch { $game } ein.
notice-mentioned = Bei { $game } spricht dich jemand an.
notice-mentioned-by = { $name } erwähnt dich bei { $game } ({ $players }): „{ $said }“
notice-taken = Jemand anderes hat deinen Platz bei { $game } übernommen: Deine Zeit dort war um.
notice-taken-by = { $name } hat deinen Platz bei { $game } ({ $players }) übernommen: Deine Zeit dort war um.
notice-vote = Bei { $game } ist die Zeit von jemandem um: Soll ein Bot für die Person spielen?
notice-vote-by = Bei { $game } ({ $players }) ist die Zeit von { $name } um: Soll ein Bot für die Person spielen?
notice-back = Bei { $game } möchte jemand zurückgehen. Bist du einverstanden?
notice-back-by = { $name } möchte bei { $game } ({ $players }) zurückgehen. Bist du einverstanden?
notice-close = Jemand möchte euren Tisch { $game } schließen. Bist du einverstanden?
notice-close-by = { $name } möchte euren Tisch { $game } ({ $players }) schließen. Bist du einverstanden?
notice-closed = Dein Tisch { $game } wurde geschlossen.
notice-closed-by = Dein Tisch { $game } ({ $players }) wurde geschlossen.
notice-replaced = Deine Zeit bei { $game } war um: Ein Bot spielt für dich, bis du zurückkehrst.
notice-replaced-by = Deine Zeit bei { $game } ({ $players }) war um: Ein Bot spielt für dich, bis du zurückkehrst.
notice-absent = Deine Zeit bei { $game } ist um: Die anderen stimmen ab, ob ein Bot für dich spielt. Wer zieht oder sagt, dass er da ist, spielt weiter.
notice-absent-by = Deine Zeit bei { $game } ({ $players }) ist um: Die anderen stimmen ab, ob ein Bot für dich spielt. Wer zieht oder sagt, dass er da ist, spielt weiter.
lost-head = Plätze, die andere übernommen haben
lost-to = { $name } hat deinen Platz übernommen: Deine Zeit war um
lost-known = In Ordnung
lost-seat = Deine Zeit war um, und { $name } hat deinen Platz hier übernommen. Zusehen kannst du weiter.

## People
rated = Wertung
rated-yes = Zählt für die Wertung aller
rated-no = Zählt nicht
rated-told = Diese Partie wird gewertet.
rated-guests = Zählt nur für die Wertung, wenn alle Namen und Passwort haben; bisher ohne: { $names }.
rated-guest = Du hast weder Namen noch Passwort: Mit dir zählt sie für niemandes Wertung.
rated-taken = Jemand hat den Platz von jemandem übernommen, der nicht kam: Was aus diesem Platz wird, zählt für niemandes Wertung.
unrated-told = Diese Partie wird nicht gewertet.
rated-about = Eine Partie zählt, wenn alle Menschen am Tisch Namen und Passwort haben und jeder für einen Platz spielt. Sitzt ein Bot am Tisch, zählt sie getrennt: für die Bots und für das Spiel mit Bots. Wer aufgibt, ist Letzter.
rating-told = { $rating } ± { $more } nach { $games ->
    [one] einer gewerteten Partie
   *[other] { $games } gewerteten Partien
}
rating-provisional = etwa { $rating }, vorläufig nach { $games ->
    [one] einer gewerteten Partie
   *[other] { $games } gewerteten Partien
}
person-mine = So sehen mich andere
person-came = Beigetreten
person-nothing = Noch keine Partie beendet.
person-played = { $games ->
    [one] Eine Partie beendet, { $wins } gewonnen
   *[other] { $games } Partien beendet, { $wins } gewonnen
}
person-people = Wertung unter Menschen
person-bots = Wertung mit Bots am Tisch
person-latest = Letzte Partien
person-place = Platz { $place } von { $of }

## Talk
tab-talk = Reden
talk-title = Gespräch und Notizen
talk-none = Noch hat niemand etwas gesagt.
talk-none-read = Was hier gesagt wurde, ist von Leuten, die du nicht liest.
talk-reported = Gemeldet: Der Gastgeber dieses Servers wird es lesen.
talk-say-short = Etwas sagen
talk-say = Etwas sagen; @Name spricht jemanden an
talk-as = Sprechen als
talk-do = Sagen
talk-watchers = Die Zuschauer
talk-watchers-about = An diesem Tisch ist etwas verdeckt: Wer mitspielt, liest dies erst nach dem Ende.
talk-watchers-open = Auch wer mitspielt, liest dies.
talk-unknown = Wer zuschaut, braucht zum Mitreden Namen und Passwort.
talk-hidden = Der Gastgeber hat das ausgeblendet.
talk-more = Was man tun kann
talk-mute = { $name } nicht mehr anzeigen
talk-report = Dem Gastgeber melden
talk-muted = Dir nicht angezeigt:
talk-unmute = { $name } wieder anzeigen
talk-back = Zum Tisch
note-title = Meine Notizen, die nur ich sehe
note-do = Behalten
note-long = Eine Notiz hat höchstens { $most } Zeichen, diese hat { $count }. Sie ist noch nicht gemerkt: Kürze sie, sonst bleibt, was vorher da stand.
error-unsaid = Eine Nachricht hat zwischen 1 und 500 Zeichen.
error-silenced = Der Gastgeber dieses Servers hat dir das Wort entzogen.
admin-reports = { $count ->
    [0] Nichts wurde gemeldet
    [one] Eine Nachricht wurde gemeldet
   *[other] { $count } Nachrichten wurden gemeldet
}
admin-reported = { $count ->
    [one] einmal gemeldet
   *[other] { $count }-mal gemeldet
}
admin-hide = Ausblenden
admin-keep = Stehen lassen
admin-hidden = Von dir ausgeblendet
admin-show = Wieder zeigen
admin-silence = Das Wort entziehen
admin-silenced = { $name } darf nichts sagen.
admin-let = Wieder reden lassen
privacy-talk = Gespräche
privacy-talk-text = Was du an einem Tisch sagst, bleibt dort, bis du dein Konto löschst; was Spielende sagen, kann jeder lesen, der die Adresse des Tisches hat. Deine Notizen siehst nur du.
privacy-profile = Profile
privacy-profile-text = Mit einem Konto gibt es eine Seite über dich, die alle sehen können: dein Name, seit wann du dabei bist, wie viele Partien du beendet und gewonnen hast, und deine Wertungen. Sie verschwindet mit dem Konto.

## Nights
night-title = Meine Nächte
night-about = An neuen Tischen mit Tagen je Zug steht deine Uhr zu diesen Stunden still. An jedem Tisch kannst du es anders halten.
night-none = Du hast noch keine: Deine Uhr geht zu jeder Stunde.

## Eine Stellung geht anderswo weiter, und Partien von anderswo
dice-brought = Die Züge dieses Tisches stammen aus einer Datei, welche die Würfel des Tisches offenlegt, an dem sie gemacht wurden: das Siegel, das dort stand, und die Zahl. Jeder Zufallszug der Datei wurde beim Hochladen noch einmal aus ihr gezogen.
dice-unsealed = Dieser Tisch beginnt mit Zügen, die anderswo gemacht wurden, also auch mit dem Zufall von dort. Was der Zufall hier bringt, wird neu gezogen, aber es ist nicht versiegelt.
fork-head = { $game }: von einer Stellung aus weiter
fork-about = Mit der Stellung beginnt ein eigener Tisch: Der alte bleibt, wie er ist, und was der Zufall ab hier bringt, wird neu gezogen. Gewertet wird er nicht.
fork-hid = Was bis dahin verdeckt war, kann jeder am alten Tisch nachlesen.
fork-look = Die Stellung ansehen
fork-ply = { $last ->
    [one] Nach wie vielen Zügen? Es gibt einen.
   *[other] Nach wie vielen der { $last } Züge?
}
fork-how = Wie soll es weitergehen?
fork-board = Auf einem Brett zum Planen
fork-board-about = Alle Plätze sind deine, an diesem Bildschirm; sonst sieht ihn niemand.
fork-table = An einem Tisch mit anderen
fork-table-about = Andere oder Bots setzen sich zu dir.
fork-more = Zeit, Zurücknehmen und wer ihn findet
fork-here = Von hier aus weiterspielen
fork-link = Von einer Stellung aus anderswo weiter
fork-over = Ab einem Zug anders weiter
fork-from = { $count ->
    [0] Dieser Tisch beginnt mit der ersten Stellung eines anderen.
    [one] Dieser Tisch beginnt nach dem ersten Zug eines anderen.
   *[other] Dieser Tisch beginnt nach { $count } Zügen eines anderen.
}
aside-opened-table = Alles bis hier wurde an einem anderen Tisch gespielt; dieser geht von hier aus weiter.
aside-opened-file = Alles bis hier steht in einer hochgeladenen Datei und stimmt.
upload-from = { $count ->
    [one] Der erste Zug hier stammt aus einer hochgeladenen Datei. Er wurde geprüft.
   *[other] Die ersten { $count } Züge hier stammen aus einer hochgeladenen Datei. Jeder wurde geprüft.
}
upload-link = Partie hochladen
upload-head = Partie hochladen
upload-about = Eine Mitschrift, die hier heruntergeladen oder von einem Programm geschrieben wurde, wird zu einem Tisch, den man Zug für Zug ansehen, von jeder Stellung aus fortsetzen und mit einem Link teilen kann. Jeder Zug wird nach den Regeln geprüft.
upload-file = Mitschrift (.jsonl, bis 1 MiB)
upload-do = Prüfen und zeigen
upload-kept = Sie zählt für niemanden, und wer den Link hat, kann sie ansehen, mit den Namen aus der Datei.
record-own = Herunterladen, was { $name } bisher von der Partie weiß
unfit-seats = Hier geht es mit { $players } Personen weiter, aber es { $found ->
    [0] sitzt niemand da
    [one] sitzt nur eine da
   *[other] sitzen { $found } da
}.
error-hidden = An diesem Tisch ist etwas verdeckt: Seine Stellungen lassen sich anderswo fortsetzen, wenn die Partie zu Ende ist.
error-ended = Nach diesem Zug ist die Partie zu Ende. Bitte einen früheren wählen.
error-strange-box = Diese Partie wurde mit einer eigenen Schachtel gespielt, die hier nicht bekannt ist. Wer den Server betreibt, kann sie anbieten.
faulty-line = Zeile { $line }: { $why }
faulty-move = Zeile { $line }, Zug { $ply }: { $why }
faulty-none = Das ist keine Mitschrift: Ihre erste Zeile ist leer oder kein JSON.
faulty-unreadable = Zeile { $line } ist abgeschnitten oder kein JSON; { $plies ->
    [0] davor steht kein Zug.
    [one] der Zug davor stimmt.
   *[other] die { $plies } Züge davor stimmen.
}
faulty-header = so beginnt keine Mitschrift
faulty-ply = die Züge stehen nicht der Reihe nach
faulty-move-form = das ist kein Zug
faulty-mark = es kam eine andere Stellung heraus, als die Datei sagt
faulty-end = die Partie endet nicht so, wie die Datei sagt
faulty-dice = die Würfel, die die Datei offenlegt, haben das nicht gebracht
