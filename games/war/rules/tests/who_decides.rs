//! W15.5.4 Who decides: every row of the table in the rules, for two, three and four players. The rows are read from the rules and compared
//! with those of the witness; then it watches games, and whom the table gives a question to must be asked. A word of the table that is not
//! known here is an error.

use std::collections::{BTreeMap, BTreeSet};
use table::{Answer, Asked, Inputs, Random, Rules, Table, Written};
use war::witness::{Whom, Whose, Witness};
use war::{
    Card, Character, Event, Face, Item, Lead, March, Player, Players, Region, Side, State, Switch, War, Why, start_for,
};

const RULES: &str = include_str!("../../../../docs/rules/war-of-the-ring.md");

/// A question of the table, and who decides it with two, three and four players.
struct Row {
    question: String,
    cells: [String; 3],
}

/// The rows of the table, in order.
fn rows() -> Vec<Row> {
    let (_, table) = RULES.split_once("## Who decides: every kind of question").expect("the table of the rules");
    let lines = table.lines().skip_while(|line| !line.starts_with("|---")).skip(1).take_while(|l| l.starts_with('|'));
    let row = |line: &str| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [question, two, three, four, _] = cells[..] else { panic!("expected five columns: {line}") };
        Row { question: question.into(), cells: [two, three, four].map(String::from) }
    };
    lines.map(row).collect()
}

/// One purpose of every kind, by its name in the table. What a purpose carries matters only where the name says so.
fn purposes() -> BTreeMap<&'static str, Why> {
    let (at, from, to, region) = (Region::Moria, Region::Moria, Region::Hollin, Region::Moria);
    let (who, lead, die) = (Character::Strider, Lead::Nobody, Face::Army);
    let group = [who].into_iter().collect();
    let army = [(war::Figure::Nazgul, 1)].into_iter().collect();
    let figure = war::Figure::Nazgul;
    let march = March { side: Side::Free, lead, steps: 2, joins: false };
    let card: Card = "fp-char-05".parse().expect("a card");
    let all = [
        Why::Discard,
        Why::Declare,
        Why::Path { left: 1, revealed: false },
        Why::Path { left: 1, revealed: true },
        Why::EnterMordor,
        Why::Guide,
        Why::HuntDice,
        Why::Turn,
        Why::SkipDie,
        Why::RingDie,
        Why::RingFace { from: die },
        Why::WillAs,
        Why::Action { die },
        Why::MoveFrom { lead, second: false },
        Why::MoveFrom { lead, second: true },
        Why::MoveTo { from, lead },
        Why::MoveFigures { from, to, lead },
        Why::AttackFrom { lead },
        Why::AttackTarget { from, lead },
        Why::AttackWith { from, to, lead },
        Why::CompanionsFrom,
        Why::CompanionGroup { from },
        Why::CompanionsTo { who: group, from, range: 1 },
        Why::MinionsFrom,
        Why::NazgulGroup { from },
        Why::MinionsTo { who: army, from },
        Why::SeparateGroup,
        Why::SeparateTo { who: group, range: 1 },
        Why::RecruitFigure { second: false },
        Why::RecruitWhere { figure },
        Why::Nation,
        Why::Minion,
        Why::EntersWhere { who },
        Why::DrawFrom,
        Why::Event { die },
        Why::AbilityDraw { who },
        Why::TooMany { region },
        Why::WhiteRider,
        Why::IntoSiege { at },
        Why::Advance { from, to },
        Why::CombatCard,
        Why::Announce,
        Why::ReRoll,
        Why::Casualty { hits: 1, at, without: war::NationSet::EMPTY, dealt: 0 },
        Why::Cease { at },
        Why::Retreat { from },
        Why::Extend { at },
        Why::HuntReRoll,
        Why::GuideSeparates { who, damage: 1 },
        Why::GollumReveals { damage: 1 },
        Why::HuntCasualty { damage: 1, guide: who },
        Why::TableCard,
        Why::Price { icon: die },
        Why::UseTableCard { card },
        Why::HuntCard,
        Why::GiveUp,
        Why::GiveUpCompanion,
        Why::NameCompanion,
        Why::NameMinion,
        Why::OwnHits,
        Why::TurnDice,
        Why::HeroicDeath,
        Why::BlackBreath,
        Why::Scouts { from },
        Why::MarchFrom { march },
        Why::MarchFigures { from, march },
        Why::MarchOn { at, left: 1 },
        Why::CardUnit { at },
        Why::CardRegion,
        Why::CardTarget,
        Why::CardNation,
        Why::CardCompanions,
        Why::CardLoss { at },
        Why::CardChoice { dice: 0 },
        Why::CardFigures,
        Why::CardNumber,
        Why::CardDice,
        Why::CardFalls { who },
        Why::FreeEvent,
        Why::Strip,
        Why::Exchange,
        Why::Give,
        Why::Propose,
        Why::Join { at },
        Why::ActionDie,
        Why::CombatDie,
        Why::HuntDie,
        Why::DrawTile,
        Why::TileDie,
        Why::RandomCompanion,
        Why::DrawCard,
        Why::CardDie,
        Why::RandomCard,
    ];
    let mut named: BTreeMap<&str, Why> = all.into_iter().map(|why| (why.name(), why)).collect();
    for (name, named_in_the_table) in [
        ("exchange", "new: exchange a card?"),
        ("give-card", "new: card given in an exchange"),
        ("propose", "new: propose a mixed Army (part of turn)"),
        ("join-armies", "new: join in a mixed Army?"),
    ] {
        let why = named.remove(name).expect("it is in the list");
        named.insert(named_in_the_table, why);
    }
    named
}

/// With two players the table names a side.
fn side_called(text: &str) -> Whose {
    match text {
        "owner" => Whose::Owner,
        "FP" => Whose::Side(Side::Free),
        "SH" => Whose::Side(Side::Shadow),
        "acting side" => Whose::Acting,
        "side of the ability" => Whose::Ability,
        "defender" => Whose::Defender,
        "attacker" => Whose::Attacker,
        "each side" => Whose::EachSide,
        "side of the card" => Whose::Card,
        "side of the card; victim where the card says so" => Whose::CardOrVictim,
        "side of the Combat card" => Whose::CombatCard,
        "chance" => Whose::Nobody,
        "–" => Whose::Never,
        other => panic!("the table has a new word for a side: {other}"),
    }
}

/// Whom a part of a cell names, the particular before the usual; nobody is the one player of the Free Peoples, who decides all for them.
fn players_called(text: &str) -> Vec<Option<Whom>> {
    use Whom::*;
    let words: &[Whom] = match text {
        "owner of the hand" => &[Owner],
        "FP leading player" | "FP leading player, whoever changed the Fellowship" | "FP cards: FP leading player" => {
            &[Leads(Side::Free)]
        }
        "SH leading player" => &[Leads(Side::Shadow)],
        "SH cards: SH leading player, in a Hunt by an SH card its player" => &[Hunter, Leads(Side::Shadow)],
        "in a Hunt by an SH card its player" => &[Hunter],
        "acting player"
        | "acting player, own Nations"
        | "acting player, own Nations; Nazgûl only the Witch-king player"
        | "Nazgûl only the Witch-king player"
        | "acting player, own hand and icon"
        | "acting player, own hand"
        | "acting FP player"
        | "acting SH player"
        | "acting SH player, own Minions" => &[Acts],
        "by card its player" | "card's player" | "card's player, own hand" | "Denethor's Folly: card's player" => {
            &[CardsPlayer]
        }
        "acting SH player or card's player: Nazgûl, and his own Minions"
        | "acting FP player or card's player"
        | "Event die, Palantír: who used or played" => &[CardsPlayer, Acts],
        "refuge of The Eagles are Coming!: SH leading player" => &[Refuge],
        "The Breaking of the Fellowship: FP leading player" => &[Breaking],
        "out of a Hunt or by an SH card: FP leading player" => &[TakenAway],
        "the Voice: Saruman player" => &[Voice],
        "each SH player in phase 1 from turn 2" | "each player in phase 1 from turn 2" => &[InPhaseOne],
        "Gandalf the Grey: FP player who played the card" => &[Gandalf],
        "Sorcerer: SH player who used the Combat card" => &[Sorcerer],
        "controller"
        | "controller of the FP Army"
        | "controller, from his own hand"
        | "controller, also against card hits" => &[Controls],
        "separate SH Armies: both players in turn, one unit each, non-leading first"
        | "separate Armies: both players in turn, one unit each, non-leading first" => &[InTurn],
        "who laid the Combat card" => &[LaidIt],
        "retreat from Dead Men of Dunharrow: controller" => &[FromDeadMen],
        "loss by Stormcrow: player of the Nation" | "Stormcrow: player of the Nation" => &[OfTheNation],
        "both SH players" | "both players of a side" | "both players of the side" => &[Each],
        "each SH player, own hand" | "each player, own hand" => &[Each],
        "after a proposal the teammate" => &[TeamMate],
        "chance" | "chance, the FP hand" | "chance, both FP hands together" => &[Nobody],
        "FP" | "Gandalf the Grey: FP" | "loss by Stormcrow: FP" | "Stormcrow: FP" | "FP cards: FP" => {
            return vec![None];
        }
        other => panic!("the table has a new word for a player: {other}"),
    };
    words.iter().copied().map(Some).collect()
}

/// The words of a cell; those that point at another cell are looked up there.
fn words(cell: &str, third: &str, above: &str) -> BTreeSet<Option<Whom>> {
    let part = |part: &str| -> BTreeSet<Option<Whom>> {
        match part {
            "as with 3" => words(third, third, above),
            "as above" => words(above, above, above),
            "Sorcerer: as with 3" => BTreeSet::from([Some(Whom::Sorcerer)]),
            "SH cards: as with 3" => BTreeSet::from([Some(Whom::Hunter), Some(Whom::Leads(Side::Shadow))]),
            _ => players_called(part).into_iter().collect(),
        }
    };
    cell.split("; ").flat_map(part).collect()
}

/// Whether a word names a player of the Free Peoples, who is one with three players.
fn may_be_of_the_free(whom: Whom) -> bool {
    matches!(
        whom,
        Whom::Leads(Side::Free)
            | Whom::Acts
            | Whom::CardsPlayer
            | Whom::Controls
            | Whom::Breaking
            | Whom::TakenAway
            | Whom::Gandalf
            | Whom::OfTheNation
    )
}

/// The words for a purpose; of a card on the table those for cards of either side.
fn told(why: Why) -> BTreeSet<Whom> {
    let cards = ["fp-char-05", "sh-char-16"].map(|card| Why::UseTableCard { card: card.parse().expect("a card") });
    let whys: &[Why] = if matches!(why, Why::UseTableCard { .. }) { &cards } else { &[why] };
    whys.iter().flat_map(|why| Whom::of(*why)).copied().collect()
}

/// Every kind of question has one row, and every row is of a kind.
#[test]
fn the_table_has_a_row_for_every_question() {
    let questions: Vec<String> = rows().into_iter().map(|row| row.question).collect();
    let named: BTreeSet<&str> = questions.iter().map(String::as_str).collect();
    assert_eq!(named.len(), questions.len(), "a question stands there twice");
    assert_eq!(named, purposes().into_keys().collect());
}

/// W15.5, W15.8.4, W15.9.6 The witness says what the table says.
#[test]
fn the_witness_knows_the_table() {
    let purposes = purposes();
    let mut above = String::new();
    for Row { question, cells: [two, three, four] } in rows() {
        let why = purposes[question.as_str()];
        let side = if question == "use-table-card" { Whose::TableCard } else { side_called(&two) };
        assert_eq!(Whose::of(why), side, "{question} with two players");
        let expected: BTreeSet<Option<Whom>> = told(why).into_iter().map(Some).collect();
        assert_eq!(words(&four, &three, &above), expected, "{question} with four players");
        // With three players the same, but for the words for the Free Peoples, which are one.
        let with_three = words(&three, &three, &above);
        let alone = with_three.contains(&None);
        let missing = expected.iter().flatten().filter(|whom| !with_three.contains(&Some(**whom)));
        for whom in missing {
            assert!(alone && may_be_of_the_free(*whom), "{question} with three players: {whom:?}");
        }
        assert!(with_three.iter().flatten().all(|whom| expected.contains(&Some(*whom))), "{question} with three");
        above = three;
    }
}

/// A game in which everybody answers at random, watched.
struct Watched<'a> {
    random: Random,
    witness: Witness,
    seen: &'a mut BTreeMap<(&'static str, Whom, Players), u64>,
    wrong: Option<String>,
}

impl Inputs<War> for Watched<'_> {
    fn choose(&mut self, state: &State, asked: &Asked<War>) -> Option<Answer<Item>> {
        match self.witness.asked(state, asked) {
            Ok(whom) => *self.seen.entry((asked.why.name(), whom, state.players)).or_default() += 1,
            Err(wrong) => self.wrong = Some(wrong),
        }
        Some(self.random.answer::<War>(state, asked))
    }

    fn chance(&mut self, why: &Why, options: &[Item]) -> Option<Item> {
        Inputs::<War>::chance(&mut self.random, why, options)
    }

    fn hear(&mut self, event: Event) {
        self.witness.hear(&event);
    }
}

type Seen = BTreeMap<(&'static str, Whom, Players), u64>;

/// Plays so many steps of a game, or to its end, and watches who is asked.
fn watch(start: State, seed: u64, most: usize, seen: &mut Seen) {
    let mut state = start;
    let mut game = Watched { random: Random::new(seed), witness: Witness::new(&state), seen, wrong: None };
    for _ in 0..most {
        if state.victory.is_some() {
            return;
        }
        Table::<War>::new(&mut state, &mut game).step().expect("a random player always answers");
        game.witness.look(&state);
        if let Some(wrong) = &game.wrong {
            panic!("{} players, seed {seed}: {wrong}", state.players);
        }
    }
}

/// A position in which something rare is about to be asked: lines as in notation, a card in the hand of a player, and who acts.
struct Scene {
    lines: &'static [(&'static str, &'static str)],
    holds: Option<(Player, &'static str)>,
    acts: Player,
}

/// A battle in the Noman-lands and Eastern Emyn Muil.
const BATTLE: (&str, &str) = ("battle", "sh noman-lands eastern-emyn-muil field 1 attacker-card");
const SALLY: (&str, &str) = ("battle", "fp eastern-emyn-muil noman-lands field 1 attacker-card");

/// What random games hardly ever come to.
const SCENES: &[Scene] = &[
    // Words of Power.
    Scene {
        lines: &[
            ("companions", "none"),
            ("noman-lands", "2 sauron-regular, nazgul"),
            ("eastern-emyn-muil", "2 gondor-regular, strider, meriadoc"),
            BATTLE,
        ],
        holds: Some((Player::WitchKing, "sh-char-15")),
        acts: Player::WitchKing,
    },
    // The Black Breath.
    Scene {
        lines: &[
            ("companions", "none"),
            ("noman-lands", "5 sauron-regular, nazgul"),
            ("eastern-emyn-muil", "2 gondor-regular, gondor-leader, strider, meriadoc"),
            BATTLE,
        ],
        holds: Some((Player::WitchKing, "sh-char-11")),
        acts: Player::WitchKing,
    },
    // The Sorcerer, in an Army that another may control when the round is over.
    Scene {
        lines: &[
            ("companions", "none"),
            ("noman-lands", "sauron-regular, sauron-elite, 2 isengard-regular, witch-king"),
            ("eastern-emyn-muil", "5 rohan-regular"),
            SALLY,
        ],
        holds: Some((Player::WitchKing, "sh-strat-09, sh-strat-22")),
        acts: Player::Rohan,
    },
    // Andúril.
    Scene {
        lines: &[
            ("companions", "none"),
            ("noman-lands", "3 sauron-regular"),
            ("eastern-emyn-muil", "2 rohan-regular, 2 rohan-leader, aragorn"),
            SALLY,
        ],
        holds: Some((Player::Rohan, "fp-char-09")),
        acts: Player::Rohan,
    },
    // The Blade of Westernesse.
    Scene {
        lines: &[
            ("companions", "none"),
            ("noman-lands", "4 sauron-regular, witch-king, mouth-of-sauron"),
            ("eastern-emyn-muil", "2 rohan-regular, 2 rohan-leader, peregrin"),
            SALLY,
        ],
        holds: Some((Player::Rohan, "fp-char-05")),
        acts: Player::Rohan,
    },
    // The Nazgûl Strike, with Flocks of Crebain on the table.
    Scene {
        lines: &[
            ("figure", "hollin"),
            ("progress", "1"),
            ("hollin", "nazgul"),
            ("hunt dice sh", "2"),
            ("table", "sh-char-16"),
            ("resolving", "sh-char-11 character"),
        ],
        holds: None,
        acts: Player::Saruman,
    },
    // Denethor's Folly.
    Scene {
        lines: &[
            ("minas-tirith", "2 gondor-regular, gondor-leader, rohan-leader, 4 sauron-regular"),
            ("resolving", "sh-strat-03 event"),
        ],
        holds: None,
        acts: Player::Saruman,
    },
    // Dead Men of Dunharrow.
    Scene {
        lines: &[
            ("companions", "gandalf-the-grey"),
            ("edoras", "rohan-regular, strider"),
            ("pelargir", "3 southrons-regular, 4 sauron-regular, 2 sauron-elite"),
            ("captured", "pelargir"),
            ("osgiliath", "sauron-regular"),
            ("resolving", "fp-char-22 character"),
        ],
        holds: None,
        acts: Player::Gondor,
    },
    // The Eagles are Coming!
    Scene {
        lines: &[
            ("companions", "gandalf-the-grey"),
            ("noman-lands", "2 sauron-regular, 4 nazgul"),
            ("eastern-emyn-muil", "2 gondor-regular, strider"),
            ("resolving", "fp-char-18 character"),
        ],
        holds: None,
        acts: Player::Rohan,
    },
    // The Ringwraiths are Abroad.
    Scene {
        lines: &[
            ("politics sauron", "0 active"),
            ("noman-lands", "2 sauron-regular, nazgul"),
            ("minas-morgul", "2 sauron-regular, nazgul"),
            ("eastern-emyn-muil", "2 gondor-regular"),
            ("north-ithilien", "2 gondor-regular"),
            ("south-ithilien", "2 gondor-regular"),
            ("resolving", "sh-char-23 character"),
        ],
        holds: None,
        acts: Player::WitchKing,
    },
    // A Power too Great and Tom Bombadil, which a die of the Shadow removes.
    Scene {
        lines: &[("table", "fp-strat-02, fp-strat-03"), ("dice sh", "army")],
        holds: Some((Player::Saruman, "sh-char-01, sh-strat-07")),
        acts: Player::Saruman,
    },
    // Foul Thing from the Deep and a move, with Worn with Sorrow and Toil on the table.
    Scene {
        lines: &[("figure", "hollin"), ("table", "sh-char-15, fp-char-05"), ("resolving", "sh-char-07 character")],
        holds: None,
        acts: Player::Saruman,
    },
    Scene {
        lines: &[
            ("figure", "hollin"),
            ("table", "sh-char-15, fp-char-05"),
            ("dice fp", "character"),
            ("hunt dice fp", "4"),
            ("hunt dice sh", "5"),
        ],
        holds: None,
        acts: Player::Rohan,
    },
    // The Lure of the Ring, and The Breaking of the Fellowship.
    Scene {
        lines: &[("figure", "hollin"), ("fellowship", "revealed"), ("resolving", "sh-char-13 character")],
        holds: None,
        acts: Player::Saruman,
    },
    Scene {
        lines: &[("figure", "hollin"), ("fellowship", "revealed"), ("resolving", "sh-char-14 character")],
        holds: None,
        acts: Player::Saruman,
    },
    // The Ents have struck, and Gandalf is near.
    Scene {
        lines: &[
            ("companions", "strider"),
            ("fangorn", "legolas, gandalf-the-white"),
            ("resolving", "fp-char-19 character done"),
        ],
        holds: Some((Player::Rohan, "fp-char-01, fp-char-02")),
        acts: Player::Rohan,
    },
    // The Witch-king or the Mouth of Sauron.
    Scene {
        lines: &[
            ("politics sauron", "0 active"),
            ("politics gondor", "0 active"),
            ("politics rohan", "0 active"),
            ("politics north", "0 active"),
            ("politics elves", "0 active"),
            ("politics dwarves", "0 active"),
            ("dice sh", "muster"),
        ],
        holds: None,
        acts: Player::WitchKing,
    },
    // Before Mordor.
    Scene { lines: &[("phase", "fellowship"), ("figure", "morannon")], holds: None, acts: Player::Gondor },
];

impl Scene {
    /// The position, for so many players, in a turn of this number.
    fn state(&self, players: Players, turn: u16) -> State {
        let mut lines = vec![("players".to_string(), players.to_string()), ("turn".to_string(), turn.to_string())];
        let mut say = |key: &str, value: &str| lines.push((key.into(), value.into()));
        let side = self.acts.side();
        let empty = start_for(players);
        say("phase", "actions");
        say("acting", side.id());
        if empty.is_shared(side) {
            say(&format!("next {side}"), self.acts.id());
        }
        if let Some((player, card)) = self.holds {
            let seating = War::seating(&empty);
            let seat = seating.name(empty.seat_of(player));
            let key = if players == Players::Two { "hand".to_string() } else { format!("hand {seat}") };
            say(&key, card);
        }
        self.lines.iter().for_each(|(key, value)| say(key, value));
        War::setup(&lines).unwrap_or_else(|(at, what)| panic!("{:?}: {what}", lines[at]))
    }
}

/// W15.5.4 In games of two, three and four players every question goes to whom the table gives it, and every word of every row has been of
/// use: leading or not, acting or not, in battles and in Hunts, by dice and by cards.
#[test]
fn every_question_goes_to_whom_the_table_gives_it() {
    let mut seen = Seen::new();
    for players in Players::ALL {
        for seed in 0..GAMES {
            watch(start_for(players), seed, usize::MAX, &mut seen);
        }
        for seed in 0..10 {
            let options = [Switch::AnnouncedCards].into_iter().collect();
            watch(State { options, ..start_for(players) }, seed, usize::MAX, &mut seen);
            watch(State { as_before: true, ..start_for(players) }, seed, usize::MAX, &mut seen);
        }
        for (scene, seed) in SCENES.iter().flat_map(|scene| (0..60).map(move |seed| (scene, seed))) {
            let turn = 1 + (seed % 2) as u16;
            watch(scene.state(players, turn), seed, 12, &mut seen);
        }
    }
    let mut missing = Vec::new();
    for (players, why) in Players::ALL.into_iter().flat_map(|n| purposes().into_values().map(move |why| (n, why))) {
        let words = told(why).into_iter().filter(|whom| has_a_meaning(*whom, players, why));
        let unseen = words.filter(|whom| !seen.contains_key(&(why.name(), *whom, players)));
        missing.extend(unseen.map(|whom| format!("{why} {whom:?} with {players} players")));
    }
    assert!(missing.is_empty(), "never asked: {missing:#?}");
}

/// Enough games to come across almost everything.
const GAMES: u64 = 200;

/// Whether a word can come to bear with so many players.
fn has_a_meaning(whom: Whom, players: Players, why: Why) -> bool {
    let shared = match players {
        Players::Two => false,
        Players::Three | Players::Four => true,
    };
    match whom {
        Whom::Nobody => false,
        Whom::InTurn | Whom::InPhaseOne | Whom::Each | Whom::TeamMate => shared,
        _ => shared || why != Why::Propose,
    }
}
