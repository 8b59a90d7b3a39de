// Who somebody is. Nobody needs an account: sitting down creates a person, and a cookie recognises them later. Programs use tokens.
import type { Someone } from '@tabularium/client/schemas';
import type { Person, Store } from '@tabularium/storage';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Guards } from './guards.ts';
import { ServerProblem } from './problems.ts';
import { networkOf } from './rate-limit.ts';
import { hashOf, type RandomText } from './secrets.ts';

const COOKIE = 'tabularium';
const YEAR = 365 * 24 * 3600;
/** For how long, in milliseconds, and for how many people a server remembers whom a login belongs to. */
const REMEMBERED = 30_000;
const MOST_REMEMBERED = 10_000;

export class People {
  readonly #store: Store;
  readonly #random: RandomText;
  readonly #now: () => number;
  readonly #guards: Guards;
  /** Cookies are sent over HTTPS only. */
  readonly #isSecure: boolean;
  /** By the hash of a login, oldest first. */
  readonly #recent = new Map<string, { readonly person: Person; readonly until: number }>();

  constructor(store: Store, random: RandomText, now: () => number, guards: Guards, isSecure: boolean) {
    this.#store = store;
    this.#random = random;
    this.#now = now;
    this.#guards = guards;
    this.#isSecure = isSecure;
  }
  /** Who sent the request, if known. */
  async of(request: FastifyRequest): Promise<Person | undefined> {
    const login = loginOf(request);
    const person = login === undefined ? undefined : await this.#store.personWith(login);
    if (!person && tokenOf(request) !== undefined) throw new ServerProblem('no-person', 'this token is not known here');
    return person;
  }
  async known(request: FastifyRequest): Promise<Person> {
    const person = await this.of(request);
    if (!person) throw new ServerProblem('no-person', 'this server does not know you: sit down first');
    return person;
  }
  /**
   * The same for frequent calls, without asking the database each time. Another node may have forgotten or renamed the person some
   * seconds ago:
   * so only for calls that need the person's seat anyway, which is always up to date, and to which the name does not matter.
   */
  async player(request: FastifyRequest): Promise<Person> {
    const login = loginOf(request) ?? '';
    const { person: recent, until = 0 } = this.#recent.get(login) ?? {};
    if (recent && until > this.#now()) return recent;
    const person = await this.known(request);
    this.#recent.delete(login);
    this.#recent.set(login, { person, until: this.#now() + REMEMBERED });
    const [oldest] = this.#recent.keys();
    if (this.#recent.size > MOST_REMEMBERED && oldest !== undefined) this.#recent.delete(oldest);
    return person;
  }
  /** Who sent the request, under this name from now on. A stranger becomes a person. */
  async welcome(request: FastifyRequest, reply: FastifyReply, { name, emblem }: Someone): Promise<Person> {
    const known = await this.of(request);
    if (known) {
      const renamed = { ...known, name, emblem };
      if (known.name !== name || known.emblem !== emblem) await this.#store.rename(renamed);
      return renamed;
    }
    const { person, token } = await this.newcomer(request, { name, emblem });
    reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#isSecure, maxAge: YEAR });
    return person;
  }
  /** Creates a person, and the token that identifies them. */
  async newcomer(request: FastifyRequest, { name, emblem }: Someone): Promise<{ readonly person: Person; readonly token: string }> {
    this.#guards.strangers.take(networkOf(request.ip));
    const person = { id: this.#random(16), name, emblem, made: this.#now() };
    const token = this.#random(40);
    await this.#store.addPerson(person, hashOf(token));
    return { person, token };
  }
  /** Makes this server and the browser forget who it was. */
  forget(person: Person, reply: FastifyReply): void {
    for (const [login, recent] of this.#recent) if (recent.person.id === person.id) this.#recent.delete(login);
    reply.clearCookie(COOKIE, { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#isSecure });
  }
  /** Creates a token for a person's programs. Only its hash is stored. */
  async newToken(person: Person, name: string): Promise<string> {
    const token = this.#random(40);
    await this.#store.addLogin({ hash: hashOf(token), person: person.id, made: this.#now(), name });
    return token;
  }
}

/** The token that a program sends. Browsers never send one by themselves, so no other site can make them act with it. */
export const tokenOf = ({ headers }: FastifyRequest): string | undefined => /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
/** The secret that identifies the sender of a request. A token takes precedence over a cookie. */
function loginOf(request: FastifyRequest): string | undefined {
  const secret = tokenOf(request) ?? request.cookies[COOKIE];
  return secret === undefined ? undefined : hashOf(secret);
}
