// Small faults put into rules code on purpose: a test that would notice each of them should exist.
import ts from 'typescript-api';

/** One change of one place in one file. */
export interface Mutant {
  /** Relative to the repository, with slashes. */
  readonly path: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly was: string;
  readonly becomes: string;
}

const SWAPPED: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.PlusEqualsToken, '-='],
  [ts.SyntaxKind.MinusEqualsToken, '+='],
]);

/** Every mutant of a file, from top to bottom. */
export function mutantsOf(path: string, text: string): readonly Mutant[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2024, true);
  const found: Mutant[] = [];
  const replace = (node: ts.Node, becomes: string): void => {
    const [start, end] = [node.getStart(), node.getEnd()];
    const line = file.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ path, line, start, end, was: text.slice(start, end), becomes });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isBinaryExpression(node) && !isText(node.left) && !isText(node.right)) {
      const swapped = SWAPPED.get(node.operatorToken.kind);
      if (swapped !== undefined) replace(node.operatorToken, swapped);
    }
    if (ts.isNumericLiteral(node) && !isKey(node)) replace(node, String(Number(node.text) + 1));
    if (node.kind === ts.SyntaxKind.TrueKeyword) replace(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) replace(node, 'true');
    if (ts.isIfStatement(node)) replace(node.expression, `!(${node.expression.getText()})`);
    if (ts.isExpressionStatement(node)) replace(node, ';');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
const isKey = (node: ts.Node): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

export const mutated = (text: string, { start, end, becomes }: Mutant): string => text.slice(0, start) + becomes + text.slice(end);
