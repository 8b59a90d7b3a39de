// Where options lead that do not say it themselves: the rules are asked about all of them, as there are few.
import { useAboutAll } from '@tabularium/parts/board';
import { useMemo } from 'react';
import type { SlidePlaces } from '../common/move-handles.ts';
import { placeCalled } from '../common/plane.ts';
import type { PartProps } from '../common/props.ts';

export function useSlidePlaces(props: Pick<PartProps, 'decision' | 'about'>): SlidePlaces {
  const abouts = useAboutAll(props, 'slide');
  return useMemo(
    () =>
      new Map(
        abouts.flatMap((about, number) => {
          const place = about && placeCalled(about.at);
          return place === undefined ? [] : [[number, place] as const];
        }),
      ),
    [abouts],
  );
}
