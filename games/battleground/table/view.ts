// The shape of what an eye sees. Boards, terminals and bots draw from it; it names positions, figures and cards as the options do.
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
  /** What the match has besides the content of the game, if it has. */
  readonly own: Content | null;
  readonly phase: Phase;
  /** Set-up: the decisions that are left, in order. */
  readonly due: readonly Due[];
  readonly round: number;
  readonly lastRound: number;
  /** Null before it is named. */
  readonly firstPlayer: Seat | null;
  /** Seats whose revealed cards are still to be used, the next one first. */
  readonly order: readonly Seat[];
  /** The same object as long as the map is the same. */
  readonly map: MapView;
  readonly figures: readonly FigureView[];
  /** By seat. */
  readonly players: readonly PlayerView[];
  /** The open activation and the interruptions in it, innermost last. */
  readonly frames: readonly FrameView[];
  readonly objectives: readonly ObjectiveView[];
  readonly markers: readonly MarkerView[];
  /** Tests whose dice lie on the table: an attack, and the defence against it. */
  readonly rolled: readonly RolledView[];
  /** In the upkeep phase: its step. */
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
  /** The deployment zone it lies in: that army cannot claim it. */
  readonly zone: Zone | null;
  /** Who claimed it. */
  readonly owner: Seat | null;
  /** By seat, if the round ended now: the figures that could claim it, or why none can. Empty once it is claimed. */
  readonly claims: readonly ClaimView[];
}
export interface ClaimView {
  readonly seat: Seat;
  /** Who can claim it. */
  readonly by: readonly FigureName[];
  /** Null if somebody can. */
  readonly whyNot: Reason | null;
}
export interface MarkerView {
  readonly seat: Seat;
  readonly at: PositionName;
  /** In inches. */
  readonly radius: number;
  /** Whom it affects now. */
  readonly affects: readonly FigureName[];
}

// ---- figures

export interface FigureView {
  readonly figure: FigureName;
  readonly seat: Seat;
  readonly faction: Faction;
  readonly massive: boolean;
  /** `M15`, on a platform `M15^`, a massive one `M15 west`; null before its deployment and when it is out. */
  readonly at: PositionName | null;
  /** The positions that its base covers. */
  readonly hexes: readonly PositionName[];
  readonly level: 0 | 1;
  /** A massive one's is its facing hex; null outside the battlefield. */
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
  /** It was activated last in the round before: it cannot be the first of its army now. MOB-4.12 */
  readonly barred: boolean;
  readonly out: boolean;
  /** Knocked out, but an area attack is not over. */
  readonly falling: boolean;
  readonly stats: Readonly<Record<Stat, ValueView>>;
  /** Standard and focused, if it moved from here. */
  readonly speed: readonly [ValueView, ValueView];
  readonly weapons: readonly WeaponView[];
  readonly items: readonly ItemView[];
  readonly abilities: readonly AbilityView[];
  /** Its own cost, and its worth to the enemy with all equipment. */
  readonly cost: number;
  readonly points: number;
  /** Enemies in adjacent hexes. */
  readonly engaged: readonly FigureName[];
  readonly onDifficult: boolean;
  /** Of its innermost open frame; null without one. */
  readonly ap: number | null;
}
/** A printed value, what it is now, and what changes it. */
export interface ValueView {
  readonly printed: number;
  readonly now: number;
  /** Without the printed value. */
  readonly parts: readonly Part[];
}
export interface WeaponView {
  /** `fists` where it carries no melee weapon. */
  readonly weapon: CardName;
  readonly type: WeaponType;
  /** In inches, with what the bearer adds; 0: melee. */
  readonly range: number;
}
export interface ItemView {
  readonly item: CardName;
  /** A one-use item that was used, an active one in this activation, or one that works once in a round. */
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
  /** The last figure it activated in this round, and in the one before. */
  readonly last: FigureName | null;
  readonly lastBefore: FigureName | null;
  /** Figures on the battlefield, and those of them that are ready. */
  readonly standing: number;
  readonly ready: number;
  /** What the army costs with its equipment. */
  readonly cost: number;
  readonly points: number;
  /** Source by source. */
  readonly sheet: Player['points'];
}
/** How many cards a player holds, and which if this eye may know. */
export interface HandView {
  readonly count: number;
  readonly cards: readonly CardName[] | null;
}
export interface DeckView {
  readonly count: number;
  /** What this eye knows about cards that it has not seen; null if it knows nothing of them. */
  readonly unseen: UnseenView | null;
}
export interface UnseenView {
  /** Where they are: for others an own deck cannot be told from a hand. */
  readonly in: 'deck' | 'deckAndHand';
  readonly cards: readonly { readonly card: CardName; readonly count: number }[];
  /** Of a card that is drawn from them. */
  readonly average: { readonly initiative: number; readonly ap: number; readonly mana: number };
}

// ---- activations, interruptions, tests

export interface FrameView {
  readonly kind: Frame['kind'];
  readonly seat: Seat;
  readonly figure: FigureName;
  /** Whom it interrupts. */
  readonly against: FigureName | null;
  readonly ap: number;
  /** What the next one costs in AP. */
  readonly costs: Readonly<Record<keyof Frame['paid'], number>>;
  /** Active abilities that were used. */
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
  /** What a lead must be to win. */
  readonly needed: number;
  /** Who would win if this were the last round and it ended now; null: a draw. */
  readonly leader: Seat | null;
}
export interface ForecastSide {
  readonly seat: Seat;
  readonly now: number;
  /** If the round ended now: with every claim, and with enemies that their curse would knock out. */
  readonly atRoundEnd: number;
  readonly claims: readonly PositionName[];
  readonly knockOuts: readonly FigureName[];
  /** Its lead at the end of the round. */
  readonly lead: number;
}
