// What a game weighs: the code and styles of the house, of the page of a match, and of all that the game brings, as browsers fetch them. A
// build in which it is too much fails. Words and rules are read, not run, and fetched in one language: they do not count, nor do pictures.

import type { Plugin, Rolldown } from 'vite';

/** The most that code and styles may have with gzip, in bytes: for whoever plays one game, with the shapes of its map; and all there is, without any. */
const MOST = 250_000;
const MOST_IN_ALL = 320_000;
/** The page on which games are played. */
const PAGE = '/pages/MatchPage.svelte';

type Chunk = Rolldown.OutputChunk;

/** `gameOf` says to which game a module belongs, if to any. */
export const weighing = (gameOf: (module: string) => string | undefined): Plugin => ({
  name: 'weighing',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
    const code = chunks.filter(isCode);
    const everywhere = code.filter((chunk) => chunk.moduleIds.some((id) => id.endsWith('/src/main.ts') || id.endsWith(PAGE)));
    if (everywhere.length < 2) this.error(`there are no chunks of the house and of ${PAGE}`);
    for (const game of new Set(code.flatMap((chunk) => chunk.moduleIds.flatMap((id) => gameOf(id) ?? [])))) {
      const own = code.filter((chunk) => chunk.moduleIds.some((id) => gameOf(id) === game));
      const needed = [...withImports([...everywhere, ...own], chunks)];
      const styles = new Set(needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
      const sheets = Object.values(bundle).flatMap((each) => (each.type === 'asset' && styles.has(each.fileName) ? [each.source] : []));
      const [run, styled] = [await sum(needed.map((chunk) => chunk.code)), await sum(sheets)];
      const told = `${game}: ${inKb(run)} kB of code and ${inKb(styled)} kB of styles with gzip, of ${inKb(MOST)} kB`;
      if (run + styled > MOST) this.error(`${told}: that is too much`);
      const foreign = needed.filter((chunk) => chunk.moduleIds.some((id) => (gameOf(id) ?? game) !== game));
      if (foreign.length > 0) this.error(`${game} brings another game along: ${foreign.map(({ fileName }) => fileName)}`);
      this.info(told);
    }
    const sheets = Object.values(bundle).flatMap((each) => (each.type === 'asset' && each.fileName.endsWith('.css') ? [each.source] : []));
    const [run, styled] = [await sum(code.map((chunk) => chunk.code)), await sum(sheets)];
    const drawn = await sum(code.flatMap((chunk) => Object.entries(chunk.modules).flatMap(([id, { code }]) => (isData(id) && code) || [])));
    const told = `all in all: ${inKb(run - drawn)} kB of code and ${inKb(styled)} kB of styles with gzip, of ${inKb(MOST_IN_ALL)} kB; besides ${inKb(drawn)} kB of shapes`;
    if (run - drawn + styled > MOST_IN_ALL) this.error(`${told}: that is too much`);
    this.info(told);
  },
});

/** Whether a chunk is more than words or rules with the line that asks for them. */
function isCode(chunk: Chunk): boolean {
  const modules = Object.entries(chunk.modules);
  const length = (those: typeof modules) => those.reduce((all, [, { renderedLength }]) => all + renderedLength, 0);
  return length(modules.filter(([id]) => /\.(ftl|md)(\?|$)/.test(id))) < length(modules) / 2;
}

/** Whether a module is data: shapes and places that are drawn. */
const isData = (module: string): boolean => module.endsWith('.json');

/** These, and whatever they cannot do without. */
function withImports(those: Chunk[], all: Chunk[], found = new Set<Chunk>()): Set<Chunk> {
  for (const chunk of those) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    withImports(
      all.filter((each) => chunk.imports.includes(each.fileName)),
      all,
      found,
    );
  }
  return found;
}

async function sum(files: (string | Uint8Array)[]): Promise<number> {
  const sizes = await Promise.all(files.map(gzipped));
  return sizes.reduce((all, size) => all + size, 0);
}

async function gzipped(file: string | Uint8Array): Promise<number> {
  const stream = new Blob([file as BlobPart]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

const inKb = (bytes: number): string => (bytes / 1000).toFixed(1);
