//! Ratings: how strong players are, from whom they beat.
//!
//! The model is that of Bradley and Terry, which Elo ratings stand on: a player 400 points above another wins ten games
//! for each that he loses. The ratings are those that make the results most likely.

use crate::statistics::Z;
use serde::Serialize;

/// The mean of all ratings.
const MEAN: f64 = 1500.0;

/// Half a win and half a loss are added for every two players that met, so that a player who won everything has a
/// rating that is finite.
const PRIOR: f64 = 0.5;

/// The rating of a player, with the interval that holds it with 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    pub elo: f64,
    pub low: f64,
    pub high: f64,
}

/// The ratings from the wins, `wins[a][b]` being how often `a` beat `b`; a draw is half of one. Nobody has one if somebody met nobody.
pub fn ratings(wins: &[Vec<f64>]) -> Option<Vec<Rating>> {
    let wins = with_prior(wins);
    let players = wins.len();
    if (0..players).any(|a| (0..players).all(|b| games(&wins, a, b) == 0.0)) {
        return None;
    }
    let strengths = strengths(&wins);
    let variances = variances(&wins, &strengths)?;
    let points = 400.0 / std::f64::consts::LN_10;
    let middle = strengths.iter().map(|s| s.ln()).sum::<f64>() / players as f64;
    let rating = |(strength, variance): (&f64, f64)| {
        let (elo, half) = (MEAN + points * (strength.ln() - middle), points * Z * variance.max(0.0).sqrt());
        Rating { elo, low: elo - half, high: elo + half }
    };
    Some(strengths.iter().zip(variances).map(rating).collect())
}

fn games(wins: &[Vec<f64>], a: usize, b: usize) -> f64 {
    wins[a][b] + wins[b][a]
}

fn with_prior(wins: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let met = |a: usize, b: usize| a != b && games(wins, a, b) > 0.0;
    let row = |a: usize| (0..wins.len()).map(|b| if met(a, b) { wins[a][b] + PRIOR } else { 0.0 }).collect();
    (0..wins.len()).map(row).collect()
}

/// The likeliest strengths: a player's wins are to be as many as his strength promises. Each round brings them nearer
/// (the iteration of Zermelo).
fn strengths(wins: &[Vec<f64>]) -> Vec<f64> {
    let mut strengths = vec![1.0; wins.len()];
    for _ in 0..MOST_ROUNDS {
        let better: Vec<f64> = (0..wins.len()).map(|a| better(wins, &strengths, a)).collect();
        // Only their proportions mean anything; the geometric mean is kept at 1.
        let scale = (better.iter().map(|s| s.ln()).sum::<f64>() / better.len() as f64).exp();
        let better: Vec<f64> = better.iter().map(|s| s / scale).collect();
        let change = strengths.iter().zip(&better).map(|(old, new)| (old / new).ln().abs()).fold(0.0, f64::max);
        strengths = better;
        if change < 1e-12 {
            break;
        }
    }
    strengths
}

const MOST_ROUNDS: usize = 100_000;

fn better(wins: &[Vec<f64>], strengths: &[f64], a: usize) -> f64 {
    let expected = (0..wins.len()).filter(|b| *b != a).map(|b| games(wins, a, b) / (strengths[a] + strengths[b]));
    wins[a].iter().sum::<f64>() / expected.sum::<f64>()
}

/// The variances of the logarithms of the strengths: the diagonal of the inverse of the information that the games
/// give. It has one direction without information, since only proportions count; there it is filled up with ones.
fn variances(wins: &[Vec<f64>], strengths: &[f64]) -> Option<Vec<f64>> {
    let players = wins.len();
    let fill = 1.0 / players as f64;
    let mut information = vec![vec![fill; players]; players];
    for a in 0..players {
        for b in (0..players).filter(|b| *b != a) {
            let chance = strengths[a] / (strengths[a] + strengths[b]);
            let told = games(wins, a, b) * chance * (1.0 - chance);
            information[a][a] += told;
            information[a][b] -= told;
        }
    }
    let inverse = invert(information)?;
    Some((0..players).map(|a| inverse[a][a] - fill).collect())
}

/// The inverse of a matrix, by elimination; nothing if it has none.
fn invert(mut matrix: Vec<Vec<f64>>) -> Option<Vec<Vec<f64>>> {
    let size = matrix.len();
    for (at, row) in matrix.iter_mut().enumerate() {
        row.extend((0..size).map(|column| f64::from(u8::from(column == at))));
    }
    for column in 0..size {
        let pivot = (column..size).max_by(|a, b| matrix[*a][column].abs().total_cmp(&matrix[*b][column].abs()))?;
        matrix.swap(column, pivot);
        let lead = matrix[column][column];
        if lead.abs() < 1e-12 {
            return None;
        }
        matrix[column].iter_mut().for_each(|x| *x /= lead);
        let pivot_row = matrix[column].clone();
        for (_, row) in matrix.iter_mut().enumerate().filter(|(at, _)| *at != column) {
            let factor = row[column];
            row.iter_mut().zip(&pivot_row).for_each(|(x, p)| *x -= factor * p);
        }
    }
    Some(matrix.into_iter().map(|row| row[size..].to_vec()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 0.01, "expected {expected}, found {found}");
    }

    #[test]
    fn three_games_of_four_are_191_points() {
        // With the prior 75.5 of 100 wins and 24.5 losses, so that the share is 75.5 %.
        let found = ratings(&[vec![0.0, 75.0], vec![24.0, 0.0]]).expect("they met");
        close(found[0].elo - found[1].elo, 400.0 * (75.5_f64 / 24.5).log10());
        close(found[0].elo + found[1].elo, 3000.0);
        // The difference has the variance 1 / (n p q); each of the two has a quarter of it.
        let half = 400.0 / std::f64::consts::LN_10 * Z * (1.0 / (100.0 * 0.755 * 0.245_f64)).sqrt() / 2.0;
        close(found[0].high - found[0].elo, half);
    }

    #[test]
    fn the_one_who_won_everything_has_a_rating() {
        let found = ratings(&[vec![0.0, 20.0], vec![0.0, 0.0]]).expect("they met");
        close(found[0].elo - found[1].elo, 400.0 * (20.5_f64 / 0.5).log10());
        assert!(found[0].low > found[1].elo);
    }

    #[test]
    fn ratings_add_up_over_a_ladder() {
        // Each beats the next at 10 to 1, so that the first beats the last at 100 to 1.
        let wins = |a: f64, b: f64| (1010.0 * a / (a + b) - 0.5, 1010.0 * b / (a + b) - 0.5);
        let ((ab, ba), (bc, cb), (ac, ca)) = (wins(10.0, 1.0), wins(10.0, 1.0), wins(100.0, 1.0));
        let found = ratings(&[vec![0.0, ab, ac], vec![ba, 0.0, bc], vec![ca, cb, 0.0]]).expect("they met");
        for (rating, expected) in found.iter().zip([1900.0, 1500.0, 1100.0]) {
            close(rating.elo, expected);
        }
    }

    #[test]
    fn who_met_nobody_has_no_rating() {
        assert_eq!(ratings(&[vec![0.0, 0.0], vec![0.0, 0.0]]), None);
    }
}
