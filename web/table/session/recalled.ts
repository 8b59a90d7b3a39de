// What the others did last, worked out from the match's record: a page that was reloaded remembers no pictures.

import type { Seat } from '@tabularium/kernel';
import { type Remote, wrap } from 'comlink';
import { deciding } from '../../link/eyes.ts';
import type { MatchLink } from '../../link/link.ts';
import type { ReplayWorker } from '../../worker/replay.worker.ts';
import { areOthers, MOST, type Shot } from './past.ts';
import type { Picture } from './session.ts';

/** As `seat` saw it, from the same pictures as `remembered`; none if the others have done nothing yet. */
export async function recalled(link: Pick<MatchLink, 'record'>, seat: Seat, now: Picture): Promise<readonly Shot[]> {
  const thread = new Worker(new URL('../../worker/replay.worker.ts', import.meta.url), { type: 'module', name: 'past' });
  try {
    const worker: Remote<ReplayWorker> = wrap(thread);
    const { places } = await worker.open(await link.record());
    const told = await worker.events(seat);
    const at = async (place: number): Promise<{ readonly picture: Picture; readonly heard: number }> => {
      const { view, told: heard } = await worker.look(place, seat);
      const next = places[place + 1]?.input;
      const isHelped = next && 'by' in next && next.by !== 'player'; // the viewer was not asked
      const decision = isHelped ? undefined : view.decisions[0];
      return { picture: { ...now, view, due: deciding(view, [seat]), decision, log: told.slice(0, heard), news: [] }, heard };
    };
    return await lately(
      places.length - 1,
      at,
      told.map(({ event }) => event),
    );
  } finally {
    thread.terminate();
  }
}

/** Goes back from the last place to the viewer's decision before the others acted. */
export async function lately(
  last: number,
  at: (place: number) => Promise<{ readonly picture: Picture; readonly heard: number }>,
  events: Picture['news'],
): Promise<readonly Shot[]> {
  let shots: readonly Shot[] = [];
  let after = await at(last);
  for (let place = last - 1; place >= 0 && last - place <= MOST; place--) {
    const before = await at(place);
    const news = events.slice(before.heard, after.heard);
    if (news.length > 0) shots = [{ before: before.picture, picture: { ...after.picture, news } }, ...shots];
    if (before.picture.decision) {
      if (areOthers(shots)) return shots;
      shots = [];
    }
    after = before;
  }
  return areOthers(shots) ? shots : [];
}
