//! Who plays whom, in which seat and with which luck.

use crate::{Plan, Simulated};
use anyhow::ensure;
use table::{Seat, Seating};

/// All games that are to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fixtures {
    /// The players by name.
    pub names: Vec<String>,
    /// Those who meet: all who were seated, or every two of a ladder.
    pub meetings: Vec<Vec<usize>>,
    /// Games come in sets with the same luck, in which the players change seats; otherwise they keep them.
    pub paired: bool,
    /// The seats of the table.
    pub seating: Seating,
    /// The games of each meeting.
    games: u64,
    seed: u64,
}

/// One of the games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// Its place among all games.
    pub number: u64,
    /// Which meeting it belongs to.
    pub meeting: usize,
    /// The seed of its luck.
    pub seed: u64,
    /// Who has each seat.
    pub seats: Vec<usize>,
    /// How far the players have moved on from the seats they had in the first game of the set.
    shift: usize,
}

impl Fixtures {
    /// What was asked for, if it can be played at a table with these seats.
    pub fn new<S: Simulated>(plan: &Plan, seating: Seating) -> anyhow::Result<Fixtures> {
        let seats = usize::from(seating.count());
        let names = plan.named().unwrap_or_else(|| vec!["random".into(); seats]);
        for name in &names {
            S::player(name, 0)?;
        }
        let meetings = match plan.ladder {
            Some(_) => every_two(&names)?,
            None => {
                ensure!(names.len() == seats, "expected players for {seats} seats, found '{}'", names.join(","));
                vec![(0..names.len()).collect()]
            }
        };
        let found = names.len();
        ensure!(!plan.until_significant || found == 2, "expected two players with --until-significant, found {found}");
        let fixtures =
            Fixtures { names, meetings, paired: plan.is_paired(), seating, games: plan.games, seed: plan.seed };
        fixtures.check_games()?;
        Ok(fixtures)
    }

    fn check_games(&self) -> anyhow::Result<()> {
        let (games, set) = (self.games, self.set());
        ensure!(games > 0, "expected at least one game, found --games 0");
        let full = games.is_multiple_of(set);
        ensure!(
            full || set != 2,
            "expected an even number of games, since every two have the seats swapped, found {games}"
        );
        ensure!(full, "expected games in sets of {set}, in which everybody has every seat once, found {games}");
        Ok(())
    }

    /// How many games there are.
    pub fn count(&self) -> u64 {
        self.games.saturating_mul(self.meetings.len() as u64)
    }

    /// How many games have the same luck.
    pub fn set(&self) -> u64 {
        if self.paired { self.meetings[0].len() as u64 } else { 1 }
    }

    /// One of the games, counted from 0.
    pub fn game(&self, number: u64) -> Fixture {
        let (meeting, at) = ((number / self.games) as usize, number % self.games);
        let shift = (at % self.set()) as usize;
        let seats = self.seating.seats().map(|seat| self.sitting(meeting, seat, shift)).collect();
        Fixture { number, meeting, seed: self.seed.wrapping_add(at / self.set()), seats, shift }
    }

    /// Who of those who meet has a seat, once they have moved on so far.
    fn sitting(&self, meeting: usize, seat: Seat, shift: usize) -> usize {
        let players = &self.meetings[meeting];
        let place = match players.len() == usize::from(self.seating.count()) {
            true => seat.index(),
            // Two share the seats: each plays whole teams, every other one.
            false => self.team_place(seat),
        };
        players[(place + shift) % players.len()]
    }

    /// The place of a seat's team among the teams.
    fn team_place(&self, seat: Seat) -> usize {
        let mut below: Vec<u8> = self.seating.seats().map(|other| self.seating.team(other)).collect();
        below.sort_unstable();
        below.dedup();
        below.iter().filter(|team| **team < self.seating.team(seat)).count()
    }

    /// The two who meet, where there are no more.
    pub fn pairing(&self, meeting: usize) -> Option<[usize; 2]> {
        self.meetings[meeting].as_slice().try_into().ok()
    }

    /// The players by names that tell them apart, even if somebody plays himself.
    pub fn labels(&self) -> Vec<String> {
        let label = |(at, name): (usize, &String)| match self.names[..at].iter().filter(|n| *n == name).count() {
            0 => name.clone(),
            before => format!("{name}#{}", before + 1),
        };
        self.names.iter().enumerate().map(label).collect()
    }

    /// The names of those who play a game, seat by seat.
    pub fn seated(&self, fixture: &Fixture) -> Vec<&str> {
        fixture.seats.iter().map(|player| self.names[*player].as_str()).collect()
    }

    /// The seed of the player in a seat. It differs in the games of a set and from meeting to meeting, or a player who
    /// plays himself would play the same game twice.
    pub fn player_seed(&self, fixture: &Fixture, seat: usize) -> u64 {
        let (seats, set) = (fixture.seats.len(), self.meetings[fixture.meeting].len());
        let stream = (1 + seat + seats * (fixture.shift + set * fixture.meeting)) as u64;
        scramble(fixture.seed.wrapping_add(stream.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
    }
}

/// A number that has nothing to do with its neighbours' (the last step of SplitMix64).
fn scramble(seed: u64) -> u64 {
    let seed = (seed ^ (seed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let seed = (seed ^ (seed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    seed ^ (seed >> 31)
}

/// The meetings of a ladder.
fn every_two(names: &[String]) -> anyhow::Result<Vec<Vec<usize>>> {
    let found = names.join(",");
    ensure!(names.len() >= 2, "expected two players or more, as in --ladder random,greedy,search, found '{found}'");
    let rivals = |first| (first + 1..names.len()).map(move |second| vec![first, second]);
    Ok((0..names.len()).flat_map(rivals).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn ladder(seating: Seating) -> Fixtures {
        let names = ["random", "greedy", "random"].map(String::from).to_vec();
        let meetings = every_two(&names).expect("three are enough");
        Fixtures { names, meetings, paired: true, seating, games: 4, seed: 10 }
    }

    fn two_seats() -> Seating {
        Seating::of(&["one", "two"])
    }

    /// Meeting, seed and seats of all games.
    fn games(fixtures: &Fixtures) -> Vec<(usize, u64, Vec<usize>)> {
        let games = (0..fixtures.count()).map(|number| fixtures.game(number));
        games.map(|game| (game.meeting, game.seed, game.seats)).collect()
    }

    #[test]
    fn pairs_have_the_same_luck_and_seats_swapped() {
        let seen = games(&ladder(two_seats()));
        let first = [(0, 10, vec![0, 1]), (0, 10, vec![1, 0]), (0, 11, vec![0, 1]), (0, 11, vec![1, 0])];
        assert_eq!(seen[..4], first);
        assert_eq!(seen[4], (1, 10, vec![0, 2]));
        assert_eq!(seen[11], (2, 11, vec![2, 1]));
    }

    #[test]
    fn everybody_has_every_seat_once() {
        let three = Seating::of(&["one", "two", "three"]);
        let fixtures = Fixtures { meetings: vec![vec![0, 1, 2]], games: 6, ..ladder(three) };
        let seen = games(&fixtures);
        assert_eq!(seen[..3], [(0, 10, vec![0, 1, 2]), (0, 10, vec![1, 2, 0]), (0, 10, vec![2, 0, 1])]);
        assert_eq!(seen[3], (0, 11, vec![0, 1, 2]));
        assert!(fixtures.check_games().is_ok());
        let odd = Fixtures { games: 7, ..fixtures }.check_games().expect_err("7 games are no sets of 3");
        assert!(odd.to_string().contains("sets of 3"), "{odd}");
    }

    #[test]
    fn two_players_share_the_seats_of_many() {
        let seen = games(&ladder(Seating::of(&["one", "two", "three"])));
        assert_eq!(seen[..2], [(0, 10, vec![0, 1, 0]), (0, 10, vec![1, 0, 1])]);
        assert_eq!(seen[10], (2, 11, vec![1, 2, 1]));
    }

    #[test]
    fn allies_are_one_player() {
        let seen = games(&ladder(Seating::in_teams(&[("a", 3), ("b", 3), ("c", 1), ("d", 1)])));
        assert_eq!(seen[..2], [(0, 10, vec![1, 1, 0, 0]), (0, 10, vec![0, 0, 1, 1])]);
    }

    #[test]
    fn players_have_seeds_of_their_own() {
        for (seating, seats) in [(two_seats(), 2), (Seating::of(&["one", "two", "three"]), 3)] {
            let fixtures = ladder(seating);
            let of_game = |number| {
                let (fixtures, game) = (&fixtures, fixtures.game(number));
                (0..seats).map(move |seat| fixtures.player_seed(&game, seat))
            };
            let seeds: BTreeSet<u64> = (0..12).flat_map(of_game).chain([10, 11]).collect();
            assert_eq!(seeds.len(), seats * 12 + 2);
        }
    }

    #[test]
    fn who_plays_himself_is_told_apart() {
        assert_eq!(ladder(two_seats()).labels(), ["random", "greedy", "random#2"]);
    }

    #[test]
    fn seats_without_pairs_stay_as_they_are() {
        let fixtures = Fixtures { meetings: vec![vec![0, 1]], paired: false, ..ladder(two_seats()) };
        let third = fixtures.game(2);
        assert_eq!((third.seed, third.seats), (12, vec![0, 1]));
    }
}
