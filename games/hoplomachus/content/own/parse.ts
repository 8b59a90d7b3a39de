// A file that the owner of a box typed: what it adds to the game, or what is wrong with it, line by line. HOP-24.7
import type { Language } from '@tabularium/games/shape';
import { deepFreeze } from '@tabularium/kernel';
import { type Content, content as game } from '../index.ts';
import { SKILLS } from '../kinds.ts';
import { BUDGETS, pointsOf } from '../points.ts';
import { type Built, build } from './build.ts';
import { type Place, parseJson } from './json.ts';
import { ownName } from './names.ts';
import { type Flaw, flaw, type Problem, within } from './problems.ts';
import published from './schema.json' with { type: 'json' };
import { sentence } from './sentences.ts';
import { type Defs, flawsOf, type Schema } from './shape.ts';
import { titanFlaws } from './titan-flaws.ts';
import type { WrittenContent } from './written.ts';

export interface Complaint extends Place {
  readonly problem: string;
}
export interface OwnContent {
  /** The content of the game with one's own behind it. */
  readonly content: Content;
  /** What is odd but can be played. */
  readonly warnings: readonly Complaint[];
}
/** A file with hundreds of chips is far smaller. */
const LONGEST = 1_000_000;
/** More complaints at once help nobody. */
const MOST = 50;

export function parseOwnContent(text: string, language: Language = 'en'): OwnContent | { readonly errors: readonly Complaint[] } {
  const complaint = (problem: Problem, { line, column }: Place): Complaint => ({ line, column, problem: sentence(problem, language) });
  if (text.length > LONGEST) return { errors: [complaint({ because: 'fileTooLong', facts: { most: LONGEST } }, { line: 1, column: 1 })] };
  const parsed = parseJson(text);
  if ('misread' in parsed) return { errors: [complaint(parsed.misread, parsed.misread.place)] };
  const complaints = (flaws: readonly Flaw[]): Complaint[] =>
    flaws
      .slice(0, MOST)
      .map((one) => complaint(one, parsed.placeOf(one.path)))
      .sort((a, b) => a.line - b.line || a.column - b.column);

  const misshapen = flawsOf(parsed.value, published as Schema, published.$defs as Defs);
  if (misshapen.length > 0) return { errors: complaints(misshapen) };
  const built = build(parsed.value as WrittenContent); // it has the shape of the schema
  const flaws = flawsOfBuilt(built);
  return flaws.length > 0 ? { errors: complaints(flaws) } : { content: merged(built), warnings: complaints(oddities(built)) };
}

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
