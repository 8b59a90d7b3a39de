// A record read part by part: each part was played by one version of the game, and this version may not be able to play the older ones again.
import type { Game, Kit } from './game.ts';
import type { Input, Origins } from './inputs.ts';
import { Match } from './match.ts';
import { adaptedSetup } from './setup.ts';

export interface Part {
  readonly version: number;
  /** The inputs it covers: from 0 to 40 are the first forty. */
  readonly from: number;
  readonly to: number;
  /** How many decisions of the part before it were lost. */
  readonly lost: number;
}
export interface Told extends Origins {
  readonly version: number;
}

/** The parts of a record, one if its game never changed. */
export function partsOf({ version, inputs, passages = [] }: Told): readonly Part[] {
  const parts = [...passages, undefined].map((next, i) => ({
    version: next?.from ?? version,
    from: passages[i - 1]?.after ?? 0,
    to: next?.after ?? inputs.length,
    lost: passages[i - 1]?.lost ?? 0,
  }));
  return passages[0]?.after === 0 ? parts.slice(1) : parts; // a branch: nothing came before
}

/** Where a reader stands: at the beginning of a part, or after an input. */
export interface Reading<K extends Kit> {
  readonly part: Part;
  readonly input: Input | undefined;
  /** The match as it was then; nothing where an older version of the game had other rules. */
  readonly match: Match<K> | undefined;
}

/** Plays a record again. What this version of the game has played must come out as recorded; of older parts it shows what it can. */
export function readRecord<K extends Kit>(game: Game<K>, record: Told, read: (reading: Reading<K>) => void): Match<K> | undefined {
  let match: Match<K> | undefined;
  for (const part of partsOf(record)) {
    const isOwn = part.version === game.version;
    const orNothing = <T>(act: () => T): T | undefined => {
      if (isOwn) return act();
      try {
        return act();
      } catch {
        return undefined;
      }
    };
    match = orNothing(() => beginning(game, record, part, isOwn));
    read({ part, input: undefined, match });
    for (const input of record.inputs.slice(part.from, part.to)) {
      match = match && orNothing(() => repeated(match as Match<K>, input));
      read({ part, input, match });
    }
  }
  return match;
}
function repeated<K extends Kit>(match: Match<K>, input: Input): Match<K> {
  match.repeat(input);
  return match;
}
function beginning<K extends Kit>(game: Game<K>, record: Told, { from }: Part, isOwn: boolean): Match<K> {
  const isOpening = from === 0 && record.passages?.[0]?.after !== 0;
  const setup = isOwn ? record.setup : adaptedSetup(game.setup, record.setup);
  return Match.resume(game, { ...record, setup, ...(isOpening ? { passages: [] } : {}) }, { upTo: from });
}
