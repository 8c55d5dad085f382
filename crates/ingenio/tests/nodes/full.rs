//! A database whose disk is full.

use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use cluster::Cluster;

use crate::client::Client;
use crate::{begun, check, playing};

/// A file system of some megabytes; nothing where none can be mounted.
struct Mount(PathBuf);

impl Mount {
    fn new(folder: &Path) -> Option<Mount> {
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=96m", "tmpfs"]).arg(folder);
        let mounted = mount.status().is_ok_and(|status| status.success());
        if !mounted {
            eprintln!("nothing can be mounted here: tried elsewhere");
        }
        mounted.then(|| Mount(folder.to_owned()))
    }

    /// Takes all the room there is; the file that does.
    fn fill(&self) -> PathBuf {
        let path = self.0.join("filler");
        let mut file = File::create(&path).unwrap();
        for size in [1 << 20, 1 << 12] {
            while file.write_all(&vec![0; size]).is_ok() {}
        }
        path
    }
}

impl Drop for Mount {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(&self.0).status();
    }
}

fn soon(what: &str, mut is: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is() {
        assert!(start.elapsed() < Duration::from_secs(30), "{what}");
        thread::sleep(Duration::from_millis(50));
    }
}

/// Nothing is acknowledged that is not there, readiness says no, and when there is room again all
/// goes on.
#[test]
fn a_full_disk_of_the_database_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let Some(mount) = Mount::new(folder.path()) else { return };
    let (mut cluster, data) = (Cluster::start_in(folder).unwrap(), tempfile::tempdir().unwrap());
    let url = cluster.url();
    let (nodes, _balancer, mut clients) = begun(&url, data.path(), 2, 6);
    let ready = |number: usize| Client::status(&nodes[number].address, "/readyz") == 200;
    assert!(ready(0) && ready(1));
    playing(&mut clients, || {
        thread::sleep(Duration::from_millis(500));
        for _ in 0..2 {
            let filler = mount.fill();
            soon("readiness says yes", || !ready(0) && !ready(1));
            thread::sleep(Duration::from_millis(500));
            std::fs::remove_file(filler).unwrap();
            // Without room for its log it may have ended by itself, as its host would see.
            if !cluster.is_up().unwrap() {
                cluster.begin().unwrap();
            }
            soon("it does not recover", || ready(0) && ready(1));
            thread::sleep(Duration::from_millis(500));
        }
    });
    let moves = check(&url, &clients);
    assert!(moves > 10, "hardly anybody has moved: {moves}");
    let said = nodes[0].said.lock().unwrap().join("\n");
    assert!(said.contains("nothing is saved; nothing is acknowledged until it is"), "{said}");
    drop((nodes, cluster, mount));
}
