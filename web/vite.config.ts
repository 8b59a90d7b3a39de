import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { jsonImports } from './json-imports.ts';
import { offline } from './offline.ts';

/** Workers need neither words nor pictures, so we drop those imports of a `game.ts`. A test checks the built workers. */
const withoutPictures = (): Plugin => ({
  name: 'tabularium-without-pictures',
  enforce: 'pre',
  resolveId: (id, importer) =>
    /[\\/](games|examples)[\\/][^\\/]+[\\/]game\.ts$/.test(importer ?? '') &&
    /^\.\/(board|cover|words|messages|terminal|workshop)\//.test(id)
      ? '\0nothing'
      : undefined,
  load: (id) => (id === '\0nothing' ? 'export {};' : undefined),
});

/** Where a server listens, for trying online play while the site is being changed: TABULARIUM_API=http://localhost:5174. */
const api = process.env['TABULARIUM_API'];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './', // a static site that works in any folder
  resolve: { alias: { 'react-style-singleton': fileURLToPath(new URL('./ui/style-singleton.ts', import.meta.url)) } },
  plugins: [react(), jsonImports(), offline()],
  worker: { format: 'es', plugins: () => [withoutPictures()] },
  assetsInclude: ['**/*.md'],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2024', assetsInlineLimit: 2048, modulePreload: { polyfill: false } }, // every browser of 2024 preloads modules
  optimizeDeps: { entries: ['index.html', '**/*.worker.ts'] }, // or the page would reload when its first worker starts
  server: { port: 5173, strictPort: false, ...(api !== undefined && { proxy: { '/api/': api } }) },
});
