//! W15 Who plays, where three or four do: who leads, whose turn it is, hands and points, and Armies of two players in one region.

use crate::{WarShown, names::Names};
use table::{Rules, Seat};
use terminal::{Shown, Words, text};
use war::{Deck, Decks, Nation, Phase, Player, Players, Region, Side, State, View, War};

/// What a seat is called.
fn seat(words: &Words, open: &State, seat: Seat) -> String {
    WarShown::seat(words, War::seating(open).name(seat))
}

fn player(words: &Words, open: &State, player: Player) -> String {
    seat(words, open, open.seat_of(player))
}

/// Everybody who plays, W15.13.4; nobody is named where two do.
pub fn lines(words: &Words, view: &View) -> Vec<String> {
    if view.players == Players::Two {
        return Vec::new();
    }
    let open = view.open_state();
    let shared = Side::ALL.into_iter().filter(|side| open.is_shared(*side));
    let mut lines: Vec<String> = shared.clone().map(|side| order(words, view, &open, side)).collect();
    lines.extend(War::seating(&open).seats().map(|seat| person(words, view, &open, seat)));
    for side in shared {
        lines.extend(Region::ALL.into_iter().filter_map(|region| army(words, &open, region, side)));
    }
    lines.extend(captors(words, &open));
    lines
}

/// W15.2, W15.6 Who leads a side, and who acts for it now or next.
fn order(words: &Words, view: &View, open: &State, side: Side) -> String {
    // W15.6.2a Outside of phase 5 the next is who begins then.
    let next = if view.phase == Phase::Actions { open.next[side.index()] } else { open.leader(side).team_mate() };
    let acts = view.phase == Phase::Actions && view.acting == side;
    let args = [
        ("side", text(words.side(side))),
        ("leads", text(player(words, open, open.leader(side)))),
        ("next", text(player(words, open, next))),
    ];
    words.say(if acts { "status-order-now" } else { "status-order" }, &args)
}

/// W15.13.1 A player with the backs of his hand, W15.12 and what counts for himself.
fn person(words: &Words, view: &View, open: &State, at: Seat) -> String {
    let (side, hand) = (open.side_of(at), view.hands[at.index()].hand);
    let [character, strategy] = Deck::ALL.map(|deck| hand[deck.index()]);
    let own = |nation: &Nation| open.player_at(at).is_none_or(|player| Player::of_nation(*nation) == player);
    let nations: Vec<String> =
        Nation::of(side).iter().copied().filter(own).map(|nation| words.nation(nation)).collect();
    let limit = if open.is_shared(side) { Decks::SHARED_HAND_LIMIT } else { Decks::HAND_LIMIT };
    let args = [
        ("seat", text(seat(words, open, at))),
        ("nations", text(nations.join(", "))),
        ("character", character.into()),
        ("strategy", strategy.into()),
        ("limit", limit.into()),
    ];
    let mut said = words.say("status-player", &args);
    if let Some(player) = open.player_at(at) {
        let lost = ("lost", open.lost_by(player).into());
        let points = match side {
            Side::Free => words.say("status-personal-fp", &[lost]),
            Side::Shadow => words.say("status-personal-sh", &[("captured", open.captured_by(player).into()), lost]),
        };
        said = format!("{said} {points}");
    }
    said
}

/// W15.8.1 Units of both players of a side in one region: one mixed Army, or two.
fn army(words: &Words, open: &State, region: Region, side: Side) -> Option<String> {
    let here = open.board.at(region);
    let units = |of: Player| format!("{} {}", player(words, open, of), here.units_of(of));
    let args = [
        ("region", text(words.region(region))),
        ("units", text(Player::of(side).map(units).join(", "))),
        ("seat", text(player(words, open, open.controller(side, here)))),
    ];
    let key = if open.is_mixed(region, side) { "status-mixed" } else { "status-separate" };
    open.shares(region, side).then(|| words.say(key, &args))
}

/// W15.12.4a Who has captured what for a Shadow that two play.
fn captors(words: &Words, open: &State) -> Vec<String> {
    let taken = || open.board.captured.iter().filter(|region| region.first_owner() == Some(Side::Free));
    let by = |of: Player| {
        let his = taken().filter(|region| open.saruman_took.has(*region) == (of == Player::Saruman));
        let regions: Vec<String> = his.map(|region| words.region(region)).collect();
        let args = [("seat", text(player(words, open, of))), ("regions", text(regions.join(", ")))];
        (open.is_shared(Side::Shadow) && !regions.is_empty()).then(|| words.say("status-captor", &args))
    };
    Player::of(Side::Shadow).into_iter().filter_map(by).collect()
}

/// W15.8.3a Who commands the Armies of the battle.
pub fn command(words: &Words, view: &View) -> Option<String> {
    let battle = view.battle.as_ref().filter(|_| view.players != Players::Two)?;
    let open = view.open_state();
    let of = |side: Side| text(player(words, &open, battle.control[side.index()]));
    Some(words.say("status-command", &[("attacker", of(battle.attacker)), ("defender", of(battle.attacker.enemy()))]))
}
