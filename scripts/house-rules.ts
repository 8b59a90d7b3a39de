// Rules of this repository that no linter checks: which folder may import which, through which doors, and what rules code may not contain.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript-api';
import { stylesheetsIn, unknownClass } from './class-names.ts';
import { root } from './ensure.mjs';
import { MAY_IMPORT, type Place, placeOfPath, TESTS_MAY_ALSO } from './layers.ts';
import { proceduresIn } from './procedures.ts';
import { forward, homeless, isTest, type Line, linesIn, unordered } from './rooms.ts';

function placeOfPackage(name: string): Place | undefined {
  if (name === 'tabularium' || name.startsWith('tabularium/')) return { layer: 'cli' };
  const own = /^@tabularium\/([^/]+)/.exec(name)?.[1];
  if (own === undefined) return undefined;
  return own in MAY_IMPORT ? { layer: own } : { layer: 'game', game: own };
}

/** What a file is checked against: the lines of rooms, and the other files. */
export interface House {
  readonly lines: readonly Line[];
  /** The text of a file, undefined if there is none. */
  readonly read: (path: string) => string | undefined;
}
const EMPTY: House = { lines: [], read: () => undefined };

/** What a file breaks, one line each. `path` is relative to the repository, with slashes. */
export function breaches(path: string, text: string, house: House = EMPTY): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2024, true);
  const found: string[] = [];
  const report = (node: ts.Node, message: string | undefined): void => {
    if (message !== undefined) found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${message}`);
  };
  const isRulesCode = isRules(path);
  const stylesheets = stylesheetsIn(path, file, house.read);
  const visit = (node: ts.Node): void => {
    const imported = importOf(node);
    if (imported !== undefined) {
      const target = imported.startsWith('.') ? posix.join(posix.dirname(path), imported) : undefined;
      report(node, upwards(path, imported) ?? (target && (pastTheDoor(path, target) ?? forward(path, target, house.lines))));
      if (target !== undefined) report(node, procedureAbroad(path, target, node, house));
    }
    const forbidden = isRulesCode ? forbiddenInRules(node) : undefined;
    if (forbidden !== undefined) report(node, `rules code may not use ${forbidden}`);
    report(node, unknownClass(node, stylesheets, house.read));
    ts.forEachChild(node, visit);
  };
  visit(file);
  const lost = homeless(path, house.lines) ?? innerDoor(path, house);
  if (lost !== undefined) found.push(`${path} ${lost}`);
  return found;
}

const isRules = (path: string): boolean => /^(games|examples)\/[^/]+\/rules\//.test(path);
/** The folder of the game that a file belongs to. */
const gameOf = (path: string): string | undefined => /^(?:games|examples)\/[^/]+(?=\/)/.exec(path)?.[0];

/** The module that a node imports, whether by a declaration, a re-export, `import(...)` or an import type. */
function importOf(node: ts.Node): string | undefined {
  let module: ts.Node | undefined;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) module = node.moduleSpecifier;
  else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) module = node.arguments[0];
  else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) module = node.argument.literal;
  return module !== undefined && ts.isStringLiteralLike(module) ? module.text : undefined;
}

/** The names that an import takes, as its module calls them; `all` for `import * as x`, `export *` and `import(...)`. */
function namesIn(node: ts.Node): readonly string[] | 'all' {
  if (ts.isImportTypeNode(node)) return [];
  if (ts.isImportDeclaration(node) && node.importClause?.namedBindings === undefined) return []; // no name, or `default`
  const named = ts.isImportDeclaration(node)
    ? node.importClause?.namedBindings
    : ts.isExportDeclaration(node)
      ? node.exportClause
      : undefined;
  if (named === undefined || !(ts.isNamedImports(named) || ts.isNamedExports(named))) return 'all';
  return named.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
}

function upwards(path: string, imported: string): string | undefined {
  const from = placeOfPath(path);
  const to = imported.startsWith('.') ? placeOfPath(posix.join(posix.dirname(path), imported)) : placeOfPackage(imported);
  if (from === undefined || to === undefined) return undefined;
  const isHome = from.layer === to.layer && from.game === to.game;
  const allowed = [...(MAY_IMPORT[from.layer] ?? Object.keys(MAY_IMPORT)), ...(isTest(path) ? (TESTS_MAY_ALSO[from.layer] ?? []) : [])];
  if (isHome || (allowed.includes(to.layer) && !(from.layer === 'game' && to.layer === 'game'))) return undefined;
  return `${from.game ?? from.layer} may not import ${imported}: it may import ${allowed.join(', ') || 'no other layer'}`;
}

/** The third law: from outside, only a game's `game.ts` is imported; tests and benchmarks may also import its `rules/index.ts`. */
function pastTheDoor(path: string, target: string): string | undefined {
  const game = gameOf(target);
  if (game === undefined || game === gameOf(path) || target === `${game}/game.ts`) return undefined;
  if ((isTest(path) || path.startsWith('bench/')) && target === `${game}/rules/index.ts`) return undefined;
  return `may not import ${target}: the door of a game is its game.ts`;
}

/** Also the third law: an index inside a room only loads more than was asked for, unless the game's `game.ts` loads it on its own. */
function innerDoor(path: string, house: House): string | undefined {
  const game = gameOf(path);
  if (game === undefined || isTest(path) || !/^[^/]+\/.+\/index\.tsx?$/.test(path.slice(game.length + 1))) return undefined;
  const isEntry = house.read(`${game}/game.ts`)?.includes(`import('.${path.slice(game.length)}')`) === true;
  return isEntry ? undefined : 'may not be: no index inside the rooms of a game, unless its game.ts loads it';
}

/** The second law: what is `function*` or takes a `ref` is imported inside `rules/` only. */
function procedureAbroad(path: string, target: string, node: ts.Node, house: House): string | undefined {
  if (!isRules(target) || isRules(path) || isTest(path)) return undefined;
  const procedures = proceduresIn(target, house.read(target) ?? '');
  const names = namesIn(node);
  const found = names === 'all' ? [...procedures] : names.filter((name) => procedures.has(name));
  return found.length > 0 ? `may not import ${found.join(', ')}: procedures stay inside rules/` : undefined;
}

/**
 * A procedure is re-run from its start after a load and dropped without notice, so it can neither clean up, wait nor differ. And
 * `procedureAbroad` finds procedures where they are declared, so they cannot be exported anywhere else.
 */
function forbiddenInRules(node: ts.Node): string | undefined {
  if (ts.isTryStatement(node)) return 'try';
  if (ts.isThrowStatement(node)) return 'throw';
  if (ts.isAwaitExpression(node)) return 'await';
  if (node.kind === ts.SyntaxKind.AsyncKeyword) return 'async';
  if (ts.isExportDeclaration(node) && !node.isTypeOnly) return 'export apart from the declaration';
  if (ts.isExportAssignment(node) || node.kind === ts.SyntaxKind.DefaultKeyword) return 'export default';
  if (!ts.isIdentifier(node)) return undefined;
  if (node.text === 'random' && ts.isPropertyAccessExpression(node.parent) && node.parent.expression.getText() === 'Math')
    return 'Math.random';
  const isName = 'name' in node.parent && node.parent.name === node;
  return node.text === 'Date' && !isName ? 'Date' : undefined;
}

/** The house as it stands. */
function houseHere(): House {
  const readmes = globSync('**/README.md', { cwd: root, exclude: ['**/node_modules/**'] }).map((path) => path.replaceAll('\\', '/'));
  const read = (path: string): string | undefined => (existsSync(`${root}/${path}`) ? readFileSync(`${root}/${path}`, 'utf8') : undefined);
  return { lines: readmes.flatMap((path) => linesIn(path, read(path) ?? '')), read };
}

if (import.meta.main) {
  const house = houseHere();
  const folders = [...Object.keys(MAY_IMPORT).filter((layer) => layer !== 'game'), 'examples', 'scripts'];
  const files = globSync(`{${folders.join(',')}}/**/*.{ts,tsx,mjs}`, { cwd: root, exclude: ['**/node_modules/**'] });
  const paths = files.map((path) => path.replaceAll('\\', '/'));
  const found = [
    ...unordered(paths, house.lines),
    ...paths.flatMap((path) => breaches(path, readFileSync(`${root}/${path}`, 'utf8'), house)),
  ];
  for (const line of found) console.error(line);
  console.log(`${files.length} files, ${found.length} breaches of the house rules`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
