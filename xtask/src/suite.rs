//! The tests of the workspace, each in a process of its own, as many at once as there are cores.
//!
//! `cargo test` runs one test program after another, and waits for the slowest test of each.

use std::collections::VecDeque;
use std::io::{Read as _, Seek as _};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use serde_json::Value;

use crate::run::{cargo, run};

/// A test program, and where its tests expect to be run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Program {
    file: PathBuf,
    folder: PathBuf,
}

/// One test of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Test {
    program: Program,
    name: String,
}

/// How a test went.
struct Done {
    test: Test,
    took: Duration,
    /// What it printed, if it did not pass.
    failed: Option<String>,
}

impl Program {
    /// Whether it plays in a real browser.
    pub(crate) fn needs_browser(&self) -> bool {
        self.folder.ends_with("browser-tests")
    }

    /// The program, started where and as cargo would start it.
    fn command(&self) -> Command {
        let mut command = Command::new(&self.file);
        command.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder);
        command
    }
}

/// How many of the slowest tests are told.
const SLOWEST: usize = 60;
/// So many may fail by chance, of more than a thousand.
const BY_CHANCE: usize = 6;
/// A test that takes longer stands still; so long also where the machine is busy with others.
const LONGEST: Duration = Duration::from_mins(10);

/// Builds all tests and runs those of programs that are wanted, those of the documents last.
///
/// All are built in any case: to leave a package out changes the features of what it depends on,
/// and everything would be built anew.
pub(crate) fn suite(wanted: impl Fn(&Program) -> bool) -> anyhow::Result<()> {
    let start = Instant::now();
    let mut programs = programs()?;
    programs.retain(wanted);
    eprintln!("xtask: {} test programs, built in {:.0?}", programs.len(), start.elapsed());
    let mut tests = VecDeque::new();
    for program in &programs {
        tests.extend(listed(program)?);
    }
    let start = Instant::now();
    let mut done = all(tests);
    done.sort_by_key(|done| std::cmp::Reverse(done.took));
    for Done { test, took, .. } in done.iter().take(SLOWEST) {
        eprintln!("xtask: {:>5.1} s  {test}", took.as_secs_f64());
    }
    let failed: Vec<&Done> = done.iter().filter(|done| done.failed.is_some()).collect();
    for Done { test, failed, .. } in &failed {
        eprintln!("\nxtask: {test} failed:\n{}", failed.as_deref().unwrap_or_default());
    }
    eprintln!("xtask: {} tests in {:.0?}, {} failed", done.len(), start.elapsed(), failed.len());
    let failed = again(failed.into_iter().map(|done| done.test.clone()).collect());
    if !failed.is_empty() {
        let names: Vec<String> = failed.iter().map(Test::to_string).collect();
        bail!("failed:\n{}", names.join("\n"));
    }
    run(&mut cargo(&["test", "--doc", "--quiet", "--workspace"]))
}

/// Which of these fail again, alone on the machine. One that passes now has failed by chance or
/// for want of time: that is told, with what it said, and is to be mended, but says nothing
/// against the change at hand. Many at once are no chance, and are not tried again.
fn again(failed: Vec<Test>) -> Vec<Test> {
    if failed.len() > BY_CHANCE {
        return failed;
    }
    let twice = |test: &Test| {
        let still = one(test.clone()).failed.is_some();
        let word = if still { "fails again" } else { "passes alone: by chance, and to be mended" };
        eprintln!("xtask: {test} {word}");
        still
    };
    failed.into_iter().filter(twice).collect()
}

/// Builds the test programs; those of whole games in a browser come first, as they take longest.
fn programs() -> anyhow::Result<Vec<Program>> {
    let mut build = cargo(&["test", "--no-run", "--message-format=json-render-diagnostics"]);
    let build = build.arg("--workspace").stderr(Stdio::inherit());
    let output = build.output().context("cargo test")?;
    ensure!(output.status.success(), "the tests do not compile");
    let mut programs = built(&output.stdout)?;
    programs.sort_by_key(|program| !program.needs_browser());
    Ok(programs)
}

/// The test programs among what cargo says that it has built.
fn built(messages: &[u8]) -> anyhow::Result<Vec<Program>> {
    let mut programs = Vec::new();
    for line in messages.split(|&byte| byte == b'\n').filter(|line| !line.is_empty()) {
        let message: Value = serde_json::from_slice(line).context("what cargo says")?;
        let is_test = message["profile"]["test"] == true;
        if let (true, Some(file)) = (is_test, message["executable"].as_str()) {
            let manifest = message["manifest_path"].as_str().context("a package has a manifest")?;
            let folder = Path::new(manifest).parent().context("a manifest is in a folder")?;
            programs.push(Program { file: file.into(), folder: folder.to_owned() });
        }
    }
    Ok(programs)
}

/// The tests of a program.
fn listed(program: &Program) -> anyhow::Result<Vec<Test>> {
    let mut command = program.command();
    let output = command
        .args(["--list", "--format", "terse"])
        .output()
        .with_context(|| program.file.display().to_string())?;
    ensure!(output.status.success(), "{} does not list its tests", program.file.display());
    let list = String::from_utf8(output.stdout)?;
    let names = list.lines().filter_map(|line| line.strip_suffix(": test"));
    Ok(names.map(|name| Test { program: program.clone(), name: name.to_owned() }).collect())
}

/// Runs all of them.
fn all(tests: VecDeque<Test>) -> Vec<Done> {
    let (waiting, done) = (Mutex::new(tests), Mutex::new(Vec::new()));
    let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(test) = next() {
                    let test = one(test);
                    done.lock().unwrap_or_else(PoisonError::into_inner).push(test);
                }
            });
        }
    });
    done.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// Runs one of them.
fn one(test: Test) -> Done {
    let start = Instant::now();
    let failed = match outcome(&test, LONGEST) {
        // One that is skipped has not passed.
        Ok((status, said)) if status.success() && passed(&said) => None,
        Ok((status, said)) => Some(format!("{said}{status}")),
        Err(error) => Some(format!("{error:#}")),
    };
    if failed.is_some() {
        eprintln!("xtask: {test} failed");
    }
    Done { test, took: start.elapsed(), failed }
}

/// How a test ended, and what it said.
///
/// It speaks into a file and has a group of its own: what it leaves behind, such as the server of
/// a test that failed, holds up nobody and ends with it.
fn outcome(test: &Test, longest: Duration) -> anyhow::Result<(ExitStatus, String)> {
    let mut file = tempfile::tempfile()?;
    let mut command = test.program.command();
    command.args(["--exact", &test.name]).process_group(0).stdin(Stdio::null());
    command.stdout(file.try_clone()?).stderr(file.try_clone()?);
    let mut child = command.spawn().context("cannot be started")?;
    let start = Instant::now();
    let mut ended = child.try_wait()?;
    while ended.is_none() && start.elapsed() < longest {
        thread::sleep(Duration::from_millis(5));
        ended = child.try_wait()?;
    }
    let mut end = Command::new("kill");
    end.args(["-KILL", "--", &format!("-{}", child.id())]).stderr(Stdio::null());
    end.status().context("kill")?;
    let status = child.wait()?;
    let mut said = Vec::new();
    file.rewind()?;
    file.read_to_end(&mut said)?;
    let said = String::from_utf8_lossy(&said);
    let note = ended.map_or_else(|| format!("ended after {longest:?}: "), |_| String::new());
    Ok((status, format!("{said}{note}")))
}

/// Whether exactly one test has passed.
fn passed(said: &str) -> bool {
    said.contains("test result: ok. 1 passed; 0 failed; 0 ignored;")
}

impl std::fmt::Display for Test {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let file = self.program.file.file_stem().unwrap_or_default().to_string_lossy();
        let program = file.rsplit_once('-').map_or(&*file, |(name, _)| name);
        write!(f, "{program} {}", self.name)
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn test_programs_are_found_in_what_cargo_says() {
        let says = |test: bool, file: &str| {
            format!(
                r#"{{"manifest_path":"/a/b/Cargo.toml","profile":{{"test":{test}}},"executable":{file}}}"#
            )
        };
        let messages =
            [says(true, r#""/t/rulebook-0f""#), says(true, "null"), says(false, r#""/t/example""#)];
        let found = built(messages.join("\n").as_bytes()).unwrap();
        assert_eq!(found, [Program { file: "/t/rulebook-0f".into(), folder: "/a/b".into() }]);
        let test = Test { program: found[0].clone(), name: "laws::hold".to_owned() };
        assert_eq!(test.to_string(), "rulebook laws::hold");
        assert!(built(b"no message").is_err());
    }

    /// This very program has tests, and can run them.
    #[test]
    fn tests_are_listed_and_run_one_by_one() {
        let file = std::env::current_exe().unwrap();
        let program = Program { file, folder: std::env::current_dir().unwrap() };
        let tests = listed(&program).unwrap();
        let name = "suite::tests::test_programs_are_found_in_what_cargo_says";
        let test = tests.iter().find(|test| test.name == name).unwrap();
        let missing = Test { name: "no::such".to_owned(), ..test.clone() };
        let done = all(VecDeque::from([test.clone(), missing]));
        let failed = |name: &str| {
            let found = done.iter().find(|done| done.test.name == name).unwrap();
            found.failed.is_some()
        };
        assert!(!failed(name));
        assert!(failed("no::such"), "a test that did not run has not passed");
    }

    /// A script that fails once only, and one that always does.
    #[test]
    fn what_fails_by_chance_is_told_apart_from_what_fails() {
        let folder = tempfile::tempdir().unwrap();
        let test = |name: &str, script: &str| {
            let file = folder.path().join(name);
            std::fs::write(&file, format!("#!/bin/sh\n{script}\n")).unwrap();
            std::fs::set_permissions(&file, PermissionsExt::from_mode(0o700)).unwrap();
            let program = Program { file, folder: folder.path().to_owned() };
            Test { program, name: name.to_owned() }
        };
        let well = "echo 'test result: ok. 1 passed; 0 failed; 0 ignored;'";
        let once = test("once", &format!("test -e seen && {well} || {{ touch seen; exit 1; }}"));
        let always = test("always", "exit 1");
        assert!(one(once.clone()).failed.is_some());
        assert_eq!(again(vec![once.clone(), always.clone()]), [always]);
        let many = vec![once; BY_CHANCE + 1];
        assert_eq!(again(many.clone()), many, "so many are no chance");
    }

    /// A program that begins another one, which stays behind.
    #[test]
    fn what_a_test_leaves_behind_holds_nothing_up() {
        let folder = tempfile::tempdir().unwrap();
        let [file, late] = ["script", "late"].map(|name| folder.path().join(name));
        let run = |script: &str, longest| {
            let script = format!("#!/bin/sh\n(sleep 2; echo > late; sleep 60) &\n{script}\n");
            std::fs::write(&file, script).unwrap();
            std::fs::set_permissions(&file, PermissionsExt::from_mode(0o700)).unwrap();
            let program = Program { file: file.clone(), folder: folder.path().to_owned() };
            let test = Test { program, name: "one".to_owned() };
            let (status, said) = outcome(&test, longest).unwrap();
            thread::sleep(Duration::from_millis(2500));
            assert!(!late.exists(), "what it began goes on");
            (status.success(), said)
        };
        assert_eq!(run("echo done", LONGEST), (true, "done\n".to_owned()));
        let (well, said) = run("sleep 60", Duration::from_millis(300));
        assert!(!well && said.contains("ended after 300ms"), "{said}");
    }
}
