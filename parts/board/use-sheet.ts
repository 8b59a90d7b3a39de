// A sheet over the whole table that finds what lies under the pointer. Nothing is redrawn while the mouse moves.
import { type HTMLAttributes, type MouseEvent, type RefObject, useRef } from 'react';

interface Meaning<Target> {
  /** What lies at a point, given as fractions of the width and height from the upper left. */
  readonly targetAt: (part: { readonly x: number; readonly y: number }) => Target | undefined;
  readonly take: (target: Target) => void;
  readonly onHover: (target: Target | undefined) => void;
  /** The first touch only shows what would happen, the second does it. Where nothing can happen, one touch does both. */
  readonly firstTouch: (target: Target) => 'shows' | 'takes' | 'both';
}
interface Sheet<Target> {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Props of the sheet's element. */
  readonly handlers: Pick<HTMLAttributes<HTMLDivElement>, 'onPointerMove' | 'onPointerDown' | 'onPointerLeave' | 'onClick'>;
  readonly targetOf: (event: MouseEvent) => Target | undefined;
  readonly hover: (target: Target | undefined) => void;
  readonly isHovered: (target: Target) => boolean;
}
export function useSheet<Target>({ targetAt, take, onHover, firstTouch }: Meaning<Target>): Sheet<Target> {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef('');
  const byFinger = useRef(false);
  const targetOf = ({ clientX, clientY }: MouseEvent): Target | undefined => {
    const { left, top, width, height } = (ref.current as HTMLDivElement).getBoundingClientRect();
    return targetAt({ x: (clientX - left) / width, y: (clientY - top) / height });
  };
  const hover = (target: Target | undefined): void => {
    const key = JSON.stringify(target ?? null);
    if (key === last.current) return;
    last.current = key;
    onHover(target);
  };
  return {
    ref,
    targetOf,
    hover,
    isHovered: (target) => last.current === JSON.stringify(target),
    handlers: {
      onPointerMove: (event) => {
        if (event.pointerType !== 'mouse' || ref.current?.closest('[data-moving="true"]')) return;
        placeHint(ref.current, event);
        hover(targetOf(event));
      },
      onPointerDown: ({ pointerType }) => {
        byFinger.current = pointerType !== 'mouse';
      },
      onPointerLeave: ({ pointerType }) => pointerType === 'mouse' && hover(undefined),
      onClick: (event) => {
        const target = targetOf(event);
        if (target === undefined) return hover(undefined);
        if (byFinger.current) {
          const first = firstTouch(target);
          placeHint(ref.current, event);
          hover(first === 'takes' ? undefined : target);
          if (first === 'shows') return;
        }
        take(target);
      },
    },
  };
}
/** The note stands in the corner of the window away from the pointer. */
function placeHint(sheet: HTMLElement | null, { clientX, clientY }: MouseEvent): void {
  const box = sheet?.closest<HTMLElement>('[data-hint]');
  if (!box) return;
  const { left, top, width, height } = box.getBoundingClientRect();
  box.dataset['hint'] = `${clientY > top + height / 2 ? 't' : 'b'}${clientX > left + width / 2 ? 'l' : 'r'}`;
}
