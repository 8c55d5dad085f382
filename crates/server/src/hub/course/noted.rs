//! Every entry of a table: the latest as they are, those before them packed.

use std::io::{Read as _, Write as _};
use std::sync::Arc;

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use serde_json::Value;
use store::{Entry, Kind};
use title::Happened;

/// So many entries are packed together; at least as many stay as they are.
pub(super) const CHUNK: usize = 32;

/// About how many bytes one of the latest entries takes, besides what it says.
const FLAT: usize = 512;

/// An entry and what it made happen.
#[derive(Clone, Debug)]
pub(crate) struct Noted {
    pub(crate) seq: i64,
    pub(crate) kind: Kind,
    pub(crate) seat: Option<u8>,
    /// As JSON: a tree of values takes ten times the room.
    body: Box<str>,
    pub(crate) fingerprint: Option<Box<str>>,
    request: Option<Box<str>>,
    pub(crate) at: i64,
    /// How many moves the game had after it.
    pub(crate) ply: usize,
    /// Only while the entry is among the latest.
    pub(crate) happened: Option<Arc<dyn Happened>>,
}

impl Noted {
    pub(super) fn new(entry: Entry, ply: usize, happened: Option<Arc<dyn Happened>>) -> Noted {
        let Entry { seq, kind, seat, body, fingerprint, request, at } = entry;
        Noted {
            seq,
            kind,
            seat,
            body: body.to_string().into(),
            fingerprint: fingerprint.map(Into::into),
            request: request.map(Into::into),
            at,
            ply,
            happened,
        }
    }

    /// What it says.
    pub(crate) fn body(&self) -> Value {
        serde_json::from_str(&self.body).expect("it was written from a value")
    }

    /// The entry as it stands in the store.
    pub(crate) fn entry(&self) -> Entry {
        Entry {
            seq: self.seq,
            kind: self.kind,
            seat: self.seat,
            body: self.body(),
            fingerprint: self.fingerprint.as_deref().map(str::to_owned),
            request: self.request.as_deref().map(str::to_owned),
            at: self.at,
        }
    }

    /// Whether it answered this request.
    pub(super) fn answers(&self, seat: Option<u8>, request: &str) -> bool {
        self.seat == seat && self.request.as_deref() == Some(request)
    }
}

/// Every entry of a table. A copy shares all but the latest.
#[derive(Clone, Debug, Default)]
pub(super) struct Entries {
    packed: Vec<Arc<[u8]>>,
    recent: Vec<Arc<Noted>>,
}

impl Entries {
    pub(super) const fn len(&self) -> usize {
        self.first_recent() + self.recent.len()
    }

    /// The number of the first entry that is as it was.
    pub(super) const fn first_recent(&self) -> usize {
        self.packed.len() * CHUNK
    }

    pub(super) fn recent(&self) -> &[Arc<Noted>] {
        &self.recent
    }

    pub(super) fn push(&mut self, noted: Noted) {
        self.recent.push(Arc::new(noted));
        if self.recent.len() == 2 * CHUNK {
            self.packed.push(pack(&self.recent[..CHUNK]));
            self.recent.drain(..CHUNK);
        }
    }

    /// About how many bytes they take.
    pub(super) fn bytes(&self) -> usize {
        let recent = self.recent.iter().map(|noted| FLAT + noted.body.len());
        self.packed.iter().map(|chunk| chunk.len()).sum::<usize>() + recent.sum::<usize>()
    }

    /// An entry by its number from 0; one that was packed has forgotten what it made happen.
    pub(super) fn get(&self, index: usize) -> Option<Arc<Noted>> {
        match self.packed.get(index / CHUNK) {
            Some(chunk) => {
                unpack(chunk, index / CHUNK).into_iter().nth(index % CHUNK).map(Arc::new)
            }
            None => self.recent.get(index - self.first_recent()).cloned(),
        }
    }

    /// The entries from number `first` on, in order.
    pub(super) fn from(&self, first: usize) -> impl Iterator<Item = Arc<Noted>> {
        let packed = self.packed.iter().enumerate().skip(first / CHUNK);
        let packed = packed.flat_map(|(chunk, bytes)| unpack(bytes, chunk)).map(Arc::new);
        let left_out = first.min(self.first_recent()) % CHUNK;
        let recent = self.recent.iter().skip(first.saturating_sub(self.first_recent())).cloned();
        packed.skip(if first < self.first_recent() { left_out } else { 0 }).chain(recent)
    }
}

/// Reads one entry after another; neighbors are unpacked together.
#[derive(Debug)]
pub(super) struct Reader<'e> {
    entries: &'e Entries,
    /// The chunk that was unpacked last, and which it is.
    chunk: Option<(usize, Vec<Noted>)>,
}

impl Entries {
    pub(super) const fn reader(&self) -> Reader<'_> {
        Reader { entries: self, chunk: None }
    }
}

impl Reader<'_> {
    /// An entry by its number from 0.
    pub(super) fn get(&mut self, index: usize) -> Option<&Noted> {
        let number = index / CHUNK;
        let Some(packed) = self.entries.packed.get(number) else {
            return self.entries.recent.get(index - self.entries.first_recent()).map(AsRef::as_ref);
        };
        if self.chunk.as_ref().is_none_or(|(known, _)| *known != number) {
            self.chunk = Some((number, unpack(packed, number)));
        }
        self.chunk.as_ref().and_then(|(_, chunk)| chunk.get(index % CHUNK))
    }
}

/// What is kept of an entry besides its number.
type Row<'r> = (
    std::borrow::Cow<'r, str>,
    Option<u8>,
    std::borrow::Cow<'r, str>,
    Option<std::borrow::Cow<'r, str>>,
    Option<std::borrow::Cow<'r, str>>,
    i64,
    usize,
);

fn pack(entries: &[Arc<Noted>]) -> Arc<[u8]> {
    let rows: Vec<Row<'_>> = entries
        .iter()
        .map(|noted| {
            let [mark, request] =
                [&noted.fingerprint, &noted.request].map(|text| text.as_deref().map(Into::into));
            let (kind, body) = (noted.kind.key().into(), (&*noted.body).into());
            (kind, noted.seat, body, mark, request, noted.at, noted.ply)
        })
        .collect();
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::default());
    let text = serde_json::to_vec(&rows).expect("plain data can be written");
    packed.write_all(&text).expect("memory can be written");
    packed.finish().expect("memory can be written").into()
}

fn unpack(chunk: &[u8], number: usize) -> Vec<Noted> {
    let mut text = Vec::new();
    DeflateDecoder::new(chunk).read_to_end(&mut text).expect("it was packed here");
    let rows: Vec<Row<'_>> = serde_json::from_slice(&text).expect("it was packed here");
    let first = i64::try_from(number * CHUNK).unwrap_or(i64::MAX);
    let row = |(seq, (kind, seat, body, mark, request, at, ply)): (i64, Row<'_>)| Noted {
        seq,
        kind: Kind::read(&kind).expect("it was packed here"),
        seat,
        body: body.into(),
        fingerprint: mark.map(Into::into),
        request: request.map(Into::into),
        at,
        ply,
        happened: None,
    };
    (first + 1..).zip(rows).map(row).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn noted(index: usize) -> Noted {
        let seq = i64::try_from(index).unwrap() + 1;
        let (kind, seat) =
            if index.is_multiple_of(3) { (Kind::Chance, None) } else { (Kind::Move, Some(1)) };
        let body = json!({"lay": {"tile": index, "name": "Ñ \"quoted\""}});
        let fingerprint = Some(format!("1:{index:016x}"));
        let request = (index.is_multiple_of(5)).then(|| format!("click {index}"));
        Noted::new(Entry { seq, kind, seat, body, fingerprint, request, at: 7 }, index, None)
    }

    #[test]
    fn what_is_packed_is_read_as_it_was() {
        let mut entries = Entries::default();
        let mut copies = Vec::new();
        for index in 0..300 {
            copies.push(entries.clone());
            entries.push(noted(index));
        }
        copies.push(entries);
        for (length, copy) in copies.iter().enumerate() {
            assert_eq!(copy.len(), length);
            assert!(copy.get(length).is_none());
            assert!(length < CHUNK || copy.recent().len() >= CHUNK, "enough are as they were");
        }
        let all = copies.last().unwrap();
        let mut reader = all.reader();
        for index in 0..300 {
            assert_eq!(all.get(index).unwrap().entry(), noted(index).entry(), "{index}");
            assert_eq!(reader.get(index).unwrap().entry(), noted(index).entry(), "{index}");
        }
        for first in [0, 1, 31, 32, 33, 200, 255, 256, 280, 300] {
            let read: Vec<Entry> = all.from(first).map(|noted| noted.entry()).collect();
            let due: Vec<Entry> = (first..300).map(|index| noted(index).entry()).collect();
            assert_eq!(read, due, "from {first}");
        }
    }
}
