// A lesson as a sequence of moments. At each one the coach says something and waits.

import { type Decision, type Pick, pickFor, textsOf } from '@tabularium/kernel';
import type { AnyKit, Lesson, LessonPart, LessonStep } from '@tabularium/parts/shape';

/** The level of the bot that answers as the script says. */
export const SCRIPT = 'script';

export interface Moment extends LessonPart, Omit<LessonStep, 'parts'> {
  /** The index of its step. */
  readonly step: number;
}

export const momentsOf = ({ steps }: Lesson): readonly Moment[] =>
  steps.flatMap(({ parts, ...rest }, step) => parts.map((part) => ({ ...part, ...rest, step })));

/** The answers that a moment accepts; with `any`, all that are offered. */
export function acceptedBy({ expect = [] }: LessonPart, decision: Decision<AnyKit>): readonly Pick[] {
  const texts = expect === 'any' ? textsOf(decision) : expect;
  return texts.flatMap((text) => {
    const pick = pickFor(decision, text);
    return pick === undefined ? [] : [pick];
  });
}
export const samePick = (one: Pick, other: Pick): boolean => String(one) === String(other);
