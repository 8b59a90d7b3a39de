// Turns notes into figures, and figures into tables.
import type { By } from '@tabularium/kernel';

/**
 * What a click led to: the next question or the result at this screen; bots' moves and then a question; the cover between two people
 * at a screen. `uncover` is not an answer: the next person takes the covered screen and sees a question.
 */
export const STEPS = ['question', 'bots, question', 'cover', 'uncover'] as const;
export type Step = (typeof STEPS)[number];

/** One click, and everything that happened on the page until it was idle again. */
export interface Noted {
  readonly until: Step;
  /** How many answers bots gave in between. */
  readonly bots: number;
  /** From the click until its outcome was drawn, in milliseconds. */
  readonly took: number;
  /** Messages from the page to workers. */
  readonly sent: number;
  /** Messages from workers to the page. */
  readonly received: number;
  /** The tasks that took more than 50 ms, in milliseconds. */
  readonly longTasks: readonly number[];
}
export interface Figures {
  readonly until: Step | 'all';
  readonly samples: number;
  readonly median: number;
  readonly p95: number;
  /** Averages of bots' answers and of messages. */
  readonly bots: number;
  readonly sent: number;
  readonly received: number;
  readonly longTasks: number;
  /** 0 where no task was long. */
  readonly longest: number;
}

/** For each answer of a person: how many answers bots gave before the next person's. */
export function botsAfter(answers: readonly { readonly by: By }[]): readonly number[] {
  const counts: number[] = [];
  for (const { by } of answers)
    if (by === 'player') counts.push(0);
    else if (by !== 'rules' && counts.length > 0) counts.push((counts.pop() ?? 0) + 1);
  return counts;
}

/** How many answers a person gives between two moves of others: the length of a turn, in clicks. */
export function clicksPerTurn(noted: readonly Pick<Noted, 'until' | 'bots'>[]): number {
  const answers = noted.filter(({ until }) => until !== 'uncover');
  const turns = answers.filter(({ bots }) => bots > 0).length;
  return answers.length / Math.max(1, turns);
}

/** A percentile: the smallest value that at least this share of them does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The figures of one match: for all answers, then for each kind of click. */
export function figuresOf(noted: readonly Noted[]): readonly Figures[] {
  const answers = figures(
    'all',
    noted.filter(({ until }) => until !== 'uncover'),
  );
  const kinds = STEPS.map((step) =>
    figures(
      step,
      noted.filter(({ until }) => until === step),
    ),
  );
  return [answers, ...kinds].filter(({ samples }) => samples > 0);
}
function figures(until: Figures['until'], noted: readonly Noted[]): Figures {
  const took = noted.map((one) => one.took);
  const longTasks = noted.flatMap((one) => one.longTasks);
  return {
    until,
    samples: noted.length,
    median: percentile(took, 0.5),
    p95: percentile(took, 0.95),
    bots: meanOf(noted.map((one) => one.bots)),
    sent: meanOf(noted.map((one) => one.sent)),
    received: meanOf(noted.map((one) => one.received)),
    longTasks: longTasks.length,
    longest: Math.max(0, ...longTasks),
  };
}

/** Columns with heads: texts aligned left, numbers right. */
export function tableOf(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const widths = heads.map((head, n) => Math.max(head.length, ...rows.map((row) => String(row[n]).length)));
  const isNumber = heads.map((_, n) => rows.every((row) => /^[\d.]*$/.test(String(row[n]))));
  const line = (row: readonly (string | number)[]): string =>
    widths
      .map((width, n) => (isNumber[n] ? String(row[n]).padStart(width) : String(row[n]).padEnd(width)))
      .join('  ')
      .trimEnd();
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
