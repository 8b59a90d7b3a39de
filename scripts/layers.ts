// The plan of the folders: which may import which. Dependencies point downwards only.

/** A single game is the layer `game`; `games` is the list of them. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  geometry: [],
  parts: ['kernel'],
  speech: ['kernel', 'parts'],
  game: ['kernel', 'geometry', 'parts'],
  games: ['kernel', 'parts', 'game'],
  lab: ['kernel', 'parts', 'games', 'game'],
  bots: ['kernel', 'parts', 'games', 'game', 'lab'],
  client: ['kernel', 'parts'],
  storage: [],
  server: ['kernel', 'parts', 'games', 'game', 'bots', 'lab', 'client', 'storage'],
  web: ['kernel', 'parts', 'speech', 'games', 'game', 'bots', 'lab', 'client'],
  cli: ['kernel', 'parts', 'speech', 'games', 'game', 'bots', 'lab', 'client', 'storage', 'server', 'bench', 'scripts'],
  bench: ['kernel', 'parts', 'games', 'game', 'bots', 'lab'],
};

/** What only the tests of a layer may import as well: a game's tests put its messages into words, those of speech need games. */
export const TESTS_MAY_ALSO: Readonly<Record<string, readonly string[]>> = {
  game: ['speech'],
  web: ['server', 'storage'],
  speech: ['games', 'game'],
};

/** The folders that hold games: those of the first page, and the worked examples. */
export const GAME_FOLDERS: readonly string[] = ['games', 'examples'];

/** A layer and, for a game, which one: games may not import each other. */
export type Place = { readonly layer: string; readonly game?: string };

/** Where a file is; `path` is relative to the repository, with slashes. */
export function placeOfPath(path: string): Place | undefined {
  const [top = '', second = '', ...rest] = path.split('/');
  if (GAME_FOLDERS.includes(top) && rest.length > 0) return { layer: 'game', game: second };
  return top in MAY_IMPORT || top === 'scripts' ? { layer: top } : undefined;
}

/** These layers and all that may import them, directly or not. */
export function aboveOf(layers: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set(layers);
  const grows = (): boolean =>
    Object.entries(MAY_IMPORT).some(([layer, below]) => !found.has(layer) && below.some((one) => found.has(one)) && found.add(layer));
  while (grows());
  return found;
}
