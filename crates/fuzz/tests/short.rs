//! A short run of every target, as `cargo xtask fuzz` makes long ones.

use std::process::Command;

#[test]
fn no_input_breaks_anything() {
    let mut fuzz = Command::new(env!("CARGO_BIN_EXE_fuzz"));
    let output = fuzz.args(["--seconds", "0.3"]).output().unwrap();
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}");
    let tried = |line: &&str| {
        let cases = line.split_whitespace().nth(1);
        cases.and_then(|cases| cases.parse().ok()).is_some_and(|cases: u64| cases > 0)
    };
    assert_eq!(told.lines().filter(tried).count(), 8, "{told}");
}

#[test]
fn an_unknown_target_is_refused() {
    let mut fuzz = Command::new(env!("CARGO_BIN_EXE_fuzz"));
    let status = fuzz.args(["--target", "nonsense"]).status().unwrap();
    assert_eq!(status.code(), Some(2));
}
