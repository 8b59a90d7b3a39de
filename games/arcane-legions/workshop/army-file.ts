// An army as it is stored: a content file with this one army and the player's own units it was built from.
import { armyReader, armyText, cleanName as cleaned, ownName, type PublishedSchema } from '@tabularium/parts/own-content';
import { type Content, content as game } from '../content/index.ts';
import type { ArmyDef, Faction } from '../content/kinds.ts';
import { build } from '../content/own/build.ts';
import { parseOwnContent } from '../content/own/index.ts';
import published from '../content/own/schema.json' with { type: 'json' };
import type { WrittenArmy, WrittenContent } from '../content/own/written.ts';

/** The rest of the file. */
type Cards = Omit<WrittenContent, 'armies'>;
export interface ArmyFile extends Pick<ArmyDef, 'faction' | 'total' | 'units'> {
  readonly name: string;
  readonly cards: Cards;
  /** What it can be built from: the game's units, and the file's. */
  readonly content: Content;
}
export const USUAL_TOTAL = 7000;
export const newArmy = (name: string, faction: Faction): ArmyFile => ({
  name: cleanName(name),
  faction,
  total: USUAL_TOTAL,
  units: [],
  cards: {},
  content: game,
});
/** As much of a name as can be printed. */
export const cleanName = (name: string): string => cleaned(name, published.$defs.name, 'Army');

const read = armyReader<WrittenArmy, Cards, ArmyDef, Content>({
  schema: published as PublishedSchema,
  lists: ['units'],
  build,
  parse: parseOwnContent,
  game,
});
export function readArmy(text: string): ArmyFile | undefined {
  const file = read(text);
  if (!file) return undefined;
  const { written, army, cards, content } = file;
  return { name: written.name, faction: army.faction, total: army.total, units: army.units, cards, content };
}
export const writeArmy = ({ name, faction, total, units, cards }: ArmyFile): string =>
  armyText({ name, faction, total, units: units.map((id) => ownName(id) ?? id) } satisfies WrittenArmy, cards);
