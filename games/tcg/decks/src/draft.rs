//! A deck while somebody makes it: every line is read for itself, so that one that cannot be read hides nothing of the others, and
//! what is wrong is told with its line.
//!
//! Besides our own lines (`4 1C9`, `site 1U320`) those of other programs are understood, which have no rarities: `4x1_9`, `1_290`,
//! one to a line or many with commas or bars between them. What such a list means, the cards say: a site belongs to the adventure deck, the first
//! Frodo who can bear the Ring bears it.

use std::{collections::BTreeMap, sync::LazyLock};
use tcg::{
    Card,
    cards::facts::{Keyword, Type},
    deck::{self, DeckList, Fault, LAST_SITE},
};

/// The most cards of one line.
const MOST: usize = 99;

/// A deck, finished or not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Draft {
    /// The Ring-bearer, with his line.
    pub ring_bearer: Option<(Card, usize)>,
    /// The Ring, with its line.
    pub ring: Option<(Card, usize)>,
    /// The sites, each with its line.
    pub sites: Vec<(Card, usize)>,
    /// The draw deck: so many of a card, with their line.
    pub draw: Vec<(usize, Card, usize)>,
    /// Lines that cannot be read.
    pub unread: Vec<(usize, Unread)>,
}

/// Why a line cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unread {
    /// It looks like none of the lines of a deck.
    Line,
    /// There is no such card.
    Card(String),
    /// Nobody has so many of a card.
    Count,
    /// There is a Ring-bearer, or a Ring, already.
    Second,
}

/// The cards by set and number, as lists without rarities name them.
static BY_NUMBER: LazyLock<BTreeMap<(u8, u16), Card>> = LazyLock::new(|| {
    let key = |card: Card| {
        let code = &card.facts().code;
        let number = code.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start_matches(char::is_alphabetic);
        Some(((code[..1].parse().ok()?, number.parse().ok()?), card))
    };
    Card::all().filter_map(key).collect()
});

/// A card by our code, or by set and number: `1_9`, `1_9*` for a shiny one.
fn card(text: &str) -> Option<Card> {
    if let Ok(card) = text.parse() {
        return Some(card);
    }
    let (set, number) = text.trim_end_matches(['*', 'T']).split_once('_')?;
    BY_NUMBER.get(&(set.parse().ok()?, number.parse().ok()?)).copied()
}

impl Draft {
    /// Reads a deck.
    pub fn read(text: &str) -> Draft {
        let mut draft = Draft::default();
        for (at, line) in text.lines().enumerate().map(|(at, line)| (at + 1, line.trim())) {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Err(why) = draft.line(at, line) {
                draft.unread.push((at, why));
            }
        }
        draft
    }

    fn line(&mut self, at: usize, line: &str) -> Result<(), Unread> {
        let mut words = line.split_whitespace();
        let (first, second) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        let known = |code: &str| card(code).ok_or_else(|| Unread::Card(code.into()));
        match first {
            "ring-bearer" => return once(&mut self.ring_bearer, (known(second)?, at)),
            "ring" => return once(&mut self.ring, (known(second)?, at)),
            "site" => {
                self.sites.push((known(second)?, at));
                return Ok(());
            }
            _ => {}
        }
        if let Ok(count) = first.parse::<usize>() {
            let card = known(second)?;
            return self.add(count, card, at);
        }
        if !first.starts_with(|c: char| c.is_ascii_digit()) {
            return Err(Unread::Line);
        }
        self.codes(at, line)
    }

    /// `4x1_9`, `1_290|1_2|1_319,1_331`; what stands behind a code is for people.
    fn codes(&mut self, at: usize, line: &str) -> Result<(), Unread> {
        let words = line.split([',', '|', ' ', '\t']).filter(|word| !word.is_empty());
        for (place, word) in words.enumerate() {
            let counted = word.split_once('x').and_then(|(count, code)| Some((count.parse().ok()?, code)));
            let (count, code) = counted.unwrap_or((1, word));
            match card(code) {
                Some(card) => self.sort_in(count, card, at)?,
                None if place > 0 && !code.contains('_') => break,
                None => return Err(Unread::Card(code.into())),
            }
        }
        Ok(())
    }

    fn add(&mut self, count: usize, card: Card, at: usize) -> Result<(), Unread> {
        if !(1..=MOST).contains(&count) {
            return Err(Unread::Count);
        }
        self.draw.push((count, card, at));
        Ok(())
    }

    /// Puts a card where it belongs by what it is.
    fn sort_in(&mut self, count: usize, card: Card, at: usize) -> Result<(), Unread> {
        let bears = card.facts().keywords.iter().any(|(keyword, _)| *keyword == Keyword::RingBearer);
        match card.kind() {
            Type::Site => self.sites.extend(std::iter::repeat_n((card, at), count.min(MOST))),
            Type::Ring => once(&mut self.ring, (card, at))?,
            _ if bears && self.ring_bearer.is_none() => {
                self.ring_bearer = Some((card, at));
                return if count > 1 { self.add(count - 1, card, at) } else { Ok(()) };
            }
            _ => return self.add(count, card, at),
        }
        Ok(())
    }

    /// The cards of the draw deck, sorted.
    pub fn cards(&self) -> Vec<Card> {
        let each = self.draw.iter().flat_map(|(count, card, _)| std::iter::repeat_n(*card, *count));
        let mut cards: Vec<Card> = each.collect();
        cards.sort();
        cards
    }

    /// Every rule that it breaks.
    pub fn faults(&self) -> Vec<Fault> {
        let sites: Vec<Card> = self.sites.iter().map(|(card, _)| *card).collect();
        let bearer = self.ring_bearer.map(|(card, _)| card);
        deck::faults(bearer, self.ring.map(|(card, _)| card), &sites, &self.cards(), LAST_SITE)
    }

    /// The line of what a fault is about: the last one of its title, which is the one too many.
    pub fn line_of(&self, fault: &Fault) -> Option<usize> {
        let wanted = fault.card?;
        let slots = [self.ring_bearer, self.ring].into_iter().flatten().chain(self.sites.iter().copied());
        let slot = slots.rev().find(|(card, _)| *card == wanted).map(|(_, line)| line);
        let drawn = self.draw.iter().rfind(|(_, card, _)| card.title() == wanted.title()).map(|(_, _, line)| *line);
        if fault.wrong.is_about_the_draw_deck() { drawn } else { slot }
    }

    /// The deck, if it can be read and may be played with.
    pub fn legal(&self) -> Option<DeckList> {
        let is_sound = self.unread.is_empty() && self.faults().is_empty();
        let mut sites: Vec<Card> = self.sites.iter().map(|(card, _)| *card).collect();
        sites.sort_by_key(|site| (site.facts().site, *site));
        let (bearer, ring) = (self.ring_bearer?.0, self.ring?.0);
        is_sound.then(|| DeckList { ring_bearer: bearer, ring, sites, draw: self.cards() })
    }

    /// What could be read of it, as we write it.
    pub fn write(&self) -> String {
        let line = |what: &str, card: Card| format!("{what} {card} {}\n", card.full_name());
        let slots = [("ring-bearer", self.ring_bearer), ("ring", self.ring)];
        let slots = slots.into_iter().filter_map(|(what, slot)| slot.map(|(card, _)| line(what, card)));
        let mut text: String = slots.collect();
        text.extend(self.sites.iter().map(|(card, _)| line("site", *card)));
        text.extend(self.cards().chunk_by(|a, b| a == b).map(|same| line(&same.len().to_string(), same[0])));
        text
    }
}

fn once(place: &mut Option<(Card, usize)>, found: (Card, usize)) -> Result<(), Unread> {
    match place {
        Some(_) => Err(Unread::Second),
        None => {
            *place = Some(found);
            Ok(())
        }
    }
}
