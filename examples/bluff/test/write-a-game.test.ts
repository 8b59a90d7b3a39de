// The code in docs/write-a-game.md is the example's.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const blocks = [...read('docs/write-a-game.md').matchAll(/^```(\w*) ?(\S*)\n(.*?)\n```$/gms)].map(
  ([, language = '', path = '', text = '']) => ({
    language,
    path,
    text,
  }),
);

test.each(blocks)('$language $path', ({ language, path, text }) => {
  if (path === '') expect(language, 'code without a path cannot be compared').toBe('sh');
  else expect(read(path)).toContain(`${text}\n`);
});
test('code is shown', () => {
  expect(blocks.filter(({ path }) => path !== '').length).toBeGreaterThan(15);
});
test('the example is as short as it says', () => {
  const files = globSync('examples/bluff/**/*.ts', { cwd: root, exclude: ['**/test/**', '**/bot/{foresight,weights}.ts'] });
  const lines = files.reduce((sum, file) => sum + read(file).trimEnd().split('\n').length, 0);
  expect(files.length).toBeGreaterThan(5);
  expect(lines).toBeLessThanOrEqual(300);
});
