// Chapter 15: the characters of building, production and market, and what they require when they are hired.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { acts, hex, type Position, player, position, type Sketch, stock, unit } from '../support/position.ts';

const ME = 'yellow.worker.1';
const held = (match: Position, character: string) => player(match, 0).characters.find(({ id }) => id === character);
const used = (match: Position, character: string): boolean | undefined => held(match, character)?.used;
const hire = (character: 'praepositus' | 'negotiator' | 'defensor' | 'dux' | 'foederatus', sketch: Sketch = {}): Position =>
  position({ money: [9], units: { [ME]: 'c3' }, display: [character, 'consul'], ...sketch }).play(`hireCharacter ${ME}`, character);

// ---- Aedificator

rule('ROM-15.5', 'stone serves as wood and wood as stone, for one cube more', () => {
  const match = position({ characters: [['aedificator']], units: { [ME]: 'c3' }, stock: ['4 stone'] });
  match.play(`build ${ME}`, 'warehouse');
  expect(stock(match, 0)).toEqual({});
  expect(match.last('built').paid).toEqual({ stone: 4 });
  expect(used(match, 'aedificator')).toBe(true);
});
rule('ROM-15.5', 'any mix that could not be paid without it, with temples as well; once per turn', () => {
  const match = position({ characters: [['aedificator']], hexes: { c3: 'temple' }, units: { [ME]: 'c3' }, stock: ['3 stone 2 wood'] });
  match.play(`build ${ME}`, 'warehouse');
  expect(match.texts()).toEqual([
    '1 stone 1 wood',
    '2 wood',
    '3 stone with aedificator', // 2 stone 1 wood and 1 stone 2 wood would waste a cube
  ]);
  const spent = position({ characters: [['aedificator used']], units: { [ME]: 'c3' }, stock: ['4 stone'] });
  spent.play(`build ${ME}`);
  expect(spent.decision().ask).toBe('wallSide'); // only walls
});
rule('ROM-15.5', 'a transformation can be paid this way too', () => {
  const match = position({
    characters: [['aedificator']],
    hexes: { c3: 'farm' },
    units: { [ME]: 'c3' },
    stock: ['3 wood'],
    bank: { wall: 0 },
  });
  match.play(`transform ${ME}`);
  expect(match.last('built')).toMatchObject({ building: 'farm', paid: { wood: 3 } });
});

// ---- production

rule('ROM-15.6', 'with Apothecarius a production goes to the stock, no warehouse needed', () => {
  const match = position({ characters: [['apothecarius']], units: { [ME]: 'c3', 'yellow.worker.2': 'c4' } });
  match.play(`produce ${ME}`);
  expect(stock(match, 0)).toEqual({ wheat: 1 });
  expect(match.last('produced')).toMatchObject({ to: null, cubes: 1 });
  expect(match.refuses('produce yellow.worker.2')).toMatchObject({ because: 'noWarehouse' });
});
rule('ROM-15.6', 'the warehouse may be taken all the same', () => {
  const match = position({ characters: [['apothecarius']], hexes: { c3: 'warehouse' }, units: { [ME]: 'c3' } }).play(`produce ${ME}`);
  expect(match.texts()).toEqual(['c3 1', 'stock']);
  match.play('c3 1');
  expect(used(match, 'apothecarius')).toBe(false);
});
rule('ROM-15.22', 'Praepositus on wheat gives the first wheat of a turn one cube more', () => {
  const match = position({
    characters: [['praepositus wheat']],
    hexes: { c2: 'warehouse', c4: 'warehouse' },
    units: { [ME]: 'c2', 'yellow.worker.2': 'c4' },
  });
  match.play(`produce ${ME}`, 'c2 1 with praepositus', 'produce yellow.worker.2');
  expect([hex(match, 'c2').stores, hex(match, 'c4').stores]).toEqual([[{ type: 'wheat', cubes: 2 }], [{ type: 'wheat', cubes: 1 }]]);
});
rule('ROM-15.22', 'it may be saved for a later worker, and works for its own type only', () => {
  const match = position({
    characters: [['praepositus stone']],
    hexes: { c2: 'warehouse', c4: 'hill quarry', c5: 'warehouse' },
    units: { [ME]: 'c2', 'yellow.worker.2': 'c4' },
  });
  match.play(`produce ${ME}`); // wheat: nothing to choose
  expect(hex(match, 'c2').stores).toEqual([{ type: 'wheat', cubes: 1 }]);
  match.play('produce yellow.worker.2');
  expect(match.texts()).toEqual(['c5 1', 'c5 1 with praepositus']);
  expect(match.about(0, 'c5 1')).toEqual({ cubes: 2 });
  expect(match.about(0, 'c5 1 with praepositus')).toEqual({ cubes: 3 });
});
rule(
  ['ROM-15.22', 'ROM-15.3', 'ROM-1.9'],
  'it requires a cube when it is hired: from the stock, or from a warehouse in the worker’s hex',
  () => {
    const match = hire('praepositus', { stock: ['1 wood 1 salt'] });
    expect(match.texts()).toEqual(['wood', 'salt']);
    match.play('salt');
    expect(held(match, 'praepositus')).toMatchObject({ cubes: ['salt'] });
    expect(stock(match, 0)).toEqual({ wood: 1 });
    expect(match.last('characterCubes')).toMatchObject({ character: 'praepositus', cubes: ['salt'] });
    const stored = hire('praepositus', { hexes: { c3: 'warehouse=2wood' } });
    expect([held(stored, 'praepositus')?.cubes, hex(stored, 'c3').stores]).toEqual([['wood'], [{ type: 'wood', cubes: 1 }]]);
    const none = position({ money: [9], units: { [ME]: 'c3' }, display: ['praepositus'], hexes: { c4: 'warehouse=2wood' } });
    expect(none.refuses(`hireCharacter ${ME}`)).toMatchObject({ rule: 'ROM-15.3', because: 'noCubeForIt' });
  },
);

// ---- Architectus

rule('ROM-15.7', 'a farm counts for the power of its hex until the end of the turn', () => {
  const match = position({
    characters: [['architectus']],
    hexes: { c1: '2 temple farm', c4: 'farm' },
    units: { [ME]: 'c3', 'yellow.worker.2': 'c3', 'yellow.worker.3': 'c3' },
    stock: ['6 wheat'],
  });
  expect(acts(match, 'survey')).toEqual(['c1', 'c4']);
  expect(match.texts()).not.toContain(`createWorker ${ME}`);
  match.play('survey c1', `createWorker ${ME}`);
  expect(unit(match, 'yellow.worker.4').zone).toBe('map');
  expect(acts(match, 'survey')).toEqual([]);
});
rule('ROM-15.7', 'also for forum and Mercator', () => {
  const match = position({
    characters: [['architectus', 'mercator']],
    hexes: { c3: 'forum 2 temple farm' },
    units: { [ME]: 'c3', 'yellow.worker.2': 'c3' },
    stock: ['4 wood'],
  }).play('survey c3');
  expect(match.about(0, `sell ${ME}`)).toEqual({ cubes: 1, forum: 1 });
  expect(match.about(0, `exchange ${ME}`)).toEqual({ give: 3, get: 1 });
});

// ---- Defensor, Dux, Foederatus

rule('ROM-15.10', 'Defensor brings up to three walls from the bank', () => {
  const match = hire('defensor', { bank: { wall: 2 } });
  expect(match.texts()).toEqual(['0', '1', '2']);
  match.play('2');
  expect(held(match, 'defensor')?.charges).toBe(2);
  expect(match.table.bank.wall).toBe(0);
  expect(hire('defensor').texts()).toEqual(['0', '1', '2', '3']);
});
rule(['ROM-15.10', 'ROM-6.6'], 'they cost nothing, and mix with others', () => {
  const match = position({ characters: [['defensor 2']], units: { [ME]: 'c3' }, stock: ['1 stone'] });
  match.play(`build ${ME}`);
  expect(match.texts()).toContain('E with defensor');
  match.play('E with defensor', 'W', 'NE with defensor');
  expect(match.last('built')).toMatchObject({ sides: ['E', 'NE', 'W'], paid: { stone: 1 }, free: 2 });
  expect(held(match, 'defensor')).toMatchObject({ charges: 0, used: false });
});
rule(['ROM-15.10', 'ROM-6.9'], 'for walls of Defensor alone nothing is paid, even if the bank has none', () => {
  const match = position({ characters: [['defensor 1']], units: { [ME]: 'c3', 'yellow.worker.2': 'c4' }, bank: { wall: 0 } });
  match.play(`build ${ME}`, 'E with defensor');
  expect(match.last('built')).toMatchObject({ sides: ['E'], paid: {}, free: 1 });
  expect(match.texts()).not.toContain('build yellow.worker.2');
});
rule(['ROM-15.10', 'ROM-6.13'], 'a piece may be transformed into them', () => {
  const match = position({ characters: [['defensor 1']], hexes: { c3: 'farm' }, units: { [ME]: 'c3' } });
  match.play(`transform ${ME}`, 'SE with defensor');
  expect(hex(match, 'c3')).toMatchObject({ built: { farm: 0 }, walls: 0b100000 });
});
rule('ROM-15.11', 'Dux comes with four charges', () => {
  expect(held(hire('dux'), 'dux')?.charges).toBe(4);
});
rule('ROM-15.13', 'a charge of Foederatus waives the cost of hiring one or two', () => {
  expect(held(hire('foederatus'), 'foederatus')?.charges).toBe(3);
  const match = position({ characters: [['foederatus 3']], money: [4], units: { [ME]: 'c3' } });
  match.play(`hireMercenaries ${ME}`, '2');
  expect(match.texts()).toEqual(['coin', 'foederatus']);
  match.play('foederatus');
  expect(player(match, 0).money).toBe(4);
  expect(held(match, 'foederatus')).toMatchObject({ charges: 2, used: true });
  expect(match.last('hired')).toMatchObject({ coins: 0, free: true });
});
rule('ROM-15.13', 'also for a player who could pay only part of it, and not after a coin', () => {
  const poor = position({ characters: [['foederatus 1']], money: [2], units: { [ME]: 'c3' } }).play(`hireMercenaries ${ME}`, '2');
  expect(poor.last('hired')).toMatchObject({ units: ['mercenary.1', 'mercenary.2'], free: true });
  expect(player(poor, 0).money).toBe(2);
  const coin = position({ characters: [['foederatus 1']], money: [4], stock: ['2 wood'], units: { [ME]: 'c3' } });
  coin.play(`hireMercenaries ${ME}`, '2', 'coin');
  expect(coin.texts()).toEqual(['coin', 'wood']);
  const empty = position({ characters: [['foederatus 0']], units: { [ME]: 'c3' } });
  expect(empty.texts()).not.toContain(`hireMercenaries ${ME}`);
});

// ---- Mercator

rule('ROM-15.16', 'equal cubes for any other, at a better rate the stronger the hex', () => {
  const rate = (pieces: string): unknown =>
    position({ characters: [['mercator']], hexes: { c3: pieces }, units: { [ME]: 'c3' }, stock: ['4 wood'] }).about(0, `exchange ${ME}`);
  expect(rate('')).toEqual({ give: 4, get: 1 });
  expect(rate('3 temple')).toEqual({ give: 4, get: 1 });
  expect(rate('4 temple')).toEqual({ give: 3, get: 1 });
  expect(rate('5 temple')).toEqual({ give: 2, get: 1 });
  expect(rate('6 temple')).toEqual({ give: 1, get: 1 });
  expect(rate('7 temple')).toEqual({ give: 1, get: 2 });
});
rule('ROM-15.16', 'from stock and hex, any type for any type; it is the worker’s action', () => {
  const match = position({
    characters: [['mercator']],
    hexes: { c3: '3 temple warehouse=2refined' },
    units: { [ME]: 'c3' },
    stock: ['1 refined 3 salt 2 wood'],
  });
  match.play(`exchange ${ME}`);
  expect(match.texts()).toEqual(['salt', 'refined']);
  match.play('refined');
  expect(match.texts()).toEqual(['wheat', 'stone', 'wood', 'salt', 'refined']);
  match.play('wheat');
  expect(stock(match, 0)).toEqual({ wheat: 1, wood: 2, salt: 3 });
  expect(unit(match, ME).lying).toBe('acted');
  expect(match.last('exchanged')).toMatchObject({ give: 'refined', given: 3, get: 'wheat', got: 1 });
});
rule('ROM-15.16', 'not with too few equal cubes', () => {
  const match = position({ characters: [['mercator']], units: { [ME]: 'c3' }, stock: ['3 wood 3 salt'] });
  expect(match.refuses(`exchange ${ME}`)).toMatchObject({ rule: 'ROM-15.16', because: 'tooFewEqualCubes' });
  const none = position({ units: { [ME]: 'c3' }, stock: ['9 wood'] });
  expect(none.refuses(`exchange ${ME}`)).toMatchObject({ rule: 'ROM-15.16', because: 'characterNotAtHand' });
});

// ---- Negotiator

const NEGOTIATOR = { characters: [['negotiator wood salt']] } as const;
rule(['ROM-15.18', 'ROM-15.3'], 'Negotiator requires a cube from the stock, and holds at most one of each type', () => {
  const match = hire('negotiator', { stock: ['2 wood 1 salt 1 stone'] });
  expect(match.texts()).toEqual(['stone', 'wood', 'salt']);
  match.play('wood');
  expect(match.texts()).toEqual(['stone', 'salt', 'pass']);
  match.play('salt', 'pass');
  expect(held(match, 'negotiator')).toMatchObject({ cubes: ['wood', 'salt'] });
  expect(stock(match, 0)).toEqual({ wood: 1, stone: 1 });
});
rule('ROM-15.18', 'a worker takes a free market action with the marked types, before its own action', () => {
  const match = position({ ...NEGOTIATOR, units: { [ME]: 'c3' }, stock: ['1 wood 1 stone'], money: [2] });
  match.play(`freeSell ${ME}`);
  expect(match.texts().every((text) => text.startsWith('wood'))).toBe(true);
  match.play('wood on stone');
  expect(unit(match, ME)).toMatchObject({ lying: null, actions: 2 });
  expect(acts(match, 'freeBuy')).toEqual([]);
  match.play(`buy ${ME}`, 'stone');
  expect(stock(match, 0)).toEqual({ stone: 2 });
});
rule('ROM-15.18', 'or after it', () => {
  const match = position({ ...NEGOTIATOR, units: { [ME]: 'c3 acted' }, money: [4] });
  match.play(`freeBuy ${ME}`);
  expect(match.texts()).toEqual(['wood', 'salt']);
  match.play('salt');
  expect(unit(match, ME).lying).toBe('acted');
});
rule('ROM-15.18', 'it must be free to act', () => {
  const offers = (words: string, more: Record<string, string> = {}): boolean =>
    position({ ...NEGOTIATOR, units: { [ME]: words, ...more }, money: [4] })
      .texts()
      .includes(`freeBuy ${ME}`);
  expect([offers('c3'), offers('c3 moved 0'), offers('c3 acted 0')]).toEqual([true, true, true]);
  expect([offers('c3 explored'), offers('c3 created'), offers('c3 movesOnly'), offers('c3 penalty')]).toEqual([false, false, false, false]);
  expect(offers('c3', { 'blue.worker.1': 'c3' })).toBe(false);
});
rule(['ROM-15.18', 'ROM-9.2', 'ROM-15.17'], 'ports, forum and Nauta count there too', () => {
  const match = position({
    characters: [['negotiator wood', 'nauta']],
    hexes: { c3: 'forum 2 temple port=NE', b3: 'water' },
    units: { [ME]: 'c3' },
    stock: ['5 wood'],
  });
  match.play(`freeSell ${ME}`, 'wood on stone', 'wood on salt', 'wood on wheat');
  expect(match.decision().ask).toBe('act');
  expect(player(match, 0).money).toBe(2 * 4);
});

// ---- Praedo

const PRAEDO = { characters: [['praedo']] } as const;
const ROB = `rob ${ME}`;
rule('ROM-15.21', 'half a die of the victim’s cubes, as the robber chooses', () => {
  const match = position({ ...PRAEDO, units: { [ME]: 'c3', 'blue.worker.1': 'c4' }, stock: ['', '2 wood 1 salt'], dice: ['retreat'] });
  match.play(ROB); // a 6 is three cubes: all there are
  expect(match.last('robbed')).toMatchObject({ victim: 1, face: 'retreat', cubes: 3 });
  match.play('wood', 'wood');
  expect(stock(match, 0)).toEqual({ wood: 2, salt: 1 });
  expect(stock(match, 1)).toEqual({});
  expect(unit(match, ME).lying).toBe('acted');
});
rule('ROM-15.21', 'rounded down, and a blank takes nothing', () => {
  const cubes = (face: 'double' | 'plus3' | 'extraCasualty' | 'fewerCasualty' | 'retreat' | 'blank'): number =>
    position({ ...PRAEDO, units: { [ME]: 'c3', 'blue.worker.1': 'c4' }, stock: ['', '9 wood'], dice: [face] })
      .play(ROB)
      .last('robbed').cubes;
  expect([cubes('blank'), cubes('double'), cubes('plus3'), cubes('extraCasualty'), cubes('fewerCasualty'), cubes('retreat')]).toEqual([
    0, 1, 1, 2, 2, 3,
  ]);
});
rule('ROM-15.21', 'a player without cubes gives a coin whatever the die shows, or the half that is left, or nothing', () => {
  const money = (purse: number, face: 'double' | 'blank' = 'double'): number[] => {
    const match = position({ ...PRAEDO, units: { [ME]: 'c3', 'blue.worker.1': 'c4' }, money: [0, purse], dice: [face] }).play(ROB);
    return [player(match, 0).money, player(match, 1).money];
  };
  expect([money(5), money(1), money(0), money(5, 'blank')]).toEqual([
    [2, 3],
    [1, 0],
    [0, 0],
    [2, 3],
  ]);
});
rule('ROM-15.21', 'even beside hostile units, who need not be asked; a penalty prevents it', () => {
  const match = position({ ...PRAEDO, units: { [ME]: 'c3', 'blue.worker.1': 'c3' }, stock: ['', '1 wood'], dice: ['double'] }).play(ROB);
  expect(stock(match, 0)).toEqual({ wood: 1 });
  const asked = position({ ...PRAEDO, units: { [ME]: 'c3', 'blue.worker.1': 'c3' }, asked: [[1, 0]], dice: ['double'] }).play(ROB);
  expect(asked.decision().ask).toBe('act');
  const hindered = position({ ...PRAEDO, units: { [ME]: 'c3 freshPenalty', 'blue.worker.1': 'c3' } });
  expect(hindered.refuses(ROB)).toMatchObject({ rule: 'ROM-4.6', because: 'penalty' });
});
rule('ROM-15.21', 'in the same hex or next door, not behind a wall, not an ally', () => {
  const near = (sketch: Sketch): boolean =>
    position({ ...PRAEDO, ...sketch })
      .texts()
      .includes(ROB);
  expect(near({ units: { [ME]: 'c3', 'blue.worker.1': 'c3' }, tolerant: [[1, 0]] })).toBe(true);
  expect(near({ units: { [ME]: 'c3', 'blue.worker.1': 'c5' } })).toBe(false);
  expect(near({ units: { [ME]: 'c3', 'blue.worker.1': 'c4' }, hexes: { c4: 'walls=W' } })).toBe(false);
  expect(near({ units: { [ME]: 'c3', 'blue.worker.1': 'c4' }, hexes: { c3: 'walls=E', c4: 'walls=E' } })).toBe(true);
  expect(near({ mode: 'teams', units: { [ME]: 'c3', 'red.worker.1': 'c4' } })).toBe(false);
});
rule('ROM-15.21', 'only the stock is robbed; among several enemies one is chosen', () => {
  const match = position({
    ...PRAEDO,
    seats: 3,
    hexes: { c4: 'warehouse=3wood' },
    units: { [ME]: 'c3', 'blue.worker.1': 'c4', 'red.worker.1': 'd3' },
    stock: ['', '', '1 salt'],
    dice: ['double'],
  }).play(ROB);
  expect(match.texts()).toEqual(['seat 1', 'seat 2']);
  match.play('seat 2');
  expect(stock(match, 0)).toEqual({ salt: 1 });
});
rule('ROM-15.21', 'the automaton has nothing but coins', () => {
  const match = position({
    ...PRAEDO,
    mode: 'solo',
    units: { [ME]: 'd3', 'automaton.soldier.1': 'c3' },
    money: [0, 6],
    dice: ['retreat'],
  }).play(ROB);
  expect([player(match, 0).money, player(match, 1).money]).toEqual([2, 4]);
  expect(match.last('looted')).toMatchObject({ victim: 'automaton', resource: 'coin' });
});
