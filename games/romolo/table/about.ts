// What a player learns about options of the action phase before taking them, and the facts of these questions.
import type { Seat } from '@tabularium/kernel';
import type { Character, Resource } from '../content/kinds.ts';
import type { Side } from '../content/maps.ts';
import type { HexName, Item, Piece, UnitName, Who } from './asks.ts';
import type { Stance } from './table.ts';

/** A number now, and after this option. */
export type Change = readonly [now: number, then: number];
/** How many of something there would be, and how many there may be. */
export type Room = readonly [then: number, limit: number];
export type Cubes = Readonly<Partial<Record<Resource, number>>>;

/** A move, also a free one. */
export interface MoveAbout {
  /** It crosses a protective wall. */
  readonly penalty: boolean;
  /** An old penalty is gone with this move. */
  readonly shakesOff: boolean;
  readonly explores: boolean;
  /** How likely the tile is water, from what this seat knows; null for an open hex. */
  readonly waterChance: number | null;
  /** Out of a hex with hostile units: only moves afterwards. */
  readonly retreat: boolean;
  /** The unit lies afterwards. */
  readonly lies: boolean;
  /** It still stands afterwards, and may attack. */
  readonly attackAfter: boolean;
  /** Actions left afterwards. */
  readonly actions: number;
}
export interface LookAbout {
  readonly waterChance: number;
  readonly lies: boolean;
  readonly actions: number;
}
/** A work that makes a unit: what it costs, and the units of its kind. `count` is null where there is no limit. */
export interface GrowthAbout {
  readonly pays: Cubes;
  readonly count: Room | null;
}
/** A number of mercenaries to hire: coins, the military limit, and the salt due for all of them in maintenance. */
export interface HireAbout {
  readonly coins: number;
  readonly count: Room;
  readonly wages: number;
}
export interface CharacterAbout {
  readonly coins: number;
}
/** Something to build: cubes due, what temples save of it, and what becomes of the hex. */
export interface BuildAbout {
  readonly cubes: number;
  readonly saved: number;
  readonly stone: number;
  readonly wood: number;
  readonly power: Change;
  readonly places: Room;
}
/** A payment: the cubes at hand, and those that are left. */
export interface PayAbout {
  readonly stone: Change;
  readonly wood: Change;
}
export interface ProduceAbout {
  readonly cubes: number;
}
/** A sale of one cube; `forum` are the coins that this whole action brings besides. */
export interface SellAbout {
  readonly coins: number;
  readonly forum: number;
}
/** In half coins: two cubes of price 0 cost one. */
export interface BuyAbout {
  readonly half: number;
  readonly cubes: number;
}
export interface ExchangeAbout {
  readonly give: number;
  readonly get: number;
}
/** Market actions: how many cubes in this action, and the coins of forums for selling. */
export interface MarketAbout {
  readonly cubes: number;
  readonly forum: number;
}
/** Acts without one need no preview. */
export type ActAbout = MoveAbout | LookAbout | GrowthAbout | CharacterAbout | MarketAbout | ExchangeAbout;

// ---- what the questions of a work tell of themselves

/** Where. */
export interface PlaceFacts {
  readonly at: HexName;
}
export interface BuildFacts extends PlaceFacts {
  readonly temples: number;
}
/** Walls chosen so far in this action, and how many find a place. */
export interface WallFacts extends PlaceFacts {
  readonly chosen: readonly Side[];
  readonly bought: number;
  readonly free: number;
  readonly most: number;
}
/** So many cubes in all, of each kind no more than this. */
export interface PayFacts {
  readonly stone: number;
  readonly wood: number;
  readonly cubes: number;
}
export interface RefundFacts extends PlaceFacts {
  readonly piece: Piece;
}
export interface StoreFacts {
  readonly from: HexName;
  readonly resource: Resource;
}
/** Coins still due. */
export interface HirePayFacts {
  readonly due: number;
}
export interface CharacterFacts {
  readonly coins: number;
}
/** The character that wants cubes, and those that lie on it already. */
export interface CubeFacts {
  readonly character: Character;
  readonly cubes: readonly Resource[];
}
/** Only if this trade would use Nauta. */
export interface NautaFacts {
  readonly nauta: true;
}
/** Cubes still to be taken, this one included. */
export interface LootFacts {
  readonly seat: Who;
  readonly left: number;
}
/** The rate, and what is given for it. */
export interface ExchangedFacts extends ExchangeAbout {
  readonly resource: Resource;
}
/** The proposal so far. */
export interface TradeFacts {
  readonly ally: Seat;
  readonly give: readonly Item[];
  readonly take: readonly Item[];
  readonly most: number;
}
/** A proposal, as its maker gives and takes. */
export interface ProposalFacts {
  readonly seat: Seat;
  readonly give: readonly Item[];
  readonly take: readonly Item[];
}
export interface SailFacts {
  readonly unit: UnitName;
}
/** Traductor: which worker, and where it counts as being. */
export interface WorkThereFacts extends PlaceFacts {
  readonly unit: UnitName;
}
/** Whose units would act, or take or be fed, in which hex. */
export interface HostilityFacts extends PlaceFacts {
  readonly seat: Seat;
}
/** Toward whom, and what has been said so far. */
export interface StanceFacts {
  readonly seat: Seat;
  readonly stance: Stance;
}
