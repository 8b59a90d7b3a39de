// The second law of the house: questions are public, procedures are private. What is `function*` or takes a `ref` stays inside `rules/`.
import ts from 'typescript-api';

/** The procedures that a file of rules exports where it declares them, which is the only way it may. */
export function proceduresIn(path: string, text: string): ReadonlySet<string> {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2024, true);
  const found = new Set<string>();
  for (const statement of file.statements) {
    if (!ts.canHaveModifiers(statement) || !ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
    if (ts.isFunctionDeclaration(statement) && statement.name !== undefined && isProcedure(statement)) found.add(statement.name.text);
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer !== undefined && isFunction(initializer) && isProcedure(initializer)) found.add(name.text);
  }
  return found;
}

const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node);

const isProcedure = (made: ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression): boolean =>
  made.asteriskToken !== undefined || made.parameters.some(({ name }) => name.getText() === 'ref');
