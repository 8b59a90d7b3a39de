// Battlefields for tests of geometry and movement: tables with terrain and figures, and matches that play a single procedure on them.
import type { Game, Rules } from '@tabularium/kernel';
import { type Played, played } from '@tabularium/kernel/testing';
import { placeName } from '../../content/place-names.ts';
import { type Layout, setupOf, tableOf } from '../../lesson/layout.ts';
import { isStanding, placeOfFigure } from '../../rules/figures/figures.ts';
import { open } from '../../rules/open.ts';
import type { Reach } from '../../rules/reach/terms.ts';
import { copyTable } from '../../table/copy.ts';
import { figureOf } from '../../table/names.ts';
import { setup } from '../../table/schema.ts';
import { type BattlegroundKit, type Figure, type FigureId, NONE, type Referee, type Table } from '../../table/table.ts';
import { text } from '../../table/text.ts';

export const battlefield = (sketch: Layout = {}): Table => tableOf(sketch);
export function id(table: Table, name: string): FigureId {
  const found = figureOf(table, name);
  if (found === NONE) throw new Error(`${name} is not on this battlefield`);
  return found;
}
export const figure = (table: Table, name: string): Figure => table.figures[id(table, name)] as Figure;
/** Where a figure stands. */
export function where(table: Table, name: string): string {
  const found = figure(table, name);
  return isStanding(found) ? placeName(placeOfFigure(found)) : 'out';
}
/** Places with their costs: `{ M15: 0, M14: 1 }`. */
export const priced = ({ places, costs }: Reach): Record<string, number> =>
  Object.fromEntries(places.map((place, i) => [placeName(place), costs[i] as number]));
/** The names of places, in alphabetical order. */
export const named = ({ places }: Reach): string[] => places.map(placeName).sort();
export const hexesNamed = (names: string): string[] => names.split(' ').filter(Boolean).sort();

/** A match that plays only this procedure, then asks `order` for ever. */
export function procedure(sketch: Layout, run: (table: Table, ref: Referee) => Rules<unknown>): Played<BattlegroundKit> {
  const table = tableOf(sketch);
  const game: Game<BattlegroundKit> = {
    id: 'battleground',
    version: 1,
    prefix: 'MOB',
    setup,
    content: table.content,
    open,
    *play(now, ref) {
      ref.checkpoint();
      yield* run(now, ref);
      const over = {
        ask: 'order',
        rule: 'MOB-1.1',
        options: () => [{ effect: 'over' }],
        facts: () => ({ figure: '' }),
        always: true,
      } as const;
      for (;;) yield* ref.choose(0, over);
    },
    see: () => ({}),
    guess: () => undefined,
    result: () => undefined,
    copy: copyTable,
    text,
  };
  return played(game, { setup: setupOf(sketch), table });
}
/** The open question. */
export const asked = (match: Played<BattlegroundKit>): string => match.decision().ask;
