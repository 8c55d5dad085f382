//! Whether the files that are written are still those that are found by their names: what
//! goes into a file that was deleted or moved away is lost.

use std::path::{Path, PathBuf};

use crate::{Result, StoreError};

/// Files by their names, as they were found.
#[derive(Debug)]
pub(super) struct Files {
    lasting: Vec<(PathBuf, Identity)>,
    /// The log, once the present connection has written to it.
    log: (PathBuf, Option<Identity>),
}

/// Which file it is, whatever it is called.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Identity(u64, u64);

impl Files {
    /// Those that last: the database and, if there is one, the lock.
    pub(super) fn new(database: &Path, lock: &Path) -> Files {
        let lasting = [database, lock].into_iter();
        let lasting = lasting.filter_map(|path| Some((path.to_owned(), identity(path)?)));
        let mut log = database.as_os_str().to_owned();
        log.push("-wal");
        Files { lasting: lasting.collect(), log: (log.into(), None) }
    }

    /// A new connection may make a new log.
    pub(super) fn reconnect(&mut self) {
        self.log.1 = None;
    }

    /// Notes which log was written to.
    pub(super) fn written(&mut self) {
        if self.log.1.is_none() {
            self.log.1 = identity(&self.log.0);
        }
    }

    /// Makes sure that all are in their places.
    pub(super) fn check(&self) -> Result<()> {
        let log = self.log.1.map(|log| (&self.log.0, log));
        let lasting = self.lasting.iter().map(|(path, known)| (path, *known));
        for (path, known) in lasting.chain(log) {
            if identity(path) != Some(known) {
                let path = path.display();
                return Err(StoreError::Damaged(format!("{path} was deleted, moved or replaced")));
            }
        }
        Ok(())
    }
}

#[cfg(unix)]
fn identity(path: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt as _;
    let file = std::fs::metadata(path).ok()?;
    Some(Identity(file.dev(), file.ino()))
}

/// Elsewhere a file that is open cannot be taken away.
#[cfg(not(unix))]
fn identity(path: &Path) -> Option<Identity> {
    path.exists().then_some(Identity(0, 0))
}
