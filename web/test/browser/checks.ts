// What must hold for every page in every guise.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ADDRESS, INNER_NAME } from '@tabularium/speech/testing/inner-names';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}
interface Axe {
  run(options: object): Promise<{ readonly violations: readonly Violation[] }>;
}

/** Serious and critical accessibility faults, one line each. */
export async function barriersOn(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { readonly axe: Axe };
    return (await axe.run({ resultTypes: ['violations'] })).violations;
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 5).map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
    );
}

/** Message keys shown instead of words. */
export const bareKeysOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isKey = (text: string): boolean => /^[a-z][a-zA-Z]*(\.[a-zA-Z]\w*)+$/.test(text.trim());
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement?.closest('script, style') === null && isKey(node.nodeValue ?? '')) found.add(node.nodeValue ?? '');
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const value = element.getAttribute(name) ?? '';
        if (isKey(value) || value.includes('{{')) found.add(value);
      }
    if (document.body.innerText.includes('{{')) found.add('{{');
    return [...found].filter((text) => !text.includes('game-icons.net'));
  });

/** Identifiers that readers see or hear. Addresses, code and what people typed do not count. */
export const innerNamesOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ({ inner, address }) => {
      const isPlain = (text: string): boolean => !new RegExp(inner).test(text.replaceAll(new RegExp(address, 'g'), ''));
      const found = new Set<string>();
      if (!isPlain(document.title)) found.add(`title of the page: ${document.title}`);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = (node.nodeValue ?? '').trim();
        if (node.parentElement?.closest('script, style, code, pre, textarea') === null && !isPlain(text)) found.add(text);
      }
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext', 'aria-description'])
        for (const element of document.querySelectorAll(`[${name}]`)) {
          const text = element.getAttribute(name) ?? '';
          if (!isPlain(text)) found.add(`${name}: ${text}`);
        }
      return [...found].map((text) => text.slice(0, 120));
    },
    { inner: INNER_NAME.source, address: ADDRESS.source },
  );

/** What sticks out of the screen on the right, unless an ancestor scrolls or clips it. */
export const overhangOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isCut = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible' && box.getBoundingClientRect().right <= width + 1) return true;
      return false;
    };
    const isSeen = (element: Element): boolean => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const found = document.documentElement.scrollWidth > width ? [`the page is ${document.documentElement.scrollWidth} wide`] : [];
    for (const element of document.body.querySelectorAll('*')) {
      const { right, width: own } = element.getBoundingClientRect();
      if (own > 0 && right > width + 1 && isSeen(element) && !isCut(element))
        found.push(`${element.tagName} .${element.getAttribute('class')}`);
    }
    return found.slice(0, 8);
  });
