// Layouts: tables written in the words of the game, for lessons and tests. What a layout does not mention is not there: no terrain, no units.
import { checkSetup, FastDice, type Seat } from '@tabularium/kernel';
import type { LessonScene } from '@tabularium/parts/shape';
import { type Content, content as game } from '../content/index.ts';
import { PIECES, type PieceKind } from '../content/kinds.ts';
import { STEP } from '../content/shapes.ts';
import type { Piece } from '../content/terrain.ts';
import { open } from '../rules/open.ts';
import { newTurn } from '../rules/round/turn.ts';
import { newUnit } from '../rules/setup/muster.ts';
import { place } from '../rules/units/placing.ts';
import { ORDERS, type OrderType } from '../table/asks.ts';
import { poseCalled, slotCalled, unitCalled, unitName } from '../table/names.ts';
import { setup } from '../table/schema.ts';
import { type ArcaneKit, type Mode, NONE, type Setup, type Table, type Unit, unitAt } from '../table/table.ts';

export interface Layout {
  /** Standard unless said. */
  readonly mode?: Mode;
  /** Two unless said. */
  readonly seats?: number;
  readonly options?: Setup['options'];
  readonly content?: Content;
  /**
   * By name (`A:R01`, `B:E01#2`): a pose (`8 8 N`), `waiting`, `absent` or `defeated`, and any of `S4-S8` (the figure of S4 stands in S8),
   * `S4:1` (it has a wound), `-S4` (the figure that started there is downed), `only=S1,S2`, `move=1` (orders received), `pushed`, `aggressive`,
   * `charger`, `cp=2`, `hurtBy=1` (a seat).
   */
  readonly units: Readonly<Record<string, string>>;
  /** `wood 8 11`, `rocks 8 12 45`. */
  readonly pieces?: readonly string[];
  /** Whose turn it is: the first seat's unless said. */
  readonly turn?: Seat;
  readonly cp?: number;
  readonly ambush?: boolean;
  readonly step?: NonNullable<Table['turn']>['step'];
  readonly vp?: readonly number[];
  readonly round?: number;
}

export const setupOf = ({ mode = 'standard', seats = 2, options = {} }: Layout): Setup => checkSetup(setup, { mode, seats, options });

/** `rolls`: what the dice show, in the order of the rolls; afterwards chance goes on by itself. */
export const sceneFrom = (layout: Layout, rolls: readonly (readonly number[])[]): LessonScene<ArcaneKit> => ({
  setup: setupOf(layout),
  table: tableOf(layout),
  draws: rolls.flat().map((face) => face - 1),
});

export function tableOf(layout: Layout): Table {
  const table = open(setupOf(layout), layout.content ?? game, new FastDice(1));
  const { turn = 0, cp = table.terms.cp, ambush = false, step = 'orders' } = layout;
  table.units = [];
  table.contacts = [];
  table.pieces = (layout.pieces ?? []).map(pieceOf);
  table.phase = 'battle';
  table.due = [];
  table.round = layout.round ?? 1;
  for (const player of table.players) {
    player.number = player.seat + 1;
    player.zone = player.seat;
    player.vp = layout.vp?.[player.seat] ?? 0;
  }
  table.order = table.players.map(({ seat }) => seat);
  table.played = [turn];
  table.turn = { ...newTurn(turn, ambush), step, cp };
  for (const name of Object.keys(layout.units)) addUnit(table, name);
  for (const [name, words] of Object.entries(layout.units)) describe(table, name, words);
  return table;
}
function pieceOf(words: string): Piece {
  const [kind, x, y, degrees = '0'] = words.split(' ');
  if (!PIECES.includes(kind as PieceKind)) throw new Error(`there is no terrain called ${kind}; there are ${PIECES.join(', ')}`);
  return { kind: kind as PieceKind, x: Number(x) * STEP, y: Number(y) * STEP, heading: (Number(degrees) / 45) as Piece['heading'] };
}
function addUnit(table: Table, name: string): void {
  const [letter, card = ''] = name.split(':');
  const seat = (letter ?? '').charCodeAt(0) - 'A'.charCodeAt(0);
  const def = table.content.units.findIndex(({ id }) => id === card.split('#')[0]);
  const unit = table.content.units[def];
  if (unit === undefined || table.players[seat] === undefined) throw new Error(`there is no unit ${name}`);
  table.units.push(newUnit(unit, def, seat));
  if (unitName(table, table.units.length - 1) !== name)
    throw new Error(`${name} should be called ${unitName(table, table.units.length - 1)}`);
}
function describe(table: Table, name: string, words: string): void {
  const id = unitCalled(table, name);
  const unit = unitAt(table, id);
  const [x, y, way, ...rest] = words.split(' ');
  const pose = poseCalled(`${x} ${y} ${way}`);
  if (pose !== undefined) place(table, id, pose);
  const others = pose === undefined ? words.split(' ') : rest;
  for (const word of others.filter((one) => one !== '')) applyWord(unit, word, name);
}
function applyWord(unit: Unit, word: string, name: string): void {
  const [key = '', value = ''] = word.split('=');
  if (word === 'waiting' || word === 'absent' || word === 'defeated') unit.state = word;
  else if (word === 'pushed' || word === 'aggressive' || word === 'charger') unit[word] = true;
  else if (ORDERS.includes(key as OrderType)) unit.orders[key as OrderType] = Number(value);
  else if (key === 'cp') unit.ownCp = Number(value);
  else if (key === 'hurtBy') unit.damagedBy = Number(value);
  else if (key === 'only') keepOnly(unit, value.split(',').map(slotCalled));
  else if (/^-S\d+$/.test(word)) fall(unit, slotCalled(word.slice(1)));
  else if (/^S\d+-S\d+$/.test(word)) carry(unit, ...(word.split('-').map(slotCalled) as [number, number]));
  else if (/^S\d+:\d+$/.test(word)) {
    const [slot = '', wounds = ''] = word.split(':');
    unit.wounds[unit.slots[slotCalled(slot)] as number] = Number(wounds);
  } else throw new Error(`${name}: nobody knows what ${word} means`);
}
function fall(unit: Unit, figure: number): void {
  unit.slots[unit.slots.indexOf(figure)] = NONE;
  unit.downed.push(figure);
}
function keepOnly(unit: Unit, slots: readonly number[]): void {
  for (const [slot, figure] of unit.slots.entries()) if (figure !== NONE && !slots.includes(slot)) fall(unit, figure);
}
function carry(unit: Unit, from: number, to: number): void {
  unit.slots[to] = unit.slots[from] as number;
  unit.slots[from] = NONE;
}
