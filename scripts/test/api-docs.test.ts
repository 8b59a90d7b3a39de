import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Shape, type TableShape, wrongIn } from '../../kernel/shape.ts';
import { docOf, GAMES, pageOf, programOf, README, readmeWith, typesOf, WRITTEN } from '../api-docs.ts';
import { exampleLines } from '../api-docs-example.ts';
import { lookAtMatches } from '../api-docs-notation.ts';
import { shapeIn } from '../shapes.ts';

const program = programOf(GAMES);
const NAMED = GAMES.map((game) => [basename(game), game] as const);
/** Examples of the notation change with the rules: they need not be those of today. */
const withoutExamples = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith(WRITTEN))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');

describe('the reference for programs', () => {
  test.each(NAMED)('of %s is up to date (npm run api-docs renews it)', (_id, game) => {
    expect(withoutExamples(readFileSync(pageOf(game), 'utf8'))).toBe(withoutExamples(docOf(program, game)));
  });
  test('is the same whatever the compiler has read before', () => {
    const other = programOf(GAMES.toReversed());
    for (const game of GAMES) for (const type of Object.values(typesOf(game))) shapeIn(other, ...type);
    for (const game of GAMES) expect(docOf(other, game)).toBe(docOf(program, game));
  });
  test('has an example of the arena as it is played (npm run api-docs renews it)', async () => {
    const text = readFileSync(README, 'utf8');
    const example = await exampleLines();
    expect(readmeWith(text, example)).toBe(text);
    expect(example.split('\n').map((line) => (JSON.parse(line.slice(2)) as { type?: string }).type)).toEqual([
      'start',
      'decide',
      undefined,
      'end',
    ]);
  });
});

/** The shapes by field of an object's shape. */
function fieldsOf(shape: Shape | undefined, types: TableShape['types']): Readonly<Record<string, Shape>> {
  if (typeof shape !== 'object') return {};
  if ('ref' in shape) return fieldsOf(types[shape.ref], types);
  return 'of' in shape ? { ...shape.of, ...shape.maybe } : {};
}
const asJson = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

describe('what a program is told in random matches is as the reference has it:', () => {
  test.each(NAMED)('%s', async (id, game) => {
    const { kit, view } = typesOf(game);
    const { table: kitShape, types } = shapeIn(program, ...kit);
    const seen = shapeIn(program, ...view);
    const parts = fieldsOf(kitShape, types);
    const [asks, facts, abouts] = [parts['asks'], parts['facts'], parts['abouts']].map((part) => fieldsOf(part, types));
    const text = readFileSync(pageOf(game), 'utf8');
    const wrong = new Set<string>();
    const note = (what: string | undefined): unknown => what !== undefined && wrong.add(what.replaceAll(/\d+/g, '#'));
    const check = (value: unknown, shape: Shape | undefined, what: string): void => {
      if (value === undefined) return;
      note(shape === undefined ? `${what} is told, and the reference does not know it` : wrongIn(asJson(value), shape, what, types));
    };
    let heard = new Map<number, number>();
    let last: object | undefined;
    let counted = 0;
    await lookAtMatches(
      id,
      (match, decision) => {
        if (last !== match) heard = new Map();
        last = match;
        const { ask, options } = decision;
        const [seat = 0] = decision.seats;
        counted++;
        if (!text.includes(`### \`${ask}\``)) note(`${ask} is asked, and not listed`);
        for (const option of options.slice(0, 20)) check(option, asks?.[ask] ?? { is: [] }, `option of ${ask}`);
        check((decision as { facts?: unknown }).facts, facts?.[ask], `facts of ${ask}`);
        if (counted % 4 === 0 && match.hasAbout(seat) && options.length > 0)
          check(match.about(seat, 0) ?? undefined, abouts?.[ask], `about of ${ask}`);
        const sight = match.view(seat);
        if (counted % 4 === 0) note(wrongIn(asJson(sight.table), seen.table, 'view', seen.types));
        for (const { event } of match.events(seat, heard.get(seat) ?? 0)) check(event, parts['event'], `event ${event.kind}`);
        heard.set(seat, sight.events);
      },
      { matches: 1, longest: 250 },
    );
    expect([...wrong]).toEqual([]);
    expect(counted).toBeGreaterThan(20);
  });
});
