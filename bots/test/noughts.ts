// Noughts and crosses for bots: a mind that takes the last free cell and considers all of them.
import type { Sage } from '../consider.ts';

export const sage: Sage = {
  mind: { choose: ({ decision }) => decision.options.length - 1 },
  foresight: {
    asks: new Set(['mark']),
    rank: ({ decision }, most) =>
      decision.options
        .map((_, option) => option)
        .reverse()
        .slice(0, most),
    names: [],
    features: () => [],
    progress: () => 0,
    clock: () => 0,
    horizon: 9,
    weights: {},
  },
};
