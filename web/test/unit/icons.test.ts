// What a phone requires before it installs the site as an app.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string; readonly purpose: string }[];
}
const web = new URL('../../', import.meta.url);
const publicFile = (name: string): Buffer => readFileSync(new URL(`public/${name}`, web));

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47];
/** Width x height from the header of a PNG. */
function sizeOf(png: Buffer): string {
  expect([...png.subarray(0, 4)]).toEqual(SIGNATURE);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
const { icons } = JSON.parse(publicFile('manifest.webmanifest').toString()) as Manifest;
const pictures = icons.filter(({ type }) => type === 'image/png');

test('the manifest has the pictures that make the site an app', () => {
  expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
});
test.each(pictures)('$src is as large as the manifest says', ({ src, sizes }) => {
  expect(sizeOf(publicFile(src))).toBe(sizes);
});
test('the page names a picture for the home screen of an iPhone', () => {
  const page = readFileSync(new URL('index.html', web), 'utf8');
  const src = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(sizeOf(publicFile(src))).toBe('180x180');
});
