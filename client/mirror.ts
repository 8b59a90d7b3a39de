// A match that runs elsewhere, as this screen knows it: built from the whole match and the steps that a server sends.
import type { Eye, Helped, Seat, View } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import { applied, type Delta } from './delta.ts';
import { unpacked } from './packing.ts';
import type { Message, Own, Shared, Told, Whole } from './wire.ts';

interface Seen {
  own: Own | null;
  /** The number of the first event of its log. */
  from: number;
  log: readonly Told[];
  /** What the eye sees; computed when somebody looks. */
  view: View<AnyKit> | undefined;
}

export class Mirror {
  #at: string;
  #shared: Shared;
  readonly #eyes: Map<string, Seen>;

  constructor({ at, shared, eyes }: Whole) {
    this.#at = at;
    this.#shared = shared;
    this.#eyes = new Map(
      Object.entries(eyes).map(([eye, { own, from, log }]) => [eye, { own, from, log: toldIn(log, from), view: undefined }]),
    );
  }
  /** The last message applied. */
  get at(): string {
    return this.#at;
  }
  step({ at, shared, eyes }: Message & { readonly is: 'step' }): void {
    this.#at = at;
    this.#shared = applied(this.#shared, shared) as Shared;
    for (const [eye, seen] of this.#eyes) {
      const { own, keep = seen.log.length, more = [], from = seen.from } = eyes[eye] ?? {};
      seen.own = applied(seen.own, own) as Own | null;
      if (keep < seen.log.length || more.length > 0) seen.log = [...seen.log.slice(0, keep), ...toldIn(more, from + keep)];
      seen.from = from;
      seen.view = undefined;
    }
  }

  // ---- what a screen asks of a match

  get left(): readonly Seat[] {
    return this.#shared.left;
  }
  view(eye: Eye): View<AnyKit> {
    const seen = this.#seen(eye);
    seen.view ??= viewOf(this.#shared, seen.own, this.heard(eye));
    return seen.view;
  }
  heard(eye: Eye): number {
    const { from, log } = this.#seen(eye);
    return from + log.length;
  }
  events(eye: Eye, since = 0): readonly Told[] {
    const { from, log } = this.#seen(eye);
    return since <= from ? log : log.slice(since - from);
  }
  /** Whether some eye has seen less here than there: the match went on in between. */
  isBefore(other: Mirror): boolean {
    return [...this.#eyes.keys()].some((name) => {
      const eye = name === 'public' ? name : Number(name);
      if (!other.#eyes.has(name)) return false;
      const [here, there] = [this.view(eye), other.view(eye)];
      return here.undos < there.undos || (here.undos === there.undos && this.heard(eye) < other.heard(eye));
    });
  }
  canUndo(seat: Seat): boolean {
    return this.#seen(seat).own?.canUndo ?? false;
  }
  hasAbout(seat: Seat): boolean {
    return this.#seen(seat).own?.hasPreviews ?? false;
  }
  helped(seat: Seat): readonly Helped[] {
    return this.#seen(seat).own?.helped ?? [];
  }

  #seen(eye: Eye): Seen {
    const seen = this.#eyes.get(String(eye));
    if (!seen) throw new Error(`this screen has no eye ${eye}`);
    return seen;
  }
}

const toldIn = (log: readonly Told['event'][], from: number): readonly Told[] => log.map((event, i) => ({ n: from + i, event }));
/** Where an eye sees the same as everybody, its part has `null`. */
const seenAs = <T>(shared: T, delta: Delta | undefined): T => applied(shared, delta ?? undefined) as T;
function viewOf({ table, waiting, trail, course }: Shared, own: Own | null, events: number): View<AnyKit> {
  return {
    table: seenAs(table, own?.table),
    decisions: own?.decisions.map(unpacked) ?? [],
    waiting: seenAs(waiting, own?.waiting),
    trail: seenAs(trail, own?.trail),
    ...seenAs(course, own?.course),
    events,
  };
}
