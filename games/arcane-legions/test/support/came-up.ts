// What can come up in matches, item by item, and where each shows: in events, in questions, or in refusals.
import type { Decision, Reason, Result } from '@tabularium/kernel';
import { content } from '../../content/index.ts';
import { ABILITIES, type Ability, PIECES } from '../../content/kinds.ts';
import messages from '../../messages/en.json' with { type: 'json' };
import type { OrderAbout } from '../../table/about.ts';
import { ORDERS, type Order, TEMPLATES } from '../../table/asks.ts';
import type { Event } from '../../table/events.ts';
import { unitCalled } from '../../table/names.ts';
import { type ArcaneKit, NONE, type Table, type Unit } from '../../table/table.ts';
import { cardOf } from './invariants.ts';
import { ASKS, EVENT_KINDS, VP_REASONS } from './kinds.ts';

/** What has not come up yet; an item is removed when it is seen. */
export type Wanted = Set<string>;

/** Reasons about army files and about cards that people write: no match with the printed cards gives them. */
const OUTSIDE = ['noSuchUnit', 'noUnits', 'armyTooDear', 'armyTooWide', 'sameCommander'];
/** Reasons checked again for safety and never met: no order is offered without a target, an icon or a side to shoot from. */
const GUARDS = ['notAdjacent', 'notReady', 'noTarget', 'notFacing', 'behind'];
const PENALTIES = ['side', 'crossedUnits', 'crossedTerrain', 'intoMelee'];

export const everything = (): Wanted =>
  new Set([
    ...ASKS.map((ask) => `ask ${ask}`),
    ...ORDERS.map((order) => `order ${order}`),
    ...EVENT_KINDS.map((kind) => `event ${kind}`),
    ...VP_REASONS.map((why) => `points for ${why}`),
    ...Object.keys(messages.reason).flatMap((because) => ([...OUTSIDE, ...GUARDS].includes(because) ? [] : [`reason ${because}`])),
    ...Object.keys(messages.result).flatMap((because) => (because === 'agreed' ? [] : [`ends by ${because}`])), // draws are agreed on outside the rules
    ...content.battlefields.map(({ id }) => `battlefield ${id}`),
    ...content.armies.map(({ id }) => `army ${id}`),
    ...content.units.map(({ id }) => `unit ${id}`),
    ...content.figures.map(({ id }) => `figure ${id}`),
    ...ABILITIES.map((ability) => `ability ${ability}`),
    ...PIECES.map((kind) => `piece ${kind}`),
    ...PIECES.map((kind) => `snapped to ${kind}`),
    ...['a unit', 'the edge'].map((what) => `snapped to ${what}`),
    ...TEMPLATES.map((template) => `template ${template}`),
    ...['angle left', 'angle right', 'square left', 'square right'].map((turn) => `turn ${turn}`),
    ...['step', 'half step'].map((step) => `a ${step}`),
    ...PENALTIES.map((reason) => `penalty ${reason}`),
    ...['melee', 'shot', 'thrown', 'sniper'].map((form) => `attack as ${form}`),
    ...ORDERS.filter((order) => order !== 'special').map((order) => `push for ${order}`),
    'critical hit',
    'placed by the players',
    'played in teams',
    'fewer command points for a foreign faction',
  ]);

// ---- decisions

type Decided = Decision<ArcaneKit>;
const contactsOf = ({ contacts }: Table, id: number): number[] => contacts.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
const isEnemy = ({ players, terms, units }: Table, a: number, b: number): boolean => {
  const [one, other] = [units[a]?.seat ?? NONE, units[b]?.seat ?? NONE];
  return one !== other && !(terms.teams && (players[one]?.number ?? 0) % 2 === (players[other]?.number ?? 0) % 2);
};
const isReady = (table: Table, unit: Unit, ability: Ability): boolean => {
  const { bar, slots } = cardOf(table, unit);
  return bar.includes(ability) || slots.some(({ abilities }, slot) => unit.slots[slot] !== NONE && abilities.includes(ability));
};
const attackIcons = (table: Table, unit: Unit): number =>
  cardOf(table, unit).slots.reduce((sum, { icons }, slot) => (unit.slots[slot] === NONE ? sum : sum + icons.A), 0);

/** Abilities that show only before an order is given: in its cost, or in what does not hinder it. */
const QUIET = [
  'auraOfPeace',
  'elusive',
  'impede',
  'charger',
  'disciplined',
  'mobility',
  'stormrider',
  'hailOfArrows',
  'precision',
  'callTheIronRain',
].map((ability) => `ability ${ability}`);

/** This option is about to be taken; `about` and `whyNot` are asked for only where they may tell something new. */
export function noteDecision(
  wanted: Wanted,
  table: Table,
  decision: Decided,
  pick: number,
  more: { readonly about: () => unknown; readonly whyNot: () => readonly Reason[] },
): void {
  wanted.delete(`ask ${decision.ask}`);
  wanted.delete(table.terms.battlefield === 'placed' ? 'placed by the players' : `battlefield ${table.terms.battlefield}`);
  if (table.terms.teams && table.phase === 'battle') wanted.delete('played in teams');
  const option = decision.options[pick];
  if (decision.ask === 'army' && option !== undefined && 'army' in option) wanted.delete(`army ${option.army}`);
  if (decision.ask === 'order' && option !== undefined && QUIET.some((item) => wanted.has(item)))
    noteQuiet(wanted, table, option as Order, more.about() as OrderAbout);
  if ([...wanted].some((item) => item.startsWith('reason ') || item === 'ability beast' || item === 'ability entangle'))
    for (const { because } of more.whyNot()) noteReason(wanted, because);
}
function noteReason(wanted: Wanted, because: string): void {
  wanted.delete(`reason ${because}`);
  if (because === 'beast') wanted.delete('ability beast');
  if (because === 'entangled') wanted.delete('ability entangle');
}
/** An enemy beside it could strike, from a side that is good for that. */
const isWatched = (table: Table, id: number): boolean =>
  table.contacts.some(({ a, b, sideA, sideB }) => {
    const [other, side] = a === id ? [b, sideB] : [a, sideA];
    const enemy = table.units[other] as Unit;
    const isBeside = (a === id || b === id) && isEnemy(table, a, b);
    return isBeside && cardOf(table, enemy).colours[side] !== 'grey' && attackIcons(table, enemy) > 1;
  });
function noteQuiet(wanted: Wanted, table: Table, order: Order, { cost, move, attack }: OrderAbout): void {
  const saw = (ability: Ability): void => void wanted.delete(`ability ${ability}`);
  for (const { reason } of cost) wanted.delete(`ability ${reason}`);
  const id = unitCalled(table, order.unit);
  const unit = table.units[id] as Unit;
  const card = cardOf(table, unit);
  if (order.order === 'regroup' && !order.push && unit.orders.regroup > 0) saw('disciplined');
  if (move !== null && card.base !== 'sortie' && move.strikes.length === 0 && isWatched(table, id)) {
    if (isReady(table, unit, 'mobility')) saw('mobility');
    else if (card.troops === 'cavalry') saw('stormrider');
  }
  if (order.order !== 'ranged' || attack === null || attack.line === null) return;
  const has = (reason: string): boolean => attack.attack.some((part) => part.reason === reason);
  const target = unitCalled(table, order.target);
  if (attack.line.units.length > 0 && !has('crossedUnits')) saw('hailOfArrows');
  if (contactsOf(table, target).some((other) => isEnemy(table, target, other)) && !has('intoMelee')) saw('precision');
  if (attack.line.distance > 6.01) saw('callTheIronRain');
}

// ---- events

export function noteEvents(wanted: Wanted, events: readonly Event[]): void {
  for (const event of events) {
    wanted.delete(`event ${event.kind}`);
    if ('why' in event) wanted.delete(`ability ${event.why}`);
    noteFacts(wanted, event);
    noteCombat(wanted, event);
  }
}
const cardIn = (name: string): string => name.slice(2).split('#')[0] as string;
function noteFacts(wanted: Wanted, event: Event): void {
  switch (event.kind) {
    case 'piece':
      return void wanted.delete(`piece ${event.piece}`);
    case 'received':
      if (event.penalty > 0) wanted.delete('fewer command points for a foreign faction');
      return;
    case 'vp':
      return void wanted.delete(`points for ${event.why}`);
    case 'ordered':
      wanted.delete(`unit ${cardIn(event.unit)}`);
      if (event.push) wanted.delete(`push for ${event.order}`);
      return void wanted.delete(`order ${event.order}`);
    case 'wasted':
      return noteReason(wanted, event.because);
    case 'ownCp':
      if (event.change > 0) wanted.delete('ability opportunist');
      return;
    case 'mark':
      return void wanted.delete(`ability ${event.mark}`);
    case 'movement':
      for (const { reason } of event.parts) wanted.delete(`ability ${reason}`);
      return;
    case 'stepped':
      return void wanted.delete(isHalf(event.from, event.to) ? 'a half step' : 'a step');
    case 'turned':
      return void wanted.delete(`turn ${event.rule === 'ARC-5.5' ? 'angle' : 'square'} ${event.exit}`);
    case 'snapped':
      return void wanted.delete(`snapped to ${thingIn(event.against)}`);
    case 'aboutFace':
      return void wanted.delete('ability confusion');
    case 'figureMoved':
      if (event.rule === 'ARC-14.45') wanted.delete('ability leaderOfMen');
      if (event.rule === 'ARC-14.6') wanted.delete('ability battleProwess');
      return;
    case 'rearranged':
      return void wanted.delete(`template ${event.template}`);
    case 'downed':
      return void wanted.delete(`figure ${event.figure}`);
    default:
  }
}
const thingIn = (against: string): string =>
  against === 'edge' ? 'the edge' : against.includes(':') ? 'a unit' : (against.split(' ')[0] ?? '');
function isHalf(from: string, to: string): boolean {
  const [a, b] = [from, to].map((pose) => pose.split(' ').map(Number)) as [number[], number[]];
  return Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0)) < 0.51;
}
function noteCombat(wanted: Wanted, event: Event): void {
  switch (event.kind) {
    case 'attacked':
      wanted.delete(`attack as ${event.as}`);
      for (const { reason } of [...event.attack, ...event.defence]) {
        wanted.delete(`ability ${reason}`);
        wanted.delete(`penalty ${reason}`);
      }
      if (event.as === 'melee' && event.slot !== null) wanted.delete('ability concentratedAttack');
      if (event.as === 'thrown') wanted.delete('ability thrownWeapon');
      if (event.as === 'sniper') wanted.delete('ability sniper');
      return;
    case 'rolled':
      if (event.critical) wanted.delete('critical hit');
      if (event.critical && event.attack.filter((face) => face === 6).length === 2) wanted.delete('ability deadly');
      return;
    case 'compared': {
      if (event.phantoms.includes(1)) wanted.delete('ability cronesCurse');
      const higher = event.attack.filter((face, number) => face > (event.defence[number] ?? event.phantoms[1])).length;
      if (event.hits[1] > higher) wanted.delete('ability wayOfTheBow');
      return;
    }
    default:
  }
}

export const noteResult = (wanted: Wanted, { because }: Result): void => void wanted.delete(`ends by ${because}`);
