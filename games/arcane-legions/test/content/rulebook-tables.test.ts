// The tables of both rulebooks, against the content they tell of.
import { readFileSync } from 'node:fs';
import { rule } from '@tabularium/kernel/testing';
import { describe, expect } from 'vitest';
import { armies, FIRST_ARMIES } from '../../content/armies.ts';
import { pointsOfArmy } from '../../content/army-lists.ts';
import { content } from '../../content/index.ts';
import { FIRST_POSES } from '../../content/tables.ts';
import en from '../../messages/en.json' with { type: 'json' };
import it from '../../messages/it.json' with { type: 'json' };

type Names = Readonly<Record<string, string>>;
interface Book {
  readonly lang: string;
  readonly names: Names;
  readonly facing: Readonly<Record<number, string>>;
  readonly comma: string;
}
const BOOKS: readonly Book[] = [
  { lang: 'en', names: en.unit, facing: { 0: 'facing north', 4: 'facing south' }, comma: '.' },
  { lang: 'it', names: it.unit, facing: { 0: 'verso nord', 4: 'verso sud' }, comma: ',' },
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
/** As the armies are written: each unit once, with how many of it there are. */
function listed(units: readonly string[], names: Names): string {
  return [...new Set(units)]
    .map((id) => [names[id], units.filter((other) => other === id).length] as const)
    .map(([name, count]) => (count > 1 ? `${name} (${count})` : name))
    .join(', ');
}

describe.each(BOOKS)('in the rulebook ($lang)', ({ lang, names, facing, comma }) => {
  rule('ARC-18.9', 'the ready-made armies are those that are offered', () => {
    expect(rowsOf(lang, 'ARC-18.9').map(([, units, points]) => [units, points])).toEqual(
      armies.map(({ units }) => [listed(units, names), `${pointsOfArmy(content, units)}`]),
    );
  });
  rule('ARC-18.10', 'every unit has its name, its points and the costs of its steps', () => {
    expect(
      rowsOf(lang, 'ARC-18.10')
        .filter(([code = '']) => code in names)
        .map(([code, name, points, , , costs]) => [code, name, points, costs]),
    ).toEqual(content.units.map(({ id, points, costs }) => [id, names[id], `${points}`, costs.join(' ')]));
  });
  rule('ARC-18.12', 'the units of the first battle stand where they are laid', () => {
    const told = Object.fromEntries(rowsOf(lang, 'ARC-18.12').map(([name, , place]) => [name, place]));
    const laid = FIRST_ARMIES.flatMap(({ units }) => units).map((id) => {
      const [x = 0, y = 0, heading = 0] = FIRST_POSES[id] ?? [];
      return [names[id], `${x}/${y}`.replaceAll('.', comma).concat(` ${facing[heading]}`)];
    });
    expect(told).toEqual(Object.fromEntries(laid));
  });
});
