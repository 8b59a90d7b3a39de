// The invariants as properties of random matches: all modes, any options; and of matches that begin midway.
import { FastDice, Match } from '@tabularium/kernel';
import { playWatched, randomSetup, seeds } from '@tabularium/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Layout, setupOf, tableOf } from '../lesson/layout.ts';
import { arcaneLegions } from '../rules/index.ts';
import type { Event } from '../table/events.ts';
import type { ArcaneKit, Contact, Mode, Player, Table, Turn, Unit } from '../table/table.ts';
import { bold } from './support/bold.ts';
import { brawl } from './support/brawl.ts';
import { checkInvariants, checkScene } from './support/invariants.ts';
import { Watch } from './support/watch.ts';

const BRAWLS = 16;
const DECISIONS = 300;

/** Plays a match to its end, or for a long while, and returns the kinds of events it has seen. */
function playThrough(match: Match<ArcaneKit>, seed: number, check: (table: Table) => void): Set<string> {
  const watch = new Watch(match.table);
  return playWatched(match, seed, {
    most: DECISIONS,
    choose: (decision, dice) => bold(match.table, decision, dice),
    see: (events) => {
      check(match.table);
      watch.see(match.table, events, match.pending[0]?.ask);
    },
  });
}

const TABLES: readonly (readonly [Mode, number])[] = [
  ['firstBattle', 2],
  ['standard', 2],
  ['standard', 3],
  ['standard', 4],
  ['kingOfTheHill', 2],
  ['deathBeforeDishonor', 2],
  ['custom', 2],
  ['custom', 5],
  ['custom', 6],
];
describe('random matches', () => {
  test.each(TABLES)('of %s with %i seats', (mode, seats) => {
    for (const seed of seeds(seats > 2 ? 1 : 2)) {
      const setup = randomSetup(arcaneLegions, mode, seats, new FastDice(seed));
      playThrough(Match.start(arcaneLegions, setup, { seed: `invariants ${seed}` }), seed, checkInvariants);
    }
  });
  test('from the middle of things', () => {
    const kinds = new Set<string>();
    for (const seed of seeds(BRAWLS)) {
      const sketch = brawl(seed);
      const match = Match.at(arcaneLegions, tableOf(sketch), { setup: setupOf(sketch), seed: `brawl ${seed}` });
      for (const kind of playThrough(match, seed, checkScene)) kinds.add(kind);
    }
    for (const kind of ['snapped', 'turned', 'compared', 'defeated', 'restored', 'vp', 'slid', 'freeAttack'])
      expect([...kinds], `no brawl had ${kind}`).toContain(kind);
  });
});

// ---- the checks are checked: every invariant can fail

const BOTH: Layout = { mode: 'firstBattle', units: { 'A:R01': '8 8 N', 'A:R12': '4 8 N', 'B:E01': '8 9 S', 'B:E05': '13 8 S' }, cp: 5 };
const opened = (): Table => tableOf(BOTH);
type Harm = (table: Table) => void;
const harmed = (harm: Harm) => (): void => {
  const table = opened();
  harm(table);
  checkScene(table);
};
const one = (table: Table): Unit => table.units[0] as Unit;
const other = (table: Table): Unit => table.units[2] as Unit;
const own = (table: Table): Player => table.players[0] as Player;
const set =
  <T extends object>(of: (table: Table) => T, change: Partial<T>): Harm =>
  (table) =>
    void Object.assign(of(table), change);

test('a sound table passes', () => {
  expect(harmed(() => undefined)).not.toThrow();
});
test('figures that are lost, doubled or in a wrong place are noticed and named', () => {
  expect(harmed((table) => void (one(table).slots[0] = -1))).toThrow('A:R01 has the figures S2'); // 1
  expect(harmed((table) => void one(table).downed.push(0))).toThrow('A:R01 has the figures S1,S1');
  expect(harmed((table) => void one(table).slots.pop())).toThrow('A:R01 has 12 slots');
  const commander: Harm = ({ units }) => {
    const { slots } = units[1] as Unit;
    [slots[0], slots[2]] = [slots[2] as number, slots[0] as number];
  };
  expect(harmed(commander)).toThrow('does not fit S1 of A:R12'); // 2
});
test('impossible wounds, orders and points are noticed and named', () => {
  expect(harmed((table) => void (one(table).wounds[0] = 1))).toThrow('the figure of S1 in A:R01 has 1 wounds'); // 5
  const orders = (change: Partial<Unit['orders']>): Harm => set((table) => one(table).orders, change);
  expect(harmed(orders({ special: 2 }))).toThrow('A:R01 has got the orders'); // 9
  expect(harmed(orders({ melee: 2, move: 2 }))).toThrow('A:R01 has got the orders');
  expect(harmed(orders({ melee: 2 }))).toThrow('A:R01 was not pushed for a second order');
  expect(harmed(orders({ regroup: 3 }))).not.toThrow(); // disciplined
  expect(harmed(set(other, { pushed: true }))).toThrow('B:E01 was pushed, but for nothing');
  expect(harmed((table) => void (other(table).orders.move = 1))).toThrow('B:E01 is marked by orders');
  expect(harmed(set(other, { ownCp: 2 }))).toThrow('B:E01 is marked by orders');
  expect(harmed(set(one, { ownCp: -1 }))).toThrow('a unit has -1 command points');
  expect(harmed(set((table) => table.turn as Turn, { cp: 9 }))).toThrow('seat 0 has 9 of 8 command points'); // 6
  expect(harmed(set((table) => table.turn as Turn, { step: 'clouds' }))).toThrow('seat 0 has 5 of 0 command points');
  expect(harmed(set(own, { vp: -1 }))).toThrow('seat 0 has -1 victory points'); // 7
  expect(harmed((table) => void table.order.push(0))).toThrow('the turns are those of');
});
test('bases where they cannot stand are noticed and named', () => {
  const moved = (change: Partial<Unit>): Harm => set((table) => table.units[3] as Unit, change);
  expect(harmed(moved({ x: 130_000.5 }))).toThrow('B:E05 stands at 130000.5'); // 3
  expect(harmed(moved({ heading: 8 as 0 }))).toThrow('B:E05 looks to 8');
  expect(harmed(moved({ x: 4_000 }))).toThrow('B:E05 at 0.4 8 S is'); // 4
  expect(harmed(moved({ x: 90_000 }))).toThrow('overlaps B:E05');
  expect(harmed((table) => void (table.pieces = [...table.pieces, { kind: 'wood', x: 130_000, y: 90_000, heading: 0 }]))).toThrow(
    'overlaps the wood',
  );
});
test('wrong contacts are noticed and named', () => {
  expect(opened().contacts).toHaveLength(1);
  expect(harmed((table) => void (table.contacts = []))).toThrow('A:R01 and B:E01 touch, and nobody knows'); // 10
  expect(harmed((table) => void table.contacts.push(table.contacts[0] as Contact))).toThrow('is kept twice');
  expect(harmed(({ contacts }) => void (contacts[0] = { a: 0, b: 2, sideA: 1, sideB: 0 }))).toThrow('are said to touch with 10');
});
test('an illegal army is noticed and named', () => {
  const mustered =
    (units: Layout['units'], mode: Mode = 'standard') =>
    (): void =>
      checkInvariants(tableOf({ mode, units }));
  expect(mustered({ 'A:R12': '4 8 N' })).not.toThrow();
  expect(mustered({ 'A:R12': '4 8 N', 'A:R12#2': '8 8 N' })).toThrow('seat 0 has a commander twice'); // 13
  expect(mustered({ 'A:R12': '4 8 N', 'A:R13': '8 8 N', 'A:R01': '8 10 N' }, 'firstBattle')).toThrow(/the army of seat 0 costs \d+/);
});

test('each kind of damage from one decision to the next is noticed and named', () => {
  const seen =
    (harm: Harm, ...events: Event[]) =>
    (): void => {
      const table = opened();
      const watch = new Watch(table);
      harm(table);
      watch.see(table, events, 'order');
    };
  const unchanged = (): undefined => undefined;
  const rule = 'ARC-1.1';
  const he = { rule, unit: 'A:R01' } as const;
  expect(seen(unchanged)).not.toThrow();
  expect(seen(set(one, { x: 0 }))).toThrow('A:R01 is ["0 8 N"'); // 4
  expect(seen((table) => void one(table).downed.push(one(table).slots.splice(0, 1, -1)[0] as number))).toThrow('but was told to be');
  expect(seen(unchanged, { ...he, kind: 'slid', from: '1 1 N', to: '2 1 N' })).toThrow('A:R01 goes from 1 1 N');
  expect(seen(unchanged, { ...he, kind: 'downed', slot: 'S6', figure: '1R01', why: 'push' })).toThrow('nobody stands on S6');
  expect(seen(unchanged, { ...he, kind: 'figureMoved', figure: '1R01', from: 'S1', to: 'S2' })).toThrow('two figures of A:R01 stand on S2'); // 2
  expect(seen(unchanged, { ...he, kind: 'defeated', by: null, seat: 1 })).toThrow('A:R01 is defeated with figures on it');
  expect(seen(unchanged, { ...he, kind: 'wounded', slot: 'S1', figure: '1R01', wounds: 1, pegs: 1 })).toThrow('A:R01 has 1 of 1 wounds'); // 5
  expect(seen((table) => void (table.pieces = [{ kind: 'wood', x: 20_000, y: 20_000, heading: 0 }]))).toThrow('terrain has moved'); // 14
  const vp = { rule, kind: 'vp', seat: 0, change: 3, total: 3, why: 'objective', unit: null } as const;
  expect(seen(unchanged, { ...vp, why: 'sortie', total: 4 })).toThrow('seat 0 has not 4 points'); // 7
  expect(seen(unchanged, vp)).toThrow('an objective that it does not control');
  expect(seen(set(own, { vp: 1 }))).toThrow('seat 0 has 1 points, not 0');
  expect(seen(set(own, { vp: 9 }), { ...vp, why: 'sortie', change: 9, total: 9 })).toThrow('9 points of 9, and the match goes on');
  const ordered = { ...he, kind: 'ordered', order: 'ranged', cp: 2, push: false, target: 'B:E01', ability: null } as const;
  expect(seen(unchanged, ordered)).toThrow('A:R01 shoots and touches B:E01'); // 11
  expect(seen(unchanged, { ...ordered, order: 'regroup' })).toThrow('there are 5 command points, not 3'); // 6
  expect(seen(unchanged, { rule, kind: 'turnEnded', seat: 0, lost: 4, healed: [] })).toThrow('4 command points are lost, not 5');
  expect(seen(unchanged, { ...he, kind: 'ownCp', change: 3, total: 3 })).toThrow('gains 3 command points at once');
  const empty: Harm = (table) =>
    void one(table).downed.push(
      ...one(table)
        .slots.splice(0, 13, ...Array.from({ length: 13 }, () => -1))
        .filter((figure) => figure >= 0),
    );
  const fallen = opened().units[0]?.slots.flatMap((figure, slot) => (figure < 0 ? [] : [`S${slot + 1}`])) ?? [];
  const downs = fallen.map((slot): Event => ({ ...he, kind: 'downed', slot, figure: '1R01', why: 'combat' }));
  expect(seen(empty, ...downs)).toThrow('nobody is left of A:R01'); // 8
});
test('dice that differ from the rules are noticed', () => {
  const told =
    (...events: Event[]) =>
    (): void => {
      const table = opened();
      new Watch(table).see(table, events, 'order');
    };
  const names = { rule: 'ARC-9.1', unit: 'A:R01', target: 'B:E01' } as const;
  const icons = (value: number) => [{ reason: 'icons', value }];
  const attacked = {
    ...names,
    kind: 'attacked',
    as: 'melee',
    from: 'F',
    to: 'F',
    slot: null,
    attack: icons(2),
    defence: icons(3),
  } as const;
  expect(told(attacked)).not.toThrow();
  expect(told({ ...attacked, attack: icons(4) })).toThrow('A:R01 attacks with 4 icons, not 2'); // 12
  expect(told({ ...attacked, defence: [] })).toThrow('B:E01 defends with 0 icons, not 3');
  const rolled = { ...names, kind: 'rolled', attack: [6, 1], defence: [5, 5, 1], critical: false } as const;
  expect(told(attacked, rolled)).not.toThrow();
  expect(told(attacked, { ...rolled, attack: [6] })).toThrow('1 dice are rolled, not 2');
  const compared = { ...names, kind: 'compared', attack: [6, 1], defence: [5, 5, 1], phantoms: [2, 2], hits: [1, 1] } as const;
  expect(told(attacked, rolled, compared)).not.toThrow();
  expect(told(attacked, rolled, { ...compared, hits: [2, 1] })).toThrow('A:R01 scores 1 hits and takes 2');
  expect(told(attacked, rolled, { ...compared, hits: [1, 2] })).toThrow('A:R01 scores 2 hits and takes 1');
});
