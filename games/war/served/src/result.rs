//! The result of a game, as leagues of players write it down: who won and how, and the turns in which the great things
//! happened. All of it is read from the record of the game.

use super::players::{WarPersonal, seat_name};
use serde::Serialize;
use server::games::retell::{Listener, retell};
use std::collections::BTreeMap;
use table::Match;
use ts_rs::TS;
use utoipa::ToSchema;
use war::{Board, Character, Event, Face, Handicap, Phase, Player, Players, Role, Side, Site, State, War, given};

/// The result of a game, or how it stands. Turns are null for what has not happened in the game as it is recorded.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, Default, TS, ToSchema)]
pub struct WarResult {
    /// The victory, `shadow-ring` for one; null if the rules have not ended the game.
    pub result: Option<String>,
    /// The side that has won by the rules: `fp` or `sh`.
    pub winner: Option<String>,
    /// The turn in which it ended, or the one under way.
    pub turns: u16,
    /// The Corruption of the Ring-bearers.
    pub corruption: u8,
    /// Their step on the Mordor Track, from 0; null if they are not on it.
    pub mordor_step: Option<u8>,
    /// The turn in which they entered Mordor.
    pub mordor_turn: Option<u16>,
    /// What the Free Peoples hold of the Shadow's.
    pub free: Conquests,
    /// What the Shadow holds of the Free Peoples'.
    pub shadow: Conquests,
    /// The turn in which Aragorn was crowned.
    pub aragorn_turn: Option<u16>,
    /// The turn in which Gandalf the White came.
    pub gandalf_turn: Option<u16>,
    /// The turn in which Saruman came.
    pub saruman_turn: Option<u16>,
    /// The turn in which the Witch-king came.
    pub witch_king_turn: Option<u16>,
    /// The turn in which the Mouth of Sauron came.
    pub mouth_of_sauron_turn: Option<u16>,
    /// The Eyes that the Shadow rolled in turn 1; null if the record has no Action Roll of turn 1.
    pub first_eyes: Option<u8>,
    /// The dice that the Shadow put in the Hunt Box before that roll.
    pub first_hunt_dice: Option<u8>,
    /// The Companions who were eliminated, in that order.
    pub companions_lost: Vec<String>,
    /// How many battles there were.
    pub battles: u32,
    /// What the player of the Shadow bid, in tokens: `1.5`; null without a bid.
    pub bid: Option<String>,
    /// What the Free Peoples were given before the game.
    pub handicap: Vec<String>,
    /// The switches that the game was played with.
    pub options: Vec<String>,
    /// How many played: 2, 3 or 4.
    pub players: u8,
    /// The seats of those who have won for themselves, where two play the winning side; more than one share it.
    pub individual_winners: Vec<String>,
    /// How those stand who share a side, by their seats; nobody does where two play.
    pub personal: BTreeMap<String, WarPersonal>,
}

/// What a side holds of the other's when the game ends.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, Default, TS, ToSchema)]
pub struct Conquests {
    /// Its victory points.
    pub victory_points: u8,
    /// The Strongholds, by the names of their regions.
    pub strongholds: Vec<String>,
    /// The Cities.
    pub cities: Vec<String>,
}

impl WarResult {
    /// The result of a game, or how it stands.
    pub fn of(game: &Match<War>) -> WarResult {
        let mut chronicle =
            Chronicle { turn: game.start().turn, phase: game.start().phase, result: WarResult::default() };
        let end = retell(game, &mut chronicle);
        WarResult {
            result: end.victory.map(|victory| victory.to_string()),
            winner: end.victory.map(|victory| victory.winner().to_string()),
            turns: end.turn,
            corruption: end.fellowship.corruption,
            mordor_step: end.fellowship.mordor,
            free: Conquests::of(&end.board, Side::Free),
            shadow: Conquests::of(&end.board, Side::Shadow),
            bid: game.start().handicap.bid.map(Handicap::bid_in_words),
            handicap: given(game.start()).iter().map(ToString::to_string).collect(),
            options: game.start().options.iter().map(|switch| switch.to_string()).collect(),
            players: match end.players {
                Players::Two => 2,
                Players::Three => 3,
                Players::Four => 4,
            },
            individual_winners: end.individual_winners().into_iter().map(|player| seat_of(&end, player)).collect(),
            personal: Player::ALL
                .into_iter()
                .filter(|player| end.is_shared(player.side()))
                .map(|player| (seat_of(&end, player), WarPersonal::of(&end, player)))
                .collect(),
            ..chronicle.result
        }
    }

    /// The personal points of a player; empty if he does not share his side.
    fn points(&self, player: Player) -> String {
        or_empty(&self.personal.get(player.id()).map(|personal| personal.points))
    }

    /// The names of the columns in a CSV file.
    pub fn csv_header() -> Vec<&'static str> {
        COLUMNS.iter().map(|(name, _)| *name).collect()
    }

    /// The fields of a row in a CSV file. What is null is empty, and lists are parted by spaces.
    pub fn csv_row(&self) -> Vec<String> {
        COLUMNS.iter().map(|(_, field)| field(self)).collect()
    }
}

fn seat_of(state: &State, player: Player) -> String {
    seat_name(state, state.seat_of(player))
}

impl Conquests {
    fn of(board: &Board, side: Side) -> Conquests {
        let held = |site: Site| {
            let taken = board.captured.iter().filter(|r| r.first_owner() == Some(side.enemy()));
            taken.filter(|r| r.site() == Some(site)).map(|r| r.to_string()).collect()
        };
        let victory_points = board.points(side);
        Conquests { victory_points, strongholds: held(Site::Stronghold), cities: held(Site::City) }
    }
}

/// A column: its name, and what stands in it.
type Column = (&'static str, fn(&WarResult) -> String);

const COLUMNS: [Column; 29] = [
    ("result", |r| or_empty(&r.result)),
    ("turns", |r| r.turns.to_string()),
    ("corruption", |r| r.corruption.to_string()),
    ("mordor_step", |r| or_empty(&r.mordor_step)),
    ("mordor_turn", |r| or_empty(&r.mordor_turn)),
    ("fp_victory_points", |r| r.free.victory_points.to_string()),
    ("fp_strongholds", |r| r.free.strongholds.join(" ")),
    ("fp_cities", |r| r.free.cities.join(" ")),
    ("sh_victory_points", |r| r.shadow.victory_points.to_string()),
    ("sh_strongholds", |r| r.shadow.strongholds.join(" ")),
    ("sh_cities", |r| r.shadow.cities.join(" ")),
    ("aragorn_turn", |r| or_empty(&r.aragorn_turn)),
    ("gandalf_turn", |r| or_empty(&r.gandalf_turn)),
    ("saruman_turn", |r| or_empty(&r.saruman_turn)),
    ("witch_king_turn", |r| or_empty(&r.witch_king_turn)),
    ("mouth_of_sauron_turn", |r| or_empty(&r.mouth_of_sauron_turn)),
    ("first_eyes", |r| or_empty(&r.first_eyes)),
    ("first_hunt_dice", |r| or_empty(&r.first_hunt_dice)),
    ("companions_lost", |r| r.companions_lost.join(" ")),
    ("battles", |r| r.battles.to_string()),
    ("bid", |r| or_empty(&r.bid)),
    ("handicap", |r| r.handicap.join(", ")),
    ("options", |r| r.options.join(" ")),
    ("players", |r| r.players.to_string()),
    ("individual_winners", |r| r.individual_winners.join(" ")),
    ("gondor_points", |r| r.points(Player::Gondor)),
    ("rohan_points", |r| r.points(Player::Rohan)),
    ("witch_king_points", |r| r.points(Player::WitchKing)),
    ("saruman_points", |r| r.points(Player::Saruman)),
];

fn or_empty<T: ToString>(field: &Option<T>) -> String {
    field.as_ref().map_or_else(String::new, T::to_string)
}

/// Who notes what happens, and when.
struct Chronicle {
    turn: u16,
    phase: Phase,
    /// The part of the result that is told by events.
    result: WarResult,
}

impl Chronicle {
    /// W6.1, W6.2 A Character enters play.
    fn entered(&mut self, who: Character) {
        let turn = match who {
            Character::Aragorn => &mut self.result.aragorn_turn,
            Character::GandalfTheWhite => &mut self.result.gandalf_turn,
            Character::Saruman => &mut self.result.saruman_turn,
            Character::WitchKing => &mut self.result.witch_king_turn,
            Character::MouthOfSauron => &mut self.result.mouth_of_sauron_turn,
            _ => return,
        };
        *turn = Some(self.turn);
    }

    /// W3.5.1 An action die of turn 1; one of the Free Peoples says that there was a roll, even where the Shadow has
    /// put all its dice in the Hunt Box.
    fn first_roll(&mut self, side: Side, face: Face) {
        let eyes = self.result.first_eyes.get_or_insert(0);
        *eyes += u8::from(side == Side::Shadow && face == Face::Eye);
    }
}

impl Listener<War> for Chronicle {
    fn step(&mut self, state: &State) {
        (self.turn, self.phase) = (state.turn, state.phase);
    }

    fn event(&mut self, event: &Event) {
        match *event {
            Event::EnteredMordor => self.result.mordor_turn = Some(self.turn),
            Event::Entered { who, .. } => self.entered(who),
            Event::Rolled { side, face } if self.turn == 1 => self.first_roll(side, face),
            // Cards put dice in the Hunt Box too, but later.
            Event::HuntDice { count } if self.turn == 1 && self.phase == Phase::HuntAllocation => {
                self.result.first_hunt_dice = Some(count);
            }
            Event::Eliminated { who } if who.sheet().role == Role::Companion => {
                self.result.companions_lost.push(who.to_string());
            }
            Event::Attacked { .. } => self.result.battles += 1,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixtures::{from_text, greedy_game, random_game};

    #[test]
    fn aragorn_is_crowned_in_the_turn_of_the_position() {
        let position = [
            ("turn", "4"),
            ("phase", "actions"),
            ("dice fp", "character, will"),
            ("companions", "gandalf-the-grey, boromir, legolas, gimli, meriadoc, peregrin"),
            ("minas-tirith", "3 gondor-regular, strider"),
            ("captured", "woodland-realm, dale"),
        ];
        let result = WarResult::of(&from_text(&position, &["fp: will", "fp: crown-aragorn"]));
        assert_eq!((result.aragorn_turn, result.gandalf_turn, result.turns), (Some(4), None, 4));
        assert_eq!((result.result, result.mordor_step), (None, None));
        assert_eq!((result.first_eyes, result.first_hunt_dice), (None, None));
        // Strider has become Aragorn: nobody is lost.
        assert!(result.companions_lost.is_empty());
        assert_eq!(result.shadow.victory_points, 3);
        assert_eq!(result.shadow.strongholds, ["woodland-realm"]);
        assert_eq!(result.shadow.cities, ["dale"]);
        assert_eq!(result.free, Conquests::default());
    }

    #[test]
    fn the_ring_bearers_step_on_the_mordor_track() {
        let position = [
            ("phase", "actions"),
            ("dice fp", "2 character"),
            ("companions", "boromir, gimli"),
            ("guide", "boromir"),
            ("mordor", "0"),
            ("hunt dice sh", "0"),
        ];
        let moved = ["fp: character", "fp: move-fellowship", "chance: std-3-1", "fp: guide"];
        let result = WarResult::of(&from_text(&position, &moved));
        assert_eq!((result.mordor_step, result.corruption), (Some(1), 1));
        // They were there when the game began.
        assert_eq!(result.mordor_turn, None);
        assert_eq!(result.companions_lost, ["boromir"]);
    }

    #[test]
    fn a_game_just_begun_has_no_result() {
        let result = WarResult::of(&from_text(&[], &[]));
        assert_eq!(result, WarResult { turns: 1, players: 2, ..WarResult::default() });
    }

    #[test]
    fn whole_games_have_a_result() {
        let games = (0..10).map(random_game).chain([greedy_game(2)]);
        for game in games {
            let (result, state) = (WarResult::of(&game), game.state());
            assert_eq!(result.result.as_deref(), game.outcome().map(|o| o.how));
            assert_eq!(result.mordor_turn.is_some(), state.fellowship.mordor.is_some());
            for (who, turn) in [(Character::Aragorn, result.aragorn_turn), (Character::Saruman, result.saruman_turn)] {
                assert_eq!(turn.is_some(), state.place(who) != war::Place::Aside);
            }
            // W2.1 The Shadow begins with seven dice.
            assert!(result.first_eyes.unwrap() + result.first_hunt_dice.unwrap() <= 7);
            assert_eq!(result.csv_row().len(), WarResult::csv_header().len());
        }
    }

    #[test]
    fn a_row_says_what_the_result_says() {
        let result = WarResult { result: Some("shadow-ring".into()), battles: 7, ..WarResult::default() };
        let (header, row) = (WarResult::csv_header(), result.csv_row());
        let field = |name: &str| row[header.iter().position(|n| *n == name).unwrap()].as_str();
        assert_eq!([field("result"), field("battles"), field("aragorn_turn")], ["shadow-ring", "7", ""]);
    }

    /// A game that is over, for so many, in which the Shadow holds this.
    fn won_by_the_shadow(players: &str, captured: &str, saruman_took: &str) -> WarResult {
        let lines = [
            ("players", players),
            ("turn", "9"),
            ("victory", "shadow-military"),
            ("captured", captured),
            ("saruman took", saruman_took),
        ];
        WarResult::of(&from_text(&lines, &[]))
    }

    /// The fields of the CSV file that are there for three and four players.
    fn of_persons(result: &WarResult) -> Vec<String> {
        result.csv_row().split_off(WarResult::csv_header().iter().position(|name| *name == "players").unwrap())
    }

    /// W15.12.2, W15.12.4 Example W15-l: both have 4, and share it.
    #[test]
    fn who_shares_a_side_has_points_of_his_own() {
        let taken = "edoras, helms-deep, pelargir, minas-tirith, lorien, woodland-realm, moria";
        let four = won_by_the_shadow("4", taken, "edoras, helms-deep, pelargir");
        assert_eq!(
            (four.players, four.individual_winners.as_slice()),
            (4, ["witch-king".into(), "saruman".into()].as_slice())
        );
        let points: Vec<_> =
            four.personal.iter().map(|(seat, own)| (seat.as_str(), own.captured, own.lost, own.points)).collect();
        let expected = [("gondor", 0, 7, -7), ("rohan", 0, 3, -3), ("saruman", 4, 0, 4), ("witch-king", 6, 2, 4)];
        assert_eq!(points, expected);
        assert_eq!(of_persons(&four), ["4", "witch-king saruman", "-7", "-3", "4", "4"]);
        // W15.12.5 With three only the Shadow is shared.
        let three = won_by_the_shadow("3", taken, "edoras, helms-deep");
        assert_eq!(of_persons(&three), ["3", "witch-king", "", "", "5", "3"]);
        assert_eq!(of_persons(&won_by_the_shadow("2", "edoras", "")), ["2", "", "", "", "", ""]);
    }

    /// W15.12.3 Of the Free Peoples who has lost less; W15.12.5 a Ring victory has an individual winner too.
    #[test]
    fn of_the_free_peoples_who_lost_less_has_won() {
        let lines = [("players", "4"), ("turn", "9"), ("victory", "fp-ring"), ("captured", "edoras, lorien")];
        let result = WarResult::of(&from_text(&lines, &[]));
        assert_eq!(result.individual_winners, ["rohan"]);
    }

    /// W17.1.4 Leagues see what was bid and given, and W16 by which switches was played.
    #[test]
    fn a_handicap_is_written_down() {
        let lines = [("bid", "1.5"), ("tokens", "draw"), ("dwarven rings", "1"), ("options", "no-minimum-hunt")];
        let result = WarResult::of(&from_text(&lines, &[]));
        let row: Vec<_> = WarResult::csv_header().into_iter().zip(result.csv_row()).collect();
        let field = |name: &str| row.iter().find(|(n, _)| *n == name).map(|(_, value)| value.as_str());
        assert_eq!(field("bid"), Some("1.5"));
        assert_eq!(field("handicap"), Some("1 draw-token, 1 dwarven-ring"));
        assert_eq!(field("options"), Some("no-minimum-hunt"));
    }
}
