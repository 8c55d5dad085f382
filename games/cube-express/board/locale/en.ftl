board-title = The map

ours = All tiles and goals, the points of the share track and the levels are our own proposals. Do you own the box? Then you can help us with what is printed there.
variant-standard = The whole game
rule-crossing-pays = A crossing pays for
rule-crossing-pays-joined = each rail that joins a neighbor’s
rule-crossing-pays-printed = each of its rails that is printed
rule-crossing-pays-about = §4: the rulebook can be read either way. (Q01)
rule-bonus-field = The marker on a bonus field is taken when the disc
rule-bonus-field-passed = passes it
rule-bonus-field-reached = lands on it or passes it
rule-bonus-field-about = §7: the rulebook can be read either way. (Q17)
rule-market-at-the-end = The market in the turn that triggers the end
rule-market-at-the-end-yes = is still open
rule-market-at-the-end-no = is closed already
rule-market-at-the-end-about = §9: the rulebook can be read either way. (Q20)

# Things

item-coal = coal
item-wood = wood
item-iron = iron
good-coal = Coal
good-wood = Wood
good-iron = Iron
loco-first = the first loco
loco-second = the second loco
conversion-coal-wood = 2 coal into 1 wood
conversion-wood-iron = 2 wood into 1 iron
conversion-iron-wood = 2 iron into 1 wood and 1 dividend
conversion-wood-coal = 2 wood into 1 coal and 1 dividend
tile-station = a station tile
tile-crossing = a crossing
tile-coal = a coal mine
tile-wood = a sawmill
tile-iron = an iron mine
tile-factory = a factory
tile-plain = plain track
from-station = the station
from-crossing = the crossing
from-coal = the coal mine
from-wood = the sawmill
from-iron = the iron mine
from-factory = the factory
from-plain = plain track
to-station = the station
to-crossing = the crossing
to-coal = the coal mine
to-wood = the sawmill
to-iron = the iron mine
to-factory = the factory
to-plain = plain track
from-middle = the start crossing
to-middle = the start crossing
place-at = { $what } ({ $where })
place-owned = { $what } of { $owner } ({ $where })
compass-n = { $count } north
compass-e = { $count } east
compass-s = { $count } south
compass-w = { $count } west
name-station = Station tile
name-crossing = Crossing
name-coal = Coal mine
name-wood = Sawmill
name-iron = Iron mine
name-factory = Factory
name-plain = Plain track
name-middle = Start crossing
ending-pile = the pile is empty
ending-stations = somebody has built the last station
ending-shares = somebody’s shares have reached the top
nine-stations = the last station
nine-shares = the top of the share track
side-n = top to the north
side-e = top to the east
side-s = top to the south
side-w = top to the west

# Goals

goal-stations = { $least } of your stations on the map
goal-largest_city = One of your cities with { $least } houses
goal-grown_cities = { $least } of your stations in cities of 2 houses or more
goal-houses = { $least } houses in all your cities
goal-sites = { $least } production sites you own
goal-site_kinds = Sites you own for { $least } different resources
goal-first_deliveries = { $least } first deliveries
goal-deliveries = { $least } deliveries
goal-factories = Deliveries to { $least } factories
goal-passengers = { $least } of your passengers on the map
goal-passengers_abroad = { $least } of your passengers in other players’ cities
goal-share_points = Shares worth { $least } points
goal-dividends = { $least } dividends
goal-locos_at_stations = { $least ->
    [one] A loco at a station, both built
   *[other] Both locos at stations
}
goal-exactly = Exactly: { $what }
goal-most = The most { $what }
counts-stations = stations on the map
counts-largest_city = houses in one of your cities
counts-grown_cities = stations in cities of 2 houses or more
counts-houses = houses in all your cities
counts-sites = production sites you own
counts-site_kinds = different resources at sites you own
counts-first_deliveries = first deliveries
counts-deliveries = deliveries
counts-factories = factories delivered to
counts-passengers = passengers on the map
counts-passengers_abroad = passengers in other players’ cities
counts-share_points = points on the share track
counts-dividends = dividends
counts-locos_at_stations = locos at stations, both built
short-stations = Stations
short-largest_city = One big city
short-grown_cities = Grown cities
short-houses = Houses
short-sites = Sites
short-site_kinds = Site kinds
short-first_deliveries = First there
short-deliveries = Deliveries
short-factories = Factories
short-passengers = Passengers
short-passengers_abroad = Pass. abroad
short-share_points = Shares
short-dividends = Dividends
short-locos_at_stations = Locos parked
goal-title = Goal { $goal }: { $text }. Each marker: { $most } points for the majority, { $other } for others. Yours: { $have } of { $least }.
goal-have = { $have } of { $least }
goal-worth = { $most } each for the leader, else { $other }
goal-neutral = { $count ->
    [one] 1 neutral marker competes
   *[other] { $count } neutral markers compete
}

# The board

market = Market and goals
market-gap = Nothing is left here
pile = Pile: { $count }
shares = Shares
shares-title = { $seat }: field worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
hand = Your hand
hand-hidden = { $count ->
    [one] 1 tile in hand
   *[other] { $count } tiles in hand
}
reserve = Reserve
dividends = Dividends
level = Technology level
level-title = Level { $level }: movement points, room in the stores, price of the next station. { $left ->
    [one] 1 station left.
   *[other] { $left } stations left.
}
locos-title = { $count ->
    [one] One loco
   *[other] Both locos
}
nines-title = { $count } × { $points } points
points-now = { $count ->
    [one] One point if the game ended now
   *[other] { $count } points if the game ended now
}
points-from = Where points come from
bonus-title = A marker waits here; passing it makes it a dividend
source-goals = Goals
source-passengers = Passengers
source-factories = Factories
source-stations = Stations
source-shares = Shares
source-dividends = Dividends
source-nines = Nines
city-owned = City of { $seat }: { $houses ->
    [one] 1 house
   *[other] { $houses } houses
}, { $free } free
city-free = City without a station: { $houses ->
    [one] 1 house
   *[other] { $houses } houses
}
last-turns = Last turns: { $ending }.

# Questions

ask-lay = Choose a tile to lay; the small one beside it is its back, plain track.
ask-place = Where does it go? Click a place.
ask-turn = Where does it go? Turn it as you like, then click a place.
ask-discard = None of your tiles fits anywhere. Put one back into the box.
ask-crossing = The crossing pays { $each ->
    [one] 1 dividend
   *[other] { $each } dividends
} for each rail that joins: { $count }.
ask-crossing-printed = The crossing pays { $each ->
    [one] 1 dividend
   *[other] { $each } dividends
} for each of its rails: { $count }.
ask-factory = The factory gives you 1 { $item } for laying it.
ask-claim = Claim this site for { $price ->
    [one] 1 dividend
   *[other] { $price } dividends
}? When others take its resource, your shares rise.
ask-build = Build a station? It costs { $cost }: you have { $dividends ->
    [one] 1 dividend
   *[other] { $dividends } dividends
} and { $passengers ->
    [one] 1 passenger
   *[other] { $passengers } passengers
} at your stations.
ask-pay = { $due } still to pay: whose passenger leaves?
ask-pay-where = From which of your cities?
ask-stuck = No tile is within reach; finish the drive.
ask-drive = { $points ->
    [one] 1 movement point left:
   *[other] { $points } movement points left:
} click a tile within reach, or finish.
ask-arrived = You have arrived. Finish moving, or act here.
ask-second = At which of your stations does the second loco start?
ask-deliver = One marker goes on the factory, one to your dividends. On which goal does the third go?
ask-market = Take a tile from the market.
ask-market-bet = Take a tile. Click its goal instead to put a dividend on it as well.
ask-store = You have room for only { $room ->
    [one] one resource
   *[other] { $room } resources
}. Give up { $count } or convert.
wait-deal = Tiles and goals are about to be dealt.
wait-refill = The market is being filled.
wait-lay = { $seat } is laying a tile.
wait-center = { $seat } is deciding about the tile just laid.
wait-pay = { $seat } is paying for a station.
wait-drive = { $seat } is moving.
wait-market = { $seat } is at the market.
wait-store = { $seat } is making room in the stores.
over = The game is over: { $ending }.

# Choices

choose-tile = Lay { $tile }
choose-tile-back = Lay a back
open-place = Open place
choose-place = Lay it here
choose-place-turned = Lay it here, { $side }
choose-turn = Turn the tile
choose-wasted = { $place }; no station could stand there: { $why }
tell-wasted = No station could stand there: { $why }.
waste-none-left = all stations are built
waste-next-door = one stands next door
waste-same-city = the city has one
waste-too-dear = it cannot be paid for
choose-discard = Put back { $tile }
choose-crossing = Take { $count ->
    [one] 1 dividend
   *[other] { $count } dividends
}
choose-take = Take 1 { $item }
choose-claim = Claim it for { $price ->
    [one] 1 dividend
   *[other] { $price } dividends
}
choose-build = { $rest ->
    [0] Pay { $count } dividends
    [one] Pay { $count ->
        [0] {""}
        [one] 1 dividend and{" "}
       *[other] { $count } dividends and{" "}
    }1 passenger
   *[other] Pay { $count ->
        [0] {""}
        [one] 1 dividend and{" "}
       *[other] { $count } dividends and{" "}
    }{ $rest } passengers
}
choose-skip = Leave it
choose-release = One of { $seat }’s passengers
choose-release-own = One of your own passengers
choose-from-city = From this city
choose-drive-loco = Drive with { $loco }
choose-go = Drive to { $to }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
choose-go-gives = Drive to { $to }, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $gives }
choose-only-drive = Only drive to { $to }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
choose-burn = Burn 1 coal for a movement point
choose-second = Build the second loco ({ $coal } coal, { $iron } iron)
choose-second-here = The second loco starts here
choose-deliver = { $points ->
    [one] Deliver for one point
   *[other] Deliver for { $points } points
}
choose-goal = Goal { $goal }: { $text }
choose-no-goal = No marker on a goal
choose-passenger = Let a passenger off
choose-done = Finish moving
choose-finish = { $points ->
    [0] Or finish and take a tile at once:
    [one] Or finish, give up 1 point, and take a tile at once:
   *[other] Or finish, give up { $points } points, and take a tile at once:
}
choose-finish-take = Finish moving and take this: { $tile }
choose-bet = …and bet 1 dividend on goal { $goal }
choose-bet-short = + bet
choose-drop = Give up 1 { $item }
choose-convert = Convert { $conversion }
choose-sell = Sell a share for 1 dividend
choose-more = More choices
gives-resource = take 1 { $item }
gives-passenger = let a passenger off
gives-points = { $points ->
    [one] deliver for one point
   *[other] deliver for { $points } points
}

crumb-lay = Lay
crumb-discard = Put back
crumb-build = Build
crumb-release = Passenger
crumb-drive = Drive
crumb-loco = Second loco
crumb-deliver = Deliver
crumb-market = Market
crumb-drop = Give up
crumb-place = This place
crumb-back = Back
crumb-tile = The tile
crumb-seat = Player
crumb-goal = Goal { $word }
crumb-none = No goal
crumb-bet = Bet
crumb-keep = No bet
crumb-resource = { $word ->
    [coal] { good-coal }
    [wood] { good-wood }
   *[iron] { good-iron }
}
crumb-column = Column { $word }

# What happened

event-dealt = Tiles and goals are dealt. { $start } starts.
event-laid = { $seat } lays { $tile }.
event-laid-back = { $seat } lays a tile with its back up.
event-station-wasted = { $seat } can never build a station there: { $waste }.
event-discarded = { $seat } cannot lay anything and puts { $tile } back.
event-crossing-paid = { $seat } gets { $count ->
    [one] 1 dividend
   *[other] { $count } dividends
} from the crossing.
event-took = { $seat } takes { $count } { $item }.
event-claimed = { $seat } claims this site.
event-built = { $count ->
    [0] { $seat } builds a station and pays with passengers alone.
    [one] { $seat } builds a station and pays 1 dividend.
   *[other] { $seat } builds a station and pays { $count } dividends.
}
event-released = One of { $owner }’s passengers leaves { $seat }’s city and becomes a dividend.
event-released-own = { $seat } takes back a passenger.
event-skipped = { $seat } leaves the tile unused.
event-drove = { $seat } drives { $loco } from { $from } to { $to }{ $tiles ->
    [one] {""}
   *[other] , { $tiles } tiles
}{ $coal ->
    [0] {""}
   *[other] {" "}· { $coal } coal
}{ $wood ->
    [0] {""}
   *[other] {" "}· { $wood } wood
}{ $iron ->
    [0] {""}
   *[other] {" "}· { $iron } iron
}.
event-burned = { $seat } burns 1 coal for a movement point.
event-loco-built = { $seat } builds the second loco.
event-delivered-first = { $seat } is the first to deliver{ $coal ->
    [0] {""}
   *[other] {" "}· { $coal } coal
}{ $wood ->
    [0] {""}
   *[other] {" "}· { $wood } wood
}{ $iron ->
    [0] {""}
   *[other] {" "}· { $iron } iron
}: { $points } points{ $goal ->
    [0] {""}
   *[other] , and a marker on goal { $goal }
}.
event-delivered-later = { $seat } delivers{ $coal ->
    [0] {""}
   *[other] {" "}· { $coal } coal
}{ $wood ->
    [0] {""}
   *[other] {" "}· { $wood } wood
}{ $iron ->
    [0] {""}
   *[other] {" "}· { $iron } iron
}: { $points } points{ $goal ->
    [0] {""}
   *[other] , and a marker on goal { $goal }
}.
event-got-off = { $seat } lets a passenger off in the city of { $host }.
event-got-off-at-home = { $seat } lets a passenger off at home.
event-shares-rose = The shares of { $seat } rise and are now worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-bonus = { $seat } gets 1 dividend from the share track.
event-sold = { $seat } sells a share for 1 dividend; the rest are worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-converted = { $seat } converts { $conversion }.
event-nine = { $seat } gets { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $why }.
event-no-nine = No marker worth { $points ->
    [one] 1 point
   *[other] { $points } points
} is left for { $seat }.
event-bought = { $seat } takes { $tile } from the market.
event-bet = { $seat } puts a dividend on goal { $goal }.
event-dropped = { $seat } has no room for { $count } { $item }.
event-drawn = New in the market: { $tile }.
event-last-turns = The end is near: { $ending }.
event-ended = The game is over.

# Why not

refusal-not-your-turn = It is not your decision now.
refusal-not-this-step = This step of the turn asks for something else.
refusal-cannot-convert = That takes 2 { $item }; you have { $count }.
refusal-no-shares = Your disc is at the bottom of the share track.
refusal-reserve-empty = Your reserve is empty.
refusal-not-in-hand = This tile is not in your hand.
refusal-not-beside = A tile must be laid next to another.
refusal-rails-do-not-match = Rails would run into a side without rails.
refusal-no-rails-join = No rails would join.
refusal-joins-stations = Two cities with stations would become one.
refusal-looks-the-same = With less turning it looks just the same.
refusal-something-fits = One of your tiles can be laid.
refusal-not-in-center = The center of this tile offers nothing like that.
refusal-too-few-dividends = That takes { $needed ->
    [one] 1 dividend
   *[other] { $needed } dividends
}; you have { $held ->
    [0] none
   *[other] { $held }
}.
refusal-station-next-door = A station stands next door.
refusal-city-has-station = This city has a station already.
refusal-no-station-left = You have built all your stations.
refusal-pays-too-much = The station costs only { $cost }.
refusal-pays-too-little = The station costs { $cost }, and your stations have only { $passengers ->
    [one] 1 passenger
   *[other] { $passengers } passengers
}.
refusal-no-such-passenger = There is no such passenger at your stations.
refusal-others-first = Other players’ passengers leave first.
refusal-no-such-loco = Your second loco is not built yet.
refusal-trip-over = This loco’s trip is over.
refusal-no-points = You have no movement points left.
refusal-no-rails-there = No rails lead there.
refusal-already-there = The loco stands there already.
refusal-too-far = { $tiles ->
    [one] That is 1 tile away
   *[other] That is { $tiles } tiles away
}, and you have { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
} left.
refusal-reversing = In one turn a loco only drives forward; it may turn round before its next trip.
refusal-too-few-resources = That takes { $count } { $item }; you have { $held }.
refusal-locos-built = You have already built both locos.
refusal-not-own-station = You have no station there.
refusal-nothing-here = None of your locos has just entered a tile that offers this.
refusal-city-full = The city has no free house.
refusal-no-such-goal = There is no such goal.
refusal-goal-full = Nobody may have more than { $most ->
    [one] 1 marker
   *[other] { $most } markers
} on a goal.
refusal-no-goal-marker = A delivery so small puts no marker on a goal.
refusal-burned-enough = Nobody may burn more than { $most } coal in a turn.
refusal-goal-has-room = A goal still has room for the marker.
refusal-no-such-column = There is no tile there.
refusal-room-enough = There is room for everything you have stored.
refusal-no-chance = There is nothing to deal or draw now.
refusal-impossible-deal = Tiles and goals cannot have been dealt like this.
refusal-not-in-pile = This tile is not in the pile.

# The rules in short

rules-1 = What it is about
rules-1-text = Everybody has { $markers } markers, and what a marker is depends on where it lies: in the reserve it is free, in a store a resource, among the dividends money, in a house a passenger. You begin with a station and a loco, { $dividends ->
    [one] 1 dividend
   *[other] { $dividends } dividends
}, a disc on the share track and { $hand ->
    [one] 1 tile
   *[other] { $hand } tiles
} that nobody else sees. A turn has three steps: lay a tile, move your locos, go to the market.
rules-2 = At any time in your turn
rules-2-text = Convert resources: 2 coal into 1 wood, 2 wood into 1 iron (the other marker goes to the reserve), 2 iron into 1 wood and 1 dividend, 2 wood into 1 coal and 1 dividend. Sell shares: each field back turns a marker of your reserve into a dividend.
rules-3 = I: Lay a tile
rules-3-text = You must lay one tile from your hand next to another so that rails join; rails never meet a side without rails. Turn it as you like. Roads may end anywhere, but two cities with stations may never become one. A tile can also be laid with its back up: plain track and nothing else.
rules-4 = I: What is in its center
rules-4-text = Now or never: a crossing pays { $crossing ->
    [one] 1 dividend
   *[other] { $crossing } dividends
} for each { $crossing-pays ->
    [printed] printed rail
   *[joined] rail that joins
}; a factory gives the resource in its center; a production site can be claimed for { $claim ->
    [one] 1 dividend
   *[other] { $claim } dividends
}.
rules-5 = I: Stations and cities
rules-5-text = Houses joined by roads are a city. On a station tile just laid you may build a station if none stands next door and none is in the same city. It costs your technology level, in any mix of dividends and of passengers from your cities: those of others leave first and become their dividends. Each station raises your level.
rules-6 = II: Move your locos
rules-6-text = Your level is the number of tiles your locos may drive in all. A loco only drives forward, by any rail but the one it came from; rails that do not meet on a tile are apart. One loco finishes before the other sets off. Each coal burned is one tile more (Q12). The second loco costs { $coal } coal and { $iron } iron and starts at a station of yours.
rules-7 = II: On the way
rules-7-text = On each tile a loco enters it may act once. Production site: take 1 resource; if it belongs to another player, their shares rise by { $site }. Factory: deliver what it wants; the first marker goes on the factory, the second to your dividends, the third on a goal, a fourth to your reserve; the first delivery lifts your shares by { $first }, later ones by { $later }. Station, no matter whose: let a passenger off into a free house of its city. At the end of your turn the stores hold as many resources as your level. When your disc { $bonus-field ->
    [reached] reaches or passes
   *[passed] passes
} a marker on the share track, it becomes a dividend.
rules-8 = III: Market
rules-8-text = Take one of the four open tiles. You may put a dividend on the goal above it; nobody has more than { $bets ->
    [one] 1 marker
   *[other] { $bets } markers
} on a goal.
rules-9 = The end
rules-9-text = When the pile is empty, everybody has one more turn without the market. When somebody builds the last station or reaches the top of the shares, they get { $nine ->
    [one] 1 point
   *[other] { $nine } points
} and the game ends with this round; { $market-at-the-end ->
    [no] from this turn on there is no market.
   *[yes] turns still to come are without the market.
}
rules-10 = Scoring
rules-10-text = Goals you have met: each marker on them, more for whoever has the most there. Passengers { $passengers ->
    [one] 1 point
   *[other] { $passengers } points
} each. Factory markers as printed. Stations { $houses ->
    [one] 1 point
   *[other] { $houses } points
} for each house of their city. Shares as printed, dividends { $purse ->
    [one] 1 point
   *[other] { $purse } points
} each, and the markers for the last station and the top of the shares. A tie goes to whoever has more stations, then to the higher shares.

## Rulings

ruling-Q01 = Does a crossing pay for its printed rails or for those that join? For those that join a neighbor’s at the moment of laying, unless it was agreed that all printed ones count.
ruling-Q02 = No tile of the hand fits anywhere, not even with its back up. One of them goes to the box, seen by all, and step II follows. The hand need not be shown: the table itself checks.
ruling-Q15 = The reserve is empty. You gain only what is there: no resource (and then nothing for the owner of the site), no passenger, no sale.
ruling-Q17 = When is the marker on a bonus field taken? When the disc leaves the field to the right or jumps over it; landing there is not enough, unless that was agreed. It becomes a dividend, no matter whose turn it is.
ruling-Q20 = Does the active player still go to the market in the turn that triggers the end? Yes, unless otherwise agreed; turns that begin later are without it.
ruling-Q25 = All goals hold as many markers of the deliverer as they may. Then the marker goes to the reserve; otherwise a goal with room is chosen. A delivery of fewer than three markers puts none on a goal.
ruling-Q12 = A ring of coal tiles could fuel a loco forever. Nobody burns more than 200 coal in a turn.
ruling-Q41 = A tile looks the same in two directions. That is one way to lay it.

# Where the game stands.
step-lay = Lay
step-drive = Drive
step-market = Market

# On the box
invitation = Lay tiles into one green landscape, drive your locos over everybody’s rails, and bring the goods where they are wanted.
makers = By Orlando Sá; Spielefaible 2024.

## Guided first game

lesson-mine = A turn has three steps: lay a tile, drive, take a new tile. Lay the iron mine above your start tile, straight on: the factory in your hand will want iron.
lesson-claim = What stands in the middle of a tile can be had only now, as you lay it. Claim the mine for 1 of your 2 dividends: whenever Berta takes iron here, your shares rise.
lesson-drive = Your level is 3, so you have 3 movement points, one for each tile. Within a turn a loco only drives forward. Drive onto the mine.
lesson-iron = On each tile a loco enters it may act once. Take 1 iron: a marker of your reserve goes into your store.
lesson-end-of-line = The track ends here. Finish moving; next turn the loco may set off the other way.
lesson-market = Take the factory below goal 1. You could bet a dividend on that goal (two sites of your own), but you have only one left and will need it. No bet.
lesson-factory = Berta has let a passenger off in your city. Lay the factory that wants 1 coal, 1 wood and 1 iron at the far left, with rails to the right, to the left and down.
lesson-coal = Laying this factory gives you 1 coal. Take it.
lesson-turn-round = Now turn round and drive back to your start tile. Its only house is taken, so no passenger of yours can get off there.
lesson-crossing = On to the start crossing in the middle: there is coal there, and it belongs to nobody.
lesson-more-coal = Take 1 coal. Now you have 2 coal and 1 iron; at level 3 your stores hold 3 resources at the end of a turn.
lesson-left = Drive left, towards the factory. That is your third point.
lesson-no-fire = You could burn 1 coal for another point, but without wood there is nothing to deliver yet. Finish moving.
lesson-station-tile = Take the station tile below goal 1: it has two houses, and at the end a station is worth 3 points for each house of its city. Do not bet yet.
lesson-second-factory = Berta fetched iron from your mine: your shares rose to 2 points. She also has a second loco now. Lay your other factory to the left of the first, straight on: it gives wood, just what you lack.
lesson-wood = Take 1 wood. Now you have all that the first factory wants.
lesson-to-factory = Drive left onto the first factory.
lesson-deliver = Deliver 1 coal, 1 wood and 1 iron. The first delivery is worth 6 points at the end and lifts your shares by 2 fields; one marker becomes a dividend, one goes on a goal. Choose goal 1.
lesson-rest = The next factory wants 2 coal and 1 iron; you have just 1 coal. Finish moving.
lesson-sawmill = Take the sawmill below goal 3. It can become your second site, and goal 1 asks for two. Keep your 2 dividends: no bet.
lesson-station = Time for a station. Lay the tile with two houses below the first factory, with rails up and to the right. No other station stands next to it, and its city has none.
lesson-build = It costs as much as your level, 3. Passengers at your stations can pay, too, those of others first: pay 2 dividends and Berta’s passenger. She gets a dividend for it, you get a free house and level 4.
lesson-east = Level 4 means 4 movement points at once. We fetch what the second factory wants: drive right.
lesson-crossing-again = On to the start crossing.
lesson-second-coal = Take 1 coal: that makes 2.
lesson-up = Up to your start tile.
lesson-passenger = The house is free now. Let a passenger off: 1 point at the end, as long as nobody uses it to pay.
lesson-mine-again = On to your iron mine, with your fourth point.
lesson-second-iron = Take 1 iron. It is your own mine, so your shares do not rise.
lesson-loaded = 2 coal and 1 iron: that is what the second factory wants. Finish moving.
lesson-take-crossing = Take the crossing below goal 2. Crossings bring dividends, and you have none left.
lesson-sell = To claim the sawmill you need a dividend. Shares can be sold at any time in your turn: open “More choices” and sell one. It costs you 1 point, from 4 to 3, but goal 1 will bring far more.
lesson-loop = Lay the sawmill to the right of your new station, with rails to the left and down. It joins Berta’s factory below, and the line becomes a loop.
lesson-claim-again = Claim it: your second site, and goal 1 is met.
lesson-down = Off to the second factory with your coal and iron. First down to your start tile; its house holds your own passenger.
lesson-middle = On to the start crossing.
lesson-spare-coal = Take 1 coal, the third: you will need it for the way.
lesson-west = To the left.
lesson-through = And on, over the first factory. That was your fourth point, and one tile is missing.
lesson-burn = Burn 1 coal for a movement point. 2 are left for the factory.
lesson-arrive = Drive onto the second factory.
lesson-deliver-again = Deliver 2 coal and 1 iron: 5 points, and another marker on goal 1. Your shares rise to 5 points and pass a bonus field: the marker there becomes a dividend.
lesson-rest-again = Finish moving.
lesson-bet = You have 2 dividends. Take the station tile below goal 1 and bet one: with 3 markers you draw level with the three neutral ones, and each of yours is worth 3 points instead of 1.
lesson-lay-crossing = Berta used both your sites: your shares are worth 8 points now. She also delivered to the first factory, but only the first delivery counts 6 there; hers counts 3. Lay the crossing at the far left.
lesson-crossing-pays = A crossing pays 2 dividends for each of its rails that joins another. Here that is one: take 2.
lesson-return = Drive right, onto the first factory.
lesson-to-station = At the switch turn down to your new station.
lesson-passenger-again = One of the two houses holds a passenger of Berta’s. Let one of yours off in the other.
lesson-to-sawmill = On to your sawmill.
lesson-wood-again = Take 1 wood. At any time in your turn you may turn 2 wood into 1 iron, or 2 coal into 1 wood.
lesson-last-point = Berta’s factory comes next, but it wants 1 coal and 2 iron. Finish moving.
lesson-bet-again = Take the station tile below goal 1 and bet once more. Kept, a dividend is worth 1 point; on this goal it is worth 3.
lesson-end = If the game ended now, you would have 44 points and Berta 22. Three tiles are left in the pile; once it is empty, everybody has one last turn. Until then: more stations, bigger cities, and a second loco for 1 coal and 1 iron.

## When something is done that cannot be done now

when-lay = A tile is laid at the start of a turn (§3)
when-drive = Locos drive after the tile has been laid (§6)
when-market = A tile is taken from the market at the end of a turn; a dividend may go on its goal then (§8)
points-tie = In a tie, more stations on the map decide, then the higher shares.
