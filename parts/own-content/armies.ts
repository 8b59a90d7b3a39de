// Armies that people build outside a match. Each is a content file with that one army and the own cards it needs.
import type { ArmyBuilder, ArmyStart, Translate } from '../shape.ts';
import { flawsOf, type PublishedSchema, type Schema } from './shape.ts';

/** What may separate the words of a name. */
const SIGNS = " '’-";
const ENDS = new RegExp(`^[${SIGNS}]+|[${SIGNS}]+$`, 'g');
const DOUBLED = new RegExp(`([${SIGNS}])[${SIGNS}]+`, 'g');
/** As much of a name as the schema allows on a card; `otherwise` if nothing is left. */
export function cleanName(name: string, { pattern = '', maxLength = 0 }: Pick<Schema, 'pattern' | 'maxLength'>, otherwise: string): string {
  const isLetter = new RegExp(pattern.slice(1, pattern.indexOf('+(?:')), 'u'); // the characters of a word
  const letters = Array.from(name, (letter) => (isLetter.test(letter) || SIGNS.includes(letter) ? letter : ' '));
  let short = '';
  for (const letter of letters.join('').replaceAll(DOUBLED, '$1').replaceAll(ENDS, ''))
    if (short.length + letter.length <= maxLength) short += letter;
    else break;
  return short.replaceAll(ENDS, '') || otherwise;
}

/** How a game reads its army files. */
interface ArmyReading<Written, Cards, Army, Content> {
  readonly schema: PublishedSchema;
  /** The lists that may be shorter than the schema demands while the army is unfinished. */
  readonly lists: readonly string[];
  readonly build: (written: Cards & { readonly armies: readonly Written[] }) => { readonly armies: readonly Army[] };
  readonly parse: (text: string) => { readonly content: Content } | { readonly errors: unknown };
  readonly game: Content;
}
interface ReadArmy<Written, Cards, Army, Content> {
  readonly written: Written;
  readonly army: Army;
  /** The rest of the file. */
  readonly cards: Cards;
  /** What it can be built from: the game's cards, and the file's unless something is wrong with them. */
  readonly content: Content;
}
/** The reader gives undefined unless there is exactly one army in the file. */
export function armyReader<Written, Cards extends object, Army, Content>({
  schema: { $defs, ...schema },
  lists,
  build,
  parse,
  game,
}: ArmyReading<Written, Cards, Army, Content>): (text: string) => ReadArmy<Written, Cards, Army, Content> | undefined {
  const finished = $defs['army']?.properties ?? {};
  const unfinished = Object.fromEntries(lists.map((name) => [name, { ...finished[name], minItems: 0 }]));
  const defs = { ...$defs, army: { ...$defs['army'], properties: { ...finished, ...unfinished } } };
  return (text) => {
    const value = parsed(text);
    if (value === undefined || flawsOf(value, schema, defs).length > 0) return undefined;
    const { armies = [], ...rest } = value as { readonly armies?: readonly Written[] };
    const cards = rest as Cards; // it has the shape of the schema
    const [written] = armies;
    const [army] = build({ ...cards, armies }).armies;
    if (!written || !army || armies.length > 1) return undefined;
    const isOwn = Object.values(cards).some((kind) => Array.isArray(kind) && kind.length > 0);
    const own = isOwn ? parse(JSON.stringify(cards)) : undefined;
    return { written, army, cards, content: own && 'content' in own ? own.content : game };
  };
}
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
export const armyText = (army: object, cards: object): string => `${wordsInLine(JSON.stringify({ ...cards, armies: [army] }, null, 2))}\n`;
/** Puts lists of words on one line. */
const wordsInLine = (json: string): string =>
  json.replaceAll(/\[\s+("(?:[^"\\]|\\.)*"(?:,\s+"(?:[^"\\]|\\.)*")*)\s+\]/g, (_, words: string) => `[${words.replaceAll(/,\s+/g, ', ')}]`);

interface Named {
  readonly name: string;
}
/** How a game begins, reads and writes its army files. */
interface Writing<Army extends Named, Cards, Faction extends string> {
  readonly factions: readonly Faction[];
  readonly factionOf: (cards: Cards) => Faction;
  readonly parse: (text: string) => object;
  readonly begin: (name: string, faction: Faction) => Army;
  readonly read: (text: string) => Army | undefined;
  readonly write: (army: Army) => string;
  readonly clean: (name: string) => string;
}
interface ArmyFiles extends Pick<ArmyBuilder, 'startWith' | 'nameOf' | 'renamed'> {
  /** An empty army of every faction. */
  readonly emptyStarts: (t: Translate) => ArmyStart[];
}
/** What every builder does alike: it begins and names army files, in the game's words `builder.start.<faction>` and `builder.empty`. */
export const armyFiles = <Army extends Named, Cards extends object, Faction extends string>({
  factions,
  factionOf,
  parse,
  begin,
  read,
  write,
  clean,
}: Writing<Army, Cards, Faction>): ArmyFiles => ({
  emptyStarts: (t) =>
    factions.map((faction) => {
      const name = t(`builder.start.${faction}`);
      return { name, about: t('builder.empty'), text: write(begin(name, faction)) };
    }),
  startWith: (text, t) => {
    if ('errors' in parse(text)) return undefined;
    const { armies: _armies, ...rest } = JSON.parse(text) as ContentFile;
    const cards = rest as object as Cards; // it was parsed without errors
    const faction = factionOf(cards);
    const name = t(`builder.start.${faction}`);
    return { name, about: '', text: write({ ...begin(name, faction), cards }) };
  },
  nameOf: (text) => read(text)?.name,
  renamed: (text, name) => {
    const army = read(text);
    return army ? write({ ...army, name: clean(name) }) : text;
  },
});

type ContentFile = Readonly<Record<string, readonly object[] | undefined>> & { readonly armies?: readonly Named[] };
/** Merges files. Equal cards appear once; armies of the same name are numbered. */
export function joinedFiles(texts: readonly string[], kinds: readonly string[]): string {
  const files: ContentFile[] = [];
  for (const text of texts) {
    const file = parsed(text);
    if (file === undefined) return text; // reading the result will say what is wrong
    files.push(file as ContentFile);
  }
  const cards = kinds.map((kind) => [kind, distinct(files.flatMap((file) => file[kind] ?? []))] as const);
  const armies = numbered(files.flatMap((file) => file.armies ?? []));
  return JSON.stringify(Object.fromEntries([...cards, ['armies', armies] as const].filter(([, list]) => list.length > 0)), null, 2);
}
function distinct<T>(list: readonly T[]): T[] {
  const seen = new Set<string>();
  return list.filter((one) => seen.size < seen.add(JSON.stringify(one)).size);
}
function numbered<Army extends Named>(list: readonly Army[]): Army[] {
  const taken = new Set<string>();
  return list.map((army) => {
    let { name } = army;
    for (let n = 2; taken.has(name); n++) name = `${army.name} ${n}`;
    taken.add(name);
    return { ...army, name };
  });
}
