// The tables of both rulebooks against the content they list: if you add a card, this says which row is missing.
import { readFileSync } from 'node:fs';
import { rule } from '@tabularium/kernel/testing';
import { describe, expect } from 'vitest';
import { armies, FIRST_ARMIES } from '../../content/armies.ts';
import { pointsOfArmy } from '../../content/army-lists.ts';
import { content } from '../../content/index.ts';
import { type Ability, type BattlefieldDef, type FigureDef, ICONS, type Icon, type SlotDef, type UnitDef } from '../../content/kinds.ts';
import { FIRST_POSES } from '../../content/tables.ts';
import { skirmishers } from '../../content/units/skirmishers.ts';
import en from '../../messages/en.json' with { type: 'json' };
import it from '../../messages/it.json' with { type: 'json' };

interface Book {
  readonly lang: string;
  readonly messages: {
    readonly unit: Readonly<Record<string, string>>;
    readonly figure: Readonly<Record<string, string>>;
    readonly ability: Readonly<Record<string, { readonly name: string }>>;
    readonly term: Readonly<Record<string, string>>;
    readonly draw: { readonly icon: Readonly<Record<Icon, string>> };
  };
  /** By base, shorter than the term. */
  readonly base: Readonly<Record<string, string>>;
  readonly facing: Readonly<Record<number, string>>;
  readonly players: string;
  readonly comma: string;
}
const BOOKS: readonly Book[] = [
  {
    lang: 'en',
    messages: en,
    base: { wide: 'wide', column: 'column', sortie: 'sortie' },
    facing: { 0: 'facing north', 2: 'facing east', 4: 'facing south', 6: 'facing west' },
    players: 'players',
    comma: '.',
  },
  {
    lang: 'it',
    messages: it,
    base: { wide: 'larga', column: 'colonna', sortie: 'sortita' },
    facing: { 0: 'verso nord', 2: 'verso est', 4: 'verso sud', 6: 'verso ovest' },
    players: 'giocatori',
    comma: ',',
  },
];
/** The rows of the tables under a rule, cell by cell, without their heads. */
function rowsOf(lang: string, id: string): string[][] {
  const text = readFileSync(new URL(`../../rulebook/${lang}.md`, import.meta.url), 'utf8');
  const [, after = ''] = text.split(`### ${id} (`);
  const [section = ''] = after.split(/^##/m);
  return [...section.matchAll(/^\|-.*\n((?:\|.*\n)+)/gm)].flatMap(([, rows = '']) =>
    rows
      .trim()
      .split('\n')
      .map((row) =>
        row
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      ),
  );
}
/** Armies as they are written: each unit once, with its number. */
function listed(units: readonly string[], names: Readonly<Record<string, string>>): string {
  return [...new Set(units)]
    .map((id) => [names[id], units.filter((other) => other === id).length] as const)
    .map(([name, count]) => (count > 1 ? `${name} (${count})` : name))
    .join(', ');
}

// ---- a row for everything

const keywordsOf = ({ messages }: Book, words: readonly (string | null)[]): string =>
  words.flatMap((word) => (word === null ? [] : [messages.term[word]])).join(', ');
const abilitiesOf = ({ messages }: Book, abilities: readonly Ability[]): string[] =>
  abilities.map((ability) => messages.ability[ability]?.name ?? ability);
/** The tables are by faction, except the last, which names it. */
function unitRow(book: Book, unit: UnitDef): string[] {
  const { id, points, base, faction, subfaction, descriptor, troops, costs, colours, bar, slots } = unit;
  const { messages } = book;
  return [
    id,
    messages.unit[id] ?? '',
    `${points}`,
    book.base[base] ?? '',
    keywordsOf(book, [skirmishers.includes(unit) ? faction : null, subfaction, descriptor, troops]),
    costs.join(' '),
    colours.map((colour) => messages.term[colour]).join(' '),
    abilitiesOf(book, bar).join(', ') || '–',
    slotsOf(book, slots),
  ];
}
/** `S1-S3 white small 1: D, Wall of Shields (Legionary); ...`: equal slots one after another together. */
function slotsOf(book: Book, slots: readonly SlotDef[]): string {
  const written = slots.map((slot) => slotOf(book, slot));
  const firsts = written.flatMap((one, slot) => (one === written[slot - 1] ? [] : [slot]));
  return firsts
    .map((first, group) => {
      const last = (firsts[group + 1] ?? slots.length) - 1;
      return `${first === last ? `S${first + 1}` : `S${first + 1}-S${last + 1}`} ${written[first]}`;
    })
    .join('; ');
}
function slotOf(book: Book, { circle, size, pegs, icons, abilities, figure }: SlotDef): string {
  const { messages } = book;
  const letters = ICONS.map((icon) => messages.draw.icon[icon].repeat(icons[icon])).join('');
  const gives = [...(letters === '' ? [] : [letters]), ...abilitiesOf(book, abilities)].join(', ') || '–';
  return `${messages.term[circle]} ${messages.term[size]} ${pegs}: ${gives}${figure === null ? '' : ` (${messages.figure[figure]})`}`;
}
const figureRow = (book: Book, { id, circle, size, pegs, faction, subfaction, descriptor, troops }: FigureDef): string[] => [
  id,
  book.messages.figure[id] ?? '',
  book.messages.term[circle] ?? '',
  book.messages.term[size] ?? '',
  `${pegs}`,
  keywordsOf(book, [faction, subfaction, descriptor, troops]),
];
function battlefieldRow({ messages, facing, players, comma }: Book, { id, width, depth, seats, zones, pieces }: BattlefieldDef): string[] {
  const number = (length: number): string => `${length}`.replace('.', comma);
  return [
    messages.term[id] ?? '',
    `${width} × ${depth}`,
    `${seats.join(' / ')} ${players}`,
    zones.map(({ x, y, heading }, zone) => `${zone + 1}: x ${x.join('-')}, y ${y.join('-')}, ${facing[heading]}`).join('; '),
    pieces
      .map(({ piece, x, y, heading }) => `${messages.term[piece]} ${number(x)}/${number(y)}${heading === 0 ? '' : ` (${heading * 45}°)`}`)
      .join('; '),
  ];
}

describe.each(BOOKS)('in the rulebook ($lang)', (book) => {
  const { lang, messages, facing, comma } = book;
  rule('ARC-18.9', 'the ready-made armies are those on offer', () => {
    expect(rowsOf(lang, 'ARC-18.9').map(([, units, points]) => [units, points])).toEqual(
      armies.map(({ units }) => [listed(units, messages.unit), `${pointsOfArmy(content, units)}`]),
    );
  });
  rule('ARC-18.10', 'every unit is as its card says, slot by slot', () => {
    expect(rowsOf(lang, 'ARC-18.10').filter(([code = '']) => !code.startsWith('1'))).toEqual(
      content.units.map((unit) => unitRow(book, unit)),
    );
  });
  rule('ARC-18.10', 'every figure is listed', () => {
    expect(rowsOf(lang, 'ARC-18.10').filter(([code = '']) => code.startsWith('1'))).toEqual(
      content.figures.map((figure) => figureRow(book, figure)),
    );
  });
  rule('ARC-18.11', 'the battlefields are as they are drawn', () => {
    expect(rowsOf(lang, 'ARC-18.11')).toEqual(content.battlefields.map((field) => battlefieldRow(book, field)));
  });
  rule('ARC-18.12', 'the units of the first battle stand where the rulebook puts them', () => {
    const told = Object.fromEntries(rowsOf(lang, 'ARC-18.12').map(([name, , place]) => [name, place]));
    const laid = FIRST_ARMIES.flatMap(({ units }) => units).map((id) => {
      const [x = 0, y = 0, heading = 0] = FIRST_POSES[id] ?? [];
      return [messages.unit[id], `${x}/${y}`.replaceAll('.', comma).concat(` ${facing[heading]}`)];
    });
    expect(told).toEqual(Object.fromEntries(laid));
  });
});
