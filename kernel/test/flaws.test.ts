// The generic suite must find mistakes: each is planted once, and one of the checks must object.
import { describe, expect, test } from 'vitest';
import type { Game, Kit } from '../index.ts';
import { checksOf, played, playoutsOf } from '../testing/index.ts';
import { bids, bidsInvariants, type Flaw } from './games/bids.ts';
import { type PurseFlaw, purse, purseInvariants } from './games/purse.ts';
import { ask, rounds, type SketchKit, say, sketch } from './games/sketch.ts';

interface Finder {
  readonly check: string;
  readonly says: RegExp;
}
const IN_BIDS: Readonly<Record<Flaw, Finder>> = {
  'forgets-reveal': { check: 'looks the same in a guess (twins)', says: /learned something by an answer that it may take back/ },
  'tells-what-undo-hides': { check: 'looks the same in a guess (twins)', says: /was told what it may take back/ },
  'answers-for-others': { check: 'looks the same in a guess (twins)', says: /learned something by an answer that it may take back/ },
  'answers-unseen': { check: 'looks the same in a guess (twins)', says: /what nobody told it/ },
  'shows-deck': { check: 'shows nobody what is hidden from them', says: /view\.table\.next/ },
  'shows-parts': { check: 'shows nobody what is hidden from them', says: /view\.waiting/ },
  'guess-moves-known': { check: 'shows nobody what is hidden from them', says: /view\.table\.known/ },
  'keeps-card': { check: 'goes on from a guess in the middle of anything', says: /the cards are now/ },
  'eager-options': { check: 'goes on from a guess in the middle of anything', says: /the cards are now/ },
  'shares-copies': { check: 'names its rules, its options and its end well', says: /`copy` shares a part of the table.* table\.hands\.\d/ },
  'counts-outside': { check: 'is deterministic', says: /made another/ },
  'same-texts': { check: 'names its rules, its options and its end well', says: /lists "card" twice/ },
  'changes-shared': { check: 'builds once what everybody sees', says: /what seat \d sees changed what everybody sees: hands\.\d/ },
  'builds-anew': { check: 'builds once what everybody sees', says: /seeAs rebuilds pile/ },
  'foreign-rule': { check: 'names its rules, its options and its end well', says: /TTT-1\.1/ },
};
const IN_PURSE: Readonly<Record<PurseFlaw, Finder>> = {
  'shows-paying': { check: 'looks the same in a guess (twins)', says: /pay is asked of seat \d in the (match|guess) only/ },
  'shows-hiding': { check: 'looks the same in a guess (twins)', says: /what nobody told it: view\.(waiting|decisions)/ },
  'asks-who-can': { check: 'looks the same in a guess (twins)', says: /what nobody told it/ },
  'blind-guess': {
    check: 'deals anew what is hidden',
    says: /a seat sees more than the public at purses\.#\.#, but every guess leaves it/,
  },
  'open-see': { check: 'shows nobody what is hidden from them', says: /view\.table\.purses/ },
  'open-and-blind': { check: 'deals anew what is hidden', says: /no seat can see what is at table\.bank\.#.* no guess re-deals it/ },
  talkative: { check: 'looks the same in a guess (twins)', says: /paid tells of what is not on the table/ },
  'knowing-options': { check: 'shows nobody what is hidden from them', says: /view\.decisions/ },
  'keeps-coin': { check: 'goes on from a guess in the middle of anything', says: /the coins are now/ },
};

/** What a check says about a game, over all of its matches. */
function verdict<K extends Kit>(game: Game<K>, invariants: (table: K['table']) => void, check: string): string {
  const { id: mode, seats } = game.setup.modes[0] as { id: string; seats: readonly number[] };
  try {
    for (const count of seats)
      for (const played of playoutsOf(game, { mode, seats: count }, { matches: 12, samples: 1000, invariants }))
        checksOf<K>()[check]?.(played);
  } catch (error) {
    return String(error);
  }
  return 'nothing';
}

function finds<K extends Kit, F extends string>(
  make: (flaw?: F) => Game<K>,
  invariants: (table: K['table']) => void,
  finders: Readonly<Record<F, Finder>>,
): void {
  const entries = Object.entries<Finder>(finders);
  for (const [flaw, { check, says }] of entries)
    test(`${flaw}: ${check}`, () => {
      expect(verdict(make(flaw as F), invariants, check)).toMatch(says);
    });
  for (const check of new Set(entries.map(([, finder]) => finder.check)))
    test(`and without one nothing is found: ${check}`, () => {
      expect(verdict(make(), invariants, check)).toBe('nothing');
    });
}
describe('a mistake planted in bids is found', () => finds(bids, bidsInvariants, IN_BIDS));
describe('a mistake planted in purse is found', () => finds(purse, purseInvariants, IN_PURSE));

describe('before the first question', () => {
  const TWINS = 'looks the same in a guess (twins)';
  /** Deals once, and tells everybody, or only the first seat, which card is on top. */
  const dealing = (to?: readonly number[]): Game<SketchKit> =>
    sketch(
      rounds(function* (table, ref) {
        if (table.extra === null) {
          ref.shuffle(table.hidden);
          say(ref, table.hidden[0] as string, to);
          table.extra = 'dealt';
        }
        yield* ask(table, ref, 0, ['a', 'b']);
        table.over = table.done.length > 3;
      }),
    );
  test('everybody is told what nobody sees', () => {
    expect(verdict(dealing(), () => undefined, TWINS)).toMatch(
      /before the first question said tells everybody table\.hidden\.0 \(as what\), which not everybody sees/,
    );
  });
  test('unless the game gives a reason', () => {
    const passing = { said: 'the top card is shown and covered again' };
    for (const played of playoutsOf(dealing(), { mode: 'any', seats: 2 }))
      expect(() => checksOf<SketchKit>({ passing })[TWINS]?.(played)).not.toThrow();
  });
  test('a random result that is not kept is no secret', () => {
    const rolling = sketch(
      rounds(function* (table, ref) {
        if (table.extra === null) {
          ref.shuffle(table.hidden);
          say(ref, `${ref.roll(6)}`);
          table.extra = 'dealt';
        }
        yield* ask(table, ref, 0, ['a', 'b']);
        table.over = table.done.length > 3;
      }),
    );
    expect(verdict(rolling, () => undefined, TWINS)).toBe('nothing');
  });
  test('or only one seat is told', () => {
    expect(verdict(dealing([0]), () => undefined, TWINS)).toBe('nothing');
  });
});

test('a table that does not match its schema is found before it is saved', () => {
  const stale = { shape: { table: { of: { done: { list: 'string' }, hidden: { list: 'string' }, over: 'boolean' } }, types: {} } };
  const game = sketch(
    rounds(function* (table, ref) {
      yield* ask(table, ref, 0, ['a', 'b']);
    }),
    stale,
  );
  const says = '"table.extra" is not a known field: if the Table type has changed, run `npm run shapes`';
  expect(() => playoutsOf(game, { mode: 'any', seats: 2 })).toThrow(says);
  expect(() => played(game)).toThrow(says);
});
