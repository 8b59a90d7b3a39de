import { test } from 'vitest';
import { inManner, MANNERS, type Manner } from './manners.ts';

type Body = () => void | Promise<void>;

/** A test that is made in all manners: what it plays must survive restarts, and answers that are taken back. */
export function thrice(title: string, body: Body): void {
  for (const [how, name] of Object.entries(MANNERS)) test(title + name, () => inManner(how as Manner, body));
}

/** A test of one rule of a rulebook, or of several. The ids are written out, so that the rules without a test can be listed. */
export function rule(ids: string | readonly string[], title: string, body: Body): void {
  thrice(`${typeof ids === 'string' ? ids : ids.join(', ')}: ${title}`, body);
}
