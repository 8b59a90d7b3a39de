// A class that is missing from its stylesheet is silently undefined, so every `styles['x']` is looked up in its module.
import { posix } from 'node:path';
import ts from 'typescript-api';

type Read = (path: string) => string | undefined;
const PARTS = '@tabularium/';

/** The stylesheets that a file imports, by local name: its own, and those that a part re-exports. */
export function stylesheetsIn(path: string, file: ts.SourceFile, read: Read): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { text: module } = statement.moduleSpecifier;
    const { name, namedBindings } = statement.importClause ?? {};
    if (name !== undefined && module.endsWith('.module.css')) found.set(name.text, posix.join(posix.dirname(path), module));
    if (namedBindings === undefined || !ts.isNamedImports(namedBindings) || !module.startsWith(PARTS)) continue;
    const door = `${module.slice(PARTS.length)}/index.ts`;
    for (const { propertyName, name: own } of namedBindings.elements) {
      const handedOn = new RegExp(`default as ${(propertyName ?? own).text} \\} from '(.+\\.module\\.css)'`).exec(read(door) ?? '')?.[1];
      if (handedOn !== undefined) found.set(own.text, posix.join(posix.dirname(door), handedOn));
    }
  }
  return found;
}

/** What is wrong with the class that a node names, if it names one. */
export function unknownClass(node: ts.Node, stylesheets: ReadonlyMap<string, string>, read: Read): string | undefined {
  if (!ts.isElementAccessExpression(node) || !ts.isStringLiteral(node.argumentExpression)) return undefined;
  const stylesheet = stylesheets.get(node.expression.getText());
  const css = stylesheet === undefined ? undefined : read(stylesheet);
  if (css === undefined) return undefined;
  const { text: name } = node.argumentExpression;
  return new RegExp(`\\.${name}(?![\\w-])`).test(css) ? undefined : `may not use the class ${name}: ${stylesheet} has none`;
}
