//! The players' panel.

use maud::{Markup, html};
use tabletop::Seat;

use crate::{Thing, icon, seat_class, seat_shape};

/// What the panel of one player shows.
#[derive(Clone, Debug)]
pub struct Panel<'p> {
    /// Whose.
    pub seat: Seat,
    /// Their name.
    pub name: &'p str,
    /// Whether the viewer sits here.
    pub own: bool,
    /// Whether the table waits for them.
    pub asked: bool,
    /// A short remark beside the name, such as `you`.
    pub remark: Option<String>,
    /// What the host adds.
    pub beside: Option<&'p Beside>,
    /// What matters most, in the head: money, points.
    pub key: Markup,
    /// What everybody may know besides, in lines.
    pub facts: Vec<Markup>,
}

/// What the host adds to a panel.
#[derive(Clone, Debug)]
pub struct Beside {
    /// Right after the name, such as that a bot plays there.
    pub sign: Markup,
    /// Below it, such as a clock.
    pub below: Markup,
}

impl Panel<'_> {
    /// The panel; pages may add badges to the head of `data-seat`.
    pub fn draw(&self) -> Markup {
        let mut class = format!("panel {}", seat_class(self.seat));
        if self.own {
            class.push_str(" own");
        }
        if self.asked {
            class.push_str(" asked");
        }
        html! {
            section class=(class) data-seat=(self.seat.index()) {
                h3 class="panel-head" {
                    (seat_shape(self.seat))
                    // The name may be cut where there is little room.
                    span class="panel-name" title=(self.name) { (called(self.name)) }
                    @if let Some(beside) = self.beside { (beside.sign) }
                    @if let Some(remark) = &self.remark { span class="panel-remark" { (remark) } }
                    span class="panel-key" { (self.key) }
                }
                @if let Some(beside) = self.beside { (beside.below) }
                @for fact in &self.facts { div class="panel-fact" { (fact) } }
            }
        }
    }
}

/// A name, of which the word for a bot can be left out where room is dear.
pub fn called(name: &str) -> Markup {
    html! {
        @match name.strip_prefix("Bot ") {
            Some(own) => { span class="bot" { "Bot " } (own) },
            None => (name),
        }
    }
}

/// So many of a thing; quiet if there are none.
pub fn holding(thing: Thing, count: u16, title: &str) -> Markup {
    let class = if count == 0 { "holding none" } else { "holding" };
    html! {
        span class=(class) title=(title) {
            (icon(thing))
            // The title says how many.
            b aria-hidden="true" { (count) }
            span class="aloud" { (title) }
        }
    }
}
