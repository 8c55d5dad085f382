//! Setting up a table.

use locale::Words;
use maud::{Markup, PreEscaped, html};
use tabletop::{Profile, Switch};
use title::{Imprint, Level, Printed, Title};

use crate::accord;
use crate::agreed;
use crate::boxes::{self, Labelled, LeftOut};
use crate::frame::frame;
use crate::person::Standing;
use crate::preferences::Preferences;
use crate::rulings;

/// How far one may go back, as forms call it.
const UNDO: [&str; 3] = ["free", "fair", "strict"];

/// So many rules to be agreed upon are shown at once.
const MOST_SHOWN: usize = 5;

/// For so many days a table is listed if nothing else is said.
pub const USUAL_DAYS: i64 = 7;
/// And no longer than this.
pub const MOST_DAYS: i64 = 30;

/// The form that sets up a table: what it offers, and how it is filled in.
#[derive(Clone)]
#[expect(missing_debug_implementations, reason = "a title is a list of functions")]
pub struct OrderForm<'o> {
    /// The game.
    pub title: &'o dyn Title,
    /// What the visitor was called before.
    pub me: &'o str,
    /// The boxes to choose from, the default one first.
    pub boxes: &'o [Labelled],
    /// The one that is chosen.
    pub printed: &'o Printed,
    /// The host's files that are not offered as boxes.
    pub left_out: &'o [LeftOut],
    /// The fields as they were filled in before, by their names.
    pub filled: &'o [(String, String)],
    /// Whether tables may be listed for everybody.
    pub lobby: bool,
    /// Whom the visitor has played with.
    pub met: &'o [String],
    /// How well the bots have played here.
    pub bots: &'o [(String, Standing)],
    /// What the visitor is told besides.
    pub notice: Option<String>,
}

impl OrderForm<'_> {
    /// Whether `value` of a field is chosen: as it was before, or else as is usual.
    fn is_chosen(&self, field: &str, value: &str, usually: bool) -> bool {
        self.was(field).map_or(usually, |before| before == value)
    }

    /// What a field held before.
    pub(crate) fn was(&self, field: &str) -> Option<&str> {
        let mut filled = self.filled.iter();
        filled.find(|(name, _)| name == field).map(|(_, value)| value.as_str())
    }
}

/// The page with the form.
pub fn order(preferences: &Preferences, form: &OrderForm<'_>) -> Markup {
    let title = form.title;
    let words = title.words(preferences.language);
    let profile = title.profile();
    let imprint = Imprint::from(form.printed);
    // The rules are told with the game's own drawings.
    let files = [format!("{}.css", profile.id), "order.css".to_owned(), "order.js".to_owned()];
    let heading = words.with("set-up-head", &[("game", profile.name.into())]);
    frame(
        preferences,
        &heading,
        &files,
        html! {
            main #main.order {
                form.card #order method="post" action="/tables" {
                    h1 { (heading) }
                    @if let Some(notice) = &form.notice { p.sentence role="alert" { (notice) } }
                    input type="hidden" name="game" value=(profile.id);
                    fieldset {
                        legend { (words.text("seats")) }
                        ol.seats {
                            @for seat in 0..profile.players().max().unwrap_or(2) {
                                (row(words, form, seat, profile.players().min().unwrap_or(2)))
                            }
                        }
                        p.quiet { (words.text("seats-hint")) }
                        (levels(preferences, words, form))
                        (asked(preferences.words(), form))
                    }
                    (variants(words, form))
                    fieldset {
                        legend { (words.text("rules-agreed")) }
                        (agreements(preferences, words, form))
                        (switches(words, form))
                        (choice_of_box(words, form))
                        (boxes::ours(words, &imprint, &boxes::From::Setup.page(profile.id, &imprint)))
                    }
                    (accord::drawn(preferences.words(), |field| form.was(field), true))
                    @if form.lobby { (listed(preferences.words(), form)) }
                    p.start { button.main { (words.text("start-table")) } }
                }
                (rules(words, form, &imprint))
            }
        },
    )
}

/// Who may find the table, if it has a seat for whoever comes.
pub(crate) fn listed(words: &Words, form: &OrderForm<'_>) -> Markup {
    let days = form.was("days").unwrap_or_default();
    html! {
        fieldset.listed {
            legend { (words.text("listed")) }
            p.agreement {
                label for="listed" { (words.text("listed-who")) }
                select id="listed" name="listed" {
                    option value="private" { (words.text("listed-private")) }
                    option value="public" selected[form.is_chosen("listed", "public", false)] {
                        (words.text("listed-public"))
                    }
                }
            }
            p.agreement.of-list {
                label for="days" { (words.text("listed-days")) }
                input id="days" name="days" type="number" min="1" max=(MOST_DAYS)
                    value=(days) placeholder=(USUAL_DAYS);
            }
        }
    }
}

/// The rules with the numbers of the chosen box. Where there are others, it is named, and those
/// of another can be asked for: what was filled in until then comes back with them.
fn rules(words: &Words, form: &OrderForm<'_>, imprint: &Imprint) -> Markup {
    let usual = form.title.profile().usual();
    let summary = form.title.summary_of(words.language(), form.printed, &usual);
    let named = [("name", boxes::name(words, imprint).into())];
    html! {
        @if !summary.0.is_empty() {
            section.card.rules #rules {
                h2 { (words.text("rules")) }
                p {
                    a href={ "/rules/" (form.title.profile().id) } { (words.text("rules-page")) }
                    @if form.title.lesson().is_some() {
                        " · " a href={ "/learn/" (form.title.profile().id) } { (words.text("lesson-link")) }
                    }
                }
                @if form.boxes.len() > 1 {
                    p.quiet {
                        (words.with("box-numbers", &named)) " "
                        button.plain form="order" formmethod="get" formnovalidate
                            formaction={ "/new/" (form.title.profile().id) } {
                            (words.text("box-others"))
                        }
                    }
                }
                (PreEscaped(summary.0))
            }
        }
    }
}

/// A seat: who sits there, by buttons, and what they are called if they are people; of the first
/// `least` none stays empty.
pub(crate) fn row(words: &Words, form: &OrderForm<'_>, seat: u8, least: u8) -> Markup {
    let number = seat + 1;
    let [field, name] = ["seat", "name"].map(|field| format!("{field}-{seat}"));
    let me = if seat == 0 { form.me } else { "" };
    let label = words.with("seat-number", &[("number", number.into())]);
    html! {
        li {
            span.number aria-hidden="true" { (number) }
            div.kinds role="radiogroup" aria-label=(label) {
                @for (kind, usually, said) in kinds(words, form.title, (seat, least)) {
                    label {
                        input type="radio" name=(field) value=(kind)
                            checked[form.is_chosen(&field, &kind, usually)];
                        span { (said) }
                    }
                }
            }
            input.called name=(name) maxlength="24" autocomplete="off"
                value=(form.was(&name).unwrap_or(me))
                placeholder=(words.with("player-number", &[("number", number.into())]))
                aria-label=(words.with("name-of-seat", &[("number", number.into())]));
        }
    }
}

/// Who may sit in a seat, whether that is usual, and in words.
fn kinds(words: &Words, title: &dyn Title, (seat, least): (u8, u8)) -> Vec<(String, bool, String)> {
    let bots = title.bots();
    let usual = title.usual_bot();
    let mut kinds = vec![("me".to_owned(), seat == 0, words.text("sitter-me"))];
    for bot in bots {
        let usually = seat > 0 && seat < least && bot == usual;
        kinds.push((format!("bot:{bot}"), usually, agreed::bot(words, bot)));
    }
    kinds.push(("open".to_owned(), false, words.text("sitter-open")));
    kinds.push(("here".to_owned(), false, words.text("sitter-here")));
    if seat >= least {
        kinds.push(("none".to_owned(), true, words.text("sitter-none")));
    }
    kinds
}

/// Whom the visitor has played with, to be asked to a seat.
pub(crate) fn asked(shared: &Words, form: &OrderForm<'_>) -> Markup {
    let was =
        |name: &String| form.filled.iter().any(|(field, value)| field == "invite" && value == name);
    html! {
        @if !form.met.is_empty() {
            fieldset.invited {
                legend { (shared.text("ask-people")) }
                @for name in form.met {
                    label { input type="checkbox" name="invite" value=(name) checked[was(name)]; " " (name) }
                }
                p.quiet { (shared.text("ask-people-about")) }
            }
        }
    }
}

/// How well each bot plays, and how long it thinks.
pub(crate) fn levels(preferences: &Preferences, words: &Words, form: &OrderForm<'_>) -> Markup {
    let title = form.title;
    let standing = |name: &str| form.bots.iter().find(|(level, _)| level == name);
    html! {
        details.levels {
            summary { (words.text("bots-head")) }
            ul {
                @for Level { name, time } in title.levels() {
                    @let seconds = time.as_millis().div_ceil(1000);
                    @let seconds = i64::try_from(seconds).unwrap_or(i64::MAX);
                    li {
                        b { (agreed::bot(words, name)) } ": "
                        (words.text(&format!("bot-{name}-about"))) " "
                        (words.with("bot-time", &[("seconds", seconds.into())]))
                        @if let Some((_, standing)) = standing(name) { " " (standing.told(preferences.words())) }
                    }
                }
            }
        }
    }
}

/// The variants, each with what it means; those for other numbers of players are hidden where
/// there is a script.
fn variants(words: &Words, form: &OrderForm<'_>) -> Markup {
    let profile = form.title.profile();
    let mut names: Vec<&str> = Vec::new();
    for name in profile.variants.iter().flat_map(|(_, names)| names.iter()) {
        if !names.contains(name) {
            names.push(name);
        }
    }
    // Where every number of players has variants of its own, none fits them all.
    let varies = profile.variants.windows(2).any(|pair| pair[0].1 != pair[1].1);
    let usual = if varies { "" } else { names.first().copied().unwrap_or_default() };
    html! {
        @if names.len() > 1 {
            fieldset.variants {
                legend { (words.text("variant")) }
                @if varies {
                    label.any {
                        input type="radio" name="variant" value=""
                            checked[form.is_chosen("variant", "", true)];
                        b { (words.text("variant-usual")) }
                    }
                }
                @for name in names {
                    label data-players=(fitting(profile, |names| names.contains(&name)))
                        data-usual=(fitting(profile, |names| names.first() == Some(&name))) {
                        input type="radio" name="variant" value=(name)
                            checked[form.is_chosen("variant", name, name == usual)];
                        b { (agreed::variant(words, name)) }
                        @if varies { span.quiet.players { (for_players(words, profile, name)) } }
                        @let about = format!("variant-{}-about", name.replace('+', "-"));
                        @if words.has(&about) { span.quiet { (words.text(&about)) } }
                    }
                }
            }
        }
    }
}

/// For how many players a variant is.
fn for_players(words: &Words, profile: &Profile, name: &str) -> String {
    let numbers = fitting(profile, |names| names.contains(&name));
    words.with("variant-players", &[("players", numbers.replace(' ', ", ").into())])
}

/// The numbers of players whose variants are such.
fn fitting(profile: &Profile, are: impl Fn(&[&str]) -> bool) -> String {
    let fitting = profile.variants.iter().filter(|(_, names)| are(names));
    fitting.map(|(players, _)| players.to_string()).collect::<Vec<_>>().join(" ")
}

/// What is agreed besides the rules.
pub(crate) fn agreements(preferences: &Preferences, words: &Words, form: &OrderForm<'_>) -> Markup {
    let was = |field: &str, value: &str| form.is_chosen(field, value, false);
    html! {
        @if form.title.has_aids() {
            p.agreement {
                label for="aids" { (words.text("aids")) }
                select id="aids" name="aids" {
                    option value="on" { (words.text("aids-on")) }
                    option value="off" selected[was("aids", "off")] { (words.text("aids-off")) }
                }
            }
            p.quiet {
                (words.text("aids-hint"))
                @for own in words.ids("aids-off-") { " " (words.text(own)) }
            }
        }
        p.agreement {
            label for="undo" { (words.text("undo-how")) }
            select id="undo" name="undo" {
                @for undo in UNDO {
                    option value=(undo) selected[was("undo", undo)] {
                        (preferences.words().text(&format!("undo-brief-{undo}")))
                    }
                }
            }
        }
        // The words for it fit no field: what is chosen is explained below it.
        @for undo in UNDO {
            p.quiet.means.undo-means data-of=(undo) { (accord::undo_told(preferences.words(), undo)) }
        }
    }
}

/// The rules that can be agreed upon; of many only the first is shown at once.
fn switches(words: &Words, form: &OrderForm<'_>) -> Markup {
    let all = form.title.profile().switches;
    let (first, others) = if is_many(all) { all.split_at(1) } else { (all, &[][..]) };
    let unusual = |switch: &Switch| {
        let chosen = form.was(&field(switch));
        chosen.is_some_and(|chosen| switch.values.first() != Some(&chosen))
    };
    html! {
        @for switch in first { (agreement(words, form, switch)) }
        @if !others.is_empty() {
            details.more open[others.iter().any(unusual)] {
                summary { (words.with("rules-one-by-one", &[("count", others.len().into())])) }
                @for switch in others { (agreement(words, form, switch)) }
            }
        }
    }
}

/// Whether there are too many to be told all at once.
pub(crate) const fn is_many(switches: &[Switch]) -> bool {
    switches.len() > MOST_SHOWN
}

fn field(switch: &Switch) -> String {
    format!("rule-{}", switch.name)
}

/// A rule that can be agreed upon, with a sentence about it if the game has one.
fn agreement(words: &Words, form: &OrderForm<'_>, switch: &Switch) -> Markup {
    let field = field(switch);
    let about = format!("{field}-about");
    html! {
        p.agreement {
            label for=(field) { (agreed::rule(words, switch.name)) }
            select id=(field) name=(field) {
                @for choice in switch.values {
                    option value=(choice) selected[form.is_chosen(&field, choice, false)] {
                        (agreed::value(words, switch.name, choice))
                    }
                }
            }
        }
        @if words.has(&about) { p.quiet { (rulings::linked(form.title, &words.text(&about))) } }
    }
}

/// Which box is played with, if there is a choice, and what the host wanted to offer.
fn choice_of_box(words: &Words, form: &OrderForm<'_>) -> Markup {
    let names = boxes::offered(words, form.boxes);
    html! {
        @if form.boxes.len() > 1 {
            p.agreement {
                label for="box" { (words.text("box")) }
                select #box name="box" {
                    @for (labelled, name) in form.boxes.iter().zip(names) {
                        @let hash = &labelled.imprint.hash;
                        option value=(hash) selected[form.is_chosen("box", hash, false)] { (name) }
                    }
                }
            }
            p.quiet { (words.text("box-hint")) }
        }
        (boxes::left_out(words, form.left_out))
    }
}
