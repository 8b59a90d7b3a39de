// The words in which units, figures, battlefields and armies are written.
import type { Heading } from '@tabularium/geometry';

/** The sides of a base, clockwise from its front; everything by side is in this order. ARC-16.6 */
export const SIDES = ['F', 'R', 'B', 'L'] as const;
export type Side = (typeof SIDES)[number];
/** What a side is good for. ARC-1.11 */
export const SIDE_COLOURS = ['blue', 'red', 'grey'] as const;
export type SideColour = (typeof SIDE_COLOURS)[number];
/** Formations are twice as wide as deep, or twice as deep as wide; a sortie is a square. ARC-1.2 */
export const BASES = ['wide', 'column', 'sortie'] as const;
export type Base = (typeof BASES)[number];
/** Attack, defence, ranged, movement. ARC-1.5 */
export const ICONS = ['A', 'D', 'R', 'M'] as const;
export type Icon = (typeof ICONS)[number];
export type Icons = Readonly<Record<Icon, number>>;
/** Basic troops, arcane, martial, commanders. ARC-1.4 */
export const CIRCLES = ['white', 'green', 'red', 'yellow'] as const;
export type Circle = (typeof CIRCLES)[number];
export type FootSize = 'small' | 'large';

export const FACTIONS = ['roman', 'egyptian', 'han', 'mercenary'] as const;
export type Faction = (typeof FACTIONS)[number];
export const SUBFACTIONS = ['gallic', 'greek', 'imperial', 'crusader', 'xiongnu', 'slavic'] as const;
export type Subfaction = (typeof SUBFACTIONS)[number];
/** Of a unit also `mixed`. ARC-1.14 */
export const DESCRIPTORS = ['human', 'undead', 'construct', 'mythological'] as const;
export type Descriptor = (typeof DESCRIPTORS)[number];
/** Of a unit also `irregular`. ARC-1.14 */
export const TROOPS = ['infantry', 'cavalry', 'shooters'] as const;
export type Troops = (typeof TROOPS)[number];

/** Every special ability, in the order of ARC-14.1 to ARC-14.70. */
export const ABILITIES = [
  'aggressive',
  'armoredRush',
  'artificer',
  'auraOfPeace',
  'badLuck',
  'battleProwess',
  'beast',
  'berserker',
  'brutal',
  'bully',
  'calculating',
  'callTheIronRain',
  'carnivorous',
  'charger',
  'commandPosition',
  'concentratedAttack',
  'confusion',
  'cowardly',
  'cronesCurse',
  'cunning',
  'deadly',
  'deathCloud',
  'deathTouch',
  'deathTouchMaster',
  'demolitionist',
  'disciplined',
  'elusive',
  'entangle',
  'fear',
  'fervor',
  'fireArrows',
  'fireburst',
  'fragile',
  'goodFortune',
  'grandDruid',
  'hailOfArrows',
  'harshMistress',
  'healing',
  'heavyArmor',
  'hellenicPride',
  'hustle',
  'impede',
  'intuition',
  'kingOfTheGauls',
  'leaderOfMen',
  'lordOfTheDead',
  'mobility',
  'natureMagic',
  'necromancer',
  'opportunist',
  'poison',
  'powerAtAPrice',
  'precision',
  'regeneration',
  'resentful',
  'romanPatriot',
  'sniper',
  'spearmen',
  'specialistLeader',
  'specialized',
  'spiritOfChaos',
  'stormrider',
  'superiorReach',
  'tangleVines',
  'thrownWeapon',
  'tough',
  'trample',
  'wallOfShields',
  'wayOfTheBow',
  'xenophobic',
] as const;
export type Ability = (typeof ABILITIES)[number];

export interface FigureDef {
  /** `1R01`; its name is the message `figure.1R01`, unless somebody wrote it. */
  readonly id: string;
  readonly name?: Named;
  readonly circle: Circle;
  readonly size: FootSize;
  /** Its hit points. ARC-11.2 */
  readonly pegs: number;
  readonly faction: Faction;
  readonly subfaction: Subfaction | null;
  readonly descriptor: Descriptor;
  readonly troops: Troops;
}
export interface SlotDef {
  readonly circle: Circle;
  readonly size: FootSize;
  readonly pegs: number;
  readonly icons: Icons;
  readonly abilities: readonly Ability[];
  /** Who stands there at the beginning. ARC-2.14 */
  readonly figure: string | null;
}
export interface UnitDef {
  /** `R01`; its name is the message `unit.R01`, unless somebody wrote it. */
  readonly id: string;
  readonly name?: Named;
  readonly base: Base;
  readonly points: number;
  readonly faction: Faction;
  readonly subfaction: Subfaction | null;
  readonly descriptor: Descriptor | 'mixed';
  readonly troops: Troops | 'irregular';
  /** Movement points of a step toward each side. ARC-1.9 */
  readonly costs: readonly [number, number, number, number];
  readonly colours: readonly [SideColour, SideColour, SideColour, SideColour];
  /** Unit abilities and flaws. ARC-1.8 */
  readonly bar: readonly Ability[];
  readonly slots: readonly SlotDef[];
}
/** The name of content that somebody wrote. */
export type Named = Readonly<Record<'en' | 'it', string>>;

// ---- the battlefield. Lengths in steps; headings clockwise from the north in eighths of a circle. ARC-16.1

export type { Heading };
export const PIECES = ['temple', 'rocks', 'wall', 'wood', 'marsh', 'palisade', 'objective'] as const;
export type PieceKind = (typeof PIECES)[number];
export type PieceCategory = 'impassable' | 'difficult' | 'objective';
export interface PieceDef {
  readonly category: PieceCategory;
  readonly width: number;
  readonly depth: number;
}
export interface PlacedPiece {
  readonly piece: PieceKind;
  /** Its centre. */
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
}
export interface ZoneDef {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  /** Which way units deployed there face; the table's edge is behind them. ARC-2.17 */
  readonly heading: 0 | 2 | 4 | 6;
}
export interface BattlefieldDef {
  readonly id: string;
  readonly width: number;
  readonly depth: number;
  readonly seats: readonly number[];
  readonly zones: readonly ZoneDef[];
  readonly pieces: readonly PlacedPiece[];
}
export interface ArmyDef {
  readonly id: string;
  readonly name?: Named;
  readonly faction: Faction;
  /** The army total it is for. */
  readonly total: number;
  readonly units: readonly string[];
}
