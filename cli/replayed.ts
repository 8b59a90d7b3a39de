// Replays a record input by input, with what was told after each.

import { type Eye, type GameEvent, type Input, type Match, type MatchRecord, type Part, readRecord, type Step } from '@tabularium/kernel';
import type { AnyKit, GamePackage } from '@tabularium/parts/shape';

export interface Replayed {
  /** Undefined at the start of a part. */
  readonly input: Input | undefined;
  readonly part: Part;
  /** Where in the rules the input was given. */
  readonly trail: readonly Step[];
  /** What the eye was told after it. */
  readonly events: readonly GameEvent[];
  /** An older version of the game had other rules, so the outcome is unknown. */
  readonly isUnseen: boolean;
}

/** Replays a record and calls back after every input, except for those that the rules gave themselves. */
export function replayRecord(
  { game }: GamePackage,
  record: MatchRecord,
  eye: Eye,
  each: (step: Replayed) => void,
): Match<AnyKit> | undefined {
  let heard = 0;
  let undos = 0;
  let trail: readonly Step[] = [];
  const news = (match: Match<AnyKit>): readonly GameEvent[] => {
    const { events, undos: now } = match.view(eye);
    const told = now === undos ? match.events(eye, heard).map(({ event }) => event) : [];
    heard = events;
    undos = now;
    return told;
  };
  return readRecord(game, record, ({ part, input, match }) => {
    if (input?.kind === 'answer' && input.by === 'rules') return; // came with the input before it
    if (!input && match) undos = match.view(eye).undos;
    each({ input, part, trail: input ? trail : [], events: match ? news(match) : [], isUnseen: match === undefined });
    trail = match?.trail('public') ?? trail;
  });
}
