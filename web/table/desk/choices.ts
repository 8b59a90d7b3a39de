// The options of a decision as a list in groups, numbered as shown.

import { type Decision, PASS } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import type { Speaker } from '@tabularium/speech';

export interface Choice {
  /** Its index in the decision. */
  readonly option: number;
  /** The number to type, from 1, as shown. */
  readonly key: number;
  readonly sentence: string;
  readonly notation: string;
}
export interface ChoiceGroup {
  readonly heading: string | undefined;
  /** One of many groups, so it starts folded. */
  readonly folds: boolean;
  readonly choices: readonly Choice[];
}

/** Groups options by the game's headings, in its order; those without a heading by their `do`. Passing comes last. */
export function choicesOf(decision: Decision<AnyKit>, speaker: Pick<Speaker, 'option' | 'group'>): readonly ChoiceGroup[] {
  const { ask, options, texts, pass } = decision;
  const listed = options.map((option, n) => {
    const group = speaker.group(ask, option);
    return { n, group, name: group?.heading ?? kindOf(option), sentence: speaker.option(ask, option), notation: texts[n] ?? '' };
  });
  const groups = [...Map.groupBy(listed, ({ name }) => name).values()];
  const placeOf = ([first]: typeof listed): number => first?.group?.place ?? Number.POSITIVE_INFINITY;
  groups.sort((a, b) => Math.sign(placeOf(a) - placeOf(b)) || 0); // Infinity - Infinity is NaN
  let key = 0;
  const result: ChoiceGroup[] = groups.map((group) => ({
    heading: group[0]?.group?.heading,
    folds: group[0]?.group?.isOfOne ?? false,
    choices: group.map(({ n, sentence, notation }) => ({ option: n, key: ++key, sentence, notation })),
  }));
  if (!pass) return result;
  const passing = { option: options.length, key: ++key, sentence: speaker.option(ask, PASS), notation: PASS };
  return [...result, { heading: undefined, folds: false, choices: [passing] }];
}
/** The same, worked out when it is first needed: to say hundreds of options takes a while, and a folded list says none. */
export function laterChoices(
  decision: Decision<AnyKit> | undefined,
  speaker: Pick<Speaker, 'option' | 'group'>,
): () => readonly ChoiceGroup[] {
  let known: readonly ChoiceGroup[] | undefined;
  return () => {
    known ??= decision ? choicesOf(decision, speaker) : [];
    return known;
  };
}
const kindOf = (option: unknown): string =>
  typeof option === 'object' && option !== null && 'do' in option && typeof option.do === 'string' ? option.do : '';
