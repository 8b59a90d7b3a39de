// Finds a match before every kind of decision, without a browser.
import { botFor, levelFor } from '@tabularium/bots';
import { type Dice, FastDice, Match, PASS, type Pick, type SetupInput } from '@tabularium/kernel';
import { answerOf, setupsOf } from '@tabularium/lab';
import type { AnyKit, GamePackage } from '@tabularium/parts/shape';
import type { SeatInfo } from '../../link/link.ts';
import type { StoredMatch } from '../../link/shape.ts';
import { resumedMatch } from '../../worker/order.ts';
import { battling, brawling, hiding, likedOf, type Taste, thievish, warlike } from './tastes.ts';

/** Prefers places after about this many inputs, where the board is neither empty nor full. */
const LIVELY = 200;
const LONGEST = 1500;
const CURIOSITIES = [60, 12];
/** How many matches without bots take as long as one with bots. */
const BLIND = 16;
const MOST_ROUNDS = 12;
/** Set-ups and seeds with rare decisions. They are tried first. */
const FERTILE: Readonly<Record<string, readonly Try[]>> = {
  battalia: [
    { setup: { mode: 'exiles', seats: 2, options: { weeks: 4 } }, seed: 1, curiosity: 12 },
    { setup: { mode: 'base', seats: 2, options: { weeks: 4 } }, seed: 11, curiosity: 12 },
    { setup: { mode: 'base', seats: 2, options: { weeks: 4 } }, seed: 2, curiosity: 60 },
    { setup: { mode: 'exiles', seats: 2, options: { weeks: 4 } }, seed: 1, curiosity: 60 },
    { setup: { mode: 'exiles', seats: 3, options: { weeks: 4 } }, seed: 1, curiosity: 60 },
    { setup: { mode: 'base', seats: 2, options: { weeks: 4, startHeroes: 2 } }, seed: 8, curiosity: 12 },
    { setup: { mode: 'base', seats: 4, options: { weeks: 5 } }, seed: 16, curiosity: 0, isBlind: true, taste: hiding },
  ],
  romolo: [
    { setup: { mode: 'free', seats: 3 }, seed: 1, curiosity: 4 },
    { setup: { mode: 'free', seats: 4 }, seed: 4, curiosity: 12 },
    { setup: { mode: 'teams', seats: 4 }, seed: 5, curiosity: 4 },
    { setup: { mode: 'solo', seats: 1 }, seed: 1, curiosity: 4 },
    war('teams', 4, 42, 60),
    war('teams', 4, 61, 60),
    war('free', 4, 18, 200),
    war('free', 4, 43, 200),
    war('free', 3, 33, 0),
    war('free', 2, 20, 120),
    war('free', 2, 112, 120),
    war('free', 2, 86, 200),
    war('free', 2, 114, 200),
    war('free', 2, 348, 120),
    war('free', 2, 47, 60),
    war('free', 2, 77, 120),
    war('solo', 1, 24, 60),
    war('solo', 1, 49, 120),
    war('solo', 1, 132, 120),
    ...Array.from({ length: 60 }, (_, n) => robbery(52 + n)),
  ],
  'arcane-legions': [
    ...[34, 4, 20, 47, 6, 58, 9, 32].map((seed) => battle(seed)),
    ...[4, 13].map((seed) => battle(seed, /^enlist (E07|E13)$/)),
    battle(41, /^enlist (R16|R09|R11)$/),
    battle(1, /^enlist E03$/),
    battle(1, /^enlist E07$/),
    battle(2, /^enlist H10$/),
  ],
  battleground: [brawl(766), brawl(516), brawl(1331), brawl(489), brawl(2914), brawl(12), brawl(168)],
};
/** Additional set-ups for decisions that hardly come up in the usual ones. */
const MORE_SETUPS: Readonly<Record<string, readonly SetupInput[]>> = {
  hoplomachus: [{ mode: 'skirmish', seats: 2, options: { arena: 'colosseum' } }],
  battleground: [{ mode: 'standard', seats: 2, options: { expansion: 'on', map: 'snake_terraces' } }],
};
/** The decisions that make up most turns. */
const USUAL: readonly string[] = ['act', 'engage', 'action'];
const USUAL_IN: Readonly<Record<string, readonly string[]>> = { 'arcane-legions': ['order'] };
/** Decisions too rare to wait for, or that need players' own content. */
const RARE: Readonly<Record<string, readonly string[]>> = {
  hoplomachus: ['shardAt', 'trigger', 'rivalAbility', 'rivalHex', 'rivalTrample'],
  battleground: ['order', 'strikeWith', 'pushTo', 'areaNext'],
  'arcane-legions': ['power', 'mistress'],
};
/** Options that keep matches short. */
const SHORT: Readonly<Record<string, SetupInput['options']>> = { battalia: { weeks: 4 } };

/** A match of Romolo o Remo? at war after some number of inputs. */
export function war(mode: string, seats: number, seed: number, from: number): Try {
  return { setup: { mode, seats }, seed, curiosity: 0, isBlind: true, taste: warlike(from, seats) };
}

/** A match of Battleground in which both armies meet in the middle and fight. */
function brawl(seed: number): Try {
  const options = { expansion: 'on', map: 'snake_terraces' };
  return { setup: { mode: 'standard', seats: 2, options }, seed, curiosity: 0, isBlind: true, taste: brawling };
}

/** A match of Arcane Legions in which both muster units whose abilities ask questions, and attack. */
function battle(seed: number, units = /^enlist (R09|R11|R12|R16|E03|E05|E07|E11|E13|E16|H10|H12|H14|H15)$/): Try {
  const options = { points: 7000, ...(seed % 3 === 0 && { battlefield: 'placed' }) };
  return { setup: { mode: 'standard', seats: 2, options }, seed, curiosity: 0, isBlind: true, taste: battling(units) };
}

/** Four players of Romolo o Remo?, one of whom may rob several others at once: about one match in twenty. */
function robbery(seed: number): Try {
  return { setup: { mode: 'free', seats: 4 }, seed, curiosity: 0, isBlind: true, taste: thievish(140, 4) };
}

interface Try {
  readonly setup: SetupInput;
  readonly seed: number;
  /** The percentage of choices made because they are new. */
  readonly curiosity: number;
  /** Plays without bots, so that better bots do not change what comes up. */
  readonly isBlind?: boolean;
  readonly taste?: Taste;
}
interface Place {
  readonly match: Match<AnyKit>;
  readonly ask: string;
  readonly upTo: number;
  readonly seat: number;
}
export interface Places {
  /** By kind of decision. */
  readonly found: ReadonlyMap<string, StoredMatch>;
  readonly missing: readonly string[];
  /** A usual question to one of several people, with something ruled out. */
  readonly usual: StoredMatch;
  /** The same with nothing ruled out, if the game has such a question. */
  readonly unbounded: StoredMatch | undefined;
  /** A finished match. */
  readonly over: StoredMatch;
}

/** Every kind of decision that a game has words for. */
const asksOf = (pkg: GamePackage): readonly string[] => Object.keys(pkg.messages.en['ask'] ?? {});

/** Plays until every kind of decision has come up, or gives up. */
export function placesIn(pkg: GamePackage): Places {
  const usualAsks = USUAL_IN[pkg.game.id] ?? USUAL;
  const wanted = asksOf(pkg).filter((ask) => !RARE[pkg.game.id]?.includes(ask));
  const best = new Map<string, Place>();
  const done = new Map<string, number>();
  let usual: Place | undefined;
  let unbounded: Place | undefined;
  let over: Match<AnyKit> | undefined;
  for (const one of tries(pkg)) {
    const match = Match.start(pkg.game, one.setup, { seed: `place ${one.seed}` });
    for (const place of curiousPlay(pkg, match, one, one.isBlind ? done : new Map())) {
      const before = best.get(place.ask);
      if (!before || !one.isBlind) best.set(place.ask, livelier(place, before)); // where bots play, boards look as people know them
      if (one.isBlind || match.setup.seats === 1 || !usualAsks.includes(place.ask)) continue;
      if (match.whyNot(place.seat).length > 0) usual = livelier(place, usual);
      else unbounded = livelier(place, unbounded);
    }
    if (match.result && match.inputs.length < (over?.inputs.length ?? Number.POSITIVE_INFINITY)) over = match;
    if (over && usual && wanted.every((ask) => best.has(ask))) break;
  }
  if (!over) throw new Error(`no match of ${pkg.game.id} has ended within ${LONGEST} inputs: give it options in SHORT`);
  usual ??= [...best.values()][0]; // the game asks none of the usual questions
  if (!usual) throw new Error(`no match of ${pkg.game.id} asks anything`);
  const stored = ({ match, upTo, seat }: Place): StoredMatch => storedAt(pkg, match, upTo, seat);
  return {
    found: new Map([...best].map(([ask, place]) => [ask, stored(place)])),
    missing: wanted.filter((ask) => !best.has(ask)),
    usual: stored(usual),
    unbounded: unbounded && stored(unbounded),
    over: storedAt(pkg, over, over.inputs.length, 0),
  };
}

function* tries(pkg: GamePackage): Generator<Try> {
  yield* FERTILE[pkg.game.id] ?? [];
  const setups = [...setupsOf(pkg.game, { options: SHORT[pkg.game.id] ?? {} }), ...(MORE_SETUPS[pkg.game.id] ?? [])];
  for (let round = 1; round <= MOST_ROUNDS; round++)
    for (const setup of setups) {
      yield { setup, seed: round, curiosity: CURIOSITIES[round % CURIOSITIES.length] ?? 0 };
      for (let n = 0; n < BLIND; n++) yield { setup, seed: round * BLIND + n, curiosity: 60, isBlind: true };
    }
}

const livelier = (place: Place, before: Place | undefined): Place =>
  before && Math.abs(before.upTo - LIVELY) <= Math.abs(place.upTo - LIVELY) ? before : place;

/** Plays what it has played least, or well, or at random. Reports every decision before it is made. */
function* curiousPlay(
  pkg: GamePackage,
  match: Match<AnyKit>,
  { seed, curiosity, isBlind, taste }: Try,
  done: Map<string, number>,
): Generator<Place> {
  const dice = new FastDice(seed);
  const [random, best] = [botFor(pkg, 'random'), botFor(pkg, levelFor(pkg))];
  for (let open = match.open[0]; open && match.inputs.length < LONGEST; open = match.open[0]) {
    const { ask, pass, some } = open;
    const seat = open.seats[0] ?? 0;
    const options = match.optionsOf(open);
    if (options.length > 1 || pass) yield { ask, match, upTo: match.inputs.length, seat };
    const textOf = (option: unknown): string => (isBlind && !some ? pkg.game.text(ask, option) : kindOf(option));
    const names = options.map((option) => `${ask} ${textOf(option)}`);
    const texts = some || !taste ? [] : [...options.map((option) => pkg.game.text(ask, option)), ...(pass ? [PASS] : [])];
    const liked = taste && likedOf(ask, texts, taste, match.inputs.length, dice);
    const isCurious = liked === undefined && new Set(names).size > 1 && dice.below(100) < curiosity;
    let pick: Pick;
    if (liked !== undefined) pick = liked;
    else if (isCurious) pick = leastDone(names, done, dice);
    else pick = answerOf(isBlind || dice.below(8) === 0 ? random : best, match, open, seat, dice);
    const name = typeof pick === 'number' ? names[pick] : undefined;
    if (name !== undefined) done.set(name, (done.get(name) ?? 0) + 1);
    match.playOpen(open, pick);
  }
}
const kindOf = (option: unknown): string =>
  typeof option === 'object' && option !== null && 'do' in option && typeof option.do === 'string' ? option.do : '';

/** Options that end something are never chosen for being new. */
function leastDone(names: readonly string[], done: ReadonlyMap<string, number>, dice: Dice): number {
  const count = (name: string): number => (done.get(name) ?? 0) + (name.endsWith(' end') ? 1000 : 0);
  const least = Math.min(...names.map(count));
  const wanted = names.flatMap((name, n) => (count(name) === least ? [n] : []));
  return wanted[dice.below(wanted.length)] ?? 0;
}

/** A match up to the first question of a kind; undefined if it never comes up. */
export function storedBefore(pkg: GamePackage, one: Try, wanted: string): StoredMatch | undefined {
  const match = Match.start(pkg.game, one.setup, { seed: `place ${one.seed}` });
  for (const { ask, upTo, seat } of curiousPlay(pkg, match, one, new Map())) if (ask === wanted) return storedAt(pkg, match, upTo, seat);
  return undefined;
}

/** The match up to a place, with one person against bots. */
function storedAt(pkg: GamePackage, match: Match<AnyKit>, upTo: number, human: number): StoredMatch {
  const names = ['Livia', 'Marcus', 'Octavia', 'Quintus', 'Aurelia', 'Titus'];
  const seats = Array.from({ length: match.setup.seats }, (_, seat): SeatInfo => {
    const name = names[seat] ?? '';
    return seat === human ? { kind: 'human', name } : { kind: 'bot', name, level: 'greedy' };
  });
  return resumedMatch(pkg, match.record(), seats, upTo);
}
