//! Closed sets whose members have a name in notation: one list gives the enum, its text and its order.

/// Declares such a set. Every member gets `ALL`, `index`, `named`, `Display` and `FromStr`.
macro_rules! names {
    ($(#[$about:meta])* $what:literal enum $Name:ident { $($(#[$doc:meta])* $Member:ident = $text:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $Name { $($(#[$doc])* $Member,)* }

        impl $Name {
            /// All members, in order.
            pub const ALL: [$Name; [$($text),*].len()] = [$($Name::$Member),*];

            /// The place in the order, for arrays with one entry a member.
            #[allow(dead_code, reason = "not every set is used as an index")]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The member that is called this in notation. What is not one is put into words by `FromStr` alone: whoever reads a
            /// record asks for thousands of names that are those of another set.
            pub fn named(text: &str) -> Option<Self> {
                match text {
                    $($text => Some($Name::$Member),)*
                    _ => None,
                }
            }

            /// The name in notation.
            pub const fn id(self) -> &'static str {
                match self { $($Name::$Member => $text,)* }
            }
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl std::str::FromStr for $Name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                $Name::named(text).ok_or_else(|| format!("expected {}, found '{text}'", $what))
            }
        }
    };
}
pub(crate) use names;
