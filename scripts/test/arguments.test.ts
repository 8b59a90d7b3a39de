import { expect, test } from 'vitest';
import { argumentsOf } from '../checks/arguments.ts';
import { STEPS } from '../checks/steps.ts';

test('without a word everything is tested', () => {
  expect(argumentsOf([])).toEqual({ steps: STEPS, scope: { tests: 'all', browser: 'all' } });
  expect(argumentsOf(['types', 'lint'])).toMatchObject({ steps: ['types', 'lint'] });
});
test('a game has its tests and its pages, whatever it is called', () => {
  const pages = ['arcane-legions', 'pages-arcane-legions'].map((name) => `web/test/browser/${name}.browser.test.ts`);
  expect(argumentsOf(['--game', 'arcane-legions'])).toEqual({
    steps: STEPS,
    scope: {
      tests: ['/arcane-legions/test/', 'cli/test/coverage.test.ts'],
      browser: expect.arrayContaining(pages),
      game: 'arcane-legions',
    },
  });
});
test('what changed since a commit is found', () => {
  expect(argumentsOf(['tests', '--since', 'HEAD'])).toMatchObject({ steps: ['tests'], scope: expect.anything() });
});
test.each([
  [['lints'], 'No such step: lints. The steps are types, lint,'],
  [['--game', 'chess'], 'There is no game "chess". The games are arcane-legions, battalia,'],
  [['--since', 'no-such-commit'], 'There is no commit "no-such-commit".'],
  [['--since', '--all'], "Option '--since' argument is ambiguous"],
  [['--game', 'romolo', '--since', 'HEAD'], 'Either --game or --since, not both.'],
  [['--fast'], "Unknown option '--fast'"],
])('%j is refused with a sentence', (args, sentence) => {
  expect(argumentsOf(args)).toContain(sentence);
});
