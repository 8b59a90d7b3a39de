// Abilities with their forms and prices, read from a plain list that a person can compare. Units, figures and battlefields are listed in the rulebook.
import { readFileSync } from 'node:fs';

/** `WALL OF SHIELDS` is called wallOfShields. */
const called = (words: string): string =>
  words
    .replaceAll("'", '')
    .toLowerCase()
    .replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());

/** In the order of their rules. */
export const printedAbilities = readFileSync(new URL('../printed/abilities.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', form = '', price = ''] = line.split('|').map((cell) => cell.trim());
    return { id: called(name), form, price: Number.parseInt(price, 10), isPerIcon: price.endsWith(' n') };
  });
