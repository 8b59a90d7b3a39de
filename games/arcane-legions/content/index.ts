// Everything that is printed: cards, figures, battlefields, armies. A match can bring units and armies of its own.
import { deepFreeze } from '@tabularium/kernel';
import { armies } from './armies.ts';
import { battlefields } from './battlefields.ts';
import { figures } from './figures.ts';
import type { ArmyDef, BattlefieldDef, FigureDef, UnitDef } from './kinds.ts';
import { egyptian } from './units/egyptian.ts';
import { han } from './units/han.ts';
import { mercenary } from './units/mercenary.ts';
import { roman } from './units/roman.ts';
import { skirmishers } from './units/skirmishers.ts';

export interface Content {
  readonly units: readonly UnitDef[];
  readonly figures: readonly FigureDef[];
  readonly battlefields: readonly BattlefieldDef[];
  readonly armies: readonly ArmyDef[];
}
export const content: Content = deepFreeze({
  units: [...roman, ...egyptian, ...han, ...mercenary, ...skirmishers],
  figures,
  battlefields,
  armies,
});
