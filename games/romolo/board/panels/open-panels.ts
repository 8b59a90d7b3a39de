// Which panels are open, remembered by this browser. Where there is room for only one, opening one closes the others.
import { useState } from 'react';

const NAMES = ['players', 'market', 'characters', 'bank', 'points', 'solo'] as const;
export type Panel = (typeof NAMES)[number];
type Open = ReadonlySet<Panel>;
const KEY = 'tabularium.romolo.panels';
/** Wide enough for several. */
const WIDE = '(width >= 56rem)';
const FIRST: Open = new Set(['market', 'points', 'solo']);
const NONE: Open = new Set();

const isWide = (): boolean => globalThis.matchMedia?.(WIDE).matches ?? true;
export function toggled(open: Open, panel: Panel, hasRoom: boolean): Open {
  const next = new Set(hasRoom || open.has(panel) ? open : NONE);
  if (!next.delete(panel)) next.add(panel);
  return next;
}
/** What was stored, or undefined if it makes no sense. */
export function readOpen(text: string | null): Open | undefined {
  if (text === null) return undefined;
  const names = text.split(' ');
  return new Set(NAMES.filter((name) => names.includes(name)));
}
/** Panels that lie over the map are closed at first and not remembered. */
export function useOpenPanels(areBeside: boolean): readonly [Open, (panel: Panel) => void] {
  const hasRoom = areBeside && isWide();
  const [open, setOpen] = useState(() => (hasRoom ? (readOpen(stored()) ?? FIRST) : NONE));
  const toggle = (panel: Panel): void => {
    const next = toggled(open, panel, hasRoom);
    setOpen(next);
    if (hasRoom) store([...next].join(' '));
  };
  return [open, toggle];
}
/** A browser may refuse to store anything. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
function store(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Then it is forgotten with the page.
  }
}
