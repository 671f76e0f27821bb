//! W2 Set-up.

use crate::{
    Board, Character, Decks, Deeds, Dice, Face, Fellowship, Handicap, Hunt, Nation, Phase, Place, Player, Players,
    Politics, Region, RegionSet, Side, State, SwitchSet, Troops, data,
};
use serde::Deserialize;
use std::sync::LazyLock;

/// What `setup.toml` says.
#[derive(Clone, Debug)]
pub(crate) struct Opening {
    /// W1.6.12 The figures in the box.
    pub in_box: Troops,
    troops: [Troops; 105],
    politics: Politics,
}

pub(crate) static OPENING: LazyLock<Opening> = LazyLock::new(|| data::must(parse(data::SETUP, "setup.toml")));

/// The start of the game, W2: nobody has points and no Settlement is captured, W2.1.9.
pub fn start() -> State {
    start_for(Players::Two)
}

/// The same for so many players: W15.1.5 nothing else differs.
pub fn start_for(players: Players) -> State {
    let opening = &*OPENING;
    let mut reinforcements = opening.in_box;
    opening.troops.iter().for_each(|troops| reinforcements.leave(troops));
    let place = |c: Character| if c.sheet().starts_in_fellowship { Place::Fellowship } else { Place::Aside };
    State {
        options: SwitchSet::EMPTY,
        handicap: Handicap::default(),
        players,
        as_before: false,
        turn: 1,
        phase: Phase::Recover,
        acting: Side::Free,
        next: Side::ALL.map(|side| Player::of(side)[0]),
        proposed: false,
        mixed: [RegionSet::EMPTY; 2],
        met: [RegionSet::EMPTY; 2],
        saruman_took: RegionSet::EMPTY,
        deeds: (players == Players::Three).then(Deeds::default),
        board: Board::new(opening.troops),
        reinforcements,
        casualties: Troops::NONE,
        cast: Character::ALL.map(place),
        politics: opening.politics,
        // W2.1.1, W2.1.2 In Rivendell, on step 0, Hidden and uncorrupted; W2.1.3 led by Gandalf.
        fellowship: Fellowship {
            figure: Region::Rivendell,
            progress: 0,
            hidden: true,
            corruption: 0,
            guide: Character::GandalfTheGrey,
            mordor: None,
            stirred: false,
        },
        hunt: Hunt::at_start(),
        // W2.1.5 The Free Peoples own the three Elven Rings.
        dice: [dice(FREE_DICE, 3), dice(SHADOW_DICE, 0)],
        decks: Decks::at_start(),
        moved: [None; 4],
        messenger_used: false,
        battle: None,
        victory: None,
    }
}

/// W2.1.8 The dice the Free Peoples start with; W3.8.1 and the most they can have.
pub(crate) const FREE_DICE: u8 = 4;
/// W2.1.8 The dice the Shadow starts with.
pub(crate) const SHADOW_DICE: u8 = 7;

fn dice(pool: u8, rings: u8) -> Dice {
    Dice { unused: [0; Face::ALL.len()], pool, rings, ring_used: false }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    nation: Vec<toml::Spanned<NationRow>>,
    army: Vec<toml::Spanned<ArmyRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NationRow {
    id: String,
    steps_to_war: u8,
    active: bool,
    #[serde(rename = "box")]
    in_box: Counts,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Counts {
    regular: u8,
    elite: u8,
    leader: u8,
    nazgul: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ArmyRow {
    region: String,
    nation: String,
    #[serde(default)]
    regular: u8,
    #[serde(default)]
    elite: u8,
    #[serde(default)]
    leader: u8,
    #[serde(default)]
    nazgul: u8,
}

pub(crate) fn parse(text: &str, file: &str) -> Result<Opening, data::DataError> {
    let rows: File = data::read(text, file)?;
    let mut opening = Opening {
        in_box: Troops::NONE,
        troops: [Troops::NONE; 105],
        politics: Politics { steps: [0; 8], active: [false; 8] },
    };
    let nations =
        data::in_order(text, file, &rows.nation, Nation::ALL.map(Nation::id), |row| &row.id, NationRow::read)?;
    for (nation, (steps, active, counts)) in Nation::ALL.into_iter().zip(nations) {
        opening.politics.steps[nation.index()] = steps;
        opening.politics.active[nation.index()] = active;
        opening.in_box.join(&counts);
    }
    for row in &rows.army {
        let wrong = |what: String| data::error(text, file, row.span().start, what);
        let army = row.get_ref();
        let region: Region = army.region.parse().map_err(wrong)?;
        let counts = Counts { regular: army.regular, elite: army.elite, leader: army.leader, nazgul: army.nazgul };
        let nation: Nation = army.nation.parse().map_err(wrong)?;
        opening.troops[region.index()].join(&counts.troops(nation).map_err(wrong)?);
    }
    Ok(opening)
}

impl NationRow {
    fn read(&self) -> Result<(u8, bool, Troops), String> {
        if self.steps_to_war > 3 {
            return Err(format!("expected 0 to 3 steps to war, found {}", self.steps_to_war));
        }
        Ok((self.steps_to_war, self.active, self.in_box.troops(self.id.parse()?)?))
    }
}

impl Counts {
    fn troops(&self, nation: Nation) -> Result<Troops, String> {
        let mut troops = Troops::NONE;
        troops.regulars[nation.index()] = self.regular;
        troops.elites[nation.index()] = self.elite;
        match (nation.side(), self.leader, self.nazgul) {
            (Side::Free, leaders, 0) => troops.leaders[nation.index()] = leaders,
            (Side::Shadow, 0, nazgul) if nation == Nation::Sauron || nazgul == 0 => troops.nazgul = nazgul,
            _ => {
                return Err(format!(
                    "expected leaders with the Free Peoples only and Nazgûl with Sauron only ({nation})"
                ));
            }
        }
        Ok(troops)
    }
}
