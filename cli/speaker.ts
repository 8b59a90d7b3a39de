// The messages of a game together with those of the terminal.

import type { Seat } from '@tabularium/kernel';
import type { GamePackage, Language } from '@tabularium/parts/shape';
import { type Speaker, speaker } from '@tabularium/speech';
import en from './messages/en.json' with { type: 'json' };
import it from './messages/it.json' with { type: 'json' };

const TERMINAL_WORDS = { en, it };

interface Audience {
  readonly pkg: GamePackage;
  readonly language: Language;
  readonly names: readonly string[];
}

/** The terminal's own sentences are under `terminal`. */
export function speakerFor({ pkg, language, names }: Audience, you?: Seat): Speaker {
  const messages = { ...pkg.messages, [language]: { ...pkg.messages[language], terminal: TERMINAL_WORDS[language] } };
  return speaker({ ...pkg, messages }, { language, names, ...(you === undefined ? {} : { you }) });
}
