// The socket of a match. It comes back by itself when it breaks, hears only what it has not heard, and sends again what
// was not acknowledged, under the same name: so no click is lost, and none counts twice.

import type { AnswerSent, DeedSent, FromClient, Seen, ToClient } from '../wire';
import { secret } from './secret';

/** How the connection is. */
export type Connection = 'connecting' | 'online' | 'offline';

/** What is needed of a WebSocket. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export interface Listener {
  heard(message: ToClient): void;
  connection(state: Connection): void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** The milliseconds that it takes to draw something. */
const FRAME = 16;
/** Who hears nothing for this long asks whether somebody is there. */
const SILENCE = 20_000;
/** Who gets no answer for this long connects again. */
const PATIENCE = 8_000;

export class Live {
  #listener: Listener;
  #open: (log: number) => Socket;
  #socket: Socket | null = null;
  #waiting = new Map<string, FromClient>();
  #logEnd: number;
  #pause = FIRST_PAUSE;
  #again: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #untold: ToClient[] = [];
  #frame: ReturnType<typeof setTimeout> | undefined;
  #greeted = false;
  #over = false;

  /** `waiting` was sent by a page before this one, and not acknowledged. */
  constructor(open: (log: number) => Socket, listener: Listener, logEnd = 0, waiting: FromClient[] = []) {
    this.#open = open;
    this.#listener = listener;
    this.#logEnd = logEnd;
    for (const message of waiting) if ('id' in message) this.#waiting.set(message.id, message);
    this.#connect();
  }

  /** Answers a question; gives the name of the answer. */
  answer(sent: Omit<AnswerSent, 'id'>): string {
    const id = secret();
    this.#send(id, { type: 'answer', id, ...sent });
    return id;
  }

  /** Does something else. */
  deed(sent: Omit<DeedSent, 'id'>): string {
    const id = secret();
    this.#send(id, { type: 'deed', id, ...sent });
    return id;
  }

  /** Whether something that was sent is not acknowledged yet. */
  get isWaiting(): boolean {
    return this.#waiting.size > 0;
  }

  get waiting(): FromClient[] {
    return [...this.#waiting.values()];
  }

  /** Connects at once, as when the browser says that the network is back. */
  retry(): void {
    if (this.#over || this.#greeted) return;
    this.#pause = FIRST_PAUSE;
    this.#drop();
    this.#connect();
  }

  /** Goes for good. */
  close(): void {
    this.#over = true;
    clearTimeout(this.#again);
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#again);
    this.#listener.connection(this.#pause === FIRST_PAUSE ? 'connecting' : 'offline');
    const socket = this.#open(this.#logEnd);
    this.#socket = socket;
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data) as ToClient);
    socket.onclose = () => this.#lost(socket);
    this.#listen();
  }

  #heard(message: ToClient): void {
    this.#listen();
    if (message.type === 'seen') this.#seen(message);
    if (message.type === 'taken') this.#waiting.delete(message.id);
    // The position that comes with a refusal has no log: it is told by itself.
    if (message.type === 'refused' && message.id !== null) this.#waiting.delete(message.id);
    this.#untold.push(message);
    if (this.#frame === undefined) this.#tell();
  }

  /** Messages that come faster than they can be drawn are told together. */
  #tell(): void {
    clearTimeout(this.#frame);
    this.#frame = undefined;
    if (this.#untold.length === 0) return;
    for (const message of this.#untold.splice(0)) this.#listener.heard(message);
    this.#frame = setTimeout(() => this.#tell(), FRAME);
  }

  #seen(seen: Seen): void {
    this.#logEnd = Math.max(this.#logEnd, seen.log_end);
    if (this.#greeted) return;
    this.#greeted = true;
    this.#pause = FIRST_PAUSE;
    this.#listener.connection('online');
    for (const message of this.#waiting.values()) this.#socket?.send(JSON.stringify(message));
  }

  #send(id: string, message: FromClient): void {
    this.#waiting.set(id, message);
    // Before the first greeting everything waits: it is sent with it.
    if (this.#greeted) this.#socket?.send(JSON.stringify(message));
  }

  /** Waits for the next word from the other side. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      if (this.#greeted) this.#socket?.send(JSON.stringify({ type: 'ping' } satisfies FromClient));
      this.#silence = setTimeout(() => this.#lost(this.#socket), PATIENCE);
    }, SILENCE);
  }

  #lost(socket: Socket | null): void {
    if (socket !== this.#socket || this.#over) return;
    this.#drop();
    this.#listener.connection('offline');
    const pause = this.#pause * (0.75 + Math.random() / 2);
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
    this.#again = setTimeout(() => this.#connect(), pause);
  }

  #drop(): void {
    clearTimeout(this.#silence);
    this.#tell();
    this.#greeted = false;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

/** Opens the socket of a match. */
export function socketOf(id: string): (log: number) => Socket {
  return (log) => {
    const url = new URL(`/api/matches/${encodeURIComponent(id)}/live?log=${log}`, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(url) as unknown as Socket;
  };
}
