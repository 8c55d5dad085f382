//! A folder as an archive that depends on nothing but its files.

use std::path::Path;
use std::process::Command;

use crate::run::run;

/// Packs the folder `name` below `above` as if all of it were of this moment and nobody's.
pub(super) fn pack(above: &Path, name: &str, moment: &str, into: &Path) -> anyhow::Result<()> {
    let mut tar = Command::new("tar");
    tar.args(["--create", "--format=ustar", "--sort=name", "--owner=0", "--group=0"]);
    tar.args(["--numeric-owner", "--mode=u=rwX,go=rX", &format!("--mtime=@{moment}")]);
    // gzip would write the time down.
    tar.args(["--use-compress-program=gzip --no-name --best", "--file"]).arg(into);
    run(tar.arg("--directory").arg(above).arg(name))
}

#[cfg(test)]
mod tests {
    use std::fs::{self, File};
    use std::os::unix::fs::PermissionsExt;
    use std::time::{Duration, SystemTime};

    use super::*;

    /// The same files, written in another order, at another time and for other eyes.
    #[test]
    fn an_archive_depends_on_its_files_alone() {
        let folder = tempfile::tempdir().unwrap();
        let made = |above: &str, names: [&str; 3], age: u64, mode: u32| {
            let above = folder.path().join(above);
            fs::create_dir_all(above.join("it/man")).unwrap();
            for name in names {
                let file = above.join("it").join(name);
                fs::write(&file, format!("this is {name}")).unwrap();
                let time = SystemTime::now() - Duration::from_secs(age);
                File::options().write(true).open(&file).unwrap().set_modified(time).unwrap();
                fs::set_permissions(&file, PermissionsExt::from_mode(mode)).unwrap();
            }
            let archive = above.join("it.tar.gz");
            pack(&above, "it", "1700000000", &archive).unwrap();
            fs::read(archive).unwrap()
        };
        let first = made("one", ["a", "man/b", "c"], 0, 0o600);
        let second = made("two", ["c", "man/b", "a"], 5000, 0o644);
        assert!(first == second, "two archives of the same files differ");
        let other = made("three", ["c", "man/b", "d"], 0, 0o644);
        assert!(first != other, "an archive of other files is the same");
    }
}
