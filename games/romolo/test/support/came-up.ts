// What can come up in matches, item by item, and how it shows: in events or in decisions.

import type { Decision } from '@tabularium/kernel';
import { BANK, BUILDINGS } from '../../content/constructions.ts';
import { CATEGORIES, type Category, CHARACTERS, EVENT_CUBES, RESOURCES, TERRAINS, TOKENS, UNIT_KINDS } from '../../content/kinds.ts';
import type { Act } from '../../table/asks.ts';
import type { Event } from '../../table/events.ts';
import type { Lying, RomoloKit, Sheet, Table } from '../../table/table.ts';
import { ACTS, ASKS, EVENT_KINDS } from './kinds.ts';
import { wholeUnits } from './whole.ts';

/** What has not come up yet; an item is removed when it is seen. */
export type Wanted = Set<string>;

const LYING: readonly Lying[] = ['moved', 'acted', 'explored', 'created', 'attacked'];
const PIECES = BUILDINGS.filter((building) => building !== 'wall');

export function everything(): Wanted {
  return new Set([
    ...ASKS.map((ask) => `ask ${ask}`),
    ...ACTS.map((act) => `act ${act}`),
    ...EVENT_KINDS.map((kind) => `event ${kind}`),
    ...BUILDINGS.map((building) => `built ${building}`),
    ...[...PIECES, 'wall'].map((piece) => `dismantled ${piece}`),
    ...[...PIECES, 'walls', 'tower'].map((piece) => `destroyed ${piece}`),
    ...UNIT_KINDS.flatMap((kind) => [`new ${kind}`, `fell ${kind}`]),
    'fell automaton',
    ...CHARACTERS.map((character) => `character ${character}`),
    ...TOKENS.flatMap((token) => [`attacks with ${token}`, `defends with ${token}`, `die ${token}`]),
    ...EVENT_CUBES.map((cube) => `cube ${cube}`),
    ...['wheat', 'stone', 'wood', 'salt'].map((resource) => `produced ${resource}`),
    ...RESOURCES.flatMap((resource) => [`sold ${resource}`, `column ${resource}`, `bought ${resource}`]),
    'price 0',
    'price 5',
    'two cubes for a half coin',
    ...TERRAINS.map((terrain) => `explored ${terrain}`),
    ...[0, 2, 3].map((multiplier) => `multiplier ${multiplier}`),
    ...LYING.map((why) => `lies ${why}`),
    ...['action', 'eques', 'nauta', 'retreat', 'automaton'].map((by) => `moved by ${by}`),
    ...['unpaid', 'chosen', 'fallen'].map((why) => `dismissed ${why}`),
    ...['tower', 'wages', 'surrender', 'left'].map((why) => `out by ${why}`),
    ...['characters', 'bank'].map((why) => `end begins by ${why}`),
    ...['chosen', 'die', 'rounds', 'last', 'tower'].map((why) => `ends by ${why}`),
    ...BANK.map((type) => `no ${type} left`),
  ]);
}

// ---- decisions

/** A decision is about to be answered with this option. */
export function noteDecision(wanted: Wanted, { ask, options }: Decision<RomoloKit>, pick: number): void {
  wanted.delete(`ask ${ask}`);
  const option = options[pick];
  if (ask === 'act' && option !== undefined) wanted.delete(`act ${(option as Act).do}`);
}

// ---- the table

export function noteTable(wanted: Wanted, table: Table): void {
  for (const price of Object.values(table.prices)) wanted.delete(`price ${price}`);
  for (const { lying } of wholeUnits(table)) if (lying !== null) wanted.delete(`lies ${lying}`);
  for (const type of BANK) if (table.bank[type] === 0) wanted.delete(`no ${type} left`);
}

// ---- events

export function noteEvents(wanted: Wanted, table: Table, events: readonly Event[]): void {
  for (const event of events) {
    wanted.delete(`event ${event.kind}`);
    noteFacts(wanted, table, event);
  }
}
function noteFacts(wanted: Wanted, table: Table, event: Event): void {
  const kindOf = (name: string): string => wholeUnits(table).find((unit) => unit.name === name)?.kind ?? '';
  switch (event.kind) {
    case 'built':
      return void wanted.delete(`built ${event.building}`);
    case 'dismantled':
      return void wanted.delete(`dismantled ${event.piece.piece}`);
    case 'destroyed':
      return void wanted.delete(`destroyed ${event.piece.piece}`);
    case 'created':
      return void wanted.delete(`new ${kindOf(event.unit)}`);
    case 'hired':
      return void wanted.delete('new mercenary');
    case 'fell':
      return void wanted.delete(event.unit.startsWith('automaton') ? 'fell automaton' : `fell ${kindOf(event.unit)}`);
    case 'usedPower':
      return void wanted.delete(`character ${event.character}`);
    case 'tokens':
      for (const item of event.die
        ? [`die ${event.attack}`, `die ${event.defence}`]
        : [`attacks with ${event.attack}`, `defends with ${event.defence}`])
        wanted.delete(item);
      return;
    case 'eventCube':
      return void wanted.delete(`cube ${event.cube}`);
    case 'produced':
      return void wanted.delete(`produced ${event.resource}`);
    case 'sold':
      wanted.delete(`column ${event.column}`);
      return void wanted.delete(`sold ${event.resource}`);
    case 'bought':
      if (event.cubes === 2) wanted.delete('two cubes for a half coin');
      return void wanted.delete(`bought ${event.resource}`);
    case 'explored':
      wanted.delete(`explored ${event.terrain}`);
      return void wanted.delete(`multiplier ${event.multiplier}`);
    case 'moved':
      return void wanted.delete(`moved by ${event.by}`);
    case 'dismissed':
      return void wanted.delete(`dismissed ${event.because}`);
    case 'eliminated':
      return void wanted.delete(`out by ${event.because}`);
    case 'endBegins':
      return void wanted.delete(`end begins by ${event.because}`);
    case 'gameEnds':
      return void wanted.delete(`ends by ${event.because}`);
    case 'choseAtEnd':
      if (event.what === 'sacerdos' && event.at !== null) wanted.delete('character sacerdos');
      return;
    case 'scored':
      return noteScores(wanted, table, event.sheets);
    default:
  }
}
/** Characters without events: they show in the points. */
function noteScores(wanted: Wanted, { players }: Table, sheets: readonly Sheet[]): void {
  for (const { owner, characters, automaton } of players) {
    const own = sheets[owner] as Sheet;
    const has = (id: string): boolean => !automaton && characters.some((held) => held.id === id);
    if (own.artifex > 0) wanted.delete('character artifex');
    if (own.patronus > 0) wanted.delete('character patronus');
    if (has('publicus') && own.characters > characters.length) wanted.delete('character publicus');
    if (has('consul') && sheets.some((other) => winsATie(own, other))) wanted.delete('character consul');
  }
}
const measures = ({ characters, hexes, domain, population, coins }: Sheet): number[] => [
  characters,
  hexes,
  domain,
  population,
  Number.NaN,
  coins,
];
const at = ({ majorities }: Sheet, i: number): number => majorities[CATEGORIES[i] as Category];
const winsATie = (own: Sheet, other: Sheet): boolean =>
  measures(own).some((value, i) => value === measures(other)[i] && at(own, i) > at(other, i));
