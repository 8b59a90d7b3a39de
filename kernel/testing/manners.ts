/** How the answers of a test are given, and what the test's name says about it. */
export const MANNERS = {
  plain: '',
  reload: ' (restarted before every answer)',
  undo: ' (every answer taken back and given again)',
} as const;
export type Manner = keyof typeof MANNERS;

let current: Manner = 'plain';
export const manner = (): Manner => current;

/** Runs a test in one of the manners; afterwards everything is plain again. */
export async function inManner(how: Manner, body: () => unknown): Promise<void> {
  current = how;
  try {
    await body();
  } finally {
    current = 'plain';
  }
}
