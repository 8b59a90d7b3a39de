// Cards, figures, abilities and battlefields as they are printed, read from plain lists that a person can compare.
import { readFileSync } from 'node:fs';

const linesOf = (list: string): string[] =>
  readFileSync(new URL(`../printed/${list}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim());
/** `WALL OF SHIELDS` is called wallOfShields. */
const called = (words: string): string =>
  words
    .replaceAll("'", '')
    .toLowerCase()
    .replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
const listed = (words: string): string[] => (words === '-' ? [] : words.split(/ \+ |, /).map((one) => called(one.replace(' (flaw)', ''))));
const orNull = (word: string): string | null => (word === '-' ? null : word);

export interface PrintedSlot {
  readonly circle: string;
  readonly size: string;
  readonly pegs: number;
  /** Letters in the order A D R M. */
  readonly icons: string;
  readonly abilities: readonly string[];
  readonly figure: string | null;
}
export interface PrintedUnit {
  readonly id: string;
  readonly name: string;
  readonly base: string;
  readonly points: number;
  readonly faction: string;
  readonly subfaction: string | null;
  readonly descriptor: string;
  readonly troops: string;
  readonly isCommand: boolean;
  /** F R B L. */
  readonly costs: readonly number[];
  readonly colours: readonly string[];
  readonly bar: readonly string[];
  readonly flaws: readonly string[];
  readonly slots: readonly PrintedSlot[];
}
const SIDES = ['F', 'R', 'B', 'L'];
const sorted = (icons: string): string => ['A', 'D', 'R', 'M'].map((icon) => icon.repeat(icons.split(icon).length - 1)).join('');

export const printedUnits: readonly PrintedUnit[] = linesOf('units')
  .join('\n')
  .split(/\n(?=\S)/)
  .map((card) => {
    const [head = '', codex = '', ...rows] = card.split('\n');
    const [title = '', base = '', points = '', keywords = '', command] = cells(head);
    const [, id = '', name = ''] = /^(\S+) (.*)$/.exec(title) ?? [];
    const [of = '', descriptor = '', troops = ''] = keywords.toLowerCase().split(', ');
    const [faction = '', subfaction = '-'] = of.split(' ');
    const [costs = '', colours = '', bar = ''] = cells(codex);
    const abilities = bar.replace('bar: ', '');
    return {
      id,
      name,
      base,
      points: Number.parseInt(points, 10),
      faction,
      subfaction: orNull(subfaction),
      descriptor,
      troops,
      isCommand: command === 'COMMAND UNIT',
      costs: SIDES.map((side) => Number(new RegExp(`${side}(\\d)`).exec(costs)?.[1])),
      colours: SIDES.map((side) => String(new RegExp(`\\b${side} (\\w+)`).exec(colours)?.[1])),
      bar: listed(abilities),
      flaws: abilities.split(', ').flatMap((one) => (one.endsWith(' (flaw)') ? listed(one) : [])),
      slots: rows.flatMap(slotsIn),
    };
  });
/** `S1-S3 : white small 1 | D | WALL OF SHIELDS | 1R01` */
function slotsIn(row: string): PrintedSlot[] {
  const [range = '', what = ''] = row.split(' : ').map((part) => part.trim());
  const [first = 0, last = first] = range.split('-').map((slot) => Number(slot.trim().slice(1)));
  const [foot = '', icons = '', abilities = '', figure = ''] = cells(what);
  const [circle = '', size = '', pegs = ''] = foot.split(/ +/);
  const slot = { circle, size, pegs: Number(pegs), icons: sorted(icons), abilities: listed(abilities), figure: orNull(figure) };
  return Array.from({ length: last - first + 1 }, () => slot);
}

/** Code, name, circle, foot, pegs, faction, subfaction, descriptor, troops. */
export const printedFigures = linesOf('figures').map((line) => {
  const [id = '', name = '', circle = '', size = '', pegs = '', faction = '', subfaction = '', descriptor = '', troops = ''] = cells(line);
  return {
    id,
    name,
    circle,
    size,
    pegs: Number(pegs),
    faction: faction.toLowerCase(),
    subfaction: orNull(subfaction.toLowerCase()),
    descriptor,
    troops,
  };
});

/** In the order of their rules. */
export const printedAbilities = linesOf('abilities').map((line) => {
  const [name = '', form = '', price = '', units = ''] = cells(line);
  return { id: called(name), form, price: Number.parseInt(price, 10), isPerIcon: price.endsWith(' n'), units: units.split(', ') };
});

/** What the points of every unit are made of. */
export const printedPoints = linesOf('points').map((line) => {
  const [id = '', start = '', most = '', ...numbers] = cells(line);
  const [hitPoints = 0, best = 0, highest = 0, abilities = 0, codex = 0, sum = 0] = numbers.map(Number);
  return { id, start, most, hitPoints, best, highest, abilities, codex, sum };
});

export const printedBattlefields = linesOf('battlefields')
  .join('\n')
  .split(/\n(?=\S)/)
  .map((field) => {
    const [head = '', ...rows] = field.split('\n');
    const [id = '', size = '', players = ''] = cells(head);
    const [width = 0, depth = 0] = size.split(' x ').map(Number);
    const numbersIn = (row: string): number[] => (row.match(/\d+(\.\d+)?/g) ?? []).map(Number);
    return {
      id,
      width,
      depth,
      seats: numbersIn(players),
      zones: rows
        .filter((row) => row.includes('zone'))
        .map((row) => {
          const [, left, right, low, high, heading] = numbersIn(row);
          return { x: [left, right], y: [low, high], heading };
        }),
      pieces: rows
        .filter((row) => !row.includes('zone'))
        .map((row) => {
          const [x, y, degrees = 0] = numbersIn(row);
          return { piece: row.trim().split(' ')[0]?.toLowerCase(), x, y, heading: degrees / 45 };
        }),
    };
  });
