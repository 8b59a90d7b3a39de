// A rulebook is a text with a heading for every rule: `### BAT-7.5 (original, untestable)`.

export interface RuleText {
  readonly id: string;
  /** `original`, `reading` or `ours`, whatever the language. */
  readonly mark: string;
  readonly untestable: boolean;
  /** The heading of its chapter. */
  readonly chapter: string;
  /** Markdown: the rule, then its notes as quotations. */
  readonly text: string;
}
export interface Rulebook {
  readonly title: string;
  readonly rules: readonly RuleText[];
}

/** Marks are words of the rulebook's language. */
const MARKS: Readonly<Record<string, string>> = {
  originale: 'original',
  lettura: 'reading',
  nostra: 'ours',
  'non verificabile': 'untestable',
};

export function parseRulebook(markdown: string): Rulebook {
  const rules: RuleText[] = [];
  let title = '';
  let chapter = '';
  let heading: { id: string; marks: string[] } | undefined;
  let lines: string[] = [];
  const close = (): void => {
    if (!heading) return;
    const [mark = '', ...others] = heading.marks;
    rules.push({ id: heading.id, mark, untestable: others.includes('untestable'), chapter, text: lines.join('\n').trim() });
    heading = undefined;
  };
  for (const line of markdown.split(/\r?\n/)) {
    const found = /^(#{1,3}) (.*)$/.exec(line);
    if (!found) {
      lines.push(line);
      continue;
    }
    close();
    lines = [];
    const [, level = '', words = ''] = found;
    if (level === '#') title = words;
    if (level === '##') chapter = words;
    const [, id = '', marks = ''] = /^([A-Z]+-\d+\.\d+[a-z]?) \((.*)\)$/.exec(words) ?? [];
    if (id !== '') heading = { id, marks: marks.split(', ').map((mark) => MARKS[mark] ?? mark) };
  }
  close();
  return { title, rules };
}
