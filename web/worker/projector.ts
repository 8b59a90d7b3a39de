// Shows a record at any place quickly, as it keeps a save for each.

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
  type Part,
  partsOf,
  Refusal,
  type Result,
  readRecord,
  type Save,
  type Seat,
  undoneIn,
  type View,
} from '@tabularium/kernel';
import type { AnyKit, Playable } from '@tabularium/parts/shape';
import type { Told } from '../link/scene.ts';
import { type AllEyes, mergeViews } from './all-seeing.ts';
import { otherVersion } from './outdated.ts';

/** Where a replay can stop: at the opening, and after every decision that was not undone. */
export interface Place {
  /** How many inputs of the record lead here. */
  readonly upTo: number;
  /** The last decision; undefined at the opening. */
  readonly input:
    | Pick<Answer, 'seat' | 'ask' | 'option' | 'text' | 'by'>
    | Pick<Draw, 'seat' | 'says'>
    | { readonly seat: Seat; readonly ask: 'leave' }
    | undefined;
  /** Shared by the places of one turn. */
  readonly turn: number;
  /** The index of its part of the record. */
  readonly part: number;
  /** An older version with other rules played this: we know the decision, but can only show the table of an earlier place. */
  readonly isUnseen: boolean;
}
export interface Film {
  readonly places: readonly Place[];
  readonly result: Result | undefined;
  /** What the players' own content changed. */
  readonly changes: readonly ContentChange[];
  /** One per version of the game that played the match. */
  readonly parts: readonly Part[];
  /** This version played all of it, so it can be shared as a link. */
  readonly isWhole: boolean;
  /** The current version of the game. */
  readonly version: number;
}

/** Identifies a turn: the trail up to the first step that names a seat. */
function turnKey(match: Match<AnyKit>): string {
  const trail = match.trail('public');
  const own = trail.findIndex((step) => 'seat' in step);
  return JSON.stringify(trail.slice(0, own + 1 || 1));
}

/** The inputs a replay stops at: neither undos nor undone, and not what the rules answered themselves. */
export function stopsIn(inputs: readonly Input[]): ReadonlySet<number> {
  const undone = undoneIn(inputs);
  const stops = (input: Input): boolean =>
    input.kind === 'leave' || input.kind === 'draw' || (input.kind === 'answer' && input.by !== 'rules' && !undone.has(input.n));
  return new Set(inputs.filter(stops).map(({ n }) => n));
}

/** A record, or a stored match. */
export interface Recorded extends Origins {
  readonly version: number;
  readonly result?: unknown;
}

/** How many loaded matches to keep. */
const MOST_LOADED = 8;

export class Projector {
  readonly film: Film;
  readonly #pkg: Playable;
  readonly #origins: Recorded;
  readonly #saves: Save[] = [];
  readonly #last: Match<AnyKit> | undefined;
  readonly #told: readonly Match<AnyKit>[];
  /** The matches of recently visited places. */
  readonly #near = new Map<number, Match<AnyKit>>();

  constructor(pkg: Playable, record: Recorded) {
    this.#pkg = pkg;
    this.#origins = record;
    const stops = stopsIn(record.inputs);
    const parts = partsOf(record);
    const places: Place[] = [];
    const told: Match<AnyKit>[] = [];
    let turn = 0;
    let key = '';
    const stop = (upTo: number, input: Place['input'], part: number, match: Match<AnyKit> | undefined): void => {
      const now = match ? turnKey(match) : key;
      if (now !== key && places.length > 0) turn++;
      key = now;
      const save = match?.save() ?? this.#saves.at(-1);
      if (!save) throw new Refusal('bad-record', 'this version of the game cannot even open the match');
      places.push({ upTo, input, turn, part, isUnseen: match === undefined });
      this.#saves.push(save);
    };
    this.#last = readRecord(pkg.game, record, ({ part, input, match }) => {
      const number = parts.findIndex(({ from, to }) => from === part.from && to === part.to);
      if (match && told.at(-1) !== match) told.push(match);
      if (!input) return stop(part.from, undefined, number, match);
      if (stops.has(input.n))
        stop(input.n, input.kind === 'answer' || input.kind === 'draw' ? input : { seat: input.seat, ask: 'leave' }, number, match);
    });
    this.#told = told;
    const isWhole = record.passages === undefined && parts.length === 1 && parts[0]?.version === pkg.game.version;
    this.film = {
      places,
      parts,
      isWhole,
      version: pkg.game.version,
      changes: record.pack === undefined ? [] : contentChanges(pkg.game.content, record.pack),
      result: this.#last?.result ?? ((record.result ?? undefined) as Result | undefined),
    };
  }

  look(place: number, eye: Eye | AllEyes): View<AnyKit> {
    const match = this.#matchAt(place);
    if (eye !== 'all') return match.view(eye);
    const others = Array.from({ length: match.setup.seats }, (_, seat) => match.view(seat));
    return mergeViews(match.view(this.decider(place)), others);
  }
  /** The match as it stood there. */
  at(place: number): Match<AnyKit> {
    return this.#matchAt(place);
  }
  /** The first seat that has to decide, or the public if none has to. */
  decider(place: number): Eye {
    return this.#matchAt(place).open[0]?.seats[0] ?? 'public';
  }
  /** How many inputs of the record lead to a place. */
  upTo(place: number): number {
    const found = this.film.places[place];
    if (!found) throw new RangeError(`there is no place ${place}`);
    return found.upTo;
  }
  /** How many events an eye has heard at a place. */
  heard(place: number, eye: Eye): number {
    return this.#matchAt(place).heard(eye);
  }
  /** All events an eye hears; `heard` says how many of them by some place. */
  events(eye: Eye): readonly Told[] {
    const parts = this.#told.map((match) => match.events(eye));
    return parts.flatMap((events, i) =>
      events.filter(({ n }) => parts.slice(i + 1).every(([first]) => first === undefined || n < first.n)),
    );
  }
  record(): MatchRecord {
    if (!this.#last) throw otherVersion(this.#pkg.game, partsOf(this.#origins).at(-1)?.version ?? 0, 'its rules have changed since');
    return this.#last.record();
  }

  #matchAt(place: number): Match<AnyKit> {
    const known = this.#near.get(place);
    if (known) return known;
    const save = this.#saves[place];
    if (!save) throw new RangeError(`there is no place ${place}`);
    const { pack } = this.#origins;
    const match = Match.load(this.#pkg.game, save, pack === undefined ? {} : { content: pack });
    if (this.#near.size >= MOST_LOADED) this.#near.clear();
    this.#near.set(place, match);
    return match;
  }
}
