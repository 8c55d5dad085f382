//! One process per folder.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;

use crate::private;

/// The file that is locked.
pub(crate) const LOCK: &str = "lock";

/// A folder that this process alone uses, until it is dropped or the process ends.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

/// Why a folder cannot be had alone.
#[derive(Debug, thiserror::Error)]
pub enum Locked {
    /// Another process uses it.
    #[error("another Ingenio uses this folder already; stop it first, or choose another --data")]
    InUse,
    /// The folder or the file in it cannot be used.
    #[error("{0}; choose another --data, or make this one a folder that you may write to")]
    Io(#[from] io::Error),
}

impl Lock {
    /// Takes a folder for this process alone, making it if need be. The system lets
    /// go of it however the process ends.
    pub fn take(folder: &Path) -> Result<Lock, Locked> {
        private::folder(folder)?;
        let file = private::file(&folder.join(LOCK))?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(Locked::InUse),
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }
}
