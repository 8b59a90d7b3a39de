// Somebody at a browser of their own, who looks at the page and clicks on it.
import { type Decision, PASS, type Pick, type Seat } from '@tabularium/kernel';
import type { AnyKit, GamePackage } from '@tabularium/parts/shape';
import { type Speaker, speaker } from '@tabularium/speech';
import type { Browser, Locator } from 'playwright-core';
import type { App, AppOptions } from '../../../web/test/browser/app.ts';
import { Cable } from '../../../web/test/browser/cable.ts';
import { openOnline } from '../../../web/test/browser/lobby.ts';
import { showWholeLog, unfold } from '../../../web/test/browser/table.ts';
import type { Truth } from './books.ts';
import { Heard } from './heard.ts';
import { PATIENCE, until } from './until.ts';

export interface Place {
  readonly site: string;
  /** Where the server listens. */
  readonly port: number;
  readonly browser: Browser;
}
/** What a browser says of a request that got no answer. */
const NO_ANSWER = /^Failed to load resource: net::ERR_/;
type AnyDecision = Decision<AnyKit>;

export class Person {
  readonly name: string;
  /** Nothing for spectators. */
  readonly seat: Seat | undefined;
  readonly app: App;
  readonly cable: Cable;
  readonly heard: Heard;
  /** How many errors the page had reported when the trouble began. */
  #before: number | undefined;

  private constructor(name: string, seat: Seat | undefined, app: App, cable: Cable, heard: Heard) {
    this.name = name;
    this.seat = seat;
    this.app = app;
    this.cable = cable;
    this.heard = heard;
  }
  /** Opens a browser with a fresh profile. */
  static async at({ site, port, browser }: Place, name: string, seat: Seat | undefined, options: AppOptions): Promise<Person> {
    const heard = new Heard();
    const cable = await Cable.to(port, heard.take);
    try {
      const app = await openOnline(site, browser, { ...options, keepsSite: true, proxy: cable.address });
      return new Person(name, seat, app, cable, heard);
    } catch (error) {
      cable.close();
      throw error;
    }
  }
  async leave(): Promise<void> {
    await this.app.close();
    this.cable.close();
  }
  get isOnPhone(): boolean {
    return this.app.guise.size === 'phone';
  }
  /** The sentences that this person reads. */
  words(pkg: GamePackage, names: readonly string[]): Speaker {
    return speaker(pkg, { language: this.app.guise.language, names, ...(this.seat !== undefined && { you: this.seat }) });
  }

  // ---- looking

  /** Waits until the page offers this decision: the same options with the same words of the notation. */
  async sees({ texts, pass, some }: AnyDecision): Promise<void> {
    const wanted = [...texts, ...(pass && !some ? [PASS] : [])].join('\n');
    await until(
      async () => {
        await this.show('play');
        return (await this.#offered()) === wanted ? true : undefined;
      },
      () => `${this.name}'s page does not offer what the rules ask`,
    );
  }
  /** The options on the page, in the order of the decision; nothing while an answer is on its way. */
  #offered(): Promise<string | undefined> {
    return this.app.page.evaluate(() => {
      const shown = [...document.querySelectorAll<HTMLElement>('[data-choice]')];
      if (shown.some((one) => one.getAttribute('aria-disabled') === 'true')) return undefined;
      const nameOf = (one: HTMLElement): string => one.dataset['notation'] ?? '';
      return shown
        .toSorted((a, b) => Number(a.dataset['choice']) - Number(b.dataset['choice']))
        .map(nameOf)
        .join('\n');
    });
  }
  /** Waits until this browser has been told what the kernel shows its eye, and no more. */
  async isUpToDate({ match }: Truth): Promise<void> {
    await until(
      () => (this.heard.differs(match) === undefined ? true : undefined),
      () => `${this.name} was told something else than the kernel shows: ${this.heard.differs(match)}`,
    );
  }
  /** Waits until the page says that it has lost the server, or no longer says so. */
  async isConnected(isConnected: boolean): Promise<void> {
    const { page, t } = this.app;
    const lost = page.getByText(t('online.reconnecting')).or(page.getByText(t('online.offline')));
    await lost.waitFor({ state: isConnected ? 'detached' : 'visible' });
  }
  /** Waits until the page's log is that of the match, line by line. */
  async readsLog({ match }: Truth, say: Speaker): Promise<void> {
    const wanted = match.events(this.seat ?? 'public').map(({ event }) => `${say.event(event)} ${event.rule}`);
    await this.show('log');
    await showWholeLog(this.app);
    const lines = this.app.page.getByRole('region', { name: this.app.t('table.log') }).locator('p:has(a)');
    let read: readonly string[] = [];
    const differs = (): number => wanted.findIndex((line, n) => line !== read[n]);
    await until(
      async () => {
        read = await lines.allTextContents();
        return read.length === wanted.length && differs() < 0 ? true : undefined;
      },
      () =>
        `${this.name} reads ${read.length} lines instead of ${wanted.length}; line ${differs()}: "${read[differs()]}" instead of "${wanted[differs()]}"`,
    );
    await this.show('play');
  }

  // ---- doing

  press(target: Locator): Promise<void> {
    return this.isOnPhone ? target.tap() : target.click();
  }
  /** Answers the decision that the page offers. */
  async answer(pick: Pick): Promise<void> {
    const { page } = this.app;
    if (typeof pick === 'number') {
      const line = page.locator(`[data-choice="${pick}"]`);
      const armed = page.locator(`[data-choice="${pick}"][data-armed]`);
      await unfold(line);
      await this.#choose(line);
      if ((await armed.count()) > 0) await this.#choose(armed); // it gives something up for good, so the page asks for confirmation
      return;
    }
    for (const option of pick) await this.press(page.locator(`[data-choice="${option}"]`));
    await this.press(page.locator('form:has([data-choice]) [type="submit"]'));
  }
  /** Presses an option, and waits until the page has taken note: a tap becomes a click only later. */
  async #choose(option: Locator): Promise<void> {
    // At the document, because the page may draw the option anew meanwhile.
    const noted = this.app.page.evaluate(
      (patience) =>
        new Promise<void>((resolve, reject) => {
          document.addEventListener('click', () => setTimeout(resolve), { once: true, capture: true });
          setTimeout(() => reject(new Error('an option was pressed, but no click came of it')), patience);
        }),
      PATIENCE,
    );
    await Promise.all([noted, this.press(option)]);
  }
  /** On a phone the options, the log and the players are in a drawer that shows one of them. */
  async show(part: 'play' | 'log' | 'seats'): Promise<void> {
    const tab = this.app.page.locator(`aside[data-tab] button[data-part="${part}"]`);
    if (this.isOnPhone && (await tab.getAttribute('aria-expanded')) === 'false') await tab.tap();
  }
  async say(text: string): Promise<void> {
    const { page, t } = this.app;
    await this.show('log');
    await page.getByRole('textbox', { name: t('online.say') }).fill(text);
    await this.press(this.app.button(t('online.send')));
  }

  // ---- trouble

  /** From now on requests of this browser may go unanswered. */
  mayFail(): void {
    this.#before ??= this.app.mishaps.length;
  }
  /** Everything is well again: from now on they may not. */
  isWell(): void {
    const { mishaps } = this.app;
    if (this.#before !== undefined) mishaps.push(...mishaps.splice(this.#before).filter((one) => !NO_ANSWER.test(one)));
    this.#before = undefined;
  }
  async goOffline(): Promise<void> {
    this.mayFail();
    await this.app.context.setOffline(true);
    this.cable.cut();
    await this.isConnected(false);
  }
  async comeBack(): Promise<void> {
    this.cable.mend();
    await this.app.context.setOffline(false);
    await this.isConnected(true);
    this.isWell();
  }
  /** What went wrong in this browser. */
  faults(): readonly string[] {
    const all = [...this.app.mishaps, ...this.cable.refusals, ...this.heard.faults];
    return all.map((fault) => `${this.name}: ${fault}`);
  }
}
