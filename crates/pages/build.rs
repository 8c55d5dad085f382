//! A file added to `web` is compiled in without touching a source file.

fn main() {
    println!("cargo::rerun-if-changed=../../web");
}
