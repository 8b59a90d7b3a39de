// The acts of this screen that were sent, until it sees what came of them. Any node may acknowledge them, and another may bring the outcome.

interface Sent {
  isAcknowledged: boolean;
  /** What this screen shows includes it. */
  isSeen: boolean;
}
export class Outbox {
  readonly #acts = new Map<string, Sent>();
  /** Those who wait for this screen to show something else. */
  readonly #waiting = new Set<() => void>();

  put(key: string): void {
    this.#acts.set(key, { isAcknowledged: false, isSeen: false });
  }
  drop(key: string): void {
    this.#acts.delete(key);
  }
  /** The server has stored it. */
  acknowledge(key: string): void {
    const sent = this.#acts.get(key);
    if (sent) sent.isAcknowledged = true;
  }
  /** The acts that everything a server is asked for from now on includes. */
  get stored(): readonly string[] {
    return [...this.#acts].flatMap(([key, { isAcknowledged }]) => (isAcknowledged ? key : []));
  }
  /** What is shown now includes these acts. */
  see(keys: readonly string[]): void {
    for (const key of keys) {
      const sent = this.#acts.get(key);
      if (sent) sent.isSeen = true;
    }
  }
  isSeen(key: string): boolean {
    return this.#acts.get(key)?.isSeen ?? true;
  }
  /** The screen shows something else. */
  changed(): void {
    for (const look of this.#waiting) look();
  }
  /** Resolves to true once the condition holds, looking at every change; to false if that takes more than `patience` milliseconds. */
  until(isThere: () => boolean, patience: number): Promise<boolean> {
    if (isThere()) return Promise.resolve(true);
    return new Promise((resolve) => {
      const end = (came: boolean): void => {
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve(came);
      };
      const look = (): void => {
        if (isThere()) end(true);
      };
      const timer = setTimeout(() => end(false), patience);
      this.#waiting.add(look);
    });
  }
}
