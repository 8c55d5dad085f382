//! A program that runs beside ours, spoken to over its standard input and output.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use title::{Objection, Outsider};

use super::words;

/// No answer is longer than this.
const LONGEST: u64 = 64 * 1024;
/// So long a program may take to end once there is nothing more to hear.
const FAREWELL: Duration = Duration::from_millis(500);
/// How often is looked whether it has.
const LOOK: Duration = Duration::from_millis(2);

/// A program that runs.
///
/// A thread writes to it and reads from it, so that whoever waits for an answer can stop waiting.
pub(super) struct Process {
    name: String,
    child: Child,
    /// Nothing once there is nothing more to say.
    lines: Option<Sender<Line>>,
    answers: Receiver<Result<String, Fault>>,
    patience: Duration,
    faulty: bool,
}

/// What is said to a program.
struct Line {
    text: String,
    wants_answer: bool,
}

/// What is wrong with what a program says.
#[derive(Copy, Clone, Debug)]
enum Fault {
    Gone,
    Long,
    Many,
    NoText,
}

impl Process {
    /// Starts a program. What it says on standard error is shown as it is.
    pub(super) fn start(command: &str, patience: Duration) -> Result<Process, Objection> {
        let words = words(command).unwrap_or_default();
        let (program, arguments) = words.split_first().ok_or_else(|| {
            Objection::Program(format!("the command {command:?} names no program"))
        })?;
        let mut started = Command::new(program);
        started.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        // What it starts itself is of its group, and ends with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut started, 0);
        let mut child = started.spawn().map_err(|error| {
            Objection::Program(format!("the program {command:?} cannot be started: {error}"))
        })?;
        let (lines, said) = channel();
        let (answered, answers) = channel();
        if let (Some(into), Some(from)) = (child.stdin.take(), child.stdout.take()) {
            thread::spawn(move || converse(into, from, &said, &answered));
        }
        let (name, lines) = (command.to_owned(), Some(lines));
        Ok(Process { name, child, lines, answers, patience, faulty: false })
    }

    fn say(&mut self, mut text: String, wants_answer: bool) -> Result<(), Objection> {
        text.push('\n');
        let line = Line { text, wants_answer };
        if self.lines.as_ref().is_some_and(|lines| lines.send(line).is_ok()) {
            return Ok(());
        }
        let what = self.gone();
        Err(self.wrong(&what))
    }

    /// How it ended, as far as can be told.
    fn gone(&mut self) -> String {
        match ended(&mut self.child, FAREWELL) {
            Some(status) => format!("ended ({status}) before the game did"),
            None => "closed its output before the game ended".to_owned(),
        }
    }

    fn wrong(&mut self, what: &str) -> Objection {
        self.faulty = true;
        Objection::Program(format!("the program {:?} {what}", self.name))
    }
}

impl Outsider for Process {
    fn name(&self) -> &str {
        &self.name
    }

    fn hear(&mut self, line: String) -> Result<(), Objection> {
        self.say(line, false)
    }

    fn answer(&mut self, line: String) -> Result<String, Objection> {
        self.say(line, true)?;
        let what = match self.answers.recv_timeout(self.patience) {
            Ok(Ok(answer)) => return Ok(answer),
            Ok(Err(Fault::Gone)) | Err(RecvTimeoutError::Disconnected) => self.gone(),
            Ok(Err(Fault::Long)) => format!("answered with a line of more than {LONGEST} bytes"),
            Ok(Err(Fault::Many)) => "said more than the one line that it was asked for".to_owned(),
            Ok(Err(Fault::NoText)) => "answered with what is no text".to_owned(),
            Err(RecvTimeoutError::Timeout) => {
                format!("has not answered within {} ms", self.patience.as_millis())
            }
        };
        Err(self.wrong(&what))
    }
}

impl Drop for Process {
    /// Nobody is left behind: who does not end by itself once there is nothing to hear is ended,
    /// and so is whatever it has started.
    fn drop(&mut self) {
        self.lines = None;
        if !self.faulty {
            ended(&mut self.child, FAREWELL);
        }
        #[cfg(unix)]
        end_group(&self.child);
        // It may have ended in between; then it is only waited for.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Ends a program with all that belong to its group, if any are left.
#[cfg(unix)]
fn end_group(child: &Child) {
    let mut end = Command::new("kill");
    end.args(["-KILL", "--", &format!("-{}", child.id())]).stderr(Stdio::null());
    let _ = end.status();
}

/// How a program ended, if it does so soon.
fn ended(child: &mut Child, within: Duration) -> Option<ExitStatus> {
    let start = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Some(status),
            Ok(None) if start.elapsed() < within => thread::sleep(LOOK),
            Ok(None) | Err(_) => return None,
        }
    }
}

/// Says what is to be said and reads what is answered, until nobody speaks or listens any more.
fn converse(
    mut into: ChildStdin,
    from: ChildStdout,
    lines: &Receiver<Line>,
    answers: &Sender<Result<String, Fault>>,
) {
    let mut from = BufReader::new(from);
    for Line { text, wants_answer } in lines {
        let said = into.write_all(text.as_bytes());
        if !wants_answer && said.is_ok() {
            continue;
        }
        // Who has stopped listening may still have answered.
        let answer = heard(&mut from);
        let failed = answer.is_err();
        if answers.send(answer).is_err() || failed {
            return;
        }
    }
}

fn heard(from: &mut BufReader<ChildStdout>) -> Result<String, Fault> {
    let mut line = Vec::new();
    from.by_ref().take(LONGEST).read_until(b'\n', &mut line).map_err(|_| Fault::Gone)?;
    if line.last() != Some(&b'\n') {
        return Err(if line.len() as u64 == LONGEST { Fault::Long } else { Fault::Gone });
    }
    if !from.buffer().is_empty() {
        return Err(Fault::Many);
    }
    String::from_utf8(line).map_err(|_| Fault::NoText)
}
