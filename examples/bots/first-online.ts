// Takes the first option on a server: node first-online.ts 'http://127.0.0.1:8137/#/table/<id>/<secret>' [name]
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { choose, type Decision } from './first.ts';

type Message = {
  readonly eyes?: Readonly<Record<string, { readonly view: { readonly decisions: readonly Decision[]; readonly result?: object } }>>;
};
type Seats = readonly { readonly kind: string; readonly mine?: true }[];

const [link = '', name = 'First'] = process.argv.slice(2);
const [, base, table, secret = ''] = /^(https?:\/\/[^/]+).*#\/table\/(\w+)\/(\w+)$/.exec(link) ?? [];
const headers: Record<string, string> = { 'content-type': 'application/json', 'tabularium-link': secret };
const random = (): string => randomBytes(16).toString('hex');

/** Repeats a request until the server answers, because it may be restarting. An act has a key, so the server does it only once. */
async function call(path: string, body?: object): Promise<Response> {
  for (;;) {
    const sent = fetch(`${base}/api${path}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
    const response = await sent.catch(() => undefined); // no server
    if (response && response.status !== 429 && response.status < 502) {
      if (response.ok || (response.status === 409 && path.endsWith('/act'))) return response; // 409: somebody decided meanwhile
      throw new Error(await response.text());
    }
    await pause(500);
  }
}
/** The messages of a stream until it breaks off. */
async function* messages(): AsyncGenerator<Message> {
  let text = '';
  for await (const bytes of (await call(`/tables/${table}/stream?whole=1`)).body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (text + bytes).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: ')) yield JSON.parse(line.slice(6)) as Message;
  }
}

const me = { name, emblem: 'owl' };
const token = process.env['TABULARIUM_TOKEN'] ?? ((await (await call('/people', me)).json()) as { token: string }).token;
headers['authorization'] = `Bearer ${token}`;
const { seats } = (await (await call(`/tables/${table}`)).json()) as { readonly seats: Seats };
if (!seats.some(({ mine }) => mine))
  await call(`/tables/${table}/sit`, { seat: seats.findIndex(({ kind }) => kind === 'open'), person: me, share: random() });
process.stdout.write(`${JSON.stringify(await play())}\n`);

/** Answers every decision. Resolves to the result of the match. */
async function play(): Promise<object> {
  for (;;)
    try {
      for await (const { eyes = {} } of messages())
        for (const [seat, { view }] of Object.entries(eyes)) {
          if (view.result) return view.result;
          const [decision] = view.decisions;
          if (!decision) continue;
          const answer = { do: 'answer', seat: Number(seat), decision: decision.id, pick: choose(decision) };
          await call(`/tables/${table}/act`, { key: random(), ...answer });
        }
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // what fetch throws when a stream breaks off
      await pause(500);
    }
}
