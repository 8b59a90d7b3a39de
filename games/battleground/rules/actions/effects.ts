// The words of cards, abilities and specials, each in one place: why it would do nothing, and what it does.
import { certain, PASS, type Reason, type Rules } from '@tabularium/kernel';
import type { Effect } from '../../content/kinds.ts';
import type { Asks } from '../../table/asks.ts';
import { figureAt, figureName, figureOf, playerOf } from '../../table/names.ts';
import type { FigureId, Frame, Referee, Table } from '../../table/table.ts';
import { drawable, drawFate } from '../fate/hand.ts';
import { cleanse, gainFocus, gainToken, loseTokens } from '../fate/tokens.ts';
import { type Cause, heal, wound } from '../fate/wounds.ts';
import { canPlaceMarker, placeMarker } from '../field/markers.ts';
import { areEngaged, engagedWith } from '../figures/figures.ts';
import { isInPlay } from '../figures/frames.ts';
import { gainAp, gainMana, loseMana, MOST_MANA } from '../figures/mana.ts';
import { attack, weaponsOf } from './attack.ts';
import { charge, jump, type MoveTerms, move, teleport, whyNotCharge, whyNotFly, whyNotMove } from './own-movements.ts';
import { pull, push, swap, whyNotPush, whyNotSwap } from './pushing.ts';
import { enemiesInReach } from './subjects.ts';

export interface Performance {
  readonly frame: Frame;
  readonly actor: FigureId;
  /** The figure affected. */
  readonly subject: FigureId;
  readonly effects: readonly Effect[];
  /** Net successes of the test that led to the effects. */
  readonly net?: number;
  /** The card, ability or weapon with the effects. */
  readonly why: string;
  /** The effects are part of an area attack. MOB-7.48 */
  readonly isSimultaneous?: boolean;
}
/** Performs effects in order while the acting figure is in play; skips a subject that is out. MOB-6.34, MOB-7.4, MOB-10.1 */
export function* perform(table: Table, ref: Referee, { effects, ...doing }: Performance): Rules<void> {
  for (const effect of effects) {
    if (!isInPlay(figureAt(table, doing.actor))) return;
    const isForSomebody = isForActor(effect) || isInPlay(figureAt(table, doing.subject));
    if (isForSomebody && whyNotEffect(table, doing, effect) === undefined) yield* carryOut(table, ref, doing, effect);
  }
}
/** The effect is for the acting figure, whatever the subject. */
const isForActor = (effect: Effect): boolean =>
  effect.do === 'gainAp' || effect.do === 'gainOwnMana' || effect.do === 'mayPushEngaged' || effect.do === 'next' || effect.do === 'draw';

// ---- the words

/** A performance without its effects. */
type Doing = Omit<Performance, 'effects'>;
/** The part of it that decides whether an effect would do anything. */
export type Intent = Pick<Doing, 'actor' | 'subject'>;
interface Word<E> {
  /** Why the effect would do nothing. Words without this always do something. */
  readonly whyNot?: (table: Table, intent: Intent, effect: E) => Reason | undefined;
  readonly carryOut: (table: Table, ref: Referee, doing: Doing, effect: E) => Rules<unknown> | void;
}
type Called<D extends Effect['do'], E = Effect> = E extends { readonly do: infer Dos } ? (D extends Dos ? E : never) : never;

export const NOTHING: Reason = { rule: 'MOB-6.56', because: 'doesNothing' };
const unless = (can: boolean): Reason | undefined => (can ? undefined : NOTHING);

const WORDS: { readonly [D in Effect['do']]: Word<Called<D>> } = {
  gain: {
    whyNot: (table, { subject }, { token }) => unless(token !== 'focus' || !figureAt(table, subject).focus), // MOB-6.2
    carryOut: (table, ref, doing, { token }) => gainToken(table, ref, doing.subject, token, causeOf(doing)),
  },
  heal: {
    whyNot: (table, { subject }) => unless(figureAt(table, subject).wounds > 0),
    carryOut: (table, ref, { subject, why }, { wounds }) => void heal(table, ref, subject, wounds, why),
  },
  wound: {
    carryOut: (table, ref, doing, { wounds }) => void wound(table, ref, doing.subject, wounds, causeOf(doing)),
  },
  gainAp: {
    carryOut: (table, ref, { actor, why }, { amount }) => gainAp(table, ref, actor, amount, why),
  },
  gainOwnMana: {
    whyNot: (table, { actor }) => unless(figureAt(table, actor).mana < MOST_MANA),
    carryOut: (table, ref, { actor, why }, { amount }) => void gainMana(table, ref, actor, amount, why),
  },
  gainMana: {
    whyNot: (table, { subject }) => unless(figureAt(table, subject).mana < MOST_MANA),
    carryOut: (table, ref, { subject, why }, { amount }) => void gainMana(table, ref, subject, amount, why),
  },
  drainMana: {
    whyNot: (table, { subject }) => unless(figureAt(table, subject).mana > 0),
    carryOut: (table, ref, { actor, subject, why }, { amount }) =>
      void gainMana(table, ref, actor, loseMana(table, ref, subject, amount, why), why),
  },
  shareMana: {
    whyNot: (table, { actor, subject }, { most }) => unless(sharesOf(table, actor, subject, most).length > 0),
    carryOut: shareMana,
  },
  cleanse: {
    whyNot: (table, { subject }) => unless(figureAt(table, subject).debuff !== null),
    carryOut: (table, ref, { subject }) => cleanse(table, ref, subject),
  },
  loseTokens: {
    whyNot: (table, { subject }, { tokens }) => unless(tokens.some((token) => figureAt(table, subject)[token])),
    carryOut: (table, ref, { subject }, { tokens }) => loseTokens(table, ref, subject, tokens),
  },
  draw: {
    whyNot: (table, { actor }, { cards }) => unless(drawable(playerOf(table, actor), cards) > 0), // MOB-14.14
    carryOut: (table, ref, { actor }, { cards }) => drawFate(table, ref, playerOf(table, actor).seat, cards, 'MOB-14.14'),
  },
  freeMove: {
    whyNot: (table, { actor, subject }, effect) => whyNotMove(table, subject, freeMoveTerms(effect, actor)),
    carryOut: (table, ref, { actor, subject }, effect) => move(table, ref, subject, freeMoveTerms(effect, actor)),
  },
  moveOrFocus: { carryOut: moveOrFocus },
  jump: {
    whyNot: (table, { subject }, { hexes }) => whyNotFly(table, subject, hexes),
    carryOut: (table, ref, { subject }, { hexes }) => jump(table, ref, subject, hexes),
  },
  teleport: {
    whyNot: (table, { subject }, { hexes }) => whyNotFly(table, subject, hexes),
    carryOut: (table, ref, { subject }, { hexes }) => teleport(table, ref, subject, hexes),
  },
  charge: {
    whyNot: (table, { actor, subject }) => whyNotCharge(table, actor, subject),
    carryOut: (table, ref, { actor, subject }) => charge(table, ref, actor, subject),
  },
  strike: {
    whyNot: (table, { actor, subject }) => unless(areEngaged(table, actor, subject)), // MOB-7.86
    carryOut: strike,
  },
  push: {
    whyNot: (table, { actor, subject }) => whyNotPush(table, actor, subject, 'push'),
    carryOut: (table, ref, { actor, subject }, { hexes }) => push(table, ref, actor, subject, hexes),
  },
  pull: {
    whyNot: (table, { actor, subject }) => whyNotPush(table, actor, subject, 'pull'),
    carryOut: (table, ref, { actor, subject, net = 0 }, { most }) => pull(table, ref, actor, subject, Math.min(net, most)),
  },
  mayPushEngaged: { carryOut: mayPush },
  swap: {
    whyNot: (table, { actor, subject }) => whyNotSwap(table, actor, subject),
    carryOut: (table, ref, { actor, subject }) => swap(table, ref, actor, subject),
  },
  marker: {
    whyNot: (table, { actor }, { within: inches }) => unless(canPlaceMarker(table, actor, inches)),
    carryOut: (table, ref, { actor }, { within: inches, radius }) => placeMarker(table, ref, actor, inches, radius),
  },
  next: {
    carryOut: (_table, _ref, { frame }, { next }) => void frame.next.push({ ...next }),
  },
};
const wordOf = (effect: Effect): Word<Effect> => WORDS[effect.do] as Word<Effect>; // an effect always comes with its own word
const causeOf = ({ actor, why, isSimultaneous = false }: Doing): Cause => ({ by: actor, why, isSimultaneous });

/** Why an effect would do nothing. MOB-4.18, MOB-6.56 */
export const whyNotEffect = (table: Table, intent: Intent, effect: Effect): Reason | undefined =>
  wordOf(effect).whyNot?.(table, intent, effect);
function* carryOut(table: Table, ref: Referee, doing: Doing, effect: Effect): Rules<void> {
  const asks = wordOf(effect).carryOut(table, ref, doing, effect);
  if (asks !== undefined) yield* asks;
}

// ---- those that ask

/** MOB-14.2, MOB-14.17 */
const freeMoveTerms = ({ points, toward }: Called<'freeMove'>, actor: FigureId): MoveTerms => ({
  ...(points === undefined ? {} : { points }),
  ...(toward ? { toward: actor } : {}),
});
/** Every amount of mana that one can give the other, in either direction. MOB-11.17 */
function sharesOf(table: Table, actor: FigureId, subject: FigureId, most: number): Asks['shareMana'][] {
  const amounts = (from: FigureId, to: FigureId): number[] => {
    const count = Math.min(most, figureAt(table, from).mana, MOST_MANA - figureAt(table, to).mana);
    return Array.from({ length: count }, (_, i) => i + 1);
  };
  return [...amounts(actor, subject).map((mana) => ({ mana })), ...amounts(subject, actor).map((mana) => ({ mana: -mana }))];
}
function* shareMana(table: Table, ref: Referee, { actor, subject, why }: Doing, { most }: Called<'shareMana'>): Rules<void> {
  const { mana } = yield* ref.choose(figureAt(table, actor).seat, {
    ask: 'shareMana',
    rule: 'MOB-11.17',
    options: () => sharesOf(table, actor, subject, most),
    facts: () => ({ figure: figureName(table, actor), subject: figureName(table, subject) }),
  });
  const [from, to] = mana > 0 ? [actor, subject] : [subject, actor];
  gainMana(table, ref, to, loseMana(table, ref, from, Math.abs(mana), why), why);
}
/** The player of the acting figure chooses which. MOB-11.11 */
function* moveOrFocus(table: Table, ref: Referee, { actor, subject }: Doing): Rules<void> {
  const { choose } = yield* ref.choose(figureAt(table, actor).seat, {
    ask: 'tactician',
    rule: 'MOB-11.11',
    options: () => (figureAt(table, subject).focus ? [{ choose: 'move' }] : [{ choose: 'move' }, { choose: 'focus' }]),
    ruledOut: () => (figureAt(table, subject).focus ? [{ rule: 'MOB-6.2', because: 'alreadyFocused', what: 'focus' }] : []),
    facts: () => ({ figure: figureName(table, actor), subject: figureName(table, subject) }),
  });
  if (choose === 'focus') gainFocus(table, ref, subject);
  else yield* move(table, ref, subject);
}
/** A free melee attack, if they are engaged. MOB-7.86, MOB-11.9 */
function* strike(table: Table, ref: Referee, { frame, actor, subject, why }: Doing, { dice }: Called<'strike'>): Rules<void> {
  const melee = weaponsOf(table, actor).filter(({ type }) => type === 'melee');
  const told = yield* ref.choose(figureAt(table, actor).seat, {
    ask: 'strikeWith',
    rule: 'MOB-6.36',
    options: () => melee.map(({ id }) => ({ weapon: id })),
    facts: () => ({ figure: figureName(table, actor), target: figureName(table, subject) }),
  });
  const weapon = certain(
    melee.find(({ id }) => id === told.weapon),
    'the weapon offered',
  );
  yield* attack(table, ref, frame, weapon, { target: subject, ...(dice === 0 ? {} : { dice: { reason: why, value: dice } }) });
}
/** MOB-11.4 */
function* mayPush(table: Table, ref: Referee, { actor }: Doing, { hexes }: Called<'mayPushEngaged'>): Rules<void> {
  const pushable = (): FigureId[] =>
    enemiesInReach(table, actor, engagedWith(table, actor)).filter((enemy) => whyNotPush(table, actor, enemy, 'push') === undefined);
  const told = yield* ref.choose(figureAt(table, actor).seat, {
    ask: 'subject',
    rule: 'MOB-11.4',
    options: () => pushable().map((enemy) => ({ figure: figureName(table, enemy) })),
    pass: true,
    facts: () => ({ figure: figureName(table, actor), hexes }),
  });
  if (told !== PASS) yield* push(table, ref, actor, figureOf(table, told.figure), hexes);
}
