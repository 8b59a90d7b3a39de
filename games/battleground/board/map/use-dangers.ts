// What waits at the destinations of a move: asked of the rules once for all of them, after the field is drawn.
import { useEffect, useState } from 'react';
import type { MoveAbout } from '../../table/about.ts';
import type { Props } from '../common/props.ts';
import type { Dangers } from './heat.tsx';

const NONE: Dangers = new Map();
/** Somebody who looks for so long at the field wants to know. */
const MOMENT = 120;

export function useDangers({ decision, about, view }: Pick<Props, 'decision' | 'about' | 'view'>): Dangers {
  const [known, setKnown] = useState<{ readonly id: string; readonly dangers: Dangers }>();
  const isMove = decision?.ask === 'moveTo';
  const id = isMove ? decision.id : undefined;
  useEffect(() => {
    if (decision?.ask !== 'moveTo') return undefined;
    const { id: asked, options } = decision;
    let isWanted = true;
    const timer = setTimeout(() => {
      const all = options.map((_, option) => about(decision, option).catch(() => undefined)) as Promise<MoveAbout | undefined>[];
      void Promise.all(all).then((abouts) => {
        if (isWanted) setKnown({ id: asked, dangers: dangersOf(abouts) });
      });
    }, MOMENT);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [id, view.table.round]);
  return known !== undefined && known.id === id ? known.dangers : NONE;
}
function dangersOf(abouts: readonly (MoveAbout | undefined)[]): Dangers {
  return new Map(
    abouts.flatMap((about, option) =>
      about !== undefined && (about.stops || about.overwatch.length > 0) ? [[option, about] as const] : [],
    ),
  );
}
