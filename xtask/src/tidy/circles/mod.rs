//! No module of a crate imports another in a circle.
//!
//! A module is a file. It imports the file that defines what it names, however many modules hand
//! the name on; handing on (`pub use`) and declaring (`mod`) is no import. A module and what lies
//! inside it know one another: only circles of modules side by side count.

mod modules;
mod paths;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::tree::{files_below, name, shown};
use modules::{Module, modules};

/// Who imports whom, and in which line first.
type Edges = BTreeMap<(usize, usize), usize>;

/// Every circle of every crate.
pub(crate) fn check(root: &Path) -> anyhow::Result<Vec<String>> {
    let mut wrong = Vec::new();
    for crate_root in crate_roots(root)? {
        let modules = modules(&crate_root)?;
        let edges = edges(&modules);
        for circle in circles(modules.len(), &edges) {
            wrong.push(told(root, &modules, &edges, &circle));
        }
    }
    Ok(wrong)
}

/// The first files of all crates.
fn crate_roots(root: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for folder in ["crates", "games", "xtask"] {
        let manifests = files_below(&root.join(folder), "toml")?;
        for manifest in manifests.iter().filter(|path| name(path) == "Cargo.toml") {
            let roots = ["src/lib.rs", "src/main.rs"].map(|file| manifest.with_file_name(file));
            found.extend(roots.into_iter().filter(|file| file.exists()));
        }
    }
    Ok(found)
}

/// A circle in words: its files, then each import with its line.
fn told(root: &Path, modules: &[Module], edges: &Edges, circle: &BTreeSet<usize>) -> String {
    let file = |index: usize| shown(root, &modules[index].file);
    let inside =
        edges.iter().filter(|((from, to), _)| circle.contains(from) && circle.contains(to));
    let lines = inside
        .map(|((from, to), line)| format!("    {}:{line}: imports {}", file(*from), file(*to)));
    let first = circle.iter().next().map(|&index| file(index)).unwrap_or_default();
    let lines: Vec<String> = lines.collect();
    format!("{first}: a circle of {} modules:\n{}", circle.len(), lines.join("\n"))
}

/// Every import of one module by another, resolved to where the name is defined.
fn edges(modules: &[Module]) -> Edges {
    let mut edges = Edges::new();
    for (index, module) in modules.iter().enumerate() {
        let mut link = |to: usize, line: usize| {
            if to != index && !is_inside(modules, index, to) && !is_inside(modules, to, index) {
                let first = edges.entry((index, to)).or_insert(line);
                *first = line.min(*first);
            }
        };
        for import in module.imports.iter().filter(|import| !import.is_handed_on) {
            let Some(found) = resolve(modules, index, &import.path) else { continue };
            // Whoever imports a module and names things in it is told by those paths.
            if !found.is_module || import.name.is_none() {
                link(found.module, import.line);
            }
        }
        for (path, line) in &module.paths {
            if let Some(found) = resolve(modules, index, path) {
                link(found.module, *line);
            }
        }
    }
    edges
}

/// Whether a module lies in another, however deep.
fn is_inside(modules: &[Module], mut module: usize, other: usize) -> bool {
    while module != 0 {
        module = modules[module].parent;
        if module == other {
            return true;
        }
    }
    false
}

/// Where a path leads.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Found {
    module: usize,
    /// Whether the path ends at the module itself.
    is_module: bool,
}

/// Follows a path as it is spelled in a module; what lies outside the crate leads nowhere.
fn resolve(modules: &[Module], from: usize, path: &[String]) -> Option<Found> {
    let mut follower = Follower { modules, seen: BTreeSet::new() };
    follower.follow(from, path)
}

struct Follower<'a> {
    modules: &'a [Module],
    /// Names under way, so that imports of one another end.
    seen: BTreeSet<(usize, String)>,
}

impl Follower<'_> {
    /// Follows a path that begins like one in code or in an import.
    fn follow(&mut self, from: usize, path: &[String]) -> Option<Found> {
        let module = &self.modules[from];
        match path.first()?.as_str() {
            "crate" => self.descend(0, &path[1..]),
            "self" => match path.get(1).map(String::as_str) {
                Some("super") => self.follow(from, &path[1..]),
                _ => self.descend(from, &path[1..]),
            },
            "super" => match path.get(1).map(String::as_str) {
                Some("super") => self.follow(module.parent, &path[1..]),
                _ => self.descend(module.parent, &path[1..]),
            },
            first => {
                let is_bound = |name: &Option<String>| name.as_deref() == Some(first);
                let is_known = module.children.contains_key(first)
                    || module.imports.iter().any(|import| is_bound(&import.name));
                // Anything else is another crate, a type of this file, or of the prelude.
                if is_known { self.descend(from, path) } else { None }
            }
        }
    }

    /// Follows the rest of a path inside a module.
    fn descend(&mut self, module: usize, path: &[String]) -> Option<Found> {
        let Some(first) = path.first() else {
            return Some(Found { module, is_module: true });
        };
        let here = Found { module, is_module: false };
        let inside = &self.modules[module];
        if let Some(&child) = inside.children.get(first) {
            return self.descend(child, &path[1..]);
        }
        if inside.defines.contains(first) || !self.seen.insert((module, first.clone())) {
            return Some(here);
        }
        let mut named = inside.imports.iter().filter(|import| import.name.as_ref() == Some(first));
        if let Some(import) = named.next() {
            // A name of another crate that is handed on belongs to nobody here.
            return self.follow(module, &[&import.path, &path[1..]].concat());
        }
        for import in inside.imports.iter().filter(|import| import.name.is_none()) {
            let behind = self.follow(module, &import.path).filter(|found| found.is_module);
            if behind.is_some_and(|found| self.has(found.module, first)) {
                return self.follow(module, &[&import.path, path].concat());
            }
        }
        Some(here)
    }

    /// Whether a module defines a name, or hands it on.
    fn has(&self, module: usize, name: &str) -> bool {
        let inside = &self.modules[module];
        let is_bound = |bound: &Option<String>| bound.as_deref() == Some(name);
        inside.defines.contains(name)
            || inside.children.contains_key(name)
            || inside.imports.iter().any(|import| is_bound(&import.name))
    }
}

/// The groups of modules that reach one another.
fn circles(count: usize, edges: &Edges) -> Vec<BTreeSet<usize>> {
    let reached: Vec<BTreeSet<usize>> = (0..count).map(|from| reached(from, edges)).collect();
    let mut circles: Vec<BTreeSet<usize>> = Vec::new();
    for from in (0..count).filter(|&from| reached[from].contains(&from)) {
        if !circles.iter().any(|circle| circle.contains(&from)) {
            let back = |to: &usize| reached[*to].contains(&from);
            circles.push(reached[from].iter().copied().filter(back).collect());
        }
    }
    circles
}

/// Every module that `from` reaches over one import or more.
fn reached(from: usize, edges: &Edges) -> BTreeSet<usize> {
    let mut found = BTreeSet::new();
    let mut open = vec![from];
    while let Some(at) = open.pop() {
        let next = edges.range((at, 0)..(at + 1, 0)).map(|((_, to), _)| *to);
        open.extend(next.filter(|to| found.insert(*to)));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::tree::made_up;

    /// The circles of a crate `a` with these files in its `src`.
    fn circles_of(files: &[(&str, &str)]) -> Vec<String> {
        let paths: Vec<_> =
            files.iter().map(|(file, text)| (format!("crates/a/src/{file}"), *text)).collect();
        let mut all: Vec<_> = paths.iter().map(|(path, text)| (path.as_str(), *text)).collect();
        all.push(("crates/a/Cargo.toml", ""));
        check(made_up(&all).path()).unwrap()
    }

    #[test]
    fn two_that_import_one_another_are_a_circle() {
        let found = circles_of(&[
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", "use crate::b::B;\npub struct A;"),
            ("b.rs", "\npub struct B { a: crate::a::A }"),
        ]);
        let expected = "crates/a/src/a.rs: a circle of 2 modules:\n    \
            crates/a/src/a.rs:1: imports crates/a/src/b.rs\n    \
            crates/a/src/b.rs:2: imports crates/a/src/a.rs";
        assert_eq!(found, [expected]);
    }

    #[test]
    fn handing_on_is_no_import() {
        let found = circles_of(&[
            ("lib.rs", "mod a; mod b;\npub use a::A; pub(crate) use b::B;"),
            ("a.rs", "use crate::B;\npub struct A(B);"),
            ("b.rs", "pub struct B;"),
        ]);
        assert_eq!(found, [""; 0]);
    }

    #[test]
    fn a_name_is_followed_to_where_it_is_defined() {
        let found = circles_of(&[
            ("lib.rs", "mod inner;\npub use inner::*;"),
            ("inner/mod.rs", "mod a; mod b;\npub use a::A; pub use b::B;"),
            ("inner/a.rs", "use crate::B;\npub struct A(B);"),
            ("inner/b.rs", "use super::A;\npub struct B(A);"),
        ]);
        assert_eq!(found.len(), 1);
        assert!(found[0].contains("inner/b.rs:1: imports crates/a/src/inner/a.rs"), "{found:?}");
    }

    #[test]
    fn what_is_named_through_an_imported_module_counts() {
        let files = [
            ("lib.rs", "mod a; mod rules;"),
            ("a.rs", "use crate::rules;\npub struct A;\nfn f() { rules::stock::g() }"),
            ("rules/mod.rs", "pub mod stock; pub mod idle;"),
            ("rules/stock.rs", "use crate::a::A;\npub fn g() {}"),
            ("rules/idle.rs", "use crate::a::A;"),
        ];
        let found = circles_of(&files);
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with("crates/a/src/a.rs: a circle of 2 modules"), "{found:?}");
        assert!(found[0].contains("a.rs:3: imports crates/a/src/rules/stock.rs"), "{found:?}");
    }

    #[test]
    fn a_module_and_its_inside_are_no_circle() {
        let found = circles_of(&[
            ("lib.rs", "mod a;\nfn f() { a::g() }\npub struct Shared;"),
            ("a.rs", "use super::Shared;\npub fn g() {}"),
        ]);
        assert_eq!(found, [""; 0]);
    }

    #[test]
    fn tests_comments_and_strings_import_nothing() {
        let found = circles_of(&[
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", "use crate::b::B;\npub struct A;"),
            (
                "b.rs",
                "// crate::a::A\nconst TEXT: &str = \"crate::a::A\";\npub struct B;\n\
                 #[cfg(test)]\nmod tests { use crate::a::A; }",
            ),
        ]);
        assert_eq!(found, [""; 0]);
    }
}
