import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, HIT, MISS, onTo, type Position, position, type Sketch, seen, skip, where } from '../support/position.ts';

const ascension = (sketch: Sketch): Position => position({ mode: 'ascension', camp: [], ...sketch });
/** Seat 0 is Player A, seat 1 Player B. */
const together = (sketch: Sketch): Position => ascension({ seats: 2, ...sketch });
const INNER = ['c4', 'c6', 'e4', 'e8', 'g4', 'g6'];
const board = (match: Position) => seen(match).boards[0] as NonNullable<ReturnType<typeof seen>['boards'][0]>;

rule('HOP-14.1', 'the players win when the titan is defeated', () => {
  const match = ascension({ step: 'engage', units: { 'kunlun.warrior': 'f6', 'ti.mars': 'e6 1hp' }, dice: [HIT, MISS, MISS] });
  match.play('engage kunlun.warrior', 'attack');
  expect(match.result).toMatchObject({ winners: [0], rule: 'HOP-14.1', because: 'titanFell', scores: [{ win: 1, rounds: 2, hp: 3 }] });
});

rule('HOP-14.1', 'they lose when the primary hero is defeated', () => {
  const match = ascension({ step: 'start', units: { 'kunlun.feng': 'f6 1hp poisoned', 'kunlun.warrior': 'f8', 'ti.mars': 'e6' } });
  expect(match.result).toMatchObject({ winners: [], because: 'heroFell', scores: [{ win: 0 }] });
});

rule('HOP-14.1', "in cooperation Player A's hero is the one that must not fall", () => {
  const units = { 'kunlun.warrior': 'f8', 'ti.mars': 'e6' };
  const hero = together({ step: 'start', units: { ...units, 'kunlun.feng': 'f6 1hp poisoned' } });
  expect(hero.result).toMatchObject({ winners: [], because: 'heroFell' });
  const other = together({ active: 1, step: 'start', units: { ...units, 'refugees.melinoe': 'f6 1hp poisoned undied' } });
  expect(other.result).toBeUndefined();
  expect(chip(other, 'refugees.melinoe').zone).toBe('discard');
});

rule('HOP-14.1', 'titan and hero that fall in one packet are a victory', () => {
  const match = ascension({
    factions: ['refugees'],
    step: 'engage',
    units: { 'refugees.ash-slinger': 'f8', 'refugees.melinoe': 'f6 1hp undied', 'ti.mars': 'e6 1hp' },
    dice: [HIT, HIT],
  });
  match.play('engage refugees.ash-slinger', 'e6');
  expect(match.result).toMatchObject({ winners: [0], because: 'titanFell' });
  expect(chip(match, 'refugees.melinoe').zone).toBe('discard');
});

rule('HOP-14.1', 'the players lose when all four shards of Arges are gone', () => {
  const match = ascension({
    titan: 'ti.arges',
    active: 'titan',
    units: { 'ti.arges': 'e6', 'kunlun.warrior': 'i1' },
    shards: ['c2 active 1hp', 'gone', 'gone', 'gone'],
    dice: [HIT, MISS, MISS, MISS, MISS],
  });
  expect(match.result).toMatchObject({ winners: [], rule: 'HOP-14.1', because: 'shardsFell' });
});

rule('HOP-14.2', 'a player deploys on the red outer hexes, on any inner hex and on the central hex', () => {
  const match = ascension({ step: 'deploy', camp: ['kunlun.warrior'], units: { 'ti.mars': 'e7' } });
  expect([...match.texts()].sort()).toEqual([...INNER, 'e6', 'i1', 'i5'].sort());
});

rule('HOP-14.2', 'in cooperation A uses the red outer hexes and B the blue ones, both with red chips', () => {
  const camp = ['kunlun.warrior', 'refugees.warrior'];
  const a = together({ step: 'deploy', camp, units: { 'ti.mars': 'e6' } });
  expect([...a.texts()].sort()).toEqual([...INNER, 'i1', 'i5'].sort());
  const b = together({ step: 'deploy', active: 1, camp, units: { 'ti.mars': 'e6' } });
  expect([...b.texts()].sort()).toEqual(['a1', 'a5', ...INNER].sort());
  b.play('a1');
  expect(seen(b).supply).toEqual({ red: 31, blue: 16 });
});

rule('HOP-14.2', 'there is no limit of units, only of chips', () => {
  const units = { 'kunlun.warrior': 'f1', 'kunlun.marksman': 'f2', 'kunlun.protector': 'f3', 'kunlun.snow-leopard': 'f4', 'ti.mars': 'e6' };
  const match = ascension({ step: 'deploy', units, camp: ['kunlun.lotus-sage'] });
  expect(match.texts()).toEqual(['deploy kunlun.lotus-sage', 'pass']);
});

rule('HOP-14.3', "the central hex harms the titan's allies, not the titan", () => {
  const titan = ascension({ titan: 'ti.nyx', active: 'titan', units: { 'ti.nyx': 'e6', 'kunlun.warrior': 'i1' } });
  expect(titan.events('damaged').filter(({ as }) => as === 'centre')).toEqual([]);
  const ally = ascension({ titan: 'ti.nyx', active: 'arena', units: { 'ti.nyx': 'a3', 'arena.lion': 'e6', 'kunlun.warrior': 'i1' } });
  expect(ally.events('damaged')[0]).toMatchObject({ target: { unit: 'arena.lion' }, as: 'centre', lost: 1 });
});

rule('HOP-14.3', 'the titan attacks from an inner hex, his arena units do not', () => {
  const units = { 'ti.nyx': 'e4', 'arena.lion': 'e8', 'kunlun.warrior': 'f4', 'kunlun.protector': 'f8' };
  const dice = [MISS, MISS, MISS, MISS, MISS, HIT, MISS, HIT, HIT, HIT, HIT]; // Night Blade
  const titan = ascension({ titan: 'ti.nyx', active: 'titan', step: 'start', units, dice });
  expect(titan.last('attacked')).toMatchObject({ unit: 'ti.nyx' });
  const lion = ascension({ titan: 'ti.nyx', active: 'arena', step: 'engage', units });
  expect(lion.events('attacked')).toEqual([]);
});

rule('HOP-14.4', 'titan, special units and arena units are one team of two troops; only the titan is elite', () => {
  const view = seen(ascension({ titan: 'ti.ifreet', step: 'move', units: { 'ti.ifreet': 'e6', 'kunlun.warrior': 'i1' } }));
  expect(view.troops.map(({ kind, team }) => [kind, team])).toEqual([
    ['player', 0],
    ['titan', 1],
    ['arena', 1],
  ]);
  const elite = (name: string) => view.units.find(({ unit }) => unit === name)?.elite;
  expect(['ti.ifreet', 'tendril.1', 'tendril.2', 'head'].map(elite)).toEqual([true, false, false, false]);
});

rule('HOP-14.5', 'favor is the hp that opponents lost; what is dealt beyond does not count', () => {
  const match = ascension({
    titan: 'ti.ifreet',
    step: 'engage',
    units: { 'kunlun.warrior': 'f6', head: 'f5 2hp', 'ti.ifreet': 'a3' },
    dice: [HIT, HIT, HIT],
  });
  match.play('engage kunlun.warrior', 'attack', 'hp3');
  expect(board(match)).toMatchObject({ track: 'hp3', bead: 2 });
});

rule('HOP-14.5', 'shards with blue hp count as opponents', () => {
  const match = ascension({
    titan: 'ti.talos',
    step: 'engage',
    units: { 'kunlun.warrior': 'f2', 'ti.talos': 'a3' },
    dice: [HIT, HIT, MISS],
  });
  match.play('engage kunlun.warrior', 'attack', 'support');
  expect(board(match)).toMatchObject({ track: 'support', bead: 2 });
  expect(seen(match).shards.filter(({ hp }) => hp === 3)).toHaveLength(3);
  expect(seen(match).shards.filter(({ hp }) => hp === 1)).toHaveLength(1);
});

rule('HOP-14.5', 'damage that nobody caused earns none', () => {
  const match = ascension({ titan: 'ti.nyx', active: 'arena', units: { 'ti.nyx': 'a3', 'arena.lion': 'e6', 'kunlun.warrior': 'i1' } });
  expect(match.events('favor')).toEqual([]);
});

rule('HOP-14.6', 'a completed normal track gives its reward and the chip above it', () => {
  const match = ascension({
    step: 'engage',
    units: { 'kunlun.warrior': 'f6 2hp', 'ti.mars': 'e6' },
    favor: ['hp3 4'],
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.warrior', 'attack', 'hp3', 'kunlun.warrior');
  expect(chip(match, 'kunlun.warrior').hp).toBe(5);
  match.play('foothold', 'f7');
  expect(seen(match).footholds).toEqual([{ at: 'f7', troop: 0 }]);
  expect(seen(match).troops[0]?.reserve).toBe(3);
});

rule('HOP-14.6', 'the gold track gives the hero above it', () => {
  const match = ascension({
    step: 'engage',
    units: { 'kunlun.warrior': 'f6', 'ti.mars': 'e6' },
    favor: ['gold 4'],
    done: [['support', 'hp3', 'hero', 'foothold']],
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.warrior', 'attack');
  expect(chip(match, 'neutral.rostam')).toMatchObject({ zone: 'camp', active: true, troop: 0 });
});

rule('HOP-14.7', 'in cooperation there is one board; whoever earns favor chooses its track and places the chip', () => {
  const match = together({
    active: 1,
    step: 'engage',
    units: { 'refugees.warrior': 'f6', 'kunlun.warrior': 'i1', 'ti.mars': 'e6' },
    favor: ['support 4'],
    dice: [HIT, MISS, MISS],
  });
  match.play('engage refugees.warrior', 'attack');
  expect(match.decision()).toMatchObject({ ask: 'favorTrack', seats: [1] });
  match.play('support');
  expect(match.decision()).toMatchObject({ ask: 'supportAs', seats: [1] });
  expect(seen(match).boards).toHaveLength(1);
});

rule('HOP-14.7', 'all sentinels of the players are controlled by B, whoever placed them', () => {
  const match = together({
    step: 'engage',
    units: { 'kunlun.warrior': 'f6', 'refugees.warrior': 'a1', 'ti.mars': 'e6' },
    favor: ['support 4'],
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.warrior', 'attack', 'support', 'sentinel', 'c2');
  expect(chip(match, 'sentinel.red.1')).toMatchObject({ zone: 'arena', troop: 1 });
});

rule('HOP-14.7', 'footholds serve both', () => {
  const sketch: Sketch = {
    step: 'move',
    units: { 'refugees.warrior': 'f6', 'kunlun.warrior': 'a1', 'ti.mars': 'c1' },
    footholds: { f7: 0 },
  };
  const match = together({ ...sketch, active: 1 }).play('move refugees.warrior');
  expect(match.texts()).toContain('f7');
});

const COMPLETE = (track: string, more: Sketch = {}): Position => {
  const match = together({
    step: 'engage',
    units: { 'kunlun.warrior': 'f6', 'refugees.warrior': 'a1 1hp', 'ti.mars': 'e6' },
    favor: [`${track} 4`],
    dice: [HIT, MISS, MISS],
    ...more,
  });
  return match.play('engage kunlun.warrior', 'attack', ...(track === 'gold' ? [] : [track]));
};

rule('HOP-14.8', '+3 hp is for a unit of B', () => {
  const match = COMPLETE('hp3');
  expect(match.decision()).toMatchObject({ ask: 'strengthen', seats: [1] });
  match.play('refugees.warrior');
  expect(chip(match, 'refugees.warrior').hp).toBe(4);
});

rule('HOP-14.8', "the hero track flips A's hero and opens the outer hexes for both", () => {
  const match = COMPLETE('hero', { camp: ['kunlun.marksman', 'refugees.marksman'] }).play('kunlun.feng');
  expect(chip(match, 'kunlun.feng').active).toBe(true);
  expect(chip(match, 'refugees.melinoe').zone).toBe('track');
  for (const active of [0, 1]) {
    const next = together({
      active,
      step: 'deploy',
      units: { 'ti.mars': 'e6' },
      camp: ['kunlun.marksman', 'refugees.marksman'],
      done: [['hero']],
    });
    expect(next.texts()).toEqual(expect.arrayContaining(['a1', 'a5', 'i1', 'i5']));
  }
});

rule('HOP-14.8', "the foothold power is A's, on any foothold of the team; a flipped one becomes B's sentinel", () => {
  const sketch: Sketch = {
    step: 'tactic',
    units: { 'kunlun.warrior': 'f6', 'refugees.warrior': 'f4', 'ti.mars': 'c1' },
    done: [['foothold']],
    footholds: { f8: 1 },
    tactics: [[], []],
  };
  const match = together(sketch);
  expect(match.texts()).toEqual(['shift f8', 'flip f8', 'pass']);
  match.play('flip f8', 'g8');
  expect(seen(match).units.find(({ at }) => at === 'g8')).toMatchObject({ rank: 'sentinel', troop: 1 });
  expect(together({ ...sketch, active: 1 }).decision().ask).not.toBe('tactic');
});

rule('HOP-14.8', "the gold track gives B's hero to B, active", () => {
  const match = COMPLETE('gold', { done: [['support', 'hp3', 'hero', 'foothold']] });
  expect(chip(match, 'refugees.melinoe')).toMatchObject({ zone: 'camp', active: true, troop: 1 });
});

rule('HOP-14.9', 'a round is the titan turn and the player turn; an arena turn only if the titan says so', () => {
  const turns = (arenaTurn: boolean): string[] => {
    const match = ascension({ active: 0, arenaTurn, units: { 'kunlun.warrior': 'i1', 'ti.mars': 'a3', 'sentinel.blue.1': 'c2' } });
    while (seen(match).round === 2) skip(match);
    return match.events('rivalTurnBegan').map(({ troop }) => troop);
  };
  expect(turns(false)).toEqual(['titan']);
  expect(turns(true)).toEqual(['arena', 'titan']);
});

rule('HOP-14.9', "there is an arena turn in every round in which one of Nyx's arena units is in combat", () => {
  const turns = (units: Record<string, string>): string[] => {
    const match = ascension({ titan: 'ti.nyx', active: 0, units: { 'kunlun.warrior': 'i1', 'ti.nyx': 'a3', ...units } });
    while (match.result === undefined && seen(match).round === 2) skip(match);
    return match.events('rivalTurnBegan').map(({ troop }) => troop);
  };
  expect(turns({})).toEqual(['titan']);
  expect(turns({ 'arena.lion': 'b1' })).toEqual(['arena', 'titan']);
});

rule('HOP-14.9', 'in cooperation the order of the players is chosen each round', () => {
  const match = together({ active: null, acted: ['titan'], units: { 'kunlun.warrior': 'i1', 'refugees.warrior': 'a1', 'ti.mars': 'e6' } });
  expect(match.decision()).toMatchObject({ ask: 'nextPlayer', rule: 'HOP-14.9', seats: [0, 1], options: [{ seat: 0 }, { seat: 1 }] });
  match.as(1, 'seat 1');
  expect(seen(match).turn?.seat).toBe(1);
});

rule('HOP-14.22', 'the shards of a defeated shardholder stay on its hex, active side up, and are picked up there', () => {
  const match = ascension({
    titan: 'ti.charybdis',
    active: 0,
    step: 'start',
    units: { 'kunlun.warrior': 'f6 1hp poisoned shard', 'kunlun.protector': 'f8', 'ti.charybdis': 'e6' },
  });
  expect(seen(match).shards.find(({ at }) => at === 'f6')).toMatchObject({ active: true, loose: true, holder: null });
  onTo(match, 'move').play('move kunlun.protector', 'f6');
  expect(seen(match).shards.find(({ holder }) => holder === 'kunlun.protector')).toMatchObject({ at: null });
});

rule('HOP-14.25', 'with no unit in combat and nothing to deploy the game is lost', () => {
  expect(ascension({ step: 'deploy', units: { 'ti.mars': 'e6' } }).result).toMatchObject({
    winners: [],
    rule: 'HOP-14.25',
    because: 'forfeit',
  });
  const saved = together({ step: 'deploy', units: { 'refugees.warrior': 'a1', 'ti.mars': 'e6' } });
  expect(saved.result).toBeUndefined();
});

rule('HOP-14.26', 'without an arena turn, what waits for the next turn of arena units goes on waiting', () => {
  const match = ascension({ units: { 'kunlun.warrior': 'i1', 'ti.mars': 'a3', 'sentinel.blue.1': 'c2 poisoned ensnared' } });
  while (seen(match).round === 2) skip(match);
  expect(chip(match, 'sentinel.blue.1')).toMatchObject({ hp: 4, ensnared: 1, poisonedBy: 0 });
  const acts = ascension({
    arenaTurn: true,
    units: { 'kunlun.warrior': 'i1', 'ti.mars': 'a3', 'sentinel.blue.1': 'c2 poisoned ensnared' },
  });
  while (seen(acts).round === 2) skip(acts);
  expect(chip(acts, 'sentinel.blue.1')).toMatchObject({ hp: 3, ensnared: 0, poisonedBy: -1 });
  expect(where(acts, 'sentinel.blue.1')).toBe('c2');
});
