// The first law of the house: rooms stand in a line. In a README, a table headed "room" orders the folders beside it, one headed
// "room of `games/*/board/`" those of every such folder, also in examples. A room may use the rooms before it; files beside the rooms may use all.
import { posix } from 'node:path';

export interface Line {
  /** A pattern of the folders that have these rooms. */
  readonly folder: RegExp;
  readonly rooms: readonly string[];
  /** The README with the table. */
  readonly readme: string;
}

/** The lines of rooms in a README. */
export function linesIn(readme: string, text: string): Line[] {
  const found: Line[] = [];
  let rooms: string[] | undefined;
  for (const row of text.split('\n')) {
    const cell = /^\|([^|]*)\|/.exec(row)?.[1]?.trim();
    const head = /^room(?: of `(?<folder>[^`]+)`)?$/.exec(cell ?? '');
    if (cell === undefined) rooms = undefined;
    else if (head !== null) {
      rooms = [];
      found.push({ folder: folderPattern(head.groups?.['folder'] ?? `${posix.dirname(readme)}/`), rooms, readme });
    } else {
      const room = /^`([^`/]+)\/`$/.exec(cell)?.[1];
      if (room !== undefined) rooms?.push(room);
    }
  }
  return found;
}

const folderPattern = (folder: string): RegExp =>
  new RegExp(
    `^${folder
      .replaceAll('.', '\\.')
      .replaceAll('*', '[^/]+')
      .replace(/^games\//, '(?:games|examples)/')}`,
  );

/** What is wrong with an import between two files, both relative to the repository. */
export function forward(from: string, to: string, lines: readonly Line[]): string | undefined {
  for (const { folder, rooms, readme } of lines) {
    const home = folder.exec(from)?.[0];
    if (home === undefined || !to.startsWith(home) || isTest(from)) continue;
    const [here, there] = [roomIn(home, from), roomIn(home, to)];
    if (here === there || there === undefined) {
      if (here !== undefined && there === undefined) return `${here}/ may not import ${to}: it stands beside the rooms of ${home}`;
      continue;
    }
    if (here !== undefined && rooms.indexOf(there) > rooms.indexOf(here))
      return `${here}/ may not import ${to}: in ${readme} ${there}/ stands after it`;
  }
  return undefined;
}

/** What is wrong with a file in a room that its README does not list. */
export function homeless(path: string, lines: readonly Line[]): string | undefined {
  for (const { folder, rooms, readme } of lines) {
    const home = folder.exec(path)?.[0];
    const room = home === undefined ? undefined : roomIn(home, path);
    if (room !== undefined && !rooms.includes(room) && room !== 'test') return `${readme} has no room ${room}/`;
  }
  return undefined;
}

/** The folders that may only have rooms in a line. */
const MACHINERY = [/^(?:games|examples)\/[^/]+\//, /^(?:games|examples)\/[^/]+\/(?:rules|board)\//, /^web\//];
/** Folders of machinery with rooms that no README orders: the other checks would pass over them. */
export function unordered(paths: readonly string[], lines: readonly Line[]): string[] {
  const homes = paths.flatMap((path) =>
    MACHINERY.flatMap((pattern) => {
      const home = pattern.exec(path)?.[0];
      return home !== undefined && !isTest(path) && roomIn(home, path) !== undefined ? [home] : [];
    }),
  );
  return [...new Set(homes)]
    .filter((home) => !lines.some(({ folder }) => folder.exec(home)?.[0] === home))
    .map((home) => `${home} has rooms, but no README has a table with their order`);
}

function roomIn(home: string, path: string): string | undefined {
  const [room, ...rest] = path.slice(home.length).split('/');
  return rest.length > 0 ? room : undefined;
}

export const isTest = (path: string): boolean => /(^|\/)test\//.test(path);
