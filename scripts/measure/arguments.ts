// The arguments of `npm run measure`.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { wholeNumber } from '../whole-number.ts';

export interface Wanted {
  readonly games: readonly string[];
  /** How many answers to give per match, unless it ends before. */
  readonly moves: number;
  readonly seed: number;
  readonly isJson: boolean;
  /** The folder of another build of the site. */
  readonly against: string | undefined;
}
export const HELP = `npm run measure -- page [--game <id>] [--moves 60] [--seed 1] [--against DIR] [--json]

Plays every game in headless Chromium, one person against a greedy bot and then four people at one screen, and says
  how long it takes from a click until the next question, with all its options, is drawn (median and 95th percentile);
  how many messages pass between the page and its workers for an answer, out of the page and into it;
  how many tasks of the page's main thread took more than 50 ms, and how long the longest took;
  how smoothly the board moves.

--game     one game only; those that are not on the first page are measured only if they are named
--moves    how many answers are given in each match
--seed     the same seed gives the same matches
--against  a folder with another build of the site (npx vite build web --outDir DIR, in another commit): the matches are
           played with this one and that one in turns, click by click
--json     JSON instead of tables, with each game in short: what the map has of the window and of the height (drawer folded), clicks
           per turn, the time to the next question, long tasks, script loaded; npm run -s keeps npm's own lines out of it

Times depend on what else the machine does: compare those of one run with each other. Messages can always be compared.`;

/** What to measure, help, or a sentence that says what is wrong. */
export function argumentsOf(
  args: readonly string[],
  usual: readonly string[],
  games: readonly string[],
): Wanted | 'help' | { readonly wrong: string } {
  try {
    const text = { type: 'string' } as const;
    const flag = { type: 'boolean' } as const;
    const options = { game: text, moves: text, seed: text, against: text, json: flag, help: flag };
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (values.help) return 'help';
    const [name, ...more] = positionals;
    if (name === undefined) throw new Error('Say what to measure: page.');
    if (name !== 'page' || more.length > 0) throw new Error(`"${positionals.join(' ')}" cannot be measured: only page can.`);
    const { game, moves = '60', seed = '1', against, json = false } = values;
    if (game !== undefined && !games.includes(game)) throw new Error(`There is no game "${game}". The games are ${games.join(', ')}.`);
    if (against !== undefined && !statSync(join(against, 'index.html'), { throwIfNoEntry: false }))
      throw new Error(`--against must be a folder with a built site: there is no index.html in "${against}".`);
    return {
      games: game === undefined ? usual : [game],
      moves: wholeNumber('--moves', moves),
      seed: wholeNumber('--seed', seed),
      isJson: json,
      against,
    };
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
}
