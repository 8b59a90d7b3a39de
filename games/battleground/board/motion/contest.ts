// A test and the defence against it, assembled from events: rolls, rerolls, explosions, net successes.
import type { CardName, FigureName } from '../../table/asks.ts';
import type { Event } from '../../table/events.ts';
import type { Step } from '../../table/table.ts';
import type { RolledView } from '../../table/view.ts';

/** Explosion dice succeed with this or more. MOB-5.9 */
const EXPLOSION_THRESHOLD = 5;
const EXPLODES = 6;

export interface ShownTest extends RolledView {
  /** The dice that were rerolled. */
  readonly again: readonly number[];
}
export interface Contest {
  /** Distinguishes a contest from the next one. */
  readonly number: number;
  /** The weapon or ability; null before it is known. */
  readonly by: CardName | null;
  readonly figure: FigureName;
  readonly target: FigureName | null;
  /** The test, and the defence against it. */
  readonly tests: readonly ShownTest[];
  /** Net successes; null while dice are rolled. */
  readonly net: number | null;
  /** The wounds inflicted so far. */
  readonly wounds: number;
}
const opened = (last: Contest | undefined, figure: FigureName, by: CardName | null, target: FigureName | null): Contest => ({
  number: (last?.number ?? 0) + 1,
  by,
  figure,
  target,
  tests: [],
  net: null,
  wounds: 0,
});

export function told(contest: Contest | undefined, event: Event): Contest | undefined {
  switch (event.kind) {
    case 'attacked':
      return opened(contest, event.figure, event.weapon, event.target);
    case 'usedAbility':
      return opened(contest, event.figure, event.ability, event.on);
    case 'rolled':
      return rolled(contest, event);
    case 'rerolled':
      return contest && ofLast(contest, (test) => rerolled(test, event.before, event.after));
    case 'exploded':
      return contest && ofLast(contest, (test) => counted({ ...test, explosions: event.faces }));
    case 'successes':
      return contest && ofLast(contest, (test) => ({ ...test, successes: event.successes }));
    case 'net':
      return contest && { ...contest, target: event.target, net: event.net };
    case 'wounded':
      return contest && contest.net !== null && contest.target === event.figure
        ? { ...contest, wounds: contest.wounds + event.wounds }
        : contest;
    default:
      return contest;
  }
}
function rolled(contest: Contest | undefined, event: Extract<Event, { kind: 'rolled' }>): Contest {
  const { figure, stat, as, dice, modifiers, threshold, faces } = event;
  const isNext = contest !== undefined && contest.net === null && (as === 'defence' || contest.tests.length === 0);
  const open = isNext ? contest : opened(contest, figure, null, null);
  const test = counted({ figure, stat, as, dice, modifiers, threshold, faces, explosions: [], successes: 0, again: [] });
  return { ...open, tests: [...open.tests, test] };
}
const ofLast = (contest: Contest, change: (test: ShownTest) => ShownTest): Contest => ({
  ...contest,
  tests: contest.tests.map((test, i) => (i === contest.tests.length - 1 ? change(test) : test)),
});
const counted = (test: ShownTest): ShownTest => ({
  ...test,
  successes:
    test.faces.filter((face) => face >= test.threshold).length + test.explosions.filter((face) => face >= EXPLOSION_THRESHOLD).length,
});
/** Events do not say which of several equal dice were rerolled, so this takes the first ones. */
function rerolled(test: ShownTest, before: readonly number[], after: readonly number[]): ShownTest {
  const faces = [...test.faces];
  const again: number[] = [];
  let from = 0;
  for (const [i, face] of before.entries()) {
    const die = test.faces.indexOf(face, from);
    if (die === -1) continue;
    faces[die] = after[i] ?? face;
    again.push(die);
    from = die + 1;
  }
  return counted({ ...test, faces, again });
}

/** By die: its explosions, each caused by the one before. Every 6 causes one more. MOB-5.8 */
export function explosionsOf(faces: readonly number[], explosions: readonly number[]): readonly (readonly number[])[] {
  const chains: number[][] = faces.map(() => []);
  let bursting = [...faces.keys()].filter((die) => faces[die] === EXPLODES);
  let next = 0;
  while (bursting.length > 0 && next < explosions.length) {
    const again: number[] = [];
    for (const die of bursting) {
      const face = explosions[next++];
      if (face === undefined) break;
      chains[die]?.push(face);
      if (face === EXPLODES) again.push(die);
    }
    bursting = again;
  }
  return chains;
}
export const isExplosionSuccess = (face: number): boolean => face >= EXPLOSION_THRESHOLD;

/** The dice on the table as the view shows them; the trail says which attack or ability they belong to. */
export function lying(contest: Contest | undefined, table: readonly RolledView[], trail: readonly Step[]): Contest | undefined {
  const [first] = table;
  if (first === undefined) return contest;
  const isKnown = contest !== undefined && contest.figure === first.figure && contest.net === null;
  const about = trail.findLast((step) => step.at === 'attack' || step.at === 'ability');
  const by = about?.at === 'attack' ? about.weapon : about?.at === 'ability' ? about.ability : null;
  const target = about?.at === 'attack' ? about.target : null;
  const known = isKnown ? contest : opened(contest, first.figure, by, target);
  return { ...known, tests: table.map((test, i) => ({ ...test, again: known.tests[i]?.again ?? [] })) };
}
/** The contest after all these events. */
export const toldAll = (before: Contest | undefined, events: readonly Event[]): Contest | undefined => events.reduce(told, before);
