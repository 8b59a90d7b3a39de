// Thresholds: 4, plus everything that widens or tightens it, each with its reason. MOB-5.19, MOB-7.18
import type { Part } from '../../table/events.ts';
import { figureAt } from '../../table/names.ts';
import type { FigureId, Table } from '../../table/table.ts';
import { hasTrait, traitsCalled } from '../figures/traits.ts';
import { coverAgainst, isFartherThan, isFlank, isFocused, isForAllies, isHamperedByEngagement, type Shot } from './shots.ts';

export const USUAL_THRESHOLD = 4; // MOB-5.3
const [LEAST, HIGHEST] = [2, 6]; // MOB-5.20
const WIDENED = -1;
const TIGHTENED = 1;
const widened = (reason: string): Part => ({ reason, value: WIDENED });
const tightened = (reason: string): Part => ({ reason, value: TIGHTENED });

/** A 6 always succeeds and a 1 never does. MOB-5.19, MOB-5.20 */
export function thresholdOf(modifiers: readonly Part[]): number {
  let sum = USUAL_THRESHOLD;
  for (const { value } of modifiers) sum += value;
  return Math.min(HIGHEST, Math.max(LEAST, sum));
}

export function attackModifiers(table: Table, shot: Shot): Part[] {
  const { buff, debuff } = figureAt(table, shot.attacker);
  const parts: Part[] = [];
  if (isFocused(table, shot)) parts.push(widened('focus')); // MOB-6.4, MOB-7.47
  if (buff === 'improvement') parts.push(widened('improvement')); // MOB-7.52
  if (debuff === 'blindness') parts.push(tightened('blindness')); // MOB-7.56
  if (shot.frame.kind === 'opportunity')
    parts.push(widened('opportunity')); // MOB-7.36
  else if (!isSteady(table, shot)) parts.push(...ofInterrupter(table, shot.attacker));
  if (!isForAllies(shot.weapon)) parts.push(...ofTarget(table, shot)); // MOB-6.52
  return parts;
}
/** Modifiers from the target's situation. */
function ofTarget(table: Table, shot: Shot): Part[] {
  const parts: Part[] = [];
  if (isFlank(table, shot)) parts.push(widened('flank')); // MOB-7.6
  if (coverAgainst(table, shot) !== undefined) parts.push(tightened('cover')); // MOB-7.10, MOB-7.13
  if (isHamperedByEngagement(table, shot)) parts.push(tightened('engagedTarget')); // MOB-7.8
  if (shot.weapon.type === 'ranged')
    for (const { from, trait } of traitsCalled(table, shot.target, 'hardFromAfar'))
      if (isFartherThan(table, shot, trait.inches)) parts.push(tightened(from)); // MOB-11.24
  return parts;
}
/** MOB-11.10 */
const isSteady = (table: Table, { attacker, weapon, frame }: Shot): boolean =>
  frame.kind === 'overwatch' && weapon.type === 'ranged' && hasTrait(table, attacker, 'steadyWatch');

export function defenceModifiers(table: Table, id: FigureId): Part[] {
  const { buff, debuff } = figureAt(table, id);
  const parts = abilityModifiers(table, id);
  if (buff === 'protection') parts.push(widened('protection')); // MOB-7.53
  if (debuff === 'stun') parts.push(tightened('stun')); // MOB-7.57
  return parts;
}
/** Flank, cover and engagement matter to attacks only. MOB-7.70 */
export const abilityModifiers = (table: Table, id: FigureId): Part[] => [
  ...(figureAt(table, id).focus ? [widened('focus')] : []), // MOB-6.4
  ...ofInterrupter(table, id),
];
/** Tightens every test of an interrupting figure, once however many frames it has. MOB-7.26, MOB-7.125 */
const ofInterrupter = ({ frames }: Table, id: FigureId): Part[] =>
  frames.some(({ figure, kind }) => figure === id && kind !== 'activation') ? [tightened('interruption')] : [];
