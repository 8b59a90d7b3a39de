// Hears notices on a connection of its own, and connects again when it is lost.
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { CHANNEL, type Hearing, noticeIn } from './notices.ts';

/** How long to wait before connecting again, in milliseconds: longer each time, up to a limit. */
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 5000;
/** How often to ask whether the connection still works, which a silent one does not tell, and how long to wait for an answer; in milliseconds. */
interface Checks {
  readonly checkEvery: number;
  readonly patience: number;
}
const CHECKS: Checks = { checkEvery: 10_000, patience: 5000 };

/** Resolves once it listens. Returns how to stop. */
export async function listenTo(config: ClientConfig, nodeId: string, hearing: Hearing, checks = CHECKS): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const connected = (): Promise<Ear> => openEar(config, nodeId, hearing, checks);
  let ear = await connected();
  const again = async (): Promise<Ear | undefined> => {
    for (let wait = FIRST_PAUSE; !stopping.signal.aborted; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
      try {
        return await connected();
      } catch {
        await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined); // stopped
      }
    }
    return undefined;
  };
  const listening = (async () => {
    for (;;) {
      await ear.lost;
      const next = await again();
      if (!next) return;
      ear = next;
      if (stopping.signal.aborted) await ear.close();
      else hearing.onGap(); // only now that nothing more is missed
    }
  })();
  return async () => {
    stopping.abort();
    await ear.close();
    await listening;
  };
}

interface Ear {
  /** Resolves when the connection is no more. */
  readonly lost: Promise<void>;
  close(): Promise<void>;
}
async function openEar(config: ClientConfig, nodeId: string, hearing: Hearing, { checkEvery, patience }: Checks): Promise<Ear> {
  const client = new Client({ ...config, query_timeout: patience });
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()));
  client.on('error', () => undefined); // `end` follows
  client.on('notification', ({ payload = '' }) => {
    const { node, matches, inputs } = noticeIn(payload);
    if (node !== nodeId) hearing.onMatches(matches, inputs);
  });
  const close = async (): Promise<void> => {
    await client.end().catch(() => undefined); // it was lost
  };
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    await close();
    throw error;
  }
  const checking = async (): Promise<void> => {
    const over = new AbortController();
    void lost.then(() => over.abort());
    for (;;) {
      await pause(checkEvery, undefined, { ref: false, signal: over.signal });
      await client.query('select 1');
    }
  };
  checking().catch(close);
  return { lost, close };
}
