//! What is kept belongs to its user alone.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::path::Path;

/// Makes a folder for its user alone; from one that is there, and in which there is nothing
/// but ours, others are kept away.
pub(crate) fn folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)?;
    if let Some(mode) = open_to_others(folder)?
        && !(is_ours(folder)? && close(folder, mode).is_ok())
    {
        let folder = folder.display();
        tracing::warn!("others on this machine can look into {folder}: chmod 700 keeps them away");
    }
    Ok(())
}

/// The permissions of a folder into which others can look.
#[cfg(unix)]
fn open_to_others(folder: &Path) -> io::Result<Option<u32>> {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = std::fs::metadata(folder)?.permissions().mode();
    Ok(Some(mode).filter(|mode| mode & 0o077 != 0))
}

#[cfg(not(unix))]
fn open_to_others(_: &Path) -> io::Result<Option<u32>> {
    Ok(None)
}

/// Whether a folder holds nothing but what this program puts there: another folder, such as
/// a whole home, is not ours to close.
fn is_ours(folder: &Path) -> io::Result<bool> {
    for entry in std::fs::read_dir(folder)? {
        let name = entry?.file_name();
        let name = name.to_string_lossy();
        let ours = ["lock", "address", "boxes"].contains(&&*name);
        if !(ours || name.starts_with("ingenio.sqlite")) {
            return Ok(false);
        }
    }
    Ok(true)
}

#[cfg(unix)]
fn close(folder: &Path, mode: u32) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    std::fs::set_permissions(folder, std::fs::Permissions::from_mode(mode & 0o700))
}

#[cfg(not(unix))]
fn close(_: &Path, _: u32) -> io::Result<()> {
    Ok(())
}

/// Opens a file to write, making it for its user alone, and takes away from others
/// what an earlier version has left to them.
pub(crate) fn file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    restrict(&file)?;
    Ok(file)
}

#[cfg(unix)]
fn restrict(file: &File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let mut permissions = file.metadata()?.permissions();
    // The owner's part stays, the group's and everybody's go.
    let private = permissions.mode() & 0o700;
    if permissions.mode() & 0o777 == private {
        return Ok(());
    }
    permissions.set_mode(private);
    file.set_permissions(permissions)
}

#[cfg(not(unix))]
fn restrict(_: &File) -> io::Result<()> {
    Ok(())
}
