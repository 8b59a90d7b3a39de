// Who watches a match with which eyes, and what is new for them. What everybody sees is compared only once.
import { type Delta, differenceOf } from '@tabularium/client/delta';
import type { Message, News, Own, Sight, Told, Whole } from '@tabularium/client/wire';
import type { Eye, Match, Seat } from '@tabularium/kernel';
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
  own: Delta | null;
  log: readonly Told[];
  undos: number;
}
/** Everybody with the same eyes gets the same messages. */
interface Channel {
  readonly key: string;
  readonly eyes: readonly Eye[];
  readonly seen: Map<Eye, Seen>;
  /** What everybody saw when these eyes were last brought up to date. */
  shared: Sight;
  readonly listeners: Set<Listener>;
  /** How many messages were sent. It counts only what these eyes saw, so it reveals nothing else. */
  count: number;
}

const keyOf = (seats: readonly Seat[]): string => seats.join('-');
type Sights = Map<Eye, Sight>;
const sightOf = (match: AnyMatch, eye: Eye): Sight => ({
  view: match.looseView(eye),
  left: match.left,
  canUndo: eye !== 'public' && match.canUndo(eye),
  hasPreviews: eye !== 'public' && match.hasAbout(eye),
});

export class Audience {
  /** Clients with messages from another incarnation fetch the whole match. */
  readonly #incarnation: string;
  readonly #channels = new Map<string, Channel>();
  #shared: Sight | undefined;

  constructor(incarnation: string) {
    this.#incarnation = incarnation;
  }

  /** The match as these seats see it, for later messages to build on. */
  whole(match: AnyMatch, seats: readonly Seat[]): Whole {
    const channel = this.#channelFor(match, seats);
    const eyes: Record<string, Own> = {};
    for (const [eye, { own, log }] of channel.seen) eyes[eye] = { own, log };
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
    const sights: Sights = new Map();
    const shared = this.#sharedIn(match);
    const change = differenceOf(before, shared);
    const told = change === undefined ? '' : `"shared":${JSON.stringify(change)},`;
    for (const channel of heard) {
      const eyes = this.#newsFor(match, channel, sights);
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
  #newsFor(match: AnyMatch, channel: Channel, sights: Sights): Readonly<Record<string, News>> | undefined {
    const shared = this.#sharedIn(match);
    const eyes: Record<string, News> = {};
    for (const eye of channel.eyes) {
      const sight = eye === 'public' ? shared : (sights.get(eye) ?? sightOf(match, eye));
      sights.set(eye, sight);
      const news = newsFor(match, eye, sight, shared, channel.seen.get(eye) as Seen);
      if (news) eyes[eye] = news;
    }
    channel.shared = shared;
    return Object.keys(eyes).length === 0 ? undefined : eyes;
  }
  #sharedIn(match: AnyMatch): Sight {
    this.#shared ??= sightOf(match, 'public');
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
      eyes.map((eye): [Eye, Seen] => {
        const sight = eye === 'public' ? shared : sightOf(match, eye);
        return [eye, { own: differenceOf(shared, sight) ?? null, log: match.events(eye), undos: sight.view.undos }];
      }),
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
function newsFor(match: AnyMatch, eye: Eye, sight: Sight, shared: Sight, seen: Seen): News | undefined {
  const own = differenceOf(shared, sight) ?? null;
  const change = differenceOf(seen.own, own);
  const next = (seen.log.at(-1)?.n ?? -1) + 1;
  const hasUndone = seen.undos !== sight.view.undos;
  const log = hasUndone ? match.events(eye) : [...seen.log, ...match.events(eye, next)];
  const keep = hasUndone ? common(seen.log, log) : seen.log.length;
  const more = log.slice(keep);
  const isCut = keep < seen.log.length;
  Object.assign(seen, { own, log, undos: sight.view.undos } satisfies Seen);
  if (change === undefined && !isCut && more.length === 0) return undefined;
  return { ...(change !== undefined && { own: change }), ...(isCut && { keep }), ...(more.length > 0 && { more }) };
}
/** How many leading lines two logs share. Compares by value, because after an undo the same events come as new objects. */
export function common(one: readonly Told[], other: readonly Told[]): number {
  const differs = other.findIndex(({ n, event }, i) => one[i]?.n !== n || differenceOf(one[i]?.event, event) !== undefined);
  return differs < 0 ? Math.min(one.length, other.length) : differs;
}
