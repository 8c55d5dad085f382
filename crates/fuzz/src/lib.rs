//! Inputs that nobody means well with: real ones, changed at random.
//!
//! Each target takes one kind of input. It runs in a process of its own; no input may
//! make it panic, hang, answer that it has failed, or use more memory than is allowed.
//! The same seed tries the same inputs.
//!
//! - `seeds` are what is real, `mutate` changes it
//! - `watch` looks whether an input hangs, and how much memory was used
//! - `targets` try inputs
//! - [`Order`] is what is asked for, and is carried out here

mod mutate;
mod order;
mod run;
mod seeds;
mod targets;
mod watch;

pub use order::Order;
pub use run::fuzz;
