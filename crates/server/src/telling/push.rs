//! Web Push: what is sent to a browser by way of its maker's service, which cannot read it.
//!
//! The content is encrypted for the browser alone (RFC 8291), and signed for the service with the
//! key of this house (RFC 8292), which is the one that the browser was told.

use base64::Engine as _;
use base64::engine::general_purpose::{URL_SAFE, URL_SAFE_NO_PAD};
use ring::agreement::{self, ECDH_P256, EphemeralPrivateKey};
use ring::rand::{SecureRandom as _, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use ring::{aead, hmac};
use serde_json::json;
use sha2::{Digest as _, Sha256};
use store::{Store, StoreError, Subscription};
use url::Url;

use super::said::Said;
use super::webhook::Parcel;
use crate::secret;

/// So many seconds a service keeps what it cannot deliver: after a day it is old news.
const KEPT: &str = "86400";
/// So many seconds our word to a service counts.
const VALID: i64 = 12 * 60 * 60;
/// What is encrypted is one record, of at most so many bytes.
const RECORD: u32 = 4096;
/// The bytes of a point as browsers send it, of what only they and we know, and of what makes each
/// message another.
const POINT: usize = 65;
const AUTH: usize = 16;
const SALT: usize = 16;

/// Whoever sends, as push services know them.
pub(super) struct Sender {
    pair: EcdsaKeyPair,
}

impl std::fmt::Debug for Sender {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Sender({})", self.point())
    }
}

impl Sender {
    /// Whoever has the key of the house.
    pub(super) async fn of(store: &Store) -> store::Result<Sender> {
        let broken = |_| StoreError::Broken("vapid".into());
        let random = SystemRandom::new();
        let kept = secret::house(store).await?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &kept, &random);
        Ok(Sender { pair: pair.map_err(broken)? })
    }

    /// The public point, as browsers read it.
    pub(super) fn point(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.pair.public_key())
    }

    /// What is posted to the service of a browser; nothing if what the browser has said is no key.
    pub(super) fn parcel(
        &self,
        url: Url,
        to: &Subscription,
        said: &Said,
        (now, contact): (i64, Option<&str>),
    ) -> Option<Parcel> {
        let body = sealed(to, said.push().as_bytes())?;
        let urgency = if said.kind == "over" { "low" } else { "normal" };
        let headers = vec![
            ("authorization", self.authorization(&url, now, contact)?),
            ("content-encoding", "aes128gcm".to_owned()),
            ("content-type", "application/octet-stream".to_owned()),
            ("ttl", KEPT.to_owned()),
            ("urgency", urgency.to_owned()),
            ("topic", topic(&said.id)),
        ];
        Some(Parcel { url, headers, body })
    }

    /// Our word for the service, that it is us: a token for it alone, and not for long.
    fn authorization(&self, url: &Url, now: i64, contact: Option<&str>) -> Option<String> {
        let head = json!({ "typ": "JWT", "alg": "ES256" }).to_string();
        let audience = url.origin().ascii_serialization();
        let mut claims = json!({ "aud": audience, "exp": now.div_euclid(1000) + VALID });
        if let Some(contact) = contact {
            claims["sub"] = contact.into();
        }
        let [head, claims] = [head, claims.to_string()].map(|part| URL_SAFE_NO_PAD.encode(part));
        let token = format!("{head}.{claims}");
        let signed = self.pair.sign(&SystemRandom::new(), token.as_bytes()).ok()?;
        let signed = URL_SAFE_NO_PAD.encode(signed.as_ref());
        Some(format!("vapid t={token}.{signed}, k={}", self.point()))
    }
}

/// What a browser says of itself, and who is signed in there, if it can be used.
pub(crate) fn subscription(
    (point, auth): (&str, &str),
    session: &[u8],
    called: &str,
) -> Option<Subscription> {
    // Some add what fills up the last letters.
    let read = |text: &str| URL_SAFE_NO_PAD.decode(text).or_else(|_| URL_SAFE.decode(text)).ok();
    let (point, auth) = (read(point)?, read(auth)?);
    let fits = point.len() == POINT && point.first() == Some(&4) && auth.len() == AUTH;
    let (session, called) = (session.to_vec(), called.to_owned());
    fits.then_some(Subscription { point, auth, session, called })
}

/// What a service replaces by what comes later of the same name: as many letters as it takes.
fn topic(id: &str) -> String {
    URL_SAFE_NO_PAD.encode(&Sha256::digest(id)[..24])
}

/// Encrypts something for a browser.
fn sealed(to: &Subscription, content: &[u8]) -> Option<Vec<u8>> {
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
    let point = own.compute_public_key().ok()?;
    let mut salt = [0; SALT];
    random.fill(&mut salt).ok()?;
    let theirs = agreement::UnparsedPublicKey::new(&ECDH_P256, &to.point);
    agreement::agree_ephemeral(own, &theirs, |shared| {
        seal(shared, point.as_ref(), to, salt, content)
    })
    .ok()?
}

/// The same with what both ends share, and with our own point for this message.
fn seal(
    shared: &[u8],
    point: &[u8],
    to: &Subscription,
    salt: [u8; SALT],
    content: &[u8],
) -> Option<Vec<u8>> {
    let info = [b"WebPush: info\0", to.point.as_slice(), point].concat();
    let secret = derived(&to.auth, shared, &info);
    let key = derived(&salt, &secret, b"Content-Encoding: aes128gcm\0");
    let nonce = derived(&salt, &secret, b"Content-Encoding: nonce\0");
    let key = aead::UnboundKey::new(&aead::AES_128_GCM, &key[..16]).ok()?;
    let nonce = aead::Nonce::try_assume_unique_for_key(&nonce[..aead::NONCE_LEN]).ok()?;
    // What follows the content says that this record is the last.
    let mut record = [content, &[2]].concat();
    let key = aead::LessSafeKey::new(key);
    key.seal_in_place_append_tag(nonce, aead::Aad::empty(), &mut record).ok()?;
    let length = u8::try_from(point.len()).ok()?;
    Some([&salt[..], &RECORD.to_be_bytes(), &[length], point, &record].concat())
}

/// HKDF with SHA-256, of which one block is enough.
fn derived(salt: &[u8], secret: &[u8], info: &[u8]) -> [u8; 32] {
    let extracted = hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, salt), secret);
    let expand = hmac::Key::new(hmac::HMAC_SHA256, extracted.as_ref());
    let block = hmac::sign(&expand, &[info, &[1]].concat());
    let mut bytes = [0; 32];
    bytes.copy_from_slice(block.as_ref());
    bytes
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
    use serde_json::Value;

    use super::*;

    fn read(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    fn own(point: &str, auth: &str) -> Option<Subscription> {
        subscription((point, auth), b"session", "")
    }

    /// The example of RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_standard_is_encrypted_as_it_says() {
        let to = own(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        );
        let point = read(
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
        );
        let shared = read("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let salt = read("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let content = b"When I grow up, I want to be a watermelon";
        let sealed = seal(&shared, &point, &to.unwrap(), salt, content).unwrap();
        assert_eq!(
            URL_SAFE_NO_PAD.encode(sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml\
             mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT\
             pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn what_is_no_key_is_refused() {
        let point = URL_SAFE_NO_PAD.encode([4; POINT]);
        let auth = URL_SAFE_NO_PAD.encode([1; AUTH]);
        assert!(own(&point, &auth).is_some());
        assert!(own(&format!("{point}="), &format!("{auth}==")).is_some());
        let short = URL_SAFE_NO_PAD.encode([4; 64]);
        let other = URL_SAFE_NO_PAD.encode([2; POINT]);
        for (point, auth) in
            [("", ""), (&short, &auth), (&other, &auth), (&point, &point), (&point, "no key!")]
        {
            assert!(own(point, auth).is_none(), "{point} {auth}");
        }
        // It has the form of a point and is none.
        let to = own(&point, &auth).unwrap();
        assert!(sealed(&to, b"hello").is_none());
    }

    #[test]
    fn a_service_knows_by_the_signature_who_sends() {
        let random = SystemRandom::new();
        let way = &ECDSA_P256_SHA256_FIXED_SIGNING;
        let key = EcdsaKeyPair::generate_pkcs8(way, &random).unwrap();
        let pair = EcdsaKeyPair::from_pkcs8(way, key.as_ref(), &random).unwrap();
        let sender = Sender { pair };
        let url = Url::parse("https://push.example.net:8443/send/abc").unwrap();
        let word = sender.authorization(&url, 1_800_000_000_500, Some("mailto:a@b.example"));
        let word = word.unwrap();
        let (token, point) =
            word.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, read(point))
            .verify(signed.as_bytes(), &read(signature))
            .unwrap();
        let claims = read(signed.split_once('.').unwrap().1);
        let claims: Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(claims["aud"], "https://push.example.net:8443");
        assert_eq!(claims["exp"], 1_800_000_000 + VALID);
        assert_eq!(claims["sub"], "mailto:a@b.example");
        assert_eq!(topic("a").len(), 32);
        assert_ne!(topic("a"), topic("b"));
    }
}
