// How cards and battlefields are written down: slots of the same kind in one line.
import {
  type Ability,
  type Circle,
  type FigureDef,
  type FootSize,
  type Heading,
  ICONS,
  type Icons,
  type PieceKind,
  type PlacedPiece,
  type SlotDef,
  type UnitDef,
  type ZoneDef,
} from './kinds.ts';

interface Foot {
  readonly circle: Circle;
  readonly size: FootSize;
  readonly pegs: number;
}
export const small = (circle: Circle, pegs: number): Foot => ({ circle, size: 'small', pegs });
export const large = (circle: Circle, pegs: number): Foot => ({ circle, size: 'large', pegs });

/** `AAD`: two attack icons and one of defence. */
const iconsIn = (letters: string): Icons =>
  Object.fromEntries(ICONS.map((icon) => [icon, letters.split(icon).length - 1])) as Record<(typeof ICONS)[number], number>; // one entry for every icon
export const slots = (count: number, foot: Foot, icons: string, figure: string | null, ...abilities: Ability[]): SlotDef[] =>
  Array.from({ length: count }, () => ({ ...foot, icons: iconsIn(icons), abilities, figure }));

type KeywordList<Of extends UnitDef | FigureDef> = readonly [Of['faction'], Of['subfaction'], Of['descriptor'], Of['troops']];
type CardFace = Pick<UnitDef, 'costs' | 'colours' | 'bar'> & { readonly slots: readonly (readonly SlotDef[])[] };
export const unit = (
  id: string,
  base: UnitDef['base'],
  points: number,
  [faction, subfaction, descriptor, troops]: KeywordList<UnitDef>,
  { slots: groups, ...card }: CardFace,
): UnitDef => ({ id, base, points, faction, subfaction, descriptor, troops, ...card, slots: groups.flat() });
export const figure = (id: string, foot: Foot, [faction, subfaction, descriptor, troops]: KeywordList<FigureDef>): FigureDef => ({
  id,
  ...foot,
  faction,
  subfaction,
  descriptor,
  troops,
});

export const piece = (kind: PieceKind, x: number, y: number, heading: Heading = 0): PlacedPiece => ({ piece: kind, x, y, heading });
export const zone = (x: ZoneDef['x'], y: ZoneDef['y'], heading: ZoneDef['heading']): ZoneDef => ({ x, y, heading });
