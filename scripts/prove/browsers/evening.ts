// One match from the set-up page to its last decision: people at browsers of their own, and what goes wrong on the way.
import { botFor } from '@tabularium/bots';
import { type Decision, FastDice, type Pick } from '@tabularium/kernel';
import { answerOf } from '@tabularium/lab';
import type { AnyKit, GamePackage } from '@tabularium/parts/shape';
import type { Speaker } from '@tabularium/speech';
import { OTHER, USUAL } from '../../../web/test/browser/guise.ts';
import { follow, makeTable, sitDown, watchLink } from '../../../web/test/browser/lobby.ts';
import type { Victim } from '../kill/victim.ts';
import type { Books, Truth } from './books.ts';
import { Person, type Place } from './person.ts';
import type { Plan } from './plans.ts';
import { until } from './until.ts';

export interface House extends Place {
  readonly server: Victim;
  readonly books: Books;
}
const NAMES = ['Anna', 'Bruno', 'Carla'];
const SPECTATOR = 'Dario';
/** More decisions than any match of these set-ups has. */
const MOST = 3000;

/** One decision: whose it is, what the page offers, and what they are about to answer. */
export interface Turn {
  readonly truth: Truth;
  readonly due: Person;
  readonly decision: Decision<AnyKit>;
  readonly pick: Pick;
}
/** What happens around a decision. It has to see to it that the decision is made. */
export type Incident = (evening: Evening, turn: Turn) => Promise<void>;

export class Evening {
  readonly house: House;
  readonly pkg: GamePackage;
  readonly players: readonly Person[];
  /** Who made the table. */
  readonly host: Person;
  readonly link: string;
  readonly watch: string;
  /** The id of the table. */
  readonly table: string;
  readonly #plan: Plan;
  readonly #dice: FastDice;
  spectator: Person | undefined;
  /** Cut off while the others play on. */
  away: Person | undefined;
  decisions = 0;

  private constructor(
    house: House,
    pkg: GamePackage,
    plan: Plan,
    seed: number,
    players: readonly [Person, ...Person[]],
    links: { readonly link: string; readonly watch: string },
  ) {
    this.house = house;
    this.pkg = pkg;
    this.players = players;
    this.host = players[0];
    this.link = links.link;
    this.watch = links.watch;
    this.table = tableIn(links.link);
    this.#plan = plan;
    this.#dice = new FastDice(seed);
  }
  /** People come, one makes a table, the others follow the link and sit down, and the match starts. One of them is on a phone. */
  static async begin(house: House, pkg: GamePackage, plan: Plan, seed: number): Promise<Evening> {
    const players: Person[] = [];
    try {
      for (let seat = 0; seat < plan.seats; seat++)
        players.push(await Person.at(house, NAMES[seat] ?? '', seat, seat === seed % plan.seats ? OTHER : USUAL));
      const [host, ...guests] = players as [Person, ...Person[]];
      const link = await makeTable(host.app, pkg, plan, host.name);
      const watch = await watchLink(host.app);
      const evening = new Evening(house, pkg, plan, seed, [host, ...guests], { link, watch });
      for (const { heard, seat = -1 } of players) heard.follow(evening.table, seat);
      for (const guest of guests) {
        await follow(guest.app, link);
        await sitDown(guest.app, (guest.seat ?? 0) + 1, guest.name);
      }
      await host.press(host.app.button(host.app.t('lobby.start')));
      for (const { app } of players) await app.page.locator('aside[data-tab]').waitFor();
      return evening;
    } catch (error) {
      for (const person of players) await person.leave();
      throw error;
    }
  }
  async end(): Promise<void> {
    for (const person of this.everybody) await person.leave();
  }
  get everybody(): readonly Person[] {
    return this.spectator ? [...this.players, this.spectator] : this.players;
  }
  get names(): readonly string[] {
    return this.players.map(({ name }) => name);
  }
  /** Everybody else at the table. */
  others(person: Person): readonly [Person, ...Person[]] {
    return this.players.filter((one) => one !== person) as [Person, ...Person[]]; // no match here has one player only
  }
  wordsFor(person: Person): Speaker {
    return person.words(this.pkg, this.names);
  }
  truth(): Promise<Truth> {
    return this.house.books.truth(this.table);
  }
  /** Somebody opens the link to watch. The page takes its time, as it does for people. */
  async welcomeSpectator(): Promise<Person> {
    const spectator = await Person.at(this.house, SPECTATOR, undefined, { ...USUAL, light: 'dark', speed: 'fast' });
    this.spectator = spectator;
    spectator.heard.follow(this.table, 'public');
    await follow(spectator.app, this.watch);
    await spectator.app.page.locator('aside[data-tab]').waitFor();
    return spectator;
  }

  /** Plays to the end. `incidents` are by the number of the decision around which they happen. */
  async play(incidents: ReadonlyMap<number, Incident>): Promise<Truth> {
    for (; this.decisions < MOST; this.decisions++) {
      const truth = await this.truth();
      await this.agrees(truth);
      if (truth.match.result) {
        await this.reunite(truth);
        return truth;
      }
      const turn = await this.#turn(truth);
      await turn.due.sees(turn.decision);
      await (incidents.get(this.decisions) ?? plainly)(this, turn);
    }
    throw new Error(`the match is not over after ${MOST} decisions`);
  }
  /** Answers, and waits until the answer is in the books. */
  async answer({ due, pick, truth }: Turn): Promise<void> {
    await due.answer(pick);
    await this.isKept(truth, `${due.name} answered, but nothing came of it`);
  }
  /** Waits until the books have more inputs than they had. */
  async isKept(before: Truth, otherwise: string): Promise<void> {
    await until(
      async () => ((await this.house.books.inputs(this.table)) > before.match.inputs.length ? true : undefined),
      () => otherwise,
    );
  }
  /** Waits until everybody who is connected was told what the kernel shows them. */
  async agrees(truth: Truth): Promise<void> {
    for (const person of this.everybody) if (person !== this.away) await person.isUpToDate(truth);
  }
  /** Whoever was cut off comes back, and learns what happened. */
  async reunite(truth: Truth): Promise<void> {
    const { away } = this;
    this.away = undefined;
    await away?.comeBack();
    await away?.isUpToDate(truth);
  }

  async #turn(truth: Truth): Promise<Turn> {
    const { match } = truth;
    const waiting = this.players.filter(({ seat = -1 }) => match.view(seat).decisions.length > 0);
    const due = waiting.find((person) => person !== this.away) ?? waiting[0];
    if (due !== undefined && due === this.away) await this.reunite(truth);
    if (!due) throw new Error('nobody has anything to decide');
    const seat = due.seat ?? -1;
    const decision = match.view(seat).decisions[0];
    const open = match.open.find(({ seats, ask }) => seats.includes(seat) && ask === decision?.ask);
    if (!decision || !open) throw new Error(`${due.name} is asked something that is not open`);
    return { truth, due, decision, pick: answerOf(botFor(this.pkg, this.#plan.advice), match, open, seat, this.#dice) };
  }
}

const plainly: Incident = (evening, turn) => evening.answer(turn);
/** The id in a link like `http://host/#/table/<id>/<secret>`. */
const tableIn = (link: string): string => link.split('/').at(-2) ?? '';
