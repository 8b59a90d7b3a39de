// The vocabulary of the content: what a chip, a skill, a tactic and a faction are made of. Own content is written in it too.

// ---- dice
/** Weakest first. HOP-24.9 */
export const DICE = ['yellow', 'blue', 'green', 'black', 'red'] as const;
export type Die = (typeof DICE)[number];
/** How many of the six faces are hits. HOP-24.9 */
export const HIT_FACES: Readonly<Record<Die, number>> = { yellow: 2, blue: 3, green: 4, black: 5, red: 6 };
/** A die's strength: its place in DICE. */
export const STRENGTH: Readonly<Record<Die, number>> = { yellow: 0, blue: 1, green: 2, black: 3, red: 4 };

// ---- units
export const CLASSES = ['archer', 'attacker', 'beast', 'defender', 'tactician'] as const;
export type Class = (typeof CLASSES)[number];
/** What kind of chip it is. HOP-4.1 */
export const RANKS = ['unit', 'hero', 'neutral', 'arena', 'sentinel', 'immortal', 'titan', 'part'] as const;
export type Rank = (typeof RANKS)[number];
/** HOP-4.5 */
export const ELITE: ReadonlySet<Rank> = new Set(['hero', 'neutral', 'immortal', 'titan']);

/** In the order of the rulebook: skill number n is rule HOP-19.(n + 1). */
export const SKILLS = [
  'firstStrike',
  'retaliate',
  'perfectStrike',
  'digIn',
  'tactic',
  'armor',
  'deflect',
  'frenzy',
  'charge',
  'packHunter',
  'loneWolf',
  'underdog',
  'provoke',
  'snare',
  'flight',
  'vanguard',
  'lastStand',
  'drain',
  'venom',
  'shove',
  'cleave',
  'pierce',
  'steadfast',
  'hardy',
  'inspire',
  'intimidate',
  'spearWall',
  'undying',
  'giantSlayer',
  'showman',
  'precision',
  'hitAndRun',
  'hurl',
  'regen',
  'mend',
  'hook',
  'ensnare',
  'bloodRite',
  'curse',
  'swap',
  'leap',
  'whirlwind',
  'longShot',
  'stagger',
  'firebomb',
  'trample',
  'rampage',
  'sanctuary',
  'terror',
  'beastHunter',
] as const;
export type Skill = (typeof SKILLS)[number];
export interface Learned {
  readonly skill: Skill;
  /** The X of `Hurl X`; 1 for skills without one. */
  readonly level: number;
}

export interface UnitDef {
  /** `amazons.warrior`, `im.antony`; in own content `my.<Name as written>` or `my.<Faction>.<Name>`. */
  readonly id: string;
  readonly rank: Rank;
  /** Immortals, titans and their parts have none. */
  readonly class: Class | null;
  readonly range: number;
  readonly movement: number;
  readonly health: number;
  readonly attack: readonly Die[];
  readonly skills: readonly Learned[];
}

// ---- skills, declared
/** When an innate die or reduction counts. */
export type Condition =
  /** It did not move in this turn's Movement step. */
  | 'stood'
  /** It moved at least 2 hexes in this turn's Movement step. */
  | 'charged'
  /** Its hp are below its Health. */
  | 'wounded'
  | 'isolated'
  | 'outnumbered'
  /** The target is adjacent to another unit of the attacker's team. */
  | 'targetFlanked'
  | 'targetElite'
  | 'targetBeast'
  | 'attackerNotAdjacent'
  /** The attack deals 2 or more. */
  | 'twoOrMore';
export type Effect =
  // -- what dice are rolled
  /** One more die for its own attacks. */
  | { readonly on: 'dice'; readonly add: Die; readonly when: Condition }
  /** One more die for the attacks of its adjacent team-mates, at most one such die each. */
  | { readonly on: 'allyDice'; readonly add: Die }
  /** Adjacent opponents roll without their weakest die, never below one. */
  | { readonly on: 'foeDice'; readonly remove: 'weakest' }
  // -- what a roll is worth
  /** It may reroll one missed die. */
  | { readonly on: 'rolled'; readonly reroll: 1 }
  /** More damage if it rolled two dice or more and all hit. */
  | { readonly on: 'rolled'; readonly more: number; readonly when: 'allHit' }
  /** It ignores so much damage of an attack. */
  | { readonly on: 'attacked'; readonly ignore: number; readonly when: Condition }
  // -- what follows, each a trigger to be ordered
  /** An attack dealt it damage: it deals some back if the attacker is within its Range. */
  | { readonly on: 'struck'; readonly damage: number }
  /** Its attack dealt damage. */
  | { readonly on: 'dealt'; readonly heal: number }
  | { readonly on: 'dealt'; readonly push: 1 }
  /** Its attack took hp from a target that is still there. */
  | { readonly on: 'bled'; readonly poison: true }
  /** Its attack defeated the target with damage to spare. */
  | { readonly on: 'felled'; readonly surplus: true }
  /** It defeated an opponent in any way. */
  | { readonly on: 'defeats'; readonly favor: number }
  /** It is defeated: damage to all adjacent opponents. */
  | { readonly on: 'defeated'; readonly damage: number }
  /** After its attack or Special. */
  | { readonly on: 'engaged'; readonly move: number }
  /** Right after it was deployed. */
  | { readonly on: 'deployed'; readonly move: 'level' }
  /** An opponent comes next to it. */
  | { readonly on: 'approached'; readonly damage: number }
  // -- what simply holds
  | {
      readonly on: 'always';
      readonly is: 'firstStrike' | 'tactic' | 'provoke' | 'snare' | 'flight' | 'pierce' | 'steadfast' | 'hardy' | 'undying';
    }
  // -- what is used: an Ability in the Ability step, a Special instead of an attack
  | {
      readonly on: 'used';
      readonly do: Deed;
      /** Whom or what it is used on; nothing for itself or all around. */
      readonly at?: Aim;
    };
export type Deed =
  | 'hurl'
  | 'heal'
  | 'hook'
  | 'ensnare'
  | 'bloodRite'
  | 'curse'
  | 'swap'
  | 'leap'
  | 'damage'
  | 'damageAll'
  | 'daze'
  | 'firebomb'
  | 'trample'
  | 'rampage'
  | 'healAll'
  | 'scatter';
export interface Aim {
  readonly who: 'any' | 'foe' | 'ally';
  /** In hexes; `level` is the X of the skill. */
  readonly within: number | 'level';
  /** Not adjacent. */
  readonly apart?: true;
  readonly notElite?: true;
  /** Only units that can be displaced. HOP-9.12 */
  readonly movable?: true;
  /** Shards with hit points of the other side count as opponents. HOP-14.21 */
  readonly shards?: true;
}
export interface SkillDef {
  readonly id: Skill;
  readonly type: 'innate' | 'ability' | 'special';
  /** It has an X. */
  readonly levelled: boolean;
  /** What it costs in points, by its level and the unit's Health. HOP-24.6 */
  readonly cost: (level: number, health: number) => number;
  readonly effect: Effect;
}

// ---- tactics
/** In the order of the rulebook: tactic number n is rule HOP-20.(n + 1). */
export const TACTICS = [
  'adrenaline',
  'bolsterHealth',
  'hamstring',
  'stun',
  'blitz',
  'battleFury',
  'secondDeath',
  'aegis',
  'undertow',
  'thickHide',
  'feignedRetreat',
] as const;
export type Tactic = (typeof TACTICS)[number];
export interface TacticDef {
  readonly id: Tactic;
  readonly kind: 'permanent' | 'instant' | 'temporary';
  /** How long a temporary one lasts: to the end of this turn, to the end of the next turn of its unit's controller, or to the start of its player's next turn. */
  readonly lasts?: 'thisTurn' | 'theirTurn' | 'myTurn';
}

// ---- factions
export interface FactionDef {
  /** `amazons`; in own content `my.<Name as written>`. */
  readonly id: string;
  /** Ten units. */
  readonly units: readonly string[];
  readonly hero: string;
  /** Four. */
  readonly tactics: readonly Tactic[];
}
