# 18Cuba in English. Money is in pesos and written with a dollar sign, as on the board.

# Companies by their full names.
name-HG = FC de Holguín a Gibara
name-JU = FC de Júcaro
name-HY = FC Cubano de Hershey
name-DQ = FC de Dubrocq
name-CO = FC del Cobre
name-CS = FC de Cárdenas a Soledad de Bemba
name-Oe = FC del Oeste
name-MS = FC de Matanzas a Sabanillas
name-CVC = FC Cienfuegos y Villa Clara
name-NPP = FC Nuevitas-Puerto Príncipe
name-SdC = FC Santiago de Cuba
name-TSS = FC Las Tunas – Sancti Spíritus
name-StSp = FC de Sancti Spíritus
name-FEC = Florida East Coast Railroad
name-FC = Ferrocarril Central

source-offering = the initial offering
source-charter = the charter
source-pool = the bank pool

# What was agreed.
ours = The map of the medium game for two, the values of the red cities and the slots of the gray La Habana are our own proposals. Do you own the box? Then you can help us with what is printed there.
variant-medium = Medium
variant-medium-about = On the back of the board, without two of the majors; about three to four hours.
variant-short-west = Short, in the west
variant-short-west-about = Half the island with four majors; half as many decisions as in the long game, about two hours.
variant-short-east = Short, in the east
variant-short-east-about = The other half, with its own four majors; about two hours.
variant-long = Long
variant-long-about = The whole island and all companies; about four to five hours.
variant-short = Short
variant-short-about = The whole island, one concession each and about half the narrow-gauge trains; about three to four hours.
variant-standard = The whole game
variant-standard-about = The whole island and all companies; four to six hours.
rule-rulings = Where the German and the English rules differ
rule-rulings-recommended = as we recommend, ruling by ruling
rule-rulings-german = the German rules hold
rule-rulings-english = the English rules hold
rule-rulings-about = The two rulebooks of September 2023 differ in eleven places. Here you choose one of them for all; below, each place can be settled by itself. We recommend the English text, but the German one on commissioners and harbors; rentals and bankruptcy we read in our own way.
rule-concession-6 = Concession 6 lowers the price of
rule-concession-6-by-rulings = as chosen above
rule-concession-6-any-n-train = any n-train
rule-concession-6-only-2n = a 2n only
rule-concession-6-about = IV.2: in the English rules the discount is on an n-train, in the German ones on a 2n. (C02)
rule-benefits = The benefit of a concession goes to
rule-benefits-by-rulings = as chosen above
rule-benefits-own-companies = a company of its owner
rule-benefits-any-company = any company
rule-benefits-about = IV.2: in the English rules to a company that its owner directs, in the German ones to any. (C06)
rule-early-sale = Selling shares of a company before it has operated is
rule-early-sale-by-rulings = as chosen above
rule-early-sale-forbidden = forbidden
rule-early-sale-allowed = allowed
rule-early-sale-about = VI.4: the English rules forbid it, the German ones do not mention it. (C08)
rule-without-train = A company without a train
rule-without-train-by-rulings = as chosen above
rule-without-train-no-redeeming = redeems no share
rule-without-train-no-issuing = neither redeems nor issues a share
rule-without-train-about = VII.5: without a train nothing is redeemed; the last page of the German rules says that nothing is issued. (C14)
rule-commissioners = A commissioner is used once in
rule-commissioners-by-rulings = as chosen above
rule-commissioners-company-turn = the turn of each company
rule-commissioners-round = an operating round
rule-commissioners-about = VII.6: one in each company’s turn; the last page of the English rules allows one in an operating round. (C17)
rule-rental = An FC station is rented for
rule-rental-by-rulings = as chosen above
rule-rental-step = one step; in a run, one train
rule-rental-use = a single tile, station or train
rule-rental-round = the whole turn
rule-rental-about = VII.15: for a single step; in the German rules each use is paid, and the English ones say in VII.6 to VII.10 that it is for an operating round. (C18)
rule-surplus-wagons = Wagons above a lowered limit are
rule-surplus-wagons-by-rulings = as chosen above
rule-surplus-wagons-handed-in = handed in
rule-surplus-wagons-kept = kept
rule-surplus-wagons-about = VII.12: in the English rules trains and wagons are handed in, the German ones name trains only. (C26)
rule-harbors = Trains with wagons need different harbors if they
rule-harbors-by-rulings = as chosen above
rule-harbors-deliver = deliver there
rule-harbors-run = run there
rule-harbors-about = VII.10: in the German rules each wagon delivers in a different harbor, in the English ones it runs to one. (C30)
rule-wagon-limit = A major owns as many wagons
rule-wagon-limit-by-rulings = as chosen above
rule-wagon-limit-train-limit = as the train limit allows
rule-wagon-limit-as-trains = as it owns trains
rule-wagon-limit-about = VII.10 and VII.12: up to the train limit; in VII.12 the German rules say as many as trains. (C59)
rule-bankruptcy = What a bankrupt director has added
rule-bankruptcy-by-rulings = as chosen above
rule-bankruptcy-refunded = comes back
rule-bankruptcy-stays = stays in the company
rule-bankruptcy-about = VII.13 and IX.1: neither text gives it back; we recommend it, since no train is bought with it. (C63)
rule-emergency-issue = In an emergency a company issues shares
rule-emergency-issue-together = several at one price
rule-emergency-issue-one-by-one = one by one, each at the fallen price
rule-emergency-issue-about = VII.13: it is treated like a sale of shares, so several at once bring the price at that moment. (R198)
rule-price-3n = A 3n train costs
rule-price-3n-160 = the lower of its two printed prices
rule-price-3n-180 = the higher of its two printed prices
rule-price-3n-about = VII.12: table 12 prints a lower price than the text and its example. (C01)
rule-issue-limit = A company issues a share while the pool holds
rule-issue-limit-below-half-before = less than half before it
rule-issue-limit-half-after = at most half after it
rule-issue-limit-about = VII.5: a share is issued if less than half lies in the pool; a minor’s share is a fifth and may lift the pool above half. (C15)
rule-bank-break = If the bank breaks in an operating round, the game ends after
rule-bank-break-by-rulings = as chosen above
rule-bank-break-this-set = this set of rounds
rule-bank-break-one-more-set = one more set of rounds
rule-bank-break-about = IX.1: in the English rules the current set of rounds is the last, in the German ones one more is played. (C21)
rule-central-limit = The holding limit also applies to shares of the FC
rule-central-limit-yes = yes
rule-central-limit-no = no
rule-central-limit-about = VI.5: the holding limit is for each company; whether the FC counts as one is not said. (C41)
rule-over-limit = Whoever is pushed above the certificate limit
rule-over-limit-sell-down = must sell down
rule-over-limit-no-duty = need not sell
rule-over-limit-about = VI.3 and VI.9: a change of director may push the old one above the limit. (C58)
rule-fresh-home = A commissioner’s tile may extend a home tile of the same turn
rule-fresh-home-yes = yes
rule-fresh-home-no = no
rule-fresh-home-about = IV.1 and VII.6: the extra tile comes before or after the company’s own; by VII.6 it builds on from its home in later turns. (C60)
rule-unsold-4n = Unsold 4n trains when they lose a stop
rule-unsold-4n-aged = are sold aged, at half price
rule-unsold-4n-removed = leave the game
rule-unsold-4n-full-price = are sold aged, at the full price
rule-unsold-4n-about = VII.12: aged trains in the pool are removed; nothing is said of those that were never sold. (C68)

ending-bank_in_stock_round = The bank broke in a stock round.
ending-bank_in_operating_round = The bank broke in an operating round.
ending-second_eight = The last 8+/4D went to the Ferrocarril Central.
ending-bankruptcy = A director could not pay for a train.

# What happens.
event-ordered = { $seat } is first in the playing order.
event-bid = { $seat } bids ${ $amount } for commissioner { $card }.
event-won = { $seat } gets commissioner { $card } for ${ $amount }.
event-conceded = { $seat } takes concession { $card } for ${ $amount }.
event-passed = { $seat } passes.
event-converted = { $seat } converts concession { $card } into { $company } at ${ $price }, with a mill in { $hex }.
event-founded = { $seat } founds { $company } at ${ $price }.
event-bought = { $seat } buys a share of { $company } from { $source } for ${ $amount }.
event-sold = { $seat } sells { $shares ->
    [one] a share
   *[other] { $shares } shares
} of { $company } for ${ $amount }.
event-directed = { $seat } becomes director of { $company }.
event-floated = { $company } floats with ${ $amount }.
event-priced = The price of { $company } moves from ${ $before } to ${ $amount }.
event-unconverted = { $seat } loses concession { $card }: it was not converted.
event-set-began = { $rounds ->
    [one] An operating round begins.
   *[other] A set of { $rounds } operating rounds begins.
}
event-operates = { $company } operates.
event-mail = The mail brings { $company } ${ $amount }.
event-stationed = { $amount ->
    [0] { $company } has a station in { $hex }.
   *[other] { $company } places a station in { $hex } for ${ $amount }.
}
event-issued = { $company } issues { $shares ->
    [one] a share
   *[other] { $shares } shares
} for ${ $amount }.
event-redeemed = { $company } redeems a share for ${ $amount }.
event-laid = { $amount ->
    [0] { $company } lays tile { $tile } in { $hex }.
   *[other] { $company } lays tile { $tile } in { $hex } for ${ $amount }.
}
event-commissioned = Commissioner { $card } pays { $seat } ${ $amount }.
event-rented = { $company } rents { $count ->
    [one] an FC station
   *[other] { $count } FC stations
} for ${ $amount }.
event-ran = { $company } earns ${ $amount }.
ran-paid = { $company } earns ${ $amount } and pays out.
ran-paid-moved = { $company } earns ${ $amount } and pays out; the price moves from ${ $before } to ${ $price }.
ran-kept = { $company } earns ${ $amount } and keeps it.
ran-kept-moved = { $company } earns ${ $amount } and keeps it; the price moves from ${ $before } to ${ $price }.
ran-none = { $company } earns nothing.
ran-none-moved = { $company } earns nothing; the price moves from ${ $before } to ${ $price }.
event-milled = The mill of { $company } makes { $count ->
    [one] a sugar cube
   *[other] { $count } sugar cubes
}.
event-delivered = { $company } delivers { $count ->
    [one] a sugar cube
   *[other] { $count } sugar cubes
}.
event-paid-out = { $company } pays out ${ $amount }.
event-kept = { $amount ->
    [0] { $company } has nothing to pay out.
   *[other] { $company } keeps ${ $amount }.
}
event-got-train = { $company } buys train { $train } for ${ $amount }.
event-got-train-from = { $company } buys train { $train } from { $seller } for ${ $amount }.
event-got-wagon = { $company } buys a { $wagon }-wagon for ${ $amount }.
event-got-wagon-from = { $company } buys a { $wagon }-wagon from { $seller } for ${ $amount }.
event-traded-in = { $company } trades in train { $old } and pays ${ $amount } for train { $train }.
event-offered-train = { $company } offers { $seller } ${ $amount } for train { $train }.
event-offered-wagon = { $company } offers { $seller } ${ $amount } for a { $wagon }-wagon.
event-named-price = { $seller } asks { $company } ${ $amount } for train { $train }.
event-declined = { $company } declines.
event-got-machine = { $amount ->
    [0] { $company } gets a free machine of generation { $generation }.
   *[other] { $company } buys a machine of generation { $generation } for ${ $amount }.
}
event-promised = { $company } is given concession 6 for a later n-train.
event-benefited = { $company } gets the benefit of concession { $card }.
event-added = { $seat } adds ${ $amount } towards a train for { $company }.
event-refunded = { $seat } gets back the ${ $amount } added towards a train for { $company }.
event-discarded-train = { $company } is above its limit and hands in train { $train }.
event-discarded-wagon = { $company } is above its limit and hands in a { $wagon }-wagon.
event-phase-began = Phase { $phase } begins.
event-scrapped-trains = { $count ->
    [one] Train { $train } of { $company } is scrapped.
   *[other] { $count } trains of { $company } are scrapped: { $train }.
}
event-scrapped-wagons = { $count ->
    [one] A 1-wagon of { $company } is scrapped.
   *[other] { $count } wagons of { $company } are scrapped, each a 1-wagon.
}
event-aged = { $count ->
    [one] A 4n train of { $company } loses a stop.
   *[other] { $count } trains of { $company } lose a stop, each a 4n.
}
event-central-paid = The Ferrocarril Central earns ${ $amount }: a tenth for each share that players hold.
event-exported = Train { $train } goes to the Ferrocarril Central.
event-bank-broke = The bank has broken.
event-ended = The game is over. { $ending }

# What is against the rules.
refusal-not-your-turn = It is not your decision now.
refusal-not-this-step = That is not part of this step.
refusal-no-chance = There is nothing to deal now.
refusal-impossible-order = The order cards cannot lie like this.
refusal-must-bid = Whoever opens an auction must bid.
refusal-bad-bid = Bids are multiples of { $step } and higher than the last.
refusal-not-enough = That costs ${ $cost }, and you have only ${ $held } to spend.
refusal-no-such-card = That concession is not available.
refusal-no-concession = You do not have that concession.
refusal-cannot-found = This company cannot be founded now.
refusal-too-early-for-fec = The FEC can be founded from phase { $phase } on.
refusal-no-minors-now = Minors can be founded in the first stock round only.
refusal-no-starting-price = That is not a starting price.
refusal-no-mill-there = No mill may stand there.
refusal-no-sales-yet = Nothing may be sold in the first stock round.
refusal-never-operated = This company has not operated yet.
refusal-not-owned = You do not own that many shares.
refusal-pool-full = More than half of the company would lie in the pool.
refusal-directors-certificate = The director’s certificate cannot be sold: nobody else holds two shares.
refusal-no-share = There is no share to buy there.
refusal-minor-charter = Shares on the charter of a minor are not for sale.
refusal-holding-limit = You already hold as much of this company as you may.
refusal-certificate-limit = You already hold as many certificates as you may.
refusal-sold-this-round = You have sold shares of this company this round and may not buy any back.
refusal-must-sell-down = You hold too many certificates and must sell first.
refusal-no-benefit = You do not have this benefit, or it is not for this company.
refusal-train-limit = The company already owns as many trains as it may.
refusal-wagon-limit = The company already owns as many wagons as it may.
refusal-machine-limit = A minor has three machines at most.
refusal-no-home = No home station may be placed there.
refusal-already-shared = A share has already been issued or redeemed this turn.
refusal-cannot-issue = The charter has no share to issue, or half of the company lies in the pool.
refusal-cannot-redeem = To redeem, a company needs a train and a share in the pool.
refusal-already-laid = This turn’s tile has already been laid.
refusal-no-commissioner = You do not have that commissioner.
refusal-wrong-commissioner = This commissioner is for other tiles.
refusal-needless-rent = Only stations that are needed can be rented.
refusal-no-station = No station may be placed there: it takes a free slot that a route reaches.
refusal-one-station = The company already has a station in this hex.
refusal-slot-kept = The last slot is kept for the company whose home this is.
refusal-no-station-left = The company has no station left.
refusal-route-no-such-train = The company has no such train.
refusal-route-no-such-wagon = The company has no such wagon.
refusal-route-one-harbor = Two trains with wagons may not use the same harbor.
refusal-route-too-few-cubes = The warehouses do not hold that much sugar.
refusal-route-cannot-rent = The treasury cannot pay the rentals.
refusal-route-too-long = The route has more stops than the train can make.
refusal-route-apart = Two hexes of the route do not touch.
refusal-route-too-short = A route has at least two stops.
refusal-route-no-crossing = No track crosses there.
refusal-route-track-twice = A piece of track is used twice.
refusal-route-no-track = There is no track there.
refusal-route-wrong-gauge = There is no track of the company’s gauge there.
refusal-route-ends-between = A route begins and ends at a stop.
refusal-route-no-way = The track does not go on like that.
refusal-route-full = No route leads through a full city or a harbor.
refusal-route-stop-twice = A route may not make the same stop twice.
refusal-route-no-station = The route passes no station of the company.
refusal-route-wrong-stop = Such a train does not stop there.
refusal-route-nothing-to-deliver = Without sugar there is nothing to deliver.
refusal-route-no-wagon = Sugar needs a wagon, and not every train takes one.
refusal-route-small-wagon = The wagon cannot carry that much.
refusal-route-other-harbor = The route does not end in that harbor.
refusal-route-other-mill = The route does not pass that mill.
refusal-not-the-best = Another run earns more, with no more rentals and cubes.
hint-not-the-best = Another run earns ${ $best }, with no more rentals and cubes.
refusal-not-for-sale = Neither bank nor pool has such a train or wagon.
refusal-no-machine = There are no such machines yet, or none are left.
refusal-not-for-this-kind = This company may not own that.
refusal-no-deals-yet = Deals between companies begin in phase { $phase }.
refusal-no-deal = That company cannot sell it. A train costs at least $1.
refusal-declined = The other director has already declined this turn.
refusal-not-higher = The price must be higher than the ${ $amount } offered.
refusal-company-lacks = That costs ${ $cost }, and { $company } has only ${ $held } to spend.
refusal-no-price-of-own = A seller names a price of their own once, and for trains only.
refusal-train-owed = The company must buy a train first: it may spend only what is left beyond the ${ $amount } for the cheapest.
refusal-not-bankrupt = What you can still raise may be enough, or the company can pay for a train or owes none.
refusal-issue-needs-train = Without a train the company issues no share.
refusal-one-commissioner = A commissioner has already been used in this operating round.
refusal-one-by-one = Shares are issued one by one.
refusal-no-trade-in = A train has already been traded in, or this one cannot be.
refusal-must-buy-train = The company must buy a train.
refusal-must-buy-cheapest = In an emergency only the cheapest train of bank or pool may be bought.
refusal-no-emergency = There is no emergency.
refusal-must-issue-first = The company must issue a share first.
refusal-not-yet-selling = You sell your own shares only when your cash and the company’s shares are used up.
refusal-more-than-needed = Fewer shares would bring what is missing.
refusal-director-may-not-change = No directorship may change through such a sale.
refusal-must-hand-in = What is above the limit must be handed in first.
refusal-no-surplus = The company does not own too many of these.
refusal-track-not-land = No tile may lie there.
refusal-track-same-as = This looks the same as rotation { $rotation }.
refusal-track-not-yet = Tiles of this color come in a later phase.
refusal-track-none-left = No such tile is left.
refusal-track-wrong-kind = This tile is for other hexes.
refusal-track-not-your-mill = Only the minor itself lays the first tile of its mill.
refusal-track-wrong-gauge = This company lays track of the other gauge.
refusal-track-sugar-too-early = Majors build on sugar fields from phase { $phase } on.
refusal-track-not-an-upgrade = That is no upgrade of what lies there: it takes the next color, the same kind and all the old track.
refusal-track-not-your-city = A minor builds in no city but its own.
refusal-track-adds-nothing = The tile adds no track of the company’s own gauge.
refusal-track-off-the-map = Track may not lead off the map or into a barrier.
refusal-track-not-reached = No route of the company reaches the tile.

# The map.
map-title = The map of Cuba
kind-plain = land
kind-sugar = sugar field
kind-city = city
kind-y = city Y
kind-habana = La Habana
kind-harbor = harbor

# Sides and kinds, for whoever points at a hex.
side-NE = NE
side-E = E
side-SE = SE
side-SW = SW
side-W = W
side-NW = NW
hex-tile = tile { $tile }
hex-becomes = becomes { $tiles }
hex-stations = stations: { $companies }
hex-home = home of { $company }
hex-cubes = { $count ->
    [one] 1 sugar cube
   *[other] { $count } sugar cubes
}
hex-slots = { $count ->
    [one] 1 slot
   *[other] { $count } slots
}
hex-standard = standard track { $sides }
hex-narrow = narrow track { $sides }

# Beside the map.
market-title = Share prices
market-start = starting price
charters-title = Companies
unfounded = Not founded yet:
price-title = Share price
treasury-title = Treasury
director-title = Director
stations-title = Stations that may be placed now / in all
limit-title = Trains owned / allowed
machine-title = Machine
mail = Mail
not-floated = not floated
central-train = Range { $range }
pile-offering = Initial offering
pile-charter = On the charter
pile-pool = Bank pool
short-offering = Offer
short-charter = Charter
short-pool = Pool
bank-title = Bank
phase-now = Phase { $phase }
depot-standard = Standard trains
depot-narrow = Narrow trains
depot-wagons = Wagons
machines-title = Machines
from-phase = from phase { $phase }
in-pool = In the pool:
phases-title = Phases
tiles-title = Tiles left, and what each becomes
# What a phase brings, put together: only what changes in it is said.
phase-yellow = yellow tiles
phase-green = green tiles
phase-brown = brown tiles
phase-gray = gray tiles
phase-train = { $train } trains
phase-wagon = { $wagon }-wagons
phase-machines = machines +{ $bonus }
phase-deals = deals between companies
phase-sugar = majors build on sugar fields
phase-fec = the FEC
phase-major-limit = { $count ->
    [one] a major owns one train at most
   *[other] a major owns { $count } trains at most
}
phase-minor-limit = { $count ->
    [one] a minor owns one train at most
   *[other] a minor owns { $count } trains at most
}
phase-rounds = { $count ->
    [one] one operating round
   *[other] { $count } operating rounds
}
phase-scrapped = scrapped: { $trains }
phase-aging = 4n trains lose a stop
phase-nothing = nothing new

# Players.
order-place = no. { $place } in order
cash-title = Cash
worth-title = Cash and shares at their prices
worth-short = Worth
certificates-title = Certificates held / allowed
certificates-short = Cert.
share-title = { $count ->
    [one] 1 share of { $company }
   *[other] { $count } shares of { $company }
}
share-director = { $count ->
    [one] 1 share of { $company }, director
   *[other] { $count } shares of { $company }, director
}
chip-commissioner = Commissioner { $card }
chip-concession = Concession { $card }
chip-benefit = Benefit { $card }
commissioner-1 = an extra yellow tile without a city
commissioner-2 = an extra yellow city tile, but no Y
commissioner-3 = an extra green tile without a city
commissioner-4 = an extra green city tile, but no Y or La Habana
commissioner-5 = an extra brown tile without a city
commissioner-6 = an extra brown city tile, but no Y or La Habana
concession-1 = no benefit
concession-2 = a free 1-wagon for a major
concession-3 = a free machine for a minor
concession-4 = a share of the FC
concession-5 = the mail contract for a major
concession-6 = ${ $amount } off a narrow train

# Where a turn stands.
status-operating = { $round } (of { $of })
round-of = Operating round { $number } of { $of }
step-home = Home
step-track = Track
step-station = Station
step-run = Run
step-dividend = Income
step-trains = Trains
step-machines = Machines

# What is asked.
bid-high = { $name } has bid ${ $amount }.
bid-none = Nobody has bid yet.
ask-bid = Commissioner { $card } pays ${ $pay } for { $what }. { $high } What do you bid?
wait-bid = Commissioner { $card } pays ${ $pay } for { $what }. { $high } { $name } bids.
ask-draft = Which concession do you take? You have ${ $cash }.
wait-draft = { $name } chooses a concession.
ledger-hint = You act in the table of companies.
ask-stock-first = Found a company or buy a share. You have ${ $cash }.
ask-stock = Sell as much as you like, then buy one share. You have ${ $cash }.
ask-stock-sold = Sell more, buy one share, or end your turn. You have ${ $cash }.
wait-stock = { $name } trades shares.
ask-found-which = Which company do you found?
ask-found = At what price does { $company } start? The director’s certificate costs as much as two shares.
ask-sell = How many shares of { $company } do you sell?
ask-convert = Which minor do you found?
ask-convert-price = At what price does it start?
ask-mill = Which city gets its mill?
ask-discard = { $company } owns more than is allowed. What does it hand in?
ask-home = Where does the company make its home?
ask-track = Where do you lay track? Pick a marked hex.
ask-commission = Where does the commissioner’s tile go?
ask-no-track = No tile can be laid now.
ask-tile = Which tile goes to { $hex }?
ask-turn = How does it lie in { $hex }? Turn it on the map.
ask-only-turn = It fits { $hex } in one way only.
ask-station = Place a station?
ask-no-station = No station can be placed now.
ask-run = Time to run: the best run is worked out for you.
ask-no-run = No train can earn anything. This is the last moment to issue or redeem a share.
ask-hand-train = Which train runs next?
ask-hand-begin = Where does the route begin? Pick a stop on the map.
ask-hand-on = Where does it go next? Pick a hex.
ask-hand-done = No train is left to run.
ask-dividend = What becomes of ${ $amount }?
ask-trains = Buy trains?
ask-must-buy = The company must own a train. Which one does it buy?
ask-deal = What do you offer { $seller } for train { $train }?
ask-raise = The company must buy a train and cannot pay. Where does the money come from?
ask-named = { $seller } asks ${ $amount } for { $what }. Does { $company } take it?
ask-counter = { $company } offers ${ $amount } for { $what } of { $seller }. What do you ask?
ask-ruined = The company owes a train, and no more money can be raised. Another company may still sell one; if not, you are bankrupt.
ask-answer = { $name } wants to buy { $what } from { $seller } for { $company } and offers ${ $amount }. Do you agree?
ask-machines = Buy machines for the mill?
wait-answer = { $name } answers an offer.
wait-company = { $name } acts for { $company }.

# What can be chosen.
choose-bid = Bid ${ $amount }
choose-bid-other = Bid more …
choose-convert = Convert concession { $card } …
choose-found = Found …
choose-sell = Sell …
choose-buy = Buy { $share } · ${ $amount } · { $source }
from-offering = new
from-charter = charter
from-pool = pool
choose-sell-count = { $count ->
    [one] Sell 1 share for ${ $amount }
   *[other] Sell { $count } shares for ${ $amount }
}
choose-commission = Commissioner { $card }: a tile that brings you ${ $amount }
choose-lay-it = Lay it
choose-station = Place a station in { $hex }
choose-run = Run for ${ $amount }
choose-run-pay = Run for ${ $amount } and pay out
choose-run-keep = Run for ${ $amount } and keep it
choose-no-run = Go on without income
choose-pay = Pay out ${ $amount }
choose-keep = Keep ${ $amount }
choose-trade = Trade in { $old }
choose-wagon = { $wagon }-wagon
shop-bank = new
shop-pool = from the pool
choose-raise-issue = { $count ->
    [one] { $company } issues a share: ${ $amount }
   *[other] { $company } issues { $count } shares: ${ $amount }
}
choose-raise-cash = Add ${ $amount } of your own
choose-machine = Machine +{ $bonus } for ${ $amount }
choose-answer-yes = Agree
choose-answer-no = Decline
choose-counter = Name a price of your own
choose-bankrupt = Declare bankruptcy: the game ends
choose-discard = { $company } hands in train { $train }
choose-discard-wagon = { $company } hands in a { $wagon }-wagon
gone-buy = Buy a share
gone-issue = Issue a share
gone-redeem = Redeem a share
gone-train = Buy a train
gone-wagon = Buy a wagon
gone-machine = Buy a machine
choose-issue = Issue a share: ${ $amount } into the treasury, the price is then ${ $price }
choose-redeem = Redeem a share for ${ $amount }
choose-benefit-wagon = Take the free 1-wagon
choose-benefit-machine = Take a free machine +{ $bonus }
choose-benefit-mail = Take the mail contract
choose-benefit-discount = Give away concession 6: an n-train ${ $amount } cheaper
choose-pass = Pass
choose-pass-concession = Pass without converting
warn-concession = { $count ->
    [one] Convert concession { $cards } before everybody has passed: then it is lost, with its ${ $amount } and its benefit.
   *[other] Convert concessions { $cards } before everybody has passed: then they are lost, each with its ${ $amount } and its benefit.
}
choose-pass-sold = End the turn
choose-pass-draft = Take none
choose-pass-track = Lay nothing
choose-pass-laid = Done building
choose-pass-station = No station
choose-pass-trains = Done with trains
choose-pass-machines = Done with machines

# What would come of it.
tell-own = you hold { $share }
tell-you-direct = you become director
tell-pay = pay ${ $amount }, ${ $left } left
tell-price = { $company } falls to ${ $price }
tell-price-stays = { $company } stays at ${ $price }
tell-heir = { $name } becomes director
tell-run-more = best run ${ $amount }, ${ $more } more
tell-run-same = best run ${ $amount }, as before
tell-run-less = best run ${ $amount }, ${ $more } less
tell-free = costs nothing
tell-cost = costs ${ $amount }
tell-rent = { $count ->
    [one] rents an FC station for ${ $amount }
   *[other] rents { $count } FC stations for ${ $amount }
}
tell-commission = the commissioner pays you ${ $amount }
tell-left = ${ $amount } left in the treasury
tell-trains-left = { $count } left
tell-scrapped = scrapped in phase { $phase }
tell-never-scrapped = never scrapped
tell-treasury = ${ $amount } in the treasury
tell-stop = city { $number }
tell-rented = ${ $fee } rent from the treasury
tell-dividend = ${ $own } for you, ${ $company } for the company, price to ${ $price }
tell-kept = into the treasury, price to ${ $price }
tell-discount = with ${ $amount } off
tell-phase = begins phase { $phase }:
tile-left = { $count } left
tile-is = Tile { $tile } in { $hex }
tile-turn = Turn the tile
tile-turn-back = Turn back
tile-turn-count = ↻ Turn ({ $count } ways)
joins-standard = meets standard track at { $joined } of { $all } ends
joins-narrow = meets narrow track at { $joined } of { $all } ends
run-machines = Machines
run-none = No train can run.
run-rent = { $count ->
    [one] Rents an FC station for ${ $fee }.
   *[other] Rents { $count } FC stations for ${ $fee }.
}
run-cargo = Sugar from { $mills } to { $harbor }
run-instead = Or run instead
run-fewer-rent = saves ${ $amount } of rent
run-fewer-cubes = { $count ->
    [one] leaves a cube of { $mill }
   *[other] leaves { $count } cubes of { $mill }
}
run-more-cubes = { $count ->
    [one] takes a cube of { $mill }
   *[other] takes { $count } cubes of { $mill }
}
run-other = other cubes
deal-head = Buy from another company
deal-train = train { $train }
deal-wagon = a { $wagon }-wagon
emergency-sums = The cheapest train costs ${ $price }. The treasury holds ${ $held }: ${ $missing } is missing.
emergency-issue = The company issues shares.
emergency-cash = You add cash; you have ${ $amount }.
emergency-sell = You sell your own shares.
emergency-more = { $count ->
    [one] One more way
   *[other] { $count } more ways
}
emergency-enough = enough for the train
emergency-lost = your worth falls by ${ $amount }
deal-title = The deal
deal-refused = { $company } offered { $seller } ${ $amount } for { $what }: refused.
deal-offered = { $company } offers { $seller } ${ $amount } for { $what }.
deal-asked = { $seller } asks ${ $amount } of { $company } for { $what }.
deal-then = If agreed:
deal-purse = ${ $amount }, { $count ->
    [0] no train
    [one] one train
   *[other] { $count } trains
}
coming-title = What comes next
coming-train = { $count ->
    [0] Next: { $trains } – phase { $phase }:
    [one] After one more train: { $trains } – phase { $phase }:
   *[other] After { $count } more trains: { $trains } – phase { $phase }:
}
coming-loses = { $company } then loses { $trains }.
tell-scraps = scraps at once: { $trains }

# What was picked.
crumb-bid = Bid
crumb-concession = Concession
crumb-convert = Convert
crumb-found = Found
crumb-buy = Buy
crumb-sell = Sell
crumb-benefit = Benefit
crumb-mail = Mail
crumb-home = Home
crumb-lay = Lay
crumb-commission = Commissioner
crumb-station = Station
crumb-rent = Rent
crumb-run = Run
crumb-train = Train
crumb-trade = Trade in
crumb-wagon = Wagon
crumb-deal = Deal
crumb-deal_wagon = Wagon deal
crumb-answer = Answer
crumb-counter = Your price
crumb-machine = Machine
crumb-raise = Raise money
crumb-issue = Issue shares
crumb-discard = Hand in
crumb-discard_wagon = Hand in a wagon
crumb-sum = ${ $word }
crumb-card = no. { $word }
crumb-tile = tile { $word }
crumb-shares = shares: { $word }
crumb-route = route
crumb-unlisted = by hand

# The rules in short, by the chapters of the rulebook.
rules-1 = The aim
rules-1-text = You invest in Cuba’s railways. Whoever is worth the most at the end, in cash and shares, wins. The game ends when the bank breaks, when 8+/4D no. { $eights } goes to the Ferrocarril Central, or when a director cannot pay for a train.
rules-2 = The opening
rules-2-text = Six commissioners are auctioned; each pays for one extra tile later. Then concessions are chosen; in the first stock round they are converted into minors. What is not converted is lost.
rules-3 = Stock rounds
rules-3-text = On your turn you pass, or sell any number of shares and then buy one. Each share sold lowers the price by a diagonal step. The director’s certificate of a new major costs as much as { $director } shares at a price from { $low } to { $high }; a major floats once { $floats }% of it is sold. Whoever holds the most shares directs a company.
rules-4 = Operating rounds
rules-4-text = Minors operate first, from the lowest price up; then majors, from the highest price down; last the Ferrocarril Central, by itself. A turn is: track, station, run, income, trains, and for minors machines.
rules-5 = Track
rules-5-text = A company lays or upgrades one tile a turn where its routes reach. Minors build narrow track and sugar fields out from their mill; majors build standard track between cities. Old track stays as it is. The phases open green, brown and gray tiles one after another.
rules-6 = Stations
rules-6-text = A full city lets nobody through who has no station there. Majors place stations for { $second }, { $third } and { $fourth }. A station of the Ferrocarril Central can be rented for { $rental }, for { $rented-for ->
    [use] a single tile, station or train
    [round] the whole turn
   *[step] one step or one train
}.
rules-7 = Running and sugar
rules-7-text = Every train runs its own route through a station of its company and counts its stops. A minor’s income makes sugar cubes; a major’s train with a wagon carries them from the mill to a harbor for { $cube } each. The best run must be taken, but nobody must rent or carry sugar.
rules-8 = Income
rules-8-text = Income is paid out to the shareholders, and the price moves right; or it is kept, and the price moves left.
rules-9 = Trains
rules-9-text = The first train of a new kind begins a phase, and old trains are scrapped. A company must own a train at the end of its turn. If it cannot pay, it issues shares, its director adds cash and, last of all, sells shares of their own.
rules-10 = The Ferrocarril Central
rules-10-text = It needs no director. It earns by its stations, by rentals and by sugar left in the mills, pays all of it out, and its price rises every round. After every set of rounds the top train of the stack goes to it.

## Accounts

accounts-auction = Auction
accounts-draft = Choice
accounts-stock = SR { $number }
accounts-sheet = Players and companies
accounts-company = Company
accounts-price = Price
accounts-bank-shares = Unsold
accounts-treasury = Treasury
accounts-fleet = Trains
accounts-last = Last run
accounts-dividend = Per share now
accounts-dividend-title = What a share would pay if the company ran its trains as they are now and paid out
accounts-cash = Cash
accounts-shares = Shares
accounts-worth = Worth
accounts-certificates = Certificates
accounts-projected = If all companies paid out now
accounts-outlook = Bank and trains
accounts-bank = ${ $left } of ${ $whole } left in the bank
accounts-bank-stock = If the bank breaks in this stock round, the set of operating rounds after it is the last.
accounts-bank-operating = If the bank breaks in these operating rounds, the game ends with this set or, if so agreed, with the next.
accounts-bank-broken = The bank has broken: the game ends with the last operating round that was announced.
accounts-bank-over = The game is over.
accounts-trains = Trains
accounts-train = Train
accounts-left = Left
accounts-scrapped = Scrapped
accounts-in-phase = phase { $phase }
accounts-never = never
accounts-incomes = Incomes by round
accounts-incomes-key = Amounts in brackets were kept by the company; a dash is a round without income.
accounts-kept = kept by the company
accounts-chart = Worth, round by round
accounts-numbers = The numbers
accounts-after = After
accounts-flow = Cash, round by round
accounts-round = Round
accounts-copy = Copy as CSV
accounts-copied = Copied
accounts-bank-breaks = If all companies ran and paid out as they would now, the bank would break in operating round { $round }.
accounts-bank-holds = If all companies ran and paid out as they would now, the bank would last for more than { $count } operating rounds.
accounts-coming = The coming rounds, if all pay out as now
accounts-bank-then = Left in the bank
accounts-breaks = breaks
compare-nothing = So far neither money nor income has changed.
compare-treasury = treasury
compare-price = share price
compare-income = next run

## Decided ahead of time

aids-off-means = Without them you choose the routes by hand, stop by stop.
intent-round = Pass for the rest of this stock round
intent-quiet = Pass until somebody buys, sells or founds
intent-bid = Bid for commissioner { $card } up to ${ $amount }, then pass
intent-float = Buy { $company } until it floats
intent-pay = { $company } runs and pays out, while it earns ${ $income } or more
intent-keep = { $company } runs and keeps the income, while it earns ${ $income } or more
intent-calm = Pass until somebody sells
intent-own = Buy { $company } until I own { $count } shares, at ${ $price } at most
intent-own-number = Own so many shares of { $company }, at ${ $price } at most:
intent-bid-number = Bid for commissioner { $card } up to $
intent-lead = Choose a tile for { $company } to lay when its turn comes
intent-lay = { $company } lays tile { $tile } in { $hex }, if that is still legal
intent-over-gone = It is no longer offered.
intent-over-round = The round is over.
intent-over-concession = A concession would be thrown away.
intent-over-market = Somebody has bought, sold or founded.
intent-over-sold = Somebody has sold.
intent-over-won = You have it.
intent-over-auction = The commissioner is gone, or you can no longer bid so much.
intent-over-floated = It has floated.
intent-over-owned = You own as much as you wanted.
intent-over-price = A share costs more now.
intent-over-cash = You cannot pay for another share.
intent-over-no-share = You may buy no more of its shares now.
intent-over-laid = The tile lies there.
intent-over-illegal = The tile can no longer be laid there.
intent-over-director = You no longer direct the company.
intent-over-income = It earns less now.

## Routes by hand

hand-begin = Choose the routes by hand
hand-train = Run the { $train }
hand-sum = earns ${ $amount } so far
hand-wagon = With sugar in the { $wagon }-wagon
hand-shorter = One hex back
hand-next = Done, on to the next train
hand-leave = Back to the best run
hand-again = Start again

## The first game

lesson-first-bid = Welcome to the west of Cuba: you against Berta. First, six commissioners are auctioned one by one (VI.6). Each lets one of your companies lay an extra tile later, and then pays you: this one $30. Whoever opens must bid, so choose “Bid $0” and see whether Berta wants it.
lesson-outbid = Berta has bid $10. The card brings you $30 and saves a company a turn of building, so a few dollars more are well spent. Choose “Bid $15”.
lesson-let-go = The card is yours. Commissioner 2 is for a yellow city tile; where we are going to build, your companies lay theirs in their ordinary turn. Money is scarce now: choose “Pass” and let Berta have it for $10.
lesson-open-green = You and Berta open in turn, so commissioner 3 is yours to open. Green tiles come only with phase 3, so it has to wait for a while. Choose “Bid $0”: perhaps you get it for nothing.
lesson-let-green-go = Berta offers $20 for a card that pays $40 much later. Every dollar you keep now helps to found your companies. Choose “Pass”.
lesson-green-city = Commissioner 4 is for a green city tile and pays $50. Your sugar mill will be a city tile, so this one suits you. Choose “Bid $20”; Berta lets you have it. The two brown cards are a long way off: we leave both to her, at $30 each.
lesson-concession = After the auction whoever has the least money goes first: Berta has chosen concession 2. A concession is worth $210 when you found a minor, and its benefit stays with you (IV.2). Take number 3 for $150: its free machine may be claimed at any time in the game.
lesson-convert = Now turn it into a minor: “Convert concession 3 …”, then HY, the price $70 and Pinar del Río (C4). Three shares at $70 cost exactly the card’s $210, so you pay nothing, and HY gets $210 of its own. Pinar del Río lies beside the sugar field C2 and beside a harbor: sugar is grown next door and shipped next door (VI.7).
lesson-found = HY makes sugar; a major must carry it. Beside FC del Oeste, at home in La Habana, choose “Found …” and the starting price $85. The director’s certificate is two shares for $170 and makes you director of Oe (VI.8). A higher price gives the company more money, but you have only $535.
lesson-buy-to-float = A major floats when half of it is sold. You hold 20% of Oe and may buy one certificate a turn: choose “Buy 10% · $85 · new”. Your next turn does the same by itself; Berta meanwhile fills up her CVC.
lesson-float = You hold 40%. Buy one more share of Oe for $85: with half of it sold, Oe floats at the end of this round and gets what was paid for its shares, $425.
lesson-invest = Oe is safe, and you have $110. You may own shares of Berta’s companies, too: they pay you just as they pay her. Buy a share of CVC for $80.
lesson-pass-stock = With $30 there is nothing left to buy, and the free machine is better kept: in phase 3 it will be worth twice as much. Choose “Pass”. When all pass in a row the stock round is over, and the companies operate.
lesson-mill = Operating round: minors first, from the lowest price up, then majors from the highest down (VII.1). HY must begin at its mill. Pick Pinar del Río (C4), tile L53, and turn it until its narrow track leads west to the sugar field C2 and its standard track northeast to B5 and northwest to the harbor B3.
lesson-commissioner = Now your commissioner earns its keep: pick C2 and tile L49, whose track goes on to the next sugar field. The bank pays you $30 at once, and HY can harvest one turn earlier. Then HY is done building.
lesson-first-run = Trains run before new ones are bought, so nobody earns anything in a first turn. Choose “Go on without income”. Without income the share price moves a step to the left, from $70 to $60; that is no disaster, all companies begin like this.
lesson-narrow-train = At the end of its turn a company must own a train. Buy the 2n for $80: it makes two stops on narrow track, the mill and one field. A second one would have no way of its own, so HY buys no more.
lesson-machines-wait = Machines raise the mill’s income; this one by $10 each run, for $30. But a minor gets only three in the whole game, and in phase 3 they bring $20 each (VII.14). Be patient: choose “Done with machines”.
lesson-standard-track = Oe’s turn, with $425. Its home station already stands in La Habana. Majors build standard track: pick B5 and tile 8, the wide curve, and La Habana is joined to Pinar del Río. One tile a turn; then Oe is done building.
lesson-station = Every route must pass a station of its company, and a full city lets no stranger through (VII.8). Place a station in Pinar del Río for $40: it takes the last slot beside the mill and gives a second train a route, from there to the harbor. Oe has no train to run yet.
lesson-standard-train = Oe, too, starts without income and fell to $75. Buy a 2 for $100: two stops on standard track. The first train of its kind always begins a new phase; phase 2 puts wagons on sale (VII.17).
lesson-second-train = You have two routes, so buy a second 2 for $100. A major may own four trains for now. The fewer 2s are left, the sooner the better trains come.
lesson-wagon = Sugar travels in wagons only. Buy a 1-wagon for $40: coupled to a train it carries one cube from a mill to a harbor, for $30 more. Then we keep Oe’s last $145 and watch Berta’s CVC and the Ferrocarril Central.
lesson-sell = A stock round again. On your turn you may first sell, then buy one (VI.1). CVC stands at $70 and brings you nothing yet, while Oe needs money: at CVC choose “Sell …” and sell your share. Each share sold pushes the price down a diagonal step, here to $65.
lesson-charter-share = Still your turn: buy. A share of Oe from its charter costs $75, and that money goes into Oe’s own treasury, not to the bank. That brings you to 60% of the dividends, and Oe to $220.
lesson-central = The Ferrocarril Central belongs to nobody: it runs by itself, pays all it earns to its shareholders, and its price climbs every round (VII.15). A safe place for a small sum: buy 10% of FC for $55.
lesson-end-stock = Your purse is empty. Choose “Pass”. Whoever has the most cash at the end of a stock round begins the next one (VI.2); that will be Berta with her $23.
lesson-field = Second operating round. HY extends its line: pick D1 and tile L49, and turn it so that it comes from C2 and goes on to the next field, E2. The 2n cannot reach it yet, but a longer train will. A minor lays sugar fields free of charge.
lesson-narrow-run = The first run: mill 20 and field 10. The best run is drawn on the map; choose “Run for $30”. From $30 on the mill makes a sugar cube, from $80 on two (VII.10).
lesson-first-dividend = The cube lies in HY’s warehouse. Now the money: choose “Pay out $30”. Your 60% brings you $18, the shares on the charter give HY $12, and the price rises from $60 to $70. After that HY buys nothing.
lesson-nothing-to-build = Oe’s turn. Until green tiles come, no track of La Habana or B5 leads anywhere new. Choose “Lay nothing”; there is no city for a station, either. A company need not build.
lesson-sugar = Sugar! One 2 takes HY’s cube in the 1-wagon from Pinar del Río to the harbor B3: 20, 10 for the harbor and 30 for the cube. The other 2 runs from Pinar del Río to La Habana for 40. Choose “Run for $100”.
lesson-pay-out = Dividend or not? “Pay out $100” gives you $60 and Oe $40 for the shares on its charter, and the price moves right, to $85. Keeping it would fill the treasury, but the price would move left, to $65 (VII.11). Oe has enough: pay out.
lesson-phase-three = All 2s are gone; next come the 3s. Buy a 3 for $200: its first buyer begins phase 3, with green tiles, 3n trains, better machines and two operating rounds a set. The 3+ for $230 could also pass an FC station free of charge; we do not need that. Oe is left with $60.
lesson-buy-back = Berta’s CVC kept its $110 to buy a 3, so its price fell to $55. You sold at $70; in a new stock round you may buy again. Take the share from the pool for $55: from the charter, your money would go to Berta’s company.
lesson-two-rounds = You have $26, and nothing costs so little. Choose “Pass”. Since phase 3 a set has two operating rounds before the next stock round.
lesson-free-machine = Your patience pays: choose “Take a free machine +20” for HY. It counts in this very run, and in every run after it.
lesson-green-mill = Green track! Choose “Commissioner 4”, then Pinar del Río (C4) and tile L67. The mill is now worth 30 instead of 20, for HY and for Oe, and has new exits, among them narrow track towards the field D5. An upgrade keeps all old track (VII.7). The bank pays you $50.
lesson-green-field = HY still has its own tile. Upgrade the field C2 with tile L64: it counts 20 instead of 10. An upgrade costs nothing.
lesson-green-run = Mill 30, field 20, machine 20: choose “Run for $70”. That still makes one cube; ten dollars more, and it would be two.
lesson-minor-pays = “Pay out $70”: $42 for you, $28 for HY, and the price goes to $80. Money of your own buys shares; money in a treasury counts for nobody at the end.
lesson-no-trade-in = A fork in the road. Berta has just traded in JU’s 2n for a 3n, and HY could do so for $120. The 3s are gone, and the first 4 will scrap every 2 and 2n. We gamble that there is time, and want machines first: choose “Done with trains”, and see what comes of it.
lesson-machine = Machines of the second generation: “Machine +20 for $45”. The first ones are the cheapest, and they are never scrapped.
lesson-last-machine = And the third: “Machine +20 for $50”. Now every run of HY brings $60 more, as long as it has a train. HY has $75 left.
lesson-green-habana = Oe upgrades its home: pick La Habana (B7) and tile L44. It becomes one city worth 30 with tracks to all six sides, two harbors among them. The other green tile is worth more but keeps its cities apart.
lesson-three-trains = Look at the map: the 3 carries the cube from Pinar del Río through La Habana to the harbor A8 for 100, and each 2 finds a harbor of its own for 40. Routes may meet in cities but never share track. Choose “Run for $180”.
lesson-big-dividend = “Pay out $180”: $108 for you, $72 for Oe, and the price rises to $95. A 4 would cost $300, so Oe buys nothing now. Then it is Berta’s turn: watch what CVC buys.
lesson-rusted = There it is: CVC kept its $150 and bought the first 4. Phase 4 has begun; both 2s of Oe and the 2n of HY are scrapped, without compensation (VII.17). HY can still build: upgrade the field D1 with tile L64.
lesson-no-train = No train, no income: machines alone earn nothing, and there is no sugar. Choose “Go on without income”; HY’s price falls from $80 to $70.
lesson-emergency = An emergency (VII.13). HY must own a train; the cheapest, a 3n, costs $160, and HY is $85 short. First the company itself must issue a share: choose “HY issues a share: $70”. It goes to the bank pool, and the price drops a step to $65.
lesson-own-cash = Still $15 short. HY could issue its other share, but then it would own nothing of itself. The director may pay instead: choose “Add $15 of your own”. Only when your cash and the company’s shares are used up would you have to sell your own shares; whoever cannot pay even then is bankrupt, and the game ends.
lesson-forced-train = Now buy the 3n for $160: in an emergency it must be the cheapest train, and the treasury ends up empty. Trading in the 2n in time would have cost $120. Lesson learned, and cheaply so: a major that must buy can ruin its director.
lesson-matanzas = Oe still has its 3, but now only that one. It needs a city more: pick Matanzas (B9) and tile 57, and turn it so that its track runs from La Habana straight on to the east.
lesson-issue = Only one 4 is left, and the next trains, the 5s, cost $500. Oe wants that 4 for $300 and has $132. Before the run a company may issue one share (VII.5): choose “Issue a share: $95 into the treasury”. The price falls to $90.
lesson-short-run = The 3 runs Matanzas, La Habana, Pinar del Río: 20, 30 and 30. There is no sugar this time. Choose “Run for $80”.
lesson-keep = This time choose “Keep $80”. It hurts: no dividend, and the price moves left to $80; paying out would have taken it to $100. But it brings Oe to $307, enough for the 4. Keep money when a train is worth more than a step on the market.
lesson-four = Buy the last 4 for $300. It runs four stops, and only phase 7 scraps it. Oe is left with $7; Berta’s CVC runs next, and then the stack gives its top train to the Ferrocarril Central.
lesson-minor-share = The Ferrocarril Central took a 5, and that began phase 5: brown tiles, three operating rounds a set, and two trains at most for a major. The share that HY issued lies in the pool: buy back 20% of HY for $65. With two players you may own up to 80% of a minor.
lesson-holding-limit = Next, Oe’s share from the pool for $80. With it you hold 70%, the most that one of two players may own of a major (VI.5). If somebody ever held more than you, they would become director.
lesson-certificates = With $103 buy another 10% of FC for $70: its price has risen from $50 all by itself. You will hold 12 certificates; the limit in this game is 22 (VI.3), shown beside your name, so good shares soon matter more than many.
lesson-order = Choose “Pass”; you keep your $33. Three operating rounds follow, and HY with its lowest price opens them.
lesson-brown-mill = There is one brown mill tile fewer than there are minors: just one this time. Be quick: pick Pinar del Río (C4) and tile L73. The mill is worth 40 now.
lesson-more-sugar = The 3n reaches both fields: 20, 20 and 40, and three machines add 60. Choose “Run for $140”: that makes two sugar cubes.
lesson-reward = “Pay out $140”: with 80% of the shares, $112 is yours. A round ago HY was an emergency; that is how quickly a train and three machines turn it around.
lesson-brown-habana = Oe goes on: pick La Habana (B7) and tile L46. The brown city is worth 60, twice as much as the green one, and both your trains run through it.
lesson-full-run = The 4 runs from Matanzas through La Habana and Pinar del Río to the harbor B3 with a cube: 160. The 3 goes from harbor to harbor through La Habana: 80. Choose “Run for $240”.
lesson-lead = “Pay out $240”: $168 for you, $72 for Oe, and its price goes to $90. That is what the kept money was for.
lesson-second-wagon = HY made two cubes, but Oe’s one wagon carries only one; for the other the Ferrocarril Central will get $10. Buy a second 1-wagon for $40, so that both trains can carry sugar.
lesson-look-ahead = CVC paid out $250: counting cash and shares, Berta is worth $1,554 and you $1,518, so it is close. Build for later: pick the field D5 and tile L50, turned so that its track runs from the mill on to the west. A second n-train will find its own way there.
lesson-end = One last “Run for $140”, and you know the whole game. It ends when the bank breaks ($5,651 is left in it), when the second 8+/4D goes to the Ferrocarril Central, or with a bankruptcy; cash and shares decide (IX). Next, try a game of your own against the bots: found a second major, and never let the trains surprise you.

## The end

score = Worth

## Rulings

ruling-C01 = Which price does a 3n train have? The lower of the two that are printed; if so agreed, the higher. What a 2n counts when it is handed in stays the same.
ruling-C02 = Which train does concession 6 make cheaper? One n-train from the bank; if so agreed, a 2n only. The price never falls below zero.
ruling-C06 = Which company gets the benefit of a concession? One that its holder directs at that moment; if so agreed, any. It stays there for good.
ruling-C08 = When may shares be sold for the first time? Once their company has operated, unless it was agreed that this does not matter; those of the FC from the second stock round on.
ruling-C11 = Where are shares of a minor bought? From the bank pool only; those on its charter are not for sale.
ruling-C13 = Which plain tiles does a major lay? Those of standard gauge.
ruling-C14 = Does a company need a train to issue or redeem? To redeem, yes; to issue, only if so agreed.
ruling-C15 = How many shares may a company issue? One while less than half of it lies in the pool before; if so agreed, only if at most half lies there afterwards.
ruling-C17 = How many commissioners are used? One in a company’s turn; if so agreed, one in an operating round.
ruling-C18 = For how long is an FC station rented? For one step, or for one train in a run; if so agreed, for each use, or for the whole turn.
ruling-C21 = When does the game end if the bank breaks in an operating round? After the current set of rounds; if so agreed, after one more.
ruling-C25 = From when on do companies deal with each other? From the phase that allows deals between them, however that phase began.
ruling-C26 = What is handed in when the train limit falls? Trains, and wagons as well unless it was agreed that they are kept.
ruling-C30 = May several trains of a company deliver to one harbor? No: those that deliver use different harbors; if so agreed, they do not run to the same harbor, either. The others are free.
ruling-C31 = Must the best run be taken? Yes, but nobody must rent a station or take sugar for it.
ruling-C33 = In which order is money raised in an emergency? First the company issues one share, then shares and the director’s cash in any mix, last the director’s own shares.
ruling-C37 = For whom is the last slot of a home kept? For every major of the set-up that has not operated yet.
ruling-C41 = Does the holding limit bind shares of the FC? Yes, unless agreed otherwise.
ruling-C48 = What must an upgrade of plain track add? Track of the company’s own gauge, on its route.
ruling-C49 = May track lead off the map? No, on no tile of any color.
ruling-C58 = What if a player is pushed above the certificate limit? They buy nothing and sell down in their next turn of a stock round, as far as sales are allowed; if so agreed, they need not sell.
ruling-C59 = How many wagons may a company own? As many as the train limit says; if so agreed, as many as it owns trains.
ruling-C60 = May a commissioner’s tile extend a home tile that was laid in the same turn? Yes, unless agreed otherwise.
ruling-C63 = What becomes of money raised before a bankruptcy? Sales stand, and what the director has added comes back, unless it was agreed that it stays; then all are scored.
ruling-C68 = What becomes of unsold 4n trains when they lose a stop? They are sold aged at half price; if so agreed, at the full price, or they leave the game.
ruling-R198 = How does a company issue several shares in an emergency? At once, each at the price of that moment; then the price falls a step for each. If so agreed, one by one, each at the fallen price.
ruling-Q01 = May a refused deal be offered again? A train may, at a higher price. A wagon, whose price is fixed, may not in this turn.
ruling-Q03 = May stations be rented that are not needed? No: each must open the way to what is done.
ruling-Q06 = How is a tile named that looks the same in several rotations? By the smallest.

# The table of a stock round.
ledger-buy = Buy
# Short words in cells where nothing may be bought: the certificate limit, the holding limit, sold in this round.
ledger-full = Full
ledger-most = Max.
ledger-sold = Sold
ledger-run-title = What its trains would earn now

# The opening.
opening-title = Commissioners, concessions and minors
opening-commissioners = Commissioners
opening-commissioners-text = each is auctioned; used once, it lays its tile and pays you
opening-concessions = Concessions
opening-concessions-text = chosen after the auction; each becomes a minor and counts ${ $amount } towards it
opening-minors = Minors
opening-minors-text = narrow gauge, a mill in a city of your choice, sugar for the harbors
opening-can-pay = can pay ${ $amount }
opening-bid = bids ${ $amount }
opening-out = out
opening-now = up for auction

# Where the game stands.
status-auction = Auction of commissioners
status-draft = Choice of concessions
status-first = Stock round 1
status-any = Stock round
status-stock = { $round }, then { $count ->
    [one] an operating round
   *[other] { $count } operating rounds
}
status-order = Order
status-next = Next: { $trains }
status-done = have had their turn
status-central = The Ferrocarril Central runs by itself at the end of the round

# On the box
invitation = Found railways, haul the island’s sugar to its harbors on two gauges, and hold the right shares when the last train runs.
makers = By Leonhard Orgler; Lonny Games 2023.

## The end, told

round-stock = Stock round { $number }
round-operating = Operating round { $number }
source-start = Start
source-dividends = Dividends
source-shares = Shares: rise in price
source-commissioners = Commissioners
source-opening = Auction and concessions
source-trains = Cash added for trains

## When something is done that cannot be done now

when-bid = Commissioners are auctioned before the first stock round (VI.6)
when-concession = Concessions are chosen after the auction (VI.6)
when-found = Companies are founded in stock rounds (VI.8)
when-convert = Concessions become companies in stock rounds (VI.7)
when-buy = Shares are bought in stock rounds (VI.5)
when-sell = Shares are sold in stock rounds (VI.4)
when-lay = Track is laid in a company's turn, before its station and its run (VII.6)
when-station = A station is placed in a company's turn, after its track (VII.8)
when-train = Trains are bought at the end of a company's turn (VII.12)
when-wagon = Wagons are bought at the end of a company's turn (VII.12)

# Best run: a board laid out by hand.
best-run = Best run
best-run-about = For you at a real table: lay out the board by clicking its hexes, name trains and wagons, and see the run that earns most. The address of the page holds the board.
layout-earns = earns ${ $amount }
layout-no-train = Name the trains that run.
layout-no-run = No train of it can run: it needs a station and track to another stop.
layout-proven = Proven: all runs were weighed, none earns more.
layout-left-out = { $count ->
    [one] One part of the address cannot be so and was left out.
   *[other] { $count } parts of the address cannot be so and were left out.
  }
layout-share = Share this board
layout-copied = The address of this board is copied.
layout-clear = New board
layout-phase = Phase
layout-map = Map (another one begins anew)
layout-map-full = whole island
layout-map-medium = back, for two
layout-map-west = west, for two
layout-map-east = east, for two
layout-choose-hex = Click a hex of the map to lay a tile or place stations.
layout-turn-left = turn left
layout-turn-right = turn right
layout-take-off = take off
layout-stations = Stations
layout-company = Company
layout-trains = Trains, { $limit } at most
layout-wagons = Wagons, { $limit } at most
layout-sugar = Sugar in the warehouses
layout-rentals = Rentals of the FC that it pays
layout-of-table = Best run on a page of its own
layout-becomes = Becomes
map-lookup = What any hex may become, in pictures
