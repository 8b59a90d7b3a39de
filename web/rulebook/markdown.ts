// The subset of Markdown that rulebooks use: paragraphs, lists, tables, notes, small headings.

/** A piece of a line: plain text, bold text, or a rule id. */
export interface Span {
  readonly kind: 'text' | 'strong' | 'rule';
  readonly text: string;
}
export type Line = readonly Span[];
export type Block =
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'heading'; readonly line: Line }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Line[] }
  | { readonly kind: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] }
  /** From `> Why: ...`; the label is the word before the colon. */
  | { readonly kind: 'note'; readonly label: string; readonly line: Line };

const PIECES = /(\*\*[^*]+\*\*)|\b([A-Z]{2,5}-\d+\.\d+[a-z]?)\b/g;

export function spansOf(text: string): Line {
  const spans: Span[] = [];
  let from = 0;
  for (const found of text.matchAll(PIECES)) {
    if (found.index > from) spans.push({ kind: 'text', text: text.slice(from, found.index) });
    const [whole, strong] = found;
    spans.push(strong === undefined ? { kind: 'rule', text: whole } : { kind: 'strong', text: strong.slice(2, -2) });
    from = found.index + whole.length;
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from) });
  return spans;
}

type Kind = 'blank' | 'heading' | 'bullet' | 'number' | 'table' | 'note' | 'text';
const BEGINNINGS: readonly (readonly [Kind, RegExp])[] = [
  ['blank', /^\s*$/],
  ['heading', /^#{3,6} /],
  ['bullet', /^[-*] /],
  ['number', /^\d+\. /],
  ['table', /^\|/],
  ['note', /^>/],
];
const kindOf = (line: string): Kind => BEGINNINGS.find(([, pattern]) => pattern.test(line))?.[0] ?? 'text';

export function blocksOf(markdown: string): readonly Block[] {
  const runs: { kind: Kind; lines: string[] }[] = [];
  for (const line of markdown.split('\n')) {
    const kind = kindOf(line);
    const last = runs.at(-1);
    if (last?.kind === kind && kind !== 'heading') last.lines.push(line);
    else runs.push({ kind, lines: [line] });
  }
  return runs.flatMap(({ kind, lines }) => blocksOfRun(kind, lines));
}

function blocksOfRun(kind: Kind, lines: readonly string[]): readonly Block[] {
  const without = (pattern: RegExp): Line[] => lines.map((line) => spansOf(line.replace(pattern, '')));
  switch (kind) {
    case 'blank':
      return [];
    case 'heading':
      return without(/^#+ /).map((line) => ({ kind: 'heading', line }));
    case 'bullet':
      return [{ kind: 'list', ordered: false, items: without(/^[-*] /) }];
    case 'number':
      return [{ kind: 'list', ordered: true, items: without(/^\d+\. /) }];
    case 'table':
      return [tableOf(lines)];
    case 'note':
      return lines.map(noteOf);
    case 'text':
      return [{ kind: 'paragraph', line: spansOf(lines.join(' ')) }];
  }
}

function noteOf(line: string): Block {
  const text = line.replace(/^>\s*/, '');
  const [whole = '', label = ''] = /^(\p{L}+): /u.exec(text) ?? [];
  return { kind: 'note', label, line: spansOf(text.slice(whole.length)) };
}

function tableOf(lines: readonly string[]): Block {
  const cells = (line: string): Line[] =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => spansOf(cell.trim()));
  const [head = '', ...rest] = lines.filter((line) => !/^\|[\s:|-]+\|?\s*$/.test(line));
  return { kind: 'table', head: cells(head), rows: rest.map(cells) };
}
