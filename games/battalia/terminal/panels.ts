// What lies beside the map: the Sun Oracle and the stock.

import { fit, flow, heading, type Line, line, span, table, widthOf } from '@tabularium/parts/terminal';
import { ROADS } from '../content/kinds.ts';
import { prices, type Recipe } from '../content/prices.ts';
import type { OracleDay } from '../table/view.ts';
import {
  ACTIVE,
  cardSpans,
  faceOf,
  factionInk,
  factionLetter,
  kindName,
  LIT,
  MATCHED,
  oracleSigns,
  priceSigns,
  type Scene,
  signOf,
} from './marks.ts';

const DAYS_AHEAD = 3;
const TODAY = ['yellowBright', 'bold'] as const;

export const panels = (scene: Scene, width: number): readonly (readonly Line[])[] => [
  oraclePanel(scene, width),
  unitsPanel(scene, width),
  artifactsPanel(scene, width),
  landsPanel(scene, width),
];

function oraclePanel(scene: Scene, width: number): Line[] {
  const { view, canvas } = scene;
  const { oracle } = view;
  const row = ({ day, lit, matched }: OracleDay): Line[] => {
    const ahead = day - oracle.day;
    const when = canvas.t(ahead === 0 ? 'board.oracle.today' : ahead === 1 ? 'board.oracle.tomorrow' : 'board.oracle.later', {
      days: ahead,
    });
    const style = ahead === 0 ? TODAY : undefined;
    return [line(` ${when}`), line(`${LIT} ${kindName(scene, lit)}`, style), line(`${MATCHED} ${kindName(scene, matched)}`, style)];
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
function unitsPanel(scene: Scene, width: number): Line[] {
  const { stock } = scene.view;
  const units = stock.units.map(({ unit, count, top }) => {
    const faction = top === null ? null : faceOf(top).faction;
    return [
      line(` ${signOf({ kind: unit, faction: null })}`),
      line(kindName(scene, unit)),
      countLine(count),
      top === null ? line('') : [span(ACTIVE, 'dim'), span(factionLetter(scene, faction), [factionInk(faction), 'bold'])],
      line(priceSigns(prices.hire[unit]), 'dim'),
    ];
  });
  const supply = [line(` ${signOf({ kind: 'supply', faction: null })}`), line(kindName(scene, 'supply')), countLine(stock.supplies)];
  return [heading(scene.canvas.t('board.stock.units'), width), ...table([...units, supply], COUNTED, width, 2)];
}

function artifactsPanel(scene: Scene, width: number): Line[] {
  const { stock } = scene.view;
  const artifacts = stock.artifacts.map(({ artifact, count }) => {
    const signs = oracleSigns(scene, artifact);
    return [
      line(` ${signs === '' ? ' ' : signs.charAt(0)}`, TODAY),
      line(kindName(scene, artifact), signs === '' ? undefined : TODAY),
      countLine(count),
      line(signs.charAt(1), TODAY),
      line(priceSigns(prices.create[artifact]), 'dim'),
    ];
  });
  const greats = stock.greats.map((great) => cardSpans(scene, great));
  return [
    heading(scene.canvas.t('board.stock.artifacts'), width),
    ...table(artifacts, COUNTED, width, 2),
    ...(greats.length === 0 ? [] : flow(greats, width, line(' ✦ ', 'magentaBright'), line(' · ', 'dim'))),
  ];
}

const EXIT_SIGNS: Readonly<Record<string, string>> = {
  straight: '║',
  curve: '╚',
  tee: '╠',
  cross: '╬',
  end: '╨',
  gate: '║',
  bend: '╚',
  fork: '╠',
  hub: '╬',
};
/** Terrain decks by their exits. */
function landsPanel(scene: Scene, width: number): Line[] {
  const { t } = scene.canvas;
  const { roads, cities } = scene.view.stock;
  const deck = ({ type, count }: { type: string; count: number }): Line => [
    span(EXIT_SIGNS[type] ?? '', 'bold'),
    span(String(count), count === 0 ? 'redBright' : undefined),
  ];
  const price = (recipe: Recipe): Line => line(priceSigns(recipe), 'dim');
  const junctions = ROADS.indexOf('tee');
  const cost = (what: 'found' | 'upgrade', byLevel: readonly Recipe[]): Line =>
    line(t(`board.stock.${what}`, { price: levelPrice(byLevel) }), 'dim');
  const simple = [...roads.slice(0, junctions).map(deck), price(prices.road.simple)];
  // The signs of two rows must not touch: they would look like one road.
  const rows: readonly (readonly [what: string, words: readonly Line[]])[] = [
    ['roads', [...simple, ...roads.slice(junctions).map(deck), price(prices.road.junction)]],
    ['level', [cost('found', prices.city), cost('upgrade', prices.upgrade)]],
    ['cities', cities.map(deck)],
  ];
  const names = Math.max(...rows.map(([what]) => widthOf(t(`board.stock.${what}`))));
  return [
    heading(t('board.stock.lands'), width),
    ...rows.flatMap(([what, words]) => flow(words, width, [span(' '), ...fit(line(t(`board.stock.${what}`)), names), span(' ')])),
  ];
}
/** Cities cost units of the rank that is their level: `n+n+n`. */
const levelPrice = (byLevel: readonly Recipe[]): string => Array.from({ length: Math.max(...(byLevel.at(-1) ?? [])) }, () => 'n').join('+');
