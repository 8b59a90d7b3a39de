// What an eye sees of a match, for boards, terminals and bots. It names positions, figures and cards as options do.
import type { Eye, Reason, Seat } from '@tabularium/kernel';
import type { Content } from '../content/index.ts';
import type { Buff, Debuff, Faction, NextEffect, Stat, WeaponType } from '../content/kinds.ts';
import type { ElementKind, MapDef, MapId, Portion } from '../content/maps.ts';
import type { PositionName } from '../content/place-names.ts';
import type { CardName, FacingTold, FigureName } from './asks.ts';
import type { Part } from './events.ts';
import type { Due, Ending, Frame, Phase, Player, Terms, UpkeepStep } from './table.ts';

export interface BattlegroundView {
  readonly eye: Eye;
  readonly terms: Terms;
  /** Custom content of the match, if it has any. */
  readonly own: Content | null;
  readonly phase: Phase;
  /** The decisions of the set-up that are left, in order. */
  readonly due: readonly Due[];
  readonly round: number;
  readonly lastRound: number;
  /** Null before it is named. */
  readonly firstPlayer: Seat | null;
  /** Seats whose revealed cards are still to be used, the next one first. */
  readonly order: readonly Seat[];
  /** The same object while the map is the same. */
  readonly map: MapView;
  readonly figures: readonly FigureView[];
  /** By seat. */
  readonly players: readonly PlayerView[];
  /** The open activation and the interruptions within it, innermost last. */
  readonly frames: readonly FrameView[];
  readonly objectives: readonly ObjectiveView[];
  readonly markers: readonly MarkerView[];
  /** Tests whose dice lie on the table: an attack, and the defence against it. */
  readonly rolled: readonly RolledView[];
  /** The step of the upkeep phase; null in other phases. */
  readonly upkeep: UpkeepStep | null;
  readonly forecast: ForecastView;
  readonly ended: Ending | null;
}

// ---- the battlefield

export interface MapView {
  readonly map: MapId;
  readonly side: MapDef['side'];
  readonly elements: readonly ElementView[];
  readonly difficult: readonly PositionName[];
  /** The free hexes of the two deployment zones. */
  readonly zones: Readonly<Record<Zone, readonly PositionName[]>>;
}
export type Zone = 'north' | 'south';
export interface ElementView {
  readonly kind: ElementKind;
  /** Its hexes, in the order of its portions. */
  readonly hexes: readonly PositionName[];
  readonly portions: readonly Portion[];
}
export interface ObjectiveView {
  readonly at: PositionName;
  /** The deployment zone it lies in. The army of that zone cannot claim it. */
  readonly zone: Zone | null;
  /** The seat that claimed it. */
  readonly owner: Seat | null;
  /** By seat: the figures that could claim it if the round ended now, or why none can. Empty once it is claimed. */
  readonly claims: readonly ClaimView[];
}
export interface ClaimView {
  readonly seat: Seat;
  /** The figures that can claim it. */
  readonly by: readonly FigureName[];
  /** Null if some figure can. */
  readonly whyNot: Reason | null;
}
export interface MarkerView {
  readonly seat: Seat;
  readonly at: PositionName;
  /** In inches. */
  readonly radius: number;
  /** The figures it affects now. */
  readonly affects: readonly FigureName[];
}

// ---- figures

export interface FigureView {
  readonly figure: FigureName;
  readonly seat: Seat;
  readonly faction: Faction;
  readonly massive: boolean;
  /** `M15`, `M15^` on a platform, `M15 west` for a massive base; null before deployment and when it is out. */
  readonly at: PositionName | null;
  /** The positions that its base covers. */
  readonly hexes: readonly PositionName[];
  readonly level: 0 | 1;
  /** A side, or a massive figure's facing hex; null outside the battlefield. */
  readonly facing: FacingTold | null;
  readonly health: number;
  readonly wounds: number;
  readonly mana: number;
  readonly focus: boolean;
  readonly overwatch: boolean;
  readonly buff: Buff | null;
  readonly debuff: Debuff | null;
  readonly activated: boolean;
  /** Cards that lie on it. */
  readonly cards: readonly CardName[];
  /** It was activated last in the previous round, so it cannot be the first of its army now. MOB-4.12 */
  readonly barred: boolean;
  readonly out: boolean;
  /** Knocked out in an area attack that is not over. */
  readonly falling: boolean;
  readonly stats: Readonly<Record<Stat, ValueView>>;
  /** Standard and focused speed from where it stands. */
  readonly speed: readonly [ValueView, ValueView];
  readonly weapons: readonly WeaponView[];
  readonly items: readonly ItemView[];
  readonly abilities: readonly AbilityView[];
  /** Its own cost, and what it is worth to the enemy with all its equipment. */
  readonly cost: number;
  readonly points: number;
  /** Enemies in adjacent hexes. */
  readonly engaged: readonly FigureName[];
  readonly onDifficult: boolean;
  /** The AP of its innermost open frame; null if it has none. */
  readonly ap: number | null;
}
/** A printed value, its current value, and what changes it. */
export interface ValueView {
  readonly printed: number;
  readonly now: number;
  /** Without the printed value. */
  readonly parts: readonly Part[];
}
export interface WeaponView {
  /** `fists` if it carries no melee weapon. */
  readonly weapon: CardName;
  readonly type: WeaponType;
  /** In inches, with what the bearer adds; 0 for melee. */
  readonly range: number;
}
export interface ItemView {
  readonly item: CardName;
  /** A one-use item was used, an active one in this activation, or one that works once per round in this round. */
  readonly used: boolean;
}
export interface AbilityView {
  readonly ability: string;
  readonly kind: 'active' | 'passive';
  readonly ap: number;
  readonly mana: number;
  /** In this activation or interruption. */
  readonly used: boolean;
}

// ---- players

export interface PlayerView {
  readonly seat: Seat;
  readonly faction: Faction;
  readonly zone: Zone | null;
  readonly fate: HandView;
  readonly glory: HandView;
  readonly deck: DeckView;
  readonly discards: readonly CardName[];
  /** Completed glory cards. */
  readonly completed: readonly CardName[];
  /** The revealed card that waits for its activation. */
  readonly selected: CardName | null;
  readonly passed: boolean;
  /** The last figure activated in this round, and in the previous one. */
  readonly last: FigureName | null;
  readonly lastBefore: FigureName | null;
  /** How many figures are on the battlefield, and how many of them are ready. */
  readonly standing: number;
  readonly ready: number;
  /** The cost of the army with its equipment. */
  readonly cost: number;
  readonly points: number;
  /** Points source by source. */
  readonly sheet: Player['points'];
}
/** How many cards a player holds, and which ones if this eye may know. */
export interface HandView {
  readonly count: number;
  readonly cards: readonly CardName[] | null;
}
export interface DeckView {
  readonly count: number;
  /** What this eye knows about cards it has not seen; null if it knows nothing. */
  readonly unseen: UnseenView | null;
}
export interface UnseenView {
  /** Where they are. Opponents cannot tell the deck from the hand. */
  readonly in: 'deck' | 'deckAndHand';
  readonly cards: readonly { readonly card: CardName; readonly count: number }[];
  /** The average values of a card drawn from them. */
  readonly average: { readonly initiative: number; readonly ap: number; readonly mana: number };
}

// ---- activations, interruptions, tests

export interface FrameView {
  readonly kind: Frame['kind'];
  readonly seat: Seat;
  readonly figure: FigureName;
  /** The figure it interrupts. */
  readonly against: FigureName | null;
  readonly ap: number;
  /** The cost of the next action of each kind, in AP. */
  readonly costs: Readonly<Record<keyof Frame['paid'], number>>;
  /** The active abilities used so far. */
  readonly used: readonly string[];
  readonly cards: readonly CardName[];
  readonly missions: readonly MissionView[];
  readonly next: readonly NextEffect[];
  readonly hasMoved: boolean;
  readonly hasJumped: boolean;
  readonly lastAttack: WeaponType | null;
}
export interface MissionView {
  readonly card: CardName;
  readonly points: number;
  readonly done: boolean;
  /** For missions that count something. */
  readonly progress: { readonly have: number; readonly need: number } | null;
}
export interface RolledView {
  readonly figure: FigureName;
  readonly stat: Stat;
  readonly as: 'attack' | 'defence' | 'ability';
  readonly dice: readonly Part[];
  readonly modifiers: readonly Part[];
  readonly threshold: number;
  readonly faces: readonly number[];
  /** They succeed with 5 and 6, whatever the threshold. */
  readonly explosions: readonly number[];
  readonly successes: number;
}

// ---- points

export interface ForecastView {
  /** By seat. */
  readonly sides: readonly ForecastSide[];
  /** The lead needed to win. */
  readonly needed: number;
  /** The seat that would win if this were the last round and it ended now; null for a draw. */
  readonly leader: Seat | null;
}
export interface ForecastSide {
  readonly seat: Seat;
  readonly now: number;
  /** The points if the round ended now, with every claim and with enemies that their curse would knock out. */
  readonly atRoundEnd: number;
  readonly claims: readonly PositionName[];
  readonly knockOuts: readonly FigureName[];
  /** Its lead at the end of the round. */
  readonly lead: number;
}
