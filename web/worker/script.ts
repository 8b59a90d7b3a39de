// A lesson as one line of moments: at each the coach says something and waits.

import { type Decision, PASS, type Pick } from '@tabularium/kernel';
import type { AnyKit, Lesson, LessonPart, LessonStep } from '@tabularium/parts/shape';

/** The level of a bot that answers what the script says. */
export const SCRIPT = 'script';

export interface Moment extends LessonPart, Omit<LessonStep, 'parts'> {
  /** The number of the step, from 0. */
  readonly step: number;
}

export const momentsOf = ({ steps }: Lesson): readonly Moment[] =>
  steps.flatMap(({ parts, ...rest }, step) => parts.map((part) => ({ ...part, ...rest, step })));

/** The answer that a text stands for: an option, `pass`, or `a + b` and `none` where some are chosen. Nothing if it is not offered. */
export function pickFor({ texts, pass, some }: Decision<AnyKit>, text: string): Pick | undefined {
  if (!some) {
    const option = (pass ? [...texts, PASS] : texts).indexOf(text);
    return option < 0 ? undefined : option;
  }
  const options = text === 'none' ? [] : text.split(' + ').map((one) => texts.indexOf(one));
  return options.includes(-1) ? undefined : options.sort((a, b) => a - b);
}
/** Every answer that a moment takes; `any`: whatever is offered. */
export function acceptedBy({ expect = [] }: LessonPart, decision: Decision<AnyKit>): readonly Pick[] {
  const texts = expect === 'any' ? [...decision.texts, ...(decision.pass ? [PASS] : [])] : expect;
  return texts.flatMap((text) => {
    const pick = pickFor(decision, text);
    return pick === undefined ? [] : [pick];
  });
}
export const samePick = (one: Pick, other: Pick): boolean => String(one) === String(other);
