// A match that runs elsewhere, as this screen knows it: built from the whole match and the steps that a server sends.
import type { Eye, Seat, View } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import { applied, type Delta } from './delta.ts';
import type { Message, Sight, Told, Whole } from './wire.ts';

interface Seen {
  own: Delta | null;
  log: readonly Told[];
  /** What the eye sees; computed when somebody looks. */
  sight: Sight | undefined;
}

export class Mirror {
  #at: string;
  #shared: Sight;
  readonly #eyes: Map<string, Seen>;

  constructor({ at, shared, eyes }: Whole) {
    this.#at = at;
    this.#shared = shared;
    this.#eyes = new Map(Object.entries(eyes).map(([eye, { own, log }]) => [eye, { own, log, sight: undefined }]));
  }
  /** The last message applied. */
  get at(): string {
    return this.#at;
  }
  step({ at, shared, eyes }: Message & { readonly is: 'step' }): void {
    this.#at = at;
    this.#shared = applied(this.#shared, shared) as Sight;
    for (const [eye, seen] of this.#eyes) {
      const { own, keep = seen.log.length, more = [] } = eyes[eye] ?? {};
      seen.own = applied(seen.own, own) as Delta | null;
      if (keep < seen.log.length || more.length > 0) seen.log = [...seen.log.slice(0, keep), ...more];
      seen.sight = undefined;
    }
  }

  // ---- what a screen asks of a match

  get left(): readonly Seat[] {
    return this.#shared.left;
  }
  view(eye: Eye): View<AnyKit> {
    return this.#sight(eye).view;
  }
  heard(eye: Eye): number {
    return this.view(eye).events;
  }
  events(eye: Eye, since = 0): readonly Told[] {
    const { log } = this.#seen(eye);
    return since <= (log[0]?.n ?? 0) ? log : log.filter(({ n }) => n >= since);
  }
  canUndo(seat: Seat): boolean {
    return this.#sight(seat).canUndo;
  }
  hasAbout(seat: Seat): boolean {
    return this.#sight(seat).hasPreviews;
  }

  #seen(eye: Eye): Seen {
    const seen = this.#eyes.get(String(eye));
    if (!seen) throw new Error(`this screen has no eye ${eye}`);
    return seen;
  }
  #sight(eye: Eye): Sight {
    const seen = this.#seen(eye);
    seen.sight ??= applied(this.#shared, seen.own ?? undefined) as Sight;
    return seen.sight;
  }
}
