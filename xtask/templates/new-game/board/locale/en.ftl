# {{name}} in English.

ours = All numbers are our own.
variant-standard = As in the rulebook
ending-heap = the heap is gone
board-title = { $count ->
    [one] One pebble on the heap
   *[other] { $count } pebbles on the heap
}
held = { $count ->
    [one] 1 pebble
   *[other] { $count } pebbles
}

# Questions
wait-start = Chance says who starts.
wait-take = { $seat } takes pebbles.
ask-take = Take one to { $most } pebbles.
over = The game is over: { $ending }.
choose-take = { $count ->
    [one] Take a pebble
   *[other] Take { $count } pebbles
}
crumb-take = Take

# Events
event-started = { $seat } starts.
event-took = { $count ->
    [one] { $seat } takes a pebble.
   *[other] { $seat } takes { $count } pebbles.
}
event-ended = The game is over: { $ending }.

# Refusals
refusal-not-your-turn = It is not your turn.
refusal-no-chance = Chance does not decide this now.
refusal-bad-count = Take one to { $most } pebbles.
refusal-heap-too-small = { $count ->
    [one] Only one pebble is left.
   *[other] Only { $count } pebbles are left.
}

# Rules
rules-1 = Set-up
rules-1-text = { $each } pebbles for each player lie on the heap. Chance says who starts; play passes to the left.
rules-2 = Taking pebbles
rules-2-text = In your turn take one to { $most } pebbles from the heap.
rules-3 = End of the game
rules-3-text = When the heap is gone, whoever holds most pebbles wins. Equals share the win.

# Rulings
ruling-Q01 = What if fewer pebbles are left than I may take? What is left may be taken, and no more.

# On the box
invitation = Take pebbles from the heap, one hand after the other, and end up with the most.
makers = By whoever invented pebbles.
