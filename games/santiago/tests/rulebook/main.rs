//! The rulebook, retold as tests: one module per chapter.

mod playouts;
