//! What hosts are handed besides the program.
#![cfg(target_os = "linux")]

use std::fs;
use std::process::Command;

const PROGRAM: &str = env!("CARGO_BIN_EXE_ingenio");
const UNIT: &str = include_str!("../../../packaging/ingenio.service");
const CONTAINER: &str = include_str!("../../../packaging/Containerfile");
const HOSTING: &str = include_str!("../../../docs/hosting.md");

/// systemd understands every line of the unit; the program is looked for where it is here.
#[test]
fn systemd_understands_the_unit() {
    let folder = tempfile::tempdir().unwrap();
    let verified = |text: &str| {
        let unit = folder.path().join("ingenio.service");
        fs::write(&unit, text).unwrap();
        let mut verify = Command::new("systemd-analyze");
        let ended = verify.args(["verify", "--man=no"]).arg(&unit).output().unwrap();
        let said = String::from_utf8_lossy(&ended.stderr).into_owned();
        // What is said of other units of the machine is not ours.
        let ours: Vec<&str> = said.lines().filter(|line| line.contains("ingenio")).collect();
        (ended.status.success() && ours.is_empty(), ours.join("\n"))
    };
    let here = UNIT.replace("/usr/local/bin/ingenio", PROGRAM);
    assert_ne!(here, UNIT);
    let (fine, said) = verified(&here);
    assert!(fine, "{said}");
    let (fine, _) = verified(&here.replace("ProtectSystem=strict", "ProtectSystem=perhaps"));
    assert!(!fine, "a wrong line is not noticed");
}

/// The commands that the unit and the container begin with are commands of the program, with
/// variables that it knows.
#[test]
fn unit_and_container_start_what_is_there() {
    let command = ingenio::command();
    let serve = command.find_subcommand("serve").unwrap();
    let known: Vec<&str> =
        serve.get_arguments().filter_map(|option| option.get_env()?.to_str()).collect();
    for text in [UNIT, CONTAINER] {
        let used = text.split([' ', '=', '\n']).filter(|word| word.starts_with("INGENIO_"));
        let used: Vec<&str> = used.collect();
        assert!(used.len() >= 2, "{text}");
        for name in used {
            assert!(known.contains(&name), "{name}");
        }
    }
    assert!(UNIT.contains("\nExecStart=/usr/local/bin/ingenio serve\n"));
    assert!(CONTAINER.contains("CMD [\"serve\"]"));
}

/// Options and variables that the guide names are those of the program.
#[test]
fn the_guide_names_what_is_there() {
    let command = ingenio::command();
    let serve = command.find_subcommand("serve").unwrap();
    let mut known: Vec<String> = serve
        .get_arguments()
        .filter_map(|option| Some(option.get_env()?.to_str()?.to_owned()))
        .collect();
    known.push("INGENIO_OPEN".to_owned());
    let is_letter = |letter: char| letter.is_ascii_uppercase() || letter == '_';
    let named =
        HOSTING.split(|letter| !is_letter(letter)).filter(|word| word.starts_with("INGENIO_"));
    for name in named {
        assert!(known.iter().any(|known| known == name), "{name}");
    }
    for command in ["backup", "restore", "migrate", "serve"] {
        assert!(HOSTING.contains(&format!("ingenio {command}")), "{command}");
    }
}
