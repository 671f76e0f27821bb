//! For tuning: duel FP SH GAMES SEED [keepdir]
use players::{Glimpse, war::by_name};
use players::{Lore, war::WarLore};
use std::time::Instant;
use table::{Dice, Match};
use war::{Character, Side, War};
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let (n, seed): (u64, u64) = (a[3].parse().unwrap(), a[4].parse().unwrap());
    let keep = a.get(5).cloned();
    let threads = std::env::var("T").ok().and_then(|t| t.parse().ok()).unwrap_or(2u64);
    let begun = Instant::now();
    let handles: Vec<_> = (0..threads)
        .map(|t| {
            let (fp, sh, keep) = (a[1].clone(), a[2].clone(), keep.clone());
            std::thread::spawn(move || {
                let mut out = vec![];
                let mut cal: Vec<(usize, f32, f32)> = vec![];
                for g in (t..n).step_by(threads as usize) {
                    let s = seed + g;
                    let mut seats = [by_name(&fp, s * 2 + 1).unwrap(), by_name(&sh, s * 2 + 2).unwrap()];
                    let mut luck = Dice::new(s);
                    let mut game = Match::<War>::begin(&war::start(), &mut luck);
                    let mut by_turn: Vec<(u8, u8, u8, bool)> = vec![];
                    let mut said: Vec<f32> = vec![];
                    let mut times = [(0u64, 0f64); 2];
                    let mut crowned = None;
                    let mut white = None;
                    while let Some(asked) = game.next_question().cloned() {
                        let at = asked.seat.index();
                        let b = Instant::now();
                        let answer = seats[at].answer(&Glimpse::new(&game, &asked));
                        times[at].0 += 1;
                        times[at].1 += b.elapsed().as_secs_f64();
                        game.answer(asked.seat, answer, &mut luck).unwrap();
                        let st = game.state();
                        let row = (
                            st.fellowship.corruption,
                            st.board.points(Side::Shadow),
                            st.board.points(Side::Free),
                            st.fellowship.mordor.is_some(),
                        );
                        let turn = st.turn as usize;
                        if by_turn.len() < turn {
                            said.push(WarLore::worth(st, table::Seat(0)));
                            by_turn.resize(turn, row);
                        }
                        by_turn[turn - 1] = row;
                        if crowned.is_none() && st.in_play(Character::Aragorn) {
                            crowned = Some(turn);
                        }
                        if white.is_none() && st.in_play(Character::GandalfTheWhite) {
                            white = Some(turn);
                        }
                        if turn > 100 {
                            break;
                        }
                    }
                    if let Some(k) = &keep {
                        std::fs::create_dir_all(k).unwrap();
                        let r = table::Record::of(&game, &[]);
                        std::fs::write(format!("{k}/{s}.record"), r.write::<War>()).unwrap();
                    }
                    if let Some(v) = game.state().victory {
                        let w = (v.winner() == Side::Free) as u8 as f32;
                        for (t, p) in said.iter().enumerate() {
                            cal.push((t + 1, *p, w));
                        }
                    }
                    out.push((game.state().victory, by_turn, times, crowned, white));
                }
                (out, cal)
            })
        })
        .collect();
    let (mut all, mut cal) = (vec![], vec![]);
    for h in handles {
        let (a, c) = h.join().unwrap();
        all.extend(a);
        cal.extend(c);
    }
    let secs = begun.elapsed().as_secs_f64();
    let mut kinds = std::collections::BTreeMap::new();
    for g in &all {
        *kinds.entry(g.0.map_or("none".into(), |v| v.to_string())).or_insert(0) += 1;
    }
    let free = all.iter().filter(|g| g.0.is_some_and(|v| v.winner() == Side::Free)).count();
    let mut turns: Vec<usize> = all.iter().map(|g| g.1.len()).collect();
    turns.sort();
    println!(
        "{} games {:.0}s FP {:.1}% {:?} turns q {}/{}/{} max {}",
        all.len(),
        secs,
        100.0 * free as f64 / all.len() as f64,
        kinds,
        turns[turns.len() / 4],
        turns[turns.len() / 2],
        turns[turns.len() * 3 / 4],
        turns[turns.len() - 1]
    );
    for s in 0..2 {
        let d: u64 = all.iter().map(|g| g.2[s].0).sum();
        let t: f64 = all.iter().map(|g| g.2[s].1).sum();
        print!("seat{s}: {:.0} dec/game {:.3} ms/dec; ", d as f64 / all.len() as f64, 1e3 * t / d as f64);
    }
    let mut entered: Vec<usize> = all.iter().filter_map(|g| g.1.iter().position(|r| r.3).map(|p| p + 1)).collect();
    entered.sort();
    if !entered.is_empty() {
        println!(
            "mordor {}% at {}/{}/{}",
            100 * entered.len() / all.len(),
            entered[entered.len() / 4],
            entered[entered.len() / 2],
            entered[entered.len() * 3 / 4]
        );
    }
    let m = |f: &dyn Fn(
        &(Option<war::Victory>, Vec<(u8, u8, u8, bool)>, [(u64, f64); 2], Option<usize>, Option<usize>),
    ) -> Option<usize>| {
        let mut v: Vec<usize> = all.iter().filter_map(|g| f(g)).collect();
        v.sort();
        (100 * v.len() / all.len(), v.get(v.len() / 2).copied())
    };
    println!("crowned {:?} white {:?}", m(&|g| g.3), m(&|g| g.4));
    print!("turn: n corr sh fp | ");
    for t in [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15] {
        let rows: Vec<_> = all.iter().filter_map(|g| g.1.get(t - 1)).collect();
        if rows.is_empty() {
            continue;
        }
        let n = rows.len() as f64;
        print!(
            "{t}: {} {:.1} {:.1} {:.1} | ",
            rows.len(),
            rows.iter().map(|r| r.0 as f64).sum::<f64>() / n,
            rows.iter().map(|r| r.1 as f64).sum::<f64>() / n,
            rows.iter().map(|r| r.2 as f64).sum::<f64>() / n
        );
    }
    println!();
    print!("calibration: ");
    for b in 0..10 {
        let c: Vec<_> = cal.iter().filter(|c| (c.1 * 10.0) as usize == b).collect();
        if !c.is_empty() {
            print!(
                "{:.2}->{:.2} ({}) ",
                c.iter().map(|c| c.1).sum::<f32>() / c.len() as f32,
                c.iter().map(|c| c.2).sum::<f32>() / c.len() as f32,
                c.len()
            );
        }
    }
    let brier = |c: &[(usize, f32, f32)]| c.iter().map(|c| (c.1 - c.2).powi(2)).sum::<f32>() / c.len() as f32;
    println!("brier {:.3}", brier(&cal));
    for t in [1, 4, 7, 10, 13] {
        let c: Vec<_> = cal.iter().filter(|c| c.0 == t).copied().collect();
        if !c.is_empty() {
            print!(
                "t{t}: mean {:.2} true {:.2} brier {:.3} | ",
                c.iter().map(|c| c.1).sum::<f32>() / c.len() as f32,
                c.iter().map(|c| c.2).sum::<f32>() / c.len() as f32,
                brier(&c)
            );
        }
    }
    println!();
}
