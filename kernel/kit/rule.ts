import { test } from 'vitest';

/** A test of one rule of a rulebook, or of several. The ids are written out, so that the rules without a test can be listed. */
export function rule(ids: string | readonly string[], title: string, body: () => void | Promise<void>): void {
  test(`${typeof ids === 'string' ? ids : ids.join(', ')}: ${title}`, body);
}
