// Vite's development server serves JSON as a script but strips `with { type: 'json' }` only from static imports, so the browser refuses dynamic
// ones. Node and the build need the attribute, so we strip it here. Spaces replace it to keep line and column numbers.
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
