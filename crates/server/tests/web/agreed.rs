//! What is agreed before a game, as the set-up offers it and the table tells it.

use locale::Language;

use crate::house::{House, Visitor};

/// What the page of a table set up so says was agreed, line by line.
async fn agreed(house: &House, form: &str) -> Vec<String> {
    let page = page(house, form).await;
    let (_, list) = page.split_once("<ul class=\"agreed\">").expect("it is listed");
    let (list, _) = list.split_once("</ul>").expect("it ends");
    let lines = list.split("<li>").skip(1).map(|line| line.trim_end_matches("</li>").to_owned());
    lines.collect()
}

async fn page(house: &House, form: &str) -> String {
    let mut anna = Visitor::default();
    let table = anna.fill(house, "/tables", &format!("seat-0=me&seat-1=open&{form}")).await.table();
    anna.get(house, &format!("/tables/{table}")).await.text
}

/// Switches are told in the order in which they are offered: what is chosen for all comes
/// before what overrides it.
#[tokio::test]
async fn what_was_agreed_is_told_in_the_order_of_the_set_up() {
    let house = House::open().await;
    let form = "game=18cuba&rule-price-3n=180&rule-bankruptcy=stays&rule-rulings=german";
    let lines = agreed(&house, form).await;
    assert_eq!(
        lines[1..4],
        [
            "Where the German and the English rules differ: the German rules hold",
            "What a bankrupt director has added: stays in the company",
            "A 3n train costs: the higher of its two printed prices",
        ]
    );
}

/// What cannot come up is left out.
#[tokio::test]
async fn what_settles_nothing_is_not_told() {
    let house = House::open().await;
    let told = async |form: &str| agreed(&house, &format!("game=cuba&{form}")).await.join("\n");
    let own = told("variant=individual&rule-warehouse-counts=no").await;
    let ours = ["The plantations are: dealt by lot", "The tax on buildings, without any building:"];
    assert!(ours.iter().all(|line| own.contains(line)), "{own}");
    let common = told("variant=common").await;
    assert!(ours.iter().all(|line| !common.contains(line)), "{common}");
}

/// "The rules in short" of a table are those that it plays by.
#[tokio::test]
async fn the_rules_in_short_are_those_of_the_table() {
    let house = House::open().await;
    let usual = page(&house, "game=cube-express").await;
    assert!(usual.contains("for each rail that joins;"), "{usual}");
    let other = page(&house, "game=cube-express&rule-crossing-pays=printed").await;
    assert!(other.contains("for each printed rail;"), "{other}");
    let set_up = Visitor::default().get(&house, "/new/cube-express").await.text;
    assert!(set_up.contains("for each rail that joins;"), "{set_up}");
}

/// Every variant says what it means, and for how many players it is where that differs.
#[tokio::test]
async fn variants_say_what_they_mean() {
    let house = House::open().await;
    let page = Visitor::default().get(&house, "/new/18cuba").await.text;
    for (value, fits, usual) in
        [("long", "2 3", "2"), ("short", "3", "3"), ("standard", "4 5 6", "4 5 6")]
    {
        let label = format!("<label data-players=\"{fits}\" data-usual=\"{usual}\">");
        let option =
            page.split(&label).find(|option| option.contains(&format!("value=\"{value}\"")));
        let said = format!("For {} players.", fits.replace(' ', ", "));
        assert!(option.is_some_and(|option| option.contains(&said)), "{value}: {page}");
    }
    let words = catalog::find("18cuba").unwrap().words(Language::En);
    assert!(page.contains(&words.text("variant-long-about")), "{page}");
    let page = Visitor::default().get(&house, "/new/cuba").await.text;
    assert!(page.contains("value=\"individual\" checked"), "{page}");
    assert!(!page.contains("For 2, 3, 4, 5 players"), "they are the same for all: {page}");
}

/// Who plays by a text sees at the table what that means, rule by rule.
#[tokio::test]
async fn a_table_tells_every_rule_as_it_holds() {
    let house = House::open().await;
    let words = catalog::find("18cuba").unwrap().words(Language::En);
    for (text, sale, rental) in [
        ("recommended", "forbidden", "step"),
        ("german", "allowed", "use"),
        ("english", "forbidden", "round"),
    ] {
        let form = format!("game=18cuba&seat-0=me&seat-1=here&rule-rulings={text}");
        let page = page(&house, &form).await;
        for (switch, value) in [("early-sale", sale), ("rental", rental)] {
            let value = words.text(&format!("rule-{switch}-{value}"));
            let line = format!("<li>{}: {value}</li>", words.text(&format!("rule-{switch}")));
            assert!(page.contains(&line), "{text}: {line}");
        }
    }
}
