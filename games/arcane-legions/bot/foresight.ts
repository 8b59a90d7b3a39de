// What a bot that looks ahead goes by: which decisions are worth trying, and how good the positions are that they lead to.
import type { Foresight } from '@tabularium/parts/shape';
import type { ArcaneKit, Table } from '../table/table.ts';
import type { ArcaneView } from '../table/view.ts';
import { FEATURES, featuresOf, progressOf } from './features.ts';
import { rankManoeuvres } from './moving.ts';
import { rankOrders } from './ordering.ts';
import { thoughtOf } from './thought.ts';
import { weights } from './weights.ts';

export const foresight: Foresight<ArcaneKit, ArcaneView> = {
  asks: new Set(['order', 'manoeuvre']),
  rank({ seat, decision, fork }, most) {
    const thought = thoughtOf(fork().table, seat);
    if (decision.ask === 'order') return rankOrders(thought, decision.options, most);
    return decision.ask === 'manoeuvre' ? rankManoeuvres(thought, decision.options, decision.facts, most) : [];
  },
  names: FEATURES,
  features: featuresOf,
  progress: progressOf,
  sideOf: ({ terms, phase, players }, seat) => (terms.teams && phase === 'battle' ? (players[seat]?.number ?? 0) % 2 : seat), // numbers make teams
  clock: turnsBegun,
  lapses: 17,
  horizon: 2,
  weights: { ...weights, ...(weights['standard'] && { all: weights['standard'] }) }, // other modes differ in points and terrain
};
/** A turn counts from its orders on: by then its objectives have been scored. */
function turnsBegun({ round, players, played, turn }: Table): number {
  const before = round * players.length + played.length;
  return turn?.step === 'orders' || turn?.step === 'end' ? before + 1 : before;
}
