// The options of a decision as a list to choose from: in groups, numbered in the order in which they are shown.
import type { AnyKit } from '@tabularium/games';
import { type Decision, PASS } from '@tabularium/kernel';
import type { Speaker } from '@tabularium/speech';

export interface Choice {
  /** The number of the option in the decision. */
  readonly option: number;
  /** The number by which it is typed: from 1, as shown. */
  readonly key: number;
  readonly sentence: string;
  readonly notation: string;
}
export interface ChoiceGroup {
  readonly heading: string | undefined;
  readonly choices: readonly Choice[];
}

const kindOf = (option: unknown): string | undefined =>
  typeof option === 'object' && option !== null && 'do' in option && typeof option.do === 'string' ? option.do : undefined;

/** Groups by `do`, under the game's headings where it has some; passing comes last. */
export function choicesOf(decision: Decision<AnyKit>, speaker: Pick<Speaker, 'option' | 'groups'>): readonly ChoiceGroup[] {
  const { ask, options, texts, pass } = decision;
  const headings = speaker.groups(ask);
  const places = [...new Set(headings.map(({ heading }) => heading))];
  const headingOf = new Map(headings.map(({ kind, heading }) => [kind, heading]));
  const listed = options.map((option, n) => {
    const kind = kindOf(option);
    const heading = kind === undefined ? undefined : headingOf.get(kind);
    return { n, heading, group: heading ?? kind ?? '', sentence: speaker.option(ask, option), notation: texts[n] ?? '' };
  });
  const groups = Map.groupBy(listed, ({ group }) => group);
  const rank = (heading: string | undefined): number => (heading === undefined ? places.length : places.indexOf(heading));
  const sorted = [...groups.values()].sort((a, b) => rank(a[0]?.heading) - rank(b[0]?.heading));
  let key = 0;
  const result: ChoiceGroup[] = sorted.map((group) => ({
    heading: group[0]?.heading,
    choices: group.map(({ n, sentence, notation }) => ({ option: n, key: ++key, sentence, notation })),
  }));
  if (!pass) return result;
  const passing = { option: options.length, key: ++key, sentence: speaker.option(ask, PASS), notation: PASS };
  return [...result, { heading: undefined, choices: [passing] }];
}
