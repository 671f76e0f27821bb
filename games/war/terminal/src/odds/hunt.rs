//! `westmarch odds hunt`.

use super::{bar, bars, json, listed, text};
use ::odds::{Damage, Drawn, Hunt, MOST_DICE, Step, Tile};
use anyhow::bail;
use serde::Serialize;

/// The hunt.
#[derive(clap::Args)]
pub struct Args {
    /// The Shadow's dice in the Hunt Box
    #[arg(long)]
    dice: u8,
    /// The Free Peoples' dice in the Hunt Box, each of which adds 1
    #[arg(long, default_value_t = 0)]
    bonus: u8,
    /// How many failed dice are rolled again
    #[arg(long, default_value_t = 0, conflicts_with = "mordor")]
    rerolls: u8,
    /// The tiles in the pool, with commas: std for all standard ones, a name as red-shelob, or damage (a number, e for an
    /// Eye, d for a die) with r for Reveal and s for Stop; 4xer is four such tiles
    #[arg(long, default_value = "std", allow_hyphen_values = true)]
    pool: String,
    /// A step on the Mordor Track: no roll, and an Eye counts all dice in the box
    #[arg(long)]
    mordor: bool,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    tiles: usize,
    /// The chances of 0, 1, 2 and so on successes; none on the Mordor Track.
    #[serde(skip_serializing_if = "Option::is_none")]
    successes: Option<Vec<f64>>,
    tile_drawn: f64,
    damage: Vec<Chance>,
    mean_damage: f64,
    reveal: f64,
    /// Only on the Mordor Track.
    #[serde(skip_serializing_if = "Option::is_none")]
    stop: Option<f64>,
}

#[derive(Serialize)]
struct Chance {
    damage: i16,
    chance: f64,
}

/// What there is to say.
pub fn run(args: &Args) -> anyhow::Result<String> {
    let pool = pool(&args.pool)?;
    match args.mordor {
        true => step(args, &pool),
        false => hunt(args, &pool),
    }
}

/// W12.2 A Hunt roll and its tile.
fn hunt(args: &Args, pool: &[Tile]) -> anyhow::Result<String> {
    let hunt = checked(args)?;
    let hunted = hunt.odds(pool)?;
    let tile_drawn = hunted.successes.at_least(1);
    if args.json {
        return json(&report(pool, &hunted.drawn, Some(listed(&hunted.successes)), tile_drawn));
    }
    // W12.2.3 A natural 1 always fails.
    let needed = 6_u8.saturating_sub(hunt.bonus).max(2);
    let dice = hunt.dice.min(MOST_DICE);
    let (re_rolls, tiles) = (hunt.re_rolls, pool.len());
    let mut lines =
        vec![format!("hunt: dice {dice}, each needs {needed}, re-rolls {re_rolls}; tiles in the pool {tiles}")];
    lines.extend(bars("successes", &hunted.successes));
    lines.extend(["\nthe tile".into(), bar("is drawn", tile_drawn), bar("reveals", hunted.drawn.reveal)]);
    lines.extend(damage(&hunted.drawn));
    Ok(text(lines))
}

fn checked(args: &Args) -> anyhow::Result<Hunt> {
    if args.rerolls > 3 {
        bail!("--rerolls: expected at most 3 (W12.3.2), found {}", args.rerolls);
    }
    Ok(Hunt { dice: args.dice, bonus: args.bonus, re_rolls: args.rerolls })
}

/// W13.3 A step on the Mordor Track. W13.3.2 The dice of both sides count.
fn step(args: &Args, pool: &[Tile]) -> anyhow::Result<String> {
    let dice = args.dice.saturating_add(args.bonus);
    let drawn = Step { dice }.odds(pool)?;
    if args.json {
        return json(&Report { stop: Some(drawn.stop), ..report(pool, &drawn, None, 1.0) });
    }
    let mut lines = vec![format!("step on the Mordor Track: dice in the box {dice}; tiles in the pool {}", pool.len())];
    lines.extend(["\nthe tile".into(), bar("stops", drawn.stop), bar("reveals", drawn.reveal)]);
    lines.extend(damage(&drawn));
    Ok(text(lines))
}

fn damage(drawn: &Drawn) -> Vec<String> {
    let heading = format!("\ndamage before anybody reduces it (negative: healed), {:.2} on average", drawn.mean());
    let bars = drawn.damage.iter().map(|(damage, chance)| bar(&damage.to_string(), *chance));
    [heading].into_iter().chain(bars).collect()
}

fn report(pool: &[Tile], drawn: &Drawn, successes: Option<Vec<f64>>, tile_drawn: f64) -> Report {
    Report {
        tiles: pool.len(),
        successes,
        tile_drawn,
        damage: drawn.damage.iter().map(|(damage, chance)| Chance { damage: *damage, chance: *chance }).collect(),
        mean_damage: drawn.mean(),
        reveal: drawn.reveal,
        stop: None,
    }
}

/// Reads a pool.
fn pool(text: &str) -> anyhow::Result<Vec<Tile>> {
    let mut pool = Vec::new();
    for item in text.split(',').map(str::trim) {
        let (count, tiles) = match counted(item) {
            Some((count, one)) => (count, tiles(one)),
            None => (1, tiles(item)),
        };
        let Some(tiles) = tiles else {
            bail!("--pool: expected std, a tile as red-shelob, or one as 3, 1r, er, ds or 4xer, found '{item}'");
        };
        (0..count).for_each(|_| pool.extend(&tiles));
    }
    Ok(pool)
}

/// A number of tiles, as in 4xer.
fn counted(item: &str) -> Option<(u8, &str)> {
    let (count, one) = item.split_once('x')?;
    Some((count.parse().ok()?, one))
}

/// The tiles that a word stands for.
fn tiles(word: &str) -> Option<Vec<Tile>> {
    if word == "std" {
        return Some(war::Tile::ALL.into_iter().filter(|tile| tile.is_standard()).map(printed).collect());
    }
    match word.parse::<war::Tile>() {
        Ok(tile) => Some(vec![printed(tile)]),
        Err(_) => described(word).map(|tile| vec![tile]),
    }
}

/// A tile of the game.
fn printed(tile: war::Tile) -> Tile {
    let print = tile.print();
    let damage = match print.damage {
        war::Damage::Number(number) => Damage::Number(number),
        war::Damage::Eye => Damage::Eye,
        war::Damage::Die => Damage::Die,
    };
    Tile { damage, reveal: print.reveal, stop: print.stop }
}

/// A tile as in 3, 1r, er or ds.
fn described(word: &str) -> Option<Tile> {
    let (word, stop) = without(word, 's');
    let (word, reveal) = without(word, 'r');
    let damage = match word {
        "e" => Damage::Eye,
        "d" => Damage::Die,
        number => Damage::Number(number.parse().ok()?),
    };
    Some(Tile { damage, reveal, stop })
}

/// A word without this letter at its end, and whether it was there.
fn without(word: &str, letter: char) -> (&str, bool) {
    word.strip_suffix(letter).map_or((word, false), |rest| (rest, true))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tile(damage: Damage, reveal: bool, stop: bool) -> Tile {
        Tile { damage, reveal, stop }
    }

    #[test]
    fn pools_are_read() {
        let read = pool("3, 1r,2xer,ds,-2,ers").expect("a pool");
        let eye = tile(Damage::Eye, true, false);
        let expected = [
            tile(Damage::Number(3), false, false),
            tile(Damage::Number(1), true, false),
            eye,
            eye,
            tile(Damage::Die, false, true),
            tile(Damage::Number(-2), false, false),
            tile(Damage::Eye, true, true),
        ];
        assert_eq!(read, expected);
    }

    #[test]
    fn tiles_of_the_game_are_known() {
        let standard = pool("std").expect("a pool");
        assert_eq!(standard.len(), 16);
        assert_eq!(standard.iter().filter(|tile| tile.reveal).count(), 9);
        assert_eq!(pool("std,red-shelob").expect("a pool")[16], tile(Damage::Die, false, true));
    }

    #[test]
    fn other_words_are_not() {
        for text in ["", "3,", "x", "r", "3sr", "4x", "300", "std,banana"] {
            assert!(pool(text).is_err(), "{text}");
        }
    }
}
