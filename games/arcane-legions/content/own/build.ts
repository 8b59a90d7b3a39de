// Turns a content file into cards. References by a name from the file become the id of that card.
import { ownId, resolver } from '@tabularium/parts/own-content';
import { type Content, content as game } from '../index.ts';
import { keywordsOf } from '../keywords.ts';
import {
  type ArmyDef,
  type BattlefieldDef,
  type FigureDef,
  type Heading,
  ICONS,
  type Icons,
  type SlotDef,
  type UnitDef,
  type ZoneDef,
} from '../kinds.ts';
import { pointsOf } from '../points.ts';
import { FORMATION_LENGTH } from '../tables.ts';
import type { WrittenArmy, WrittenBattlefield, WrittenContent, WrittenFigure, WrittenSlots, WrittenUnit, WrittenZone } from './written.ts';

/** In the order of the file: the third unit written is the third unit here. */
export function build({ figures = [], units = [], armies = [], battlefields = [] }: WrittenContent): Content {
  const who = resolver(figures);
  const card = resolver(units);
  const miniatures = figures.map(figureOf);
  const known = new Map([...game.figures, ...miniatures].map((figure) => [figure.id, figure]));
  return {
    figures: miniatures,
    units: units.map((unit) => unitOf(unit, who, known)),
    armies: armies.map((army) => armyOf(army, card)),
    battlefields: battlefields.map(battlefieldOf),
  };
}
type Resolve = ReturnType<typeof resolver>;

const figureOf = ({ name, subfaction, ...rest }: WrittenFigure): FigureDef => ({
  id: ownId(name),
  subfaction: subfaction ?? null,
  ...rest,
});

function unitOf({ name, points, bar = [], slots, ...rest }: WrittenUnit, who: Resolve, known: ReadonlyMap<string, FigureDef>): UnitDef {
  const all = slots.flatMap((group) => slotsOf(group, who));
  const starting = all.flatMap(({ figure }) => (figure === null ? [] : (known.get(figure) ?? [])));
  const card = { id: ownId(name), ...rest, ...keywordsOf(starting), bar, slots: all };
  return { ...card, points: points ?? pointsOf(card) };
}
const slotsOf = ({ count = 1, icons = {}, abilities = [], figure, ...foot }: WrittenSlots, who: Resolve): SlotDef[] =>
  Array.from({ length: count }, () => ({
    ...foot,
    icons: withAllIcons(icons),
    abilities,
    figure: figure === undefined ? null : who(figure),
  }));
const withAllIcons = (icons: Partial<Icons>): Icons =>
  Object.fromEntries(ICONS.map((icon) => [icon, icons[icon] ?? 0])) as Record<(typeof ICONS)[number], number>; // one entry for every icon

const armyOf = ({ name, units, ...rest }: WrittenArmy, card: Resolve): ArmyDef => ({ id: ownId(name), ...rest, units: units.map(card) });

const battlefieldOf = ({ name, zones, pieces, ...rest }: WrittenBattlefield): BattlefieldDef => ({
  id: ownId(name),
  ...rest,
  zones: zones.map((zone) => zoneAlong(zone, rest)),
  pieces: pieces.map(({ degrees = 0, ...piece }) => ({ ...piece, heading: (degrees / 45) as Heading })), // the schema allows no other
});
const EDGE_HEADINGS = { south: 0, west: 2, north: 4, east: 6 } as const;
/** Along its side of the table, one formation deep. ARC-2.17 */
function zoneAlong({ side, from, to }: WrittenZone, { width, depth }: Pick<BattlefieldDef, 'width' | 'depth'>): ZoneDef {
  const end = side === 'north' ? depth : side === 'east' ? width : FORMATION_LENGTH;
  const [along, across] = [[from, to] as const, [end - FORMATION_LENGTH, end] as const];
  const isLevel = side === 'south' || side === 'north';
  return { x: isLevel ? along : across, y: isLevel ? across : along, heading: EDGE_HEADINGS[side] };
}
