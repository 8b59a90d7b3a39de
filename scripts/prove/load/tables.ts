// Tables in a store, as if people had sat down at them and begun.
import { createHash } from 'node:crypto';
import type { Store } from '@tabularium/storage';
import type { Play } from './plays.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
export interface Laid {
  readonly id: string;
  readonly play: Play;
  /** The cookies of its players, by seat. */
  readonly cookies: readonly string[];
}

/** Lays a table for each play; their ids begin with the name. Every seat has a person of its own. */
export async function lay(store: Store, plays: readonly Play[], name: string): Promise<readonly Laid[]> {
  const laid: Laid[] = [];
  for (const [n, play] of plays.entries()) {
    const id = `${name}${String(n).padStart(6, '0')}`;
    const people = play.shares.map((_, seat) => `${id}s${seat}`);
    for (const [seat, person] of people.entries())
      await store.addPerson({ id: person, name: `Player ${seat}`, emblem: 'owl', made: 1 }, hashOf(`cookie-of-${person}`));
    const { game, version, setup, secret } = play;
    const host = people[0] ?? '';
    await store.addMatch(
      { id, game, version, setup: JSON.stringify(setup), secret, state: 'running', host, made: 1, changed: Date.now() }, // or it would be closed as abandoned
      people.map((person, seat) => ({
        match: id,
        seat,
        person,
        bot: null,
        name: `Player ${seat}`,
        emblem: 'owl',
        share: play.shares[seat] ?? '',
      })),
    );
    laid.push({ id, play, cookies: people.map((person) => `tabularium=cookie-of-${person}`) });
  }
  return laid;
}
