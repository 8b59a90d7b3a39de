// After every change, the browser works out anew the style of all that stands below an element whose `:has()` selects something inside it.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const MARK = '§';
/** The selector without parentheses; a mark stands where there was a `:has()`. */
function marked(selector: string): string {
  const plain = selector.replace(/[\w:-]*\([^()]*\)/, (part) => (part.includes(':has(') || part.includes(MARK) ? MARK : ''));
  return plain === selector ? plain : marked(plain);
}
/** The selectors of a stylesheet in which something stands below an element with `:has()`. */
function farReaching(css: string): readonly string[] {
  const blocks = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/[^{};]+(?=\{)/g) ?? [];
  const selectors = blocks.flatMap((block) => block.split(/,(?![^(]*\))/)).map((selector) => selector.trim());
  return selectors.filter((selector) => /§[^\s>+~]*[\s>+~]+\S/.test(marked(selector)));
}

test('`:has()` decides about the element itself, not about what stands in it', () => {
  expect(farReaching('.a:has(> .b):hover { } .c:has(.d) .e, .f { } @media (width < 9rem) { :not(:has([data-g])) > .h { } }')).toEqual([
    '.c:has(.d) .e',
    ':not(:has([data-g])) > .h',
  ]);
  const files = globSync('{web,parts,games}/**/*.css', { exclude: (path) => path.includes('node_modules') });
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => farReaching(readFileSync(file, 'utf8')).map((selector) => `${file}: ${selector}`))).toEqual([]);
});
