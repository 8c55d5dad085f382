## Signing in
sign-in = Sign in
sign-in-about = With a name and a password you are known on any device.
sign-in-along = { $count ->
    [one] The table of this browser comes along and is yours on every device.
   *[other] The { $count } tables of this browser come along and are yours on every device.
} Where you sit at the same table already, both seats are yours, and you see what both may see.
sign-in-name = Name
sign-in-password = Password
sign-in-wrong = That is not the name and the password of anybody here.
sign-in-lost = Password lost?
sign-up = Keep what is yours
sign-up-about = Give yourself a name and a password: every table of this browser stays yours, also on other devices. Nothing else is asked for.
sign-up-do = Keep it
sign-up-password = Password, at least { $least } letters
sign-up-taken = Somebody has that name. Please choose another.
sign-up-no-name = Please choose a name of up to 24 letters that can be seen, without the word for a bot.
sign-up-short = The password needs at least { $least } letters.
recover = Password lost
recover-about = One of your recovery codes opens your account once. You are signed out everywhere else.
recover-code = Recovery code
recover-new = New password, at least { $least } letters
recover-do = Set the password
recover-wrong = That is not the name and a recovery code of anybody here.

## What is mine
me-title = You
me-signed-in = You are signed in as { $name }.
me-sign-out = Sign out
me-sessions = Where you are signed in
me-session-here = this browser
me-session-unknown = a browser
me-session-seen = { $days ->
    [0] used today
    [1] used yesterday
   *[other] last used { $days } days ago
}
me-session-end = End
me-tokens = Programs
me-tokens-about = A program that has a token of yours plays in your name.
me-tokens-none = No program has a token.
me-token-called = What is the program called?
me-token-make = Make a token
me-token-title = A token for { $name }
me-token-once = It is shown this once. Whoever has it plays in your name until you end it.
me-token-text = Token
me-password = Change the password
me-password-about = You are signed out everywhere else, and tokens of programs end.
me-password-old = Your password
me-password-do = Change it
me-password-wrong = That is not your password.
me-password-done = The password is changed. You are signed out everywhere else.
me-codes = Recovery codes
me-codes-left = { $count ->
    [0] You have none left.
    [one] You have one left.
   *[other] You have { $count } left.
}
me-codes-make = Make ten new ones
me-codes-title = Your recovery codes
me-codes-about = Each opens your account once, if the password is lost. Print them or write them down: they are shown this once, and those of before no longer work.
me-codes-done = Continue
me-export = Everything that is yours
me-export-about = Your name, where you are signed in, and your tables with their transcripts as far as those tell no secret.
me-export-do = Download
me-leave = Delete the account
me-leave-about = Your name and password are forgotten, and you are signed out everywhere. Nobody's game is deleted: your seats stay, and say that somebody has left. This cannot be taken back.
me-leave-do = Delete the account

## The lobby
lobby-title = Open tables
lobby-about = Anybody may take a free seat here.
lobby-none = No table waits for players now. Set one up and list it here.
lobby-free = { $count ->
    [one] One free seat
   *[other] { $count } free seats
}
lobby-mine = To the table
lobby-newer = Newer
lobby-older = Older
listed = Finding players
listed-who = Who may take the open seats?
listed-private = Whoever has the link
listed-public = Anybody, by the list of open tables
listed-days = Days until it leaves the list
