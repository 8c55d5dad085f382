//! The rulebook, retold as tests.

mod playouts;
