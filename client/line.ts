// A stream of several tables as it arrives: messages, each with its table, and heartbeats.
import type { Message } from './wire.ts';

export interface Tagged {
  readonly table: string;
  readonly message: Message;
}
const EVENT = /^event: (\w+)\ndata: (.+)$/;

/** The messages of a stream; `undefined` for a heartbeat. */
export async function* messagesIn(body: ReadableStream<Uint8Array>): AsyncGenerator<Tagged | undefined> {
  const decoder = new TextDecoder();
  const reader = body.getReader(); // not every browser can iterate over a stream
  let text = '';
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      text += decoder.decode(chunk.value, { stream: true });
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const [, table, data] = EVENT.exec(text.slice(0, end)) ?? [];
        text = text.slice(end + 2);
        yield table === undefined || data === undefined ? undefined : { table, message: JSON.parse(data) as Message };
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined); // already broken
  }
}
