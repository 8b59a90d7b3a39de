// An army as it is kept: a file of content of one's own with this one army in it, and with the cards of one's own that it was built from.
import { flawsOf, ownName, type PublishedSchema, type Schema } from '@tabularium/parts/own';
import { type Content, content as game } from '../content/index.ts';
import type { Faction } from '../content/kinds.ts';
import { build } from '../content/own/build.ts';
import { parseOwnContent } from '../content/own/index.ts';
import published from '../content/own/schema.json' with { type: 'json' };
import type { WrittenArmy, WrittenContent } from '../content/own/written.ts';
import { type ArmyList, type ArmyTerms, emptyArmy } from '../rules/armies.ts';

/** What the file says besides the army. */
type Cards = Omit<WrittenContent, 'armies'>;
export interface ArmyFile {
  readonly name: string;
  readonly terms: ArmyTerms;
  /** Complete or not. */
  readonly list: ArmyList;
  readonly cards: Cards;
  /** What it can be built from: the cards of the game, and those of the file. */
  readonly content: Content;
}
export const USUAL_TERMS: ArmyTerms = { points: 100, expansion: false };
export const newArmy = (name: string, faction: Faction): ArmyFile => ({
  name: cleanName(name),
  terms: USUAL_TERMS,
  list: emptyArmy(faction),
  cards: {},
  content: game,
});

// ---- reading

/** The published schema, but for what an army lacks that is not finished. */
const { $defs: DEFS, ...FILE } = published as PublishedSchema;
const unfinished = (schema: Schema): Schema => ({ ...schema, minItems: 0 });
const { fate = {}, glory = {}, characters = {}, ...others } = DEFS['army']?.properties ?? {};
const ARMY: Schema = {
  ...DEFS['army'],
  properties: { ...others, fate: unfinished(fate), glory: unfinished(glory), characters: unfinished(characters) },
};
const ARMY_DEFS = { ...DEFS, army: ARMY };

/** Nothing if there is not exactly one army in the file. */
export function readArmy(text: string): ArmyFile | undefined {
  const value = parsed(text);
  if (value === undefined || flawsOf(value, FILE, ARMY_DEFS).length > 0) return undefined;
  const { armies = [], ...cards } = value as WrittenContent; // it has the shape of the schema
  const [army] = armies;
  const list = army && build({ ...cards, armies: [army] }).armies[0];
  if (!army || !list || armies.length > 1) return undefined;
  const own = Object.values(cards).some((kind) => Array.isArray(kind) && kind.length > 0)
    ? parseOwnContent(JSON.stringify(cards))
    : undefined;
  const content = own && 'content' in own ? own.content : game;
  const { id: _id, ...rest } = list;
  return { name: army.name, terms: termsOf(army), list: rest, cards, content };
}
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
const MOST_POINTS = 150;
const termsOf = ({ points = MOST_POINTS, expansion = true }: WrittenArmy): ArmyTerms => ({ points, expansion });

// ---- writing

export function writeArmy({ name, terms, list, cards }: ArmyFile): string {
  const written = (ids: readonly string[]): string[] => ids.map((id) => ownName(id) ?? id);
  const army: WrittenArmy = {
    name,
    faction: list.faction,
    ...terms,
    characters: list.characters.map(({ character, weapons, items }) => ({
      character: ownName(character) ?? character,
      ...(weapons.length > 0 && { weapons: written(weapons) }),
      ...(items.length > 0 && { items: written(items) }),
    })),
    fate: written(list.fate),
    glory: written(list.glory),
  };
  return `${wordsInLine(JSON.stringify({ ...cards, armies: [army] }, null, 2))}\n`;
}
/** Lists of words take a line, not one for each word. */
const wordsInLine = (json: string): string =>
  json.replaceAll(/\[\s+("(?:[^"\\]|\\.)*"(?:,\s+"(?:[^"\\]|\\.)*")*)\s+\]/g, (_, words: string) => `[${words.replaceAll(/,\s+/g, ', ')}]`);

// ---- names

const { pattern: NAME, maxLength: LONGEST_NAME } = published.$defs.name;
/** What a word of a name consists of; between words stands one of the signs. */
const LETTER = new RegExp(NAME.slice(1, NAME.indexOf('+(?:')), 'u');
const SIGNS = " '’-";
const ENDS = new RegExp(`^[${SIGNS}]+|[${SIGNS}]+$`, 'g');
const DOUBLED = new RegExp(`([${SIGNS}])[${SIGNS}]+`, 'g');
/** As much of a name as can be printed on a card. */
export function cleanName(name: string): string {
  const letters = Array.from(name, (letter) => (LETTER.test(letter) || SIGNS.includes(letter) ? letter : ' '));
  let short = '';
  for (const letter of letters.join('').replaceAll(DOUBLED, '$1').replaceAll(ENDS, ''))
    if (short.length + letter.length <= LONGEST_NAME) short += letter;
    else break;
  return short.replaceAll(ENDS, '') || 'Army';
}
