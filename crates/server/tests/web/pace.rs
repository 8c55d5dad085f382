//! Clocks: what they count, what they do not, and what happens when they have run out.

use axum::http::StatusCode;
use serde_json::json;
use store::{Among, Kind};

use crate::company::{somebody, together};
use crate::house::House;
use crate::party::{DAY, HOUR, Kept, MINUTE, Party};

/// How much time a seat has left, in milliseconds: of its turn, and for the whole game.
async fn left(party: &Party, seat: usize) -> (i64, i64) {
    let person = party.view(0).await["people"][seat].clone();
    (person["time"].as_i64().unwrap(), person["reserve"].as_i64().unwrap())
}

/// A bot plays the turn of whoever did not come, and they go on themselves.
#[tokio::test]
async fn a_bot_plays_the_turn_of_who_did_not_come() {
    for kept in Kept::both() {
        let party = Party::meet(&kept, "pace=turns&pace-days=2&then=turn").await;
        let away = party.asked().await;
        party.wait(2 * DAY - 1000).await;
        assert_eq!(left(&party, away).await, (1000, 0));
        assert!(party.all(Among::TimedOut).await.is_empty());
        party.wait(1000).await;
        let over = party.all(Among::TimedOut).await;
        assert_eq!(over.len(), 1);
        assert_eq!(over[0].seat, u8::try_from(away).ok());
        assert_ne!(party.asked().await, away, "a bot has moved");
        assert_eq!(party.view(0).await["people"][away]["bot"], json!(null), "for this turn only");
        assert!(party.page(away).await.contains("a bot plays this turn."), "in the log");
        for _ in 0..2 {
            party.play().await;
        }
        assert_eq!(party.all(Among::TimedOut).await.len(), 1);
    }
}

/// Of two nodes one lets the time run out, once, also if the other has died.
#[tokio::test]
async fn of_several_nodes_one_lets_the_time_run_out() {
    let [_, kept] = Kept::both();
    let party = Party::meet(&kept, "pace=turns&pace-days=1&then=bot").await;
    let away = party.asked().await;
    let [one, two] = [kept.serve(&party.hands).await, kept.serve(&party.hands).await];
    party.pass(DAY).await;
    tokio::join!(one.state.look_after(), two.state.look_after(), party.house.state.look_after());
    assert_eq!(party.until(Among::TimedOut, 1).await.len(), 1);
    party.settled().await;
    let party = party.restart(&kept, 0).await;
    drop(one);
    let next = party.asked().await;
    assert_ne!(next, away, "a bot plays until they return");
    party.pass(DAY).await;
    two.state.look_after().await;
    let over = party.until(Among::TimedOut, 2).await;
    let seats: Vec<Option<u8>> = over.iter().map(|entry| entry.seat).collect();
    assert_eq!(seats, [away, next].map(|seat| u8::try_from(seat).ok()));
}

/// While no server runs, clocks stand still; what was left is still left.
#[tokio::test]
async fn clocks_stand_still_while_no_server_runs() {
    for kept in Kept::both() {
        let party = Party::meet(&kept, "pace=turns&pace-days=2").await;
        let asked = party.asked().await;
        party.wait(DAY).await;
        let mut party = party;
        for _ in 0..2 {
            party = party.restart(&kept, 5 * DAY).await;
            party.wait(0).await;
            assert!(party.all(Among::TimedOut).await.is_empty());
            assert_eq!(left(&party, asked).await, (DAY, 0));
        }
        assert_eq!(party.all(Among::Slept).await.len(), 2, "it is written down");
        party.wait(DAY - 1).await;
        assert!(party.all(Among::TimedOut).await.is_empty());
        party.wait(1).await;
        assert_eq!(party.all(Among::TimedOut).await.len(), 1);
    }
}

/// Where a turn takes minutes, the seconds in which the server is started anew count as well:
/// nobody's time goes on, or is over, meanwhile.
#[tokio::test]
async fn a_short_rest_of_the_server_costs_no_time() {
    const SECOND: i64 = 1000;
    for kept in Kept::both() {
        let party = Party::meet(&kept, "pace=live&pace-minutes=1&pace-reserve=0&then=bot").await;
        let asked = party.asked().await;
        party.wait(45 * SECOND).await;
        let mut party = party;
        for _ in 0..2 {
            party = party.restart(&kept, 14 * SECOND).await;
            assert_eq!(
                left(&party, asked).await.0,
                15 * SECOND,
                "also if nobody has done anything"
            );
            assert!(party.all(Among::TimedOut).await.is_empty());
        }
        assert_eq!(party.all(Among::Slept).await.len(), 2, "it is written down");
        party.wait(15 * SECOND - 1).await;
        assert!(party.all(Among::TimedOut).await.is_empty());
        party.wait(1).await;
        assert_eq!(party.all(Among::TimedOut).await.len(), 1);
    }
}

/// Where a turn takes days it is not worth an entry.
#[tokio::test]
async fn a_short_rest_is_not_told_where_turns_take_days() {
    let kept = Kept::file();
    let party = Party::meet(&kept, "pace=turns&pace-days=1").await;
    let party = party.restart(&kept, MINUTE / 3).await;
    assert!(party.all(Among::Slept).await.is_empty());
}

/// A table to which nobody comes ends itself, whatever bots have played there for them.
#[tokio::test]
async fn bots_that_play_for_others_keep_no_table_from_its_end() {
    let kept = Kept::file();
    let party = Party::meet(&kept, "pace=turns&pace-days=1&then=turn&abandoned=7").await;
    for day in 1..7 {
        party.wait(DAY).await;
        assert_eq!(party.until(Among::TimedOut, day).await.len(), day);
        party.settled().await;
        assert!(party.all(Kind::Closed).await.is_empty(), "after {day} days");
    }
    party.wait(2 * DAY).await;
    let closed = party.until(Kind::Closed, 1).await;
    assert_eq!(closed[0].body, json!({"by": "nobody"}));
}

/// Where nobody is there any more bots do not play the game to its end before anybody returns.
#[tokio::test]
async fn bots_wait_when_nobody_is_there() {
    for kept in Kept::both() {
        let mut party = Party::meet(&kept, "pace=turns&pace-days=1&then=bot").await;
        let mut away = Vec::new();
        for _ in 0..3 {
            away.push(party.asked().await);
            party.wait(DAY).await;
            assert_eq!(party.until(Among::TimedOut, away.len()).await.len(), away.len());
        }
        let before = party.house.entries(&party.table).await;
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        assert_eq!(party.house.entries(&party.table).await, before, "nothing goes on");
        assert!(party.page(0).await.contains("the bots wait until somebody plays again"));
        party = party.restart(&kept, 0).await;
        assert_eq!(party.house.entries(&party.table).await, before);
        party.do_say(away[2], "return").await;
        assert_eq!(party.asked().await, away[2], "whose turn it still is");
        party.play().await;
        assert_eq!(party.asked().await, away[2], "bots play for the others again");
    }
}

/// Two friends who both let a bot play for a while find their game where they left it.
#[tokio::test]
async fn bots_wait_where_all_let_one_play() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "").await;
    let first = party.asked().await;
    let people = [first, (first + 1) % 3, (first + 2) % 3];
    for seat in &people[..2] {
        party.do_say(*seat, "stand-in&bot=greedy").await;
    }
    assert_eq!(party.asked().await, people[2], "who is there goes on playing with the bots");
    party.do_say(people[2], "stand-in&bot=greedy").await;
    let before = party.house.entries(&party.table).await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert_eq!(party.house.entries(&party.table).await, before, "nothing goes on");
    let listed = async |party: &Party, seat: usize| {
        let lists = ["/", "/me/tables"].map(|page| party.people[seat].get(&party.house, page));
        let [home, mine] = lists;
        [home.await.text, mine.await.text]
            .map(|page| page.contains("Nobody is there: the bots wait"))
    };
    for seat in 0..3 {
        let page = party.page(seat).await;
        assert!(page.contains("the bots wait until somebody plays again"), "{page}");
        assert_eq!(listed(&party, seat).await, [true; 2]);
    }
    party.do_say(people[2], "return").await;
    assert_eq!(party.asked().await, people[2]);
    assert_eq!(listed(&party, people[0]).await, [false; 2]);
}

/// Nights of one's own do not count, wherever one lives.
#[tokio::test]
async fn nights_of_one_s_own_do_not_count() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "pace=turns&pace-days=1").await;
    let asked = party.asked().await;
    // Ten hours from eight in the evening, an hour east of Greenwich: it is noon there now.
    party.do_say(asked, "nights&from=20:00&to=06:00&zone=60").await;
    party.do_say(asked, "nights&from=20:00&to=06:00&zone=60").await;
    assert_eq!(party.all(Among::Nights).await.len(), 1);
    party.wait(7 * HOUR).await;
    assert_eq!(left(&party, asked).await, (17 * HOUR, 0));
    party.wait(10 * HOUR).await;
    assert_eq!(left(&party, asked).await, (17 * HOUR, 0), "it was night");
    party.wait(14 * HOUR).await;
    party.wait(10 * HOUR + 3 * HOUR - 1).await;
    assert!(party.all(Among::TimedOut).await.is_empty());
    assert!(party.page(asked).await.contains("from 19:00 to 05:00 UTC"));
    party.wait(1).await;
    assert_eq!(party.all(Among::TimedOut).await.len(), 1);
}

/// Hours that cannot be come back with a sentence.
#[tokio::test]
async fn hours_that_cannot_be_come_back_to_be_mended() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "pace=turns&pace-days=1").await;
    let page = party.say(0, "nights&from=21:00&to=20:00&zone=60").await;
    assert_eq!(page.status, StatusCode::BAD_REQUEST);
    for told in ["lasts twelve hours at most", "value=\"21:00\"", "value=\"20:00\"", "together"] {
        assert!(page.text.contains(told), "{told}: {}", page.text);
    }
    assert!(party.all(Among::Nights).await.is_empty());
}

/// Nobody stops their clock by other hours whenever it runs out, and where minutes count nobody
/// sleeps at all.
#[tokio::test]
async fn nights_said_again_in_the_middle_of_a_turn_hold_from_the_next() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "pace=turns&pace-days=1").await;
    let asked = party.asked().await;
    party.do_say(asked, "nights&from=20:00&to=06:00&zone=0").await;
    party.wait(8 * HOUR).await;
    party.do_say(asked, "nights&from=06:00&to=18:00&zone=0").await;
    assert!(party.page(asked).await.contains("from 06:00 to 18:00 UTC"));
    // Until six the hours of before hold, and then none: fourteen hours.
    party.wait(10 * HOUR + 14 * HOUR).await;
    assert_eq!(left(&party, asked).await, (2 * HOUR, 0));
    let mut party = Party::meet(&kept, "pace=live&pace-minutes=1").await;
    let asked = party.asked().await;
    party.refused(asked, "nights&from=10:00&to=14:00&zone=0").await;
    assert!(!party.page(asked).await.contains("name=\"zone\""));
}

/// What a turn takes too long is taken from what there is for the whole game.
#[tokio::test]
async fn what_takes_too_long_is_taken_from_the_reserve() {
    let kept = Kept::file();
    let party = Party::meet(&kept, "pace=live&pace-minutes=2&pace-reserve=10&then=bot").await;
    let asked = party.asked().await;
    party.wait(5 * MINUTE).await;
    assert_eq!(left(&party, asked).await, (0, 7 * MINUTE));
    let page = party.page(asked).await;
    assert!(page.contains("data-left=\"0\" data-more=\"420000\""), "{page}");
    assert!(page.contains("clocks.js") && page.contains("7:00"), "readable without it");
    while party.play().await == asked && party.asked().await == asked {}
    assert_eq!(left(&party, asked).await, (2 * MINUTE, 7 * MINUTE));
    while party.asked().await != asked {
        party.play().await;
    }
    party.wait(9 * MINUTE - 1).await;
    assert!(party.all(Among::TimedOut).await.is_empty());
    party.wait(1).await;
    assert_eq!(party.all(Among::TimedOut).await.len(), 1);
    assert_eq!(party.view(0).await["people"][asked]["until"], "return");
    let plain = Party::meet(&kept, "").await;
    let page = plain.page(0).await;
    assert!(!page.contains("clocks.js") && !page.contains("class=\"clock\""));
}

/// More than half of those who are still there decide; who has left is not asked.
#[tokio::test]
async fn the_others_vote_on_a_seat_whose_time_is_over() {
    for kept in Kept::both() {
        let mut party = Party::meet(&kept, "pace=turns&pace-days=1&then=vote").await;
        let away = party.asked().await;
        let others: Vec<usize> = (0..3).filter(|seat| *seat != away).collect();
        assert_eq!(party.refused(others[0], &format!("vote&on={away}&yes=yes")).await, "not-now");
        party.wait(DAY).await;
        party.wait(DAY - 1).await;
        assert_eq!(party.all(Among::TimedOut).await.len(), 1, "they are asked once");
        assert!(party.page(others[0]).await.contains("Shall a bot play until they return?"));
        assert_eq!(party.refused(away, &format!("vote&on={away}&yes=yes")).await, "not-now");
        party.do_say(others[0], &format!("vote&on={away}&yes=no")).await;
        party.do_say(others[0], &format!("vote&on={away}&yes=yes")).await;
        party.do_say(others[0], &format!("vote&on={away}&yes=yes")).await;
        assert_eq!(party.all(Among::Voted).await.len(), 2);
        assert!(party.all(Among::StoodIn).await.is_empty(), "one of two is not more than half");
        // One gives up: the other is all who are left, and has said yes.
        party.do_say(others[1], "leave&sure=yes").await;
        assert_eq!(party.refused(others[1], &format!("vote&on={away}&yes=no")).await, "not-now");
        assert_eq!(party.all(Among::StoodIn).await.len(), 1);
        assert_eq!(party.asked().await, others[0], "bots play for the others");
        party.do_say(away, "return").await;
        for _ in 0..6 {
            party.play().await;
        }
    }
}

/// Who is away passes where the rules allow it.
#[tokio::test]
async fn who_is_away_passes_where_the_rules_allow_it() {
    let kept = Kept::file();
    let party =
        Party::meet(&kept, "game=18cuba&variant=short&pace=turns&pace-days=1&then=pass").await;
    let mut passed = 0;
    for _ in 0..12 {
        let seat = party.asked().await;
        let view = party.view(seat).await;
        let may = view["choices"].as_array().unwrap().contains(&json!("pass"));
        let before = party.all(Kind::Move).await.len();
        party.wait(DAY).await;
        party.settled().await;
        let first = party.all(Kind::Move).await[before].clone();
        assert_eq!(first.seat, u8::try_from(seat).ok(), "somebody decides for them");
        if may {
            assert_eq!(first.body, json!({"pass": {}}));
            passed += 1;
        }
    }
    assert!(passed > 0, "{passed}");
}

/// Whoever comes too late is told so, and who comes in time is not harmed by what was due.
#[tokio::test]
async fn who_is_late_is_told_so() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "pace=turns&pace-days=1&then=bot").await;
    let away = party.asked().await;
    let question = party.view(away).await["decision"].clone();
    party.wait(DAY).await;
    let late = party.try_move(away, &question).await;
    assert_eq!((late.status, &late.json()["code"]), (StatusCode::CONFLICT, &json!("bot-plays")));
    assert!(party.page(away).await.contains("A bot plays for "));
    party.do_say(away, "return").await;
    let clock = left(&party, away).await;
    assert!(clock.0 >= DAY - 1000, "{clock:?}");
}

/// Hours that somebody has said on their own page hold at the tables to come that count days.
#[tokio::test]
async fn one_s_own_nights_hold_at_new_tables() {
    let house = House::open().await;
    let (mut anna, mut berta) = (somebody(&house, "Anna").await, somebody(&house, "Berta").await);
    for bad in ["from=23:00&to=07:00", "from=25:00&to=07:00&zone=0", "from=1:00&to=1:00&zone=0"] {
        assert_eq!(anna.fill(&house, "/me/night", bad).await.status, StatusCode::BAD_REQUEST);
    }
    for (bad, kept) in [
        (
            "from=00:00&to=23:59&zone=60",
            ["value=\"00:00\"", "value=\"23:59\"", "value=\"60\" selected"],
        ),
        ("from=&to=06:30&zone=0", ["value=\"\"", "value=\"06:30\"", "value=\"0\" selected"]),
        ("from=22:00&to=06:00&zone=7", ["value=\"22:00\"", "value=\"06:00\"", "UTC+1"]),
    ] {
        let page = anna.fill(&house, "/me/night", bad).await;
        assert_eq!(page.status, StatusCode::BAD_REQUEST, "{bad}");
        assert!(page.text.contains("lasts twelve hours at most"), "{bad}: {}", page.text);
        for field in kept {
            assert!(page.text.contains(field), "{bad}, {field}: {}", page.text);
        }
    }
    let said = anna.fill(&house, "/me/night", "from=23:00&to=07:00&zone=120").await;
    assert_eq!(said.location.as_deref(), Some("/me"));
    assert!(anna.get(&house, "/me").await.text.contains("from 21:00 to 05:00 UTC"));
    for (agreed, nights) in [("pace=turns&pace-days=1", 1), ("pace=live", 0), ("", 0)] {
        let table = together(&house, (&mut anna, &mut berta), agreed).await;
        let entries = house.store.entries(&table, 0).await.unwrap();
        let said = entries.iter().filter(|entry| entry.kind == Kind::Among(Among::Nights));
        let said: Vec<_> = said.map(|entry| entry.seat).collect();
        assert_eq!(said, vec![Some(0); nights], "{agreed}");
    }
    anna.fill(&house, "/me/night", "").await;
    let table = together(&house, (&mut anna, &mut berta), "pace=turns").await;
    let entries = house.store.entries(&table, 0).await.unwrap();
    assert!(entries.iter().all(|entry| entry.kind != Kind::Among(Among::Nights)));
}

/// What happens when time is over is chosen at set-up among five, and told to everybody, people and
/// programs.
#[tokio::test]
async fn what_a_time_out_does_is_chosen_at_set_up_and_told() {
    let kept = Kept::file();
    for (then, told) in [
        ("turn", "a bot plays this turn"),
        ("bot", "a bot plays until they return"),
        ("pass", "they pass; a bot plays where the rules forbid that"),
        ("vote", "the others vote whether a bot plays on"),
        ("offer", "a bot plays on, and somebody else may take the seat"),
    ] {
        let party = Party::meet(&kept, &format!("pace=turns&pace-days=2&then={then}")).await;
        let form = party.people[0].get(&party.house, "/new/santiago-de-cuba").await.text;
        assert!(form.contains(&format!("<option value=\"{then}\"")), "{form}");
        let agreed = party.view(1).await["agreed"].clone();
        assert_eq!((&agreed["then"], &agreed["turn"]), (&json!(then), &json!(2 * DAY)));
        assert!(party.page(2).await.contains(&format!("When the time is over: {told}")));
        party.wait(2 * DAY).await;
        let over = party.all(Among::TimedOut).await;
        assert_eq!(over[0].body["then"], json!(then), "and it is what happens");
    }
}

/// The panel of a player: what stands from their name to the next panel.
pub(crate) fn panel(page: &str, seat: usize) -> &str {
    let start = page.find("<section class=\"panel").unwrap();
    let own = page[start..].find(&format!("data-seat=\"{seat}\"")).unwrap() + start;
    &page[own..own + page[own..].find("</section>").unwrap()]
}

/// Everybody's clock stands with their name. Whose goes is marked, and who is short of time; at
/// night it is marked as standing still, and nothing else is.
#[tokio::test]
async fn everybody_s_clock_stands_with_their_name() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "pace=turns&pace-days=2").await;
    let asked = party.asked().await;
    party.do_say(asked, "nights&from=20:00&to=06:00&zone=0").await;
    let marked = |page: &str, mark: &str| {
        (0..3).filter(|seat| panel(page, *seat).contains(mark)).collect::<Vec<_>>()
    };
    let page = party.page(0).await;
    for seat in 0..3 {
        assert!(panel(&page, seat).contains("<time data-left=\"172800000\""), "{seat}: {page}");
    }
    assert_eq!(marked(&page, "data-goes"), [asked]);
    assert_eq!(marked(&page, "data-rests"), [0; 0]);
    // Eight hours from now its owner sleeps for ten.
    assert!(panel(&page, asked).contains("data-night=\"28800000 64800000\""), "{page}");
    party.pass(9 * HOUR).await;
    let page = party.page(0).await;
    assert_eq!(marked(&page, "data-rests"), [asked]);
    assert!(panel(&page, asked).contains("at night the clock stands still"));
    assert_eq!(marked(&page, "data-short"), [0; 0]);
    // Forty hours have passed of which twenty were night.
    party.pass(39 * HOUR).await;
    assert_eq!(left(&party, asked).await, (20 * HOUR, 0));
    party.pass(26 * HOUR).await;
    let page = party.page(0).await;
    assert_eq!(marked(&page, "data-short"), [asked], "{page}");
}

/// Whoever comes home reads how much time is left, whoever is asked.
#[tokio::test]
async fn the_home_page_tells_how_much_time_is_left() {
    let kept = Kept::file();
    let party = Party::meet(&kept, "pace=turns&pace-days=3").await;
    let asked = party.asked().await;
    for (passed, left) in [(0, "3 d 0 h left"), (DAY - 1, "2 d 1 h left"), (1, "2 d 0 h left")] {
        party.pass(passed).await;
        for seat in [asked, (asked + 1) % 3] {
            let home = party.people[seat].get(&party.house, "/").await.text;
            assert!(home.contains(left), "{left}: {home}");
        }
    }
}
