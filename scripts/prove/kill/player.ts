// A client that plays one match over the network. It notes what was acknowledged and counts contradictions in what it is shown.
import { Api, type Deed, type Mirror, newKey, RemoteMatch, ServerError, type TableApi, type Told } from '@tabularium/client';
import { FastDice } from '@tabularium/kernel';

export interface Assignment {
  /** The addresses of servers on the same database. */
  readonly bases: readonly string[];
  readonly game: string;
  readonly setup: { readonly mode: string; readonly seats: number; readonly options: Readonly<Record<string, string | number | boolean>> };
  readonly seed: number;
  /** How many acts to do at most, as things stand. */
  readonly acts: () => number;
  /** Whether to give up. */
  readonly isOver: () => boolean;
  /** An act was acknowledged. */
  readonly onAct: () => void;
}

export class Player {
  readonly #dice: FastDice;
  readonly #assignment: Assignment;
  #cookie = '';
  /** Requests go to the servers in turn, as behind a proxy. */
  #next: number;
  #match: RemoteMatch | undefined;
  /** The log as last read, to compare with the next reading. */
  #log: readonly Told[] = [];
  #undos = 0;
  id = '';
  /** The keys of all acts that the server has acknowledged. */
  readonly acknowledged: string[] = [];
  /** Every time that a line changed or went missing although nobody took anything back. */
  readonly contradictions: string[] = [];
  /** Had to give up, although the match is not over. */
  wantsMore = true;

  constructor(assignment: Assignment) {
    this.#assignment = assignment;
    this.#dice = new FastDice(assignment.seed);
    this.#next = assignment.seed;
  }
  /** The match as last seen. */
  get mirror(): Mirror | undefined {
    return this.#match?.mirror;
  }
  /** Sits down, starts a match with bots in all other seats, and decides until it is over. */
  async play(): Promise<void> {
    const { acts, isOver } = this.#assignment;
    const match = await this.#begin();
    if (match) while (!this.#isEnded && this.acknowledged.length < acts() && !isOver()) await this.#step(match);
    this.wantsMore = !this.#isEnded && this.acknowledged.length < acts();
    this.close();
  }
  close(): void {
    this.#match?.close();
  }

  get #isEnded(): boolean {
    return this.mirror?.view(0).result !== undefined;
  }
  async #begin(): Promise<RemoteMatch | undefined> {
    const { game, setup } = this.#assignment;
    const api = new Api({ fetch: this.#fetch });
    const bots = Array.from({ length: setup.seats - 1 }, () => ({ kind: 'bot' as const, name: 'Bot', level: 'random' }));
    const made = await this.#persist(() =>
      api.makeTable({
        game,
        setup: { ...setup, options: { ...setup.options } },
        chairs: [{ kind: 'mine', name: 'Player' }, ...bots],
        host: { name: 'Player', emblem: 'lion' },
        share: newKey(),
      }),
    );
    if (!made) return undefined;
    this.id = made.table.id;
    const mine: TableApi = api.table(this.id);
    await this.#persist(() => mine.start());
    const nothing = (): void => undefined;
    const match = new RemoteMatch(mine, {
      onChange: () => this.#compare(),
      onTable: nothing,
      onLines: nothing,
      onConnection: nothing,
      onRefusal: nothing,
    });
    this.#match = match;
    await this.#persist(() => match.ready());
    return match;
  }
  async #step(match: RemoteMatch): Promise<void> {
    const deed = this.#nextDeed(match);
    if (!deed) return pause(20);
    try {
      const key = newKey();
      await match.act(deed, key);
      this.acknowledged.push(key);
      this.#assignment.onAct();
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      await match.ready().catch(() => undefined); // refused, because the question has changed meanwhile
    }
  }
  #nextDeed({ mirror }: RemoteMatch): Deed | undefined {
    if (!mirror) return undefined;
    if (mirror.canUndo(0) && this.#dice.below(10) === 0) return { do: 'undo', seat: 0 };
    const decision = mirror.view(0).decisions[0];
    if (!decision) return undefined;
    const { options, pass, some, id } = decision;
    const pick = some ? Array.from({ length: some.min }, (_, i) => i) : this.#dice.below(options.length + (pass ? 1 : 0));
    return { do: 'answer', seat: 0, decision: id, pick };
  }
  #compare(): void {
    const { mirror } = this;
    if (!mirror) return;
    const { undos } = mirror.view(0);
    const log = mirror.events(0);
    if (undos < this.#undos) this.#contradict(`${this.#undos} undos became ${undos}`);
    if (undos === this.#undos) {
      if (log.length < this.#log.length) this.#contradict(`${this.#log.length} lines became ${log.length}`);
      for (const [i, before] of this.#log.entries())
        if (log[i] && !isSame(log[i], before)) this.#contradict(`line ${i}, ${JSON.stringify(before)}, became ${JSON.stringify(log[i])}`);
    }
    this.#undos = undos;
    this.#log = [...log];
  }
  #contradict(what: string): void {
    this.contradictions.push(`${this.#assignment.game}, after ${this.acknowledged.length} acts: ${what}`);
  }
  /** A server that cannot be reached passes the request on to the next one. */
  readonly #fetch: typeof fetch = async (path, options) => {
    if (typeof path !== 'string') throw new TypeError('the client asks for paths');
    const { bases } = this.#assignment;
    const headers = new Headers(options?.headers);
    if (this.#cookie !== '') headers.set('cookie', this.#cookie);
    for (let tries = 1; ; tries++) {
      try {
        const response = await fetch(`${bases[this.#next++ % bases.length]}${path}`, { ...options, headers });
        this.#cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.#cookie;
        return response;
      } catch (error) {
        if (tries === bases.length || options?.signal?.aborted) throw error;
      }
    }
  };
  /** Tries again while the servers are away; nothing if it is time to give up. */
  async #persist<T>(call: () => Promise<T>): Promise<T | undefined> {
    while (!this.#assignment.isOver()) {
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof ServerError) || !error.isPassing) throw error;
        await pause(100);
      }
    }
    return undefined;
  }
}

const isSame = (one: Told, other: Told): boolean => one.event === other.event || JSON.stringify(one) === JSON.stringify(other);

export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
