//! W12.5 What a Hunt tile does, in order: a card on the table, the Guide, a casualty, Corruption, and being revealed.

use super::{corruption, guide, reveal, roll, separate, table_cards};
use crate::cards::known::*;
use crate::{Card, Character, Damage, Event, Figure, Game, Item, Part, Place, Side, Switch, Tile, Why, Word};
use smallvec::SmallVec;
use table::Flow;

/// A tile that was drawn.
#[derive(Clone, Copy)]
pub(crate) struct Drawn {
    /// The tile.
    pub tile: Tile,
    /// W12.5.7 A card on the table was used for it already.
    card_used: bool,
}

/// How a tile is resolved.
#[derive(Clone, Copy)]
pub(crate) struct Manner {
    /// The damage of an Eye: W12.4.2 after a Hunt roll the successes, W12.4.3 for other draws nothing, W13.3.2 on the
    /// Mordor Track the dice in the Hunt Box.
    pub eye: u8,
    /// Nothing reduces the damage: Isildur's Bane.
    pub unavoidable: bool,
    /// If damage is left a random Companion must be lost: Foul Thing from the Deep.
    pub takes_random: bool,
    /// W12.7.4 It cannot reveal the Fellowship.
    pub never_reveals: bool,
}

impl Manner {
    /// As the tile of a Hunt, with this damage for an Eye.
    pub fn hunt(eye: u8) -> Manner {
        Manner { eye, unavoidable: false, takes_random: false, never_reveals: false }
    }
}

/// W12.1.1 The Shadow draws a tile. W12.5.7 The Free Peoples may stop the draw with Wizard's Staff, or replace the tile
/// with Mithril Coat and Sting.
pub(crate) fn draw(t: &mut Game) -> Flow<Option<Drawn>> {
    if may_use(t, WIZARDS_STAFF, Character::GandalfTheGrey) && use_card(t, WIZARDS_STAFF)? {
        return Ok(None);
    }
    let tile = take(t)?;
    if table_cards::lies(t.state, MITHRIL_COAT) && use_card(t, MITHRIL_COAT)? {
        t.state.hunt.set_aside(tile);
        let tile = take(t)?;
        return Ok(Some(Drawn { tile, card_used: true }));
    }
    Ok(Some(Drawn { tile, card_used: false }))
}

/// Draws a tile from the pool.
pub(crate) fn take(t: &mut Game) -> Flow<Tile> {
    let pool: SmallVec<[Item; 24]> = t.state.hunt.pool.iter().map(Item::Tile).collect();
    let Item::Tile(tile) = t.chance(Why::DrawTile, &pool)? else { unreachable!("only tiles are in the pool") };
    t.state.hunt.take(tile);
    t.tell(Event::Drawn { tile });
    Ok(tile)
}

/// Whether a card lies on the table and the Companion it needs is in the Fellowship.
fn may_use(t: &Game, card: Card, needs: Character) -> bool {
    table_cards::lies(t.state, card) && t.state.place(needs) == Place::Fellowship
}

/// Asks the Free Peoples whether to use a card that lies on the table; it is discarded if they do.
fn use_card(t: &mut Game, card: Card) -> Flow<bool> {
    let used = t.confirm(Side::Free, Why::UseTableCard { card })?;
    if used {
        table_cards::discard(t, card);
    }
    Ok(used)
}

/// A tile while it is resolved.
struct Hunted {
    damage: u8,
    /// The Guide who has a say about this tile.
    guide: Character,
    /// Gollum has revealed the Fellowship, W12.8.2.
    by_gollum: bool,
}

/// W12.5.7 Goes through all the steps for one tile.
pub(crate) fn resolve(t: &mut Game, drawn: Drawn, manner: Manner) -> Flow {
    let tile = drawn.tile;
    // W12.5.1 First one suitable card on the table, W12.9.2 before the die of a die-icon tile is rolled.
    let reduced = if manner.unavoidable { 0 } else { cards_reduce(t, drawn, manner)? };
    let printed = match tile.print().damage {
        Damage::Number(n) if n < 0 => {
            corruption::heal(t, n.unsigned_abs());
            0
        }
        Damage::Number(n) => n.unsigned_abs(),
        Damage::Eye => manner.eye,
        Damage::Die => roll(t, Why::TileDie)?,
    };
    let damage = printed.saturating_sub(reduced);
    t.tell(Event::Damage { damage });
    let mut hunted = Hunted { damage, guide: t.state.fellowship.guide, by_gollum: false };
    if !manner.unavoidable {
        avoid(t, tile, manner, &mut hunted)?;
    }
    // W12.5.4 What is left becomes Corruption; W14.5.3 that may be the end.
    corruption::corrupt(t, hunted.damage)?;
    // W12.5.5 Last comes being revealed; W11.6.1 only what is Hidden can be.
    if !t.state.fellowship.hidden {
        return Ok(());
    }
    match reveals(hunted.guide, tile) && !manner.never_reveals {
        true => reveal::by_shadow(t),
        false if hunted.by_gollum => reveal::by_gollum(t),
        false => Ok(()),
    }
}

/// W12.5.1 One card on the table takes one off the damage, if none was used before; W16.1.4a or any number of them do, before the one
/// choice that there is.
fn cards_reduce(t: &mut Game, drawn: Drawn, manner: Manner) -> Flow<u8> {
    if !t.state.plays(Switch::RingOrCasualty) {
        return Ok(u8::from(!drawn.card_used && card_reduces(t, drawn, manner, 0)?));
    }
    let mut reduced = 0;
    while card_reduces(t, drawn, manner, reduced)? {
        reduced += 1;
    }
    Ok(reduced)
}

/// Axe and Bow or Horn of Gondor takes one off the damage, of which so much is gone already.
fn card_reduces(t: &mut Game, drawn: Drawn, manner: Manner, gone: u8) -> Flow<bool> {
    let harmless = match drawn.tile.print().damage {
        Damage::Number(n) => n <= gone.cast_signed(),
        Damage::Eye => manner.eye <= gone,
        Damage::Die => false,
    };
    if harmless {
        return Ok(false);
    }
    let axe = may_use(t, AXE_AND_BOW, Character::Gimli) || may_use(t, AXE_AND_BOW, Character::Legolas);
    let horn = may_use(t, HORN_OF_GONDOR, Character::Boromir);
    let usable = [(AXE_AND_BOW, axe), (HORN_OF_GONDOR, horn)].into_iter().filter(|(_, can)| *can);
    let mut options: SmallVec<[Option<Card>; 3]> = usable.map(|(card, _)| Some(card)).collect();
    options.push(None);
    let used = t.choose(Side::Free, Why::HuntCard, &options)?;
    if let Some(card) = used {
        table_cards::discard(t, card);
    }
    Ok(used.is_some())
}

/// W12.5.2, W12.5.3 The Guide's ability and a casualty. W16.1.4 Or, when the Guide has done what he can, the Ring or a casualty: W16.1.4a
/// whom that makes Guide helps only with the next tile.
fn avoid(t: &mut Game, tile: Tile, manner: Manner, hunted: &mut Hunted) -> Flow {
    guide_ability(t, tile, hunted)?;
    let guide = t.state.fellowship.guide;
    hunted.guide = guide;
    casualty(t, manner, hunted)?;
    if t.state.plays(Switch::RingOrCasualty) {
        return Ok(());
    }
    if t.state.fellowship.guide != guide {
        // W12.5.6 A Guide appointed now may use his ability at once.
        guide_ability(t, tile, hunted)?;
    }
    hunted.guide = t.state.fellowship.guide;
    Ok(())
}

/// W12.4.4 Whether the tile reveals the Fellowship; W12.8.1 with Gollum as Guide a standard numbered one does not.
fn reveals(guide: Character, tile: Tile) -> bool {
    let kept_from = guide == Character::Gollum && tile.is_standard() && !tile.is_eye();
    tile.print().reveal && !kept_from
}

/// W12.5.2 The Guide's ability: W6.6.6 a Hobbit leaves to reduce the damage, W12.8.2 Gollum reveals.
fn guide_ability(t: &mut Game, tile: Tile, hunted: &mut Hunted) -> Flow {
    while hunted.damage > 0 && t.state.fellowship.guide.is_hobbit() {
        let hobbit = t.state.fellowship.guide;
        if !t.confirm(Side::Free, Why::GuideSeparates { who: hobbit, damage: hunted.damage })? {
            break;
        }
        hunted.damage -= 1;
        separate::leave(t, [hobbit].into_iter().collect(), 0, t.state.leading(Side::Free))?;
    }
    let gollum = t.state.fellowship.guide == Character::Gollum && t.state.fellowship.hidden && !hunted.by_gollum;
    let damage = hunted.damage;
    if gollum
        && damage > 0
        && !reveals(t.state.fellowship.guide, tile)
        && t.confirm(Side::Free, Why::GollumReveals { damage })?
    {
        hunted.damage -= 1;
        hunted.by_gollum = true;
    }
    Ok(())
}

/// W12.5.3, W12.6.3 If damage is left, one Companion may be lost: the Guide, or a random one. W12.6.4 Then there may be a
/// new Guide.
fn casualty(t: &mut Game, manner: Manner, hunted: &mut Hunted) -> Flow {
    if hunted.damage == 0 || t.state.companions().is_empty() {
        return Ok(());
    }
    let ways: &[Word] = match manner.takes_random {
        true => &[Word::Random],
        false => &[Word::None, Word::Guide, Word::Random],
    };
    let guide = t.state.fellowship.guide;
    let who = match t.choose(Side::Free, Why::HuntCasualty { damage: hunted.damage, guide }, ways)? {
        Word::Guide => guide,
        Word::Random => random_companion(t)?,
        _ => return Ok(()),
    };
    // W12.6.2 The damage is reduced by his Level.
    hunted.damage = hunted.damage.saturating_sub(who.level());
    t.tell(Event::HuntCasualty { who });
    fall(t, who)?;
    // W5.4.2 A card that needs him goes at once.
    table_cards::tidy(t);
    worn_with_sorrow(t)
}

/// W12.6.1 The Shadow draws one of the face-down counters.
pub(crate) fn random_companion(t: &mut Game) -> Flow<Character> {
    let companions: SmallVec<[Item; 7]> = t.state.companions().iter().map(Item::from).collect();
    match t.chance(Why::RandomCompanion, &companions)? {
        Item::Figure(Figure::Character(who)) => Ok(who),
        other => unreachable!("{other} is no Companion"),
    }
}

/// A Companion of the Fellowship is eliminated. W6.6.6 A Hobbit who falls is placed as if he had been separated, but not
/// on the Mordor Track.
pub(crate) fn fall(t: &mut Game, who: Character) -> Flow {
    if who.is_hobbit() && t.state.fellowship.mordor.is_none() {
        return separate::leave(t, [who].into_iter().collect(), 0, t.state.leading(Side::Free));
    }
    t.state.put(who, Place::Gone);
    t.tell(Event::Eliminated { who });
    guide::appoint(t)
}

/// Worn with Sorrow and Toil: a casualty costs the Free Peoples a Character card too, from the table or by chance from
/// the hand. The Shadow, who draws it, has seen it then.
fn worn_with_sorrow(t: &mut Game) -> Flow {
    if !table_cards::lies(t.state, WORN_WITH_SORROW) {
        return Ok(());
    }
    let own = Card::of(Side::Free, crate::Deck::Character);
    // W15.9.7 The hands of both players are one for that.
    let hand: SmallVec<[Item; 8]> = t.state.decks.hand.all().and(own).iter().map(Item::Card).collect();
    let mut options: SmallVec<[Item; 8]> = t.state.decks.table.and(own).iter().map(Item::Card).collect();
    if !hand.is_empty() {
        options.push(Item::Part(Part::FromHand));
    }
    options.push(Item::Word(Word::None));
    match t.choose(Side::Shadow, Why::Strip, &options)? {
        Item::Card(card) => table_cards::discard(t, card),
        Item::Part(_) => {
            let Item::Card(card) = t.chance(Why::RandomCard, &hand)? else { unreachable!("only cards are in a hand") };
            t.state.decks.leave_hand(card);
            t.state.decks.played.add(card);
            t.tell(Event::Stripped { card });
        }
        _ => {}
    }
    Ok(())
}
