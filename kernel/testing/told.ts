import { type Eye, type Kit, type Match, type Seat } from '../index.ts';

export const seatsOf = <K extends Kit>(match: Match<K>): readonly Seat[] => Array.from({ length: match.setup.seats }, (_, seat) => seat);
export const eyesOf = <K extends Kit>(match: Match<K>): readonly Eye[] => ['public', ...seatsOf(match)];

/** All events that a match remembers, whomever they were told, in order. */
export function toldBy<K extends Kit>(match: Match<K>): K['event'][] {
  const queues = eyesOf(match).map((eye) => match.events(eye).map((one) => one.event));
  const told: K['event'][] = [];
  for (;;) {
    const open = queues.filter((queue) => queue.length > 0);
    // The next event is one that stands first in the list of everybody who was told it.
    const next = open.find((queue) => open.every((other) => other[0] === queue[0] || !other.includes(queue[0] as K['event'])));
    const event = (next ?? open[0])?.[0];
    if (event === undefined) return told;
    for (const queue of open) if (queue[0] === event) queue.shift();
    told.push(event);
  }
}

/** Listens as every seat: returns what the answering seat was told since the last call, private events included. */
export class Ears<K extends Kit> {
  readonly #match: Match<K>;
  readonly #heard: number[];
  constructor(match: Match<K>) {
    this.#match = match;
    this.#heard = seatsOf(match).map((seat) => match.heard(seat));
  }
  listen(seat: Seat): K['event'][] {
    const told = this.#heard.map((heard, one) => this.#match.events(one, heard).map(({ event }) => event));
    for (const [one, events] of told.entries()) this.#heard[one] = (this.#heard[one] as number) + events.length;
    return told[seat] as K['event'][];
  }
}
/** Whether a seat sees an earlier moment of the match, because another one decides in private. */
export const isHidden = <K extends Kit>({ open }: Match<K>, seat: Seat): boolean =>
  open[0]?.private === true && !open[0].seats.includes(seat);
