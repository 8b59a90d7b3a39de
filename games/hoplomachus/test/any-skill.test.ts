// Any skill meets any other: random matches in which every chip, rivals included, has skills drawn by lot.
import { type Decision, FastDice, Match, type SetupInput } from '@tabularium/kernel';
import { seeds } from '@tabularium/kernel/testing';
import { expect, test } from 'vitest';
import { SKILLS, type Skill } from '../content/kinds.ts';
import { skills } from '../content/skills.ts';
import { hoplomachus } from '../rules/index.ts';
import type { HoplomachusKit } from '../table/table.ts';
import { checkInvariants } from './support/invariants.ts';
import { lively } from './support/lively.ts';
import { scrambled } from './support/scrambled.ts';

const MATCHES = 3;
const MOST_DECISIONS = 700;
const SETUPS: readonly SetupInput[] = [
  { mode: 'skirmish', seats: 2, options: { arena: 'pozzuoli' } },
  { mode: 'skirmish', seats: 2, options: { arena: 'colosseum' } },
  { mode: 'pandemonium', seats: 3 },
  { mode: 'onslaught', seats: 2 },
  { mode: 'ascension', seats: 1 },
];
/** Questions that are asked when no effect is going on. */
const BETWEEN_EFFECTS: ReadonlySet<string> = new Set(['deploy', 'ability', 'engage', 'rivalNext']);

/** Plays a match of such chips and returns the skills that were used or triggered in it. */
function playThrough(setup: SetupInput, seed: number): Skill[] {
  const dice = new FastDice(seed);
  const game = { ...hoplomachus, content: scrambled(hoplomachus.content, dice) };
  const match = Match.start(game, setup, { seed: `any skill ${seed}` });
  for (let n = 0; n < MOST_DECISIONS && match.pending[0]; n++) {
    const decision = match.pending[dice.below(match.pending.length)] as Decision<HoplomachusKit>;
    match.answer(decision.seats[0] as number, decision.id, lively(decision, dice));
    if (!BETWEEN_EFFECTS.has(match.pending[0]?.ask ?? '')) continue;
    checkInvariants(match.table);
    expect([match.table.struck, match.table.earned].flat()).toEqual([]); // everything is settled
  }
  return match.events('public', 0).flatMap(({ event }) => (event.kind === 'usedSkill' ? [event.skill] : []));
}

test('the invariants hold whatever skills come together, and all that can be used are used', () => {
  const used = new Set(SETUPS.flatMap((setup) => seeds(MATCHES).flatMap((seed) => playThrough(setup, seed))));
  const usable = SKILLS.filter((skill) => skills[skill].type !== 'innate');
  expect(usable.filter((skill) => !used.has(skill))).toEqual([]);
  expect([...used]).toEqual(expect.arrayContaining(['retaliate', 'lastStand', 'spearWall']));
});
