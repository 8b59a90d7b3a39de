import { test } from 'vitest';
import { inManner, MANNERS, type Manner } from './manners.ts';

type Body = () => void | Promise<void>;

/** A test that runs in all manners: what it plays must survive restarts and undone answers. */
export function thrice(title: string, body: Body): void {
  for (const [how, name] of Object.entries(MANNERS)) test(title + name, () => inManner(how as Manner, body));
}

/** A test of one or several rules of a rulebook. Write the ids out, so that rules without a test can be listed. */
export function rule(ids: string | readonly string[], title: string, body: Body): void {
  thrice(`${typeof ids === 'string' ? ids : ids.join(', ')}: ${title}`, body);
}
