//! Where a database is: an address that people write, and what is wrong with it. It may hold a
//! password, so that of its values only the names of files are repeated.

use std::ffi::OsString;
use std::io;

use sqlx::ConnectOptions as _;
use sqlx::postgres::PgConnectOptions;
use url::{Host, Url};

use crate::{Result, StoreError};

/// How an address is written.
const FORM: &str = "postgres://user:password@host:port/name";
/// What may be said after the `?` of an address, besides `options[…]`.
const KNOWN: [&str; 18] = [
    "sslmode",
    "ssl-mode",
    "sslrootcert",
    "ssl-root-cert",
    "ssl-ca",
    "sslcert",
    "ssl-cert",
    "sslkey",
    "ssl-key",
    "statement-cache-capacity",
    "host",
    "hostaddr",
    "port",
    "dbname",
    "user",
    "password",
    "application_name",
    "options",
];
/// How a connection may be encrypted.
const MODES: [&str; 6] = ["disable", "allow", "prefer", "require", "verify-ca", "verify-full"];

/// The files that it may name, which hold certificates or keys.
const FILES: [&str; 7] =
    ["sslrootcert", "ssl-root-cert", "ssl-ca", "sslcert", "ssl-cert", "sslkey", "ssl-key"];
/// Those of them that say who vouches for the database.
const ROOTS: [&str; 3] = ["sslrootcert", "ssl-root-cert", "ssl-ca"];

/// What would count beside an address if it were set, and how the address says it itself.
const ELSEWHERE: [(&str, &str); 3] =
    [("PGOPTIONS", "options[…]="), ("PGSSLCERT", "sslcert="), ("PGSSLKEY", "sslkey=")];

/// What an address says, whatever the environment says of other databases (`PGHOST` and the like).
pub(crate) fn read(url: &str) -> Result<PgConnectOptions> {
    is_said_here(|name| std::env::var_os(name))?;
    if url.is_empty() {
        return Err(wrong(format!("its address is empty; it has the form {FORM}")));
    }
    if !["postgres://", "postgresql://"].iter().any(|scheme| url.starts_with(scheme)) {
        return Err(wrong(format!("its address has the form {FORM}")));
    }
    is_plain(url)?;
    let mut address = Url::parse(url).map_err(|error| wrong(error.to_string()))?;
    let said: Vec<(String, String)> = address.query_pairs().into_owned().collect();
    for (name, file) in said.iter().filter(|(name, _)| FILES.contains(&name.as_str())) {
        is_pem(name, file)?;
    }
    complete(&mut address, &said)?;
    let options = PgConnectOptions::from_url(&address)?;
    let is_vouched_for = said.iter().any(|(name, _)| ROOTS.contains(&name.as_str()));
    // No certificate besides those of the system.
    Ok(if is_vouched_for { options } else { options.ssl_root_cert_from_pem(Vec::new()) })
}

/// Refuses what the environment says, if it would count and could not be seen in the address.
fn is_said_here(set: impl Fn(&str) -> Option<OsString>) -> Result<()> {
    let is_set = |name| set(name).is_some_and(|value| !value.is_empty());
    match ELSEWHERE.iter().find(|(name, _)| is_set(*name)) {
        Some((name, here)) => Err(wrong(format!(
            "the variable {name} is set and must not be: such a thing is said in the address \
             ({here})"
        ))),
        None => Ok(()),
    }
}

/// Refuses what would be read as something else than it was meant, or not at all.
fn is_plain(url: &str) -> Result<()> {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    let (authority, path) = rest.split_at(rest.find(['/', '?', '#']).unwrap_or(rest.len()));
    if path.contains('@') && !authority.contains('@') {
        return Err(wrong(
            "in a user or password / ? # and @ are written as %2F %3F %23 and %40".to_owned(),
        ));
    }
    if path.contains('#') {
        return Err(wrong("nothing follows a # in its address: it is written as %23".to_owned()));
    }
    let query = path.split_once('?');
    for pair in query.map_or("", |(_, query)| query).split('&').filter(|pair| !pair.is_empty()) {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        if !KNOWN.contains(&name) && !name.starts_with("options[") {
            return Err(wrong(format!("nothing is known of {name:?} in its address")));
        }
        let is_mode = name == "sslmode" || name == "ssl-mode";
        if is_mode && !MODES.contains(&value.to_ascii_lowercase().as_str()) {
            return Err(wrong(format!("{name} is one of {}", MODES.join(", "))));
        }
    }
    Ok(())
}

/// Refuses a file in which there is nothing of what it was named for.
fn is_pem(name: &str, file: &str) -> Result<()> {
    const BEGIN: &str = "-----BEGIN";
    if file.trim_start().starts_with(BEGIN) {
        return Ok(());
    }
    match std::fs::read(file) {
        Ok(bytes) if String::from_utf8_lossy(&bytes).contains(BEGIN) => Ok(()),
        Ok(_) => Err(wrong(format!("{name} {file} is no PEM file"))),
        Err(error) => Err(wrong(format!("{name} {file}: {error}"))),
    }
}

/// Says in an address what it leaves to custom, before what it says itself, which counts more. What
/// nothing can stand for has to be there.
fn complete(address: &mut Url, said: &[(String, String)]) -> Result<()> {
    let says = |names: &[&str]| {
        said.iter().any(|(name, value)| names.contains(&name.as_str()) && !value.is_empty())
    };
    let no_user = address.username().is_empty() && !says(&["user"]);
    let no_host = address.host_str().is_none_or(str::is_empty) && !says(&["host", "hostaddr"]);
    let no_name = address.path().trim_start_matches('/').is_empty() && !says(&["dbname"]);
    let lacking = [(no_user, "user"), (no_host, "host"), (no_name, "database")];
    if let Some((_, what)) = lacking.iter().find(|(is_lacking, _)| *is_lacking) {
        return Err(wrong(format!("its address names no {what}; it has the form {FORM}")));
    }
    let port = address.port().unwrap_or(5432).to_string();
    let host = match address.host() {
        // The name would keep its brackets.
        Some(Host::Ipv6(ip)) => Some(("hostaddr", ip.to_string())),
        Some(Host::Ipv4(_) | Host::Domain(_)) | None => None,
    };
    let mut query = address.query_pairs_mut();
    query.clear().append_pair("sslmode", "prefer").append_pair("port", &port);
    query.extend_pairs(host).extend_pairs(said);
    Ok(())
}

pub(super) fn wrong(why: String) -> StoreError {
    StoreError::Backend(sqlx::Error::Configuration(why.into()))
}

/// Where a database is, as it is told.
pub(super) fn place(options: &PgConnectOptions) -> String {
    match options.get_socket() {
        Some(socket) => socket.display().to_string(),
        None if options.get_host().contains(':') => {
            format!("[{}]:{}", options.get_host(), options.get_port())
        }
        None => format!("{}:{}", options.get_host(), options.get_port()),
    }
}

/// The same failure, with where it was tried to reach the database.
pub(super) fn unreached(options: &PgConnectOptions, error: StoreError) -> StoreError {
    let StoreError::Backend(cause) = &error else { return error };
    let place = place(options);
    // Whoever makes one certificate for both meets this.
    if cause.to_string().contains("CaUsedAsEndEntity") {
        return wrong(format!(
            "the certificate at {place} is an authority's own: the database needs one that the \
             authority in sslrootcert has signed"
        ));
    }
    let sentence = if let sqlx::Error::Io(_) = cause {
        format!("{error} at {place}")
    } else if let sqlx::Error::PoolTimedOut = cause {
        format!("no answer at {place}")
    } else {
        return error;
    };
    StoreError::Backend(sqlx::Error::Io(io::Error::other(sentence)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said of an address that cannot be used.
    fn said(url: &str) -> String {
        read(url).map(drop).unwrap_err().to_string()
    }

    #[test]
    fn what_is_wrong_with_an_address_is_said_once_and_without_its_values() {
        for password in ["se/same", "12/same", "se#same", "se?same"] {
            let said = said(&format!("postgres://anna:{password}@127.0.0.1:5432/tables"));
            assert!(said.contains("%2F") && !said.contains("same"), "{said}");
        }
        let bogus = said("postgres://anna:sesame@db/tables?sslmode=bogus");
        assert!(bogus.starts_with("sslmode is one of disable, ") && !bogus.contains("bogus"));
        let unknown = said("postgres://anna:sesame@db/tables?sslmode=require&ssl_mod=secret");
        assert_eq!(unknown, "nothing is known of \"ssl_mod\" in its address");
        let port = said("postgres://anna:sesame@db:many/tables");
        assert_eq!(port.matches("invalid port").count(), 1, "{port}");
    }

    #[test]
    fn what_follows_a_hash_is_refused() {
        for url in ["postgres://anna@db/tables#frag", "postgres://anna@db/tables?sslmode=require#"]
        {
            assert_eq!(said(url), "nothing follows a # in its address: it is written as %23");
        }
    }

    #[test]
    fn what_the_environment_would_add_is_refused_by_its_name() {
        for (name, here) in ELSEWHERE {
            let set = |value: &str| is_said_here(|of| (of == name).then(|| value.into()));
            let said = set("sesame").unwrap_err().to_string();
            assert!(said.contains(name) && said.contains(here), "{said}");
            assert!(!said.contains("sesame"), "{said}");
            assert!(set("").is_ok(), "{name}");
        }
    }

    #[test]
    fn what_is_right_is_read() {
        for url in [
            "postgres://anna:se%2Fsame@db:5433/tables?sslmode=verify-full",
            "postgresql://db/tables?user=anna&options[a]=b",
            "postgres:///tables?host=/run/postgresql&user=anna",
            "postgres://anna:a@b@db/tables",
        ] {
            assert!(read(url).is_ok(), "{url}");
        }
        let read = read("postgres://anna:se%2Fsame@db:5433/tables").unwrap();
        assert_eq!((read.get_host(), read.get_port()), ("db", 5433));
    }

    #[test]
    fn a_host_of_version_6_loses_its_brackets() {
        let read = |url| {
            let read = read(url).unwrap();
            (read.get_host().to_owned(), read.get_port())
        };
        assert_eq!(read("postgres://anna:a@[::1]:5433/tables"), ("::1".to_owned(), 5433));
        assert_eq!(read("postgres://anna@[fd00::7]/tables"), ("fd00::7".to_owned(), 5432));
    }

    #[test]
    fn a_certificate_for_both_is_told_of_in_a_sentence() {
        let cause = "invalid peer certificate: Other(OtherError(CaUsedAsEndEntity))";
        let options = read("postgres://anna@db/tables").unwrap();
        let said = unreached(&options, StoreError::Backend(sqlx::Error::Tls(cause.into())));
        let said = said.to_string();
        assert!(said.starts_with("the certificate at db:5432 is an authority's own"), "{said}");
    }

    #[test]
    fn what_an_address_leaves_out_is_said() {
        for (url, what) in [
            ("postgres://", "user"),
            ("postgres://db/tables", "user"),
            ("postgres:///tables?user=anna", "host"),
            ("postgres://anna:sesame@db:5432", "database"),
            ("postgres://anna:sesame@db:5432/?dbname=", "database"),
        ] {
            let said = said(url);
            assert!(
                said == format!("its address names no {what}; it has the form {FORM}"),
                "{said}"
            );
        }
        assert_eq!(said("mysql://anna@db/tables"), format!("its address has the form {FORM}"));
    }

    /// The file itself is at fault, not the way to the database.
    #[test]
    fn a_certificate_that_is_none_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("ca.pem");
        let url = format!("postgres://anna@db/tables?sslrootcert={}", file.display());
        let named = format!("sslrootcert {}", file.display());
        assert_eq!(said(&url), format!("{named}: No such file or directory (os error 2)"));
        for text in ["", "no certificate"] {
            std::fs::write(&file, text).unwrap();
            assert_eq!(said(&url), format!("{named} is no PEM file"));
        }
        std::fs::write(&file, "-----BEGIN CERTIFICATE-----\n").unwrap();
        assert!(read(&url).is_ok());
    }
}
