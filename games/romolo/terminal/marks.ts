// The signs and colours of the drawing. Nothing relies on colour alone: players, units and constructions each have their own letter.

import type { Canvas, Style } from '@tabularium/parts/shape';
import { type Ink, type Line, line, printable, type Span, span } from '@tabularium/parts/terminal';
import { BUILDINGS, type Building } from '../content/constructions.ts';
import { type Terrain } from '../content/kinds.ts';
import type { Owner } from '../table/table.ts';
import type { HexView, PlayerView, RomoloView, UnitView } from '../table/view.ts';

/** What is drawn, and on what. */
export interface Drawing {
  readonly view: RomoloView;
  readonly canvas: Canvas;
}

export const ACTIVE = '▸';
export const WINNER = '★';
export const TOWER = '■';
export const CRACKED_TOWER = '▣';
/** An action that is left. */
export const ACTION = '●';
export const LYING = '_';
export const PENALTY = '!';
export const HUNGRY = '*';
export const FACE_DOWN = '?';
export const DOT: Line = line(' · ', 'dim');

export const TERRAIN_SIGNS: Readonly<Record<Terrain, string>> = { plain: '"', hill: '▲', forest: '↟', water: '~' };
export const TERRAIN_INKS: Readonly<Record<Terrain, Ink>> = { plain: 'yellowBright', hill: 'white', forest: 'green', water: 'blueBright' };

// ---- players

const INKS: Readonly<Record<PlayerView['colour'], Style>> = {
  yellow: 'yellowBright',
  blue: 'blueBright',
  red: 'redBright',
  brown: 'yellow',
  automaton: 'magentaBright',
};
export const playerOf = ({ view }: Drawing, owner: Owner): PlayerView => view.players[owner] as PlayerView;
export const inkOf = (drawing: Drawing, owner: Owner): Style => INKS[playerOf(drawing, owner).colour];
/** One letter, by colour. */
export const markOf = (drawing: Drawing, owner: Owner): string => drawing.canvas.t(`draw.mark.${playerOf(drawing, owner).colour}`);
const markSpan = (drawing: Drawing, owner: Owner): Span => span(markOf(drawing, owner), [inkOf(drawing, owner), 'bold']);
export function nameOf(drawing: Drawing, owner: Owner): string {
  const { seat } = playerOf(drawing, owner);
  return seat === null ? drawing.canvas.t('draw.automaton') : printable(drawing.canvas.names[seat] ?? String(seat + 1));
}
export const playerSpans = (drawing: Drawing, owner: Owner): Line => [
  markSpan(drawing, owner),
  span(` ${nameOf(drawing, owner)}`, [inkOf(drawing, owner), 'bold']),
];
/** Of the team that controls a hex, its first player. */
export function controllerOf({ view }: Drawing, { control }: HexView): Owner | undefined {
  return control.team === null ? undefined : view.players.find(({ team }) => team === control.team)?.owner;
}

// ---- units and constructions

/** `W1`: the letter of its kind and its number. */
export const unitCode = ({ canvas }: Drawing, { unit, kind }: UnitView): string =>
  `${canvas.t(`draw.unit.${kind}`)}${unit.slice(unit.lastIndexOf('.') + 1)}`;
/** Capital letters for standing units, small letters for lying ones. */
export function unitLetter({ canvas }: Drawing, { kind, lying }: UnitView): string {
  const letter = canvas.t(`draw.unit.${kind}`);
  return lying === null ? letter : letter.toLowerCase();
}

/** Farms last, walls not at all: they are drawn on the sides. */
export const LETTERED: readonly Building[] = [...BUILDINGS.filter((one) => one !== 'wall' && one !== 'farm'), 'farm'];
/** How many of each there are, by letter. */
export const buildingsOf = ({ canvas }: Drawing, { built }: HexView): readonly (readonly [letter: string, count: number])[] =>
  LETTERED.flatMap((kind) => (built[kind] === 0 ? [] : [[canvas.t(`draw.building.${kind}`), built[kind]] as const]));

// ---- words

export const termOf = ({ canvas }: Drawing, value: string): string => canvas.t(`term.${value}`);
/** Half coins as a number of coins: `3½`. */
export const coins = (half: number): string => (half % 2 === 0 ? String(half / 2) : `${half === 1 ? '' : (half - 1) / 2}½`);
