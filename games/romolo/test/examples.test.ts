// The worked examples of the rulebook, and some of our own, on the small map: every hex a face-up plain unless the example says otherwise.
import type { Seat } from '@tabularium/kernel';
import { thrice } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { type Token } from '../content/kinds.ts';
import { maps } from '../content/maps.ts';
import type { Sheet } from '../table/table.ts';
import { askOf, handWith } from './support/front.ts';
import { acts, hex, type Position, player, position, type Sketch, seen, skip, stock, unit, where } from './support/position.ts';
import { EX_37, EX_37_SHEETS } from './support/solitaire-example.ts';

/** Everything that a unit can do. */
const doings = (match: Position, name: string): string[] => match.texts().filter((text) => text.includes(name));
const placesLeft = (match: Position, at: string): number => {
  const { used, limit } = seen(match).hexes.find((one) => one.at === at)?.places ?? { used: 0, limit: 0 };
  return limit - used;
};
const powerOf = (match: Position, at: string): number | undefined => seen(match).hexes.find((one) => one.at === at)?.power;

thrice('EX-0: a worker has two actions, and anything but a move ends them', () => {
  const start = (): Position => position({ units: { 'yellow.worker.1': 'c3' }, stock: ['9 stone 9 wood'] });
  const moved = start().play('move yellow.worker.1 c4');
  expect(doings(moved, 'yellow.worker.1')).toEqual(expect.arrayContaining(['move yellow.worker.1 c3', 'build yellow.worker.1']));
  expect(doings(moved.play('move yellow.worker.1 c5'), 'yellow.worker.1')).toEqual([]); // move and move
  const built = start().play('move yellow.worker.1 c4', 'build yellow.worker.1', 'farm');
  expect(hex(built, 'c4').built.farm).toBe(1); // move and build
  const alone = start().play('build yellow.worker.1', 'farm');
  expect(hex(alone, 'c3').built.farm).toBe(1);
  expect(unit(alone, 'yellow.worker.1').lying).toBe('acted');
  expect(doings(alone, 'yellow.worker.1')).toEqual([]); // neither build and move nor build and build
});

// ---- walls and rivers

const WALL: Sketch = { hexes: { c3: 'walls=W' }, stock: ['1 stone 1 wood 1 wheat'] };
thrice('EX-1: crossing a wall', () => {
  const across = position({ ...WALL, units: { 'yellow.worker.1': 'c2' } }).play('move yellow.worker.1 c3');
  expect(unit(across, 'yellow.worker.1')).toMatchObject({ penalty: true, actions: 1, lying: null });
  expect(doings(across, 'yellow.worker.1').every((text) => text.startsWith('move '))).toBe(true);
  const around = position({ ...WALL, units: { 'yellow.worker.1': 'c2' } }).play('move yellow.worker.1 b2', 'move yellow.worker.1 c3');
  expect(unit(around, 'yellow.worker.1')).toMatchObject({ penalty: false, actions: 0, lying: 'moved' });
});
thrice('EX-2: a wall does nothing from inside to outside', () => {
  const match = position({ ...WALL, units: { 'yellow.worker.1': 'c3' } }).play('move yellow.worker.1 c2');
  expect(unit(match, 'yellow.worker.1')).toMatchObject({ penalty: false, actions: 1, lying: null });
  expect(doings(match, 'yellow.worker.1')).toContain('build yellow.worker.1');
});
thrice('EX-3: a river that takes nothing', () => {
  const hexes = { c3: 'water', b2: 'down plain', d2: 'down hill', d3: 'down forest' };
  const match = position({ hexes, units: { 'yellow.worker.1': 'b1' } }).play('move yellow.worker.1 b2');
  expect(match.last('explored')).toMatchObject({ at: 'b2', terrain: 'plain' });
  expect(match.events('flooded')).toEqual([]);
  expect([hex(match, 'd2').up, hex(match, 'd3').up]).toEqual([false, false]);
});
thrice('EX-4: a river that takes two hexes', () => {
  const hexes = { a1: 'down water', b2: 'down forest', c3: 'down hill', c4: 'down plain', d3: 'down plain' };
  const match = position({ hexes, units: { 'yellow.worker.1': 'a2' }, waterPile: 9 }).play('move yellow.worker.1 a1');
  expect(match.events('flooded').map(({ at }) => at)).toEqual(['b2', 'c3']);
  expect(['a1', 'b2', 'c3', 'c4', 'd3'].map((at) => (hex(match, at).up ? hex(match, at).terrain : 'down'))).toEqual([
    'water',
    'water',
    'water',
    'down',
    'down',
  ]);
  expect(match.table.waterPile).toBe(7);
  expect([where(match, 'yellow.worker.1'), unit(match, 'yellow.worker.1').lying]).toEqual(['a2', 'explored']);
});

// ---- constructions and goods

thrice('EX-5: room to build', () => {
  const match = position({
    hexes: { c2: '2 warehouse', c3: '3 warehouse farm', c4: '2 farm warehouse walls=E,NE,NW' },
    units: { 'yellow.worker.1': 'c2', 'yellow.worker.2': 'c3', 'yellow.worker.3': 'c4' },
    stock: ['3 stone 3 wood'],
  });
  expect(['c2', 'c3', 'c4'].map((at) => placesLeft(match, at))).toEqual([2, 0, 0]);
  expect(acts(match, 'build')).toEqual(['yellow.worker.1']);
});
thrice('EX-6: where production may go', () => {
  const match = position({
    hexes: { b2: 'warehouse', b3: 'warehouse walls=SW', c4: 'warehouse' },
    units: { 'yellow.worker.1': 'c3', 'blue.worker.1': 'b2' },
  }).play('produce yellow.worker.1');
  expect(match.decision().ask).toBe('act'); // there was nothing to choose
  expect(match.last('produced')).toMatchObject({ resource: 'wheat', cubes: 1, from: 'c3', to: 'c4' });
});
thrice('EX-7: a warehouse takes what one worker makes', () => {
  const match = position({
    hexes: { c2: 'forest sawmill', c3: '2 warehouse' },
    units: { 'yellow.worker.1': 'c2', 'yellow.worker.2': 'c3', 'yellow.worker.3': 'c4' },
  }).play('produce yellow.worker.1', 'c3 1', 'produce yellow.worker.2');
  expect(match.events('produced').map(({ resource, cubes, to }) => [resource, cubes, to])).toEqual([
    ['wood', 2, 'c3'],
    ['wheat', 1, 'c3'],
  ]);
  expect(hex(match, 'c3').stores.map(({ cubes }) => cubes)).toEqual([2, 1]);
  expect(match.refuses('produce yellow.worker.3')).toMatchObject({ because: 'noWarehouse' });
});
thrice('EX-8: power', () => {
  const hexes = { c1: '2 warehouse', e3: '2 warehouse farm', a1: '2 farm walls=E,W,SE' };
  const match = position({ seats: 3, hexes });
  expect(['c1', 'e3', 'a1'].map((at) => powerOf(match, at))).toEqual([3, 3, 2]);
});
thrice('EX-9: the price of characters', () => {
  const paid = [[], ['dux'], ['dux', 'eques']].map((characters) => {
    const match = position({ units: { 'yellow.worker.1': 'c3' }, characters: [characters], display: ['heros', 'consul'], money: [20] });
    match.play('hireCharacter yellow.worker.1', 'heros');
    return [match.last('hiredCharacter').coins, 20 - player(match, 0).money];
  });
  expect(paid).toEqual([
    [2, 4],
    [3, 6],
    [4, 8],
  ]);
});
thrice('EX-10: selling with a port and a forum', () => {
  const match = position({
    hexes: { c3: 'port=NW forum 2 warehouse', c4: 'forum', b2: 'water' },
    units: { 'yellow.worker.1': 'c3' },
    prices: { wheat: 2 },
    stock: ['2 wheat'],
  });
  expect(powerOf(match, 'c3')).toBe(4);
  match.play('sell yellow.worker.1', 'wheat on stone', 'wheat on wood');
  expect(match.last('forumBonus').coins).toBe(2);
  expect([player(match, 0).money, stock(match, 0)]).toEqual([12, {}]);
});
thrice('EX-11: where a sold cube may lie', () => {
  const match = position({ units: { 'yellow.worker.1': 'c3' }, columns: { wood: ['stone', 'salt'] }, stock: ['1 wheat'] });
  expect(match.play('sell yellow.worker.1').texts()).toEqual(['wheat on stone', 'wheat on salt', 'wheat on refined']);
});

// ---- war

/** Attacks with all units standing in c3, declares these powers, then both play these tokens. */
function clash(match: Position, sides: { attacker: Seat; defender: Seat; attack: Token; defence: Token }, ...powers: string[]): Position {
  const { attacker, defender, attack, defence } = sides;
  match.play(`c3 seat ${defender}`);
  if (askOf(match, attacker) === 'attackers') match.play(match.texts().join(' + '));
  return match
    .play(...powers)
    .as(attacker, attack)
    .as(defender, defence);
}
/** A war phase that goes on after the battle, because the attacker can still demolish a warehouse in d1. */
function warOf(attacker: Seat, sketch: Sketch, ...hands: readonly [Seat, Token][]): Position {
  const colour = ['yellow', 'blue', 'red', 'brown'][attacker];
  const hand = [0, 1, 2, 3].map((seat) => hands.flatMap(([whose, token]) => (whose === seat ? [handWith(token)] : []))[0]);
  return position({
    phase: 'war',
    active: attacker,
    hand,
    ...sketch,
    hexes: { d1: 'warehouse', ...sketch.hexes },
    units: { ...sketch.units, [`${colour}.worker.6`]: 'd1' },
  });
}

thrice('EX-12: who may attack', () => {
  const match = position({
    seats: 3,
    phase: 'war',
    hexes: { c2: 'warehouse' },
    units: { 'yellow.worker.1': 'c2', 'yellow.soldier.1': 'c4', 'red.worker.1': 'c4' },
  });
  expect(match.texts()).toEqual(['c2 demolish', 'c4 seat 2', 'pass']);
  match.play('c2 demolish');
  expect(match.last('destroyed')).toMatchObject({ at: 'c2', piece: { piece: 'warehouse' } });
  expect(match.texts()).toEqual(['c4 seat 2', 'pass']);
});
thrice('EX-13: equal values', () => {
  const soldiers = { 'blue.soldier.1': 'c3', 'blue.soldier.2': 'c3', 'blue.soldier.3': 'c3' };
  const match = warOf(1, { units: { ...soldiers, 'yellow.soldier.1': 'c3', 'yellow.soldier.2': 'c3' } });
  clash(match, { attacker: 1, defender: 0, attack: 'plus3', defence: 'double' });
  expect(match.last('fought')).toMatchObject({ attack: 12, defence: 12, winner: null, attackerLosses: 0, defenderLosses: 0 });
  expect([match.events('battleToken'), match.events('fell')]).toEqual([[], []]);
  expect(Object.keys(soldiers).map((name) => unit(match, name).lying)).toEqual(['attacked', 'attacked', 'attacked']);
});
const RED_AND_BROWN: Sketch = { seats: 4, units: { 'red.soldier.1': 'c3', 'mercenary.1': 'c3 of 2', 'brown.worker.1': 'c3' } };
const redAttacks = (): Position =>
  clash(warOf(2, RED_AND_BROWN, [2, 'retreat']), { attacker: 2, defender: 3, attack: 'retreat', defence: 'extraCasualty' });
thrice('EX-14: a side that retreats loses, and nobody is hurt', () => {
  const match = redAttacks().play('retreat');
  expect([where(match, 'red.soldier.1'), where(match, 'mercenary.1')]).toEqual(['b2', 'b2']); // toward a1
  expect(match.events('fell')).toEqual([]);
  expect([player(match, 2).battleTokens, player(match, 3).battleTokens]).toEqual([0, 1]);
});
thrice('EX-15: a side that stays fights without a modifier', () => {
  const match = redAttacks().play('stay');
  expect(match.last('fought')).toMatchObject({ attack: 5, defence: 1, winner: 2, attackerLosses: 1, defenderLosses: 1 });
  expect(where(match, 'brown.worker.1')).toBeNull();
  expect(match.decision(3)).toMatchObject({ ask: 'casualty', texts: ['red.soldier.1', 'mercenary.1'] });
  match.play('mercenary.1');
  expect([unit(match, 'mercenary.1').zone, where(match, 'red.soldier.1')]).toEqual(['fallen', 'c3']);
  expect([player(match, 2).battleTokens, player(match, 3).battleTokens]).toEqual([1, 0]);
});
thrice('EX-16: left-over casualties', () => {
  const match = warOf(0, {
    hexes: { c3: 'temple warehouse' },
    units: { 'yellow.soldier.1': 'c3', 'yellow.soldier.2': 'c3', 'blue.worker.1': 'c3' },
    characters: [['heros']],
  });
  clash(match, { attacker: 0, defender: 1, attack: 'plus3', defence: 'extraCasualty' }, 'heros');
  expect(match.last('fought')).toMatchObject({ attack: 11, defence: 1, attackerLosses: 1, defenderLosses: 3 });
  expect(match.texts(0)).toEqual(['warehouse 1', 'temple', 'pass']);
  match.play('temple', 'warehouse 1');
  expect(match.events('fell').map(({ unit: name }) => name)).toEqual(['blue.worker.1', 'yellow.soldier.1']);
  expect(match.events('destroyed').map(({ piece }) => piece.piece)).toEqual(['temple', 'warehouse']);
  expect(player(match, 0).battleTokens).toBe(1);
});
thrice('EX-17: the defender retreats, or stays', () => {
  const fight = (): Position => {
    const units = { 'yellow.soldier.1': 'c3', 'yellow.soldier.2': 'c3', 'blue.worker.1': 'c3' };
    const match = warOf(0, { hexes: { c3: 'warehouse' }, units }, [0, 'blank'], [1, 'retreat']);
    return clash(match, { attacker: 0, defender: 1, attack: 'blank', defence: 'retreat' });
  };
  const retreats = fight().play('retreat');
  expect([where(retreats, 'blue.worker.1'), player(retreats, 0).battleTokens]).toEqual(['d3', 1]);
  expect(retreats.decision()).toMatchObject({ ask: 'demolish', seats: [0], pass: true });
  expect(hex(retreats.play('warehouse 1'), 'c3').stores).toEqual([]);
  const stays = fight().play('stay');
  expect(stays.last('fought')).toMatchObject({ attack: 6, defence: 1, defenderLosses: 1, attackerLosses: 0 });
  expect([where(stays, 'blue.worker.1'), player(stays, 0).battleTokens, hex(stays, 'c3').stores.length]).toEqual([null, 1, 1]);
});

// ---- maintenance

thrice('EX-18: the wages of four mercenaries', () => {
  const units = { 'mercenary.1': 'c3', 'mercenary.2': 'c3', 'mercenary.3': 'c4', 'mercenary.4': 'd3' };
  const match = position({ phase: 'collect', units, stock: ['10 salt'] });
  expect(match.last('wagesDue')).toMatchObject({ mercenaries: 4, paid: 4, salt: 1 + 2 + 3 + 4 });
});
thrice('EX-19: feeding', () => {
  const match = position({
    phase: 'collect',
    capitals: ['c1', 'a3'],
    hexes: { c2: 'farm', c3: 'farm' },
    units: { 'yellow.worker.1': 'c2', 'yellow.worker.2': 'c3', 'yellow.worker.3': 'b2', 'yellow.worker.4': 'e3' },
    stock: ['1 wheat'],
  });
  expect(match.last('fed')).toMatchObject({ units: 4, fed: 3, hungry: 1 });
  expect(match.decision()).toMatchObject({ ask: 'hunger', texts: ['wheat', 'yellow.worker.4'] });
});
const pricesAfter = (columns: Sketch['columns'] & object): readonly number[] =>
  position({ phase: 'collect', columns }).last('prices').prices;
thrice('EX-20: prices rise by the cubes in their columns', () => {
  const [wheat, stone, wood, salt] = pricesAfter({ wheat: ['refined', 'refined'], salt: ['refined'], stone: ['refined'] });
  expect([wheat, stone, wood, salt]).toEqual([1 + 2, 1 + 1, 1, 1 + 1]);
});
thrice('EX-21: then they fall by the cubes of their own type', () => {
  const columns = { wheat: ['wood', 'wood'], stone: ['wheat'], salt: ['stone'] } as const;
  expect(pricesAfter(columns)).toEqual([2, 1, 0, 2, 1]); // wheat, stone, wood, salt, refined
  expect(Object.values(position({ phase: 'collect', columns }).table.columns)).toEqual([[], [], [], [], []]);
});

// ---- control

/** The hexes that a seat reaches, controls, or nobody does. */
const influenced = (match: Position, team: number): string[] =>
  seen(match).hexes.flatMap(({ at, influence }) => (influence.some((one) => one.team === team) ? [at] : []));
const controlled = (match: Position, team: number | null): string[] =>
  seen(match).hexes.flatMap(({ at, control }) => (control.team === team ? [at] : []));

thrice('EX-22: influence around a wall', () => {
  const reach = (warehouses: number): string[] =>
    influenced(position({ capitals: ['c3', 'e1'], hexes: { c3: `${warehouses} warehouse`, c4: 'walls=W' } }), 0);
  expect(reach(3)).toEqual(['b2', 'b3', 'c2', 'd2', 'd3']); // power 4
  expect(reach(4)).toContain('c4'); // power 5, in two steps
});
thrice('EX-23: a tie on a hex', () => {
  const hexes = { c3: '3 warehouse', b3: 'water', d2: 'water', d3: 'water' };
  const match = position({ seats: 3, capitals: ['e1', 'a3', 'c3'], hexes, units: { 'blue.soldier.1': 'c4' } });
  expect(influenced(match, 2)).toEqual(['b2', 'c2', 'c4']);
  expect(influenced(match, 1)).toEqual(['c4']);
  expect(controlled(match, 2)).toEqual(['b2', 'c2', 'c3']);
  expect(controlled(match, null)).toContain('c4');
});
thrice('EX-24: paying out of a warehouse', () => {
  const match = position({
    hexes: { c3: 'warehouse=2wood' },
    units: { 'yellow.worker.1': 'c3', 'yellow.worker.2': 'c3' },
    stock: ['1 stone'],
  }).play('build yellow.worker.1', 'warehouse');
  expect(match.last('built')).toMatchObject({ building: 'warehouse', paid: { stone: 1, wood: 2 } });
  expect([stock(match, 0), hex(match, 'c3').stores.map(({ cubes }) => cubes)]).toEqual([{}, [0, 0]]);
  expect(match.play('produce yellow.worker.2').texts()).toEqual(['c3 1', 'c3 2']); // the old one may be filled again
});
thrice('EX-25: control at the end', () => {
  const land = ['c3', 'b2', 'b3', 'a1', 'a2', 'a3'];
  const water = Object.fromEntries((maps[1]?.names ?? []).flatMap((at) => (land.includes(at) ? [] : [[at, 'water']])));
  const match = position({
    capitals: ['c3', 'a3'],
    hexes: { ...water, c3: '4 warehouse', a3: '2 warehouse', a1: 'walls=SE' },
    units: { 'blue.soldier.1': 'b3' },
  });
  expect(influenced(match, 0)).toEqual(['a2', 'b2', 'b3']);
  expect(controlled(match, 0)).toEqual(['a2', 'b2', 'c3']);
  expect(controlled(match, 1)).toEqual(['a3']);
  expect(controlled(match, null).filter((at) => land.includes(at))).toEqual(['a1', 'b3']);
});

// ---- points

/** Ends the game at once; answers the questions then with these, or with the first option. */
function ended(sketch: Sketch, ...answers: readonly string[]): Position {
  const match = position({ ending: true, phase: 'start', ...sketch }).play('end the game', ...answers);
  while (match.result === undefined) skip(match);
  return match;
}
const sheets = (match: Position): readonly Sheet[] => match.last('scored').sheets;

thrice('EX-26: the domain', () => {
  const hexes = { c3: '3 warehouse', c4: '3 temple', b2: 'hill', b3: 'hill', d2: 'hill', d3: 'hill' };
  const sketch: Sketch = { capitals: ['c3', 'e3'], hexes, units: { 'yellow.worker.1': 'c3' } };
  expect(sheets(ended(sketch, 'c4'))[0]?.domain).toBe(7);
  expect(sheets(ended(sketch, 'c2'))[0]?.domain).toBe(4);
});
thrice('EX-27: a shared bonus', () => {
  const own = { 'yellow.soldier.1': 'c1', 'yellow.soldier.2': 'c1', 'yellow.worker.1': 'c1', 'yellow.worker.2': 'c1' };
  const others = { 'blue.soldier.1': 'e3', 'blue.soldier.2': 'e3', 'blue.soldier.3': 'e3', 'red.soldier.1': 'a1', 'red.soldier.2': 'a1' };
  const all = sheets(ended({ seats: 3, units: { ...own, ...others } }));
  expect(all.map(({ population }) => population)).toEqual([3, 3, 2]);
  expect(all.map(({ majorities }) => majorities.population)).toEqual([4, 4, 0]);
});

// ---- characters and allies

thrice('EX-28: Praepositus on wheat', () => {
  const match = position({
    hexes: { c2: 'warehouse', c4: 'warehouse' },
    units: { 'yellow.worker.1': 'c2', 'yellow.worker.2': 'c4' },
    characters: [['praepositus wheat']],
  }).play('produce yellow.worker.1', 'c2 1 with praepositus', 'produce yellow.worker.2');
  expect(match.events('produced').map(({ resource, cubes, to }) => [resource, cubes, to])).toEqual([
    ['wheat', 2, 'c2'],
    ['wheat', 1, 'c4'],
  ]);
});
thrice('EX-29: Traductor', () => {
  const match = position({
    hexes: { c3: 'warehouse', c4: 'hill' },
    units: { 'yellow.worker.1': 'c3' },
    characters: [['traductor']],
  }).play('translate yellow.worker.1 c4'); // there is nothing else to do there
  expect(match.last('produced')).toMatchObject({ from: 'c4', resource: 'stone', cubes: 1, to: 'c3' });
  expect([where(match, 'yellow.worker.1'), unit(match, 'yellow.worker.1').lying]).toEqual(['c3', 'acted']);
  expect([hex(match, 'c4').yielded, hex(match, 'c3').yielded]).toEqual([true, false]);
});
thrice('EX-30: Dux, three and one or four at once', () => {
  const war = (): Position =>
    warOf(0, {
      units: { 'yellow.soldier.1': 'c3', 'yellow.soldier.2': 'c4', 'blue.worker.1': 'c3', 'blue.worker.2': 'c4' },
      characters: [['dux 4']],
    });
  const attackOf = (match: Position): number => match.last('values').attack.reduce((sum, { value }) => sum + value, 0);
  const twice = war().play('c3 seat 1', 'dux', 'dux', 'dux', 'pass').as(0, 'plus3').as(1, 'plus3');
  expect(attackOf(twice)).toBe(3 + 3);
  twice.play('c4 seat 1', 'dux').as(0, 'double').as(1, 'double');
  expect(attackOf(twice)).toBe(3 + 1);
  const once = war().play('c3 seat 1', 'dux', 'dux', 'dux', 'dux').as(0, 'plus3').as(1, 'plus3');
  expect(attackOf(once)).toBe(3 + 4);
});
thrice('EX-31: what allies may exchange', () => {
  const traded = (...items: string[]): unknown[] => {
    const match = position({
      mode: 'teams',
      units: { 'yellow.worker.1': 'c2' },
      stock: ['2 wood', '', '3 stone'],
      money: [0, 0, 2],
    });
    match.play('trade yellow.worker.1', ...items, 'accept');
    return [stock(match, 0), player(match, 0).money, stock(match, 2), player(match, 2).money];
  };
  expect(traded('give wood', 'give wood', 'take coin')).toEqual([{}, 2, { stone: 3, wood: 2 }, 0]);
  expect(traded('give wood', 'take stone', 'take stone')).toEqual([{ wood: 1, stone: 2 }, 0, { stone: 1, wood: 1 }, 2]);
  expect(traded('take stone', 'take stone', 'take stone')).toEqual([{ wood: 2, stone: 3 }, 0, {}, 2]);
});

// ---- our own

thrice('EX-32: farms need the best assignment', () => {
  const match = position({
    phase: 'collect',
    hexes: { c2: 'farm', c4: 'farm' },
    units: { 'yellow.worker.1': 'c3', 'yellow.worker.2': 'c3', 'yellow.soldier.1': 'b1', 'yellow.soldier.2': 'b1' },
  });
  expect(match.last('fed')).toMatchObject({ units: 4, fed: 4, hungry: 0 });
});
thrice('EX-33: wages with credit', () => {
  const match = position({
    phase: 'collect',
    units: { 'mercenary.1': 'c3', 'mercenary.2': 'c3', 'mercenary.3': 'fallen' },
    prices: { salt: 2, wood: 1 },
    stock: ['1 salt 3 wood'],
    money: [15],
  });
  expect(match.last('wagesDue')).toMatchObject({ mercenaries: 3, paid: 3, salt: 6 });
  match.play('salt', 'wood', 'wood', 'wood'); // then only money is left
  expect(match.events('wagePaid').map(({ with: what, left }) => [what, left])).toEqual([
    ['salt', 5],
    ['wood', 5],
    ['wood', 4],
    ['wood', 4],
    ['money', 3],
    ['money', 2],
    ['money', 1],
    ['money', 0],
  ]);
  expect([player(match, 0).money, stock(match, 0)]).toEqual([15 - 2 - 4 - 4 - 4, {}]);
});
thrice('EX-34: what temples save', () => {
  const match = position({ hexes: { c3: '2 temple' }, units: { 'yellow.worker.1': 'c3' }, stock: ['9 stone 9 wood'] });
  expect(match.play('build yellow.worker.1', 'forum').texts()).toEqual(['3 stone', '2 stone 1 wood', '1 stone 2 wood']);
});
thrice('EX-35: Aedificator', () => {
  const match = position({ units: { 'yellow.worker.1': 'c3' }, stock: ['4 stone'], characters: [['aedificator']] });
  match.play('build yellow.worker.1', 'warehouse');
  expect(match.last('built')).toMatchObject({ building: 'warehouse', paid: { stone: 4 } });
  expect([stock(match, 0), match.last('usedPower').character]).toEqual([{}, 'aedificator']);
});

/** Three players on their map: yellow at the top, blue on the right, red on the left. Hexes not named are face down. */
function threePlayers(red: string): Sketch {
  const down = Object.fromEntries((maps[3]?.names ?? []).map((at) => [at, 'down plain']));
  const open = { a2: '3 temple', b1: 'x2', b2: 'x2', d3: 'x3', e6: '', f6: '4 temple', g6: '', e5: '', f5: '' };
  const some = (name: string, count: number, at: string): Record<string, string> =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`${name}.${i + 1}`, at]));
  return {
    seats: 3,
    map: 3,
    capitals: ['a1', 'f7', 'f1'],
    hexes: { ...down, ...open, a1: '3 warehouse', f7: '4 warehouse', f1: '5 warehouse', f2: '4 temple', e1: '', g1: '', g2: '', d1: '' },
    units: {
      ...some('yellow.worker', 5, 'a1'),
      ...some('yellow.soldier', 1, 'd3'),
      ...some('blue.worker', 4, 'f7'),
      ...some('blue.soldier', 2, 'f7'),
      ...some('red.worker', 3, 'f1'),
      ...some('red.soldier', 3, 'f1'),
    },
    characters: [
      ['nauta', 'heros', 'mercator', 'praedo'],
      ['publicus', 'dux', 'eques'],
      [red, 'defensor', 'foederatus', 'furnarus'],
    ],
    battleTokens: [0, 1, 3],
    money: [40, 17, 16],
  };
}
thrice('EX-36: complete scoring of three players', () => {
  const columns = ['characters', 'hexes', 'domain', 'population', 'battleTokens', 'money'] as const;
  const match = ended(threePlayers('consul'), 'a2', 'f6', 'f2');
  const [yellow, blue, red] = sheets(match);
  const points = (sheet: Sheet | undefined): unknown[] => [
    ...columns.map((column) => sheet?.[column]),
    Object.values(sheet?.majorities ?? {}),
    sheet?.total,
  ];
  expect(points(blue)).toEqual([5, 6, 9, 4, 1, 2, [6, 0, 2, 2, 2, 2], 41]);
  expect(points(yellow)).toEqual([4, 9, 7, 3, 0, 5, [0, 6, 0, 0, 0, 6], 40]);
  expect(points(red)).toEqual([4, 6, 10, 4, 3, 2, [2, 2, 6, 6, 6, 0], 51]);
  expect(match.result).toMatchObject({ winners: [2], drawn: false });
  const without = sheets(ended(threePlayers('obsessor'), 'a2', 'f6', 'f2'));
  expect(without.map(({ majorities }) => Object.values(majorities))).toEqual([
    [1, 6, 0, 0, 0, 6],
    [6, 1, 2, 4, 2, 2],
    [1, 1, 6, 4, 6, 0],
  ]);
  expect(without.map(({ total }) => total)).toEqual([41, 44, 47]);
});
thrice('EX-37: scoring the solitaire', () => {
  const match = position(EX_37);
  const influenceOf = (team: number): Record<string, number> =>
    Object.fromEntries(
      seen(match).hexes.flatMap(({ at, influence }) => influence.flatMap((one) => (one.team === team ? [[at, one.value]] : []))),
    );
  expect(influenceOf(1)).toMatchObject({ b3: 3, a3: 2, b4: 2, b2: 1, c3: 1, c4: 1 });
  const one = Object.fromEntries(['b2', 'b3', 'b4', 'c2', 'c4', 'c5', 'd1', 'd2', 'd4', 'e1', 'e2', 'e3'].map((at) => [at, 1]));
  expect(influenceOf(0)).toEqual({ ...one, c3: 2 });
  expect(controlled(match, 0)).toEqual(['c2', 'c3', 'c5', 'd1', 'd2', 'd3', 'd4', 'e1', 'e2', 'e3']);
  expect(controlled(match, 1)).toEqual(['a1', 'a2', 'a3', 'b1', 'b3', 'b4']);
  expect(controlled(match, null)).toEqual(['b2', 'c1', 'c4']);
  const end = ended(EX_37, 'd2');
  expect(sheets(end)).toMatchObject(EX_37_SHEETS);
  expect(end.result?.winners).toEqual([0]);
});
