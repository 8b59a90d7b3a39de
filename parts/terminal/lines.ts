// Lines of styled text, measured before they are painted.
import type { Paint, Style } from '../shape.ts';

export interface Span {
  readonly text: string;
  readonly style?: Ink | undefined;
}
export type Ink = Style | readonly Style[];
export type Line = readonly Span[];

export const span = (text: string, style?: Ink): Span => ({ text, style });
export const line = (text: string, style?: Ink): Line => [span(text, style)];
const GAP: Line = line(' ');
const NOTHING: Line = [];

// ---- width

/** Letters, punctuation, arrows and box drawing: each character takes one column. */
const NARROW = /^[ -~\u00a0-\u02ff\u2010-\u2027\u2190-\u21ff\u2500-\u25fc]*$/;
const WIDE =
  /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f000}-\u{3fffd}]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const columnsOf = (grapheme: string): number => (WIDE.test(grapheme) ? 2 : 1);

/** How many columns a text takes in a terminal. */
export function widthOf(text: string): number {
  if (NARROW.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += columnsOf(segment);
  return width;
}
export const lineWidth = (spans: Line): number => spans.reduce((width, { text }) => width + widthOf(text), 0);
/** People write names: strips whatever would move the cursor. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]|\p{Bidi_Control}/gu, '');

function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    used += columnsOf(segment);
    if (used > width) break;
    kept += segment;
  }
  return kept;
}
/** The line, or as much of it as fits, with an ellipsis. */
export function clip(spans: Line, width: number): Line {
  if (lineWidth(spans) <= width) return spans;
  const kept: Span[] = [];
  let room = width - 1;
  for (const { text, style } of spans) {
    const part = cut(text, room);
    kept.push(span(part, style));
    room -= widthOf(part);
    if (part !== text) break;
  }
  return width > 0 ? [...kept, span('…', kept.at(-1)?.style)] : NOTHING;
}
export type Align = 'left' | 'right' | 'middle';
/** Exactly this wide. */
export function fit(spans: Line, width: number, align: Align = 'left'): Line {
  const clipped = clip(spans, width);
  const room = width - lineWidth(clipped);
  if (room <= 0) return clipped;
  const before = align === 'left' ? 0 : align === 'right' ? room : Math.floor(room / 2);
  return [span(' '.repeat(before)), ...clipped, span(' '.repeat(room - before))].filter(({ text }) => text !== '');
}

// ---- blocks

/** A line with a title, and a short text at its end. */
export function heading(title: string, width: number, end: Line = NOTHING): Line {
  const tail: Line = end.length === 0 ? NOTHING : [span(' '), ...end, span(' ')];
  const head = clip([span('── ', 'dim'), span(title, 'bold'), span(' ')], width);
  const room = width - lineWidth(head) - lineWidth(tail);
  if (room < 1) return head;
  const close = tail.length === 0 ? '' : '─';
  return [...head, span('─'.repeat(Math.max(0, room - close.length)), 'dim'), ...tail, span(close, 'dim')];
}

/** Sets words in as many lines as it takes; all lines but the first begin under the first word. */
export function flow(words: readonly Line[], width: number, lead: Line = NOTHING, between: Line = GAP): Line[] {
  const indent = lineWidth(lead);
  const lines: Span[][] = [[...lead]];
  let used = indent;
  let isFirst = true;
  for (const word of words) {
    const size = lineWidth(word);
    const gap = isFirst ? 0 : lineWidth(between);
    if (!isFirst && used + gap + size > width) {
      lines.push([span(' '.repeat(indent))]);
      used = indent;
      isFirst = true;
    }
    if (!isFirst) lines.at(-1)?.push(...between);
    lines.at(-1)?.push(...clip(word, width - indent));
    used += (isFirst ? 0 : gap) + size;
    isFirst = false;
  }
  return lines;
}

export interface Column {
  readonly align?: Align;
  /** Shrinks where there is not enough room; the others keep their width. */
  readonly yields?: boolean;
}
/** Rows under each other, every column as wide as its widest cell. */
export function table(rows: readonly (readonly Line[])[], columns: readonly Column[], width: number, gap = 1): Line[] {
  const widths = columns.map((_, i) => Math.max(0, ...rows.map((row) => lineWidth(row[i] ?? NOTHING))));
  const total = widths.reduce((sum, one) => sum + one, 0) + gap * (columns.length - 1);
  const yielding = columns.flatMap(({ yields }, i) => (yields ? [i] : []));
  for (let over = total - width; over > 0 && yielding.some((i) => (widths[i] as number) > 1); over--) {
    const widest = yielding.reduce((a, b) => ((widths[b] as number) > (widths[a] as number) ? b : a));
    widths[widest] = (widths[widest] as number) - 1;
  }
  return rows.map((row) =>
    clip(
      columns.flatMap(({ align }, i) => [
        ...(i === 0 ? NOTHING : line(' '.repeat(gap))),
        ...fit(row[i] ?? NOTHING, widths[i] as number, align),
      ]),
      width,
    ),
  );
}

export interface Block {
  readonly lines: readonly Line[];
  readonly width: number;
}
/** Blocks side by side, each of the given width. */
export function beside(blocks: readonly Block[], gap: number): Line[] {
  const height = Math.max(...blocks.map(({ lines }) => lines.length));
  return Array.from({ length: height }, (_, y) =>
    blocks.flatMap(({ lines, width }, i) => [
      ...(i === 0 ? NOTHING : line(' '.repeat(gap))),
      ...fit(lines[y] ?? NOTHING, i < blocks.length - 1 ? width : Math.min(width, lineWidth(lines[y] ?? NOTHING))),
    ]),
  );
}

const BESIDE_A_MAP = 2;
/** A map with its legend and panels beside it, or below it if there is no room for panels of the least width. */
export function mapWithPanels(
  map: Block,
  width: number,
  { least, most }: { readonly least: number; readonly most: number },
  legend: (width: number) => readonly Line[],
  panels: (width: number) => readonly (readonly Line[])[],
): Line[] {
  const room = width - map.width - BESIDE_A_MAP;
  const isBeside = room >= least;
  const lines = [...map.lines, ...legend(isBeside ? map.width : width)];
  const panelWidth = Math.min(most, isBeside ? room : width);
  const below = panels(panelWidth).flat();
  if (!isBeside) return [...lines, ...below];
  return beside(
    [
      { lines, width: map.width },
      { lines: below, width: panelWidth },
    ],
    BESIDE_A_MAP,
  );
}

/** Blocks in this many columns of about equal height, in order. */
export function inColumns(blocks: readonly (readonly Line[])[], count: number): Line[][] {
  const goal = blocks.reduce((sum, { length }) => sum + length, 0) / count;
  const columns: Line[][] = Array.from({ length: count }, () => []);
  let at = 0;
  for (const block of blocks) {
    const height = columns[at]?.length ?? 0;
    if (at < count - 1 && height > 0 && height + block.length / 2 > goal) at++;
    columns[at]?.push(...block);
  }
  return columns;
}

// ---- a sheet to draw on

/** A rectangle of characters, each with its style. */
export interface Sheet {
  write(x: number, y: number, text: string, style?: Ink): void;
  lines(): Line[];
}
export function sheet(width: number, height: number): Sheet {
  const rows: Span[][] = Array.from({ length: height }, () => Array.from({ length: width }, () => span(' ')));
  return {
    write(x, y, text, style) {
      for (const [i, char] of Array.from(text).entries()) if (rows[y]?.[x + i] !== undefined) rows[y][x + i] = span(char, style);
    },
    lines: () => rows.map(joined),
  };
}
/** Joins neighbours of the same style. */
function joined(spans: Line): Line {
  const runs: Span[] = [];
  for (const one of spans) {
    const last = runs.at(-1);
    if (last !== undefined && last.style === one.style) runs[runs.length - 1] = span(last.text + one.text, one.style);
    else runs.push(one);
  }
  return runs;
}

export function painted(lines: readonly Line[], paint: Paint): string {
  return lines
    .map((spans) =>
      spans
        .map(({ text, style }) => (style === undefined || text.trim() === '' ? text : paint(style, text)))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}
