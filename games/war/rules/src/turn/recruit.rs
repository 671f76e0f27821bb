//! W7.3, W7.4 Recruiting with a Muster result.

use super::stacking;
use crate::{Event, Figure, Game, Legal, Nation, Region, Side, State, Switch, Why, law::lawful};
use smallvec::SmallVec;
use table::Flow;

/// W7.3.1 One Elite, or up to two Regulars, Leaders or Nazgûl; W7.3.4 two go to two different Settlements.
pub(crate) fn action(t: &mut Game, side: Side) -> Flow {
    let Some((first, there)) = one(t, side, None)? else { return Ok(()) };
    if !matches!(first, Figure::Elite(_)) {
        one(t, side, Some(there))?;
    }
    Ok(())
}

/// Recruits one figure. After the first, none is an answer too.
fn one(t: &mut Game, side: Side, before: Option<Region>) -> Flow<Option<(Figure, Region)>> {
    let second = before.is_some();
    let able = |state: &State, figure: Option<Figure>| match figure {
        Some(Figure::Elite(_)) if second => false,
        Some(figure) => places(state, figure, before).next().is_some(),
        None => second,
    };
    let figures = kinds(side).map(Some).chain([None]);
    let Some(figure) = t.choose_if(side, Why::RecruitFigure { second }, figures, able)? else { return Ok(None) };
    let regions: SmallVec<[Region; 8]> = places(t.state, figure, before).collect();
    let at = t.choose(side, Why::RecruitWhere { figure }, &regions)?;
    place(t, figure, at);
    Ok(Some((figure, at)))
}

/// Puts a figure of the reinforcements on the map.
pub(crate) fn place(t: &mut Game, figure: Figure, at: Region) {
    t.state.reinforcements.take(figure, 1);
    t.state.board.add(at, figure, 1);
    if let Some(nation) = figure.nation() {
        t.state.acted_on(nation);
        t.state.meet(nation.side(), at, t.state.is_mixed(at, nation.side()));
    }
    t.tell(Event::Recruited { figure, at });
}

/// Whether anything can be recruited.
pub(crate) fn possible(state: &State, side: Side) -> bool {
    kinds(side).any(|figure| places(state, figure, None).next().is_some())
}

/// The kinds of figures a side can recruit.
fn kinds(side: Side) -> impl DoubleEndedIterator<Item = Figure> + Clone {
    let nations = Nation::of(side).iter().copied();
    let units = nations.clone().flat_map(|n| [Figure::Regular(n), Figure::Elite(n)]);
    let leaders = nations.filter(|n| n.side() == Side::Free).map(Figure::Leader);
    let nazgul = (side == Side::Shadow).then_some(Figure::Nazgul);
    units.chain(leaders).chain(nazgul)
}

fn places(state: &State, figure: Figure, not: Option<Region>) -> impl Iterator<Item = Region> {
    // Whether the Nation is At War and has such a figure left is quick to see and rules most of them out.
    let home = home(figure).filter(|_| available(state, figure).is_ok());
    let settlements = home.map(settlements).unwrap_or_default();
    settlements.iter().copied().filter(move |at| Some(*at) != not && may_recruit(state, figure, *at).is_ok())
}

/// The Settlements of a Nation.
pub(crate) fn settlements(nation: Nation) -> &'static [Region] {
    static OF: std::sync::LazyLock<[Vec<Region>; 8]> = std::sync::LazyLock::new(|| {
        Nation::ALL.map(|n| Region::ALL.into_iter().filter(|r| r.is_settlement() && r.nation() == Some(n)).collect())
    });
    &OF[nation.index()]
}

/// W7.3.3 The Nation at whose Settlements a figure is recruited: its own, for Nazgûl Sauron.
fn home(figure: Figure) -> Option<Nation> {
    match figure {
        Figure::Nazgul => Some(Nation::Sauron),
        other => other.nation(),
    }
}

/// W7.3.2 The Nation is At War; W7.4.2 the figure is in the reinforcements. W15.7.1 With a die one recruits one's own Nations, W15.7.3 Nazgûl
/// as those of Sauron; W15.11.2 not the same in two actions running.
fn available(state: &State, figure: Figure) -> Legal {
    if let Some(nation) = home(figure) {
        lawful(state.is_own(nation), if figure == Figure::Nazgul { "W15.7.3" } else { "W15.7.1" })?;
        state.may_act_on(nation)?;
    }
    lawful(home(figure).is_some_and(|n| state.politics.at_war(n)), "W7.3.2")?;
    lawful(state.reinforcements.count(figure) > 0, "W7.4.2")
}

/// Whether a figure may be recruited in some Settlement; if not, why not in the first.
pub(crate) fn anywhere(state: &State, figure: Figure) -> Legal {
    available(state, figure)?;
    let settlements = home(figure).map(settlements).unwrap_or_default();
    let each = || settlements.iter().map(|at| may_recruit(state, figure, *at));
    each().find(Legal::is_ok).or_else(|| each().next()).unwrap_or(Ok(()))
}

/// Whether a figure may be recruited in a region with a Muster result.
pub(crate) fn may_recruit(state: &State, figure: Figure, at: Region) -> Legal {
    available(state, figure)?;
    // W7.4.3 A Fortification is no Settlement.
    lawful(at.is_settlement() && at.nation() == home(figure), "W7.3.3")?;
    lawful(figure != Figure::Nazgul || at.is_stronghold(), "W7.3.3")?;
    let side = figure.side();
    // W9.9.4 Nobody recruits in a captured Settlement.
    lawful(state.board.controls(side, at) && state.board.free_for(side, at), "W7.4.1")?;
    // W7.3.5 A Leader needs a unit beside him.
    lawful(!matches!(figure, Figure::Leader(_)) || state.board.occupied(at, side), "W7.3.5")?;
    let full = figure.is_unit() && state.board.at(at).units(side) >= stacking::FIELD;
    lawful(!(state.plays(Switch::StrictStacking) && full), "W7.2.3")
}
