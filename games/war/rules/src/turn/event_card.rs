//! W5.3 Playing a card for its event.

use super::{actions, draw, joining, secrets, stacking, table_cards};
use crate::cards::{self, known::*};
use crate::{
    Card, Character, Deck, Event, Face, Game, Legal, Nation, Region, Resolving, Side, State, Why, law::lawful,
};
use smallvec::SmallVec;
use table::Flow;

/// W5.3.1 A card is chosen.
pub(crate) fn choose(t: &mut Game, side: Side, die: Face, shown: Face) -> Flow<Card> {
    // A Will of the West that stands for a Character result leaves the Mirror every Character die.
    let mirror = |state: &State, card: Card| {
        card == MIRROR_OF_GALADRIEL && shown == Face::Will && suits(die, card) && cards::may_play(state, card).is_ok()
    };
    let able = |state: &State, card: Card| legal(state, die, card).is_ok() || mirror(state, card);
    secrets::give_if(t, side, Why::Event { die }, able)
}

/// It is carried out in the step that follows.
pub(crate) fn play_with(t: &mut Game, card: Card, die: Face) -> Flow {
    if !suits(die, card) {
        actions::note_messenger(t.state, die);
    }
    play(t, card, Some(die))
}

fn play(t: &mut Game, card: Card, die: Option<Face>) -> Flow {
    secrets::show(t, card)?;
    t.state.decks.leave_hand(card);
    t.state.decks.resolving = Some(Resolving { card, die, done: false });
    t.tell(Event::Played { side: card.side(), card });
    Ok(())
}

/// Whether a die plays a card: W5.3.1 Event plays any, else it must show the card's icon.
fn suits(die: Face, card: Card) -> bool {
    match card.text().die {
        Face::Muster => die.musters() || die == Face::Event,
        Face::Army => die.moves_armies() || die == Face::Event,
        icon => die == icon || die == Face::Event,
    }
}

/// Whether a die may play any card of a hand; if not, what keeps the card that comes closest.
pub(crate) fn any(state: &State, side: Side, die: Face) -> Legal {
    let mut closest = lawful(false, "W5.3.1");
    for card in state.hand_for(side, Why::Event { die }).iter() {
        match legal(state, die, card) {
            Ok(()) => return Ok(()),
            Err(law) if suits(die, card) => closest = Err(law),
            Err(_) => {}
        }
    }
    closest
}

/// Whether a die may play a card now. W6.6.10 The Mouth of Sauron's Messenger may carry an Army card.
pub(crate) fn legal(state: &State, die: Face, card: Card) -> Legal {
    let carried = card.text().die == Face::Army && actions::messenger(state, die);
    lawful(suits(die, card) || carried, "W5.3.1")?;
    may_hold(state, card)?;
    // The Mirror turns another Character die than the one that plays it.
    let spent = die == Face::Character && state.dice_of(Side::Free).unused[die.index()] < 2;
    let idle = spent && !cards::mirror_heals(state);
    lawful(!(card == MIRROR_OF_GALADRIEL && idle), "W5.3.4")?;
    cards::may_play(state, card)
}

/// W15.9.1 A card with a player's icon is for him alone, where two play his side; W15.11.3c one with a fixed part on a Nation that may not act
/// again is for nobody.
pub(crate) fn may_hold(state: &State, card: Card) -> Legal {
    let text = card.text();
    let icon = text.player.filter(|_| state.is_shared(card.side()));
    lawful(icon.is_none_or(|player| player == state.actor(card.side())), "W15.9.1")?;
    text.on.iter().try_for_each(|nation| state.may_act_on(nation))
}

/// W5.3.3 The event is carried out. A battle that it makes comes before the rest.
pub(crate) fn resolve(t: &mut Game) -> Flow {
    let Some(event) = t.state.decks.resolving else { return Ok(()) };
    if event.done {
        return afterwards(t, event);
    }
    cards::event(t, event.card)?;
    t.state.decks.resolving = Some(Resolving { done: true, ..event });
    Ok(())
}

/// W5.3.5 The card is discarded, or W5.4.1 stays on the table. Then come draws and cards that it lets be played.
fn afterwards(t: &mut Game, event: Resolving) -> Flow {
    let Resolving { card, die, .. } = event;
    // The Palantír is no help with its own playing.
    let palantir = table_cards::lies(t.state, PALANTIR) && t.state.in_play(Character::Saruman);
    t.state.decks.resolving = None;
    match card.text().table {
        true => t.state.decks.table.add(card),
        false => t.state.decks.played.add(card),
    }
    // Nobody else is asked anything once cards have been drawn in secret.
    joining::after_action(t)?;
    stacking::trim(t)?;
    gandalf_draws(t, card, die)?;
    if palantir && card.side() == Side::Shadow && die == Some(Face::Event) {
        palantir_draws(t)?;
    }
    match another_card(t, card)? {
        Some(next) => play(t, next, None),
        None => actions::end_of_action(t),
    }
}

/// W6.6.5 With Gandalf the Grey as Guide, an Event die that played a card lets the Free Peoples draw from its deck.
fn gandalf_draws(t: &mut Game, card: Card, die: Option<Face>) -> Flow {
    let guides = t.state.fellowship.guide == Character::GandalfTheGrey;
    let able = card.side() == Side::Free && die == Some(Face::Event) && guides;
    let left = !t.state.decks.left(Side::Free, card.deck()).is_empty();
    if able && left && t.confirm(Side::Free, Why::AbilityDraw { who: Character::GandalfTheGrey })? {
        draw::cards(t, Side::Free, &[card.deck()])?;
    }
    Ok(())
}

/// The Palantír of Orthanc: an Event die that played a card is followed by a draw, W15.9.8 for who played it.
fn palantir_draws(t: &mut Game) -> Flow {
    match t.state.decks.undrawn.of(Side::Shadow).is_empty() {
        true => Ok(()),
        false => draw::action(t, Side::Shadow),
    }
}

/// The Ents Awake: with Gandalf the White near by, one more Character card may be played without a die, W15.9.6 of the hand of who played
/// that one.
fn another_card(t: &mut Game, card: Card) -> Flow<Option<Card>> {
    let near = |r: Region| r == Region::Fangorn || r.nation() == Some(Nation::Rohan);
    let rides = t.state.region_of(Character::GandalfTheWhite).is_some_and(near);
    if !rides || !matches!(card, ENTS_TREEBEARD | ENTS_HUORNS | ENTS_ENTMOOT) {
        return Ok(None);
    }
    let own = t.state.hand_for(Side::Free, Why::FreeEvent).and(Card::of(Side::Free, Deck::Character));
    let able = |card: &Card| may_hold(t.state, *card).is_ok() && cards::may_play(t.state, *card).is_ok();
    let mut options: SmallVec<[Option<Card>; 8]> = own.iter().filter(able).map(Some).collect();
    options.push(None);
    match own.is_empty() {
        true => Ok(None),
        // How many of them could be played is his secret.
        false => t.ask(Side::Free, Why::FreeEvent, &options),
    }
}
