// What the active or interrupting figure does with its AP, and what it may do for free. MOB-4.20 to MOB-4.25, MOB-6.1, MOB-6.57, MOB-7.21, MOB-7.36
import { certain, PASS, type Reason, type Rules } from '@tabularium/kernel';
import type { WeaponDef } from '../../content/kinds.ts';
import type { ActionAbout, BlowAbout } from '../../table/about.ts';
import type { Action, FigureName } from '../../table/asks.ts';
import { figureAt, figureName, figureOf, playerOf } from '../../table/names.ts';
import type { FigureId, Frame, Referee, Table } from '../../table/table.ts';
import { text } from '../../table/text.ts';
import { handOf } from '../fate/hand.ts';
import { actionEnded } from '../fate/missions.ts';
import { gainFocus } from '../fate/tokens.ts';
import { isEnemy } from '../figures/figures.ts';
import { gainWatch, isInPlay, isOpen, pay, priceOf } from '../figures/frames.ts';
import { aboutTarget } from '../tests/aiming.ts';
import { isForAllies } from '../tests/shots.ts';
import { abilitiesOf, abilitySubjects, type OwnedAbility, useAbility, whyNotAbility } from './abilities.ts';
import { attack, attackTargets, weaponsOf, whyNotAttack, whyNotEnemy } from './attack.ts';
import { playCard } from './cards.ts';
import { unusedItems, useItem, whyNotItem } from './items.ts';
import { move, waysOf, whyNotMove } from './own-movements.ts';

/** Actions, cards and items until the player stops or the figure is out. MOB-4.20, MOB-7.29, MOB-7.32 */
export function* act(table: Table, ref: Referee, frame: Frame): Rules<void> {
  while (isOpen(table, frame)) {
    if (frame.kind === 'activation') ref.checkpoint(); // MOB-17.2: what follows can be taken back to here
    const action = yield* chooseAction(table, ref, frame);
    if (action === PASS) return;
    yield* take(table, ref, frame, action);
    if (action.do !== 'play') actionEnded(table, ref, frame);
    if (action.do === 'overwatch') return; // MOB-6.57
  }
}
const chooseAction = (table: Table, ref: Referee, frame: Frame): Rules<Action | typeof PASS> =>
  ref.choose(figureAt(table, frame.figure).seat, {
    ask: 'action',
    rule: frame.kind === 'activation' ? 'MOB-4.20' : frame.kind === 'overwatch' ? 'MOB-7.21' : 'MOB-7.36',
    options: () =>
      candidatesOf(table, frame).flatMap((candidate) => (whyNot(table, frame, candidate) === undefined ? [candidate.action] : [])),
    ruledOut: () => ruledOut(table, frame),
    pass: true, // so a player who holds a card is always asked: MOB-17.3
    facts: () => ({ figure: figureName(table, frame.figure), as: frame.kind, ap: frame.ap }),
    about: (action) => aboutAction(table, frame, action),
  });

// ---- what there is to do

/** An action, with the weapon or the ability that it is done with. */
interface Candidate {
  readonly action: Action;
  readonly weapon?: WeaponDef;
  readonly ability?: OwnedAbility;
}
/** All actions worth listing, possible or not. */
function candidatesOf(table: Table, frame: Frame): Candidate[] {
  const { figure: id } = frame;
  const candidates: Candidate[] = [
    { action: { do: 'focus', ap: priceOf(frame, 'focus') } },
    { action: { do: 'move', ap: priceOf(frame, 'move') } },
  ];
  for (const weapon of weaponsOf(table, id))
    candidates.push({ action: { do: 'attack', weapon: weapon.id, ap: priceOf(frame, weapon.type) }, weapon });
  for (const owned of abilitiesOf(table, id)) {
    const { name, ability } = owned;
    candidates.push({ action: { do: 'ability', ability: name, ap: ability.ap, mana: ability.mana }, ability: owned });
  }
  candidates.push({ action: { do: 'overwatch', ap: priceOf(frame, 'overwatch') } });
  for (const card of new Set(handOf(playerOf(table, id)))) candidates.push({ action: { do: 'play', card } });
  for (const item of unusedItems(table, id)) candidates.push({ action: { do: 'use', item } });
  return candidates;
}
const weaponCalled = (table: Table, figure: FigureId, called: string): WeaponDef =>
  certain(
    weaponsOf(table, figure).find(({ id }) => id === called),
    'the weapon offered',
  );
const abilityCalled = (table: Table, id: FigureId, called: string): OwnedAbility =>
  certain(
    abilitiesOf(table, id).find(({ name }) => name === called),
    'the ability offered',
  );

const NOT_HERE: Reason = { rule: 'MOB-7.21', because: 'notInInterruption' };
const ONLY_MELEE: Reason = { rule: 'MOB-7.36', because: 'onlyMelee' };
const FOCUSED: Reason = { rule: 'MOB-6.2', because: 'alreadyFocused' };
/** Why something cannot be done in this activation or interruption. */
function whyNot(table: Table, frame: Frame, { action, weapon, ability }: Candidate): Reason | undefined {
  const { figure: id, kind, ap } = frame;
  if (action.do === 'play') return undefined; // its mana or AP can always be taken: MOB-4.18
  if (action.do === 'use') return whyNotItem(table, id, action.item);
  if (kind === 'opportunity' && weapon?.type !== 'melee') return ONLY_MELEE;
  if (kind === 'overwatch' && (action.do === 'focus' || action.do === 'overwatch')) return NOT_HERE;
  if (action.ap > ap) return { rule: action.do === 'attack' ? 'MOB-4.23' : 'MOB-4.21', because: 'notEnoughAp', needs: action.ap, has: ap };
  switch (action.do) {
    case 'focus':
      return figureAt(table, id).focus ? FOCUSED : undefined;
    case 'move':
      return whyNotMove(table, id);
    case 'attack':
      return weapon && whyNotAttack(table, id, weapon);
    case 'ability':
      return ability && whyNotAbility(table, frame, ability);
    case 'overwatch':
      return undefined;
  }
}
/** Actions that are not possible, and enemies that cannot be attacked. */
function ruledOut(table: Table, frame: Frame): Reason[] {
  const { figure: id } = frame;
  const judged = candidatesOf(table, frame).map((candidate) => ({ ...candidate, why: whyNot(table, frame, candidate) }));
  const attacks = judged.flatMap(({ weapon, why }) => (weapon === undefined || isForAllies(weapon) ? [] : [{ weapon, why }]));
  const enemies = [...table.figures.keys()].filter((other) => isEnemy(table, id, other) && isInPlay(figureAt(table, other)));
  return [
    ...judged.flatMap(({ action, why }) => (why === undefined ? [] : [{ ...why, what: text('action', action) }])),
    ...enemies.flatMap((enemy) => whyNotEnemy(table, id, enemy, attacks)),
  ];
}
function aboutAction(table: Table, frame: Frame, action: Action): ActionAbout {
  const on = subjectsOfAction(table, frame, action);
  if (action.do === 'move') return { on, ways: waysOf(table, frame.figure) };
  if (action.do !== 'attack') return { on };
  const weapon = weaponCalled(table, frame.figure, action.weapon);
  const blows = on.map((figure): BlowAbout => {
    const { any, expected, knockOut } = aboutTarget(table, frame, weapon, figureOf(table, figure)).odds;
    return { figure, any, expected, knockOut };
  });
  return { on, blows };
}
/** The possible targets or subjects of an action. */
function subjectsOfAction(table: Table, frame: Frame, action: Action): FigureName[] {
  const ids =
    action.do === 'attack'
      ? attackTargets(table, frame.figure, weaponCalled(table, frame.figure, action.weapon))
      : action.do === 'ability'
        ? abilitySubjects(table, frame, abilityCalled(table, frame.figure, action.ability).ability)
        : [];
  return ids.map((id) => figureName(table, id));
}

// ---- doing it

function* take(table: Table, ref: Referee, frame: Frame, action: Action): Rules<void> {
  const { figure: id } = frame;
  switch (action.do) {
    case 'focus':
      return focus(table, ref, frame);
    case 'overwatch':
      return watch(table, ref, frame);
    case 'move':
      payFor(table, ref, frame, 'move');
      return yield* move(table, ref, id);
    case 'attack': {
      const weapon = weaponCalled(table, id, action.weapon);
      payFor(table, ref, frame, weapon.type);
      return yield* attack(table, ref, frame, weapon);
    }
    case 'ability':
      return yield* useAbility(table, ref, frame, abilityCalled(table, id, action.ability));
    case 'play':
      return yield* playCard(table, ref, frame, action.card);
    case 'use':
      return yield* useItem(table, ref, id, action.item);
  }
}
function payFor(table: Table, ref: Referee, frame: Frame, what: Parameters<typeof pay>[1]): void {
  const ap = pay(frame, what);
  const rule = what === 'move' ? 'MOB-4.21' : 'MOB-4.23';
  ref.tell({ kind: 'ap', rule, figure: figureName(table, frame.figure), change: -ap, total: frame.ap, why: what });
}
/** MOB-6.1 */
function focus(table: Table, ref: Referee, frame: Frame): void {
  gainFocus(table, ref, frame.figure, pay(frame, 'focus'));
}
/** MOB-6.57 */
function watch(table: Table, ref: Referee, frame: Frame): void {
  const ap = pay(frame, 'overwatch');
  gainWatch(figureAt(table, frame.figure));
  ref.tell({ kind: 'watches', rule: 'MOB-6.57', figure: figureName(table, frame.figure), ap });
}
