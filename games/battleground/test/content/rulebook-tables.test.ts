// The tables and card texts of both rulebooks must match the content.
import { readFileSync } from 'node:fs';
import { rule } from '@tabularium/kernel/testing';
import { describe, expect } from 'vitest';
import { costOfArmy } from '../../content/army-lists.ts';
import { content } from '../../content/index.ts';
import { STATS } from '../../content/kinds.ts';
import { type ElementKind, IN_BOX, maps } from '../../content/maps.ts';
import en from '../../messages/en.json' with { type: 'json' };
import it from '../../messages/it.json' with { type: 'json' };

interface Book {
  readonly lang: string;
  readonly names: Readonly<Record<string, string>>;
  readonly elements: Readonly<Record<ElementKind, string>>;
  readonly difficult: string;
  readonly objectives: string;
  readonly factionDeck: string;
  readonly types: Readonly<Record<string, string>>;
}
const BOOKS: readonly Book[] = [
  {
    lang: 'en',
    names: en.term,
    elements: {
      H3: 'high, 3 hexes',
      H4: 'high, 4 hexes',
      X3: 'mixed, 3 hexes',
      X4: 'mixed, 4 hexes',
      L2: 'low, 2 hexes',
      L3: 'low, 3 hexes',
      CO: 'columns',
      PL: 'platforms',
      LA: 'ladders',
    },
    difficult: 'difficult terrain',
    objectives: 'objective tokens',
    factionDeck: 'the cards of the faction',
    types: { melee: 'melee', ranged: 'ranged', spell: 'spell' },
  },
  {
    lang: 'it',
    names: it.term,
    elements: {
      H3: 'alto, 3 esagoni',
      H4: 'alto, 4 esagoni',
      X3: 'misto, 3 esagoni',
      X4: 'misto, 4 esagoni',
      L2: 'basso, 2 esagoni',
      L3: 'basso, 3 esagoni',
      CO: 'colonne',
      PL: 'piattaforme',
      LA: 'scale',
    },
    difficult: 'terreno difficile',
    objectives: 'gettoni obiettivo',
    factionDeck: 'le carte della fazione',
    types: { melee: 'mischia', ranged: 'a distanza', spell: 'incantesimo' },
  },
];
function sectionOf(lang: string, id: string): string {
  const text = readFileSync(new URL(`../../rulebook/${lang}.md`, import.meta.url), 'utf8');
  const [, after = ''] = text.split(`### ${id} (`);
  return after.split(/^##/m)[0] ?? '';
}
/** The tables under a rule, row by row and cell by cell, without their headings. */
const tablesOf = (lang: string, id: string): string[][][] =>
  [...sectionOf(lang, id).matchAll(/^\|-.*\n((?:\|.*\n)+)/gm)].map(([, rows = '']) =>
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
/** A card's name and the numbers in brackets after it. */
function printedCard(lang: string, id: string): unknown[] {
  const [, name, facts = ''] = /\*\*(.+?)\*\* \((.+?)\)\./.exec(sectionOf(lang, id)) ?? [];
  return [name, ...[...facts.matchAll(/[+-]?\d+/g)].map(([number]) => Number(number))];
}

describe.each(BOOKS)('in the rulebook ($lang)', ({ lang, names, elements, difficult, objectives, factionDeck, types }) => {
  const called = (ids: readonly string[]): string => ids.map((id) => names[id]).join(', ');

  rule('MOB-17.10', 'every character has its values and what it can carry', () => {
    const [values, slots] = tablesOf(lang, 'MOB-17.10');
    expect(values).toEqual(
      content.characters.map(({ id, health, stats, speed, cost }) =>
        [names[id], health, ...STATS.map((stat) => stats[stat]), speed.join('/'), cost].map(String),
      ),
    );
    expect(slots).toEqual(
      content.characters.map(({ id, slots: { weapons, types: carried, trinkets, shields, armours } }) =>
        [names[id], `${weapons} (${carried.map((type) => types[type]).join(', ')})`, trinkets, shields, armours].map(String),
      ),
    );
  });
  rule('MOB-17.9', 'the ready-made armies are those on offer', () => {
    expect(tablesOf(lang, 'MOB-17.9')[0]).toEqual(
      content.armies.map((army) => {
        const gear = army.characters.map(({ character, weapons, items }) => `${names[character]}: ${called([...weapons, ...items])}`);
        const isFactionDeck = army.fate.every((card) => content.fate.find(({ id }) => id === card)?.faction !== null);
        const deck = isFactionDeck ? factionDeck : `${called([...new Set(army.fate)])}; ${called(army.glory)}`;
        return [names[army.id], gear.join('; '), String(costOfArmy(content, army)), deck];
      }),
    );
  });
  rule(['MOB-16.1', 'MOB-16.2', 'MOB-16.3', 'MOB-16.4'], 'the maps are laid out as listed', () => {
    for (const [i, map] of maps.entries()) {
      const told = Object.fromEntries(tablesOf(lang, `MOB-16.${i + 1}`).flat());
      const lying = Object.entries(map.elements).map(([kind, hexes]) => [elements[kind as ElementKind], hexes.join(' / ')]);
      const rest = [
        [difficult, map.difficult],
        [objectives, map.objectives.replaceAll(' ', ', ')],
      ];
      expect(told, map.id).toEqual(Object.fromEntries([...lying, ...rest]));
    }
  });
  rule('MOB-16.5', 'the box holds as many elements as listed', () => {
    const told = (tablesOf(lang, 'MOB-16.5')[0] ?? []).map(([element, count]) => [element, Number(count)]);
    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries(Object.entries(IN_BOX).map(([kind, count]) => [elements[kind as ElementKind], count])),
    );
  });
  rule(['MOB-12.1', 'MOB-13.1', 'MOB-14.1', 'MOB-15.1'], 'every card has its name and its numbers', () => {
    for (const [i, { id, copies, dice, cost, range, mana, type }] of content.weapons.entries()) {
      const reach = type === 'melee' ? [] : type === 'spell' ? [range, mana] : [range];
      expect(printedCard(lang, `MOB-12.${i + 1}`), id).toEqual([names[id], copies, dice, ...reach, cost]);
    }
    for (const [i, { id, copies, cost, use }] of content.items.entries()) {
      const price = use.kind === 'active' ? [use.ability.ap, use.ability.mana].filter((points) => points > 0) : [];
      expect(printedCard(lang, `MOB-13.${i + 1}`), id).toEqual([names[id], copies, ...price, cost]);
    }
    for (const [i, { id, copies, initiative, ap, mana }] of content.fate.entries())
      expect(printedCard(lang, `MOB-14.${i + 1}`), id).toEqual([names[id], copies, initiative, ap, mana]);
    for (const [i, { id, copies, initiative, ap, mana, points }] of content.glory.entries())
      expect(printedCard(lang, `MOB-15.${i + 1}`), id).toEqual([names[id], copies, initiative, ap, mana, points]);
  });
});
