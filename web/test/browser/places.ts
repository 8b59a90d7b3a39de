// Matches that stand before a decision of every kind, made without a browser.
import { botFor } from '@tabularium/bots';
import type { AnyKit, GamePackage } from '@tabularium/games';
import { type Dice, FastDice, Match, type Pick, type SetupInput } from '@tabularium/kernel';
import { answerOf, setupsOf } from '@tabularium/lab';
import type { SeatInfo } from '../../link/link.ts';
import { resumedMatch } from '../../link/order.ts';
import type { StoredMatch } from '../../store/shape.ts';

/** Of several places of a kind the one nearest to this many inputs is taken: there the board is neither empty nor full. */
const LIVELY = 200;
const LONGEST = 1500;
const CURIOSITIES = [60, 12];
/** Set-ups and seeds in which rare decisions are known to come up; they are tried first. */
const FERTILE: Readonly<Record<string, readonly Try[]>> = {
  battalia: [
    { setup: { mode: 'exiles', seats: 2, options: { weeks: 4 } }, seed: 1, curiosity: 12 },
    { setup: { mode: 'base', seats: 2, options: { weeks: 4 } }, seed: 11, curiosity: 12 },
    { setup: { mode: 'base', seats: 2, options: { weeks: 4 } }, seed: 2, curiosity: 60 },
    { setup: { mode: 'exiles', seats: 2, options: { weeks: 4 } }, seed: 1, curiosity: 60 },
    { setup: { mode: 'exiles', seats: 3, options: { weeks: 4 } }, seed: 1, curiosity: 60 },
    { setup: { mode: 'strongholds', seats: 4, options: { weeks: 5, startHeroes: 0 } }, seed: 9, curiosity: 0 },
  ],
  hoplomachus: [
    { setup: { mode: 'alliance', seats: 4 }, seed: 1, curiosity: 12 },
    { setup: { mode: 'onslaught', seats: 2 }, seed: 2, curiosity: 12 },
    { setup: { mode: 'ascension', seats: 2 }, seed: 1, curiosity: 12 },
    { setup: { mode: 'pandemonium', seats: 3 }, seed: 1, curiosity: 12 },
    { setup: { mode: 'skirmish', seats: 2, options: { arena: 'colosseum' } }, seed: 2, curiosity: 60 },
  ],
};
/** Decisions that come up so seldom, or only with content of one's own, that nobody waits for them. */
const RARE: Readonly<Record<string, readonly string[]>> = {
  hoplomachus: ['shardAt', 'trigger', 'rivalAbility', 'rivalHex', 'rivalTrample'],
};
/** Options with which matches end soon enough. */
const SHORT: Readonly<Record<string, SetupInput['options']>> = { battalia: { weeks: 4 } };

interface Try {
  readonly setup: SetupInput;
  readonly seed: number;
  /** In percent: how often something is done because it was not done before. */
  readonly curiosity: number;
  /** What is done, most of the time, whenever it can be. */
  readonly fondOf?: readonly string[];
}
interface Place {
  readonly match: Match<AnyKit>;
  readonly upTo: number;
  readonly seat: number;
}
export interface Places {
  /** By kind of decision. */
  readonly found: ReadonlyMap<string, StoredMatch>;
  readonly missing: readonly string[];
  /** A match that has ended. */
  readonly over: StoredMatch;
}

/** Every kind of decision that a game has words for. */
export const asksOf = (pkg: GamePackage): readonly string[] => Object.keys(pkg.messages.en['ask'] ?? {});

/** Plays until every kind was seen, or until the time is up. */
export function placesIn(pkg: GamePackage, seconds = 20): Places {
  const wanted = asksOf(pkg).filter((ask) => !RARE[pkg.game.id]?.includes(ask));
  const best = new Map<string, Place>();
  let over: Match<AnyKit> | undefined;
  const until = performance.now() + seconds * 1000;
  for (const one of tries(pkg)) {
    const match = Match.start(pkg.game, one.setup, { seed: `place ${one.seed}` });
    for (const place of curiousPlay(pkg, match, one)) note(best, place);
    if (match.result && match.inputs.length < (over?.inputs.length ?? Number.POSITIVE_INFINITY)) over = match;
    if ((over && wanted.every((ask) => best.has(ask))) || performance.now() > until) break;
  }
  if (!over) throw new Error(`no match of ${pkg.game.id} has ended in ${seconds} seconds`);
  const found = new Map([...best].map(([ask, { match, upTo, seat }]) => [ask, storedAt(pkg, match, upTo, seat)]));
  return { found, missing: wanted.filter((ask) => !found.has(ask)), over: storedAt(pkg, over, over.inputs.length, 0) };
}

export function* tries(pkg: GamePackage): Generator<Try> {
  yield* FERTILE[pkg.game.id] ?? [];
  const setups = setupsOf(pkg.game, { options: SHORT[pkg.game.id] ?? {} });
  for (let seed = 1; ; seed++) for (const setup of setups) for (const curiosity of CURIOSITIES) yield { setup, seed, curiosity };
}

function note(best: Map<string, Place>, place: Place & { readonly ask: string }): void {
  const before = best.get(place.ask);
  if (!before || Math.abs(place.upTo - LIVELY) < Math.abs(before.upTo - LIVELY)) best.set(place.ask, place);
}

/** Tries what was tried least, or plays well, or anyhow; tells of every decision before it is taken. */
export function* curiousPlay(
  pkg: GamePackage,
  match: Match<AnyKit>,
  { seed, curiosity, fondOf = [] }: Try,
): Generator<Place & { readonly ask: string }> {
  const dice = new FastDice(seed);
  const [random, greedy] = [botFor(pkg, 'random'), botFor(pkg, 'greedy')];
  const times = new Map<string, number>();
  for (let open = match.open[0]; open && match.inputs.length < LONGEST; open = match.open[0]) {
    const seat = open.seats[0] ?? 0;
    const { ask } = open;
    const kinds = match.optionsOf(open).map((option) => `${ask} ${kindOf(option)}`);
    if (kinds.length > 1 || open.pass) yield { ask, match, upTo: match.inputs.length, seat };
    const fond = kinds.findIndex((kind) => fondOf.includes(kind));
    const isCurious = new Set(kinds).size > 1 && dice.below(100) < curiosity;
    let pick: Pick;
    if (fond >= 0 && dice.below(4) > 0) pick = fond;
    else if (isCurious) pick = leastTried(kinds, times, dice);
    else pick = answerOf(dice.below(8) === 0 ? random : greedy, match, open, seat, dice);
    const kind = typeof pick === 'number' ? kinds[pick] : undefined;
    if (kind !== undefined) times.set(kind, (times.get(kind) ?? 0) + 1);
    match.playOpen(open, pick);
  }
}
const kindOf = (option: unknown): string =>
  typeof option === 'object' && option !== null && 'do' in option && typeof option.do === 'string' ? option.do : '';

/** Ending something is never curious. */
function leastTried(kinds: readonly string[], times: ReadonlyMap<string, number>, dice: Dice): number {
  const count = (kind: string): number => (times.get(kind) ?? 0) + (kind.endsWith(' end') ? 1000 : 0);
  const least = Math.min(...kinds.map(count));
  const wanted = kinds.flatMap((kind, n) => (count(kind) === least ? [n] : []));
  return wanted[dice.below(wanted.length)] ?? 0;
}

/** The match as one person plays it against bots, up to a place. */
export function storedAt(pkg: GamePackage, match: Match<AnyKit>, upTo: number, human: number): StoredMatch {
  const names = ['Livia', 'Marcus', 'Octavia', 'Quintus', 'Aurelia', 'Titus'];
  const seats = Array.from({ length: match.setup.seats }, (_, seat): SeatInfo => {
    const name = names[seat] ?? '';
    return seat === human ? { kind: 'human', name } : { kind: 'bot', name, level: 'greedy' };
  });
  return resumedMatch(pkg, match.record(), seats, upTo);
}
