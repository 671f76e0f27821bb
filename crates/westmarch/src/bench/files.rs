//! Open files: every socket is one, here and in the server that is started from here.

use anyhow::ensure;

/// What is open besides sockets: the data, calls under way, the program itself.
const MORE: u64 = 200;

/// How many files may be open, here and in what is started from here.
pub struct Allowed(u64);

impl Allowed {
    /// As many as the machine allows without being asked for more.
    pub fn raised() -> anyhow::Result<Allowed> {
        Ok(Allowed(rlimit::increase_nofile_limit(u64::MAX)?))
    }

    /// Says what is missing if so many sockets cannot be open.
    pub fn must_suffice(&self, sockets: u64) -> anyhow::Result<()> {
        let needed = sockets + MORE;
        ensure!(
            self.0 >= needed,
            "{sockets} sockets need {needed} open files, but only {} are allowed. Ask for fewer matches, or raise the limit \
             (`ulimit -Hn {needed}` as root, or LimitNOFILE of a service)",
            self.0,
        );
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_said() {
        assert!(Allowed(1024).must_suffice(800).is_ok());
        let missing = Allowed(1024).must_suffice(2000).expect_err("too few").to_string();
        assert!(missing.starts_with("2000 sockets need 2200 open files, but only 1024 are allowed."), "{missing}");
    }
}
