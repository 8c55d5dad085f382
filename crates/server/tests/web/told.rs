//! What a table tells of how it ended, wherever it is told.

use crate::party::{Kept, Party};

/// Whoever gives up comes last whatever a bot makes of the seat, and the others move up.
#[tokio::test]
async fn who_gave_up_is_last_wherever_it_is_told() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "").await;
    party.do_say(2, "leave&sure=yes&bot=greedy").await;
    for seat in [0, 1] {
        party.do_say(seat, "stand-in&bot=random").await;
    }
    for _ in 0..3000 {
        if party.view(0).await["turn"] == "over" {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    let end = party.view(0).await["end"].clone();
    let scores: Vec<i64> = (0..3).map(|seat| end["scores"][seat].as_i64().unwrap()).collect();
    assert!(scores[2] > scores[0].max(scores[1]), "the bot came first: {end}");
    assert_eq!(end["places"][2], 3, "{end}");
    let first = usize::from(end["places"][1] == 1);
    let name = ["Anna", "Berta"][first];
    let page = party.page(0).await;
    assert!(page.contains(&format!("<b>{name}</b> wins")), "{page}");
    for (seat, place) in [(2, 3), (first, 1), (1 - first, 2)] {
        let told = format!("You: place {place} of 3");
        for path in ["/", "/me/tables"] {
            let list = party.people[seat].get(&party.house, path).await.text;
            assert!(list.contains(&told) && list.contains(name), "{path} of {seat}: {list}");
        }
    }
}
