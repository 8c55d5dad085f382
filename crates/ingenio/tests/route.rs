//! `ingenio route` as scripts see it.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{
    fs,
    path::PathBuf,
    process::{Command, Output},
};

use serde_json::{Value, json};

/// A file of its own for each test.
fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).unwrap();
    path
}

fn route(arguments: &[&str], files: &[PathBuf]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ingenio"))
        .arg("route")
        .args(arguments)
        .args(files)
        .output()
        .unwrap()
}

fn lines(output: &Output) -> Vec<Value> {
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The example of the contract.
fn example() -> Value {
    json!({
        "players": 4, "variant": "standard", "phase": 5,
        "tiles": [
            {"hex": "E22", "tile": "6", "rotation": 4},
            {"hex": "E24", "tile": "208", "rotation": 1},
            {"hex": "F25", "tile": "IR26", "rotation": 2},
            {"hex": "F23", "tile": "8", "rotation": 5},
            {"hex": "G24", "tile": "622", "rotation": 0},
            {"hex": "G26", "tile": "L72", "rotation": 0},
            {"hex": "F21", "tile": "L72", "rotation": 2}
        ],
        "tokens": [
            {"hex": "G26", "company": "CO"}, {"hex": "G26", "company": "SdC"},
            {"hex": "F21", "company": "DQ"}, {"hex": "E22", "company": "TSS"},
            {"hex": "G24", "company": "SdC"}, {"hex": "G24", "company": "FC"}
        ],
        "cubes": {"CO": 3, "DQ": 2},
        "run": {"company": "SdC", "trains": ["4"], "wagons": ["2"], "rent": 0, "sugar": true}
    })
}

/// The example with the value at `pointer` replaced; `-` appends, null removes a field.
fn changed(pointer: &str, value: Value) -> Value {
    let mut position = example();
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    match position.pointer_mut(parent).unwrap() {
        Value::Array(list) if key == "-" => list.push(value),
        Value::Array(list) => list[key.parse::<usize>().unwrap()] = value,
        Value::Object(map) if value.is_null() => drop(map.remove(key)),
        Value::Object(map) => drop(map.insert(key.to_owned(), value)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            panic!("{pointer} is not in the example")
        }
    }
    position
}

#[test]
fn the_example_of_the_contract_is_answered() {
    let output = route(&["--json"], &[file("example.json", &example().to_string())]);
    assert_eq!(output.status.code(), Some(0));
    let [answer] = lines(&output).try_into().unwrap();
    assert_eq!(answer["revenue"], 220);
    assert!(answer["micros"].is_u64());
    let [route] = answer["routes"].as_array().unwrap().clone().try_into().unwrap();
    assert_eq!(route["train"], "4");
    assert_eq!(route["wagon"], "2");
    assert_eq!(route["revenue"], 220);
    let values = route["stops"].as_array().unwrap().iter().map(|stop| stop["value"].as_u64());
    assert_eq!(values.flatten().sum::<u64>(), 160);
    let cubes = route["cubes"].as_object().unwrap().values().filter_map(Value::as_u64).sum::<u64>();
    assert_eq!(cubes, 2);
    let ends = [&route["path"][0], route["path"].as_array().unwrap().last().unwrap()];
    assert!(ends.contains(&&route["harbour"]));
    assert_eq!(route["rentals"], json!([]));
    let keys: Vec<_> = route.as_object().unwrap().keys().map(String::as_str).collect();
    for key in ["train", "wagon", "path", "stops", "cubes", "harbour", "rentals", "revenue"] {
        assert!(keys.contains(&key), "{key}");
    }
}

#[test]
fn without_sugar_nothing_is_delivered() {
    let position = changed("/run/sugar", json!(false));
    let output = route(&["--json"], &[file("no-sugar.json", &position.to_string())]);
    let [answer] = lines(&output).try_into().unwrap();
    assert_eq!(answer["revenue"], 160);
    assert_eq!(answer["routes"][0]["wagon"], Value::Null);
    assert_eq!(answer["routes"][0]["harbour"], Value::Null);
}

#[test]
fn what_may_be_left_out_may_be_left_out() {
    let mut position = changed("/cubes", Value::Null);
    position["run"] = json!({"company": "SdC", "trains": []});
    let bare = json!({"players": 2, "variant": "short-east", "phase": 1, "tiles": [],
        "run": {"company": "CO", "trains": ["2n"]}});
    let list = json!([position, bare]).to_string();
    let output = route(&["--json"], &[file("bare.json", &list)]);
    assert_eq!(output.status.code(), Some(0));
    for answer in lines(&output) {
        assert_eq!(answer["revenue"], 0);
        assert_eq!(answer["routes"], json!([]));
    }
}

/// Each refusal of the contract names its field.
#[test]
fn refusals_name_the_field() {
    let refusals = [
        ("/colour", json!("red"), "colour"),
        ("/tiles/3", json!({"hex": "F23", "tile": "8", "rotation": 5, "side": 1}), "tiles[3].side"),
        ("/run/train", json!("4"), "run.train"),
        ("/players", json!(7), "players"),
        ("/players", Value::Null, "players"),
        ("/variant", json!("medium"), "variant"),
        ("/phase", json!(8), "phase"),
        ("/tiles/0/hex", json!("E21"), "tiles[0].hex"),
        ("/tiles/0/tile", json!("99"), "tiles[0].tile"),
        ("/tiles/3/rotation", json!(6), "tiles[3].rotation"),
        ("/tiles/3/rotation", json!(-1), "tiles[3].rotation"),
        ("/tiles/-", json!({"hex": "E22", "tile": "57", "rotation": 0}), "tiles[7].hex"),
        ("/tiles/3/tile", json!("6"), "tiles[3].tile"),
        ("/tiles/0/hex", json!("D23"), "tiles[0].tile"),
        ("/tiles/-", json!({"hex": "E26", "tile": "L50", "rotation": 0}), "tiles[7].rotation"),
        ("/tiles/-", json!({"hex": "D5", "tile": "201", "rotation": 0}), "tiles[7].tile"),
        ("/tokens/0/hex", json!("Z1"), "tokens[0].hex"),
        ("/tokens/0/company", json!("XX"), "tokens[0].company"),
        ("/tokens/0/stop", json!(1), "tokens[0].stop"),
        ("/tokens/-", json!({"hex": "E22", "company": "MS"}), "tokens[6].stop"),
        ("/tokens/-", json!({"hex": "D23", "company": "MS"}), "tokens[6].stop"),
        ("/tokens/-", json!({"hex": "G26", "company": "SdC", "edge": true}), "tokens[6].company"),
        ("/cubes/SdC", json!(1), "cubes.SdC"),
        ("/cubes/QQ", json!(1), "cubes.QQ"),
        ("/run/company", json!("FC"), "run.company"),
        ("/run/company", json!("Sdc"), "run.company"),
        ("/run/company", json!("CO"), "run.trains[0]"),
        ("/run/trains", json!(["4", "7"]), "run.trains[1]"),
        ("/run/trains", json!(["4", "2n"]), "run.trains[1]"),
        ("/run/trains", json!(["4", "4", "4"]), "run.trains"),
        ("/run/wagons", json!(["4"]), "run.wagons[0]"),
        ("/run/wagons", json!(["1", "1", "1"]), "run.wagons"),
        ("/run/rent", json!(-1), "run.rent"),
        ("/run", Value::Null, "run"),
    ];
    let positions: Vec<Value> =
        refusals.iter().map(|(at, value, _)| changed(at, value.clone())).collect();
    let output = route(&["--json"], &[file("refused.json", &json!(positions).to_string())]);
    assert_eq!(output.status.code(), Some(1));
    let answers = lines(&output);
    assert_eq!(answers.len(), refusals.len());
    for (answer, (at, value, field)) in answers.iter().zip(&refusals) {
        assert_eq!(answer["field"], *field, "{at} {value} gives {answer}");
        assert!(answer["error"].as_str().is_some_and(|error| !error.is_empty()));
    }
}

/// More pieces than in the box, whichever side they show.
#[test]
fn the_box_is_not_exceeded() {
    let lay = |hex: &str, tile: &str| json!({"hex": hex, "tile": tile, "rotation": 0});
    let mut position = example();
    position["tiles"] = json!([lay("E24", "201"), lay("G24", "621")]);
    position["tokens"] = json!([]);
    let mut mills = position.clone();
    let cities = ["B9", "B11", "C4", "C14", "D13", "D15"];
    mills["tiles"] = cities.iter().map(|hex| lay(hex, "L73")).collect();
    let mut five = mills.clone();
    five["tiles"].as_array_mut().unwrap().pop();
    let list = json!([position, mills, five]).to_string();
    let output = route(&["--json"], &[file("box.json", &list)]);
    let fields: Vec<Value> = lines(&output).iter().map(|answer| answer["field"].clone()).collect();
    assert_eq!(fields, [json!("tiles[1].tile"), json!("tiles[5].tile"), Value::Null]);
}

#[test]
fn a_refused_position_does_not_stop_the_others() {
    let list = json!([example(), changed("/phase", json!(0)), 5, example()]).to_string();
    let output = route(&["--json"], &[file("mixed.json", &list)]);
    assert_eq!(output.status.code(), Some(1));
    let answers = lines(&output);
    assert_eq!(answers.len(), 4);
    assert_eq!([&answers[0]["revenue"], &answers[3]["revenue"]], [220, 220]);
    assert_eq!(answers[1]["field"], "phase");
    assert_eq!(answers[2]["field"], "");
}

#[test]
fn a_file_that_is_no_json_is_bad_input() {
    let good = file("good.json", &example().to_string());
    let cut = file("cut.json", "{\"players\":4");
    let missing = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("missing.json");
    for bad in [cut, missing] {
        let output = route(&["--json"], &[bad, good.clone()]);
        assert_eq!(output.status.code(), Some(2));
        assert_eq!(lines(&output).len(), 1);
        assert!(!output.stderr.is_empty());
    }
    assert_eq!(route(&[], &[]).status.code(), Some(2));
}

#[test]
fn people_get_words() {
    let output = route(&[], &[file("words.json", &example().to_string())]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("220") && text.contains("2-wagon"), "{text}");
    let refused = changed("/phase", json!(9)).to_string();
    let output = route(&[], &[file("refused-words.json", &refused)]);
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    assert!(String::from_utf8(output.stderr).unwrap().contains("phase"));
}
