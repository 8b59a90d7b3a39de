// A content file as somebody writes it, after schema.json accepted it. References are codes of the game or names from the file.
import type { ArmyDef, BattlefieldDef, FigureDef, Icons, PieceKind, SlotDef, Subfaction, UnitDef } from '../kinds.ts';

interface WithName {
  readonly name: string;
}
export interface WrittenFigure extends WithName, Pick<FigureDef, 'circle' | 'size' | 'pegs' | 'faction' | 'descriptor' | 'troops'> {
  readonly subfaction?: Subfaction;
}
export interface WrittenSlots extends Pick<SlotDef, 'circle' | 'size' | 'pegs'>, Partial<Pick<SlotDef, 'abilities'>> {
  readonly count?: number;
  readonly icons?: Partial<Icons>;
  readonly figure?: string;
}
export interface WrittenUnit
  extends WithName,
    Pick<UnitDef, 'faction' | 'base' | 'costs' | 'colours'>,
    Partial<Pick<UnitDef, 'points' | 'bar'>> {
  readonly slots: readonly WrittenSlots[];
}
export interface WrittenArmy extends WithName, Pick<ArmyDef, 'faction' | 'total' | 'units'> {}
export interface WrittenZone {
  readonly side: 'south' | 'west' | 'north' | 'east';
  readonly from: number;
  readonly to: number;
}
export interface WrittenBattlefield extends WithName, Pick<BattlefieldDef, 'width' | 'depth' | 'seats'> {
  readonly zones: readonly WrittenZone[];
  readonly pieces: readonly { readonly piece: PieceKind; readonly x: number; readonly y: number; readonly degrees?: number }[];
}
export interface WrittenContent {
  readonly figures?: readonly WrittenFigure[];
  readonly units?: readonly WrittenUnit[];
  readonly armies?: readonly WrittenArmy[];
  readonly battlefields?: readonly WrittenBattlefield[];
}
