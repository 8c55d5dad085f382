//! schemathesis, which makes requests up from the OpenAPI document.

use std::path::Path;
use std::process::Command;

use crate::run::{packaged, run};

/// The version that the tests know.
const PINNED: &str = "4.32.5";

/// Installs it below cargo's target folder, where the tests look for it, unless it is there.
pub(crate) fn install(target: &Path) -> anyhow::Result<()> {
    let folder = target.join("schemathesis");
    if is_there(&folder) {
        return Ok(());
    }
    // Debian keeps what makes such folders apart from Python itself.
    if !succeeds(Command::new("python3").args(["-c", "import ensurepip, venv"])) {
        packaged("programs", &["python3", "python3-venv"])?;
    }
    run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&folder))?;
    let mut pip = Command::new(folder.join("bin/pip"));
    run(pip
        .args(["install", "--quiet", "--disable-pip-version-check"])
        .arg(format!("schemathesis=={PINNED}")))
}

/// Whether the pinned version is in the folder, and runs.
fn is_there(folder: &Path) -> bool {
    let said = Command::new(folder.join("bin/schemathesis")).arg("--version").output();
    said.is_ok_and(|said| is_pinned(&String::from_utf8_lossy(&said.stdout)))
}

fn is_pinned(said: &str) -> bool {
    said.split_whitespace().last() == Some(PINNED)
}

fn succeeds(command: &mut Command) -> bool {
    command.output().is_ok_and(|done| done.status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_pinned_version_counts_as_there() {
        assert!(is_pinned(&format!("schemathesis, version {PINNED}\n")));
        assert!(!is_pinned("schemathesis, version 4.0.0\n") && !is_pinned(""));
        assert!(!is_there(Path::new("/no/such/folder")));
    }
}
