// What a line that a player types means. Pure: it knows the decision, not the match.

import type { Decision, Pick } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';

export type Order =
  | { readonly do: 'pick'; readonly pick: Pick }
  /** The options that the text could mean: several, or none. */
  | { readonly do: 'unclear'; readonly candidates: readonly number[] }
  | { readonly do: 'why'; readonly what: string }
  | { readonly do: 'rule'; readonly id: string }
  | { readonly do: 'about'; readonly option: number }
  | { readonly do: 'log'; readonly count: number }
  | { readonly do: 'save'; readonly file: string | undefined }
  | { readonly do: 'undo' | 'draw' | 'play on' | 'quit' | 'help' | 'resign' | 'board' };

const LOG_LINES = 20;

/** Commands, and what they are called in Italian. */
const COMMANDS = ['about', 'undo', 'log', 'save', 'quit', 'help', 'resign', 'board', 'draw'] as const;
const ITALIAN = ['effetto', 'annulla', 'cronaca', 'salva', 'esci', 'aiuto', 'abbandona', 'tavolo', 'pareggio'];
const commandNamed = (word: string): (typeof COMMANDS)[number] | undefined =>
  word === 'diario' ? 'log' : COMMANDS.find((name, i) => word === name || word === ITALIAN[i]); // `diario` is an older name of the log
const RULE_ID = /^([A-Za-z]+-)?\d+\.\d+[a-z]?$/;

export function orderFrom(line: string, decision: Decision<AnyKit>): Order {
  const text = line.trim();
  if (text === '') return plainEnter(decision);
  const preview = /^\?\?\s*(\d+)$/.exec(text);
  if (preview) return { do: 'about', option: Number(preview[1]) - 1 };
  if (text.startsWith('?')) {
    const what = text.slice(1).trim();
    return RULE_ID.test(what) ? { do: 'rule', id: what } : { do: 'why', what };
  }
  const isOption = decision.texts.includes(text); // "play on" may be one
  return (isOption ? undefined : command(text)) ?? answer(text, decision);
}

/** Enter passes if that is possible, or takes the only option. */
function plainEnter({ options, pass, some }: Decision<AnyKit>): Order {
  if (pass) return { do: 'pick', pick: options.length };
  if (some?.min === 0) return { do: 'pick', pick: [] };
  if (options.length === 1) return { do: 'pick', pick: some ? [0] : 0 };
  return { do: 'board' };
}

function command(text: string): Order | undefined {
  if (['play on', 'continua'].includes(text)) return { do: 'play on' };
  const [first = '', ...rest] = text.split(/\s+/);
  const name = commandNamed(first);
  const more = rest.join(' ');
  switch (name) {
    case undefined:
      return undefined;
    case 'about':
      return /^\d+$/.test(more) ? { do: 'about', option: Number(more) - 1 } : undefined;
    case 'log':
      return { do: 'log', count: /^\d+$/.test(more) ? Number(more) : LOG_LINES };
    case 'save':
      return { do: 'save', file: more === '' ? undefined : more };
    default:
      return more === '' ? { do: name } : undefined; // "resign hero" may be an option
  }
}

function answer(text: string, decision: Decision<AnyKit>): Order {
  const { options, pass, some } = decision;
  if (some) return severalAnswers(text, decision);
  if (/^\d+$/.test(text)) {
    const pick = text === '0' ? options.length : Number(text) - 1;
    return pick < options.length + (pass ? 1 : 0) ? { do: 'pick', pick } : { do: 'unclear', candidates: [] };
  }
  const found = candidates(text, [...decision.texts, ...(pass ? ['pass'] : [])]);
  const [only] = found;
  return found.length === 1 && only !== undefined ? { do: 'pick', pick: only } : { do: 'unclear', candidates: found };
}

/** `1 3 4`, or notations separated by commas; `none` or `-` for an empty choice. */
function severalAnswers(text: string, { texts }: Decision<AnyKit>): Order {
  if (['none', 'nessuno', '-'].includes(text)) return { do: 'pick', pick: [] };
  const parts = /^[\d\s,]+$/.test(text) ? text.split(/[\s,]+/).filter(Boolean) : text.split(',').map((part) => part.trim());
  const picks = new Set<number>();
  for (const part of parts) {
    const found = /^\d+$/.test(part) ? [Number(part) - 1].filter((n) => n >= 0 && n < texts.length) : candidates(part, texts);
    const [only] = found;
    if (found.length !== 1 || only === undefined) return { do: 'unclear', candidates: found };
    picks.add(only);
  }
  return { do: 'pick', pick: [...picks].sort((a, b) => a - b) };
}

/** The options that a text can mean: the one it names, those that begin with it, or those that contain it. */
export function candidates(text: string, texts: readonly string[]): readonly number[] {
  const wanted = text.toLowerCase();
  const numbers = texts.map((_, n) => n);
  const textAt = (n: number): string => (texts[n] ?? '').toLowerCase();
  for (const fits of [
    (n: number) => textAt(n) === wanted,
    (n: number) => textAt(n).startsWith(wanted),
    (n: number) => textAt(n).includes(wanted),
  ]) {
    const found = numbers.filter(fits);
    if (found.length > 0) return found;
  }
  return [];
}
