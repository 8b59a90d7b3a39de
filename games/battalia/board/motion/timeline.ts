// How long the news of a picture is shown. Everything moves at once, so the longest movement decides.
import type { Act } from '@tabularium/parts/board';
import type { Event } from '../../table/events.ts';

const STEPS: { readonly [K in Event['kind']]?: number } = {
  rolled: 3,
  won: 2,
  calledOff: 2,
  conquered: 2,
  annexed: 2,
  abandoned: 2,
  heroMoved: 1,
  heroHired: 1,
  built: 1,
  upgraded: 1,
  attacked: 1,
};
export function actsOf(news: readonly Event[]): readonly Act<Event>[] {
  const lasting = news.flatMap((event) => {
    const steps = STEPS[event.kind];
    return steps === undefined ? [] : [{ event, steps }];
  });
  const steps = Math.max(0, ...lasting.map((act) => act.steps));
  const last = lasting.at(-1);
  return last === undefined ? [] : [{ event: last.event, steps }];
}
