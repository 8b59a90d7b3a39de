// Fails on a procedure that is called without `yield*`: it would silently do nothing. `scripts/floating.ts my-game` looks at one game only.
// TypeScript 7 has no stable API yet, hence the older compiler.
import { relative } from 'node:path';
import ts from 'typescript-api';
import { root } from './ensure.mjs';
import { GAME_FOLDERS } from './layers.ts';

export function floatingProcedures(program: ts.Program): string[] {
  const checker = program.getTypeChecker();
  const found: string[] = [];

  const isGenerator = (type: ts.Type): boolean => (type.isUnion() ? type.types.some(isGenerator) : type.getSymbol()?.name === 'Generator');

  /** `units.forEach((unit) => attack(unit))`: the callback's caller expects nothing, so nobody runs the procedure. */
  const isDropped = (callback: ts.ArrowFunction | ts.FunctionExpression): boolean => {
    const expected = checker.getContextualType(callback)?.getCallSignatures() ?? [];
    const given = checker.getTypeAtLocation(callback).getCallSignatures();
    return (
      expected.some((signature) => (signature.getReturnType().flags & ts.TypeFlags.Void) !== 0) &&
      given.some((signature) => isGenerator(signature.getReturnType()))
    );
  };

  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile || program.isSourceFileFromExternalLibrary(file)) continue;
    const report = (node: ts.Node): void => {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push(`${relative(root, file.fileName)}:${line} a procedure is called without yield*: ${node.getText().slice(0, 80)}`);
    };
    const visit = (node: ts.Node): void => {
      if (ts.isExpressionStatement(node) && leaves(node.expression).some((leaf) => isGenerator(checker.getTypeAtLocation(leaf))))
        report(node);
      if ((ts.isArrowFunction(node) || ts.isFunctionExpression(node)) && isDropped(node)) report(node);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

/** The expressions whose value a statement drops: `a && attack()` and `void attack()` drop that of `attack()`. */
function leaves(expression: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(expression) || ts.isVoidExpression(expression)) return leaves(expression.expression);
  if (ts.isConditionalExpression(expression)) return [...leaves(expression.whenTrue), ...leaves(expression.whenFalse)];
  if (ts.isBinaryExpression(expression)) {
    const isAssignment =
      expression.operatorToken.kind >= ts.SyntaxKind.FirstAssignment && expression.operatorToken.kind <= ts.SyntaxKind.LastAssignment;
    if (isAssignment) return [];
    return [...leaves(expression.left), ...leaves(expression.right)];
  }
  return [expression];
}

/** The whole project, or one game with what it imports. */
export function projectProgram(game?: string): ts.Program {
  const host = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (problem: ts.Diagnostic) => {
      throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
    },
  };
  const config = ts.getParsedCommandLineOfConfigFile(`${root}/tsconfig.json`, {}, host);
  if (config === undefined) throw new Error('tsconfig.json cannot be read');
  const isWanted = (file: string): boolean => game === undefined || isIn(game, file);
  return ts.createProgram(config.fileNames.filter(isWanted), config.options);
}
const isIn = (game: string, file: string): boolean =>
  GAME_FOLDERS.some((folder) => relative(root, file).replaceAll('\\', '/').startsWith(`${folder}/${game}/`));

if (import.meta.main) {
  const found = floatingProcedures(projectProgram(process.argv[2]));
  for (const line of found) console.error(line);
  console.log(`${found.length} floating procedures`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
