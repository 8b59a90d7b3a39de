// Vite's development server hands out JSON as a script, and takes `with { type: 'json' }` away from static imports only: the browser refuses the
// others. Node and the build want the attribute, so it is taken away here, as blanks, which leaves every line where it was.
import type { Plugin } from 'vite';

const ATTRIBUTE = /(?<=\bimport\(\s*'[^']+\.json'\s*),\s*\{\s*with:\s*\{\s*type:\s*'json'\s*,?\s*\}\s*,?\s*\}/g;

export const withoutJsonAttributes = (code: string): string => code.replaceAll(ATTRIBUTE, (text) => text.replaceAll(/\S/g, ' '));

export const jsonImports = (): Plugin => ({
  name: 'tabularium-json-imports',
  apply: 'serve',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: '.json' },
    handler: (code) => ({ code: withoutJsonAttributes(code), map: null }),
  },
});
