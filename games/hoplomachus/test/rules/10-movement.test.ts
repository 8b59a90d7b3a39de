// Chapter 10: the Movement step, and the routes of HOP-24.1.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, hex, position, seen, where } from '../support/position.ts';

/** Far from everybody, so that the other side is still in the game. */
const FAR = { 'refugees.warrior': 'a6' };

rule('HOP-10.9', 'each unit may move once, up to its Movement, in any order', () => {
  const match = position({ units: { 'kunlun.mountain-radical': hex(1, -1), 'kunlun.warrior': hex(3, -2), ...FAR } });
  match.play('move kunlun.mountain-radical', hex(0, -2));
  expect(where(match, 'kunlun.mountain-radical')).toBe(hex(0, -2));
  expect(match.last('moved')).toMatchObject({ path: [expect.any(String), hex(0, -2)], by: 'step' });
  expect(match.refuses('move kunlun.mountain-radical')).toMatchObject({ rule: 'HOP-10.9', because: 'alreadyMoved' });
  match.play('move kunlun.warrior', hex(1, -1));
  expect(where(match, 'kunlun.warrior')).toBe(hex(1, -1));
});
rule('HOP-10.9', 'everybody sees how many units can still move', () => {
  const match = position({ units: { 'kunlun.mountain-radical': 'd6', 'kunlun.warrior': 'f3', ...FAR } });
  expect(seen(match).turn?.left).toBe(2);
  match.play('move kunlun.warrior', 'f2');
  expect(seen(match).turn?.left).toBe(1);
  expect(seen(position({ step: 'tactic', tactics: [['blitz'], []], units: { 'kunlun.warrior': 'f3', ...FAR } })).turn?.left).toBe(0);
});
rule('HOP-10.9', 'in the other order the hex is not yet free', () => {
  const match = position({ units: { 'kunlun.mountain-radical': hex(1, -1), 'kunlun.warrior': hex(3, -2), ...FAR } });
  match.play('move kunlun.warrior');
  expect(match.texts()).not.toContain(hex(1, -1));
});
rule('HOP-10.9', 'moving less is allowed, and so is not moving', () => {
  const match = position({ units: { 'kunlun.mountain-radical': 'd6', 'kunlun.warrior': 'f3', 'kunlun.protector': 'e2', ...FAR } });
  match.play('move kunlun.mountain-radical', 'd7', 'move kunlun.warrior', 'pass');
  expect(chip(match, 'kunlun.mountain-radical').walked).toBe(1);
  expect(chip(match, 'kunlun.warrior').walked).toBe(0);
  expect(where(match, 'kunlun.warrior')).toBe('f3');
});
rule('HOP-10.9', 'a unit that stays has had its move', () => {
  const match = position({ units: { 'kunlun.mountain-radical': 'd6', 'kunlun.warrior': 'f3', ...FAR } });
  match.play('move kunlun.mountain-radical', 'pass');
  expect(match.refuses('move kunlun.mountain-radical')).toMatchObject({ because: 'alreadyMoved' });
});
rule('HOP-10.9', 'not through blocked hexes, those of allies included', () => {
  // d1 is the western corner: its neighbours are c1, d2 and e1
  const match = position({
    units: { 'kunlun.warrior': 'd1', 'kunlun.protector': 'd2', 'refugees.warrior': 'c1', 'kunlun.lotus-sage': 'f5' },
  });
  match.play('move kunlun.warrior');
  expect([...match.texts()].sort()).toEqual(['e1', 'e2', 'f1', 'pass']);
});
rule('HOP-10.9', 'every other hex says why not', () => {
  const match = position({ arena: 'colosseum', units: { 'kunlun.warrior': 'd3', 'kunlun.protector': 'd4', 'refugees.warrior': 'h4' } });
  match.play('move kunlun.warrior');
  expect(match.refuses('d4')).toMatchObject({ rule: 'HOP-5.1', because: 'occupied', by: 'kunlun.protector' });
  expect(match.refuses('c2')).toMatchObject({ rule: 'HOP-5.5', because: 'barred' });
  expect(match.refuses('g5')).toMatchObject({ rule: 'HOP-10.9', because: 'outOfReach', hexes: 2 });
});
rule('HOP-10.9', 'a unit with no free hex beside it stays where it is', () => {
  const match = position({
    units: { 'kunlun.warrior': 'd1', 'kunlun.protector': 'd2', 'refugees.warrior': 'c1', 'refugees.shade': 'e1' },
  });
  expect(match.refuses('move kunlun.warrior')).toMatchObject({ rule: 'HOP-10.9', because: 'hemmedIn' });
});
rule(['HOP-10.9', 'HOP-19.15'], 'a unit with Flight passes them, but does not end there', () => {
  const match = position({
    units: { 'kunlun.snow-leopard': 'd1', 'kunlun.protector': 'd2', 'refugees.warrior': 'c1', 'refugees.shade': 'e1' },
  });
  match.play('move kunlun.snow-leopard');
  expect(match.texts()).toContain('d3');
  for (const taken of ['d2', 'c1', 'e1']) expect(match.texts()).not.toContain(taken);
});
rule('HOP-24.1', 'a move cannot end where it started', () => {
  const match = position({ units: { 'kunlun.mountain-radical': 'd6', ...FAR } });
  match.play('move kunlun.mountain-radical');
  expect(match.texts()).not.toContain('d6');
  expect(match.texts()).toHaveLength(6 + 12 + 18 + 1); // three rings and pass
});

const still = (state: string) => position({ units: { 'kunlun.warrior': `d6 ${state}`, 'kunlun.protector': 'f3', ...FAR } });
rule('HOP-9.3', 'a dazed unit does not move', () => {
  expect(still('dazed').refuses('move kunlun.warrior')).toMatchObject({ rule: 'HOP-9.3', because: 'dazed' });
});
rule('HOP-9.2', 'nor one that was deployed this turn', () => {
  expect(still('fresh').refuses('move kunlun.warrior')).toMatchObject({ rule: 'HOP-9.2', because: 'freshlyDeployed' });
});
rule('HOP-9.4', 'nor a fatigued one', () => {
  expect(still('fatigued').refuses('move kunlun.warrior')).toMatchObject({ rule: 'HOP-9.4', because: 'fatigued' });
});
rule('HOP-9.13', 'nor an ensnared one', () => {
  expect(still('ensnared').refuses('move kunlun.warrior')).toMatchObject({ rule: 'HOP-9.13', because: 'ensnared' });
});
rule('HOP-4.2', 'nor an inactive hero', () => {
  const match = position({ arena: 'colosseum', units: { 'kunlun.warrior': 'd4' } });
  expect(match.refuses('move kunlun.feng')).toMatchObject({ rule: 'HOP-4.2', because: 'heroInactive' });
});
rule(['HOP-7.7', 'HOP-3.2'], 'nor a sentinel', () => {
  const match = position({ arena: 'colosseum', units: { 'kunlun.warrior': 'd4', 'sentinel.red.1': 'c2' } });
  expect(match.refuses('move sentinel.red.1')).toMatchObject({ rule: 'HOP-3.2', because: 'noMovement' });
});
rule(['HOP-3.10', 'HOP-19.14'], 'Snare takes one hex off a move that starts beside it, down to none', () => {
  const match = position({
    factions: ['refugees', 'amazons'],
    units: { 'refugees.tomb-guard': 'd6', 'refugees.protector': 'c7', 'amazons.shieldmaiden': 'd7' },
  });
  expect(match.refuses('move refugees.tomb-guard')).toMatchObject({ rule: 'HOP-19.14', because: 'snared' });
  match.play('move refugees.protector');
  expect(match.decision().facts).toMatchObject({ hexes: 1 });
});

// ---- routes
rule('HOP-24.1', 'ways that differ in the Spear Walls they wake are told apart', () => {
  const match = position({ factions: ['refugees', 'kunlun'], units: { 'refugees.warrior': 'd5', 'kunlun.jade-lancer': 'b6' } });
  match.play('move refugees.warrior');
  // c6 is next to the lancer and has one way of consequence; d7 is not, and can be reached past it (c6) or not (d6)
  expect(match.texts()).toEqual(expect.arrayContaining(['d7', 'c6']));
  expect(match.about(0, 'd7')).toMatchObject({ spearWalls: [] });
  expect(match.about(0, 'c6')).toMatchObject({ spearWalls: ['kunlun.jade-lancer'] });
  match.play('c6');
  expect(match.last('damaged')).toMatchObject({ rule: 'HOP-19.27', lost: 1 });
});
rule('HOP-24.1', 'a longer way may avoid a Spear Wall or wake it, as the player likes', () => {
  const match = position({ factions: ['refugees', 'kunlun'], units: { 'refugees.shade': 'd5', 'kunlun.jade-lancer': 'c7' } });
  match.play('move refugees.shade');
  const ways = match.texts().filter((text) => text === 'e6' || text.startsWith('e6 by'));
  expect(ways).toHaveLength(2);
  expect(ways.map((text) => match.about(0, text, 'moveTo').spearWalls.length)).toEqual([0, 1]);
});
rule('HOP-24.1', 'a Spear Wall that has struck this turn no longer matters', () => {
  const match = position({ factions: ['refugees', 'kunlun'], units: { 'refugees.shade': 'd5', 'kunlun.jade-lancer': 'c7 walled' } });
  match.play('move refugees.shade');
  expect(match.texts().some((text) => text.includes(' by '))).toBe(false);
});
rule('HOP-24.1', 'nobody walks on after the blow that defeats it', () => {
  const match = position({
    factions: ['refugees', 'kunlun'],
    units: { 'refugees.shade': 'd5 1hp', 'refugees.warrior': 'f1', 'kunlun.jade-lancer': 'c7' },
  });
  match.play('move refugees.shade');
  const deadly = match.texts().filter((text) => text !== 'pass' && match.about(0, text, 'moveTo').spearWalls.length > 0);
  expect(deadly.sort()).toEqual(['b6', 'c6', 'd7']); // next to the lancer
});
rule(['HOP-24.1', 'HOP-19.9'], 'a unit with Charge may take two hexes to the hex beside it', () => {
  const match = position({ factions: ['parthians', 'refugees'], units: { 'parthians.cataphract': 'd5', 'refugees.protector': 'd7' } });
  match.play('move parthians.cataphract');
  const ways = match.texts().filter((text) => text === 'd6' || text.startsWith('d6 by'));
  expect(ways).toHaveLength(2);
  match.play(ways[1] as string);
  expect(chip(match, 'parthians.cataphract').walked).toBe(2);
});
rule(['HOP-24.1', 'HOP-14.23'], 'ways that pick up loose shards are told apart', () => {
  const match = position({
    mode: 'ascension',
    titan: 'ti.nyx',
    shards: ['d5 loose'],
    units: { 'ti.nyx': 'e6', 'kunlun.snow-leopard': 'd3' },
  });
  match.play('move kunlun.snow-leopard');
  const ways = match.texts().filter((text) => text === 'd6' || text.startsWith('d6 by'));
  expect(ways.map((text) => match.about(0, text, 'moveTo').shards)).toEqual(expect.arrayContaining([[], ['d5']]));
  expect(ways).toHaveLength(2);
});
rule('HOP-24.1', 'a move says beforehand how long it is and who would be in Range', () => {
  const match = position({ units: { 'kunlun.marksman': 'd5', 'refugees.protector': 'd9' } });
  match.play('move kunlun.marksman');
  expect(match.about(0, 'd7')).toEqual({ steps: 2, spearWalls: [], shards: [], hampered: false, inRange: ['refugees.protector'] });
  expect(match.about(0, 'd6')).toMatchObject({ steps: 1, inRange: [] });
});
rule(['HOP-24.1', 'HOP-5.10'], 'and whether the unit could not attack from there', () => {
  const match = position({ arena: 'colosseum', units: { 'kunlun.warrior': 'e3' } });
  match.play('move kunlun.warrior');
  expect(match.about(0, 'e4')).toMatchObject({ hampered: true });
  expect(match.about(0, 'd3')).toMatchObject({ hampered: false });
});
