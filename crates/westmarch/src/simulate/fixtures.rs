//! Who plays whom, on which side and with which luck.

use super::Args;
use anyhow::{bail, ensure};
use table::Rules;
use war::{Side, War};

/// All games that are to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fixtures {
    /// The players by name.
    pub names: Vec<String>,
    /// Every two players that meet. A single pairing that is not paired plays with its first player as Free Peoples.
    pub pairings: Vec<[usize; 2]>,
    /// Every two games have the same luck and sides swapped.
    pub paired: bool,
    /// The games of each pairing.
    games: u64,
    seed: u64,
}

/// One of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// Its place among all games.
    pub number: u64,
    /// Which pairing it belongs to.
    pub pairing: usize,
    /// The seed of its luck.
    pub seed: u64,
    /// Who plays each side.
    pub seats: [usize; 2],
    /// Whether it is the game of a pair in which the second player of the pairing is the Free Peoples.
    swapped: bool,
}

impl Fixtures {
    /// What was asked for, if it can be played.
    pub fn new(args: &Args) -> anyhow::Result<Fixtures> {
        if args.game != War::NAME {
            bail!("expected a game (war), found '{}'", args.game);
        }
        let names = match &args.ladder {
            Some(ladder) => ladder_names(ladder)?,
            None => seat_names(&args.seats)?,
        };
        for name in &names {
            war_lore::by_name(name, 0)?;
        }
        let paired = args.ladder.is_some() || args.paired || args.until_significant;
        check_games(args.games, paired)?;
        if args.until_significant && names.len() != 2 {
            bail!("expected two players with --until-significant, found {}", names.len());
        }
        let rivals = |first| (first + 1..names.len()).map(move |second| [first, second]);
        let pairings = (0..names.len()).flat_map(rivals).collect();
        Ok(Fixtures { names, pairings, paired, games: args.games, seed: args.seed })
    }

    /// How many games there are.
    pub fn count(&self) -> u64 {
        self.games.saturating_mul(self.pairings.len() as u64)
    }

    /// One of the games, counted from 0.
    pub fn game(&self, number: u64) -> Fixture {
        let (pairing, at) = ((number / self.games) as usize, number % self.games);
        let (pair, swapped) = if self.paired { (at / 2, at % 2 == 1) } else { (at, false) };
        let [first, second] = self.pairings[pairing];
        let seats = if swapped { [second, first] } else { [first, second] };
        Fixture { number, pairing, seed: self.seed.wrapping_add(pair), seats, swapped }
    }

    /// The players by names that tell them apart, even if somebody plays himself.
    pub fn labels(&self) -> Vec<String> {
        let label = |(at, name): (usize, &String)| match self.names[..at].iter().filter(|n| *n == name).count() {
            0 => name.clone(),
            before => format!("{name}#{}", before + 1),
        };
        self.names.iter().enumerate().map(label).collect()
    }

    /// The names of those who play a game, the Free Peoples first.
    pub fn seated(&self, fixture: &Fixture) -> [&str; 2] {
        fixture.seats.map(|player| self.names[player].as_str())
    }
}

impl Fixture {
    /// The seed of the player on a side. It differs in the two games of a pair and from pairing to pairing, or a player
    /// who plays himself would play the same game twice.
    pub fn player_seed(&self, side: Side) -> u64 {
        let stream = 1 + side.index() as u64 + 2 * u64::from(self.swapped) + 4 * self.pairing as u64;
        scramble(self.seed.wrapping_add(stream.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
    }
}

/// A number that has nothing to do with its neighbours' (the last step of SplitMix64).
fn scramble(seed: u64) -> u64 {
    let seed = (seed ^ (seed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let seed = (seed ^ (seed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    seed ^ (seed >> 31)
}

fn split(names: &str) -> Vec<String> {
    names.split(',').map(|name| name.trim().to_string()).collect()
}

fn seat_names(seats: &str) -> anyhow::Result<Vec<String>> {
    let names = split(seats);
    ensure!(names.len() == 2, "expected two seats, as in random,random, found '{seats}'");
    Ok(names)
}

fn ladder_names(ladder: &str) -> anyhow::Result<Vec<String>> {
    let names = split(ladder);
    ensure!(names.len() >= 2, "expected two players or more, as in --ladder random,greedy,search, found '{ladder}'");
    Ok(names)
}

fn check_games(games: u64, paired: bool) -> anyhow::Result<()> {
    ensure!(games > 0, "expected at least one game, found --games 0");
    let even = games.is_multiple_of(2);
    ensure!(!paired || even, "expected an even number of games, since every two have the sides swapped, found {games}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn ladder() -> Fixtures {
        let names = ["random", "greedy", "random"].map(String::from).to_vec();
        Fixtures { names, pairings: vec![[0, 1], [0, 2], [1, 2]], paired: true, games: 4, seed: 10 }
    }

    #[test]
    fn pairs_have_the_same_luck_and_sides_swapped() {
        let games: Vec<_> = (0..ladder().count()).map(|number| ladder().game(number)).collect();
        let seen: Vec<_> = games.iter().map(|game| (game.pairing, game.seed, game.seats)).collect();
        assert_eq!(seen[..4], [(0, 10, [0, 1]), (0, 10, [1, 0]), (0, 11, [0, 1]), (0, 11, [1, 0])]);
        assert_eq!(seen[4], (1, 10, [0, 2]));
        assert_eq!(seen[11], (2, 11, [2, 1]));
    }

    #[test]
    fn players_have_seeds_of_their_own() {
        let of_game = |number| Side::ALL.map(|side| ladder().game(number).player_seed(side));
        let seeds: BTreeSet<u64> = (0..12).flat_map(of_game).chain([10, 11]).collect();
        assert_eq!(seeds.len(), 2 * 12 + 2);
    }

    #[test]
    fn who_plays_himself_is_told_apart() {
        assert_eq!(ladder().labels(), ["random", "greedy", "random#2"]);
    }

    #[test]
    fn seats_without_pairs_stay_as_they_are() {
        let fixtures = Fixtures { pairings: vec![[0, 1]], paired: false, ..ladder() };
        let third = fixtures.game(2);
        assert_eq!((third.seed, third.seats), (12, [0, 1]));
    }
}
