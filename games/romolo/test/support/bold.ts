// Random players who make things happen: they build and hire, march at neighbours, and attack with all they have.

import { type Decision, type Dice, type Pick, randomPick } from '@tabularium/kernel';
import { allOnMap, mercenariesOf } from '../../rules/people/units.ts';
import type { Act, Asks } from '../../table/asks.ts';
import { hexOf, mapOf, playerOf, unitAt, unitOf } from '../../table/names.ts';
import type { Hex, Owner, RomoloKit, Table } from '../../table/table.ts';

/** The weight of each act. */
const LIKES: Readonly<Partial<Record<Act['do'], number>>> = {
  build: 60,
  transform: 2,
  dismantle: 1,
  produce: 60,
  collect: 4,
  refine: 30,
  createWorker: 90,
  createSoldier: 200,
  createExplorer: 20,
  hireCharacter: 90,
  sell: 20,
  buy: 10,
  rob: 60,
  exchange: 20,
  trade: 10,
  translate: 10,
  convert: 8,
  look: 20,
  ride: 20,
  sail: 20,
  survey: 10,
  unhinder: 60,
  freeSell: 40,
  freeBuy: 40,
  stance: 2,
};
const PASS = 6;
/** Steps of fighters toward an enemy, steps of others near home, and all other steps. */
const MARCH = 60;
const STROLL = 5;
const STRAY = 1;
const NEAR_HOME = 1;
/** They make no worker who would go hungry for a while. */
const SPARE_WHEAT = 5;
/** They hire mercenaries if they can pay the wages of all of them and two more. */
const HIRE = 60;
const RISKY_HIRE = 1;
const PER_MERCENARY = 6;

export function bold(table: Table, decision: Decision<RomoloKit>, dice: Dice): Pick {
  const { options } = decision;
  const owner = decision.seats[0] as Owner;
  const any = randomPick(decision, options.length, dice);
  switch (decision.ask) {
    case 'act':
      return act(table, owner, decision.options, dice);
    case 'attack':
      return attack(decision.options, dice);
    case 'attackers':
      return dice.below(4) === 0 ? any : [...options.keys()];
    case 'hunger': // wheat, as long as there is some
      return 0;
    case 'endChoice':
    case 'surrender':
      return dice.below(20) === 0 ? 1 : 0;
    case 'build': // a farm is listed first
      return dice.below(4) === 0 ? 0 : any;
    case 'excess':
      return dice.below(options.length);
    case 'dismiss':
      return isPoor(table, owner, 0) && dice.below(3) > 0 ? 0 : options.length;
    default:
      return any;
  }
}
function act(table: Table, owner: Owner, options: readonly Act[], dice: Dice): Pick {
  const likes = options.map((option) => likeOf(table, owner, option));
  let left = dice.below(likes.reduce((sum, like) => sum + like, PASS));
  for (const [number, like] of likes.entries()) {
    if (left < like) return number;
    left -= like;
  }
  return options.length;
}
function likeOf(table: Table, owner: Owner, option: Act): number {
  if (option.do === 'hireMercenaries') return isPoor(table, owner, 2) ? RISKY_HIRE : HIRE;
  if (option.do === 'createWorker' && playerOf(table, owner).stock.wheat < SPARE_WHEAT) return 1;
  if (option.do !== 'move' && option.do !== 'ride') return LIKES[option.do] ?? 1;
  const { kind, at } = unitAt(table, unitOf(table, option.unit));
  const to = hexOf(table, option.to);
  if (kind === 'soldier' || kind === 'mercenary') return toEnemies(table, owner, to) < toEnemies(table, owner, at) ? MARCH : STRAY;
  return kind === 'explorer' || distance(table, to, playerOf(table, owner).capital) <= NEAR_HOME ? STROLL : STRAY;
}
/** A battle if there is one; they rarely demolish what is undefended. */
function attack(options: readonly Asks['attack'][], dice: Dice): Pick {
  const battles = options.flatMap((option, number) => ('seat' in option ? [number] : []));
  if (battles.length > 0 && dice.below(5) > 0) return battles[dice.below(battles.length)] as number;
  return dice.below(8) === 0 ? dice.below(options.length) : options.length;
}
/** With its mercenaries and this many more. */
function isPoor(table: Table, owner: Owner, more: number): boolean {
  const all = mercenariesOf(table, owner).length + more;
  return playerOf(table, owner).money < PER_MERCENARY * all;
}
const distance = (table: Table, from: Hex, to: Hex): number => mapOf(table).distances[from]?.[to] ?? 0;
/** As the crow flies to the nearest unit or tower of an enemy. */
function toEnemies(table: Table, owner: Owner, from: Hex): number {
  const { players, hexes } = table;
  const isEnemy = (other: Owner): boolean => players[other] !== undefined && players[other]?.team !== players[owner]?.team;
  let nearest = Number.POSITIVE_INFINITY;
  for (const unit of allOnMap(table)) if (isEnemy(unit.owner)) nearest = Math.min(nearest, distance(table, from, unit.at));
  for (const [hex, { tower }] of hexes.entries())
    if (tower !== undefined && isEnemy(tower)) nearest = Math.min(nearest, distance(table, from, hex));
  return nearest;
}
