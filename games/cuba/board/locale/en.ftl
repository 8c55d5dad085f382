# Things, in a sentence after their number.
item-wood = wood
item-stone = stone
item-water = water
item-citrus = { $count ->
    [one] citrus fruit
   *[other] citrus fruits
}
item-sugar = sugar cane
item-tobacco = tobacco
item-rum = rum
item-cigars = { $count ->
    [one] box of cigars
   *[other] boxes of cigars
}
of-citrus = { $count ->
    [one] citrus fruit
   *[other] citrus fruits
}
of-sugar = sugar cane
of-tobacco = tobacco
good-wood = Wood
good-stone = Stone
good-water = Water
good-citrus = Citrus fruit
good-sugar = Sugar cane
good-tobacco = Tobacco
good-rum = Rum
good-cigars = Cigars
side-blue = the blue plantation
side-red = the red plantation
side-yellow = the yellow plantation
side-green = the green plantation
side-purple = the purple plantation
side-common = the plantation that is the same for all
harvest-some = any { $count } of: { $raws }
harvest-both = { $materials }; { $raws }
harvest-short = { $harvest } (the supply lacks { $lacking })
so-many = { $count } { $item }
nothing = nothing
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
pesos = { $count ->
    [one] 1 peso
   *[other] { $count } pesos
}

# Characters.
character-worker = Worker
character-tradeswoman = Tradeswoman
character-architect = Architect
character-foreman = Foreman
character-mayor = Mayor
card-worker = the worker
card-tradeswoman = the tradeswoman
card-architect = the architect
card-foreman = the foreman
card-mayor = the mayor
plays-worker = Worker (1): harvest
plays-tradeswoman = Tradeswoman (2): trade
plays-architect = Architect (3): build
plays-foreman = Foreman (4): use buildings
plays-mayor = Mayor (5): load a ship
idles-architect = Architect (3): cannot build{ $count ->
    [0] , gets nothing
    [one] : 1 point
   *[other] : { $count } points
}
idles-foreman = Foreman (4): no building to use
idles-mayor = Mayor (5): cannot load{ $count ->
    [0] , gets nothing
    [one] : 1 peso
   *[other] : { $count } pesos
}

# Fields.
field-a1 = A1
field-b1 = B1
field-c1 = C1
field-d1 = D1
field-a2 = A2
field-b2 = B2
field-c2 = C2
field-d2 = D2
field-a3 = A3
field-b3 = B3
field-c3 = C3
field-d3 = D3
field-title = { $field }: { $what }
field-reaps = { $field }. Harvest: { $harvest }
ground-warehouse = warehouse
ground-forest = forest (wood)
ground-mountain = mountain (stone)
ground-lake = lake (water)
ground-citrus = citrus grove
ground-sugar = sugar cane field
ground-tobacco = tobacco field

# Buildings: signs, with an article, what they do.
building-cement_factory = Cement|factory
building-sawmill = Sawmill
building-golf_course = Golf|course
building-monastery = Monastery
building-rum_cafe = Rum café
building-cigar_cafe = Cigar café
building-small_office = Small trading|office
building-large_office = Large trading|office
building-hotel = Hotel
building-inn = Inn
building-goods_store = Goods|store
building-raw_store = Crop|store
building-material_store = Material|store
building-small_bank = Small bank
building-large_bank = Large bank
building-cigar_factory = Cigar|factory
building-distillery = Distillery
building-black_market = Black|market
building-church = Church
building-town_hall = Town hall
building-dam = Dam
building-lighthouse = Lighthouse
building-warehouse = Warehouse
the-cement_factory = the cement factory
the-sawmill = the sawmill
the-golf_course = the golf course
the-monastery = the monastery
the-rum_cafe = the rum café
the-cigar_cafe = the cigar café
the-small_office = the small trading office
the-large_office = the large trading office
the-hotel = the hotel
the-inn = the inn
the-goods_store = the goods store
the-raw_store = the crop store
the-material_store = the material store
the-small_bank = the small bank
the-large_bank = the large bank
the-cigar_factory = the cigar factory
the-distillery = the distillery
the-black_market = the black market
the-church = the church
the-town_hall = the town hall
the-dam = the dam
the-lighthouse = the lighthouse
the-warehouse = the warehouse
does-cement_factory = Turns up to { $most } stone into { $gain ->
    [one] 1 point
   *[other] { $gain } points
} each.
does-sawmill = Turns up to { $most } wood into { $gain ->
    [one] 1 point
   *[other] { $gain } points
} each.
does-golf_course = Turns up to { $most } water into { $gain ->
    [one] 1 point
   *[other] { $gain } points
} each.
does-monastery = Turns up to { $most ->
    [one] 1 crop
   *[other] { $most } crops
} into { $gain ->
    [one] 1 point
   *[other] { $gain } points
} each.
does-rum_cafe = Turns up to { $most } rum into { $gain ->
    [one] 1 point
   *[other] { $gain } points
} each.
does-cigar_cafe = Turns up to { $most ->
    [one] 1 box of cigars
   *[other] { $most } boxes of cigars
} into { $gain ->
    [one] 1 point
   *[other] { $gain } points
} each.
does-small_office = Loads { $most } good onto a ship for the points of its berth.
does-large_office = Loads up to { $most } of one good onto a ship for the points of its berth.
does-hotel = Scores { $gain ->
    [one] 1 point
   *[other] { $gain } points
}.
does-inn = Scores { $gain ->
    [one] 1 point
   *[other] { $gain } points
}.
does-goods_store = Sells { $most } ware for { $gain ->
    [one] 1 peso
   *[other] { $gain } pesos
}.
does-raw_store = Sells { $most } crop for { $gain ->
    [one] 1 peso
   *[other] { $gain } pesos
}.
does-material_store = Sells up to { $most ->
    [one] 1 material
   *[other] { $most } materials
} for { $gain ->
    [one] 1 peso
   *[other] { $gain } pesos
} each.
does-small_bank = Pays { $gain ->
    [one] 1 peso
   *[other] { $gain } pesos
}.
does-large_bank = Pays { $gain ->
    [one] 1 peso
   *[other] { $gain } pesos
}.
does-cigar_factory = Turns any amount of tobacco into cigars, one for one.
does-distillery = Turns any amount of sugar cane into rum, one for one.
does-black_market = Swaps { $most } good for one of another kind.
does-church = Vetoes one of this round's bills, but none of the group vetoed the round before.
does-town_hall = Gives { $gain ->
    [one] 1 extra vote
   *[other] { $gain } extra votes
} in this round's parliament.
does-dam = Gives { $gain } water.
does-lighthouse = Swaps the ship at sea for any ship in the pile.
does-warehouse = Stores all crops from the yard so that they do not rot.

# Acts.
group-tax = Tax
group-duty = Duty
group-subsidy = Subsidy
group-other = Other
none-tax = none
none-duty = none
none-subsidy = none yet
none-other = none yet
act-tax_1 = Tax of { $tax-pesos ->
    [one] 1 peso
   *[other] { $tax-pesos } pesos
}
act-tax_2 = Tax of { $tax-pesos ->
    [one] 1 peso
   *[other] { $tax-pesos } pesos
}
act-tax_3 = Tax of { $tax-pesos ->
    [one] 1 peso
   *[other] { $tax-pesos } pesos
}
act-tax_4 = Tax of { $tax-pesos ->
    [one] 1 peso
   *[other] { $tax-pesos } pesos
}
act-tax_5 = Tax of { $tax-pesos ->
    [one] 1 peso
   *[other] { $tax-pesos } pesos
}
act-tax_buildings = Tax on buildings
act-duty_citrus = Duty of { $duty-goods ->
    [one] 1 citrus fruit
   *[other] { $duty-goods } citrus fruits
}
act-duty_sugar = Duty of { $duty-goods } sugar cane
act-duty_tobacco = Duty of { $duty-goods } tobacco
act-duty_water = Duty of { $duty-goods } water
act-duty_materials = Duty of { $duty-goods } materials
act-duty_raws = Duty of { $duty-goods } crops
act-subsidy_buildings = Subsidy for buildings
act-subsidy_materials = Subsidy for material fields
act-subsidy_raws = Subsidy for crop fields
act-subsidy_water = Subsidy for water
act-subsidy_votes = Subsidy for votes
act-subsidy_pesos = Subsidy for pesos
act-shortage = Market act: shortage
act-surplus = Market act: surplus
act-drought = Drought act
act-building_act = Building act
act-harbor_act = Harbor act
act-corruption = Corruption act
explains-tax_1 = whoever pays it gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.
explains-tax_2 = whoever pays it gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.
explains-tax_3 = whoever pays it gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.
explains-tax_4 = whoever pays it gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.
explains-tax_5 = whoever pays it gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.
explains-tax_buildings = { $tax-pesos ->
    [one] 1 peso
   *[other] { $tax-pesos } pesos
} for each of your buildings; whoever pays it gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.
explains-duty_citrus = whoever pays it gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.
explains-duty_sugar = whoever pays it gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.
explains-duty_tobacco = whoever pays it gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.
explains-duty_water = whoever pays it gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.
explains-duty_materials = two of any kinds; whoever pays it gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.
explains-duty_raws = two of any kinds; whoever pays it gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.
explains-subsidy_buildings = 1 point for each of your buildings{ $most ->
    [0] .
   *[other] , at most { $most }.
}
explains-subsidy_materials = 1 point for each of your lakes, mountains and forests not built on{ $most ->
    [0] .
   *[other] , at most { $most }.
}
explains-subsidy_raws = 1 point for each of your crop fields not built on{ $most ->
    [0] .
   *[other] , at most { $most }.
}
explains-subsidy_water = 1 point for each water you have{ $most ->
    [0] .
   *[other] , at most { $most }.
}
explains-subsidy_votes = as many points as your fifth card is worth{ $most ->
    [0] .
   *[other] , at most { $most }.
}
explains-subsidy_pesos = 1 point for { $each ->
    [one] each peso you have
   *[other] every { $each } pesos you have
}, at most { $most }.
explains-shortage = takes { $raws } of each crop off the market.
explains-surplus = puts { $raws } of each crop on the market.
explains-drought = the worker uses { $free ->
    [0] no crop field
    [one] only 1 crop field
   *[other] only { $free } crop fields
} without water.
explains-building_act = building costs { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
} more.
explains-harbor_act = a full ship leaves at once.
explains-corruption = no votes can be bought.
brief-tax_1 = { $tax-pesos ->
    [one] 1 peso
   *[other] { $tax-pesos } pesos
}
brief-tax_2 = { $tax-pesos ->
    [one] 1 peso
   *[other] { $tax-pesos } pesos
}
brief-tax_3 = { $tax-pesos ->
    [one] 1 peso
   *[other] { $tax-pesos } pesos
}
brief-tax_4 = { $tax-pesos ->
    [one] 1 peso
   *[other] { $tax-pesos } pesos
}
brief-tax_5 = { $tax-pesos ->
    [one] 1 peso
   *[other] { $tax-pesos } pesos
}
brief-tax_buildings = buildings
brief-duty_citrus = citrus
brief-duty_sugar = sugar cane
brief-duty_tobacco = tobacco
brief-duty_water = water
brief-duty_materials = materials
brief-duty_raws = crops
brief-subsidy_buildings = buildings
brief-subsidy_materials = woods etc.
brief-subsidy_raws = crop fields
brief-subsidy_water = water
brief-subsidy_votes = fifth card
brief-subsidy_pesos = pesos
brief-shortage = Shortage
brief-surplus = Surplus
brief-drought = Drought
brief-building_act = Building act
brief-harbor_act = Harbor act
brief-corruption = Corruption

# On the board.
board-title = Cuba: harbor, market, parliament and the plantations
at-sea = At sea
pile = { $count ->
    [one] One ship in the pile
   *[other] { $count } ships in the pile
}
berth-1 = berth 1
berth-2 = berth 2
berth-3 = berth 3
berth-title = Berth worth { $points ->
    [one] 1 point
   *[other] { $points } points
} per good: ship { $ship }.
ship-wants = It still takes { $goods }.
ship-full = It is fully loaded.
sea-title = At sea: ship { $ship }, for { $goods }
market = Market
shelf-title = buy for { $buy }, sell for { $sell }
bills = Bills of this round
acts = Acts in force
no-bill = no bill
tiles = Buildings
tile-title = { $name } ({ $cost }): { $does }
tile-gone = { $name }: built already. { $does }
round = Round { $round } of { $rounds }
favor-material = Tradeswoman: { $count } material of your choice instead of trading.
favor-raw = Tradeswoman: { $count } of the cheapest crop instead of trading.
favor-first_architect = Architect: { $count ->
    [one] 1 point
   *[other] { $count } points
} for the first to build nothing.
favor-second_architect = Architect: { $count ->
    [one] 1 point
   *[other] { $count } points
} for the second to build nothing.
favor-first_mayor = Mayor: { $count ->
    [one] 1 peso
   *[other] { $count } pesos
} for the first to load nothing.
favor-second_mayor = Mayor: { $count ->
    [one] 1 peso
   *[other] { $count } pesos
} for the second to load nothing.
favor-covered = Gone for this round.
yard = Yard
start-player = Start player
title-played = { $card }: played
title-sent = { $card }: sent to parliament
title-unplayed = { $card }: not played yet
delegate-down = The delegate lies face down.
supply = Supply
votes-open = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
votes-sealed = { $votes ->
    [one] 1 vote, closed fist
   *[other] { $votes } votes, closed fist
}
votes-own = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} and { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
} in your fist

# The log.
event-opened = { $start } begins. Ship { $first } lies at berth 1, ship { $second } at berth 2; ship { $sea } is at sea.
event-settled = { $seat } gets { $side }.
event-bills-shown = Round { $round }. The bills: { $tax }, { $duty }, { $subsidy }, { $other }.
event-delegate-sent = { $seat } sends a delegate to parliament, face down.
event-delegate-sent-own = { $seat } sends { $card } to parliament, face down.
event-played = { $seat } plays { $card }.
event-moved = { $seat } puts the pawn on { $field }.
event-received = { $seat } gets { $count } { $item }.
event-went-short = The supply runs short: { $seat } goes without { $count } { $item }.
event-handed-in = { $seat } hands in { $count } { $item }.
event-bought = { $seat } buys { $count } { $item } for { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
event-sold = { $seat } sells { $count } { $item } for { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
event-built = { $pesos ->
    [0] { $seat } builds { $the } on { $field }.
    [one] { $seat } builds { $the } on { $field } and pays 1 peso.
   *[other] { $seat } builds { $the } on { $field } and pays { $pesos } pesos.
}
event-built-nothing = { $points ->
    [0] { $seat } builds nothing.
    [one] { $seat } builds nothing and scores 1 point.
   *[other] { $seat } builds nothing and scores { $points } points.
}
event-used = { $seat } uses { $the }.
event-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-earned = { $seat } gets { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
event-stored = { $seat } stores { $count ->
    [one] 1 crop
   *[other] { $count } crops
}.
event-vetoed = { $seat } vetoes a bill: { $act }.
event-swapped = Ship { $back } goes back into the pile; ship { $ship } is at sea now.
event-loaded = { $seat } loads { $count } { $item } at { $berth } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-loaded-nothing = { $pesos ->
    [0] { $seat } loads nothing.
    [one] { $seat } loads nothing and gets 1 peso.
   *[other] { $seat } loads nothing and gets { $pesos } pesos.
}
event-ship-left = Ship { $ship } sets sail.
event-ship-came = Ship { $ship } comes into sight.
event-passed-worker = { $seat } harvests no more.
event-passed-tradeswoman = { $seat } trades no more.
event-passed-architect = { $seat } builds no more.
event-passed-foreman = { $seat } uses no more buildings.
event-passed-mayor = { $seat } loads no more.
event-unable-tax = { $seat } cannot pay the tax.
event-unable-duty = { $seat } cannot pay the duty.
event-unpaid-tax = { $seat } does not pay the tax.
event-unpaid-duty = { $seat } does not pay the duty.
event-new-start = { $seat } is the new start player.
event-delegate-shown = { $seat } shows { $card }: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}.
event-sealed = { $seat } holds out a closed fist.
event-sealed-own = { $seat } holds out a fist with { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
event-votes-bought = { $seat } pays { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
} and has { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}.
event-tied = A tie at { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}: the tied players bid once more.
event-tied-again = Still a tie at { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}: the order from the start player decides.
event-won = { $seat } wins the vote with { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}.
event-enacted = Enacted: { $act }.
event-paid-tax = { $seat } pays the tax and gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-paid-duty = { $seat } pays the duty and gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-paid-both = { $seat } has paid both: { $points ->
    [one] 1 more point
   *[other] { $points } more points
}.
event-subsidized = { $seat } scores { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
} from the subsidy.
event-taken-off = The market loses { $count } { $item }.
event-put-on = The market gains { $count } { $item }.
event-rotted = { $seat } loses { $count ->
    [one] 1 crop
   *[other] { $count } crops
} left in the yard.
event-buildings-scored = The buildings of { $seat } score { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
event-ended = The game is over.

# Why not.
refusal-not-your-turn = It is not your decision now.
refusal-not-this-step = This step asks for something else.
refusal-taken = Not available: { $side }. Choose another.
refusal-wrong-kind = Choose the materials first, then the crops.
refusal-not-in-supply = The supply is out of { $item }.
refusal-not-in-hand = You do not have { $card } in hand.
refusal-not-activated = This field is no crop field in your pawn’s row or column that can still be used.
refusal-no-water = Each further crop field costs 1 water, and you have none.
refusal-not-enough = { $count ->
    [0] You have no { $item }.
   *[other] You have only { $count } { $item }.
}
refusal-too-dear = It costs { $cost ->
    [one] 1 peso
   *[other] { $cost } pesos
}, and you have { $held ->
    [0] none
   *[other] { $held }
}.
refusal-nothing = It has to be at least one.
refusal-too-many = At most { $most } at a time.
refusal-traded-both-ways = You have already both bought and sold { $item } this turn.
refusal-trade-or-take = Either trade or take a free piece, not both.
refusal-covered = A black marker covers this benefit for the round.
refusal-not-cheapest = This is not the cheapest crop on the market.
refusal-no-tile = No tile of this building is left.
refusal-built-on = There is a building here already.
refusal-not-owned = You do not have this building.
refusal-used-already = You have already used this building this turn.
refusal-not-in-cross = This building is neither in your pawn's row nor in its column.
refusal-nothing-to-store = Your yard has no crops to store.
refusal-same-good = The black market gives a different good, not the same.
refusal-no-ware = Only rum and cigars are wares.
refusal-no-ship = There is no ship at this berth.
refusal-no-room = { $count ->
    [0] The ship has no room for { $item }.
   *[other] The ship has room for only { $count } { $item }.
}
refusal-one-ship = You may load only one ship a turn.
refusal-not-in-pile = This ship is not in the pile.
refusal-vetoed-last = A bill of this group ({ $group }) was vetoed last round.
refusal-no-bill = There is no bill of this group ({ $group }).
refusal-bid-too-high = You have only { $held ->
    [one] 1 peso
   *[other] { $held } pesos
} to bid.
refusal-no-vote-buying = The corruption act forbids buying votes.
refusal-not-the-duty = The duty asks for something else.
refusal-no-chance = There is nothing to draw or open now.
refusal-impossible-draw = This cannot have been drawn.
refusal-other-bids = These are not the bids that were made.

# What is to be decided.
ask-plantation = Choose your plantation.
ask-material = Choose a material to start with ({ $nth } of { $all }).
ask-raw = Choose a crop to start with ({ $nth } of { $all }).
ask-delegate = Whom do you send to parliament? The card stays face down and is not played this round.
ask-play = Play a character: card { $lap } of { $laps }. The one left over goes to parliament.
ask-play-delegate = Play a character: card { $lap } of { $laps }. Your delegate lies face down.
ask-move = Worker: where does your pawn go? It harvests its row and its column.
ask-harvest = Use a crop field: { $free ->
    [0] each costs 1 water now
    [one] 1 more is free, then each costs 1 water
   *[other] { $free } more are free, then each costs 1 water
}; you have { $water } water.
ask-trade = Tradeswoman: buy and sell as you like, or take a free piece instead. You have { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
ask-trade-more = Tradeswoman: trade on, or stop. You have { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
ask-buy = What do you buy? You have { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
ask-sell = What do you sell?
ask-take = Which free piece do you take?
ask-how-many = { $good }: how many?
ask-build = Architect: which building do you build?
ask-site = Where do you build { $the } for { $cost }? The field under it gives nothing any more.
ask-use = Foreman: use the buildings in your pawn's row and column, or any single one.
ask-load = Mayor: which ship do you load? Only one a turn.
ask-load-good = Which good do you load?
ask-bid = Parliament: you have { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} and { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}. How many more votes do you buy?
ask-bid-again = A tie at { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}: how many more do you buy? You have { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
ask-enact = You have won the vote: enact { $count ->
    [one] 1 bill
   *[other] { $count } bills
}.
ask-enact-more = Which other bill do you enact?
ask-tax = Do you pay the tax of { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
} for { $points ->
    [one] 1 point
   *[other] { $points } points
}? Paying both tax and duty scores { $both } more.
ask-duty = Do you pay the duty of { $count } { $item } for { $points ->
    [one] 1 point
   *[other] { $points } points
}?
ask-duty-materials = Do you pay the duty of 2 materials for { $points ->
    [one] 1 point
   *[other] { $points } points
}?
ask-duty-raws = Do you pay the duty of 2 crops for { $points ->
    [one] 1 point
   *[other] { $points } points
}?
wait-opening = The first ships are being drawn.
wait-deal = The plantations are being dealt.
wait-plantation = { $names } is choosing a plantation.
wait-bills = The bills of the round are being turned up.
wait-arrival = A new ship is coming.
wait-fists = The fists are about to be opened.
wait-equip = { $names } is choosing what to start with.
wait-delegates = Still choosing a delegate: { $names }.
wait-bids = Bids still to come: { $names }.
wait-enact = { $names } is enacting bills.
wait-tax = { $names } may pay the tax.
wait-duty = { $names } may pay the duty.
wait-play = { $names } is choosing a character.
wait-worker = { $names } is sending the worker out.
wait-tradeswoman = { $names } is at the market.
wait-architect = { $names } may build.
wait-foreman = { $names } is using buildings.
wait-mayor = { $names } may load a ship.
over = The game is over after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.

# Choices.
verb-buy = Buy
verb-sell = Sell
verb-plantation = Choose a plantation
verb-take = Take a free piece
verb-build = Build
verb-use = Use
verb-load = Load
verb-pay = Pay
verb-give = Pay the duty
verb-bid = Bid
verb-enact = Enact
verb-play = Play
verb-move = Pawn
verb-harvest = Harvest
verb-delegate = Delegate
verb-pass = Done
pay-pesos = { $pesos ->
    [one] Pay 1 peso
   *[other] Pay { $pesos } pesos
}
pay-goods = Pay { $goods }
buy-from = Buy: { $good }, from { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}
sell-from = Sell: { $good }, from { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}
buy-for = Buy { $goods } for { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}
sell-for = Sell { $goods } for { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}
for-points = { $goods } for { $points ->
    [one] 1 point
   *[other] { $points } points
}
choose-berth = Ship { $ship }: { $points ->
    [one] 1 point
   *[other] { $points } points
} per good
choose-bid = { $pesos ->
    [0] Nothing
    [one] 1 peso
   *[other] { $pesos } pesos
}: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
only-this = { $building } (only this one)
votes-so-far = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
votes-head = Votes so far:
votes-tie-again = 1 peso a vote, paid in any case. Tied players bid once more.
votes-tie-order = 1 peso a vote, paid in any case. In a tie the order from the start player decides.
bid-level = { $bid }, level with the most so far
bid-level-first = { $bid }, level so far: yours by the order from the start player
bid-level-later = { $bid }, level so far: the order from the start player is against you
choose-dear = What you cannot build now
reap-any = any { $free }:
stands-ahead = ahead
stands-level = level
stands-level-first = level, yours
stands-level-later = level, theirs
bid-ahead = { $bid }, ahead so far
fate-tax = You could pay { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
fate-no-tax = You could not pay { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
fate-duty = You could pay it.
fate-no-duty = You could not pay it.
fate-subsidy = { $points ->
    [0] Nothing for you.
    [one] 1 point for you.
   *[other] { $points } points for you.
}
choose-ship = Ship { $ship }: { $goods }
choose-none = No more
crumb-berth = Berth { $word }
crumb-ship = Ship { $word }
crumb-none = { choose-none }
crumb-item = { $word ->
    [cigars] { good-cigars }
    [citrus] { good-citrus }
    [rum] { good-rum }
    [stone] { good-stone }
    [sugar] { good-sugar }
    [tobacco] { good-tobacco }
    [water] { good-water }
   *[wood] { good-wood }
}
crumb-raw = { $word ->
    [citrus] { good-citrus }
    [sugar] { good-sugar }
   *[tobacco] { good-tobacco }
}
crumb-material = { $word ->
    [stone] { good-stone }
    [water] { good-water }
   *[wood] { good-wood }
}
crumb-buy = { verb-buy }
crumb-sell = { verb-sell }
crumb-plantation = { verb-plantation }
crumb-take = Take
crumb-build = { verb-build }
crumb-use = { verb-use }
crumb-load = { verb-load }
crumb-give = { verb-give }
crumb-bid = { verb-bid }
crumb-enact = { verb-enact }
crumb-play = { verb-play }
crumb-move = { verb-move }
crumb-harvest = { verb-harvest }
crumb-delegate = { verb-delegate }
pass-levy = Don't pay
pass-build = { $count ->
    [0] Build nothing
    [one] Build nothing: 1 point
   *[other] Build nothing: { $count } points
}
pass-load = { $count ->
    [0] Load nothing
    [one] Load nothing: 1 peso
   *[other] Load nothing: { $count } pesos
}
pass-load-more = No more loading
pass-harvest = No more fields
choose-harvest-all = Harvest { $raws }
choose-harvest-end = Harvest { $raws } and no more
reap = Harvest
reap-only = Only
pass-trade = No more trading
pass-use = No more buildings

# The rules in short.
rules-1 = Setting up
rules-1-text = Everybody has a plantation of twelve fields, a pawn in its warehouse, { $pesos } pesos, { $materials ->
    [one] 1 material
   *[other] { $materials } materials
} and { $raws ->
    [one] 1 crop
   *[other] { $raws } crops
} of their choice, and five character cards. The market holds { $market-raws } of each crop and { $market-wares } of each ware. Two ships lie at berths 1 and 2, one is at sea. In force are: { $tax }, { $duty }. What the supply lacks is not handed out (Q01).
rules-2 = A: bills
rules-2-text = There { $rounds ->
    [one] is 1 round
   *[other] are { $rounds } rounds
}. In each, one card of each of the four groups of acts is turned up: the bills of the round.
rules-3 = B: characters
rules-3-text = Beginning with the start player, everybody in turn plays a card and does what it says, until all have played four. Whoever's fourth card has the highest value is the new start player; if tied, whoever played it last.
rules-4 = The worker (1)
rules-4-text = The pawn moves anywhere or stays, and activates its row and its column. Every forest, mountain and lake there gives a material. Of the crop fields { $free } may be used, each further one for 1 water, even water just harvested (Q05). Buildings give nothing.
rules-5 = The tradeswoman (2)
rules-5-text = Buy and sell as much as you like. A unit costs or brings the price below it; the next one costs more to buy and brings less when sold. What the market lacks costs { $empty } from the supply; once a row is full, the supply pays { $full-raw } for a crop and { $full-ware } for a ware. A good that you have both bought and sold is done for the turn (Q48). Instead of trading, take a material of your choice or one of the cheapest crop: each once a round for the whole table.
rules-6 = The architect (3)
rules-6-text = Build one of the tiles on any of your fields except the warehouse and other buildings, and pay its materials. The field under it gives nothing any more. The first in a round to build nothing gets { $architect-first ->
    [one] 1 point
   *[other] { $architect-first } points
}, the second { $architect-second }.
rules-7 = The foreman (4)
rules-7-text = Use all your buildings in the pawn's row and column, each once and in any order, or any single one. The warehouse is a building, too: it stores all crops from the yard. Payments come from the yard first (Q09).
rules-8 = The mayor (5)
rules-8-text = Load any number of goods onto one ship at a berth, as far as it has spaces for them. Each brings the points of the berth. The first in a round to load nothing gets { $mayor-first ->
    [one] 1 peso
   *[other] { $mayor-first } pesos
}, the second { $mayor-second }.
rules-9 = C: parliament
rules-9-text = The card left over votes: its value is the number of votes, the town hall adds { $town-hall }. Then all buy votes at once in closed fists, 1 peso each; everybody pays. Tied players bid once more; then the order from the start player decides. The winner enacts { $enacted ->
    [one] 1 bill, which replaces the act of its group
   *[other] { $enacted } bills, which replace the acts of their groups
}. The other bills leave the game.
rules-10 = D: laws
rules-10-text = In this order: whoever pays the tax gets { $paid ->
    [one] 1 point
   *[other] { $paid } points
}, whoever pays the duty as many, whoever has paid both gets { $both } more. Then subsidies are paid out and market acts carried out{ $market-acts ->
    [once] , but only in the round in which they are enacted
   *[every-round] {""}
}. These are the acts:
rules-11 = E: end of the round
rules-11-text = Crops left in the yard are lost; stored crops, materials and wares stay. Full ships leave, and so does the ship at the third berth, full or not. The others move up, and a new one appears at sea. Everybody takes their cards back.
rules-12 = The end
rules-12-text = After the last round each of your buildings{ $warehouse-counts ->
    [no] {""} (not the printed warehouse)
   *[yes] , the printed warehouse too,
} brings { $building ->
    [one] 1 point
   *[other] { $building } points
}. The most points win; in a tie, more pesos.
rules-13 = The buildings
rules-13-text = What is handed in goes to the supply, never to the market. A building does nothing until the foreman uses it.
rules-14 = Variant: the delegate
rules-14-text = At the beginning of the round everybody chooses face down which card goes to parliament, so nobody knows for sure what the others have in hand.

## Table rules

ours = The ships and the plantations are our own proposals. Do you own the box? Then you can help us with what is printed there.
variant-individual = Own plantations
variant-individual-about = Everybody has a plantation of their own, so nobody has quite the same plans. Choose this if you are not sure; 75 to 120 minutes.
variant-common = The same plantation for all
variant-common-about = All begin alike: good for a first game; 75 to 120 minutes.
variant-individual-delegate = Own plantations, delegates in secret
variant-individual-delegate-about = Before each round everybody chooses face down which card will not be played; a little longer.
variant-common-delegate = Same plantations, delegates in secret
variant-common-delegate-about = All begin alike, and choose face down before each round which card will not be played; a little longer.
rule-plantations = The plantations are
rule-plantations-about = Only where everybody has a plantation of their own: with the same one for all there is nothing to deal or to choose.
rule-plantations-dealt = dealt by lot
rule-plantations-chosen = chosen in turn, starting with the start player
rule-plantations-by-seat = fixed by seat: blue, red, yellow, green, purple
rule-warehouse-counts = The printed warehouse counts as a building
rule-warehouse-counts-no = no
rule-warehouse-counts-yes = yes, for tax, subsidy and the end
rule-market-acts = A market act works
rule-market-acts-every-round = in every round while it is in force
rule-market-acts-once = only in the round in which it is enacted
rule-lighthouse = The ship that the lighthouse sends back
rule-lighthouse-shuffle = is shuffled into the pile
rule-lighthouse-bottom = goes under the pile
rule-empty-tax = The tax on buildings, without any building
rule-empty-tax-about = Only where the printed warehouse does not count: with it nobody is without a building.
rule-empty-tax-paid = counts as paid
rule-empty-tax-nothing = brings nothing

## Rulings

ruling-Q01 = The supply is out of something. You take what is there; nothing is owed. Where several kinds run short, the acting player chooses. A conversion that cannot be paid out may not be begun.
ruling-Q05 = In which order does the worker harvest? Materials first, so that fresh water can pay for further crop fields.
ruling-Q09 = Do payments come from yard or warehouse? From the yard first: what lies there would rot, so nobody can want it otherwise.
ruling-Q12 = Which crop is the cheapest? The one with the lowest price to buy now; one that the market lacks counts at the supply's price. If several are equal, the player chooses.
ruling-Q22 = In which order are buildings used? In any; each at most once in a turn. So distillery, rum café and warehouse may follow each other.
ruling-Q24 = What does the black market swap? One good for one of another kind from the supply, crop or ware; it goes to the yard.
ruling-Q32 = How does the lighthouse work? Its user is shown which ships are in the pile (not their order), calls one to sea, and the old one is shuffled into the pile, or put under it if that was agreed.
ruling-Q34 = What may the church not veto? A bill of the group that it vetoed in the round just before.
ruling-Q36 = How much may be bid? From 0 up to your pesos, in whole pesos; in the second bid up to what is left.
ruling-Q47 = Who has which plantation? In the rulebook everybody chooses a color, so no plantation belongs to a seat. As agreed, they are dealt by lot, chosen one after the other starting with the start player, or fixed by seat.
ruling-Q48 = Could buying and selling go on forever? No: a good may be bought any number of times, or sold any number of times; whoever then trades it the other way does so once, in any amount, and that good is done for the turn.

# Where the game stands.
part-start = Setting up
part-bills = New bills
part-delegates = Delegates
part-actions = Characters act
part-parliament = Parliament
part-laws = Taxes and duties
part-ships = Ships
recap = How round { $round } ends, step by step
recap-parliament = Parliament
recap-levies = Tax and duty
recap-subsidy = Subsidy
recap-market = Market
recap-yards = Yards
recap-ships = Ships
recap-buildings = Buildings

# On the box
invitation = Work your plantation, sell at the market, load the ships in the bay, and buy the votes that change the law every round.
makers = By Michael Rieneck and Stefan Stadler; eggertspiele 2007.

## The end, told

source-start = Start
source-ships = Ships
source-buildings = Using buildings
source-levies = Taxes and duties
source-subsidies = Subsidies
source-architects = Architect
source-owned = Buildings at the end

## Guided first game

lesson-stone = Six rounds, and whoever has the most points wins. The ship at berth 2 wants 3 boxes of cigars, at 2 points each, so we build a cigar factory: 2 wood and 2 stone. Take 1 stone to begin with.
lesson-stone-again = Take a second stone. You will find the wood on your plantation.
lesson-tobacco = Now two crops. The factory turns tobacco into cigars, one for one: take 1 tobacco.
lesson-citrus = And 1 citrus fruit: that is the duty this round, and paying it will bring points.
lesson-worker = You and Berta take turns playing characters, four of five each; the fifth goes to parliament and votes. Begin with the worker: he brings in the harvest.
lesson-cross = Your pawn harvests its row and its column. Put it on C2: there it reaches both forests and both tobacco fields. You get all the materials, so 2 wood, but only two crops.
lesson-harvest = Choose your two crop fields, one after the other. First the tobacco on A2.
lesson-harvest-more = Then the tobacco on C2: that makes 3. For each further field you would have to hand in 1 water.
lesson-architect = 2 wood, 2 stone: you have everything. Play the architect; he builds.
lesson-build = Build the cigar factory on B2. The grove under it is lost, but you have another one, and there the factory lies between your tobacco fields.
lesson-foreman = Play the foreman. He uses the buildings in your pawn’s row and column, or any single one.
lesson-cigars = Use the cigar factory and turn all 3 tobacco into cigars. Wares do not rot; crops left in your yard do, at the end of every round.
lesson-mayor = Berta has loaded citrus fruit and sugar cane, but the three spaces for cigars are still free. Play the mayor. He is also worth the most, 5: whoever plays the highest fourth card starts the next round.
lesson-load = Load all 3 boxes of cigars at berth 2: at 2 points each that makes 6. The ship is then full and leaves at the end of the round.
lesson-bid = Parliament. Your tradeswoman has 2 votes, Berta’s foreman 4, and votes can be bought in secret for 1 peso each. The winner picks the laws, and the drought act would leave your worker a single crop field. Bid 3: that makes 5 votes.
lesson-enact = You have won with 5 votes to 4 and enact exactly two bills. First the subsidy for buildings: a point for each building, round after round. You have two, for your warehouse counts.
lesson-enact-tax = Then the tax of 1 peso, instead of 2. Leave the duty alone: the new one asks for tobacco, and you have none left.
lesson-tax = Now the laws are carried out. Pay the tax: 1 peso for 2 points.
lesson-duty = Hand in your citrus fruit as duty: 2 more points, and 1 on top for having paid both. The subsidy then brings you 2.
lesson-second-round = Round 2, and you lead with 13 points to 8. The ships have moved up: at berth 3 every good is now worth 3 points, and the ship there wants 3 tobacco. It leaves after this round, full or not. Play the worker.
lesson-lake = Put your pawn on B2, on top of the factory. In its row and column lie a forest, a mountain, the lake and both tobacco fields.
lesson-harvest-2 = Harvest the tobacco on A2.
lesson-harvest-2-more = And the tobacco on C2.
lesson-tradeswoman = You have 2 tobacco, the ship wants 3. Play the tradeswoman: she buys and sells on the market.
lesson-buy = Buy 1 tobacco for 3 pesos. Each one bought makes the next dearer; each one sold makes it cheaper.
lesson-enough = Leave it at that. You keep 3 pesos, and the tax wants one of them.
lesson-mayor-early = Do not wait: Berta has tobacco, too, and spaces on a ship go to whoever loads first. Play the mayor.
lesson-load-tobacco = Load all 3 tobacco at berth 3: 9 points.
lesson-architect-again = You have 1 wood, 1 stone and 1 water left. Play the architect once more.
lesson-cafe = Build the cigar café on D2. It pays 2 points for a box of cigars, up to 3 a round, when no ship wants them; and it lies in one row with the factory, so that the foreman can use both.
lesson-no-bid = Both of you send the foreman: 4 votes each. Berta has 12 pesos, you have 3, and bids are paid even by whoever loses. Do not fight where you cannot win: bid 0.
lesson-tax-again = Berta bought 2 votes and made laws for herself: points for pesos, and a duty of two materials. You have none, but the tax is still just 1 peso for 2 points. Pay it.
lesson-third-round = Round 3: 24 points to 22, and Berta begins. The ship you saw at sea has come all the way to berth 3, and it wants 3 boxes of cigars. That is what we have waited for. Play the worker.
lesson-stay = Leave your pawn on B2. The forest on D2 is built over, so you get 1 stone and 1 water: just the two materials of the duty.
lesson-harvest-3 = Harvest the tobacco on A2.
lesson-harvest-3-more = And the tobacco on C2. Whatever crops you do not use this round you would have to store in the warehouse, with the foreman.
lesson-favor = Berta’s architect built nothing: that brings 2 points to the first who does so in a round. The tradeswoman has such a favor, too. Tobacco costs 4 pesos and you have 2, so play her for that.
lesson-free = Instead of trading, take something for free: any material, or the cheapest crop. All three crops cost the same now, so the choice is yours. Take the tobacco.
lesson-foreman-again = Play the foreman. Your pawn stands on the factory, in one row with the café: both may be used.
lesson-cigars-again = Turn all 3 tobacco into cigars.
lesson-wait = The café would pay 6 points for them, the ship at berth 3 pays 9. Berta’s mayor has been played and she has no cigars: you can wait. Use nothing more.
lesson-mayor-again = Play the mayor as your fourth card: he loads the ship, and you start the next round.
lesson-load-again = Load all 3 boxes of cigars at berth 3: 9 points.
lesson-bid-again = You lead with 33 points to 28, and your architect has 3 votes against 2. You have 2 pesos: bid 1 and keep the other for the tax.
lesson-votes = 4 votes to 3, you have won. Enact the subsidy for votes: it pays what the fifth card is worth, 3 points for you and 2 for Berta, and it ends her points for pesos.
lesson-harbor-act = And the harbor act: from now on a full ship leaves at once. The tax on buildings would cost you 3 pesos, and the duty of two crops you could not pay.
lesson-last-tax = Pay the tax with your last peso: 2 points.
lesson-last-duty = And the duty with stone and water: 2 points, and 1 for both.
lesson-end = Half the game is over, and you lead with 41 points to 35. It ends after round 6, when every building brings 2 points more. Your purse is empty: the first mayor in a round who loads nothing brings 4 pesos. And at berth 1 lies the next ship for cigars.

## When something is done that cannot be done now

when-play = A character is played a turn, each once a round (§3)
when-move = The pawn moves when you play the worker (§4)
when-harvest = Fields are harvested when you play the worker (§4)
when-buy = Goods are bought and sold when you play the tradeswoman (§5)
when-sell = Goods are bought and sold when you play the tradeswoman (§5)
when-build = You build when you play the architect (§6)
when-use = Buildings are used when you play the foreman (§7)
when-load = Ships are loaded when you play the mayor (§8)
when-bid = Votes are bought in parliament, after the cards (§9)
when-enact = Whoever has most votes in parliament chooses the acts, after the cards (§9)
points-tie = In a tie, more pesos decide.
