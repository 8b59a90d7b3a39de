// Steps run in two lanes side by side: the other checks use the processor time that the browser leaves over.
import type { Outcome, Step } from './outcome.ts';
import { stepLine } from './telling.ts';

/** Pages that have to wait look broken, so the other lane has the lower priority. */
const GIVES_WAY = 10;

/** Runs all steps, and reports how each of them ended. */
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
