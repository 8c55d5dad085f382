//! Routes that a director is still giving: no decision yet, so the rules do not
//! spell them.
//!
//! The routes that are done stand as the rules spell them, and the one under way
//! follows as a word that begins with `~`, such as `~3,1,B9-B11` for a 3-train
//! with a 1-wagon.

use cuba18_rules::Action;
use cuba18_rules::action::GivenRoute;
use cuba18_track::{Hex, Train, Wagon};
use tabletop::{Key, Reading, read, spelled};

/// What begins the route under way.
const UNDER_WAY: char = '~';

/// The routes that a director has given so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sketch {
    /// Those that are done.
    pub(crate) done: Vec<GivenRoute>,
    /// The train of the route under way, once it is chosen.
    pub(crate) train: Option<Train>,
    pub(crate) wagon: Option<Wagon>,
    pub(crate) path: Vec<Hex>,
}

impl Sketch {
    /// The routes in what was picked, if one is under way.
    pub(crate) fn read(picked: &str) -> Option<Sketch> {
        let (done, word) = picked.rsplit_once('/')?;
        let mut parts = word.strip_prefix(UNDER_WAY)?.split(',');
        let done = Sketch::done(done)?.done;
        let train = parts.next().and_then(Train::from_key);
        let wagon = parts.next().and_then(Wagon::from_key);
        let path = parts.next().unwrap_or_default().split('-').filter_map(Hex::from_id).collect();
        Some(Sketch { done, train, wagon, path })
    }

    /// The routes of a run that was picked, with none under way.
    pub(crate) fn done(picked: &str) -> Option<Sketch> {
        let Ok(Reading::Whole(Action::Run { routes: done })) = read(picked) else { return None };
        Some(Sketch { done, ..Sketch::default() })
    }

    /// What is picked with these routes.
    pub(crate) fn written(&self) -> String {
        let done = spelled(&Action::Run { routes: self.done.clone() });
        let Some(train) = self.train else { return format!("{done}/{UNDER_WAY}") };
        let wagon = self.wagon.map_or("", Wagon::key);
        let hexes: Vec<&str> = self.path.iter().map(|hex| hex.id()).collect();
        format!("{done}/{UNDER_WAY}{},{wagon},{}", train.key(), hexes.join("-"))
    }
}

#[cfg(test)]
mod tests {
    use cuba18_track::Cubes;

    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        let path: Vec<Hex> = ["B9", "B11"].into_iter().filter_map(Hex::from_id).collect();
        let (train, wagon, cubes) = (Train::Two, None, Cubes::NONE);
        let done = vec![GivenRoute { train, wagon, path: path.clone(), cubes, harbor: None }];
        let sketches = [
            Sketch::default(),
            Sketch { done: done.clone(), ..Sketch::default() },
            Sketch { train: Some(Train::ThreePlus), ..Sketch::default() },
            Sketch { train: Some(Train::Two), path: path.clone(), ..Sketch::default() },
            Sketch { done, train: Some(Train::Four), wagon: Some(Wagon::Two), path },
        ];
        let written: Vec<String> = sketches.iter().map(Sketch::written).collect();
        let told = [
            "run/~",
            "run/2,,B9-B11,,/~",
            "run/~3+,,",
            "run/~2,,B9-B11",
            "run/2,,B9-B11,,/~4,2,B9-B11",
        ];
        assert_eq!(written, told);
        for (sketch, written) in sketches.into_iter().zip(&written) {
            assert_eq!(Sketch::read(written), Some(sketch));
        }
    }

    #[test]
    fn what_is_no_route_under_way_is_none() {
        for picked in ["", "run", "lay/B9", "lay/~2,,B9", "run/2,,B9-B11,,", "run/x/~"] {
            assert_eq!(Sketch::read(picked), None, "{picked}");
        }
        let done = Sketch::done("run/2,,B9-B11,,").map(|sketch| sketch.done.len());
        assert_eq!((done, Sketch::done("run/x"), Sketch::done("pass")), (Some(1), None, None));
    }
}
