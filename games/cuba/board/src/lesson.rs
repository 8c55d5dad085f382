//! A first game for two, to be played along with.

use art::{Lesson, LessonStep};

/// Three rounds of six, as seat 0.
pub const FIRST_GAME: Lesson = Lesson {
    transcript: include_str!("../lesson/first.jsonl"),
    steps: &[
        step(2, "lesson-stone"),
        step(3, "lesson-stone-again"),
        step(4, "lesson-tobacco"),
        step(5, "lesson-citrus"),
        step(11, "lesson-worker"),
        step(12, "lesson-cross"),
        step(13, "lesson-harvest"),
        step(14, "lesson-harvest-more"),
        step(19, "lesson-architect"),
        step(20, "lesson-build"),
        step(23, "lesson-foreman"),
        step(24, "lesson-cigars"),
        step(28, "lesson-mayor"),
        step(29, "lesson-load"),
        step(34, "lesson-bid"),
        step(37, "lesson-enact"),
        step(38, "lesson-enact-tax"),
        step(39, "lesson-tax"),
        step(41, "lesson-duty"),
        step(45, "lesson-second-round"),
        step(46, "lesson-lake"),
        step(47, "lesson-harvest-2"),
        step(48, "lesson-harvest-2-more"),
        step(53, "lesson-tradeswoman"),
        step(54, "lesson-buy"),
        step(55, "lesson-enough"),
        step(58, "lesson-mayor-early"),
        step(59, "lesson-load-tobacco"),
        step(63, "lesson-architect-again"),
        step(64, "lesson-cafe"),
        step(68, "lesson-no-bid"),
        step(74, "lesson-tax-again"),
        step(82, "lesson-third-round"),
        step(83, "lesson-stay"),
        step(84, "lesson-harvest-3"),
        step(85, "lesson-harvest-3-more"),
        step(88, "lesson-favor"),
        step(89, "lesson-free"),
        step(93, "lesson-foreman-again"),
        step(94, "lesson-cigars-again"),
        step(95, "lesson-wait"),
        step(98, "lesson-mayor-again"),
        step(99, "lesson-load-again"),
        step(100, "lesson-bid-again"),
        step(103, "lesson-votes"),
        step(104, "lesson-harbor-act"),
        step(105, "lesson-last-tax"),
        step(107, "lesson-last-duty"),
        step(111, "lesson-end"),
    ],
};

const fn step(ply: u64, text: &'static str) -> LessonStep {
    LessonStep { ply, text }
}
