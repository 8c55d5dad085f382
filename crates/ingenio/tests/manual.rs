//! The manual pages and completions that come with a release.

#[path = "../examples/manual.rs"]
#[expect(dead_code, reason = "its main is for releases")]
mod manual;

use std::fs::read_to_string;

#[test]
fn every_command_has_a_page_and_every_shell_completes_it() {
    let folder = tempfile::tempdir().unwrap();
    manual::write(folder.path()).unwrap();
    let command = ingenio::command();
    let page = |name: &str| read_to_string(folder.path().join(format!("man/{name}.1"))).unwrap();
    let shells = ["ingenio.bash", "ingenio.fish", "_ingenio"];
    let shells = shells.map(|name| folder.path().join("completions").join(name));
    let shells = shells.map(|file| read_to_string(file).unwrap());
    assert!(page("ingenio").starts_with(".ie"), "no page for man");
    let mut commands = 0;
    for sub in command.get_subcommands() {
        commands += 1;
        let name = sub.get_name();
        let written = page(&format!("ingenio-{name}"));
        for variable in sub.get_arguments().filter_map(clap::Arg::get_env) {
            assert!(written.contains(variable.to_str().unwrap()), "{name}: {variable:?}");
        }
        for option in sub.get_arguments().filter_map(clap::Arg::get_long) {
            assert!(written.contains(&option.replace('-', "\\-")), "{name}: --{option}");
            assert!(shells.iter().all(|shell| shell.contains(option)), "{name}: --{option}");
        }
    }
    assert!(commands >= 12, "{commands} commands");
}
