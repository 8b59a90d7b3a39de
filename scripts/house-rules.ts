// Rules of this repository that no linter knows: which folder may import which, and what rules code may not contain.
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript-api';
import { root } from './ensure.mjs';
import { MAY_IMPORT, type Place, placeOfPath } from './layers.ts';

function placeOfPackage(name: string): Place | undefined {
  if (name === '@tabularium/games/shape') return { layer: 'shape' };
  if (name === 'tabularium' || name.startsWith('tabularium/')) return { layer: 'cli' };
  const own = /^@tabularium\/([^/]+)/.exec(name)?.[1];
  if (own === undefined) return undefined;
  return own in MAY_IMPORT ? { layer: own } : { layer: 'game', game: own };
}

/** What a file does that it may not, one line each. `path` is relative to the repository, with slashes. */
export function breaches(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2024, true);
  const found: string[] = [];
  const report = (node: ts.Node, message: string): void => {
    found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${message}`);
  };
  const isRulesCode = /^games\/[^/]+\/rules\//.test(path);
  const visit = (node: ts.Node): void => {
    const imported = importOf(node);
    if (imported !== undefined) checkImport(path, imported, (message) => report(node, message));
    const forbidden = isRulesCode ? forbiddenInRules(node) : undefined;
    if (forbidden !== undefined) report(node, `rules code may not use ${forbidden}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The module that a node imports: by a declaration, a re-export, `import(...)` or an import type. */
function importOf(node: ts.Node): string | undefined {
  let module: ts.Node | undefined;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) module = node.moduleSpecifier;
  else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) module = node.arguments[0];
  else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) module = node.argument.literal;
  return module !== undefined && ts.isStringLiteralLike(module) ? module.text : undefined;
}

function checkImport(path: string, imported: string, report: (message: string) => void): void {
  const from = placeOfPath(path);
  const to = imported.startsWith('.') ? placeOfPath(posix.join(posix.dirname(path), imported)) : placeOfPackage(imported);
  if (from === undefined || to === undefined) return;
  const isHome = from.layer === to.layer && from.game === to.game;
  const allowed = MAY_IMPORT[from.layer] ?? Object.keys(MAY_IMPORT);
  if (isHome || (allowed.includes(to.layer) && !(from.layer === 'game' && to.layer === 'game'))) return;
  report(`${from.game ?? from.layer} may not import ${imported}: it may import ${allowed.join(', ') || 'no other layer'}`);
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

if (import.meta.main) {
  const folders = [...Object.keys(MAY_IMPORT).filter((layer) => layer !== 'game' && layer !== 'shape'), 'scripts'];
  const files = globSync(`{${folders.join(',')}}/**/*.{ts,tsx,mjs}`, { cwd: root, exclude: ['**/node_modules/**'] });
  const found = files.flatMap((path) => breaches(path.replaceAll('\\', '/'), readFileSync(`${root}/${path}`, 'utf8')));
  for (const line of found) console.error(line);
  console.log(`${files.length} files, ${found.length} breaches of the house rules`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
