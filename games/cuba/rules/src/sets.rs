//! Small sets of members of closed sets, as bits.

use serde::{Serialize, Serializer};
use tabletop::Key;

use crate::components::{Act, Character, Favor, Field, Good};

macro_rules! small_set {
    ($(#[$doc:meta])* $name:ident of $member:ident in $bits:ty) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Default, PartialEq, Eq, Debug)]
        pub struct $name($bits);

        impl $name {
            /// Nothing.
            pub const NONE: $name = $name(0);

            /// Whether `member` is in the set.
            pub const fn contains(self, member: $member) -> bool {
                self.0 & (1 << member as u8) != 0
            }

            /// The set with `member`.
            #[must_use]
            pub const fn with(self, member: $member) -> $name {
                $name(self.0 | 1 << member as u8)
            }

            /// The set without `member`.
            #[must_use]
            pub const fn without(self, member: $member) -> $name {
                $name(self.0 & !(1 << member as u8))
            }

            /// What is in both sets.
            #[must_use]
            pub const fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            /// What is in this set and not in the other.
            #[must_use]
            pub const fn except(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// How many there are.
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Whether there is nothing.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The set as bits, the first member lowest.
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// The members in order.
            pub fn iter(self) -> impl Iterator<Item = $member> {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    let index = left.trailing_zeros() as usize;
                    left &= left.wrapping_sub(1);
                    $member::ALL.get(index).copied()
                })
            }
        }

        impl FromIterator<$member> for $name {
            fn from_iter<I: IntoIterator<Item = $member>>(members: I) -> $name {
                members.into_iter().fold($name::NONE, $name::with)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
    };
}

small_set! {
    /// A set of fields.
    Fields of Field in u16
}
small_set! {
    /// A set of character cards.
    Cards of Character in u8
}
small_set! {
    /// The benefits covered by black markers.
    Favors of Favor in u8
}
small_set! {
    /// A set of goods.
    Goods of Good in u8
}
small_set! {
    /// A set of act cards.
    Acts of Act in u32
}

impl Cards {
    /// All five.
    pub const ALL: Cards = Cards(0b1_1111);
}

impl Fields {
    /// The whole plantation.
    pub const ALL: Fields = Fields(0b1111_1111_1111);

    /// The row and the column of a field, with itself: what a pawn there activates (§4).
    pub const fn cross(at: Field) -> Fields {
        let (row, column) = at.place();
        Fields(0b1111 << (row * 4) | 0b1_0001_0001 << column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_gives_back_what_was_put_in() {
        let set: Goods = [Good::Rum, Good::Citrus].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Good::Citrus, Good::Rum]);
        assert!(set.contains(Good::Rum) && !set.without(Good::Rum).contains(Good::Rum));
        assert_eq!(Cards::ALL.iter().collect::<Vec<_>>(), Character::ALL);
        assert_eq!(serde_json::to_string(&set).unwrap(), r#"["citrus","rum"]"#);
        assert_eq!(Acts::NONE.with(Act::Corruption).iter().count(), 1);
    }

    #[test]
    fn a_cross_is_six_fields() {
        for &field in Field::ALL {
            let cross = Fields::cross(field);
            assert_eq!((cross.len(), cross.contains(field)), (6, true));
        }
        let names: Vec<&str> = Fields::cross(Field::A3).iter().map(Key::key).collect();
        assert_eq!(names, ["a1", "a2", "a3", "b3", "c3", "d3"]);
    }
}
