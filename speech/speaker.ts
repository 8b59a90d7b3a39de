import { type ContentChange, type GameEvent, PASS, type Reason, type Result, type Seat, type Step, type Waiting } from '@tabularium/kernel';
import type { GamePackage, Language, Messages, Posed, Translate } from '@tabularium/parts/shape';
import { translator } from './translator.ts';

export interface SpeakerOptions {
  readonly language: Language;
  /** Names of the seats; without one a seat is called "Player 1". */
  readonly names?: readonly string[];
  /** The seat that is addressed as "you", where the messages can do that. */
  readonly you?: Seat;
  /** Called with every missing key and fact; tests fail on it. */
  readonly onMissing?: (what: string) => void;
  /** Called with every message that is said, and its facts; for proofreading. */
  readonly onSaid?: (key: string, facts: Readonly<Record<string, unknown>>) => void;
}
export interface OptionGroup {
  readonly heading: string;
  /** Its place among the groups of its decision, by the order of the messages. */
  readonly place: number;
  /** One of many groups, such as one for each unit or place. */
  readonly isOfOne: boolean;
}
/** Says in one language what the rules say in keys and facts. */
export interface Speaker {
  readonly language: Language;
  readonly t: Translate;
  readonly name: (seat: Seat) => string;
  readonly game: () => { readonly name: string; readonly summary: string };
  readonly mode: (id: string) => string;
  readonly setupOption: (id: string) => string;
  readonly setupValue: (id: string, value: string | number | boolean) => string;
  readonly ask: (decision: Posed) => string;
  readonly option: (ask: string, option: unknown) => string;
  /** The heading under which an option is listed, if any. */
  readonly group: (ask: string, option: unknown) => OptionGroup | undefined;
  readonly event: (event: GameEvent) => string;
  readonly reason: (reason: Reason) => string;
  /** What a reason is about, if it says so: in words, or else in notation. */
  readonly thing: (reason: Reason) => string | undefined;
  /** What an option will lead to according to the rules' `about`, if they say something. */
  readonly about: (ask: string, option: unknown, about: unknown) => string | undefined;
  readonly trail: (steps: readonly Step[]) => readonly string[];
  readonly waiting: (waiting: Waiting) => string;
  /** Who won, and why the match ended. */
  readonly result: (result: Result) => string;
  readonly score: (column: string) => string;
  /** What custom content changes in the game's own. */
  readonly change: (change: ContentChange) => string;
}

export function speaker(pkg: Pick<GamePackage, 'messages' | 'words'>, options: SpeakerOptions): Speaker {
  const { messages } = pkg;
  const { language, names = [], you, onMissing, onSaid } = options;
  const { t, has, named } = translator(pkg, { language, you, onMissing, onSaid, nameOf: (seat) => name(seat) });
  const name = (seat: Seat): string => names[seat] || t('house.player', { n: seat + 1 });

  return {
    language,
    t,
    name,
    game: () => ({ name: t('game.name'), summary: t('game.summary') }),
    mode: (id) => t(`mode.${id}`),
    setupOption: (id) => t(`setupOption.${id}.label`),
    setupValue: (id, value) => {
      const key = `setupOption.${id}.values`;
      return t(`${key}.${has(`${key}.${String(value)}`) ? String(value) : 'other'}`, { value });
    },
    ask: ({ ask, seats, some, facts }) => t(`ask.${ask}`, { seat: seats[0], ...some, ...factsOf(facts) }),
    option: (ask, option) => {
      if (option !== PASS) return t(`option.${ask}`, factsOf(option));
      return has(`pass.${ask}`) ? t(`pass.${ask}`) : t('house.pass');
    },
    group: (ask, option) => {
      const groups = under(messages[language], 'group', ask);
      const facts = factsOf(option);
      const field = Object.keys(under(groups, 'of')).find((one) => one in facts);
      const kind = field === undefined ? String(facts['do']) : 'of';
      const place = Object.keys(groups).indexOf(kind);
      if (place < 0) return undefined;
      return { heading: t(`group.${ask}.${field === undefined ? kind : `of.${field}`}`, facts), place, isOfOne: field !== undefined };
    },
    event: (event) => t(`event.${event.kind}`, factsOf(event)),
    reason: (reason) => t(`reason.${reason.because}`, factsOf(reason)),
    thing: ({ what, because }) => {
      if (what === undefined) return undefined;
      const [first = '', second = 'none', third = 'none'] = what.split(' ');
      const facts = { what, because, first, second, third, rest: what.slice(first.length + 1) };
      const key = [`thing.${first}`, 'thing.other'].find((one) => has(one, facts));
      return key === undefined ? what : t(key, facts);
    },
    about: (ask, option, about) => {
      if (about === undefined) return undefined;
      const facts = { ...factsOf(option), ...factsOf(about) };
      return has(`about.${ask}`, facts) ? t(`about.${ask}`, facts) : plainly(about) || undefined;
    },
    trail: (steps) => steps.map((step) => t(`step.${step.at}`, factsOf(step))),
    waiting: ({ ask, seats, shown }) => {
      const facts = { seats, seat: seats[0], ...factsOf(shown) };
      return has(`waiting.${ask}`, facts) ? t(`waiting.${ask}`, facts) : t('house.waiting', facts);
    },
    result: (result) =>
      `${t(`house.result.${outcomeOf(result)}`, { ...result, count: result.winners.length, seat: ownIn(result, you) })} ${t(`result.${result.because}`, factsOf(result))}`,
    score: (column) => t(`score.${column}`),
    change: ({ kind, list, id, values }) => {
      const called = (what: string, word: string): string => (has(`house.own.${what}.${word}`) ? t(`house.own.${what}.${word}`) : word);
      const changed = values.map(({ path: [first = '', ...rest], was, is }) =>
        t('house.own.value', { field: [called('field', first), ...rest].join(' '), was: plainly(was) || '–', is: plainly(is) || '–' }),
      );
      return t(`house.own.${kind}`, { list: called('list', list), name: named(id) ?? id, values: changed.join('; ') });
    },
  };
}

/** Nested messages, or none. */
function under(messages: Messages, ...keys: readonly string[]): Messages {
  const [key, ...rest] = keys;
  const found = key === undefined ? messages : messages[key];
  if (typeof found !== 'object') return {};
  return rest.length === 0 ? found : under(found, ...rest);
}
/** The reader's seat, if the result is theirs alone: won by nobody else, or lost by everybody. */
const ownIn = ({ winners, drawn }: Result, you: Seat | undefined): Seat | undefined =>
  !drawn && winners.every((seat) => seat === you) ? you : undefined;
const outcomeOf = ({ winners, drawn }: Result): string => (drawn ? 'drawn' : winners.length > 0 ? 'won' : 'lost');

function factsOf(value: unknown): Record<string, unknown> {
  if (value === undefined) return {};
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : { value };
}

/** Data for which there is no sentence: `attack: 5, defence: 3`. */
function plainly(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainly).join(', ');
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return typeof value === 'string' ? value : JSON.stringify(value);
  return Object.entries(value)
    .map(([key, part]) => `${key}: ${typeof part === 'object' && part !== null ? `(${plainly(part)})` : String(part)}`)
    .join(', ');
}
