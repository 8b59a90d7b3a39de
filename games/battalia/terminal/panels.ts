// What lies beside the map: the Sun Oracle and the stock.

import { fit, flow, heading, type Line, line, span, table, widthOf } from '@tabularium/parts/terminal';
import { CITY_KINDS, ROAD_KINDS, type RoadGroup } from '../content/kinds.ts';
import { prices } from '../content/prices.ts';
import { cardsIn, type Recipe } from '../content/recipes.ts';
import { exitsName } from '../table/names.ts';
import type { OracleDay } from '../table/view.ts';
import {
  ACTIVE,
  cardSpans,
  type Drawing,
  faceOf,
  factionInk,
  factionLetter,
  kindName,
  LIT,
  MATCHED,
  oracleSigns,
  priceSigns,
  roadSign,
  signOf,
} from './marks.ts';

const DAYS_AHEAD = 3;
const TODAY = ['yellowBright', 'bold'] as const;

export const panels = (drawing: Drawing, width: number): readonly (readonly Line[])[] => [
  oraclePanel(drawing, width),
  unitsPanel(drawing, width),
  artifactsPanel(drawing, width),
  landsPanel(drawing, width),
];

function oraclePanel(drawing: Drawing, width: number): Line[] {
  const { view, canvas } = drawing;
  const { oracle } = view;
  const row = ({ day, lit, matched }: OracleDay): Line[] => {
    const ahead = day - oracle.day;
    const when = canvas.t(ahead === 0 ? 'board.oracle.today' : ahead === 1 ? 'board.oracle.tomorrow' : 'board.oracle.later', {
      days: ahead,
    });
    const style = ahead === 0 ? TODAY : undefined;
    return [line(` ${when}`), line(`${LIT} ${kindName(drawing, lit)}`, style), line(`${MATCHED} ${kindName(drawing, matched)}`, style)];
  };
  const days = [oracle, ...oracle.coming.slice(0, DAYS_AHEAD - 1)];
  return [
    heading(canvas.t('board.oracle.title'), width, line(canvas.t('board.day', { day: view.day }))),
    ...table(days.map(row), [{}, { yields: true }, { yields: true }], width),
  ];
}

const COUNTED = [{}, { yields: true }, { align: 'right' }, {}, {}] as const;
const countLine = (count: number): Line => line(`×${count}`, count === 0 ? 'redBright' : undefined);

/** The top unit of each deck lies open. BAT-2.4 */
function unitsPanel(drawing: Drawing, width: number): Line[] {
  const { stock } = drawing.view;
  const units = stock.units.map(({ unit, count, top }) => {
    const faction = top === null ? null : faceOf(top).faction;
    return [
      line(` ${signOf({ kind: unit, faction: null })}`),
      line(kindName(drawing, unit)),
      countLine(count),
      top === null ? line('') : [span(ACTIVE, 'dim'), span(factionLetter(drawing, faction), [factionInk(faction), 'bold'])],
      line(priceSigns(prices.hire[unit]), 'dim'),
    ];
  });
  const supply = [line(` ${signOf({ kind: 'supply', faction: null })}`), line(kindName(drawing, 'supply')), countLine(stock.supplies)];
  return [heading(drawing.canvas.t('board.stock.units'), width), ...table([...units, supply], COUNTED, width, 2)];
}

function artifactsPanel(drawing: Drawing, width: number): Line[] {
  const { stock } = drawing.view;
  const artifacts = stock.artifacts.map(({ artifact, count }) => {
    const signs = oracleSigns(drawing, artifact);
    return [
      line(` ${signs === '' ? ' ' : signs.charAt(0)}`, TODAY),
      line(kindName(drawing, artifact), signs === '' ? undefined : TODAY),
      countLine(count),
      line(signs.charAt(1), TODAY),
      line(priceSigns(prices.create[artifact]), 'dim'),
    ];
  });
  const greats = stock.greats.map((great) => cardSpans(drawing, great));
  return [
    heading(drawing.canvas.t('board.stock.artifacts'), width),
    ...table(artifacts, COUNTED, width, 2),
    ...(greats.length === 0 ? [] : flow(greats, width, line(' ✦ ', 'magentaBright'), line(' · ', 'dim'))),
  ];
}

/** Terrain decks by their exits. */
function landsPanel(drawing: Drawing, width: number): Line[] {
  const { t } = drawing.canvas;
  const { roads, cities } = drawing.view.stock;
  const deck = (exits: number, count: number): Line => [
    span(roadSign(exitsName(exits)), 'bold'),
    span(String(count), count === 0 ? 'redBright' : undefined),
  ];
  const group = (name: RoadGroup): Line[] => [
    ...roads.flatMap(({ type, count }) => (ROAD_KINDS[type].group === name ? [deck(ROAD_KINDS[type].exits, count)] : [])),
    line(priceSigns(prices.road[name]), 'dim'),
  ];
  const cost = (what: 'found' | 'upgrade', byLevel: Readonly<Record<number, Recipe>>): Line =>
    line(t(`board.stock.${what}`, { price: levelPrice(byLevel) }), 'dim');
  // The signs of two rows must not touch: they would look like one road.
  const rows: readonly (readonly [what: string, words: readonly Line[]])[] = [
    ['roads', [...group('simple'), ...group('junction')]],
    ['level', [cost('found', prices.city), cost('upgrade', prices.upgrade)]],
    ['cities', cities.map(({ type, count }) => deck(CITY_KINDS[type].exits, count))],
  ];
  const names = Math.max(...rows.map(([what]) => widthOf(t(`board.stock.${what}`))));
  return [
    heading(t('board.stock.lands'), width),
    ...rows.flatMap(([what, words]) => flow(words, width, [span(' '), ...fit(line(t(`board.stock.${what}`)), names), span(' ')])),
  ];
}
/** Cities cost units of the rank that is their level: `n+n+n`. */
const levelPrice = (byLevel: Readonly<Record<number, Recipe>>): string =>
  Object.values(byLevel)
    .slice(-1)
    .flatMap(cardsIn)
    .map(() => 'n')
    .join('+');
