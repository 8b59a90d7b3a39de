// Every message of every game with every kind of fact, in both languages. To read them: npm run prove -- words --out DIR
import { loadPackages } from '@tabularium/games';
import type { Messages } from '@tabularium/parts/shape';
import { expect, test } from 'vitest';
import { heardIn, skim, skimText } from '../testing/skim.ts';

/** The percentage of messages for which no facts are found here. The tests of their games say them, with facts derived from types. */
const MOST_UNSAID = 3;
const DECISIONS = 80;

const packages = await loadPackages();
test.each(packages.map((pkg) => [pkg.game.id, pkg] as const))('%s', (_id, pkg) => {
  const { lines, wrong, unsaid } = skim(pkg, heardIn(pkg, DECISIONS));
  expect(wrong).toEqual([]);
  expect(lines.length).toBeGreaterThan(10);
  expect((100 * unsaid.length) / lines.length, unsaid.join('\n')).toBeLessThan(MOST_UNSAID);
});

test('leftovers, gaps and doubts are found, and all is written down', () => {
  const it: Messages = {
    term: { boat: 'barca' },
    ask: { fine_one: 'Scegli {{count}} carta.', fine_other: 'Scegli {{count}} carte.' },
    bad: { twice: 'di  nuovo', fact: 'Ecco {{ who.', stop: 'Fine ..', gap: 'vedi $t(no.such)', spare: 'Ecco  {{who}}' },
    odd: { article: 'una isola', again: 'la la barca' },
  };
  const found = skim({ messages: { en: it, it } });
  expect(found.wrong).toEqual([
    'bad.twice: di  nuovo',
    'bad.fact: Ecco {{ who.',
    'bad.stop: Fine ..',
    'bad.gap: there is no no.such',
    'bad.spare: Ecco  {{who}}',
  ]);
  expect(found.unsaid.map((line) => line.split(':')[0])).toContain('bad.twice');
  expect(found.doubtful).toEqual(expect.arrayContaining(['odd.article (it): una isola', 'odd.again (it): la la barca']));
  const text = skimText('toy', found);
  expect(text).toContain('ask.fine\n  en  Scegli 1 carta.\n  it  Scegli 1 carta.\n  en  Scegli 2 carte.');
  expect(text).toContain('## Unsaid\n\nbad.twice: di  nuovo');
});
