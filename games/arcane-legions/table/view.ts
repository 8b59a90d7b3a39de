// What an eye sees. Boards, terminals and bots read it; units, slots and poses have the names that options use. Nothing is hidden after the set-up.
import type { Eye, Seat } from '@tabularium/kernel';
import type { Content } from '../content/index.ts';
import type { Ability, Base, Faction, Heading, Icon, PieceCategory, PieceKind, Side, SideColour, ZoneDef } from '../content/kinds.ts';
import type { OrderType, PoseName, SlotName, UnitName } from './asks.ts';
import type { DicePart, Due, Ending, Terms, Turn, Unit } from './table.ts';

export interface ArcaneView {
  readonly eye: Eye;
  readonly terms: Terms;
  /** The content that the match brought, if it brought any. */
  readonly own: Content | null;
  readonly phase: 'setup' | 'battle';
  /** Set-up: what still has to be decided, in order. */
  readonly due: readonly Due[];
  readonly field: FieldView;
  /** By seat. */
  readonly players: readonly PlayerView[];
  /** Seats in the order of their turns in a round. */
  readonly order: readonly Seat[];
  readonly units: readonly UnitView[];
  readonly objectives: readonly ObjectiveView[];
  /** 0 in the ambush turn. */
  readonly round: number;
  readonly turn: TurnView | null;
  /** Full rounds in which nothing happened, and how many end the match; `limit` 0: none do. ARC-12.12 */
  readonly quiet: { readonly rounds: number; readonly limit: number };
  readonly diceOff: DiceOffView | null;
  readonly gone: readonly Seat[];
  readonly ended: Ending | null;
}

// ---- the battlefield. Lengths in steps

export interface FieldView {
  /** Null where the players lay it out. */
  readonly id: string | null;
  readonly width: number;
  readonly depth: number;
  readonly zones: readonly ZoneView[];
  readonly pieces: readonly PieceView[];
}
export interface ZoneView {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  readonly heading: ZoneDef['heading'];
  /** Whose it is. */
  readonly seat: Seat | null;
}
export interface PieceView {
  /** `wood 2`: as snaps call it. */
  readonly name: string;
  readonly kind: PieceKind;
  readonly category: PieceCategory;
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
  readonly width: number;
  readonly depth: number;
}
export interface ObjectiveView {
  /** Its number among the pieces. */
  readonly piece: number;
  /** Units on it or beside it. */
  readonly units: readonly UnitName[];
  /** Who would score it now. */
  readonly controlledBy: Seat | null;
  readonly contested: boolean;
}

// ---- players and turns

export interface PlayerView {
  readonly seat: Seat;
  /** 0 before it is chosen. */
  readonly number: number;
  readonly zone: number | null;
  /** The other seats of its team. */
  readonly friends: readonly Seat[];
  readonly vp: number;
  /** Its team's together, and what is needed to win. */
  readonly total: number;
  readonly target: number;
  /** What the army cost, and what of it is on the table. */
  readonly points: number;
  readonly inPlay: number;
  /** Objectives that would be scored at the start of its next turn. */
  readonly forecast: number;
  readonly out: boolean;
}
export interface TurnView {
  readonly seat: Seat;
  readonly ambush: boolean;
  readonly step: Turn['step'];
  readonly cp: number;
  /** How many there were at the beginning. */
  readonly of: number;
}

// ---- units

export interface UnitView {
  readonly unit: UnitName;
  readonly card: string;
  readonly seat: Seat;
  readonly faction: Faction;
  readonly base: Base;
  readonly state: Unit['state'];
  /** Null while it is not on the table. */
  readonly at: PoseName | null;
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
  /** In steps. */
  readonly width: number;
  readonly depth: number;
  readonly costs: readonly number[];
  readonly colours: readonly SideColour[];
  readonly slots: readonly SlotView[];
  /** Of ready slots. */
  readonly icons: Readonly<Record<Icon, number>>;
  readonly abilities: readonly AbilityView[];
  readonly figures: number;
  readonly health: number;
  readonly mostHealth: number;
  /** Downed figures, by the slots in which they started. */
  readonly downed: readonly { readonly start: SlotName; readonly figure: string }[];
  readonly orders: Readonly<Record<OrderType, number>>;
  readonly pushed: boolean;
  readonly marks: { readonly aggressive: boolean; readonly charger: boolean };
  readonly ownCp: number;
  readonly points: number;
  /** Victory points for defeating it, with the commanders still on it. */
  readonly worth: number;
  readonly command: boolean;
  readonly adjacent: readonly { readonly unit: UnitName; readonly own: Side; readonly other: Side; readonly enemy: boolean }[];
}
export interface SlotView {
  readonly slot: SlotName;
  /** The figure that stands there. */
  readonly figure: string | null;
  /** In which slot it started. */
  readonly start: SlotName | null;
  readonly wounds: number;
  readonly commander: boolean;
}
export interface AbilityView {
  readonly ability: Ability;
  readonly on: 'bar' | 'slot';
  /** How many icons are ready, and how many there are. */
  readonly ready: number;
  readonly of: number;
}

// ---- dice

export interface DiceOffView {
  readonly kind: 'melee' | 'shot' | 'thrown' | 'sniper';
  readonly attacker: UnitName;
  readonly defender: UnitName;
  readonly sides: readonly [Side, Side];
  readonly parts: readonly [readonly DicePart[], readonly DicePart[]];
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly critical: boolean;
  /** To the attacker and to the defender. */
  readonly damage: readonly [number, number];
}
