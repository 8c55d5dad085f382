//! Imports and paths, as a file spells them.

use crate::rust::{Kind, Token};

/// One name that a `use` brings in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Import {
    /// The path as it is spelled; for a glob, what stands before the star.
    pub(super) path: Vec<String>,
    /// The name that it gets here; a glob gives none.
    pub(super) name: Option<String>,
    /// Whether it is handed on (`pub use`).
    pub(super) is_handed_on: bool,
    /// Where it stands.
    pub(super) line: usize,
}

/// Every import of a file. What an inner module imports from `super` is the file's own.
pub(super) fn imports(tokens: &[Token<'_>]) -> Vec<Import> {
    let mut found = Vec::new();
    for at in (0..tokens.len()).filter(|&at| is_use(tokens, at)) {
        let is_handed_on = at > 0 && (tokens[at - 1].is("pub") || tokens[at - 1].is(")"));
        let mut tree = Tree { tokens, at: at + 1, is_handed_on, found: Vec::new() };
        tree.read(&mut Vec::new());
        let depth = depth_of_modules(tokens, at);
        found.extend(
            tree.found
                .into_iter()
                .map(|import| Import { path: outside(import.path, depth), ..import }),
        );
    }
    found
}

/// Whether an import begins here: not a bound such as `impl Trait + use<'a>`.
fn is_use(tokens: &[Token<'_>], at: usize) -> bool {
    tokens[at].is("use") && !tokens.get(at + 1).is_some_and(|next| next.is("<"))
}

/// Every path of two or more segments that stands outside imports, with its line.
pub(super) fn paths(tokens: &[Token<'_>]) -> Vec<(Vec<String>, usize)> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        if is_use(tokens, at) {
            at += tokens[at..].iter().take_while(|token| !token.is(";")).count();
            continue;
        }
        let is_inside = at > 0 && (tokens[at - 1].is(":") && at > 1 && tokens[at - 2].is(":"));
        if tokens[at].kind != Kind::Word || is_inside {
            at += 1;
            continue;
        }
        let line = tokens[at].line;
        let (path, end) = path_at(tokens, at);
        if path.len() > 1 {
            found.push((outside(path, depth_of_modules(tokens, at)), line));
        }
        at = end;
    }
    found
}

/// The path that begins here, and where it ends.
fn path_at(tokens: &[Token<'_>], start: usize) -> (Vec<String>, usize) {
    let mut path = vec![tokens[start].text.to_owned()];
    let mut at = start + 1;
    while let [first, second, word, ..] = &tokens[at..] {
        if !(first.is(":") && second.is(":") && word.kind == Kind::Word) {
            break;
        }
        path.push(word.text.to_owned());
        at += 3;
    }
    (path, at)
}

/// How many modules without a file of their own enclose a token: `mod name { … }`.
fn depth_of_modules(tokens: &[Token<'_>], at: usize) -> usize {
    let mut open = Vec::new();
    for (index, token) in tokens[..at].iter().enumerate() {
        if token.is("{") {
            open.push(index >= 2 && tokens[index - 2].is("mod"));
        } else if token.is("}") {
            open.pop();
        }
    }
    open.iter().filter(|is_module| **is_module).count()
}

/// A path of an inner module as the file itself would spell it.
fn outside(path: Vec<String>, depth: usize) -> Vec<String> {
    let ups = path.iter().take_while(|segment| *segment == "super").count().min(depth);
    if ups == 0 { path } else { [vec!["self".to_owned()], path[ups..].to_vec()].concat() }
}

/// Reads the tree of an import.
struct Tree<'a> {
    tokens: &'a [Token<'a>],
    at: usize,
    is_handed_on: bool,
    found: Vec<Import>,
}

impl Tree<'_> {
    /// Reads one branch behind `path`, which it leaves as it was.
    fn read(&mut self, path: &mut Vec<String>) {
        let depth = path.len();
        let mut name = None;
        while let Some(token) = self.tokens.get(self.at) {
            if token.is("{") {
                self.at += 1;
                self.branches(path);
                path.truncate(depth);
                return;
            }
            if token.is(",") || token.is("}") || token.is(";") {
                break;
            }
            let before = path.last().cloned();
            match token.text {
                "*" => name = None,
                "as" => {
                    self.at += 1;
                    name = self.tokens.get(self.at).map(|token| token.text.to_owned());
                }
                // `a::{self}` is `a`.
                "self" if !path.is_empty() => name = before,
                ":" => {}
                word => {
                    path.push(word.to_owned());
                    name = Some(word.to_owned());
                }
            }
            self.at += 1;
        }
        let line = self.tokens.get(self.at.saturating_sub(1)).map_or(0, |token| token.line);
        let is_handed_on = self.is_handed_on;
        self.found.push(Import { path: path.clone(), name, is_handed_on, line });
        path.truncate(depth);
    }

    /// Reads what stands in braces.
    fn branches(&mut self, path: &mut Vec<String>) {
        while let Some(token) = self.tokens.get(self.at) {
            if token.is("}") {
                self.at += 1;
                return;
            }
            if token.is(",") {
                self.at += 1;
                continue;
            }
            self.read(path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rust::tokens;

    fn imported(source: &str) -> Vec<(String, Option<String>, bool)> {
        let found = imports(&tokens(source));
        found.into_iter().map(|one| (one.path.join("::"), one.name, one.is_handed_on)).collect()
    }

    #[test]
    fn a_tree_of_imports_is_read() {
        let found =
            imported("use crate::a::{self, B as C, d::{E, F}, g::*};\npub(crate) use h::I;");
        let name = |name: &str| Some(name.to_owned());
        let expected = [
            ("crate::a", name("a"), false),
            ("crate::a::B", name("C"), false),
            ("crate::a::d::E", name("E"), false),
            ("crate::a::d::F", name("F"), false),
            ("crate::a::g", None, false),
            ("h::I", name("I"), true),
        ];
        assert_eq!(found, expected.map(|(path, name, on)| (path.to_owned(), name, on)));
    }

    #[test]
    fn paths_are_found_outside_imports() {
        let source = "use a::b; fn f() -> impl X + use<'a> { crate::c::d(e::F, g) }";
        let found: Vec<_> = paths(&tokens(source)).into_iter().map(|(path, _)| path).collect();
        assert_eq!(found, [vec!["crate", "c", "d"], vec!["e", "F"]]);
    }

    #[test]
    fn super_of_an_inner_module_is_the_file() {
        let found = imported("mod inner { use super::A; use super::super::B; }");
        assert_eq!(found[0].0, "self::A");
        assert_eq!(found[1].0, "self::super::B");
    }
}
