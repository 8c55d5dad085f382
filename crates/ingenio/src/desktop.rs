//! Started by a double click, the program opens the browser.

use std::ffi::OsString;
use std::process::{Command, Stdio};

/// The variable that says whether a browser is opened.
pub(crate) const OPEN: &str = "INGENIO_OPEN";

/// Whether somebody sits before a screen: one that is here, not one that a connection from
/// elsewhere has brought along. `INGENIO_OPEN=never` says that no browser is wanted.
pub(crate) fn is_here(variable: impl Fn(&str) -> Option<OsString>) -> bool {
    let set = |name: &str| variable(name).is_some_and(|value| !value.is_empty());
    let screen = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| set(name));
    let elsewhere = ["SSH_CONNECTION", "SSH_TTY"].iter().any(|name| set(name));
    screen && !elsewhere && variable(OPEN).is_none_or(|when| when != "never")
}

/// Opens an address in the browser that is usual here. If there is none, where to go has been said.
pub(crate) fn open(address: &str) {
    let mut opener = Command::new("xdg-open");
    opener.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if let Ok(mut child) = opener.spawn() {
        // Whoever has ended is waited for, or stays in the list of processes.
        std::thread::spawn(move || drop(child.wait()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_opened_on_a_screen_that_is_here_only() {
        let with = |set: &[(&str, &str)]| {
            is_here(|name| {
                set.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into())
            })
        };
        assert!(with(&[("DISPLAY", ":0")]));
        assert!(with(&[("WAYLAND_DISPLAY", "wayland-0")]));
        assert!(!with(&[]));
        assert!(!with(&[("DISPLAY", "")]));
        assert!(!with(&[("DISPLAY", ":10"), ("SSH_CONNECTION", "192.0.2.7 22")]));
        assert!(!with(&[("DISPLAY", ":0"), ("INGENIO_OPEN", "never")]));
    }
}
