// Derives the shapes of the games' tables from their types, so that the kernel can check tables from outside.
// `npm run shapes [-- game ...]` rewrites every game's `table/table-shape.json`, or only these; a test fails if one is out of date.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-api';
import type { Shape, TableShape } from '../kernel/shape.ts';
import { root } from './ensure.mjs';
import { GAME_FOLDERS } from './layers.ts';

/** The games whose tables have a type. */
export const GAMES: readonly string[] = GAME_FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder)).map((game) => `${folder}/${game}`),
).filter((game) => existsSync(join(root, game, 'table', 'table.ts')));
/** The games with these ids, or all of them; a sentence if there is none of a name. */
export function gamesNamed(ids: readonly string[]): readonly string[] | string {
  const idOf = (game: string): string => game.split('/')[1] ?? '';
  const unknown = ids.filter((id) => !GAMES.some((game) => idOf(game) === id));
  if (unknown.length > 0) return `There is no game "${unknown.join('", "')}". The games are ${GAMES.map(idOf).toSorted().join(', ')}.`;
  return ids.length === 0 ? GAMES : GAMES.filter((game) => ids.includes(idOf(game)));
}
export const fileOf = (game: string): string => join(root, game, 'table', 'table-shape.json');

/** The shapes of the tables of these games, by game. */
export function shapesOf(games: readonly string[]): ReadonlyMap<string, TableShape> {
  const files = games.map((game) => join(root, game, 'table', 'table.ts'));
  const read = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.convertCompilerOptionsFromJson((read.config as { compilerOptions: object }).compilerOptions, root);
  const program = ts.createProgram(files, { ...options, types: ['node'] });
  return new Map(games.map((game, i) => [game, shapeIn(program, files[i] as string)]));
}

/** The shape of what a file exports under a name. Sorted: the compiler's own order depends on what else it has read. */
export function shapeIn(program: ts.Program, file: string, wanted = 'Table'): TableShape {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const table = module && checker.getExportsOfModule(module).find(({ name }) => name === wanted);
  if (!table) throw new Error(`${file} exports no ${wanted}`);
  const types: Record<string, Shape> = {};
  const names = new Map<ts.Type, string>();

  const named = (type: ts.Type): string | undefined => {
    const name = type.aliasSymbol?.name ?? type.getSymbol()?.name;
    return name === undefined || name.startsWith('__') || name === 'Array' || name === 'ReadonlyArray' ? undefined : name;
  };
  /** By name, so that common types are written once and recursive ones end. */
  const byName = (type: ts.Type, make: () => Shape): Shape => {
    const known = names.get(type);
    if (known !== undefined) return { ref: known };
    const name = named(type);
    if (name === undefined || name === 'Record' || name === 'Partial') return make();
    if (name === 'Json') return 'json';
    let free = name;
    for (let n = 2; [...names.values()].includes(free); n++) free = `${name}${n}`;
    names.set(type, free);
    types[free] = make();
    return { ref: free };
  };
  const shapeOf = (type: ts.Type): Shape => {
    const { flags } = type;
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return 'json';
    if (flags & ts.TypeFlags.NonPrimitive) return 'object';
    if (flags & ts.TypeFlags.Boolean) return 'boolean';
    if (flags & ts.TypeFlags.Null) return 'null';
    if (type.isStringLiteral() || type.isNumberLiteral()) return { is: [type.value] };
    if (flags & ts.TypeFlags.BooleanLiteral) return { is: [checker.typeToString(type) === 'true'] };
    if (flags & ts.TypeFlags.StringLike) return 'string';
    if (flags & ts.TypeFlags.NumberLike) return 'number';
    if (type.isUnion()) return byName(type, () => unionOf(type.types));
    if (type.isIntersection()) {
      const simple = type.types.find(({ flags: own }) => own & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)); // a name with a brand
      return simple ? shapeOf(simple) : objectOf(type);
    }
    if (checker.isTupleType(type)) return tupleOf(type as ts.TupleTypeReference);
    if (checker.isArrayType(type)) return { list: shapeOf(checker.getTypeArguments(type as ts.TypeReference)[0] as ts.Type) };
    return byName(type, () => objectOf(type));
  };
  const unionOf = (all: readonly ts.Type[]): Shape => {
    const shapes = sorted(
      all.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)),
      (type) => checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation),
    ).map(shapeOf);
    const values = shapes.flatMap((shape) => (typeof shape === 'object' && 'is' in shape ? shape.is : []));
    const isBoolean = values.includes(true) && values.includes(false);
    const literals = sorted(
      values.filter((value) => !isBoolean || typeof value !== 'boolean'),
      String,
    );
    const others = shapes.filter((shape) => typeof shape === 'string' || !('is' in shape));
    const any: Shape[] = [...(isBoolean ? ['boolean' as const] : []), ...(literals.length > 0 ? [{ is: literals }] : []), ...others];
    return any.length === 1 ? (any[0] as Shape) : { any };
  };
  const tupleOf = (type: ts.TupleTypeReference): Shape => {
    const parts = checker.getTypeArguments(type).map(shapeOf);
    const isFixed = type.target.fixedLength === parts.length && type.target.minLength === parts.length;
    return isFixed ? { tuple: parts } : { list: parts.length === 1 ? (parts[0] as Shape) : { any: parts } };
  };
  const objectOf = (type: ts.Type, without: readonly string[] = []): Shape => {
    const index = checker.getIndexInfosOfType(type)[0];
    const properties = sorted(checker.getPropertiesOfType(type), ({ name }) => name).filter(({ name }) => !without.includes(name));
    if (index && properties.length === 0) return { map: shapeOf(index.type) };
    const fields = (isOptional: boolean): [string, Shape][] =>
      properties
        .filter(({ flags }) => ((flags & ts.SymbolFlags.Optional) !== 0) === isOptional)
        .map((property) => [property.name, shapeOf(checker.getTypeOfSymbol(property))]);
    const maybe = fields(true);
    return {
      of: Object.fromEntries(fields(false)),
      ...(maybe.length > 0 ? { maybe: Object.fromEntries(maybe) } : {}),
      ...(index ? { more: true } : {}),
    };
  };

  const type = checker.getDeclaredTypeOfSymbol(table);
  const shape = objectOf(type, ['content']);
  return { table: shape, types: Object.fromEntries(sorted(Object.entries(types), ([name]) => name)) };
}
export function sorted<T>(list: readonly T[], key: (one: T) => string): T[] {
  const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  return list.toSorted((a, b) => order(key(a), key(b)));
}

if (import.meta.main) {
  const games = gamesNamed(process.argv.slice(2));
  if (typeof games === 'string') {
    console.error(games);
    process.exit(2);
  }
  for (const [game, shape] of shapesOf(games)) {
    writeFileSync(fileOf(game), `${JSON.stringify(shape, null, 2)}\n`);
    console.log(`${fileOf(game)}: ${JSON.stringify(shape).length} characters`);
  }
}
