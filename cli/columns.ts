import { stripVTControlCharacters } from 'node:util';

/** How many columns a text takes on the screen. */
const breadth = (text: string): number => stripVTControlCharacters(text).length;
const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - breadth(text)));

/** Rows of a table as lines; all columns but the last are padded. */
export function columns(rows: readonly (readonly string[])[], gap = 2): string[] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, breadth(cell))));
  return rows.map((row) => row.map((cell, i) => (i < row.length - 1 ? padded(cell, (widths[i] ?? 0) + gap) : cell)).join(''));
}

/** Breaks a text into lines of at most this many columns. */
export function wrapped(text: string, width: number, indent = ''): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = indent;
    for (const word of paragraph.split(' ')) {
      if (line.trim() !== '' && breadth(line) + 1 + breadth(word) > width) {
        lines.push(line);
        line = indent;
      }
      line += line.trim() === '' ? word : ` ${word}`;
    }
    return [...lines, line];
  });
}
