# Drawing
your-turn = Du bist am Zug.
you = du
objection-path = Diesen Zug gibt es nicht.
objection-incomplete = Die Entscheidung ist noch nicht vollständig.
objection-format = So einen Zug gibt es in diesem Spiel nicht.
objection-bot = Es gibt keinen Bot namens { $bot }.
objection-endless = Das Spiel kam zu keinem Ende.

