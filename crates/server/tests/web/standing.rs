//! Where a bot plays for somebody that is told wherever their name stands.

use crate::pace::panel;
use crate::party::{DAY, Kept, Party};

const NAMES: [&str; 3] = ["Anna", "Berta", "Carlo"];

/// Whether everything that names whoever sits in a seat says this of them: the panel, what the
/// table is about, all tables of the other, and their home page.
async fn tells(party: &Party, (seat, other): (usize, usize), said: &str) -> [bool; 4] {
    let sign = format!("role=\"img\" aria-label=\"{said}\" title=\"{said}\"");
    let page = party.page(other).await;
    let info = page.split("data-region=\"info\"").nth(1).unwrap();
    let list = async |at: &str| party.people[other].get(&party.house, at).await.text;
    let [tables, home] = [list("/me/tables").await, list("/").await];
    [panel(&page, seat), info, &tables, &home].map(|part| part.contains(&sign))
}

/// Until they return, for good, and while somebody else may have the seat.
#[tokio::test]
async fn a_sign_says_for_how_long_a_bot_plays() {
    let kept = Kept::file();
    for (says, agreed, told) in [
        ("stand-in&bot=greedy", "", "A bot plays for NAME until they return"),
        ("leave&sure=yes&bot=greedy", "", "NAME has given up; a bot plays on"),
        ("", "then=offer", "A bot plays for NAME; somebody else may take the seat"),
    ] {
        let mut party = Party::meet(&kept, &format!("pace=turns&pace-days=2&{agreed}")).await;
        let away = party.asked().await;
        let told = told.replace("NAME", NAMES[away]);
        let seats = (away, (away + 1) % 3);
        assert_eq!(tells(&party, seats, &told).await, [false; 4], "{told}");
        if says.is_empty() {
            party.wait(2 * DAY).await;
        } else {
            party.do_say(away, says).await;
        }
        party.settled().await;
        assert_eq!(tells(&party, seats, &told).await, [true; 4], "{told}");
        let tables = party.people[seats.1].get(&party.house, "/me/tables").await.text;
        assert!(!tables.contains(&format!("Waiting for {}", NAMES[away])), "{tables}");
    }
}

/// What the bot decided stays marked in the log when they are back; what they decide is theirs.
#[tokio::test]
async fn the_log_tells_what_a_bot_decided_for_somebody() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "").await;
    let away = party.play().await;
    let told = format!("A bot decided for {}", NAMES[away]);
    let count = async |party: &Party| {
        let page = party.page(away).await;
        page.matches(&format!("title=\"{told}\"")).count()
    };
    while party.asked().await != away {
        party.play().await;
    }
    assert_eq!(count(&party).await, 0);
    party.do_say(away, "stand-in&bot=greedy").await;
    party.settled().await;
    let marked = count(&party).await;
    assert!(marked > 0);
    party.do_say(away, "return").await;
    let mut party = party.restart(&kept, 1000).await;
    while party.play().await != away {}
    assert_eq!(count(&party).await, marked);
    let sign = format!("title=\"A bot plays for {} until they return\"", NAMES[away]);
    assert!(!party.page(away).await.contains(&sign));
    party.do_say(away, "stand-in&bot=greedy").await;
    assert!(party.page(away).await.contains(&sign));
}

/// Whoever lets a bot play is not asked at home to decide: they are told whom the table waits for.
#[tokio::test]
async fn whoever_lets_a_bot_play_is_told_of_it_and_not_asked() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "").await;
    let away = party.asked().await;
    let said = async |party: &Party| {
        let home = party.people[away].get(&party.house, "/").await.text;
        let table = home.split("href=\"/tables/").nth(1).unwrap_or_default().to_owned();
        let state = table.split("class=\"state\">").nth(1).unwrap_or_default();
        state.split('<').next().unwrap_or_default().to_owned()
    };
    party.do_say(away, "stand-in&bot=greedy").await;
    let asked = party.asked().await;
    let state = said(&party).await;
    assert!(state.starts_with(NAMES[asked]), "{state}");
}
