import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { chip, HIT, MISS, onTo, type Position, position, type Sketch, seen, where } from '../support/position.ts';
import { changed } from '../support/rivals.ts';

const onslaught = (sketch: Sketch): Position => position({ mode: 'onslaught', ...sketch });
const together = (sketch: Sketch): Position => onslaught({ seats: 2, ...sketch });
const RED = ['g1', 'g2', 'g3', 'g4', 'g5', 'g6'];
rule('HOP-13.1', 'the game ends at once when the primary hero is defeated', () => {
  const match = onslaught({
    active: 'arena',
    step: 'engage',
    units: { 'kunlun.feng': 'd5 1hp', 'kunlun.warrior': 'g1', 'arena.bandit': 'd6', 'im.antony': 'a1' },
    dice: [HIT],
  });
  expect(match.result).toMatchObject({ winners: [], drawn: false, rule: 'HOP-13.1', because: 'heroFell' });
  expect(chip(match, 'kunlun.feng').zone).toBe('discard');
});

rule('HOP-13.1', 'a secondary hero or any other unit may fall without ending it', () => {
  const match = onslaught({
    active: 'arena',
    step: 'engage',
    units: { 'neutral.rostam': 'd5 1hp', 'arena.bandit': 'd6', 'im.antony': 'a1' },
    dice: [HIT],
  });
  expect(match.result).toBeUndefined();
  expect(chip(match, 'neutral.rostam').zone).toBe('discard');
});

rule('HOP-13.1', 'in cooperation the hero of either player ends the game for both', () => {
  const match = together({
    active: 'arena',
    step: 'engage',
    units: { 'refugees.melinoe': 'd5 1hp undied', 'arena.bandit': 'd6', 'im.antony': 'a1' },
    dice: [HIT],
  });
  expect(match.result).toMatchObject({ winners: [], because: 'heroFell' });
});

rule('HOP-13.2', 'players deploy on the six red hexes, in cooperation on the same ones', () => {
  const match = onslaught({ step: 'deploy', camp: ['kunlun.warrior'] });
  expect(match.texts()).toEqual(RED);
  const both = together({ step: 'deploy', active: 1, camp: ['refugees.warrior'], units: { 'kunlun.warrior': 'g2' } });
  expect(both.texts()).toEqual(RED.filter((at) => at !== 'g2'));
});

rule('HOP-13.3', 'a single player has at most three units', () => {
  const units = { 'kunlun.warrior': 'd3', 'kunlun.marksman': 'd4', 'im.antony': 'a1' };
  expect(onslaught({ step: 'deploy', units }).texts()).toContain('deploy kunlun.protector');
  const full = onslaught({ step: 'deploy', units: { ...units, 'kunlun.feng': 'd5' }, tactics: [[]] });
  expect(full.events('passed').map(({ step }) => step)).toContain('deploy');
  expect(full.decision().ask).toBe('move');
});

rule('HOP-13.3', 'in cooperation both players together have at most four', () => {
  const units = { 'kunlun.warrior': 'd3', 'kunlun.marksman': 'd4', 'refugees.warrior': 'd5', 'im.antony': 'a1' };
  expect(together({ step: 'deploy', units }).texts()).toContain('deploy kunlun.protector');
  const full = together({ step: 'deploy', units: { ...units, 'refugees.marksman': 'd6' }, tactics: [[], []] });
  expect(full.decision().ask).toBe('move');
});

rule('HOP-13.3', 'two arena units alone, three in cooperation: then the arena deploys nobody', () => {
  const two = { 'im.antony': 'a1', 'arena.lion': 'b8', 'arena.bandit': 'b9', 'kunlun.warrior': 'g1' };
  const alone = onslaught({ active: 'arena', units: two });
  onTo(alone, 'deploy');
  expect(alone.events('deployed')).toEqual([]);
  const both = together({ active: 'arena', units: two });
  expect(both.decision()).toMatchObject({ ask: 'rivalAt', seats: [0, 1] });
});

rule('HOP-13.4', 'damage to an immortal is ignored, but earns that much favor', () => {
  const match = onslaught({ step: 'engage', units: { 'kunlun.warrior': 'd5', 'im.antony': 'd6' }, dice: [HIT, HIT, MISS] });
  match.play('engage kunlun.warrior', 'attack');
  expect(chip(match, 'im.antony').hp).toBe(5);
  expect(seen(match).boards[0]).toMatchObject({ bead: 2 });
});

rule(['HOP-13.4', 'HOP-9.6'], 'the damage dealt counts, whatever its skills ignore', () => {
  const match = changed(
    { mode: 'onslaught', step: 'engage', units: { 'kunlun.warrior': 'd5', 'im.antony': 'd6' }, dice: [HIT, HIT, MISS] },
    { 'im.antony': { skills: { armor: 1 } } },
  );
  match.play('engage kunlun.warrior', 'attack');
  expect(seen(match).boards[0]).toMatchObject({ bead: 2 });
});

rule('HOP-13.4', 'damage by skills counts as well', () => {
  const match = onslaught({ step: 'engage', units: { 'kunlun.warrior': 'd5', 'im.antony': 'd6', 'arena.lion': 'd4' } });
  match.play('engage kunlun.warrior', 'whirlwind');
  expect(chip(match, 'im.antony').hp).toBe(5);
  expect(chip(match, 'arena.lion').hp).toBe(3);
  expect(seen(match).boards[0]?.bead).toBe(1); // arena units earn none
});

rule(['HOP-13.4', 'HOP-13.5'], 'in cooperation everybody has their own track and rewards', () => {
  const match = together({
    active: 1,
    step: 'engage',
    units: { 'refugees.warrior': 'd5', 'kunlun.warrior': 'd4', 'im.antony': 'd6' },
    favor: [4, 4],
    dice: [HIT, MISS, MISS],
  });
  match.play('engage refugees.warrior', 'attack');
  expect(seen(match).boards.map(({ bead }) => bead)).toEqual([4, 5]);
  expect(chip(match, 'refugees.melinoe').active).toBe(true);
  expect(chip(match, 'kunlun.feng').active).toBe(false);
});

rule('HOP-13.6', 'with every wave the tracks restart at 0 and rewards are earned again', () => {
  const match = onslaught({ step: 'stones', units: { 'kunlun.warrior': 'd3', 'im.antony': 'a1 1hp' }, favor: [12] });
  expect(match.last('waveEnded')).toMatchObject({ wave: 1, unit: 'im.antony' });
  expect(seen(match).boards[0]).toMatchObject({ bead: 0, next: { space: 5, reward: 'activateHero', in: 5 }, hero: 'neutral.rostam' });
});

rule('HOP-13.6', 'the neutral hero is earned once per game', () => {
  const match = onslaught({
    step: 'engage',
    units: { 'kunlun.warrior': 'd5', 'im.antony': 'd6' },
    favor: [19],
    trackHeroes: [null],
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.warrior', 'attack');
  expect(seen(match).boards[0]).toMatchObject({ bead: 20, hero: null });
  expect(match.events('returned')).toEqual([]);
});

rule('HOP-13.6', 'reward 15 may bring back a secondary hero that fell', () => {
  const match = onslaught({
    step: 'engage',
    units: { 'kunlun.warrior': 'd5', 'im.antony': 'd6' },
    favor: [14],
    discard: ['neutral.rostam', 'kunlun.marksman', 'kunlun.protector'],
    dice: [HIT, MISS, MISS],
  });
  match.play('engage kunlun.warrior', 'attack', 'neutral.rostam', 'kunlun.marksman');
  expect(chip(match, 'neutral.rostam')).toMatchObject({ zone: 'camp', active: true });
});

rule('HOP-13.8', 'an immortal loses 1 hp for each arena unit that is defeated, whatever the cause', () => {
  const match = onslaught({
    step: 'engage',
    units: { 'kunlun.warrior': 'd5', 'arena.lion': 'd4 1hp', 'arena.bandit': 'd6 1hp', 'im.antony': 'a1 5hp' },
  });
  match.play('engage kunlun.warrior');
  match.play('whirlwind');
  expect(chip(match, 'im.antony').hp).toBe(3);
  expect(match.last('lost')).toMatchObject({ unit: 'im.antony', hp: 2, left: 3, because: 'arenaUnit' });
});

rule('HOP-13.8', "and 1 hp for each of the player's units on a stone hex in a Stone check", () => {
  const match = onslaught({ step: 'stones', units: { 'kunlun.warrior': 'd3', 'kunlun.marksman': 'd9', 'im.antony': 'a1 5hp' } });
  expect(chip(match, 'im.antony').hp).toBe(3);
  const mate = together({ active: 1, step: 'stones', units: { 'kunlun.warrior': 'd3', 'refugees.warrior': 'd9', 'im.antony': 'a1 5hp' } });
  expect(chip(mate, 'im.antony').hp).toBe(4); // only the units of the player whose check it is
});

rule('HOP-13.3', 'everybody sees which immortal is in combat and which are still to come', () => {
  const match = onslaught({ units: { 'kunlun.warrior': 'g1', 'im.antony': 'a1', 'arena.lion': 'b1' } });
  expect(seen(match).immortal).toMatchObject({ unit: 'im.antony' });
  expect(seen(match).immortal?.left).not.toContain('im.antony');
});

rule('HOP-13.9', 'a round is the turn of the immortal, of the player, of the arena', () => {
  const match = onslaught({ active: null, round: 1, units: { 'im.antony': 'a1', 'kunlun.warrior': 'g1' }, camp: [], tactics: [[]] });
  while (seen(match).round === 1) match.play(match.texts().at(-1) as string);
  const turns = match
    .events()
    .flatMap((event) => (event.kind === 'turnBegan' ? ['player'] : event.kind === 'rivalTurnBegan' ? [event.troop] : []));
  expect(turns.slice(0, 4)).toEqual(['immortal', 'player', 'arena', 'immortal']);
});

rule('HOP-13.9', 'in cooperation the players choose their order anew each round', () => {
  const match = together({
    active: null,
    acted: ['immortal'],
    units: { 'im.antony': 'a1', 'kunlun.warrior': 'g1', 'refugees.warrior': 'g6' },
    camp: [],
    tactics: [[], []],
  });
  expect(match.decision()).toMatchObject({ ask: 'nextPlayer', rule: 'HOP-13.9', seats: [0, 1] });
  match.as(0, 'seat 1');
  expect(seen(match).turn).toMatchObject({ seat: 1 });
  onTo(match, 'move');
  match.play('pass');
  expect(seen(match).turn).toMatchObject({ seat: 0 });
  match.play('pass');
  while (match.decision().ask !== 'nextPlayer') match.play(match.texts()[0] as string);
  expect(match.texts()).toEqual(['seat 0', 'seat 1']);
});

rule('HOP-13.14', 'a defeated arena unit goes back into the bag', () => {
  const match = onslaught({ step: 'engage', units: { 'kunlun.warrior': 'd5', 'arena.lion': 'd4 1hp', 'im.antony': 'a1' } });
  match.play('engage kunlun.warrior', 'whirlwind');
  expect(chip(match, 'arena.lion')).toMatchObject({ zone: 'bag', hp: 0 });
  expect(match.last('returned')).toMatchObject({ unit: 'arena.lion', to: 'bag' });
});

rule('HOP-13.15', 'a defeated unit of a player goes to the discard', () => {
  const match = onslaught({
    active: 'arena',
    step: 'engage',
    units: { 'kunlun.lotus-sage': 'd5 1hp', 'arena.bandit': 'd6', 'im.antony': 'a1' },
    dice: [HIT],
  });
  expect(chip(match, 'kunlun.lotus-sage').zone).toBe('discard');
  expect(seen(match).troops[0]?.discard).toEqual(['kunlun.lotus-sage']);
});

const LAST_HP: Sketch = {
  step: 'stones',
  units: {
    'kunlun.warrior': 'd3 1hp blitz',
    'kunlun.feng': 'g1 3hp',
    'neutral.rostam': 'g2',
    'im.antony': 'a1 1hp',
    'arena.lion': 'b4 stun',
    'arena.bandit': 'b8',
  },
  discard: ['kunlun.marksman'],
  favor: [7],
};

rule('HOP-13.18', 'the immortal is a trophy as soon as it has no hp', () => {
  const match = onslaught(LAST_HP);
  expect(seen(match).trophies).toEqual(['im.antony']);
  expect(chip(match, 'im.antony')).toMatchObject({ zone: 'trophy', hp: 0 });
});

rule('HOP-13.18', 'tactics on units are discarded, units return to camps and bag without hp, discards stay', () => {
  const match = onslaught(LAST_HP);
  expect(seen(match).troops[0]?.tactics).toMatchObject({ discard: ['stun', 'blitz'] });
  for (const name of ['kunlun.warrior', 'kunlun.feng', 'neutral.rostam']) expect(chip(match, name)).toMatchObject({ zone: 'camp', hp: 0 });
  for (const name of ['arena.lion', 'arena.bandit']) expect(chip(match, name)).toMatchObject({ zone: 'bag', hp: 0 });
  expect(chip(match, 'kunlun.marksman').zone).toBe('discard');
  expect(seen(match).supply).toEqual({ red: 34, blue: 34 });
});

rule('HOP-13.18', 'primary heroes turn inactive, even in the camp; secondary heroes do not', () => {
  const fought = onslaught(LAST_HP);
  expect(chip(fought, 'kunlun.feng').active).toBe(false);
  expect(chip(fought, 'neutral.rostam').active).toBe(true);
  const waited = onslaught({ step: 'stones', units: { 'kunlun.warrior': 'd3', 'im.antony': 'a1 1hp' }, camp: ['kunlun.feng active'] });
  expect(chip(waited, 'kunlun.feng')).toMatchObject({ zone: 'camp', active: false });
});

rule('HOP-13.18', 'favor goes to 0 and the next wave begins with an immortal turn; the rest of the round is lost', () => {
  const match = onslaught(LAST_HP);
  expect(seen(match)).toMatchObject({ wave: 2, waveRounds: 1, round: 3, turn: { seat: null, step: 'deploy' } });
  expect(match.decision()).toMatchObject({ ask: 'rivalAt' });
  expect(match.last('waveBegan')).toMatchObject({ wave: 2 });
  expect(seen(match).boards[0]?.bead).toBe(0);
});

rule('HOP-13.18', 'a player unit that fell in the same packet is in the discard, not in the camp', () => {
  const match = onslaught({
    factions: ['refugees'],
    step: 'engage',
    units: { 'refugees.ash-slinger': 'd5', 'refugees.warrior': 'd7 1hp', 'arena.lion': 'd8 1hp', 'im.antony': 'a1 1hp' },
    dice: [HIT, HIT],
  });
  match.play('engage refugees.ash-slinger', 'd8');
  expect(seen(match).trophies).toEqual(['im.antony']);
  expect(chip(match, 'refugees.warrior').zone).toBe('discard');
  expect(chip(match, 'refugees.ash-slinger').zone).toBe('camp');
});

const FIVE = ['im.realmstalker', 'im.valeria', 'im.kazir', 'im.hesper', 'im.brennus'];

rule('HOP-13.19', 'the sixth trophy wins the game at once', () => {
  const match = onslaught({ step: 'stones', trophies: FIVE, units: { 'kunlun.warrior': 'd3', 'im.antony': 'a1 1hp' } });
  expect(match.result).toMatchObject({
    winners: [0],
    rule: 'HOP-13.19',
    because: 'sixTrophies',
    scores: [{ trophies: 6, rounds: 2, units: 1 }],
  });
});

rule('HOP-13.19', 'in cooperation both win', () => {
  const match = together({ step: 'stones', trophies: FIVE, units: { 'kunlun.warrior': 'd3', 'im.antony': 'a1 1hp' } });
  expect(match.result).toMatchObject({ winners: [0, 1], drawn: false });
});

rule('HOP-13.20', 'with no unit in combat and none to deploy, the game is lost', () => {
  const match = onslaught({ step: 'deploy', units: { 'im.antony': 'a1' }, camp: [] });
  expect(match.result).toMatchObject({ winners: [], rule: 'HOP-13.20', because: 'forfeit' });
  expect(match.last('forfeited')).toMatchObject({ seat: 0 });
});

rule('HOP-13.20', 'in cooperation only if no unit of any player is in combat', () => {
  const units = { 'im.antony': 'a1' };
  const saved = together({ step: 'deploy', units: { ...units, 'refugees.warrior': 'g1' }, camp: ['refugees.marksman'], tactics: [[], []] });
  expect(saved.result).toBeUndefined();
  expect(together({ step: 'deploy', units, camp: ['refugees.marksman'] }).result).toMatchObject({ because: 'forfeit' });
});

rule('HOP-13.21', 'the result is the number of trophies, also after a loss or a forfeit', () => {
  const forfeited = onslaught({ step: 'deploy', trophies: FIVE.slice(0, 2), units: { 'im.antony': 'a1' }, camp: [] });
  expect(forfeited.result?.scores).toEqual([{ trophies: 2, rounds: 2, units: 0 }]);
});

rule('HOP-13.21', 'a trophy that is earned in the packet in which the hero falls counts', () => {
  const match = onslaught({
    factions: ['refugees'],
    step: 'engage',
    units: { 'refugees.ash-slinger': 'd5', 'refugees.melinoe': 'd7 1hp undied', 'arena.lion': 'd8 1hp', 'im.antony': 'a1 1hp' },
    dice: [HIT, HIT],
  });
  match.play('engage refugees.ash-slinger', 'd8');
  expect(match.result).toMatchObject({ because: 'heroFell', scores: [{ trophies: 1 }] });
  expect(where(match, 'im.antony')).toBeNull();
});
