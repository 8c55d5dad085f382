//! A board as somebody sees it.

use art::{Board, Offer, Parts, Stage, still};
use locale::{Language, Words};
use tabletop::{Choices, Game, Viewer, next_among};

/// Who looks at a board, and how.
#[derive(Clone, Debug)]
pub struct Seen<'s> {
    /// Who looks.
    pub viewer: Viewer,
    /// What they have clicked, as a path.
    pub picked: &'s str,
    /// Their language.
    pub language: Language,
    /// Whether the table helps.
    pub aids: bool,
    /// What the round is called, if they know.
    pub round: Option<&'s str>,
    /// What is remembered of earlier moves.
    pub remembered: &'s [(&'static str, u32)],
}

impl Seen<'_> {
    /// Whoever looks has clicked nothing yet and reads English, with aids.
    pub const fn by(viewer: Viewer) -> Seen<'static> {
        Seen {
            viewer,
            picked: "",
            language: Language::En,
            aids: true,
            round: None,
            remembered: &[],
        }
    }

    /// What `B` draws of `game` after `lately` has happened.
    pub fn parts<G: Game, B: Board<G>>(&self, game: &G, lately: &[G::Event]) -> Parts {
        let Seen { viewer, picked, language, aids, round, remembered } = *self;
        let words = Words::new(language, &[art::locale(language), B::locale(language)]);
        let names = ["Anna", "Berta", "Carlo", "Dora", "Emil", "Flora"].map(str::to_owned);
        let view = game.view(viewer);
        let Viewer::Player(seat) = viewer else {
            let drawn = |stage: &Stage<'_, G>| {
                B::parts(&view, &Stage { lately, aids, round, remembered, ..*stage })
            };
            return still(viewer, &words, &names, drawn);
        };
        let mut choices = Choices::default();
        game.actions(seat, &mut choices);
        let is_legal = |action: &G::Action| game.check(seat, action).is_ok();
        let offer = Offer::new(picked, &choices, |path| next_among(&choices, path, is_legal));
        let why = |action: &G::Action| {
            let refusal = game.check(seat, action).err()?;
            Some(format!("{refusal} ({})", tabletop::Cites::cites(&refusal)))
        };
        let (names, words, offer, why) = (&names, &words, &offer, &why);
        let (asks, scene, beside) = (true, None, &[]);
        #[rustfmt::skip]
        let stage = Stage {
            viewer, names, words, offer, why, asks, aids, lately, round, remembered, scene, beside,
        };
        B::parts(&view, &stage)
    }
}
