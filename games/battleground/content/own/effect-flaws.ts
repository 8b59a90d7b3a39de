// What can be wrong with the effects of a card: those that mean nothing where they stand. MOB-17.7
import { flaw, within } from '@tabularium/parts/own-content';
import type { ActiveAbility, Effect, WeaponSpecial, Whom } from '../kinds.ts';
import type { Flaw } from './sentences.ts';

/** Who effects are for: the subject of a card or ability, a weapon's target or attacker, an item's bearer. */
type Where = Whom['who'] | 'target' | 'attacker' | 'bearer';
const ENEMIES: readonly Where[] = ['enemy', 'engagedEnemy', 'chargeable', 'eachEngagedEnemy', 'target'];
const FRIENDS: readonly Where[] = ['self', 'ally', 'selfOrAlly', 'attacker', 'bearer'];
const ANYBODY: readonly Where[] = [...ENEMIES, ...FRIENDS];
const SELF: readonly Where[] = ['self'];
const ALLY: readonly Where[] = ['ally'];
/** Where each effect means something. */
const PLACES: Readonly<Record<Effect['do'], readonly Where[]>> = {
  gain: ANYBODY,
  heal: FRIENDS,
  wound: ANYBODY,
  gainAp: ANYBODY,
  gainOwnMana: ANYBODY,
  gainMana: FRIENDS,
  drainMana: ENEMIES,
  shareMana: ALLY,
  cleanse: FRIENDS,
  loseTokens: ENEMIES,
  draw: SELF,
  freeMove: ['self', 'ally', 'selfOrAlly'],
  moveOrFocus: ALLY,
  jump: SELF,
  teleport: SELF,
  charge: ['chargeable'],
  strike: ['chargeable'],
  push: ENEMIES,
  pull: ENEMIES,
  mayPushEngaged: SELF,
  swap: ALLY,
  marker: SELF,
  next: SELF,
};

interface Setting {
  readonly who: Where;
  /** The effects follow a test, so there are net successes. */
  readonly tested: boolean;
}
export const effectFlaws = (effects: readonly Effect[], setting: Setting): Flaw[] =>
  effects.flatMap((effect, i) => within([i], flawsOfEffect(effect, effects.slice(0, i), setting)));
function flawsOfEffect(effect: Effect, before: readonly Effect[], { who, tested }: Setting): Flaw[] {
  const facts = { effect: effect.do, who };
  if (!PLACES[effect.do].includes(who)) return [flaw(['do'], 'effectNotHere', facts)];
  if (effect.do === 'gain' && effect.token === 'watch' && who !== 'self') return [flaw(['token'], 'watchForSelf')];
  if (effect.do === 'freeMove' && effect.toward && who !== 'ally') return [flaw(['toward'], 'effectNotHere', facts)];
  if (effect.do === 'strike' && before.at(-1)?.do !== 'charge') return [flaw(['do'], 'strikeNeedsCharge')];
  return effect.do === 'pull' && !tested ? [flaw(['do'], 'pullNeedsTest')] : [];
}

/** An active ability costs something and does something. MOB-6.54 */
export function activeFlaws({ ap, mana, whom, test, effects }: ActiveAbility): Flaw[] {
  const { who } = whom;
  return [
    ...(ap + mana === 0 ? [flaw(['ap'], 'costsNothing')] : []),
    ...(effects.length === 0 && test === undefined ? [flaw([], 'doesNothing')] : []),
    ...within(['effects'], effectFlaws(effects, { who, tested: false })),
    ...(test === undefined ? [] : testFlaws(test, who)),
  ];
}
/** A test needs an opponent. MOB-5.16 */
function testFlaws({ lines }: NonNullable<ActiveAbility['test']>, who: Where): Flaw[] {
  if (!ENEMIES.includes(who)) return [flaw(['test'], 'testNeedsEnemy')];
  return within(
    ['test', 'lines'],
    [...orderFlaws(lines), ...lines.flatMap(({ effects }, i) => within([i, 'effects'], effectFlaws(effects, { who, tested: true })))],
  );
}
/** Every line needs more successes than the one before. */
export const orderFlaws = (lines: readonly { readonly net: number }[]): Flaw[] =>
  lines.flatMap(({ net }, i) => (net <= (lines[i - 1]?.net ?? 0) ? [flaw([i, 'net'], 'linesOrder')] : []));

/** What is wrong with a special's effects on the target and on the attacker. */
export const specialFlaws = ({ onNet = [], onWounds, onFailure = [] }: WeaponSpecial): Flaw[] => [
  ...within(['onNet'], orderFlaws(onNet)),
  ...onNet.flatMap(({ effects }, i) => within(['onNet', i, 'effects'], effectFlaws(effects, { who: 'target', tested: true }))),
  ...within(['onWounds', 'effects'], effectFlaws(onWounds?.effects ?? [], { who: 'attacker', tested: true })),
  ...within(['onFailure'], effectFlaws(onFailure, { who: 'attacker', tested: true })),
];
