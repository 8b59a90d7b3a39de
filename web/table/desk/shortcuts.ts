// Keyboard shortcuts at the table.
import { useEffect, useRef } from 'react';
import { Digits } from './digits.ts';

export interface Shortcuts {
  readonly count: number;
  /** Chooses the option with this number in the panel. */
  readonly take: (key: number) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly whyNot: () => void;
  readonly options: () => void;
  /** Shows the options, to go through them with the arrow keys. */
  readonly browse: () => void;
  readonly log: () => void;
  readonly rules: () => void;
  readonly threats: () => void;
  readonly sound: () => void;
  readonly past: () => void;
  readonly advice: () => void;
  readonly skip: () => void;
  readonly help: () => void;
}

const KEYS: Readonly<Record<string, Exclude<keyof Shortcuts, 'count' | 'take' | 'browse'>>> = {
  u: 'undo',
  r: 'redo',
  '?': 'whyNot',
  o: 'options',
  l: 'log',
  b: 'rules',
  t: 'threats',
  m: 'sound',
  w: 'past',
  i: 'advice',
  s: 'skip',
  h: 'help',
};

/** Somebody is typing, or a dialog covers the table. */
const isElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement &&
    target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"]') !== null) ||
  document.querySelector('[role="dialog"]:not([data-beside]), [role="alertdialog"]') !== null;

export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const digits = new Digits((key) => latest.current.take(key));
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isElsewhere(event.target)) return;
      const name = KEYS[event.key];
      if (/^\d$/.test(event.key)) digits.type(event.key, latest.current.count);
      else if (event.key === 'Enter' && digits.flush()) event.preventDefault();
      else if (event.key.startsWith('Arrow') && document.activeElement === document.body) enterPanel(event, latest.current.browse);
      else if (name) {
        event.preventDefault();
        latest.current[name]();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => {
      digits.clear();
      document.removeEventListener('keydown', onKey);
    };
  }, []);
}

/** Moves the focus to the options, which may be folded. */
function enterPanel(event: KeyboardEvent, browse: () => void): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  browse();
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-choice]')?.focus());
}
