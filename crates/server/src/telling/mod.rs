//! What people are told of their tables, where they want it.
//!
//! What is to be told lies in the store since the move. Whichever node claims it tells it: by a
//! task of its own, so that nobody waits for whoever does not answer.

mod push;
mod said;
mod targets;
mod webhook;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use futures_util::future;
use store::{Became, Channel, DueNotice, Fate, Hours, Store, Way};
use tokio::sync::{Notify, OnceCell};
use tokio::time::Instant;

use crate::clock::Clock;
use crate::error::AppError;
use crate::mail::Mail;
use crate::options::{Options, PublicUrl};
use crate::why::Why;
use push::Sender;
pub(crate) use push::subscription;
use said::Said;
pub(crate) use said::{language, who};
use webhook::{Client, Parcel};

/// So often it is looked for what is due where something was written, or was due, lately.
const OFTEN: Duration = Duration::from_millis(250);
/// So long after it was written.
const LATELY: Duration = Duration::from_millis(2500);
/// So often otherwise: what other nodes have left, and what is tried again.
const SELDOM: Duration = Duration::from_secs(5);
/// What is being told is another node's after so long, in milliseconds.
const LEASE: i64 = 30_000;
/// After so many milliseconds it is tried again; after the last it is given up.
const AGAIN: [i64; 6] = [10_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000];
/// So many are told at once, and so many of one person: by each channel one, so that whoever does
/// not answer holds up what goes there, and nothing else.
const MOST: usize = 64;
const MOST_OF_ONE: usize = 8;
/// So often it is looked at once for more where some of it was of nobody's concern any more.
const AT_ONCE: usize = 50;
/// So often it is looked whether all that was on its way has been told.
const GLANCE: Duration = Duration::from_millis(20);
/// Whoever has looked at the table for so long since has seen what there is to see, in
/// milliseconds: pages say twice meanwhile that they are still there.
const SEEN: i64 = 60_000;
/// The record goes back so far, in milliseconds.
const KEPT: i64 = 30 * 24 * 60 * 60 * 1000;
/// So often what is older is forgotten.
const SWEEP: Duration = Duration::from_hours(1);

/// No address at which something is told is longer.
const LONGEST: usize = 500;

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60;

/// Whoever tells.
#[derive(Debug)]
pub(crate) struct Teller {
    store: Store,
    clock: Clock,
    public_url: Option<PublicUrl>,
    client: Client,
    mail: Option<Mail>,
    /// By what push services know us, once somebody has asked for it.
    sender: OnceCell<Sender>,
    /// By guest the channels by which notices are on their way.
    under_way: Mutex<HashMap<i64, Vec<String>>>,
    /// Whether the server stops: no more is begun.
    rests: AtomicBool,
}

impl Teller {
    /// Sets somebody to tell what lies in the store, as long as this is kept; `written` says when
    /// there is something new.
    pub(crate) fn begin(store: Store, options: &Options, written: Arc<Notify>) -> Arc<Teller> {
        let teller = Arc::new(Teller {
            store,
            clock: options.clock.clone(),
            public_url: options.public_url.clone(),
            client: Client::new(options.allow_private_targets),
            mail: options.mail.clone(),
            sender: OnceCell::new(),
            under_way: Mutex::default(),
            rests: AtomicBool::new(false),
        });
        tokio::spawn(watch(Arc::downgrade(&teller), written));
        teller
    }

    /// Begins nothing more, and waits for what is on its way, for so long at most: what is not
    /// known to have been told is told again.
    pub(crate) async fn rest(&self, long: Duration) {
        self.rests.store(true, Ordering::SeqCst);
        let start = Instant::now();
        while !self.under_way().is_empty() && start.elapsed() < long {
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Whether something can be told at this address, as far as can be seen.
    pub(crate) fn admits(&self, address: &str) -> Result<(), Why> {
        let is_short = address.len() <= LONGEST;
        if is_short { self.client.admits(address) } else { Err(Why::Address) }
    }

    /// Tries a channel now.
    pub(crate) async fn attempt(&self, channel: &Channel, key: &str) -> Result<(), Why> {
        self.send(channel, Said::trial(channel, self.base(channel), key)).await
    }

    /// The public point by which push services know us, as browsers read it.
    pub(crate) async fn point(&self) -> Result<String, AppError> {
        Ok(self.sender().await.map_err(AppError::from)?.point())
    }

    async fn sender(&self) -> store::Result<&Sender> {
        self.sender.get_or_try_init(async || Sender::of(&self.store).await).await
    }

    fn base<'t>(&'t self, channel: &'t Channel) -> &'t str {
        self.public_url.as_ref().map_or(&channel.base, PublicUrl::origin)
    }

    /// Says something by a channel, in whatever way that is.
    async fn send(&self, channel: &Channel, said: Said) -> Result<(), Why> {
        match &channel.way {
            Way::Webhook => {
                let headers = vec![
                    ("content-type", "application/json".to_owned()),
                    ("idempotency-key", said.id.clone()),
                ];
                let url = webhook::parsed(&channel.target)?;
                self.client.post(Parcel { url, headers, body: said.json().into_bytes() }).await
            }
            Way::Mail => {
                let mail = self.mail.as_ref().ok_or(Why::Unreached)?;
                mail.send(&said.sheet(channel, self.base(channel))).await
            }
            Way::Push(to) => {
                let sender = self.sender().await.map_err(|_| Why::Unreached)?;
                let contact = self.contact();
                let url = webhook::parsed(&channel.target)?;
                let parcel = sender.parcel(url, to, &said, (self.clock.now(), contact.as_deref()));
                match self.client.post(parcel.ok_or(Why::Ended)?).await {
                    Err(Why::Refused(404 | 410)) => Err(Why::Ended),
                    posted => posted,
                }
            }
        }
    }

    /// Whom a push service may turn to.
    fn contact(&self) -> Option<String> {
        let mail = self.mail.as_ref().map(|mail| format!("mailto:{}", mail.from()));
        let site = || self.public_url.as_ref().map(|url| url.origin().to_owned());
        mail.or_else(site)
    }

    /// Tells what is due, and whether something was: there may be more, which had no room. What
    /// fails is due again later; the store says in the log why it does.
    async fn tell(self: &Arc<Self>) -> bool {
        let mut was_due = false;
        for _ in 0..AT_ONCE {
            let due = self.store.due_notices(self.clock.now()).await.unwrap_or_default();
            was_due |= !due.is_empty();
            let (wanted, moot): (Vec<_>, Vec<_>) = due.into_iter().partition(|due| due.matters);
            for notice in wanted {
                if self.enter(&notice) {
                    tokio::spawn(Arc::clone(self).see_to(notice));
                }
            }
            // What nobody needs to be told any more goes nowhere, and holds nothing up.
            if moot.is_empty() || self.rests.load(Ordering::SeqCst) {
                break;
            }
            future::join_all(moot.iter().map(|notice| self.settle(notice))).await;
        }
        was_due
    }

    /// Whether there is room for another of this person by this channel.
    fn enter(&self, DueNotice { guest, channel, .. }: &DueNotice) -> bool {
        let mut under_way = self.under_way();
        let is_full = under_way.values().map(Vec::len).sum::<usize>() >= MOST;
        if is_full || self.rests.load(Ordering::SeqCst) {
            return false;
        }
        let theirs = under_way.entry(*guest).or_default();
        let enters = theirs.len() < MOST_OF_ONE && !theirs.contains(&channel.id);
        if enters {
            theirs.push(channel.id.clone());
        }
        enters
    }

    fn under_way(&self) -> MutexGuard<'_, HashMap<i64, Vec<String>>> {
        self.under_way.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells what has entered, and makes room for the next.
    async fn see_to(self: Arc<Self>, notice: DueNotice) {
        let (guest, channel) = (notice.guest, notice.channel.id.clone());
        self.settle(&notice).await;
        let mut under_way = self.under_way();
        if let Some(theirs) = under_way.get_mut(&guest) {
            theirs.retain(|one| *one != channel);
            if theirs.is_empty() {
                under_way.remove(&guest);
            }
        }
    }

    async fn settle(&self, notice: &DueNotice) {
        let now = self.clock.now();
        let until = now + LEASE;
        if matches!(self.store.claim_notice(&notice.key, notice.due, until).await, Ok(true)) {
            let (became, why) = self.decide(notice, now).await;
            let said = why.map_or_else(String::new, |why| why.to_string());
            // If it cannot be noted it is told again, which is better than not at all.
            let _ = self.store.settle_notice(&notice.key, became, &said, now).await;
            if why == Some(Why::Ended) {
                let _ = self.store.switch_off(&notice.channel.id, now).await;
            }
        }
    }

    /// Tells it, unless there is no need, or not now; what has become of it.
    async fn decide(&self, notice: &DueNotice, now: i64) -> (Became, Option<Why>) {
        let DueNotice { tries, channel, .. } = notice;
        let became = |fate, tries, due| Became { fate, tries, due };
        if !notice.matters {
            return (became(Fate::Moot, *tries, now), None);
        }
        if let Some(until) = notice.looks_until {
            // A question waits for its answer, or for whoever goes without one.
            let waits = notice.key.about.is_question() || now - notice.at < SEEN;
            let fate = if waits { Fate::Waiting } else { Fate::Moot };
            return (became(fate, *tries, until), None);
        }
        if let Some(morning) = notice.hours.and_then(|hours| morning(hours, now)) {
            return (became(Fate::Waiting, *tries, morning), None);
        }
        let said = Said::of(notice, self.base(channel), now);
        let Err(why) = self.send(channel, said).await else {
            return (became(Fate::Sent, tries + 1, now), None);
        };
        let next = usize::try_from(*tries).ok().and_then(|tries| AGAIN.get(tries));
        let became = match next.filter(|_| why.may_pass()) {
            Some(after) => became(Fate::Waiting, tries + 1, now + after),
            None => became(Fate::Failed, tries + 1, now),
        };
        (became, Some(why))
    }
}

/// When hours without notices are over, if it is such an hour now.
fn morning(hours: Hours, now: i64) -> Option<i64> {
    let Hours { begins, ends, ahead } = hours;
    let minutes = now.div_euclid(MINUTE);
    let minute = (minutes + ahead).rem_euclid(DAY);
    let since = (minute - begins).rem_euclid(DAY);
    let is_quiet = since < (ends - begins).rem_euclid(DAY);
    is_quiet.then(|| (minutes + (ends - minute).rem_euclid(DAY)) * MINUTE)
}

/// Looks for what is due, as long as there is somebody to tell it.
async fn watch(teller: Weak<Teller>, written: Arc<Notify>) {
    let (mut lately, mut swept) = (None::<Instant>, None::<Instant>);
    loop {
        let often = lately.is_some_and(|lately| lately.elapsed() < LATELY);
        let pause = if often { OFTEN } else { SELDOM };
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = written.notified() => {
                lately = Some(Instant::now());
                tokio::time::sleep(OFTEN).await;
            }
        }
        let Some(teller) = teller.upgrade() else { return };
        if teller.tell().await {
            lately = Some(Instant::now());
        }
        if swept.is_none_or(|swept| swept.elapsed() >= SWEEP) {
            swept = Some(Instant::now());
            let now = teller.clock.now();
            let _ = teller.store.sweep_notices(now - KEPT).await;
            let _ = teller.store.sweep_letters(now).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_are_by_the_clock_of_their_owner() {
        let at = |hour: i64, minute: i64| (hour * 60 + minute) * MINUTE + 7;
        // From ten in the evening until half past seven, two hours ahead.
        let night = Hours { begins: 22 * 60, ends: 7 * 60 + 30, ahead: 120 };
        let over = |hour: i64, minute: i64| Some((hour * 60 + minute) * MINUTE);
        assert_eq!(morning(night, at(19, 59)), None);
        assert_eq!(morning(night, at(20, 0)), over(29, 30));
        assert_eq!(morning(night, at(24, 0)), over(29, 30));
        assert_eq!(morning(night, at(29, 29)), over(29, 30));
        assert_eq!(morning(night, at(29, 30)), None);
        let noon = Hours { begins: 12 * 60, ends: 13 * 60, ahead: -60 };
        assert_eq!(morning(noon, at(12, 30)), None);
        assert_eq!(morning(noon, at(13, 30)), over(14, 0));
        let none = Hours { begins: 60, ends: 60, ahead: 0 };
        assert_eq!(morning(none, at(1, 0)), None);
    }
}
