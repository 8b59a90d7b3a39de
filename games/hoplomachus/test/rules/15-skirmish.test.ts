import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, HIT, MISS, onTo, type Position, position, type Sketch, seen, skip, where } from '../support/position.ts';

const colosseum = (sketch: Sketch): Position => position({ arena: 'colosseum', ...sketch });
const beads = (match: Position): number[] => seen(match).boards.map(({ bead }) => bead);

rule('HOP-15.1', "whoever defeats the other player's primary hero has won", () => {
  const match = position({
    step: 'engage',
    units: { 'kunlun.warrior': 'd5', 'refugees.melinoe': 'd6 1hp undied', 'refugees.warrior': 'g1' },
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.warrior', 'attack');
  expect(match.result).toMatchObject({ winners: [0], drawn: false, rule: 'HOP-15.1', because: 'heroFell' });
});

rule('HOP-15.1', 'a secondary hero may fall', () => {
  const match = position({
    step: 'engage',
    units: { 'kunlun.warrior': 'd5', 'neutral.camilla': 'd6 1hp', 'refugees.warrior': 'g1' },
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.warrior', 'attack');
  expect(match.result).toBeUndefined();
});

rule('HOP-15.1', 'in Pozzuoli a player without any unit in combat has lost, from round 2 on', () => {
  const sketch: Sketch = {
    step: 'engage',
    camp: ['refugees.shade'],
    units: { 'kunlun.warrior': 'd5', 'refugees.warrior': 'd6 1hp' },
    dice: [HIT, MISS, MISS],
  };
  const second = position({ ...sketch, round: 2 }).play('engage kunlun.warrior', 'attack');
  expect(second.result).toMatchObject({ winners: [0], because: 'noUnits' });
  const first = position({ ...sketch, round: 1 }).play('engage kunlun.warrior', 'attack');
  expect(first.result).toBeUndefined();
});

rule('HOP-15.1', 'a player who lost the last unit in round 1 loses when round 2 begins', () => {
  const match = position({
    round: 1,
    active: 1,
    step: 'engage',
    units: { 'kunlun.warrior': 'd5 1hp', 'refugees.warrior': 'd6' },
    camp: ['kunlun.marksman'],
    dice: [HIT, MISS, MISS],
  });
  match.play('engage refugees.warrior', 'attack');
  expect(match.result).toMatchObject({ winners: [1], because: 'noUnits' });
  expect(seen(match).round).toBe(2);
});

rule('HOP-15.1', 'in the Colosseum a player without units goes on', () => {
  const match = colosseum({
    step: 'engage',
    units: { 'kunlun.warrior': 'd5', 'refugees.warrior': 'd6 1hp' },
    discard: ['refugees.shade'],
    camp: ['refugees.marksman'],
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.warrior', 'attack');
  expect(match.result).toBeUndefined();
});

rule('HOP-15.1', 'if both heroes fall at the same moment the active player has won', () => {
  const match = position({
    active: 1,
    step: 'engage',
    units: {
      'refugees.ash-slinger': 'd5',
      'refugees.melinoe': 'd7 1hp undied',
      'kunlun.feng': 'd8 1hp',
      'kunlun.warrior': 'g1',
    },
    dice: [HIT, HIT],
  });
  match.play('engage refugees.ash-slinger', 'd8');
  expect(match.result).toMatchObject({ winners: [1], because: 'heroFell' });
});

rule('HOP-15.1', 'the active player also wins if both lose their last unit', () => {
  const match = position({
    active: 1,
    step: 'engage',
    units: { 'refugees.tomb-guard': 'd5 1hp', 'kunlun.warrior': 'd6 1hp' },
    dice: [HIT, MISS],
  });
  match.play('engage refugees.tomb-guard');
  expect(match.result).toMatchObject({ winners: [1], because: 'noUnits' });
});

rule('HOP-15.1', 'and if one loses the hero and the other the last unit', () => {
  const match = position({
    active: 1,
    step: 'engage',
    units: { 'refugees.ash-slinger': 'd5', 'refugees.melinoe': 'd7 1hp undied', 'kunlun.warrior': 'd8 1hp' },
    dice: [HIT, HIT],
  });
  match.play('engage refugees.ash-slinger', 'd8');
  expect(match.result).toMatchObject({ winners: [1], drawn: false });
});

rule('HOP-15.2', 'in Pozzuoli players deploy on their own six hexes, in the Colosseum on outer, inner and central hexes', () => {
  const red = position({ step: 'deploy', camp: ['kunlun.warrior'] }).play('deploy kunlun.warrior');
  expect(red.texts()).toEqual(['g1', 'g2', 'g3', 'g4', 'g5', 'g6']);
  const blue = position({ step: 'deploy', active: 1, camp: ['refugees.warrior'] }).play('deploy refugees.warrior');
  expect(blue.texts()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6']);
  const outer = colosseum({ step: 'deploy', camp: ['kunlun.warrior'] }).play('deploy kunlun.warrior');
  expect([...outer.texts()].sort()).toEqual(['c4', 'c6', 'e4', 'e6', 'e8', 'g4', 'g6', 'i1', 'i5']);
});

rule('HOP-15.2', 'there is no limit of units', () => {
  const units = {
    'kunlun.warrior': 'd1',
    'kunlun.marksman': 'd2',
    'kunlun.protector': 'd3',
    'kunlun.snow-leopard': 'd4',
    'refugees.warrior': 'a1',
  };
  expect(position({ step: 'deploy', units, camp: ['kunlun.lotus-sage'] }).texts()).toEqual(['deploy kunlun.lotus-sage', 'pass']);
});

rule('HOP-15.3', 'at the end of a turn the camp is filled up to four units, face down', () => {
  const match = position({ step: 'engage', units: { 'kunlun.warrior': 'g1', 'refugees.warrior': 'a1' }, camp: ['kunlun.marksman'] });
  expect(match.last('drew')).toMatchObject({ seat: 0, count: 3 });
  expect(seen(match, 0).troops[0]?.camp).toMatchObject({ count: 5 }); // the hero does not count
  expect(seen(match, 1).troops[0]?.camp).toEqual({ count: 5, units: ['kunlun.feng'] });
});

rule('HOP-15.3', 'elite units do not count, and an empty bag gives nothing', () => {
  const camp = ['kunlun.marksman', 'kunlun.protector', 'kunlun.lotus-sage', 'kunlun.cloud-archer'];
  const units = { 'kunlun.warrior': 'g1', 'refugees.warrior': 'a1' };
  expect(position({ step: 'engage', units, camp }).events('drew')).toEqual([]);
  const discard = ['mountain-radical', 'tiger-claw-monk', 'jade-lancer', 'snow-leopard', 'pass-strategist'].map((name) => `kunlun.${name}`);
  const last = position({ step: 'engage', units, camp: camp.slice(0, 3), discard });
  expect(last.last('drewUnits')).toMatchObject({ units: ['kunlun.cloud-archer'] });
  const none = position({ step: 'engage', units, camp: camp.slice(0, 3), discard: [...discard, 'kunlun.cloud-archer'] });
  expect(none.events('drew')).toEqual([]);
});

rule('HOP-15.4', 'in Pozzuoli a defeated opponent is worth 2 favor', () => {
  const match = position({
    step: 'engage',
    units: { 'kunlun.warrior': 'd5', 'refugees.warrior': 'd6 1hp', 'refugees.shade': 'd4 1hp', 'refugees.marksman': 'a1' },
  });
  match.play('engage kunlun.warrior', 'whirlwind');
  expect(beads(match)).toEqual([4, 0]);
});

rule('HOP-15.4', 'a Stone check is worth 1 for one stone hex and 3 for both', () => {
  const units = { 'kunlun.warrior': 'd3', 'refugees.warrior': 'a1' };
  expect(beads(position({ step: 'stones', units }))).toEqual([1, 0]);
  expect(beads(position({ step: 'stones', units: { ...units, 'kunlun.marksman': 'd9' } }))).toEqual([3, 0]);
  expect(beads(position({ step: 'stones', units: { ...units, 'refugees.warrior': 'd9' } }))).toEqual([1, 0]);
});

const REWARD = (favor: readonly [number, number], more: Sketch = {}): Position =>
  position({
    step: 'stones',
    units: { 'kunlun.warrior': 'd3 1hp', 'refugees.warrior': 'a1 1hp', 'refugees.melinoe': 'a2 1hp' },
    favor,
    ...more,
  });

rule('HOP-15.5', 'after reward 5, 10 or 15 the player with less favor may strengthen a unit: 1 for an elite, 2 for another', () => {
  const match = REWARD([4, 2]);
  expect(match.decision()).toMatchObject({ ask: 'catchUp', seats: [1] });
  expect(match.texts()).toEqual(['refugees.warrior +2', 'refugees.melinoe +1', 'pass']);
  match.play('refugees.warrior +2');
  expect(chip(match, 'refugees.warrior').hp).toBe(3);
});

rule('HOP-15.5', 'on a tie it is the player whose turn it is, and all favor is counted first', () => {
  expect(REWARD([4, 5]).decision()).toMatchObject({ ask: 'catchUp', seats: [0] });
  expect(REWARD([4, 6]).decision()).toMatchObject({ ask: 'catchUp', seats: [0] });
});

rule('HOP-15.5', 'there is nothing after reward 20', () => {
  const match = REWARD([19, 2]);
  expect(match.events('reward').map(({ reward }) => reward)).toEqual(['takeHero']);
  expect(match.decision().ask).not.toBe('catchUp');
});

rule('HOP-15.6', 'in the Colosseum favor is the hp that opponents lose', () => {
  const match = colosseum({
    step: 'engage',
    units: { 'kunlun.warrior': 'd5', 'refugees.warrior': 'd6 2hp', 'refugees.marksman': 'b1' },
    dice: [HIT, HIT, HIT],
  });
  match.play('engage kunlun.warrior', 'attack', 'support');
  expect(seen(match).boards[0]).toMatchObject({ track: 'support', bead: 2 });
});

rule('HOP-15.6', 'poison earns favor for whoever poisoned', () => {
  const match = colosseum({ active: 1, step: 'start', units: { 'kunlun.warrior': 'd5', 'refugees.warrior': 'd8 poisoned' } });
  expect(match.decision()).toMatchObject({ ask: 'favorTrack', seats: [0] });
});

rule('HOP-15.7', 'completing hp3, hero or foothold gives the earner the reward and the other player the chip above', () => {
  for (const track of ['hp3', 'hero', 'foothold']) {
    const match = colosseum({
      step: 'engage',
      units: { 'kunlun.warrior': 'd5', 'refugees.shade': 'd6', 'refugees.marksman': 'b1' },
      favor: [`${track} 4`],
      dice: [HIT, MISS, MISS],
    });
    match.play('engage kunlun.warrior', 'attack', track);
    if (track === 'hp3') match.play('kunlun.warrior');
    expect(match.decision()).toMatchObject({ ask: 'supportAs', seats: [1] });
    match.play('sentinel', 'c8');
    expect(chip(match, 'sentinel.blue.1')).toMatchObject({ zone: 'arena', troop: 1 });
  }
});

rule('HOP-15.7', 'the chip above `support` is the earner’s own', () => {
  const match = colosseum({
    step: 'engage',
    units: { 'kunlun.warrior': 'd5', 'refugees.shade': 'd6', 'refugees.marksman': 'b1' },
    favor: ['support 4'],
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.warrior', 'attack', 'support');
  expect(match.decision()).toMatchObject({ ask: 'supportAs', seats: [0] });
});

rule('HOP-15.8', 'the order of turns is the same in all rounds', () => {
  const match = position({ order: [1, 0], active: 1, units: { 'kunlun.warrior': 'g1', 'refugees.warrior': 'a1' }, tactics: [[], []] });
  while (seen(match).round < 5) skip(match);
  expect(
    match
      .events('turnBegan')
      .slice(0, 4)
      .map(({ seat }) => seat),
  ).toEqual([0, 1, 0, 1]);
});

rule('HOP-15.9', 'in Pozzuoli the primary hero waits inactive in the camp and needs reward 5', () => {
  const sketch: Sketch = { step: 'stones', units: { 'kunlun.warrior': 'd3', 'refugees.warrior': 'a1' }, camp: ['kunlun.marksman'] };
  const match = onTo(position({ ...sketch, favor: [3, 0] }), 'deploy');
  expect(match.refuses('deploy kunlun.feng')).toMatchObject({ because: 'heroInactive' });
  const rewarded = onTo(position({ ...sketch, favor: [4, 0] }), 'deploy');
  expect(rewarded.texts()).toContain('deploy kunlun.feng');
});

rule(['HOP-15.1', 'HOP-20.7'], 'a Second Death brings the hero back to its camp, and its player has lost all the same', () => {
  const match = colosseum({
    step: 'engage',
    units: { 'kunlun.warrior': 'd5', 'refugees.melinoe': 'd6 1hp undied secondDeath', 'refugees.warrior': 'g1' },
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.warrior', 'attack');
  expect(chip(match, 'refugees.melinoe').zone).toBe('camp');
  expect(match.result).toMatchObject({ winners: [0], rule: 'HOP-15.1', because: 'heroFell' });
});

/** The hero of the first player is attacked. */
const CHAINED: Sketch = { order: [1, 0], step: 'engage', units: { 'kunlun.warrior': 'b4', 'refugees.warrior': 'd1' } };

rule('HOP-15.10', 'in the Colosseum the hero starts inactive on its hex with all its hp, and can be attacked', () => {
  const match = colosseum(CHAINED);
  expect(where(match, 'refugees.melinoe')).toBe('a3');
  expect(chip(match, 'refugees.melinoe')).toMatchObject({ active: false, hp: 8 });
  match.rolls(HIT, MISS, MISS).play('engage kunlun.warrior', 'attack');
  expect(chip(match, 'refugees.melinoe').hp).toBe(7);
});

rule('HOP-15.10', 'it becomes active after the damage and all that it triggers, dazed for that turn', () => {
  const match = colosseum({ ...CHAINED, factions: ['refugees', 'kunlun'], units: { 'refugees.warrior': 'b4', 'kunlun.warrior': 'd1' } });
  match.rolls(HIT, MISS, MISS).play('engage refugees.warrior', 'attack');
  expect(chip(match, 'refugees.warrior').hp).toBe(3); // Feng's Retaliate slept
  expect(chip(match, 'kunlun.feng')).toMatchObject({ active: true, fresh: true, hp: 7 });
  expect(match.last('activated')).toMatchObject({ unit: 'kunlun.feng', rule: 'HOP-15.10' });
});

rule(['HOP-15.1', 'HOP-15.10'], 'one that falls does not wake: the match is over, and nothing waits for the end of the effect', () => {
  const units = { 'refugees.warrior': 'b4', 'kunlun.warrior': 'd1', 'kunlun.feng': 'a3 1hp inactive' };
  const match = colosseum({ ...CHAINED, factions: ['refugees', 'kunlun'], units });
  match.rolls(HIT, MISS, MISS).play('engage refugees.warrior', 'attack');
  expect(match.result).toMatchObject({ winners: [0], because: 'heroFell' });
  expect(chip(match, 'kunlun.feng')).toMatchObject({ zone: 'discard', active: false });
  expect(match.events('activated')).toEqual([]);
  expect(match.table.struck).toEqual([]);
});

rule('HOP-15.10', 'it cannot be displaced while it is inactive', () => {
  const units = { 'kunlun.mountain-radical': 'b4', 'refugees.warrior': 'd1', 'kunlun.feng': 'i3 inactive' };
  const match = colosseum({ step: 'ability', units });
  expect(match.decision().ask).not.toBe('ability');
  const awake = colosseum({ step: 'ability', units: { ...units, 'refugees.melinoe': 'a3' } });
  expect(awake.texts()).toContain('kunlun.mountain-radical hurl');
});

rule('HOP-15.10', 'the hero reward wakes it too', () => {
  const match = colosseum({
    step: 'engage',
    units: { 'kunlun.warrior': 'd5', 'refugees.shade': 'd6' },
    favor: ['hero 4'],
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.warrior', 'attack', 'hero');
  expect(chip(match, 'kunlun.feng')).toMatchObject({ active: true, fresh: true });
});

rule('HOP-15.11', 'damage that is wholly ignored wakes it as well', () => {
  const match = colosseum({
    factions: ['lamosians', 'argonauts'],
    step: 'engage',
    units: { 'lamosians.warrior': 'b4', 'argonauts.warrior': 'd1', 'argonauts.ancaeus': 'a3 inactive aegis' },
    dice: [HIT, MISS, MISS],
  });
  match.play('engage lamosians.warrior', 'attack');
  expect(chip(match, 'argonauts.ancaeus')).toMatchObject({ hp: 8, active: true });
});

rule(
  'HOP-15.12',
  'an option, off unless chosen: in the Colosseum the hero of the second player starts with 2 hp more, which cannot be healed',
  () => {
    const hps = (sketch: Sketch): number[] => ['kunlun.feng', 'refugees.melinoe'].map((hero) => chip(colosseum(sketch), hero).hp);
    const units = { 'kunlun.warrior': 'b4', 'refugees.warrior': 'd1' };
    const options = { arena: 'colosseum', headStart: 'on' };
    expect(hps({ units })).toEqual([8, 8]);
    expect(hps({ units, options })).toEqual([8, 10]);
    expect(hps({ units, order: [1, 0], options })).toEqual([10, 8]);
    expect(seen(colosseum({ units, options })).supply).toEqual({ red: 34 - 8 - 3, blue: 34 - 10 - 3 });
    const match = colosseum({
      factions: ['refugees', 'argonauts'],
      step: 'engage',
      active: 1,
      units: { 'refugees.warrior': 'd1', 'argonauts.lyrist': 'b3', 'argonauts.warrior': 'b4 1hp' },
      options,
    });
    match.play('engage argonauts.lyrist'); // Sanctuary
    expect(chip(match, 'argonauts.warrior').hp).toBe(2);
    expect(chip(match, 'argonauts.ancaeus').hp).toBe(10);
  },
);
