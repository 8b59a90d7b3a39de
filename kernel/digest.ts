// Equal values have equal digests, whatever the order of their keys.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with sorted keys. Plain loops, because every save passes here. */
export function canonical(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (const part of value) text += `${text === '' ? '' : ','}${canonical(part)}`;
    return `[${text}]`;
  }
  for (const key of Object.keys(value).sort()) {
    const field: unknown = value[key as keyof typeof value];
    if (field !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonical(field)}`;
  }
  return `{${text}}`;
}
const PLAIN = /^[\w .,:+-]*$/;
/** Most strings need no escaping, and testing for that is cheaper. */
const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));
export const digestText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
export const digestOf = (value: unknown): string => digestText(canonical(value));

const contentDigests = new WeakMap<object, string>();
/** Content is frozen, so its digest is computed once. */
export function digestContent(content: object): string {
  const known = contentDigests.get(content);
  if (known !== undefined) return known;
  const digest = digestOf(content);
  contentDigests.set(content, digest);
  return digest;
}
