// Enforces the limits of a running server.
import type { Person } from '@tabularium/storage';
import type { FastifyRequest } from 'fastify';
import type { Limits } from './limits.ts';
import { ServerProblem } from './problems.ts';
import { Holdings, networkOf, RateLimit } from './rate-limit.ts';

/** When a page with too many streams should try again, in seconds. */
const RETRY = 10;
/** Far more levels than any content has. */
const DEEPEST = 100;

export class Guards {
  readonly limits: Limits;
  readonly calls: RateLimit;
  readonly files: RateLimit;
  readonly strangers: RateLimit;
  readonly tables: RateLimit;
  readonly acts: RateLimit;
  readonly lines: RateLimit;
  readonly questions: RateLimit;
  readonly tokens: RateLimit;
  readonly #streamsOfPerson: Holdings;
  readonly #streamsOfAddress: Holdings;

  constructor(limits: Limits, now: () => number) {
    this.limits = limits;
    this.calls = new RateLimit(limits.calls, 'requests from your address', now);
    this.files = new RateLimit(limits.files, 'requests from your address', now);
    this.strangers = new RateLimit(limits.strangers, 'new people from your address', now);
    this.tables = new RateLimit(limits.tables, 'new tables', now);
    this.acts = new RateLimit(limits.acts, 'acts', now);
    this.lines = new RateLimit(limits.lines, 'lines', now);
    this.questions = new RateLimit(limits.questions, 'questions', now);
    this.tokens = new RateLimit(limits.tokens, 'new tokens', now);
    this.#streamsOfPerson = new Holdings(limits.streamsOfPerson, 'open pages');
    this.#streamsOfAddress = new Holdings(limits.streamsOfAddress, 'open pages from your address');
  }
  /** Counts a stream while it is open. Returns a function that ends the count. */
  stream(request: FastifyRequest, person: Person | undefined): () => void {
    const letGo = this.#streamsOfAddress.take(networkOf(request.ip), RETRY);
    if (!person) return letGo;
    try {
      const letGoToo = this.#streamsOfPerson.take(person.id, RETRY);
      return () => {
        letGo();
        letGoToo();
      };
    } catch (error) {
      letGo();
      throw error;
    }
  }
  /** Players' own content as it is stored. */
  textOf(content: object): string {
    if (isDeep(content)) throw new ServerProblem('bad-request', 'your own content is nested too deeply');
    const text = JSON.stringify(content);
    const most = this.limits.content;
    if (Buffer.byteLength(text) > most)
      throw new ServerProblem('too-large', `your own content may have at most ${Math.floor(most / 1024)} kB here`);
    return text;
  }
}

/** Whatever walks through content recurses once a level, and would run out of stack. */
function isDeep(content: object): boolean {
  let level: readonly unknown[] = [content];
  for (let depth = 0; level.length > 0 && depth <= DEEPEST; depth++)
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  return level.length > 0;
}
