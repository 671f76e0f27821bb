//! What nodes say to each other, as text: a letter of one node has a line for each thing that it tells, and letters are numbered, so that
//! whoever misses one knows it.
//!
//! Nodes of two versions may be there at once. A line that is not understood is passed over.

use super::{Ended, Here, Notice};
use std::{fmt::Write, str::SplitWhitespace};
use store::{LONGEST_TEXT, MatchId, TokenHash, UserId};
use table::Seat;

/// A process, by a number that nobody else has.
pub type NodeId = u64;

/// A letter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    /// Whose.
    pub from: NodeId,
    /// Which of his.
    pub number: u64,
    /// What it tells: nothing, if it only says that he is there.
    pub lines: Vec<Line>,
}

/// What a letter tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// Something that all who serve matches hear of.
    Tell(Notice),
    /// Who is connected to a match at the sender's.
    Here(MatchId, Here),
    /// A part of all matches that somebody is connected to there: which part, and of how many.
    AllHere(u32, u32, Vec<(MatchId, Here)>),
    /// A node, or every one, is asked for all matches that somebody is connected to.
    WhoIsHere(Option<NodeId>),
    /// The sender goes.
    Goodbye,
}

/// So many matches are in one part. A name has some thirty letters.
const PART: usize = 100;

impl Line {
    /// All of these in as many parts as it takes: one at least.
    pub fn all_here(all: Vec<(MatchId, Here)>) -> Vec<Line> {
        let of = all.len().div_ceil(PART).max(1);
        let part = |at: usize| all[at * PART..all.len().min((at + 1) * PART)].to_vec();
        (0..of).map(|at| Line::AllHere(at as u32 + 1, of as u32, part(at))).collect()
    }

    fn write(&self) -> String {
        match self {
            Line::Tell(notice) => written(notice),
            Line::Here(id, here) => format!("here {}", entry(id, *here)),
            Line::AllHere(part, of, matches) => {
                let mut text = format!("all-here {part} {of}");
                matches.iter().for_each(|(id, here)| write!(text, " {}", entry(id, *here)).expect("a text takes it"));
                text
            }
            Line::WhoIsHere(None) => "who-is-here".into(),
            Line::WhoIsHere(Some(node)) => format!("who-is-here {node:x}"),
            Line::Goodbye => "goodbye".into(),
        }
    }

    fn read(text: &str) -> Option<Line> {
        let mut words = text.split_whitespace();
        let kind = words.next()?;
        let words = &mut words;
        let line = match kind {
            "match" => Line::Tell(Notice::Match(id(words)?, number(words)?)),
            "seats" => Line::Tell(Notice::Seats(id(words)?)),
            "chat" => Line::Tell(Notice::Chat(id(words)?)),
            "renamed" => Line::Tell(Notice::Renamed(UserId(number(words)?))),
            "stops" => Line::Tell(Notice::Stops(UserId(number(words)?))),
            "ended" => Line::Tell(Notice::Ended(Ended::Session(token(words.next()?)?))),
            "ended-others" => {
                let user = UserId(number(words)?);
                let but = words.next().map_or(Some(None), |text| token(text).map(Some))?;
                Line::Tell(Notice::Ended(Ended::Others(user, but)))
            }
            "goes-on" => Line::Tell(Notice::GoesOn(id(words)?, Seat(number(words)?), number::<u8>(words)? != 0)),
            "here" => {
                let (id, here) = read_entry(words.next()?)?;
                Line::Here(id, here)
            }
            "all-here" => {
                Line::AllHere(number(words)?, number(words)?, words.map(read_entry).collect::<Option<Vec<_>>>()?)
            }
            "who-is-here" => Line::WhoIsHere(match words.next() {
                Some(node) => Some(NodeId::from_str_radix(node, 16).ok()?),
                None => None,
            }),
            "goodbye" => Line::Goodbye,
            _ => return None,
        };
        Some(line)
    }
}

fn written(notice: &Notice) -> String {
    match notice {
        Notice::Match(id, version) => format!("match {} {version}", id.0),
        Notice::Seats(id) => format!("seats {}", id.0),
        Notice::Chat(id) => format!("chat {}", id.0),
        Notice::Renamed(user) => format!("renamed {}", user.0),
        Notice::Stops(user) => format!("stops {}", user.0),
        Notice::Ended(Ended::Session(token)) => format!("ended {}", hex(token)),
        Notice::Ended(Ended::Others(user, None)) => format!("ended-others {}", user.0),
        Notice::Ended(Ended::Others(user, Some(but))) => format!("ended-others {} {}", user.0, hex(but)),
        Notice::GoesOn(id, seat, on) => format!("goes-on {} {} {}", id.0, seat.0, u8::from(*on)),
        // These are what a node tells itself.
        Notice::Here(_) | Notice::Missed => String::new(),
    }
}

fn entry(id: &MatchId, here: Here) -> String {
    format!("{}:{:x}:{}", id.0, here.seats, here.spectators)
}

fn read_entry(text: &str) -> Option<(MatchId, Here)> {
    let mut parts = text.split(':');
    let (id, seats, spectators) = (parts.next()?, parts.next()?, parts.next()?);
    let here = Here { seats: u32::from_str_radix(seats, 16).ok()?, spectators: spectators.parse().ok()? };
    Some((MatchId(id.into()), here))
}

fn id(words: &mut SplitWhitespace) -> Option<MatchId> {
    Some(MatchId(words.next()?.into()))
}

fn number<N: std::str::FromStr>(words: &mut SplitWhitespace) -> Option<N> {
    words.next()?.parse().ok()
}

fn hex(token: &TokenHash) -> String {
    token.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn token(text: &str) -> Option<TokenHash> {
    let byte = |at: usize| u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok();
    let bytes: Vec<u8> = (0..text.len() / 2).map(byte).collect::<Option<_>>()?;
    bytes.try_into().ok()
}

/// Letters with all of these lines: one, if they fit. The next number is counted on.
pub fn write(from: NodeId, next: &mut u64, lines: &[Line]) -> Vec<String> {
    let mut letters: Vec<String> = Vec::new();
    let mut begin = || {
        *next += 1;
        format!("{from:x} {next}")
    };
    let mut letter = begin();
    for line in lines.iter().map(Line::write).filter(|line| !line.is_empty()) {
        if letter.len() + 1 + line.len() > LONGEST_TEXT {
            letters.push(std::mem::replace(&mut letter, begin()));
        }
        letter.push('\n');
        letter.push_str(&line);
    }
    letters.push(letter);
    letters
}

/// Reads a letter; lines that are not understood are passed over.
pub fn read(text: &str) -> Option<Letter> {
    let mut lines = text.lines();
    let mut head = lines.next()?.split_whitespace();
    let from = NodeId::from_str_radix(head.next()?, 16).ok()?;
    Some(Letter { from, number: number(&mut head)?, lines: lines.filter_map(Line::read).collect() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some_id(at: usize) -> MatchId {
        MatchId(format!("{at:026}"))
    }

    fn every_line() -> Vec<Line> {
        let notices = [
            Notice::Match(some_id(1), 17),
            Notice::Seats(some_id(2)),
            Notice::Chat(some_id(3)),
            Notice::Renamed(UserId(7)),
            Notice::Stops(UserId(8)),
            Notice::Ended(Ended::Session([0xa5; 32])),
            Notice::Ended(Ended::Others(UserId(9), None)),
            Notice::Ended(Ended::Others(UserId(9), Some([1; 32]))),
            Notice::GoesOn(some_id(4), Seat(2), true),
            Notice::GoesOn(some_id(4), Seat(2), false),
        ];
        let here = Here { seats: 0b101, spectators: 12 };
        let mut lines: Vec<Line> = notices.map(Line::Tell).into();
        lines.extend([
            Line::Here(some_id(5), here),
            Line::AllHere(1, 2, vec![(some_id(5), here), (some_id(6), Here::default())]),
            Line::AllHere(2, 2, Vec::new()),
            Line::WhoIsHere(None),
            Line::WhoIsHere(Some(0xfeed)),
            Line::Goodbye,
        ]);
        lines
    }

    #[test]
    fn what_is_written_is_read_back() {
        let mut next = 41;
        let letters = write(0xabc, &mut next, &every_line());
        assert_eq!((letters.len(), next), (1, 42));
        assert_eq!(read(&letters[0]), Some(Letter { from: 0xabc, number: 42, lines: every_line() }));
        assert_eq!(read(&write(1, &mut next, &[])[0]), Some(Letter { from: 1, number: 43, lines: Vec::new() }));
    }

    #[test]
    fn much_is_told_in_several_letters_of_which_none_is_too_long() {
        let all: Vec<_> = (0..1000).map(|at| (some_id(at), Here { seats: u32::MAX, spectators: u32::MAX })).collect();
        let mut lines = Line::all_here(all.clone());
        lines.extend((0..1000).map(|at| Line::Tell(Notice::Match(some_id(at), u32::MAX))));
        let mut next = 0;
        let letters = write(u64::MAX, &mut next, &lines);
        assert!(letters.len() as u64 == next && letters.iter().all(|letter| letter.len() <= LONGEST_TEXT));
        let read: Vec<Letter> = letters.iter().map(|letter| read(letter).unwrap()).collect();
        assert!(read.iter().zip(1..).all(|(letter, number)| letter.number == number));
        assert_eq!(read.into_iter().flat_map(|letter| letter.lines).collect::<Vec<_>>(), lines);
        assert_eq!(Line::all_here(Vec::new()), [Line::AllHere(1, 1, Vec::new())]);
    }

    #[test]
    fn what_a_newer_node_tells_is_passed_over() {
        let known = Line::Tell(Notice::Chat(some_id(1)));
        let text = format!("a 5 more\nsings loudly\nchat {}\nmatch x many\nended 5\n\nseats", some_id(1).0);
        assert_eq!(read(&text), Some(Letter { from: 10, number: 5, lines: vec![known] }));
        for nonsense in ["", "hello", "xyz 1", "a -1", "a"] {
            assert_eq!(read(nonsense), None, "{nonsense}");
        }
    }
}
