//! Sets of the members of a closed set, as bits in a number: quick to copy, to compare and to go through.

/// Declares such a set: its name, its members, the number that holds it, and how a member is found by its place.
macro_rules! set_of {
    ($(#[$about:meta])* $Set:ident of $Member:ty, $Bits:ty, $member_at:expr) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
        pub struct $Set($Bits);

        impl $Set {
            /// The set without a member.
            pub const EMPTY: $Set = $Set(0);

            /// Whether it has this member.
            pub const fn has(self, member: $Member) -> bool {
                self.0 >> member.index() & 1 == 1
            }

            /// Puts a member in.
            pub const fn add(&mut self, member: $Member) {
                self.0 |= 1 << member.index();
            }

            /// Takes a member out.
            pub const fn remove(&mut self, member: $Member) {
                self.0 &= !(1 << member.index());
            }

            /// The members that are in both.
            pub const fn and(self, other: $Set) -> $Set {
                $Set(self.0 & other.0)
            }

            /// The members that are in either.
            pub const fn or(self, other: $Set) -> $Set {
                $Set(self.0 | other.0)
            }

            /// The members that are not in the other.
            pub const fn without(self, other: $Set) -> $Set {
                $Set(self.0 & !other.0)
            }

            /// Whether it has no member.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many members it has.
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// The members, in order.
            pub fn iter(self) -> impl DoubleEndedIterator<Item = $Member> + Clone {
                $crate::sets::Places(self.0).map($member_at)
            }
        }

        impl FromIterator<$Member> for $Set {
            fn from_iter<T: IntoIterator<Item = $Member>>(members: T) -> Self {
                let mut set = $Set::EMPTY;
                members.into_iter().for_each(|member| set.add(member));
                set
            }
        }
    };
}
pub(crate) use set_of;

/// The places of the bits that are set in a number, from either end.
#[derive(Clone)]
pub(crate) struct Places<B>(pub B);

macro_rules! places {
    ($($Bits:ty),*) => {
        $(impl Iterator for Places<$Bits> {
            type Item = usize;

            fn next(&mut self) -> Option<usize> {
                if self.0 == 0 {
                    return None;
                }
                let at = self.0.trailing_zeros() as usize;
                self.0 &= self.0 - 1;
                Some(at)
            }
        }

        impl DoubleEndedIterator for Places<$Bits> {
            fn next_back(&mut self) -> Option<usize> {
                let at = self.0.checked_ilog2()? as usize;
                self.0 &= !(1 << at);
                Some(at)
            }
        })*
    };
}
places!(u8, u16, u32, u128);
