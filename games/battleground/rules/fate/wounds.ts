// Wounds, healing and knock-outs. MOB-7.1 to MOB-7.5, MOB-7.48
import { certain } from '@tabularium/kernel';
import type { WeaponDef } from '../../content/kinds.ts';
import { defOf, figureAt, figureName, playerOf } from '../../table/names.ts';
import { type FigureId, NONE, type Referee, type Table } from '../../table/table.ts';
import { isEnemy, lift } from '../figures/figures.ts';
import { layAside } from './hand.ts';
import { knockedOutEnemy, woundedEnemy } from './missions.ts';
import { pointsOf } from './points.ts';

/** Who or what makes something happen to a figure. */
export interface Cause {
  /** The figure responsible, or NONE. MOB-7.58 */
  readonly by: FigureId;
  /** The card, ability or token responsible. */
  readonly why: string;
  /** The attack that does it, if one does. */
  readonly attack?: { readonly weapon: WeaponDef; readonly flank: boolean; readonly before: number };
  /** Others are hit at the same time, so a knocked-out figure stays in place until all of them are dealt with. MOB-7.48, MOB-4.40 */
  readonly isSimultaneous?: boolean;
}

/** How many more wounds knock a figure out. MOB-7.2 */
export const healthLeft = (table: Table, id: FigureId): number => defOf(table, id).health - figureAt(table, id).wounds;
/** All wounds count, even beyond the figure's health. Returns how many. MOB-7.1 */
export function wound(table: Table, ref: Referee, id: FigureId, wounds: number, cause: Cause): number {
  const figure = figureAt(table, id);
  if (wounds <= 0 || figure.out) return 0;
  const { health } = defOf(table, id);
  const { by, why, attack } = cause;
  figure.wounds += wounds;
  ref.tell({
    kind: 'wounded',
    rule: 'MOB-7.1',
    figure: figureName(table, id),
    wounds,
    total: figure.wounds,
    health,
    by: by === NONE ? null : figureName(table, by),
    why,
  });
  if (isDoneToEnemy(table, id, by))
    woundedEnemy(table, ref, by, id, wounds, {
      weapon: attack?.weapon ?? null,
      flank: attack?.flank ?? false,
      attack: attack !== undefined,
      before: attack?.before ?? 0,
    });
  if (figure.wounds >= health) knockOut(table, ref, id, cause); // MOB-7.2
  return wounds;
}
const isDoneToEnemy = (table: Table, id: FigureId, by: FigureId): boolean => by !== NONE && isEnemy(table, by, id);

/** Wounds never sink below 0, and a knocked-out figure does not come back. Returns how many were healed. MOB-7.5 */
export function heal(table: Table, ref: Referee, id: FigureId, wounds: number, why: string): number {
  const figure = figureAt(table, id);
  const healed = figure.out ? 0 : Math.min(wounds, figure.wounds);
  if (healed <= 0) return 0;
  figure.wounds -= healed;
  ref.tell({ kind: 'healed', rule: 'MOB-7.5', figure: figureName(table, id), wounds: healed, total: figure.wounds, why });
  return healed;
}

/** The figure leaves the battlefield, and the opponent scores its worth. MOB-7.2, MOB-7.3, MOB-7.4 */
export function knockOut(table: Table, ref: Referee, id: FigureId, { by, attack, isSimultaneous = false }: Cause): void {
  const figure = figureAt(table, id);
  const points = pointsOf(table, id);
  const winner = certain(
    table.players.find(({ seat }) => seat !== figure.seat),
    'an opponent',
  );
  figure.out = true;
  figure.mana = 0;
  figure.focus = false;
  figure.overwatch = false;
  figure.buff = null;
  figure.debuff = null;
  layAside(playerOf(table, id), figure.cards);
  winner.points.push({ round: table.round, source: 'knockOut', what: figureName(table, id), points });
  ref.tell({ kind: 'knockedOut', rule: 'MOB-7.2', figure: figureName(table, id), points, seat: winner.seat });
  if (isDoneToEnemy(table, id, by)) knockedOutEnemy(table, ref, by, id, { weapon: attack?.weapon ?? null });
  if (isSimultaneous) figure.falling = true;
  else lift(table, id);
}
/** Takes away the figures that fell, once everything simultaneous is over. MOB-7.48, MOB-4.40 */
export function removeFallen(table: Table): void {
  for (const [id, figure] of table.figures.entries())
    if (figure.falling) {
      figure.falling = false;
      lift(table, id);
    }
}
