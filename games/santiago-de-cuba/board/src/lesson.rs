//! A first game for two, to be played along with.

use art::{Lesson, LessonStep};

/// From the first ship to the departure of the second, as seat 0.
pub const FIRST_GAME: Lesson = Lesson {
    transcript: include_str!("../lesson/first.jsonl"),
    steps: &[
        step(2, "lesson-ship"),
        step(6, "lesson-car"),
        step(7, "lesson-flower"),
        step(8, "lesson-use"),
        step(12, "lesson-pass-harbor"),
        step(13, "lesson-cafe"),
        step(18, "lesson-free"),
        step(19, "lesson-market"),
        step(20, "lesson-swap"),
        step(24, "lesson-alonso"),
        step(25, "lesson-claim"),
        step(26, "lesson-office"),
        step(27, "lesson-load-early"),
        step(31, "lesson-harbor"),
        step(32, "lesson-deliver"),
        step(36, "lesson-new-ship"),
        step(40, "lesson-zorro"),
        step(42, "lesson-again"),
        step(46, "lesson-martinez"),
        step(47, "lesson-own"),
        step(48, "lesson-bank"),
        step(52, "lesson-jose"),
        step(53, "lesson-market-again"),
        step(54, "lesson-rum"),
        step(59, "lesson-conchita"),
        step(60, "lesson-cafe-walk"),
        step(61, "lesson-cafe-sell"),
        step(65, "lesson-maria"),
        step(71, "lesson-alonso-again"),
        step(72, "lesson-claim-again"),
        step(73, "lesson-paper"),
        step(74, "lesson-turn-down"),
        step(78, "lesson-harbor-again"),
        step(79, "lesson-last"),
        step(81, "lesson-end"),
    ],
};

const fn step(ply: u64, text: &'static str) -> LessonStep {
    LessonStep { ply, text }
}
