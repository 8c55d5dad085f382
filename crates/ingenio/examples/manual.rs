//! Writes the manual pages and what shells complete with, from what the program itself knows of its
//! options: `cargo run --example manual -- FOLDER`.

use std::io;
use std::path::Path;

use clap_complete::Shell;

fn main() -> io::Result<()> {
    let folder = std::env::args_os().nth(1).ok_or_else(|| io::Error::other("name a folder"))?;
    write(Path::new(&folder))
}

/// Writes `man` and `completions` below a folder.
pub(crate) fn write(folder: &Path) -> io::Result<()> {
    let [man, completions] = ["man", "completions"].map(|name| folder.join(name));
    std::fs::create_dir_all(&man)?;
    std::fs::create_dir_all(&completions)?;
    let mut command = ingenio::command();
    clap_mangen::generate_to(command.clone(), &man)?;
    for shell in [Shell::Bash, Shell::Fish, Shell::Zsh] {
        clap_complete::generate_to(shell, &mut command, "ingenio", &completions)?;
    }
    Ok(())
}
