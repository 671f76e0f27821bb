//! Everything that stands beside the map: dice, politics, the Fellowship, the Hunt, points, hands and the battle.

use crate::{board, names::Names, team};
use terminal::{Value, Words, text};
use war::{
    BattleKind, Character, Deck, Face, Fellowship, Figure, Laid, Nation, Place, Region, Side, Site, TileSet, Troops,
    View,
};

/// Before every question: one line, the battle if there is one, and the dice if something has changed.
pub fn brief(words: &Words, view: &View, changed: bool) -> String {
    let mut lines = vec![headline(words, view)];
    if changed {
        lines.push(dice(words, view));
    }
    lines.extend(battle(words, view));
    lines.join("\n")
}

/// Everything but the map.
pub fn full(words: &Words, view: &View) -> String {
    let mut lines = vec![headline(words, view), dice(words, view)];
    lines.extend(battle(words, view));
    lines.extend(team::lines(words, view));
    lines.push(fellowship(words, view));
    lines.push(companions(words, view));
    lines.extend(hunt(words, view));
    lines.extend(politics(words, view));
    lines.extend(Side::ALL.map(|side| cards(words, view, side)));
    lines.extend(on_the_table(words, view));
    lines.extend(Side::ALL.map(|side| pile(words, "status-reinforcements", side, &view.reinforcements.of(side))));
    lines.push(pile(words, "status-casualties", Side::Free, &view.casualties));
    lines.join("\n")
}

/// The turn, the points and the Fellowship in short.
fn headline(words: &Words, view: &View) -> String {
    let fellowship = &view.fellowship;
    let whereabouts = match fellowship.mordor {
        Some(step) => words.say("status-mordor", &[("step", step.into()), ("last", Fellowship::CRACK_OF_DOOM.into())]),
        None => {
            let region = words.region(fellowship.figure);
            words.say("status-at", &[("region", text(region)), ("progress", fellowship.progress.into())])
        }
    };
    let args = [
        ("turn", Value::from(view.turn)),
        ("phase", text(words.phase(view.phase))),
        ("fp", view.board.points(Side::Free).into()),
        ("sh", view.board.points(Side::Shadow).into()),
        ("where", text(whereabouts)),
        ("hidden", text(words.word(if fellowship.hidden { "status-hidden" } else { "status-revealed" }))),
        ("corruption", fellowship.corruption.into()),
    ];
    words.say("status-headline", &args)
}

/// The dice and rings of both sides, and the Hunt Box.
fn dice(words: &Words, view: &View) -> String {
    let of = |side: Side| {
        let dice = &view.dice[side.index()];
        let faces: Vec<String> = dice.faces().map(|face| many(words.face(face), dice.unused[face.index()])).collect();
        let faces = if faces.is_empty() { words.word("none-there") } else { faces.join(", ") };
        let args = [("side", text(words.side(side))), ("dice", text(faces)), ("rings", dice.rings.into())];
        words.say("status-dice", &args)
    };
    let hunt = [("fp", view.hunt.free_dice.into()), ("sh", view.hunt.shadow_dice.into())];
    let lines = [of(Side::Free), given(words, view), of(Side::Shadow), words.say("status-hunt-box", &hunt)];
    lines.into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}

/// W17.1.4 What the Free Peoples still have of what they were given; nothing where it is nothing.
fn given(words: &Words, view: &View) -> String {
    let war::Handicap { tokens: [draw, advance], dwarven_rings: rings, .. } = view.handicap;
    if draw + advance + rings == 0 {
        return String::new();
    }
    words.say("status-given", &[("draw", draw.into()), ("advance", advance.into()), ("rings", rings.into())])
}

/// `Eye ×2`
pub fn many(name: String, count: u8) -> String {
    if count == 1 { name } else { format!("{name} ×{count}") }
}

fn fellowship(words: &Words, view: &View) -> String {
    let fellowship = &view.fellowship;
    let args = [
        ("region", text(words.region(fellowship.figure))),
        ("progress", fellowship.progress.into()),
        ("step", fellowship.mordor.unwrap_or(0).into()),
        ("last", Fellowship::CRACK_OF_DOOM.into()),
        ("hidden", text(words.word(if fellowship.hidden { "status-hidden" } else { "status-revealed" }))),
        ("corruption", fellowship.corruption.into()),
        ("most", Fellowship::LOST.into()),
    ];
    words.say(if fellowship.mordor.is_some() { "status-fellowship-mordor" } else { "status-fellowship" }, &args)
}

fn companions(words: &Words, view: &View) -> String {
    let with = Character::ALL.into_iter().filter(|c| view.cast[c.index()] == Place::Fellowship);
    let names: Vec<String> = with.map(|c| words.character(c)).collect();
    let names = if names.is_empty() { words.word("none-there") } else { names.join(", ") };
    let guide = words.character(view.fellowship.guide);
    words.say("status-companions", &[("guide", text(guide)), ("companions", text(names))])
}

fn hunt(words: &Words, view: &View) -> Vec<String> {
    let set = |key: &str, tiles: TileSet| {
        let count = tiles.iter().count() as u8;
        words.say(key, &[("count", count.into()), ("tiles", text(tiles_by_name(words, tiles)))])
    };
    let mut lines = vec![set("status-hunt-pool", view.hunt.pool)];
    if !view.hunt.waiting.is_empty() {
        lines.push(set("status-hunt-waiting", view.hunt.waiting));
    }
    lines
}

/// Tiles that read the same are counted.
fn tiles_by_name(words: &Words, tiles: TileSet) -> String {
    let mut counted: Vec<(String, u8)> = Vec::new();
    for name in tiles.iter().map(|tile| words.tile(tile)) {
        match counted.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => counted.push((name, 1)),
        }
    }
    counted.into_iter().map(|(name, count)| many(name, count)).collect::<Vec<_>>().join(", ")
}

/// The political track, one line a side.
fn politics(words: &Words, view: &View) -> [String; 2] {
    Side::ALL.map(|side| {
        let nations: Vec<String> = Nation::of(side).iter().map(|nation| politics_of(words, view, *nation)).collect();
        words.say("status-politics", &[("side", text(words.side(side))), ("nations", text(nations.join("; ")))])
    })
}

fn politics_of(words: &Words, view: &View, nation: Nation) -> String {
    let key = match (view.politics.at_war(nation), view.politics.is_active(nation)) {
        (true, _) => "politics-at-war",
        (false, true) => "politics-active",
        (false, false) => "politics-passive",
    };
    let steps = view.politics.steps[nation.index()];
    words.say(key, &[("nation", text(words.nation(nation))), ("steps", steps.into())])
}

/// How many cards a side has, which everybody may know.
fn cards(words: &Words, view: &View, side: Side) -> String {
    let hands = &view.hands_of(side);
    let [character, strategy] = Deck::ALL.map(|deck| hands.hand[deck.index()]);
    let args = [
        ("side", text(words.side(side))),
        ("character", character.into()),
        ("strategy", strategy.into()),
        ("character-left", hands.undrawn[0].into()),
        ("strategy-left", hands.undrawn[1].into()),
    ];
    words.say("status-cards", &args)
}

fn on_the_table(words: &Words, view: &View) -> Option<String> {
    let names: Vec<String> = view.table.iter().map(|card| words.card(card)).collect();
    (!names.is_empty()).then(|| words.say("status-table", &[("cards", text(names.join(", ")))]))
}

fn pile(words: &Words, key: &str, side: Side, troops: &Troops) -> String {
    let figures = or_none(words, words.army(troops.counted()));
    words.say(key, &[("side", text(words.side(side))), ("figures", text(figures))])
}

/// The cards in one's own hand.
pub fn hand(words: &Words, view: &View) -> String {
    if view.own_hand.is_empty() {
        return words.word("hand-empty");
    }
    let cards = view.own_hand.iter().map(|card| format!("  {} [{card}]", words.card_in_full(card)));
    std::iter::once(words.word("hand-title")).chain(cards).collect::<Vec<_>>().join("\n")
}

/// The battle that is being fought.
fn battle(words: &Words, view: &View) -> Option<String> {
    let battle = view.battle.as_ref()?;
    let defender = battle.attacker.enemy();
    let all = board::army(view, battle.from, battle.attacker).counted().into_iter();
    let fights = |(figure, count): (Figure, u8)| (figure, count.saturating_sub(battle.rearguard.count(figure)));
    let attackers = all.map(fights).filter(|(_, count)| *count > 0);
    let defenders = board::army(view, battle.to, defender).counted();
    let args = [
        ("side", text(words.side(battle.attacker))),
        ("from", text(words.region(battle.from))),
        ("to", text(words.region(battle.to))),
        ("kind", text(words.word(&format!("battle-{}", battle.kind)))),
        ("round", battle.round.into()),
        ("attackers", text(or_none(words, words.army(attackers)))),
        ("defenders", text(or_none(words, words.army(defenders)))),
    ];
    let cards = Side::ALL.into_iter().filter_map(|side| laid(words, side, battle.laid[side.index()]));
    let said = [words.say("status-battle", &args), needs(words, battle.kind, battle.to, battle.round)];
    Some(said.into_iter().chain(team::command(words, view)).chain(cards).collect::<Vec<_>>().join("\n"))
}

/// The battle that an attack will be, when only the attackers are left to choose.
pub fn attack(words: &Words, view: &View, side: Side, from: Region, to: Region) -> String {
    let kind = match from == to {
        false => BattleKind::Field,
        true if view.board.besieges(side, from) => BattleKind::Siege,
        true => BattleKind::Sortie,
    };
    let defenders = board::army(view, to, side.enemy()).counted();
    let args = [
        ("side", text(words.side(side))),
        ("from", text(words.region(from))),
        ("to", text(words.region(to))),
        ("kind", text(words.word(&format!("battle-{kind}")))),
        ("defenders", text(or_none(words, words.army(defenders)))),
    ];
    [words.say("status-attack", &args), needs(words, kind, to, 1)].join("\n")
}

/// What both sides need to hit.
fn needs(words: &Words, kind: BattleKind, to: Region, round: u8) -> String {
    let attack = attackers_need(kind, to, round);
    words.say("status-needs", &[("attack", attack.into()), ("defence", DEFENDERS_NEED.into())])
}

/// W8.5 What a die of the defenders has to show.
const DEFENDERS_NEED: u8 = 5;

/// What a die of the attackers has to show: more in a siege, and in the first round against a City or Fortification.
fn attackers_need(kind: BattleKind, to: Region, round: u8) -> u8 {
    let protected = matches!(to.site(), Some(Site::City | Site::Fortification)) && round == 1;
    match kind {
        BattleKind::Siege => 6,
        BattleKind::Field if protected => 6,
        BattleKind::Field | BattleKind::Sortie => 5,
    }
}

/// A list, or the word for an empty one.
fn or_none(words: &Words, list: String) -> String {
    if list.is_empty() { words.word("none-there") } else { list }
}

/// A combat card on the table.
fn laid(words: &Words, side: Side, laid: Laid) -> Option<String> {
    let card = match laid {
        Laid::Nothing => return None,
        Laid::Back(deck) => words.deck(deck),
        Laid::Face(card) => words.card_in_full(card),
    };
    Some(words.say("status-laid", &[("side", text(words.side(side))), ("card", text(card))]))
}

/// How many unused dice of one's own show a face.
pub fn dice_showing(view: &View, side: Side, face: Face) -> u8 {
    view.dice[side.index()].unused[face.index()]
}
