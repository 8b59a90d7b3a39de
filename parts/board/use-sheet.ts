// A sheet over a whole table that knows from a point what is meant. Nothing is drawn again while the mouse moves.
import { type HTMLAttributes, type MouseEvent, type RefObject, useRef } from 'react';

interface Meaning<Target> {
  /** What lies there; both numbers run from 0 to 1, from the left and from the top. */
  readonly targetAt: (part: { readonly x: number; readonly y: number }) => Target | undefined;
  readonly take: (target: Target) => void;
  readonly onHover: (target: Target | undefined) => void;
  /** A finger touches twice: the first time it only shows what would happen. Where nothing can happen, it shows and looks at once. */
  readonly firstTouch: (target: Target) => 'shows' | 'takes' | 'both';
}
interface Sheet<Target> {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** For the element that is the sheet. */
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
/** The note about what is pointed at stands in the other half of the window. */
function placeHint(sheet: HTMLElement | null, { clientX, clientY }: MouseEvent): void {
  const box = sheet?.closest<HTMLElement>('[data-hint]');
  if (!box) return;
  const { left, top, width, height } = box.getBoundingClientRect();
  box.dataset['hint'] = `${clientY > top + height / 2 ? 't' : 'b'}${clientX > left + width / 2 ? 'l' : 'r'}`;
}
