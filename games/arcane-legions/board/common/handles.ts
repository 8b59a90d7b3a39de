// Where on the table the options of a decision can be grasped: poses of bases, places of pieces, lines, zones.
import { distanceOf, type Vector } from '@tabularium/geometry';
import type { Said } from '@tabularium/kernel';
import type { Heading, PieceKind, Side } from '../../content/kinds.ts';
import { type Pose, STEP } from '../../content/shapes.ts';
import { obstaclesTo } from '../../rules/field/obstacles.ts';
import { stepToward } from '../../rules/reach/steps.ts';
import { landing, toolAt } from '../../rules/reach/turning-tool.ts';
import { zoneOf } from '../../rules/setup/deploying.ts';
import { pieceRows } from '../../rules/setup/laying.ts';
import { middleOf, notchesOf, outOf, sizeOf, sizeOfUnit } from '../../rules/units/bases.ts';
import type { Manoeuvre, NotchName, SlotName, UnitName } from '../../table/asks.ts';
import { notchName, sideCalled, slotCalled, unitCalled } from '../../table/names.ts';
import { defOf, type Notch, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { text } from '../../table/text.ts';
import { UNIT as FINE, slotPlaces } from './base-layout.ts';
import { choicesOf, factOf, type Numbers, numberOf } from './choices.ts';
import { optionsBySlot } from './figure-map.ts';
import { ahead, type Place, placeCalled } from './plane.ts';
import type { Asked, OpenDecision } from './props.ts';
import { plateOf } from './sights.ts';

export type HandleKind = 'step' | 'turn' | 'snap' | 'slide' | 'deploy' | 'piece' | 'zone' | 'line' | 'figure';
export interface Handle {
  readonly key: string;
  readonly kind: HandleKind;
  /** Where it is grasped, and from how far, in steps. */
  readonly at: Vector;
  readonly grasp: number;
  /** The best one first. */
  readonly numbers: Numbers;
  /** What is asked right after it, and answered too. */
  readonly next?: readonly Said[];
  /** What would be there then. */
  readonly ghost?: Ghost;
  /** The figure that is meant. */
  readonly figure?: { readonly unit: UnitName; readonly slot: SlotName };
}
export type Ghost = { readonly place: Place } & ({ readonly unit: UnitName } | { readonly piece: PieceKind } | { readonly zone: number });

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
/** Questions about figures, which are large beside the table, and small on it. */
export const OF_FIGURES: ReadonlySet<string> = new Set([
  'damage',
  'pushLoss',
  'concentrate',
  'power',
  'mistress',
  'sniperSlot',
  'deathTouch',
  'restoreTo',
]);
export const isOfFigures = (decision: OpenDecision | undefined): boolean => decision !== undefined && OF_FIGURES.has(decision.ask);
export const isOnField = (decision: OpenDecision | undefined): boolean =>
  decision !== undefined && (ON_FIELD.has(decision.ask) || OF_FIGURES.has(decision.ask));

/** What the rules say of single options, where the option alone does not say where it leads. */
export type Told = ReadonlyMap<number, Place>;
export function handlesOf(decision: OpenDecision | undefined, ground: Table, told: Told): readonly Handle[] {
  switch (decision?.ask) {
    case 'manoeuvre':
      return manoeuvres(decision, ground);
    case 'snap':
    case 'objectiveSnap':
      return snaps(decision);
    case 'slide':
      return slides(decision, ground, told);
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
    case 'damage':
    case 'pushLoss':
    case 'concentrate':
    case 'power':
    case 'mistress':
    case 'sniperSlot':
    case 'deathTouch':
    case 'restoreTo':
      return figures(decision, ground);
    default:
      return [];
  }
}
/** The nearest one that is near enough. */
export function handleAt(handles: readonly Handle[], point: Vector): Handle | undefined {
  let found: Handle | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const handle of handles) {
    const far = distanceOf(handle.at, point);
    if (far > handle.grasp || far >= least) continue;
    found = handle;
    least = far;
  }
  return found;
}

// ---- manoeuvres

const inSteps = ({ x, y, heading }: Pose): Place => ({ x: x / STEP, y: y / STEP, heading });
/** Half a step and a whole one are grasped so far beyond the side. */
const STEP_AT = { 0.5: 0.3, 1: 0.78 } as const;
const STEP_GRASP = 0.36;
/** A turn is grasped between the middle of the base it leads to and its front. */
const TOWARD_FRONT = 0.26;
const TURN_GRASP = 0.5;
function manoeuvres(decision: Asked<'manoeuvre'>, ground: Table): readonly Handle[] {
  const unit = factOf(decision, 'unit');
  const id = unit === undefined ? -1 : unitCalled(ground, unit);
  if (unit === undefined || id < 0) return [];
  const byPose = new Map<string, number[]>();
  const steps: Handle[] = [];
  for (const [number, option] of decision.options.entries()) {
    const place = goalOf(ground, id, option);
    if (place === undefined) continue;
    if ('step' in option) steps.push(stepHandle(ground, id, option, number, { place, unit }));
    else {
      const key = `${place.x} ${place.y} ${place.heading}`;
      byPose.set(key, [...(byPose.get(key) ?? []), number]);
    }
  }
  const costOf = (number: number): number => (decision.options[number] as Manoeuvre).cost;
  const turns = [...byPose].map(([key, numbers]): Handle => {
    const [x, y, heading] = key.split(' ').map(Number) as [number, number, Heading];
    const place = { x, y, heading };
    const cheapest = numbers.toSorted((a, b) => costOf(a) - costOf(b));
    return {
      key: `turn ${key}`,
      kind: 'turn',
      at: ahead(place, heading, TOWARD_FRONT),
      grasp: TURN_GRASP,
      numbers: cheapest,
      ghost: { place, unit },
    };
  });
  return [...steps, ...turns];
}
function stepHandle(ground: Table, id: UnitId, { step, length }: Extract<Manoeuvre, { step: Side }>, number: number, ghost: Ghost): Handle {
  const unit = unitAt(ground, id);
  const side = sideCalled(step);
  const middle = middleOf(unit, sizeOfUnit(ground, id), side);
  const at = ahead({ x: middle.x / STEP, y: middle.y / STEP }, outOf(unit.heading, side), STEP_AT[length]);
  return { key: `step ${step} ${length}`, kind: 'step', at, grasp: STEP_GRASP, numbers: [number], ghost };
}
/** Where a base would be after a manoeuvre, before it lies flush with anything. */
export function goalOf(ground: Table, id: UnitId, option: Manoeuvre): Place | undefined {
  const unit = unitAt(ground, id);
  const def = defOf(ground, unit);
  const size = sizeOf(def);
  if ('step' in option) {
    const stepped = stepToward(unit, size, sideCalled(option.step), option.length * STEP, obstaclesTo(ground, id));
    return stepped && inSteps(stepped.pose);
  }
  const notch = (name: NotchName): Notch | undefined => notchesOf(def).find((one) => notchName(one) === name);
  const [at, attach] = [notch(option.tool), notch(option.attach)];
  if (at === undefined || attach === undefined) return undefined;
  return inSteps(landing(toolAt(unit, size, option.turn, at, option.exit), size, attach));
}
/** The corners of the turning tool as it lies for a turn. */
export function toolCorners(ground: Table, id: UnitId, option: Manoeuvre): readonly Vector[] {
  if ('step' in option) return [];
  const unit = unitAt(ground, id);
  const def = defOf(ground, unit);
  const at = notchesOf(def).find((one) => notchName(one) === option.tool);
  if (at === undefined) return [];
  return toolAt(unit, sizeOf(def), option.turn, at, option.exit).corners.map(({ x, y }) => ({ x: x / STEP, y: y / STEP }));
}

// ---- lying flush, sliding, setting up

const SNAP_GRASP = 0.9;
function snaps(decision: Asked<'snap'> | Asked<'objectiveSnap'>): readonly Handle[] {
  const unit = factOf(decision, 'unit') ?? '';
  return decision.options.flatMap(({ at }, number) => {
    const place = placeCalled(at);
    return place === undefined
      ? []
      : [
          {
            key: `snap ${at} ${number}`,
            kind: 'snap',
            at: ahead(place, place.heading, TOWARD_FRONT),
            grasp: SNAP_GRASP,
            numbers: [number],
            ghost: { place, unit },
          },
        ];
  });
}
/** A slide is grasped beyond the end of the base, where it would go. */
const SLIDE_AT = 1.2;
function slides(decision: Asked<'slide'>, ground: Table, told: Told): readonly Handle[] {
  const unit = factOf(decision, 'unit') ?? '';
  const id = unitCalled(ground, unit);
  const now = id < 0 ? undefined : inSteps(unitAt(ground, id));
  return decision.options.flatMap((_, number): Handle[] => {
    const place = told.get(number);
    if (place === undefined || now === undefined) return [];
    const far = distanceOf(now, place) || 1;
    const at = { x: place.x + ((place.x - now.x) / far) * SLIDE_AT, y: place.y + ((place.y - now.y) / far) * SLIDE_AT };
    return [{ key: `slide ${number}`, kind: 'slide', at, grasp: SNAP_GRASP, numbers: [number], ghost: { place, unit } }];
  });
}
const DEPLOY_GRASP = 1.6;
function deployments(decision: Asked<'deployAt'>, ground: Table): readonly Handle[] {
  const unit = factOf(decision, 'unit') ?? '';
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

// ---- terrain

const PIECE_GRASP = 1.1;
const pieceHandle = (piece: PieceKind, place: Place, numbers: Numbers, next: readonly Said[] = []): Handle => ({
  key: `piece ${place.x} ${place.y}`,
  kind: 'piece',
  at: place,
  grasp: PIECE_GRASP,
  numbers,
  ghost: { place, piece },
  next,
});
const headingIn = (decision: OpenDecision): Heading => ((numberOf(decision, 'degrees') ?? 0) / 45) as Heading;
/** Both coordinates are chosen with one click. */
function columns(decision: Asked<'pieceX'>, ground: Table): readonly Handle[] {
  const piece = factOf(decision, 'piece') as PieceKind;
  const heading = headingIn(decision);
  return decision.options.flatMap(({ x }, number) =>
    pieceRows(ground, piece, heading * 45, x).map((y) =>
      pieceHandle(piece, { x, y, heading }, [number], [{ ask: 'pieceY', text: text('pieceY', { y }) }]),
    ),
  );
}
function rows(decision: Asked<'pieceY'>): readonly Handle[] {
  const piece = factOf(decision, 'piece') as PieceKind;
  const x = numberOf(decision, 'x') ?? 0;
  return decision.options.map(({ y }, number) => pieceHandle(piece, { x, y, heading: headingIn(decision) }, [number]));
}

// ---- zones and lines

function zones(decision: Asked<'zone'>, ground: Table): readonly Handle[] {
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
const LINE_GRASP = 1.2;
function lines(decision: Asked<'shotSides'>, ground: Table): readonly Handle[] {
  const [from, to] = [unitCalled(ground, factOf(decision, 'unit') ?? ''), unitCalled(ground, factOf(decision, 'target') ?? '')];
  if (from < 0 || to < 0) return [];
  const middle = (id: UnitId, side: Side): Vector => {
    const { x, y } = middleOf(unitAt(ground, id), sizeOfUnit(ground, id), sideCalled(side));
    return { x: x / STEP, y: y / STEP };
  };
  return decision.options.map((option, number) => {
    const [start, end] = [middle(from, option.from), middle(to, option.to)];
    const at = plateOf(option.from, option.to, start, end);
    return { key: `line ${option.from} ${option.to}`, kind: 'line', at, grasp: LINE_GRASP, numbers: [number] };
  });
}

// ---- figures

/** Where a slot of a base is on the table. */
export const onBase = (base: Place, { x, y }: Vector): Vector => ahead(ahead(base, base.heading + 2, x / FINE), base.heading, -y / FINE);
/** A little more than the foot of a figure. */
const FOOT = 0.6;
/** Where they stand on their bases; those that are alike are the same option. */
function figures(decision: OpenDecision, ground: Table): readonly Handle[] {
  return [...choicesOf(decision).slots].flatMap(([unit, named]) => {
    const id = unitCalled(ground, unit);
    if (id < 0) return [];
    const base = unitAt(ground, id);
    const centre = inSteps(base);
    const places = slotPlaces(defOf(ground, base));
    const able = optionsBySlot(
      ground,
      unit,
      named,
      [...places.keys()].map((slot) => `S${slot + 1}`),
    );
    return [...able].flatMap(([slot, number]): Handle[] => {
      const place = places[slotCalled(slot)];
      if (place === undefined) return [];
      const at = onBase(centre, place);
      const grasp = (place.size / FINE) * FOOT;
      return [{ key: `figure ${unit} ${slot}`, kind: 'figure', at, grasp, numbers: [number], figure: { unit, slot } }];
    });
  });
}
