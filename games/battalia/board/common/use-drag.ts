// Dragging a card of the hand to where a click would send it. Only the dragged card moves; nothing else is drawn again.
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Where cards may be dropped; the element of such a place has it as `data-drop`. */
export type DropPlace = 'line' | 'battle' | 'ambush' | 'tents';
/** What happens where. */
export type Drops = { readonly [P in DropPlace]?: () => void };

/** How far a mouse or a finger may slip before it drags, in pixels. */
const SLIP = 8;
/** How long a card takes to return to the hand, in milliseconds. */
const RETURN = 160;

interface Grip {
  readonly x: number;
  readonly y: number;
  /** How far it was dragged. */
  way: string;
  isDrag: boolean;
}
export interface Drag {
  /** Follows the pointer. */
  readonly ghost: RefObject<HTMLSpanElement | null>;
  /** Where the card lies in the window, while it is dragged. */
  readonly from: { readonly left: number; readonly top: number } | undefined;
  readonly on: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
    readonly onClickCapture: (event: MouseEvent) => void;
  };
}

/** Without `drops` the card cannot be dragged now. */
export function useDrag(drops: (() => Drops) | undefined): Drag {
  const [from, setFrom] = useState<Drag['from']>();
  const ghost = useRef<HTMLSpanElement>(null);
  const grip = useRef<Grip>(undefined);
  const wasDrag = useRef(false);
  const latest = useRef(drops);
  useEffect(() => {
    latest.current = drops;
  });

  useLayoutEffect(() => {
    if (from === undefined) return undefined;
    ghost.current?.showPopover(); // in the top layer nothing cuts it off
    follow(ghost.current, grip.current?.way);
    const places = latest.current?.() ?? {};
    const open = [...document.querySelectorAll<HTMLElement>('[data-drop]')].filter(({ dataset }) => (dataset['drop'] ?? '') in places);
    for (const place of open) place.toggleAttribute('data-open', true);
    return () => {
      for (const place of open) for (const mark of ['data-open', 'data-over']) place.removeAttribute(mark);
    };
  }, [from]);

  const end = (): void => {
    grip.current = undefined;
    setFrom(undefined);
  };
  return {
    ghost,
    from,
    on: {
      onPointerDown: (event) => {
        wasDrag.current = false;
        if (drops === undefined || event.button !== 0 || !event.isPrimary) return;
        grip.current = { x: event.clientX, y: event.clientY, way: '', isDrag: false };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        const { current: held } = grip;
        if (held === undefined) return;
        const [x, y] = [event.clientX - held.x, event.clientY - held.y];
        if (!held.isDrag) {
          if (Math.hypot(x, y) < SLIP) return;
          // A finger that goes sideways scrolls the hand.
          if (event.pointerType !== 'mouse' && Math.abs(x) >= Math.abs(y)) return end();
          held.isDrag = wasDrag.current = true;
          const { left, top } = event.currentTarget.getBoundingClientRect();
          setFrom({ left, top });
        }
        held.way = `${x}px ${y}px`;
        follow(ghost.current, held.way);
        const over = placeAt(event);
        for (const place of document.querySelectorAll('[data-open]')) place.toggleAttribute('data-over', place === over);
      },
      onPointerUp: (event) => {
        const { current: held } = grip;
        if (held?.isDrag !== true) return end();
        const place = placeAt(event)?.dataset['drop'] as DropPlace | undefined;
        if (place === undefined) return void giveBack(ghost.current, held.way).then(end);
        end();
        latest.current?.()[place]?.();
      },
      onPointerCancel: () => {
        wasDrag.current = false;
        end();
      },
      // The click that ends a drag does not count; a click by key always does.
      onClickCapture: (event) => {
        if (wasDrag.current && event.detail > 0) event.stopPropagation();
        wasDrag.current = false;
      },
    },
  };
}

const placeAt = ({ clientX, clientY }: PointerEvent): HTMLElement | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-open]') ?? undefined;

function follow(ghost: HTMLElement | null, way = ''): void {
  if (ghost !== null) ghost.style.translate = way;
}
async function giveBack(ghost: HTMLElement | null, way: string): Promise<void> {
  if (ghost === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  follow(ghost);
  await ghost.animate([{ translate: way }, { translate: '0 0' }], { duration: RETURN, easing: 'ease-out' }).finished;
}
