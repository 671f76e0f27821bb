//! Set 3, Moria.

use crate::cards::Text;

pub(super) fn cards() -> Vec<Text> {
    vec![]
}
