//! What is kept from one question to the next is what would be found anew.

use bots::{Bot, Budget, Clock, Random, Seen};
use boxes::Contents;
use cuba18_bot::Planter;
use cuba18_rules::components::Data;
use cuba18_rules::{Cuba18, View};
use cuba18_track::{Board, Company, Order, Reach, Run, best_revenue, best_run, better_run, forget};
use tabletop::{Game, Mute, SeededDice, Turn, Viewer};

/// What was asked on a board, and what was answered by somebody who may have known it.
struct Asked {
    board: Board,
    order: Order,
    run: Run,
    reach: Reach,
}

impl Asked {
    fn new(view: &View, company: Company) -> Asked {
        let (board, order) = (view.table().board, view.order(company));
        let run = best_run(&board, &order);
        let reach = Reach::of(&board, company);
        assert_eq!(best_revenue(&board, &order), run.revenue);
        assert_eq!(better_run(&board, &order, run.revenue), None);
        Asked { board, order, run, reach }
    }

    /// Asks again, first on a thread that knows less and then knowing nothing at all.
    fn again(&self) {
        let floor = self.run.revenue.saturating_sub(1);
        let better = better_run(&self.board, &self.order, floor).unwrap_or_default();
        assert_eq!(better.revenue, self.run.revenue);
        assert_eq!(best_run(&self.board, &self.order), self.run);
        forget();
        assert_eq!(best_run(&self.board, &self.order), self.run);
        assert_eq!(Reach::new(&self.board, self.order.company, 0), self.reach);
    }
}

/// Everything that companies could run in a game in which all seats are played by one bot.
fn asked(mut bot: Box<dyn Bot<Cuba18>>, number: u64) -> Vec<Asked> {
    let setup = Cuba18::PROFILE.setup(4, None, std::collections::BTreeMap::new());
    let mut game =
        Cuba18::new(&setup.expect("it exists"), Data::shelf().built_in()).expect("it exists");
    let mut dice = SeededDice::stream(17, number);
    let mut all = Vec::new();
    loop {
        match game.turn() {
            Turn::Over => return all,
            Turn::Chance => {
                let chance = game.draw(&mut dice);
                game.resolve(&chance, &mut Mute).expect("what is drawn is possible");
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                let mut clock = Clock::new(Budget::Moves(0));
                let action = bot.choose(&Seen::new(&game, seat), &mut clock, &mut dice);
                game.apply(seat, &action, &mut Mute).expect("bots play by the rules");
                let view = game.view(Viewer::Public);
                let operating = view.table().operating().collect::<Vec<_>>();
                all.extend(operating.into_iter().map(|company| Asked::new(&view, company)));
            }
        }
    }
}

/// Runs and reach of all companies after every decision of random and of good players: the same
/// as on a thread that has never been asked before.
#[test]
fn kept_runs_are_the_runs_that_are_found_anew() {
    let random = (0..12).map(|number| asked(Box::new(Random::default()), number));
    let good = (0..1).map(|number| asked(Box::new(Planter::default()), number));
    let all: Vec<Asked> = random.chain(good).flatten().collect();
    let earning = all.iter().filter(|asked| asked.run.revenue > 0).count();
    assert!(all.len() > 5_000 && earning > 2_000, "{} {earning}", all.len());
    std::thread::scope(|scope| {
        scope.spawn(|| all.iter().for_each(Asked::again)).join().expect("it is the same");
    });
}
