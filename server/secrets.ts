// Texts that nobody can guess, and what is made from them.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** Where ids and secrets come from: tests take their own, so that two servers can be compared byte by byte. */
export type RandomText = (length: number) => string;
export const randomText: RandomText = (length) => Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('');

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The secrets in the links of a table. They come from the table's own, and nothing leads from them back to it. */
const linkSecret = (secret: string, kind: string): string => createHmac('sha256', secret).update(kind).digest('hex').slice(0, 32);
export const inviteOf = (secret: string): string => linkSecret(secret, 'invite');
export const watchOf = (secret: string): string => linkSecret(secret, 'watch');

/** Takes equally long whatever is wrong. */
export function isSecret(given: string | undefined, secret: string): boolean {
  return given !== undefined && timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(secret)));
}
