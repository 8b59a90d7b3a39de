// Chips whose skills are drawn by lot, rivals included: any skill meets any other.
import type { Dice } from '@tabularium/kernel';
import type { Content } from '../../content/index.ts';
import { SKILLS, type Skill, type UnitDef } from '../../content/kinds.ts';
import { skills } from '../../content/skills.ts';

export const scrambled = (content: Content, dice: Dice): Content => ({
  ...content,
  units: content.units.map((def) => (def.rank === 'sentinel' ? def : withOtherSkills(def, dice))),
});
/** Two to six skills, possibly the same one twice. */
function withOtherSkills(def: UnitDef, dice: Dice): UnitDef {
  const learned = Array.from({ length: 2 + dice.below(5) }, () => {
    const skill = SKILLS[dice.below(SKILLS.length)] as Skill;
    return { skill, level: skills[skill].levelled ? 1 + dice.below(4) : 1 };
  });
  return { ...def, skills: learned };
}
