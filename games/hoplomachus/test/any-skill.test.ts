// Any skill meets any other: random matches in which every chip, rivals included, has skills drawn by lot.
import { type Decision, type Dice, FastDice, Match, type SetupInput } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { SKILLS, type Skill, type UnitDef } from '../content/kinds.ts';
import { skills } from '../content/skills.ts';
import { hoplomachus } from '../index.ts';
import type { HoplomachusKit } from '../table.ts';
import { checkInvariants } from './invariants.ts';
import { lively } from './lively.ts';

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

/** Two to six skills, possibly the same one twice. */
function scrambled(def: UnitDef, dice: Dice): UnitDef {
  const learned = Array.from({ length: 2 + dice.below(5) }, () => {
    const skill = SKILLS[dice.below(SKILLS.length)] as Skill;
    return { skill, level: skills[skill].levelled ? 1 + dice.below(4) : 1 };
  });
  return { ...def, skills: learned };
}
/** Plays a match of such chips and returns the skills that were used or triggered in it. */
function playThrough(setup: SetupInput, seed: number): Skill[] {
  const dice = new FastDice(seed);
  const units = hoplomachus.content.units.map((def) => (def.rank === 'sentinel' ? def : scrambled(def, dice)));
  const game = { ...hoplomachus, content: { ...hoplomachus.content, units } };
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
  const used = new Set(SETUPS.flatMap((setup) => Array.from({ length: MATCHES }, (_, i) => playThrough(setup, i + 1)).flat()));
  const usable = SKILLS.filter((skill) => skills[skill].type !== 'innate');
  expect(usable.filter((skill) => !used.has(skill))).toEqual([]);
  expect([...used]).toEqual(expect.arrayContaining(['retaliate', 'lastStand', 'spearWall']));
});
