// The events of a match, for log, animation and sound. Each names the rule it follows from.
import type { Seat } from '@tabularium/kernel';
import type { Debuff, OngoingToken, Stat } from '../content/kinds.ts';
import type { PositionName } from '../content/place-names.ts';
import type { CardName, FacingTold, FigureName } from './asks.ts';

type Fact<Kind extends string, Facts extends object = object> = { readonly kind: Kind; readonly rule: string } & Readonly<Facts>;
/** A part of a sum: `cover +1`, `flank -1`. */
export interface Part {
  readonly reason: string;
  readonly value: number;
}
export type MoveKind = 'walk' | 'jump' | 'teleport' | 'charge' | 'toward';

export type Event =
  // -- set-up
  | Fact<'map', { map: string }>
  | Fact<'army', { seat: Seat; army: string | null; figures: readonly { figure: FigureName; gear: readonly CardName[] }[]; points: number }>
  | Fact<'rolledOff', { faces: readonly [number, number] }>
  | Fact<'firstPlayer', { seat: Seat; by: Seat }>
  | Fact<'zone', { seat: Seat; zone: 'north' | 'south' }>
  | Fact<'deployed', { figure: FigureName; at: PositionName; facing: FacingTold }>
  // -- rounds
  | Fact<'roundBegan', { round: number }>
  | Fact<'discarded', { seat: Seat; cards: readonly CardName[] }>
  | Fact<'drew', { seat: Seat; count: number }>
  | Fact<'drewCards', { seat: Seat; cards: readonly CardName[] }>
  | Fact<
      'revealed',
      { cards: readonly { seat: Seat; card: CardName | null; initiative: number | null }[]; first: Seat | null; tie: boolean }
    >
  | Fact<'passed', { seat: Seat }>
  | Fact<'cardBack', { seat: Seat; card: CardName }>
  | Fact<'activated', { seat: Seat; figure: FigureName; card: CardName; ap: number; mana: number }>
  | Fact<'bonus', { figure: FigureName; card: CardName; bonus: 'ability' | 'mana' | 'mission' | 'ap' }>
  | Fact<'played', { seat: Seat; figure: FigureName; card: CardName }>
  | Fact<'activationEnded', { figure: FigureName }>
  // -- actions
  | Fact<'focused', { figure: FigureName; ap: number }>
  | Fact<'focusSpent', { figure: FigureName; for: 'move' | 'test' }>
  | Fact<'watches', { figure: FigureName; ap: number }>
  | Fact<'moved', { figure: FigureName; from: PositionName; path: readonly PositionName[]; as: MoveKind; points: number }>
  | Fact<'turned', { figure: FigureName; facing: FacingTold }>
  | Fact<
      'pushed',
      { figure: FigureName; from: PositionName; path: readonly PositionName[]; by: FigureName | null; as: 'push' | 'pull' | 'aside' }
    >
  | Fact<'swapped', { figure: FigureName; with: FigureName }>
  | Fact<'attacked', { figure: FigureName; weapon: CardName; target: FigureName; area: boolean }>
  | Fact<'usedAbility', { figure: FigureName; ability: string; on: FigureName | null }>
  | Fact<'usedItem', { figure: FigureName; item: CardName }>
  // -- tests
  | Fact<
      'rolled',
      {
        figure: FigureName;
        stat: Stat;
        as: 'attack' | 'defence' | 'ability';
        dice: readonly Part[];
        modifiers: readonly Part[];
        threshold: number;
        faces: readonly number[];
      }
    >
  | Fact<'rerolled', { figure: FigureName; with: 'free' | 'mana'; before: readonly number[]; after: readonly number[] }>
  | Fact<'exploded', { figure: FigureName; faces: readonly number[] }>
  | Fact<'successes', { figure: FigureName; successes: number }>
  | Fact<'net', { figure: FigureName; target: FigureName; successes: number; defence: number; net: number }>
  // -- consequences
  | Fact<'wounded', { figure: FigureName; wounds: number; total: number; health: number; by: FigureName | null; why: string }>
  | Fact<'prevented', { figure: FigureName; wounds: number; item: CardName }>
  | Fact<'healed', { figure: FigureName; wounds: number; total: number; why: string }>
  | Fact<'knockedOut', { figure: FigureName; points: number; seat: Seat }>
  | Fact<'mana', { figure: FigureName; change: number; total: number; why: string }>
  | Fact<'ap', { figure: FigureName; change: number; total: number; why: string }>
  | Fact<'token', { figure: FigureName; token: OngoingToken; on: boolean; why: string }>
  | Fact<'lostTokens', { figure: FigureName; tokens: readonly ('focus' | 'overwatch')[] }>
  | Fact<'cleansed', { figure: FigureName; token: Debuff }>
  | Fact<'marker', { seat: Seat; at: PositionName; on: boolean }>
  // -- interruptions
  | Fact<'interrupts', { figure: FigureName; against: FigureName; as: 'overwatch' | 'opportunity' }>
  | Fact<'interruptionEnded', { figure: FigureName; against: FigureName }>
  // -- points and upkeep
  | Fact<'missionBegan', { figure: FigureName; card: CardName }>
  | Fact<'missionDone', { seat: Seat; figure: FigureName; card: CardName; points: number }>
  | Fact<'claimed', { seat: Seat; figure: FigureName; at: PositionName; points: number }>
  | Fact<'upkeep', { round: number }>
  | Fact<'ready', { gained: readonly FigureName[] }>
  | Fact<'scored', { points: readonly number[] }>;
