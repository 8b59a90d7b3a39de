// Recorded matches, to be read as diffs: they show what a change of the rules does.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { type Decision, type Kit, type Pick, textFor, textsOf } from '../index.ts';

/** Expects a match to be played as recorded in a file; with GOLDEN=write, records it again. */
export function expectRecorded(text: string, url: URL): void {
  const file = fileURLToPath(url);
  if (process.env['GOLDEN'] === 'write') writeFileSync(file, text);
  const folder = relative(process.cwd(), dirname(file));
  const name = basename(file, '.txt');
  const hint = `${name} is not played as recorded; if that is intended: GOLDEN=write npx vitest run ${folder}`;
  expect(text, hint).toBe(readFileSync(file, 'utf8'));
}

/** An event as a line, with all its facts. */
export function eventLine({ kind, rule, ...facts }: Kit['event'], told: (fact: unknown) => string = factText): string {
  const parts = Object.entries(facts).map(([name, value]) => `${name}: ${told(value)}`);
  return `     ${kind} (${[...parts, rule].join(', ')})`;
}
function factText(fact: unknown): string {
  if (Array.isArray(fact)) return fact.map(factText).join(' + ') || 'none';
  if (typeof fact !== 'object' || fact === null) return String(fact);
  const parts = Object.entries(fact).map(([name, one]) => `${name} ${factText(one)}`);
  return parts.join(' ') || 'nothing';
}

/** A decision as it is entered in an account. */
interface Entry<K extends Kit> {
  readonly decision: Decision<K>;
  readonly pick: Pick;
  /** Lines to print before and after it. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly isSpecial: boolean;
  readonly isLast: boolean;
}
/** Shows the first decisions, then only special ones up to a limit, and the last one; dots stand for the rest. */
export class Account<K extends Kit> {
  readonly #beginning: number;
  readonly #most: number;
  readonly #lines: string[];
  #number = 0;
  #shown = 0;
  #hasSkipped = false;

  constructor({ beginning, most }: { readonly beginning: number; readonly most: number }, lines: readonly string[]) {
    this.#beginning = beginning;
    this.#most = most;
    this.#lines = [...lines];
  }

  /** Adds a decision; returns whether it is shown. */
  add({ decision, pick, before, after, isSpecial, isLast }: Entry<K>): boolean {
    this.#number += 1;
    const isShown = this.#number <= this.#beginning || (isSpecial && this.#shown < this.#most) || isLast;
    if (isShown) {
      const answer = `seat ${decision.seats.join('/')} ${decision.ask}: ${textFor(decision, pick)} (of ${textsOf(decision).length})`;
      this.#lines.push(...(this.#hasSkipped ? ['...'] : []), ...before, `${this.#number}. ${answer}`, ...after);
      this.#shown += 1;
    }
    this.#hasSkipped = !isShown;
    return isShown;
  }
  /** The whole account, with these lines at its end. */
  text(...end: readonly string[]): string {
    return `${[...this.#lines, ...end].join('\n')}\n`;
  }
}
