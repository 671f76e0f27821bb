//! A rule, by its number in `docs/rules/war-of-the-ring.md`: what every refusal names.

/// The number of a rule, as in "W7.5.9".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Law(pub &'static str);

impl std::fmt::Display for Law {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// Whether something is allowed, and if not, by which rule.
pub type Legal<T = ()> = Result<T, Law>;

/// Legal if `is` holds, else forbidden by the rule.
pub(crate) fn lawful(is: bool, rule: &'static str) -> Legal {
    if is { Ok(()) } else { Err(Law(rule)) }
}
