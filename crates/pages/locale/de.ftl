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
me-codes-about = Jeder öffnet dein Konto einmal, wenn das Passwort verloren ist. Drucke sie oder schreibe sie auf: Sie werden nur dieses eine Mal gezeigt, und die früheren gelten nicht mehr.
me-codes-done = Weiter
me-export = Alles, was dir gehört
me-export-about = Dein Name, wo du angemeldet bist, und deine Tische mit ihren Protokollen, soweit diese kein Geheimnis verraten.
me-export-do = Herunterladen
me-leave = Konto löschen
me-leave-about = Name und Passwort werden vergessen, und du wirst überall abgemeldet. Niemandes Spiel wird gelöscht: Deine Plätze bleiben und sagen, dass jemand gegangen ist. Das lässt sich nicht zurücknehmen.
me-leave-do = Konto löschen

## Die Lobby
lobby-title = Offene Tische
lobby-about = Hier darf jeder einen freien Platz nehmen.
lobby-none = Gerade wartet kein Tisch auf Mitspieler. Richte einen ein und biete ihn hier an.
lobby-free = { $count ->
    [one] Ein freier Platz
   *[other] { $count } freie Plätze
}
lobby-mine = Zum Tisch
lobby-newer = Neuere
lobby-older = Ältere
listed = Mitspieler finden
listed-who = Wer darf die offenen Plätze nehmen?
listed-private = Wer den Link hat
listed-public = Alle, über die Liste offener Tische
listed-days = Tage, bis er die Liste verlässt
