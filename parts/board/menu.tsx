// A small menu for a place where several things can be done.
import { type CSSProperties, type FocusEvent, type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react';
import styles from './hint.module.css';
import type { Pointing } from './pointing.ts';
import { useStake } from './stakes.ts';

export interface MenuItem {
  readonly option: number;
  readonly sentence: string;
}
interface MenuProps extends Pointing {
  readonly title: string;
  readonly items: readonly MenuItem[];
  readonly style: CSSProperties;
  readonly close: () => void;
}
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export function Menu({ title, items, style, pointed, point, choose, close }: MenuProps): ReactElement {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    menu.current?.querySelector('button')?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      return close();
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(menu.current?.querySelectorAll('button') ?? [])];
    const next = buttons.findIndex((button) => button === document.activeElement) + step;
    buttons.at(next % buttons.length)?.focus();
  };
  const onBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    <div
      ref={menu}
      role="menu"
      aria-label={title}
      tabIndex={-1}
      className={styles['menu']}
      style={style}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <span className={styles['title']} aria-hidden="true">
        {title}
      </span>
      {items.map((item) => (
        <Item key={item.option} {...item} pointed={pointed} point={point} choose={choose} />
      ))}
    </div>
  );
}

function Item({ option, sentence, pointed, point, choose }: MenuItem & Pointing): ReactElement {
  const { says } = useStake(option);
  return (
    <button
      type="button"
      role="menuitem"
      className={styles['item']}
      data-pointed={option === pointed}
      data-armed={says !== undefined || undefined}
      onPointerEnter={() => point(option)}
      onFocus={() => point(option)}
      onClick={() => choose(option)}
    >
      {says ?? sentence}
    </button>
  );
}
