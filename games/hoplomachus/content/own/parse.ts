// A file that the owner of a box typed: what it adds to the game, or what is wrong with it, line by line. HOP-24.7
import { deepFreeze } from '@tabularium/kernel';
import { type Accepted, flaw, ownName, type PublishedSchema, type Refused, readOwn, within } from '@tabularium/parts/own-content';
import type { Language } from '@tabularium/parts/shape';
import { type Content, content as game } from '../index.ts';
import { SKILLS } from '../kinds.ts';
import { BUDGETS, pointsOf } from '../points.ts';
import { type Built, build } from './build.ts';
import published from './schema.json' with { type: 'json' };
import { type Because, type Flaw, sentence } from './sentences.ts';
import { titanFlaws } from './titan-flaws.ts';
import type { WrittenContent } from './written.ts';

export type OwnContent = Accepted<Content>;

export const parseOwnContent = (text: string, language: Language = 'en'): OwnContent | Refused =>
  readOwn<Because, Content>(text, {
    schema: published as PublishedSchema,
    say: (problem) => sentence(problem, language),
    make: (written) => {
      const built = build(written as unknown as WrittenContent); // it has the shape of the schema
      const flaws = flawsOfBuilt(built);
      return flaws.length > 0 ? { flaws } : { content: merged(built), oddities: oddities(built) };
    },
  });

const merged = ({ units, factions, immortals, titans }: Built): Content =>
  deepFreeze({
    units: [...game.units, ...units.map(({ it }) => it)],
    factions: [...game.factions, ...factions.map(({ it }) => it)],
    immortals: [...game.immortals, ...immortals.map(({ it }) => it)],
    titans: [...game.titans, ...titans.map(({ it }) => it)],
  });

function flawsOfBuilt(built: Built): Flaw[] {
  const { units, factions, titans } = built;
  const healthOf = (id: string): number => units.find(({ it }) => it.id === id)?.it.health ?? 0;
  const ids = units.map(({ it }) => it.id);
  const names = factions.map(({ it }) => it.id);
  const taken = (all: readonly string[], i: number, { path }: Built['units' | 'factions'][number]): Flaw[] =>
    all.indexOf(all[i] ?? '') < i ? [flaw([...path, 'name'], 'nameTaken', { name: ownName(all[i] ?? '') ?? '' })] : [];
  return [
    ...(units.length === 0 ? [flaw([], 'nothingInIt', { allowed: Object.keys(published.properties).slice(1).join(', ') })] : []),
    ...units.flatMap((unit, i) => taken(ids, i, unit)),
    ...factions.flatMap((faction, i) => taken(names, i, faction)),
    ...endingInSkills(built),
    ...titans.flatMap(({ it, path }) => within(path, titanFlaws(it, healthOf).map(asWritten))),
  ];
}
const SKILL_WORDS: ReadonlySet<string> = new Set(SKILLS);
/** `my.Long hook` would mean the skill `hook` of the chip `my.Long`. */
function endingInSkills({ units, factions, titans }: Built): Flaw[] {
  const named = [
    ...[...units, ...factions].map(({ it, path }) => ({ id: it.id, path })),
    ...titans.flatMap(({ it, path }) => it.rows.map(({ id }, row) => ({ id, path: [...path, 'rows', row] }))),
  ];
  return named.flatMap(({ id, path }) => {
    const [, ...words] = id.split(' ');
    const skill = words.at(-1) ?? '';
    return SKILL_WORDS.has(skill) ? [flaw([...path, 'name'], 'endsInSkill', { skill })] : [];
  });
}
/** Parts are called by their names in the file. */
const asWritten = (one: Flaw): Flaw =>
  one.because === 'noSuchPart' ? { ...one, facts: { part: ownName(String(one.facts['part'])) ?? '' } } : one;

function oddities({ units, immortals }: Built): Flaw[] {
  const cards = new Map(immortals.map(({ it }) => [it.unit, it]));
  return units.flatMap(({ it: unit, path }) => {
    const effects = cards.get(unit.id)?.effects ?? [];
    const points = pointsOf(unit, effects.length);
    const budget = BUDGETS[unit.rank];
    const name = ownName(unit.id) ?? '';
    const isFair = !budget || (budget.least <= points && points <= budget.most);
    return [
      ...(isFair
        ? []
        : [flaw([...path, 'name'], 'offBudget', { name, points, fair: [...new Set([budget.least, budget.most])].join('-') })]),
      ...effects.flatMap(({ die }, i) =>
        unit.attack.includes(die) ? [] : [flaw([...path, 'effects', i, 'die'], 'noOwnDie', { name, die })],
      ),
    ];
  });
}
