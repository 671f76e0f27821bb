//! A small disk that can be filled up: a file system in memory, in a name space of its own so that nothing is left of it and nobody has
//! to be root.

use anyhow::Context;
use std::{
    fs::{self, File},
    io::Write,
    path::{Path, PathBuf},
    process::Command,
};

/// Mounts a file system in memory at the folder `$0`, of the size `$1`, and goes on with the rest.
const MOUNT: &str = r#"mount -t tmpfs -o "size=$1m,mode=700" westmarch-soak "$0" && shift && exec "$@""#;

/// A command that runs with a small disk mounted on a folder.
pub fn with_a_small_disk(folder: &Path, megabytes: u32, command: &[&Path]) -> Command {
    let mut unshare = Command::new("unshare");
    unshare
        .args(["--map-root-user", "--mount", "sh", "-c", MOUNT])
        .arg(folder)
        .arg(megabytes.to_string())
        .args(command);
    unshare
}

/// Whether such a disk can be had here.
pub fn can_be_mounted(folder: &Path) -> bool {
    let tried = with_a_small_disk(folder, 1, &[Path::new("true")]).output();
    tried.is_ok_and(|tried| tried.status.success())
}

/// A disk that is there for this.
pub struct Disk {
    ballast: PathBuf,
}

impl Disk {
    pub fn at(folder: &Path) -> Disk {
        Disk { ballast: folder.join("ballast") }
    }

    /// Fills it up to the last byte.
    pub fn fill(&self) -> anyhow::Result<()> {
        let mut file = File::create(&self.ballast).context("nothing can be put on the disk")?;
        for size in [1 << 20, 1 << 12, 1] {
            let piece = vec![0; size];
            while file.write_all(&piece).is_ok() {}
        }
        Ok(())
    }

    /// Makes space again.
    pub fn free(&self) -> anyhow::Result<()> {
        Ok(fs::remove_file(&self.ballast)?)
    }
}
