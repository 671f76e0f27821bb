//! Positions in the middle of the war, where cards find something to do.

use table::Written;
use war::{State, War};

/// The set-up that these lines describe.
fn position(lines: &[(&str, &str)]) -> State {
    let lines: Vec<_> = lines.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    War::setup(&lines).unwrap_or_else(|(at, what)| panic!("{:?}: {what}", lines[at]))
}

/// The King has come, and everybody fights everybody.
pub fn king() -> State {
    position(&[
        ("companions", "peregrin"),
        ("gone", "strider, gandalf-the-grey"),
        ("politics gondor", "0 active"),
        ("politics rohan", "1 active"),
        ("politics elves", "0 active"),
        ("politics sauron", "0 active"),
        ("politics isengard", "0 active"),
        ("politics southrons", "0 active"),
        ("osgiliath", "4 gondor-regular, gondor-elite, gondor-leader, aragorn"),
        ("fangorn", "gandalf-the-white"),
        (
            "minas-tirith",
            "gondor-regular, gondor-leader, boromir, meriadoc, 6 sauron-regular, sauron-elite, 2 nazgul, witch-king",
        ),
        ("edoras", "2 rohan-regular, rohan-elite, legolas"),
        ("helms-deep", "2 rohan-regular, 5 isengard-regular, isengard-elite"),
        ("orthanc", "3 isengard-regular, saruman"),
        ("lorien", "2 elves-elite, elves-leader, gimli"),
        ("captured", "woodland-realm"),
        ("woodland-realm", "sauron-regular, southrons-elite"),
        ("south-ithilien", "3 southrons-regular, southrons-elite, sauron-regular, 2 nazgul"),
        ("figure", "druadan-forest"),
        ("progress", "2"),
    ])
}

/// The Fellowship has just set out, with Saruman and the Witch-king abroad and Rohan asleep.
pub fn dawn() -> State {
    position(&[
        ("politics sauron", "0 active"),
        ("politics isengard", "0 active"),
        ("politics southrons", "0 active"),
        ("politics gondor", "1 active"),
        ("companions", "gandalf-the-grey, boromir, gimli, peregrin"),
        ("edoras", "rohan-regular, rohan-elite, strider"),
        ("minas-tirith", "3 gondor-regular, gondor-elite, gondor-leader, legolas"),
        ("orthanc", "4 isengard-regular, isengard-elite, saruman"),
        ("osgiliath", "5 sauron-regular, southrons-elite, nazgul, witch-king"),
        ("figure", "moria"),
        ("progress", "1"),
    ])
}
