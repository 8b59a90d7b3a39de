// Tells the service worker which files were built, so that the site works offline.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function offline(): Plugin {
  let copied = ''; // the folder with files that are copied unchanged
  return {
    name: 'tabularium-offline',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      copied = publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const contents = new Map<string, string | Uint8Array>();
        for (const [name, file] of Object.entries(bundle)) contents.set(name, file.type === 'chunk' ? file.code : file.source);
        for (const file of readdirSync(copied, { withFileTypes: true }))
          if (file.isFile()) contents.set(file.name, readFileSync(join(copied, file.name))); // not api/, which a server may have too
        const files = [...contents.keys()].filter((name) => !name.endsWith('.map')).toSorted();
        const hash = createHash('sha256');
        for (const name of files) hash.update(name).update(contents.get(name) ?? '');
        const source = readFileSync(new URL('./sw.js', import.meta.url), 'utf8')
          .replace('__VERSION__', hash.digest('hex').slice(0, 16))
          .replace('__FILES__', JSON.stringify(files.map((name) => (name === 'index.html' ? './' : name))));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
