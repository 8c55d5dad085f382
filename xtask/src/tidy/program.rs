//! `cargo run` starts the program: no other is a default member of the workspace.

use std::path::Path;

use serde_json::Value;

/// Whether there is one program, and which there are if not.
pub(crate) fn check(root: &Path) -> anyhow::Result<Vec<String>> {
    Ok(complaints(&super::metadata(root)?))
}

fn complaints(metadata: &Value) -> Vec<String> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let default = list(&metadata["workspace_default_members"]);
    let packages = list(&metadata["packages"]).into_iter();
    let members = packages.filter(|package| default.contains(&package["id"]));
    let targets = members.flat_map(|package| list(&package["targets"]));
    let programs = targets.filter(|target| list(&target["kind"]).contains(&"bin".into()));
    let names: Vec<String> =
        programs.map(|target| target["name"].as_str().unwrap_or_default().to_owned()).collect();
    match names.as_slice() {
        [_] => Vec::new(),
        [] => vec!["Cargo.toml: no default member is a program, so cargo run starts none".into()],
        several => {
            vec![format!("Cargo.toml: cargo run cannot choose among {}", several.join(", "))]
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn with_default(members: &[&str]) -> Vec<String> {
        let package = |id: &str, targets: &[(&str, &str)]| {
            let target = |(kind, name): &(&str, &str)| json!({ "kind": [kind], "name": name });
            json!({ "id": id, "targets": targets.iter().map(target).collect::<Vec<_>>() })
        };
        let packages = [
            package("game", &[("lib", "game"), ("test", "all")]),
            package("player", &[("lib", "player"), ("bin", "play")]),
            package("chores", &[("bin", "chore")]),
        ];
        complaints(&json!({ "workspace_default_members": members, "packages": packages }))
    }

    #[test]
    fn exactly_one_default_member_is_a_program() {
        assert_eq!(with_default(&["player"]), [""; 0]);
        assert_eq!(with_default(&["player", "game"]), [""; 0]);
        let both = ["Cargo.toml: cargo run cannot choose among play, chore"];
        assert_eq!(with_default(&["player", "chores"]), both);
        let none = ["Cargo.toml: no default member is a program, so cargo run starts none"];
        assert_eq!(with_default(&["game"]), none);
    }
}
