# Drawing
you = you
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = Zoom to fit
tried-open = You can do this now: click what is marked for it, or a button beside the board.
tried-begun = You have begun something else. Step back first.
tried-not-now = Not now: the question comes first. ({ $rule })
tried-later = Not now. { $when }
tried-theirs = This is { $seat }’s, and only { $seat } decides about it. ({ $rule })
tried-yours = This is yours, but there is nothing to choose here now. ({ $rule })
tried-shown = There is nothing to choose here now. ({ $rule })
objection-path = There is no such move.
objection-incomplete = This move is not complete yet.
objection-format = There is no such move in this game.
objection-bot = There is no bot called { $bot }.
objection-endless = The game never came to an end.

# Pages

skip-to-content = Skip to the content
skip-to-choices = Skip to the choices
language-en = English
language-de = Deutsch
language-es = Español
light-day = Colors: as on this device. Switch to day
light-night = Colors: day. Switch to night
light-device = Colors: night. Switch to those of this device
go-home = Back to the home page
copy = Copy
confirm = Confirm

## Home

welcome = Railways, rum and sugar, at a table that knows the rules
welcome-text = Board games from the Caribbean in your browser: against bots, with friends around one screen, or anywhere by link. Nothing to install, no account.
play-now = Play now against bots
play-now-game = The gentlest to begin with: { $game }
learn-now = Learn { $game } step by step
welcome-back = Welcome back, { $name }
welcome-back-nobody = Welcome back
turns-now = { $count ->
    [0] Nobody is waiting for you. You can look at your tables or begin another game.
    [one] One table is waiting for you.
   *[other] { $count } tables are waiting for you.
}
my-tables = My tables
finished = Finished
go-play = Play
games = The games
games-text = from the gentlest to the heaviest
player-counts = { $least } to { $most } players
minutes = { $least }–{ $most } minutes
hours = { $least }–{ $most } hours
weight = Weight
weight-1 = very light
weight-2 = light
weight-3 = medium
weight-4 = demanding
weight-5 = heavy
quick-start = { $bots ->
    [one] Play against a bot
   *[other] Play against { $bots } bots
}
quick-start-short = Play now
set-up-short = Set up
learn-short = Learn
rules-short = Rules
board-picture = { $game }, in the middle of a game
why-rules = The table knows the rules
why-rules-text = You see what you may do. What you may not do tells you why, with the rule.
why-company = Alone, together, apart
why-company-text = Bots fill empty chairs, friends share your screen, a link brings in those far away.
why-calm = No hurry, no harm
why-calm-text = Take a slip back, leave when you must: the table waits as you left it.
fan-made = Ingenio is an unofficial fan project. The games belong to their authors and publishers; the drawings are our own.
programs = For programs
programs-text = A program in any language can play at the tables here. This is all that it may ask, and all that it may be answered.
programs-given = Parameters
programs-sent = Body of the request
programs-answers = Answers
programs-shapes = Shapes
programs-optional = may be left out
programs-token-must = Needs a player’s token.
programs-token-may = With a player’s token more can be seen.
ago-now = just now
ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
set-up-table = Set up a table
state-mine = Your turn
state-others = Waiting for others
state-for = Waiting for { $names }
state-waiting = Seats still open
state-over = Finished
state-closed = Closed
my-place = You: place { $place } of { $of }
my-win = You have won
state-resting = On hold: its box cannot be played with here

## Setting up a table

set-up-head = New table: { $game }
seats = Who is playing
seats-hint = “By link” keeps the seat for a friend: you get a link to send. “At this screen” means that you share this device and take turns.
seat-number = Seat { $number }
name-of-seat = Name of the player in seat { $number }
player-number = Player { $number }
sitter-me = Me
sitter-here = At this screen
sitter-open = By link
sitter-none = Nobody
bot-random = Random bot
bot-beginner = Easy bot
bot-greedy = Quick bot
bot-medium = Good bot
bot-hard = Strong bot
bots-head = How well the bots play
bot-random-about = Does anything that the rules allow.
bot-beginner-about = Plays like somebody in their second game.
bot-greedy-about = Takes what looks best at the moment.
bot-medium-about = Thinks ahead. A good match for most.
bot-hard-about = Thinks ahead for longer, for players who know the game.
bot-time = { $seconds ->
    [0] Answers at once.
    [one] Answers within a second.
   *[other] Answers within { $seconds } seconds.
}
rules-agreed = Table rules
variant = Which game
variant-usual = The usual one for this number of players
variant-players = For { $players } players.
start-table = Start
nobody-plays = At least one seat must be for a person.
unfit-game = There is no game called “{ $game }” here.
unfit-field = This form is not as this server knows it: nothing is asked here that is called “{ $field }”. Open it again.
unfit-choice = “{ $field }” cannot be “{ $value }”. Please choose again.
unfit-number = “{ $field }” is a number from { $least } to { $most }; “{ $value }” is none.
unfit-ply = The position is said by a number of moves that the game has; “{ $value }” is none.
unfit-sitter = A seat is for a person or for one of this game’s bots; “{ $sitter }” is neither.
unfit-players = { $game } is for { $least } to { $most } players, not { $players }.
unfit-variant = { $game } for { $players ->
    [one] one player
   *[other] { $players } players
} has no variant “{ $variant }”. Choose from: { $known }.
unfit-rule = { $game } has no table rule “{ $rule }”.
unfit-value = “{ $rule }” cannot be “{ $value }”. Choose from: { $known }.
unfit-edition = { $game } has no edition { $edition }; the newest is { $newest }.
unfit-known = “{ $name }”
rules = The rules in short
rules-search = Search the rules
rules-none = Nothing is found.
rulings = How unclear rules are decided
rules-page = The rules in short on a page of their own, to be searched
back-to-lesson = Back to the lesson

## Sitting down

open-seat = open seat
person-left = Someone who left
waiting-head = Waiting for players
waiting-text = The game begins as soon as every seat is taken.
waiting-local = These links work on this device only. To play with others on your network, start Ingenio with --listen 0.0.0.0:8018 and open the address that it prints.
invite-link = Link for a player
invite-renew = New link
invite-withdraw = Withdraw the link
invite-bot = Give this seat to a bot
invite-none = There is no link for this seat.
join-already = You already sit at this table. Take this seat too only if you play for somebody beside you.
join-also = Take this seat too
name-cut = Names have at most { $most } characters; shortened here: { $names }
name-bot = Only bots may be called that; without the word it reads: { $names }
name-house = Only the host and this server may be called that; instead it reads: { $names }
name-apart = Somebody here has that name, or one that looks like it; so that you can be told apart it reads: { $names }
join-others = At the table:
join-device = This link brings the seat of { $name } to this device.
your-name = Your name
sit-down = Sit down
device-link = Play as { $name } on another device
device-link-text = Open this link on the other device. It works once, for one day; keep it to yourself.
back-to-table = Back to the table

## At the table

title-your-turn = Your turn
tabs = Parts of the table
tab-board = Board
tab-players = Players
tab-log = Log
tab-info = Info
about-table = About this table
ask-head = What to decide
crumbs = Picked so far
step-back = Choose again from here
amount = From { $low } to { $high }
undo = Undo
redo = Redo
hand-over = Hand over to { $name }
hand-over-text = Something here is secret: until then you see what everybody may see.
i-am = I am { $name }
not-begun = The game has not begun yet.
no-script = Scripts are off in this browser: you can watch and look back, but to choose something here you need to switch them on.
meanwhile = Since your last move
play-again = Show
log = Log
log-empty = Nothing has happened yet.
log-all = Show the whole log
log-sieve = Show of the log
log-everything = Everything
history = Positions of the game
rounds = Rounds
history-first = First position
history-previous = One move back
history-next = One move on
history-last = Current position
history-where = { $ply } / { $last }
past-where = You see the board after move { $ply }.
past-move = Move { $ply }
past-leave = Back to the present
game-over = The game is over
place = Place
player = Player
score = Points
transcript = Download the transcript
print = Print
accounts = Accounts and chart
trial-begin = Try out
what-if = What if? Try another move here
trial-head = You are trying something out.
trial-text = None of it has really happened, and nobody else sees it.
trial-really = Do it for real
trial-shorter = Step back
trial-leave = Leave
trial-others = Somebody else decides next: this is as far as the trial goes.
intents-head = Decide ahead of time
intents-text = Only you see this. It holds for these rounds at most and ends by itself when it no longer fits.
intents-now = Decided ahead:
intents-stop = Cancel
intents-over = Ended by itself:
intents-seen = OK
intents-tried = Decide so ahead:
intents-so = Decide so
trial-anyone = Try moves out from here on a copy that only you see, for yourself and for the others
trial-for = You move for { $name } now, on your copy alone.
branch-name = Name of this line
branch-note = Note
branch-keep = Keep
branches = Lines that I keep (in this browser)
branch-remove = Remove
lesson-link = Learn with a first game
lesson-step = { $step } of { $of }
lesson-you = Anna
lesson-other = Berta
lesson-third = Carlo
lesson-back = Back
lesson-show = Do it for me
lesson-otherwise = That is allowed, too. Here the lesson does this: { $due }. Pick that, or press “Do it for me”.
lesson-done = You have played your first game to here.
lesson-seen = You know the main parts of the game now. The rest comes with playing.
lesson-count = { $count ->
    [one] This first game was one decision long.
   *[other] This first game was { $count } decisions long.
}
lesson-play = Play a real game
lesson-no-script = A guided game needs the browser’s scripts: without them nothing can be picked here. The rules in short can be read without.
aids = Aids for everybody
aids-on = with aids
aids-off = without aids
aids-hint = Aids show what a decision will bring, let you try things out and decide ahead of time.
undo-how = Undo
undo-free = also past bots, and past chance when one person plays
undo-fair = also past bots; nobody is asked to go back further
undo-strict = only until anybody or chance has answered
transcript-later = The transcript can be downloaded when the game is over.
dice-link = Fair dice
dice-head = Fair dice
dice-text = Whatever chance brings at this table is drawn from one secret number. The seal below was made of it before the first move. Note the seal: if the number is opened after the game and fits it, nobody has changed it on the way, the host included.
dice-seal = Seal (SHA-256)
dice-seed = Number
dice-later = It is opened when the game is over.
dice-check = The transcript says which draw each chance move was. This draws all of them once more and compares:
close-table = Close this table
board-aged = Old board, as of { $time }
connection-lost = The connection is lost: this is the board as of { $time }. Reconnecting …
tables-lost = The server does not answer: this list may be old.
request-failed = The server did not answer. Please try again.

## What goes wrong

page-error = That did not work
error-bad = This request cannot be understood: { $detail }
error-no-object = The body of this request has to be a JSON object: fields in braces.
error-cookie = Your cookie is not known here. Open the table again by its link.
error-token = This needs a player's token that is known here.
error-no-seat = You have no seat at this table.
error-not-yours = That seat is not yours.
error-origin = Requests from other sites’ pages are not accepted.
error-secret = The transcript would tell secrets; it can be downloaded when the game is over.
error-not-found = There is no such page.
error-no-table = There is no such table.
error-no-link = This link leads nowhere: it was used, renewed or withdrawn. Ask for a new one.
error-link-expired = This link has expired: links for another device work for a day. Make another at the table.
error-no-such-seat = There is no such seat at this table.
error-method = This page cannot be used that way.
error-late = That question is no longer open. You see the table as it stands now.
error-not-fair = That is no longer possible: the game has moved on.
error-seat-taken = Somebody has already taken that seat.
error-closed = This table has been closed.
error-other-data = This table began with the box { $named }, which is not known here; this server plays with { $known }. Nothing is lost: the game can go on wherever its box is known.
relic-hope = Once the host puts the file of that box into the folder “boxes” of the data folder, the game goes on at your next visit.
relic-names = At the table: { $names }
relic-when = Begun on { $began }; last active on { $last }.
relic-moves = { $count ->
    [one] The game has one move so far.
   *[other] The game has { $count } moves so far.
}
relic-log = What was written down
relic-all = Show all { $count } entries
relic-hidden = What was decided and drawn is hidden until the game is over.
relic-download = Download the entries as they were written (not a transcript: nobody can replay them without the box)
entry-opened = The table was set up.
entry-seated = { $name } sat down.
entry-move = { $name } decided.
entry-chance = Chance decided.
entry-undo = { $name } undid a move.
entry-redo = { $name } redid a move.
entry-withdraw = { $name } withdrew an answer.
entry-closed = The table was closed.
entry-left = { $name } gave up.
entry-stood-in = A bot plays for { $name }.
entry-returned = { $name } plays again.
entry-timed-out = { $name }’s time ran out.
entry-voted = { $name } voted.
entry-wanted-close = { $name } said whether to close the table.
entry-nights = { $name } said when their clock stands still.
entry-slept = No server ran, and the clocks stood still.
entry-asked-undo = { $name } asked to go back.
entry-answered-undo = { $name } answered.
box = Printed values
box-built-in = The box as we know it
box-twin = { $name } ({ $hash })
box-corrects = { $name }, corrects { $parent }
box-named = “{ $name }”
box-parent = Corrects: { $parent }
rules-one-by-one = { $count } rules one by one
ours-link = All printed values, each with its source
values-head = { $game }: what is printed in the box
values-names = Values and notes are named as in the box file, in English.
values-file = The box file, to read or to correct
back-to-setup = Back to the set-up
label-proposal = Proposals
label-inferred = Inferred from what is known
label-public = Read on public pages
label-rules = In the rulebook
label-printed = Seen on a copy of the game
label-none = From the rulebook or public pages, as the box file says
box-proposals = Played with what is printed in “{ $name }”. { $count ->
    [0] None of it is marked as a proposal.
    [one] One value is marked as a proposal.
   *[other] { $count } values are marked as proposals.
}
box-numbers = With the numbers of: { $name }.
box-others = Show those of the box chosen above
box-hint = Whoever owns the box can correct what is printed in it; a table keeps what it began with.
box-agreed = Printed as in: { $name } ({ $hash })
box-gone = The box that you chose is no longer offered: its file was changed or taken away. Please choose again; everything else is as you left it.
boxes-left-out = { $count ->
    [one] One file in the host’s folder “boxes” is not offered:
   *[other] { $count } files in the host’s folder “boxes” are not offered:
}
boxes-left-out-more = and { $count } more
box-unread = { $file } cannot be read; the log says why.
box-unsound = { $file }: “ingenio box check” says what is wrong with it.
box-ours = { $file } has the same values as our own box.
box-default = { $file } has the same values as the box that is usual here.
box-same = { $file } has the same values as { $first }.
box-many = { $file }: only the first { $most } files of each game are looked at.
error-cannot-close = Only whoever set up a table can close it, and only before the first move.
error-too-large = That request is too large.
error-no-cookie = Your browser keeps no cookies from this page, but a seat needs one. Allow them and open the link again.
error-not-maker = Only whoever set up the table may do that.
error-too-many = That was too much at once. Try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
error-slow = The request took too long to arrive.
error-boxes-full = So many different boxes of this game have been played with since this server was started that no other can be until its host starts it again. Nothing is lost, and all other tables go on.
error-crowded = So many tables are in play here that there is no room for another right now. Please try again in a moment.
error-unwritable = Nothing can be saved at the moment, so nothing has been changed. Try again in a moment.
error-outdated = A newer Ingenio has changed the database: this server saves nothing any more, and has to be replaced by the newer one. Nothing has been changed.
error-uncertain = The connection to where tables are kept was lost while this was being saved: look whether it has happened before you try again.
error-unreadable = The tables cannot be read at the moment. Try again later, or tell whoever runs this server.
error-damaged = The file that holds the tables is damaged or gone. Nothing is saved until whoever runs this server has seen to it, and nothing has been changed.
error-damaged-table = This table cannot be read: what was written of it is damaged. Other tables can be played all the same. Tell whoever runs this server.
error-internal = Something went wrong on our side. Nothing has been changed.
desk = Log and table
mover-asked = your turn
mover-past = Looking back
mover-thinks = is thinking
mover-waits = is deciding
keys-head = Keys
keys-choice = Reach a choice by its place
keys-enter = Take it
keys-back = One step back
keys-undo = Undo
keys-redo = Redo
keys-try = Try a move without making it
keys-rotate = Turn the tile, with Shift the other way
keys-pass = Reach “Pass”
keys-accounts = Open the accounts
keys-past = On the slider: through the past by a move, by a round
keys-help = Show and hide this list
keys-close = Close
rewound = { $name } went back to this point; what chance brings was drawn anew.
pace = Others’ moves
pace-off = ▶ At once
pace-quick = ▶ Quickly
pace-usual = ▶ One by one
pace-slow = ▶ Slowly
pace-skip = Skip
tab-accounts = Accounts
site-about = Four board games from the Caribbean in your browser: the rules are enforced, friends and bots sit down with you, nothing is lost.
join-about = { $host } invites you to { $game }. { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}

## The end

amount-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
amount-money = ${ $count }
round-number = Round { $number }
over-wins-points = { $name } wins by { $count ->
    [one] 1 point
   *[other] { $count } points
}
over-wins-money = { $name } wins by ${ $count }
over-wins-tie = { $name } wins the tie
over-shared = { $names } share the win
over-names = { $names } and { $last }
over-about = { $game } · { $players } players · { $moves ->
    [one] one move
   *[other] { $moves } moves
}
over-rematch = Rematch
over-rematch-about = The same table once more, everybody a seat further
over-replay = Replay
over-share = Share
over-share-done = The link to this table is copied.
over-download = Download
over-came-points = Where the points came from
over-came-money = Where the money came from
over-made = What the worth is made of
over-numbers = Scores by source
over-source = From
over-total = Total
over-difference = { $other } is { $behind } behind { $name }. The largest difference: { $source }, { $more }.
over-difference-tie = { $name } and { $other } are level. The largest difference: { $source }, { $more }.
over-turns = When it turned
over-lead = { $round }: { $name } takes the lead from { $other }.
over-gain = { $round }: { $name } makes the best single move: { $amount }, above all { $source }.
over-chart-points = Points, round by round
over-chart-money = Worth, round by round
over-chart-ahead = Ahead of the average
over-chart-numbers = The numbers
over-start = Start
over-after = After
over-thanks = Thank you for the game, { $names }!

## What the host says, and the page for the host
host-says = From the host:
host-heard = Put away
admin-title = For the host
admin-password = Password
admin-enter = Sign in
admin-wrong = That is not the password.
admin-leave = Sign out
admin-health = Health
admin-version = Version
admin-store = Tables are kept in
admin-ready = takes writes
admin-not-ready = takes no writes
admin-size = Size
admin-started = This server started
admin-nodes = Servers
admin-message = A message to all
admin-message-about = It is shown on every page until you take it back.
admin-message-text = Message
admin-say = Tell everybody
admin-take-back = Take it back
admin-open = { $count ->
    [one] One open table
   *[other] { $count } open tables
}
admin-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
admin-close = Close
admin-close-about = Nobody can move there any more, and that cannot be taken back. What was played can still be read.
