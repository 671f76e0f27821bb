// One match, as it is seen in this browser: what the server tells, what is being sent, and which position is looked at.

import type { Audience, ChatLine, FromClient, Line, Plans, Position, Question, Refused, Seen, ToClient } from '../wire';
import type { AnyKind } from '../game/kinds';
import { isPlayedByHand, kindOf } from '../games';
import { api, CHAT_AT_ONCE, Refusal } from './api';
import { Asking } from './asking.svelte';
import { filled, gapWith, type Gap } from './hearing';
import { keep, keepFacts, keptFacts, keptMatch } from './kept';
import { Live, socketOf, type Connection } from './live';
import type { Pointed } from './log';
import { shared } from './shared';
import { chime } from './sound';
import { speakOf } from './speech.svelte';
import { keepGame } from './offline';
import { firstLook } from './first-look';

/** Who could not be reached is asked again after so long. */
const AGAIN = 3000;
/** Refusals that are over by themselves: next time it may be another server that answers. */
const AWAY = ['no-connection', 'other-version', 'store-away'];
/** In so many ways something may be forbidden. */
const WONDERED = 6;

export class Game {
  readonly id: string;
  seen: Seen | null = $state.raw(null);
  lines: Line[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  /** There may be lines of chat before those. */
  hasEarlierChat = $state(false);
  connection: Connection = $state('connecting');
  /** Something was sent and not taken yet. */
  sending = $state(false);
  /** Why the last thing was not done, and what it was about, where that was asked. */
  get refused(): Refused | null {
    return this.#refused;
  }
  set refused(refused: Refused | null) {
    [this.#refused, this.refusedAbout] = [refused, undefined];
  }
  #refused: Refused | null = $state.raw(null);
  refusedAbout: string | undefined = $state();
  /** What is clicked now is asked about, and not done. */
  isWondering = $state(false);
  /** Why the match cannot be shown at all. */
  closed: Refused | null = $state.raw(null);
  /** How a match of this game is drawn, and what never changes in it. */
  kind: AnyKind | null = $state.raw(null);
  facts: unknown = $state.raw(null);
  /** The position that is looked at, if it is not the last one. */
  past: Position | null = $state.raw(null);
  /** The last line that was read before somebody went away. */
  readUpTo = $state(0);
  spectators = $state(0);
  /** What somebody has taken in hand, for those who hear the page. */
  taken = $state('');
  /** What of the log is to be seen on the board. */
  pointed: Pointed | null = $state.raw(null);
  /** The last line before one's own last answer: what came after it is news. */
  answeredAt = $state(0);
  #asking: Asking | null = $state.raw(null);
  /** The last line of chat that was fetched; lines that came by themselves may be after a gap. */
  #chatUpTo: number | null = null;
  /** The answer on its way is to be taken back. */
  #wantsBack = false;
  /** The version that the last thing taken has led to: until it is seen, nothing else is sent. */
  #taken = 0;
  /** The number up to which the log was told, and what is missing of it. */
  #heardUpTo = 0;
  #gap: Gap | null = null;
  #isFilling = false;
  /** How often a position was looked for. */
  #looked = 0;
  #live: Live | null = null;
  #gone = false;
  #isDrawn: boolean;
  /** What can be done from the first question, asked for while everything else is being fetched. */
  #early: Promise<Plans> | null = null;
  /** What can be done from the open question, for all who want to know. */
  #planned: { asking: Asking | null; plans: Promise<Plans> } | undefined;

  /** `isDrawn` is false for whoever wants the match as text. */
  constructor(id: string, isDrawn = true) {
    this.id = id;
    this.#isDrawn = isDrawn;
    this.readUpTo = Number(recall(id) ?? 0);
    void this.#begin();
    addEventListener('online', this.#retry);
    addEventListener('pagehide', this.#leave);
    document.addEventListener('visibilitychange', this.#visibility);
  }

  async #begin(): Promise<void> {
    const waiting = keptMatch(this.id)?.waiting;
    try {
      const seen = await firstLook(this.id);
      if (seen.question && this.#isDrawn && isPlayedByHand(seen.info.game)) this.#askEarly();
      const [facts] = await Promise.all([factsOf(seen.info.game), this.#open(seen.info.game)]);
      this.facts = facts;
      if (this.#gone) return;
      if (seen.info.version >= (this.seen?.info.version ?? 0)) this.#take(seen);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      return await this.#cannotBegin(refusal);
    }
    this.closed = null;
    this.#follow(waiting);
  }

  /** Fetches what the game needs: its words, and what it is drawn with. */
  async #open(game: string): Promise<void> {
    try {
      [this.kind] = await Promise.all([kindOf(game, this.#isDrawn), speakOf(game)]);
    } catch {
      throw new Refusal({ code: 'no-connection', message: 'A part of the page could not be loaded.' });
    }
    keepGame(game);
  }

  /** Without a connection the match is shown as it was left; otherwise there is none. */
  async #cannotBegin(refusal: Refusal): Promise<void> {
    const isAway = AWAY.includes(refusal.code);
    if (isAway) setTimeout(() => this.#gone || this.connection === 'online' || void this.#begin(), AGAIN);
    if (isAway && this.seen) return;
    const kept = isAway ? keptMatch(this.id) : null;
    if (
      kept &&
      (await this.#open(kept.seen.info.game).then(
        () => true,
        () => false,
      ))
    ) {
      if (this.#gone || this.seen) return;
      this.facts = keptFacts(kept.seen.info.game);
      this.#take({ ...kept.seen, log: kept.lines, log_after: (kept.lines[0]?.number ?? kept.seen.log_end + 1) - 1 });
      return this.#follow(kept.waiting);
    }
    this.closed = { code: refusal.code, message: refusal.message };
    this.seen = null;
    this.#live?.close();
  }

  /** Hears from now on what happens. */
  #follow(waiting: FromClient[] = []): void {
    if (this.#live) return;
    const listener = {
      heard: (message: ToClient) => this.#heard(message),
      connection: (state: Connection) => this.#connected(state),
    };
    this.sending = waiting.some((message) => message.type === 'answer');
    this.#live = new Live(socketOf(this.id), listener, this.seen!.log_end, waiting);
  }

  /** What is shown: the last position, or an earlier one. */
  get view(): unknown {
    return this.past?.view ?? this.seen?.view;
  }

  get position(): number {
    return this.past?.position ?? this.seen?.position ?? 0;
  }

  /** The question that can be answered now. */
  get asking(): Asking | null {
    return this.past ? null : this.#asking;
  }

  get seat(): string | null {
    return this.seen?.seat ?? null;
  }

  /** What can be done from the open question; asked for once, unless something has happened meanwhile. */
  async plans(): Promise<Plans> {
    const asking = this.#asking;
    if (this.#planned?.asking !== asking) {
      this.#planned = { asking, plans: this.#early ?? api.plans(this.id) };
      this.#early = null;
    }
    const planned = this.#planned;
    const forget = () => {
      if (this.#planned === planned) this.#planned = undefined;
    };
    const plans = await planned.plans.catch((refusal: unknown) => {
      forget();
      throw refusal;
    });
    if (plans.version !== this.seen?.info.version) forget();
    return plans;
  }

  #askEarly(): void {
    this.#early = api.plans(this.id);
    // Whoever wants them hears of it.
    this.#early.catch(() => undefined);
  }

  answer(answer: string): void {
    const seen = this.seen;
    if (!seen?.question || this.sending) return;
    this.refused = null;
    this.sending = true;
    this.readUpTo = 0;
    this.answeredAt = seen.log_end;
    this.#live?.answer({ version: seen.info.version, seat: seen.question.seat, answer });
  }

  /** Does something that is no answer. */
  deed(deed: string, seat = this.seat ?? this.seen?.info.yours[0], to: number | null = null): void {
    if (!seat) return;
    this.refused = null;
    this.#live?.deed({ seat, deed, to });
  }

  /** Takes the last answer back: freely if nothing has come in between, otherwise the others are asked. */
  back(): void {
    // An answer that is on its way is taken back when it has arrived.
    this.#wantsBack = this.sending;
    if (this.past || this.seen?.info.status !== 'running' || this.sending || !this.seat) return;
    this.deed(this.seen.may_undo ? 'undo' : 'ask-undo');
  }

  /** Why none of these answers is possible; `about` is what they name, in words. A rule says more than that it is not offered. */
  async whyNot(answers: string[], about: string): Promise<void> {
    const seat = this.seen?.question?.seat;
    if (!seat) return;
    try {
      const told: Refused[] = [];
      for (const answer of answers.slice(0, WONDERED)) {
        const { refused } = await api.check(this.id, seat, answer);
        told.push(refused ?? { code: 'possible', message: '' });
      }
      this.refused = told.find(({ code }) => code === 'possible') ?? told.find(({ rule }) => rule) ?? told[0] ?? null;
      this.refusedAbout = about;
    } catch (refusal) {
      this.refuse(refusal);
    }
  }

  /** Shows why something was not done. */
  refuse(thrown: unknown): void {
    if (!(thrown instanceof Refusal)) throw thrown;
    this.refused = { code: thrown.code, message: thrown.message, ...(thrown.rule ? { rule: thrown.rule } : {}) };
  }

  async say(text: string, audience: Audience): Promise<void> {
    // By call and not by socket, so that one knows whether it was taken.
    const line = await api.say(this.id, text, audience);
    this.#hear([line]);
  }

  /** Looks at a position, from a seat if the match is over. */
  async look(position: number, seat: string | null = null): Promise<void> {
    const mine = ++this.#looked;
    try {
      const past = await api.position(this.id, position, seat);
      // Whoever walks fast is shown where he is, not where he was.
      if (mine !== this.#looked) return;
      const isNow = position === this.seen?.position && this.seen.info.status === 'running';
      this.past = isNow ? null : past;
      this.refused = null;
    } catch (refusal) {
      if (mine === this.#looked) this.refuse(refusal);
    }
  }

  /** Back to the last position. */
  now(): void {
    this.#looked++;
    this.past = null;
  }

  close(): void {
    this.#gone = true;
    this.#leave();
    this.#live?.close();
    removeEventListener('online', this.#retry);
    removeEventListener('pagehide', this.#leave);
    document.removeEventListener('visibilitychange', this.#visibility);
  }

  #retry = (): void => this.#live?.retry();

  #leave = (): void => {
    if (!this.seen) return;
    remember(this.id, String(this.seen.log_end));
    keep(this.id, this.seen, this.lines, this.#live?.waiting ?? []);
  };

  #visibility = (): void => {
    if (document.visibilityState === 'hidden') {
      this.#leave();
      this.readUpTo = this.seen?.log_end ?? 0;
    } else {
      this.#retry();
    }
  };

  #connected(state: Connection): void {
    this.connection = state;
    if (state !== 'online') return;
    void this.#catchUpChat();
    void this.#fill();
  }

  async #catchUpChat(): Promise<void> {
    try {
      if (this.#chatUpTo === null) {
        const newest = await api.chat(this.id);
        this.#hear(newest);
        this.#chatUpTo = newest.at(-1)?.number ?? 0;
        this.hasEarlierChat = newest.length === CHAT_AT_ONCE;
        return;
      }
      for (let count = CHAT_AT_ONCE; count === CHAT_AT_ONCE && !this.#gone;) {
        const lines: ChatLine[] = await api.chat(this.id, { after: this.#chatUpTo });
        this.#hear(lines);
        this.#chatUpTo = lines.at(-1)?.number ?? this.#chatUpTo;
        count = lines.length;
      }
    } catch {
      // The next connection tries again.
    }
  }

  /** What was said before the lines that are here. */
  async earlierChat(): Promise<void> {
    const first = this.chat[0];
    if (!first) return;
    try {
      const lines = await api.chat(this.id, { before: first.number });
      this.chat = [...lines.filter((line) => line.number < this.chat[0]!.number), ...this.chat];
      this.hasEarlierChat = lines.length === CHAT_AT_ONCE;
    } catch (refusal) {
      this.refuse(refusal);
    }
  }

  /** Lines come in any order: those of the spectators at the end of a match. Lines before the first are fetched with the others. */
  #hear(lines: ChatLine[]): void {
    const first = this.hasEarlierChat ? (this.chat[0]?.number ?? 0) : 0;
    const known = new Set(this.chat.map((line) => line.number));
    const news = lines.filter((line) => line.number > first && !known.has(line.number));
    if (news.length > 0) this.chat = [...this.chat, ...news].sort((one, other) => one.number - other.number);
  }

  #heard(message: ToClient): void {
    switch (message.type) {
      case 'seen':
        return this.#take(message);
      case 'taken':
        this.#taken = Math.max(this.#taken, message.version);
        return this.#settle();
      case 'refused':
        this.#wantsBack = false;
        this.#settle();
        this.refused = message.refused;
        // The lines that are new come by themselves.
        if (message.seen) this.#take(message.seen, false);
        return;
      case 'chat':
        return this.#hear(message.lines);
      case 'here':
        return this.#here(message.seats, message.spectators);
      case 'stopping':
      case 'pong':
    }
  }

  /** Whether an answer is still on its way. */
  #settle(): void {
    const isSeen = (this.seen?.info.version ?? 0) >= this.#taken;
    this.sending = this.sending && ((this.#live?.isWaiting ?? false) || !isSeen);
    if (this.#wantsBack && !this.sending) this.back();
  }

  #here(seats: string[], spectators: number): void {
    this.spectators = spectators;
    if (!this.seen) return;
    const { info } = this.seen;
    const here = info.seats.map((seat) => ({
      ...seat,
      here: seats.includes(seat.seat) || (seat.holder !== 'open' && 'program' in seat.holder),
    }));
    this.seen = { ...this.seen, info: { ...info, seats: here } };
  }

  #take(news: Seen, hasLog = true): void {
    const before = this.seen;
    const seen = { ...news, info: shared(before?.info, news.info), view: shared(before?.view, news.view) };
    const isAnotherSeat = before !== null && before.seat !== seen.seat;
    // Another seat has heard other things.
    if (isAnotherSeat) [this.lines, this.#heardUpTo, this.#gap] = [[], 0, null];
    if (hasLog || isAnotherSeat) this.#hearLog(seen);
    this.seen = seen;
    this.#settle();
    if (isAnotherSeat) this.#leave();
    if (!before) {
      remember(this.id, String(seen.log_end));
      this.answeredAt = seen.log_end;
    }
    if (isSame(before?.question, seen.question) && before?.position === seen.position) return;
    this.refused = null;
    const question = seen.question;
    this.#asking = question && new Asking(question, (answer) => this.answer(answer));
    if (question && before && !before.question) chime();
  }

  /** Takes the lines that came, and fetches what is missing before them. */
  #hearLog({ log, log_after, log_end }: Seen): void {
    const last = this.lines.at(-1)?.number ?? 0;
    this.lines = [...this.lines, ...log.filter((line) => line.number > last)];
    this.#gap = gapWith(this.#gap, this.#heardUpTo, log_after);
    this.#heardUpTo = Math.max(this.#heardUpTo, log_end);
    void this.#fill();
  }

  async #fill(): Promise<void> {
    if (this.#isFilling) return;
    this.#isFilling = true;
    try {
      while (this.#gap && !this.#gone) {
        const gap = this.#gap;
        const page = await api.log(this.id, gap.after);
        // Meanwhile another seat may have taken the device, or more may be missing.
        if (this.#gap !== gap) continue;
        const now = filled(this.lines, gap, page);
        [this.lines, this.#gap] = [now.lines, now.gap];
      }
    } catch {
      // The next connection tries again.
    }
    this.#isFilling = false;
  }
}

/** What never changes of a game: asked for once, and kept for when nobody can be asked. */
async function factsOf(game: string): Promise<unknown> {
  try {
    const facts = await api.facts(game);
    keepFacts(game, facts);
    return facts;
  } catch (refusal) {
    // A game may have none.
    if (refusal instanceof Refusal && refusal.code !== 'no-connection') return null;
    throw refusal;
  }
}

function isSame(one: Question | null | undefined, other: Question | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const keyOf = (id: string) => `westmarch-read-${id}`;

function recall(id: string): string | null {
  try {
    return localStorage.getItem(keyOf(id));
  } catch {
    return null;
  }
}

function remember(id: string, value: string): void {
  try {
    localStorage.setItem(keyOf(id), value);
  } catch {
    // A browser that keeps nothing shows everything as read.
  }
}
