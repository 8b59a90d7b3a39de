// What rows of titans and effects of immortals do, in words.
import type { Translate } from '@tabularium/games/shape';
import type { Distance, ImmortalAct, TitanAct, TitanRow } from '../content/kinds.ts';

const isFixed = (distance: Distance): distance is number => typeof distance === 'number';
/** `2`, or `1-3 by the arena die`. */
const distanceText = (distance: Distance, t: Translate): string =>
  isFixed(distance) ? String(distance) : t('board.act.byDie', { from: Math.min(...distance), to: Math.max(...distance) });

export function actText(act: TitanAct | ImmortalAct, t: Translate): string {
  switch (act.do) {
    case 'move':
      return t(act.flight ? 'board.act.fly' : 'board.act.move', { hexes: distanceText(act.hexes, t) });
    case 'attack':
      return act.within === undefined ? t('board.act.attack') : t('board.act.attackWithin', { hexes: distanceText(act.within, t) });
    case 'pull':
      return t(act.all ? 'board.act.pullAll' : 'board.act.pull', { ...act });
    case 'partsAct':
      return t(act.hexes > 0 ? 'board.act.partsMove' : 'board.act.partsAttack', { ...act });
    default:
      return t(`board.act.${act.do}`, { ...act });
  }
}
const capital = (sentence: string): string => sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
export const lineText = (acts: readonly (TitanAct | ImmortalAct)[], t: Translate): string =>
  capital(acts.map((act) => actText(act, t)).join('; '));

/** Rows of the game's own titans have names; those of others are called as they are written. */
const NAMED: ReadonlySet<string> = new Set(
  'advance conscript smite toss callToArms regrow coil surge rise undertow pull crush march reforge furnace hammer wear stride bolt quake nightfall glide slumber nightBlade'.split(
    ' ',
  ),
);
export const rowName = ({ id }: TitanRow, t: Translate): string => (NAMED.has(id) ? t(`board.row.${id}`) : id);
