//! What may be taken back, and until when, tells nothing of a hand either. The questions themselves are in
//! `scenarios/w05-2-silence.scenario`.

use table::{Answer, Match, NoLuck, Seat, Written};
use war::{Item, War, Word};

const FREE: Seat = Seat(0);
const SHADOW: Seat = Seat(1);
const NONE: Answer<Item> = Answer::One(Item::Word(Word::None));

/// A battle before the attacker, the Shadow, lays his card; the Free Peoples have these cards.
fn battle(hand: &str) -> Match<War> {
    let hand = format!("sh-strat-09{hand}");
    let lines = [
        ("phase", "actions"),
        ("acting", "sh"),
        ("politics sauron", "0 active"),
        ("noman-lands", "3 sauron-regular"),
        ("eastern-emyn-muil", "2 gondor-regular"),
        ("hand", &hand),
        ("battle", "sh noman-lands eastern-emyn-muil field 1 attacker-card"),
    ];
    let lines = lines.map(|(key, value)| (key.to_string(), value.to_string()));
    let game = Match::begin(&War::setup(&lines).expect("a position"), &mut NoLuck);
    assert_eq!(game.next_question().map(|asked| asked.seat), Some(SHADOW));
    game
}

/// W8.4.3 What the attacker lays he cannot take back, whatever the defender holds: before, he could as long as the defender was
/// asked, and so he saw by it whether the defender had a card to use.
#[test]
fn a_laid_card_lies() {
    let usable = ", fp-strat-12";
    let useless = ", fp-char-05";
    for (hand, is_asked) in [(usable, true), (useless, true), ("", false)] {
        for card in [NONE, "sh-strat-09".parse().expect("a card")] {
            let mut game = battle(hand);
            game.answer(SHADOW, card, &mut NoLuck).expect("offered");
            assert_eq!(game.asked(FREE).is_some(), is_asked, "{hand}");
            assert!(!game.may_step_back(SHADOW), "{hand}");
        }
    }
}

/// The card that is played for its event is seen by all, but nobody has gained by it: he who plays it may think better of it.
#[test]
fn a_played_card_may_be_taken_back() {
    let lines = [("phase", "actions"), ("dice fp", "event"), ("dice sh", "army"), ("hand", "fp-char-01, fp-char-02")];
    let lines = lines.map(|(key, value)| (key.to_string(), value.to_string()));
    let mut game = Match::<War>::begin(&War::setup(&lines).expect("a position"), &mut NoLuck);
    for answer in ["event", "play-event", "fp-char-01"] {
        game.answer(FREE, answer.parse().expect("an answer"), &mut NoLuck).expect("offered");
    }
    assert!(game.state().decks.played.has("fp-char-01".parse().expect("a card")));
    assert!(game.step_back(FREE));
    assert_eq!(game.asked(FREE).map(|asked| asked.why.to_string()), Some("event".into()));
}
