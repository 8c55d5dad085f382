//! The rulebook, retold as tests: one module per chapter.

mod allocation;
mod boxes;
mod ch1_setup;
mod ch2_driving;
mod ch3_cubans;
mod ch4_delivery;
mod ch5_wood;
mod ch6_figure;
mod ch7_buildings;
mod ch8_ship;
mod ch9_end;
mod cited;
mod perft;
mod playouts;
mod second_box;
mod table;
