//! Lines in, lines out: whatever stands on the other end, a terminal, a pipe or a screen reader.

use std::io::{self, BufRead, IsTerminal, Write};

/// As many lines as no window has.
const BLANK_LINES: usize = 60;

/// Columns after which rules are broken into lines.
const WIDTH: usize = 100;

/// Where a person types and reads.
pub struct Terminal {
    input: Box<dyn BufRead>,
    output: Box<dyn Write>,
    can_clear: bool,
}

impl Terminal {
    /// Standard input and output.
    pub fn standard() -> Terminal {
        let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
        let can_clear = io::stdout().is_terminal() && !dumb;
        Terminal { input: Box::new(io::stdin().lock()), output: Box::new(io::stdout().lock()), can_clear }
    }

    /// Prints a text and ends the line.
    pub fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    /// The next line, or nothing at the end of the input.
    pub fn read(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.output, "{prompt}")?;
        self.output.flush()?;
        let mut line = Vec::new();
        let read = self.input.read_until(b'\n', &mut line)?;
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

/// A long text in lines that are not broken within words.
pub fn wrapped(text: &str) -> String {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.last_mut().filter(|line| line.chars().count() + word.chars().count() < WIDTH);
        match last {
            Some(line) if line.is_empty() => line.push_str(word),
            Some(line) => {
                line.push(' ');
                line.push_str(word);
            }
            None => lines.push(format!("  {word}")),
        }
    }
    lines.join("\n")
}
