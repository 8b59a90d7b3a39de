// A record that can be looked at in every place, quickly: a save is kept for each.
import type { AnyKit, Playable } from '@tabularium/games';
import {
  type Answer,
  type ContentChange,
  contentChanges,
  type Draw,
  type Eye,
  type Input,
  Match,
  type MatchRecord,
  type Origins,
  type Result,
  type Save,
  type Seat,
  type View,
} from '@tabularium/kernel';
import type { Told } from '../link/link.ts';
import { type AllEyes, mergeViews } from './all-seeing.ts';

/** Where a replay can stop: at the opening, and after every decision that stands. */
export interface Place {
  /** How many inputs of the record lead here. */
  readonly upTo: number;
  /** What was decided last; nothing at the opening. */
  readonly input:
    | Pick<Answer, 'seat' | 'ask' | 'option' | 'text' | 'by'>
    | Pick<Draw, 'seat' | 'says'>
    | { readonly seat: Seat; readonly ask: 'leave' }
    | undefined;
  /** Places of one turn have the same number. */
  readonly turn: number;
}
export interface Film {
  readonly places: readonly Place[];
  readonly result: Result | undefined;
  /** What content of one's own changed in it. */
  readonly changes: readonly ContentChange[];
}

/** A turn is the trail as far as the first step that names a seat. */
function turnKey(match: Match<AnyKit>): string {
  const trail = match.trail('public');
  const own = trail.findIndex((step) => 'seat' in step);
  return JSON.stringify(trail.slice(0, own + 1 || 1));
}

/** What stands in the record: neither an undo nor undone, and not what the rules answered by themselves. */
function standingOf(inputs: readonly Input[]): ReadonlySet<number> {
  const undone = new Set(inputs.flatMap((input) => (input.kind === 'undo' ? [input.of] : [])));
  const stands = (input: Input): boolean =>
    input.kind === 'leave' || input.kind === 'draw' || (input.kind === 'answer' && input.by !== 'rules' && !undone.has(input.n));
  return new Set(inputs.filter(stands).map(({ n }) => n));
}

/** How many matches are kept ready. */
const NEAR = 8;

export class Projector {
  readonly film: Film;
  readonly #pkg: Playable;
  readonly #origins: Origins;
  readonly #saves: Save[] = [];
  readonly #last: Match<AnyKit>;
  /** The last few that were looked at. */
  readonly #near = new Map<number, Match<AnyKit>>();

  constructor(pkg: Playable, origins: Origins) {
    this.#pkg = pkg;
    this.#origins = origins;
    const match = Match.resume(pkg.game, { ...origins, inputs: [] });
    const stands = standingOf(origins.inputs);
    const places: Place[] = [];
    let turn = 0;
    let key = '';
    const stop = (upTo: number, input: Place['input']): void => {
      const now = turnKey(match);
      if (now !== key && places.length > 0) turn++;
      key = now;
      places.push({ upTo, input, turn });
      this.#saves.push(match.save());
    };
    stop(0, undefined);
    for (const input of origins.inputs) {
      match.repeat(input);
      if (stands.has(input.n)) stop(input.n, input.kind === 'answer' || input.kind === 'draw' ? input : { seat: input.seat, ask: 'leave' });
    }
    this.#last = match;
    this.film = { places, result: match.result, changes: contentChanges(pkg.game.content, match.table.content) };
  }

  look(place: number, eye: Eye | AllEyes): View<AnyKit> {
    const match = this.#matchAt(place);
    if (eye !== 'all') return match.view(eye);
    const others = Array.from({ length: match.setup.seats }, (_, seat) => match.view(seat));
    return mergeViews(match.view(this.decider(place)), others);
  }
  /** Whose turn it is to decide, to begin with; the spectator's where nobody has to. */
  decider(place: number): Eye {
    return this.#matchAt(place).open[0]?.seats[0] ?? 'public';
  }
  /** All that was told to an eye; `view.events` says how much of it by then. */
  events(eye: Eye): readonly Told[] {
    return this.#last.events(eye);
  }
  record(): MatchRecord {
    return this.#last.record();
  }

  #matchAt(place: number): Match<AnyKit> {
    const known = this.#near.get(place);
    if (known) return known;
    const save = this.#saves[place];
    if (!save) throw new RangeError(`there is no place ${place}`);
    const { pack } = this.#origins;
    const match = Match.load(this.#pkg.game, save, pack === undefined ? {} : { content: pack });
    if (this.#near.size >= NEAR) this.#near.clear();
    this.#near.set(place, match);
    return match;
  }
}
