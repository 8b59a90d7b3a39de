// Looks up chips, factions and titans by id, in the game's content and in what a match adds to it.
import { factions } from '../content/factions.ts';
import type { FactionDef, UnitDef } from '../content/kinds.ts';
import type { TitanDef } from '../content/rival-kinds.ts';
import { titans } from '../content/titans.ts';
import { units } from '../content/units.ts';
import type { HoplomachusView } from './view.ts';

type WithOwnContent = Pick<HoplomachusView, 'own'>;

export const unitIn = ({ own }: WithOwnContent, wanted: string): UnitDef | undefined =>
  units.find(({ id }) => id === wanted) ?? own?.units.find(({ id }) => id === wanted);
export const factionIn = ({ own }: WithOwnContent, wanted: string): FactionDef | undefined =>
  factions.find(({ id }) => id === wanted) ?? own?.factions.find(({ id }) => id === wanted);
export const titanIn = ({ own }: WithOwnContent, wanted: string): TitanDef | undefined =>
  titans.find(({ unit }) => unit === wanted) ?? own?.titans.find(({ unit }) => unit === wanted);
