// Tokens on figures: focus, buffs and debuffs, and what happens when they are removed. The supply is unlimited. MOB-6.1, MOB-7.49 to MOB-7.60, MOB-7.81
import { BUFFS, type Buff, DEBUFFS, type Debuff, type Effect, type GainedToken, type OngoingToken } from '../../content/kinds.ts';
import { positionName } from '../../content/place-names.ts';
import { figureAt, figureName } from '../../table/names.ts';
import { type FigureId, NONE, type Referee, type Table } from '../../table/table.ts';
import { isEnemy } from '../figures/figures.ts';
import { frameOwnedBy } from '../figures/frames.ts';
import { gaveDebuff } from './missions.ts';
import { type Cause, heal, removeFallen, wound } from './wounds.ts';

const HEALED_BY_REGENERATION = 1; // MOB-7.54
const WOUNDS_OF_CURSE = 1; // MOB-7.58
const isBuff = (token: OngoingToken): token is Buff => (BUFFS as readonly string[]).includes(token);
const isDebuff = (token: GainedToken): boolean => (DEBUFFS as readonly string[]).includes(token);

export function gainToken(table: Table, ref: Referee, id: FigureId, token: GainedToken, cause: Cause): void {
  if (figureAt(table, id).out) return;
  if (token === 'focus') gainFocus(table, ref, id);
  else if (token === 'watch') willWatch(table, id);
  else place(table, ref, id, token, cause);
}
/** A second focus token does nothing. MOB-6.1, MOB-6.2 */
export function gainFocus(table: Table, ref: Referee, id: FigureId, ap = 0): void {
  const figure = figureAt(table, id);
  if (figure.focus || figure.out) return;
  figure.focus = true;
  ref.tell({ kind: 'focused', rule: 'MOB-6.1', figure: figureName(table, id), ap });
}
/** The overwatch token comes at the end of the activation or interruption. MOB-14.13 */
function willWatch(table: Table, id: FigureId): void {
  const frame = frameOwnedBy(table, id);
  if (frame !== undefined) frame.watchAtEnd += 1;
}

/** At most one buff and one debuff: the old one is removed first, with all consequences. MOB-7.50, MOB-7.59 */
function place(table: Table, ref: Referee, id: FigureId, token: OngoingToken, cause: Cause): void {
  const figure = figureAt(table, id);
  if (isBuff(token)) removeBuff(table, ref, id);
  else removeDebuff(table, ref, id, cause.isSimultaneous);
  if (figure.out) return;
  if (token === 'thirdEye') takeUnique(table, ref, id, token);
  if (isBuff(token)) figure.buff = token;
  else figure.debuff = token;
  ref.tell({ kind: 'token', rule: 'MOB-7.49', figure: figureName(table, id), token, on: true, why: cause.why });
  if (!isBuff(token) && cause.by !== NONE && isEnemy(table, cause.by, id)) gaveDebuff(table, ref, cause.by, id);
}
/** Each army has only one, so it leaves its previous bearer. MOB-7.60 */
function takeUnique(table: Table, ref: Referee, id: FigureId, token: Debuff): void {
  const { seat } = figureAt(table, id);
  for (const [other, figure] of table.figures.entries())
    if (figure.seat === seat && figure.debuff === token) removeDebuff(table, ref, other);
}

/** Regeneration heals when it is removed. MOB-7.54 */
function removeBuff(table: Table, ref: Referee, id: FigureId): void {
  const figure = figureAt(table, id);
  const token = figure.buff;
  if (token === null) return;
  figure.buff = null;
  tellGone(table, ref, id, token);
  if (token === 'regeneration') heal(table, ref, id, HEALED_BY_REGENERATION, token);
}
/** Curse wounds when it is removed, and counts as inflicted by nobody. MOB-7.58 */
function removeDebuff(table: Table, ref: Referee, id: FigureId, isSimultaneous = false): void {
  const figure = figureAt(table, id);
  const token = figure.debuff;
  if (token === null) return;
  figure.debuff = null;
  tellGone(table, ref, id, token);
  if (token === 'curse') wound(table, ref, id, WOUNDS_OF_CURSE, { by: NONE, why: token, isSimultaneous });
}
/** The wounds a figure suffers if these effects replace its curse with another debuff. MOB-7.59 */
export const woundsOfRemoval = (table: Table, id: FigureId, effects: readonly Effect[]): number =>
  figureAt(table, id).debuff === 'curse' && effects.some((effect) => effect.do === 'gain' && isDebuff(effect.token)) ? WOUNDS_OF_CURSE : 0;
const tellGone = (table: Table, ref: Referee, id: FigureId, token: OngoingToken): void =>
  ref.tell({ kind: 'token', rule: 'MOB-7.59', figure: figureName(table, id), token, on: false, why: token });
/** Removes a debuff without the consequences of a removal. MOB-11.2, MOB-14.8 */
export function cleanse(table: Table, ref: Referee, id: FigureId): void {
  const figure = figureAt(table, id);
  const token = figure.debuff;
  if (token === null) return;
  figure.debuff = null;
  ref.tell({ kind: 'cleansed', rule: 'MOB-7.59', figure: figureName(table, id), token });
}
export function loseTokens(table: Table, ref: Referee, id: FigureId, tokens: readonly ('focus' | 'overwatch')[]): void {
  const figure = figureAt(table, id);
  const lost = tokens.filter((token) => figure[token]);
  if (lost.length === 0) return;
  for (const token of lost) figure[token] = false;
  ref.tell({ kind: 'lostTokens', rule: 'MOB-6.34', figure: figureName(table, id), tokens: lost });
}

/** The second step of the upkeep phase removes lasting effects: buffs, then debuffs, then markers. MOB-4.39, MOB-4.40, MOB-10.3 */
export function removeAllTokens(table: Table, ref: Referee): void {
  for (const id of table.figures.keys()) removeBuff(table, ref, id);
  for (const id of table.figures.keys()) removeDebuff(table, ref, id, true);
  removeFallen(table);
  for (const { seat, at } of table.markers) ref.tell({ kind: 'marker', rule: 'MOB-4.39', seat, at: positionName(at), on: false });
  table.markers = [];
}
