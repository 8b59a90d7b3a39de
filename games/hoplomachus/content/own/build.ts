// Turns what an owner wrote into chips and cards, and remembers where each was written.
import { ownId, type Path } from '@tabularium/parts/own-content';
import type { FactionDef, Rank, UnitDef } from '../kinds.ts';
import type { ImmortalDef, TitanAct, TitanDef, TitanTrait } from '../rival-kinds.ts';
import { chip } from '../units/rows.ts';
import type { WrittenChip, WrittenContent, WrittenFaction, WrittenImmortal, WrittenTitan } from './written.ts';

/** Something that was made, and where in the file it was written. */
interface Made<T> {
  readonly it: T;
  readonly path: Path;
}
export interface Built {
  readonly units: readonly Made<UnitDef>[];
  readonly factions: readonly Made<FactionDef>[];
  readonly immortals: readonly Made<ImmortalDef>[];
  readonly titans: readonly Made<TitanDef>[];
}

export function build({ factions = [], neutralHeroes = [], arenaUnits = [], immortals = [], titans = [] }: WrittenContent): Built {
  return {
    units: [
      ...factions.flatMap((faction, i) => factionChips(faction, ['factions', i])),
      ...neutralHeroes.map((written, i) => made(['neutralHeroes', i], chipFrom(ownId(written.name), 'neutral', written))),
      ...arenaUnits.map((written, i) => made(['arenaUnits', i], chipFrom(ownId(written.name), 'arena', written))),
      ...immortals.map((written, i) => made(['immortals', i], chipFrom(ownId(written.name), 'immortal', written))),
      ...titans.flatMap((titan, i) => titanChips(titan, ['titans', i])),
    ],
    factions: factions.map((written, i) => made(['factions', i], factionOf(written))),
    immortals: immortals.map((written, i) => made(['immortals', i], immortalOf(written))),
    titans: titans.map((written, i) => made(['titans', i], titanOf(written))),
  };
}
const made = <T>(path: Path, it: T): Made<T> => ({ path, it });

/** Defaults for what rivals do not have: a class, a titan's Movement. */
type Stats = Omit<WrittenChip, 'class' | 'movement'> & Partial<Pick<WrittenChip, 'class' | 'movement'>>;
/** A chip as it was written. */
export const chipFrom = (
  id: string,
  rank: Rank,
  { class: type = null, range, movement = 0, health, attack, skills = {} }: OrNull<Stats>,
): UnitDef => {
  const levels = Object.fromEntries(Object.entries(skills).map(([skill, level]) => [skill, level === true ? 1 : level]));
  return chip(id, rank, [type, range, movement, health, attack, levels]);
};
type OrNull<T extends { class?: unknown }> = Omit<T, 'class'> & { readonly class?: T['class'] | null };

const factionChips = ({ name, units, hero }: WrittenFaction, path: Path): Made<UnitDef>[] => [
  ...units.map((unit, i) => made([...path, 'units', i], chipFrom(ownId(name, unit.name), 'unit', unit))),
  made([...path, 'hero'], chipFrom(ownId(name, hero.name), 'hero', hero)),
];
const factionOf = ({ name, units, hero, tactics }: WrittenFaction): FactionDef => ({
  id: ownId(name),
  units: units.map((unit) => ownId(name, unit.name)),
  hero: ownId(name, hero.name),
  tactics,
});
const immortalOf = ({ name, effects }: WrittenImmortal): ImmortalDef => ({ unit: ownId(name), effects });

const titanChips = (titan: WrittenTitan, path: Path): Made<UnitDef>[] => [
  made(path, chipFrom(ownId(titan.name), 'titan', titan)),
  ...(titan.parts ?? []).map((part, i) => made([...path, 'parts', i], chipFrom(ownId(titan.name, part.name), 'part', part))),
];
/** The card of a titan as it was written. */
export function titanOf(titan: WrittenTitan): TitanDef {
  const { name, difficulty, priority, dice, shards, shardDice = [], boons = [], traits = [], parts = [], rows } = titan;
  /** The card names a part by its name; the rules by the id of its chip. */
  const withPart = <T extends TitanAct | TitanTrait>(said: T): T => ('part' in said ? { ...said, part: ownId(name, said.part) } : said);
  return {
    unit: ownId(name),
    difficulty,
    priority,
    dice,
    shardDice,
    shards,
    boons,
    traits: traits.map(withPart),
    parts: parts.map((part) => ({
      unit: ownId(name, part.name),
      count: part.count,
      priority: part.priority,
      ...(part.start && { start: part.start }),
    })),
    allies: titan.allies ?? null,
    alwaysArenaTurn: titan.alwaysArenaTurn ?? false,
    rows: rows.map((row) => ({ id: ownId(row.name), die: row.die, per: row.per, lines: row.lines.map((acts) => acts.map(withPart)) })),
  };
}
