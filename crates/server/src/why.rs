//! Why something could not be told.

use std::fmt;

/// Why something could not be told.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    /// It is no address that can be asked.
    Address,
    /// It leads to what is not for everybody.
    Private,
    /// Nobody is there.
    Unreached,
    /// Whoever is there cannot be trusted, or speaks otherwise.
    Untrusted,
    /// There was no answer in time.
    Silent,
    /// It was sent elsewhere, which is not followed.
    Elsewhere,
    /// It was refused with this status.
    Refused(u16),
    /// Mail was refused for good, with this code.
    Bounced(u16),
    /// Mail was refused for now, or the host's own sign-in was, with this code.
    Deferred(u16),
    /// The browser no longer wants to be told.
    Ended,
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::Address => write!(f, "address"),
            Why::Private => write!(f, "private"),
            Why::Unreached => write!(f, "unreached"),
            Why::Untrusted => write!(f, "untrusted"),
            Why::Silent => write!(f, "silent"),
            Why::Elsewhere => write!(f, "elsewhere"),
            Why::Refused(status) => write!(f, "refused {status}"),
            Why::Bounced(code) => write!(f, "bounced {code}"),
            Why::Deferred(code) => write!(f, "deferred {code}"),
            Why::Ended => write!(f, "ended"),
        }
    }
}

impl Why {
    /// Whether it may work another time.
    pub(crate) const fn may_pass(self) -> bool {
        match self {
            Why::Address | Why::Private | Why::Elsewhere | Why::Bounced(_) | Why::Ended => false,
            Why::Unreached | Why::Untrusted | Why::Silent | Why::Deferred(_) => true,
            Why::Refused(status) => matches!(status, 408 | 425 | 429 | 500..),
        }
    }
}
