// What a finished match looked like to a bot that looks ahead: every seat's chances at each place, and what decisions gave away.
import type { Effort, Sage } from '@tabularium/bots/consider';
import { judged } from '@tabularium/bots/judge';
import { valueOf } from '@tabularium/bots/value';
import { type Answer, FastDice, isPlayers, type Match, PASS, readRecord, type Seat } from '@tabularium/kernel';
import { lookOf } from '@tabularium/lab';
import type { AnyKit, Playable } from '@tabularium/parts/shape';
import { type Recorded, stopsIn } from './projector.ts';

/** A decision that was taken. */
export interface JudgedDecision {
  /** The place of the replay at which it was taken. */
  readonly place: number;
  readonly seat: Seat;
  readonly ask: string;
  /** The options, or passing, as sentences are made of them. */
  readonly taken: unknown;
  readonly better: unknown;
  /** Chances to win, from 0 to 1, after the decision, and after the best option. */
  readonly chance: number;
  readonly best: number;
}
export interface Analysis {
  /** By place and seat, from 0 to 1. */
  readonly chances: readonly (readonly number[])[];
  /** How many decisions were judged. */
  readonly judged: number;
  /** Those after which something else would clearly have been better, the worst first. */
  readonly lapses: readonly JudgedDecision[];
  /** What all of them gave away, by seat, in matches. */
  readonly givenAway: readonly number[];
}
/** Hears of its progress. */
export interface AnalysisProgress {
  readonly done: number;
  readonly of: number;
}
const EFFORT: Effort = { candidates: 5, rollouts: 40 };

/** Judges the decisions of these seats. */
export function analysisOf(
  { game, ...parts }: Playable & Sage,
  record: Recorded,
  seats: readonly Seat[],
  onProgress: (progress: AnalysisProgress) => void,
): Analysis {
  const stops = stopsIn(record.inputs);
  const chances: (readonly number[])[] = [];
  const found: JudgedDecision[] = [];
  const own = record.inputs.filter((input) => isOwn(input, stops, seats));
  let done = 0;
  let judgedCount = 0;
  const see = (match: Match<AnyKit> | undefined, next: (typeof record.inputs)[number] | undefined): void => {
    if (!match || next?.kind !== 'answer' || !isOwn(next, stops, seats)) return;
    onProgress({ done: done++, of: own.length });
    const decision = judgedIn({ game, ...parts }, match, next);
    if (!decision) return;
    judgedCount++;
    if (decision.best > decision.chance) found.push({ ...decision, place: chances.length - 1 });
  };
  readRecord(game, record, ({ part, input, match }) => {
    if (!input || stops.has(input.n)) chances.push((match && chancesIn(match, parts)) ?? chances.at(-1) ?? []);
    see(match, record.inputs[input ? input.n : part.from]);
  });
  const givenAway = Array.from({ length: record.setup.seats }, (_, seat) =>
    found.reduce((sum, one) => sum + (one.seat === seat ? one.best - one.chance : 0), 0),
  );
  return { chances, judged: judgedCount, lapses: found.sort((a, b) => b.best - b.chance - (a.best - a.chance)), givenAway };
}

const isOwn = (input: Recorded['inputs'][number], stops: ReadonlySet<number>, seats: readonly Seat[]): boolean =>
  input.kind === 'answer' && isPlayers(input.by) && stops.has(input.n) && seats.includes(input.seat);
const chancesIn = (match: Match<AnyKit>, { foresight }: Sage): readonly number[] =>
  Array.from({ length: match.setup.seats }, (_, seat) => valueOf(match, foresight, seat));

function judgedIn(
  pkg: Playable & Sage,
  match: Match<AnyKit>,
  { n, seat, ask, pick, option }: Answer,
): Omit<JudgedDecision, 'place'> | undefined {
  const look = lookOf(match, seat, new FastDice(n));
  if (!look || look.decision.ask !== ask) return undefined;
  const judgement = judged(pkg, look, pick, EFFORT);
  if (!judgement) return undefined;
  const { taken: chance, best, better } = judgement;
  return {
    seat,
    ask,
    taken: option,
    better: typeof better === 'number' ? (look.decision.options[better] ?? PASS) : undefined,
    chance,
    best,
  };
}
