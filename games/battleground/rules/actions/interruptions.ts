// Interruptions: opportunity attacks and overwatch, nested to any depth. MOB-6.58 to MOB-6.66, MOB-7.19 to MOB-7.39
import { PASS, type Rules } from '@tabularium/kernel';
import { figureAt, figureName, figureOf, playerOf } from '../../table/names.ts';
import type { FigureId, Frame, Referee, Table } from '../../table/table.ts';
import { layAside } from '../fate/hand.ts';
import { areEngaged, enemiesOf, engagedWith } from '../figures/figures.ts';
import { isInPlay, openFrame, watchAtEnd } from '../figures/frames.ts';
import { wouldInterrupt } from '../reach/watching.ts';
import { act } from './actions.ts';
import { useWhenInterrupted } from './items.ts';

const INTERRUPTION_AP = 1; // MOB-7.19

// ---- opportunity attacks

/** Before a figure leaves its hex, each enemy engaged with it but `except` may attack it once. MOB-7.33, MOB-7.35, MOB-7.38, MOB-7.99 */
export function* opportunityAttacks(table: Table, ref: Referee, mover: FigureId, except?: FigureId): Rules<void> {
  let waiting = engagedWith(table, mover).filter((enemy) => enemy !== except && isInPlay(figureAt(table, enemy)));
  while (isInPlay(figureAt(table, mover))) {
    const able = waiting.filter((enemy) => isInPlay(figureAt(table, enemy)) && areEngaged(table, enemy, mover)); // MOB-7.38
    const [first] = able;
    if (first === undefined) return;
    const picked = yield* ref.choose(figureAt(table, first).seat, {
      ask: 'opportunity',
      rule: 'MOB-7.33',
      options: () => able.map((enemy) => ({ figure: figureName(table, enemy) })),
      pass: true, // MOB-7.34
      facts: () => ({ figure: figureName(table, mover) }),
    });
    if (picked === PASS) return;
    const enemy = figureOf(table, picked.figure);
    waiting = waiting.filter((one) => one !== enemy);
    yield* interrupt(table, ref, enemy, mover, 'opportunity');
  }
}

// ---- overwatch

/** A figure with the overwatch token that it had when the movement ended. MOB-6.64 */
interface Watcher {
  readonly id: FigureId;
  readonly token: number;
}
const isTriggered = (table: Table, { id, token }: Watcher, mover: FigureId): boolean => {
  const figure = figureAt(table, id);
  return figure.overwatch && figure.watches === token && isInPlay(figure) && wouldInterrupt(table, id, mover);
};
/** After a movement, enemies in overwatch must interrupt in an order that their player chooses. MOB-6.58, MOB-6.63, MOB-6.64 */
export function* overwatchCheck(table: Table, ref: Referee, mover: FigureId): Rules<void> {
  let waiting = enemiesOf(table, mover).map((id): Watcher => ({ id, token: figureAt(table, id).watches }));
  while (isInPlay(figureAt(table, mover))) {
    waiting = waiting.filter((watcher) => isTriggered(table, watcher, mover)); // a trigger that no longer holds is lost
    const [first] = waiting;
    if (first === undefined) return;
    const triggered = waiting;
    const picked = yield* ref.choose(figureAt(table, first.id).seat, {
      ask: 'overwatch',
      rule: 'MOB-6.63',
      options: () => triggered.map(({ id }) => ({ figure: figureName(table, id) })),
      facts: () => ({ figure: figureName(table, mover) }),
    });
    const watcher = figureOf(table, picked.figure);
    waiting = waiting.filter(({ id }) => id !== watcher);
    yield* interrupt(table, ref, watcher, mover, 'overwatch');
  }
}

// ---- the interruption

/** Interrupts the figure that moved, even if that one is not active or is itself interrupting, or if the interrupter's player has passed. MOB-4.32, MOB-7.20, MOB-7.30 */
function* interrupt(table: Table, ref: Referee, by: FigureId, against: FigureId, kind: 'overwatch' | 'opportunity'): Rules<void> {
  const names = { by: figureName(table, by), figure: figureName(table, against) };
  yield* ref.within({ at: kind, ...names }, actAgainst(table, ref, by, against, kind));
}
/** The interrupted figure may use items, then the interrupter has 1 AP. MOB-6.62, MOB-7.31, MOB-7.123 */
function* actAgainst(table: Table, ref: Referee, by: FigureId, against: FigureId, kind: 'overwatch' | 'opportunity'): Rules<void> {
  const names = { figure: figureName(table, by), against: figureName(table, against) };
  ref.tell({ kind: 'interrupts', rule: kind === 'overwatch' ? 'MOB-6.58' : 'MOB-7.33', ...names, as: kind });
  yield* useWhenInterrupted(table, ref, against); // MOB-7.79
  if (kind === 'overwatch') figureAt(table, by).overwatch = false; // MOB-6.65
  const frame = openFrame(table, { kind, figure: by, against, ap: INTERRUPTION_AP });
  frame.begun = true;
  yield* act(table, ref, frame);
  close(table, ref, frame);
}
/** Its cards are discarded, and the figure does not count as activated. MOB-7.28 */
function close(table: Table, ref: Referee, frame: Frame): void {
  table.frames.pop();
  layAside(playerOf(table, frame.figure), frame.cards);
  ref.tell({
    kind: 'interruptionEnded',
    rule: 'MOB-7.29',
    figure: figureName(table, frame.figure),
    against: figureName(table, frame.against),
  });
  watchAtEnd(table, ref, frame); // MOB-7.124
}
