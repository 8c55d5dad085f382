# 18Cuba in English. Money is in pesos and written with a dollar sign, as on the board.

# Places. A hex without a name is called by its row and column.
hex-B7 = La Habana
hex-B9 = Matanzas
hex-B11 = Cárdenas
hex-C4 = Pinar del Río
hex-C14 = Santa Clara
hex-D13 = Cienfuegos
hex-D15 = Sancti Spíritus
hex-D19 = Camagüey
hex-E4 = Isla de Tesoros
hex-E22 = Las Tunas
hex-E24 = Holguín
hex-F21 = Bayamo
hex-G24 = Santiago de Cuba
hex-G26 = Guantánamo

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
variant-medium = Two players: the back of the board
variant-short-west = Two players: short, in the west
variant-short-east = Two players: short, in the east
variant-long = Two or three players: long
variant-short = Three players: short
variant-standard = Four to six players
rule-price-3n = A 3n train costs
rule-price-3n-160 = $160
rule-price-3n-180 = $180
rule-issue-limit = A company issues a share while the pool holds
rule-issue-limit-below-half-before = less than half before it
rule-issue-limit-half-after = at most half after it
rule-bank-break = The bank breaks in an operating round: the game ends after
rule-bank-break-this-set = this set of rounds
rule-bank-break-one-more-set = one more set of rounds
rule-central-limit = The holding limit binds shares of the FC
rule-central-limit-yes = yes
rule-central-limit-no = no
rule-over-limit = Whoever is lifted above the certificate limit
rule-over-limit-sell-down = must sell down
rule-over-limit-no-duty = need not sell
rule-fresh-home = A commissioner’s tile may extend a home tile of the same turn
rule-fresh-home-yes = yes
rule-fresh-home-no = no
rule-unsold-4n = Unsold 4n trains in phase 7
rule-unsold-4n-aged = are sold aged, for half
rule-unsold-4n-removed = leave the game
rule-unsold-4n-full-price = are sold aged, at the full price

ending-bank_in_stock_round = The bank broke in a stock round.
ending-bank_in_operating_round = The bank broke in an operating round.
ending-second_eight = The second 8+/4D went to the Ferrocarril Central.
ending-bankruptcy = A director could not pay for a train.

# What happens.
event-ordered = { $seat } is first in the playing order.
event-bid = { $seat } bids ${ $amount } for commissioner { $card }.
event-won = { $seat } gets commissioner { $card } for ${ $amount }.
event-conceded = { $seat } takes concession { $card } for ${ $amount }.
event-passed = { $seat } passes.
event-converted = { $seat } turns concession { $card } into { $company } at ${ $price }, with a mill in { $hex }.
event-founded = { $seat } founds { $company } at ${ $price }.
event-bought = { $seat } buys a share of { $company } from { $source } for ${ $amount }.
event-sold = { $seat } sells { $shares ->
    [one] a share
   *[other] { $shares } shares
} of { $company } for ${ $amount }.
event-directed = { $seat } becomes director of { $company }.
event-floated = { $company } floats with ${ $amount }.
event-priced = The price of { $company } is now ${ $amount }.
event-unconverted = { $seat } loses a concession that was not converted.
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
event-issued = { $company } issues a share for ${ $amount }.
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
    [0] { $company } has nothing to pay.
   *[other] { $company } keeps ${ $amount }.
}
event-got-train = { $company } gets a { $train } train for ${ $amount }.
event-got-train-from = { $company } buys a { $train } train of { $seller } for ${ $amount }.
event-got-wagon = { $company } gets a { $wagon }-wagon for ${ $amount }.
event-got-wagon-from = { $company } buys a { $wagon }-wagon of { $seller } for ${ $amount }.
event-traded-in = { $company } trades a { $old } in for a { $train } and ${ $amount }.
event-offered = { $company } offers { $seller } ${ $amount }.
event-declined = { $company } declines.
event-got-machine = { $company } gets a machine of generation { $generation } for ${ $amount }.
event-benefited = { $company } has the benefit of concession { $card }.
event-added = { $seat } adds ${ $amount } for a train of { $company }.
event-discarded = { $company } hands in what is above its limit.
event-phase-began = Phase { $phase } begins.
event-central-paid = The Ferrocarril Central pays ${ $amount }.
event-exported = A { $train } train goes to the Ferrocarril Central.
event-bank-broke = The bank is broken.
event-ended = The game is over. { $ending }

# What is against the rules.
refusal-not-your-turn = It is not your decision now.
refusal-not-this-step = This step asks for something else.
refusal-no-chance = Nothing is to be dealt now.
refusal-impossible-order = The order cards cannot lie like this.
refusal-must-bid = Whoever opens an auction must bid.
refusal-bad-bid = Bids are multiples of 5 and higher than the last.
refusal-not-enough = That costs ${ $cost }, and only ${ $held } are there.
refusal-no-such-card = There is no such card to be had.
refusal-cannot-found = This company cannot be founded now.
refusal-no-starting-price = That is no starting price.
refusal-no-mill-there = No mill may stand there.
refusal-no-sales-yet = Nothing is sold in the first stock round.
refusal-never-operated = This company has not operated yet.
refusal-not-owned = You do not own that many shares.
refusal-pool-full = More than half of the company would lie in the pool.
refusal-directors-certificate = The director’s certificate cannot be sold: nobody else holds two shares.
refusal-no-share = No share is to be had there.
refusal-minor-charter = Shares on the charter of a minor are not for sale.
refusal-holding-limit = You hold as much of this company as is allowed.
refusal-certificate-limit = You hold as many certificates as are allowed.
refusal-sold-this-round = You have sold this company in this round and may not buy it again.
refusal-must-sell-down = You hold too many certificates and must sell first.
refusal-no-benefit = You do not have this benefit, or it is not for this company.
refusal-at-limit = The company owns as many of them as are allowed.
refusal-no-home = No home station may be placed there.
refusal-already-shared = A share was issued or redeemed in this turn already.
refusal-cannot-issue = The charter has no share to issue, or half of the company lies in the pool.
refusal-cannot-redeem = To redeem, a company needs a train and a share in the pool.
refusal-already-laid = The tile of this turn is laid.
refusal-wrong-commissioner = This commissioner is for other tiles.
refusal-needless-rent = Only stations that are needed are rented.
refusal-no-station = No station may be placed there.
refusal-no-station-left = No station is left.
refusal-bad-route = This route does not run.
refusal-not-the-best = Another run with no more rentals and cubes earns ${ $best }.
refusal-not-for-sale = Bank and pool have no such thing.
refusal-not-for-this-kind = This company may not own it.
refusal-no-deals-yet = Deals between companies begin in phase 3.
refusal-no-deal = The other company cannot or will not sell it.
refusal-no-trade-in = A train was traded in already, or this one cannot be.
refusal-must-buy-train = The company must buy a train.
refusal-must-buy-cheapest = In an emergency only the cheapest train is bought.
refusal-no-emergency = There is no emergency.
refusal-must-issue-first = The company must issue a share first.
refusal-not-yet-selling = Your own shares are sold only when your cash and the company’s shares are used up.
refusal-more-than-needed = Fewer shares would bring what is missing.
refusal-director-may-not-change = No directorship may change by such a sale.
refusal-no-surplus = The company does not own too many of these.
refusal-track-not-land = No tile may lie there.
refusal-track-same-as = This looks the same as rotation { $rotation }.
refusal-track-not-yet = Tiles of this color come in a later phase.
refusal-track-none-left = No such tile is left.
refusal-track-wrong-kind = This tile is for other hexes.
refusal-track-not-your-mill = Only the minor itself lays the first tile of its mill.
refusal-track-wrong-gauge = This company lays track of the other gauge.
refusal-track-sugar-too-early = Majors build on sugar fields from phase 3 on.
refusal-track-not-an-upgrade = The tile would not keep the track that is there.
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
