//! The home page and new tables.

use std::collections::{BTreeMap, HashMap};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use axum::routing::get;
use maud::Markup;
use pages::{Accord, Asked, Home, Listing, Lost, OrderForm, Preferences, Standing, Unfit};
use serde::Deserialize;
use store::{Part, Which};
use tabletop::Profile;
use title::{Imprint, Printed, Title};

use super::company::{MOST_MET, met};
use super::guests::{Cookies, welcome};
use super::looking::look_in;
use super::names::{Changed, Name, clean};
use super::sleeping::let_sleep;
use crate::boxes::Offered;
use crate::error::AppError;
use crate::extract::{Form, Path, Query, Visitor};
use crate::hub::{Order, Sitter};
use crate::state::AppState;
use crate::{answer, records};

/// What the field of a switch begins with.
const RULE: &str = "rule-";

/// So many tables the home page shows where a game goes on, and so many where it is over.
const MOST_SHOWN: [i64; 2] = [100, 5];

/// So many people are asked to one table at most.
const MOST_ASKED: usize = 6;

/// In milliseconds.
const MINUTE: i64 = 60_000;

pub(crate) fn router() -> Router<AppState> {
    Router::new()
        .route("/", get(home))
        .route("/new/{game}", get(new))
        .route("/tables", get(tables).post(make))
}

async fn home(State(state): State<AppState>, visitor: Visitor) -> Result<Response, AppError> {
    let mut mine = listed(&state, &visitor).await?;
    look_in(&state, &visitor, &mut mine.tables).await;
    Ok(answer::page(pages::home(&visitor.preferences, &mine.home(&state, &visitor))))
}

/// What a page that asks again has already.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Known {
    mark: Option<String>,
}

/// The visitor's tables alone, for the home page that asks again; nothing if it has them as they
/// stand.
async fn tables(
    State(state): State<AppState>,
    visitor: Visitor,
    Query(known): Query<Known>,
) -> Result<Response, AppError> {
    let mut mine = listed(&state, &visitor).await?;
    if known.mark.as_ref() == Some(&mine.mark) {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    look_in(&state, &visitor, &mut mine.tables).await;
    Ok(answer::page(pages::mine(&visitor.preferences, &mine.home(&state, &visitor))))
}

/// What the home page shows of the visitor's own.
struct Mine {
    tables: Vec<Listing>,
    /// Where they are asked to sit down.
    asked: Vec<Asked>,
    /// What others have taken.
    lost: Vec<Lost>,
    /// Changes with all of it, and with how long ago something happened there.
    mark: String,
}

impl Mine {
    fn home<'m>(&'m self, state: &AppState, visitor: &'m Visitor) -> Home<'m> {
        let Mine { tables, asked, lost, mark } = self;
        let (name, now) = (visitor.name(), state.hub.now());
        Home { name, now, tables, mark, lobby: state.options.has_lobby(), asked, lost }
    }
}

/// The visitor's tables as the home page shows them, and what else it does.
async fn listed(state: &AppState, visitor: &Visitor) -> Result<Mine, AppError> {
    let (mut tables, mut asked, mut lost) = (Vec::new(), Vec::new(), Vec::new());
    if let Some(guest) = &visitor.guest {
        let store = state.hub.store();
        for (which, most) in [Which::Running, Which::Over].into_iter().zip(MOST_SHOWN) {
            let part = Part { which, game: None, after: None, most };
            tables.extend(store.part_of(guest.id, &part).await?);
        }
        asked = store.asked(guest.id).await?;
        lost = store.lost(guest.id, None).await?;
    }
    let mut mark = DefaultHasher::new();
    (state.hub.now() / MINUTE).hash(&mut mark);
    asked.iter().for_each(|asked| (&asked.table, &asked.by).hash(&mut mark));
    lost.iter().for_each(|lost| (&lost.table, lost.at).hash(&mut mark));
    let asked = asked.into_iter().map(|asked| Asked {
        id: asked.table,
        game: asked.game,
        by: asked.by,
        is_rematch: asked.is_rematch,
        at: asked.at,
    });
    let (listed, tables_mark) = rested(state, tables).await?;
    tables_mark.hash(&mut mark);
    let lost = lost.into_iter().map(records::lost).collect();
    let mark = format!("{:x}", mark.finish());
    Ok(Mine { tables: listed, asked: asked.collect(), lost, mark })
}

/// Tables as pages list them, with which of them rest, and what changes with them.
pub(super) async fn rested(
    state: &AppState,
    tables: Vec<store::Listing>,
) -> Result<(Vec<Listing>, u64), AppError> {
    let mut others = HashMap::new();
    let mut listed = Vec::new();
    let mut mark = DefaultHasher::new();
    for table in tables {
        let rests = !is_playable(state, &table, &mut others).await?;
        (&table.id, table.summary.ply, table.summary.asked, table.moved_at, rests).hash(&mut mark);
        listed.push(records::listing(table, rests));
    }
    Ok((listed, mark.finish()))
}

/// Whether a table's box is known; what was found out of others with the same is noted.
async fn is_playable(
    state: &AppState,
    table: &store::Listing,
    others: &mut HashMap<(String, String), bool>,
) -> Result<bool, AppError> {
    let key = (table.game.clone(), table.data.clone());
    if let Some(&same) = others.get(&key) {
        return Ok(same);
    }
    let Ok(title) = catalog::find(&table.game) else { return Ok(true) };
    let knows = match state.hub.knows(title, &table.data).await {
        // Whoever asks for the table is told so; the others are listed all the same.
        Err(AppError::Crowded | AppError::Unwritable | AppError::Outdated) => true,
        Err(AppError::BoxesFull) => false,
        knows => knows?,
    };
    others.insert(key, knows);
    Ok(knows)
}

/// The empty form, or one that was filled in, with the rules as the box chosen there has them.
async fn new(
    State(state): State<AppState>,
    Path(game): Path<String>,
    visitor: Visitor,
    Query(fields): Query<Vec<(String, String)>>,
) -> Result<Response, AppError> {
    let title = catalog::find(&game).map_err(|_| AppError::NotFound)?;
    let offered = state.boxes.offered(title);
    let known = Acquaintance::of(&state, &visitor, title).await?;
    Ok(answer::page(form(&state, &visitor, (title, &known), &offered, &Form::of(fields), None)))
}

/// Whom a visitor knows, and how well the bots have played here.
pub(super) struct Acquaintance {
    pub(super) met: Vec<String>,
    pub(super) bots: Vec<(String, Standing)>,
}

impl Acquaintance {
    pub(super) async fn of(
        state: &AppState,
        visitor: &Visitor,
        title: &'static dyn Title,
    ) -> Result<Acquaintance, AppError> {
        let store = state.hub.store();
        let met = match &visitor.guest {
            Some(guest) => store.met(guest.id, MOST_MET).await?,
            None => Vec::new(),
        };
        // The form is there also when that cannot be read.
        let bots = store.bots(title.profile().id).await.unwrap_or_default().into_iter();
        let bots = bots.map(|(level, rating)| (level, records::standing(&rating)));
        Ok(Acquaintance {
            met: met.into_iter().map(|(_, name)| name).collect(),
            bots: bots.collect(),
        })
    }
}

/// The form that sets up a table; if it comes back, as it was filled in, and with why it does.
fn form(
    state: &AppState,
    visitor: &Visitor,
    (title, known): (&'static dyn Title, &Acquaintance),
    offered: &Offered,
    filled: &Form,
    why: Option<String>,
) -> Markup {
    let printed = chosen(offered, filled.get("box"));
    let is_gone = printed.is_none();
    let printed = printed.or_else(|| chosen(offered, None));
    let printed = printed.unwrap_or_else(|| title.boxes().built_in());
    let boxes = offered.boxes.iter().map(Imprint::from);
    let boxes: Vec<_> = boxes.map(|imprint| state.boxes.labelled(title, imprint)).collect();
    // Whoever changes language or light goes on at an address that can be asked for.
    let here = format!("/new/{}", title.profile().id);
    let preferences = Preferences { here, ..visitor.preferences.clone() };
    let form = OrderForm {
        title,
        me: visitor.name(),
        boxes: &boxes,
        printed: &printed,
        left_out: &offered.left_out,
        filled: filled.fields(),
        lobby: state.options.has_lobby(),
        met: &known.met,
        bots: &known.bots,
        notice: why.or_else(|| is_gone.then(|| preferences.words().text("box-gone"))),
    };
    pages::order(&preferences, &form)
}

async fn make(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    form: Form,
) -> Result<Response, AppError> {
    let game = form.get("game").unwrap_or_default();
    let title = catalog::find(game).map_err(|_| Unfit::Game(game.to_owned()))?;
    let words = visitor.preferences.words();
    let offered = state.boxes.offered(title);
    let known = Acquaintance::of(&state, &visitor, title).await?;
    let again = |why: Option<String>| {
        let page = self::form(&state, &visitor, (title, &known), &offered, &form, why);
        (StatusCode::BAD_REQUEST, answer::page(page)).into_response()
    };
    let Some(printed) = chosen(&offered, form.get("box")) else {
        return Ok(again(None));
    };
    let invited = invited(&state, &visitor, &form).await?;
    let (order, changed) = match ordered(title, &form, &visitor, (printed, &invited)) {
        Ok(ordered) => ordered,
        Err(unfit) if answer::is_page_wanted(&headers) => {
            return Ok(again(Some(unfit.sentence(words))));
        }
        Err(unfit) => return Err(unfit.into()),
    };
    if order.listed.is_some() && !state.options.has_lobby() {
        return Ok(again(Some(words.text("error-no-lobby"))));
    }
    let (id, cookie) = seat(&state, &visitor, called(&form).as_ref(), order).await?;
    let table = format!("/tables/{id}{}", changed.query());
    Ok((AppendHeaders(cookie), Redirect::to(&table)).into_response())
}

/// What whoever fills in the form calls themselves there.
pub(super) fn called(form: &Form) -> Option<Name> {
    let kinds = (0..).map_while(|seat| form.get(&format!("seat-{seat}")).map(|kind| (seat, kind)));
    let mine = kinds.filter(|(_, kind)| *kind == "me").map(|(seat, _)| seat).next();
    mine.and_then(|seat: usize| form.get(&format!("name-{seat}"))).map(clean)
}

/// Makes a table for a visitor; its name in addresses, and the cookies that go with it.
pub(super) async fn seat(
    state: &AppState,
    visitor: &Visitor,
    name: Option<&Name>,
    order: Order,
) -> Result<(String, Cookies), AppError> {
    let (guest, cookie) = welcome(state, visitor, name.and_then(Name::given)).await?;
    state.rates.table(visitor.from, guest.id)?;
    let id = state.hub.make(&guest, order).await?;
    // The first chance and the bots are quick; the page need not show the moment before.
    let room = state.hub.room(&id).await?;
    room.settle().await;
    let_sleep(state, &room).await?;
    Ok((id, cookie))
}

/// Those who are asked to the table.
pub(super) async fn invited(
    state: &AppState,
    visitor: &Visitor,
    form: &Form,
) -> Result<Vec<i64>, AppError> {
    let names = form.fields().iter().filter(|(field, _)| field == "invite");
    let mut invited = Vec::new();
    for (_, name) in names.take(MOST_ASKED) {
        invited.push(met(state, visitor.known()?.id, name).await?);
    }
    invited.dedup();
    Ok(invited)
}

/// Who sits where, as the form says; those who are asked get the seats for whoever comes, and then
/// those that nobody was to have.
pub(super) fn sitters(
    title: &'static dyn Title,
    form: &Form,
    visitor: &Visitor,
    invited: &[i64],
) -> Result<(Vec<Sitter>, Changed), Unfit> {
    let profile = title.profile();
    let words = visitor.preferences.words();
    let mut invited = invited.iter().map(|guest| Sitter::Invited(*guest));
    let (mut sitters, mut changed) = (Vec::new(), Changed::default());
    for seat in 0..most(profile) {
        let number = seat + 1;
        let default = || words.with("player-number", &[("number", number.into())]);
        let typed = clean(form.get(&format!("name-{seat}")).unwrap_or_default());
        let name = typed.given().map(str::to_owned);
        let kind = form.get(&format!("seat-{seat}")).unwrap_or("none");
        if ["me", "here"].contains(&kind) {
            changed.note(sitters.len(), &typed);
        }
        match kind {
            "none" => {}
            "me" => {
                let known = Some(visitor.name()).filter(|known| !known.is_empty());
                let known = known.map(str::to_owned);
                sitters.push(Sitter::Here(name.or(known).unwrap_or_else(default)));
            }
            "here" => sitters.push(Sitter::Here(name.unwrap_or_else(default))),
            "open" => sitters.push(invited.next().unwrap_or(Sitter::Open)),
            other => sitters.push(bot(title, other)?),
        }
    }
    sitters.extend(invited);
    if sitters.len() > usize::from(most(profile)) {
        return Err(Unfit::Guests);
    }
    if sitters.iter().all(|sitter| matches!(sitter, Sitter::Bot(_))) {
        return Err(Unfit::Nobody);
    }
    Ok((sitters, changed))
}

fn ordered(
    title: &'static dyn Title,
    form: &Form,
    visitor: &Visitor,
    (printed, invited): (Printed, &[i64]),
) -> Result<(Order, Changed), Unfit> {
    let profile = title.profile();
    let unknown = form.fields().iter().find(|(field, _)| !is_field(profile, field));
    if let Some((field, _)) = unknown {
        return Err(Unfit::Field(field.clone()));
    }
    let (sitters, changed) = sitters(title, form, visitor, invited)?;
    let players = u8::try_from(sitters.len()).unwrap_or(u8::MAX);
    let mut switches = BTreeMap::new();
    for (field, value) in form.fields() {
        if let Some(switch) = field.strip_prefix(RULE) {
            switches.entry(switch.to_owned()).or_insert_with(|| value.clone());
        }
    }
    let variant = form.get("variant").filter(|variant| !variant.is_empty());
    let setup = profile.setup(players, variant, switches)?;
    let Agreement { aids, strict, accord, listed } = agreement(form)?;
    Ok((
        Order {
            title,
            setup,
            printed,
            sitters,
            aids,
            strict,
            listed,
            accord,
            again: None,
            prelude: None,
        },
        changed,
    ))
}

/// What is agreed besides the rules, as the form says.
pub(super) struct Agreement {
    pub(super) aids: bool,
    pub(super) strict: bool,
    pub(super) accord: Accord,
    /// For so many days anybody may find the table.
    pub(super) listed: Option<i64>,
}

pub(super) fn agreement(form: &Form) -> Result<Agreement, Unfit> {
    let aids = !is_second(form, "aids", ["on", "off"])?;
    let undo = form.get("undo").unwrap_or("free");
    let (strict, consent) = match undo {
        "free" => (false, true),
        "fair" => (false, false),
        "strict" => (true, false),
        other => return Err(Unfit::Value { field: "undo", value: other.to_owned() }),
    };
    let accord = Accord::read(|field| form.get(field));
    let accord = accord.map_err(|(field, value)| Unfit::Value { field, value })?;
    let is_public = is_second(form, "listed", ["private", "public"])?;
    let accord = Accord { consent, listed: is_public, ..accord };
    let listed = if is_public { Some(days(form)?) } else { None };
    Ok(Agreement { aids, strict, accord, listed })
}

/// Whether the second of two values was chosen for a field; the first, if nothing was.
fn is_second(form: &Form, field: &'static str, values: [&str; 2]) -> Result<bool, Unfit> {
    let chosen = form.get(field).unwrap_or(values[0]);
    let found = values.iter().position(|value| *value == chosen);
    let unknown = || Unfit::Value { field, value: chosen.to_owned() };
    found.map(|found| found == 1).ok_or_else(unknown)
}

/// For how many days a table is listed.
fn days(form: &Form) -> Result<i64, Unfit> {
    let Some(typed) = form.get("days").filter(|typed| !typed.is_empty()) else {
        return Ok(pages::USUAL_DAYS);
    };
    let days = typed.parse().ok().filter(|days| (1..=pages::MOST_DAYS).contains(days));
    days.ok_or_else(|| Unfit::Value { field: "days", value: typed.to_owned() })
}

/// Whether the form has such a field; which rules there are, the set-up knows.
pub(super) fn is_field(profile: &Profile, name: &str) -> bool {
    let of_seat = |field: &str| {
        let mut seats = 0..most(profile);
        seats.any(|seat| name.strip_prefix(field) == Some(seat.to_string().as_str()))
    };
    ["game", "variant", "box", "aids", "undo", "listed", "days", "invite"].contains(&name)
        || pages::ACCORD.contains(&name)
        || name.starts_with(RULE)
        || of_seat("seat-")
        || of_seat("name-")
}

/// How many can sit at a table.
fn most(profile: &Profile) -> u8 {
    profile.players().max().unwrap_or_default()
}

/// The box that was chosen, by its hash; the default one if none was.
fn chosen(offered: &Offered, hash: Option<&str>) -> Option<Printed> {
    let mut boxes = offered.boxes.iter();
    match hash {
        None => boxes.next().cloned(),
        Some(hash) => boxes.find(|printed| printed.hash == hash).cloned(),
    }
}

fn bot(title: &dyn Title, kind: &str) -> Result<Sitter, Unfit> {
    let name = kind.strip_prefix("bot:").unwrap_or_default();
    let known = title.bots().contains(&name);
    let bot = known.then(|| Sitter::Bot(name.to_owned()));
    bot.ok_or_else(|| Unfit::Sitter(kind.to_owned()))
}
