# Drawing
your-turn = It is your turn.
you = you
objection-path = There is no such move.
objection-incomplete = The decision is not complete yet.
objection-format = There is no such move in this game.
objection-bot = There is no bot called { $bot }.
objection-endless = The game did not come to an end.

