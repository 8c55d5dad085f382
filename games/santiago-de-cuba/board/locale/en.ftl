# Santiago de Cuba in English.

# Things. With $count they take its number; without, the plural.
item-sugar = sugar cane
item-citrus = { $count ->
    [one] citrus fruit
   *[other] citrus fruits
}
item-tobacco = tobacco
item-rum = rum
item-cigars = { $count ->
    [one] cigar
   *[other] cigars
}
item-wood = wood
item-peso = { $count ->
    [one] peso
   *[other] pesos
}
item-point = { $count ->
    [one] point
   *[other] points
}
good-sugar = Sugar cane
good-citrus = Citrus fruits
good-tobacco = Tobacco
good-rum = Rum
good-cigars = Cigars
good-wood = Wood
good-peso = Pesos
good-point = Points

# Places. A bar marks where a name may be broken on a sign.
building-bank = Bank
building-casino = Casino
building-church = Church
building-distillery = Distillery
building-port_authority = Port|authority
building-cigar_factory = Cigar|factory
building-black_market = Black|market
building-trading_office = Trading|office
building-sawmill = Sawmill
building-newspaper = Newspaper
building-cafe = Café
building-customs_office = Customs|office
to-bank = to the bank
to-casino = to the casino
to-church = to the church
to-distillery = to the distillery
to-port_authority = to the port authority
to-cigar_factory = to the cigar factory
to-black_market = to the black market
to-trading_office = to the trading office
to-sawmill = to the sawmill
to-newspaper = to the newspaper
to-cafe = to the café
to-customs_office = to the customs office
the-bank = the bank
the-casino = the casino
the-church = the church
the-distillery = the distillery
the-port_authority = the port authority
the-cigar_factory = the cigar factory
the-black_market = the black market
the-trading_office = the trading office
the-sawmill = the sawmill
the-newspaper = the newspaper
the-cafe = the café
the-customs_office = the customs office
does-bank = Take { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
does-casino = Exchange one way: { $ways }.
casino-point = { $give ->
    [one] 1 peso
   *[other] { $give } pesos
} for { $take ->
    [one] 1 point
   *[other] { $take } points
}, at most { $most ->
    [one] once
   *[other] { $most } times
}
casino-peso = { $give ->
    [one] 1 point
   *[other] { $give } points
} for { $take ->
    [one] 1 peso
   *[other] { $take } pesos
}, at most { $most ->
    [one] once
   *[other] { $most } times
}
does-church = Take { $points ->
    [one] 1 point
   *[other] { $points } points
}.
does-distillery = Turn { $give } sugar cane into { $take } rum, at most { $most ->
    [one] once
   *[other] { $most } times
}.
does-port_authority = Move the value marker { $steps ->
    [one] one flag
   *[other] { $steps } flags
} to either side, never off the flags.
does-cigar_factory = Turn { $give } tobacco into { $take ->
    [one] 1 cigar
   *[other] { $take } cigars
}, at most { $most ->
    [one] once
   *[other] { $most } times
}.
does-black_market = { $count ->
    [one] Swap one good for another; no wood.
   *[other] Swap { $count } goods of one kind for as many of another; no wood.
}
does-trading_office = Load one kind of good on the ship at once, at most { $most }, for the points on the flag{ $less ->
    [0] { "" }
    [one] , 1 point less each
   *[other] , { $less } points less each
}.
does-sawmill = Sell { $give } wood for { $take ->
    [one] 1 point
   *[other] { $take } points
}, at most { $most ->
    [one] once
   *[other] { $most } times
}.
does-newspaper = Take { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
} and turn a Cuban face down until the car has passed.
does-cafe = Sell rum for { $rum ->
    [one] 1 point
   *[other] { $rum } points
} and cigars for { $cigars ->
    [one] 1 point
   *[other] { $cigars } points
} each, at most { $most } in all.
does-customs_office = Strike one demand of the ship.
station-pedro = Pedro
station-jose = José
station-conchita = Conchita
station-miguel = Miguel
station-pablo = Pablo
station-maria = Maria
station-martinez = Martinez
station-el_zorro = El Zorro
station-alonso = Alonso
station-harbor = Harbor
drive-pedro = to Pedro
drive-jose = to José
drive-conchita = to Conchita
drive-miguel = to Miguel
drive-pablo = to Pablo
drive-maria = to Maria
drive-martinez = to Martinez
drive-el_zorro = to El Zorro
drive-alonso = to Alonso
drive-harbor = to the harbor
brings-pedro = { $count } tobacco
brings-jose = { $count } sugar cane
brings-conchita = { $count ->
    [one] 1 citrus fruit
   *[other] { $count } citrus fruits
}
brings-miguel = { $count } wood
brings-pablo = { $count ->
    [one] a good of your choice, no wood
   *[other] { $count } of a good of your choice, no wood
}
brings-maria = { $count ->
    [one] 1 point
   *[other] { $count } points
}
brings-martinez = { $count ->
    [one] 1 peso
   *[other] { $count } pesos
}
brings-el_zorro = something from every other player; your figure stays and may use its building again
brings-alonso = claim a building, or use one of your own
brings-harbor = a round of deliveries
flower-yellow = yellow flower
flower-blue = blue flower
flower-red = red flower
flower-white = white flower
quarter-yellow = Quarter of the yellow flowers
quarter-blue = Quarter of the blue flowers
quarter-red = Quarter of the red flowers
quarter-white = Quarter of the white flowers

# The log.
event-laid-out = Buildings and Cubans are laid out; { $start } begins.
event-rolled = { $seat } rolls: { $sugar } sugar cane, { $citrus } citrus, { $tobacco } tobacco, { $rum } rum, { $cigars ->
    [one] 1 cigar
   *[other] { $cigars } cigars
}.
event-set-aside = { $seat } sets aside the die for { $item }.
event-drove = { $paid ->
    [0] { $seat } drives { $drive }.
    [one] { $seat } drives { $drive } for 1 peso.
   *[other] { $seat } drives { $drive } for { $paid } pesos.
}
event-flag-moved = The value marker moves to { $to }.
event-received = { $seat } gets { $count } { $item }.
event-went-short = The supply runs short: { $seat } goes without { $count } { $item }.
event-handed-in = { $seat } hands in { $count } { $item }.
event-gave = { $from } gives { $to } { $count } { $item }.
event-gave-nothing = { $from } has nothing to give { $to }.
event-claimed = { $seat } claims { $the }.
event-walked = { $seat } walks { $to }.
event-stayed = { $seat } stays: no building is free.
event-used = { $seat } uses { $the }.
event-delivered = { $seat } loads { $count } { $item }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-delivered-wood = { $seat } loads { $wood } wood instead of { $item }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-passed = { $seat } passes.
event-turned-down = { $station } is turned face down.
event-turned-up = { $station } is turned face up again.
event-struck = The demand for { $item } is struck.
event-owner-paid = { $visitor } stands in a building of { $owner }: worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-ship-left = Ship { $ship } leaves. { $ending }
event-screens-lifted = The screens are lifted.
event-ended = The game is over.
ending-loaded = A delivery met the last demand.
ending-last_flag = The deliveries ended on the last flag.
ending-passed = The car passed the harbor on the last flag.
ending-customs_office = The customs office struck the last demand.
ending-trading_office = The trading office met the last demand.
ending-stalled = The ship has waited too long.

# Why not.
refusal-not-your-turn = It is not your decision now.
refusal-not-this-step = Something else is to be decided now.
refusal-not-in-supply = The supply is out of { $item }.
refusal-drive-too-dear = The drive costs { $cost ->
    [one] 1 peso
   *[other] { $cost } pesos
}, and you have { $held ->
    [0] none
   *[other] only { $held }
}.
refusal-must-give = If you have a peso, a point or a good other than wood, you must give one of them.
refusal-not-enough = You have { $count ->
    [0] no { $item }
   *[other] only { $count } { $item }
}.
refusal-owned = Somebody already owns this building.
refusal-no-markers = You have placed all your ownership markers.
refusal-not-owned = This building is not yours.
refusal-wrong-flower = Only buildings with the { $flower } are open now.
refusal-occupied = Another figure stands here.
refusal-must-move-on = Your figure must move on to another building.
refusal-not-here = Your figure does not stand here.
refusal-nothing = It has to be at least one.
refusal-too-many = At most { $most } at a time.
refusal-same-good = The black market gives another good, not the same.
refusal-flag-at-end = The value marker cannot go that way.
refusal-face-down = { $station } lies face down already.
refusal-must-turn-down = Somebody on the street still lies face up: you must choose one.
refusal-not-wanted = { $count ->
    [0] The ship wants no { $item } now.
   *[other] The ship wants only { $count } { $item }.
}
refusal-empty-ship = The four dice left would ask for nothing.
refusal-no-chance = There is nothing to draw or roll now.
refusal-impossible-layout = The tiles cannot lie like this.
refusal-impossible-dice = The dice cannot show this.

# What is to be decided.
ask-aside = A new ship: set one die aside. What the other four show is what the ship wants.
ask-drive = Drive the car. The next station is free, each further one costs { $fare ->
    [0] nothing
    [one] 1 peso
   *[other] { $fare } pesos
}; you have { $pesos ->
    [0] no pesos
    [one] 1 peso
   *[other] { $pesos } pesos
}.
ask-pablo = { $count ->
    [one] Pablo gets you one good from the supply. Which one?
   *[other] Pablo gets you { $count } of one good from the supply. Which one?
}
ask-zorro = El Zorro: give { $seat } one peso, one point or one good.
ask-alonso = Alonso: claim a building that nobody owns, or use one of your own.
ask-claim = Which building do you want to claim? You have { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
} left.
ask-own = Which of your buildings do you want to use?
ask-walk = Walk to a free building with the { $flower }.
ask-use = { $name }: { $does }
ask-use-idle = You have nothing for it to work with.
ask-casino = What do you want from the casino?
ask-casino-count = How many { $item } do you want for your { $price }?
ask-distillery = How much sugar cane do you turn into rum?
ask-cigar_factory = How much tobacco do you turn into cigars?
ask-port_authority = Which way should the value marker go?
ask-black_market = { $count ->
    [one] Which good do you hand in?
   *[other] Of which good do you hand in { $count }?
}
ask-black_market-take = You hand in { $item }. Which good do you take for it?
ask-sawmill = How much wood do you sell? { $wood } wood { $points ->
    [one] brings 1 point
   *[other] brings { $points } points
}.
ask-newspaper = Whom do you turn face down? You also get { $pesos ->
    [one] 1 peso
   *[other] { $pesos } pesos
}.
ask-cafe = How much rum do you sell, for { $points ->
    [one] 1 point
   *[other] { $points } points
} each?
ask-cafe-cigars = { $rum ->
    [0] How many cigars do you sell, for
   *[other] You sell { $rum } rum. And how many cigars, for
} { $points ->
    [one] 1 point
   *[other] { $points } points
} each?
ask-customs_office = Which demand do you strike?
ask-deliver = What do you load? Each good brings { $flag ->
    [one] 1 point
   *[other] { $flag } points
}, wood { $wood }.
ask-deliver-wood = Which demand does your wood meet? Each wood brings { $points ->
    [one] 1 point
   *[other] { $points } points
}.
ask-deliver-count = { $good }: how much do you load? Each brings { $each ->
    [one] 1 point
   *[other] { $each } points
}.
wait-aside = { $seat } sets a die of the new ship aside.
wait-drive = { $seat } drives the car.
wait-pablo = { $seat } chooses a good from Pablo.
wait-zorro = { $seat } chooses what to give to { $active }.
wait-alonso = { $seat } is at Alonso's.
wait-walk = { $seat } walks to a building with the { $flower }.
wait-use = { $seat } may use { $the }.
wait-deliver = { $seat } may load the ship.
wait-layout = The town is being laid out.
wait-dice = The dice for the new ship are being rolled.
wait-screens = The screens are about to be lifted.
over = The game is over: the last ship has left. { $ending }
over-short = The supply of points was empty, so goods left over made fewer points than they should, or none.

# Choices.
choose-aside = Without { $item }
choose-drive = Drive { $drive }, { $cost ->
    [0] free
    [one] 1 peso
   *[other] { $cost } pesos
}: { $brings }
choose-drive-down = Drive { $drive }, { $cost ->
    [0] free
    [one] 1 peso
   *[other] { $cost } pesos
}: face down, nothing happens there
choose-go = { $station }, { $cost ->
    [0] free
    [one] 1 peso
   *[other] { $cost } pesos
}
choose-take = Take { $count } { $item }
choose-give = Give { $count } { $item }
choose-give-nothing = Give nothing
choose-claim = Claim { $the }
choose-claim-any = Claim a building
choose-walk = Walk { $to }: { $does }
choose-use = Use { $the }
choose-use-any = Use a building of your own
choose-buy-point = Turn pesos into points
choose-buy-peso = Turn points into pesos
choose-raise = Up to { $flag }
choose-lower = Down to { $flag }
choose-hand-in = Hand in { $count } { $item }
choose-turn-down = Turn { $station } face down
choose-nobody = Turn nobody, just take the pay
choose-strike = Strike { $item }
choose-load = Load { $item }
choose-load-wood = Load wood instead
choose-instead = Wood instead of { $item }
choose-count = { $count } { $item }
choose-exchange = Get { $take } for { $give }
choose-count-for = { $count } { $item } for { $points ->
    [one] 1 point
   *[other] { $points } points
}
choose-pass = Pass
choose-pass-idle = Go on
choose-pass-use = Do not use it
choose-pass-alonso = Neither
choose-pass-deliver = Load nothing more
crumb-aside = Set aside
crumb-drive = Drive
crumb-take = Take
crumb-give = Give
crumb-claim = Claim
crumb-walk = Walk
crumb-use = Use
crumb-deliver = Load
crumb-wood = Wood
crumb-nobody = Nobody
crumb-cuban = { $word ->
    [pedro] { station-pedro }
    [jose] { station-jose }
    [conchita] { station-conchita }
    [miguel] { station-miguel }
    [pablo] { station-pablo }
    [maria] { station-maria }
    [martinez] { station-martinez }
    [el_zorro] { station-el_zorro }
   *[alonso] { station-alonso }
}
crumb-gift = { $word ->
    [peso] { good-peso }
    [point] { good-point }
    [sugar] { good-sugar }
    [citrus] { good-citrus }
    [tobacco] { good-tobacco }
    [rum] { good-rum }
    [cigars] { good-cigars }
   *[nothing] nothing
}
crumb-purchase = { $word ->
    [point] { good-point }
   *[peso] { good-peso }
}
crumb-step = { $word ->
    [raise] Up
   *[lower] Down
}

# On the board.
board-title = Santiago de Cuba: the town and its harbor
car = The car
cost-free = free
face-down = { $station }, face down: a visit brings nothing until the car has passed
cuban-title = { $station }: { $brings }
house-title = { $name }: { $does }
house-owner = Owned by { $seat }.
house-visitor = { $seat }'s figure stands here.
ship-title = Ship { $ship } of { $ships }
ship-word = Ship { $ship }
die-title = The ship wants { $count } { $item }
die-met = The ship wants no more { $item }
die-aside = The ship does not ask for { $item }
die-rolled = The die shows { $count } { $item }
flags-title = Each good delivered brings { $flag ->
    [one] 1 point
   *[other] { $flag } points
}
supply = Supply
markers = { $count ->
    [0] no ownership marker left
    [one] 1 ownership marker left
   *[other] { $count } ownership markers left
}
stands = stands at: { $name }
stands-nowhere = figure not yet in town
hidden = behind the screen
hidden-title = What { $seat } owns lies behind a screen.
ranks = Scores { $all }: { $points }, and { $more } for { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} ({ $each } make a point)
ranks-short = Scores { $all }: { $points }, and { $more } for { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} ({ $each } make a point, but the supply of points is empty)
passed-delivery = loads no more

# The rules in short.
rules-1 = The town
rules-1-text = Twelve buildings stand in four quarters under four kinds of flowers, nine Cubans live along the street, a ship waits in the harbor. Everybody begins with this{ $screens ->
    [up] {" "}behind a screen
   *[down] {""}
}: { $start }. The supply is limited: what is not there is not handed out. Turns go clockwise.
rules-2 = Drive the car
rules-2-text = Everybody shares one car. On your turn you must drive it clockwise to another station: the next one is free, each further one costs { $fare ->
    [0] nothing
    [one] 1 peso
   *[other] { $fare } pesos
}. At most a whole lap (Q01). If the car passes the harbor without stopping, the value marker moves up one flag; past the last one the ship leaves at once.
rules-3 = Meet a Cuban
rules-3-text = Whoever lives where the car stops helps you. { $helps }. El Zorro has every other player give you a peso, a point or a good other than wood, as they choose. Alonso lets you claim a building that nobody owns (at most { $markers } in a game) or use one of your own.
rules-4 = Deliver in the harbor
rules-4-text = If the car stops in the harbor, everybody may load the ship, beginning with you, round after round: one kind of good, as many as the ship still wants of it. Each good brings as many points as the flag shows: { $flags }. Whoever passes is out. When all demand is met, the ship leaves. When all have passed and demand is left, the marker moves up one flag; past the last one the ship leaves.
rules-5 = Wood
rules-5-text = Wood may be loaded in place of one kind of good. It brings { $wood ->
    [one] 1 point
   *[other] { $wood } points
} each, whatever the flag, and lowers the demand for that good.
rules-6 = Walk to a building
rules-6-text = After a visit to a Cuban your figure must walk to another building with the Cuban's flower where nobody stands. If none is free it stays and may use the building it stands on. With El Zorro it stays, too, and may use its building again. After the harbor or a Cuban who lies face down it stays and uses nothing. If your turn ends on a building of another player, its owner gets { $owner ->
    [one] 1 point
   *[other] { $owner } points
}.
rules-7 = Use the building
rules-7-text = You may use the building your figure has walked to.
rules-7-more = The marker never leaves the flags this way (Q17). The newspaper turns down somebody who lies face up; if nobody does, it only pays (Q15).
rules-8 = A new ship
rules-8-text = When a ship has left, the value marker returns to the first flag and the active player rolls all five dice{ $new-dice ->
    [deliverer] , and whoever delivered last sets one aside
   *[active] {""} and sets one aside
}: the ship wants what the other four show, and they must ask for something (Q03). A ship also leaves when the customs office or the trading office settles its last demand, and when none has left for { $stalled-ship } rounds (Q02).
rules-9 = The end
rules-9-text = The game ends at once when ship { $ships } leaves. { $goods ->
    [one] Every good you have left, wood included, makes
   *[other] Every { $goods } goods you have left, wood included, make
} 1 point. The most points win; a tie goes to more goods left over, then to more pesos.

## What is agreed

ours = The numbers of the buildings, the dice and the flowers are our own proposals. Do you own the game? Then you can help us with what is printed in its box.
variant-hidden = Holdings behind screens
variant-hidden-about = Goods and pesos are hidden: remember what the others took. As in the rulebook; 45 to 75 minutes.
variant-open = Holdings open to all
variant-open-about = Everybody sees everything: easier to learn, and more to calculate; 45 to 75 minutes.
rule-new-dice = New ship: who sets a die aside
rule-new-dice-active = the active player
rule-new-dice-deliverer = whoever delivered last
rule-stalled-ship = A ship that nobody loads leaves after
rule-stalled-ship-40 = 40 rounds
rule-stalled-ship-20 = 20 rounds
rule-stalled-ship-10 = 10 rounds

## Rulings

ruling-Q01 = How far may the car drive? One to ten stations: at most a whole lap, which leads back to the same station. So the harbor is passed at most once.
ruling-Q02 = May a ship be held in the harbor forever? If as many rounds of turns as agreed (40, 20 or 10) pass without a departure, the ship leaves at the end of the last turn.
ruling-Q03 = May the chosen dice ask for nothing? No: one of the four must show more than 0, and if all five show 0 they are rolled again.
ruling-Q15 = Whom may the newspaper turn down? Anybody who lies face up, also El Zorro, Alonso and the Cuban under the car. If nobody does, its pay is all there is.
ruling-Q17 = How far does the port authority move the marker? As many flags as it says, between the first and the last; never onto the checkered one.

# Where the game stands.
status-value = { $value ->
    [one] 1 point
   *[other] { $value } points
} for each good
status-delivery = Delivery

# On the box
invitation = Share one old car around town, ask its people for favors, and fill the ship in the harbor before the others do.
makers = By Michael Rieneck; eggertspiele and Pegasus 2011.

## The end, told

round-ship = Ship { $number }
source-start = Start
source-ships = Ships
source-buildings = Using buildings
source-owners = Owning buildings
source-cubans = Cubans
source-goods = Goods left over

## Guided first game

lesson-ship = A ship is in the harbor. Four of these five dice say what it wants; you set the fifth aside. Nobody has rum yet, so set rum aside: then the ship asks for what you can get.
lesson-car = All share one car. The next station is free, each further one costs 1 peso, and you have 3. Drive to Pedro for 2 pesos: he gives you 2 tobacco, and the ship wants 2.
lesson-flower = After a visit your figure walks to a building with the same flower, here the red one. Go to the bank: you are short of money.
lesson-use = You may use the building you have walked to. Use the bank and take 2 pesos.
lesson-pass-harbor = The ship wants 3 citrus fruits and you have 1. Drive to Conchita for all your 3 pesos: on the way the car passes the harbor, so every good on the ship will be worth 4 points instead of 3.
lesson-cafe = Your figure must walk on, to a blue flower. The café buys rum and cigars, of which you have none; it is just a place to stand. The customs office would strike a demand, and you want them all.
lesson-free = No pesos left: you can only drive to the next station. That is Maria, and she gives you 2 points. Drive there.
lesson-market = Yellow flowers now. Walk to the black market: it swaps one good for another.
lesson-swap = You have 3 tobacco, but the ship wants only 2. It wants 2 sugar cane, and you have 1. Hand in 1 tobacco and take 1 sugar cane.
lesson-alonso = Still no pesos, and the next station is Alonso's. With him you claim a building or use one of your own. Drive there.
lesson-claim = Claim the bank. Whenever somebody else ends a turn there, you get 1 point, and everybody needs money sooner or later. You have 3 markers for the whole game.
lesson-office = White flowers: walk to the trading office. It lets you load the ship at once, before anybody drives to the harbor.
lesson-load-early = Load all 3 citrus fruits: at 4 points each that makes 12.
lesson-harbor = Drive to the harbor. Now everybody may load the ship in turn, beginning with you.
lesson-deliver = One kind of good at a time. Load your 2 sugar cane for 4 points each. Then Berta loads; what she loads first you can no longer deliver.
lesson-new-ship = The ship is full and has left. A new one comes, and you choose again. You have only tobacco left, Berta has 3 sugar cane: set sugar cane aside.
lesson-zorro = El Zorro is next. Everybody else must give you a peso, a point or a good, as they choose. Your figure stays, and may use its building again.
lesson-again = Berta has given you 1 peso, and you still stand in the trading office. Load your 2 tobacco for 2 points each.
lesson-martinez = Your stores are empty, so get money. Martinez is the next station and gives 3 pesos.
lesson-own = Walk to the bank. It is yours, so you get no point for standing there yourself, but you can use it like everybody else.
lesson-bank = Take 2 more pesos: money is freedom to drive where you like.
lesson-jose = You have 6 pesos. Drive past the next stations to José: he gives you 2 sugar cane, which the black market can turn into something the ship wants.
lesson-market-again = Walk to the black market again.
lesson-rum = Swap 1 sugar cane for 1 rum: the ship does not want sugar cane, and the café pays for rum.
lesson-conchita = Berta has been to the harbor and met the demand for rum with wood: wood replaces any good, for 1 point. Citrus fruits are still wanted. Drive to Conchita.
lesson-cafe-walk = A blue flower again, and this time the café is worth the walk: you have 1 rum.
lesson-cafe-sell = Sell your rum for 2 points. Berta then stands in your bank, and you get a point for that.
lesson-maria = Your bank has just brought its first point. Drive to Maria for 1 peso: 2 points. After that we walk to the church and take 1 more.
lesson-alonso-again = Each good is worth 4 points again. Drive to Alonso.
lesson-claim-again = Claim a second building: the casino, which turns pesos into points and will be visited often.
lesson-paper = Walk to the newspaper.
lesson-turn-down = The newspaper pays 1 peso and turns somebody face down until the car has passed. Berta lives on tobacco: turn Pedro face down.
lesson-harbor-again = The ship wants just 1 citrus fruit more, at 4 points, and you have 2. Drive to the harbor before Berta does.
lesson-last = Load it: 4 points, and the ship leaves.
lesson-end = Two of seven ships have left, and you lead with 38 points to 27. The game ends when the seventh leaves; three goods left over make a point.

## When something is done that cannot be done now

when-aside = A die is set aside when a new ship has come (§8)
when-drive = The car drives at the start of a turn (§2)
when-claim = A building is claimed at Alonso's (§3)
when-walk = Your figure walks to a building after a visit to a Cuban (§6)
when-use = A building is used once your figure has walked there (§7)
when-deliver = The ship is loaded when the car stops in the harbor (§4)
points-tie = In a tie, more goods left over decide, then more pesos.
