// What is in a file so far: every chip that can be drawn, also where others, or the rest of the file, are not right yet.
import {
  atPath,
  type Defs,
  entryOf,
  itemsOf,
  mended,
  type Node,
  nameIn,
  ownId,
  readLeniently,
  type Schema,
  valueOf,
} from '@tabularium/parts/own-content';
import type { Language } from '@tabularium/parts/shape';
import { type Rank, TACTICS, type Tactic, type UnitDef } from '../content/kinds.ts';
import { chipFrom, titanOf } from '../content/own/build.ts';
import published from '../content/own/schema.json' with { type: 'json' };
import { type Flaw, sentence } from '../content/own/sentences.ts';
import type { WrittenChip, WrittenTitan } from '../content/own/written.ts';
import { BUDGETS, type Budget, pointsOf } from '../content/points.ts';
import type { ImmortalDef, TitanDef } from '../content/rival-kinds.ts';

export interface DraftChip {
  /** Empty if it has none yet. */
  readonly name: string;
  readonly rank: Rank;
  /** Where it begins in the text. */
  readonly at: number;
  /** Nothing while too much is missing. */
  readonly unit?: UnitDef;
  readonly worth?: { readonly points: number; readonly budget?: Budget };
  /** What is wrong with it, a sentence each. */
  readonly problems: readonly string[];
}
export interface DraftFaction {
  readonly name: string;
  readonly at: number;
  readonly units: readonly DraftChip[];
  readonly hero: DraftChip | undefined;
  readonly tactics: readonly Tactic[];
}
export interface DraftImmortal extends DraftChip {
  readonly effects: ImmortalDef['effects'];
}
export interface DraftTitan extends DraftChip {
  /** Nothing while too much is missing. */
  readonly card?: TitanDef;
  readonly parts: readonly DraftChip[];
}
export interface Draft {
  readonly factions: readonly DraftFaction[];
  readonly neutralHeroes: readonly DraftChip[];
  readonly arenaUnits: readonly DraftChip[];
  readonly immortals: readonly DraftImmortal[];
  readonly titans: readonly DraftTitan[];
}

export function draftOf(text: string, language: Language): Draft {
  const file = readLeniently(text);
  const all = <T>(key: string, one: (node: Node) => T): readonly T[] => itemsOf(entryOf(file, key)).map(one);
  return {
    factions: all('factions', (node) => factionIn(node, language)),
    neutralHeroes: all('neutralHeroes', (node) => chipIn(node, 'neutral', CHIP, language)),
    arenaUnits: all('arenaUnits', (node) => chipIn(node, 'arena', CHIP, language)),
    immortals: all('immortals', (node) => immortalIn(node, language)),
    titans: all('titans', (node) => titanIn(node, language)),
  };
}

// ---- the published schema, in parts
const DEFS = published.$defs as Defs;
const named = (name: string): Schema => DEFS[name] ?? {};
/** The part of a schema about these properties, ignoring others. */
function about({ properties = {}, required = [] }: Schema, keys: readonly string[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(properties).filter(([key]) => keys.includes(key))),
    required: required.filter((key) => keys.includes(key)),
  };
}
const STATISTICS = ['name', 'class', 'range', 'movement', 'health', 'attack', 'skills'];
const CHIP = named('chip');
const RIVAL = about(named('immortal'), STATISTICS);
const TITAN = about(named('titan'), STATISTICS);
const PART = about(named('part'), STATISTICS);
const EFFECTS = about(named('immortal'), ['effects']);

// ---- what can be drawn
function factionIn(node: Node, language: Language): DraftFaction {
  const name = nameIn(node);
  const hero = entryOf(node, 'hero');
  const written = entryOf(node, 'tactics');
  return {
    name,
    at: node.start,
    units: itemsOf(entryOf(node, 'units')).map((unit) => chipIn(unit, 'unit', CHIP, language, name)),
    hero: hero && chipIn(hero, 'hero', CHIP, language, name),
    tactics: TACTICS.filter((tactic) => itemsOf(written).some((item) => item.kind === 'plain' && item.value === tactic)),
  };
}
function chipIn(node: Node, rank: Rank, schema: Schema, language: Language, owner?: string, effects = 0): DraftChip {
  const name = nameIn(node);
  const { value, flaws, isUsable } = mended(valueOf(node), schema, DEFS);
  const found = { name, rank, at: node.start, problems: flaws.map((one) => told(one, language)) };
  if (!isUsable) return found;
  const written = value as unknown as WrittenChip; // fits the schema, except that something may be too few
  const unit = chipFrom(owner === undefined ? ownId(name) : ownId(owner, name), rank, written);
  const budget = BUDGETS[rank];
  return { ...found, unit, worth: { points: pointsOf(unit, effects), ...(budget && { budget }) } };
}
function immortalIn(node: Node, language: Language): DraftImmortal {
  const { value, flaws, isUsable } = mended(valueOf(node), EFFECTS, DEFS);
  const { effects } = (isUsable ? value : { effects: [] }) as unknown as Pick<ImmortalDef, 'effects'>; // as above
  const own = chipIn(node, 'immortal', RIVAL, language, undefined, effects.length);
  return { ...own, effects, problems: [...own.problems, ...flaws.map((one) => told(one, language))] };
}
function titanIn(node: Node, language: Language): DraftTitan {
  const own = chipIn(node, 'titan', TITAN, language);
  const { value, flaws, isUsable } = mended(valueOf(node), named('titan'), DEFS);
  return {
    ...own,
    problems: flaws.map((one) => told(one, language)),
    parts: itemsOf(entryOf(node, 'parts')).map((part) => chipIn(part, 'part', PART, language, own.name)),
    ...(isUsable && { card: titanOf(value as unknown as WrittenTitan) }), // as above
  };
}

const told = (one: Flaw, language: Language): string => atPath(one, sentence(one, language));
