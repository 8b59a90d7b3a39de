// i18next with our formatters, for one game in one language.
import type { GamePackage, Language, Translate } from '@tabularium/parts/shape';
import { createInstance, type i18n } from 'i18next';
import en from './messages/en.json' with { type: 'json' };
import it from './messages/it.json' with { type: 'json' };

const HOUSE = { en, it };
type Facts = Readonly<Record<string, unknown>>;

export interface TranslatorOptions {
  readonly language: Language;
  /** The name of a seat. */
  readonly nameOf: (seat: number) => string;
  /** The seat that is addressed as "you". */
  readonly you: number | undefined;
  readonly onMissing: ((what: string) => void) | undefined;
  /** Called with every message that is said, and its facts. */
  readonly onSaid?: ((key: string, facts: Facts) => void) | undefined;
}
export interface Translator {
  readonly t: Translate;
  /** Whether a message exists. */
  readonly has: (key: string, facts?: Facts) => boolean;
  /** What a thing is called, if it has a name. */
  readonly named: (id: string) => string | undefined;
}

export function translator({ messages, words }: Pick<GamePackage, 'messages' | 'words'>, options: TranslatorOptions): Translator {
  const { language, nameOf, you, onMissing, onSaid } = options;
  const i18next = createInstance();
  void i18next.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { game: messages[language], house: HOUSE[language] } },
    defaultNS: 'game',
    fallbackNS: 'house',
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    returnEmptyString: true, // parts of sentences may be empty
    missingInterpolationHandler: (sentence: string, found: RegExpExecArray) => {
      onMissing?.(`${found[0]} in "${sentence}"`);
      return '';
    },
  });

  const find = (key: string, facts: Facts, context?: string) => {
    const count = facts['count'];
    const how = { replace: facts, ...(typeof count === 'number' ? { count } : {}), ...(context === undefined ? {} : { context }) };
    const found = select(i18next, language, key, facts);
    return { ...found, how, isThere: found.isWhole || i18next.exists(found.key, how) };
  };
  const say = (key: string, facts: Facts, context: string | undefined): string => {
    const found = find(key, facts, context);
    if (found.isThere) {
      onSaid?.(found.key, facts);
      return inTune(i18next.t(found.key, found.how), language);
    }
    onMissing?.(found.key);
    return found.key;
  };
  const contextOf = (facts: Facts): string | undefined => (you !== undefined && facts['seat'] === you ? 'you' : undefined);
  const t: Translate = (key, facts = {}) => say(key, facts, contextOf(facts));

  const terms = new Map<string, string>();
  const term = (value: unknown, form?: string): string => {
    const word = wordOf(value);
    const known = terms.get(`${word}/${form}`);
    if (known !== undefined) return known;
    const isItself = typeof value === 'number' && !has(`term.${word}`);
    const found = words?.(word, t, form) ?? (isItself ? word : say(`term.${word}`, {}, form));
    terms.set(`${word}/${form}`, found);
    return found;
  };
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const rounded = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const seat = (value: unknown): string => (value === null || value === -1 ? t('house.nobody') : nameOf(Number(value)));
  const formatters: Record<string, (value: unknown, language: string | undefined, how: { form?: string }) => string> = {
    seat,
    seats: (value) => list.format([value].flat().map(seat)),
    term: (value, _language, { form }) => (Array.isArray(value) ? list.format(value.map((one) => term(one, form))) : term(value, form)),
    cards: (value) => {
      const counts = countEqual([value].flat());
      if (counts.length === 0) return term('nothing');
      return list.format(counts.map(([one, count]) => (count === 1 ? term(one) : t('house.times', { n: count, what: term(one) }))));
    },
    last: (value) => String([value].flat().at(-1)),
    rounded: (value) => rounded.format(Number(value)),
    percent: (value) => percent.format(Number(value)),
    signed: (value) => `${Number(value) < 0 ? '' : '+'}${String(value)}`,
    capital: (value) => String(value).charAt(0).toLocaleUpperCase(language) + String(value).slice(1),
  };
  // i18next parses sentences with a shared stateful RegExp; a formatter that says another sentence must restore its position.
  const { regexp } = i18next.services.interpolator as unknown as { regexp: RegExp };
  for (const [name, format] of Object.entries(formatters))
    i18next.services.formatter?.add(name, (value: unknown, lng, how: { form?: string }) => {
      const place = regexp.lastIndex;
      const text = format(value, lng, how);
      regexp.lastIndex = place;
      return text;
    });
  const has = (key: string, facts: Facts = {}): boolean => find(key, facts).isThere;
  return { t, has, named: (id) => words?.(id, t) ?? (has(`term.${id}`) ? term(id) : undefined) };
}

/** Italian says `ad Anna` and `ed Elena`, where the same vowel follows. */
const SAME_VOWEL = /(?<=^|[\s(«])(a(?= [aàá])|e(?= [eèé]))/giu;
const inTune = (sentence: string, language: Language): string => (language === 'it' ? sentence.replaceAll(SAME_VOWEL, '$1d') : sentence);

/** An object is called by its fields, one after the other: `{ shard: 'c2' }` is `shard c2`. */
function wordOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? Object.entries(value).flat().map(wordOf).join(' ') : String(value);
}

/** The key of the sentence that fits the facts: a message may be an object that selects by one of them. */
function select(i18next: i18n, language: Language, key: string, facts: Facts): { key: string; isWhole: boolean } {
  const entry: unknown = i18next.getResource(language, 'game', key) ?? i18next.getResource(language, 'house', key);
  if (typeof entry !== 'object' || entry === null) return { key, isWhole: typeof entry === 'string' }; // undefined: there may be plural forms instead
  const by = 'by' in entry ? String(entry.by) : 'do';
  const value = String(facts[by]);
  const isThere = Object.keys(entry).some((one) => one === value || one.startsWith(`${value}_`));
  return select(i18next, language, `${key}.${isThere || !('other' in entry) ? value : 'other'}`, facts);
}

function countEqual(values: readonly unknown[]): [unknown, number][] {
  const counts = new Map<unknown, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
}
