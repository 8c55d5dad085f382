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
sign-up-password = Password, at least { $least } characters
sign-up-taken = Somebody has that name. Please choose another.
sign-up-alike = That name can be taken for somebody else’s here. Please choose one that looks different.
sign-up-reserved = That name could be taken for the host’s or this server’s own, so nobody has it. Please choose another.
sign-up-no-name = Please choose a name of up to 24 characters that can be seen, without the word for a bot.
sign-up-short = The password needs at least { $least } characters.
recover = Password lost
recover-about = One of your recovery codes opens your account once. You are signed out everywhere else.
recover-code = Recovery code
recover-new = New password, at least { $least } characters
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
me-token-unnamed = A program that gets a token needs a name.
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
me-codes-about = Each opens your account once, if the password is lost. Print them or write them down: they are shown this once.
me-codes-before = Those of before no longer work.
me-codes-done = Continue
me-export = Everything that is yours
me-export-about = Your name, where you are signed in, and your tables with their transcripts as far as those tell no secret.
me-export-do = Download
me-leave = Delete the account
me-leave-about = Your name and password are forgotten, and you are signed out everywhere. Nobody's game is deleted: your seats stay, and say that somebody has left. This cannot be taken back.
me-leave-do = Delete the account
me-deleted = Your account is deleted
me-deleted-about = Your name and your password are forgotten, and you are signed out everywhere. Your seats stay, and say that somebody has left.

## The lobby
lobby-title = Open tables
lobby-about = Anybody may take a free seat here.
lobby-none = No table waits for players now. Set one up and list it here.
lobby-free = { $count ->
    [one] One free seat
   *[other] { $count } free seats
}
lobby-running = The game goes on: { $count ->
    [one] this seat is free because its player did not come.
   *[other] these seats are free because their players did not come.
}
lobby-mine = To the table
lobby-newer = Newer
lobby-older = Older
listed = Finding players
listed-who = Who may take the open seats?
listed-private = Whoever has the link
listed-public = Anybody, by the list of open tables
listed-told = Anybody finds this table in the list of open tables.
unlisted-told = This table is in no list: whoever has a link finds it.
listed-days = Days until it leaves the list

## Time and absence
pace-head = Time and absence
pace = Pace
pace-none = No clocks
pace-live = Live: minutes a turn
pace-turns = By turns: days a turn
pace-minutes = Minutes a turn
pace-reserve = Minutes more in the whole game
pace-days = Days a turn
pace-told-none = No clocks. If whoever is to decide has done nothing for seven days, the others vote whether a bot plays on.
pace-none-about = If whoever is to decide has done nothing for seven days, the others are asked whether a bot plays on. Who is alone with bots is waited for.
pace-told-live = Clocks: { $minutes ->
    [one] one minute a turn
   *[other] { $minutes } minutes a turn
}{ $reserve ->
    [0] {""}
    [one] , one more in the whole game
   *[other] , { $reserve } more in the whole game
}
pace-told-turns = Clocks: { $count ->
    [one] one day a turn
   *[other] { $count } days a turn
}
then = When the time is over
then-told = When the time is over: { $then }
then-turn = a bot plays this turn
then-bot = a bot plays until they return
then-pass = they pass; a bot plays where the rules forbid that
then-vote = the others vote whether a bot plays on
then-offer = a bot plays on, and somebody else may take the seat: by a link that the others share, and from the lobby if the table is listed there
then-short-pass = they pass where that is allowed
then-short-vote = the others vote
then-short-offer = a bot, until somebody takes over
abandoned = Days without anybody until the table ends itself
abandoned-told = If nobody comes any more the table ends itself after { $count ->
    [one] one day.
   *[other] { $count } days.
}
ends-itself = If nobody comes before, this table ends itself
in-minutes = { $count ->
    [0] now
    [one] in one minute
   *[other] in { $count } minutes
}
in-hours = { $count ->
    [one] in one hour
   *[other] in { $count } hours
}
in-days = { $count ->
    [one] in one day
   *[other] in { $count } days
}
clock-goes = Time left, running
clock-rests = Time left; at night the clock stands still
clock-stands = Time left
clock-days = { $more } d { $less } h
clock-hours = { $more } h { $less } min
time-left = { $time } left
clock-reserve = For the whole game
together-head = Leaving, a bot for a while, closing
stand-in = Let a bot play for me
stand-in-about = Until you take your seat back:
away-now-turn = { $name }’s time has run out: a bot plays this turn.
away-return = Play myself again
away-left = { $name } has given up; a bot plays on.
away-now-return = A bot plays for { $name }.
stands-turn = A bot plays this turn for { $name }
stands-return = A bot plays for { $name } until they return
stands-offered = A bot plays for { $name }; somebody else may take the seat
stands-left = { $name } has given up; a bot plays on
stands-decided = A bot decided for { $name }
away-deserted = Nobody is here any more, so the bots wait until somebody plays again.
nights-about = At these hours your clock stands still, every day (what you change while it goes counts from your next turn on):
nights-wrong = A night begins and ends at some time of day, and lasts twelve hours at most; the clock where you live is one of the list.
nights-now = Your clock stands still from { $from } to { $to } UTC.
nights-none = Switch my nights off
nights-not = You have no nights here yet: your clock goes at any hour.
nights-from = From
nights-to = to
nights-zone = where you live
nights-keep = Keep my nights
close-all = Close the table, if all agree
close-not = Do not close it after all
close-asked = { $names } would like to close this table. It closes when everybody agrees; whoever has not answered for seven days is not waited for.
close-agree = I agree
close-refuse = I would rather play on
close-open = All are asked whether this table is closed. Yet to agree: { $names }.
close-about = Nobody can sit down there any more. Whoever sits there already keeps it in their list as closed.
leave = Give up…
leave-about = A bot plays on for you until the end. You cannot return, and you are last in whatever is rated. The others keep their game.
leave-sure = Yes, give up
has-left = gave up
was-away = was away at the end
vote-asked = { $name }’s time has run out. Shall a bot play until they return?
vote-asked-silent = { $name } has done nothing for seven days. Shall a bot play until they return?
vote-so-far = For it: { $pro }, against it: { $contra }.
vote-how = More than half of all decide at once, else those who have voted by the end. A tie, or no vote, means a bot.
vote-ends = The vote ends
vote-yes = Let a bot play
vote-no = Wait
offer-now = { $name }’s time has run out. A bot plays on; whoever opens this link may take the seat, unless { $name } comes back first:
away-offered = Somebody else may take this seat until you take it back.
join-instead = { $game } goes on at this table, but { $name }’s time has run out. You may take that seat.
join-instead-means = You see what the seat sees, and play it to the end; who left it has given it up. For this seat the result is in nobody's rating.
lend-about = Somebody at the table may move for you, until you say otherwise; the log tells each time.
lend-do = Allow { $name } to move for me
lend-not = { $name } shall no longer move for me
lent-may = { $name } is asked, and allows you to move for them.
lent-do = Move for { $name }
lent-now = You move for { $name }.
lent-leave = Back to my own seat
vote-own = Your time has run out, { $name }: the others decide whether a bot plays for you. Whoever moves or says that they are here plays on.
vote-own-silent = You have done nothing for seven days, { $name }: the others decide whether a bot plays for you. Whoever moves or says that they are here plays on.
vote-here = I am here
back-to-here = Ask to go back to here
back-head = Go back by { $count ->
    [one] one move?
   *[other] { $count } moves?
}
back-about = All of this would go. Everybody who has decided something since is asked first; a new move ends the question.
back-ask = Ask the others
join-agreed = What is agreed here
back-own = Ask the others whether your last decision may be taken back
back-show = Look at the board as it would be
back-withdraw = Do not ask after all
undo-brief-free = Freely, further by consent
undo-brief-fair = Freely, nobody is asked
undo-brief-strict = Until somebody answers
undo-asked = further back if all agree who have decided something since
back-asked = { $name } would like to go back by { $count ->
    [one] one move.
   *[other] { $count } moves.
}
back-waits = The others have yet to answer.
answer-yes = Agree
answer-no = Refuse

## What happened besides the moves
aside-left = { $name } gave up; a bot plays on.
aside-stood-in-wish = { $name } lets a bot play for a while.
aside-stood-in-vote = A bot plays for { $name }: the others decided so.
aside-stood-in-tie = A bot plays for { $name }: as many voted for it as against it.
aside-stood-in-silence = A bot plays for { $name }: nobody voted in time.
aside-stood-in-alone = A bot plays for { $name }: there is nobody to be asked.
aside-returned = { $name } plays again.
aside-timed-out-turn = { $name }’s time ran out: a bot plays this turn.
aside-timed-out-bot = { $name }’s time ran out: a bot plays until they return.
aside-timed-out-pass = { $name }’s time ran out: they pass where the rules allow that; else a bot plays this turn.
aside-timed-out-vote = { $name }’s time ran out: the others vote.
aside-timed-out-silent = { $name } had done nothing for seven days: the others vote.
aside-timed-out-wait = The others voted on { $name }: they wait once more, for as long as a turn.
aside-timed-out-offer = { $name }’s time ran out: a bot plays on, and somebody else may take the seat.
aside-voted-yes = { $name } is for a bot in the place of { $other }.
aside-voted-no = { $name } would wait for { $other }.
aside-wanted-close-yes = { $name } would like to close the table.
aside-wanted-close-no = { $name } would rather not close the table.
aside-nights = { $name } said at which hours their clock stands still.
aside-asked-undo = { $name } asked to go back.
aside-answered-undo-yes = { $name } agreed.
aside-answered-undo-no = { $name } refused.
aside-undo = { $name } went back by { $count ->
    [one] one move
   *[other] { $count } moves
}: all who were asked had agreed.
aside-withdrew-undo = { $name } no longer asks to go back.
aside-closed-all = All together closed the table.
aside-closed-nobody = Nobody came any more: the table ended itself.
aside-closed-host = The host closed the table.
aside-closed-maker = The table was closed before the game.
error-bot-plays = A bot plays for you. Take your seat back first.
error-not-now = That is not possible now, or nobody has asked for it.
error-refused = The others have just refused that. You can ask again after the next move, or in { $minutes ->
    [one] one minute.
   *[other] { $minutes } minutes.
}
sat-before = { $name }’s predecessor
aside-took-over = { $name } took this seat from somebody who did not come.
aside-took-over-known = { $name } took this seat from { $before }, who did not come.
aside-lent-yes = { $name } allows { $other } to move for them.
aside-lent-no = { $name } no longer allows { $other } to move for them.
aside-moved-for = { $name } made this move for { $other }.
error-sits-here = You sit at this table already: this seat is for somebody else.
error-not-lent = That seat is not yours, and who sits there has not allowed you to move for them.
error-hand-hidden = Something is hidden from the others at this table: here nobody moves for another.
## The house
privacy = Privacy
privacy-nothing = What is not done
privacy-nothing-text = There is no advertising, nobody counts visitors, and pages load nothing from elsewhere. You can play without an account.
privacy-cookies = Cookies
privacy-cookies-text = One cookie shows that it is you, so that your seats stay yours; here only a hash of it is kept. Others hold language and light, if you choose them, and which message of the host you have put away. Whoever signs out leaves one behind that says nothing else: with it nobody who guesses passwords for your name elsewhere keeps you out in this browser.
privacy-tables = Tables
privacy-tables-text = The names that players give, their moves and when these were made are kept as long as the table is, also when the game is over. Whoever has a table’s address can watch it. If somebody else takes your seat because your time was over, that is kept for you until you have read it, at most 30 days.
privacy-account = Accounts
privacy-account-text = Kept are the name, what a slow hash has made of the password, and where you are signed in: the name of the browser and of its system, and the day on which it was last used. You can download all of it, or delete it; your seats then say that somebody has left.
privacy-address = Network addresses
privacy-address-text = Your address is in memory while you are connected and, so that nobody asks for too much, at most half an hour longer. It is written neither to the disk nor into the log. What a proxy before this server writes down its host can tell you.
privacy-notices = Notices
privacy-notices-text = If you have notices sent, the address that you name, or that by which your browser is reached, and your quiet hours are kept until you remove them, and what was sent for 30 days. The push service of a browser’s maker sees that something is sent, but not what.
privacy-mail = E-mail
privacy-mail-text = You are not asked for an e-mail address, and none is kept.
privacy-mail-sent = You need not give an e-mail address. If you do, it is kept until you remove it or delete your account, and is used for nothing but a new password and the notices that you switch on. Nobody else sees it.
privacy-backups = Backups
privacy-backups-text = What you delete is gone here at once. In backups that the host may have made it stays until these are deleted.
contact = Contact
contact-about = This server is run by:
contact-none = Whoever runs this server has not named a contact.
whose = Whose games these are
whose-about = Ingenio is an unofficial fan project. The games and their names belong to their authors and publishers. The rules are told in our own words, and all drawings are ours. Whoever likes a game here will like its box.
whose-program = The program is free software under the MIT license or the Apache license 2.0, as you like.
error-no-lobby = Tables are not listed for everybody on this server; a link leads to each. Its host can list them by naming a contact.

## Notices
notices-title = Notices
notices-about = Be told when it is your turn, when others ask, invite or mention you, when a bot or somebody else has your seat, and when a game is over or closed, also when you are not looking.
notices-choose = Choose where
notices-page = In this browser
notices-page-about = While a page of yours is open in the background: its title and its icon say so always, the rest as you like.
notices-sound = A short sound
notices-desktop = A notification of the desktop
notices-denied = Your browser does not allow notifications from here.
notices-webhooks = By a webhook
notices-webhooks-about = A message is posted to an address of yours, such as a webhook of Discord or Slack or a bridge to Matrix.
notices-target = The address
notices-add = Add
notices-try = Try it
notices-remove = Remove
notices-off-unwanted = Off: switched off by the link in an e-mail.
notices-off-ended = Off: that browser no longer wants to be told.
notices-off-failed = Off: five notices in a row could not be told there.
notices-same = This address is told already.
notices-too-many = You have as many as you may: remove one first.
notices-record = What you were told
notices-record-about = The last 30 days; what is older is forgotten.
notices-none = Nothing yet.
notice-try = This is how you are told when it is your turn.
notice-tried = It has arrived.
notice-turn = It is your turn at { $game }.
notice-turn-by = It is your turn at { $game } ({ $players }).
notice-left = { $time } left.
notice-table = Table { $table }.
notice-over = { $game } is over.
notice-over-by = { $game } ({ $players }) is over.
notice-over-won = { $game } ({ $players }) is over. Won: { $winners }.
notice-waiting = { $tries ->
    [0] waiting
    [one] waiting, tried once
   *[other] waiting, tried { $tries } times
}
notice-sent = told
notice-moot = not needed
notice-failed = given up
notice-why-address = That is no address that can be used.
notice-why-private = That leads into a private network, which is not allowed here.
notice-why-unreached = Nobody was reached there.
notice-why-untrusted = No secure connection came about.
notice-why-silent = There was no answer in time.
notice-why-elsewhere = It was sent elsewhere, which is not followed.
notice-why-refused = It was refused there ({ $status }).
quiet-title = Quiet hours
quiet-about = Nothing is told in these hours; what still matters then is told afterwards.
quiet-begins = From
quiet-ends = Until
quiet-ahead = Your clock
quiet-do = Save
quiet-wrong = Quiet hours need both a beginning and an end.
quiet-now = Quiet now from { $begins } until { $ends }, every day.
quiet-none = Switch quiet hours off
quiet-not = None yet: you are told at any hour.
quiet-same = Quiet hours begin and end at different times.

## Mail
mail = E-mail
mail-about = An address that you have confirmed gets you a new password when yours is lost, and notices if you want them. Nobody else sees it.
mail-address = Your e-mail address
mail-do = Give an address
mail-is-confirmed = confirmed
mail-pending = A link was sent to { $address }. It works once, for a day: follow it to confirm the address.
mail-sent = A link is on its way. Follow it to confirm the address.
mail-unsent = The mail could not be sent now. Please try again later.
mail-bounced = The mail was refused there. Please check the address.
mail-no-address = That is no e-mail address.
mail-confirm = Confirm your address
mail-confirm-text = Somebody, hopefully you, has given this address for the account “{ $name }” at Ingenio. Follow this link within a day to confirm that it is yours. If it was not you, there is nothing to do.
mail-confirm-about = Does { $address } belong to the account “{ $name }”?
mail-confirm-do = Yes, confirm it
mail-confirmed = The address is confirmed.
mail-recover = A new password
mail-recover-text = Somebody, hopefully you, has asked for a new password for “{ $name }” at Ingenio. This link works once, for an hour. If it was not you, there is nothing to do: your password stays as it is.
mail-changed = Your password was changed
mail-changed-text = The password of “{ $name }” at Ingenio was set anew, by a link that was sent here or by one of the recovery codes. If it was not you, set another one here:
mail-used = This link has been used already, or it is too old.
mail-foot = You get this because you have switched on notices by e-mail. To switch them off:
mail-off = Notices by e-mail
mail-off-about = Shall no more notices be sent to this address? You can switch them on again whenever you like.
mail-off-do = Switch them off
mail-is-off = No more notices are sent by e-mail.
recover-mail-about = If you have confirmed an e-mail address, a link to a new password is sent there.
recover-mail-do = Send the link
recover-by-code = By a recovery code
recover-sent = If somebody of this name has confirmed an e-mail address, a link is on its way there. It works once, for an hour.
reset-about = With the new password you are signed in here, and signed out everywhere else.
notices-mail = By e-mail
notices-mail-about = Notices would go to { $address }.
notices-mail-do = Switch on
notices-mail-none = You have not confirmed an address yet.
notices-on = Switch on
notices-push = On this device
notices-push-about = Your browser shows a notice even if no page of Ingenio is open.
notices-push-do = Tell this browser
notices-push-none = This browser cannot do that here.
notices-push-asking = Asking your browser …
notices-push-unreached = Your browser could not reach its push service. Please try again later.
notices-push-failed = This server did not answer. Please try again.
notice-why-bounced = The mail was refused there for good ({ $status }).
notice-why-deferred = The mail was not taken for now ({ $status }).
notice-why-ended = That browser no longer wants to be told.

## My tables
tables-all = All my tables
tables-show = Which tables
tables-turn = My turn
tables-running = Running
tables-over = Finished
tables-archived = Put away
tables-any-game = Any game
tables-none = You have no table here yet.
tables-first = To the latest
tables-put-away = Put away
tables-take-back = Take back
over-won = { $names } won

## Invitations
asked-head = Invitations
asked-now = { $count ->
    [one] You are asked to sit down at a table.
   *[other] You are asked to sit down at { $count } tables.
}
title-asked = ● You are invited
state-called = You are asked
state-deserted = Nobody is there: the bots wait
state-planning = A board for planning
asked-by = { $name } asks you to sit down
asked-again = { $name } would like a rematch
asked-decline = Decline
asked-name = { $name } is invited.
asked-declined = { $name } has declined.
ask-whom = Invite somebody you have played with:
ask-do = Invite
ask-people = Invite people you have played with
ask-people-about = They find the table on their home page and take an open seat there with one click.
unfit-guests = More people are invited than there are seats.
error-not-met = You can only invite people by name with whom you have played here.
notice-invited = You are invited to a table of { $game }.
notice-invited-by = { $name } invites you to a table of { $game }.
notice-mentioned = Somebody mentions you at { $game }.
notice-mentioned-by = { $name } mentions you at { $game } ({ $players }): “{ $said }”
notice-taken = Somebody else has taken your seat at { $game }: your time there was over.
notice-taken-by = { $name } has taken your seat at { $game } ({ $players }): your time there was over.
notice-vote = Somebody’s time at { $game } has run out: shall a bot play for them?
notice-vote-by = { $name }’s time at { $game } ({ $players }) has run out: shall a bot play for them?
notice-back = Somebody would like to go back at { $game }. Do you agree?
notice-back-by = { $name } would like to go back at { $game } ({ $players }). Do you agree?
notice-close = Somebody would like to close your table of { $game }. Do you agree?
notice-close-by = { $name } would like to close your table of { $game } ({ $players }). Do you agree?
notice-closed = Your table of { $game } was closed.
notice-closed-by = Your table of { $game } ({ $players }) was closed.
notice-replaced = Your time at { $game } was over: a bot plays for you until you return.
notice-replaced-by = Your time at { $game } ({ $players }) was over: a bot plays for you until you return.
notice-absent = Your time at { $game } is over: the others vote whether a bot plays for you. Whoever moves or says that they are here plays on.
notice-absent-by = Your time at { $game } ({ $players }) is over: the others vote whether a bot plays for you. Whoever moves or says that they are here plays on.
lost-head = Seats that others have taken
lost-to = { $name } has taken your seat: your time was over
lost-known = All right
lost-seat = Your time was over, and { $name } has taken your seat here. You can still watch.

## People
rated = Rating
rated-yes = Counts for everybody’s rating
rated-no = Does not count
rated-told = This game is rated.
rated-guests = Counts in ratings only if everybody has a name and a password; so far without: { $names }.
rated-guest = You have no name and password: with you it would count in nobody’s rating.
rated-taken = Somebody has taken the seat of somebody who did not come: what comes of that seat is in nobody’s rating.
unrated-told = This game is not rated.
rated-about = A game counts if everybody who plays has a name and a password and plays for one seat. Where a bot sits at the table it counts apart, for bots and with bots. Whoever gives up comes last.
rating-told = { $rating } ± { $more } after { $games ->
    [one] one rated game
   *[other] { $games } rated games
}
rating-provisional = about { $rating }, provisional after { $games ->
    [one] one rated game
   *[other] { $games } rated games
}
person-mine = How others see me
person-came = Joined
person-nothing = No game finished yet.
person-played = { $games ->
    [one] One game finished, { $wins } won
   *[other] { $games } games finished, { $wins } won
}
person-people = Rating among people
person-bots = Rating with bots at the table
person-latest = Latest games
person-place = Place { $place } of { $of }

## Talk
tab-talk = Talk
talk-title = Talk and notes
talk-none = Nobody has said anything yet.
talk-none-read = What was said here is by people whom you do not read.
talk-reported = Reported: the host of this server will read it.
talk-say-short = Say something
talk-say = Say something; @name speaks to somebody
talk-as = Speak as
talk-do = Say it
talk-watchers = Those who watch
talk-watchers-about = Something is hidden at this table: those who play read this only when the game is over.
talk-watchers-open = Those who play read this, too.
talk-unknown = Those who watch need a name and a password to talk.
talk-hidden = The host has hidden this.
talk-more = What may be done
talk-mute = Do not show me { $name } any more
talk-report = Report it to the host
talk-muted = Not shown to you:
talk-unmute = Show { $name } again
talk-back = To the table
note-title = My notes, which only I see
note-do = Keep
note-long = A note has at most { $most } characters, this one has { $count }. It is not kept yet: shorten it, or what you had noted before stays.
error-unsaid = A message has between 1 and 500 characters.
error-silenced = The host of this server does not let you talk here any more.
admin-reports = { $count ->
    [0] Nothing was reported
    [one] One message was reported
   *[other] { $count } messages were reported
}
admin-reported = { $count ->
    [one] reported once
   *[other] reported { $count } times
}
admin-hide = Hide it
admin-keep = Leave it
admin-hidden = Hidden by you
admin-show = Show it again
admin-silence = Let them talk no more
admin-silenced = { $name } may not talk.
admin-let = Let them talk again
privacy-talk = Talk
privacy-talk-text = What you say at a table is kept with it until you delete your account, and everybody who has its address can read what players say. Your notes are shown to you alone.
privacy-profile = Profiles
privacy-profile-text = With an account there is a page about you that everybody can see: your name, since when, how many games you have finished and won, and your ratings. It goes with the account.

## Nights
night-title = My nights
night-about = At new tables with days a turn your clock stands still at these hours. At each table you can say something else.
night-none = You have none yet: your clock goes at any hour.

## A position goes on elsewhere, and games from elsewhere
dice-brought = The moves of this table come from a file that opens the dice of the table where they were made: the seal that was shown there, and the number. Each chance move of the file was drawn from it once more when it came in.
dice-unsealed = This table begins with moves that were made elsewhere, and so was their chance. What chance brings here is drawn anew, but it is not sealed.
fork-head = { $game }: go on from a position
fork-about = The position begins a table of its own: the one it comes from stays as it is, and what chance brings from here on is drawn anew. It is not rated.
fork-hid = What was hidden until then everybody can read at the table it comes from.
fork-look = Look at the position
fork-ply = { $last ->
    [one] After how many moves? There is one.
   *[other] After how many of its { $last } moves?
}
fork-how = How shall it go on?
fork-board = On a board for planning
fork-board-about = All seats are yours, at this screen; nobody else sees it.
fork-table = At a table with others
fork-table-about = Others, or bots, sit down with you.
fork-more = Time, undo and who finds it
fork-here = Continue from here
fork-link = Continue from a position elsewhere
fork-over = Play on from a move
fork-from = { $count ->
    [0] This table begins with the first position of another.
    [one] This table begins after the first move of another.
   *[other] This table begins after { $count } moves of another.
}
aside-opened-table = All of it so far was played at another table; this one goes on from here.
aside-opened-file = All of it so far stands in a file that was uploaded, and holds.
upload-from = { $count ->
    [one] The first move here comes from a file that was uploaded. It was checked.
   *[other] The first { $count } moves here come from a file that was uploaded. Each was checked.
}
upload-link = Upload a game
upload-head = Upload a game
upload-about = A transcript that was downloaded here or written by a program becomes a table that can be looked at move by move, continued from any position, and shared by its link. Every move is checked by the rules.
upload-file = Transcript (.jsonl, up to 1 MiB)
upload-do = Check and show it
upload-kept = It counts for nobody, and whoever has the link can look at it with the names in the file.
record-own = Download what { $name } knows of the game so far
unfit-seats = This game goes on with { $players } players, but { $found ->
    [0] nobody sits down
    [one] only one sits down
   *[other] { $found } sit down
}.
error-hidden = Something is hidden at this table: its positions can be continued elsewhere when the game is over.
error-ended = After that move the game is over. Please choose an earlier one.
error-strange-box = This game was played with a box of its own that is not known here. Whoever runs the server can offer it.
faulty-line = Line { $line }: { $why }
faulty-move = Line { $line }, move { $ply }: { $why }
faulty-none = That is no transcript: its first line is empty, or no JSON.
faulty-unreadable = Line { $line } is cut or is no JSON; { $plies ->
    [0] no move stands before it.
    [one] the move before it holds.
   *[other] the { $plies } moves before it hold.
}
faulty-header = this does not begin as a transcript does
faulty-ply = the moves are not in order
faulty-move-form = this is no move
faulty-mark = another position came about than the file says
faulty-end = the game does not end as the file says
faulty-dice = the dice that the file opens did not bring this
