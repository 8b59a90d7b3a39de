// What the rest of an activation is worth: attacks from here, a Move and then attacks, an attack and then a Move.
import { remembered } from '@tabularium/parts/bot';
import { figureAt } from '../table/names.ts';
import type { FigureId, Frame } from '../table/table.ts';
import { weightsOf } from './danger.ts';
import { hereOf, moveSpots, type Spot, type Strike } from './spots.ts';
import { most, type Thought } from './thought.ts';
import { manaCost } from './worth.ts';

/** What a figure has to act with. */
export interface Means {
  readonly ap: number;
  readonly mana: number;
  readonly focus: boolean;
  /** Every attack counts as if a focus token were spent on it. */
  readonly improved: boolean;
  readonly paid: Readonly<Frame['paid']>;
}
export const meansOf = ({ table }: Thought, frame: Frame): Means => {
  const { mana, focus } = figureAt(table, frame.figure);
  return { ap: frame.ap, mana, focus, improved: false, paid: frame.paid };
};
const paidMore = ({ paid }: Means, what: keyof Frame['paid']): Frame['paid'] => ({ ...paid, [what]: paid[what] + 1 });

/** A second attack is worth this share, since the first may already have done its work. */
const SECOND = 0.85;
/** What it is worth to keep a focus token: in the last round it only helps to defend. */
export const keptFocus = ({ roundsLeft }: Thought): number => (roundsLeft > 0 ? 1.5 : 0.5);

/** The worth of a single attack, less the mana that it costs. */
const strikeWorth = (thought: Thought, id: FigureId, { blow, weapon }: Strike, { focus, improved }: Means): number =>
  (focus || improved ? blow.focused : blow.worth) - (weapon.mana > 0 ? 0.5 * manaCost(thought, id, weapon.mana) : 0);
/** What is left after an attack. */
export const afterStrike = (means: Means, { weapon, type }: Strike): Means => ({
  ...means,
  ap: means.ap - means.paid[type] - 1,
  mana: means.mana - weapon.mana,
  focus: false,
  paid: paidMore(means, type),
});
/** The best series of attacks that the means allow. */
export function strikesWorth(thought: Thought, id: FigureId, strikes: readonly Strike[], means: Means, share = 1): number {
  let top = means.focus ? keptFocus(thought) * share : 0;
  if (means.ap <= 0 || strikes.length === 0) return top;
  for (const strike of strikes) {
    if (means.paid[strike.type] + 1 > means.ap || strike.weapon.mana > means.mana) continue;
    const rest = strikesWorth(thought, id, strikes, afterStrike(means, strike), share * SECOND);
    const value = share * strikeWorth(thought, id, strike, means) + rest;
    if (value > top) top = value;
  }
  if (!means.focus && means.paid.focus + 1 < means.ap) {
    const value = strikesWorth(thought, id, strikes, afterFocus(means), share);
    if (value > top) top = value;
  }
  return top;
}
export const afterFocus = (means: Means): Means => ({
  ...means,
  ap: means.ap - means.paid.focus - 1,
  focus: true,
  paid: paidMore(means, 'focus'),
});
export const afterMove = (means: Means, focused: boolean): Means => ({
  ...means,
  ap: means.ap - means.paid.move - 1,
  focus: means.focus && !focused,
  paid: paidMore(means, 'move'),
});

/** What it is worth to end on a spot and make the attacks from there that the means allow. */
export const spotWorth = (thought: Thought, id: FigureId, spot: Spot, means: Means): number =>
  safeWorth(thought, id, spot, means) - spot.risk();
/** The same if nothing happens on the way. */
const safeWorth = (thought: Thought, id: FigureId, spot: Spot, means: Means): number =>
  spot.stand + (means.ap > 0 || means.focus ? strikesWorth(thought, id, spot.strikes(), means) : 0);
export interface Choice {
  readonly spot: Spot;
  readonly worth: number;
}
/** The best spots. They come sorted by their place, so most need not be examined. */
export function topSpots(thought: Thought, id: FigureId, spots: readonly Spot[], means: Means, count: number): readonly Choice[] {
  const bound = strikesBound(thought, id, means);
  const top: Choice[] = [];
  for (const spot of spots) {
    const least = top[count - 1]?.worth ?? Number.NEGATIVE_INFINITY;
    if (spot.stand + bound <= least) break;
    const safe = safeWorth(thought, id, spot, means);
    const worth = safe > least ? safe - spot.risk() : safe;
    if (worth <= least) continue;
    const rank = top.findIndex((other) => other.worth < worth);
    top.splice(rank < 0 ? top.length : rank, 0, { spot, worth });
    if (top.length > count) top.pop();
  }
  return top;
}
export const bestSpot = (thought: Thought, id: FigureId, spots: readonly Spot[], means: Means): number =>
  topSpots(thought, id, spots, means, 1)[0]?.worth ?? Number.NEGATIVE_INFINITY;
/** An attack from behind, with everything in its favour, is worth this many ordinary ones. */
const AT_BEST = 2.2;
/** An upper bound on the worth of attacks with these means from any place. */
function strikesBound(thought: Thought, id: FigureId, { ap, focus }: Means): number {
  if (ap <= 0) return focus ? keptFocus(thought) : 0;
  const blow = remembered(thought, 'bound', id, () =>
    most(thought.enemies.flatMap((enemy) => weightsOf(thought, id, enemy).map(({ worth }) => worth))),
  );
  return (
    keptFocus(thought) + AT_BEST * blow * Math.min(ap, 2) + (thought.table.frames.some(({ missions }) => missions.length > 0) ? 20 : 0)
  );
}
const canMove = ({ ap, paid }: Means): boolean => paid.move + 1 <= ap;

/** A key for means. */
const meansNumber = ({ ap, mana, focus, improved, paid }: Means): number => {
  let sum = ((Math.max(0, ap) * 16 + Math.max(0, mana)) * 2 + Number(focus)) * 2 + Number(improved);
  for (const count of Object.values(paid)) sum = sum * 16 + count;
  return sum;
};
/** The worth of the best way to continue: stay and strike, or move. */
export const goOnWorth = (thought: Thought, frame: Frame, means: Means): number =>
  remembered(thought, 'go on', meansNumber(means), () => onwardWorth(thought, frame, means, false));
/** The same after the figure's strike, when it may still move away. */
const afterwardsWorth = (thought: Thought, frame: Frame, means: Means): number =>
  remembered(thought, 'afterwards', meansNumber(means), () => onwardWorth(thought, frame, means, true));
function onwardWorth(thought: Thought, frame: Frame, means: Means, isOver: boolean): number {
  const { figure: id } = frame;
  const here = hereOf(thought, frame, id);
  let top = spotWorth(thought, id, here, means);
  if (canMove(means)) top = Math.max(top, moveWorth(thought, frame, means));
  if (isOver) return top;
  for (const strike of here.strikes()) {
    const after = afterStrike(means, strike);
    if (after.ap < 0 || after.mana < 0 || !canMove(after)) continue;
    const value = strikeWorth(thought, id, strike, means) + afterwardsWorth(thought, frame, after);
    if (value > top) top = value;
  }
  return top;
}
/** The worth of the best Move, with a focus token if the figure has or can still gain one. */
export const moveWorth = (thought: Thought, frame: Frame, means: Means): number =>
  remembered(thought, 'move', meansNumber(means), () => bestMove(thought, frame, means));
function bestMove(thought: Thought, frame: Frame, means: Means): number {
  const { figure: id } = frame;
  let top = bestSpot(thought, id, moveSpots(thought, frame, id, false), afterMove(means, false));
  if (means.focus) top = Math.max(top, bestSpot(thought, id, moveSpots(thought, frame, id, true), afterMove(means, true)));
  else if (means.paid.focus + 1 + means.paid.move + 1 <= means.ap)
    top = Math.max(top, bestSpot(thought, id, moveSpots(thought, frame, id, true), afterMove(afterFocus(means), true)));
  return top;
}
/** The worth of attacking now and continuing afterwards. */
export function attackWorth(thought: Thought, frame: Frame, strike: Strike, means: Means): number {
  const after = afterStrike(means, strike);
  return strikeWorth(thought, frame.figure, strike, means) + afterwardsWorth(thought, frame, after);
}
