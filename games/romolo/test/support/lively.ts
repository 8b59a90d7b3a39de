// Livelier players than random ones: they feed their people, work and build, rarely give up, and seldom end the game.
import { type Decision, type Dice, type Pick, randomPick } from '@tabularium/kernel';
import type { RomoloKit } from '../../table/table.ts';

const WORKS: readonly string[] = [
  'produce',
  'build',
  'createWorker',
  'createSoldier',
  'hireCharacter',
  'createExplorer',
  'refine',
  'sell',
  'hireMercenaries',
];

export function lively(decision: Decision<RomoloKit>, dice: Dice): Pick {
  const { options } = decision;
  const any = randomPick(decision, options.length, dice);
  switch (decision.ask) {
    case 'surrender':
    case 'endChoice':
      return dice.below(8) === 0 ? 1 : 0;
    case 'hunger':
      return 0;
    case 'act': {
      const works = decision.options.flatMap((option, i) => (WORKS.includes(option.do) ? [i] : []));
      return works.length > 0 && dice.below(2) === 0 ? (works[dice.below(works.length)] as number) : any;
    }
    case 'attack':
      return dice.below(4) === 0 ? any : 0;
    default:
      return any;
  }
}
