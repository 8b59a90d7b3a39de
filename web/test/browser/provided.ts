// What the tests are given: a site that is served, and a browser to look at it.
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the site. */
    site: string;
    /** The folder that it was built into. */
    dist: string;
    /** A folder for what one process found out and others need, too. */
    notes: string;
    /** Where the browser listens. */
    browser: string;
  }
}

let connected: Promise<Browser> | undefined;
/** The one browser of the whole run. */
export const browser = (): Promise<Browser> => {
  connected ??= chromium.connect(inject('browser'));
  return connected;
};
