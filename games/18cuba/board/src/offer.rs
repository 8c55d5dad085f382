//! What the viewer may decide now, listed once by the rules and then drawn.

use art::Stage;
use cuba18_rules::{Action, Cuba18, Event, View};
use maud::{Markup, html};
use tabletop::{Choices, Game, Log, Seat, Viewer, spelled};

/// The decisions open to the viewer, as far as they go on with what was picked.
pub(crate) struct Offer<'v> {
    game: &'v Cuba18,
    seat: Seat,
    /// What the viewer has picked so far, such as `lay/B9`.
    pub(crate) base: String,
    actions: Vec<(Action, String)>,
    /// Runs of amounts: the path before the amount, and the lowest, highest and step.
    pub(crate) amounts: Vec<(String, (u32, u32, u32))>,
}

impl<'v> Offer<'v> {
    /// What the viewer may do; nothing for whoever is not asked.
    pub(crate) fn of(view: &'v View, stage: &Stage<'_>) -> Option<Offer<'v>> {
        let Viewer::Player(seat) = stage.viewer else { return None };
        let next = stage.next;
        if !stage.decides() && next.numbers.is_empty() && !next.whole && !next.open {
            return None;
        }
        let game = view.game();
        let mut choices = Choices::default();
        game.actions(seat, &mut choices);
        let base = base(stage);
        let goes_on = |path: &str| after(path, &base).is_some();
        let listed = choices.ones().iter().map(|action| (action, spelled(action).to_string()));
        let actions = listed.filter(|(_, path)| goes_on(path));
        let actions = actions.map(|(action, path)| (action.clone(), path)).collect();
        let amounts = choices.ranges().iter().filter_map(|range| {
            let path = spelled(&range.at(0)).to_string();
            let (stem, _) = path.rsplit_once('/')?;
            goes_on(&path).then(|| (stem.to_owned(), range.numbers()))
        });
        let amounts = amounts.collect();
        Some(Offer { game, seat, base, actions, amounts })
    }

    /// Whose decision it is.
    pub(crate) const fn seat(&self) -> Seat {
        self.seat
    }

    /// The decisions, each with its path.
    pub(crate) fn all(&self) -> impl Iterator<Item = (&Action, &str)> {
        self.actions.iter().map(|(action, path)| (action, path.as_str()))
    }

    /// The first decision whose path begins with these words.
    pub(crate) fn first(&self, words: &str) -> Option<&Action> {
        self.all().find(|(_, path)| after(path, words).is_some()).map(|(action, _)| action)
    }

    /// Whether a decision begins with these words.
    pub(crate) fn has(&self, words: &str) -> bool {
        self.first(words).is_some()
    }

    /// What a click adds to what was picked so far, to come to `path`.
    pub(crate) fn adds<'p>(&self, path: &'p str) -> Option<&'p str> {
        after(path, &self.base).filter(|rest| !rest.is_empty())
    }

    /// The words picked so far.
    pub(crate) fn words(&self) -> Vec<&str> {
        self.base.split('/').filter(|word| !word.is_empty()).collect()
    }

    /// What would come of a decision: the game after it, and what would be announced.
    pub(crate) fn outcome(&self, action: &Action) -> (Cuba18, Vec<Event>) {
        let mut game = *self.game;
        let mut log = Log::default();
        // What is listed is not refused.
        let _ = game.apply(self.seat, action, &mut log);
        (game, log.0)
    }

    /// What a decision costs the player, and what is left of the cash.
    pub(crate) fn cost(&self, action: &Action) -> (u32, u32) {
        let cash = |game: &Cuba18| game.view(Viewer::Public).table().cash(self.seat).coins();
        let left = cash(&self.outcome(action).0);
        (cash(self.game).saturating_sub(left), left)
    }

    /// A button that leads to `path`.
    pub(crate) fn button(&self, path: &str, class: &str, inner: Markup) -> Markup {
        html! {
            @if let Some(adds) = self.adds(path) {
                button type="button" class={ "choice may " (class) } data-pick=(adds) { (inner) }
            }
        }
    }
}

/// What the viewer picked: `stage.picked` without the words that went without
/// saying, which stand before the word in what a click adds.
fn base(stage: &Stage<'_>) -> String {
    let words: Vec<&str> = stage.picked.split('/').filter(|word| !word.is_empty()).collect();
    let Some(way) = stage.ways.first() else { return stage.picked.to_owned() };
    let leads = (0..=words.len()).find(|&count| {
        let lead = words[words.len() - count..].join("/");
        let word = if lead.is_empty() { way.word.clone() } else { format!("{lead}/{}", way.word) };
        after(&way.pick, &word).is_some()
    });
    words[..words.len() - leads.unwrap_or(0)].join("/")
}

/// What follows `prefix` in `path`, if it begins with it.
pub(crate) fn after<'p>(path: &'p str, prefix: &str) -> Option<&'p str> {
    let rest = path.strip_prefix(prefix)?;
    if prefix.is_empty() || rest.is_empty() { Some(rest) } else { rest.strip_prefix('/') }
}
