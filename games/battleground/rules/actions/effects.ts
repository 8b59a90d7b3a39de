// The words of cards, abilities and specials: whom they are for, and what each of them does. One place for every word.
import { PASS, type Rules } from '@tabularium/kernel';
import type { Effect, Whom } from '../../content/kinds.ts';
import type { Asks } from '../../table/asks.ts';
import { figureAt, figureName, figureOf, playerOf } from '../../table/names.ts';
import type { FigureId, Frame, Referee, Table } from '../../table/table.ts';
import { drawFate } from '../fate/hand.ts';
import { cleanse, gainFocus, gainToken, loseTokens } from '../fate/tokens.ts';
import { type Cause, heal, wound } from '../fate/wounds.ts';
import { within } from '../field/distance.ts';
import { placeMarker } from '../field/markers.ts';
import { hasSight } from '../field/sight.ts';
import { alliesOf, areEngaged, enemiesOf, engagedWith, isMassive } from '../figures/figures.ts';
import { isInPlay } from '../figures/frames.ts';
import { gainAp, gainMana, loseMana, MOST_MANA } from '../figures/mana.ts';
import { isBarredByInterruption } from '../tests/targets.ts';
import { attack, weaponsOf } from './attack.ts';
import { charge, jump, type MoveTerms, move, teleport, whyNotCharge, whyNotFly, whyNotMove } from './moving.ts';
import { pull, push, swap, whyNotPush, whyNotSwap } from './pushing.ts';

// ---- whom

/** Whom an effect of this figure could be for. Others must be in its sight. MOB-7.67, MOB-7.23 */
export function subjectsOf(table: Table, actor: FigureId, whom: Whom): FigureId[] {
  switch (whom.who) {
    case 'self':
      return [actor];
    case 'ally':
      return near(table, actor, alliesOf(table, actor), whom); // MOB-2.2
    case 'selfOrAlly':
      return near(table, actor, [actor, ...alliesOf(table, actor)], whom);
    case 'enemy':
      return near(table, actor, enemiesInReach(table, actor, enemiesOf(table, actor)), whom);
    case 'engagedEnemy':
    case 'eachEngagedEnemy':
      return enemiesInReach(table, actor, engagedWith(table, actor));
    case 'chargeable':
      return enemiesInReach(table, actor, enemiesOf(table, actor)).filter(
        (enemy) => hasSight(table, actor, enemy) && whyNotCharge(table, actor, enemy) === undefined,
      );
  }
}
/** In an interruption none but the interrupted one. MOB-7.23 */
const enemiesInReach = (table: Table, actor: FigureId, enemies: readonly FigureId[]): FigureId[] =>
  enemies.filter((enemy) => isInPlay(figureAt(table, enemy)) && !isBarredByInterruption(table, actor, enemy));
type Near = Extract<Whom, { readonly within: number }>;
/** MOB-7.67, MOB-7.119 */
const near = (table: Table, actor: FigureId, ids: readonly FigureId[], whom: Near): FigureId[] =>
  ids.filter((id) => {
    const figure = figureAt(table, id);
    if (!isInPlay(figure) || (whom.notMassive && isMassive(figure)) || !has(table, id, whom.has)) return false;
    return id === actor || (within(table, actor, id, whom.within) && hasSight(table, actor, id));
  });
function has(table: Table, id: FigureId, what: Near['has']): boolean {
  const { mana, debuff, wounds } = figureAt(table, id);
  switch (what) {
    case 'mana':
      return mana > 0;
    case 'debuff':
      return debuff !== null;
    case 'wounds':
      return wounds > 0;
    case undefined:
      return true;
  }
}

// ---- what

export interface Performance {
  readonly frame: Frame;
  readonly actor: FigureId;
  /** Whom it is for. */
  readonly subject: FigureId;
  readonly effects: readonly Effect[];
  /** Net successes of the test that led to it. */
  readonly net?: number;
  /** The card, ability or weapon that says so. */
  readonly why: string;
  /** It belongs to an area attack. MOB-7.48 */
  readonly isPartOfMore?: boolean;
}
/** One right after the other, as long as the acting figure is there; nothing more happens to one that is knocked out. MOB-6.34, MOB-7.4, MOB-10.1 */
export function* perform(table: Table, ref: Referee, { effects, ...terms }: Performance): Rules<void> {
  for (const effect of effects) {
    if (!isInPlay(figureAt(table, terms.actor))) return;
    if (isForActor(effect) || isInPlay(figureAt(table, terms.subject))) yield* carryOut(table, ref, effect, terms);
  }
}
/** Whomever the card is for, this is for the acting figure. */
const isForActor = (effect: Effect): boolean =>
  effect.do === 'gainAp' || effect.do === 'gainOwnMana' || effect.do === 'mayPushEngaged' || effect.do === 'next' || effect.do === 'draw';

type Doing = Omit<Performance, 'effects'>;
function* carryOut(table: Table, ref: Referee, effect: Effect, terms: Doing): Rules<void> {
  const { frame, actor, subject, net = 0, why, isPartOfMore = false } = terms;
  const cause: Cause = { by: actor, why, isPartOfMore };
  switch (effect.do) {
    case 'gain':
      return gainToken(table, ref, subject, effect.token, cause);
    case 'heal':
      heal(table, ref, subject, effect.wounds, why);
      return;
    case 'wound':
      wound(table, ref, subject, effect.wounds, cause);
      return;
    case 'gainAp':
      return gainAp(table, ref, actor, effect.amount, why);
    case 'gainOwnMana':
      gainMana(table, ref, actor, effect.amount, why);
      return;
    case 'gainMana':
      gainMana(table, ref, subject, effect.amount, why);
      return;
    case 'drainMana':
      gainMana(table, ref, actor, loseMana(table, ref, subject, effect.amount, why), why);
      return;
    case 'shareMana':
      return yield* shareMana(table, ref, effect.most, terms);
    case 'cleanse':
      return cleanse(table, ref, subject);
    case 'loseTokens':
      return loseTokens(table, ref, subject, effect.tokens);
    case 'draw':
      return drawFate(table, ref, playerOf(table, actor).seat, effect.cards, 'MOB-14.14');
    case 'freeMove': {
      const how = freeMoveTerms(effect, actor);
      if (whyNotMove(table, subject, how) === undefined) yield* move(table, ref, subject, how);
      return;
    }
    case 'moveOrFocus':
      return yield* moveOrFocus(table, ref, terms);
    case 'jump':
      if (whyNotFly(table, subject, effect.hexes) === undefined) yield* jump(table, ref, subject, effect.hexes);
      return;
    case 'teleport':
      if (whyNotFly(table, subject, effect.hexes) === undefined) yield* teleport(table, ref, subject, effect.hexes);
      return;
    case 'charge':
      yield* charge(table, ref, actor, subject);
      return;
    case 'strike':
      return yield* strike(table, ref, effect.dice, terms);
    case 'push':
      yield* push(table, ref, actor, subject, effect.hexes);
      return;
    case 'pull':
      yield* pull(table, ref, actor, subject, Math.min(net, effect.most));
      return;
    case 'mayPushEngaged':
      return yield* mayPush(table, ref, effect.hexes, terms);
    case 'swap':
      if (whyNotSwap(table, actor, subject) === undefined) yield* swap(table, ref, actor, subject);
      return;
    case 'marker':
      return yield* placeMarker(table, ref, actor, effect.within, effect.radius);
    case 'next':
      frame.next.push({ ...effect.next });
  }
}

type FreeMove = Extract<Effect, { readonly do: 'freeMove' }>;
/** MOB-14.2, MOB-14.17 */
export const freeMoveTerms = ({ points, toward }: FreeMove, actor: FigureId): MoveTerms => ({
  ...(points === undefined ? {} : { points }),
  ...(toward ? { toward: actor } : {}),
});
/** From one to the other, in either direction. MOB-11.17 */
function* shareMana(table: Table, ref: Referee, most: number, { actor, subject, why }: Doing): Rules<void> {
  const amounts = (from: FigureId, to: FigureId): number[] => {
    const count = Math.min(most, figureAt(table, from).mana, MOST_MANA - figureAt(table, to).mana);
    return Array.from({ length: count }, (_, i) => i + 1);
  };
  const options = (): Asks['shareMana'][] => [
    ...amounts(actor, subject).map((mana) => ({ mana })),
    ...amounts(subject, actor).map((mana) => ({ mana: -mana })),
  ];
  if (options().length === 0) return;
  const { mana } = yield* ref.choose(figureAt(table, actor).seat, {
    ask: 'shareMana',
    rule: 'MOB-11.17',
    options,
    facts: () => ({ figure: figureName(table, actor), subject: figureName(table, subject) }),
  });
  const [from, to] = mana > 0 ? [actor, subject] : [subject, actor];
  gainMana(table, ref, to, loseMana(table, ref, from, Math.abs(mana), why), why);
}
/** As the player of the acting figure chooses. MOB-11.11 */
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
function* strike(table: Table, ref: Referee, dice: number, { frame, actor, subject, why }: Doing): Rules<void> {
  if (!areEngaged(table, actor, subject)) return;
  const melee = weaponsOf(table, actor).filter(({ type }) => type === 'melee');
  const told = yield* ref.choose(figureAt(table, actor).seat, {
    ask: 'strikeWith',
    rule: 'MOB-6.36',
    options: () => melee.map(({ id }) => ({ weapon: id })),
    facts: () => ({ figure: figureName(table, actor), target: figureName(table, subject) }),
  });
  const weapon = melee.find(({ id }) => id === told.weapon);
  if (weapon === undefined) return;
  yield* attack(table, ref, frame, weapon, { target: subject, ...(dice === 0 ? {} : { dice: { reason: why, value: dice } }) });
}
/** MOB-11.4 */
function* mayPush(table: Table, ref: Referee, hexes: number, { actor }: Doing): Rules<void> {
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
