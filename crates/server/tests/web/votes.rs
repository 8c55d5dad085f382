//! A friend who never answers freezes no table: votes end, and where there are no clocks they begin.

use serde_json::json;
use store::{Among, Kind};

use crate::house::Visitor;
use crate::party::{DAY, HOUR, Kept, MINUTE, Party, TODAY};

const VOTE: &str = "pace=turns&pace-days=1&then=vote";

/// The two seats besides this one.
fn others(seat: usize) -> [usize; 2] {
    [(seat + 1) % 3, (seat + 2) % 3]
}

/// Why a bot plays for somebody, by those entries that say so.
async fn stood_in(party: &Party) -> Vec<serde_json::Value> {
    party.all(Among::StoodIn).await.into_iter().map(|entry| entry.body["why"].clone()).collect()
}

/// What the latest entry says of whose time was over.
async fn latest_time_out(party: &Party) -> serde_json::Value {
    party.all(Among::TimedOut).await.last().unwrap().body["then"].clone()
}

/// Nobody votes: after as long as a turn takes the bot plays, on one of several nodes, once, also
/// after a restart. The panel says until when.
#[tokio::test]
async fn a_vote_of_nobody_ends_with_a_bot() {
    for kept in Kept::both() {
        let party = Party::meet(&kept, VOTE).await;
        let away = party.asked().await;
        party.wait(DAY).await;
        let page = party.page(others(away)[0]).await;
        assert!(page.contains("The vote ends") && page.contains("in 24 hours"), "{page}");
        assert!(page.contains("A tie, or no vote, means a bot."), "{page}");
        let voter = &party.people[others(away)[0]];
        let mine = voter.get(&party.house, "/me/tables?show=turn").await.text;
        assert!(mine.contains("24:00:00 left") || mine.contains("1 d 0 h left"), "{mine}");
        party.wait(DAY - 1).await;
        assert!(stood_in(&party).await.is_empty());
        let party = party.restart(&kept, 0).await;
        let second = kept.serve(&party.hands).await;
        party.pass(1).await;
        tokio::join!(party.house.state.look_after(), second.state.look_after());
        assert_eq!(party.until(Among::StoodIn, 1).await.len(), 1);
        assert_eq!(stood_in(&party).await, [json!("silence")]);
        assert!(party.page(others(away)[0]).await.contains("nobody voted in time"));
        assert_ne!(party.asked().await, away, "the game goes on");
    }
}

/// Whoever has voted decides, however few: for waiting only if more are for that.
#[tokio::test]
async fn those_who_have_voted_decide() {
    let kept = Kept::file();
    for (said, plays) in [("yes", true), ("no", false)] {
        let mut party = Party::meet(&kept, VOTE).await;
        let away = party.asked().await;
        party.wait(DAY).await;
        party.do_say(others(away)[0], &format!("vote&on={away}&yes={said}")).await;
        party.wait(DAY).await;
        assert_eq!(stood_in(&party).await.len(), usize::from(plays), "{said}");
        if plays {
            continue;
        }
        assert_eq!(latest_time_out(&party).await, json!("wait"));
        let page = party.page(others(away)[0]).await;
        assert!(
            page.contains("they wait once more") && !page.contains("Let a bot play<"),
            "{page}"
        );
        // Those who wait are asked again when another turn is over.
        party.wait(DAY - 1).await;
        assert_eq!(party.all(Among::TimedOut).await.len(), 2);
        party.wait(1).await;
        assert_eq!(latest_time_out(&party).await, json!("vote"));
        party.wait(DAY).await;
        assert_eq!(stood_in(&party).await, [json!("silence")], "nobody votes any more");
    }
    let mut party = Party::meet(&kept, VOTE).await;
    let away = party.asked().await;
    party.wait(DAY).await;
    for (other, yes) in others(away).into_iter().zip(["yes", "no"]) {
        party.do_say(other, &format!("vote&on={away}&yes={yes}")).await;
    }
    party.wait(DAY).await;
    assert_eq!(stood_in(&party).await, [json!("tie")], "a tie lets the game go on");
}

/// Who is voted about may come back as long as nothing is decided, and has a whole turn; a decision
/// of theirs says the same.
#[tokio::test]
async fn who_is_voted_about_ends_the_vote() {
    let kept = Kept::file();
    for returns in [true, false] {
        let mut party = Party::meet(&kept, VOTE).await;
        let away = party.asked().await;
        party.wait(DAY + HOUR).await;
        if returns {
            party.do_say(away, "return").await;
        } else {
            assert_eq!(party.play().await, away);
        }
        party.wait(DAY - 1).await;
        assert!(stood_in(&party).await.is_empty());
        assert_eq!(party.all(Among::TimedOut).await.len(), 1);
        let vote = format!("vote&on={away}&yes=yes");
        assert_eq!(party.refused(others(away)[0], &vote).await, "not-now");
    }
}

/// The nights of whom it is about do not count in a vote either, nor does a rest of the server; and
/// where a turn takes a minute there are five to vote.
#[tokio::test]
async fn the_clock_of_a_vote_is_one_like_others() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, VOTE).await;
    let away = party.asked().await;
    party.do_say(away, "nights&from=20:00&to=06:00&zone=0").await;
    // Fourteen hours of a day count: the turn ends at eight in the morning after two nights.
    party.wait(44 * HOUR).await;
    assert_eq!(latest_time_out(&party).await, json!("vote"));
    let party = party.restart(&kept, 10 * DAY).await;
    party.wait(34 * HOUR - 1).await;
    assert!(stood_in(&party).await.is_empty(), "it was night, and no server ran");
    party.wait(1).await;
    assert_eq!(stood_in(&party).await, [json!("silence")]);
    let live = "pace=live&pace-minutes=1&pace-reserve=0&then=vote";
    let party = Party::meet(&kept, live).await;
    party.wait(MINUTE).await;
    party.wait(5 * MINUTE - 1).await;
    assert!(stood_in(&party).await.is_empty());
    party.wait(1).await;
    assert_eq!(stood_in(&party).await, [json!("silence")]);
}

/// Where there are no clocks, the others are asked after seven days in which whoever is to decide
/// has done nothing, and have three.
#[tokio::test]
async fn without_clocks_the_others_vote_after_seven_days() {
    for kept in Kept::both() {
        let mut party = Party::meet(&kept, "").await;
        let away = party.asked().await;
        assert!(
            party.page(away).await.contains("whoever is to decide has done nothing for seven days")
        );
        party.wait(4 * DAY).await;
        // Whoever says something is there.
        party.do_say(away, "close").await;
        party.do_say(away, "keep").await;
        party.wait(7 * DAY - 1).await;
        assert!(party.all(Among::TimedOut).await.is_empty());
        let mut party = party.restart(&kept, 2 * DAY).await;
        assert!(party.all(Among::TimedOut).await.is_empty(), "no server ran");
        party.wait(DAY).await;
        let over = party.all(Among::TimedOut).await;
        assert_eq!(over.len(), 1);
        assert_eq!(
            (over[0].seat, &over[0].body["then"]),
            (u8::try_from(away).ok(), &json!("vote"))
        );
        let page = party.page(others(away)[0]).await;
        assert!(page.contains("has done nothing for seven days. Shall a bot play"), "{page}");
        assert!(page.contains("had done nothing for seven days: the others vote."), "in the log");
        assert!(party.page(away).await.contains("You have done nothing for seven days"));
        party.do_say(others(away)[0], &format!("vote&on={away}&yes=yes")).await;
        assert!(stood_in(&party).await.is_empty());
        party.wait(3 * DAY).await;
        assert_eq!(stood_in(&party).await, [json!("vote")]);
        party.do_say(away, "return").await;
    }
}

/// Who is alone with bots, or at one screen, has nobody to ask.
#[tokio::test]
async fn who_plays_alone_is_waited_for() {
    let kept = Kept::file();
    let party = Party::meet(&kept, "").await;
    let mut anna = Visitor::default();
    for rest in ["bot:greedy", "here"] {
        let form = format!("game=santiago-de-cuba&variant=open&seat-0=me&seat-1={rest}");
        let table = anna.fill(&party.house, "/tables", &form).await.table();
        party.wait(20 * DAY).await;
        party.wait(20 * DAY).await;
        let entries = party.house.store.entries(&table, 0).await.unwrap();
        let is_over = |kind| kind == Kind::Among(Among::TimedOut);
        assert!(!entries.iter().any(|entry| is_over(entry.kind)), "{rest}: {entries:?}");
        let due = party.house.store.due(TODAY + 50 * DAY, 10).await.unwrap();
        assert!(!due.contains(&table), "{rest}: it is not looked after again and again");
    }
}

/// Who has not acted for seven days, though they were asked, need not agree that the table closes.
#[tokio::test]
async fn who_never_answers_keeps_no_table_open() {
    for kept in Kept::both() {
        let mut party = Party::meet(&kept, "pace=turns&pace-days=30").await;
        let away = party.asked().await;
        let [one, two] = others(away);
        party.wait(6 * DAY).await;
        party.do_say(one, "close").await;
        party.do_say(two, "close").await;
        party.wait(DAY - 1).await;
        assert!(party.all(Kind::Closed).await.is_empty(), "it is their turn for six days");
        let names = ["Anna", "Berta", "Carlo"];
        let missing = format!("Yet to agree: {}.", names[away]);
        assert!(party.page(one).await.contains(&missing));
        party.wait(1).await;
        let closed = party.all(Kind::Closed).await;
        assert_eq!(closed.len(), 1);
        assert_eq!(closed[0].body, json!({"by": "all"}));
        assert!(party.page(one).await.contains("All together closed the table."));
    }
}

/// Who was not asked anything is asked first, however long they have not been there.
#[tokio::test]
async fn who_was_not_asked_has_seven_days_to_answer() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "pace=turns&pace-days=30").await;
    let asked = party.asked().await;
    party.wait(8 * DAY).await;
    party.do_say(asked, "close").await;
    assert!(party.all(Kind::Closed).await.is_empty());
    party.wait(5 * DAY).await;
    let [one, two] = others(asked);
    party.do_say(one, "nights&from=20:00&to=06:00&zone=0").await;
    party.wait(2 * DAY).await;
    party.do_say(two, "close").await;
    assert!(party.all(Kind::Closed).await.is_empty(), "one of them was here");
    party.wait(5 * DAY).await;
    assert_eq!(party.all(Kind::Closed).await.len(), 1);
}

/// Whose own time was over, and who has done nothing since, need not vote.
#[tokio::test]
async fn who_is_away_need_not_vote() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, VOTE).await;
    let away = party.asked().await;
    party.do_say(away, &format!("lend&to={}&yes=yes", others(away)[0])).await;
    party.wait(DAY).await;
    // Somebody else moves for them; then the next is away as well.
    while party.asked().await == away {
        let view = party.view(away).await;
        let (decision, path) = (&view["decision"], &view["choices"][0]);
        let wish = json!({"seat": away, "decision": decision, "path": path});
        let helper = party.people[others(away)[0]].clone();
        let acted = helper.act(&party.house, &party.table, &wish).await;
        assert_eq!(acted.status, axum::http::StatusCode::OK, "{acted:?}");
    }
    let next = party.asked().await;
    party.wait(DAY).await;
    let there = others(next).into_iter().find(|seat| *seat != away).unwrap();
    party.do_say(there, &format!("vote&on={next}&yes=yes")).await;
    assert_eq!(stood_in(&party).await, [json!("vote")], "one of one is more than half");
}
