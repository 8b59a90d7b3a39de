// What lies beside the map: the battle, the market, characters, the bank, tiles, the automaton, and what stands in the hexes.

import { flow, heading, type Line, line, type Span, span, table } from '@tabularium/parts/terminal';
import { CATEGORIES, type Token } from '../content/kinds.ts';
import { type Sheet } from '../table/table.ts';
import type { BattleView, HexView, SoloView } from '../table/view.ts';
import { words } from '../words/naming.ts';
import { coins, DOT, type Drawing, inkOf, markOf, nameOf, playerOf, playerSpans, termOf } from './marks.ts';

export const panels = (drawing: Drawing, width: number): readonly (readonly Line[])[] => {
  const { battle, solo, phase, scoring } = drawing.view;
  return [
    ...(battle === null ? [] : [battlePanel(drawing, battle, width)]),
    ...(scoring === null || scoring.sheets.length === 0 ? [] : [sheetPanel(drawing, width)]),
    ...(solo === null ? [] : [soloPanel(drawing, solo, width)]),
    marketPanel(drawing, width),
    displayPanel(drawing, width),
    bankPanel(drawing, width),
    ...(phase === 'setup' ? [] : [hexPanel(drawing, width)]),
  ];
};

// ---- a battle

function battlePanel(drawing: Drawing, battle: BattleView, width: number): Line[] {
  const { t } = drawing.canvas;
  const side = (owner: number, parts: BattleView['attack'], value: number, token: Token | null): Line[] =>
    flow(
      [
        line(String(value), 'bold'),
        ...parts.map(({ reason, value: points }) => line(words(`reason ${reason} value ${points}`, drawing.canvas.t) ?? reason)),
        ...(token === null ? [] : [line(`«${termOf(drawing, token)}»`, 'yellowBright')]),
      ],
      width,
      [span(' '), ...playerSpans(drawing, owner), span('  ')],
      DOT,
    );
  return [
    heading(t('draw.battle', { at: battle.at }), width),
    ...side(battle.attacker, battle.attack, battle.attackValue, battle.attackToken),
    ...side(battle.defender, battle.defence, battle.defenceValue, battle.defenceToken),
  ];
}

// ---- market and characters

/** Price, the price after an update, and the cubes above the column. */
function marketPanel(drawing: Drawing, width: number): Line[] {
  const { t } = drawing.canvas;
  const { columns, cubes, needed } = drawing.view.market;
  const rows = columns.map(({ resource, price, next, cubes: above }) => [
    line(` ${termOf(drawing, resource)}`),
    line(String(price), 'bold'),
    line(next === price ? '' : `→ ${next}`, next > price ? 'greenBright' : 'redBright'),
    line(above.map((cube) => termOf(drawing, cube)).join(', '), 'dim'),
  ]);
  return [
    heading(t('draw.market'), width, line(`${cubes}/${needed}`, cubes >= needed ? 'bold' : 'dim')),
    ...table(rows, [{}, { align: 'right' }, {}, { yields: true }], width),
  ];
}
function displayPanel(drawing: Drawing, width: number): Line[] {
  const { t } = drawing.canvas;
  const { display, pile, eye, players } = drawing.view;
  const mine = typeof eye === 'number' ? players[eye] : undefined;
  const price: Line = mine === undefined ? [] : line(t('draw.price', { coins: mine.characterPrice }), 'dim');
  const slots = display.map((shown, slot): Line => {
    const number = span(`${slot + 1} `, 'dim');
    return shown === null ? [number, span('–', 'dim')] : [number, span(termOf(drawing, shown.character))];
  });
  return [
    heading(t('draw.display'), width, price),
    ...flow(slots, width, line(' '), line('  ')),
    line([` ${t('draw.pile', { count: pile.length })}`, ...pile].join(' '), 'dim'),
  ];
}

// ---- bank and tiles

function bankPanel(drawing: Drawing, width: number): Line[] {
  const { t } = drawing.canvas;
  const { bank, end, tiles } = drawing.view;
  const pieces = bank.map(
    ({ type, left }): Line => [
      span(`${t(`bank.${type}`)} `, 'dim'),
      span(String(left), left === 0 ? ['redBright', 'bold'] : left === 1 ? 'yellowBright' : undefined),
    ],
  );
  return [
    heading(
      t('draw.bank'),
      width,
      line(t('draw.usedUp', { count: end.usedUp.length, needed: end.needed }), end.begun ? 'redBright' : 'dim'),
    ),
    ...flow(pieces, width, line(' '), DOT),
    line(` ${t('draw.water', { count: tiles.waterPile, percent: Math.round(100 * tiles.waterChance) })}`, 'dim'),
  ];
}

// ---- the automaton

function soloPanel(drawing: Drawing, { line: cubes, left, intentions }: SoloView, width: number): Line[] {
  const { t } = drawing.canvas;
  const names =
    cubes === null
      ? Object.entries(left).map(([cube, count]) => `${termOf(drawing, cube)} ${count}`)
      : cubes.map((cube) => termOf(drawing, cube));
  return [
    heading(t(cubes === null ? 'draw.bag' : 'draw.line'), width),
    ...flow(
      names.map((name, i) => line(name, i === 0 && cubes !== null ? 'bold' : 'dim')),
      width,
      line(' '),
    ),
    ...intentions.map(({ at, units, does, to }) =>
      line(` ${t('draw.intends', { at, count: units.length })} ${t(`draw.does.${does}`)}${to.length === 0 ? '' : ` ${to.join(', ')}`}`),
    ),
  ];
}

// ---- hexes

/** What letters on the map cannot tell: places, what is stored, on which sides walls and ports stand. */
function hexPanel(drawing: Drawing, width: number): Line[] {
  const built = drawing.view.hexes.filter(({ pieces, tower }) => pieces.length > 0 || tower !== null);
  if (built.length === 0) return [];
  const { t } = drawing.canvas;
  const lines = built.flatMap((hex) =>
    flow(
      detailsOf(drawing, hex).map((detail) => line(detail, 'dim')),
      width,
      [span(` ${hex.at} `, 'bold'), span(`${hex.places.used}/${hex.places.limit} `)],
      DOT,
    ),
  );
  return [heading(t('draw.hexes'), width), ...lines];
}
function detailsOf(drawing: Drawing, hex: HexView): string[] {
  const { t } = drawing.canvas;
  const sides = (all: readonly string[]): string => all.map((side) => termOf(drawing, side)).join(', ');
  const stored = hex.stores.map(({ resource, cubes }) => (resource === null ? t('draw.empty') : `${cubes} ${termOf(drawing, resource)}`));
  return [
    ...(hex.tower === null ? [] : [t('draw.capital', { name: nameOf(drawing, hex.tower.owner) })]),
    ...(stored.length === 0 ? [] : [`${t('draw.stores')} ${stored.join(', ')}`]),
    ...(hex.walls.length === 0 ? [] : [`${t('draw.walls')} ${sides(hex.walls)}`]),
    ...(hex.ports.length === 0 ? [] : [`${t('draw.ports')} ${sides(hex.ports)}`]),
  ];
}

// ---- the end

const COLUMNS = [
  'characters',
  'hexes',
  'domain',
  'population',
  'battleTokens',
  'money',
  'artifex',
  'patronus',
  'majorities',
  'total',
] as const;
function sheetPanel(drawing: Drawing, width: number): Line[] {
  const { t } = drawing.canvas;
  const sheets = drawing.view.scoring?.sheets ?? [];
  const cell = (value: number | Sheet['majorities']): Span =>
    span(String(typeof value === 'number' ? value : CATEGORIES.reduce((sum, category) => sum + value[category], 0)));
  const rows = COLUMNS.map((column) => [
    line(` ${t(`score.${column}`)}`, column === 'total' ? 'bold' : undefined),
    ...sheets.map((sheet): Line => [cell(sheet[column])]),
  ]);
  const heads: Line[] = [line(''), ...sheets.map((_, owner) => line(markOf(drawing, owner), [inkOf(drawing, owner), 'bold']))];
  const money = sheets.map((sheet, owner) => `${markOf(drawing, playerOf(drawing, owner).owner)} ${coins(sheet.coins)}`).join('  ');
  return [
    heading(t('draw.points'), width),
    ...table([heads, ...rows], [{ yields: true }, ...sheets.map(() => ({ align: 'right' as const }))], width, 2),
    line(` ${t('draw.coins')} ${money}`, 'dim'),
  ];
}
