//! What an eye weighs, as numbers that can be tuned.

/// The weights of an evaluation: those set by hand, and others that self-play has found.
pub trait Weights: Copy {
    /// Those set by hand.
    const BY_HAND: Self;

    /// What each is called, in order.
    const NAMES: &'static [&'static str];

    /// All of them, in order.
    fn values(&self) -> Vec<f64>;

    /// Weights with these values, in order.
    fn of(values: &[f64]) -> Self;

    /// The weights of a file with lines as `name = value`; what it leaves out is as set by hand.
    fn read(text: &str) -> Self {
        let by_hand = Self::BY_HAND.values();
        let found = |name: &&str| {
            let lines = text.lines().filter_map(|line| line.split_once('='));
            let mut named = lines.filter(|(key, _)| key.trim() == *name);
            named.find_map(|(_, value)| value.trim().parse().ok())
        };
        let values = Self::NAMES.iter().zip(by_hand);
        Self::of(&values.map(|(name, set)| found(name).unwrap_or(set)).collect::<Vec<f64>>())
    }
}

/// Declares a struct of weights with the values set by hand.
///
/// ```
/// bots::weights! {
///     /// What counts.
///     pub struct Counted {
///         /// A coin.
///         coin = 0.5,
///         /// A card.
///         card = 2.0,
///     }
/// }
/// use bots::Weights;
/// let tuned = Counted::read("# By self-play.\ncard = 1.75\n");
/// assert_eq!((tuned.coin, tuned.card), (0.5, 1.75));
/// ```
#[macro_export]
macro_rules! weights {
    (
        $(#[$doc:meta])*
        pub struct $name:ident {
            $($(#[$weight_doc:meta])* $weight:ident = $value:expr,)+
        }
    ) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Debug)]
        pub struct $name {
            $($(#[$weight_doc])* pub $weight: f64,)+
        }

        impl $crate::Weights for $name {
            const BY_HAND: $name = $name { $($weight: $value,)+ };
            const NAMES: &'static [&'static str] = &[$(stringify!($weight)),+];

            fn values(&self) -> Vec<f64> {
                vec![$(self.$weight),+]
            }

            fn of(values: &[f64]) -> $name {
                let mut values = values.iter().copied();
                let by_hand = <$name as $crate::Weights>::BY_HAND;
                $name { $($weight: values.next().unwrap_or(by_hand.$weight),)+ }
            }
        }
    };
}
