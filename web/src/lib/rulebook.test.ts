// The rules as parts and chapters, and searching them.

import { describe, expect, test } from 'vitest';
import { chaptersOf, chapterWith, marked, partsOf, rulebook, search, spansOf, wordsOf } from './rulebook';

const parts = partsOf(`# Rules
Who reads this?

**Words.** A *die* is a die.

## R1 Turns

- **R1.1** A player may *pass* (p19).
  He says so.
- **R1.2** As R1.1. [ruling M: the book is silent] (p2; "once" [ruling H: as p3])
- R1.2a The jarldöm’s turn. [conflict] p1 says yes, p2 no, as R1.2

Plain words.

* Example R1-a: [derived] somebody passes. (p3)

| die | blank |
|---|---|
| move | x |

## R10 The end

### R10.1 Passing
- **R10.1.1** Nobody may pass.
`);
const chapters = chaptersOf(parts);

describe('the parts', () => {
  test('have their kinds and numbers, which do not stand in their texts', () => {
    expect(parts.map((part) => [part.kind, part.id])).toEqual([
      ['text', undefined],
      ['text', undefined],
      ['heading', 'R1'],
      ['rule', 'R1.1'],
      ['rule', 'R1.2'],
      ['rule', 'R1.2a'],
      ['text', undefined],
      ['example', 'R1-a'],
      ['table', undefined],
      ['heading', 'R10'],
      ['heading', 'R10.1'],
      ['rule', 'R10.1.1'],
    ]);
    expect(parts[3]!.plain).toContain('he says so');
    expect(parts[3]!.spans[0]).toEqual({ kind: 'text', text: 'A player may ' });
    expect(parts[7]!.spans[0]!.text).toBe('Somebody passes. ');
  });

  test('say apart where we had to decide', () => {
    expect(parts[4]!.reading).toEqual([{ kind: 'text', text: 'The book is silent.' }]);
    expect(parts[5]!.reading).toEqual([
      { kind: 'text', text: 'p1 says yes, p2 no, as ' },
      { kind: 'rule', text: 'R1.2' },
      { kind: 'text', text: '.' },
    ]);
    expect(parts[3]!.reading).toBeUndefined();
    expect(parts[4]!.spans.map((span) => span.kind)).toEqual(['text', 'rule', 'text', 'source']);
  });

  test('that only speak of a contradiction say it themselves', () => {
    const [rule] = partsOf('- **R2.1** [conflict] p1 says yes.');
    expect(rule!.spans).toEqual([{ kind: 'text', text: 'p1 says yes.' }]);
    expect(rule!.reading).toBeUndefined();
  });

  test('of a table are its lines', () => {
    expect(parts[8]!.rows).toEqual([
      ['die', 'blank'],
      ['move', 'x'],
    ]);
  });

  test('numbers of rules, strong parts and sources are told apart', () => {
    expect(spansOf('**R1** as R9.6 says (p19)').map((span) => span.kind)).toEqual(['strong', 'text', 'rule', 'text', 'source']);
  });
});

describe('the chapters', () => {
  test('have titles, and the first one says what the words mean', () => {
    expect(chapters.map(({ id, title }) => [id, title])).toEqual([
      ['R1', 'Turns'],
      ['R10', 'The end'],
    ]);
    expect(chapters[0]!.parts[0]!.plain).toContain('a *die*');
  });

  test('are found by a number that stands in them, or would', () => {
    expect(chapterWith(chapters, 'R1')?.id).toBe('R1');
    expect(chapterWith(chapters, 'R10.1')?.id).toBe('R10');
    expect(chapterWith(chapters, 'R1-a')?.id).toBe('R1');
    expect(chapterWith(chapters, 'R10.77')?.id).toBe('R10');
    expect(chapterWith(chapters, 'nothing')).toBeUndefined();
  });
});

describe('a search', () => {
  const found = (wanted: string) => search(chapters, wanted).map(({ id, parts }) => [id, parts.map((part) => part.id)]);

  test('finds rules with all the words, by chapters', () => {
    expect(found('PASS may')).toEqual([
      ['R1', ['R1.1']],
      ['R10', ['R10.1.1']],
    ]);
    expect(found("jarldom's")).toEqual([['R1', ['R1.2a']]]);
    expect(found('no such word')).toEqual([]);
  });

  test('finds a number and what stands below it, nothing that only looks alike', () => {
    expect(found('r1')).toEqual([['R1', ['R1.1', 'R1.2', 'R1.2a']]]);
    expect(found('R1.1')).toEqual([['R1', ['R1.1']]]);
    expect(found('r10.1')).toEqual([['R10', ['R10.1.1']]]);
  });

  test('marks the words, with the letters that stand there', () => {
    expect(marked('The jarldöm flies (a+b)', wordsOf('JARLDOM a+b'))).toEqual([
      { text: 'The ', isHit: false },
      { text: 'jarldöm', isHit: true },
      { text: ' flies (', isHit: false },
      { text: 'a+b', isHit: true },
      { text: ')', isHit: false },
    ]);
    expect(marked('As R1.1', wordsOf('R1.1'))).toEqual([{ text: 'As R1.1', isHit: false }]);
  });
});

test('a game that has written down no rules has none', async () => {
  expect(await rulebook('no such game')).toEqual([]);
});
