// Which rules of a rulebook are tested, and which the code cites. Tests and code are read as text: ids are always written out.
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GamePackage } from '@tabularium/parts/shape';
import { LANGUAGES, type Language } from '@tabularium/parts/shape';
import { parseRulebook, type Rulebook } from '@tabularium/speech';

export interface Coverage {
  readonly game: string;
  readonly rules: number;
  readonly tested: number;
  readonly cited: number;
  /** Testable, but without a test. */
  readonly untested: readonly string[];
  /** Not cited by any line of code. */
  readonly uncited: readonly string[];
  readonly untestable: readonly string[];
  /** Ids in code or tests that the rulebook lacks, with the file. */
  readonly unknown: readonly string[];
  /** Where the languages of the rulebook differ. */
  readonly languages: readonly string[];
}

export const readRulebook = ({ rulebook }: GamePackage, language: Language): Rulebook =>
  parseRulebook(readFileSync(rulebook[language], 'utf8'));

interface Source {
  /** Relative to the game's folder. */
  readonly path: string;
  readonly text: string;
}
const homeOf = ({ rulebook }: GamePackage): string => fileURLToPath(new URL('../', rulebook.en));
const isTest = ({ path }: Source): boolean => /(^|\/)test\//.test(path);

/** The code and tests of a game. */
const sourcesOf = (pkg: GamePackage): readonly Source[] =>
  globSync('**/*.{ts,tsx}', { cwd: homeOf(pkg), exclude: ['**/node_modules/**'] })
    .toSorted()
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(homeOf(pkg), path), 'utf8') }));

/** Where a rule is cited, as `file:line` relative to the repository. */
export interface Places {
  readonly code: readonly string[];
  readonly tests: readonly string[];
}
export function placesOf(pkg: GamePackage, rule: string): Places {
  const home = relative(fileURLToPath(new URL('../', import.meta.url)), homeOf(pkg)).replaceAll('\\', '/');
  const id = new RegExp(`\\b${rule.replaceAll('.', '\\.')}(?![\\da-z])`);
  const linesOf = ({ path, text }: Source): string[] =>
    text.split('\n').flatMap((line, i) => (id.test(line) ? [`${home}/${path}:${i + 1}`] : []));
  const { code = [], tests = [] } = Object.groupBy(sourcesOf(pkg), (source) => (isTest(source) ? 'tests' : 'code'));
  return { code: code.flatMap(linesOf), tests: tests.flatMap(linesOf) };
}

export function coverageOf(pkg: GamePackage): Coverage {
  const { rules } = readRulebook(pkg, 'en');
  const known = new Set(rules.map(({ id }) => id));
  const files = sourcesOf(pkg);
  const id = new RegExp(`\\b${pkg.game.prefix}-\\d+\\.\\d+[a-z]?`, 'g');
  const idsIn = (text: string): readonly string[] => text.match(id) ?? [];
  const tested = new Set(files.filter(isTest).flatMap(({ text }) => testedIn(text).flatMap(idsIn)));
  const cited = new Set(files.filter((source) => !isTest(source)).flatMap(({ text }) => idsIn(text)));
  const unknown = files.flatMap(({ path, text }) =>
    idsIn(text)
      .filter((one) => !known.has(one))
      .map((one) => `${one} (${path})`),
  );
  return {
    game: pkg.game.id,
    rules: rules.length,
    tested: rules.filter((rule) => tested.has(rule.id)).length,
    cited: rules.filter((rule) => cited.has(rule.id)).length,
    untested: rules.filter((rule) => !rule.untestable && !tested.has(rule.id)).map((rule) => rule.id),
    uncited: rules.filter((rule) => !cited.has(rule.id)).map((rule) => rule.id),
    untestable: rules.filter((rule) => rule.untestable).map((rule) => rule.id),
    unknown: [...new Set(unknown)].sort(),
    languages: LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
      differences({ rules, title: '' }, readRulebook(pkg, language), language),
    ),
  };
}

/** The first argument of every call of `rule(...)`: one id, or a list of them. */
const testedIn = (text: string): string[] => [...text.matchAll(/\brule\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*")/g)].map(([, ids = '']) => ids);

function differences(english: Rulebook, other: Rulebook, language: Language): string[] {
  const found: string[] = [];
  for (const rule of english.rules) {
    const same = other.rules.find(({ id }) => id === rule.id);
    if (!same) found.push(`${language} lacks ${rule.id}`);
    else if (same.mark !== rule.mark || same.untestable !== rule.untestable) found.push(`${language} marks ${rule.id} differently`);
  }
  for (const { id } of other.rules) if (!english.rules.some((rule) => rule.id === id)) found.push(`en lacks ${id}`);
  return found;
}
