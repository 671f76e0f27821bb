//! What may be taken back, and until when, tells nothing of a hand either. The questions themselves are in
//! `scenarios/w05-2-silence.scenario`. W15.13 Nor does what two team-mates wish, if nothing comes of it.

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

/// What two team-mates wish at once, and what comes of it: everything that anybody sees, hears or could take back.
fn after_wishes(lines: &[(&str, &str)], wishes: [(&str, &str); 2], before: &[(&str, &str)]) -> Vec<String> {
    let lines: Vec<_> = lines.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    let mut game = Match::<War>::begin(&War::setup(&lines).expect("a position"), &mut NoLuck);
    let say = |game: &mut Match<War>, (who, answer): (&str, &str)| {
        let seat = game.seating().seats().find(|seat| game.seating().name(*seat) == who).expect("a seat");
        game.answer(seat, answer.parse().expect("an answer"), &mut NoLuck).expect("offered");
    };
    before.iter().for_each(|answer| say(&mut game, *answer));
    // What the first has wished is sealed: the second is asked and sees as if he had not.
    let second = game.seating().seats().find(|seat| game.seating().name(*seat) == wishes[1].0).expect("a seat");
    let seen = |game: &Match<War>| format!("{:?} {:?}", game.view(Some(second)), game.asked(second));
    let unanswered = seen(&game);
    say(&mut game, wishes[0]);
    assert_eq!(seen(&game), unanswered, "{wishes:?}");
    say(&mut game, wishes[1]);
    let seats = game.seating().seats().map(Some).chain([None]);
    let told = |seat: Option<Seat>| {
        let (heard, back) = (game.heard(seat).collect::<Vec<_>>(), seat.map(|seat| game.may_step_back(seat)));
        format!("{:?} {heard:?} {back:?}", game.view(seat))
    };
    seats.map(told).collect()
}

const FAILED: [[&str; 2]; 3] = [["yes", "no"], ["no", "yes"], ["no", "no"]];

/// W15.3.2a, W15.13.3 Of an exchange that fails everybody, the team-mate too, sees only that none took place.
#[test]
fn a_failed_exchange_tells_nothing() {
    for (players, phase, first, second) in
        [("4", "exchange", "gondor", "rohan"), ("3", "shadow-exchange", "witch-king", "saruman")]
    {
        let (mine, yours) = (format!("hand {first}"), format!("hand {second}"));
        let hand = |deck: &str| if first == "gondor" { format!("fp-{deck}") } else { format!("sh-{deck}") };
        let (a, b) = (hand("char-01"), hand("strat-02"));
        let lines = [("players", players), ("turn", "2"), ("phase", phase), (&mine, &a), (&yours, &b)];
        let [other, again, neither] = FAILED.map(|[a, b]| after_wishes(&lines, [(first, a), (second, b)], &[]));
        assert!(other == again && again == neither, "{players} players");
        let both = after_wishes(&lines, [(first, "yes"), (second, "yes")], &[]);
        assert_ne!(both, neither, "{players} players");
    }
}

/// W15.8.1a, W15.13.4 Of two who do not join their Armies nobody learns who did not want to.
#[test]
fn armies_that_stay_separate_tell_nothing() {
    let lines = [
        ("players", "4"),
        ("phase", "actions"),
        ("dice fp", "muster-army, character"),
        ("dice sh", "2 character"),
        ("politics gondor", "0 active"),
        ("druadan-forest", "2 gondor-regular"),
        ("folde", "3 rohan-regular"),
    ];
    let moves = ["muster-army", "move-armies", "druadan-forest", "folde", "[2 gondor-regular]", "none"];
    let moves = moves.map(|answer| ("gondor", answer));
    let [other, again, neither] = FAILED.map(|[a, b]| after_wishes(&lines, [("gondor", a), ("rohan", b)], &moves));
    assert!(other == again && again == neither);
    assert_ne!(after_wishes(&lines, [("gondor", "yes"), ("rohan", "yes")], &moves), neither);
}
