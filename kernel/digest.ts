// Equal values have equal digests, whatever the order of their keys.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with sorted keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}
export const digestText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
export const digestOf = (value: unknown): string => digestText(canonical(value));

const contentDigests = new WeakMap<object, string>();
/** Content is frozen, so its digest is worked out once. */
export function digestContent(content: object): string {
  const known = contentDigests.get(content);
  if (known !== undefined) return known;
  const digest = digestOf(content);
  contentDigests.set(content, digest);
  return digest;
}
