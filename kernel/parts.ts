// A record, read part by part. Each part was played by one version of the game; this version may not be able to replay the older ones.
import type { Game, Kit } from './game.ts';
import type { Input, Origins } from './inputs.ts';
import { Match } from './match.ts';
import { adaptedSetup } from './setup.ts';

export interface Part {
  readonly version: number;
  /** The inputs it covers, `to` excluded: 0 and 40 are the first forty. */
  readonly from: number;
  readonly to: number;
  /** How many decisions of the previous part were lost. */
  readonly lost: number;
}
export interface VersionedOrigins extends Origins {
  readonly version: number;
}

/** The parts of a record, one if its game never changed. */
export function partsOf({ version, inputs, passages = [] }: VersionedOrigins): readonly Part[] {
  const parts = [...passages, undefined].map((next, i) => ({
    version: next?.from ?? version,
    from: passages[i - 1]?.after ?? 0,
    to: next?.after ?? inputs.length,
    lost: passages[i - 1]?.lost ?? 0,
  }));
  return passages[0]?.after === 0 ? parts.slice(1) : parts; // a branch has nothing before its passage
}

/** A stop while reading: at the start of a part (no input), or after an input. */
export interface Reading<K extends Kit> {
  readonly part: Part;
  readonly input: Input | undefined;
  /** The match at this stop; undefined where an older version of the game had other rules. */
  readonly match: Match<K> | undefined;
}

/** Replays a record. Parts played by this version must come out as recorded; older ones are replayed as far as possible. */
export function readRecord<K extends Kit>(
  game: Game<K>,
  record: VersionedOrigins,
  read: (reading: Reading<K>) => void,
): Match<K> | undefined {
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
function beginning<K extends Kit>(game: Game<K>, record: VersionedOrigins, { from }: Part, isOwn: boolean): Match<K> {
  const isOpening = from === 0 && record.passages?.[0]?.after !== 0;
  const setup = isOwn ? record.setup : adaptedSetup(game.setup, record.setup);
  return Match.resume(game, { ...record, setup, ...(isOpening ? { passages: [] } : {}) }, { upTo: from });
}
