// Inserts something into a file that somebody is writing, in its place and indented like the rest.
import { entryOf, type ListNode, type Node, type ObjectNode, readLeniently } from './lenient.ts';

const STEP = '  ';

/** Adds an item to the list under a key of the file, which it begins if needed. Leaves the text alone where the list's end is unclear. */
export function insertItem(text: string, key: string, item: string): string {
  if (text.trim() === '') return insertItem('{\n}', key, item);
  const file = readLeniently(text);
  const list = entryOf(file, key);
  if (file?.kind !== 'object' || !file.isClosed) return text;
  return list === undefined ? insertInto(text, file, `"${key}": ${listOf(item)}`) : insertInList(text, list, item);
}
export const insertInList = (text: string, list: Node, item: string): string =>
  list.kind === 'list' && list.isClosed ? insertInto(text, list, item) : text;
/** The entry is a key with its value. */
export const insertInObject = (text: string, object: Node, entry: string): string =>
  object.kind === 'object' && object.isClosed ? insertInto(text, object, entry) : text;
/** A list with one item. */
export const listOf = (item: string): string => `[\n${indented(item, STEP)}\n]`;

function insertInto(text: string, holder: ListNode | ObjectNode, member: string): string {
  const last = holder.kind === 'list' ? holder.items.at(-1) : holder.entries.at(-1);
  const outer = indentAt(text, holder.start);
  const close = holder.end - 1;
  if (last === undefined) return `${text.slice(0, holder.start + 1)}\n${indented(member, outer + STEP)}\n${outer}${text.slice(close)}`;
  const between = text.slice(last.end, close);
  const rest = between.slice(between.indexOf(',') + 1);
  const indent = startsLine(text, last.start) ? indentAt(text, last.start) : outer + STEP;
  const tail = rest.includes('\n') ? rest : `${rest.trimEnd()}\n${outer}`;
  return `${text.slice(0, last.end)},\n${indented(member, indent)}${tail}${text.slice(close)}`;
}

const indented = (lines: string, indent: string): string => lines.replaceAll(/^/gm, indent);
const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;
const startsLine = (text: string, at: number): boolean => text.slice(lineStart(text, at), at).trim() === '';
const indentAt = (text: string, at: number): string => /^[ \t]*/.exec(text.slice(lineStart(text, at), at))?.[0] ?? '';

/** `Tiro`, `Tiro 2`, ...: the first name not used in the file. */
export function freeName(text: string, name: string): string {
  const file = readLeniently(text);
  const taken = new Set(file ? namesIn(file) : []);
  for (let n = 1; ; n++) {
    const tried = n === 1 ? name : `${name} ${n}`;
    if (!taken.has(tried)) return tried;
  }
}
/** Adds an item made from a template to the list under a key, under the first free name. */
export const snippetInto =
  (key: string, template: (name: string) => string, name: string) =>
  (text: string): string =>
    insertItem(text, key, template(freeName(text, name)));

function namesIn(node: Node): string[] {
  if (node.kind === 'plain') return [];
  if (node.kind === 'list') return node.items.flatMap(namesIn);
  return node.entries.flatMap(({ key, value }) => (key === 'name' && value.kind === 'plain' ? [String(value.value)] : namesIn(value)));
}
