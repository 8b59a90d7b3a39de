// The plan of the folders: which may import which. Dependencies point downwards only.

/** A single game is the layer `game`; `games` is the list of them, `shape` what they have in common. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  geometry: [],
  shape: ['kernel'],
  parts: ['kernel', 'shape'],
  game: ['kernel', 'geometry', 'parts', 'shape'],
  games: ['kernel', 'shape', 'game'],
  bots: ['kernel', 'shape', 'games', 'game'],
  lab: ['kernel', 'shape', 'games', 'game'],
  speech: ['kernel', 'shape', 'games', 'game'],
  web: ['kernel', 'shape', 'games', 'game', 'bots', 'lab', 'speech'],
  cli: ['kernel', 'shape', 'games', 'game', 'bots', 'lab', 'speech', 'bench', 'scripts'],
  bench: ['kernel', 'shape', 'games', 'game', 'bots', 'lab', 'speech', 'cli', 'scripts'],
};

/** A layer, and for a game which one: a game may not import another. */
export type Place = { readonly layer: string; readonly game?: string };

/** Where a file is; `path` is relative to the repository, with slashes. */
export function placeOfPath(path: string): Place | undefined {
  const [top = '', second = '', ...rest] = path.split('/');
  if (path === 'games/shape.ts') return { layer: 'shape' };
  if (top === 'games' && rest.length > 0) return { layer: 'game', game: second };
  return top in MAY_IMPORT || top === 'scripts' ? { layer: top } : undefined;
}

/** These layers and all that may import them, by whatever way. */
export function aboveOf(layers: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set(layers);
  const grows = (): boolean =>
    Object.entries(MAY_IMPORT).some(([layer, below]) => !found.has(layer) && below.some((one) => found.has(one)) && found.add(layer));
  while (grows());
  return found;
}
