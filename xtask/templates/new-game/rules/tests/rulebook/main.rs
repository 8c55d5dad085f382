//! The rulebook, retold as tests: one module per chapter.

mod ch1_setup;
mod ch2_taking;
mod ch3_end;
mod perft;
mod playouts;
mod table;
