// The end: whether to end the game, and what is decided when the points are counted.
import { best, bestOrPass } from '@tabularium/parts/bot';
import { type Decided, pointsOf } from '../rules/ending/scoring.ts';
import type { Asks, HexName } from '../table/asks.ts';
import { hexOf } from '../table/names.ts';
import type { Scoring } from '../table/table.ts';
import type { Thought } from './thought.ts';

export const chooseEnd = (thought: Thought, options: readonly Asks['endChoice'][]): number =>
  options.findIndex(({ end }) => end === thought.scores().lead > 0);

/** How far ahead this team is if the points are counted this way. */
function leadWith({ table, me }: Thought, decided: Decided): number {
  const points = pointsOf(table, decided);
  const own = points.find(({ contender }) => contender.team === me.team)?.total ?? 0;
  return own - Math.max(0, ...points.flatMap(({ contender, total }) => (contender.team === me.team ? [] : [total])));
}
type At = { readonly at: HexName };
type Change = (scoring: Scoring, hex: number, seat: number) => Decided;
const CHANGES: Readonly<Record<'architectusEnd' | 'sacerdos' | 'domain', Change>> = {
  architectusEnd: (scoring, hex, seat) => ({ ...scoring, architectus: scoring.architectus.with(seat, hex) }),
  sacerdos: (scoring, hex, seat) => ({ ...scoring, sacerdos: scoring.sacerdos.with(seat, [...(scoring.sacerdos[seat] ?? []), hex]) }),
  domain: (scoring, hex, seat) => ({ ...scoring, domain: scoring.domain.with(seat, hex) }),
};
/** Whatever brings most; never passes, as a second Sacerdos may only help together with the first. */
export function chooseAtEnd(thought: Thought, ask: keyof typeof CHANGES, options: readonly At[], pass: boolean): number {
  const { table, seat } = thought;
  const { scoring } = table;
  if (scoring === null) return 0;
  const score = ({ at }: At): number => leadWith(thought, CHANGES[ask](scoring, hexOf(table, at), seat));
  return pass ? bestOrPass(options, leadWith(thought, scoring) - 1, score) : best(options, score);
}
