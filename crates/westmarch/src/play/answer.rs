//! What a person typed, as an answer: by number, by the name in notation, or by the name in his language.

use super::words::{Words, echoed, text};
use table::{Answer, Asked, Pick, Shape};
use war::{Item, War};

/// The answer that a line means, or what is wrong with it. Whether it is legal, the rules say.
pub fn read(words: &Words, asked: &Asked<War>, line: &str) -> Result<Answer<Item>, String> {
    match asked.shape {
        Shape::One => one(words, asked, line).map(Answer::One),
        Shape::Number { .. } => {
            let number = line.parse().map_err(|_| words.say("input-number", &[("found", echoed(line))]))?;
            Ok(Answer::Number(number))
        }
        Shape::Some { .. } | Shape::Order { .. } => some(words, asked, line),
    }
}

/// One of the options, by number or by name.
fn one(words: &Words, asked: &Asked<War>, text: &str) -> Result<Item, String> {
    match text.parse::<usize>() {
        Ok(number) => numbered(words, asked, number),
        Err(_) => named(words, asked, text),
    }
}

fn numbered(words: &Words, asked: &Asked<War>, number: usize) -> Result<Item, String> {
    let option = number.checked_sub(1).and_then(|at| asked.options.get(at));
    let most = asked.options.len() as u64;
    option.map(|o| o.item).ok_or_else(|| words.say("input-option", &[("most", most.into())]))
}

/// How many of the options that a text can mean are named.
const EXAMPLES: usize = 6;

/// A thing by its name. What is not offered is found too if it is in notation, so that the rules can say why not.
fn named(words: &Words, asked: &Asked<War>, name: &str) -> Result<Item, String> {
    let name = name.trim().to_lowercase();
    let called = |item: &Item| names_of(words, asked, *item);
    if let Some(item) = asked.items().find(|item| called(item).contains(&name)) {
        return Ok(item);
    }
    let begins = |item: &Item| !name.is_empty() && called(item).iter().any(|text| text.starts_with(&name));
    let candidates: Vec<Item> = asked.items().filter(begins).collect();
    match (&candidates[..], name.parse()) {
        ([_, _, ..], _) => {
            let examples = candidates.iter().take(EXAMPLES).map(|item| words.item(*item, asked.why));
            let examples = examples.collect::<Vec<_>>().join(", ");
            Err(words.say("input-ambiguous", &[("found", echoed(&name)), ("examples", text(examples))]))
        }
        // A name that belongs to something else is not taken for the beginning of another.
        (_, Ok(item)) => Ok(item),
        ([item], Err(_)) => Ok(*item),
        ([], Err(_)) => Err(words.say("input-unknown", &[("found", echoed(&name))])),
    }
}

/// Everything an option may be called, in lower case: in notation, in the player's language, and figures in plural.
fn names_of(words: &Words, asked: &Asked<War>, item: Item) -> Vec<String> {
    let mut names = vec![item.to_string(), words.item(item, asked.why)];
    if let Item::Figure(figure) = item {
        names.push(words.figures(figure, 2).replacen('2', "", 1));
    }
    // Nobody types the marks that keep two directions of writing apart.
    let clean = |name: String| name.to_lowercase().replace(['\u{2068}', '\u{2069}'], "").trim().to_string();
    names.into_iter().map(clean).collect()
}

/// A selection: `all`, `none`, `2 gondor-regular, strider`, `1 3`, `2x1 3`.
fn some(words: &Words, asked: &Asked<War>, line: &str) -> Result<Answer<Item>, String> {
    let line = line.trim().trim_start_matches('[').trim_end_matches(']').trim();
    let mut picked: Pick<Item> = Pick::new();
    match line {
        "" | "none" => return Ok(Answer::Some(picked)),
        "all" => picked.extend(asked.options.iter().map(|o| (o.item, o.count))),
        _ => {
            for part in line.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()) {
                part_of(words, asked, part, &mut |item, count| add(&mut picked, item, count))?;
            }
        }
    }
    Ok(Answer::Some(picked))
}

/// Things named twice are counted together.
fn add(picked: &mut Pick<Item>, item: Item, count: u8) {
    match picked.iter_mut().find(|(known, _)| *known == item) {
        Some((_, before)) => *before = before.saturating_add(count),
        None => picked.push((item, count)),
    }
}

/// What stands between two commas: numbers of options, or a name with or without a count.
fn part_of(words: &Words, asked: &Asked<War>, part: &str, add: &mut dyn FnMut(Item, u8)) -> Result<(), String> {
    let numbers: Option<Vec<(u8, usize)>> = part.split_whitespace().map(times).collect();
    if let Some(numbers) = numbers {
        for (count, number) in numbers {
            add(numbered(words, asked, number)?, count);
        }
        return Ok(());
    }
    let counted = part.split_once(char::is_whitespace).and_then(|(n, name)| Some((n.parse().ok()?, name)));
    let (count, name) = counted.unwrap_or((1, part));
    match named(words, asked, name) {
        Ok(item) => add(item, count),
        // Names of one word may also stand side by side.
        Err(wrong) if part.contains(char::is_whitespace) && counted.is_none() => {
            let each = part.split_whitespace().map(|name| one(words, asked, name));
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
