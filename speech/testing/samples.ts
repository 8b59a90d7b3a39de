// Samples of everything that the types of a game allow. The types are read from its sources; values for their fields are given.
import { readFileSync } from 'node:fs';
import ts from 'typescript-api';

export type Sample = Record<string, unknown>;
export interface Given {
  /** The folder of the game. */
  readonly home: URL;
  readonly files: readonly string[];
  /** A rule that every sample of an event names. */
  readonly rule: string;
  /** By name of a type. */
  readonly byType: Readonly<Record<string, readonly unknown[]>>;
  /** Numbers and strings by field, or by owner and field where fields of the same name differ. */
  readonly byField: Readonly<Record<string, readonly unknown[]>>;
  /** Which samples have an optional field and which lack it; by default both are made. */
  readonly lacksOptional?: (sample: Sample) => boolean;
}
export interface Samples {
  readonly of: (type: string) => readonly Sample[];
  /** The options of every ask. */
  readonly options: () => ReadonlyMap<string, readonly unknown[]>;
}

export function samplesFrom({ home, files, rule, byType, byField, lacksOptional }: Given): Samples {
  const types = new Map<string, ts.TypeNode>();
  const declare = (node: ts.Node): void => {
    if (ts.isTypeAliasDeclaration(node)) types.set(node.name.text, node.type);
    if (ts.isInterfaceDeclaration(node)) types.set(node.name.text, ts.factory.createTypeLiteralNode(node.members));
  };
  for (const file of files)
    ts.createSourceFile(file, readFileSync(new URL(file, home), 'utf8'), ts.ScriptTarget.ES2024, true).forEachChild(declare);
  const typeOf = (name: string): ts.TypeNode => {
    const type = types.get(name);
    if (type === undefined) throw new Error(`no samples for the type ${name}: add some to byType`);
    return type;
  };

  function samplesOf(type: ts.TypeNode, owner: string, field = ''): readonly unknown[] {
    if (ts.isUnionTypeNode(type)) return type.types.flatMap((one) => samplesOf(one, owner, field));
    if (ts.isTypeLiteralNode(type)) return objectsOf(type, discriminantOf(type) ?? owner);
    if (ts.isTypeOperatorNode(type)) return samplesOf(type.type, owner, field);
    if (ts.isArrayTypeNode(type)) {
      const all = samplesOf(type.elementType, owner, field);
      return [[], [all[0]], [...all, all[0]]];
    }
    if (ts.isLiteralTypeNode(type)) return [valueOf(type)];
    if (type.kind === ts.SyntaxKind.BooleanKeyword) return [true, false];
    if (ts.isTypeReferenceNode(type)) return referred(type, owner, field);
    const known = byField[`${owner}.${field}`] ?? byField[field];
    if (known === undefined) throw new Error(`no samples for ${owner}.${field}: add some to byField`);
    return known;
  }
  function referred(type: ts.TypeReferenceNode, owner: string, field: string): readonly unknown[] {
    const name = type.typeName.getText();
    if (name !== 'Fact') return byType[name] ?? samplesOf(typeOf(name), owner, field);
    const [kind, facts] = type.typeArguments ?? [];
    const what = samplesOf(kind as ts.TypeNode, owner)[0] as string;
    return (facts ? samplesOf(facts, what) : [{}]).map((fields) => ({ kind: what, rule, ...(fields as Sample) }));
  }
  function objectsOf(type: ts.TypeLiteralNode, owner: string): Sample[] {
    let objects: Sample[] = [{}];
    for (const { name, type: of, questionToken } of type.members.filter(ts.isPropertySignature)) {
      const field = name.getText();
      const values = samplesOf(of as ts.TypeNode, owner, field);
      const without = questionToken === undefined ? [] : objects.filter(lacksOptional ?? (() => true));
      const full = lacksOptional === undefined ? objects : objects.filter((object) => !without.includes(object));
      objects = [...without, ...full.flatMap((object) => values.map((value) => ({ ...object, [field]: value })))];
    }
    return objects;
  }

  return {
    of: (type) => samplesOf(typeOf(type), '') as readonly Sample[],
    options: () =>
      new Map(
        (typeOf('Asks') as ts.TypeLiteralNode).members
          .filter(ts.isPropertySignature)
          .map(({ name, type }) => [name.getText(), samplesOf(type as ts.TypeNode, name.getText())]),
      ),
  };
}
function valueOf({ literal }: ts.LiteralTypeNode): unknown {
  if (ts.isStringLiteral(literal)) return literal.text;
  if (ts.isNumericLiteral(literal)) return Number(literal.text);
  return literal.kind === ts.SyntaxKind.TrueKeyword ? true : literal.kind === ts.SyntaxKind.FalseKeyword ? false : null;
}
/** `action` of `{ at: 'action'; do: string }`. */
const discriminantOf = ({ members: [first] }: ts.TypeLiteralNode): string | undefined =>
  first !== undefined &&
  ts.isPropertySignature(first) &&
  first.type !== undefined &&
  ts.isLiteralTypeNode(first.type) &&
  ts.isStringLiteral(first.type.literal)
    ? first.type.literal.text
    : undefined;
