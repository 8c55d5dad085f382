//! Lines that are not written as TOML is, and files that are cut.

use std::collections::BTreeMap;

use toml::de::Error;

use crate::Complaint;

/// What cannot be read.
#[derive(Clone, Debug, Default)]
pub(crate) struct Slips {
    /// What is wrong, each with its line; a line at most once.
    pub(crate) told: Vec<Complaint>,
    /// From this line on nothing is sure: something that was begun there has no end.
    pub(crate) unsure: Option<usize>,
}

/// What errors of the reader's mean; `at` tells the line of a place in the text, `lines` those
/// of the values that were read.
pub(crate) fn slips(
    text: &str,
    mut errors: Vec<Error>,
    lines: &BTreeMap<String, usize>,
    at: impl Fn(usize) -> usize,
) -> Slips {
    let end = text.trim_end().len();
    let span = |error: &Error| error.span().unwrap_or(end..end);
    errors.sort_by_key(|error| span(error).start);
    let mut slips = Slips::default();
    for error in errors {
        let span = span(&error);
        let line = at(span.start);
        if slips.told.iter().any(|slip| slip.line == Some(line)) {
            continue;
        }
        let message = error.message();
        let is_name = is_name(text.get(span.end..).unwrap_or_default(), message);
        let what = if message == "duplicate key" {
            twice(text, text.get(span).unwrap_or_default(), line, lines)
        } else if span.start >= end {
            // What was begun last has no end.
            let entries = lines.iter().filter(|(place, _)| !place.contains('.'));
            slips.unsure = entries.map(|(_, &line)| line).max();
            cut(line)
        } else if is_name {
            "before this a ] is missing".to_owned()
        } else {
            sentence(message, span.is_empty()).to_owned()
        };
        slips.told.push(Complaint { line: Some(line), ..Complaint::at("", what) });
        if is_name {
            slips.unsure = Some(line);
            break;
        }
        if is_bracket(message) {
            slips.unsure = slips.unsure.or(Some(line.saturating_sub(1)));
            break;
        }
    }
    slips
}

/// That a file ends too early.
pub(crate) fn cut(last: usize) -> String {
    format!("the file seems to be cut off after line {last}")
}

/// Whether what stands where a value should is a name, with its own value after it.
fn is_name(after: &str, message: &str) -> bool {
    message.starts_with("string values") && after.trim_start_matches([' ', '\t']).starts_with('=')
}

/// The section that begins in a line, if one does.
fn section(line: &str) -> Option<&str> {
    let line = line.split('#').next()?.trim();
    let name = line.strip_prefix('[')?.strip_suffix(']')?;
    let fits = |letter: char| letter.is_ascii_alphanumeric() || "_-.[] ".contains(letter);
    (name.contains(char::is_alphabetic) && name.chars().all(fits)).then_some(name)
}

/// That a name stands in `line` although it stands before: a section in the file, any other in
/// its section.
fn twice(text: &str, key: &str, line: usize, lines: &BTreeMap<String, usize>) -> String {
    let begun = || (1..).zip(text.lines()).filter_map(|(line, text)| Some((line, section(text)?)));
    let here = begun().find(|(at, _)| *at == line);
    let first = if let Some((_, name)) = here {
        begun().find(|(at, other)| *at < line && *other == name).map(|(at, _)| at)
    } else {
        let since = begun().take_while(|(at, _)| *at < line).last().map_or(0, |(at, _)| at);
        let is_key = |place: &str| place.rsplit(['.', ']']).next() == Some(key);
        let earlier =
            lines.iter().filter(|&(place, &at)| (since..line).contains(&at) && is_key(place));
        earlier.map(|(_, &at)| at).min()
    };
    let first = first.map_or_else(String::new, |first| format!("; the first is in line {first}"));
    format!("{key} stands here a second time{first}")
}

/// Whether a list or a group of values goes on where it should not.
fn is_bracket(message: &str) -> bool {
    ["missing comma", "unclosed array,", "unclosed inline", "unexpected `=`", "extra assignment"]
        .iter()
        .any(|bracket| message.starts_with(bracket))
}

fn sentence(message: &str, is_empty: bool) -> &'static str {
    let known = [
        ("string values must be quoted", "text stands in straight quotation marks: \"…\""),
        ("invalid basic string", "a quotation mark is missing"),
        ("invalid literal string", "a quotation mark is missing"),
        ("missing escaped value", "a backslash in a text is written twice: \\\\"),
        ("extra comma", "there is a comma too many"),
        ("unexpected key or value", "something follows the value that does not belong there"),
        ("key with no value", "after the name, = and a value are missing"),
        ("unclosed", "] is missing"),
        ("unquoted keys cannot be empty", "a name is missing"),
        ("unexpected leading zero", "no number begins with 0"),
    ];
    if is_bracket(message) {
        return "before this a comma, a ] or a } is missing";
    }
    if is_empty && message.starts_with("string values") {
        return "after = a value is missing";
    }
    let found = known.iter().find(|(begin, _)| message.starts_with(begin));
    found.map_or("this cannot be read: compare it with the lines around it", |(_, said)| said)
}

#[cfg(test)]
mod tests {
    use crate::sheet::Sheet;

    fn told(text: &str) -> Vec<String> {
        let sheet = Sheet::of_text(text);
        sheet.report(sheet.wrong.clone(), &[]).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn what_cannot_be_read_is_said_in_words() {
        let slips = [
            ("a = x", "text stands in straight quotation marks: \"…\""),
            ("a = “x”", "text stands in straight quotation marks: \"…\""),
            ("a =", "after = a value is missing"),
            ("a = \"x", "a quotation mark is missing"),
            ("a = [1,,2]", "there is a comma too many"),
            ("a 1", "after the name, = and a value are missing"),
            ("[a", "] is missing"),
            ("= 3", "a name is missing"),
            ("a = 01", "no number begins with 0"),
            ("a = \"x\"\"", "something follows the value that does not belong there"),
            ("a = \"x\\y\"", "a backslash in a text is written twice: \\\\"),
            ("a = ]", "this cannot be read: compare it with the lines around it"),
            ("x = 3", "x stands here a second time; the first is in line 1"),
            ("a = { value = [1, 2, label = \"rules\" }", "before this a ] is missing"),
            ("a = [1, 2, b = 3", "before this a ] is missing"),
        ];
        for (slip, said) in slips {
            let text = format!("x = 1\n{slip}\ny = 2\n");
            assert_eq!(told(&text), [format!("line 2: {said}")], "{slip}");
        }
        let text = "x = 1\na = [1\nb = 2\nc = 3\n";
        assert_eq!(told(text), ["line 3: before this a comma, a ] or a } is missing"]);
    }

    /// Where a name first stood is told of its own section, and of sections in the whole file.
    #[test]
    fn a_second_one_names_the_line_of_the_first() {
        let text = "[start]\nsugar = 1\n[track]\nstart = 2\nsugar = 3\n[start]\nsugar = 4\n";
        assert_eq!(
            told(text)[0],
            "line 6: start stands here a second time; the first is in line 1"
        );
        let text = "[supply]\nsugar = 1\n[start]\nsugar = 2\nrum = 1\nsugar = 3\n";
        assert_eq!(told(text), ["line 6: sugar stands here a second time; the first is in line 4"]);
    }

    /// Wherever it is cut, it is cut: after a line, or within one.
    #[test]
    fn a_cut_file_says_where_it_ends() {
        let text =
            "[a]\nb = { value = 1, note = \"it's\" }\nc = [\n  1, 2,\n]\n[[d]]\nid = \"T01\"\n";
        let mut cuts = 0;
        for cut in 1..text.len() {
            let (cut, last) = (&text[..cut], text[..cut].trim_end().lines().count());
            let said = told(cut);
            assert!(said.len() <= 1, "{cut:?}: {said:?}");
            let here = format!("line {last}: the file seems to be cut off after line {last}");
            assert!(said.iter().all(|said| *said == here), "{cut:?}: {said:?}");
            cuts += said.len();
        }
        assert!(cuts > 50, "{cuts}");
    }
}
