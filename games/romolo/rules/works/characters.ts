// Characters: hiring them, and the powers that are a worker's action or come in the action phase. ROM-8.11, ROM-15
import { deepFreeze, PASS, type Reason, type Rules, type Seat } from '@tabularium/kernel';
import { characters, DEFENSOR_WALLS } from '../../content/characters.ts';
import { type Character, RESOURCES, type Resource } from '../../content/kinds.ts';
import { characterCost, halfOf, mercatorRate } from '../../content/tables.ts';
import type { CharacterFacts, CubeFacts, ExchangeAbout, ExchangedFacts, LootFacts } from '../../table/about.ts';
import type { Asks } from '../../table/asks.ts';
import { hexAt, mapOf, ownerOf, playerOf, unitAt, who } from '../../table/names.ts';
import { type Held, type Hex, NONE, type Owner, type Referee, type Table, type Unit, type UnitId } from '../../table/table.ts';
import { text } from '../../table/text.ts';
import { inBank, takeFromBank } from '../land/bank.ts';
import { countOf, powerFor } from '../land/hexes.ts';
import { wallAgainst } from '../land/ways.ts';
import { cubesAt, earn, gain, spend } from '../people/paying.ts';
import { CHARACTER_RULES, freshPower, newHeld, usePower } from '../people/powers.ts';
import { hostileIn } from '../people/stances.ts';
import { areEnemies, isPenalised, presentIn } from '../people/units.ts';
import { rollDie } from '../war/tokens.ts';
import { buy, sell, whyNotBuy, whyNotSell } from './market.ts';
import type { AllWorks } from './works.ts';

const RESOURCE_OPTIONS: readonly { resource: Resource }[] = deepFreeze(RESOURCES.map((resource) => ({ resource })));
/** Options for the types that pass a test. */
function typesWith(enough: (type: Resource) => boolean): Asks['loot'][] {
  return RESOURCE_OPTIONS.filter(({ resource }) => enough(resource));
}
/** Not owned, or used in this turn. ROM-15.2 */
type Dealer = 'praedo' | 'mercator' | 'negotiator' | 'architectus' | 'obsessor';
const notAtHand = (character: Dealer): Reason => ({ rule: CHARACTER_RULES[character], because: 'characterNotAtHand', character });
const NOT_AT_HAND: Readonly<Record<Dealer, Reason>> = deepFreeze({
  praedo: notAtHand('praedo'),
  mercator: notAtHand('mercator'),
  negotiator: notAtHand('negotiator'),
  architectus: notAtHand('architectus'),
  obsessor: notAtHand('obsessor'),
});
const whyNotAtHand = (table: Table, owner: Owner, character: Dealer): Reason | undefined =>
  freshPower(table, owner, character) === undefined ? NOT_AT_HAND[character] : undefined;

// ---- hiring

const ONE_PER_TURN: Reason = { rule: 'ROM-8.11', because: 'hiredAlready' };
const NO_CHARACTER: Reason = { rule: 'ROM-8.11', because: 'noCharacterLeft' };
const NO_CUBES: Reason = { rule: 'ROM-15.3', because: 'noCubeForIt' };
const tooDear = (owned: number): Reason => ({ rule: 'ROM-8.11', because: 'tooFewCoins', coins: characterCost(owned) / 2 });
export const asksCubes = (character: Character): boolean => character === 'praepositus' || character === 'negotiator';

function whyNotHireCharacter(table: Table, owner: Owner, hex: Hex): Reason | undefined {
  if (table.turn.hired) return ONE_PER_TURN; // ROM-8.11
  const player = playerOf(table, owner);
  if (player.money < characterCost(player.characters.length)) return tooDear(player.characters.length);
  let reason = NO_CHARACTER;
  for (const character of table.display) {
    const why = character === null ? NO_CHARACTER : whyNotHire(table, owner, hex, character);
    if (why === undefined) return undefined;
    if (why !== NO_CHARACTER) reason = why;
  }
  return reason;
}
/** Its cubes come from the stock or from warehouses in the worker's hex. ROM-1.9, ROM-15.3, ROM-15.18, ROM-15.22 */
function whyNotHire(table: Table, owner: Owner, hex: Hex, character: Character): Reason | undefined {
  if (!asksCubes(character)) return undefined;
  for (const type of RESOURCES) if (cubesAt(table, owner, hex, type) > 0) return undefined;
  return NO_CUBES;
}
/** Two coins and one for each character already there; one per turn. ROM-8.11, ROM-8.12 */
function* hireCharacter(table: Table, ref: Referee, seat: Seat, hex: Hex): Rules<void> {
  const player = playerOf(table, seat);
  const { character, slot } = yield* ref.choose(seat, {
    ask: 'character',
    rule: 'ROM-8.11',
    options: () => displayed(table).filter((one) => whyNotHire(table, seat, hex, one.character) === undefined),
    ruledOut: () =>
      displayed(table).flatMap((one) => {
        const reason = whyNotHire(table, seat, hex, one.character);
        return reason === undefined ? [] : [{ ...reason, what: text('character', one) }];
      }),
    facts: (): CharacterFacts => ({ coins: characterCost(player.characters.length) / 2 }),
  });
  const cost = characterCost(player.characters.length);
  earn(table, seat, -cost);
  table.turn.hired = true;
  table.display[slot - 1] = null;
  const held = newHeld(character);
  if (characters[character].charges > 0) held.charges = characters[character].charges;
  player.characters.push(held); // ROM-8.13
  ref.tell({ kind: 'hiredCharacter', rule: 'ROM-8.11', seat, character, coins: cost / 2 });
  if (asksCubes(character)) yield* putCubes(table, ref, seat, hex, held);
  if (character === 'defensor') yield* takeWalls(table, ref, seat, held);
  refill(table, ref, slot - 1);
}
const displayed = (table: Table): Asks['character'][] =>
  table.display.flatMap((character, i) => (character === null ? [] : [{ character, slot: i + 1 }]));
/** The next of the pile, as long as there is one. ROM-8.11 */
export function refill(table: Table, ref: Referee, slot: number): void {
  const next = table.pile.shift();
  table.display[slot] = next ?? null;
  if (next === undefined) return;
  ref.reveal();
  ref.tell({ kind: 'displayed', rule: 'ROM-8.12', character: next, slot: slot + 1 });
}
/** Praepositus takes one cube, Negotiator at least one and at most one of each type. ROM-15.18, ROM-15.22 */
function* putCubes(table: Table, ref: Referee, seat: Seat, hex: Hex, held: Held): Rules<void> {
  const cubes: Resource[] = [];
  held.cubes = cubes;
  const most = held.id === 'praepositus' ? 1 : RESOURCES.length;
  while (cubes.length < most) {
    const chosen = yield* ref.choose(seat, {
      ask: 'characterCube',
      rule: CHARACTER_RULES[held.id],
      options: () => typesWith((type) => cubesAt(table, seat, hex, type) > 0 && !cubes.includes(type)),
      facts: (): CubeFacts => ({ character: held.id, cubes: cubes.slice() }),
      pass: cubes.length > 0,
    });
    if (chosen === PASS) break;
    spend(table, seat, hex, chosen.resource, 1);
    cubes.push(chosen.resource);
  }
  ref.tell({ kind: 'characterCubes', rule: CHARACTER_RULES[held.id], seat, character: held.id, cubes: cubes.slice() });
}
/** Up to three walls of the bank lie on Defensor from now on. ROM-15.10 */
function* takeWalls(table: Table, ref: Referee, seat: Seat, held: Held): Rules<void> {
  const { count } = yield* ref.choose(seat, {
    ask: 'defensorWalls',
    rule: 'ROM-15.10',
    options: () => Array.from({ length: 1 + Math.min(DEFENSOR_WALLS, inBank(table, 'wall')) }, (_, walls) => ({ count: walls })),
  });
  takeFromBank(table, 'wall', count);
  held.charges = count;
  ref.tell({ kind: 'defensorWalls', rule: 'ROM-15.10', seat, walls: count });
}

// ---- Praedo

const NOBODY_NEAR: Reason = { rule: 'ROM-15.21', because: 'nobodyToRob' };
function whyNotRob(table: Table, owner: Owner, hex: Hex): Reason | undefined {
  const reason = whyNotAtHand(table, owner, 'praedo');
  if (reason !== undefined) return reason;
  for (const { owner: other } of table.players) if (canRob(table, owner, other, hex)) return undefined;
  return NOBODY_NEAR;
}
/** An enemy with a unit here or next to here, not behind a wall. ROM-15.21 */
export function canRob(table: Table, owner: Owner, other: Owner, hex: Hex): boolean {
  if (!areEnemies(table, owner, other)) return false;
  if (presentIn(table, hex, other) > 0) return true;
  for (const next of mapOf(table).neighbours[hex] as readonly Hex[])
    if (next !== NONE && presentIn(table, next, other) > 0 && !wallAgainst(table, hex, next)) return true;
  return false;
}
/** Cubes from the victim's stock, half the die; a victim without cubes gives a coin, whatever the die shows. ROM-15.21 */
function* rob(table: Table, ref: Referee, seat: Seat, hex: Hex, id: UnitId): Rules<void> {
  const chosen = yield* ref.choose(seat, {
    ask: 'rob',
    rule: 'ROM-15.21',
    options: () => table.players.flatMap(({ owner }) => (canRob(table, seat, owner, hex) ? [{ seat: who(table, owner) }] : [])),
  });
  usePower(table, ref, seat, 'praedo', { at: hex, unit: id });
  const victim = ownerOf(chosen.seat);
  const face = rollDie(ref);
  const { stock, money } = playerOf(table, victim);
  const owned = RESOURCES.reduce((sum, resource) => sum + stock[resource], 0);
  const cubes = Math.min(halfOf(face), owned);
  ref.tell({ kind: 'robbed', rule: 'ROM-15.21', seat, victim: chosen.seat, face, cubes });
  for (let left = cubes; left > 0; left--) {
    const still = left;
    const { resource } = yield* ref.choose(seat, {
      ask: 'loot',
      rule: 'ROM-15.21',
      options: () => typesWith((type) => stock[type] > 0),
      facts: (): LootFacts => ({ seat: chosen.seat, left: still }),
    });
    gain(table, victim, resource, -1);
    gain(table, seat, resource, 1);
    ref.tell({ kind: 'looted', rule: 'ROM-15.21', seat, victim: chosen.seat, resource });
  }
  if (owned > 0 || money === 0) return;
  const half = Math.min(2, money);
  earn(table, victim, -half);
  earn(table, seat, half);
  ref.tell({ kind: 'looted', rule: 'ROM-15.21', seat, victim: chosen.seat, resource: 'coin' });
}

// ---- Mercator

export const aboutExchange = (table: Table, owner: Owner, hex: Hex): ExchangeAbout => mercatorRate(powerFor(table, owner, hex));
const TOO_FEW_EQUAL: Reason = { rule: 'ROM-15.16', because: 'tooFewEqualCubes' };
function whyNotExchange(table: Table, owner: Owner, hex: Hex): Reason | undefined {
  const reason = whyNotAtHand(table, owner, 'mercator');
  if (reason !== undefined) return reason;
  const { give } = mercatorRate(powerFor(table, owner, hex));
  for (const type of RESOURCES) if (cubesAt(table, owner, hex, type) >= give) return undefined;
  return TOO_FEW_EQUAL;
}
/** Identical cubes for any other, at a better rate in a stronger hex. ROM-15.16 */
function* exchange(table: Table, ref: Referee, seat: Seat, hex: Hex, id: UnitId): Rules<void> {
  const rate = mercatorRate(powerFor(table, seat, hex));
  const { resource: give } = yield* ref.choose(seat, {
    ask: 'exchangeGive',
    rule: 'ROM-15.16',
    options: () => typesWith((type) => cubesAt(table, seat, hex, type) >= rate.give),
    facts: () => rate,
  });
  const { resource: get } = yield* ref.choose(seat, {
    ask: 'exchangeGet',
    rule: 'ROM-15.16',
    options: () => RESOURCE_OPTIONS,
    facts: (): ExchangedFacts => ({ ...rate, resource: give }),
  });
  usePower(table, ref, seat, 'mercator', { at: hex, unit: id });
  spend(table, seat, hex, give, rate.give);
  gain(table, seat, get, rate.get);
  ref.tell({ kind: 'exchanged', rule: 'ROM-15.16', seat, give, given: rate.give, get, got: rate.get });
}

// ---- Negotiator

const NOT_NOW: Reason = { rule: 'ROM-15.18', because: 'notAllowedToTrade' };
/** Why a worker cannot take the free market action: it may lie because it moved or worked, but nothing may hinder it. ROM-15.18 */
export function whyNotTradeFreely(table: Table, unit: Unit, what: 'freeSell' | 'freeBuy'): Reason | undefined {
  const { at, owner, lying, movesOnly } = unit;
  const negotiator = freshPower(table, owner, 'negotiator');
  if (negotiator?.cubes === undefined) return NOT_AT_HAND.negotiator;
  if (lying !== undefined && lying !== 'acted' && lying !== 'moved') return NOT_NOW;
  if (movesOnly || isPenalised(unit) || hostileIn(table, at, owner)) return NOT_NOW;
  return what === 'freeSell' ? whyNotSell(table, owner, at, negotiator.cubes) : whyNotBuy(table, owner, at, negotiator.cubes);
}
/** A market action with the marked types, before or after the worker's own action. ROM-15.18 */
export function* tradeFreely(table: Table, ref: Referee, id: UnitId, what: 'freeSell' | 'freeBuy'): Rules<void> {
  const { owner, at } = unitAt(table, id);
  const types = freshPower(table, owner, 'negotiator')?.cubes ?? [];
  usePower(table, ref, owner, 'negotiator', { at, unit: id });
  yield* what === 'freeSell' ? sell(table, ref, owner, at, types) : buy(table, ref, owner, at, types);
}

// ---- Architectus, Obsessor

const NO_FARM: Reason = { rule: 'ROM-15.7', because: 'noFarm' };
export function whyNotSurvey(table: Table, owner: Owner, hex: Hex): Reason | undefined {
  return whyNotAtHand(table, owner, 'architectus') ?? (countOf(hexAt(table, hex), 'farm') === 0 ? NO_FARM : undefined);
}
/** A farm counts for the power of its hex until the end of the turn. ROM-15.7 */
export function surveyHex(table: Table, ref: Referee, seat: Seat, hex: Hex): void {
  usePower(table, ref, seat, 'architectus', { at: hex });
  table.turn.archHex = hex;
}
const NO_PENALTY: Reason = { rule: 'ROM-15.19', because: 'noPenalty' };
export function whyNotUnhinder(table: Table, unit: Unit): Reason | undefined {
  return whyNotAtHand(table, unit.owner, 'obsessor') ?? (isPenalised(unit) ? undefined : NO_PENALTY);
}

export const CHARACTER_WORKS = {
  hireCharacter: { why: whyNotHireCharacter, do: hireCharacter },
  rob: { why: whyNotRob, do: rob },
  exchange: { why: whyNotExchange, do: exchange },
} satisfies Partial<AllWorks>;
