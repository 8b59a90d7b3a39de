// A note about whatever is hovered, focused, or held on a touch screen.
import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import styles from './tip.module.css';

const HOLD = 400;
/** Half a note's width, and the room it needs above, in pixels. */
const HALF = 144;
const ROOM = 200;
const GAP = 10;

interface Place {
  readonly left: number;
  readonly top?: number;
  readonly bottom?: number;
}
/** Beside a panel marked with `data-tips`, where there is room: its notes must not hide the rest of the panel. */
function placeBeside(anchor: Element, { top }: DOMRect): Place | undefined {
  const panel = anchor.closest('[data-tips]')?.getBoundingClientRect();
  if (panel === undefined) return undefined;
  const [before, after] = [panel.left - GAP - HALF, panel.right + GAP + HALF];
  if (before > HALF && panel.left > window.innerWidth / 2) return { left: before, top };
  return after < window.innerWidth / 2 ? { left: after, top } : undefined;
}
function placeBy(anchor: Element): Place {
  const box = anchor.getBoundingClientRect();
  const beside = placeBeside(anchor, box);
  if (beside !== undefined) return beside;
  const { left, width, top, bottom } = box;
  const middle = Math.min(Math.max(left + width / 2, HALF), window.innerWidth - HALF);
  return top > ROOM ? { left: middle, bottom: window.innerHeight - top + GAP } : { left: middle, top: bottom + GAP };
}

interface TipProps {
  /** Called only when the note is shown. */
  readonly tip: () => ReactNode;
  readonly className?: string | undefined;
  /** A click does nothing but show the note. */
  readonly isAsked?: boolean;
  readonly children: ReactNode;
}
/** Wraps what the note is about and takes its place in the layout. */
export function Tip({ tip, className, isAsked = false, children }: TipProps): ReactElement {
  const anchor = useRef<HTMLSpanElement>(null);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState<Place>();
  const id = useId();
  const show = (): void => {
    if (anchor.current) setPlace(placeBy(anchor.current.firstElementChild ?? anchor.current));
  };
  const hide = (): void => {
    clearTimeout(hold.current);
    setPlace(undefined);
  };
  const onFocus = ({ target }: FocusEvent): void => {
    if (target.matches(':focus-visible')) show();
  };
  const onPointerDown = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') hide();
    else hold.current = setTimeout(show, HOLD);
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') hide();
  };
  return (
    <span
      ref={anchor}
      className={`${styles['anchor']} ${className ?? ''}`}
      aria-describedby={place && id}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onPointerDown={onPointerDown}
      onPointerMove={({ pointerType }) => pointerType !== 'mouse' && hide()}
      onPointerUp={() => clearTimeout(hold.current)}
      onPointerCancel={hide}
      onFocus={onFocus}
      onBlur={hide}
      onClick={isAsked ? show : undefined}
      onKeyDown={onKeyDown}
    >
      {children}
      {place && (
        <span ref={open} id={id} role="tooltip" popover="manual" className={styles['tip']} style={place}>
          {tip()}
        </span>
      )}
    </span>
  );
}
/** In the top layer only the edge of the screen can cut it off; a tall note is moved away from there. */
function open(note: HTMLElement | null): void {
  if (!note) return;
  note.showPopover();
  const { top, bottom } = note.getBoundingClientRect();
  const away = top < GAP ? GAP - top : Math.min(0, window.innerHeight - GAP - bottom);
  if (away !== 0) note.style.translate = `-50% ${away}px`;
}
