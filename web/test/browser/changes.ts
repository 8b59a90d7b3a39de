// Counts what is redrawn while something moves. A board that moves smoothly redraws next to nothing.
import type { Page } from 'playwright-core';

interface Change {
  readonly kinds: Set<string>;
  /** In how many batches it changed. */
  goes: number;
}
interface Watched {
  readonly changes: Map<Element, Change>;
  readonly watch: MutationObserver;
}

/** Starts noting which elements of the page change. */
export const watchChanges = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const changes = new Map<Element, Change>();
    const watch = new MutationObserver((records) => {
      const changed = new Set<Element>();
      for (const { type, target, attributeName } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        if (!element) continue;
        const change = changes.get(element) ?? { kinds: new Set(), goes: 0 };
        change.kinds.add(attributeName ?? type);
        if (!changed.has(element)) change.goes++;
        changes.set(element, change);
        changed.add(element);
      }
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    Object.assign(globalThis, { watched: { changes, watch } });
  });

/** What has changed since then, one line per element: `tag.class: attributes`. One change of its level of detail does not count. */
export const changesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { changes } = (globalThis as unknown as { readonly watched: Watched }).watched;
    const lines = [...changes]
      .filter(([, { kinds, goes }]) => !(kinds.has('data-detail') && goes === 1))
      .map(([element, { kinds }]) => `${element.tagName}.${element.getAttribute('class')}: ${[...kinds].join(' ')}`);
    changes.clear();
    return lines;
  });
