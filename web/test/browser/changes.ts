// What is drawn again while something moves: boards move smoothly when it is next to nothing.
import type { Page } from 'playwright-core';

interface Watched {
  readonly changes: Map<Element, Set<string>>;
  readonly watch: MutationObserver;
}

/** From now on the page notes which elements change. */
export const watchChanges = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const changes = new Map<Element, Set<string>>();
    const watch = new MutationObserver((records) => {
      for (const { type, target, attributeName } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        if (!element) continue;
        const kinds = changes.get(element) ?? new Set();
        changes.set(element, kinds.add(attributeName ?? type));
      }
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    Object.assign(globalThis, { watched: { changes, watch } });
  });

/** What has changed since then: one line for each element, `tag.class: attributes`. */
export const changesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { changes } = (globalThis as unknown as { readonly watched: Watched }).watched;
    const lines = [...changes].map(([element, kinds]) => `${element.tagName}.${element.getAttribute('class')}: ${[...kinds].join(' ')}`);
    changes.clear();
    return lines;
  });
