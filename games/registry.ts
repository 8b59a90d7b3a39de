// The games: an import and a name each. Everything large about a game is loaded only when it is needed.
import { type AnyGame, packageOf, playableOf, presentationOf } from '@tabularium/parts/define';
import type { GamePackage, Lesson, Playable, Presentation } from '@tabularium/parts/shape';
import { bluff } from '../examples/bluff/game.ts';
import { arcaneLegions } from './arcane-legions/game.ts';
import { battalia } from './battalia/game.ts';
import { battleground } from './battleground/game.ts';
import { hoplomachus } from './hoplomachus/game.ts';
import { romolo } from './romolo/game.ts';

export const games: readonly AnyGame[] = [battalia, hoplomachus, romolo, battleground, arcaneLegions];
/** Worked examples: not on the first page, but playable by anybody who knows their address. */
export const examples: readonly AnyGame[] = [bluff];
export const allGames: readonly AnyGame[] = [...games, ...examples];

/** The parts of one game; undefined if there is no such game. */
export const gameOf = (id: string): AnyGame | undefined => allGames.find((game) => game.id === id);

const ofGame = async <T>(id: string, load: (game: AnyGame) => Promise<T> | undefined): Promise<T | undefined> => {
  const game = gameOf(id);
  return game && load(game);
};
/** Everything about one game except its pictures. */
export const loadPackage = (id: string): Promise<GamePackage | undefined> => ofGame(id, packageOf);
/** What a page needs of one game, apart from its pictures. */
export const loadPresentation = (id: string): Promise<Presentation | undefined> => ofGame(id, presentationOf);
/** What a worker needs of one game. */
export const loadPlayable = (id: string): Promise<Playable | undefined> => ofGame(id, playableOf);
/** A lesson of a game; its first if no name is given. */
export const loadLesson = (id: string, lesson?: string): Promise<Lesson | undefined> =>
  ofGame(id, ({ lessons = [] }) => (lesson === undefined ? lessons[0] : lessons.find((one) => one.id === lesson))?.load());

/** All games including examples, for the command line, the lab and tests. */
export const loadPackages = (): Promise<readonly GamePackage[]> => Promise.all(allGames.map(packageOf));
