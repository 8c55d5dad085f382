//! The rulebook, retold as tests: one module per chapter.

mod ch2_setup;
mod ch4_cards;
mod ch6_directors;
mod ch6_founding;
mod ch6_opening;
mod ch6_stock;
mod playouts;
mod table;
