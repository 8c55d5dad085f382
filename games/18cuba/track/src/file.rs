//! How data files are read.

use serde::de::DeserializeOwned;

/// A file as a value of its type; unknown and missing keys and lists of the wrong length are refused.
pub(crate) fn parsed<T: DeserializeOwned>(text: &str) -> Result<T, toml::de::Error> {
    // Read from text, an error names its line; only values count the elements of a list.
    toml::from_str::<T>(text).and_then(|_| text.parse::<toml::Table>()?.try_into())
}

/// Spoils a file in each of the ways given; each must be refused by what it spoils.
#[cfg(test)]
pub(crate) fn is_refused_spoiled<T: DeserializeOwned>(file: &str, spoiled: &[[&str; 3]]) {
    assert!(parsed::<T>(file).is_ok());
    for [sound, wrong, named] in spoiled {
        let text = file.replacen(sound, wrong, 1);
        assert_ne!(text, file, "{sound}");
        let error = parsed::<T>(&text).err().map(|error| error.to_string()).unwrap_or_default();
        assert!(error.contains(named), "{wrong}: {error}");
    }
}
