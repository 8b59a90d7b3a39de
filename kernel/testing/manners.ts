/** How a test gives its answers, and what that adds to the test's name. */
export const MANNERS = {
  plain: '',
  reload: ' (restarted before every answer)',
  undo: ' (every answer taken back and given again)',
} as const;
export type Manner = keyof typeof MANNERS;

let current: Manner = 'plain';
export const manner = (): Manner => current;

/** Runs a test in a manner, then resets it to plain. */
export async function inManner(how: Manner, body: () => unknown): Promise<void> {
  current = how;
  try {
    await body();
  } finally {
    current = 'plain';
  }
}
