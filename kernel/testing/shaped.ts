import type { Game, Kit } from '../index.ts';
import { wrongTable } from '../saving.ts';

/** Throws if a table is not as the game's `table-shape.json` says: any save of it would be refused as damaged. */
export function isAsItsShape<K extends Kit>(game: Game<K>, table: K['table']): void {
  const wrong = wrongTable(game, table);
  if (wrong !== undefined) throw new Error(`${wrong}: if the Table type has changed, run \`npm run shapes\``);
}
