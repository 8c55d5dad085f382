//! A clock whose hands somebody else moves. The program reads it as if it were the system's: what
//! asks the system for the time is answered by a library that is loaded before it. Time that is
//! only measured, such as how long is waited, goes on as it is.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use tempfile::TempDir;

/// Where the library is, on Debian.
const FOLDERS: &str = "/usr/lib";
const LIBRARY: &str = "faketime/libfaketimeMT.so.1";

/// The hands.
pub(crate) struct Hands {
    folder: TempDir,
    library: PathBuf,
    /// By how many milliseconds they are ahead of the system's clock.
    ahead: AtomicI64,
}

impl Hands {
    /// Puts them to a moment, in milliseconds since 1970.
    pub(crate) fn at(moment: i64) -> Hands {
        let folders = fs::read_dir(FOLDERS).unwrap().flatten();
        let mut found = folders.map(|folder| folder.path().join(LIBRARY));
        let library = found.find(|library| library.is_file());
        let library = library.expect("Debian's package faketime moves the clock's hands");
        let (folder, ahead) = (tempfile::tempdir().unwrap(), AtomicI64::new(0));
        let hands = Hands { folder, library, ahead };
        hands.move_on(moment - system());
        hands
    }

    /// What they show.
    pub(crate) fn now(&self) -> i64 {
        system() + self.ahead.load(Ordering::SeqCst)
    }

    /// Moves them on, for all who look at them at once.
    pub(crate) fn move_on(&self, by: i64) {
        let ahead = self.ahead.load(Ordering::SeqCst) + by;
        let (sign, millis) = (if ahead < 0 { '-' } else { '+' }, ahead.abs());
        let new = self.folder.path().join("new");
        fs::write(&new, format!("{sign}{}.{:03}\n", millis / 1000, millis % 1000)).unwrap();
        fs::rename(&new, self.file()).unwrap();
        self.ahead.store(ahead, Ordering::SeqCst);
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("ahead")
    }

    /// Has a program look at them.
    pub(crate) fn show_to(&self, command: &mut Command) {
        command.env("LD_PRELOAD", &self.library).env("FAKETIME_TIMESTAMP_FILE", self.file());
        command.env("FAKETIME_NO_CACHE", "1").env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
        command.env("NO_FAKE_STAT", "1");
    }
}

/// The system's clock, in milliseconds since 1970.
fn system() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    i64::try_from(since.as_millis()).unwrap()
}
