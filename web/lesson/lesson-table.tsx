// The table with a coach.
import { speakerAt, speaker as speakerFor } from '@tabularium/speech';
import { useMemo, useSyncExternalStore } from 'react';
import { nameOf } from '../frame/match-words.ts';
import { useHouse } from '../settings/house.tsx';
import type { Guide } from '../table/desk/guide.ts';
import { useTold } from '../table/session/told.ts';
import { Table } from '../table/table.tsx';
import { CoachNote } from './coach-note.tsx';
import type { OpenLesson } from './open-lesson.ts';
import { type Coach, useCoach } from './use-coach.ts';

export function LessonTable(table: OpenLesson) {
  const { link, session, pkg, show } = table;
  const { t, language } = useHouse();
  const stage = useSyncExternalStore(session.subscribe, session.stage);
  const { picture, isPlaying } = useTold(stage.picture, show);
  const coach = useCoach(link, picture);
  const { eye } = picture;
  const speaker = useMemo(() => {
    const names = link.info.seats.map((_, seat) => nameOf(link.info, seat, t));
    return speakerFor(pkg, { language, names, ...(typeof eye === 'number' && { you: eye }) });
  }, [link, pkg, language, t, eye]);
  const wording = speakerAt(speaker, pkg.meant, picture.decision, picture.view.table);
  const guide: Guide | undefined = coach && {
    note: (onRule) => (
      <CoachNote coach={coach} link={link} session={session} picture={picture} isPlaying={isPlaying} speaker={wording} onRule={onRule} />
    ),
    pointed: pointedBy(coach),
    wanted: coach.phase === 'free' ? undefined : coach.accepts.flatMap((pick) => pick),
    isHolding: coach.phase === 'read' && !isPlaying,
  };
  return <Table {...table} guide={guide} />;
}

function pointedBy({ phase, look, proposal }: Coach): number | undefined {
  if (phase === 'free') return typeof proposal === 'number' ? proposal : undefined;
  return look && 'option' in look ? look.option : undefined;
}
