// Every lesson played many times over the API by its own suggestions, so that no luck spoils one:
// SERVER=http://127.0.0.1:8080 node games/war/web/e2e/lessons.mjs [times] [lesson]

import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const SERVER = process.env.SERVER ?? 'http://127.0.0.1:8080';
const times = Number(process.argv[2] ?? 20);
const only = process.argv[3];
const MOST = 120;

const file = (path) => fileURLToPath(new URL(path, import.meta.url));
const web = file('../../../../web');
const vite = await createServer({
  root: web,
  configFile: `${web}/vite.config.ts`,
  server: { middlewareMode: true },
  appType: 'custom',
  logLevel: 'error',
});
const { LESSONS } = await vite.ssrLoadModule(file('../src/learn/lessons.ts'));
const { Story, adviceFor, stepOf } = await vite.ssrLoadModule('/src/learn/lesson.ts');
const { onlyAnswer } = await vite.ssrLoadModule('/src/lib/notation.ts');

let cookie = '';
async function call(method, path, body) {
  const init = { method, headers: { 'content-type': 'application/json', cookie } };
  const answer = await fetch(`${SERVER}/api${path}`, body === undefined ? init : { ...init, body: JSON.stringify(body) });
  cookie ||= answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${text}`);
  return JSON.parse(text);
}

/** What a lesson wants, in notation; the first thing offered where it leaves the choice. */
function answerOf({ shape, options }, advice) {
  const items = Object.entries(advice);
  if (shape.kind === 'some') return `[${items.map(([item, count]) => (count > 1 ? `${count} ${item}` : item)).join(', ')}]`;
  return items[0]?.[0] ?? (shape.kind === 'number' ? String(shape.least) : options[0].item);
}

/** Plays a lesson once. What it tells is how many answers it took. */
async function play(lesson) {
  const [me, program] = ['me', { program: 'easy' }];
  const seats = lesson.seat === 'fp' ? [me, program] : [program, me];
  const setup = lesson.setup.trim().replace(/^ +/gm, '');
  const { id } = await call('POST', '/matches', { game: 'war', seats, listed: false, spectators: false, odds: true, setup });
  const lines = [];
  const asked = [];
  let strays = 0;
  for (let waits = 0; asked.length < MOST && waits < 400;) {
    const seen = await call('GET', `/matches/${id}?log=${lines.at(-1)?.number ?? 0}`);
    lines.push(...seen.log);
    const step = stepOf(lesson, new Story(lines, seen.view));
    if (!step) return { answers: asked.length, strays, asked };
    if (seen.info.status !== 'running') throw new Error(`${lesson.id} ended in ${step.id}: ${seen.info.result}\n${asked.join('\n')}`);
    if (!seen.question) {
      waits++;
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }
    if (step.isBack) {
      asked.push(`${step.id}: a step back`);
      await call('POST', `/matches/${id}/deeds`, { id: `d${asked.length}`, seat: lesson.seat, deed: 'undo' });
      continue;
    }
    // Where there is no choice, nobody goes astray.
    const [advice, only] = [adviceFor(step, seen.question), onlyAnswer(seen.question)];
    if (!advice && only === undefined) strays++;
    const answer = advice || only === undefined ? answerOf(seen.question, advice ?? {}) : only;
    asked.push(
      `${step.id} ${seen.question.why.name}: ${answer}${advice ? '' : `   <-- not foreseen (${seen.question.options.map((each) => each.item).join(' ')})`}`,
    );
    await call('POST', `/matches/${id}/answers`, { id: `a${asked.length}`, version: seen.info.version, seat: lesson.seat, answer });
  }
  throw new Error(`${lesson.id} does not end:\n${asked.join('\n')}`);
}

await call('POST', '/guests', { name: 'Pupil' });
for (const lesson of LESSONS.filter((each) => !only || each.id === only)) {
  const plays = [];
  for (let time = 0; time < times; time++) plays.push(await play(lesson));
  const answers = plays.map((each) => each.answers);
  const astray = plays.filter((each) => each.strays > 0);
  console.log(
    `${lesson.id}: ${times} times, ${Math.min(...answers)} to ${Math.max(...answers)} answers, left its path ${astray.length} times`,
  );
  if (times === 1) console.log(plays[0].asked.join('\n'));
  else if (astray[0]) console.log(astray[0].asked.join('\n'));
}
await vite.close();
process.exit(0);
