// A rulebook is a text with a heading for every rule: `### BAT-7.5 (original, untestable)`.

export interface RuleText {
  readonly id: string;
  /** `original`, `reading` or `ours`, in every language. */
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
export interface Chapter {
  readonly heading: string;
  /** Markdown before its first rule; a reference page has nothing else. */
  readonly intro: string;
  readonly rules: readonly RuleText[];
}
/** The whole text, for printing. */
export interface WholeRulebook {
  readonly title: string;
  /** Markdown before the first chapter. */
  readonly preface: string;
  readonly chapters: readonly Chapter[];
}

/** In a rulebook, marks are written in its language. */
const MARKS: Readonly<Record<string, string>> = {
  originale: 'original',
  lettura: 'reading',
  nostra: 'ours',
  'non verificabile': 'untestable',
};

interface Section {
  readonly level: number;
  readonly words: string;
  readonly text: string;
}
function sectionsOf(markdown: string): Section[] {
  const sections: { level: number; words: string; lines: string[] }[] = [];
  for (const line of markdown.split(/\r?\n/)) {
    const [, marks, words] = /^(#{1,3}) (.*)$/.exec(line) ?? [];
    if (marks !== undefined && words !== undefined) sections.push({ level: marks.length, words, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ level, words, lines }) => ({ level, words, text: lines.join('\n').trim() }));
}

function ruleOf({ words, text }: Section, chapter: string): RuleText | undefined {
  const [, id, marks = ''] = /^([A-Z]+-\d+\.\d+[a-z]?) \((.*)\)$/.exec(words) ?? [];
  if (id === undefined) return undefined;
  const [mark = '', ...others] = marks.split(', ').map((one) => MARKS[one] ?? one);
  return { id, mark, untestable: others.includes('untestable'), chapter, text };
}

export function parseWholeRulebook(markdown: string): WholeRulebook {
  let title = '';
  let preface = '';
  const chapters: { heading: string; intro: string; rules: RuleText[] }[] = [];
  for (const section of sectionsOf(markdown)) {
    const chapter = chapters.at(-1);
    if (section.level === 1) [title, preface] = [section.words, section.text];
    else if (section.level === 2) chapters.push({ heading: section.words, intro: section.text, rules: [] });
    else if (chapter) {
      const rule = ruleOf(section, chapter.heading);
      if (rule) chapter.rules.push(rule);
      else chapter.intro = `${chapter.intro}\n\n### ${section.words}\n\n${section.text}`.trim();
    }
  }
  return { title, preface, chapters };
}

export function parseRulebook(markdown: string): Rulebook {
  const { title, chapters } = parseWholeRulebook(markdown);
  return { title, rules: chapters.flatMap(({ rules }) => rules) };
}
