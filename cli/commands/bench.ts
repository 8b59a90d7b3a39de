import type { BenchReport, Figure } from '@tabularium/bench';
import { columns } from '../columns.ts';
import { type Call, type Command, JSON_FLAG } from '../command.ts';
import { paintFor } from '../io.ts';

export const bench: Command = {
  name: 'bench',
  summary: 'How fast the engine is, next to its goals',
  words: [],
  flags: { rounds: { value: 'N', help: 'measurements of each thing (default: 5)' }, json: JSON_FLAG },
  notes: ['Everything is measured in CPU time, in turns. The exit code does not depend on the goals.'],
  run: async (call) => {
    const { io, flags } = call;
    const { bench: measureAll } = await import('@tabularium/bench'); // loads what only developers have
    const onProgress = (done: number, of: number): unknown =>
      io.stderr.isTTY && io.stderr.write(`\rmeasuring, part ${done + 1} of ${of} \u001B[K`);
    const report = measureAll({ rounds: flags.number('rounds', 1) ?? 5, seconds: 0.5, onProgress });
    if (io.stderr.isTTY) io.stderr.write('\r\u001B[K');
    io.stdout.write(flags.is('json') ? `${JSON.stringify(report, null, 2)}\n` : asText(report, call));
    return 0;
  },
};

function asText({ node, cpu, figures }: BenchReport, { io }: Call): string {
  const paint = paintFor(io);
  const rows = figures.map((one) => [
    one.what,
    shown(one.value),
    one.unit,
    goalText(one),
    one.met === undefined ? '' : one.met ? paint('green', 'met') : paint('red', 'missed'),
  ]);
  return `${[paint('dim', `Node ${node}, ${cpu}`), ...columns(rows)].join('\n')}\n`;
}
const goalText = ({ goal }: Figure): string =>
  goal?.atLeast !== undefined ? `goal: at least ${goal.atLeast}` : goal?.atMost !== undefined ? `goal: at most ${goal.atMost}` : '';
const shown = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2));
