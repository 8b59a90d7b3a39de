// The site in a browser, driven by what it says itself.
import type { Translate } from '@tabularium/parts/shape';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { StoredMatch } from '../../link/shape.ts';
import { speak, translateIn } from '../../settings/messages/index.ts';
import { hrefOf, type Route } from '../../settings/routes.ts';
import type { Speed } from '../../settings/settings.ts';
import { partsOf } from '../../store/idb.ts';
import { type Guise, SIZES, USUAL } from './guise.ts';

export interface AppOptions extends Partial<Guise> {
  /** Whether the service worker may run. It only costs time unless a test is about it. */
  readonly keepsSite?: boolean;
  /** The address of a proxy for all traffic. */
  readonly proxy?: string;
  /** How fast things move. Nothing moves unless a test is about it. */
  readonly speed?: Speed;
  /** Whether the reader likes motion; without it, nothing moves at any speed. */
  readonly moves?: boolean;
}

export class App {
  readonly context: BrowserContext;
  readonly guise: Guise;
  /** The house's words in the page's language. */
  readonly t: Translate;
  /** Errors on the page so far. */
  readonly mishaps: string[] = [];
  /** The site's files that the page and its workers have requested. */
  readonly files = new Set<string>();
  readonly #site: string;
  #page: Page;

  private constructor(site: string, context: BrowserContext, page: Page, guise: Guise) {
    this.#site = site;
    this.context = context;
    this.#page = page;
    this.guise = guise;
    this.t = translateIn(guise.language);
    context.on('request', (request) => {
      if (request.url().startsWith(site)) this.files.add(new URL(request.url()).pathname.slice(1));
    });
    context.on('weberror', (error) => this.mishaps.push(error.error().message));
    context.on('console', (message) => message.type() === 'error' && this.mishaps.push(message.text()));
  }
  get page(): Page {
    return this.#page;
  }

  /** A fresh browser context with empty storage. */
  static async open(
    site: string,
    browser: Browser,
    { keepsSite = false, proxy, speed = 'off', moves = false, ...options }: AppOptions = {},
  ): Promise<App> {
    const guise = { ...USUAL, ...options };
    await speak(guise.language);
    const context = await browser.newContext({
      viewport: SIZES[guise.size],
      hasTouch: guise.size === 'phone',
      isMobile: guise.size === 'phone',
      colorScheme: guise.light,
      reducedMotion: moves ? 'no-preference' : 'reduce',
      serviceWorkers: keepsSite ? 'allow' : 'block',
      permissions: ['clipboard-read', 'clipboard-write'],
      ...(proxy !== undefined && { proxy: { server: proxy } }),
    });
    context.setDefaultTimeout(30_000);
    // Tests answer with one click, whatever it gives up, unless they are about that.
    const settings = { language: guise.language, theme: guise.light, speed, drawer: 'open', name: '', givingUp: 'never' };
    await context.addInitScript((text) => {
      if (location.protocol !== 'about:' && localStorage.getItem('tabularium.settings') === null)
        localStorage.setItem('tabularium.settings', text);
    }, JSON.stringify(settings));
    const app = new App(site, context, await context.newPage(), guise);
    await app.go({ page: 'home' });
    return app;
  }
  close(): Promise<void> {
    return this.context.close();
  }
  /** Closes the page and opens another one in the same browser. */
  async reopen(address: string): Promise<void> {
    const closed = this.#page;
    this.#page = await this.context.newPage();
    await closed.close();
    await this.#page.goto(address);
  }

  async go(route: Route): Promise<void> {
    await this.page.goto(this.#site + hrefOf(route));
    await this.page.locator('main').waitFor();
  }
  /** Closes whatever is open, so that the next page starts fresh. */
  async clear(): Promise<void> {
    await this.page.evaluate(() => {
      location.hash = '#/-';
    });
    await this.heading(this.t('lost.title')).waitFor();
  }
  /** Waits until the page has loaded its fonts and everything else it first needs. */
  async calm(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
  }
  /** Waits until nothing on the page has changed for a moment. */
  still(): Promise<void> {
    return this.page.evaluate((moment) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      let timer = setTimeout(resolve, moment);
      const watch = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(resolve, moment);
      });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      return promise.finally(() => watch.disconnect());
    }, 300);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }
  heading(name: string): Locator {
    return this.page.getByRole('heading', { name });
  }
  async closeDialog(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.dialog.waitFor({ state: 'detached' });
  }
  /** Stores matches in this browser, as if they had been played here. */
  async keep(...matches: readonly StoredMatch[]): Promise<void> {
    await this.page.evaluate(async (parts) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('tabularium');
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
      });
      const tx = db.transaction(['matches', 'origins', 'inputs'], 'readwrite');
      for (const { summary, origins, inputs } of parts) {
        tx.objectStore('matches').put(summary);
        tx.objectStore('origins').put(origins);
        for (const input of inputs) tx.objectStore('inputs').put({ ...input, match: summary.id });
      }
      await new Promise((resolve, reject) => {
        tx.addEventListener('complete', resolve);
        tx.addEventListener('error', () => reject(tx.error ?? new Error('not kept')));
      });
      db.close();
    }, matches.map(partsOf));
  }
}
