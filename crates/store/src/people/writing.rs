//! What is written of people.

use serde_json::json;

use super::post::{self, Post};
use super::{NewAccount, NewSession, day};
use crate::social::{BROUGHT, FORGOTTEN};
use crate::sql::Link;
use crate::{Result, StoreError};

/// So many sessions of a kind somebody may have; the one that was not used for longest ends first.
const MOST_SESSIONS: i64 = 50;

/// What concerns a person alone.
#[derive(Clone, Debug)]
pub(crate) enum Personal {
    /// A guest gets an account.
    SignUp { account: NewAccount, session: NewSession },
    /// Somebody is known by another token; the tables of a guest become theirs.
    SignIn { session: NewSession, along: Option<i64> },
    /// Another password; all sessions but one end.
    Password { guest: i64, password: String, but: Vec<u8> },
    /// The same by a code or a link, with a new session.
    Recover { by: Opener, password: String, session: NewSession },
    /// Other codes.
    Codes { guest: i64, codes: Vec<Vec<u8>> },
    /// Where they get mail, and what is sent there.
    Post(Post),
    /// A session is over.
    End { guest: i64, hash: Vec<u8> },
    /// A session is used on a day.
    Seen { hash: Vec<u8>, day: i64 },
    /// Somebody is forgotten, and their seats are called so.
    Forget { guest: i64, name: String },
}

/// What opens an account whose password is lost, by its hash.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opener {
    /// One of the codes that were printed.
    Code(Vec<u8>),
    /// The token of a link that was sent by mail.
    Letter(Vec<u8>),
}

impl Personal {
    pub(crate) async fn perform(&self, all: &mut Link<'_>) -> Result<()> {
        match self {
            Personal::SignUp { account, session } => sign_up(all, account, session).await,
            Personal::SignIn { session, along } => {
                begin(all, session).await?;
                match along {
                    Some(along) if *along != session.guest => {
                        bring(all, *along, session.guest).await
                    }
                    Some(_) | None => Ok(()),
                }
            }
            Personal::Password { guest, password, but } => {
                set_password(all, *guest, password, but).await
            }
            Personal::Recover { by, password, session } => {
                recover(all, by, password, session).await
            }
            Personal::Post(post) => post.perform(all).await,
            Personal::Codes { guest, codes } => set_codes(all, *guest, codes).await,
            Personal::End { guest, hash } => {
                let sql = "delete from sessions where guest = $1 and hash = $2";
                all.run(sql, &[(*guest).into(), hash.as_slice().into()]).await?;
                sign_off(all, *guest).await
            }
            Personal::Seen { hash, day } => {
                let sql = "update sessions set seen_day = $2 where hash = $1 and seen_day < $2";
                all.run(sql, &[hash.as_slice().into(), (*day).into()]).await.map(drop)
            }
            Personal::Forget { guest, name } => forget(all, *guest, name).await,
        }
    }

    /// Whether what was refused has been done before, over a connection that was lost: nobody else
    /// knows the token of a session.
    pub(crate) async fn is_done(&self, all: &mut Link<'_>) -> Result<bool> {
        match self {
            Personal::SignUp { session, .. }
            | Personal::SignIn { session, .. }
            | Personal::Recover { session, .. } => {
                let sql = "select guest from sessions where hash = $1";
                Ok(all.row(sql, &[session.hash.as_slice().into()]).await?.is_some())
            }
            Personal::Post(post) => post.is_done(all).await,
            Personal::Password { .. }
            | Personal::Codes { .. }
            | Personal::End { .. }
            | Personal::Seen { .. }
            | Personal::Forget { .. } => Ok(false),
        }
    }
}

async fn sign_up(all: &mut Link<'_>, account: &NewAccount, session: &NewSession) -> Result<()> {
    let NewAccount { guest, name, folded, password, codes } = account;
    let sql = "insert into accounts (guest, name, folded, password, made_at) \
               values ($1, $2, $3, $4, $5)";
    let args = [(*guest).into(), name.into(), folded.into(), password.into(), session.at.into()];
    all.run(sql, &args).await?;
    let sql = "update guests set name = $2 where id = $1";
    all.run(sql, &[(*guest).into(), name.into()]).await?;
    // Where they sit under that name already it leads to them from now on.
    let sql = "update matches set changes = changes + 1 \
               where id in (select match_id from holders where guest = $1)";
    all.run(sql, &[(*guest).into()]).await?;
    unname(all, *guest, &session.hash).await?;
    set_codes(all, *guest, codes).await?;
    begin(all, session).await
}

async fn recover(
    all: &mut Link<'_>,
    by: &Opener,
    password: &str,
    session: &NewSession,
) -> Result<()> {
    // First, so that whatever is done twice is known by it.
    begin(all, session).await?;
    let guest = session.guest;
    let used = match by {
        Opener::Code(code) => {
            let sql = "delete from codes where guest = $1 and hash = $2";
            all.run(sql, &[guest.into(), code.as_slice().into()]).await?
        }
        Opener::Letter(hash) => post::open(all, hash, guest, session.at).await?,
    };
    if used != 1 {
        return Err(StoreError::NotFound);
    }
    set_password(all, guest, password, &session.hash).await
}

/// Makes the token by which a guest was first known nobody's: what stands there instead is the
/// hash of nothing that can be known.
async fn unname(all: &mut Link<'_>, guest: i64, instead: &[u8]) -> Result<()> {
    let instead = [b"none ", instead].concat();
    let sql = "update guests set token_hash = $2 where id = $1";
    all.run(sql, &[guest.into(), instead.as_slice().into()]).await.map(drop)
}

async fn begin(all: &mut Link<'_>, session: &NewSession) -> Result<()> {
    let NewSession { hash, guest, device, called, at } = session;
    let sql = "insert into sessions (hash, guest, kind, device, made_at, seen_day) \
               values ($1, $2, $3, $4, $5, $6)";
    let kind = device.key();
    let args = [
        hash.as_slice().into(),
        (*guest).into(),
        kind.into(),
        called.into(),
        (*at).into(),
        day(*at).into(),
    ];
    all.run(sql, &args).await?;
    let sql = "delete from sessions where guest = $1 and kind = $2 and hash not in \
               (select hash from sessions where guest = $1 and kind = $2 \
               order by seen_day desc, made_at desc limit $3)";
    all.run(sql, &[(*guest).into(), kind.into(), MOST_SESSIONS.into()]).await.map(drop)
}

/// Hands everything that is a guest's to somebody else, and forgets the guest.
async fn bring(all: &mut Link<'_>, from: i64, to: i64) -> Result<()> {
    for sql in [
        "update matches set changes = changes + 1, \
         maker = case when maker = $1 then $2 else maker end \
         where maker = $1 or id in (select match_id from holders where guest = $1)",
        "insert into holders (guest, match_id, seat) \
         select $2, match_id, seat from holders where guest = $1 on conflict do nothing",
        "update keys set guest = $2 where guest = $1",
    ]
    .into_iter()
    .chain(BROUGHT)
    {
        all.run(sql, &[from.into(), to.into()]).await?;
    }
    for sql in FORGOTTEN {
        all.run(sql, &[from.into()]).await?;
    }
    all.run("delete from holders where guest = $1", &[from.into()]).await?;
    all.run("delete from guests where id = $1", &[from.into()]).await.map(drop)
}

async fn set_password(all: &mut Link<'_>, guest: i64, password: &str, but: &[u8]) -> Result<()> {
    let sql = "update accounts set password = $2 where guest = $1";
    if all.run(sql, &[guest.into(), password.into()]).await? != 1 {
        return Err(StoreError::NotFound);
    }
    let sql = "delete from letters where guest = $1 and kind = 'recover'";
    all.run(sql, &[guest.into()]).await?;
    let sql = "delete from sessions where guest = $1 and hash <> $2";
    all.run(sql, &[guest.into(), but.into()]).await?;
    sign_off(all, guest).await
}

/// Takes the channels away that lead to browsers in which nobody is signed in any more.
async fn sign_off(all: &mut Link<'_>, guest: i64) -> Result<()> {
    let sql = "select p.channel from channels c join pushes p on p.channel = c.id \
               where c.guest = $1 and not exists (select 1 from sessions s where s.hash = p.session)";
    for row in all.rows(sql, &[guest.into()]).await? {
        let channel = row.text("channel")?;
        for sql in [
            "delete from outbox where channel = $1",
            "delete from pushes where channel = $1",
            "delete from channels where id = $1",
        ] {
            all.run(sql, &[(&channel).into()]).await?;
        }
    }
    Ok(())
}

async fn set_codes(all: &mut Link<'_>, guest: i64, codes: &[Vec<u8>]) -> Result<()> {
    all.run("delete from codes where guest = $1", &[guest.into()]).await?;
    for code in codes {
        let sql = "insert into codes (guest, hash) values ($1, $2)";
        all.run(sql, &[guest.into(), code.as_slice().into()]).await?;
    }
    Ok(())
}

/// The seats that somebody alone holds.
macro_rules! alone {
    () => {
        "(match_id, seat) in (select h.match_id, h.seat from holders h where h.guest = $1 \
         and not exists (select 1 from holders o where o.match_id = h.match_id \
         and o.seat = h.seat and o.guest <> $1))"
    };
}

async fn forget(all: &mut Link<'_>, guest: i64, name: &str) -> Result<()> {
    let seated = json!({ "name": name }).to_string();
    let sql = concat!("update seats set name = $2 where ", alone!());
    all.run(sql, &[guest.into(), name.into()]).await?;
    // Nothing else in what happened names anybody.
    let sql = concat!(
        "update entries set body = $2 where kind in ('seated', 'took-over') and ",
        alone!()
    );
    all.run(sql, &[guest.into(), (&seated).into()]).await?;
    // Where others have taken their seats over they were still named.
    let sql = "update matches set changes = changes + 1 \
               where id in (select match_id from succeeded where guest = $1)";
    all.run(sql, &[guest.into()]).await?;
    for sql in FORGOTTEN {
        all.run(sql, &[guest.into()]).await?;
    }
    for sql in [
        concat!("delete from keys where ", alone!()),
        "delete from keys where guest = $1",
        "update matches set changes = changes + 1 \
         where id in (select match_id from holders where guest = $1)",
        "delete from holders where guest = $1",
        "delete from outbox where channel in (select id from channels where guest = $1)",
        "delete from pushes where channel in (select id from channels where guest = $1)",
        "delete from channels where guest = $1",
        "delete from letters where guest = $1",
        "delete from addresses where guest = $1",
        "delete from hours where guest = $1",
        "delete from looking where guest = $1",
        "delete from sessions where guest = $1",
        "delete from codes where guest = $1",
        "delete from accounts where guest = $1",
        "update guests set name = '' where id = $1",
    ] {
        all.run(sql, &[guest.into()]).await?;
    }
    Ok(())
}
