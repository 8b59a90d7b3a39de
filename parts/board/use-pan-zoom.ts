// Pan and zoom: wheel, pinch and drag change a CSS transform and nothing else.
import { type RefObject, useEffect, useRef } from 'react';

const CLOSEST = 4;
const WHEEL_SPEED = 0.0016;
/** How far a finger or the mouse may slip before it is a drag, in pixels. */
const SLIP = 6;
/** How long after the last movement the board is drawn sharp again, in milliseconds. */
const REST = 180;
/** A part is seen well enough if zooming in could not enlarge it by more than this. */
const WELL = 1.5;
/** Called on the window when the zoom changes. */
export const ZOOMED = 'lens-zoomed';
/** A board no larger than this, compared with its window, counts as seen whole. */
const SNUG = 1.02;

export interface PanZoom {
  readonly window: RefObject<HTMLDivElement | null>;
  readonly plane: RefObject<HTMLDivElement | null>;
  /** Zooms in on the middle by this factor. */
  readonly zoom: (by: number) => void;
  readonly fit: () => void;
  /** How many times larger than laid out the board is drawn. */
  readonly scale: () => number;
  /** Moves the board until the whole element is in view. */
  readonly reveal: (element: Element) => void;
  /**
   * Shows a part of the board, zoomed in by at most this factor. Nothing moves if all of it is well in sight, or while a finger or the
   * mouse is down.
   */
  readonly show: (part: Part, closest: number) => void;
}
/** In fractions of the board's width and height, from its upper left corner. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
interface Pose {
  scale: number;
  x: number;
  y: number;
}
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** A board under a window. It cannot be dragged out of sight, nor during a gesture on it; clicks that end a drag are swallowed. */
class Lens {
  readonly #window: HTMLElement;
  readonly #plane: HTMLElement;
  readonly #fingers = new Map<number, { x: number; y: number }>();
  #pose: Pose = { scale: 1, x: 0, y: 0 };
  #isDrag = false;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;

  readonly #onStart: () => void;
  #told = 0;

  constructor(window: HTMLElement, plane: HTMLElement, onStart: () => void) {
    this.#window = window;
    this.#plane = plane;
    this.#onStart = onStart;
  }

  attach(wheel: (event: WheelEvent) => boolean): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    const on = <E extends keyof HTMLElementEventMap>(type: E, listener: (event: HTMLElementEventMap[E]) => void, more = {}): void =>
      this.#window.addEventListener(type, listener, { signal, ...more });
    on('wheel', (event) => this.#onWheel(event, wheel), { passive: false });
    on('pointerdown', (event) => this.#onDown(event));
    on('pointermove', (event) => this.#onMove(event));
    on('pointerup', (event) => this.#onUp(event));
    on('pointercancel', (event) => this.#onUp(event));
    on('click', (event) => this.#onClick(event), { capture: true });
    on('scroll', () => this.#window.scrollTo(0, 0)); // the browser scrolls to what gets focus
    globalThis.addEventListener('resize', () => this.#put(this.#pose), { signal });
    return () => stop.abort();
  }

  /** The board as laid out, before any zoom. */
  get #board(): { readonly width: number; readonly height: number } {
    return { width: this.#plane.offsetWidth, height: this.#plane.offsetHeight };
  }
  /** The smallest zoom: the whole board is in view. */
  get #least(): number {
    const { width, height } = this.#board;
    const least = Math.min(this.#window.clientWidth / Math.max(1, width), this.#window.clientHeight / Math.max(1, height));
    return least * SNUG >= 1 ? 1 : least;
  }
  /** Part of the board is out of view. */
  get #isLoose(): boolean {
    const { width, height } = this.#board;
    const { scale } = this.#pose;
    return width * scale > this.#window.clientWidth * SNUG || height * scale > this.#window.clientHeight * SNUG;
  }

  get scale(): number {
    return this.#pose.scale;
  }
  zoomAt(by: number, x: number, y: number): void {
    const { scale } = this.#pose;
    const next = clamp(scale * by, this.#least, CLOSEST);
    this.#put({ scale: next, x: x - ((x - this.#pose.x) * next) / scale, y: y - ((y - this.#pose.y) * next) / scale });
  }
  zoom(by: number): void {
    this.#plane.style.transition = 'transform var(--quick) ease-out';
    this.zoomAt(by, this.#window.clientWidth / 2, this.#window.clientHeight / 2);
  }
  reveal(element: Element): void {
    const seen = this.#window.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    const off = (low: number, high: number, least: number, most: number): number =>
      low < least ? least - low : high > most ? most - high : 0;
    const x = off(box.left, box.right, seen.left, seen.right);
    const y = off(box.top, box.bottom, seen.top, seen.bottom);
    if (x !== 0 || y !== 0) this.#put({ ...this.#pose, x: this.#pose.x + x, y: this.#pose.y + y });
  }
  show(part: Part, closest: number): void {
    if (this.#fingers.size > 0) return; // a viewer who drags knows where to look
    const { width, height } = this.#board;
    const { clientWidth, clientHeight } = this.#window;
    const fitting = Math.min(clientWidth / (part.width * width), clientHeight / (part.height * height));
    const scale = clamp(Math.min(fitting, closest), this.#least, CLOSEST);
    const [left, top] = [part.x * width, part.y * height];
    const pose = this.#pose;
    const isSeen = (low: number, high: number, most: number): boolean => low >= -1 && high <= most + 1;
    const isWell =
      isSeen(left * pose.scale + pose.x, (left + part.width * width) * pose.scale + pose.x, clientWidth) &&
      isSeen(top * pose.scale + pose.y, (top + part.height * height) * pose.scale + pose.y, clientHeight) &&
      pose.scale * WELL >= scale;
    if (isWell) return;
    this.#plane.style.transition = 'transform var(--slow, 400ms) ease-in-out';
    this.#put({
      scale,
      x: clientWidth / 2 - (left + (part.width * width) / 2) * scale,
      y: clientHeight / 2 - (top + (part.height * height) / 2) * scale,
    });
  }

  #put({ scale, x, y }: Pose): void {
    const { clientWidth, clientHeight } = this.#window;
    const { width, height } = this.#board;
    const held = (at: number, seen: number, all: number): number =>
      all <= seen * SNUG ? Math.max(0, (seen - all) / 2) : clamp(at, seen - all, 0);
    this.#pose = { scale, x: held(x, clientWidth, width * scale), y: held(y, clientHeight, height * scale) };
    if (this.#window.dataset['moving'] !== 'true') this.#onStart();
    this.#note('moving', true);
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#show());
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.#note('moving', false);
      this.#plane.style.transition = '';
    }, REST);
    if (this.#told !== scale) this.#window.dispatchEvent(new Event(ZOOMED));
    this.#told = scale;
  }
  /** Writes only what changes, since every write makes the browser check what depends on it. */
  #note(name: 'moving' | 'zoomed', is: boolean): void {
    if (this.#window.dataset[name] !== String(is)) this.#window.dataset[name] = String(is);
  }
  #show(): void {
    this.#frame = 0;
    const { scale, x, y } = this.#pose;
    this.#note('zoomed', this.#isLoose);
    this.#plane.style.transform = scale === 1 && x === 0 && y === 0 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
  }
  #inside({ clientX, clientY }: MouseEvent): { x: number; y: number } {
    const { left, top } = this.#window.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  #onWheel(event: WheelEvent, wheel: (event: WheelEvent) => boolean): void {
    if (wheel(event)) return event.preventDefault();
    if (!event.ctrlKey && !this.#isLoose && this.#least === 1) return; // the page scrolls instead
    event.preventDefault();
    const { x, y } = this.#inside(event);
    this.zoomAt(Math.exp(-event.deltaY * WHEEL_SPEED * (event.ctrlKey ? 5 : 1)), x, y);
  }
  #onDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (this.#fingers.size === 0) this.#isDrag = false;
    this.#fingers.set(event.pointerId, this.#inside(event));
  }
  #onMove(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = this.#inside(event);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!this.#isDrag && other === undefined) {
      if (this.#window.dataset['aiming'] === 'true' || !this.#isLoose || Math.hypot(now.x - before.x, now.y - before.y) < SLIP) return;
    }
    this.#grab(event.pointerId);
    this.#fingers.set(event.pointerId, now);
    if (other === undefined) return this.#put({ ...this.#pose, x: this.#pose.x + now.x - before.x, y: this.#pose.y + now.y - before.y });
    const stretch = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    this.zoomAt(stretch, (now.x + other.x) / 2, (now.y + other.y) / 2);
  }
  #grab(pointer: number): void {
    if (this.#isDrag) return;
    this.#isDrag = true;
    this.#window.setPointerCapture(pointer);
    this.#window.dataset['dragging'] = 'true';
  }
  #onUp(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) this.#window.dataset['dragging'] = 'false';
  }
  #onClick(event: MouseEvent): void {
    if (!this.#isDrag) return;
    this.#isDrag = false;
    event.stopPropagation();
    event.preventDefault();
  }
}

const unused = (): boolean => false;
/** Calls `onStart` when the board begins to move. `wheel` may use the wheel for something else, and returns whether it did. */
export function usePanZoom(onStart: () => void, wheel: (event: WheelEvent) => boolean = unused): PanZoom {
  const window = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const lens = useRef<Lens>(null);
  const turning = useRef(wheel);
  useEffect(() => {
    turning.current = wheel;
  });
  useEffect(() => {
    if (window.current === null || plane.current === null) return undefined;
    lens.current = new Lens(window.current, plane.current, onStart);
    return lens.current.attach((event) => turning.current(event));
  }, []);
  const ways = useRef({
    scale: (): number => lens.current?.scale ?? 1,
    zoom: (by: number): void => lens.current?.zoom(by),
    fit: (): void => lens.current?.zoom(1 / CLOSEST),
    reveal: (element: Element): void => lens.current?.reveal(element),
    show: (part: Part, closest: number): void => lens.current?.show(part, closest),
  });
  return { window, plane, ...ways.current };
}
