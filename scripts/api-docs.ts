// Writes the reference for authors of bots from the games' types: every question with its options, the view, the events.
// `npm run api-docs [-- game ...]` renews docs/api, or only the pages of these games; a test fails if a page is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript-api';
import { exampleLines } from './api-docs-example.ts';
import { notationSeen } from './api-docs-notation.ts';
import { root } from './ensure.mjs';
import { GAMES, gamesNamed, sorted } from './shapes.ts';

export { GAMES };
export const pageOf = (game: string): string => join(root, 'docs', 'api', `${basename(game)}.md`);
export const README = join(root, 'docs', 'api', 'README.md');
/** Begins a line of examples from matches. The test skips these lines, because they change with the rules. */
export const WRITTEN = 'Written: ';

/** The files of a game's table and view, which may be one. */
function filesOf(game: string): readonly [string, string] {
  const [table, view] = [join(root, game, 'table', 'table.ts'), join(root, game, 'table', 'view.ts')];
  return [table, existsSync(view) ? view : table];
}

export function programOf(games: readonly string[]): ts.Program {
  const read = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.convertCompilerOptionsFromJson((read.config as { compilerOptions: object }).compilerOptions, root);
  return ts.createProgram(games.flatMap(filesOf), { ...options, types: ['node'] });
}
/** The files and names of a game's types. */
export function typesOf(game: string): { readonly kit: readonly [string, string]; readonly view: readonly [string, string] } {
  const [table, view] = filesOf(game);
  const [, kitName = '', viewName = ''] = /defineGame<(\w+), (\w+)>/.exec(readFileSync(join(root, game, 'game.ts'), 'utf8')) ?? [];
  return { kit: [table, kitName], view: [view, viewName] };
}

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;
const isOurs = (node: ts.Node): boolean => !node.getSourceFile().fileName.includes('/node_modules/typescript');
const isDeclaration = (node: ts.Node): node is Declaration => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

/** The page of a game. `notation` has examples for each question. */
export function docOf(program: ts.Program, game: string, notation: ReadonlyMap<string, readonly string[]> = new Map()): string {
  const checker = program.getTypeChecker();
  const { kit, view } = typesOf(game);
  const declared = ([file, name]: readonly [string, string]): Declaration => {
    const source = program.getSourceFile(file);
    const found = source?.statements.find((node): node is Declaration => isDeclaration(node) && node.name.text === name);
    if (!found) throw new Error(`${file} declares no ${name}`);
    return found;
  };
  /** The types that the page needs, with their names on it: types of two files may share a name. */
  const used = new Map<Declaration, string>();

  const declarationOf = (name: ts.Node): Declaration | undefined => {
    const symbol = checker.getSymbolAtLocation(name);
    const own = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return own?.declarations?.find((node): node is Declaration => isDeclaration(node) && isOurs(node));
  };
  const nameIn = (node: ts.Node): ts.Node | undefined =>
    ts.isTypeReferenceNode(node) ? node.typeName : ts.isExpressionWithTypeArguments(node) ? node.expression : undefined;
  /** The declaration that a type reference names. */
  const namedBy = (node: ts.Node): Declaration | undefined => {
    const name = nameIn(node);
    return name && declarationOf(name);
  };
  /** Whether a type is derived from values. Such a type is written out. */
  const isMade = (node: ts.Node): boolean => /\b(typeof|keyof)\b/.test(node.getText());
  /** For `Table['round']` that field, for `Pick<Table, 'turn'>` those fields. */
  const fieldsIn = (node: ts.Node): readonly ts.PropertySignature[] => {
    const [of, keys] = ts.isIndexedAccessTypeNode(node)
      ? [node.objectType, node.indexType]
      : ts.isExpressionWithTypeArguments(node) && node.expression.getText() === 'Pick'
        ? (node.typeArguments ?? [])
        : [];
    const owner = of && ts.isTypeReferenceNode(of) ? declarationOf(of.typeName) : undefined;
    if (!owner || !keys) return [];
    const names = (ts.isUnionTypeNode(keys) ? keys.types : [keys]).map((key) => key.getText().replaceAll("'", ''));
    return names.flatMap((name) => memberOf(owner, name) ?? []);
  };
  /** Notes all types that a node needs. */
  const use = (node: ts.Node): void => {
    const fields = fieldsIn(node);
    if (fields.length > 0) return fields.forEach(use);
    const found = namedBy(node);
    if (found && !used.has(found)) {
      const name = found.name.text;
      const isTaken = [...used].some(([other, own]) => own === name && plain(other.getText()) !== plain(found.getText()));
      used.set(found, isTaken ? `${name}2` : name);
      if (!isMade(found)) ts.forEachChild(found, use);
    }
    ts.forEachChild(node, use);
  };
  /** A node's source text, with the fields it takes from other types filled in. */
  const textOf = (node: ts.Node): string => {
    const edits: { readonly from: number; readonly to: number; readonly text: string }[] = [];
    const visit = (part: ts.Node): void => {
      const called = isDeclaration(part) ? part : namedBy(part);
      const name = isDeclaration(part) ? part.name : nameIn(part);
      if (called && name && used.has(called)) edits.push({ from: name.getStart(), to: name.end, text: used.get(called) as string });
      const fields = fieldsIn(part);
      if (ts.isIndexedAccessTypeNode(part) && fields[0]?.type)
        edits.push({ from: part.getStart(), to: part.end, text: textOf(fields[0].type) });
      else if (
        ts.isInterfaceDeclaration(part) &&
        part.heritageClauses?.[0]?.types[0] &&
        fieldsIn(part.heritageClauses[0].types[0]).length > 0
      ) {
        const [clause] = part.heritageClauses;
        edits.push({ from: clause.pos, to: clause.end, text: '' });
        const taken = fieldsIn(clause.types[0] as ts.Node).map((field) => `\n  ${commentOf(field).replace('\n', '\n  ')}${textOf(field)}`);
        const at = part.members.pos;
        edits.push({ from: at, to: at, text: taken.join('') });
        part.members.forEach(visit);
      } else ts.forEachChild(part, visit);
    };
    visit(node);
    const source = node.getSourceFile().text;
    let text = '';
    let at = node.getStart();
    for (const edit of edits.sort((one, other) => one.from - other.from)) {
      text += source.slice(at, edit.from) + edit.text;
      at = edit.to;
    }
    return plain(text + source.slice(at, node.end));
  };
  const told = (node: ts.Node): string => {
    use(node);
    return textOf(node);
  };
  /** The members of one part of a kit, which is a named interface or an inline type. */
  const membersOf = (part: string): ReadonlyMap<string, ts.PropertySignature> => {
    const type = memberOf(declared(kit), part)?.type;
    const found = type && ts.isTypeReferenceNode(type) ? declarationOf(type.typeName) : type;
    if (!found) return new Map();
    const members: readonly ts.TypeElement[] = ts.isInterfaceDeclaration(found) || ts.isTypeLiteralNode(found) ? found.members : [];
    return new Map(members.filter(ts.isPropertySignature).map((member) => [member.name.getText(), member]));
  };
  const declarationText = (declaration: Declaration): string => {
    if (!isMade(declaration)) return `${commentOf(declaration)}${textOf(declaration)}`;
    const flags = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.InTypeAlias | ts.NodeBuilderFlags.IgnoreErrors;
    const type = checker.typeToTypeNode(checker.getTypeAtLocation(declaration.name), undefined, flags);
    if (!type) throw new Error(`${declaration.name.text} cannot be written out`);
    return `${commentOf(declaration)}type ${used.get(declaration) ?? declaration.name.text} = ${plain(written(type)).replaceAll('"', "'")};`;
  };

  const [asks, abouts, facts] = [membersOf('asks'), membersOf('abouts'), membersOf('facts')];
  const questions = [...asks].map(([ask, member]) => {
    const lines = [
      ['option', member],
      ['facts', facts.get(ask)],
      ['about', abouts.get(ask)],
    ] as const;
    const types = lines.flatMap(([what, one]) => (one?.type ? [`${what}: ${told(one.type)}`] : []));
    const examples = notation.get(ask) ?? [];
    return [
      `### \`${ask}\``,
      ...docsOf(member),
      ['```ts', ...types, '```'].join('\n'),
      ...(examples.length > 0 ? [`${WRITTEN}${examples.map((text) => `\`${text}\``).join(', ')}.`] : []),
    ].join('\n\n');
  });
  const event = memberOf(declared(kit), 'event')?.type as ts.TypeNode;
  const eventDeclaration = ts.isTypeReferenceNode(event) ? declarationOf(event.typeName) : undefined;
  use(eventDeclaration ?? event);
  const events = eventDeclaration ? declarationText(eventDeclaration) : `type Event =\n  ${textOf(event).replaceAll('\n    |', '\n  |')};`;
  const seen = declared(view);
  use(seen);
  const shown = new Set<string>([seen.name.text, eventDeclaration?.name.text ?? '']);
  const byName = new Map([...used].map(([declaration, name]) => [name, declaration]));
  const types = [...byName].filter(([name]) => !shown.has(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  const id = basename(game);
  return `# \`${id}\` for programs

Made from the types of the game by \`npm run api-docs\`; [README.md](README.md) tells how programs play. Everything is JSON.

## Questions

A decision has \`ask\`, \`options\` (each an \`option\` below), their notation in \`texts\`, and \`facts\` where they are named. \`about\` is what the server says
of an option before it is taken (\`POST /api/tables/:id/about\`).

${[...namesIn(game), ...questions].join('\n\n')}

## The view

\`view.table\`, as a seat or a spectator sees it.

\`\`\`ts
${declarationText(seen)}
\`\`\`

## Events

\`\`\`ts
${events}
\`\`\`

## Types

\`\`\`ts
${types.map(([, declaration]) => declarationText(declaration)).join('\n')}
\`\`\`
`;
}

/** A type that the compiler inferred, on one line. Sorted: the compiler's own order depends on what else it has read. */
function written(type: ts.TypeNode): string {
  const file = ts.createSourceFile('made.ts', '', ts.ScriptTarget.Latest);
  const printer = ts.createPrinter({ removeComments: true });
  const print = (node: ts.Node): string => printer.printNode(ts.EmitHint.Unspecified, node, file).replaceAll(/\s*\n\s*/g, ' ');
  const inOrder = (node: ts.Node): ts.Node => {
    const inner = ts.visitEachChild(node, inOrder, undefined);
    return ts.isUnionTypeNode(inner) ? ts.factory.createUnionTypeNode(sorted(inner.types, print)) : inner;
  };
  return print(inOrder(type));
}
/** What things are called, from the comment at the top of asks.ts. */
function namesIn(game: string): readonly string[] {
  const file = join(root, game, 'table', 'asks.ts');
  const head = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const comment = head
    .slice(
      0,
      head.findIndex((line) => !line.startsWith('//')),
    )
    .map((line) => line.slice(3));
  const [, names = ''] = /^.*?\. (.*)$/s.exec(comment.join(' ')) ?? [];
  return names === '' ? [] : [names];
}
const memberOf = (declaration: Declaration, name: string): ts.PropertySignature | undefined =>
  ts.isInterfaceDeclaration(declaration)
    ? declaration.members.filter(ts.isPropertySignature).find((member) => member.name.getText() === name)
    : undefined;
/** Removes what only matters to the compiler. */
const plain = (text: string): string =>
  text
    .replaceAll(/\b(export|readonly) /g, '')
    .replaceAll(/^ *\/\/ --.*\n/gm, '')
    .replaceAll(/\((\w+\[\])\)\[\]/g, '$1[]');
const docsOf = (node: ts.Node): readonly string[] =>
  ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment)?.replaceAll('\n', ' ') ?? '');
const commentOf = (node: ts.Node): string =>
  docsOf(node)
    .map((text) => `/** ${text} */\n`)
    .join('');

const FENCE = /(<!-- arena -->\n)[^]*?(<!-- end -->)/;
/** The README with a new example. */
export const readmeWith = (text: string, example: string): string =>
  text.replace(FENCE, (_, begin: string, end: string) =>
    `${begin}\n\`\`\`\`json\n${example}\n\`\`\`\`\n\n${end}`.replaceAll('````', '```'),
  );

if (import.meta.main) {
  const games = gamesNamed(process.argv.slice(2));
  if (typeof games === 'string') {
    console.error(games);
    process.exit(2);
  }
  const program = programOf(games);
  for (const game of games) {
    writeFileSync(pageOf(game), docOf(program, game, await notationSeen(basename(game))));
    console.log(pageOf(game));
  }
  writeFileSync(README, readmeWith(readFileSync(README, 'utf8'), await exampleLines()));
}
