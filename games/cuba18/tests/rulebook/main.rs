//! The rulebook, retold as tests: one module per chapter.

mod ch10_two_players;
mod ch2_setup;
mod ch4_cards;
mod ch6_directors;
mod ch6_founding;
mod ch6_opening;
mod ch6_stock;
mod ch7_central;
mod ch7_deals;
mod ch7_emergency;
mod ch7_home;
mod ch7_income;
mod ch7_machines;
mod ch7_order;
mod ch7_phases;
mod ch7_routes;
mod ch7_running;
mod ch7_shares;
mod ch7_stations;
mod ch7_track;
mod ch7_trains;
mod ch8_prices;
mod ch9_end;
mod perft;
mod playouts;
mod table;
