// The invariants hold in random matches of both modes with any options, and in matches that start in the middle of a brawl.
import { type Decision, FastDice, Match, type SetupInput } from '@tabularium/kernel';
import { playWatched, randomSetup, seeds } from '@tabularium/kernel/testing';
import { describe, expect, test } from 'vitest';
import { setupOf } from '../lesson/layout.ts';
import { battleground } from '../rules/index.ts';
import type { Event } from '../table/events.ts';
import type { BattlegroundKit, Figure, Frame, Mode, Player, Table } from '../table/table.ts';
import { bold } from './support/bold.ts';
import { brawl } from './support/brawl.ts';
import { checkInvariants, checkScene, defOf } from './support/invariants.ts';
import { tableOf } from './support/position.ts';
import { Watch } from './support/watch.ts';

const MATCHES = 5;
const BRAWLS = 10;

/** Plays a match to its end and returns the kinds of events it saw. */
function playThrough(match: Match<BattlegroundKit>, seed: number, check: (table: Table) => void): Set<string> {
  const watch = new Watch(match.table);
  return playWatched(match, seed, {
    choose: (decision, dice) => {
      if (decision.ask === 'select' || decision.ask === 'discard') expect(match.table.frames).toEqual([]); // 10
      return bold(match.table, decision, dice);
    },
    see: (events) => {
      check(match.table);
      watch.see(match.table, events);
    },
  });
}
const start = (setup: SetupInput, seed: number): Match<BattlegroundKit> => Match.start(battleground, setup, { seed: `invariants ${seed}` });

/** Events that must come up in a few matches of each mode. */
const QUIET = ['activated', 'bonus', 'played', 'moved', 'turned', 'focused', 'watches', 'mana', 'ap', 'ready', 'scored', 'roundBegan'];
const LOUD = [
  'attacked',
  'rolled',
  'rerolled',
  'wounded',
  'knockedOut',
  'interrupts',
  'token',
  'usedAbility',
  'pushed',
  'missionDone',
  'claimed',
];

describe.each(battleground.setup.modes)('$id', ({ id }) => {
  test('every invariant holds from one decision to the next', () => {
    const kinds = seeds(MATCHES).flatMap((seed) => [
      ...playThrough(start(randomSetup(battleground, id, 2, new FastDice(seed)), seed), seed, checkInvariants),
    ]);
    expect(QUIET.filter((kind) => !kinds.includes(kind))).toEqual([]); // the matches are not too dull
  });
  test('they also hold in the middle of a brawl', () => {
    const kinds = seeds(BRAWLS).flatMap((seed) => {
      const sketch = brawl(seed, id as Mode);
      const match = Match.at(battleground, tableOf(sketch), { setup: setupOf(sketch), seed: `invariants ${seed}` });
      return [...playThrough(match, seed, checkScene)];
    });
    expect(LOUD.filter((kind) => !kinds.includes(kind))).toEqual([]);
  });
});

// ---- the checks themselves: a broken table is noticed

/** The first game, He-Man active after a few answers. */
function opened(): Table {
  const match = start({ mode: 'first', seats: 2 }, 1);
  const dice = new FastDice(1);
  while (match.pending[0]?.ask !== 'action') {
    const decision = match.pending[0] as Decision<BattlegroundKit>;
    match.answer(decision.seats[0] as number, decision.id, bold(match.table, decision, dice));
  }
  return battleground.copy(match.table);
}
const harmed =
  (harm: (table: Table) => void, check: (table: Table) => void = checkInvariants) =>
  (): void => {
    const table = opened();
    harm(table);
    check(table);
  };
const one = (table: Table): Figure => table.figures[0] as Figure;
const other = (table: Table): Figure => table.figures[1] as Figure;
const own = (table: Table): Player => table.players[0] as Player;
const frame = (table: Table): Frame => table.frames[0] as Frame;
const nameOfActive = (table: Table): string => defOf(table, table.figures[frame(table).figure] as Figure).id;
const set =
  <T extends object>(of: (table: Table) => T, values: Partial<T>) =>
  (table: Table): void =>
    void Object.assign(of(table), values);

test('a sound table passes', () => {
  const table = opened();
  expect(() => checkInvariants(table)).not.toThrow();
  expect(() => new Watch(table).see(table, [])).not.toThrow();
});
test('every kind of damage to a table is noticed and named', () => {
  expect(harmed((table) => void own(table).deck.pop())).toThrow('seat 0 has 19 fate cards'); // 1
  expect(harmed((table) => void own(table).discards.push('GM1'))).toThrow('seat 0 has 3 glory cards');
  expect(harmed((table) => void own(table).fate.push(...own(table).deck.splice(0, 3)))).toThrow('fate cards'); // 2
  expect(harmed((table) => void own(table).fate.push(...own(table).glory.splice(0, 1)))).toThrow('wrong pile');
  expect(harmed(set(one, { mana: 6 }))).toThrow('6 mana'); // 3
  expect(harmed(set(one, { wounds: -1 }))).toThrow('-1 wounds');
  expect(harmed(set(one, { wounds: 20 }))).toThrow('20 wounds and is there');
  expect(harmed(set(one, { falling: true }))).toThrow('falls and is not out');
  expect(harmed(set(one, { out: true, wounds: 20 }))).toThrow('is out and stands on');
  expect(harmed(set(one, { out: true, falling: true, wounds: 20, overwatch: true }))).toThrow('is out and has something');
  expect(harmed(set(frame, { ap: -1 }))).toThrow('-1 AP');
  expect(harmed((table) => void (one(table).at = other(table).at))).toThrow('does not know of'); // 4
  expect(harmed((table) => void (table.standing[0] = 0))).toThrow('places more');
  expect(
    harmed((table) => {
      table.standing[one(table).at] = -1;
      one(table).at = 8 + 7 * 30 + 1; // H10, where a wall is
    }),
  ).toThrow('stands on H10, where nobody can');
  expect(harmed(set(one, { at: 750 }))).toThrow('stands on A1^, where nobody can');
  expect(harmed(set(one, { shape: 'west' }))).toThrow('has a base of west');
  expect(harmed(set(one, { facing: 6 as Figure['facing'] }))).toThrow('looks to 6'); // 5
  expect(harmed(set(one, { buff: 'curse' as Figure['buff'] }))).toThrow('has the buff curse'); // 6
  expect(harmed(set(one, { debuff: 'rapidity' as Figure['debuff'] }))).toThrow('has the debuff rapidity');
  expect(harmed((table) => void [one(table), other(table)].map((figure) => Object.assign(figure, { debuff: 'thirdEye' })))).toThrow(
    '2 figures of seat 0 bear the Third Eye Mark',
  );
  const marker = { seat: 1, at: 0, radius: 2 };
  expect(harmed(set((table) => table, { markers: [marker, marker] }))).toThrow('seat 1 has 2 markers');
  expect(harmed((table) => void table.objectives.pop())).toThrow('not those of the map'); // 7
  expect(harmed((table) => void Object.assign(table.objectives[0] as object, { owner: 7 }))).toThrow("is seat 7's");
  expect(harmed((table) => void Object.assign(table.objectives[0] as object, { owner: 0 }))).toThrow('0 points for its tokens, not 20'); // 8
  const scored = (source: 'mission' | 'knockOut', what: string, points: number) => (table: Table) =>
    void own(table).points.push({ round: 1, source, what, points });
  expect(harmed(scored('knockOut', 'skeletor', 33))).toThrow('33 points for those it knocked out, not 0');
  expect(harmed(scored('mission', 'G01', 20))).toThrow('the mission G01 was done, and its card is not kept');
  expect(harmed((table) => void own(table).completed.push(...own(table).glory.splice(0)))).toThrow('a mission that was not done');
  expect(harmed(set((table) => table, { phase: 'select' }))).toThrow('somebody acts in the phase select'); // 10
  expect(harmed((table) => void table.frames.push({ ...frame(table), cards: [] }))).toThrow('number 1 is activation');
  expect(harmed((table) => void one(table).cards.push(...own(table).deck.splice(0, 1)))).toThrow('who was not activated'); // 11
  expect(harmed(set((table) => table, { round: 5 }))).toThrow('it is round 5'); // 15
});
test('an illegal army is noticed and named', () => {
  const terms = (change: Partial<Table['terms']>) => set((table) => table.terms, change);
  expect(harmed(terms({ points: 70 }))).toThrow('costs 77'); // 16
  const gear = (...cards: string[]) => set(one, { weapons: cards });
  expect(harmed(gear('W01', 'W09', 'W10'))).toThrow('he_man cannot carry its weapons');
  expect(harmed(gear('W23'))).toThrow('he_man cannot carry its weapons');
  expect(harmed(gear('W12'))).toThrow('W12 is not for he_man');
  expect(harmed(gear('W09', 'W09'))).toThrow('he_man carries something twice');
  const items = (...cards: string[]) => set(one, { items: cards.map((card) => ({ card, used: false })) });
  expect(harmed(items('I17', 'I18'))).toThrow('he_man has no room for its trinket');
  expect(harmed(items('I10'))).toThrow('I10 is not for he_man');
  expect(harmed((table) => void (own(table).deck[0] = 'FE01'))).toThrow('FE01 is not for seat 0');
  expect(harmed((table) => void own(table).deck.splice(0, 3, 'F01', 'F01', 'F01'))).toThrow('seat 0 has 3 of F01');
  expect(harmed(set(other, { def: 0 }))).toThrow('has a hero twice');
});
test('every kind of damage between two decisions is noticed and named', () => {
  const seen =
    (harm: (table: Table) => void, ...events: Event[]) =>
    (): void => {
      const table = opened();
      const watch = new Watch(table);
      harm(table);
      watch.see(table, events);
    };
  const unchanged = (): undefined => undefined;
  const rule = 'MOB-1.1';
  const he = { rule, figure: 'he_man' } as const;
  expect(seen(set(one, { mana: 5 }))).toThrow('but was told to have 0');
  expect(seen(unchanged, { ...he, kind: 'mana', change: 1, total: 3, why: '' })).toThrow('has 1 mana, not 3');
  expect(seen(unchanged, { ...he, kind: 'healed', wounds: 1, total: 0, why: '' })).toThrow('has -1 wounds, not 0');
  expect(seen(unchanged, { ...he, kind: 'focusSpent', for: 'test' })).toThrow('a focus token that it has not');
  expect(seen(set(one, { buff: 'rapidity' }))).toThrow('has buff rapidity');
  expect(seen(unchanged, { ...he, kind: 'moved', from: 'A1', path: ['A2'], as: 'walk', points: 1 })).toThrow('goes from A1');
  const test = { ...he, stat: 'strength', as: 'attack', dice: [{ reason: 'strength', value: 2 }], threshold: 4, modifiers: [] } as const;
  expect(seen(unchanged, { ...test, kind: 'rolled', faces: [1, 1], threshold: 3 })).toThrow('the threshold is 3, not 4'); // 9
  expect(seen(unchanged, { ...test, kind: 'rolled', faces: [1] })).toThrow('1 dice are rolled, not 2');
  const rolled: Event = { ...test, kind: 'rolled', faces: [6, 3] };
  const exploded: Event = { ...he, kind: 'exploded', faces: [4] };
  expect(seen(unchanged, rolled, { ...he, kind: 'successes', successes: 1 })).toThrow('0 dice explode, not 1');
  expect(seen(unchanged, rolled, exploded, { ...he, kind: 'successes', successes: 2 })).toThrow('2 successes, not 1');
  expect(seen(unchanged, rolled, exploded, { ...he, kind: 'successes', successes: 1 })).not.toThrow();
  expect(seen(unchanged, { ...he, kind: 'net', target: 'skeletor', successes: 3, defence: 1, net: 3 })).toThrow('3 successes are left');
  const acting = nameOfActive(opened());
  expect(seen(unchanged, { rule, kind: 'ap', figure: acting, change: -2, total: 0, why: 'move' })).toThrow('pays 2 AP for move number 1'); // 12
  expect(seen(unchanged, { rule, kind: 'activationEnded', figure: 'orko' })).toThrow('orko stops');
  const activated = { rule, kind: 'activated', seat: 0, card: 'FM01', ap: 2, mana: 1, figure: 'he_man' } as const; // 11
  expect(seen((table) => void table.frames.pop(), activated, activated)).toThrow('he_man is activated twice in a round');
  const next: Event = { rule, kind: 'roundBegan', round: 2 };
  expect(seen((table) => void table.frames.pop(), activated, next, activated)).toThrow('was the last one, and is the first one again');
  expect(seen((table) => void (own(table).deck[0] = 'FM99'))).toThrow('seat 0 has other cards than before'); // 1
  const later = (before: (table: Table) => void, after: (table: Table) => void) => (): void => {
    const table = opened();
    before(table);
    const watch = new Watch(table);
    after(table);
    watch.see(table, []);
  };
  const token = (owner: number) => (table: Table) => void Object.assign(table.objectives[0] as object, { owner });
  expect(later(token(0), token(-1))).toThrow('a claimed token is back'); // 7
  const points = (total: number) => (table: Table) => void (own(table).points = [{ round: 1, source: 'mission', what: '', points: total }]);
  expect(later(points(20), points(10))).toThrow('seat 0 loses points'); // 8
  const out = (isOut: boolean) => set(one, { out: isOut });
  expect(later(out(true), out(false))).toThrow('he_man is back');
});
