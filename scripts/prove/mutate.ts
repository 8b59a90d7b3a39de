// Small faults planted in rules code: some test should notice each of them.
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
  /** The expression or statement around the place that runs whenever it does. */
  readonly around: { readonly start: number; readonly end: number; readonly isStatement: boolean };
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
const METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
]);

/** Every mutant of a file, from top to bottom. */
export function mutantsOf(path: string, text: string): readonly Mutant[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2024, true);
  const found: Mutant[] = [];
  const change = (start: number, end: number, becomes: string, around: ts.Node): void => {
    const line = file.getLineAndCharacterOfPosition(start).line + 1;
    const place = { start: around.getStart(), end: around.getEnd(), isStatement: ts.isStatement(around) };
    found.push({ path, line, start, end, was: text.slice(start, end), becomes, around: place });
  };
  const replace = (node: ts.Node, becomes: string, around = node): void => change(node.getStart(), node.getEnd(), becomes, around);
  const negate = (node: ts.Expression): void => replace(node, `!(${node.getText()})`);
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isBinaryExpression(node) && !isJoinedText(node)) {
      const swapped = SWAPPED.get(node.operatorToken.kind);
      if (swapped !== undefined) replace(node.operatorToken, swapped, node);
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) replace(node, node.operand.getText());
    if (ts.isNumericLiteral(node) && !isKey(node)) replace(node, String(Number(node.text) + 1));
    if (node.kind === ts.SyntaxKind.TrueKeyword) replace(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) replace(node, 'true');
    if (ts.isIfStatement(node) || ts.isWhileStatement(node)) negate(node.expression);
    if (ts.isIfStatement(node)) replace(node.expression, 'false');
    if (ts.isConditionalExpression(node)) negate(node.condition);
    if (ts.isExpressionStatement(node)) replace(node, ';');
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      const other = METHODS.get(name.text);
      if (other !== undefined) replace(name, other, node);
      if (name.text === 'filter') change(expression.getEnd(), node.getEnd(), '', node); // drops the filter
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
const isJoinedText = ({ operatorToken, left, right }: ts.BinaryExpression): boolean =>
  operatorToken.kind === ts.SyntaxKind.PlusToken && (isText(left) || isText(right));
const isKey = (node: ts.Node): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

export const mutated = (text: string, { start, end, becomes }: Mutant): string => text.slice(0, start) + becomes + text.slice(end);

/** The unchanged file, in which every mutant's place reports its number to `SEEN` when it runs. */
export function watched(text: string, mutants: readonly (Mutant & { readonly number: number })[]): string {
  const added = mutants.flatMap(({ number, around: { start, end, isStatement } }) => {
    const [open, apart, close] = isStatement ? ['{', ';', '}'] : ['(', ',', ')'];
    return [
      { at: start, inner: start - end, words: `${open}${SEEN}?.add(${number})${apart}` },
      { at: end, inner: end - start, words: close },
    ];
  });
  // at the same place ends come before starts; of two starts the longer is outside, of two ends the shorter is inside
  added.sort((a, b) => a.at - b.at || Math.sign(b.inner) - Math.sign(a.inner) || a.inner - b.inner);
  let [done, out] = [0, ''];
  for (const { at, words } of added) {
    out += text.slice(done, at) + words;
    done = at;
  }
  return out + text.slice(done);
}
export const SEEN = 'globalThis.__seenMutants';
