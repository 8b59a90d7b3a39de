// What a player may do now. Every action is judged once, for the list of options and for the reasons why the others are not on it.
import type { Reason, Seat } from '@tabularium/kernel';
import type { Space } from '../../content/boards.ts';
import { SPACES } from '../../content/boards.ts';
import { ARTIFACTS, TRANSFORMERS, UNITS } from '../../content/kinds.ts';
import { FORM_INDEX } from '../../content/pools.ts';
import type { Recipe } from '../../content/recipes.ts';
import type { Action } from '../../table/asks.ts';
import { spaceName } from '../../table/names.ts';
import type { Card, Table, Target } from '../../table/table.ts';
import { NOBODY, playerOf, RESERVE } from '../../table/table.ts';
import { whyNotAmbush } from '../artifacts/ambush.ts';
import { canTransform } from '../artifacts/targets.ts';
import { dismantlingsOf, whyNotPitch } from '../artifacts/tents.ts';
import { selfChangersOf } from '../artifacts/transforming.ts';
import { visitTargets, whyNotAttack } from '../battle/attackable.ts';
import { isUndefended } from '../battle/neutral.ts';
import { whyNotBuild, whyNotUpgrade } from '../building/building.ts';
import { buildableTypes } from '../building/placement.ts';
import { canPay, MISSING_CARDS, priceAt } from '../cards/payment.ts';
import { type Purse, purseOf } from '../cards/uses.ts';
import { hasToken } from '../land/cities.ts';
import { whyNotHireHero } from '../land/heroes.ts';
import { canRide, stepsOf, strollsOf } from '../land/ways.ts';

// ---- the actions as options: each always the same object

const frozen = <A extends Action>(action: A): Readonly<A> => Object.freeze(action);
const perSpace = <T>(make: (at: string) => T): T[] => Array.from({ length: SPACES }, (_, space) => make(spaceName(space)));

const END = frozen({ do: 'end' });
const HIRE = UNITS.map((unit) => frozen({ do: 'hire', unit }));
const CREATE = ARTIFACTS.map((artifact) => frozen({ do: 'create', artifact }));
const ROAD = (['simple', 'junction'] as const).map((group) => frozen({ do: 'road', group }));
const CITY = [1, 2, 3, 4].map((level) => frozen({ do: 'city', level }));
const UPGRADE = perSpace((at) => frozen({ do: 'upgrade', at }));
const HIRE_HERO = frozen({ do: 'hero' });
const RIDE = perSpace((from) => frozen({ do: 'ride', from }));
const FLY = perSpace((from) => frozen({ do: 'fly', from }));
const STEP = perSpace((from) => perSpace((to) => frozen({ do: 'step', from, to })));
const STROLL = perSpace((from) => perSpace((to) => frozen({ do: 'stroll', from, to })));
const TRANSFORM = TRANSFORMERS.map((artifact) => ({ artifact, action: frozen({ do: artifact }) }));
const SCROLL_SELF = frozen({ do: 'scrollSelf' });
const PITCH = frozen({ do: 'pitch' });
const BLOW_HORN = frozen({ do: 'horn' });
const AMBUSH = frozen({ do: 'ambush' });
const ANNEX = perSpace((at) => frozen({ do: 'annex', at }));
const attackOn = (at: Space, target: Target, of: Seat): Action =>
  of === NOBODY ? { do: 'attack', at: spaceName(at), target } : { do: 'attack', at: spaceName(at), target, of };

// ---- judging

/** Hears which actions are possible and which are not. */
interface Audience {
  offer(action: Action): void;
  /** `need` is a price that cannot be paid, `evenIfPaid` what else is in the way. */
  deny(what: Action | string, why: Reason, need?: Recipe, evenIfPaid?: () => Reason | undefined): void;
}

const reason = (rule: string, because: string): Reason => Object.freeze({ rule, because });
const DECK_EMPTY = reason('BAT-2.5', 'deckEmpty');
const NO_TOKEN = reason('BAT-2.5', 'noToken');
const NO_ROAD = reason('BAT-10.3', 'noRoad');
const NO_TARGET = reason('BAT-8.7', 'noTarget');
const TOUCHED = reason('BAT-8.26', 'touched');
const NATION_EMPTY = reason('BAT-9.6', 'nationEmpty');

const { hammer: HAMMER, wild: WILD, wings: WINGS, horn: HORN, scroll: SCROLL, tent: TENT } = FORM_INDEX;

/** Goes through every action there could be. BAT-5.14 */
export function judgeAll(table: Table, seat: Seat, audience: Audience): void {
  const purse = purseOf(table, seat);
  judgeGains(table, purse, audience);
  judgeBuilding(table, seat, purse, audience);
  judgeHeroes(table, seat, purse, audience);
  judgeArtifacts(table, seat, purse, audience);
  judge(AMBUSH, whyNotAmbush(playerOf(table, seat)), audience);
}
function judge(action: Action, why: Reason | undefined, audience: Audience): void {
  if (why === undefined) audience.offer(action);
  else audience.deny(action, why);
}
/** An upgrade above the top level has no price; `whyNot` says so. BAT-7.11 */
function judgePriced(table: Table, purse: Purse, action: Action, whyNot: () => Reason | undefined, audience: Audience): void {
  const need = priceAt(table, action);
  if (need !== undefined && !canPay(table, purse, need)) audience.deny(action, MISSING_CARDS, need, whyNot);
  else judge(action, whyNot(), audience);
}

function judgeGains(table: Table, purse: Purse, audience: Audience): void {
  const { units, artifacts } = table.stock;
  for (const action of HIRE) judgeGain(table, purse, action, units[action.unit], audience);
  for (const action of CREATE) judgeGain(table, purse, action, artifacts[action.artifact], audience);
}
function judgeGain(table: Table, purse: Purse, action: Action, deck: readonly Card[], audience: Audience): void {
  if (deck.length === 0)
    audience.deny(action, DECK_EMPTY); // BAT-2.5
  else judgePriced(table, purse, action, noHindrance, audience);
}
const noHindrance = (): undefined => undefined;

function judgeBuilding(table: Table, seat: Seat, purse: Purse, audience: Audience): void {
  let found: number | undefined;
  const buildable = (): number => (found ??= buildableTypes(table, seat));
  for (const action of ROAD) {
    const design = { kind: 'road', group: action.group, level: 0 } as const;
    judgePriced(table, purse, action, () => whyNotBuild(table, seat, design, buildable), audience);
  }
  for (const action of CITY) {
    const design = { kind: 'city', group: null, level: action.level } as const;
    judgePriced(table, purse, action, () => whyNotBuild(table, seat, design, buildable), audience);
  }
  for (let space = 0; space < SPACES; space++) {
    if (table.owners[space] !== seat) continue;
    judgePriced(table, purse, UPGRADE[space] as Action, () => whyNotUpgrade(table, seat, space), audience);
  }
}

function judgeHeroes(table: Table, seat: Seat, purse: Purse, audience: Audience): void {
  judgePriced(table, purse, HIRE_HERO, () => whyNotHireHero(table, seat), audience); // BAT-10.2
  const { heroes } = playerOf(table, seat);
  for (const [hero, at] of heroes.entries()) if (at !== RESERVE && heroes.indexOf(at) === hero) judgeHero(table, seat, purse, at, audience);
}
/** What a hero may do. Two on the same card are alike. */
function judgeHero(table: Table, seat: Seat, purse: Purse, at: Space, audience: Audience): void {
  const { prices } = table.content;
  if (!canPay(table, purse, prices.step)) audience.deny('step', MISSING_CARDS, prices.step);
  else for (const to of stepsOf(table, seat, at)) audience.offer(STEP[at]?.[to] as Action); // BAT-10.4
  if (table.terms.terrain) for (const to of strollsOf(table, seat, at)) audience.offer(STROLL[at]?.[to] as Action); // BAT-17.3
  if (!canPay(table, purse, prices.ride)) audience.deny(RIDE[at] as Action, MISSING_CARDS, prices.ride);
  else judge(RIDE[at] as Action, canRide(table, seat, at) ? undefined : NO_ROAD, audience); // BAT-8.34
  judge(FLY[at] as Action, (purse.uses[WINGS] as number) > 0 ? undefined : MISSING_CARDS, audience); // BAT-9.5
  visitTargets(table, seat, at, (target, of) =>
    judge(attackOn(at, target, of), whyNotAttack(table, seat, purse, at, target, of), audience),
  ); // BAT-12.1
  if (isUndefended(table, at)) judge(ANNEX[at] as Action, hasToken(table, seat, 1) ? undefined : NO_TOKEN, audience); // BAT-12.27
}

function judgeArtifacts(table: Table, seat: Seat, purse: Purse, audience: Audience): void {
  const { tents, nation } = playerOf(table, seat);
  const { uses } = purse;
  const stands = (uses[HAMMER] as number) + (uses[WILD] as number);
  for (const { artifact, action } of TRANSFORM) {
    if ((uses[FORM_INDEX[artifact]] as number) + stands === 0)
      audience.deny(action, MISSING_CARDS); // BAT-9.2
    else judge(action, canTransform(table, seat, artifact) ? undefined : NO_TARGET, audience);
  }
  if (uses[SCROLL] === 0) audience.deny(SCROLL_SELF, MISSING_CARDS);
  else judge(SCROLL_SELF, selfChangersOf(table, seat).length > 0 ? undefined : TOUCHED, audience); // BAT-8.26
  if ((uses[TENT] as number) + stands === 0) audience.deny(PITCH, MISSING_CARDS);
  else judge(PITCH, whyNotPitch(table, seat, purse), audience); // BAT-8.28
  if (tents.length > 0) for (const action of dismantlingsOf(table, seat)) audience.offer(action); // BAT-8.29
  if (uses[HORN] === 0) audience.deny(BLOW_HORN, MISSING_CARDS);
  else judge(BLOW_HORN, nation.length > 0 ? undefined : NATION_EMPTY, audience); // BAT-9.6
}

// ---- the list of options

const ignore = (): void => undefined;
export function actionsOf(table: Table, seat: Seat): Action[] {
  const actions: Action[] = [END];
  judgeAll(table, seat, { offer: (action) => void actions.push(action), deny: ignore });
  return actions;
}
