//! Set 1, one file for each culture.

use super::Text;

/// The texts that are written.
pub(super) fn cards() -> Vec<Text> {
    Vec::new()
}
