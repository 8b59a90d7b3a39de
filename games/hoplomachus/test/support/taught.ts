// Positions in which chips have other dice and skills than printed, so that any skill can meet any other.
import { played, ScriptedDice } from '@tabularium/kernel/testing';
import { type Die, SKILLS, type UnitDef } from '../../content/kinds.ts';
import { setupOf } from '../../lesson/layout.ts';
import { hoplomachus } from '../../rules/index.ts';
import { type Position, type Sketch, tableOf } from './position.ts';

/** What is different about a chip: `{ skills: 'shove, hurl 2', attack: ['red'], range: 2 }`. Red dice always hit. */
export interface Lesson extends Partial<Pick<UnitDef, 'range' | 'movement' | 'health'>> {
  readonly skills?: string;
  readonly attack?: readonly Die[];
}

/** The game with changed chips. */
export function gameWith(lessons: Readonly<Record<string, Lesson>>): typeof hoplomachus {
  const units = hoplomachus.content.units.map((def) => (lessons[def.id] ? learn(def, lessons[def.id] as Lesson) : def));
  return { ...hoplomachus, content: { ...hoplomachus.content, units } };
}
/** A match at this position, with changed chips. */
export function taught(lessons: Readonly<Record<string, Lesson>>, sketch: Sketch): Position {
  const game = gameWith(lessons);
  const scripted = new ScriptedDice([], { thenSeed: 1 }).addFaces(...(sketch.dice ?? []));
  const table = { ...tableOf(sketch), content: game.content };
  const match = played(game, { setup: setupOf(sketch), table, dice: scripted }) as Position;
  match.rolls = (...faces) => {
    scripted.addFaces(...faces);
    return match;
  };
  return match;
}
function learn(def: UnitDef, { skills, ...lesson }: Lesson): UnitDef {
  return { ...def, ...lesson, skills: skills === undefined ? def.skills : skills.split(', ').filter(Boolean).map(skillOf) };
}
function skillOf(text: string): UnitDef['skills'][number] {
  const [name, level = '1'] = text.split(' ');
  const skill = SKILLS.find((one) => one === name);
  if (!skill) throw new Error(`there is no skill ${name}`);
  return { skill, level: Number(level) };
}

/** The two units of a duel, and onlookers in the corners so that neither is isolated. */
export const ATTACKER = 'kunlun.warrior';
export const TARGET = 'refugees.warrior';
export const SECOND = 'kunlun.lotus-sage';
export const WITNESS = 'refugees.ferryman';

/**
 * Kunlun's Warrior on d6 next to the Refugees' Warrior on d7 in Pozzuoli, in Kunlun's Engagement. Both have 3 hp and only the skills that they are
 * taught here; the attacker has two red dice, so its attack deals 2, and the two onlookers know nothing.
 */
export function duel(attacker: Lesson, target: Lesson = {}, sketch: Sketch = {}, others: Readonly<Record<string, Lesson>> = {}): Position {
  const lessons = {
    [SECOND]: { skills: '' },
    [WITNESS]: { skills: '' },
    ...others,
    [ATTACKER]: { skills: '', attack: ['red', 'red'], ...attacker } as const,
    [TARGET]: { skills: '', ...target },
  };
  const units = { [ATTACKER]: 'd6', [TARGET]: 'd7', [SECOND]: 'a1', [WITNESS]: 'g6', ...sketch.units };
  return taught(lessons, { step: 'engage', ...sketch, units });
}
/** The attacker of a duel attacks; the target if there are several. */
export function fight(match: Position, target?: string): Position {
  match.play(`engage ${ATTACKER}`);
  if (match.result === undefined && match.decision().ask === 'engageHow') match.play('attack');
  if (target !== undefined) match.play(target);
  return match;
}
/** What was told of damage, one line each: who lost how much of what was dealt. */
export const blows = (match: Position): string[] =>
  match
    .events('damaged')
    .map(({ target, dealt, lost }) => `${'unit' in target ? target.unit : `shard ${target.shard}`} ${lost} of ${dealt}`);
/** The dice of the last roll: colour by colour, with what added them. */
export const rolledDice = (match: Position): string[] =>
  match.last('rolled').dice.map(({ die, why }) => (why === 'printed' ? die : `${die} ${why}`));
