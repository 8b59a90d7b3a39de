// Lines of a real arena match, for docs/api/README.md.
import { loadPlayable } from '@tabularium/games';
import { arena } from '../cli/arena/arena.ts';
import { decideLine, type Said } from '../cli/arena/lines.ts';
import type { Player } from '../cli/arena/players.ts';

/** What the first seat is told at the start, at its second decision and at the end, with its answer. */
export async function exampleLines(): Promise<string> {
  const pkg = await loadPlayable('bluff');
  if (!pkg) throw new Error('there is no Bluff');
  const lines: string[] = [];
  const note = (who: '<' | '>', what: object): number => lines.push(`${who} ${JSON.stringify(what)}`);
  let [asked, heard] = [0, 0];
  const told = (said: Said): void => {
    if (said.type !== 'decide' && said.seat === 0) note('>', said);
  };
  const player = (isNoted: boolean): Player => ({
    name: 'last option',
    start: told,
    decide: async ({ match, seat, decision }) => {
      const pick = decision.options.length - 1;
      if (isNoted && ++asked <= 2) {
        const said = decideLine(match, seat, decision, heard);
        heard = said.view.events;
        if (asked === 2) {
          note('>', said);
          note('<', { pick });
        }
      }
      return pick;
    },
    end: told,
    kill: () => undefined,
    close: async () => undefined,
  });
  await arena(pkg, { games: 1, seed: '1', setup: { seats: 2, options: { dice: 3 } }, players: [player(true), player(false)] });
  return lines.join('\n');
}
