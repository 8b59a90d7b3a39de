// An army as it is stored: a content file with this one army and the player's own cards it was built from.
import { armyReader, armyText, cleanName as cleaned, ownName, type PublishedSchema } from '@tabularium/parts/own-content';
import { type ArmyList, type ArmyTerms, emptyArmy } from '../content/army-lists.ts';
import { type Content, content as game } from '../content/index.ts';
import type { ArmyDef, Faction } from '../content/kinds.ts';
import { build } from '../content/own/build.ts';
import { parseOwnContent } from '../content/own/index.ts';
import published from '../content/own/schema.json' with { type: 'json' };
import type { WrittenArmy, WrittenContent } from '../content/own/written.ts';

/** The rest of the file. */
type Cards = Omit<WrittenContent, 'armies'>;
export interface ArmyFile {
  readonly name: string;
  readonly terms: ArmyTerms;
  /** Complete or not. */
  readonly list: ArmyList;
  readonly cards: Cards;
  /** What it can be built from: the game's cards, and the file's. */
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

/** As much of a name as can be printed on a card. */
export const cleanName = (name: string): string => cleaned(name, published.$defs.name, 'Army');

const read = armyReader<WrittenArmy, Cards, ArmyDef, Content>({
  schema: published as PublishedSchema,
  lists: ['characters', 'fate', 'glory'],
  build,
  parse: parseOwnContent,
  game,
});
export function readArmy(text: string): ArmyFile | undefined {
  const file = read(text);
  if (!file) return undefined;
  const { written, cards, content } = file;
  const { id: _id, ...list } = file.army;
  return { name: written.name, terms: termsOf(written), list, cards, content };
}
const MOST_POINTS = 150;
const termsOf = ({ points = MOST_POINTS, expansion = true }: WrittenArmy): ArmyTerms => ({ points, expansion });

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
  return armyText(army, cards);
}
