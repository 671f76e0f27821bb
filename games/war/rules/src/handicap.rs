//! W17 What the Free Peoples are given before the game, for a bid: action tokens and Dwarven Rings. Extra units simply stand where they
//! stand, W17.4.

use crate::{Figure, Region, Side, State, names::names, setup};
use std::fmt;

names! {
    /// W17.2.1 A kind of action token.
    "a kind of token (draw or advance)" enum Token {
        /// Draws one Event card.
        Draw = "draw",
        /// Advances one Nation one step.
        Advance = "advance",
    }
}

/// What the Free Peoples were given and still have.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Handicap {
    /// W17.1.1 What the player of the Shadow bid, in halves of a token, W17.1.3 of which a half counts only against other bids.
    pub bid: Option<u8>,
    /// W17.2 Action tokens by kind.
    pub tokens: [u8; 2],
    /// W17.3 Dwarven Rings.
    pub dwarven_rings: u8,
}

impl Handicap {
    /// W17.1.2 The most of anything: more would be another game.
    pub const MOST: u8 = 9;

    /// Whether there is a token of this kind.
    pub const fn has(&self, token: Token) -> bool {
        self.tokens[token.index()] > 0
    }

    /// A bid as it is written, in tokens: `2`, `1.5`.
    pub fn bid_in_words(halves: u8) -> String {
        format!("{}{}", halves / 2, if halves % 2 == 1 { ".5" } else { "" })
    }

    /// The bid that is written so, in halves.
    pub fn read_bid(text: &str) -> Result<u8, String> {
        let (whole, half) = text.strip_suffix(".5").map_or((text, 0), |whole| (whole, 1));
        let halves = whole.parse().ok().filter(|n: &u8| *n <= Handicap::MOST).map(|n| 2 * n + half);
        halves.ok_or_else(|| format!("expected a number of tokens such as 2 or 1.5, found '{text}'"))
    }
}

/// One kind of thing that the Free Peoples are given before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Given {
    /// W17.2 So many tokens.
    Tokens(Token, u8),
    /// W17.3 So many Dwarven Rings.
    DwarvenRings(u8),
    /// W17.4.1 So many units or Leaders more than usual in a region.
    Extra(Figure, u8, Region),
}

/// `2 draw-token`, `1 dwarven-ring`, `1 gondor-elite minas-tirith`.
impl fmt::Display for Given {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Given::Tokens(kind, count) => write!(f, "{count} {kind}-token"),
            Given::DwarvenRings(count) => write!(f, "{count} dwarven-ring"),
            Given::Extra(figure, count, at) => write!(f, "{count} {figure} {at}"),
        }
    }
}

/// W17.1.4 What the Free Peoples are given in a start. W17.4.2 Extra units are told from the ordinary start; a position in the middle of
/// a game has none.
pub fn given(start: &State) -> Vec<Given> {
    let handicap = &start.handicap;
    let tokens = Token::ALL.into_iter().map(|kind| Given::Tokens(kind, handicap.tokens[kind.index()]));
    let rings = [Given::DwarvenRings(handicap.dwarven_rings)];
    let usual = setup::start();
    let is_start = start.turn == usual.turn && start.phase == usual.phase;
    let extra = Region::ALL.into_iter().filter(|_| is_start).flat_map(|at| {
        let here = start.board.at(at).of(Side::Free).counted();
        let more = move |(figure, count): (Figure, u8)| {
            Given::Extra(figure, count.saturating_sub(usual.board.at(at).count(figure)), at)
        };
        here.into_iter().map(more)
    });
    let all = tokens.chain(rings).chain(extra);
    all.filter(|given| !matches!(given, Given::Tokens(_, 0) | Given::DwarvenRings(0) | Given::Extra(_, 0, _))).collect()
}
