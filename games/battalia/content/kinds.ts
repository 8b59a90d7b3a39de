// The words of the game: what cards there are and what they are called in the code, the options and the notation.

export const FACTIONS = ['bear', 'isle', 'ember', 'cloud'] as const;
export type Faction = (typeof FACTIONS)[number];
export const TERRAINS = ['woods', 'lakes', 'canyons', 'mountains'] as const;
/** Native land of the factions, in the same order. */
export type Terrain = (typeof TERRAINS)[number];

export const UNITS = ['friman', 'chief', 'priest', 'lord'] as const;
export type Unit = (typeof UNITS)[number];
/** Ranks count from 1. */
export const unitOfRank = (rank: number): Unit => UNITS[rank - 1] as Unit;
export const ARTIFACTS = ['tool', 'weapon', 'amulet', 'title', 'scroll', 'tent', 'horse'] as const;
export type Artifact = (typeof ARTIFACTS)[number];
export const GREATS = ['hammer', 'sword', 'shield', 'wings', 'horn'] as const;
export type Great = (typeof GREATS)[number];

/** What a creation card is. */
export type Kind = Unit | 'supply' | Artifact | Great;
export const isUnit = (kind: Kind): kind is Unit => UNITS.some((unit) => unit === kind);
/** What a card counts as this turn: its kind, or nothing fixed yet (an amulet that rolled 6). */
export type Form = Kind | 'wild';

/**
 * Interchangeable cards: `friman bear`, `supply`, `sword`, `wild isle`, `wild` (a wild supply).
 * In payments a wild card also says what it stands for: `wild isle as chief`.
 */
export type Pool = string;

export const ROADS = ['straight', 'curve', 'tee', 'cross'] as const;
export type Road = (typeof ROADS)[number];
export const CITIES = ['end', 'gate', 'bend', 'fork', 'hub'] as const;
export type City = (typeof CITIES)[number];
export type RoadGroup = 'simple' | 'junction';

/** Sides of a terrain card as bits, clockwise from the top of the board. */
export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;

export type Scenario = 'base' | 'strongholds' | 'exiles';
