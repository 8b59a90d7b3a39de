// The games that can be played: one line each. Whatever is large about a game is loaded when it is asked for.
import type { Board, Cover, GamePackage, Lesson, Playable, Shown, Workshop } from '@tabularium/parts/shape';

export interface GameEntry {
  readonly id: string;
  /** Rules, words and the terminal's board, all at once. */
  readonly load: () => Promise<{ readonly default: GamePackage }>;
  readonly shown: () => Promise<{ readonly default: Shown }>;
  readonly play: () => Promise<{ readonly default: Playable }>;
  readonly board: () => Promise<{ readonly default: Board }>;
  readonly cover: () => Promise<{ readonly default: Cover }>;
  readonly lesson?: () => Promise<{ readonly default: Lesson }>;
  /** Where content of one's own is written. */
  readonly workshop?: () => Promise<{ readonly default: Workshop }>;
}

export const games: readonly GameEntry[] = [
  {
    id: 'battalia',
    load: () => import('@tabularium/battalia/package'),
    shown: () => import('@tabularium/battalia/shown'),
    play: () => import('@tabularium/battalia/play'),
    board: () => import('@tabularium/battalia/board'),
    cover: () => import('@tabularium/battalia/cover'),
    lesson: () => import('@tabularium/battalia/lesson'),
  },
  {
    id: 'hoplomachus',
    load: () => import('@tabularium/hoplomachus/package'),
    shown: () => import('@tabularium/hoplomachus/shown'),
    play: () => import('@tabularium/hoplomachus/play'),
    board: () => import('@tabularium/hoplomachus/board'),
    cover: () => import('@tabularium/hoplomachus/cover'),
    lesson: () => import('@tabularium/hoplomachus/lesson'),
    workshop: () => import('@tabularium/hoplomachus/workshop'),
  },
  {
    id: 'romolo',
    load: () => import('@tabularium/romolo/package'),
    shown: () => import('@tabularium/romolo/shown'),
    play: () => import('@tabularium/romolo/play'),
    board: () => import('@tabularium/romolo/board'),
    cover: () => import('@tabularium/romolo/cover'),
    lesson: () => import('@tabularium/romolo/lesson'),
  },
  {
    id: 'battleground',
    load: () => import('@tabularium/battleground/package'),
    shown: () => import('@tabularium/battleground/shown'),
    play: () => import('@tabularium/battleground/play'),
    board: () => import('@tabularium/battleground/board'),
    cover: () => import('@tabularium/battleground/cover'),
    lesson: () => import('@tabularium/battleground/lesson'),
    workshop: () => import('@tabularium/battleground/workshop'),
  },
  {
    id: 'arcane-legions',
    load: () => import('@tabularium/arcane-legions/package'),
    shown: () => import('@tabularium/arcane-legions/shown'),
    play: () => import('@tabularium/arcane-legions/play'),
    board: () => import('@tabularium/arcane-legions/board'),
    cover: () => import('@tabularium/arcane-legions/cover'),
    lesson: () => import('@tabularium/arcane-legions/lesson'),
    workshop: () => import('@tabularium/arcane-legions/workshop'),
  },
];

/** Everything about one game, or nothing if there is no such game. */
export const loadPackage = async (id: string): Promise<GamePackage | undefined> =>
  (await games.find((game) => game.id === id)?.load())?.default;

/** What a page needs of one game. */
export const loadShown = async (id: string): Promise<Shown | undefined> => (await games.find((game) => game.id === id)?.shown())?.default;

/** What a worker needs of one game. */
export const loadPlayable = async (id: string): Promise<Playable | undefined> =>
  (await games.find((game) => game.id === id)?.play())?.default;

/** How one learns a game, if it has a lesson. */
export const loadLesson = async (id: string): Promise<Lesson | undefined> =>
  (await games.find((game) => game.id === id)?.lesson?.())?.default;

/** All of them at once: for the command line, the lab and tests. */
export const loadPackages = (): Promise<readonly GamePackage[]> => Promise.all(games.map(async ({ load }) => (await load()).default));

export * from '@tabularium/parts/shape';
