//! The same over a database that several nodes share. The nodes are in one process, but have
//! nothing in common: each has connections and tables in memory of its own.

use axum::Router;
use store::{Home, Store};
use title::Figure;

use super::{Ways, play, sit, steadiest, told, without};
use crate::app::app;
use crate::error::AppError;
use crate::secret;
use crate::state::AppState;

/// How many clients play at once, and how many moves each of them makes.
const LOADS: [(usize, usize); 3] = [(8, 100), (64, 50), (256, 20)];
/// So many nodes at most.
const NODES: usize = 3;

/// Measures 1, 2 and 3 nodes over the database at `url`, to which tables are added: with clients
/// who keep to a node, and with such whose every move goes to another than the one before.
pub async fn bench_shared(url: &str, runs: u32) -> Result<Vec<Figure>, AppError> {
    let mut nodes: Vec<AppState> = Vec::new();
    for _ in 0..NODES {
        nodes.push(AppState::new(Store::connect(url).await?));
    }
    let (token, title) = (secret::token()?, steadiest()?);
    let first = &nodes[0].hub;
    let guest = first.store().add_guest(&secret::hash(&token), "Anna", first.now()).await?;
    let mut figures = Vec::new();
    for (clients, moves) in LOADS {
        let kept = (1..=NODES).map(|count| (count, Ways::Kept));
        for (count, ways) in kept.chain((2..=NODES).map(|count| (count, Ways::Changed))) {
            let nodes = &nodes[..count];
            let routers: Vec<Router> = nodes.iter().cloned().map(app).collect();
            let (mut served, mut bare) = (Vec::new(), Vec::new());
            for _ in 0..runs {
                let mut players = Vec::new();
                for _ in 0..clients {
                    players.push(sit(&nodes[0], &guest, title, moves).await?);
                }
                // Every node has every table in memory.
                for (node, player) in
                    nodes.iter().flat_map(|node| players.iter().map(move |player| (node, player)))
                {
                    node.hub.room(&player.id).await?.held(guest.id).await?;
                }
                let ids: Vec<(String, i64)> =
                    players.iter().map(|client| (client.id.clone(), client.seq)).collect();
                served.push(play((&routers, ways), &token, players).await?);
                bare.push(without(&nodes[0], Home::Database(url), &ids).await?);
            }
            let changed = if ways == Ways::Changed { ", another each move" } else { "" };
            let load = format!("{clients} clients, {count} nodes{changed}");
            figures.extend(told(&load, &served, &bare));
        }
    }
    Ok(figures)
}
