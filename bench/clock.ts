// CPU time, which other programs on the machine hardly affect.

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Work to be repeated; each call returns how many units it did. */
type Work = () => number;
interface Meter {
  units: number;
  seconds: number;
}
const meter = (): Meter => ({ units: 0, seconds: 0 });
export const rateOf = ({ units, seconds }: Meter): number => units / seconds;
export const costOf = ({ units, seconds }: Meter): number => seconds / units;

/** Reading the clock takes time, too: at least this much work lies between two readings. */
const SECONDS_BETWEEN_READINGS = 0.005;

/** Works for at least this many CPU seconds. */
function measure(into: Meter, seconds: number, work: Work): void {
  const start = cpuSeconds();
  let calls = 1;
  for (let now = start, last = start; now - start < seconds; last = now) {
    for (let i = 0; i < calls; i++) into.units += work();
    now = cpuSeconds();
    if (now - last < SECONDS_BETWEEN_READINGS) calls *= 2;
  }
  into.seconds += cpuSeconds() - start;
}

/** How many measurements' time the compiler gets to optimize before anything is measured. */
const WARM_UP = 4;

/** Measures several kinds of work in turn, so that a slow moment of the machine hits all of them. */
export function measureInTurn<Name extends string>(
  works: Readonly<Record<Name, Work>>,
  rounds: number,
  seconds: number,
): Record<Name, Meter> {
  const names = Object.keys(works) as Name[];
  const meters = Object.fromEntries(names.map((name) => [name, meter()])) as Record<Name, Meter>;
  for (const name of names) measure(meter(), WARM_UP * seconds, works[name]);
  for (let round = 0; round < rounds; round++) for (const name of names) measure(meters[name], seconds, works[name]);
  return meters;
}
