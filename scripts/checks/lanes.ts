// Steps are made in two lanes side by side: what the browser leaves of the processors, the other checks use.
import type { Outcome, Step } from './outcome.ts';
import { stepLine } from './telling.ts';

/** Pages that are kept waiting look broken, so the other lane is the one that gives way. */
const GIVES_WAY = 10;

/** Makes all steps, and says of each how it ended. */
export async function outcomesOf(steps: readonly Step[]): Promise<readonly Outcome[]> {
  const lanes = (['browser', 'checks'] as const).map((lane) => steps.filter((step) => step.lane === lane));
  const niceness = lanes.every((lane) => lane.length > 0) ? GIVES_WAY : 0;
  const walk = async (lane: readonly Step[]): Promise<readonly Outcome[]> => {
    const outcomes: Outcome[] = [];
    for (const { name, run } of lane) {
      const began = performance.now();
      const outcome = await run(niceness);
      console.log(stepLine(name, outcome, (performance.now() - began) / 1000));
      outcomes.push(outcome);
    }
    return outcomes;
  };
  return (await Promise.all(lanes.map(walk))).flat();
}
