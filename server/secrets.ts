// Texts that nobody can guess, and what derives from them.
import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** Makes ids and secrets. Tests use their own, to compare two servers byte by byte. */
export type RandomText = (length: number) => string;
export const randomText: RandomText = (length) => Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('');

export const hashOf = (text: string): string => hash('sha256', text);

interface Linked {
  readonly secret: string;
  /** How often new links were made. */
  readonly links: number;
}
/** The secrets in a table's links. They derive from the table's own secret, but do not reveal it. */
const linkSecret = ({ secret, links }: Linked, kind: string): string =>
  createHmac('sha256', secret)
    .update(links === 0 ? kind : `${kind} ${links}`)
    .digest('hex')
    .slice(0, 32);
export const inviteOf = (table: Linked): string => linkSecret(table, 'invite');
export const watchOf = (table: Linked): string => linkSecret(table, 'watch');

/** Takes equally long wherever the two differ. */
export function isSecret(given: string | undefined, secret: string): boolean {
  return given !== undefined && timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(secret)));
}
