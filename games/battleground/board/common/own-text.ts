// The text of custom cards, composed word by word from what they declare.
import type { Translate } from '@tabularium/parts/shape';
import type { ActiveAbility, Effect, FateDef, ItemDef, Mission, NextEffect, Trait, WeaponSpecial, Whom } from '../../content/kinds.ts';
import type { Told } from './describe.ts';
import { nameOf } from './props.ts';

export function ownText(told: Told, t: Translate): string {
  switch (told.kind) {
    case 'fate':
      return does(told.def, t);
    case 'glory':
      return missionText(told.def.mission, t);
    case 'weapon':
      return specialText(told.def.special, t);
    case 'item':
      return useText(told.def.use, t);
    case 'ability':
      return told.def.kind === 'passive' ? sentences(told.def.traits.map((trait) => traitText(trait, t))) : activeText(told.def, t);
    case 'character':
      return sentences(told.def.abilities.map(({ id }) => nameOf(id, t)));
  }
}
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const sentences = (parts: readonly string[]): string => parts.map((part) => `${capital(part)}.`).join(' ');
const word = (kind: string, key: string, facts: object, t: Translate): string => t(`board.table.own.${kind}.${key}`, { ...facts });

const whomText = (whom: Whom, t: Translate): string => word('whom', whom.who, whom, t);
const effectsText = (effects: readonly Effect[], t: Translate): string => effects.map((effect) => effectText(effect, t)).join(', ');
function effectText(effect: Effect, t: Translate): string {
  if (effect.do === 'next') return nextText(effect.next, t);
  if (effect.do !== 'freeMove') return word('do', effect.do, effect, t);
  return word('do', effect.toward ? 'freeMoveToward' : effect.points === undefined ? 'freeMove' : 'freeMovePoints', effect, t);
}
/** The text of an effect that waits for the next attack or test. */
export const nextText = (next: NextEffect, t: Translate): string =>
  word('next', next.next !== 'rerolls' ? next.next : next.of === 'attack' ? 'rerollsAttack' : 'rerollsTest', next, t);
const does = ({ whom, effects }: Pick<FateDef, 'whom' | 'effects'>, t: Translate): string =>
  `${whomText(whom, t)}: ${effectsText(effects, t)}.`;
function activeText({ whom, test, effects }: ActiveAbility, t: Translate): string {
  const plain = effects.length === 0 ? '' : ` ${effectsText(effects, t)}.`;
  const lines = test?.lines.map(({ net, effects: line }) => t('board.table.own.line', { net, effects: effectsText(line, t) })) ?? [];
  const tested = test === undefined ? '' : ` ${t('board.table.own.test', { stat: test.stat, against: test.against })} ${lines.join(' ')}`;
  return `${whomText(whom, t)}:${tested}${plain}`;
}
function traitText(trait: Trait, t: Translate): string {
  if (trait.trait !== 'rerolls') return word('trait', trait.trait, trait, t);
  const of = trait.attack !== undefined ? 'rerollsAttack' : trait.defence !== undefined ? 'rerollsDefence' : 'rerolls';
  return word('trait', of, trait, t);
}
function useText(use: ItemDef['use'], t: Translate): string {
  if (use.kind === 'passive') return sentences(use.traits.map((trait) => traitText(trait, t)));
  return use.kind === 'active' ? activeText(use.ability, t) : t('board.table.own.oneUse', { effects: effectsText(use.effects, t) });
}
const missionText = (mission: Mission, t: Translate): string => word('mission', mission.mission, mission, t);
function specialText(special: WeaponSpecial, t: Translate): string {
  const { dice, rerolls, onNet = [], onWounds, onFailure, ignores = [], mayTest, area, paidDice, whileEngaged, heals } = special;
  const say = (key: string, facts: object = {}): string => word('special', key, facts, t);
  return sentences([
    ...(dice === undefined ? [] : [say('dice', dice)]),
    ...(rerolls === undefined ? [] : [say('rerolls', rerolls)]),
    ...onNet.map(({ net, effects }) => say('onNet', { net, effects: effectsText(effects, t) })),
    ...(onWounds === undefined ? [] : [say('onWounds', { wounds: onWounds.wounds, effects: effectsText(onWounds.effects, t) })]),
    ...(onFailure === undefined ? [] : [say('onFailure', { effects: effectsText(onFailure, t) })]),
    ...ignores.map((what) => say(`ignores_${what}`)),
    ...(mayTest === undefined ? [] : [say('mayTest', { stat: mayTest })]),
    ...(area === undefined ? [] : [say('area', { area })]),
    ...(paidDice === undefined ? [] : [say('paidDice', { dice: paidDice })]),
    ...(whileEngaged ? [say('whileEngaged')] : []),
    ...(heals ? [say('heals')] : []),
  ]);
}
