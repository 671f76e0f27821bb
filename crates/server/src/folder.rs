//! The data folder: one server uses it at a time.
//!
//! Two would not hear of what the other writes, and a newer one would change the tables under an older one. So whoever starts
//! locks a file in the folder. The operating system lets go of the lock when the process is gone, however it went.

use crate::serve::ServeError;
use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io,
    path::Path,
};

/// The name of the file that is locked. There is nothing in it.
const LOCK: &str = "westmarch.lock";

/// A data folder that is ours for as long as this is kept.
pub struct Folder {
    _lock: File,
}

impl Folder {
    /// Takes a folder, after making it if it is missing; refused if another process has it.
    pub fn take(data: &Path) -> Result<Folder, ServeError> {
        let file = open(data).map_err(|error| ServeError::Folder(data.into(), error))?;
        match file.try_lock() {
            Ok(()) => Ok(Folder { _lock: file }),
            Err(TryLockError::WouldBlock) => Err(ServeError::InUse(data.into())),
            Err(TryLockError::Error(error)) => Err(ServeError::Folder(data.into(), error)),
        }
    }
}

fn open(data: &Path) -> io::Result<File> {
    fs::create_dir_all(data)?;
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(data.join(LOCK))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_taken_by_one_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("deep").join("down");
        let ours = Folder::take(&data).unwrap();
        assert!(matches!(Folder::take(&data), Err(ServeError::InUse(used)) if used == data));
        drop(ours);
        Folder::take(&data).unwrap();
        let file = folder.path().join("no-folder");
        fs::write(&file, "").unwrap();
        assert!(matches!(Folder::take(&file), Err(ServeError::Folder(..))));
    }
}
