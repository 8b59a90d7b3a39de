// Who watches a match with which eyes, and what is new for them. What everybody sees is compared only once.
import { differenceOf } from '@tabularium/client/delta';
import { packed } from '@tabularium/client/packing';
import type { EyePart, Message, News, Own, Shared, Whole } from '@tabularium/client/wire';
import type { Eye, GameEvent, Match, Seat } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';

type AnyMatch = Match<AnyKit>;
export interface Listener {
  readonly send: (message: string) => void;
}
/** Where a listener takes up the match. */
export interface From {
  /** The last message it has. */
  readonly have?: string | undefined;
  /** If that was not the last, it wants the whole match from here. */
  readonly wantsWhole?: boolean;
}

/** An act that the person with these seats has done, by their own key. */
export interface Done {
  readonly seats: readonly Seat[];
  readonly key: string;
}

/** What an eye was last sent. */
interface Seen {
  own: Own | null;
  /** The number of the first event in `log`. */
  from: number;
  log: GameEvent[];
  /** How many undos the eye had seen. */
  undos: number;
}
/** Everybody with the same eyes gets the same messages. */
interface Channel {
  readonly key: string;
  readonly eyes: readonly Eye[];
  readonly seen: Map<Eye, Seen>;
  /** What everybody saw when these eyes were last brought up to date. */
  shared: Shared;
  readonly listeners: Set<Listener>;
  /** How many messages were sent. It counts only what these eyes saw, so it reveals nothing else. */
  count: number;
}

const keyOf = (seats: readonly Seat[]): string => seats.join('-');
/** What seats see, by seat: computed once for all channels. */
type Owns = Map<Seat, Own>;
function sharedIn(match: AnyMatch): Shared {
  const { table, waiting, trail, undos, agreed, result } = match.looseView('public');
  return { table, waiting, trail, course: { undos, ...(agreed && { agreed }), result }, left: match.left };
}
function ownOf(match: AnyMatch, seat: Seat, shared: Shared): Own {
  const helped = match.helped(seat);
  const { table, decisions, waiting, trail, undos, agreed, result } = match.looseView(seat);
  return {
    table: differenceOf(shared.table, table) ?? null,
    waiting: differenceOf(shared.waiting, waiting) ?? null,
    trail: differenceOf(shared.trail, trail) ?? null,
    course: differenceOf(shared.course, { undos, ...(agreed && { agreed }), result }) ?? null,
    decisions: decisions.map(packed),
    canUndo: match.canUndo(seat),
    hasPreviews: match.hasAbout(seat),
    ...(helped.length > 0 && { helped }),
  };
}
function logOf(match: AnyMatch, eye: Eye): Omit<Seen, 'own'> {
  const told = match.events(eye);
  return { from: told[0]?.n ?? match.heard(eye), log: told.map(({ event }) => event), undos: match.undos(eye) };
}

export class Audience {
  /** Clients with messages from another incarnation fetch the whole match. */
  readonly #incarnation: string;
  readonly #channels = new Map<string, Channel>();
  #shared: Shared | undefined;

  constructor(incarnation: string) {
    this.#incarnation = incarnation;
  }

  /** The match as these seats see it, for later messages to build on. */
  whole(match: AnyMatch, seats: readonly Seat[]): Whole {
    const channel = this.#channelFor(match, seats);
    const eyes: Record<string, EyePart> = {};
    for (const [eye, { own, from, log }] of channel.seen) eyes[eye] = { own, from, log: [...log] };
    return { at: this.#at(channel), shared: this.#sharedIn(match), eyes };
  }
  /** The last message to these seats. */
  at(match: AnyMatch, seats: readonly Seat[]): string {
    return this.#at(this.#channelFor(match, seats));
  }
  /** Listens from the message `have` on, or from the whole if it `wantsWhole`. Returns a function that stops listening. */
  listen(match: AnyMatch, seats: readonly Seat[], listener: Listener, { have, wantsWhole }: From): () => void {
    const channel = this.#channelFor(match, seats);
    channel.listeners.add(listener);
    const at = this.#at(channel);
    const first: Message = wantsWhole ? { is: 'start', whole: this.whole(match, seats) } : { is: 'stale', at };
    if (have !== at) listener.send(JSON.stringify(first));
    return () => channel.listeners.delete(listener);
  }
  /** The match has changed: tells all listeners what they see of it, and those who did something which of their acts it includes. */
  publish(match: AnyMatch, done: readonly Done[] = []): void {
    const before = this.#shared;
    this.#shared = undefined;
    const heard = [...this.#channels.values()].filter(({ listeners }) => listeners.size > 0); // the others catch up when somebody looks
    if (heard.length === 0) return;
    const owns: Owns = new Map();
    const shared = this.#sharedIn(match);
    const change = differenceOf(before, shared);
    const told = change === undefined ? '' : `"shared":${JSON.stringify(change)},`;
    for (const channel of heard) {
      const eyes = this.#newsFor(match, channel, owns);
      const keys = done.filter(({ seats }) => seats.length > 0 && keyOf(seats) === channel.key).map(({ key }) => key);
      if (told === '' && !eyes && keys.length === 0) continue;
      channel.count++;
      const own = keys.length === 0 ? '' : `"keys":${JSON.stringify(keys)},`;
      const message = `{"is":"step","at":"${this.#at(channel)}",${own}${told}"eyes":${JSON.stringify(eyes ?? {})}}`;
      for (const { send } of channel.listeners) send(message);
    }
  }

  #at({ key, count }: Channel): string {
    return `${this.#incarnation}-${key}.${count}`;
  }
  /** What is new for these eyes beyond what everybody sees. */
  #newsFor(match: AnyMatch, channel: Channel, owns: Owns): Readonly<Record<string, News>> | undefined {
    const shared = this.#sharedIn(match);
    const eyes: Record<string, News> = {};
    for (const eye of channel.eyes) {
      const own = eye === 'public' ? null : (owns.get(eye) ?? ownOf(match, eye, shared));
      if (own && eye !== 'public') owns.set(eye, own);
      const news = newsFor(match, eye, own, channel.seen.get(eye) as Seen);
      if (news) eyes[eye] = news;
    }
    channel.shared = shared;
    return Object.keys(eyes).length === 0 ? undefined : eyes;
  }
  #sharedIn(match: AnyMatch): Shared {
    this.#shared ??= sharedIn(match);
    return this.#shared;
  }
  #channelFor(match: AnyMatch, seats: readonly Seat[]): Channel {
    const key = keyOf(seats);
    const found = this.#channels.get(key);
    if (found) {
      this.#bringUp(match, found);
      return found;
    }
    const eyes: readonly Eye[] = seats.length === 1 ? seats : ['public', ...seats];
    const shared = this.#sharedIn(match);
    const seen = new Map(
      eyes.map((eye): [Eye, Seen] => [eye, { own: eye === 'public' ? null : ownOf(match, eye, shared), ...logOf(match, eye) }]),
    );
    const channel = { key, eyes, seen, shared, listeners: new Set<Listener>(), count: 0 };
    this.#channels.set(key, channel);
    return channel;
  }
  /** After nobody has listened for a while, counts all that these eyes missed as one message; if they missed nothing, as none. */
  #bringUp(match: AnyMatch, channel: Channel): void {
    const before = channel.shared;
    if (before === this.#sharedIn(match)) return;
    const news = this.#newsFor(match, channel, new Map());
    if (news || differenceOf(before, channel.shared) !== undefined) channel.count++;
  }
}

/** What is new for an eye since it was last sent something. Marks it as sent. */
function newsFor(match: AnyMatch, eye: Eye, own: Own | null, seen: Seen): News | undefined {
  const change = differenceOf(seen.own, own);
  seen.own = own;
  const log = logNews(match, eye, seen);
  if (change === undefined && !log) return undefined;
  return { ...(change !== undefined && { own: change }), ...log };
}
function logNews(match: AnyMatch, eye: Eye, seen: Seen): Omit<News, 'own'> | undefined {
  const before = seen.log.length;
  if (seen.undos === match.undos(eye)) {
    const more = match.events(eye, seen.from + before).map(({ event }) => event);
    seen.log.push(...more);
    return more.length === 0 ? undefined : { more };
  }
  const now = logOf(match, eye);
  const isMoved = now.from !== seen.from;
  const keep = isMoved ? 0 : common(seen.log, now.log);
  const more = now.log.slice(keep);
  Object.assign(seen, now);
  if (!isMoved && keep === before && more.length === 0) return undefined;
  return { ...(keep < before && { keep }), ...(more.length > 0 && { more }), ...(isMoved && { from: now.from }) };
}
/** How many leading items two logs share. Compares by value, because after an undo the same events come as new objects. */
export function common(one: readonly unknown[], other: readonly unknown[]): number {
  const differs = other.findIndex((item, i) => i >= one.length || differenceOf(one[i], item) !== undefined);
  return differs < 0 ? Math.min(one.length, other.length) : differs;
}
