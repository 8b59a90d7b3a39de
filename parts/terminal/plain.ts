// Draws any view as a list of its fields, for games without a terminal of their own.
import type { Json } from '@tabularium/kernel';
import type { Terminal } from '../shape.ts';
import { clip, type Line, line, painted, printable, span } from './lines.ts';

/** On one line, if possible. */
function briefly(value: Json): string | undefined {
  if (value === null) return '-';
  if (typeof value === 'string') return printable(value);
  if (typeof value !== 'object') return `${value}`;
  if (!Array.isArray(value)) return Object.keys(value).length === 0 ? '-' : undefined;
  if (value.some((one) => typeof one === 'object' && one !== null)) return undefined;
  return value.map(briefly).join(' ') || '-';
}
const listed = (fields: object, indent: string): Line[] =>
  Object.entries(fields).flatMap(([key, value]: [string, Json]): Line[] => {
    const brief = briefly(value);
    const name = span(`${indent}${printable(key)}:`, 'dim');
    return brief === undefined ? [[name], ...listed(value as object, `${indent}  `)] : [[name, ...line(` ${brief}`)]];
  });

export const terminal: Terminal = {
  draw: ({ table }, { width, paint }) =>
    painted(
      listed(table, '').map((one) => clip(one, width)),
      paint,
    ),
};
