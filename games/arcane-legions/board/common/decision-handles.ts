// Where on the table each option of a decision can be grasped.
import type { Table } from '../../table/table.ts';
import { figures, lines } from './fight-handles.ts';
import type { Handle } from './handle.ts';
import { manoeuvres, type SlidePlaces, slides, snaps } from './move-handles.ts';
import type { Asked, OpenDecision } from './props.ts';
import { columns, deployments, pieceHandle, rows, zones } from './setup-handles.ts';

/** Questions that are answered on the table. */
const ON_FIELD: ReadonlySet<string> = new Set([
  'objectiveAt',
  'pieceX',
  'pieceY',
  'zone',
  'deployAt',
  'manoeuvre',
  'objectiveSnap',
  'snap',
  'slide',
  'shotSides',
  'order',
  'disengage',
  'cloud',
  'splash',
]);
/** Questions about figures, which are drawn large beside the table and small on it. */
const FIGURE_ASKS = [
  'damage',
  'pushLoss',
  'concentrate',
  'power',
  'mistress',
  'sniperSlot',
  'deathTouch',
  'restoreTo',
] as const satisfies readonly OpenDecision['ask'][];
const OF_FIGURES: ReadonlySet<string> = new Set(FIGURE_ASKS);
export const isOfFigures = (decision: OpenDecision | undefined): decision is Asked<(typeof FIGURE_ASKS)[number]> =>
  decision !== undefined && OF_FIGURES.has(decision.ask);
export const isOnField = (decision: OpenDecision | undefined): boolean =>
  decision !== undefined && (ON_FIELD.has(decision.ask) || isOfFigures(decision));

export function handlesOf(decision: OpenDecision | undefined, ground: Table, slidePlaces: SlidePlaces): readonly Handle[] {
  if (isOfFigures(decision)) return figures(decision, ground);
  switch (decision?.ask) {
    case 'manoeuvre':
      return manoeuvres(decision, ground);
    case 'snap':
    case 'objectiveSnap':
      return snaps(decision);
    case 'slide':
      return slides(decision, ground, slidePlaces);
    case 'deployAt':
      return deployments(decision, ground);
    case 'objectiveAt':
      return decision.options.map(({ x, y }, number) => pieceHandle('objective', { x, y, heading: 0 }, [number]));
    case 'pieceX':
      return columns(decision, ground);
    case 'pieceY':
      return rows(decision);
    case 'zone':
      return zones(decision, ground);
    case 'shotSides':
      return lines(decision, ground);
    default:
      return [];
  }
}
