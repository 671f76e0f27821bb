//! What a person typed, as an answer: by number, by the name in notation, or by the name in his language. And the other way
//! round: what to type for an answer.

use crate::{
    Shown,
    shown::{AskedOf, ItemOf},
    words::{Words, echoed, text},
};
use table::{Answer, Pick, Shape};

/// The answer that a line means, or what is wrong with it. Whether it is legal, the rules say.
pub fn read<G: Shown>(words: &Words, asked: &AskedOf<G>, line: &str) -> Result<Answer<ItemOf<G>>, String> {
    match asked.shape {
        Shape::One => one::<G>(words, asked, line).map(Answer::One),
        Shape::Number { .. } => {
            let number = line.parse().map_err(|_| words.say("input-number", &[("found", echoed(line))]))?;
            Ok(Answer::Number(number))
        }
        Shape::Some { .. } | Shape::Order { .. } => several::<G>(words, asked, line),
    }
}

/// One of the options, by number or by name.
fn one<G: Shown>(words: &Words, asked: &AskedOf<G>, text: &str) -> Result<ItemOf<G>, String> {
    match text.parse::<usize>() {
        Ok(number) => numbered::<G>(words, asked, number),
        Err(_) => named::<G>(words, asked, text),
    }
}

fn numbered<G: Shown>(words: &Words, asked: &AskedOf<G>, number: usize) -> Result<ItemOf<G>, String> {
    let option = number.checked_sub(1).and_then(|at| asked.options.get(at));
    let most = asked.options.len() as u64;
    option.map(|o| o.item).ok_or_else(|| words.say("input-option", &[("most", most.into())]))
}

/// How many of the options that a text can mean are named.
const EXAMPLES: usize = 6;

/// A thing by its name. What is not offered is found too if it is in notation, so that the rules can say why not.
fn named<G: Shown>(words: &Words, asked: &AskedOf<G>, name: &str) -> Result<ItemOf<G>, String> {
    let name = name.trim().to_lowercase();
    let called = |item: &ItemOf<G>| names_of::<G>(words, asked, *item);
    if let Some(item) = asked.items().find(|item| called(item).contains(&name)) {
        return Ok(item);
    }
    let begins = |item: &ItemOf<G>| !name.is_empty() && called(item).iter().any(|text| text.starts_with(&name));
    let candidates: Vec<ItemOf<G>> = asked.items().filter(begins).collect();
    match (&candidates[..], name.parse()) {
        ([_, _, ..], _) => {
            let examples = candidates.iter().take(EXAMPLES).map(|item| G::item(words, *item, &asked.why));
            let examples = examples.collect::<Vec<_>>().join(", ");
            Err(words.say("input-ambiguous", &[("found", echoed(&name)), ("examples", text(examples))]))
        }
        // A name that belongs to something else is not taken for the beginning of another.
        (_, Ok(item)) => Ok(item),
        ([item], Err(_)) => Ok(*item),
        ([], Err(_)) => Err(words.say("input-unknown", &[("found", echoed(&name))])),
    }
}

/// Everything an option may be called, in lower case: in notation, in the player's language, and whatever else.
fn names_of<G: Shown>(words: &Words, asked: &AskedOf<G>, item: ItemOf<G>) -> Vec<String> {
    let names = [item.to_string(), G::item(words, item, &asked.why)].into_iter().chain(G::also_called(words, item));
    // Nobody types the marks that keep two directions of writing apart.
    let clean = |name: String| name.to_lowercase().replace(['\u{2068}', '\u{2069}'], "").trim().to_string();
    names.map(clean).collect()
}

/// Several things: `all`, `none`, `2 of-this, that`, `1 3`, `2x1 3`.
fn several<G: Shown>(words: &Words, asked: &AskedOf<G>, line: &str) -> Result<Answer<ItemOf<G>>, String> {
    let line = line.trim().trim_start_matches('[').trim_end_matches(']').trim();
    let mut picked = Picked { pick: Pick::new(), in_order: matches!(asked.shape, Shape::Order { .. }) };
    match line {
        "" | "none" => {}
        "all" => asked.options.iter().for_each(|o| picked.add(o.item, o.count)),
        _ => {
            for part in line.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()) {
                part_of::<G>(words, asked, part, &mut |item, count| picked.add(item, count))?;
            }
        }
    }
    Ok(Answer::Some(picked.pick))
}

/// What has been read of an answer.
struct Picked<I> {
    pick: Pick<I>,
    /// Whether the order counts.
    in_order: bool,
}

impl<I: Copy + Eq> Picked<I> {
    /// Things named twice are counted together, unless it matters when they were named.
    fn add(&mut self, item: I, count: u8) {
        if self.in_order {
            self.pick.extend((0..count).map(|_| (item, 1)));
            return;
        }
        match self.pick.iter_mut().find(|(known, _)| *known == item) {
            Some((_, before)) => *before = before.saturating_add(count),
            None => self.pick.push((item, count)),
        }
    }
}

/// What stands between two commas: numbers of options, or a name with or without a count.
fn part_of<G: Shown>(
    words: &Words,
    asked: &AskedOf<G>,
    part: &str,
    add: &mut dyn FnMut(ItemOf<G>, u8),
) -> Result<(), String> {
    let numbers: Option<Vec<(u8, usize)>> = part.split_whitespace().map(times).collect();
    if let Some(numbers) = numbers {
        for (count, number) in numbers {
            add(numbered::<G>(words, asked, number)?, count);
        }
        return Ok(());
    }
    let counted = part.split_once(char::is_whitespace).and_then(|(n, name)| Some((n.parse().ok()?, name)));
    let (count, name) = counted.unwrap_or((1, part));
    match named::<G>(words, asked, name) {
        Ok(item) => add(item, count),
        // Names of one word may also stand side by side.
        Err(wrong) if part.contains(char::is_whitespace) && counted.is_none() => {
            let each = part.split_whitespace().map(|name| one::<G>(words, asked, name));
            each.collect::<Result<Vec<_>, _>>().map_err(|_| wrong)?.into_iter().for_each(|item| add(item, 1));
        }
        Err(wrong) => return Err(wrong),
    }
    Ok(())
}

/// `3` is the third option once, `2x3` is the third option twice.
fn times(word: &str) -> Option<(u8, usize)> {
    match word.split_once(['x', '*']) {
        None => Some((1, word.parse().ok()?)),
        Some((count, number)) => Some((count.parse().ok()?, number.parse().ok()?)),
    }
}

/// What to type for an answer, as [`read`] reads it.
pub fn to_type<G: Shown>(asked: &AskedOf<G>, answer: &Answer<ItemOf<G>>) -> String {
    let place = |item: ItemOf<G>| asked.items().position(|option| option == item);
    let number = |item: ItemOf<G>| place(item).map_or(item.to_string(), |at| (at + 1).to_string());
    match answer {
        Answer::One(item) => number(*item),
        Answer::Number(n) => n.to_string(),
        Answer::Some(pick) if pick.is_empty() => "none".into(),
        Answer::Some(pick) if pick.len() > 1 && is_all::<G>(asked, pick) => "all".into(),
        Answer::Some(pick) => {
            let times = |(item, count): &(ItemOf<G>, u8)| match count {
                1 => number(*item),
                _ => format!("{count}x{}", number(*item)),
            };
            pick.iter().map(times).collect::<Vec<_>>().join(" ")
        }
    }
}

/// Whether everything that is offered is taken, and it does not matter in which order.
fn is_all<G: Shown>(asked: &AskedOf<G>, pick: &Pick<ItemOf<G>>) -> bool {
    let taken = asked.options.iter().all(|offer| pick.contains(&(offer.item, offer.count)));
    taken && matches!(asked.shape, Shape::Some { .. })
}
