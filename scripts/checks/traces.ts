// What a test file could leave behind in a process that it shares with others.

/** By the name of the place, what is there. */
export type Traces = ReadonlyMap<string, unknown>;

const LISTENED = ['exit', 'beforeExit', 'uncaughtException', 'unhandledRejection', 'warning', 'SIGINT', 'SIGTERM'] as const;
/** What the test runner itself changes, and what libraries keep there once they are loaded. */
const ALLOWED = /^globalThis\.(__vitest|__vite|vitest|__zod)|^process\.env\.(VITEST|TEST|FORCE_TTY)/i;
/** Resources that hold a port, a process or a file. */
const OPEN = ['TCPServerWrap', 'UDPWrap', 'FSEventWrap', 'ProcessWrap'];
/** Built-ins that somebody might extend and forget to restore. */
const BUILT_IN: Readonly<Record<string, object>> = {
  Object: Object.prototype,
  Array: Array.prototype,
  String: String.prototype,
  Number: Number.prototype,
  Map: Map.prototype,
  Set: Set.prototype,
  Date,
  Math,
  JSON,
  console,
};

export function tracesNow(): Traces {
  const found = new Map<string, unknown>();
  const note = (name: string, value: unknown): void => {
    if (!ALLOWED.test(name)) found.set(name, value);
  };
  const noteAll = (name: string, holder: object): void => {
    for (const [key, own] of Object.entries(Object.getOwnPropertyDescriptors(holder)))
      note(`${name}.${key}`, own.value ?? Reflect.get(own, 'get'));
  };
  noteAll('globalThis', globalThis);
  for (const [name, holder] of Object.entries(BUILT_IN)) noteAll(name, holder);
  for (const [name, value] of Object.entries(process.env)) note(`process.env.${name}`, value);
  for (const event of LISTENED) note(`listeners of ${event}`, process.listenerCount(event));
  const running = process.getActiveResourcesInfo();
  for (const kind of OPEN) note(`open ${kind}`, running.filter((one) => one === kind).length);
  note('process.cwd()', process.cwd());
  note('process.exitCode', process.exitCode);
  return found;
}

/** The places where something was added, removed or changed. */
export function leftBehind(before: Traces, after: Traces): readonly string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => !Object.is(before.get(name), after.get(name)) || before.has(name) !== after.has(name));
}

/** Watches the global timer functions for timers that are still pending. `end` restores the functions. */
export class Timers {
  readonly #pending = new Set<NodeJS.Timeout>();
  readonly #own = { setTimeout, setInterval, clearTimeout, clearInterval };

  constructor() {
    const { setTimeout: later, setInterval: often, clearTimeout: notLater, clearInterval: notOften } = this.#own;
    const pending = this.#pending;
    const setOnce = (act: (...args: unknown[]) => void, delay?: number, ...args: unknown[]): unknown => {
      const timer = later(() => {
        pending.delete(timer);
        act(...args);
      }, delay);
      pending.add(timer);
      return timer;
    };
    const setOften = (act: (...args: unknown[]) => void, delay?: number, ...args: unknown[]): unknown => {
      const timer = often(act, delay, ...args);
      pending.add(timer);
      return timer;
    };
    const clearing = (clear: (timer: NodeJS.Timeout) => void) => (timer: NodeJS.Timeout) => {
      pending.delete(timer);
      clear(timer);
    };
    Object.assign(globalThis, {
      setTimeout: Object.assign(setOnce, later),
      setInterval: setOften,
      clearTimeout: clearing(notLater),
      clearInterval: clearing(notOften),
    });
  }
  /** Unreferenced timers, as libraries set them, do no harm. */
  get left(): number {
    return [...this.#pending].filter((timer) => timer.hasRef()).length;
  }
  end(): void {
    Object.assign(globalThis, this.#own);
  }
}
