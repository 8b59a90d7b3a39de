// Rules of this repository that no linter knows: which folder may import which, through which doors, and what rules code may not contain.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript-api';
import { stylesheetsIn, unknownClass } from './class-names.ts';
import { root } from './ensure.mjs';
import { MAY_IMPORT, type Place, placeOfPath, TESTS_MAY_ALSO } from './layers.ts';
import { proceduresIn } from './procedures.ts';
import { forward, homeless, isTest, type Line, linesIn } from './rooms.ts';

function placeOfPackage(name: string): Place | undefined {
  if (name === 'tabularium' || name.startsWith('tabularium/')) return { layer: 'cli' };
  const own = /^@tabularium\/([^/]+)/.exec(name)?.[1];
  if (own === undefined) return undefined;
  return own in MAY_IMPORT ? { layer: own } : { layer: 'game', game: own };
}

/** What the rules compare a file with: the lines of rooms, and the other files. */
export interface House {
  readonly lines: readonly Line[];
  /** The text of a file, nothing where there is none. */
  readonly read: (path: string) => string | undefined;
}
const EMPTY: House = { lines: [], read: () => undefined };

/** What a file does that it may not, one line each. `path` is relative to the repository, with slashes. */
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
      if (target !== undefined) for (const name of namesIn(node)) report(node, procedureAbroad(path, target, name, house));
    }
    const forbidden = isRulesCode ? forbiddenInRules(node) : undefined;
    if (forbidden !== undefined) report(node, `rules code may not use ${forbidden}`);
    report(node, unknownClass(node, stylesheets, house.read));
    ts.forEachChild(node, visit);
  };
  visit(file);
  const lost = homeless(path, house.lines) ?? innerDoor(path);
  if (lost !== undefined) found.push(`${path} ${lost}`);
  return found;
}

const isRules = (path: string): boolean => /^(games|examples)\/[^/]+\/rules\//.test(path);
/** The folder of the game that a file belongs to. */
const gameOf = (path: string): string | undefined => /^(?:games|examples)\/[^/]+(?=\/)/.exec(path)?.[0];

/** The module that a node imports: by a declaration, a re-export, `import(...)` or an import type. */
function importOf(node: ts.Node): string | undefined {
  let module: ts.Node | undefined;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) module = node.moduleSpecifier;
  else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) module = node.arguments[0];
  else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) module = node.argument.literal;
  return module !== undefined && ts.isStringLiteralLike(module) ? module.text : undefined;
}

/** The names that an import takes, as they are called where they come from. */
function namesIn(node: ts.Node): string[] {
  const named = ts.isImportDeclaration(node)
    ? node.importClause?.namedBindings
    : ts.isExportDeclaration(node)
      ? node.exportClause
      : undefined;
  if (named === undefined || !(ts.isNamedImports(named) || ts.isNamedExports(named))) return [];
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

/** The third law: from outside nothing of a game is imported but its `game.ts`, and its rules by tests and benchmarks. */
function pastTheDoor(path: string, target: string): string | undefined {
  const game = gameOf(target);
  if (game === undefined || game === gameOf(path) || target === `${game}/game.ts`) return undefined;
  if ((isTest(path) || path.startsWith('bench/')) && target === `${game}/rules/index.ts`) return undefined;
  return `may not import ${target}: the door of a game is its game.ts`;
}

/** An index inside a room only loads more than was asked for; what is loaded by itself has one. */
function innerDoor(path: string): string | undefined {
  const inner = /^(?:games|examples)\/[^/]+\/(?<room>[^/]+\/.+)\/index\.tsx?$/.exec(path)?.groups?.['room'];
  return inner === undefined || inner === 'content/own' || isTest(path) ? undefined : 'may not be: no index inside the rooms of a game';
}

/** The second law: what is `function*` or takes a `ref` is imported inside `rules/` only. */
function procedureAbroad(path: string, target: string, name: string, house: House): string | undefined {
  if (!isRules(target) || isRules(path) || isTest(path)) return undefined;
  const text = house.read(target);
  return text !== undefined && proceduresIn(target, text).has(name) ? `may not import ${name}: procedures stay inside rules/` : undefined;
}

/** A procedure is run again from its start after a load and dropped without notice: it can neither clean up, wait nor differ. */
function forbiddenInRules(node: ts.Node): string | undefined {
  if (ts.isTryStatement(node)) return 'try';
  if (ts.isThrowStatement(node)) return 'throw';
  if (ts.isAwaitExpression(node)) return 'await';
  if (node.kind === ts.SyntaxKind.AsyncKeyword) return 'async';
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
  const found = files.flatMap((path) => breaches(path.replaceAll('\\', '/'), readFileSync(`${root}/${path}`, 'utf8'), house));
  for (const line of found) console.error(line);
  console.log(`${files.length} files, ${found.length} breaches of the house rules`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
