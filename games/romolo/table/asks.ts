// The types of every decision: its options, what is known about each, and the facts told with the question. Hexes are named by row and number (`d3`), units like `yellow.worker.1`.

import type { Seat } from '@tabularium/kernel';
import type { Building, Counted } from '../content/constructions.ts';
import type { Character, Resource, Token, Work } from '../content/kinds.ts';
import type { Side } from '../content/maps.ts';
import type {
  ActAbout,
  BuildAbout,
  BuildFacts,
  BuyAbout,
  CharacterFacts,
  CubeFacts,
  ExchangeAbout,
  ExchangedFacts,
  HireAbout,
  HirePayFacts,
  HostilityFacts,
  LootFacts,
  MoveAbout,
  NautaFacts,
  PayAbout,
  PayFacts,
  PlaceFacts,
  ProduceAbout,
  ProposalFacts,
  RefundFacts,
  SailFacts,
  SellAbout,
  StanceFacts,
  StoreFacts,
  TradeFacts,
  WallFacts,
  WorkThereFacts,
} from './about.ts';
import type {
  AttackAbout,
  AttackersFacts,
  CasualtyFacts,
  DemolishFacts,
  DemolitionAbout,
  DismissAbout,
  ExcessFacts,
  FighterAbout,
  FurnarusFacts,
  HitAbout,
  HungerFacts,
  PowerAbout,
  RetreatAbout,
  RetreatFacts,
  TokenFacts,
  UnpaidFacts,
  WageAbout,
  WageFacts,
  WagesFacts,
} from './about-war.ts';
import type { Stance } from './table.ts';
import type { ScoringAbout, ScoringFacts } from './view.ts';

/** Row and number: `d3`. */
export type HexName = string;
export type UnitName = string;
/** An owner as players hear of it: a seat, or in the solitaire the automaton (owner 1, which is no seat). See `who` and `ownerOf` in names.ts. */
export type Who = Seat | 'automaton';

/** One thing to do in the action phase: a unit's action, a power, a new stance. Passing ends the phase. */
export type Act =
  | { do: 'move'; unit: UnitName; to: HexName }
  | { do: 'look'; unit: UnitName; to: HexName }
  | { do: Work; unit: UnitName }
  /** Traductor: the worker acts as if it were in that hex. ROM-15.25 */
  | { do: 'translate'; unit: UnitName; to: HexName }
  | { do: 'convert'; unit: UnitName }
  | { do: 'ride'; unit: UnitName; to: HexName }
  | { do: 'sail'; unit: UnitName; to: HexName }
  /** Architectus: a farm of that hex counts. */
  | { do: 'survey'; to: HexName }
  /** Obsessor: the penalty of that unit does not count. */
  | { do: 'unhinder'; unit: UnitName }
  /** Negotiator: a free market action. */
  | { do: 'freeSell' | 'freeBuy'; unit: UnitName }
  /** Changes the stance toward another player. ROM-4.9 */
  | { do: 'stance'; seat: Seat }
  /** Ends the phase and asks for a war phase although only constructions at home can be attacked. ROM-18.7 */
  | { do: 'war' };

/** A piece that stands in a hex. `store` is the number of a warehouse among those of its hex, from 1. `walls` are a lot. ROM-1.13 */
export type Piece = { piece: Counted | 'walls' | 'tower' } | { piece: 'warehouse'; store: number } | { piece: 'port' | 'wall'; side: Side };
/** What is paid: cubes of stone and wood. */
export interface Payment {
  stone: number;
  wood: number;
  /** One cube more than needed, and any mix of the two. ROM-15.5 */
  aedificator?: true;
}
/** Where a production goes: a warehouse, or with Apothecarius the stock. */
export type StoreChoice = ({ at: HexName; store: number } | { apothecarius: true }) & { praepositus?: true };
/** Of gold, silver and bronze. ROM-1.1 */
export type Coin = 'gold' | 'coin' | 'bronze';
/** An item of a trade between allies. */
export type Item = Resource | Coin;

export type Lasts = 'turn' | 'hex' | 'always';

export interface Asks {
  // -- set-up
  startTerrain: { terrain: 'hill' | 'forest' };
  startPlace: { at: HexName };
  startBonus: { resource: Resource };
  placeTower: { at: HexName };
  placeFarm: { at: HexName };
  placeWarehouse: { at: HexName };
  placeWorker: { at: HexName };
  // -- a turn
  endChoice: { end: boolean };
  surrender: { surrender: boolean };
  act: Act;
  /** The new stance toward a player, in one hex or (null) everywhere. */
  stance: { stance: Stance; at: HexName | null };
  /** Whether one's units in a hex are hostile to the active player's: for this turn, in this hex for good, or everywhere for good. */
  hostility: { hostile: boolean; lasts: Lasts };
  /** Traductor: what the worker does over there. */
  workThere: { do: Work };
  sailOn: { to: HexName };
  // -- works
  build: { building: Building };
  portSide: { side: Side };
  wallSide: { side: Side; from: 'bank' | 'defensor' };
  pay: Payment;
  dismantle: Piece;
  refund: { resource: 'stone' | 'wood' };
  transform: Piece;
  source: { at: HexName; resource: Resource };
  store: StoreChoice;
  collect: { store: number };
  refine: { resource: Resource };
  hireCount: { count: 1 | 2 };
  hirePay: { with: 'coin' | 'foederatus' | Resource };
  character: { character: Character; slot: number };
  characterCube: { resource: Resource };
  defensorWalls: { count: number };
  sell: { resource: Resource; column: Resource };
  buy: { resource: Resource };
  rob: { seat: Who };
  loot: { resource: Resource };
  exchangeGive: { resource: Resource };
  exchangeGet: { resource: Resource };
  trade: { give: Item } | { take: Item } | { propose: true };
  tradeAnswer: { accept: boolean };
  // -- war
  attack: { at: HexName; seat: Who } | { at: HexName; demolish: true };
  attackers: { unit: UnitName };
  battlePower: { character: 'heros' | 'obsessor' | 'defensor' | 'dux' };
  token: { token: Token };
  retreat: { retreat: boolean };
  retreatTo: { to: HexName };
  casualty: { unit: UnitName };
  excess: Piece;
  wallLot: { side: Side };
  demolish: Piece;
  // -- maintenance
  foederatus: { use: boolean };
  wage: { with: 'money' | Resource };
  wageConstruction: Piece;
  wageMercenary: { unit: UnitName };
  dismiss: { unit: UnitName };
  furnarus: { use: boolean };
  hunger: { pay: 'wheat' } | { unit: UnitName };
  // -- scoring
  architectusEnd: { at: HexName };
  sacerdos: { at: HexName };
  domain: { at: HexName };
}

/** What a player learns about an option before taking it. */
export interface Abouts {
  /** Many acts need no preview. */
  act: ActAbout | undefined;
  sailOn: MoveAbout;
  // -- works
  build: BuildAbout;
  pay: PayAbout;
  source: ProduceAbout;
  store: ProduceAbout;
  hireCount: HireAbout;
  sell: SellAbout;
  buy: BuyAbout;
  // -- war
  attack: AttackAbout | DemolitionAbout;
  attackers: FighterAbout;
  battlePower: PowerAbout;
  retreat: RetreatAbout;
  excess: HitAbout;
  demolish: HitAbout;
  // -- maintenance
  wage: WageAbout;
  dismiss: DismissAbout;
  // -- scoring
  architectusEnd: ScoringAbout;
  sacerdos: ScoringAbout;
  domain: ScoringAbout;
}

/** The facts told with a question. */
export interface Facts {
  stance: StanceFacts;
  hostility: HostilityFacts;
  workThere: WorkThereFacts;
  sailOn: SailFacts;
  // -- works
  build: BuildFacts;
  portSide: PlaceFacts;
  wallSide: WallFacts;
  pay: PayFacts;
  dismantle: PlaceFacts;
  refund: RefundFacts;
  transform: PlaceFacts;
  store: StoreFacts;
  collect: PlaceFacts;
  hirePay: HirePayFacts;
  character: CharacterFacts;
  characterCube: CubeFacts;
  sell: NautaFacts | undefined;
  buy: NautaFacts | undefined;
  loot: LootFacts;
  exchangeGive: ExchangeAbout;
  exchangeGet: ExchangedFacts;
  trade: TradeFacts;
  tradeAnswer: ProposalFacts;
  // -- war
  attackers: AttackersFacts;
  token: TokenFacts;
  retreatTo: RetreatFacts;
  casualty: CasualtyFacts;
  excess: ExcessFacts;
  wallLot: PlaceFacts;
  demolish: DemolishFacts;
  // -- maintenance
  foederatus: WagesFacts;
  wage: WageFacts;
  wageConstruction: UnpaidFacts;
  wageMercenary: UnpaidFacts;
  furnarus: FurnarusFacts;
  hunger: HungerFacts;
  // -- scoring
  architectusEnd: ScoringFacts;
  sacerdos: ScoringFacts;
}
