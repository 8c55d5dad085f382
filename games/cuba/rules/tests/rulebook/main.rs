//! The rulebook, retold as tests: one module per chapter.

#![expect(clippy::large_types_passed_by_value, reason = "a scenario is built by value")]

mod allocation;
mod bad_input;
mod boxes;
mod ch10_laws;
mod ch11_round;
mod ch12_end;
mod ch13_buildings;
mod ch14_delegate;
mod ch1_setup;
mod ch2_bills;
mod ch3_course;
mod ch4_worker;
mod ch5_tradeswoman;
mod ch6_architect;
mod ch7_foreman;
mod ch8_mayor;
mod ch9_parliament;
mod cited;
mod perft;
mod playouts;
mod secrets;
mod table;
