// Threads that share out orders among themselves.
import { Worker } from 'node:worker_threads';
import type { Order } from './works.ts';

interface Waiting {
  readonly order: Order;
  readonly done: (result: unknown) => void;
  readonly failed: (error: Error) => void;
}
export class Threads {
  readonly #queue: Waiting[] = [];
  readonly #idle: Worker[];
  readonly #all: readonly Worker[];
  readonly #busy = new Map<Worker, Waiting>();

  constructor(count: number) {
    this.#all = Array.from({ length: count }, () => new Worker(new URL('./worker.ts', import.meta.url)));
    this.#idle = [...this.#all];
    for (const worker of this.#all) {
      worker.on('message', (answer: { readonly result: unknown } | { readonly wrong: string }) => {
        const waiting = this.#busy.get(worker);
        this.#busy.delete(worker);
        this.#idle.push(worker);
        this.#share();
        if ('wrong' in answer) waiting?.failed(new Error(answer.wrong));
        else waiting?.done(answer.result);
      });
      worker.on('error', (error) => {
        this.#busy.get(worker)?.failed(error instanceof Error ? error : new Error(String(error)));
        this.#busy.delete(worker);
      });
    }
  }
  do(order: Order): Promise<unknown> {
    return new Promise((done, failed) => {
      this.#queue.push({ order, done, failed });
      this.#share();
    });
  }
  async end(): Promise<void> {
    await Promise.all(this.#all.map((worker) => worker.terminate()));
  }
  #share(): void {
    while (this.#idle.length > 0 && this.#queue.length > 0) {
      const [worker, waiting] = [this.#idle.pop(), this.#queue.shift()];
      if (!worker || !waiting) return;
      this.#busy.set(worker, waiting);
      worker.postMessage(waiting.order);
    }
  }
}
