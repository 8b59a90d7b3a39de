// The bot: what it does in clear positions, that it plays every mode to its end, and that it beats chance.
import type { Seat, SetupInput } from '@tabularium/kernel';
import { playedOut, says as saysBy, thinks } from '@tabularium/parts/testing';
import { expect, test } from 'vitest';
import { mind } from '../bot/mind.ts';
import { hoplomachus } from '../rules/index.ts';
import { HIT, hex, MISS, type Position, position } from './support/position.ts';

/** Its answer in the game's notation. */
const says = (match: Position): string => saysBy(mind, match);
/** Lets the bot answer until something else is asked. */
function goesOn(match: Position, ask: string): Position {
  while (match.decision().ask !== ask) match.play(says(match));
  return match;
}

test('attacks whom it can finish', () => {
  const match = position({
    step: 'engage',
    units: { 'kunlun.lotus-sage': 'd6', 'refugees.bone-reaver': 'd7', 'refugees.shade': 'd5 1hp' },
  });
  expect(says(goesOn(match, 'attackTarget'))).toBe('refugees.shade');
});
test('prefers the hero whose fall wins the game', () => {
  const match = position({
    step: 'engage',
    units: { 'kunlun.warrior': 'd6', 'refugees.melinoe': 'd7 2hp undied', 'refugees.shade': 'd5 1hp' },
  });
  expect(says(goesOn(match, 'attackTarget'))).toBe('refugees.melinoe');
});
test('spends the Undying of a unit with one hit point', () => {
  const match = position({ step: 'engage', units: { 'kunlun.protector': 'd6', 'refugees.bone-reaver': 'd7 1hp' } });
  expect(says(match)).toBe('engage kunlun.protector');
});
test('does not throw a dying unit on a Retaliate', () => {
  const match = position({ step: 'engage', units: { 'kunlun.protector': 'd6 1hp', 'kunlun.warrior': 'f2', 'refugees.warrior': 'd7' } });
  expect(says(match)).toBe('pass');
});
test('whirls among several, attacks one', () => {
  const around = { 'refugees.shade': 'd5 1hp', 'refugees.bone-reaver': 'd7 1hp undied', 'refugees.ferryman': 'c6 1hp' };
  const crowd = position({ step: 'engage', units: { 'kunlun.warrior': 'd6', ...around } });
  expect(says(crowd.play('engage kunlun.warrior'))).toBe('whirlwind');
  const single = position({ step: 'engage', units: { 'kunlun.warrior': 'd6', 'refugees.bone-reaver': 'd7' } });
  expect(says(single.play('engage kunlun.warrior'))).toBe('attack');
});
test('strikes from afar before it strikes at hand', () => {
  const match = position({
    step: 'engage',
    units: { 'kunlun.warrior': 'd6', 'kunlun.marksman': 'd5', 'kunlun.protector': 'f2', 'refugees.warrior': 'd7 1hp' },
  });
  expect(says(match)).toBe('engage kunlun.marksman');
});
test('walks up to whom it can attack, and not past', () => {
  const match = position({ units: { 'kunlun.warrior': 'd4', 'refugees.shade': 'd7 1hp' } });
  expect(says(match)).toBe('move kunlun.warrior');
  match.play('move kunlun.warrior');
  const { at } = match.decision().options[thinks(mind, match.match, 0).pick as number] as { at: string };
  expect([hex(-1, 0), hex(0, -1), hex(0, 0), hex(1, -1), 'd6', 'c6', 'e6', 'c7', 'e7']).toContain(at);
  match.play(says(match));
  expect(says(goesOn(match, 'engage'))).toBe('engage kunlun.warrior');
});
test('steps on a stone that is free for the taking', () => {
  const match = position({ units: { 'kunlun.protector': 'e3', 'refugees.tomb-guard': 'b9 dazed' } });
  match.play('move kunlun.protector');
  expect(says(match)).toBe('d3');
});
test('takes a shot at a distance by First Strike when it deploys', () => {
  const match = position({
    step: 'deploy',
    camp: ['kunlun.marksman', 'kunlun.lotus-sage'],
    units: { 'kunlun.warrior': 'd6', 'refugees.shade': 'f5 1hp' },
  });
  expect(says(match)).toBe('deploy kunlun.marksman');
});
test('keeps its hero in the camp as long as others do the work', () => {
  const fighting = { 'kunlun.warrior': 'e5', 'kunlun.protector': 'e6', 'kunlun.lotus-sage': 'e7', 'kunlun.snow-leopard': 'e4' };
  const foes = { 'refugees.shade': 'b5', 'refugees.ferryman': 'b6' };
  const enough = position({ step: 'deploy', camp: ['kunlun.feng active'], units: { ...fighting, ...foes } });
  expect(says(enough)).toBe('pass');
  const other = position({
    step: 'deploy',
    camp: ['kunlun.feng active', 'kunlun.cloud-archer'],
    units: { 'kunlun.warrior': 'e5', ...foes },
  });
  expect(says(other)).toBe('deploy kunlun.cloud-archer');
  const alone = position({ step: 'deploy', camp: ['kunlun.feng active'], units: { 'kunlun.warrior': 'e5', ...foes } });
  expect(says(alone)).toBe('deploy kunlun.feng');
});
test('heals whoever is hurt', () => {
  const match = position({ step: 'ability', units: { 'kunlun.lotus-sage': 'd6', 'kunlun.warrior': 'd5 1hp', 'refugees.shade': 'b9' } });
  expect(says(match)).toBe('kunlun.lotus-sage mend');
});
test('stuns a foe next to it, not a friend', () => {
  const match = position({
    step: 'tactic',
    tactics: [['stun'], []],
    units: { 'kunlun.warrior': 'd6 2hp', 'kunlun.protector': 'f2', 'refugees.bone-reaver': 'd7', 'refugees.shade': 'b9' },
  });
  expect(says(match)).toBe('stun');
  expect(says(match.play('stun'))).toBe('refugees.bone-reaver');
});
test('rerolls the strongest die', () => {
  const match = position({
    step: 'engage',
    factions: ['amazons', 'refugees'],
    units: { 'amazons.marksman': 'd6', 'refugees.bone-reaver': 'd7' },
    dice: [MISS, MISS],
  });
  goesOn(match, 'reroll');
  expect(says(match)).toContain('black');
});
test('puts favor on the track that gives nothing to the other player', () => {
  const match = position({
    arena: 'colosseum',
    step: 'engage',
    units: { 'kunlun.warrior': 'e6', 'refugees.shade': 'e7' },
    dice: [HIT, HIT, HIT],
  });
  expect(says(goesOn(match, 'favorTrack'))).toBe('support');
});
test('places a sentinel in sight of the hero it has to defeat', () => {
  const match = position({
    arena: 'colosseum',
    step: 'engage',
    favor: ['support 4'],
    units: { 'kunlun.warrior': 'e6', 'refugees.shade': 'e7' },
    dice: [HIT, HIT, HIT],
  });
  expect(says(goesOn(match, 'supportAs'))).toBe('sentinel');
  expect([hex(-2, -2, 'colosseum'), hex(4, -2, 'colosseum')]).toContain(says(goesOn(match.play('sentinel'), 'supportAt')));
});
test("turns a rival's blow on whom it hurts least", () => {
  const match = position({
    mode: 'onslaught',
    active: 'arena',
    step: 'engage',
    units: { 'arena.bandit': 'd6', 'kunlun.tiger-claw-monk': 'd5', 'kunlun.lotus-sage': 'd7 4hp', 'im.brennus': 'a1' },
  });
  expect(says(goesOn(match, 'rivalTarget'))).toBe('kunlun.lotus-sage'); // four of five hit points, the Monk four of four
});
test('takes a shard rather than an attack that the veil spoils', () => {
  const match = position({
    mode: 'ascension',
    titan: 'ti.nyx',
    step: 'engage',
    units: { 'ti.nyx': 'e6', 'kunlun.warrior': hex(-3, -1, 'colosseum') },
  });
  expect(says(match)).toBe('engage kunlun.warrior');
});

const SETUPS: readonly SetupInput[] = hoplomachus.setup.modes.flatMap(({ id, seats }) =>
  seats.map((count) => ({ mode: id, seats: count })),
);
const COLOSSEUM: SetupInput = { mode: 'skirmish', seats: 2, options: { arena: 'colosseum' } };
const plays = (setup: SetupInput, seed: number, isBot?: (seat: Seat) => boolean) => playedOut(hoplomachus, mind, setup, seed, isBot);
test.each([...SETUPS, COLOSSEUM])('plays $mode with $seats seats to its end, and forks once for an answer', (setup) => {
  const { match, answers, forks } = plays(setup, 5);
  expect(match.result).toBeDefined();
  expect(forks).toBe(answers); // looking ahead would cost time
});
test('equal dice lead it to equal answers', () => {
  expect(plays(COLOSSEUM, 6).match.digest()).toBe(plays(COLOSSEUM, 6).match.digest());
});
test.each(['pozzuoli', 'colosseum'])('beats players who do anything, on either side of %s', (arena) => {
  const won = [1, 2, 3, 4].filter((seed) => {
    const me = seed % 2;
    const { match } = plays({ mode: 'skirmish', seats: 2, options: { arena } }, seed, (seat) => seat === me);
    return match.result?.winners.includes(me) && !match.result.drawn;
  });
  expect(won).toHaveLength(4);
});
test('wears immortals down and brings titans down', () => {
  expect(plays({ mode: 'onslaught', seats: 1 }, 1).match.table.trophies.length).toBeGreaterThan(0);
  expect(plays({ mode: 'ascension', seats: 2 }, 1).match.result?.winners).toEqual([0, 1]);
});
