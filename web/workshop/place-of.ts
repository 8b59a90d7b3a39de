/** How many characters of a text come before a line and column, both counted from 1. */
export function placeOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return Math.min(text.length, before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1);
}
