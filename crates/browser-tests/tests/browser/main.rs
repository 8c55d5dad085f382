//! Pages and whole games in a real browser. One program, so that its tests run side by side.

mod accessible;
mod clicks;
mod colors;
mod cuba;
mod cuba18;
mod cuba18_ahead;
mod cuba18_best_run;
mod cuba18_clicks;
mod cuba18_labels;
mod cuba18_sight;
mod cuba18_what_if;
mod cube_express;
mod keys;
mod learn;
mod meanwhile;
mod motion;
mod over;
mod paper;
mod people;
mod pictures;
mod play;
mod quick;
mod shapes;
mod told;
mod why;
