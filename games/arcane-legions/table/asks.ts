// Every decision of the game: the type of its options, what is said about an option, and the facts that come with the question.
// Units are named by their player's letter and their card, `A:R01`, a second one of the same card `A:R01#2`; slots as on the card, `S1`.
import type { Ability, PieceKind, Side } from '../content/kinds.ts';
import type {
  AttackFacts,
  ChaosFacts,
  DamageFacts,
  EnlistFacts,
  FortuneFacts,
  LeftFacts,
  LossAbout,
  MoveAbout,
  OrderAbout,
  OrderFacts,
  PieceColumnFacts,
  PieceFacts,
  PushLossFacts,
  ReturnFacts,
  SlideAbout,
  SplashFacts,
  TargetFacts,
  TurnedPieceFacts,
  UnitFacts,
} from './about.ts';

export type UnitName = string;
export type SlotName = string;
/** A side and, on long sides, `-` or `+` for the notch before or after the middle, clockwise: `F`, `F+`, `L-`. ARC-16.7 */
export type NotchName = string;
/** A pose in steps: `8.5 9.2929 NE`. */
export type PoseName = string;
export const ORDERS = ['move', 'melee', 'ranged', 'regroup', 'special'] as const;
export type OrderType = (typeof ORDERS)[number];
/** A shot of a ranged order, or one of a special order. ARC-14.57, ARC-14.65 */
export type ShotForm = 'shot' | 'thrown' | 'sniper';
/** What a template makes the most of. */
export const TEMPLATES = ['attack', 'defence', 'ranged', 'move', 'value'] as const;
export type Template = (typeof TEMPLATES)[number];

/** `push`: the second order of its kind, for which a figure is lost. ARC-3.5 */
export type Order =
  | { unit: UnitName; order: 'move' | 'regroup'; cp: number; push: boolean }
  | { unit: UnitName; order: 'melee'; target: UnitName; cp: number; push: boolean }
  | { unit: UnitName; order: 'ranged'; target: UnitName; cp: number; push: boolean }
  | { unit: UnitName; order: 'special'; ability: Ability; target: UnitName | null; cp: number };
export type Manoeuvre =
  | { step: Side; length: 1 | 0.5; cost: number }
  | { turn: 'angle' | 'square'; tool: NotchName; exit: 'left' | 'right'; attach: NotchName; cost: number };
/** Which own side is laid against what: a unit, a piece of terrain (`wood 2`) or the edge of the table. */
export type Snap = { side: Side; against: string; at: PoseName };
export type FigureMove = { from: SlotName; to: SlotName };

export interface Asks {
  // -- set-up
  army: { army: string } | { build: true };
  /** Passing ends the list. */
  enlist: { unit: string };
  objectiveAt: { x: number; y: number };
  piece: { piece: PieceKind };
  pieceTurn: { degrees: number };
  pieceX: { x: number };
  pieceY: { y: number };
  number: { number: number };
  zone: { zone: number };
  deploy: { unit: UnitName };
  deployAt: { x: number; y: number };
  // -- the start of a turn
  druid: { unit: UnitName; figure: SlotName };
  regenerate: { unit: UnitName; figure: SlotName };
  cloud: { unit: UnitName };
  splash: { unit: UnitName };
  // -- orders. Passing ends the turn.
  order: Order;
  /** The sides between which the shot goes. */
  shotSides: { from: Side; to: Side };
  sniperSlot: { slot: SlotName };
  pushLoss: { slot: SlotName };
  /** Which unit next strikes at the one that moves away. */
  disengage: { unit: UnitName };
  // -- moving. Passing stops.
  manoeuvre: Manoeuvre;
  objectiveSnap: Snap;
  snap: Snap;
  /** Along the touched side, clockwise as seen from the moving unit: in steps. */
  slide: { by: number };
  // -- regrouping. Passing ends it.
  regroup: FigureMove | { swap: readonly [SlotName, SlotName] } | { turn: 90 | 180 | 270 } | { template: Template };
  leader: FigureMove & { unit: UnitName };
  // -- combat
  concentrate: { slot: SlotName };
  fortune: { reroll: boolean };
  chaos: { roll: boolean };
  power: { slot: SlotName };
  damage: { slot: SlotName };
  prowess: FigureMove;
  // -- special orders
  mistress: { slot: SlotName };
  deathTouch: { unit: UnitName; slot: SlotName };
  /** A downed figure, called by the slot in which it started. */
  restore: { figure: SlotName };
  restoreTo: { slot: SlotName };
}

/** What a player learns about an option before taking it. */
export interface Abouts {
  // -- orders
  order: OrderAbout;
  shotSides: OrderAbout;
  sniperSlot: OrderAbout;
  pushLoss: LossAbout;
  // -- moving
  manoeuvre: MoveAbout;
  slide: SlideAbout;
  // -- combat
  power: LossAbout;
  damage: LossAbout;
  // -- special orders
  mistress: LossAbout;
  deathTouch: LossAbout;
}

/** The facts that come with a question. */
export interface Facts {
  // -- set-up
  enlist: EnlistFacts;
  pieceTurn: PieceFacts;
  pieceX: TurnedPieceFacts;
  pieceY: PieceColumnFacts;
  deployAt: UnitFacts;
  // -- the start of a turn
  druid: UnitFacts;
  regenerate: UnitFacts;
  splash: SplashFacts;
  // -- orders
  order: OrderFacts;
  shotSides: AttackFacts;
  sniperSlot: AttackFacts;
  pushLoss: PushLossFacts;
  disengage: TargetFacts;
  // -- moving
  manoeuvre: LeftFacts;
  objectiveSnap: UnitFacts;
  snap: UnitFacts;
  slide: UnitFacts;
  // -- regrouping
  regroup: LeftFacts;
  leader: UnitFacts;
  // -- combat
  concentrate: AttackFacts;
  fortune: FortuneFacts;
  chaos: ChaosFacts;
  power: AttackFacts;
  damage: DamageFacts;
  prowess: UnitFacts;
  // -- special orders
  mistress: AttackFacts;
  deathTouch: UnitFacts;
  restore: LeftFacts;
  restoreTo: ReturnFacts;
}
