// Cover: what the line between the centres of two bases passes through. MOB-7.10 to MOB-7.17, MOB-8.12
import { lineBetween, type Point } from '@tabularium/geometry';
import { above, BESIDE, baseCentre, FIELD, HEXES, type Hex, hexOf, levelOf, type Position } from '../../content/places.ts';
import { figureAt } from '../../table/names.ts';
import { type FigureId, NONE, type Table } from '../../table/table.ts';
import { footprintOf, placeOfFigure, standingAt } from '../figures/figures.ts';
import { centreAt, facingHex } from './arcs.ts';
import { type Terrain, terrainOf } from './terrain.ts';

export type CoverHit =
  | { readonly by: 'high' | 'low'; readonly at: Hex }
  | { readonly by: 'figure'; readonly at: Hex; readonly figure: FigureId };
export interface Cover {
  readonly from: Point;
  readonly to: Point;
  /** The attacker is lower. MOB-7.14 */
  readonly lower: boolean;
  /** Everything on the line that gives cover. */
  readonly hits: readonly CoverHit[];
}
export interface CoverTerms {
  /** The hex that the attack comes from, if it is not the attacker's facing hex. MOB-7.113 */
  readonly from?: Position;
  /** An additional target of an area attack: the line starts at the initial target. MOB-7.46 */
  readonly initial?: FigureId;
  /** Set if low obstacles and characters give no cover. MOB-12.13 */
  readonly noSoft?: boolean;
}

/** The target's cover against a ranged or spell attack, if any. It counts once, however much gives it. MOB-7.11, MOB-7.13 */
export function coverOf(table: Table, attacker: FigureId, target: FigureId, terms: CoverTerms = {}): Cover | undefined {
  const line = lineOfAttack(table, attacker, target, terms);
  if (line.level < line.targetLevel) return { from: line.from, to: line.to, lower: true, hits: [] }; // MOB-7.14
  const gives = giversOf(table, attacker, target, line, terms.noSoft ?? false);
  const { crossed, seams } = lineBetween(FIELD, line.from, line.to);
  const hits: CoverHit[] = [];
  const note = (hex: Hex): void => {
    const hit = gives(hex);
    if (hit !== undefined && !hits.some(({ at }) => at === hex)) hits.push(hit);
  };
  for (const hex of crossed) note(hex);
  for (const [a, b] of seams)
    if (gives(a) !== undefined && gives(b) !== undefined) {
      note(a); // MOB-8.8
      note(b);
    }
  return hits.length === 0 ? undefined : { from: line.from, to: line.to, lower: false, hits };
}

interface LineOfAttack {
  readonly from: Point;
  readonly to: Point;
  /** The attacker's hex, or the hexes of an area attack's initial target. */
  readonly origin: readonly Position[];
  readonly level: 0 | 1;
  readonly targetLevel: 0 | 1;
}
function lineOfAttack(table: Table, attacker: FigureId, target: FigureId, { from, initial }: CoverTerms): LineOfAttack {
  const aimed = figureAt(table, target);
  const origin = initial === undefined ? [from ?? facingHex(figureAt(table, attacker))] : footprintOf(table, initial);
  return {
    from: initial === undefined ? centreAt(origin[0] as Position) : baseCentre(placeOfFigure(figureAt(table, initial))),
    to: baseCentre(placeOfFigure(aimed)), // MOB-7.116
    origin,
    level: levelOf(origin[0] as Position),
    targetLevel: levelOf(aimed.at),
  };
}
type Giver = (hex: Hex) => CoverHit | undefined;
/** Says what on a hex of the line gives cover; difficult terrain, ladders and tokens do not. MOB-7.11, MOB-7.12, MOB-7.16 */
function giversOf(table: Table, attacker: FigureId, target: FigureId, line: LineOfAttack, noSoft: boolean): Giver {
  const terrain = terrainOf(table);
  const ignored = ignoredHexes(terrain, table, target, line);
  const isDownward = line.level > line.targetLevel;
  const lowCounts = !noSoft && line.level === 0; // MOB-7.16
  const figuresCount = !noSoft && !isDownward; // MOB-7.15
  const own = new Set([...footprintOf(table, attacker), ...footprintOf(table, target), ...line.origin]); // MOB-8.12
  return (hex) => {
    if (terrain.high[hex] === 1) return ignored.has(hex) ? undefined : { by: 'high', at: hex };
    if (terrain.low[hex] === 1) return lowCounts && !ignored.has(hex) ? { by: 'low', at: hex } : undefined;
    const position = line.level === 1 ? above(hex) : hex; // MOB-7.16
    if (!figuresCount || own.has(position)) return undefined;
    const figure = standingAt(table, position);
    if (figure === NONE || footprintOf(table, figure).some((position) => ignored.has(hexOf(position)))) return undefined; // MOB-7.11
    return { by: 'figure', at: hex, figure };
  };
}
/** Hexes whose obstacles and characters do not count: beside the attacker's hex, at the foot of a high attacker's platform, beside a massive target. */
function ignoredHexes({ platform }: Terrain, table: Table, target: FigureId, line: LineOfAttack): Set<Hex> {
  const ignored = new Set<Hex>();
  const ignoreAround = (hex: Hex): void => {
    for (let side = 0; side < 6; side++) ignored.add(BESIDE[hex * 6 + side] as Hex);
  };
  for (const position of line.origin) ignoreAround(hexOf(position)); // MOB-7.11
  if (line.level > line.targetLevel)
    for (let hex = 0; hex < HEXES; hex++)
      if (platform[hex] !== 0 && line.origin.some((position) => platform[hexOf(position)] === platform[hex])) ignoreAround(hex); // MOB-7.15
  if (footprintOf(table, target).length > 1) for (const position of footprintOf(table, target)) ignoreAround(hexOf(position)); // MOB-7.116
  return ignored;
}
