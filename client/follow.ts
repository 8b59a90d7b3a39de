// Follows a table: reads its stream, and reconnects whenever it breaks.
import { ServerError, type StreamStart, type TableApi } from './api.ts';
import type { Message } from './wire.ts';

export interface Following {
  /** Where the stream shall begin. Asked each time it is opened. */
  readonly from: () => StreamStart;
  readonly onMessage: (message: Message) => void;
  /** Connected, or lost and reconnecting. */
  readonly onConnection: (isConnected: boolean) => void;
  /** Reconnecting is useless: the table is gone, or the link is wrong. */
  readonly onRefusal: (refusal: ServerError) => void;
}
export interface Stream {
  readonly stop: () => void;
  /** Reconnects at once if it is waiting to. */
  readonly hurry: () => void;
  /** Reconnects in a moment, as whoever this browser is now. */
  readonly again: () => void;
}
/** Times in milliseconds. */
export interface Patience {
  /** After this much silence the connection is dead: the server sends something at least every 20 seconds. */
  readonly silence?: number;
  readonly firstWait?: number;
  readonly longestWait?: number;
}

export function follow(
  table: TableApi,
  { from, onMessage, onConnection, onRefusal }: Following,
  { silence: patience = 45_000, firstWait = 300, longestWait = 10_000 }: Patience = {},
): Stream {
  const over = new AbortController();
  let broken = new AbortController();
  let isAgain = false;
  let wake = (): void => undefined;
  const rest = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** How long the server asked us to stay away. */
  let asked = 0;
  const read = async (): Promise<void> => {
    const reading = new AbortController();
    broken = reading;
    let timer = setTimeout(() => reading.abort(), patience);
    const signal = AbortSignal.any([over.signal, reading.signal]);
    try {
      const { body } = await table.stream(from(), signal);
      if (!body) return;
      onConnection(true);
      for await (const message of messagesIn(body)) {
        clearTimeout(timer);
        if (signal.aborted) return;
        timer = setTimeout(() => reading.abort(), patience);
        if (message?.is === 'bye') asked = message.retry;
        if (message) onMessage(message);
      }
    } finally {
      clearTimeout(timer);
    }
  };
  const run = async (): Promise<void> => {
    let wait = firstWait;
    while (!over.signal.aborted) {
      const began = Date.now();
      asked = 0;
      try {
        await read();
      } catch (error) {
        if (error instanceof ServerError && error.isFinal) return over.signal.aborted ? undefined : onRefusal(error);
      }
      if (over.signal.aborted) return;
      if (!isAgain) onConnection(false);
      isAgain = false;
      wait = Date.now() - began > longestWait ? firstWait : Math.min(2 * wait, longestWait); // a stream that lasted a while was healthy
      await rest(Math.max(asked, wait * (0.5 + Math.random() / 2)));
    }
  };
  void run();
  return {
    stop: () => {
      over.abort();
      wake();
    },
    hurry: () => wake(),
    again: () => {
      isAgain = !broken.signal.aborted;
      broken.abort();
    },
  };
}

/** The messages of a stream; `undefined` for a heartbeat. */
async function* messagesIn(body: ReadableStream<Uint8Array>): AsyncGenerator<Message | undefined> {
  const decoder = new TextDecoder();
  const reader = body.getReader(); // not every browser can iterate over a stream
  let text = '';
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      text += decoder.decode(chunk.value, { stream: true });
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        yield line.startsWith('data: ') ? (JSON.parse(line.slice(6)) as Message) : undefined;
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined); // already broken
  }
}
