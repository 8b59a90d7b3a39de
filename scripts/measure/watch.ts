// Takes notes inside the page during a match.
import type { Answer } from '@tabularium/kernel';
import type { Page } from 'playwright-core';
import type { App } from '../../web/test/browser/app.ts';
import type { State } from '../../web/test/browser/table.ts';
import type { Noted } from './figures.ts';

export interface Click extends Pick<Noted, 'took' | 'sent' | 'received' | 'longTasks'> {
  readonly shows: Exclude<State, 'waiting'>;
}
interface Watch {
  readonly click: (selector: string, place: number) => Promise<Click>;
}

/** Starts to note the page's messages, long tasks and clicks, also after reloads. */
export async function watch({ context, page, t }: App): Promise<void> {
  await context.addInitScript(watchInPage, { score: t('table.score.title'), cover: t('table.handOver.text') });
  await page.reload();
  await page.locator('main').waitFor();
}

/** Clicks the matching element with this index, and notes what it leads to. */
export const click = (page: Page, selector: string, place = 0): Promise<Click> =>
  page.evaluate(([what, n]) => (globalThis as unknown as { readonly watch: Watch }).watch.click(what, n), [selector, place] as const);

/** Runs in the page, before anything else does. */
function watchInPage(words: { readonly score: string; readonly cover: string }): void {
  const PATIENCE = 60_000;
  const QUIET = 100;

  const count = { sent: 0, received: 0 };
  /** Message ports that lead out of the page. Others, such as those through which React calls itself, do not count. */
  const outside = new WeakSet<EventTarget>();
  const twins = new WeakMap<object, MessagePort>();
  const leadsOut = (end: Worker | MessagePort): void => {
    if (outside.has(end)) return;
    outside.add(end);
    end.addEventListener('message', (event) => {
      count.received++;
      for (const port of (event as MessageEvent).ports) leadsOut(port);
    });
  };
  globalThis.Worker = class extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      leadsOut(this);
    }
  };
  globalThis.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      twins.set(this.port1, this.port2).set(this.port2, this.port1);
    }
  };
  for (const { prototype } of [Worker, MessagePort]) {
    const post = prototype.postMessage;
    prototype.postMessage = function (message: unknown, given?: Transferable[] | StructuredSerializeOptions): void {
      if (outside.has(this)) count.sent++;
      for (const one of Array.isArray(given) ? given : (given?.transfer ?? [])) {
        const twin = twins.get(one);
        if (twin) leadsOut(twin);
      }
      Reflect.apply(post, this, [message, given]);
    };
  }

  const longTasks: number[] = [];
  const note = (entries: PerformanceEntryList): void => void longTasks.push(...entries.map(({ duration }) => duration));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'longtask' });

  /** Undefined while an answer is on its way, or while others decide. */
  const shown = (): Click['shows'] | undefined => {
    const choices = [...document.querySelectorAll('[data-choice]')];
    const isOnItsWay =
      choices.some((choice) => choice.getAttribute('aria-disabled') === 'true') ||
      document.querySelector('form:has([data-choice]:checked) [type="submit"]:disabled') !== null;
    if (choices.length > 0) return isOnItsWay ? undefined : 'decide';
    if ([...document.querySelectorAll('button')].some((button) => button.textContent === words.score)) return 'over';
    return [...document.querySelectorAll('main p')].some((line) => line.textContent === words.cover) ? 'handOver' : undefined;
  };
  const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

  const click: Watch['click'] = async (selector, place) => {
    const found = document.querySelectorAll<HTMLElement>(selector)[place];
    if (!found) throw new Error(`there is no ${selector} at place ${place} to click`);
    await sleep(0); // in a separate task
    const before = shown();
    let hasLeft = false;
    const changes = new MutationObserver(() => {
      hasLeft ||= shown() !== before;
      if (hasLeft) changes.disconnect();
    });
    changes.observe(document.body, { subtree: true, childList: true, attributes: true });
    note(observer.takeRecords());
    longTasks.length = 0;
    Object.assign(count, { sent: 0, received: 0 });
    const start = performance.now();
    found.click();
    let shows: Click['shows'] | undefined;
    while (shows === undefined) {
      await nextFrame();
      shows = hasLeft ? shown() : undefined;
      if (performance.now() - start > PATIENCE)
        throw new Error(`${PATIENCE / 1000} s after a click ${hasLeft ? 'nothing is asked' : 'nothing has happened'}`);
    }
    await sleep(0); // lets the frame be laid out and painted first
    const took = performance.now() - start;
    for (let told = -1; told !== count.sent + count.received; ) {
      told = count.sent + count.received;
      await sleep(QUIET);
    }
    note(observer.takeRecords());
    return { took, shows, ...count, longTasks: [...longTasks] };
  };
  Object.assign(globalThis, { watch: { click } satisfies Watch });
}

/** The answers that this browser has stored of its only match. */
export const keptAnswers = (page: Page): Promise<readonly Answer[]> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('the database cannot be read')));
      });
    const db = await done(indexedDB.open('tabularium'));
    const inputs: readonly Answer[] = await done(db.transaction('inputs').objectStore('inputs').getAll());
    db.close();
    return inputs.filter(({ kind }) => kind === 'answer');
  });

/** Starts to note the time between frames. */
export const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    let last = performance.now();
    const frame = (now: number): void => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
/** The times between frames since the last call, or since the start, in milliseconds. */
export const framesOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly frames: number[] }).frames.splice(0));
