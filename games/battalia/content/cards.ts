// The 249 creation cards. BAT-2.1, BAT-2.2
import type { Faction, Form, Kind, Pool } from './kinds.ts';
import { ARTIFACTS, FACTIONS, GREATS, UNITS } from './kinds.ts';
import { FACTION_INDEX, FORM_INDEX, NO_FACTION, poolCode, poolName } from './pools.ts';

export interface CardDef {
  readonly kind: Kind;
  /** Null: supplies belong to no faction, great artifacts to all. */
  readonly faction: Faction | null;
  /** 1 to 4 for units, otherwise 0. */
  readonly rank: number;
  /** Index of the kind in FORMS. */
  readonly form: number;
  /** Index in FACTIONS; NO_FACTION for those without one. */
  readonly factionIndex: number;
  readonly pool: number;
  readonly name: Pool;
}

/** Copies of each unit per faction, by rank. */
const UNIT_COPIES = [8, 5, 4, 3];
const ARTIFACT_COPIES = 3;
const SUPPLIES = 80;
/** What goes back into the box with two players. BAT-3.30 */
export const SUPPLIES_REMOVED_FOR_TWO = 20;

/** The strength of one use in a battle line; what is not here may not stand in it. BAT-2.3, BAT-8.11, BAT-8.34, BAT-9.4, BAT-12.20 */
const STRENGTHS: { readonly [F in Form]?: { readonly attack: number; readonly defence: number } } = {
  friman: { attack: 1, defence: 1 },
  chief: { attack: 2, defence: 2 },
  priest: { attack: 3, defence: 3 },
  lord: { attack: 4, defence: 4 },
  weapon: { attack: 1, defence: 1 },
  horse: { attack: 1, defence: 1 },
  sword: { attack: 5, defence: 1 },
  shield: { attack: 1, defence: 5 },
  wild: { attack: 4, defence: 4 },
};
const strengths = (side: 'attack' | 'defence'): readonly number[] =>
  Object.keys(FORM_INDEX).map((form) => STRENGTHS[form as Form]?.[side] ?? 0);
/** By form index. */
export const ATTACK_STRENGTH = strengths('attack');
export const DEFENCE_STRENGTH = strengths('defence');

/** The deal: units by rank, and supplies. BAT-3.6 */
export const STARTING_UNITS = [3, 1, 1, 0];
export const STARTING_SUPPLIES = 5;
export const HAND_SIZE = 6;
/** Great artifacts on offer, by number of seats. BAT-3.8, BAT-3.21, BAT-3.32 */
export const GREATS_OFFERED: Readonly<Record<number, number>> = { 2: 3, 3: 4, 4: 5 };

const card = (kind: Kind, faction: Faction | null, rank = 0): CardDef => {
  const pool = poolCode(kind, faction);
  const factionIndex = faction === null ? NO_FACTION : FACTION_INDEX[faction];
  return { kind, faction, rank, form: FORM_INDEX[kind], factionIndex, pool, name: poolName(pool) };
};
const times = (count: number, make: () => CardDef): CardDef[] => Array.from({ length: count }, make);

export const cards: readonly CardDef[] = [
  ...FACTIONS.flatMap((faction) => UNITS.flatMap((unit, i) => times(UNIT_COPIES[i] as number, () => card(unit, faction, i + 1)))),
  ...times(SUPPLIES, () => card('supply', null)),
  ...ARTIFACTS.flatMap((artifact) => FACTIONS.flatMap((faction) => times(ARTIFACT_COPIES, () => card(artifact, faction)))),
  ...GREATS.map((great) => card(great, null)), // BAT-9.1
];
