// The facts of a match, from which log, animation and sound are made. Each names its rule. Owners appear as `who` of names.ts gives them.

import type { Seat } from '@tabularium/kernel';
import type { Building } from '../content/constructions.ts';
import type { Character, EventCube, Resource, Terrain, Token } from '../content/kinds.ts';
import type { Side } from '../content/maps.ts';
import type { Cubes } from './about.ts';
import type { HexName, Item, Piece, UnitName, Who } from './asks.ts';
import type { Sheet, Stance } from './table.ts';

type Fact<Kind extends string, Facts extends object = object> = { readonly kind: Kind; readonly rule: string } & Readonly<Facts>;

export type Event =
  // -- set-up
  | Fact<'order', { seats: readonly Seat[] }>
  | Fact<'tookTerrain', { seat: Seat; terrain: 'hill' | 'forest' }>
  | Fact<'laidTerrain', { seat: Seat; at: HexName; terrain: Terrain }>
  | Fact<'tookBonus', { seat: Seat; resource: Resource }>
  | Fact<'placed', { seat: Seat; what: 'tower' | 'farm' | 'warehouse' | 'worker'; at: HexName }>
  // -- turns
  | Fact<'roundBegan', { round: number }>
  | Fact<'turnBegan', { seat: Seat }>
  | Fact<'automatonTurnBegan'>
  | Fact<'phaseBegan', { seat: Seat; phase: 'action' | 'war' | 'maintenance' }>
  | Fact<'idle', { seat: Seat }>
  | Fact<'playsOn', { seat: Seat }>
  /** In one hex or, null, everywhere; `turn`: only until the turn ends. */
  | Fact<'stance', { seat: Seat; toward: Seat; stance: Stance; at: HexName | null; turn: boolean }>
  // -- moving and exploring; `by` says which power gave a free move
  | Fact<
      'moved',
      { unit: UnitName; from: HexName; to: HexName; by: 'action' | 'eques' | 'nauta' | 'retreat' | 'automaton'; retreat: boolean }
    >
  | Fact<'penalty', { unit: UnitName; at: HexName; on: boolean }>
  | Fact<'explored', { unit: UnitName; at: HexName; terrain: Terrain; multiplier: 0 | 2 | 3 }>
  /** The river takes a hex; its tile stays secret, a multiplier on it does not. */
  | Fact<'flooded', { at: HexName; multiplier: 0 | 2 | 3; left: number }>
  | Fact<'looked', { unit: UnitName; at: HexName }>
  /** To the one who looked. */
  | Fact<'saw', { at: HexName; terrain: Terrain; multiplier: 0 | 2 | 3 }>
  // -- works; `at` is the hex where it counts
  | Fact<'built', { seat: Seat; at: HexName; building: Building; sides: readonly Side[]; paid: Cubes; free: number }>
  | Fact<'dismantled', { seat: Seat; at: HexName; piece: Piece; got: Resource | null }>
  | Fact<'produced', { unit: UnitName; at: HexName; from: HexName; resource: Resource; cubes: number; to: HexName | null }>
  | Fact<'collected', { seat: Seat; at: HexName; resource: Resource; cubes: number }>
  | Fact<'refined', { seat: Seat; resource: Resource }>
  | Fact<'created', { unit: UnitName; at: HexName; paid: Cubes }>
  | Fact<'converted', { unit: UnitName; into: UnitName; at: HexName }>
  | Fact<'hired', { seat: Seat; units: readonly UnitName[]; at: HexName; coins: number; paid: Cubes; free: boolean }>
  | Fact<'hiredCharacter', { seat: Seat; character: Character; coins: number }>
  | Fact<'displayed', { character: Character; slot: number }>
  | Fact<'characterCubes', { seat: Seat; character: Character; cubes: readonly Resource[] }>
  | Fact<'defensorWalls', { seat: Seat; walls: number }>
  | Fact<'sold', { seat: Seat; resource: Resource; column: Resource; price: number }>
  | Fact<'forumBonus', { seat: Seat; coins: number }>
  | Fact<'bought', { seat: Seat; resource: Resource; cubes: number; price: number }>
  | Fact<'robbed', { seat: Seat; victim: Who; face: Token; cubes: number }>
  | Fact<'looted', { seat: Seat; victim: Who; resource: Resource | 'coin' }>
  | Fact<'exchanged', { seat: Seat; give: Resource; given: number; get: Resource; got: number }>
  | Fact<'proposed', { seat: Seat; ally: Seat; give: readonly Item[]; take: readonly Item[] }>
  | Fact<'answered', { seat: Seat; accept: boolean }>
  | Fact<'usedPower', { seat: Seat; character: Character; at: HexName | null; unit: UnitName | null }>
  // -- war
  | Fact<
      'battle',
      { at: HexName; attacker: Who; defender: Who; attackers: readonly UnitName[]; defenders: readonly UnitName[]; tower: boolean }
    >
  | Fact<'values', { attack: readonly Part[]; defence: readonly Part[] }>
  | Fact<'tokens', { attacker: Who; attack: Token; defender: Who; defence: Token; die: boolean }>
  /** Each unit to a hex of its own. */
  | Fact<'retreated', { seat: Who; to: readonly HexName[] }>
  | Fact<'stood', { seat: Who }>
  | Fact<
      'fought',
      {
        attacker: Who;
        defender: Who;
        attack: number;
        defence: number;
        winner: Who | null;
        attackerLosses: number;
        defenderLosses: number;
      }
    >
  | Fact<'battleToken', { seat: Who }>
  | Fact<'fell', { unit: UnitName; at: HexName; by: Who }>
  | Fact<'destroyed', { by: Who; at: HexName; piece: Piece; sides: readonly Side[] }>
  | Fact<'cracked', { by: Who; at: HexName; owner: Who }>
  | Fact<'tokensBack', { seat: Seat }>
  | Fact<'eliminated', { seat: Who; by: Who | null; because: 'tower' | 'wages' | 'surrender' | 'left' }>
  // -- maintenance
  | Fact<'emptied', { seat: Seat; cubes: Cubes }>
  | Fact<'wagesDue', { seat: Seat; mercenaries: number; paid: number; salt: number }>
  | Fact<'wagePaid', { seat: Seat; with: 'money' | Resource; left: number }>
  | Fact<'wagesWaived', { seat: Seat }>
  | Fact<'wageRemoved', { seat: Seat; at: HexName; piece: Piece; sides: readonly Side[] }>
  | Fact<'dismissed', { unit: UnitName; at: HexName | null; because: 'unpaid' | 'chosen' | 'fallen' }>
  | Fact<'fed', { seat: Seat; units: number; fed: number; hungry: number }>
  | Fact<'paidWheat', { seat: Seat }>
  | Fact<'starved', { unit: UnitName; at: HexName }>
  | Fact<'prices', { before: readonly number[]; prices: readonly number[] }>
  // -- the automaton
  | Fact<'eventCube', { cube: EventCube }>
  | Fact<'rolledDie', { for: 'end' | 'character' | 'price' | 'units'; face: Token; resource: Resource | null }>
  | Fact<'automatonCharacter', { character: Character }>
  | Fact<'automatonCoins', { coins: number }>
  | Fact<'automatonUnits', { units: readonly UnitName[] }>
  | Fact<'eventsShuffled'>
  // -- the end
  | Fact<'endBegins', { because: 'characters' | 'bank' }>
  | Fact<'gameEnds', { seat: Who | null; because: 'chosen' | 'die' | 'rounds' | 'last' | 'tower' }>
  | Fact<'choseAtEnd', { seat: Seat; what: 'architectus' | 'sacerdos' | 'domain'; at: HexName | null }>
  | Fact<'scored', { sheets: readonly Sheet[] }>
  | Fact<'left', { seat: Seat }>;

/** A part of a battle value: `soldiers 6`, `penalty -3`, `heros 2`. */
export interface Part {
  readonly reason: string;
  readonly value: number;
}
