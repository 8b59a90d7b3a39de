// Every decision of the game: the types of its options, of what is known about them, and of the facts that come with the question. Positions are called `M15`, or `M15^` on a platform; figures and cards by the ids of their cards.
import type { Stat } from '../content/kinds.ts';
import type { PositionName } from '../content/place-names.ts';
import type {
  ActionAbout,
  ActionFacts,
  ActivateFacts,
  BonusFacts,
  BuildFacts,
  FigureFacts,
  HelpedFacts,
  MarkerFacts,
  MoveAbout,
  MoveFacts,
  PayMoreFacts,
  PlacedFacts,
  PointsAbout,
  PreventFacts,
  PushAbout,
  PushedFacts,
  PushFacts,
  RerollFacts,
  ShotFacts,
  SubjectFacts,
  TargetAbout,
  TargetFacts,
  TestChoiceAbout,
  TowardFacts,
} from './about.ts';

export type FigureName = string;
/** `FM01`, `GM1`, `W08`, `I16`; also `fists`, the weapon of a figure without a melee weapon. MOB-6.38 */
export type CardName = string;
export const FACINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type FacingName = (typeof FACINGS)[number];
/** One of the six sides, or the facing hex of a massive figure. */
export type FacingTold = string;

export type Action =
  | { do: 'focus' | 'overwatch'; ap: number }
  | { do: 'move'; ap: number }
  | { do: 'attack'; weapon: CardName; ap: number }
  | { do: 'ability'; ability: string; ap: number; mana: number }
  | { do: 'play'; card: CardName }
  | { do: 'use'; item: CardName };

export interface Asks {
  // -- set-up
  army: { army: string } | { build: true };
  recruit: { character: string };
  equip: { character: string; card: CardName };
  deck: { card: CardName };
  firstPlayer: { me: boolean };
  zone: { zone: 'north' | 'south' };
  deploy: { figure: FigureName };
  deployAt: { at: PositionName };
  deployFacing: { facing: FacingName } | { at: PositionName };
  // -- a round
  /** The second copy of a card in a hand is called `FM01#2`. */
  discard: { card: CardName; copy: number };
  select: { card: CardName };
  activate: { figure: FigureName };
  bonus: { bonus: 'ability' | 'mana' | 'mission' | 'ap' };
  /** Passing ends the activation or interruption. */
  action: Action;
  /** Which of several simultaneous effects comes first. */
  order: { effect: string };
  // -- moving
  moveFocus: { spend: boolean };
  moveMode: { mode: 'walk' | 'jump' };
  moveTo: { at: PositionName; cost: number };
  /** A massive figure names its facing hex. */
  facing: { facing: FacingName } | { at: PositionName };
  pushTo: { at: PositionName };
  pushToward: { facing: FacingName };
  // -- attacks, abilities, cards
  target: { figure: FigureName };
  faceTie: { facing: FacingName } | { at: PositionName };
  testStat: { stat: Stat };
  /** The weapon of a free attack from an ability. */
  strikeWith: { weapon: CardName };
  payMore: { mana: number };
  /** The subject of an ability, a card's bonus or a special. */
  subject: { figure: FigureName };
  placeMarker: { at: PositionName };
  shareMana: { mana: number };
  tactician: { choose: 'move' | 'focus' };
  areaNext: { figure: FigureName };
  freeReroll: { die: number; face: number };
  manaReroll: { die: number; face: number };
  prevent: { use: boolean };
  // -- interruptions
  opportunity: { figure: FigureName };
  overwatch: { figure: FigureName };
  interruptedItem: { item: CardName };
  // -- upkeep
  claim: { at: PositionName };
}

/** What players are told about an option before they take it. */
export interface Abouts {
  action: ActionAbout;
  // -- moving
  moveFocus: PointsAbout;
  moveMode: PointsAbout;
  moveTo: MoveAbout;
  pushToward: PushAbout;
  // -- attacks, abilities, cards
  target: TargetAbout;
  testStat: TestChoiceAbout;
  payMore: TestChoiceAbout;
  /** Only if a test follows. */
  subject: TargetAbout | undefined;
  areaNext: TestChoiceAbout;
}

/** The facts that come with a question. */
export interface Facts {
  // -- set-up
  recruit: BuildFacts;
  equip: BuildFacts;
  deck: BuildFacts;
  deployAt: FigureFacts;
  deployFacing: PlacedFacts;
  // -- a round
  activate: ActivateFacts;
  bonus: BonusFacts;
  action: ActionFacts;
  order: FigureFacts;
  // -- moving
  moveFocus: FigureFacts;
  moveMode: FigureFacts;
  moveTo: MoveFacts;
  facing: FigureFacts;
  pushTo: PushedFacts;
  pushToward: PushFacts;
  // -- attacks, abilities, cards
  target: TargetFacts;
  faceTie: TowardFacts;
  testStat: ShotFacts;
  strikeWith: TowardFacts;
  payMore: PayMoreFacts;
  subject: SubjectFacts;
  placeMarker: MarkerFacts;
  shareMana: HelpedFacts;
  tactician: HelpedFacts;
  areaNext: ShotFacts;
  freeReroll: RerollFacts;
  manaReroll: RerollFacts;
  prevent: PreventFacts;
  // -- interruptions
  opportunity: FigureFacts;
  overwatch: FigureFacts;
  interruptedItem: FigureFacts;
}
