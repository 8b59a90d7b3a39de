// Every message in every language with every kind of fact, for proofreading: what random matches say, and for messages that they never
// say, facts like those that came up.

import { FastDice, Match } from '@tabularium/kernel';
import { type AnyKit, type GamePackage, LANGUAGES, type Language, type Messages } from '@tabularium/parts/shape';
import { type Speaker, speaker } from '../index.ts';
import { sayMatch } from './saying.ts';

type Facts = Readonly<Record<string, unknown>>;
type Words = Pick<GamePackage, 'messages' | 'words'>;

export interface Skimmed {
  readonly key: string;
  /** The same facts in every language, one sentence each. */
  readonly said: readonly Readonly<Record<Language, string>>[];
}

/** Of both genders, with and without an initial vowel. */
const NAMES = ['Anna', 'Bruno', 'Elena', 'Ugo', 'Ida', 'Otto'];
/** How many sentences per message, and how many facts to remember of each. */
const MOST = 6;
const REMEMBERED = 60;
/** Values for facts that came up in no match. */
const PLAIN: Readonly<Record<string, readonly unknown[]>> = {
  name: ['Anna', 'Ugo'],
  names: ['Anna', 'Anna e Elena'],
  game: ['Battalia', 'Arcane Legions'],
  file: ['match.json'],
  id: ['BAT-7.5'],
};
const BY_FORMAT: Readonly<Record<string, readonly unknown[]>> = {
  seat: [0, 1, 2, 3],
  seats: [[0], [1, 2], [0, 3, 2]],
  percent: [0.25, 1],
  rounded: [1, 2.5],
  signed: [1, -2],
};

// ---- what matches say

/** The facts with which messages were said, and the values of facts by name. */
interface Heard {
  readonly byKey: Map<string, Map<string, Facts>>;
  readonly byName: Map<string, Map<string, unknown>>;
}
function remember<T>(shelf: Map<string, Map<string, T>>, key: string, value: T): void {
  const kept = shelf.get(key) ?? new Map<string, T>();
  shelf.set(key, kept);
  if (kept.size < REMEMBERED) kept.set(JSON.stringify(value), value);
}
const none = (): Heard => ({ byKey: new Map(), byName: new Map() });

/** What matches of every mode say, for this many decisions each. */
export function heardIn(pkg: GamePackage, decisions: number): Heard {
  const heard = none();
  const onSaid = (key: string, facts: Facts): void => {
    if (Object.keys(facts).length === 0) return;
    remember(heard.byKey, key, facts);
    for (const [name, value] of Object.entries(facts)) remember(heard.byName, name, value);
  };
  const listener = speaker(pkg, { language: 'en', names: NAMES, onSaid });
  for (const { id, seats } of pkg.game.setup.modes) {
    const dice = new FastDice(seats.length);
    const match: Match<AnyKit> = Match.start(pkg.game, { mode: id, seats: Math.max(...seats) }, { seed: 'skim', dice });
    sayMatch(match, dice, { speakers: [listener], hear: () => undefined, decisions });
  }
  return heard;
}

// ---- what messages there are

const FORM = /(?:_you)?(?:_(?:zero|one|two|few|many|other))?$/;
/** The keys of all sentences, without their variants, with the fact that selects among them and whether they have plurals and a "you". */
interface Message {
  readonly key: string;
  readonly chosen: Facts;
  readonly templates: readonly string[];
  readonly isCounted: boolean;
  readonly hasYou: boolean;
}
function messagesIn(messages: Words['messages']): readonly Message[] {
  const found = new Map<string, { chosen: Facts; templates: string[]; isCounted: boolean; hasYou: boolean }>();
  const walk = (part: Messages, path: string, chosen: Facts): void => {
    const by = typeof part['by'] === 'string' ? part['by'] : undefined;
    for (const [name, value] of Object.entries(part)) {
      if (name === 'by' && by !== undefined) continue;
      const plain = name.replace(FORM, '');
      const key = path === '' ? plain : `${path}.${plain}`;
      const isNamed = by !== undefined && !['other', 'undefined', 'null'].includes(plain); // else another fact selects
      const more = isNamed ? { ...chosen, [by]: plain } : chosen;
      if (typeof value !== 'string') {
        walk(value, path === '' ? name : `${path}.${name}`, more);
        continue;
      }
      const known = found.get(key) ?? { chosen: more, templates: [], isCounted: false, hasYou: false };
      known.templates.push(value);
      known.isCounted ||= /_(zero|one|two|few|many|other)$/.test(name);
      known.hasYou ||= /_you(_|$)/.test(name);
      found.set(key, known);
    }
  };
  for (const language of LANGUAGES) walk(messages[language], '', {});
  return [...found].map(([key, message]) => ({ key, ...message }));
}

// ---- facts for those that nobody said

const SLOT = /\{\{\s*([\w.]+)\s*(?:,\s*([^}]*?))?\s*\}\}/g;
function slotsOf(templates: readonly string[]): ReadonlyMap<string, string> {
  const slots = new Map<string, string>();
  for (const template of templates)
    for (const [, name = '', format = ''] of template.matchAll(SLOT)) {
      const counts = new RegExp(`"count":\\s*\\{\\{\\s*${name}\\b`).test(template);
      if (!slots.get(name)) slots.set(name, format || (counts ? 'count' : ''));
    }
  return slots;
}
/** The values that were said with each formatter: they are not interchangeable. */
function byFormatIn(heard: Heard, all: readonly Message[]): ReadonlyMap<string, readonly unknown[]> {
  const found = new Map<string, Map<string, unknown>>();
  for (const { key, templates } of all)
    for (const [name, format] of slotsOf(templates))
      if (format !== '') for (const facts of heard.byKey.get(key)?.values() ?? []) if (name in facts) remember(found, format, facts[name]);
  return new Map([...found].map(([format, values]) => [format, [...values.values()]]));
}
/** Sentences that include others need the facts of those, too. */
function withNested(templates: readonly string[], templatesOf: (key: string) => readonly string[], depth = 3): readonly string[] {
  if (depth === 0) return templates;
  const nested = templates.flatMap((template) => [...template.matchAll(/\$t\(([\w.]+)/g)].flatMap(([, key = '']) => templatesOf(key)));
  return nested.length === 0 ? templates : [...templates, ...withNested(nested, templatesOf, depth - 1)];
}
/** Values for a fact: those of facts with its name, those that matches gave similar facts, or plain ones. */
function valuesFor(name: string, format: string, { byName }: Heard, named: readonly unknown[]): readonly unknown[] {
  const [kind = ''] = format.split(/[ (,;]/);
  const heard = [...(byName.get(name)?.values() ?? [])].filter((value) => value !== '' && !(Array.isArray(value) && value.length === 0));
  if (kind === 'count') return [1, 2, 0];
  if (BY_FORMAT[kind]) return BY_FORMAT[kind];
  if (kind === 'term' || kind === 'cards') return format.includes('form') ? [...named, ...heard] : [...heard, ...named];
  const simple = heard.filter((value) => typeof value !== 'object');
  return simple.length > 0 ? simple : (PLAIN[name] ?? [2, 1]);
}
/** This many combinations, as different from each other as the values allow. */
function combined(
  slots: ReadonlyMap<string, string>,
  valuesOf: (name: string, format: string) => readonly unknown[],
  count: number,
): Facts[] {
  return Array.from({ length: count }, (_, n) =>
    Object.fromEntries(
      [...slots].map(([name, format], place) => {
        const values = valuesOf(name, format);
        const step = Math.max(1, Math.floor(values.length / count)) + place;
        return [name, values.length === 0 ? undefined : values[(n * step + place) % values.length]];
      }),
    ),
  ).map(folded);
}
/** `{ 'test.dice': 3 }` as `{ test: { dice: 3 } }`. */
function folded(facts: Facts): Facts {
  const whole: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(facts)) {
    const [last = '', ...roots] = name.split('.').reverse();
    let place = whole;
    for (const root of roots.reverse()) {
      const inner = place[root];
      const next: Record<string, unknown> = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? { ...inner } : {};
      place[root] = next;
      place = next;
    }
    place[last] = value;
  }
  return whole;
}

// ---- all of them, said

export interface Skim {
  readonly lines: readonly Skimmed[];
  /** Sentences with something that none should contain, with their keys. */
  readonly wrong: readonly string[];
  /** Messages for which no fitting facts were found. */
  readonly unsaid: readonly string[];
  /** Sentences worth a second look: an article that does not fit the next word, a repeated word. */
  readonly doubtful: readonly string[];
}

/** Unfilled facts, keys instead of sentences, misplaced spaces and full stops. */
const WRONG =
  /\{\{|\}\}|\$t\(|undefined|NaN|\[object|\S {2}\S| [.,;](?:\s|$)|, ?[.;]|[^.]\.\.(?!\.)|\(\)|(?<![\p{L}\d])(?:term|put|many|unit|card|figure|house|way|piece|part|thing|reason)\.\p{L}/u;
const TWICE = /(?<![\p{L}\d])(\p{L}{2,}) \1(?![\p{L}\d])/iu;
const DOUBTFUL: Readonly<Record<Language, RegExp>> = {
  en: /\b[Aa] (?=[aeiou])(?!uni|use|one|eu)[a-z]|\ban (?![aeiouh])[a-z]|\b1 (?:cards|points|hexes|dice|steps|units)\b/,
  it: /(?<![\p{L}’])(?:[Ll]o|[Ll]a|[Uu]na|della|dalla|alla|nella|sulla|dello|allo|nello) (?=[aeiouàèéìòù])|(?<![\p{L}’])(?:[Ii]l|[Uu]n|del|al|nel) (?=s[bcdfgpqtv]|z|gn|ps)|(?<![\d.,])1 (?:carte|punti|esagoni|dadi|passi|unità d)/u,
};

export function skim(words: Words, heard: Heard = none()): Skim {
  const missing: string[] = [];
  const speakers = LANGUAGES.map((language): [Language, Speaker, Speaker] => {
    const options = { language, names: NAMES, onMissing: (what: string) => missing.push(what) };
    return [language, speaker(words, options), speaker(words, { ...options, you: 0 })];
  });
  const wrong: string[] = [];
  const doubtful: string[] = [];
  const unsaid: string[] = [];
  const named = [...heard.byKey.values()].flatMap((all) => [...all.values()]).length === 0 ? [] : termsIn(words.messages.en);
  const sayAll = (key: string, facts: Facts, isYou: boolean): Record<Language, string> =>
    Object.fromEntries(speakers.map(([language, other, you]) => [language, (isYou ? you : other).t(key, facts)])) as Record<
      Language,
      string
    >;

  const all = messagesIn(words.messages);
  const formatted = byFormatIn(heard, all);
  const byKey = new Map(all.map((message) => [message.key, message.templates]));
  const templatesOf = (key: string): readonly string[] => byKey.get(key) ?? [];
  const lines = all.map(({ key, chosen, templates, isCounted, hasYou }): Skimmed => {
    const slots = slotsOf(withNested(templates, templatesOf));
    const real = [...(heard.byKey.get(key)?.values() ?? [])];
    const made = combined(
      slots,
      (name, format) => valuesFor(name, format, heard, formatted.get(format) ?? named),
      slots.size === 0 ? 1 : 3 * MOST,
    );
    const said = new Map<string, Record<Language, string>>();
    const gaps: string[] = [];
    const counts = isCounted ? [1, 2, 0] : [undefined];
    const isPiece = templates.some((template) => /^[\s,.;]|\s$/.test(template) || template === '');
    const isWrong = (sentence: string): boolean => WRONG.test(sentence) || (!isPiece && sentence !== sentence.trim());
    const forms = counts.flatMap((count) => (hasYou ? [false, true] : [false]).map((isYou) => ({ count, isYou })));
    for (const [facts, isReal] of [...real.map((one) => [one, true] as const), ...made.map((one) => [one, false] as const)]) {
      if (said.size >= MOST * forms.length) break;
      for (const { count, isYou } of forms) {
        missing.length = 0;
        const all = { ...(isReal ? {} : chosen), ...facts, ...(count !== undefined && { count }), ...(hasYou && { seat: isYou ? 0 : 1 }) };
        const sentences = sayAll(key, all, isYou);
        const faults = [...missing, ...Object.values(sentences).filter(isWrong)];
        if (faults.length === 0) said.set(JSON.stringify(sentences), sentences);
        else if (isReal && count === undefined) wrong.push(...faults.map((fault) => `${key}: ${fault}`));
        else gaps.push(...faults); // invented facts may not fit
      }
    }
    wrong.push(...templates.flatMap((template) => flawsOf(template, templatesOf)).map((flaw) => `${key}: ${flaw}`));
    if (said.size === 0) unsaid.push(`${key}: ${[...new Set(gaps)].slice(0, 3).join(' | ') || 'nothing can be said'}`);
    for (const sentences of said.values())
      for (const language of LANGUAGES)
        if (TWICE.test(sentences[language]) || DOUBTFUL[language].test(sentences[language]))
          doubtful.push(`${key} (${language}): ${sentences[language]}`);
    return { key, said: [...said.values()] };
  });
  return { lines, wrong: [...new Set(wrong)], unsaid, doubtful: [...new Set(doubtful)] };
}
/** What is wrong with a message whatever its facts: its fixed text, and included sentences that do not exist. */
function flawsOf(template: string, templatesOf: (key: string) => readonly string[]): readonly string[] {
  const bare = template.replaceAll(SLOT, 'x').replaceAll(/\$t\([^()]*(?:\([^()]*\))?[^()]*\)/g, 'x');
  const nested = [...template.matchAll(/\$t\(([\w.]+)(?=[,)\s])/g)].map(([, key = '']) => key);
  const gone = nested.filter((key) => templatesOf(key).length === 0 && !key.startsWith('house.')).map((key) => `there is no ${key}`);
  return WRONG.test(bare) ? [template, ...gone] : gone;
}
/** All things that have a name. */
const termsIn = (messages: Messages): readonly string[] => {
  const terms = messages['term'];
  return typeof terms === 'object' ? [...new Set(Object.keys(terms).map((key) => key.replace(/_\w+$/, '')))] : [];
};

/** The text that people read. */
export function skimText(title: string, { lines, wrong, unsaid, doubtful }: Skim): string {
  const block = (heading: string, all: readonly string[]): string[] => (all.length === 0 ? [] : [`## ${heading}`, '', ...all, '']);
  return [
    `# ${title}`,
    '',
    ...block('Wrong', wrong),
    ...block('Unsaid', unsaid),
    ...block('Doubtful', doubtful),
    ...block(
      'All messages',
      lines.flatMap(({ key, said }) => [key, ...said.flatMap((one) => LANGUAGES.map((language) => `  ${language}  ${one[language]}`))]),
    ),
  ].join('\n');
}
