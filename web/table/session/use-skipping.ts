import { useEffect, useRef } from 'react';

/** The farthest that a click may move, in pixels; any farther, and it is a drag. */
const STILL = 6;
const KEYS: ReadonlySet<string> = new Set([' ', 'Enter', 'Escape']);

/** A click on the board or one of a few keys ends what is being shown. */
export function useSkipping(skip: (() => void) | undefined): void {
  const latest = useRef(skip);
  latest.current = skip;
  const isOn = skip !== undefined;
  useEffect(() => {
    if (!isOn) return undefined;
    let down: { readonly x: number; readonly y: number } | undefined;
    const onDown = ({ clientX: x, clientY: y }: PointerEvent): void => {
      down = { x, y };
    };
    const onClick = ({ target, clientX, clientY }: MouseEvent): void => {
      const isDrag = down !== undefined && Math.hypot(clientX - down.x, clientY - down.y) > STILL;
      if (!isDrag && target instanceof Element && target.closest('main') !== null) latest.current?.();
    };
    const onKey = (event: KeyboardEvent): void => {
      const { target, key, defaultPrevented, ctrlKey, metaKey, altKey } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || !KEYS.has(key)) return;
      if (target instanceof Element && target.closest('button, a, input, textarea, select, [role="dialog"], [role="menu"]') !== null)
        return;
      event.preventDefault();
      latest.current?.();
    };
    document.addEventListener('pointerdown', onDown, true);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onDown, true);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOn]);
}
