// Renders web/public/icon.svg in the sizes that phones and desktops ask for: `node scripts/app-icons.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { serveChromium } from '../web/test/browser/chromium.ts';
import { ensureChromium } from './ensure-chromium.ts';

interface Picture {
  readonly file: string;
  readonly size: number;
  /** The scale of the drawing in icons that the system masks, whose background fills the square. */
  readonly cut?: number;
}
const PICTURES: readonly Picture[] = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, cut: 0.76 }, // inside the central circle that every mask leaves
  { file: 'apple-touch-icon.png', size: 180, cut: 0.9 },
];

const problem = await ensureChromium();
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}
const folder = join(import.meta.dirname, '..', 'web', 'public');
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');
const server = await serveChromium();
try {
  const browser = await chromium.connect(server.wsEndpoint());
  for (const { file, size, cut } of PICTURES) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
    await page.evaluate((scale) => {
      if (scale === undefined) return;
      document.querySelector('svg > rect')?.removeAttribute('rx');
      document.querySelector('svg > g')?.setAttribute('transform', `translate(256 256) scale(${scale}) translate(-256 -256)`);
    }, cut);
    writeFileSync(join(folder, file), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
} finally {
  await server.close();
}
