//! Where events go.

/// Takes the events of a game as they happen.
pub trait Sink<E> {
    /// Takes the latest event.
    fn record(&mut self, event: E);
}

/// Forgets every event; for playouts, where the calls vanish.
#[derive(Copy, Clone, Debug)]
pub struct Mute;

impl<E> Sink<E> for Mute {
    fn record(&mut self, _: E) {}
}

/// Keeps every event, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Log<E>(pub Vec<E>);

impl<E> Default for Log<E> {
    fn default() -> Log<E> {
        Log(Vec::new())
    }
}

impl<E> Sink<E> for Log<E> {
    fn record(&mut self, event: E) {
        self.0.push(event);
    }
}
