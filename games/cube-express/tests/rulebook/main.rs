//! The rulebook, retold as tests: one module per chapter.

mod allocation;
mod perft;
mod playouts;
mod table;
