// A client that plays one match over the network. It notes what was acknowledged and counts contradictions in what it is shown.
import { Api, type Deed, newKey, RemoteMatch, ServerError, type TableApi } from '@tabularium/client';
import { FastDice } from '@tabularium/kernel';

export interface Assignment {
  readonly base: string;
  readonly game: string;
  readonly setup: { readonly mode: string; readonly seats: number; readonly options: Readonly<Record<string, string | number | boolean>> };
  readonly seed: number;
}

export class Player {
  readonly #base: string;
  readonly #dice: FastDice;
  readonly #assignment: Assignment;
  #cookie = '';
  #match: RemoteMatch | undefined;
  /** The log as last read, to compare with the next reading. */
  #log: { readonly n: number; readonly text: string }[] = [];
  #undos = 0;
  id = '';
  /** The keys of all acts that the server has acknowledged. */
  readonly acknowledged: string[] = [];
  /** How often a line changed or went missing although nobody took anything back. */
  contradictions = 0;

  constructor(assignment: Assignment) {
    this.#assignment = assignment;
    this.#base = assignment.base;
    this.#dice = new FastDice(assignment.seed);
  }
  get isOver(): boolean {
    return this.#match?.mirror?.view(0).result !== undefined;
  }

  /** Sits down and starts a match with bots in all other seats. */
  async begin(): Promise<void> {
    const { game, setup } = this.#assignment;
    const api = new Api({ base: this.#base, fetch: this.#fetch });
    const bots = Array.from({ length: setup.seats - 1 }, () => ({ kind: 'bot' as const, name: 'Bot', level: 'random' }));
    const { table } = await persist(() =>
      api.makeTable({
        game,
        setup: { ...setup, options: { ...setup.options } },
        chairs: [{ kind: 'mine', name: 'Player' }, ...bots],
        host: { name: 'Player', emblem: 'lion' },
        share: newKey(),
      }),
    );
    this.id = table.id;
    const mine: TableApi = api.table(table.id);
    await persist(() => mine.start());
    const nothing = (): void => undefined;
    this.#match = new RemoteMatch(mine, {
      onChange: () => this.#compare(),
      onTable: nothing,
      onLines: nothing,
      onConnection: nothing,
      onRefusal: nothing,
    });
    await persist(() => (this.#match as RemoteMatch).ready());
  }
  /** Decides until the match is over or `isEnough`. */
  async play(isEnough: () => boolean): Promise<void> {
    const match = this.#match;
    if (!match) throw new Error('begin first');
    while (!isEnough() && !this.isOver) {
      const deed = this.#nextDeed(match);
      if (!deed) {
        await pause(20);
        continue;
      }
      try {
        const key = newKey();
        await match.act(deed, key);
        this.acknowledged.push(key);
      } catch (error) {
        if (!(error instanceof ServerError)) throw error;
        await match.ready().catch(() => undefined); // refused, because the question has changed meanwhile
      }
    }
  }
  close(): void {
    this.#match?.close();
  }

  #nextDeed(match: RemoteMatch): Deed | undefined {
    const { mirror } = match;
    if (!mirror) return undefined;
    if (mirror.canUndo(0) && this.#dice.below(10) === 0) return { do: 'undo', seat: 0 };
    const decision = mirror.view(0).decisions[0];
    if (!decision) return undefined;
    const { options, pass, some, id } = decision;
    const pick = some ? Array.from({ length: some.min }, (_, i) => i) : this.#dice.below(options.length + (pass ? 1 : 0));
    return { do: 'answer', seat: 0, decision: id, pick };
  }
  #compare(): void {
    const mirror = this.#match?.mirror;
    if (!mirror) return;
    const { undos } = mirror.view(0);
    const log = mirror.events(0).map(({ n, event }) => ({ n, text: JSON.stringify(event) }));
    if (undos === this.#undos) {
      if (log.length < this.#log.length) this.contradictions++;
      for (const [i, { n, text }] of this.#log.entries()) if (log[i] && (log[i].n !== n || log[i].text !== text)) this.contradictions++;
    }
    this.#undos = undos;
    this.#log = log;
  }
  readonly #fetch: typeof fetch = async (address, options) => {
    const headers = new Headers(options?.headers);
    if (this.#cookie !== '') headers.set('cookie', this.#cookie);
    const response = await fetch(address, { ...options, headers });
    this.#cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.#cookie;
    return response;
  };
}

export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Tries again while the server is away. */
async function persist<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ServerError) || !error.isPassing) throw error;
      await pause(100);
    }
  }
}
