//! How far it is from one region to another.

use std::sync::LazyLock;
use war::Region;

const REGIONS: usize = Region::ALL.len();

/// The number of steps between two regions.
pub fn distance(a: Region, b: Region) -> u8 {
    static TABLE: LazyLock<Vec<[u8; REGIONS]>> = LazyLock::new(|| Region::ALL.into_iter().map(from).collect());
    TABLE[a.index()][b.index()]
}

/// The number of steps to the gates of Mordor, W13.1.1.
pub fn to_mordor(from: Region) -> u8 {
    distance(from, Region::MinasMorgul).min(distance(from, Region::Morannon))
}

/// All regions by their distance from one, step by step.
fn from(start: Region) -> [u8; REGIONS] {
    let mut steps = [u8::MAX; REGIONS];
    steps[start.index()] = 0;
    let mut edge = vec![start];
    while !edge.is_empty() {
        let mut next = Vec::new();
        for region in edge {
            for to in region.neighbours() {
                if steps[to.index()] == u8::MAX {
                    steps[to.index()] = steps[region.index()] + 1;
                    next.push(*to);
                }
            }
        }
        edge = next;
    }
    steps
}
