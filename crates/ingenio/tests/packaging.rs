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
    // The lines that a host may add are understood as well.
    let handed = UNIT.lines().filter_map(|line| line.strip_prefix('#'));
    let handed: Vec<&str> = handed.filter(|line| !line.starts_with(' ')).collect();
    assert_eq!(handed.len(), 2, "{handed:?}");
    let with =
        handed.iter().fold(here.clone(), |unit, line| unit.replace(&format!("#{line}"), line));
    assert_eq!(with.lines().filter(|line| handed.contains(line)).count(), 2);
    let (fine, said) = verified(&with);
    assert!(fine, "{said}");
    let (fine, _) = verified(&with.replace("=password:/etc", "=pass word:etc"));
    assert!(!fine, "a wrong credential is not noticed");
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

/// The password is found where the unit hands it over, and the guide says the same as the unit.
#[test]
fn a_secret_file_is_handed_over_by_its_name() {
    let line = |start: &str| {
        let found = UNIT.lines().find_map(|line| line.strip_prefix('#')?.strip_prefix(start));
        found.unwrap_or_else(|| panic!("no {start}"))
    };
    let (name, file) = line("LoadCredential=").split_once(':').unwrap();
    assert_eq!(line("Environment="), format!("INGENIO_ADMIN_PASSWORD_FILE=%d/{name}"));
    assert!(HOSTING.contains(&format!("\nLoadCredential={name}:{file}\n")));
    assert!(HOSTING.contains(&format!("\nEnvironment=INGENIO_ADMIN_PASSWORD_FILE=%d/{name}\n")));
    assert!(HOSTING.contains(&format!("install -m 600 password {file}\n")));
    assert!(UNIT.contains("\nDynamicUser=yes\n"), "who could read it otherwise");
    // No other option names a file of secrets.
    let command = ingenio::command();
    let serve = command.find_subcommand("serve").unwrap();
    let files = serve.get_arguments().filter(|option| {
        option.get_value_names().is_some_and(|names| names.iter().any(|name| name == "FILE"))
    });
    let files: Vec<&str> = files.filter_map(clap::Arg::get_long).collect();
    assert_eq!(files, ["default-box", "admin-password-file"]);
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
    known.extend(["INGENIO_OPEN", "INGENIO_COMMIT"].map(str::to_owned));
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
