// The tables that are attacked, laid by people who behave, and what these people sent.
import { randomBytes } from 'node:crypto';
import { type Answer, Line, request } from '../net/line.ts';

type Headers = Readonly<Record<string, string>>;
/** Somebody whom the server knows. */
export interface Somebody {
  readonly cookie: string;
}
export interface Table {
  readonly id: string;
  readonly invite: string;
  readonly watch: string;
}
export interface Scene {
  readonly anna: Somebody;
  readonly bruno: Somebody;
  /** Known to the server, but not at the tables of the others. */
  readonly mallory: Somebody;
  /** Anna and Bruno play here, with Anna as host. */
  readonly running: Table;
  /** Anna waits for somebody here. */
  readonly waiting: Table;
  /** Anna plays here alone; nobody else is told about it. */
  readonly loud: Table;
  readonly token: string;
  /** The login of somebody since forgotten. */
  readonly gone: Somebody;
  readonly goneToken: string;
  /** Acts that Anna and Bruno did at the running table, as they were sent. */
  readonly acts: readonly { readonly by: Somebody; readonly body: string }[];
}
export const share = (): string => randomBytes(16).toString('hex');
export const key = (): string => randomBytes(12).toString('hex');

/** Asks once, over a connection of its own. */
export async function askOnce(port: number, text: string): Promise<Answer> {
  const line = await Line.to(port);
  const answer = await line.ask(text);
  line.close();
  if (!answer) throw new Error(`no answer to ${text.slice(0, 80)}`);
  return answer;
}
export async function post(port: number, path: string, body: object, headers: Headers = {}): Promise<Answer> {
  const answer = await askOnce(port, request('POST', path, headers, JSON.stringify(body)));
  if (answer.status >= 300) throw new Error(`${path} was answered ${answer.status}: ${answer.body}`);
  return answer;
}
/** How many streams are open. */
export async function streamsAt(port: number): Promise<number> {
  const { body } = await askOnce(port, request('GET', '/metrics'));
  return Number(/^tabularium_streams (\d+)$/m.exec(body)?.[1]);
}
const cookieIn = ({ head }: Answer): Somebody => ({ cookie: /\r\nset-cookie: ([^;\r]+)/i.exec(head)?.[1] ?? '' });
export const tableOf = (chairs: readonly object[], name: string): object => ({
  game: 'bluff',
  setup: { seats: chairs.length },
  chairs,
  host: { name, emblem: 'owl' },
  share: share(),
});

export async function sceneAt(port: number): Promise<Scene> {
  const made = await post(port, '/api/tables', tableOf([{ kind: 'mine', name: 'Anna' }, { kind: 'open' }], 'Anna'));
  const anna = cookieIn(made);
  const running = linksIn(made);
  const sat = await post(
    port,
    `/api/tables/${running.id}/sit`,
    { seat: 1, person: { name: 'Bruno', emblem: 'lion' }, share: share() },
    { 'tabularium-link': running.invite },
  );
  const bruno = cookieIn(sat);
  const waiting = linksIn(
    await post(port, '/api/tables', tableOf([{ kind: 'mine', name: 'Anna' }, { kind: 'open' }], 'Anna'), { ...anna }),
  );
  await post(port, `/api/tables/${running.id}/start`, {}, { ...anna });
  const mallory = cookieIn(await post(port, '/api/tables', tableOf([{ kind: 'mine', name: 'Mallory' }, { kind: 'open' }], 'Mallory')));
  const tokenFor = async (somebody: Somebody): Promise<string> =>
    (JSON.parse((await post(port, '/api/me/tokens', { name: 'program' }, { ...somebody })).body) as { token: string }).token;
  const token = await tokenFor(anna);
  const loud = linksIn(await post(port, '/api/tables', tableOf([{ kind: 'mine', name: 'Anna' }, { kind: 'open' }], 'Anna'), { ...anna }));
  const gone = cookieIn(await post(port, '/api/tables', tableOf([{ kind: 'mine', name: 'Gone' }, { kind: 'open' }], 'Gone')));
  const goneToken = await tokenFor(gone);
  const { status } = await askOnce(port, request('DELETE', '/api/me', { ...gone }, JSON.stringify({ name: 'Gone' })));
  if (status !== 204) throw new Error(`to be forgotten was answered ${status}`);
  const acts: { by: Somebody; body: string }[] = [];
  for (let n = 0; n < 3; n++) {
    const seat = await toDecide(port, running.id, [anna, bruno]);
    if (!seat) break;
    const body = JSON.stringify({ key: key(), seat: seat.seat, do: 'answer', decision: seat.decision, pick: 0 });
    const by = [anna, bruno][seat.seat] as Somebody;
    await post(port, `/api/tables/${running.id}/act`, JSON.parse(body) as object, { ...by });
    acts.push({ by, body });
  }
  return { anna, bruno, mallory, running, waiting, loud, token, gone, goneToken, acts };
}
const linksIn = ({ body }: Answer): Table => {
  const { table, invite, watch } = JSON.parse(body) as { table: { id: string }; invite: string; watch: string };
  return { id: table.id, invite, watch };
};
/** The seat that has to decide, and what. */
export async function toDecide(
  port: number,
  id: string,
  seated: readonly Somebody[],
): Promise<{ readonly seat: number; readonly decision: string } | undefined> {
  for (const [seat, { cookie }] of seated.entries()) {
    const { body } = await askOnce(port, request('GET', `/api/tables/${id}/match`, { cookie }));
    const { eyes } = JSON.parse(body) as { eyes: Record<string, { own: { decisions: { id: string }[] } | null }> };
    const decision = eyes[seat]?.own?.decisions[0]?.id;
    if (decision !== undefined) return { seat, decision };
  }
  return undefined;
}
