// Random players that make things happen: they march at each other, strike whenever they can, and seldom stop or decline.
import { type Decision, type Dice, type Pick, randomPick } from '@tabularium/kernel';
import { placeOf } from '../../content/place-names.ts';
import { anchorOf } from '../../content/places.ts';
import { hexesBetween } from '../../rules/field/distance.ts';
import type { Action, Asks } from '../../table/asks.ts';
import { type BattlegroundKit, NONE, type Table } from '../../table/table.ts';

/** How likely they are to take an action, relative to the others. */
const LIKES: Readonly<Record<Action['do'], number>> = { attack: 40, ability: 30, move: 14, focus: 6, overwatch: 8, play: 5, use: 6 };
const STOP = 3;
/** They pass, stop building or decline once in this many times. */
const PASSES: Partial<Record<Decision<BattlegroundKit>['ask'], number>> = { recruit: 6, equip: 12, select: 15, opportunity: 6, subject: 2 };
/** More glory cards than an army can choose from. */
const GLORY = 9;
/** They look at this many destinations and take the one nearest to an enemy. */
const LOOKED_AT = 4;

export function bold(table: Table, decision: Decision<BattlegroundKit>, dice: Dice): Pick {
  const { options, pass } = decision;
  switch (decision.ask) {
    case 'action':
      return action(decision.options, dice);
    case 'moveTo':
      return nearest(table, decision, dice);
    case 'bonus': // the ability or the mission is listed first
      return dice.below(3) === 0 ? dice.below(options.length) : 0;
    case 'deck': // glory cards are listed last
      return dice.below(8) === 0 ? dice.below(options.length) : dice.below(Math.max(1, options.length - GLORY));
    case 'claim':
      return dice.below(4) === 0 ? randomPick(decision, options.length, dice) : [...options.keys()];
    default: {
      const declines = PASSES[decision.ask];
      if (declines === undefined || options.length === 0) return randomPick(decision, options.length, dice);
      return pass && dice.below(declines) === 0 ? options.length : dice.below(options.length);
    }
  }
}
function action(options: readonly Action[], dice: Dice): Pick {
  let left = dice.below(options.reduce((sum, option) => sum + LIKES[option.do], STOP));
  for (const [number, option] of options.entries()) {
    if (left < LIKES[option.do]) return number;
    left -= LIKES[option.do];
  }
  return options.length;
}
function nearest(table: Table, { seats, options }: Decision<BattlegroundKit>, dice: Dice): Pick {
  const looked = Array.from({ length: LOOKED_AT }, () => dice.below(options.length));
  const far = looked.map((number) => toEnemies(table, seats[0] as number, (options[number] as Asks['moveTo']).at));
  return looked[far.indexOf(Math.min(...far))] as number;
}
const toEnemies = ({ figures }: Table, seat: number, at: string): number =>
  Math.min(
    ...figures.flatMap((figure) => (figure.seat === seat || figure.at === NONE ? [] : [hexesBetween(anchorOf(placeOf(at)), figure.at)])),
  );
