// How the table is set up: places of units and pieces of terrain, zones.

import type { Said } from '@tabularium/kernel';
import type { Heading, PieceKind } from '../../content/kinds.ts';
import { zoneOf } from '../../rules/setup/deploying.ts';
import { pieceRows } from '../../rules/setup/laying.ts';
import type { TurnedPieceFacts } from '../../table/about.ts';
import { unitCalled } from '../../table/names.ts';
import { type Table, unitAt } from '../../table/table.ts';
import { text } from '../../table/text.ts';
import type { Numbers } from './choices.ts';
import type { Handle } from './handle.ts';
import type { Place } from './plane.ts';
import type { Asked } from './props.ts';

const DEPLOY_GRASP = 1.6;
export function deployments(decision: Asked<'deployAt'>, ground: Table): readonly Handle[] {
  const { unit } = decision.facts;
  const id = unitCalled(ground, unit);
  if (id < 0) return [];
  const { heading } = zoneOf(ground, unitAt(ground, id).seat);
  return decision.options.map(({ x, y }, number) => ({
    key: `deploy ${x} ${y}`,
    kind: 'deploy',
    at: { x, y },
    grasp: DEPLOY_GRASP,
    numbers: [number],
    ghost: { place: { x, y, heading }, unit },
  }));
}

const PIECE_GRASP = 1.1;
export const pieceHandle = (piece: PieceKind, place: Place, numbers: Numbers, next: readonly Said[] = []): Handle => ({
  key: `piece ${place.x} ${place.y}`,
  kind: 'piece',
  at: place,
  grasp: PIECE_GRASP,
  numbers,
  ghost: { place, piece },
  next,
});
const headingIn = ({ degrees }: TurnedPieceFacts): Heading => (degrees / 45) as Heading;
/** Both coordinates are chosen with one click. */
export function columns(decision: Asked<'pieceX'>, ground: Table): readonly Handle[] {
  const { piece } = decision.facts;
  const heading = headingIn(decision.facts);
  return decision.options.flatMap(({ x }, number) =>
    pieceRows(ground, piece, heading * 45, x).map((y) =>
      pieceHandle(piece, { x, y, heading }, [number], [{ ask: 'pieceY', text: text('pieceY', { y }) }]),
    ),
  );
}
export function rows(decision: Asked<'pieceY'>): readonly Handle[] {
  const { piece, x } = decision.facts;
  return decision.options.map(({ y }, number) => pieceHandle(piece, { x, y, heading: headingIn(decision.facts) }, [number]));
}

export function zones(decision: Asked<'zone'>, ground: Table): readonly Handle[] {
  return decision.options.flatMap(({ zone }, number): Handle[] => {
    const found = ground.field.zones[zone - 1];
    if (found === undefined) return [];
    const [width, depth] = [found.x[1] - found.x[0], found.y[1] - found.y[0]];
    const place = { x: found.x[0] + width / 2, y: found.y[0] + depth / 2, heading: found.heading };
    return [
      {
        key: `zone ${zone}`,
        kind: 'zone',
        at: place,
        grasp: Math.max(width, depth) / 2,
        numbers: [number],
        ghost: { place, zone: zone - 1 },
      },
    ];
  });
}
