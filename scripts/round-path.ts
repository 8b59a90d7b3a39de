// Rounds a drawing's path to whole numbers: half as long, with no visible difference at the size of an icon.

/** How many numbers a command takes. */
const SIZES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /-?(?:\d*\.\d+|\d+)(?:e-?\d+)?/g;

interface Segment {
  /** Always in lower case. */
  readonly command: string;
  readonly isRelative: boolean;
  readonly numbers: readonly number[];
}
/** A command may be followed by the numbers of several; those after a move are lines. */
function segmentsOf(path: string): Segment[] {
  return [...path.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, letter = '', rest = '']) => {
    const command = letter.toLowerCase();
    const isRelative = letter === command;
    const numbers = (rest.match(NUMBER) ?? []).map(Number);
    const size = SIZES[command];
    if (size === undefined || (size === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % size !== 0))
      throw new Error(`a path cannot have "${letter}${rest}"`);
    if (size === 0) return [{ command, isRelative, numbers }];
    return Array.from({ length: numbers.length / size }, (_, i) => ({
      command: command === 'm' && i > 0 ? 'l' : command,
      isRelative,
      numbers: numbers.slice(i * size, (i + 1) * size),
    }));
  });
}

/** Which numbers of a segment are x or y coordinates; the others, of arcs, stay as they are. */
function axesOf(command: string): readonly ('x' | 'y' | undefined)[] {
  if (command === 'h') return ['x'];
  if (command === 'v') return ['y'];
  if (command === 'a') return [undefined, undefined, undefined, undefined, undefined, 'x', 'y'];
  return Array.from({ length: SIZES[command] ?? 0 }, (_, i) => (i % 2 === 0 ? 'x' : 'y'));
}

/** Rounds absolute positions, so that errors do not add up along the path. */
export function roundPath(path: string): string {
  const pen = { x: 0, y: 0 };
  const rounded = { x: 0, y: 0 };
  let start = { ...pen };
  let text = '';
  let before = '';
  for (const { command, isRelative, numbers } of segmentsOf(path)) {
    if (command === 'z') Object.assign(pen, start);
    const axes = axesOf(command);
    const places = numbers.map((number, i) => number + (axes[i] !== undefined && isRelative ? pen[axes[i]] : 0));
    const steps = places.map((place, i) => (axes[i] === undefined ? Math.round(place) : Math.round(place) - rounded[axes[i]]));
    for (const [i, axis] of axes.entries()) if (axis !== undefined) pen[axis] = places[i] ?? 0;
    rounded.x = Math.round(pen.x);
    rounded.y = Math.round(pen.y);
    if (command === 'm') start = { ...pen };
    const isNamed = command !== before && !(before === 'm' && command === 'l');
    text += isNamed ? `${command}${steps.join(' ')}` : ` ${steps.join(' ')}`;
    before = command;
  }
  return text.replaceAll(' -', '-');
}
