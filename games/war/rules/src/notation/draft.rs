//! Reading a position: lines that change the ordinary start, or describe everything.

use super::Note;
use super::list::{read as list, read_counted, read_number, read_yes_no};
use crate::{
    Army, Battle, BattleKind, BySeat, Card, CardSet, Character, Face, Fellowship, Figure, Handicap, Nation, Place,
    Player, Players, Region, RegionSet, Resolving, Side, Stage, State, Switch, Tile, TileSet, Token, Troops, Why,
    setup,
};

/// No game lasts longer.
const LAST_TURN: u16 = 999;
/// No battle lasts longer: both Armies together have fewer hits to take.
const LAST_ROUND: u16 = 99;

/// A position while it is read.
pub(super) struct Draft {
    pub(super) state: State,
    pub(super) troops: [Troops; 105],
    /// Whether the Guide was named, or is to be found.
    pub(super) guide_named: bool,
    pub(super) pool_named: bool,
    /// Who controls the Armies in a battle was named.
    pub(super) commanders_named: bool,
    pub(super) drawn_named: bool,
    /// Which line a later check is about.
    pub(super) checks: Vec<(usize, Check)>,
}

/// What can be checked only when everything is known.
pub(super) enum Check {
    Points(Side, u16),
    Reinforcements(Vec<(Figure, u8)>),
}

/// The state that these lines describe, or the line that is wrong and what was expected.
pub(super) fn read(lines: &[(String, String)]) -> Result<State, (usize, String)> {
    let mut draft = Draft::of(lines)?;
    draft.settle().map_err(|what| (blamed(lines, &what), what))?;
    draft.check()?;
    Ok(draft.state)
}

/// The line from which on the lines do not fit together in this way.
fn blamed(lines: &[(String, String)], what: &str) -> usize {
    let same = |at: &usize| Draft::of(&lines[..=*at]).is_ok_and(|mut draft| draft.settle().is_err_and(|w| w == what));
    (0..lines.len()).rev().take_while(same).last().unwrap_or(0)
}

impl Draft {
    /// What the lines say, each by itself.
    fn of(lines: &[(String, String)]) -> Result<Draft, (usize, String)> {
        // How many play decides what the other lines mean.
        let players = lines.iter().enumerate().find(|(_, (key, _))| key == "players");
        let players = players.map(|(at, (_, value))| value.parse().map_err(|what| (at, what))).transpose()?;
        let state = setup::start_for(players.unwrap_or(Players::Two));
        let troops = std::array::from_fn(|at| *state.board.at(Region::ALL[at]));
        let mut draft = Draft {
            state,
            troops,
            guide_named: false,
            pool_named: false,
            commanders_named: false,
            drawn_named: false,
            checks: Vec::new(),
        };
        for (at, (key, value)) in lines.iter().enumerate() {
            draft.set(at, key, value).map_err(|what| (at, what))?;
        }
        Ok(draft)
    }

    fn set(&mut self, at: usize, key: &str, value: &str) -> Result<(), String> {
        if let Ok(region) = key.parse::<Region>() {
            return self.set_region(region, value);
        }
        let (word, rest) = key.rsplit_once(' ').unwrap_or((key, ""));
        match word {
            "politics" => return self.set_politics(rest.parse()?, value),
            "next" | "mixed" | "met" => return self.set_shared(word, rest.parse()?, value),
            "hand" | "known" | "discarded" if !rest.is_empty() => return self.set_cards(word, rest, value),
            "last action" | "this action" => return self.set_deed(word, rest, value),
            "dice" | "pool" | "rings" | "ring used" | "points" => return self.set_dice(at, word, rest.parse()?, value),
            _ => {}
        }
        let state = &mut self.state;
        let (fellowship, hunt) = (&mut state.fellowship, &mut state.hunt);
        match key {
            "options" => state.options = list::<Switch>(value)?.into_iter().collect(),
            // W16.4.2 It was a line of its own before there were other switches.
            "strict stacking" => match read_yes_no(value)? {
                true => state.options.add(Switch::StrictStacking),
                false => state.options.remove(Switch::StrictStacking),
            },
            "bid" if value == "none" => state.handicap.bid = None,
            "bid" => state.handicap.bid = Some(Handicap::read_bid(value)?),
            "tokens" => {
                state.handicap.tokens = [0; 2];
                for (token, count) in read_counted::<Token>(value)? {
                    let held = &mut state.handicap.tokens[token.index()];
                    *held += count;
                    if *held > Handicap::MOST {
                        return Err(format!("expected at most {} tokens of a kind, found {held}", Handicap::MOST));
                    }
                }
            }
            "dwarven rings" => state.handicap.dwarven_rings = read_number(value, 0, Handicap::MOST.into())? as u8,
            // It was read before all others.
            "players" => {}
            "proposed" => state.proposed = read_yes_no(value)?,
            "saruman took" => state.saruman_took = regions(value)?,
            "turn" => state.turn = read_number(value, 1, LAST_TURN)?,
            "phase" => state.phase = value.parse()?,
            "acting" => state.acting = value.parse()?,
            "captured" => {
                let regions: Vec<Region> = list(value)?;
                if let Some(bare) = regions.iter().find(|r| !r.is_settlement()) {
                    return Err(format!("expected settlements only, found '{bare}'"));
                }
                state.board.captured = regions.into_iter().collect();
            }
            "casualties" => state.casualties = box_figures(value, Side::Free)?,
            "reinforcements" => self.checks.push((at, Check::Reinforcements(read_counted(value)?))),
            "companions" => self.set_companions(list(value)?)?,
            "gone" => {
                let gone: Vec<Character> = list(value)?;
                if gone.contains(&Character::Gollum) {
                    return Err("gollum never leaves the game".into());
                }
                gone.into_iter().for_each(|c| state.put(c, Place::Gone));
            }
            "figure" => fellowship.figure = value.parse()?,
            "progress" => fellowship.progress = read_number(value, 0, Fellowship::LAST_STEP.into())? as u8,
            "fellowship" => {
                fellowship.hidden = match value {
                    "hidden" => true,
                    "revealed" => false,
                    other => return Err(format!("expected hidden or revealed, found '{other}'")),
                }
            }
            "corruption" => fellowship.corruption = read_number(value, 0, Fellowship::LOST.into())? as u8,
            "guide" => {
                fellowship.guide = value.parse()?;
                self.guide_named = true;
            }
            "mordor" if value == "none" => fellowship.mordor = None,
            "mordor" => fellowship.mordor = Some(read_number(value, 0, Fellowship::CRACK_OF_DOOM.into())? as u8),
            "stirred" => fellowship.stirred = read_yes_no(value)?,
            "hunt pool" => {
                hunt.pool = tiles(value)?;
                self.pool_named = true;
            }
            "hunt drawn" => {
                hunt.drawn = tiles(value)?;
                self.drawn_named = true;
            }
            "hunt waiting" => hunt.waiting = tiles(value)?,
            "hunt removed" => hunt.removed = tiles(value)?,
            "hunt dice fp" => hunt.free_dice = read_number(value, 0, 6)? as u8,
            "hunt dice sh" => hunt.shadow_dice = read_number(value, 0, 10)? as u8,
            "hunt was used" => hunt.was_used = read_yes_no(value)?,
            "hand" => state.decks.hand = by_seat(state, Why::DrawCard, cards(value)?),
            "table" => state.decks.table = cards(value)?,
            "played" => state.decks.played = cards(value)?,
            "discarded" => state.decks.discarded = by_seat(state, Why::Discard, cards(value)?),
            "resolving" if value == "none" => state.decks.resolving = None,
            "resolving" => {
                let words: Vec<&str> = value.split_whitespace().collect();
                let (card, die, done) = match words[..] {
                    [card, die] => (card, die, false),
                    [card, die, "done"] => (card, die, true),
                    _ => return Err("expected a card and a die result (or free), and done or nothing".into()),
                };
                let die = if die == "free" { None } else { Some(die.parse()?) };
                state.decks.resolving = Some(Resolving { card: card.parse()?, die, done });
            }
            "messenger used" => state.messenger_used = read_yes_no(value)?,
            "battle" if value == "none" => state.battle = None,
            "battle" => state.battle = Some(battle(value)?),
            "rearguard" | "laid" | "battle card" | "battle notes" | "commanders" => self.set_battle(key, value)?,
            "victory" if value == "none" => state.victory = None,
            "victory" => state.victory = Some(value.parse()?),
            other => return Err(format!("expected a region or another key of positions, found '{other}'")),
        }
        Ok(())
    }

    fn set_region(&mut self, region: Region, value: &str) -> Result<(), String> {
        for who in Character::ALL {
            if self.state.place(who) == Place::On(region) {
                self.state.put(who, Place::Aside);
            }
        }
        let mut troops = Troops::NONE;
        for (figure, count) in read_counted::<Figure>(value)? {
            match figure {
                Figure::Character(Character::Gollum) => return Err("gollum is never on the map".into()),
                Figure::Character(who) => self.state.put(who, Place::On(region)),
                other => troops.add(other, count),
            }
        }
        self.troops[region.index()] = troops;
        Ok(())
    }

    fn set_companions(&mut self, companions: Vec<Character>) -> Result<(), String> {
        for who in Character::ALL {
            let named = companions.contains(&who);
            if named && !who.sheet().starts_in_fellowship {
                return Err(format!("expected companions of the fellowship, found '{who}'"));
            }
            match (named, self.state.place(who)) {
                (true, _) => self.state.put(who, Place::Fellowship),
                (false, Place::Fellowship) => self.state.put(who, Place::Gone),
                (false, _) => {}
            }
        }
        Ok(())
    }

    fn set_politics(&mut self, nation: Nation, value: &str) -> Result<(), String> {
        let expected = || format!("expected steps to war and active or passive, as in '2 passive', found '{value}'");
        let (steps, status) = value.split_once(' ').ok_or_else(expected)?;
        self.state.politics.steps[nation.index()] = read_number(steps, 0, 3)? as u8;
        self.state.politics.active[nation.index()] = match status.trim() {
            "active" => true,
            "passive" if steps != "0" => false,
            _ => return Err(expected()),
        };
        Ok(())
    }

    fn set_dice(&mut self, at: usize, word: &str, side: Side, value: &str) -> Result<(), String> {
        let most = if side == Side::Free { 6 } else { 10 };
        let dice = self.state.dice_mut(side);
        match word {
            "dice" => {
                dice.unused = [0; Face::ALL.len()];
                for (face, count) in read_counted::<Face>(value)? {
                    // A Will of the West used as an Army result may be written as what it stands for.
                    let known = Face::of(side).contains(&face) || side == Side::Free && face == Face::Army;
                    if face == Face::Eye || !known {
                        return Err(format!("expected results that lie unused before {side}, found '{face}'"));
                    }
                    dice.unused[face.index()] += count;
                }
                if dice.left() > most {
                    return Err(format!("expected at most {most} dice, found {}", dice.left()));
                }
            }
            "pool" => dice.pool = read_number(value, 0, most.into())? as u8,
            "rings" => dice.rings = read_number(value, 0, 3)? as u8,
            "ring used" => dice.ring_used = read_yes_no(value)?,
            _ => self.checks.push((at, Check::Points(side, read_number(value, 0, 20)?))),
        }
        Ok(())
    }

    /// W15 What two players of a side have.
    fn set_shared(&mut self, word: &str, side: Side, value: &str) -> Result<(), String> {
        if !self.state.is_shared(side) {
            return Err(format!("expected a game in which two play {side}, as by a line 'players'"));
        }
        match word {
            "next" => {
                let player: Player = value.parse()?;
                if player.side() != side {
                    return Err(format!("expected a player of {side}, found '{player}'"));
                }
                self.state.next[side.index()] = player;
            }
            "mixed" => self.state.mixed[side.index()] = regions(value)?,
            _ => self.state.met[side.index()] = regions(value)?,
        }
        Ok(())
    }

    /// Cards of one seat.
    fn set_cards(&mut self, word: &str, seat: &str, value: &str) -> Result<(), String> {
        let seating = self.state.seating();
        let names: Vec<&str> = seating.names().collect();
        let expected = || format!("expected one of {}, found '{seat}'", names.join(", "));
        let seat = seating.seat(seat).ok_or_else(expected)?;
        let cards = cards(value)?;
        let side = self.state.side_of(seat);
        if let Some(card) = cards.iter().find(|card| card.side() != side) {
            return Err(format!("expected cards of {side}, found '{card}'"));
        }
        let decks = &mut self.state.decks;
        let places = match word {
            "hand" => &mut decks.hand,
            "known" => &mut decks.known,
            _ => &mut decks.discarded,
        };
        places.set(seat, cards);
        Ok(())
    }

    /// W15.11 What an action of the Free Peoples was on.
    fn set_deed(&mut self, which: &str, what: &str, value: &str) -> Result<(), String> {
        let deeds = self.state.deeds.as_mut().ok_or("expected a game of three players, as by a line 'players: 3'")?;
        let deed = if which == "last action" { &mut deeds.last } else { &mut deeds.now };
        match what {
            "nations" => deed.nations = list::<Nation>(value)?.into_iter().collect(),
            "armies" => deed.armies = regions(value)?,
            other => return Err(format!("expected nations or armies, found '{other}'")),
        }
        Ok(())
    }

    fn set_battle(&mut self, key: &str, value: &str) -> Result<(), String> {
        let battle = self.state.battle.as_mut().ok_or_else(|| format!("expected a battle before its {key}"))?;
        match key {
            "commanders" => {
                self.commanders_named = true;
                for player in list::<Player>(value)? {
                    battle.control[player.side().index()] = player;
                }
            }
            "rearguard" => battle.rearguard = read_counted::<Figure>(value)?.into_iter().collect(),
            "laid" => {
                battle.laid = [None; 2];
                list::<Card>(value)?.into_iter().for_each(|card| battle.laid[card.side().index()] = Some(card));
            }
            "battle card" => battle.card = list::<Card>(value)?.first().copied(),
            _ => {
                for note in list::<Note>(value)? {
                    *note.of(battle) = true;
                }
            }
        }
        Ok(())
    }
}

fn box_figures(value: &str, side: Side) -> Result<Troops, String> {
    let mut troops = Troops::NONE;
    for (figure, count) in read_counted::<Figure>(value)? {
        if matches!(figure, Figure::Character(_)) || figure.side() != side {
            return Err(format!("expected units and leaders of {side}, found '{figure}'"));
        }
        troops.add(figure, count);
    }
    Ok(troops)
}

fn regions(value: &str) -> Result<RegionSet, String> {
    Ok(list::<Region>(value)?.into_iter().collect())
}

fn tiles(value: &str) -> Result<TileSet, String> {
    Ok(list::<Tile>(value)?.into_iter().collect())
}

fn cards(value: &str) -> Result<CardSet, String> {
    Ok(list::<Card>(value)?.into_iter().collect())
}

/// `sh minas-morgul osgiliath field 1 begin`
fn battle(value: &str) -> Result<Battle, String> {
    let parts: Vec<&str> = value.split_whitespace().collect();
    let [attacker, from, to, kind, round, stage] = parts[..] else {
        return Err("expected attacker, from, to, kind, round and stage of a battle".into());
    };
    let (kind, stage): (BattleKind, Stage) = (kind.parse()?, stage.parse()?);
    Ok(Battle {
        attacker: attacker.parse()?,
        from: from.parse()?,
        to: to.parse()?,
        kind,
        control: Side::ALL.map(|side| Player::of(side)[0]),
        rearguard: Army::NONE,
        round: read_number(round, 1, LAST_ROUND)? as u8,
        stage,
        laid: [None; 2],
        revealed: false,
        white_rider: false,
        inside: false,
        card: None,
        from_table: false,
        announced: [false; 2],
    })
}

/// Cards in the hands, or discards, of those who have them: with one player a side, a card says by its side whose it is.
fn by_seat(state: &State, why: Why, cards: CardSet) -> BySeat {
    let mut by_seat = BySeat::EMPTY;
    cards.iter().for_each(|card| by_seat.add(state.decider(card.side(), why), card));
    by_seat
}
