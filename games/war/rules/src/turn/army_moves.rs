//! W7.5 Moving Armies.

use super::{capture, politics, settled, table_cards};
use crate::{Army, Event, Game, Lead, Legal, Nation, Region, Side, State, Switch, Why, law::lawful};
use table::Flow;

/// W7.5.2 An Army result moves one or two Armies; W7.5.3 a Character result one, with somebody to lead it.
pub(crate) fn action(t: &mut Game, side: Side, lead: Lead) -> Flow {
    up_to(t, side, lead, if lead == Lead::Nobody { 2 } else { 1 })
}

/// Up to so many different Armies move one region each, by die or by card.
pub(crate) fn up_to(t: &mut Game, side: Side, lead: Lead, most: usize) -> Flow {
    for at in 0..most {
        let Some(moved) = one_move(t, side, lead, at > 0)? else { break };
        t.state.moved[at] = Some(moved);
    }
    t.state.moved = [None; 4];
    Ok(())
}

/// One Army moves one region. A second move may be declined.
fn one_move(t: &mut Game, side: Side, lead: Lead, second: bool) -> Flow<Option<(Region, Army)>> {
    let froms = t.state.board.armies(side).iter().map(Some).chain([None]);
    let able = |state: &State, from: Option<Region>| match from {
        Some(from) => Column::at(state, side, from).can_leave(state, lead),
        None => second || !possible(state, side, lead),
    };
    let Some(from) = t.choose_if(side, Why::MoveFrom { lead, second }, froms, able)? else { return Ok(None) };
    let column = Column::at(t.state, side, from);
    let open = |state: &State, to: Region| column.can_enter(state, to, lead).is_ok();
    let to = t.choose_if(side, Why::MoveTo { from, lead }, from.neighbours().iter().copied(), open)?;
    let able = column.able(t.state, to);
    let offers = able.counted();
    let in_all = offers.iter().map(|(_, n)| n).sum();
    // A single unit takes all Leaders along; only Characters and Nazgûl then leave a choice.
    let no_choice = column.company.units() == 1 && able.characters.is_empty() && able.troops.nazgul == 0;
    let least = if no_choice { in_all } else { 1 };
    let army = settled::select(t, side, Why::MoveFigures { from, to, lead }, least, &offers)?;
    march(t, side, &army, from, to);
    Ok(Some((to, army)))
}

/// Moves an Army into a region and lets it end its movement there.
pub(crate) fn march(t: &mut Game, side: Side, army: &Army, from: Region, to: Region) {
    enter(t, side, army, from, to);
    arrive(t, side, army, to);
}

/// Moves an Army into a region, with all that follows from entering it, W7.5.13.
pub(crate) fn enter(t: &mut Game, side: Side, army: &Army, from: Region, to: Region) {
    t.state.carry(army, from, to);
    t.tell(Event::Moved { side, army: *army, from, to });
    politics::army_enters(t, side, to);
    capture::on_entering(t, side, to);
    // W5.4.2 A card whose condition is broken on the way goes at once.
    table_cards::tidy(t);
}

/// W10.2.5 A Companion who moves with an Army ends a movement with it. W15.11.3b An Army has acted to where it ends, not on the way.
pub(crate) fn arrive(t: &mut Game, side: Side, army: &Army, to: Region) {
    t.state.acted_with(side, army, to);
    for who in army.characters.iter() {
        t.tell(Event::Travelled { who, to });
        politics::companion_arrives(t, who, to);
    }
}

/// Whether any Army of a side can move.
pub(crate) fn possible(state: &State, side: Side, lead: Lead) -> bool {
    state.board.armies(side).iter().any(|from| Column::at(state, side, from).can_leave(state, lead))
}

/// Whether an Army, or a part of it, can move from one region to another.
pub(crate) fn may_move(state: &State, side: Side, from: Region, to: Region, lead: Lead) -> Legal {
    Column::at(state, side, from).can_enter(state, to, lead)
}

/// The figures of a side in a region, about to march.
struct Column {
    side: Side,
    from: Region,
    /// Those that have not moved yet, W7.5.6.
    fresh: Army,
    /// Those among whom Leaders may stay.
    company: Army,
}

impl Column {
    fn at(state: &State, side: Side, from: Region) -> Column {
        // W15.7.1a, W15.8.6a Only what the acting player may move.
        let all = state.fresh(from, side);
        let company = state.company(&all, from, state.actor(side));
        Column { side, from, fresh: state.commanded(&all, from, side), company }
    }

    fn can_leave(&self, state: &State, lead: Lead) -> bool {
        self.from.neighbours().iter().any(|to| self.can_enter(state, *to, lead).is_ok())
    }

    /// Whether some of them can move to a region.
    fn can_enter(&self, state: &State, to: Region, lead: Lead) -> Legal {
        self.border(state, to)?;
        let able = self.able(state, to);
        lawful(able.units() > 0, if self.fresh.units() == 0 { "W7.5.6" } else { "W10.4.1" })?;
        let room = self.room(state, to);
        lawful(room > 0, "W7.2.3")?;
        let mut whole = Ok(());
        // If not all may go, a part of them may.
        for (at, part) in state.parts(&able, self.side).enumerate() {
            let legal = self.may_go(state, to, lead, &self.largest(&part, room));
            match (legal, at) {
                (Ok(()), _) => return Ok(()),
                (law, 0) => whole = law,
                _ => {}
            }
        }
        whole
    }

    /// W7.5.1 Whether an Army may cross from here to another region.
    fn border(&self, state: &State, to: Region) -> Legal {
        lawful(self.from.borders(to), "W7.5.1")?;
        may_enter(state, self.side, to)?;
        let (board, side) = (&state.board, self.side);
        // W7.5.11 The besieged do not leave.
        lawful(board.besieged(self.from) != Some(side), "W7.5.11")
    }

    /// The figures that may go: not those that have moved, W7.5.6, are held back by politics, W15.8.7 also in a mixed Army, or never move,
    /// W6.3.6.
    fn able(&self, state: &State, to: Region) -> Army {
        let troops = &self.fresh.troops;
        Army {
            troops: match to.nation() {
                None => *troops,
                Some(_) => troops.without_nations(|nation| !politics_allow(state, nation, to)),
            },
            characters: self.fresh.characters.iter().filter(|who| who.can_move()).collect(),
        }
    }

    /// W7.2.3 How many units may enter: any number, unless stacking is strict.
    fn room(&self, state: &State, to: Region) -> u8 {
        match state.plays(Switch::StrictStacking) {
            true => super::stacking::FIELD.saturating_sub(state.board.at(to).units(self.side)),
            false => u8::MAX,
        }
    }

    /// All that may go, less one unit where Leaders who cannot go would be left alone, and no more than there is room.
    fn largest(&self, able: &Army, room: u8) -> Army {
        let stay = self.company.without(able);
        let mut going = *able;
        if stay.troops.leader_count() > 0 && stay.units() == 0 {
            spare_a_unit(&mut going);
        }
        while going.units() > room {
            spare_a_unit(&mut going);
        }
        going
    }

    /// Whether just these figures may move.
    fn may_go(&self, state: &State, to: Region, lead: Lead, going: &Army) -> Legal {
        lawful(going.units() > 0, "W7.5.5")?;
        // W7.5.7 Units that came with the first move are no company for Leaders yet.
        let stay = self.company.without(going);
        lawful(stay.units() > 0 || stay.troops.leader_count() == 0, "W7.5.5")?;
        // W6.5.1 Characters and Nazgûl go along or stay; W7.5.4 one of Level 0 is never among those who go.
        lawful(state.is_led(going, lead), "W7.5.3")?;
        state.may_split(self.from, self.side, going)?;
        state.may_act_with(self.side, self.from, going)?;
        lawful(going.units() <= self.room(state, to), "W7.2.3")
    }
}

/// The figures that a card may take straight to a region, whatever lies between; nothing if there is no unit. Whether the
/// region is free is for the card to say.
pub(crate) fn direct(state: &State, side: Side, from: Region, to: Region) -> Option<Army> {
    let column = Column::at(state, side, from);
    let able = column.able(state, to);
    let room = column.room(state, to);
    let some = |part: Army| column.may_go(state, to, Lead::Nobody, &column.largest(&part, room)).is_ok();
    state.parts(&able, side).any(some).then_some(able)
}

/// Asks which of these figures go.
pub(crate) fn choose_direct(t: &mut Game, side: Side, from: Region, to: Region) -> Flow<Army> {
    let offers = direct(t.state, side, from, to).unwrap_or_default().counted();
    settled::select(t, side, Why::MoveFigures { from, to, lead: Lead::Nobody }, 1, &offers)
}

/// W1.5.2 Whether a region is free for the movement of a side's Armies.
pub(crate) fn may_enter(state: &State, side: Side, to: Region) -> Legal {
    let board = &state.board;
    table_cards::open_to(state, side, to)?;
    // W7.5.11 Nobody joins the besieged.
    lawful(board.besieged(to) != Some(side), "W7.5.11")?;
    // W7.5.9 Enemy units in the open must be attacked; W7.5.12, W9.8.1 a region one besieges can be entered.
    lawful(!board.occupied(to, side.enemy()) || board.besieges(side, to), "W7.5.9")
}

/// Whether just these figures may move from one region to another.
pub(crate) fn may_go(state: &State, side: Side, from: Region, to: Region, lead: Lead, going: &Army) -> Legal {
    Column::at(state, side, from).may_go(state, to, lead, going)
}

/// W7.5.10, W10.4.1 Whether politics let units and Leaders enter a region: those not At War stay out of other Nations,
/// W10.4.4 also where a retreat has taken them into one. W10.4.3 The others of their Army go without them.
pub(crate) fn politics_allow(state: &State, nation: Nation, to: Region) -> bool {
    state.politics.at_war(nation) || to.nation().is_none_or(|land| land == nation)
}

/// Leaves one unit out, a Regular if there is one.
pub(crate) fn spare_a_unit(army: &mut Army) {
    let counted = army.troops.counted();
    if let Some((unit, _)) = counted.iter().find(|(figure, _)| figure.is_unit()) {
        army.troops.take(*unit, 1);
    }
}
