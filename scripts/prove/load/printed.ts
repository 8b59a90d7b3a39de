// The report of a load proof, to read.
import type { Cost, LoadReport } from '../load.ts';

/** CPU milliseconds a move, and bytes a message. */
const GOALS = { two: 0.3, four: 0.6, median: 600, p95: 3000 };

export function printed({
  machine,
  two,
  four,
  small,
  kinds,
  boardgameIo,
  bytes,
  memory,
  curve,
  held,
  database,
  nodes = [],
}: LoadReport): string {
  const cost = (what: string, { milliseconds, moves }: Cost, goal?: number): string =>
    row(what, milliseconds.toFixed(3), moves, boardgameIo ? (milliseconds / boardgameIo.memory.milliseconds).toFixed(2) : '-', goal ?? '');
  return [
    machine,
    '',
    row('CPU of a durable move', 'ms', 'moves', 'against boardgame.io', 'goal'),
    cost('two seats, all games', two, GOALS.two),
    cost('four seats and a spectator, all games', four, GOALS.four),
    ...Object.entries(kinds).map(([kind, one]) => cost(`  ${kind} seats`, one)),
    cost('two seats, a small game', small),
    ...(boardgameIo
      ? [
          cost('boardgame.io, noughts and crosses, in memory', boardgameIo.memory),
          boardgameIo.flatFiles ? cost('the same with flat files', boardgameIo.flatFiles) : 'the same with flat files: its server ended',
        ]
      : []),
    '',
    row('bytes per move and page', 'median', '95 %', 'deciding: median', '95 %'),
    ...Object.entries(bytes).map(([kind, { all, deciding }]) => row(kind, all.median, all.p95, deciding.median, deciding.p95)),
    row('goal', GOALS.median, GOALS.p95),
    '',
    row('memory in kB', 'heap', 'process'),
    row('the server alone', memory.bare.heap.toFixed(0), memory.bare.process.toFixed(0)),
    row('a match', memory.match.heap.toFixed(0), memory.match.process.toFixed(0)),
    row('a page', memory.page.heap.toFixed(0), memory.page.process.toFixed(0)),
    '',
    `${held.matches} matches with ${held.subscribers} pages: up to ${held.movesPerSecond.toFixed(0)} moves a second within 100 ms (99 %)`,
    row('moves a second', 'done', 'p50 ms', 'p99 ms', 'CPU %', 'CPU ms', 'per commit'),
    ...curve.map(({ offered, done, p50, p99, busy, cost: each, actsPerCommit }) =>
      row(offered, done.toFixed(0), p50.toFixed(1), p99.toFixed(1), (100 * busy).toFixed(0), each.toFixed(2), actsPerCommit.toFixed(1)),
    ),
    '',
    `database: a commit was under way ${(100 * database.share).toFixed(0)} % of the time, ${database.movesPerCommit.toFixed(1)} moves each, ${database.millisecondsPerCommit.toFixed(1)} ms`,
    ...nodes.map(
      (one) => `${one.nodes} nodes: ${one.movesPerSecond.toFixed(0)} moves a second, ${one.milliseconds.toFixed(3)} ms of CPU each`,
    ),
  ].join('\n');
}
const row = (what: string | number, ...values: readonly (string | number)[]): string =>
  `${String(what).padEnd(46)}${values.map((value) => String(value).padStart(17)).join('')}`.trimEnd();
