import { readFileSync } from 'node:fs';
import { loadPackages } from '@tabularium/games';
import { LANGUAGES } from '@tabularium/parts/shape';
import { parseWholeRulebook } from '@tabularium/speech';
import { describe, expect, test } from 'vitest';
import { blocksOf, spansOf } from '../../rulebook/markdown.ts';
import { anchorOf, entriesOf, excerptOf, findIn } from '../../rulebook/search.ts';

test('rule ids and bold words are found in a line', () => {
  expect(spansOf('See BAT-7.5 and **all** of it.')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'rule', text: 'BAT-7.5' },
    { kind: 'text', text: ' and ' },
    { kind: 'strong', text: 'all' },
    { kind: 'text', text: ' of it.' },
  ]);
});

test('paragraphs, lists, tables and notes', () => {
  const blocks = blocksOf('One\nline.\n\n- a\n- b\n\n1. x\n\n| A | B |\n|---|:-:|\n| 1 | |\n\n> Why: because.\n> Just so.');
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'list', 'table', 'note', 'note']);
  expect(blocks[0]).toMatchObject({ line: [{ text: 'One line.' }] });
  expect(blocks[3]).toMatchObject({ head: [[{ text: 'A' }], [{ text: 'B' }]], rows: [[[{ text: '1' }], []]] });
  expect(blocks[4]).toMatchObject({ label: 'Why', line: [{ text: 'because.' }] });
  expect(blocks[5]).toMatchObject({ label: '' });
});

const book = parseWholeRulebook(
  '# G\n\n## 1 Le città\n\nIntro.\n\n### TTT-1.1 (original)\nOgni città conta.\n\n### TTT-1.2 (ours)\nL’eroe riposa.\n\n### TTT-1.10 (ours)\nTre in fila.',
);
const entries = entriesOf(book);

test('rules are found by id first, then by all words, whatever the accents and apostrophes', () => {
  const idsFor = (question: string): (string | undefined)[] => findIn(entries, question).map(({ id }) => id);
  expect(idsFor('ttt-1.1')).toEqual(['TTT-1.1', 'TTT-1.10']);
  expect(idsFor('citta conta')).toEqual(['TTT-1.1']);
  expect(["l'eroe", 'l’eroe'].map(idsFor)).toEqual([['TTT-1.2'], ['TTT-1.2']]);
  expect(idsFor('fila tre')).toEqual(['TTT-1.10']);
  expect(idsFor('intro')).toEqual([undefined]);
  expect(idsFor(' ')).toEqual([]);
  expect(anchorOf('1 Le città')).toBe('1-le-citta');
});

test('an excerpt shows the word as it is written', () => {
  const [found] = findIn(entries, 'citta conta');
  expect(found && excerptOf(found, 'citta')).toEqual(['Ogni ', 'città', ' conta.']);
  const [resting] = findIn(entries, "l'eroe");
  expect(resting && excerptOf(resting, "l'eroe")).toEqual(['', 'L’eroe', ' riposa.']);
});

describe.each((await loadPackages()).flatMap((pkg) => LANGUAGES.map((language) => ({ pkg, language }))))(
  '$pkg.game.id in $language',
  ({ pkg, language }) => {
    const whole = parseWholeRulebook(readFileSync(pkg.rulebook[language], 'utf8'));
    test('every place has its own address, and every rule referred to is there', () => {
      const all = entriesOf(whole);
      expect(new Set(all.map(({ anchor }) => anchor)).size).toBe(all.length);
      const texts = all.map(({ text }) => text).join('\n');
      const referred = blocksOf(texts)
        .flatMap((block) => ('line' in block ? block.line : []))
        .filter(({ kind }) => kind === 'rule');
      const ids = new Set(all.map(({ id }) => id));
      expect(referred.map(({ text }) => text).filter((id) => !ids.has(id))).toEqual([]);
    });
  },
);
