//! Closed sets: goods, buildings, companies, each with a table indexed by it.

/// A closed set whose members have names for files, paths and style sheets.
pub trait Key: Copy + Eq + std::fmt::Debug + 'static {
    /// The name of the set: its type's.
    const SET: &'static str;

    /// Every member, in the order of the rulebook.
    const ALL: &'static [Self];

    /// The member's name: lower case, unique within the set.
    fn key(self) -> &'static str;

    /// The member called `key`.
    fn from_key(key: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|member| member.key() == key)
    }
}

/// Declares a closed set and, after `per`, a table with one value per member.
///
/// ```
/// tabletop::closed_set! {
///     /// What grows on the island.
///     pub enum Crop per PerCrop {
///         /// Raw cane.
///         Sugar = "sugar",
///         /// Dried leaf.
///         Tobacco = "tobacco",
///     }
/// }
/// use tabletop::Key;
/// assert_eq!(Crop::from_key("tobacco"), Some(Crop::Tobacco));
/// let mut store = PerCrop::from_fn(|_| 3);
/// store[Crop::Sugar] -= 1;
/// assert_eq!(store.iter().copied().collect::<Vec<_>>(), [2, 3]);
/// ```
#[macro_export]
macro_rules! closed_set {
    (
        $(#[$doc:meta])*
        pub enum $name:ident {
            $($(#[$member_doc:meta])* $member:ident = $key:literal,)+
        }
    ) => {
        $(#[$doc])*
        #[derive(
            Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug,
            ::serde::Serialize, ::serde::Deserialize,
        )]
        pub enum $name {
            $($(#[$member_doc])* #[serde(rename = $key)] $member,)+
        }

        impl $crate::Key for $name {
            const SET: &'static str = stringify!($name);
            const ALL: &'static [$name] = &[$($name::$member),+];

            fn key(self) -> &'static str {
                match self { $($name::$member => $key,)+ }
            }
        }
    };
    (
        $(#[$doc:meta])*
        pub enum $name:ident per $per:ident {
            $($(#[$member_doc:meta])* $member:ident = $key:literal,)+
        }
    ) => {
        $crate::closed_set! {
            $(#[$doc])*
            pub enum $name {
                $($(#[$member_doc])* $member = $key,)+
            }
        }

        #[doc = concat!("One value per [`", stringify!($name), "`].")]
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        pub struct $per<T>([T; [$($name::$member),+].len()]);

        impl<T> $per<T> {
            /// Asks `value` for each member in order.
            pub fn from_fn(mut value: impl FnMut($name) -> T) -> $per<T> {
                $per([$(value($name::$member)),+])
            }

            /// The values in order.
            pub fn iter(&self) -> std::slice::Iter<'_, T> {
                self.0.iter()
            }
        }

        impl<T: Default> Default for $per<T> {
            fn default() -> $per<T> {
                $per::from_fn(|_| T::default())
            }
        }

        impl<T> std::ops::Index<$name> for $per<T> {
            type Output = T;

            fn index(&self, member: $name) -> &T {
                &self.0[member as usize]
            }
        }

        impl<T> std::ops::IndexMut<$name> for $per<T> {
            fn index_mut(&mut self, member: $name) -> &mut T {
                &mut self.0[member as usize]
            }
        }

        impl<'a, T> IntoIterator for &'a $per<T> {
            type Item = &'a T;
            type IntoIter = std::slice::Iter<'a, T>;

            fn into_iter(self) -> Self::IntoIter {
                self.iter()
            }
        }

        impl<T: ::serde::Serialize> ::serde::Serialize for $per<T> {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(<$name as $crate::Key>::ALL.iter().zip(&self.0))
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    closed_set! {
        /// What grows on the island.
        pub enum Crop per PerCrop {
            /// Raw cane.
            Sugar = "sugar",
            /// Dried leaf.
            Tobacco = "tobacco",
        }
    }

    #[test]
    fn members_and_tables_are_written_by_key() {
        let mut store = PerCrop::from_fn(|_| 0);
        store[Crop::Tobacco] = 2;
        assert_eq!(serde_json::to_string(&store).unwrap(), r#"{"sugar":0,"tobacco":2}"#);
        assert_eq!(serde_json::from_str::<Crop>(r#""sugar""#).unwrap(), Crop::Sugar);
        assert_eq!(Crop::from_key("rum"), None);
    }
}
