//! The rulebook, retold as tests: one module per chapter.

mod allocation;
mod bad_input;
mod boxes;
mod ch10_scoring;
mod ch1_setup;
mod ch2_any_time;
mod ch3_laying;
mod ch4_center;
mod ch5_station;
mod ch6_driving;
mod ch7_stops;
mod ch8_market;
mod ch9_end;
mod cited;
mod oracle;
mod perft;
mod playouts;
mod second_box;
mod table;
