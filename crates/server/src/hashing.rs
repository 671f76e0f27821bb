//! Hashing passwords with argon2id, in memory that is given back.

use argon2::{
    Algorithm, Argon2, Block, Params, Version,
    password_hash::{
        self,
        phc::{Output, ParamsString, PasswordHash, Salt},
    },
};

/// glibc gives a block of memory back to the system at once only if it is larger than this, in bytes: smaller ones it keeps for the
/// next time, in as many places as there are threads, so that a few people who sign up would leave a hundred megabytes behind.
/// A block that is reserved as large as this and not filled costs nothing more. (Another allocator for the whole program would do
/// as well, and change the speed of everything else.)
const GIVEN_BACK: usize = 33 * 1024 * 1024;

/// The hash of a password, with everything that is needed to compare another one with it.
pub fn hash(password: &str) -> password_hash::Result<String> {
    let (argon2, salt) = (Argon2::default(), Salt::generate());
    let output = output(&argon2, password, &salt)?;
    let hash = PasswordHash {
        algorithm: Algorithm::default().ident(),
        version: Some(Version::default().into()),
        params: ParamsString::try_from(argon2.params())?,
        salt: Some(salt),
        hash: Some(output),
    };
    Ok(hash.to_string())
}

/// Whether this is the password of a hash.
pub fn fits(password: &str, hash: &str) -> password_hash::Result<bool> {
    let hash = PasswordHash::new(hash)?;
    let (Some(salt), Some(expected)) = (&hash.salt, &hash.hash) else { return Ok(false) };
    let algorithm = Algorithm::try_from(hash.algorithm.as_str())?;
    let version = hash.version.map_or(Ok(Version::default()), Version::try_from)?;
    let argon2 = Argon2::new(algorithm, version, Params::try_from(&hash)?);
    // This takes as long wherever the first difference is.
    Ok(output(&argon2, password, salt)? == *expected)
}

fn output(argon2: &Argon2<'_>, password: &str, salt: &Salt) -> password_hash::Result<Output> {
    let blocks = argon2.params().block_count();
    let mut memory = Vec::with_capacity(blocks.max(GIVEN_BACK / Block::SIZE));
    memory.resize(blocks, Block::default());
    let mut output = [0; Params::DEFAULT_OUTPUT_LEN];
    let length = argon2.params().output_len().unwrap_or(output.len());
    let output = output.get_mut(..length).ok_or(password_hash::Error::OutputSize)?;
    argon2.hash_password_into_with_memory(password.as_bytes(), salt, output, &mut memory[..])?;
    Ok(Output::new(output)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use argon2::{PasswordHasher, PasswordVerifier};

    #[test]
    fn a_password_fits_its_own_hash_only() {
        let kept = hash("speak friend").unwrap();
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert!(fits("speak friend", &kept).unwrap());
        assert!(!fits("speak fiend", &kept).unwrap());
        assert_ne!(kept, hash("speak friend").unwrap(), "everybody has salt of his own");
        assert!(fits("speak friend", "no hash").is_err());
    }

    /// What the library makes and takes by itself is what is made and taken here.
    #[test]
    fn hashes_are_those_of_the_library() {
        let theirs = Argon2::default().hash_password(b"speak friend").unwrap().to_string();
        assert!(fits("speak friend", &theirs).unwrap());
        let ours = PasswordHash::new(&hash("speak friend").unwrap()).unwrap();
        Argon2::default().verify_password(b"speak friend", &ours).unwrap();
    }
}
