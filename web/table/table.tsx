// A match on one screen: the table, or the cover while the next player takes over.
import { speaker as speakerFor } from '@tabularium/speech';
import { lazy, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import { nameOf } from '../frame/match-words.ts';
import { useHouse } from '../settings/house.tsx';
import type { Guide } from './desk/guide.ts';
import { useOnline } from './online/use-online.ts';
import { Seated } from './seated.tsx';
import type { OpenTable } from './session/open-match.ts';

const HandOver = lazy(() => import('./hand-over.tsx')); // only several people at one screen need it

/** Bots pause longer than their pieces move, by this factor. */
const BOT_PAUSE = 1.6;

export function Table({ guide, ...table }: OpenTable & { readonly guide?: Guide | undefined }) {
  const { link, session, pkg } = table;
  const { t, language, pace } = useHouse();
  const stage = useSyncExternalStore(session.subscribe, session.stage);
  const { eye, cover, mayTakeBack, view } = stage.picture;
  const { seats } = useOnline(link)?.table ?? link.info; // somebody may have been forgotten, and with them their name
  const given = JSON.stringify(seats.map(({ name }) => name));
  const names = useMemo(() => seats.map((_, seat) => nameOf({ seats }, seat, t)), [given, t]);
  const speaker = useMemo(
    () => speakerFor(pkg, { language, names, ...(typeof eye === 'number' && { you: eye }) }),
    [pkg, language, names, eye],
  );
  useEffect(() => session.pace(pace * BOT_PAUSE), [session, pace]);

  const { name } = speaker.game();
  const title = <title>{`${name} · Tabularium`}</title>;
  if (cover !== undefined) {
    const waiting = view.waiting.find(({ seats }) => seats.includes(cover));
    return (
      <main>
        {title}
        <Suspense>
          <HandOver
            name={speaker.name(cover)}
            question={waiting ? speaker.waiting(waiting) : ''}
            onReady={() => void session.takeOver()}
            takeBack={mayTakeBack === undefined ? undefined : { name: speaker.name(mayTakeBack), onTakeBack: () => void session.undo() }}
          />
        </Suspense>
      </main>
    );
  }
  return (
    <>
      {title}
      <Seated {...table} guide={guide} stage={stage} names={names} speaker={speaker} />
    </>
  );
}
