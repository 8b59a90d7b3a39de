// The kinds of things there are.

export const TERRAINS = ['plain', 'hill', 'forest', 'water'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const RESOURCES = ['wheat', 'stone', 'wood', 'salt', 'refined'] as const;
export type Resource = (typeof RESOURCES)[number];
export const byResource = <T>(value: (resource: Resource) => T): Record<Resource, T> => ({
  wheat: value('wheat'),
  stone: value('stone'),
  wood: value('wood'),
  salt: value('salt'),
  refined: value('refined'),
});

export const UNIT_KINDS = ['worker', 'soldier', 'mercenary', 'explorer'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** The secret tokens, and the faces of the die that can replace them. */
export const TOKENS = ['double', 'plus3', 'extraCasualty', 'fewerCasualty', 'retreat', 'blank'] as const;
export type Token = (typeof TOKENS)[number];

export const CHARACTERS = [
  'aedificator',
  'apothecarius',
  'eques',
  'furnarus',
  'negotiator',
  'praepositus',
  'traductor',
  'architectus',
  'defensor',
  'dux',
  'foederatus',
  'mercator',
  'nauta',
  'praedo',
  'artifex',
  'consul',
  'heros',
  'obsessor',
  'patronus',
  'publicus',
  'sacerdos',
] as const;
export type Character = (typeof CHARACTERS)[number];

/** What a worker can do with an action besides moving. */
export const WORKS = [
  'build',
  'dismantle',
  'transform',
  'produce',
  'collect',
  'refine',
  'createWorker',
  'createSoldier',
  'createExplorer',
  'hireMercenaries',
  'hireCharacter',
  'sell',
  'buy',
  'rob',
  'exchange',
  'trade',
] as const;
export type Work = (typeof WORKS)[number];

/** The cubes of the solitaire's event line. */
export const EVENT_CUBES = ['white', 'yellow', 'pink', 'blue', 'brown'] as const;
export type EventCube = (typeof EVENT_CUBES)[number];

export const COLOURS = ['yellow', 'blue', 'red', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];

/** The categories of the score sheet that have a majority bonus. ROM-14.7 */
export const CATEGORIES = ['characters', 'hexes', 'domain', 'population', 'battleTokens', 'money'] as const;
export type Category = (typeof CATEGORIES)[number];
export const byCategory = <T>(value: (category: Category) => T): Record<Category, T> => ({
  characters: value('characters'),
  hexes: value('hexes'),
  domain: value('domain'),
  population: value('population'),
  battleTokens: value('battleTokens'),
  money: value('money'),
});
