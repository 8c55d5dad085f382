//! A node that is alone.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;
use std::slice;
use std::thread;
use std::time::{Duration, Instant};

use store::Store;

use crate::client::Client;
use crate::node::Node;
use crate::until_a_bot_thinks;

/// It dies while a bot thinks. When it runs again the game goes on, before anybody asks for it:
/// whoever plays by turns waits to be told.
#[test]
fn what_a_lone_node_has_left_goes_on_when_it_is_back() {
    let data = tempfile::tempdir().unwrap();
    fs::set_permissions(data.path(), Permissions::from_mode(0o700)).unwrap();
    let mut node = Node::begin(Node::command(data.path()));
    let mut anna = Client::new(1, &node.address);
    anna.make("game=santiago-de-cuba&seat-0=me&seat-1=bot:hard&seat-2=bot:hard&seat-3=bot:hard");
    let table = anna.tables[0].clone();
    until_a_bot_thinks(&mut anna, &table, slice::from_ref(&node));
    node.kill();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let store = runtime.block_on(Store::open(data.path())).unwrap();
    let count = || runtime.block_on(store.entries(&table, 0)).unwrap().len();
    let before = count();
    let _node = Node::begin(Node::command(data.path()));
    let start = Instant::now();
    while count() == before {
        assert!(start.elapsed() < Duration::from_secs(20), "nobody goes on");
        thread::sleep(Duration::from_millis(50));
    }
}
