import type { Speaker } from '@tabularium/speech';

/** What was chosen, in words: one option, or several at once. */
export const chosenWords = (speaker: Speaker, ask: string, option: unknown): string =>
  [option]
    .flat()
    .map((one) => speaker.option(ask, one))
    .join(' + ');
