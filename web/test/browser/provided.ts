// What global setup provides: a served site, and a browser.
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the site. */
    site: string;
    /** The folder with the built site. */
    dist: string;
    /** A folder for results that processes share. */
    notes: string;
    /** The address of the browser's debugging port. */
    browser: string;
  }
}

let connected: Promise<Browser> | undefined;
/** The one browser of the whole run. */
export const browser = (): Promise<Browser> => {
  connected ??= chromium.connect(inject('browser'));
  return connected;
};
