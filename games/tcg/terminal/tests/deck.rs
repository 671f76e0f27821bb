//! `westmarch deck check` as it is typed.

use std::fs;
use tcg::deck::STARTERS;
use terminal::FoundWrong;

/// What the command says, or the error that it ends with.
fn said(args: &[&str]) -> anyhow::Result<String> {
    let [extra] = &tcg_terminal::commands()[..] else { panic!("there is one command") };
    let given = extra.command.clone().try_get_matches_from([&["deck"], args].concat())?;
    (extra.run)(&given)
}

#[test]
fn a_legal_deck_is_told_in_short() {
    let text = said(&["check", STARTERS[0].0]).expect("a starter is legal");
    assert!(text.starts_with("fotr-aragorn: legal\n  60 cards: 30 Free Peoples, 30 Shadow; 9 sites\n"), "{text}");
    let json: serde_json::Value =
        serde_json::from_str(&said(&["check", "mom-gimli", "--json"]).expect("legal")).expect("JSON");
    assert_eq!((&json["legal"], &json["cards"], &json["broken"]), (&true.into(), &60.into(), &serde_json::json!([])));
}

#[test]
fn what_is_wrong_is_told_and_is_bad_input() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("bad.deck");
    fs::write(&path, format!("{}6 1C9 Dwarven Axe\n", STARTERS[0].1)).expect("it can be written");
    let name = path.display().to_string();
    let wrong = said(&["check", &name]).expect_err("it is not legal");
    let FoundWrong(text) = wrong.downcast_ref().expect("all has been said");
    assert!(text.contains("T3.5: Dwarven Axe (1C9): expected at most four of a title, found 6\n"), "{text}");
    let FoundWrong(json) =
        said(&["check", "--json", &name]).expect_err("neither").downcast().expect("all has been said");
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let rules: Vec<_> = json["broken"].as_array().expect("a list").iter().map(|broken| &broken["rule"]).collect();
    assert_eq!(rules, ["T3.3", "T3.5"]);
    assert_eq!((&json["broken"][1]["card"], &json["legal"]), (&"1C9".into(), &false.into()));
}

#[test]
fn what_cannot_be_read_is_told_with_its_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("odd.deck");
    fs::write(&path, "ring-bearer 1C290\n\nfour 1C9\n").expect("it can be written");
    let wrong = said(&["check", &path.display().to_string()]).expect_err("it cannot be read");
    assert!(wrong.to_string().contains("odd.deck:3: expected a line such as '4 1C9'"), "{wrong}");
    assert!(wrong.to_string().ends_with("found 'four 1C9'"), "{wrong}");
    assert!(said(&["check", "no/such/file"]).is_err());
}
