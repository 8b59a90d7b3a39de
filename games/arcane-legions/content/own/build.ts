// Turns what an owner wrote into cards. Whatever is called by a name of the file gets the id of that card.
import { ownId, resolver } from '@tabularium/parts/own';
import { type Content, content as game } from '../index.ts';
import { keywordsOf } from '../keywords.ts';
import { type ArmyDef, type FigureDef, ICONS, type Icons, type SlotDef, type UnitDef } from '../kinds.ts';
import { pointsOf } from '../points.ts';
import type { WrittenArmy, WrittenContent, WrittenFigure, WrittenSlots, WrittenUnit } from './written.ts';

export type Cards = Omit<Content, 'battlefields'>;

/** In the order of the file: the third unit written is the third unit here. */
export function build({ figures = [], units = [], armies = [] }: WrittenContent): Cards {
  const who = resolver(figures);
  const card = resolver(units);
  const miniatures = figures.map(figureOf);
  const known = new Map([...game.figures, ...miniatures].map((figure) => [figure.id, figure]));
  return {
    figures: miniatures,
    units: units.map((unit) => unitOf(unit, who, known)),
    armies: armies.map((army) => armyOf(army, card)),
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
  Array.from({ length: count }, () => ({ ...foot, icons: iconsOf(icons), abilities, figure: figure === undefined ? null : who(figure) }));
const iconsOf = (icons: Partial<Icons>): Icons =>
  Object.fromEntries(ICONS.map((icon) => [icon, icons[icon] ?? 0])) as Record<(typeof ICONS)[number], number>; // one entry for every icon

const armyOf = ({ name, units, ...rest }: WrittenArmy, card: Resolve): ArmyDef => ({ id: ownId(name), ...rest, units: units.map(card) });
