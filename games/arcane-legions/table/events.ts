// The events of a match, from which log, animation and sound are made. Each names the rule it follows.
import type { Seat } from '@tabularium/kernel';
import type { Ability, PieceKind } from '../content/kinds.ts';
import type { FigureMove, NotchName, OrderType, PoseName, ShotForm, SlotName, Snap, UnitName } from './asks.ts';
import type { DicePart } from './table.ts';

type Fact<Kind extends string, Facts extends object = object> = { readonly kind: Kind; readonly rule: string } & Readonly<Facts>;

export type Event =
  // -- set-up
  | Fact<'battlefield', { battlefield: string }>
  | Fact<'army', { seat: Seat; army: string | null; units: readonly UnitName[]; points: number }>
  | Fact<
      'rolledOff',
      { rolls: readonly { seat: Seat; faces: readonly [number, number] }[]; why: 'placing' | 'initiative' | 'disengagement' }
    >
  | Fact<'piece', { seat: Seat | null; piece: PieceKind; x: number; y: number; degrees: number }>
  | Fact<'number', { seat: Seat; number: number }>
  | Fact<'zone', { seat: Seat; zone: number }>
  | Fact<'deployed', { unit: UnitName; at: PoseName }>
  | Fact<'noRoom', { unit: UnitName }>
  // -- turns
  | Fact<'roundBegan', { round: number }>
  | Fact<'turnBegan', { seat: Seat; ambush: boolean }>
  | Fact<'received', { seat: Seat; cp: number; penalty: number }>
  | Fact<'turnEnded', { seat: Seat; lost: number; healed: readonly UnitName[] }>
  | Fact<'vp', { seat: Seat; change: number; total: number; why: VpReason; unit: UnitName | null }>
  // -- orders
  | Fact<'ordered', { unit: UnitName; order: OrderType; cp: number; push: boolean; target: UnitName | null; ability: Ability | null }>
  | Fact<'wasted', { unit: UnitName; order: OrderType; because: string }>
  | Fact<'ownCp', { unit: UnitName; change: number; total: number }>
  | Fact<'mark', { unit: UnitName; mark: 'aggressive' | 'charger'; on: boolean }>
  // -- moving
  | Fact<'movement', { unit: UnitName; points: number; parts: readonly DicePart[] }>
  | Fact<'stepped', { unit: UnitName; from: PoseName; to: PoseName; cost: number; left: number; stopped: boolean }>
  | Fact<
      'turned',
      {
        unit: UnitName;
        from: PoseName;
        to: PoseName;
        tool: NotchName;
        attach: NotchName;
        exit: 'left' | 'right';
        cost: number;
        left: number;
      }
    >
  | Fact<'snapped', { unit: UnitName; from: PoseName } & Snap>
  | Fact<'slid', { unit: UnitName; from: PoseName; to: PoseName }>
  | Fact<'aboutFace', { unit: UnitName; to: PoseName; by: UnitName }>
  // -- figures
  | Fact<'figureMoved', { unit: UnitName; figure: string } & FigureMove>
  | Fact<'figuresSwapped', { unit: UnitName; slots: readonly [SlotName, SlotName]; figures: readonly [string, string] }>
  | Fact<'rearranged', { unit: UnitName; template: string; moves: readonly FigureMove[] }>
  | Fact<'faced', { unit: UnitName; to: PoseName }>
  | Fact<'damaged', { unit: UnitName; damage: number; by: UnitName | null; why: string }>
  | Fact<'wounded', { unit: UnitName; slot: SlotName; figure: string; wounds: number; pegs: number }>
  | Fact<'downed', { unit: UnitName; slot: SlotName; figure: string; why: string }>
  | Fact<'restored', { unit: UnitName; slot: SlotName; figure: string; why: string }>
  | Fact<'defeated', { unit: UnitName; by: UnitName | null; seat: Seat | null }>
  // -- combat
  | Fact<'freeAttack', { unit: UnitName; target: UnitName }>
  | Fact<'declined', { seat: Seat; target: UnitName }>
  | Fact<
      'attacked',
      {
        unit: UnitName;
        target: UnitName;
        as: 'melee' | ShotForm;
        from: string;
        to: string;
        /** The figure that takes all the damage, and where it stands. */
        slot: SlotName | null;
        figure?: string;
        attack: readonly DicePart[];
        defence: readonly DicePart[];
      }
    >
  | Fact<'rolled', { unit: UnitName; target: UnitName; attack: readonly number[]; defence: readonly number[]; critical: boolean }>
  | Fact<'dieChanged', { unit: UnitName; of: 'attack' | 'defence'; before: number; after: number; why: Ability; by: UnitName }>
  | Fact<'allDiceRaised', { unit: UnitName; dice: readonly number[]; why: Ability }>
  | Fact<
      'compared',
      {
        unit: UnitName;
        target: UnitName;
        attack: readonly number[];
        defence: readonly number[];
        /** Phantom dice that stand for the attacker and for the defender. */
        phantoms: readonly [number, number];
        /** On the attacker and on the defender. */
        hits: readonly [number, number];
      }
    >
  | Fact<'damageChanged', { unit: UnitName; before: number; after: number; why: Ability }>
  | Fact<'rolledDie', { unit: UnitName; face: number; why: Ability }>
  // -- the end
  | Fact<'eliminated', { seat: Seat }>
  | Fact<'left', { seat: Seat }>;
export type VpReason = 'sortie' | 'formation' | 'commander' | 'objective' | 'calculating' | 'commandPosition';
