// The shape of what an eye sees. Boards, terminals and bots draw from it; it names hexes, units and content as the options do.

import type { Eye, Seat } from '@tabularium/kernel';
import type { CharacterType } from '../content/characters.ts';
import type { BankType, Building } from '../content/constructions.ts';
import type { Category, Character, Colour, EventCube, Resource, Terrain, Token, UnitKind } from '../content/kinds.ts';
import type { Side } from '../content/maps.ts';
import type { HexName, Piece, UnitName } from './asks.ts';
import type { Part } from './events.ts';
import type { Due, Ending, Lying, Owner, Phase, Sheet, Stance, Table, Terms } from './table.ts';

export interface RomoloView {
  readonly eye: Eye;
  readonly terms: Terms;
  readonly phase: Table['phase'];
  /** Set-up: what still has to be chosen, in order. */
  readonly due: readonly Due[];
  readonly order: readonly Seat[];
  readonly round: number;
  /** The round after which the match ends; null without a round limit. ROM-13.9 */
  readonly lastRound: number | null;
  readonly turn: TurnView | null;
  /** In the order of the map: a1, a2 ... */
  readonly hexes: readonly HexView[];
  /** Units on the map. */
  readonly units: readonly UnitView[];
  /** By owner; in the solitaire the second is the automaton. */
  readonly players: readonly PlayerView[];
  readonly market: MarketView;
  readonly bank: readonly BankView[];
  /** Slots of the display; null: empty. */
  readonly display: readonly (CharacterView | null)[];
  /** Characters face down, the next ones first: only their types are known. */
  readonly pile: readonly CharacterType[];
  readonly tiles: TilesView;
  readonly end: EndView;
  readonly forecast: ForecastView;
  readonly battle: BattleView | null;
  readonly solo: SoloView | null;
  /** When the points are counted: what is still to be decided, and the sheets by owner once nothing is. */
  readonly scoring: ScoringView | null;
  /** Eliminated, in order. */
  readonly fallen: readonly Owner[];
  readonly gone: readonly Seat[];
  readonly ended: Ending | null;
}

export interface TurnView {
  /** Whose turn it is; `seat` is null in the automaton's. */
  readonly owner: Owner;
  readonly seat: Seat | null;
  readonly number: number;
  readonly phase: Phase;
  /** Nothing was done yet: ending the action phase brings a coin. ROM-3.2 */
  readonly idle: boolean;
  /** A character was hired in this turn. */
  readonly hired: boolean;
  /** Free moves of Eques that are left; null: Eques was not used. */
  readonly ride: number | null;
  /** Whether others' units were declared hostile to the active player's this turn. ROM-4.9 */
  readonly answers: readonly { readonly by: Owner; readonly at: HexName; readonly hostile: boolean }[];
  /** Where a farm counts for the active player. */
  readonly surveyed: HexName | null;
  readonly proposals: number;
  /** While wages are paid: salt due, the credit in half coins, and what one salt is worth in half coins. */
  readonly wages: { readonly due: number; readonly credit: number; readonly each: number } | null;
  /** Mercenaries that were not paid: constructions still to be removed, mercenaries still to be dismissed. */
  readonly unpaid: number;
  readonly toDismiss: number;
}

// ---- the map

export interface HexView {
  readonly at: HexName;
  readonly q: number;
  readonly r: number;
  /** The place in the order whose start hex it is, from 0; null: nobody's. */
  readonly start: number | null;
  /** A tile lies here: start hexes are empty until their owner has laid them. */
  readonly laid: boolean;
  readonly up: boolean;
  /** Null: face down, and this eye has not looked. */
  readonly terrain: Terrain | null;
  /** Who has looked at it face down. */
  readonly lookedBy: readonly Owner[];
  /** `hidden`: a token lies face down. */
  readonly multiplier: 2 | 3 | 'hidden' | null;
  /** How many stand here of every building; of walls each. */
  readonly built: Readonly<Record<Building, number>>;
  /** Warehouses, the oldest first. */
  readonly stores: readonly StoreView[];
  readonly ports: readonly Side[];
  readonly walls: readonly Side[];
  readonly tower: { readonly owner: Owner; readonly cracked: boolean } | null;
  /** Everything that stands here, as decisions call it. */
  readonly pieces: readonly Piece[];
  /** Constructions without farms. */
  readonly power: number;
  /** How many constructions there are, and how many there may be. */
  readonly places: { readonly used: number; readonly limit: number };
  readonly yielded: boolean;
  readonly units: readonly UnitName[];
  /** By team, only those who have any. */
  readonly influence: readonly InfluenceView[];
  readonly control: ControlView;
}
export interface StoreView {
  /** Null: empty. */
  readonly resource: Resource | null;
  readonly cubes: number;
}
export interface InfluenceView {
  readonly team: number;
  readonly value: number;
  /** What it is made of: `emission` of a capital, `soldiers`, `nearby` units of the automaton, `sacerdos`; `owner` says whose. */
  readonly parts: readonly (Part & { readonly owner: Owner })[];
}
export interface ControlView {
  /** The team that controls the hex, null: neutral. */
  readonly team: number | null;
  readonly rule: string;
  /** `capital`, `influence`, `faceDown` (the automaton's), `tie`, `nobody`. */
  readonly because: 'capital' | 'influence' | 'faceDown' | 'tie' | 'nobody';
}

export interface UnitView {
  readonly unit: UnitName;
  readonly kind: UnitKind;
  readonly owner: Owner;
  readonly team: number;
  readonly at: HexName;
  /** Null: it stands. */
  readonly lying: Lying | null;
  readonly actions: number;
  /** All actions of its kind. */
  readonly allActions: number;
  readonly movesOnly: boolean;
  readonly penalty: boolean;
  readonly unhindered: boolean;
  /** It shares its hex with units that are hostile to it. ROM-4.10 */
  readonly hindered: boolean;
  /** It shares its hex with units whose owner is still undecided. ROM-4.9 */
  readonly undecided: boolean;
  /** Its combat value, without the penalty. */
  readonly combat: number;
  /** It would go hungry if its owner's maintenance came now. */
  readonly hungry: boolean;
}

// ---- the players

export type CharacterGroup = 'civil' | 'economic' | 'military' | 'points';
export interface CharacterView {
  readonly character: Character;
  readonly type: CharacterType;
  readonly group: CharacterGroup;
}
export interface HeldView extends CharacterView {
  readonly used: boolean;
  readonly charges: number;
  readonly cubes: readonly Resource[];
}
export interface PlayerView {
  readonly owner: Owner;
  /** Null: the automaton. */
  readonly seat: Seat | null;
  readonly team: number;
  readonly colour: Colour | 'automaton';
  readonly alive: boolean;
  readonly capital: HexName | null;
  /** Of the capital, for its owner. */
  readonly power: number;
  /** Steps that the capital's influence reaches. */
  readonly reach: number;
  readonly stock: Readonly<Record<Resource, number>>;
  /** Half coins; null: secret. */
  readonly money: number | null;
  readonly characters: readonly HeldView[];
  /** Coins that the next character costs. */
  readonly characterPrice: number;
  /** Tokens in hand: how many, and which where this eye may know. */
  readonly hand: { readonly count: number; readonly tokens: readonly Token[] | null };
  /** Played since the hand was last taken up. */
  readonly spent: readonly Token[];
  /** The one that was put aside, where this eye may know. */
  readonly aside: Token | null;
  /** What it may still play, from what this eye knows. */
  readonly possible: readonly Token[];
  readonly battleTokens: number;
  readonly reserve: { readonly worker: number; readonly soldier: number; readonly explorer: number };
  readonly fallen: readonly UnitName[];
  readonly workers: CountView;
  /** Soldiers and mercenaries on the map. */
  readonly military: CountView;
  /** By owner: its stance toward them; and the hexes where it differs. ROM-4.9 */
  readonly stances: readonly Stance[];
  readonly hexStances: readonly HexStanceView[];
  /** The terrain it took for its start hexes, where this eye may know. */
  readonly startTerrain: 'hill' | 'forest' | null;
  readonly wages: WagesView;
  readonly feeding: FeedingView;
}
export interface HexStanceView {
  readonly at: HexName;
  readonly toward: Owner;
  readonly stance: Stance;
}
export interface CountView {
  readonly count: number;
  readonly limit: number;
}
/** What the next maintenance asks for its mercenaries, as things stand. */
export interface WagesView {
  readonly mercenaries: number;
  /** All salt that is due. */
  readonly salt: number;
  /** What it comes to in half coins. */
  readonly money: number;
  /** How many of them can be paid; null where that depends on secret money. */
  readonly affordable: number | null;
}
/** Who would be fed in the next maintenance, as things stand, and by which farm. */
export interface FeedingView {
  readonly units: number;
  readonly fed: number;
  readonly lines: readonly { readonly farm: HexName; readonly unit: UnitName }[];
  readonly hungry: readonly UnitName[];
}

// ---- market, bank, tiles, end

export interface MarketView {
  readonly columns: readonly ColumnView[];
  readonly cubes: number;
  /** How many cubes trigger an update. */
  readonly needed: number;
}
export interface ColumnView {
  readonly resource: Resource;
  readonly price: number;
  /** Cubes above the column. */
  readonly cubes: readonly Resource[];
  /** The price after an update with the cubes that lie there now. */
  readonly next: number;
}
export interface BankView {
  readonly type: BankType;
  readonly left: number;
  readonly start: number;
}
export interface TilesView {
  readonly waterPile: number;
  /** Tiles of the stack that this eye has not seen, by terrain. */
  readonly unseen: Readonly<Record<Terrain, number>>;
  /** How likely a face-down hex that this eye has not looked at is water. */
  readonly waterChance: number;
  /** Hexes that the river took; null: this eye does not know what lay there. */
  readonly discards: readonly { readonly at: HexName; readonly terrain: Terrain | null }[];
}
export interface EndView {
  readonly begun: boolean;
  /** Types of pieces that the bank has no more of; `needed` of them bring the end. */
  readonly usedUp: readonly BankType[];
  readonly needed: number;
  /** In display and pile; none left brings the end. */
  readonly charactersLeft: number;
}

// ---- points

/** The points if the game ended now, from what this eye knows; everybody's final choices are assumed to be the best. */
export interface ForecastView {
  readonly sides: readonly SideView[];
  /** By category: the teams that lead; null where that depends on secret money. */
  readonly leaders: Readonly<Record<Category, readonly number[] | null>>;
}
export interface SideView {
  readonly team: number;
  readonly owners: readonly Owner[];
  readonly characters: number;
  readonly hexes: number;
  readonly domain: number;
  /** By owner of this side: the second hex of the domain, null: the capital alone. */
  readonly domains: readonly { readonly owner: Owner; readonly at: HexName | null }[];
  readonly population: number;
  readonly battleTokens: number;
  /** Points for money; null: secret. */
  readonly money: number | null;
  readonly artifex: number;
  /** Null where it depends on secret money. */
  readonly patronus: number | null;
  readonly majorities: Readonly<Record<Category, number | null>>;
  /** Of everything that is known. */
  readonly total: number;
}
export interface ScoringView {
  readonly due: readonly { readonly seat: Seat; readonly what: 'architectus' | 'sacerdos' | 'domain' }[];
  /** By owner. */
  readonly architectus: readonly (HexName | null)[];
  readonly sacerdos: readonly (readonly HexName[])[];
  readonly domain: readonly (HexName | null)[];
  readonly sheets: readonly Sheet[];
}

/** What the points of a side come to with an option of the final scoring. */
export interface ScoringAbout {
  readonly total: number;
}
/** What they come to as things stand; of Sacerdos also how many influences are left to place. */
export interface ScoringFacts {
  readonly total: number;
  readonly left?: number;
}

// ---- battle

export interface BattleView {
  readonly at: HexName;
  readonly attacker: Owner;
  readonly defender: Owner;
  readonly attackers: readonly UnitName[];
  readonly defenders: readonly UnitName[];
  readonly tower: boolean;
  readonly attack: readonly Part[];
  readonly defence: readonly Part[];
  readonly attackValue: number;
  readonly defenceValue: number;
  readonly attackToken: Token | null;
  readonly defenceToken: Token | null;
  /** Every token that may be played, against every one: what would come of it. Empty once tokens lie on the table. */
  readonly outcomes: readonly OutcomeView[];
}
export interface OutcomeView {
  readonly attack: Token;
  readonly defence: Token;
  /** Values after the tokens. */
  readonly attackValue: number;
  readonly defenceValue: number;
  readonly winner: 'attacker' | 'defender' | null;
  readonly attackerLosses: number;
  readonly defenderLosses: number;
}

// ---- the solitaire

export interface SoloView {
  readonly capital: HexName;
  /** The cubes to come, the next one first; null: they are in the bag. */
  readonly line: readonly EventCube[] | null;
  /** How many of each are still to come. */
  readonly left: Readonly<Record<EventCube, number>>;
  readonly past: readonly EventCube[];
  /** What the automaton's groups would do now. */
  readonly intentions: readonly IntentionView[];
}
export interface IntentionView {
  readonly at: HexName;
  readonly units: readonly UnitName[];
  readonly does: 'retreat' | 'fight' | 'strike' | 'advance' | 'stay';
  /** Chance decides among these; empty: it stays. */
  readonly to: readonly HexName[];
}
