//! Lists in positions: `3 gondor-regular, strider`, or `none`.

use std::{fmt::Display, str::FromStr};

/// Things with their numbers.
pub(super) fn write_counted<T: Display>(things: impl IntoIterator<Item = (T, u8)>) -> String {
    let each = things.into_iter().filter(|(_, n)| *n > 0).map(|(thing, n)| match n {
        1 => thing.to_string(),
        n => format!("{n} {thing}"),
    });
    or_none(each.collect())
}

/// Things without numbers.
pub(super) fn write<T: Display>(things: impl IntoIterator<Item = T>) -> String {
    or_none(things.into_iter().map(|thing| thing.to_string()).collect())
}

fn or_none(each: Vec<String>) -> String {
    if each.is_empty() { "none".into() } else { each.join(", ") }
}

/// More things than any list has.
const MOST_THINGS: u32 = 200;

/// Reads things with their numbers.
pub(super) fn read_counted<T: FromStr<Err = String>>(text: &str) -> Result<Vec<(T, u8)>, String> {
    let things: Vec<(T, u8)> = parts(text).map(counted).collect::<Result<_, String>>()?;
    let total: u32 = things.iter().map(|(_, count)| u32::from(*count)).sum();
    if total > MOST_THINGS {
        return Err(format!("expected at most {MOST_THINGS} things, found {total}"));
    }
    Ok(things)
}

/// Reads things without numbers.
pub(super) fn read<T: FromStr<Err = String>>(text: &str) -> Result<Vec<T>, String> {
    parts(text).map(str::parse).collect()
}

fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|part| !part.is_empty() && *part != "none")
}

fn counted<T: FromStr<Err = String>>(part: &str) -> Result<(T, u8), String> {
    match part.split_once(' ') {
        None => Ok((part.parse()?, 1)),
        Some((count, thing)) => {
            let count = count.parse().map_err(|_| format!("expected a number before '{thing}', found '{count}'"))?;
            Ok((thing.trim().parse()?, count))
        }
    }
}

/// `yes` or `no`.
pub(super) fn yes_no(is: bool) -> String {
    if is { "yes" } else { "no" }.into()
}

/// Reads `yes` or `no`.
pub(super) fn read_yes_no(text: &str) -> Result<bool, String> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        other => Err(format!("expected yes or no, found '{other}'")),
    }
}

/// Reads a number from `least` to `most`.
pub(super) fn read_number(text: &str, least: u16, most: u16) -> Result<u16, String> {
    let number = text.parse().ok().filter(|n| (least..=most).contains(n));
    number.ok_or_else(|| format!("expected a number from {least} to {most}, found '{text}'"))
}
