// Every kind of thing in the box: one entry each, with all that is printed on it. The lists, decks and prices of the game are made from these.
import { type Recipe, recipe } from './recipes.ts';

const namesOf = <N extends string>(entries: Readonly<Record<N, unknown>>): readonly N[] => Object.freeze(Object.keys(entries) as N[]);

// ---- factions

/** The factions and their homelands. */
export const HOMELANDS = { bear: 'woods', isle: 'lakes', ember: 'canyons', cloud: 'mountains' } as const;
export type Faction = keyof typeof HOMELANDS;
export type Terrain = (typeof HOMELANDS)[Faction];
export const FACTIONS = namesOf(HOMELANDS);
export const TERRAINS: readonly Terrain[] = Object.values(HOMELANDS);
/** The faction that is at home in a terrain. */
export const NATIVES = Object.fromEntries(FACTIONS.map((faction) => [HOMELANDS[faction], faction])) as Readonly<Record<Terrain, Faction>>;

// ---- creation cards

interface UnitKind {
  /** Also its strength in battle. BAT-2.3 */
  readonly rank: number;
  readonly perFaction: number;
  /** How many a player starts with. BAT-3.6 */
  readonly dealt: number;
  readonly price: Recipe;
}
/** BAT-6.1 */
export const UNIT_KINDS = {
  friman: { rank: 1, perFaction: 8, dealt: 3, price: recipe({ supply: 2 }) },
  chief: { rank: 2, perFaction: 5, dealt: 1, price: recipe({ supply: 3 }) },
  priest: { rank: 3, perFaction: 4, dealt: 1, price: recipe({ supply: 4 }) },
  lord: { rank: 4, perFaction: 3, dealt: 0, price: recipe({ supply: 5 }) },
} as const satisfies Record<string, UnitKind>;
export type Unit = keyof typeof UNIT_KINDS;
export const UNITS = namesOf(UNIT_KINDS);
export const isUnit = (kind: Form): kind is Unit => Object.hasOwn(UNIT_KINDS, kind);
/** 0 for whatever is no unit. */
export const rankOf = (kind: Form): number => (isUnit(kind) ? UNIT_KINDS[kind].rank : 0);
const BY_RANK: ReadonlyMap<number, Unit> = new Map(UNITS.map((unit) => [UNIT_KINDS[unit].rank, unit]));
export const unitOfRank = (rank: number): Unit => BY_RANK.get(rank) as Unit;
export const TOP_RANK = Math.max(...BY_RANK.keys());

interface ArtifactKind {
  readonly price: Recipe;
  /** Of one use in a battle line; 0: it may not stand there. BAT-8.11, BAT-8.34 */
  readonly strength: number;
  /** How often it can be used when the sun ray falls on it; a tent can be pitched only once. BAT-8.2, BAT-16.5 */
  readonly litUses: number;
}
/** BAT-6.2 */
export const ARTIFACT_KINDS = {
  tool: { price: recipe({ friman: 3 }), strength: 0, litUses: 2 },
  weapon: { price: recipe({ friman: 2, chief: 1 }), strength: 1, litUses: 2 },
  amulet: { price: recipe({ friman: 2, priest: 1 }), strength: 0, litUses: 2 },
  title: { price: recipe({ friman: 2, lord: 1 }), strength: 0, litUses: 2 },
  scroll: { price: recipe({ friman: 1, chief: 1, priest: 1 }), strength: 0, litUses: 2 },
  tent: { price: recipe({ friman: 1, chief: 1, supply: 1 }), strength: 0, litUses: 1 },
  horse: { price: recipe({ chief: 1, supply: 2 }), strength: 1, litUses: 2 },
} as const satisfies Record<string, ArtifactKind>;
export type Artifact = keyof typeof ARTIFACT_KINDS;
export const ARTIFACTS = namesOf(ARTIFACT_KINDS);
export const isArtifact = (kind: Form): kind is Artifact => Object.hasOwn(ARTIFACT_KINDS, kind);
export const ARTIFACTS_PER_FACTION = 3;
/** The artifacts that act on another card. BAT-8.5 */
export const TRANSFORMERS = ['amulet', 'title', 'scroll'] as const satisfies readonly Artifact[];
export type Transformer = (typeof TRANSFORMERS)[number];

interface GreatKind {
  readonly attack: number;
  readonly defence: number;
  /** It can be used like a weapon. BAT-9.4 */
  readonly isWeapon: boolean;
}
/** One card of each. BAT-9.1, BAT-9.4 */
export const GREAT_KINDS = {
  hammer: { attack: 0, defence: 0, isWeapon: false },
  sword: { attack: 5, defence: 1, isWeapon: true },
  shield: { attack: 1, defence: 5, isWeapon: true },
  wings: { attack: 0, defence: 0, isWeapon: false },
  horn: { attack: 0, defence: 0, isWeapon: false },
} as const satisfies Record<string, GreatKind>;
export type Great = keyof typeof GREAT_KINDS;
export const GREATS = namesOf(GREAT_KINDS);
export const isGreatKind = (kind: Form): kind is Great => Object.hasOwn(GREAT_KINDS, kind);
/** What hires heroes and opens battles. BAT-8.11, BAT-9.4 */
export const WEAPONS: readonly Form[] = ['weapon', ...GREATS.filter((great) => GREAT_KINDS[great].isWeapon)];

/** What a creation card is. */
export type Kind = Unit | 'supply' | Artifact | Great;
/** What a card counts as this turn: its kind, or nothing fixed yet (an amulet that rolled 6). */
export type Form = Kind | 'wild';
/**
 * Interchangeable cards: `friman bear`, `supply`, `sword`, `wild isle`, `wild` (a wild supply).
 * In payments a wild card also says what it stands for: `wild isle as chief`.
 */
export type Pool = string;

// ---- terrain cards

/** Sides of a terrain card as bits, clockwise from the top of the board. */
export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;

export type RoadGroup = 'simple' | 'junction';
interface LandKind {
  /** Unturned. */
  readonly exits: number;
  readonly perTerrain: number;
}
/** BAT-7.1, BAT-7.14 */
export const ROAD_KINDS = {
  straight: { group: 'simple', exits: NORTH | SOUTH, perTerrain: 3 },
  curve: { group: 'simple', exits: NORTH | EAST, perTerrain: 3 },
  tee: { group: 'junction', exits: NORTH | EAST | SOUTH, perTerrain: 3 },
  cross: { group: 'junction', exits: NORTH | EAST | SOUTH | WEST, perTerrain: 3 },
} as const satisfies Record<string, LandKind & { readonly group: RoadGroup }>;
export type Road = keyof typeof ROAD_KINDS;
export const ROADS = namesOf(ROAD_KINDS);
export const roadsIn = (group: RoadGroup): readonly Road[] => ROADS.filter((road) => ROAD_KINDS[road].group === group);
export const CITY_KINDS = {
  end: { exits: NORTH, perTerrain: 1 },
  gate: { exits: NORTH | SOUTH, perTerrain: 1 },
  bend: { exits: NORTH | EAST, perTerrain: 1 },
  fork: { exits: NORTH | EAST | SOUTH, perTerrain: 1 },
  hub: { exits: NORTH | EAST | SOUTH | WEST, perTerrain: 3 },
} as const satisfies Record<string, LandKind>;
export type City = keyof typeof CITY_KINDS;
export const CITIES = namesOf(CITY_KINDS);

export type Scenario = 'base' | 'strongholds' | 'exiles';
