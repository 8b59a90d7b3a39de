// Chapter 7: support chips.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, HIT, MISS, type Position, position, type Sketch, where } from '../support/position.ts';

/** Kunlun is about to complete the `support` track; `gains` does it and stops at the question for the chip. */
const gaining = (sketch: Sketch = {}): Position =>
  position({
    arena: 'colosseum',
    step: 'engage',
    favor: ['support 4'],
    dice: [HIT, MISS, MISS],
    ...sketch,
    units: { 'kunlun.warrior': 'd4', 'refugees.bone-reaver': 'd5', 'kunlun.protector': 'h4', ...sketch.units },
  }).play('engage kunlun.warrior', 'attack', 'support');

rule('HOP-7.1', 'a support chip is placed at once, as a foothold or as a sentinel', () => {
  const match = gaining();
  expect(match.decision()).toMatchObject({ ask: 'supportAs', seats: [0] });
  expect(match.texts()).toEqual(['foothold', 'sentinel']);
  match.play('foothold', 'd3');
  expect(match.last('foothold')).toMatchObject({ seat: 0, at: 'd3' });
});
rule('HOP-7.1', 'it is not a deployment: the player may still deploy in that turn', () => {
  const match = position({
    arena: 'colosseum',
    active: 1,
    step: 'start',
    favor: ['support 4'],
    camp: ['refugees.warrior'],
    units: { 'refugees.protector': 'd4 poisoned', 'kunlun.protector': 'g4' },
  });
  match.play('support', 'sentinel', 'c2');
  expect(match.decision()).toMatchObject({ ask: 'deploy', seats: [1] });
});
rule('HOP-7.2', 'a foothold is not a unit: nobody can attack it', () => {
  const match = position({
    arena: 'colosseum',
    step: 'engage',
    footholds: { d5: 1 },
    units: { 'kunlun.warrior': 'd4', 'kunlun.protector': 'c3', 'refugees.bone-reaver': 'b3' },
  });
  expect(match.refuses('engage kunlun.warrior')).toMatchObject({ because: 'noTargetInRange' });
});
rule('HOP-7.3', 'a foothold lies anywhere but on pedestals, the central hex, under opponents and on other footholds', () => {
  const match = gaining({ footholds: { f4: 0, f5: 1 } }).play('foothold');
  expect(match.refuses('c2')).toMatchObject({ rule: 'HOP-7.3', because: 'pedestal' });
  expect(match.refuses('e6')).toMatchObject({ rule: 'HOP-7.3', because: 'centralHex' });
  expect(match.refuses('d5')).toMatchObject({ rule: 'HOP-7.3', because: 'occupiedByOpponent' });
  for (const taken of ['f4', 'f5']) expect(match.refuses(taken)).toMatchObject({ rule: 'HOP-7.3', because: 'anotherFoothold' });
  expect(match.texts()).toEqual(expect.arrayContaining(['d4', 'i3', 'e4', 'i1'])); // under own units, on inner and outer hexes
  expect(match.texts()).toHaveLength(75 - 4 - 1 - 1 - 1 - 2); // the chained hero of the other side stands on one
});
rule('HOP-7.4', 'opponents neither stand on its hex nor pass it, its own team does', () => {
  const walled: Sketch = { arena: 'colosseum', footholds: { a2: 1 }, units: { 'kunlun.warrior': 'a1', 'refugees.warrior': 'h4' } };
  const match = position(walled);
  match.play('move kunlun.warrior');
  expect(match.texts()).not.toContain('a2');
  const own = position({ ...walled, footholds: { a2: 0 } });
  own.play('move kunlun.warrior');
  expect(own.texts()).toContain('a2');
});
rule('HOP-7.4', 'nobody of another team is displaced onto it', () => {
  const match = position({
    arena: 'colosseum',
    step: 'ability',
    footholds: { d5: 1 },
    units: { 'kunlun.mountain-radical': 'd4', 'kunlun.warrior': 'd3' },
  });
  match.play('kunlun.mountain-radical hurl');
  expect(match.texts()).not.toContain('d5');
});
rule('HOP-7.5', 'on an inner hex it frees the units of its team', () => {
  const sketch = (footholds: Record<string, 0>) =>
    position({
      arena: 'colosseum',
      step: 'engage',
      footholds,
      units: { 'kunlun.warrior': 'e4', 'kunlun.protector': 'd5', 'refugees.bone-reaver': 'e5' },
    });
  expect(sketch({ e4: 0 }).texts()).toContain('engage kunlun.warrior');
  expect(sketch({ d4: 0 }).refuses('engage kunlun.warrior')).toMatchObject({ because: 'onInnerHex' });
});
rule('HOP-7.6', 'a sentinel stands on a free pedestal with full hp, dazed for this turn', () => {
  const match = gaining({ units: { 'sentinel.blue.1': 'c2' } }).play('sentinel');
  expect([...match.texts()].sort()).toEqual(['c8', 'g2', 'g8']);
  expect(match.refuses('c2')).toMatchObject({ rule: 'HOP-5.5', because: 'occupied' });
  match.play('c8');
  expect(chip(match, 'sentinel.red.1')).toMatchObject({ hp: 4, fresh: true, troop: 0 });
  expect(where(match, 'sentinel.red.1')).toBe('c8');
});
rule('HOP-7.6', 'without a pedestal or enough chips it must be a foothold', () => {
  const poor = gaining({ supply: [3, 20] });
  expect(poor.decision().ask).toBe('supportAt');
  expect(poor.refuses('c2')).toMatchObject({ because: 'pedestal' });
  const full = gaining({ units: { 'sentinel.blue.1': 'c2', 'sentinel.blue.2': 'c8', 'sentinel.blue.3': 'g2', 'sentinel.blue.4': 'g8' } });
  expect(full.decision()).toMatchObject({ ask: 'supportAt', facts: { as: 'foothold' } });
});
rule('HOP-7.7', 'a sentinel can be displaced by nothing', () => {
  const match = position({
    arena: 'colosseum',
    step: 'tactic',
    factions: ['atlanteans', 'kunlun'],
    tactics: [['undertow'], []],
    units: { 'atlanteans.siren': 'd3', 'sentinel.blue.1': 'c2' },
  });
  match.play('undertow');
  expect(match.decision()).toMatchObject({ ask: 'undertow', facts: { unit: 'atlanteans.siren' } }); // nobody else may be taken
});
rule('HOP-7.8', 'with First Strike it can attack in the turn it appears', () => {
  const match = gaining().play('sentinel', 'c2');
  expect(match.texts()).toContain('engage sentinel.red.1');
  match.rolls(MISS, MISS).play('engage sentinel.red.1', 'refugees.bone-reaver');
  expect(match.last('attacked')).toMatchObject({ unit: 'sentinel.red.1' });
});
rule('HOP-7.8', 'in the turn of the troop that placed it', () => {
  const match = position({
    arena: 'colosseum',
    step: 'engage',
    units: { 'kunlun.warrior': 'd4', 'refugees.bone-reaver': 'd5', 'sentinel.blue.1': 'c2' },
  });
  expect(match.texts()).toEqual(['engage kunlun.warrior', 'pass']);
});
rule('HOP-7.9', 'back in the camp it is deployed on a pedestal, as the deployment of the turn', () => {
  const match = position({ arena: 'colosseum', step: 'deploy', camp: ['sentinel.red.1'], units: { 'kunlun.warrior': 'd4' } });
  match.play('deploy sentinel.red.1');
  expect([...match.texts()].sort()).toEqual(['c2', 'c8', 'g2', 'g8']);
  match.play('g2');
  expect(match.decision().ask).toBe('tactic');
});
rule('HOP-7.9', 'not without a free pedestal', () => {
  const match = position({
    arena: 'colosseum',
    step: 'deploy',
    camp: ['sentinel.red.1', 'kunlun.marksman'],
    units: { 'kunlun.warrior': 'd4', 'sentinel.blue.1': 'c2', 'sentinel.blue.2': 'c8', 'sentinel.blue.3': 'g2', 'sentinel.blue.4': 'g8' },
  });
  expect(match.refuses('deploy sentinel.red.1')).toMatchObject({ rule: 'HOP-7.9', because: 'noFreePedestal' });
});
rule('HOP-7.9', 'a defeated one goes to the discard of its troop', () => {
  const match = position({
    arena: 'colosseum',
    step: 'engage',
    units: { 'kunlun.warrior': 'd3', 'kunlun.protector': 'h4', 'sentinel.blue.1': 'c2 1hp' },
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.warrior', 'attack', 'support');
  expect(chip(match, 'sentinel.blue.1')).toMatchObject({ zone: 'discard', troop: 1 });
});
rule('HOP-7.10', 'all sentinels are equal', () => {
  const { content, units } = position({ arena: 'colosseum', step: 'deploy', camp: ['kunlun.warrior'] }).table;
  const defs = new Set(units.filter(({ name }) => name.startsWith('sentinel.')).map(({ def }) => content.units[def]?.id));
  expect([...defs]).toEqual(['sentinel']);
});
rule('HOP-7.11', 'a shard without hp leaves its pedestal free, one with hp does not', () => {
  const sketch = (titan: string) =>
    position({
      mode: 'ascension',
      titan,
      step: 'engage',
      favor: ['support 4'],
      units: { [titan]: 'e6', 'kunlun.warrior': 'e5' },
      dice: [HIT, MISS, MISS],
    }).play('engage kunlun.warrior', 'attack', 'support');
  expect(sketch('ti.charybdis').texts()).toEqual(['foothold', 'sentinel']);
  const talos = sketch('ti.talos');
  expect(talos.decision()).toMatchObject({ ask: 'supportAt', facts: { as: 'foothold' } });
});
