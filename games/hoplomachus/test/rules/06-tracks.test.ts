// Chapter 6: the five tracks of the Colosseum, of one player and shared in cooperation.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, HIT, MISS, type Position, position, type Sketch } from '../support/position.ts';

/** Kunlun's Warrior takes hp from a Bone Reaver: as much favor in the Colosseum. */
const striking = (hits: 1 | 2 | 3, sketch: Sketch = {}): Position =>
  position({
    arena: 'colosseum',
    step: 'engage',
    dice: [HIT, hits > 1 ? HIT : MISS, hits > 2 ? HIT : MISS],
    ...sketch,
    units: { 'kunlun.warrior': 'd4', 'refugees.bone-reaver': 'd5', 'kunlun.protector': 'h4', 'refugees.protector': 'b4', ...sketch.units },
  });

rule('HOP-6.7', 'all favor of a gain goes on one track', () => {
  const match = striking(2).play('engage kunlun.warrior', 'attack');
  expect(match.decision()).toMatchObject({ ask: 'favorTrack', seats: [0], facts: { favor: 2 } });
  expect(match.texts()).toEqual(['support', 'hp3', 'hero', 'foothold']);
  match.play('hero');
  expect(match.table.boards[0]).toMatchObject({ track: 'hero', bead: 2 });
});
rule('HOP-6.7', 'the next gain may go on with that track', () => {
  const match = striking(2, { favor: ['hero 2'] }).play('engage kunlun.warrior', 'attack', 'hero');
  expect(match.table.boards[0]).toMatchObject({ track: 'hero', bead: 4 });
  expect(match.last('favor')).toMatchObject({ gained: 2, lostProgress: 0 });
});
rule('HOP-6.7', 'leaving an unfinished track loses what was on it', () => {
  const match = striking(2, { favor: ['hero 3'] }).play('engage kunlun.warrior', 'attack');
  expect(match.about(0, 'hp3')).toEqual({ bead: 2, loses: 3, surplus: 0, completes: false });
  match.play('hp3');
  expect(match.table.boards[0]).toMatchObject({ track: 'hp3', bead: 2, done: [] });
  expect(match.last('favor')).toMatchObject({ lostProgress: 3 });
});
rule('HOP-6.8', 'on space 5 the reward is earned; the surplus is lost and the bead stays', () => {
  const match = striking(3, { favor: ['hp3 4'] }).play('engage kunlun.warrior', 'attack');
  expect(match.about(0, 'hp3')).toEqual({ bead: 5, loses: 0, surplus: 2, completes: true });
  match.play('hp3');
  expect(match.table.boards[0]).toMatchObject({ track: 'hp3', bead: 5, done: ['hp3'] });
  expect(match.last('reward')).toMatchObject({ seat: 0, reward: 'hp3' });
});
rule('HOP-6.8', 'a completed track cannot be used again, and nothing is lost by leaving it', () => {
  const match = striking(1, { favor: ['hp3 5'], done: [['hp3']] }).play('engage kunlun.warrior', 'attack');
  expect(match.refuses('hp3')).toMatchObject({ rule: 'HOP-6.8', because: 'trackCompleted' });
  match.play('foothold');
  expect(match.table.boards[0]).toMatchObject({ track: 'foothold', bead: 1, done: ['hp3'] });
  expect(match.last('favor')).toMatchObject({ lostProgress: 0 });
});
rule('HOP-6.9', 'the gold track is open only after the four others', () => {
  const match = striking(1, { done: [['hp3', 'hero', 'support']] }).play('engage kunlun.warrior', 'attack');
  expect(match.last('favor')).toMatchObject({ track: 'foothold' }); // the only one left
  const open = striking(1, { done: [['hp3', 'hero', 'support', 'foothold']] }).play('engage kunlun.warrior', 'attack');
  expect(open.last('favor')).toMatchObject({ track: 'gold', bead: 1 });
  expect(striking(1).play('engage kunlun.warrior', 'attack').refuses('gold')).toMatchObject({ rule: 'HOP-6.9', because: 'goldComesLast' });
});
rule('HOP-6.9', 'after gold favor has no further use', () => {
  const match = striking(1, { favor: ['gold 5'], done: [['hp3', 'hero', 'support', 'foothold', 'gold']] });
  match.play('engage kunlun.warrior', 'attack');
  expect(match.events('favor')).toEqual([]);
  expect(match.table.boards[0]).toMatchObject({ track: 'gold', bead: 5 });
});
rule('HOP-6.10', 'all favor of one effect is one gain', () => {
  const match = striking(1, { units: { 'refugees.shade': 'c4' } }).play('engage kunlun.warrior', 'whirlwind');
  expect(match.decision()).toMatchObject({ ask: 'favorTrack', facts: { favor: 2 } });
  match.play('hero');
  expect(match.events('favor')).toHaveLength(1);
});
rule('HOP-6.10', 'a triggered skill is another effect: its favor is another gain', () => {
  const match = position({
    arena: 'colosseum',
    step: 'engage',
    factions: ['amazons', 'refugees'],
    units: { 'amazons.labrys-maiden': 'd4 walked 1', 'refugees.shade': 'd5 1hp', 'refugees.bone-reaver': 'c4', 'refugees.protector': 'b4' },
    dice: [HIT, HIT],
  });
  match.play('engage amazons.labrys-maiden', 'refugees.shade');
  expect(match.last('usedSkill')).toMatchObject({ skill: 'cleave' });
  expect(match.decision()).toMatchObject({ ask: 'favorTrack', facts: { favor: 1 } });
  match.play('hero');
  expect(match.decision()).toMatchObject({ ask: 'favorTrack', facts: { favor: 1 } });
});
rule('HOP-6.11', '`support`: players place their own chips', () => {
  const match = striking(1, { favor: ['support 4'] }).play('engage kunlun.warrior', 'attack', 'support');
  expect(match.decision()).toMatchObject({ ask: 'supportAs', seats: [0] });
  match.play('foothold', 'e5');
  expect(match.table.footholds).toEqual([{ at: expect.any(Number), troop: 0 }]);
});
rule('HOP-6.11', '`hp3`: three hp for one unit of the troop in combat, above its Health too', () => {
  const match = striking(1, { favor: ['hp3 4'] }).play('engage kunlun.warrior', 'attack', 'hp3');
  expect(match.decision()).toMatchObject({ ask: 'strengthen', facts: { hp: 3 } });
  expect(match.texts()).toEqual(['kunlun.warrior', 'kunlun.protector', 'kunlun.feng', 'pass']);
  match.play('kunlun.protector');
  expect(chip(match, 'kunlun.protector').hp).toBe(9);
});
rule('HOP-6.11', 'as many as there are chips', () => {
  const match = striking(1, { favor: ['hp3 4'], supply: [1, 20] }).play('engage kunlun.warrior', 'attack', 'hp3', 'kunlun.protector');
  expect(chip(match, 'kunlun.protector').hp).toBe(7);
});
rule('HOP-6.12', '`hero`: the primary hero becomes active by itself; in combat it is dazed for this turn', () => {
  const match = striking(1, { favor: ['hero 4'] }).play('engage kunlun.warrior', 'attack', 'hero');
  expect(chip(match, 'kunlun.feng')).toMatchObject({ active: true, fresh: true });
});
rule('HOP-6.13', '`foothold`: once in each Tactic step, before or after a tactic or without one', () => {
  const sketch: Sketch = {
    arena: 'colosseum',
    step: 'tactic',
    done: [['foothold']],
    footholds: { d4: 0 },
    tactics: [['stun', 'blitz'], []],
    units: { 'kunlun.warrior': 'h4', 'refugees.bone-reaver': 'b4' },
  };
  const before = position(sketch).play('shift d4', 'd5', 'blitz');
  expect(before.decision().ask).toBe('move');
  const after = position(sketch).play('blitz', 'shift d4', 'd5');
  expect(after.decision().ask).toBe('move');
  const twice = position(sketch).play('shift d4', 'd5');
  expect(twice.refuses('shift d5')).toMatchObject({ rule: 'HOP-6.13', because: 'oncePerTurn' });
});
rule('HOP-6.13', 'not before the track is completed', () => {
  const match = position({
    arena: 'colosseum',
    step: 'tactic',
    footholds: { d4: 0 },
    units: { 'kunlun.warrior': 'h4', 'refugees.bone-reaver': 'b4' },
  });
  expect(match.refuses('shift d4')).toMatchObject({ rule: 'HOP-6.13', because: 'footholdTrackOpen' });
});
rule('HOP-6.14', 'a moved foothold enters no pedestal, central hex, hex of an opponent or of another foothold', () => {
  const match = position({
    arena: 'colosseum',
    step: 'tactic',
    done: [['foothold']],
    // e5 is next to the central hex e6; of its other neighbours d5 holds an opponent, f5 a foothold, d4 an own unit
    footholds: { e5: 0, f5: 1 },
    units: { 'kunlun.warrior': 'd4', 'refugees.bone-reaver': 'd5' },
  });
  match.play('shift e5');
  expect([...match.texts()].sort()).toEqual(['d4', 'e4', 'f4']);
  match.play('d4');
  expect(match.last('footholdMoved')).toMatchObject({ seat: 0, from: 'e5', to: 'd4' });
});
rule('HOP-6.14', 'nor a pedestal', () => {
  const match = position({
    arena: 'colosseum',
    step: 'tactic',
    done: [['foothold']],
    footholds: { d3: 0 },
    units: { 'kunlun.warrior': 'h4' },
  });
  match.play('shift d3');
  expect(match.texts()).not.toContain('c2');
  expect(match.texts()).toContain('c3');
});
rule('HOP-6.14', 'a flipped one leaves its hex and stands as a sentinel on a free pedestal', () => {
  const match = position({
    arena: 'colosseum',
    step: 'tactic',
    done: [['foothold']],
    footholds: { d4: 0 },
    units: { 'kunlun.warrior': 'h4', 'sentinel.blue.1': 'c2' },
  });
  match.play('flip d4');
  expect([...match.texts()].sort()).toEqual(['c8', 'g2', 'g8']);
  match.play('g2');
  expect(match.table.footholds).toEqual([]);
  expect(chip(match, 'sentinel.red.1')).toMatchObject({ zone: 'arena', hp: 4, fresh: true });
});
rule('HOP-6.14', 'impossible without a pedestal or enough chips', () => {
  const sketch: Sketch = {
    arena: 'colosseum',
    step: 'tactic',
    done: [['foothold']],
    footholds: { d4: 0 },
    units: { 'kunlun.warrior': 'h4' },
  };
  expect(position({ ...sketch, supply: [3, 20] }).refuses('flip d4')).toMatchObject({
    rule: 'HOP-6.14',
    because: 'tooFewChips',
    need: 4,
    left: 3,
  });
  const taken = { 'sentinel.blue.1': 'c2', 'sentinel.blue.2': 'c8', 'sentinel.blue.3': 'g2', 'sentinel.red.2': 'g8' };
  const match = position({ ...sketch, units: { ...sketch.units, ...taken } });
  expect(match.refuses('flip d4')).toMatchObject({ rule: 'HOP-6.14', because: 'noFreePedestal' });
});
rule('HOP-6.15', '`gold`: the hero above it joins the camp, active', () => {
  const match = striking(1, { favor: ['gold 4'], done: [['hp3', 'hero', 'support', 'foothold']] }).play('engage kunlun.warrior', 'attack');
  expect(chip(match, 'neutral.rostam')).toMatchObject({ zone: 'camp', active: true, troop: 0 });
  expect(match.decision().ask).not.toBe('supportAs');
});
rule(['HOP-6.16', 'HOP-15.7'], 'in Skirmish the other player gets the chip above hp3, hero and foothold', () => {
  const match = striking(1, { favor: ['foothold 4'] }).play('engage kunlun.warrior', 'attack', 'foothold');
  expect(match.decision()).toMatchObject({ ask: 'supportAs', seats: [1] });
  match.play('sentinel', 'g2');
  expect(chip(match, 'sentinel.blue.1')).toMatchObject({ zone: 'arena', troop: 1 });
});
rule(['HOP-6.16', 'HOP-14.6'], 'in Ascension the same player gets it', () => {
  const match = position({
    mode: 'ascension',
    titan: 'ti.charybdis',
    step: 'engage',
    favor: ['hero 4'],
    units: { 'ti.charybdis': 'e6', 'kunlun.warrior': 'e5' },
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.warrior', 'attack', 'hero', 'kunlun.feng');
  expect(match.last('activated')).toMatchObject({ unit: 'kunlun.feng' });
  expect(match.decision()).toMatchObject({ ask: 'supportAs', seats: [0] });
});
rule(['HOP-6.12', 'HOP-1.3'], 'in Ascension the player may leave the hero inactive, and is not asked about one that is active', () => {
  const sketch: Sketch = {
    mode: 'ascension',
    titan: 'ti.charybdis',
    step: 'engage',
    favor: ['hero 4'],
    units: { 'ti.charybdis': 'e6', 'kunlun.warrior': 'e5' },
    dice: [HIT, MISS, MISS],
  };
  const match = position(sketch).play('engage kunlun.warrior', 'attack', 'hero');
  expect(match.decision()).toMatchObject({ ask: 'wakeHero', rule: 'HOP-6.12', seats: [0] });
  expect(match.texts()).toEqual(['kunlun.feng', 'pass']);
  match.play('pass');
  expect(match.events('activated')).toEqual([]);
  expect(chip(match, 'kunlun.feng').active).toBe(false);
  expect(match.decision().ask).toBe('supportAs');
  const awake = position({ ...sketch, units: { ...sketch.units, 'kunlun.feng': 'i3' } });
  awake.play('engage kunlun.warrior', 'attack', 'hero');
  expect(awake.decision().ask).toBe('supportAs');
});
rule(['HOP-6.12', 'HOP-1.1'], 'in Skirmish the hero is turned without asking, as the mode says', () => {
  const match = position({
    options: { arena: 'colosseum' },
    step: 'engage',
    favor: ['hero 4'],
    units: { 'kunlun.warrior': 'e5', 'refugees.shade': 'e6' },
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.warrior', 'attack', 'hero');
  expect(match.last('activated')).toMatchObject({ unit: 'kunlun.feng' });
  expect(match.decision().ask).toBe('supportAs');
});

// ---- cooperation on one board
const together = (favor: string, sketch: Sketch = {}): Position =>
  position({
    mode: 'ascension',
    seats: 2,
    titan: 'ti.charybdis',
    step: 'engage',
    favor: [favor],
    dice: [HIT, MISS, MISS],
    ...sketch,
    units: { 'ti.charybdis': 'e6', 'kunlun.warrior': 'e5', 'refugees.warrior': 'd5', ...sketch.units },
  });
rule('HOP-14.7', "whoever earned the favor chooses the track and places the chip; sentinels are Player B's", () => {
  const match = together('support 4').play('engage kunlun.warrior', 'attack');
  expect(match.decision()).toMatchObject({ ask: 'favorTrack', seats: [0] });
  match.play('support', 'sentinel', 'c2');
  expect(chip(match, 'sentinel.red.1')).toMatchObject({ zone: 'arena', troop: 1 });
});
rule('HOP-14.8', '`hp3` is for a unit of Player B, who chooses it', () => {
  const match = together('hp3 4').play('engage kunlun.warrior', 'attack', 'hp3');
  expect(match.decision()).toMatchObject({ ask: 'strengthen', seats: [1] });
  expect(match.texts()).toEqual(['refugees.warrior', 'pass']);
});
rule('HOP-14.8', '`hero` turns the hero of Player A, whoever earned it', () => {
  const match = together('hero 4', { active: 1 }).play('engage refugees.warrior', 'attack', 'hero');
  expect(match.decision()).toMatchObject({ ask: 'wakeHero', seats: [0] });
  match.play('kunlun.feng');
  expect(match.last('activated')).toMatchObject({ unit: 'kunlun.feng' });
  expect(match.decision()).toMatchObject({ ask: 'supportAs', seats: [1] });
});
rule('HOP-14.8', '`gold` gives the hero of Player B to Player B', () => {
  const match = together('gold 4', {}).play('engage kunlun.warrior', 'attack', 'support');
  expect(match.events('reward')).toEqual([]); // the four others come first
  const gold = position({
    mode: 'ascension',
    seats: 2,
    titan: 'ti.charybdis',
    step: 'engage',
    favor: ['gold 4'],
    done: [['hp3', 'hero', 'support', 'foothold']],
    units: { 'ti.charybdis': 'e6', 'kunlun.warrior': 'e5', 'refugees.warrior': 'd5' },
    dice: [HIT, MISS, MISS],
  }).play('engage kunlun.warrior', 'attack');
  expect(chip(gold, 'refugees.melinoe')).toMatchObject({ zone: 'camp', active: true, troop: 1 });
});
rule('HOP-14.8', "`foothold` is used by Player A on any foothold of the team; a flipped one is Player B's sentinel", () => {
  const sketch: Sketch = {
    mode: 'ascension',
    seats: 2,
    titan: 'ti.charybdis',
    step: 'tactic',
    done: [['foothold']],
    footholds: { d4: 1 },
    units: { 'ti.charybdis': 'e6', 'kunlun.warrior': 'e5', 'refugees.warrior': 'd5' },
  };
  const match = position(sketch).play('flip d4', 'c2');
  expect(chip(match, 'sentinel.red.1')).toMatchObject({ zone: 'arena', troop: 1 });
  const other = position({ ...sketch, active: 1, tactics: [[], ['stun']] });
  expect(other.refuses('shift d4')).toMatchObject({ rule: 'HOP-14.8', because: 'otherPlayersPower' });
});
