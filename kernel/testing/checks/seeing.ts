// The public view is built once for all eyes: it is never out of date, no seat changes it, and no seat rebuilds it.
import type { Kit } from '../../index.ts';
import { same } from '../photo.ts';
import { seatsOf } from '../told.ts';
import { type Playout, ride } from './playout.ts';

/** How many different values a path must have held before it counts against `seeAs` that they always equalled the public ones. */
const ENOUGH = 3;

export function sharesWhatIsSeen<K extends Kit>(played: Playout<K>): void {
  const anew = new Map<string, Set<string>>();
  const own = new Set<string>();
  ride(played, ({ match, game, sampled }) => {
    if (!sampled || match.open[0]?.private) return; // the others see an earlier moment
    const kept = match.view('public').table;
    const shared = game.see(match.table);
    same(kept, shared, 'what everybody sees is out of date');
    for (const seat of seatsOf(match)) {
      const seen = game.seeAs?.(match.table, seat, shared) ?? shared;
      same(shared, kept, `what seat ${seat} sees changed what everybody sees`);
      same(match.view(seat).table, seen, `what seat ${seat} sees is out of date`);
      for (const [key, part] of builtIn(seen, shared)) {
        const text = JSON.stringify(part);
        if (text !== JSON.stringify(shared[key as keyof typeof shared])) own.add(key);
        anew.set(key, (anew.get(key) ?? new Set()).add(text));
      }
    }
  });
  const needless = [...anew].flatMap(([key, texts]) => (own.has(key) || texts.size < ENOUGH ? [] : [key]));
  if (needless.length > 0)
    throw new Error(`seeAs rebuilds ${needless.join(', ')}, which is always what everybody sees: keep the shared object`);
}
/** The parts of a view that are not the public view's own objects. */
const builtIn = (seen: object, shared: object): [string, unknown][] =>
  Object.entries(seen).filter(([key, part]) => typeof part === 'object' && part !== null && part !== shared[key as keyof typeof shared]);
