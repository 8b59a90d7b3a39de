// Forms and pools as small integers: cards of one form and faction are interchangeable.
import type { Faction, Form, Pool } from './kinds.ts';
import { ARTIFACTS, FACTIONS, GREATS, isGreatKind, UNITS } from './kinds.ts';

/** Every form a card can have; its place in this list is its form index. */
export const FORMS: readonly Form[] = [...UNITS, 'supply', ...ARTIFACTS, ...GREATS, 'wild'];
const indexOfEach = <T extends string>(list: readonly T[]): Readonly<Record<T, number>> =>
  Object.freeze(Object.fromEntries(list.map((word, index) => [word, index])) as Record<T, number>);
export const FORM_INDEX = indexOfEach(FORMS);
export const FACTION_INDEX = indexOfEach(FACTIONS);
/** The faction index of cards that belong to no faction, or to all. */
export const NO_FACTION = FACTIONS.length;

/** Pools of one form: one for each faction, one for none. */
const POOLS_OF_FORM = FACTIONS.length + 1;
export const POOLS = FORMS.length * POOLS_OF_FORM;
/** The pool of a form and a faction, by their indexes. */
export const poolAt = (form: number, faction: number): number => form * POOLS_OF_FORM + faction;
export const formOfPool = (pool: number): number => Math.trunc(pool / POOLS_OF_FORM);
export const factionOfPool = (pool: number): number => pool % POOLS_OF_FORM;
/** The same faction in another form. */
export const poolInForm = (pool: number, form: number): number => poolAt(form, factionOfPool(pool));
export const isWildPool = (pool: number): boolean => formOfPool(pool) === FORM_INDEX.wild;
const GREAT_FORMS: readonly boolean[] = FORMS.map(isGreatKind);
/** Is it a great artifact, which belongs to every faction? */
export const isGreatPool = (pool: number): boolean => GREAT_FORMS[formOfPool(pool)] === true;
/** All pools of a form: great artifacts have one for all factions. */
export const poolsOf = (form: Form): number[] => {
  const index = FORM_INDEX[form];
  return isGreatKind(form) ? [poolAt(index, NO_FACTION)] : Array.from({ length: POOLS_OF_FORM }, (_, faction) => poolAt(index, faction));
};

const POOL_NAMES: readonly Pool[] = FORMS.flatMap((form) => [...FACTIONS.map((faction) => `${form} ${faction}`), form]);
const POOL_CODES = indexOfEach(POOL_NAMES);
export const poolName = (code: number): Pool => POOL_NAMES[code] as Pool;
export const poolCode = (form: Form, faction: Faction | null): number =>
  poolAt(FORM_INDEX[form], faction === null ? NO_FACTION : FACTION_INDEX[faction]);
/** -1 if there is no such pool. */
export const poolOf = (name: Pool): number => POOL_CODES[name] ?? -1;
/** Sorts a hand: by faction, then by kind; cards without a faction come last. */
export const byFactionThenForm = (a: number, b: number): number => factionOfPool(a) - factionOfPool(b) || formOfPool(a) - formOfPool(b);
