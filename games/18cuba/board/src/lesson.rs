//! A prepared opening for two in the west, to be played along with.

use art::{Lesson, LessonStep};

/// From the first auction to the first dividend, as seat 0.
pub const OPENING: Lesson = Lesson {
    transcript: include_str!("../lesson/opening.jsonl"),
    steps: &[
        step(1, "lesson-auction"),
        step(5, "lesson-bid"),
        step(52, "lesson-concession"),
        step(54, "lesson-convert"),
        step(57, "lesson-found"),
        step(59, "lesson-float"),
        step(71, "lesson-mill"),
        step(73, "lesson-train"),
        step(75, "lesson-machine"),
        step(77, "lesson-commissioner"),
        step(78, "lesson-track"),
        step(81, "lesson-standard"),
        step(96, "lesson-run"),
        step(97, "lesson-dividend"),
        step(98, "lesson-end"),
    ],
};

const fn step(ply: u64, text: &'static str) -> LessonStep {
    LessonStep { ply, text }
}
