// Who somebody is. Nobody needs an account: sitting down makes a person, and a cookie knows them again. Programs have tokens.
import type { Someone } from '@tabularium/client/schemas';
import type { Person, Store } from '@tabularium/storage';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Guards } from './guards.ts';
import { ServerProblem } from './problems.ts';
import { networkOf } from './rate-limit.ts';
import { hashOf, type RandomText } from './secrets.ts';

const COOKIE = 'tabularium';
const YEAR = 365 * 24 * 3600;

export class People {
  readonly #store: Store;
  readonly #random: RandomText;
  readonly #now: () => number;
  readonly #guards: Guards;
  /** Cookies go over HTTPS only. */
  readonly #isSecure: boolean;

  constructor(store: Store, random: RandomText, now: () => number, guards: Guards, isSecure: boolean) {
    this.#store = store;
    this.#random = random;
    this.#now = now;
    this.#guards = guards;
    this.#isSecure = isSecure;
  }
  /** Whose request it is, if somebody we know. Where a token is sent, a cookie says nothing. */
  async of(request: FastifyRequest): Promise<Person | undefined> {
    const token = tokenOf(request);
    if (token !== undefined) {
      const person = await this.#store.personWith(hashOf(token));
      if (!person) throw new ServerProblem('no-person', 'this token is not known here');
      return person;
    }
    const cookie = request.cookies[COOKIE];
    return cookie === undefined ? undefined : this.#store.personWith(hashOf(cookie));
  }
  async known(request: FastifyRequest): Promise<Person> {
    const person = await this.of(request);
    if (!person) throw new ServerProblem('no-person', 'nobody here knows you: sit down first');
    return person;
  }
  /** Whoever it is, under this name from now on; a stranger becomes a person. */
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
  /** A new person, and what they are known by. */
  async newcomer(request: FastifyRequest, { name, emblem }: Someone): Promise<{ readonly person: Person; readonly token: string }> {
    this.#guards.strangers.take(networkOf(request.ip));
    const person = { id: this.#random(16), name, emblem, made: this.#now() };
    const token = this.#random(40);
    await this.#store.addPerson(person, hashOf(token));
    return { person, token };
  }
  /** A token by which programs of a person are known. Only its hash is kept. */
  async newToken(person: Person, name: string): Promise<string> {
    const token = this.#random(40);
    await this.#store.addLogin({ hash: hashOf(token), person: person.id, made: this.#now(), name });
    return token;
  }
}

/** The token that a program sends. Browsers send none by themselves, so no other site can make them act with it. */
export const tokenOf = ({ headers }: FastifyRequest): string | undefined => /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
