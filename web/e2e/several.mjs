// Several servers on one PostgreSQL behind nginx with docs/hosting/nginx.conf, as a host would have them; for scripts that kill one of them.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const HOUSE = new URL('../..', import.meta.url).pathname;
/** The addresses in the configuration, one for each server. */
const WRITTEN = ['10.0.0.11:8080', '10.0.0.12:8080', '10.0.0.13:8080'];
/** As a host would start them; only that scripts ask for more than people do. */
const SERVE = ['serve', '--secure', '--behind-proxy', '--requests-per-second', '0', '--log', 'warn'];

const folder = mkdtempSync(join(tmpdir(), 'several-'));
const children = new Set();

/** Starts a program. What it complains of is shown; what it says is given line by line. */
function start(program, args, options = {}) {
  const child = spawn(program, args, { cwd: HOUSE, stdio: ['pipe', 'pipe', 'inherit'], ...options });
  children.add(child);
  child.once('exit', () => children.delete(child));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error(`${program} has ended`);
    return value;
  };
  return { child, line };
}

/** A server on the database. Killed, it can be started again where it was. */
class Server {
  #store;
  #child = null;
  address = '127.0.0.1:0';

  constructor(store) {
    this.#store = store;
  }
  get port() {
    return Number(this.address.split(':')[1]);
  }
  async start() {
    const args = [...SERVE, '--listen', this.address, '--data', join(folder, 'unused')];
    const program = `target/${(process.env.PROFILE ?? 'release').replace('dev', 'debug')}/westmarch`;
    const { child, line } = start(join(HOUSE, program), args, { env: { ...process.env, WESTMARCH_STORE: this.#store } });
    this.#child = child;
    const listening = /^listening on http:\/\/(.*)$/.exec(await line());
    this.address = listening[1];
  }
  async kill() {
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }
  /** How many connections nginx has to it, of those that /proc shows to everybody. */
  connections() {
    const port = this.port.toString(16).toUpperCase().padStart(4, '0');
    const lines = readFileSync('/proc/net/tcp', 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/));
    return lines.filter(([, , remote, state]) => remote?.endsWith(`:${port}`) && state === '01').length;
  }
}

/** Two ports that nobody uses. */
async function freePorts() {
  const held = [createServer(), createServer()];
  for (const server of held) await once(server.listen(0, '127.0.0.1'), 'listening');
  const ports = held.map((server) => server.address().port);
  for (const server of held) server.close();
  return ports;
}

/** A certificate by nobody. */
function certificate() {
  const [file, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const how = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...how, '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-keyout', key, '-out', file], {
    stdio: 'pipe',
  });
  return [file, key];
}

/** The configuration for these servers: other addresses, another certificate, and nothing else. */
function configuration(servers, [open, secure]) {
  const [file, key] = certificate();
  const text = readFileSync(join(HOUSE, 'docs/hosting/nginx.conf'), 'utf8').replaceAll('play.example.org', 'localhost');
  const replace = (line) => {
    const at = WRITTEN.findIndex((address) => line.includes(address));
    if (at >= 0) return servers[at] ? line.replace(WRITTEN[at], servers[at].address) : '';
    if (line.includes('listen [::]')) return '';
    if (line.includes('ssl_certificate_key ')) return `ssl_certificate_key ${key};`;
    if (line.includes('ssl_certificate ')) return `ssl_certificate ${file};`;
    return line.replace('listen 80', `listen 127.0.0.1:${open}`).replace('listen 443', `listen 127.0.0.1:${secure}`);
  };
  writeFileSync(join(folder, 'westmarch.conf'), text.split('\n').map(replace).join('\n'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${join(folder, kind)};`);
  const all = [
    'daemon off;',
    process.getuid() === 0 ? 'user root;' : '',
    'worker_processes 2;',
    `pid ${join(folder, 'nginx.pid')};`,
    `error_log ${join(folder, 'nginx.log')} error;`,
    'events {}',
    'http {',
    ...temporary,
    `include ${join(folder, 'westmarch.conf')};`,
    '}',
  ];
  const main = join(folder, 'nginx.conf');
  writeFileSync(main, all.join('\n'));
  return main;
}

/** Waits until something is so. */
export async function until(what, isSo) {
  for (const from = Date.now(); !(await isSo()); await new Promise((done) => setTimeout(done, 50))) {
    if (Date.now() - from > 120_000) throw new Error(`not within two minutes: ${what}`);
  }
}

const canBeReached = (url) =>
  fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );

// However a script ends, nothing is left behind.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
process.on('exit', () => {
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts everything: gives the servers, and where nginx listens, without and with encryption. */
export async function serveTogether(count) {
  const { line } = start(join(HOUSE, 'tools/postgres'), ['cluster']);
  await line();
  const socket = encodeURIComponent(await line());
  const servers = Array.from({ length: count }, () => new Server(`postgres://postgres@${socket}/postgres`));
  for (const server of servers) await server.start();
  const nginx = execFileSync(join(HOUSE, 'tools/nginx'), { encoding: 'utf8' }).trim();
  const ports = await freePorts();
  const { child } = start(nginx, ['-c', configuration(servers, ports), '-p', folder, '-e', 'stderr']);
  const [open, site] = [`http://localhost:${ports[0]}`, `https://localhost:${ports[1]}`];
  await until('nginx listens', () => {
    if (child.exitCode !== null) throw new Error('nginx does not start: see above');
    return canBeReached(open);
  });
  return { servers, open, site };
}

/** Ends everything that was started, the database last. */
export async function endAll() {
  for (const child of [...children].reverse()) {
    const gone = once(child, 'exit');
    // The cluster goes when its input ends, everybody else when he is told.
    child.stdin.end();
    if (!child.spawnfile.endsWith('postgres')) child.kill();
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
}
