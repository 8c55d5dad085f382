//! One process per folder.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use crate::private;

/// The file that is locked.
pub(crate) const LOCK: &str = "lock";
/// The file beside it that says where whoever has the folder is reached.
pub(crate) const ADDRESS: &str = "address";

/// A folder that this process alone uses, until it is dropped or the process ends.
#[derive(Debug)]
pub struct Lock {
    _file: File,
    folder: PathBuf,
}

/// Why a folder cannot be had alone.
#[derive(Debug, thiserror::Error)]
pub enum Locked {
    /// Another process uses it.
    #[error("another Ingenio uses this folder already; stop it first, or choose another --data")]
    InUse,
    /// The folder or the file in it cannot be used.
    #[error(
        "{}: {error}; choose another --data, or make this one a folder that you may write to",
        path.display()
    )]
    Io {
        /// Which of them.
        path: PathBuf,
        /// What the system says. It stands in the sentence, so that it is no source of it.
        error: io::Error,
    },
}

impl Lock {
    /// Takes a folder for this process alone, making it if need be. The system lets
    /// go of it however the process ends.
    pub fn take(folder: &Path) -> Result<Lock, Locked> {
        let path = folder.join(LOCK);
        let io = |path: &Path, error| Locked::Io { path: path.to_owned(), error };
        private::folder(folder).map_err(|error| io(folder, error))?;
        let file = private::file(&path).map_err(|error| io(&path, error))?;
        match file.try_lock() {
            Ok(()) => {
                // Whoever was killed has left theirs behind; often there is none.
                let _ = fs::remove_file(folder.join(ADDRESS));
                Ok(Lock { _file: file, folder: folder.to_owned() })
            }
            Err(TryLockError::WouldBlock) => Err(Locked::InUse),
            Err(TryLockError::Error(error)) => Err(io(&path, error)),
        }
    }

    /// Says to whoever comes for the same folder where this process is reached.
    pub fn announce(&self, address: &str) -> io::Result<()> {
        private::file(&self.folder.join(ADDRESS))?.write_all(address.as_bytes())
    }

    /// Where the process is reached that has a folder, if one has and has said so.
    pub fn elsewhere(folder: &Path) -> Option<String> {
        let file = File::open(folder.join(LOCK)).ok()?;
        match file.try_lock_shared() {
            Err(TryLockError::WouldBlock) => fs::read_to_string(folder.join(ADDRESS)).ok(),
            Ok(()) | Err(TryLockError::Error(_)) => None,
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Nobody is reached there any more; often there is no such file.
        let _ = fs::remove_file(self.folder.join(ADDRESS));
    }
}
