// The bot: what it does in clear positions, that it plays every mode to its end, and that it beats random players.
import { type Decision, FastDice, type Match, type Seat, type SetupInput } from '@tabularium/kernel';
import { rule } from '@tabularium/kernel/testing';
import { playedOut, says as saysBy, winsIn } from '@tabularium/parts/testing';
import { expect, test } from 'vitest';
import { mind } from '../bot/mind.ts';
import { battleground } from '../rules/index.ts';
import type { BattlegroundKit } from '../table/table.ts';
import { facing, type Position, position, where } from './support/position.ts';

/** The bot's answer in the game's notation. */
const says = (match: Position, seat?: Seat): string => saysBy(mind, match, seat);
/** Everything it says until the activation is over, or until the other side is asked. */
function acts(match: Position): string[] {
  const said: string[] = [];
  while (match.result === undefined && match.table.frames.length > 0) {
    const answer = says(match);
    said.push(answer);
    match.play(answer);
  }
  return said;
}

// ---- clear positions

test('strikes the enemy that it can knock out', () => {
  const match = position({
    figures: { he_man: 'M15 N W01', skeletor: 'M14 S W02 wounds=6', mer_man: 'N14 S W03' },
    active: 'he_man',
    ap: 1,
  });
  expect(says(match)).toBe('attack W01');
  match.play('attack W01');
  expect(says(match)).toBe('skeletor');
});
rule('MOB-6.27', 'a figure that would be pushed aside is still there after a thought', () => {
  const { match } = position({
    map: 'wasteland_watchtowers',
    figures: { he_man: 'E13 N W01', stratos: 'F12^ N', orko: 'G12^ N', skeletor: 'G13^ S W02' },
    active: 'he_man',
    ap: 3,
  });
  const fork = match.fork(0, new FastDice(1));
  const before = [...fork.table.standing];
  mind.choose({
    seat: 0,
    decision: match.pending[0] as Decision<BattlegroundKit>,
    dice: new FastDice(2),
    view: () => match.view(0) as never,
    fork: () => fork,
  });
  expect(fork.table.standing).toEqual(before);
});
test('goes to a token that it can claim, and faces the enemy', () => {
  const match = position({
    objectives: 'M15',
    figures: { he_man: 'M19 N W01', skeletor: 'M5 S W02 activated' },
    active: 'he_man',
    ap: 1,
  });
  acts(match);
  expect(['M16', 'M15', 'L15', 'L14', 'N15', 'N14', 'M14']).toContain(where(match, 'he_man'));
  expect(['N', 'NE', 'NW']).toContain(facing(match, 'he_man'));
});
test('keeps the enemy from a token in the last round', () => {
  const match = position({
    round: 4,
    objectives: 'M15',
    figures: { orko: 'M21 N W22', skeletor: 'M15 S W02 activated' },
    active: 'orko',
    ap: 1,
  });
  acts(match);
  expect(match.table.figures.find(({ seat }) => seat === 0)?.at).not.toBe(-1);
  const beside = ['M16', 'L15', 'L14', 'N15', 'N14', 'M14'];
  expect(beside).toContain(where(match, 'orko'));
});
test('shoots rather than walk past enemies that may strike', () => {
  const match = position({
    figures: { man_at_arms: 'M20 N W12 W08', skeletor: 'M13 S W02' },
    active: 'man_at_arms',
    ap: 1,
  });
  expect(says(match)).toBe('attack W12');
});
test('focuses before an attack when it has AP for both', () => {
  const match = position({ figures: { man_at_arms: 'M20 N W12', skeletor: 'M10 S W02' }, active: 'man_at_arms', ap: 2 });
  expect(says(match)).toBe('focus');
});
test('does not leave an enemy without a reason', () => {
  const match = position({ round: 4, figures: { orko: 'M15 N W22', skeletor: 'M14 S W02 activated' }, active: 'orko', ap: 1 });
  expect(acts(match)).not.toContain('move');
});
test('moves out of the way of a stronger enemy that is still to act', () => {
  const match = position({
    objectives: 'M25',
    figures: { orko: 'M17 N W22 wounds=3', he_man: 'A30 N W01 activated', skeletor: 'M12 S W02 W23 mana=3' },
    active: 'orko',
    ap: 1,
    round: 4,
  });
  expect(acts(match)).toContain('move');
  expect(Number(where(match, 'orko')?.slice(1))).toBeGreaterThan(19);
});
test('heals the figure that needs it', () => {
  const match = position({
    figures: { orko: 'M20 N W26 mana=3', he_man: 'M17 N W01 wounds=5', stratos: 'O20 N W13', skeletor: 'M1 S W02' },
    active: 'orko',
    ap: 1,
  });
  match.play('attack W26');
  expect(says(match)).toBe('he_man');
});
test('rerolls failures and nothing else', () => {
  const match = position({
    figures: { he_man: 'M15 N W01', skeletor: 'M14 S W02 wounds=6' },
    active: 'he_man',
    ap: 1,
    dice: [5, 5, 4, 2, 6],
  });
  match.play('attack W01');
  expect(says(match)).toBe('die 4');
});
test('pays mana for a reroll that can change the outcome, and for no other', () => {
  const dying = position({
    figures: { stratos: 'M15 N W07 mana=3', skeletor: 'M14 S W02 wounds=6' },
    active: 'stratos',
    ap: 1,
    dice: [2, 2, 2],
  });
  dying.play('attack W07');
  expect(says(dying)).toBe('die 1 + die 2 + die 3');
  const safe = position({
    figures: { orko: 'M15 N W22 mana=5', skeletor: 'M14 S W02 wounds=6' },
    active: 'orko',
    ap: 1,
    dice: [6, 1, 1, 1],
  });
  safe.play('attack fists');
  expect(says(safe)).toBe('none');
});
test('strikes an enemy that walks away', () => {
  const match = position({ figures: { he_man: 'M15 N W01', skeletor: 'M14 S W02' }, active: 'skeletor', ap: 1 });
  match.play('move', 'M10');
  expect(says(match, 0)).toBe('he_man');
});
test('claims everything it can', () => {
  const match = position({
    phase: 'upkeep',
    objectives: 'M15 M17',
    figures: { he_man: 'M16 N W01', skeletor: 'A1 S W02' },
    passed: [true, true],
  });
  expect(says(match)).toBe('M15 + M17');
});
test('plays a mission that is almost certain', () => {
  const match = position({
    round: 3,
    figures: { skeletor: 'M14 S W02', he_man: 'M15 N W01 wounds=6' },
    active: 'skeletor',
    ap: 1,
    hands: [undefined, 'GE1'],
  });
  expect(says(match)).toBe('play GE1');
  match.play('play GE1');
  expect(says(match)).toBe('mission');
});

// ---- whole matches

const MODES: readonly SetupInput[] = [
  { mode: 'first', seats: 2, options: {} },
  { mode: 'first', seats: 2, options: { masters: 'second' } },
  { mode: 'standard', seats: 2, options: { map: 'wasteland_watchtowers' } },
  { mode: 'standard', seats: 2, options: { map: 'snake_terraces', points: 150, expansion: 'on' } },
  { mode: 'standard', seats: 2, options: { map: 'broken_gate', points: 60, masters: 'second' } },
];
const playOut = (setup: SetupInput, seed: number, isBot?: (seat: Seat) => boolean): Match<BattlegroundKit> =>
  playedOut(battleground, mind, setup, seed, isBot).match;
test.each(MODES)('plays $mode with $options to its end with legal answers', (setup) => {
  expect(playOut(setup, 11).result).toBeDefined();
});
test('plays the same match again with the same seed', () => {
  const [one, other] = [1, 2].map(() => playOut(MODES[0] as SetupInput, 5).table);
  expect(one).toEqual(other);
});
test('beats random players', () => {
  expect(winsIn(8, (n, isBot) => playOut(MODES[n % 3] as SetupInput, 40 + n, isBot))).toBeGreaterThanOrEqual(7);
});
