// The options of a decision as a list to choose from: in groups, numbered in the order in which they are shown.

import { type Decision, PASS } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import type { Speaker } from '@tabularium/speech';

export interface Choice {
  /** The number of the option in the decision. */
  readonly option: number;
  /** The number one types: from 1, as shown. */
  readonly key: number;
  readonly sentence: string;
  readonly notation: string;
}
export interface ChoiceGroup {
  readonly heading: string | undefined;
  /** One of many: it can be folded away. */
  readonly folds: boolean;
  readonly choices: readonly Choice[];
}

/** In the groups of the game's headings, in its order; options without a heading are grouped by their `do`, and passing comes last. */
export function choicesOf(decision: Decision<AnyKit>, speaker: Pick<Speaker, 'option' | 'group'>): readonly ChoiceGroup[] {
  const { ask, options, texts, pass } = decision;
  const listed = options.map((option, n) => {
    const group = speaker.group(ask, option);
    return { n, group, name: group?.heading ?? kindOf(option), sentence: speaker.option(ask, option), notation: texts[n] ?? '' };
  });
  const groups = [...Map.groupBy(listed, ({ name }) => name).values()];
  const placeOf = ([first]: typeof listed): number => first?.group?.place ?? Number.POSITIVE_INFINITY;
  groups.sort((a, b) => Math.sign(placeOf(a) - placeOf(b)) || 0); // both may stand nowhere: no number
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
const kindOf = (option: unknown): string =>
  typeof option === 'object' && option !== null && 'do' in option && typeof option.do === 'string' ? option.do : '';
