//! How a position reaches what is printed in its box.

use std::{fmt, ops::Deref, ptr};

/// A game's printed data, as its positions and views refer to them.
///
/// Boxes are kept for good and never twice, so two references are equal if they
/// lead to the same place; comparing positions compares no printed data.
pub struct Printed<D: 'static>(&'static D);

impl<D> Printed<D> {
    /// A reference to what is printed in a box.
    pub const fn new(data: &'static D) -> Printed<D> {
        Printed(data)
    }

    /// What is printed, for as long as the program runs.
    pub const fn data(self) -> &'static D {
        self.0
    }
}

impl<D> Copy for Printed<D> {}

impl<D> Clone for Printed<D> {
    fn clone(&self) -> Printed<D> {
        *self
    }
}

impl<D> Deref for Printed<D> {
    type Target = D;

    fn deref(&self) -> &D {
        self.0
    }
}

impl<D> PartialEq for Printed<D> {
    fn eq(&self, other: &Printed<D>) -> bool {
        ptr::eq(self.0, other.0)
    }
}

impl<D> Eq for Printed<D> {}

impl<D> fmt::Debug for Printed<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Printed")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reference_is_equal_to_itself_alone() {
        static BOXES: [u8; 2] = [7, 7];
        let [one, other] = &BOXES;
        assert_eq!(Printed::new(one), Printed::new(one));
        assert_ne!(Printed::new(one), Printed::new(other));
        assert_eq!((*Printed::new(one), *Printed::new(other).data()), (7, 7));
    }
}
