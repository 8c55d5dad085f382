//! What companies earn, and whether their trains will last.

use cuba18_rules::components::STACK;
use cuba18_rules::{Table, View};
use cuba18_track::{Board, Company, Cubes, Order, Train, best_revenue};
use tabletop::{Money, Seat};

/// What `company` would earn with these trains on this board, without rentals.
pub(crate) fn income(
    table: &Table,
    board: &Board,
    company: Company,
    trains: impl IntoIterator<Item = Train>,
) -> i32 {
    let mut order = Order::new(company, table.phase, trains);
    order.wagons = table.charter(company).each_wagon().collect();
    order.cubes = if order.wagons.is_empty() { Cubes::NONE } else { table.cubes };
    i32::try_from(best_revenue(board, &order)).unwrap_or(i32::MAX)
}

/// What `company` earns as it is.
pub(crate) fn present_income(table: &Table, company: Company) -> i32 {
    let charter = table.charter(company);
    if charter.train_count() == 0 {
        return 0;
    }
    let bonus = i32::from(charter.machine_bonus(&table.data().cards));
    income(table, &table.board, company, charter.each_train()) + bonus
}

/// The trains to build for: its own, or the one it will buy.
pub(crate) fn fleet(table: &Table, company: Company) -> Vec<Train> {
    let own: Vec<Train> = table.charter(company).each_train().collect();
    if own.is_empty() { vec![next_train(table, company)] } else { own }
}

/// The train that the bank sells next to companies of this kind.
pub(crate) fn next_train(table: &Table, company: Company) -> Train {
    if company.is_minor() {
        let open = |&&(train, from): &&(Train, u8)| {
            table.phase.number() >= from && table.depot.narrow_left(train) > 0
        };
        table
            .data()
            .narrow_trains()
            .iter()
            .rfind(open)
            .map_or(Train::TwoNarrow, |&(train, _)| train)
    } else {
        STACK[table.depot.top_layer()][0]
    }
}

/// Whether a train outlives the next two phases.
pub(crate) fn lasts(table: &Table, train: Train) -> bool {
    table.data().scrapped_in(train).is_none_or(|phase| phase > table.phase.number() + 2)
}

/// Whether `company` has a train that will not soon be scrapped.
pub(crate) fn is_safe(table: &Table, company: Company) -> bool {
    table.charter(company).each_train().any(|train| lasts(table, train))
}

/// What the next train costs `company` beyond its treasury, if it will need one soon.
pub(crate) fn shortfall(table: &Table, company: Company) -> i32 {
    if is_safe(table, company) {
        return 0;
    }
    coins(table.data().price(next_train(table, company))) - coins(table.charter(company).treasury)
}

/// The cash that a director keeps back for the trains of their companies.
pub(crate) fn reserve(view: &View, seat: Seat) -> i32 {
    let table = view.table();
    let mine = cuba18_rules::table::directed(table, seat);
    mine.iter().map(|company| shortfall(table, company).max(0)).sum()
}

/// An amount as a score.
pub(crate) fn coins(amount: Money) -> i32 {
    i32::try_from(amount.coins()).unwrap_or(i32::MAX)
}
