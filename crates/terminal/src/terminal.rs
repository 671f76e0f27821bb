//! Lines in, lines out: whatever stands on the other end, a terminal, a pipe or a screen reader.

use std::{
    io::{self, BufRead, Cursor, IsTerminal, Write},
    sync::{Arc, Mutex, PoisonError},
};

/// As many lines as no window has.
const BLANK_LINES: usize = 60;

/// Columns after which lines are broken.
const WIDTH: usize = 100;

/// Where a person types and reads.
pub struct Terminal {
    input: Box<dyn BufRead>,
    output: Box<dyn Write>,
    can_clear: bool,
    /// Whether somebody sees what is printed when it is printed.
    pub(crate) is_watched: bool,
    /// What every line begins with: nothing, or the mark that makes it run from right to left.
    mark: &'static str,
}

impl Terminal {
    /// Standard input and output.
    pub fn standard(mark: &'static str) -> Terminal {
        let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
        let is_watched = io::stdout().is_terminal();
        let can_clear = is_watched && !dumb;
        let (input, output) = (Box::new(io::stdin().lock()), Box::new(io::stdout().lock()));
        Terminal { input, output, can_clear, is_watched, mark }
    }

    /// Somebody who has typed everything already, and watches what is written on the paper: for tests.
    pub fn typed(lines: impl Into<Vec<u8>>, paper: &Paper) -> Terminal {
        let (input, output) = (Box::new(Cursor::new(lines.into())), Box::new(paper.clone()));
        Terminal { input, output, can_clear: false, is_watched: true, mark: "" }
    }

    /// Prints a text and ends the line.
    pub fn say(&mut self, text: &str) -> io::Result<()> {
        text.lines().flat_map(wrapped).try_for_each(|line| writeln!(self.output, "{}{line}", self.mark))
    }

    /// The next line, or nothing at the end of the input.
    pub fn read(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.output, "{prompt}")?;
        self.output.flush()?;
        let mut line = Vec::new();
        let read = self.input.read_until(b'\n', &mut line)?;
        if read == 0 {
            writeln!(self.output)?;
        }
        // What is no UTF-8 will be no answer either; it is not worth the game.
        Ok((read > 0).then(|| String::from_utf8_lossy(&line).trim().to_string()))
    }

    /// Hides what was printed before, from whoever sits down next.
    pub fn hide(&mut self) -> io::Result<()> {
        match self.can_clear {
            true => write!(self.output, "\x1b[H\x1b[2J\x1b[3J"),
            false => write!(self.output, "{}", "\n".repeat(BLANK_LINES)),
        }
    }
}

/// What was printed, for whoever wants to read it later.
#[derive(Clone, Default)]
pub struct Paper(Arc<Mutex<Vec<u8>>>);

impl Paper {
    /// Everything that was printed.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap_or_else(PoisonError::into_inner)).into_owned()
    }
}

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A line in pieces that are not broken within words; what goes on below is indented a little more.
fn wrapped(line: &str) -> Vec<String> {
    if line.chars().count() <= WIDTH {
        return vec![line.into()];
    }
    let indent = &line[..line.len() - line.trim_start().len()];
    let mut lines = vec![indent.to_string()];
    // The blanks between words stay as they are, for the sake of columns.
    for word in line.trim_start().split_inclusive(' ') {
        let fits = |line: &String| line.chars().count() + word.trim_end().chars().count() <= WIDTH;
        match lines.last_mut().filter(|line| line.trim().is_empty() || fits(line)) {
            Some(line) => line.push_str(word),
            None => lines.push(format!("{indent}    {word}")),
        }
    }
    lines.iter().map(|line| line.trim_end().to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_between_words() {
        assert_eq!(wrapped("  short"), ["  short"]);
        let long = wrapped(&format!("  {}", "two words ".repeat(20)));
        assert!(long.len() > 1 && long.iter().all(|line| line.chars().count() <= WIDTH));
        assert!(long.iter().skip(1).all(|line| line.starts_with("      ")));
        assert_eq!(long.join(" ").split_whitespace().count(), 40);
        assert!(wrapped(&format!("  50 %  2  {}", "word ".repeat(30)))[0].starts_with("  50 %  2  word"));
    }
}
