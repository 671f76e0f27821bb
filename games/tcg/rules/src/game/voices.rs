//! T12.8 to T12.15 Which cards are active, and which of them have a text that counts.

use super::{InPlay, Sight, State};
use crate::cards::{
    Card, Text,
    facts::{Side, Type},
    words::Modifier,
};

impl State {
    /// T12.8, T12.10
    pub fn is_active(&self, o: &InPlay) -> bool {
        match (o.on, o.card.side()) {
            (Some(bearer), _) => self.object(bearer).is_some_and(|bearer| self.is_active(bearer)),
            (None, Some(Side::Free)) => o.owner == self.free,
            (None, Some(Side::Shadow)) => o.owner != self.free,
            // The One Ring is borne; sites are always active, T12.11.
            (None, None) => true,
        }
    }

    /// The active cards.
    pub fn active(&self) -> impl Iterator<Item = &InPlay> {
        self.in_play.iter().filter(|o| self.is_active(o))
    }

    /// Whether the text of a card counts now.
    pub(crate) fn speaks(&self, o: &InPlay) -> bool {
        let heard = match o.card.kind() {
            // T12.11 The text of a site works only while the fellowship is there; T4.16 not during the set-up.
            Type::Site => o.card.facts().site == self.here() && self.turn > 0,
            _ => self.is_active(o),
        };
        heard && !self.is_outnumbered(o) && !self.is_silenced(o)
    }

    /// The texts of a card that counts: its own, and that of a site which it speaks like.
    pub(crate) fn texts(&self, o: &InPlay) -> impl Iterator<Item = Card> + use<> {
        let copied = o.card.text().speaks_like.as_ref().and_then(|filter| {
            let own = self.in_play.iter().filter(|site| site.card.kind() == Type::Site && site.owner == o.owner);
            own.map(|site| site.thing()).find(|site| Sight::new(self, o.owner, Some(o.id)).fits(filter, *site))
        });
        [Some(o.card), copied.map(|site| site.card)].into_iter().flatten()
    }

    /// T12.14, T12.15 Of copies in play that belong to several Shadow players only so many count: one of a unique card, four of
    /// a condition, from the Free Peoples player's right on.
    fn is_outnumbered(&self, o: &InPlay) -> bool {
        let facts = o.card.facts();
        let most = match (facts.side, facts.unique, facts.kind) {
            (Some(Side::Shadow), true, _) => 1,
            (Some(Side::Shadow), false, Type::Condition) => 4,
            _ => return false,
        };
        if self.order.len() < 3 {
            return false;
        }
        let alike = |other: &&InPlay| {
            other.card.side() == Some(Side::Shadow)
                && if facts.unique { other.card.title() == o.card.title() } else { other.card == o.card }
        };
        let order = self.in_action_order();
        let place = |o: &InPlay| (order.iter().position(|seat| *seat == o.owner), o.id);
        let before = self.active().filter(alike).filter(|other| place(other) < place(o)).count();
        before >= most
    }

    /// Its text is switched off by another card. Cards that do so are few, and never silence each other.
    fn is_silenced(&self, o: &InPlay) -> bool {
        let silences = |other: &&InPlay| other.card.printed().silences && self.is_active(other);
        self.in_play.iter().filter(silences).any(|other| {
            let sight = Sight::new(self, other.owner, Some(other.id));
            other
                .card
                .text()
                .modifiers
                .iter()
                .any(|(_, modifier)| matches!(modifier, Modifier::NoText(filter) if sight.fits(filter, o.thing())))
        })
    }

    /// The modifiers of the cards whose text counts, each with its card, where their conditions hold. `bit` says which kinds.
    pub(crate) fn modifiers(&self, bit: u64) -> impl Iterator<Item = (&InPlay, &'static Modifier)> {
        let may = move |o: &&InPlay| o.card.printed().modifies & bit != 0;
        let speaking = self.in_play.iter().filter(may).filter(|o| self.speaks(o));
        speaking.flat_map(move |o| {
            let texts = self.texts(o).map(Card::text);
            texts.flat_map(move |text: &'static Text| {
                let of_kind = text.modifiers.iter().filter(move |(_, modifier)| modifier.bit() & bit != 0);
                let holds = move |(conds, _): &&(Vec<_>, Modifier)| {
                    let sight = Sight::new(self, o.owner, Some(o.id));
                    conds.iter().all(|cond| sight.holds(cond))
                };
                of_kind.filter(holds).map(move |(_, modifier)| (o, modifier))
            })
        })
    }
}
