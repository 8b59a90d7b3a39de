import { readFileSync } from 'node:fs';
import ts from 'typescript-api';
import { describe, expect, test } from 'vitest';
import { wrongIn } from '../../kernel/shape.ts';
import { fileOf, GAMES, gamesNamed, shapeIn, shapesOf } from '../shapes.ts';

const shapes = shapesOf(GAMES);
test.each(GAMES)('what is written down of the tables of %s is up to date (npm run shapes renews it)', (game) => {
  expect(JSON.parse(readFileSync(fileOf(game), 'utf8'))).toEqual(shapes.get(game));
});
test('what is written down does not depend on which games are read together', () => {
  const alone = 'examples/bluff';
  const text = (shape: unknown): string => `${JSON.stringify(shape, null, 2)}\n`;
  expect(readFileSync(fileOf(alone), 'utf8')).toBe(text(shapesOf([alone]).get(alone)));
  for (const game of GAMES) expect(readFileSync(fileOf(game), 'utf8'), game).toBe(text(shapes.get(game)));
});
test('games are named by their ids', () => {
  expect(gamesNamed([])).toBe(GAMES);
  expect(gamesNamed(['bluff'])).toEqual(['examples/bluff']);
  expect(gamesNamed(['romolo', 'chess'])).toMatch(/^There is no game "chess"\. The games are .*bluff/);
});

describe('a shape', () => {
  const source = `
    type Id = string & { readonly brand: 'id' };
    interface Unit { readonly id: Id; hp: 1 | 2; at: [x: number, y: number]; kind: { is: 'foot' } | { is: 'horse'; speed: number }; lord?: Unit }
    type Colour = 'red' | 'blue';
    export interface Table {
      readonly content: object; units: Unit[]; turn: Colour | null; on: boolean; points: Record<Colour, number>; by: Record<string, Colour>;
      names?: readonly string[]; flag: false;
    }`;
  const options: ts.CompilerOptions = { strict: true, exactOptionalPropertyTypes: true, noLib: false, target: ts.ScriptTarget.ES2022 };
  const host = ts.createCompilerHost(options);
  const real = host.getSourceFile.bind(host);
  const file = '/table.ts';
  host.getSourceFile = (name, version) => (name === file ? ts.createSourceFile(name, source, version) : real(name, version));
  const { table, types } = shapeIn(ts.createProgram([file], options, host), file);
  const good = {
    units: [{ id: 'a', hp: 1, at: [0, 1], kind: { is: 'horse', speed: 3 }, lord: { id: 'b', hp: 2, at: [1, 1], kind: { is: 'foot' } } }],
    turn: null,
    on: true,
    points: { red: 1, blue: 0 },
    by: { x: 'red' },
    flag: false,
  };
  test('is that of the type', () => {
    expect(wrongIn(good, table, 'table', types)).toBeUndefined();
    expect(wrongIn({ ...good, names: ['x'], turn: 'red' }, table, 'table', types)).toBeUndefined();
  });
  test.each([
    [{ units: 7 }, '"table.units" is 7 instead of a list'],
    [{ turn: 'green' }, '"table.turn" is "green"'],
    [{ turn: undefined }, '"table.turn" is missing'],
    [{ points: { red: 1 } }, '"table.points.blue" is missing instead of a number'],
    [{ points: { red: 1, blue: 1e300 } }, '"table.points.blue" is 1e+300'],
    [{ by: { x: 'pink' } }, '"table.by.x" is "pink" instead of one of blue, red'],
    [{ flag: true }, '"table.flag" is true'],
    [{ names: [3] }, '"table.names.0" is 3 instead of a text'],
    [{ more: 1 }, '"table.more" is not a known field'],
    [{ units: [{ ...good.units[0], at: [1] }] }, '"table.units.0.at" is [1] instead of a list of 2'],
    [{ units: [{ ...good.units[0], kind: { is: 'horse' } }] }, '"table.units.0.kind.speed" is missing'],
    [{ units: [{ ...good.units[0], lord: { ...good.units[0]?.lord, id: 7 } }] }, '"table.units.0.lord.id" is 7'],
  ])('says what is wrong: %j', (change, says) => {
    expect(wrongIn({ ...good, ...change }, table, 'table', types)).toContain(says);
  });
});
