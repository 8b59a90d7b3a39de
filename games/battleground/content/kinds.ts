// The vocabulary of cards: what they can be and what they can do. Cards are data; `rules/` interprets each word in one place.

export const FACTIONS = ['masters', 'evil'] as const;
export type Faction = (typeof FACTIONS)[number];
/** A statistic: the number of dice of a test. */
export const STATS = ['strength', 'perception', 'power', 'toughness', 'mind'] as const;
export type Stat = (typeof STATS)[number];
export const WEAPON_TYPES = ['melee', 'ranged', 'spell'] as const;
export type WeaponType = (typeof WEAPON_TYPES)[number];
const ITEM_TYPES = ['trinket', 'shield', 'armour'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];
export const BUFFS = ['rapidity', 'improvement', 'protection', 'regeneration'] as const;
export type Buff = (typeof BUFFS)[number];
/** `thirdEye` belongs to Tri-Klops. */
export const DEBUFFS = ['paralysis', 'blindness', 'stun', 'curse', 'thirdEye'] as const;
export type Debuff = (typeof DEBUFFS)[number];
export type OngoingToken = Buff | Debuff;
/** A token that an effect can give. `watch`: an overwatch token at the end of the activation or interruption. */
export type GainedToken = 'focus' | 'watch' | OngoingToken;

// ---- effects: what happens when a card, an ability or a weapon's special says so

/** The possible subjects of an effect. Distances are in inches from the acting character; all but `self` need line of sight. MOB-7.67 */
export type Whom =
  | { readonly who: 'self' }
  | {
      readonly who: 'ally' | 'selfOrAlly' | 'enemy';
      readonly within: number;
      readonly has?: 'mana' | 'debuff' | 'wounds';
      readonly notMassive?: true;
    }
  | { readonly who: 'engagedEnemy' }
  /** An enemy in sight that can be charged with the standard speed. */
  | { readonly who: 'chargeable' }
  /** Every engaged enemy, in the order of the player's choice. */
  | { readonly who: 'eachEngagedEnemy' };

/** What happens to the subject, or what the acting character does to it. */
export type Effect =
  | { readonly do: 'gain'; readonly token: GainedToken }
  | { readonly do: 'heal' | 'wound'; readonly wounds: number }
  /** The acting character gains it, whatever the subject. */
  | { readonly do: 'gainAp' | 'gainOwnMana'; readonly amount: number }
  | { readonly do: 'gainMana'; readonly amount: number }
  /** The subject loses mana, and the acting character gains as much. */
  | { readonly do: 'drainMana'; readonly amount: number }
  /** Moves mana between the acting character and the subject, in either direction. */
  | { readonly do: 'shareMana'; readonly most: number }
  /** Removes a debuff without the effect of its removal. */
  | { readonly do: 'cleanse' }
  | { readonly do: 'loseTokens'; readonly tokens: readonly ('focus' | 'overwatch')[] }
  | { readonly do: 'draw'; readonly cards: number }
  /** A free Move of the subject, with a fixed number of movement points or toward the acting character. */
  | { readonly do: 'freeMove'; readonly points?: number; readonly toward?: true }
  /** A free Move or a focus token; the player of the acting character chooses. */
  | { readonly do: 'moveOrFocus' }
  | { readonly do: 'jump' | 'teleport'; readonly hexes: number }
  /** The acting character charges the subject. */
  | { readonly do: 'charge' }
  /** A free melee attack against the subject, if the two are engaged. */
  | { readonly do: 'strike'; readonly dice: number }
  | { readonly do: 'push'; readonly hexes: number }
  /** One hex for each net success. */
  | { readonly do: 'pull'; readonly most: number }
  /** The acting character may push an engaged enemy. */
  | { readonly do: 'mayPushEngaged'; readonly hexes: number }
  | { readonly do: 'swap' }
  /** Places the army's marker on an empty hex; affected enemies count as standing on difficult terrain. */
  | { readonly do: 'marker'; readonly within: number; readonly radius: number }
  /** Affects the next attack or the next test of this frame. MOB-2.6 */
  | { readonly do: 'next'; readonly next: NextEffect };

/** "Next attack" effects. They belong to the frame in which the card was played. */
export type NextEffect =
  | { readonly next: 'rerolls'; readonly dice: number; readonly of: 'attack' | 'test' }
  | { readonly next: 'clearShot' }
  | { readonly next: 'dice'; readonly dice: number; readonly when: 'allyEngagesTarget' | 'targetWounded' }
  | { readonly next: 'moreWounds'; readonly wounds: number };

// ---- passive traits: always true while the character is in play

export type Trait =
  | { readonly trait: 'stat'; readonly stat: Stat; readonly plus: number }
  | { readonly trait: 'speed'; readonly plus: number }
  | { readonly trait: 'range'; readonly inches: number }
  /** Free rerolls in attack tests with such weapons, or in defence tests with that statistic. */
  | { readonly trait: 'rerolls'; readonly dice: number; readonly attack?: WeaponType; readonly defence?: Stat }
  | { readonly trait: 'defenceDice'; readonly dice: number; readonly stat: Stat; readonly frontal: true }
  | { readonly trait: 'movesAsJump' | 'ignoresDifficult' | 'immovable' | 'steadyWatch' | 'noFlank' | 'watchesAround' | 'ignoresEngaged' }
  | { readonly trait: 'crosses'; readonly what: 'low' | 'high'; readonly points: number }
  /** Mana for a spell attack that wounds an enemy. */
  | { readonly trait: 'spellMana'; readonly mana: number }
  /** Dice for an attack with a different type of weapon than the previous one in this frame. */
  | { readonly trait: 'alternatingDice'; readonly dice: number }
  /** Ranged attacks from farther away are tightened. */
  | { readonly trait: 'hardFromAfar'; readonly inches: number }
  /** Once per round the bearer may reduce the wounds of an attack. */
  | { readonly trait: 'prevents'; readonly wounds: number }
  /** A defence against a melee attack that has more successes than the attack wounds the attacker. */
  | { readonly trait: 'spikes'; readonly wounds: number }
  /** Takes effect when an attack of the bearer has this many net successes. */
  | { readonly trait: 'onNet'; readonly net: number; readonly heal?: number; readonly drainMana?: number }
  | { readonly trait: 'onActivation'; readonly mana: number };

// ---- abilities

export interface AbilityTest {
  readonly stat: Stat;
  readonly against: Stat;
  /** Only the last line reached counts. */
  readonly lines: readonly { readonly net: number; readonly effects: readonly Effect[] }[];
}
export interface ActiveAbility {
  readonly id: string;
  readonly kind: 'active';
  readonly ap: number;
  readonly mana: number;
  readonly whom: Whom;
  /** The ability has a target, and the character turns to face it. MOB-7.68 */
  readonly targets: boolean;
  readonly test?: AbilityTest;
  readonly effects: readonly Effect[];
}
export interface PassiveAbility {
  readonly id: string;
  readonly kind: 'passive';
  readonly traits: readonly Trait[];
}
export type Ability = ActiveAbility | PassiveAbility;

// ---- cards

export interface Slots {
  readonly weapons: number;
  readonly types: readonly WeaponType[];
  readonly trinkets: number;
  readonly shields: number;
  readonly armours: number;
}
export interface CharacterDef {
  readonly id: string;
  readonly faction: Faction;
  /** The hero that this is a form of. An army has only one form of a hero. */
  readonly hero: string;
  readonly massive: boolean;
  readonly health: number;
  readonly stats: Readonly<Record<Stat, number>>;
  /** Standard and focused speed. */
  readonly speed: readonly [number, number];
  readonly slots: Slots;
  readonly abilities: readonly Ability[];
  /** What its abilities are worth in the cost formula. */
  readonly worth: number;
  /** Points that the formula misses, measured in many matches between equal bots. */
  readonly measured?: number;
  readonly cost: number;
}
/** A target more than this many inches away is far. MOB-12.16 */
export const FAR = 6;
/** When a weapon's modifier counts. */
export type When =
  | 'always'
  | 'targetOnDifficult'
  | 'flank'
  | 'jumped'
  | 'notMoved'
  | 'targetFar'
  | 'targetMarked'
  | 'targetDebuffed'
  | 'targetCursed'
  | 'targetArmoured'
  | 'focusSpent';
export interface WeaponSpecial {
  readonly dice?: { readonly when: When; readonly dice: number };
  readonly rerolls?: { readonly when: When; readonly dice: number };
  /** The last line reached takes effect after the wounds. `wounded`: only if the target took at least this many. */
  readonly onNet?: readonly { readonly net: number; readonly wounded?: number; readonly effects: readonly Effect[] }[];
  /** Effects for the attacker if it inflicted at least this many wounds. */
  readonly onWounds?: { readonly wounds: number; readonly effects: readonly Effect[] };
  /** Effects for the attacker if its test has no success. */
  readonly onFailure?: readonly Effect[];
  readonly ignores?: readonly ('cover' | 'softCover' | 'shield')[];
  readonly mayTest?: Stat;
  /** The radius of an area attack, in hexes. */
  readonly area?: number;
  /** How many dice one more mana buys. */
  readonly paidDice?: number;
  /** The weapon can be used while engaged, but only against an engaged enemy. */
  readonly whileEngaged?: true;
  /** The weapon targets an ally, and its lines heal. */
  readonly heals?: true;
}
export interface WeaponDef {
  readonly id: string;
  readonly type: WeaponType;
  /** The characters it is for; if empty, all that have the slot. */
  readonly only: readonly string[];
  readonly copies: number;
  readonly dice: number;
  /** In inches; 0 for melee. */
  readonly range: number;
  readonly mana: number;
  /** The wounds (or healed wounds) for at least `net` successes, up to the next line. */
  readonly lines: readonly { readonly net: number; readonly wounds: number }[];
  readonly special: WeaponSpecial;
  readonly cost: number;
}
export interface ItemDef {
  readonly id: string;
  readonly type: ItemType;
  readonly only: readonly string[];
  readonly faction: Faction | null;
  readonly copies: number;
  readonly use:
    | { readonly kind: 'passive'; readonly traits: readonly Trait[] }
    | { readonly kind: 'active'; readonly ability: ActiveAbility }
    | { readonly kind: 'oneUse'; readonly effects: readonly Effect[] };
  readonly cost: number;
}
export interface FateDef {
  readonly id: string;
  readonly faction: Faction | null;
  readonly copies: number;
  readonly initiative: number;
  readonly ap: number;
  readonly mana: number;
  readonly whom: Whom;
  readonly effects: readonly Effect[];
}
export type Mission =
  | { readonly mission: 'knockOut'; readonly with?: 'melee' }
  | { readonly mission: 'oneAttack'; readonly with: WeaponType; readonly wounds: number }
  | { readonly mission: 'enemyZone' }
  | { readonly mission: 'woundEnemies'; readonly enemies: number }
  | { readonly mission: 'flankWound' }
  | { readonly mission: 'holdGround' }
  | { readonly mission: 'totalWounds'; readonly wounds: number }
  | { readonly mission: 'rescue' }
  | { readonly mission: 'debuff' };
export interface GloryDef {
  readonly id: string;
  readonly faction: Faction | null;
  readonly copies: number;
  readonly initiative: number;
  readonly ap: number;
  readonly mana: number;
  readonly points: number;
  readonly mission: Mission;
}
/** A ready-made army list. */
export interface ArmyDef {
  readonly id: string;
  readonly faction: Faction;
  readonly characters: readonly { readonly character: string; readonly weapons: readonly string[]; readonly items: readonly string[] }[];
  /** Twenty cards, copies listed one by one. */
  readonly fate: readonly string[];
  readonly glory: readonly string[];
}
