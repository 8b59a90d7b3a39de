// The 249 creation cards. BAT-2.1, BAT-2.2
import type { Faction, Form, Kind, Pool } from './kinds.ts';
import {
  ARTIFACT_KINDS,
  ARTIFACTS,
  ARTIFACTS_PER_FACTION,
  FACTIONS,
  GREAT_KINDS,
  GREATS,
  isArtifact,
  isGreatKind,
  rankOf,
  UNIT_KINDS,
  UNITS,
} from './kinds.ts';
import { FACTION_INDEX, FORM_INDEX, FORMS, NO_FACTION, poolCode, poolName } from './pools.ts';

export interface CardDef {
  readonly kind: Kind;
  /** Null: supplies belong to no faction, great artifacts to all. */
  readonly faction: Faction | null;
  /** 1 to 4 for units, otherwise 0. */
  readonly rank: number;
  readonly isGreat: boolean;
  /** Index of the kind in FORMS. */
  readonly form: number;
  /** Index in FACTIONS; NO_FACTION for those without one. */
  readonly factionIndex: number;
  readonly pool: number;
  readonly name: Pool;
}

const SUPPLIES = 80;
/** Supplies that go back into the box with two players. BAT-3.30 */
export const SUPPLIES_REMOVED_FOR_TWO = 20;

/** The strength of one use in a battle line; 0: it may not stand in it. BAT-2.3, BAT-8.11, BAT-8.34, BAT-9.4, BAT-12.20 */
function strengthOf(form: Form, side: 'attack' | 'defence'): number {
  if (form === 'wild') return rankOf('lord'); // BAT-12.20
  if (isGreatKind(form)) return GREAT_KINDS[form][side];
  return isArtifact(form) ? ARTIFACT_KINDS[form].strength : rankOf(form);
}
/** By form index. */
export const ATTACK_STRENGTH: readonly number[] = FORMS.map((form) => strengthOf(form, 'attack'));
export const DEFENCE_STRENGTH: readonly number[] = FORMS.map((form) => strengthOf(form, 'defence'));
/** By form index: how often a card can be used while its artifact is lit. */
export const LIT_USES: readonly number[] = FORMS.map((form) => (isArtifact(form) ? ARTIFACT_KINDS[form].litUses : 1));

/** The supplies of the deal. BAT-3.6 */
export const STARTING_SUPPLIES = 5;
export const HAND_SIZE = 6;
/** Great artifacts on offer, by number of seats. BAT-3.8, BAT-3.21, BAT-3.32 */
export const GREATS_OFFERED: Readonly<Record<number, number>> = { 2: 3, 3: 4, 4: 5 };

const card = (kind: Kind, faction: Faction | null): CardDef => {
  const pool = poolCode(kind, faction);
  const factionIndex = faction === null ? NO_FACTION : FACTION_INDEX[faction];
  return {
    kind,
    faction,
    rank: rankOf(kind),
    isGreat: isGreatKind(kind),
    form: FORM_INDEX[kind],
    factionIndex,
    pool,
    name: poolName(pool),
  };
};
const times = (count: number, make: () => CardDef): CardDef[] => Array.from({ length: count }, make);

export const cards: readonly CardDef[] = [
  ...FACTIONS.flatMap((faction) => UNITS.flatMap((unit) => times(UNIT_KINDS[unit].perFaction, () => card(unit, faction)))),
  ...times(SUPPLIES, () => card('supply', null)),
  ...ARTIFACTS.flatMap((artifact) => FACTIONS.flatMap((faction) => times(ARTIFACTS_PER_FACTION, () => card(artifact, faction)))),
  ...GREATS.map((great) => card(great, null)), // BAT-9.1
];
