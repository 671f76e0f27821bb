//! Set 3, one file for each culture.

mod dwarven;
mod elven;
mod gandalf;
mod gondor;
mod isengard;
mod moria;
mod ringwraith;
mod sauron;
mod shire;
mod sites;

use super::Text;

/// The texts that are written.
pub(super) fn cards() -> Vec<Text> {
    [
        dwarven::cards(),
        elven::cards(),
        gandalf::cards(),
        gondor::cards(),
        isengard::cards(),
        moria::cards(),
        ringwraith::cards(),
        sauron::cards(),
        shire::cards(),
        sites::cards(),
    ]
    .concat()
}
