//! What of the program is asked for by other means than its command line.

pub mod route;
