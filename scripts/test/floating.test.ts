import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-api';
import { expect, test } from 'vitest';
import { root } from '../ensure.mjs';
import { floatingProcedures, projectProgram } from '../floating.ts';

/** Checks one file that exists only in memory. */
function check(text: string): string[] {
  const options: ts.CompilerOptions = { strict: true, target: ts.ScriptTarget.ES2024, module: ts.ModuleKind.NodeNext, types: [] };
  const disk = ts.createCompilerHost(options);
  const planted = ts.createSourceFile('planted.ts', text, ts.ScriptTarget.ES2024, true);
  const host: ts.CompilerHost = {
    ...disk,
    getSourceFile: (name, ...rest) => (name === 'planted.ts' ? planted : disk.getSourceFile(name, ...rest)),
    fileExists: (name) => name === 'planted.ts' || disk.fileExists(name),
    readFile: (name) => (name === 'planted.ts' ? text : disk.readFile(name)),
  };
  return floatingProcedures(ts.createProgram(['planted.ts'], options, host));
}

const procedures = `
type Rules<T> = Generator<string, T, number>;
function* attack(target: number): Rules<number> { return yield* roll(target); }
function* roll(n: number): Rules<number> { return n + (yield 'die'); }
declare const isNight: boolean;
declare const ambush: ((target: number) => Rules<void>) | undefined;
`;
const inTurn = (line: string): string[] => check(`${procedures}export function* turn(): Rules<void> {\n${line}\n}`);

test.each([
  ['attack(1);'],
  ['void attack(1);'],
  ['if (isNight) attack(1);'],
  ['isNight && attack(1);'],
  ['isNight ? attack(1) : undefined;'],
  ['ambush?.(1);'],
  ['[1, 2].forEach((target) => attack(target));'],
  ['[1, 2].forEach(function* (target) { yield* attack(target); });'],
])('%s is caught', (line) => {
  const found = inTurn(line);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('planted.ts:8 a procedure is called without yield*');
});

test.each([
  ['yield* attack(1);'],
  ['isNight && (yield* attack(1));'],
  ['if (ambush) yield* ambush(1);'],
  ['for (const target of [1, 2]) yield* attack(target);'],
  ['const running = attack(1); running.next(1);'],
  ['[1, 2].map((target) => attack(target)).length.toFixed();'],
])('%s is fine', (line) => {
  expect(inTurn(line)).toEqual([]);
});

test('the whole project is looked at', () => {
  const looked = new Set(projectProgram().getRootFileNames());
  const files = globSync('{kernel,games,bots,cli}/**/*.ts', { cwd: root, exclude: ['**/node_modules/**'] });
  expect(files.filter((name) => !looked.has(join(root, name)))).toEqual([]);
});
test('or a single game', () => {
  const looked = projectProgram('bluff').getRootFileNames();
  expect(looked).toContain(join(root, 'examples/bluff/rules/play.ts'));
  expect(looked.filter((name) => !name.includes('examples/bluff/'))).toEqual([]);
});
