// A record played again, input by input, with what was told after each.
import type { AnyKit, GamePackage } from '@tabularium/games/shape';
import { type Eye, type GameEvent, type Input, Match, type MatchRecord, type Step } from '@tabularium/kernel';

export interface Replayed {
  /** Nothing before the first input. */
  readonly input: Input | undefined;
  /** Where in the rules the input was given. */
  readonly trail: readonly Step[];
  /** What the eye was told of it. */
  readonly events: readonly GameEvent[];
}

/** Plays a record again and calls back after every input; what the rules answered by themselves is made again by them. */
export function replayRecord({ game }: GamePackage, record: MatchRecord, eye: Eye, each: (step: Replayed) => void): Match<AnyKit> {
  const match = Match.resume(game, record, { upTo: 0 });
  let heard = 0;
  let undos = 0;
  const news = (): readonly GameEvent[] => {
    const { events, undos: now } = match.view(eye);
    const told = now === undos ? match.events(eye, heard).map(({ event }) => event) : [];
    heard = events;
    undos = now;
    return told;
  };
  each({ input: undefined, trail: [], events: news() });
  for (const input of record.inputs) {
    if (input.n <= match.inputs.length) continue;
    const trail = match.trail('public');
    match.repeat(input);
    each({ input, trail, events: news() });
  }
  return match;
}
