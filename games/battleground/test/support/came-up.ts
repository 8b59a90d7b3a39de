// What can come up in matches, item by item, and where each shows: in an event, in a decision, or in a reason.
import type { Decision, Reason, Result } from '@tabularium/kernel';
import { content } from '../../content/index.ts';
import { BUFFS, DEBUFFS, type When } from '../../content/kinds.ts';
import { type MapDef, maps } from '../../content/maps.ts';
import messages from '../../messages/en.json' with { type: 'json' };
import type { MoveAbout, MoveFacts, RerollFacts, TargetAbout } from '../../table/about.ts';
import type { Event } from '../../table/events.ts';
import { type BattlegroundKit, type Figure, NONE, type Table } from '../../table/table.ts';
import { defOf } from './invariants.ts';
import { ACTIONS, ASKS, EVENT_KINDS, MOVE_KINDS } from './kinds.ts';
import { type Ground, groundOf, inchesBetween, type Spot, spotOf, touch } from './naive-sight.ts';

/** What has not come up yet. Items are removed as they are seen. */
export type Wanted = Set<string>;

/** Reasons about incomplete lists or lists written outside a match, which matches never give. */
const OUTSIDE = ['noSuchCard', 'notInArmy', 'noCharacter', 'armyTooDear', 'deckShort', 'gloryShort'];
const MODIFIERS = 'focus improvement blindness protection stun flank cover engagedTarget interruption opportunity'.split(' ');
const PARTS = 'allyEngagesTarget targetWounded paidMana'.split(' ');
const SPEEDS = 'rapidity paralysis difficult focusedSpeed'.split(' ');
const TERRAIN = ['step', 'cross low', 'cross high', 'climb', 'descend', 'ladder', 'platform', 'push aside'];
const WHENS: readonly When[] = content.weapons.flatMap(({ special }) => special.dice?.when ?? []);

export const everything = (): Wanted =>
  new Set([
    ...ASKS.map((ask) => `ask ${ask}`),
    ...ACTIONS.map((action) => `action ${action}`),
    ...EVENT_KINDS.map((kind) => `event ${kind}`),
    ...MOVE_KINDS.map((kind) => `moved as ${kind}`),
    ...['push', 'pull', 'aside'].map((as) => `pushed as ${as}`),
    ...Object.keys(messages.reason).flatMap((because) => (OUTSIDE.includes(because) ? [] : [`reason ${because}`])),
    ...Object.keys(messages.result).map((because) => `ends by ${because}`),
    ...maps.map(({ id }) => `map ${id}`),
    ...content.armies.flatMap(({ id }) => (id.startsWith('first') ? [] : [`army ${id}`])),
    ...content.characters.map(({ id }) => `character ${id}`),
    ...content.characters.flatMap(({ abilities }) => abilities.map(({ id }) => `ability ${id}`)),
    ...[...content.weapons.map(({ id }) => id), 'fists'].map((id) => `weapon ${id}`),
    ...content.items.map(({ id }) => `item ${id}`),
    ...content.fate.map(({ id }) => `fate ${id}`),
    ...content.glory.flatMap(({ id }) => [`mission ${id}`, `glory ${id}`]),
    ...[...BUFFS, ...DEBUFFS].flatMap((token) => [`token ${token}`, `gone ${token}`]),
    'removal of regeneration heals',
    'removal of curse wounds',
    ...[...MODIFIERS, 'A24'].map((reason) => `modifier ${reason}`),
    ...[...WHENS, ...PARTS].map((reason) => `dice ${reason}`),
    ...SPEEDS.map((reason) => `speed ${reason}`),
    ...TERRAIN.map((way) => `terrain ${way}`),
    ...['high', 'low', 'figure', 'lower'].map((by) => `cover by ${by}`),
    'threshold 2',
    'threshold 6',
    'two interruptions in one',
    'marker hampers',
  ]);

// ---- decisions

type Decided = Decision<BattlegroundKit>;
type Asked<A extends Decided['ask']> = Extract<Decided, { readonly ask: A }>;
const holds = (figure: Figure | undefined, item: string): boolean => figure?.items.some(({ card }) => card === item) ?? false;
const figureCalled = (table: Table, name: string): Figure | undefined => table.figures.find((figure) => defOf(table, figure).id === name);
const spotsOf = (table: Table, figure: Figure): Spot[] => basesOf(table, figure);
function basesOf({ standing }: Table, figure: Figure): Spot[] {
  if (figure.at === NONE) return [];
  const id = standing[figure.at];
  return standing.flatMap((one, position) => (one === id ? [spotAt(position)] : []));
}
const spotAt = (position: number): Spot => ({ column: Math.floor((position % 750) / 30), row: (position % 30) + 1, high: position >= 750 });
const areEngaged = (table: Table, a: Figure, b: Figure): boolean =>
  a.seat !== b.seat && spotsOf(table, a).some((one) => spotsOf(table, b).some((other) => one.high === other.high && touch(one, other)));
const others = (table: Table, figure: Figure): Figure[] => table.figures.filter((one) => one !== figure && areEngaged(table, figure, one));

/** To be called before a decision is answered with this option. Asks for `about` and `whyNot` only where they may show something new. */
export function noteDecision(
  wanted: Wanted,
  table: Table,
  decision: Decided,
  pick: number,
  more: { readonly about: () => unknown; readonly whyNot: () => readonly Reason[] },
): void {
  wanted.delete(`ask ${decision.ask}`);
  switch (decision.ask) {
    case 'action':
      wanted.delete(`action ${decision.options[pick]?.do}`);
      break;
    case 'army': {
      const option = decision.options[pick];
      if (option !== undefined && 'army' in option) wanted.delete(`army ${option.army}`);
      break;
    }
    case 'moveTo':
      noteMove(wanted, table, decision.facts, more.about() as MoveAbout | undefined);
      break;
    case 'target': {
      const cover = (more.about() as TargetAbout | undefined)?.cover;
      if (cover?.lower) wanted.delete('cover by lower');
      for (const { by } of cover?.hits ?? []) wanted.delete(`cover by ${by}`);
      break;
    }
    case 'freeReroll':
      noteReroll(wanted, table, decision.facts);
      break;
    case 'bonus':
    case 'subject':
      noteImmovable(wanted, table, decision);
      break;
    default:
  }
  if ([...wanted].some((item) => item.startsWith('reason '))) for (const { because } of more.whyNot()) wanted.delete(`reason ${because}`);
}
/** Abilities and items that give free rerolls show when a reroll is offered. */
function noteReroll(wanted: Wanted, table: Table, { figure: name, as, stat }: RerollFacts): void {
  const figure = figureCalled(table, name);
  if (as === 'attack' && stat === 'strength' && name === 'he_man') wanted.delete('ability A01');
  if (as === 'attack' && stat === 'power' && name === 'evil_lyn') wanted.delete('ability A16');
  if (as === 'defence' && stat === 'toughness' && holds(figure, 'I03')) wanted.delete('item I03');
  if (as === 'defence' && stat === 'mind' && holds(figure, 'I04')) wanted.delete('item I04');
}
/** A figure engaged with Ram Man has a card for a push, but cannot push him. */
function noteImmovable(wanted: Wanted, table: Table, { ask, options, facts }: Asked<'bonus' | 'subject'>): void {
  const card = 'card' in facts ? facts.card : 'why' in facts ? facts.why : undefined;
  const [actor, ram] = [figureCalled(table, facts.figure), figureCalled(table, 'ram_man')];
  if (card !== 'F12' || !actor || !ram || !areEngaged(table, actor, ram)) return;
  const isOffered = options.some(
    (option) => ('bonus' in option && option.bonus === 'ability') || ('figure' in option && option.figure === 'ram_man'),
  );
  if (!isOffered || ask === 'subject') wanted.delete('ability A08');
}

// ---- ways

const GROUNDS = new Map<string, Ground>();
function terrainOf({ content: own, terms }: Table): Ground {
  const key = terms.map === 'sketch' ? JSON.stringify(own.maps.at(-1)?.elements) : terms.map;
  const known = GROUNDS.get(key) ?? groundOf(own.maps.findLast(({ id }) => id === terms.map) as MapDef);
  GROUNDS.set(key, known);
  return known;
}
function noteMove(wanted: Wanted, table: Table, { figure: name, parts, as }: MoveFacts, about: MoveAbout | undefined): void {
  const figure = figureCalled(table, name) as Figure;
  for (const { reason } of parts) {
    wanted.delete(`speed ${reason}`);
    wanted.delete(`item ${reason}`);
  }
  const { difficult } = table.content.maps.findLast(({ id }) => id === table.terms.map) as MapDef;
  const isOnStream = spotsOf(table, figure).some(
    ({ column, row, high }) => !high && difficult.split(' ').includes(`${String.fromCharCode(65 + column)}${row}`),
  );
  const isHampered = parts.some(({ reason }) => reason === 'difficult');
  if (isHampered && !isOnStream) wanted.delete('marker hampers');
  if (isOnStream && !isHampered && as === 'walk' && name === 'mer_man') wanted.delete('ability A20');
  if ((about?.pushes.length ?? 0) > 0) wanted.delete('terrain push aside');
  if (as === 'jump' || as === 'teleport' || defOf(table, figure).massive) {
    if (about?.path.some(({ points }) => points === 3) && name === 'he_man_bc' && as === 'walk') wanted.delete('ability A22');
    return;
  }
  let from = spotsOf(table, figure)[0] as Spot;
  for (const { at, points } of about?.path ?? []) {
    const to = spotOf(at);
    noteStep(wanted, terrainOf(table), name, { from, to, points }, figure);
    from = to;
  }
}
interface Stage {
  readonly from: Spot;
  readonly to: Spot;
  readonly points: number;
}
function noteStep(wanted: Wanted, ground: Ground, name: string, { from, to, points }: Stage, figure: Figure): void {
  const beside = (hexes: readonly Spot[]): boolean => hexes.some((hex) => touch(hex, from) && touch(hex, to));
  if (points === 2) wanted.delete('terrain ladder');
  else if (from.high !== to.high) wanted.delete(`terrain ${to.high ? 'climb' : 'descend'}`);
  else if (touch(from, to) && points === 1) wanted.delete(`terrain ${to.high ? 'platform' : 'step'}`);
  else if (beside(ground.low)) {
    wanted.delete('terrain cross low');
    if (points === 1 && name === 'orko') wanted.delete('ability A05');
  } else if (beside(ground.high)) {
    wanted.delete('terrain cross high');
    if (points === 3 && holds(figure, 'I11')) wanted.delete('item I11');
  }
}

// ---- events

/** Notes the events since the last decision; `table` is the one after them. */
export function noteEvents(wanted: Wanted, table: Table, events: readonly Event[]): void {
  if (table.frames.length > 2) wanted.delete('two interruptions in one');
  let attack: Extract<Event, { readonly kind: 'attacked' }> | undefined;
  for (const event of events) {
    wanted.delete(`event ${event.kind}`);
    if (event.kind === 'attacked') attack = event;
    if (event.kind === 'rolled') noteRoll(wanted, table, event, attack);
    else noteFacts(wanted, table, event);
  }
}
function noteFacts(wanted: Wanted, table: Table, event: Event): void {
  switch (event.kind) {
    case 'map':
      return void wanted.delete(`map ${event.map}`);
    case 'activated':
      return void wanted.delete(`character ${event.figure}`);
    case 'bonus':
      if (event.bonus === 'ability') wanted.delete(`fate ${event.card}`);
      return;
    case 'missionBegan':
      return void wanted.delete(`glory ${event.card}`);
    case 'missionDone':
      return void wanted.delete(`mission ${event.card}`);
    case 'moved':
      if (event.as === 'jump' && event.figure === 'stratos') wanted.delete('ability A03');
      return void wanted.delete(`moved as ${event.as}`);
    case 'pushed':
      return void wanted.delete(`pushed as ${event.as}`);
    case 'attacked':
      return noteAttack(wanted, table, event);
    case 'usedAbility':
      wanted.delete(`item ${event.ability}`);
      return void wanted.delete(`ability ${event.ability}`);
    case 'usedItem':
    case 'prevented':
      return void wanted.delete(`item ${event.item}`);
    case 'token':
      return void wanted.delete(`${event.on ? 'token' : 'gone'} ${event.token}`);
    case 'mana':
    case 'healed':
    case 'wounded':
      wanted.delete(`item ${event.why}`);
      wanted.delete(`ability ${event.why}`);
      if (event.kind === 'healed' && event.why === 'regeneration') wanted.delete('removal of regeneration heals');
      if (event.kind === 'wounded' && event.why === 'curse') wanted.delete('removal of curse wounds');
      return;
    default:
  }
}
function noteAttack(wanted: Wanted, table: Table, event: Extract<Event, { readonly kind: 'attacked' }>): void {
  wanted.delete(`weapon ${event.weapon}`);
  const [attacker, target] = [figureCalled(table, event.figure), figureCalled(table, event.target)];
  const weapon = content.weapons.find(({ id }) => id === event.weapon);
  if (!attacker || !target || weapon?.type !== 'ranged' || !holds(attacker, 'I14') || event.area) return;
  const near = spotsOf(table, attacker).flatMap((one) => spotsOf(table, target).map((other) => inchesBetween(one, other)));
  if (near.length > 0 && Math.min(...near) > weapon.range + 0.01) wanted.delete('item I14');
}
type Rolled = Extract<Event, { readonly kind: 'rolled' }>;
function noteRoll(wanted: Wanted, table: Table, event: Rolled, attack: Extract<Event, { readonly kind: 'attacked' }> | undefined): void {
  wanted.delete(`threshold ${event.threshold}`);
  for (const { reason } of event.modifiers) {
    wanted.delete(`modifier ${reason}`);
    wanted.delete(`ability ${reason}`);
  }
  for (const { reason } of event.dice) for (const kind of ['dice', 'item', 'ability']) wanted.delete(`${kind} ${reason}`);
  const [attacker, target] = [figureCalled(table, event.figure), attack && figureCalled(table, attack.target)];
  if (event.as !== 'attack' || !attacker || !target || !attack) return;
  const has = (reason: string): boolean => event.modifiers.some((one) => one.reason === reason);
  const type = content.weapons.find(({ id }) => id === attack.weapon)?.type;
  const inner = table.frames.at(-1);
  const isWatching = inner?.kind === 'overwatch' && table.figures[inner.figure] === attacker;
  if (event.figure === 'man_at_arms' && isWatching && type === 'ranged' && !has('interruption')) wanted.delete('ability A10');
  if (attack.target === 'tri_klops' && isBehind(table, target, attacker) && !has('flank')) wanted.delete('ability A14');
  const isCrowded = others(table, target).some((one) => one !== attacker);
  if (type === 'ranged' && isCrowded && holds(attacker, 'I21') && !has('engagedTarget')) wanted.delete('item I21');
}
const WAYS = [
  [0, -2],
  [3, -1],
  [3, 1],
  [0, 2],
  [-3, 1],
  [-3, -1],
] as const;
/** MOB-8.13 */
function isBehind(table: Table, target: Figure, attacker: Figure): boolean {
  const [own] = spotsOf(table, target);
  const [its] = spotsOf(table, attacker);
  const way = WAYS[target.facing];
  if (!own || !its) return false;
  const [dx, dy] = [3 * (its.column - own.column), 2 * (its.row - own.row) + (its.column % 2) - (own.column % 2)];
  return way[0] * dx + 3 * way[1] * dy < 0;
}

export const noteResult = (wanted: Wanted, { because }: Result): void => void wanted.delete(`ends by ${because}`);
