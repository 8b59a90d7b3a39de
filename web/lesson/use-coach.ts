// What the coach says about the current picture, and what the page adds to it.
import type { Pick } from '@tabularium/kernel';
import { useCallback, useEffect, useState } from 'react';
import type { Coaching } from '../link/coaching.ts';
import type { Picture } from '../table/session/session.ts';
import { writeBookmark } from './bookmark.ts';
import type { LessonLink } from './lesson-link.ts';

export interface Coach extends Coaching {
  /** How many wrong answers were tried since the coach last spoke. */
  readonly missteps: number;
  /** A suggested answer; null once hints have ended. */
  readonly proposal: Pick | null | undefined;
}

export function useCoach(link: LessonLink, { coach, decision }: Picture): Coach | undefined {
  const missteps = useMissteps(link, coach?.kept.moment);
  const proposal = useProposal(link, coach?.phase === 'free' ? decision?.id : undefined);
  useEffect(() => {
    if (coach) writeBookmark(link.which, coach.kept);
  }, [link, coach]);
  return coach && { ...coach, missteps, proposal };
}

function useMissteps(link: LessonLink, moment: number | undefined): number {
  const [tried, setTried] = useState<{ readonly moment: number | undefined; readonly times: number }>({ moment, times: 0 });
  const note = useCallback(() => setTried((before) => ({ moment, times: before.moment === moment ? before.times + 1 : 1 })), [moment]);
  useEffect(() => link.onMisstep(note), [link, note]);
  return tried.moment === moment ? tried.times : 0;
}

function useProposal(link: LessonLink, decision: string | undefined): Pick | null | undefined {
  const [found, setFound] = useState<{ readonly decision: string; readonly pick: Pick | null }>();
  useEffect(() => {
    if (decision === undefined) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const pick = await link.hint().catch(() => undefined); // no hint is better than an error
      if (isWanted) setFound({ decision, pick: pick ?? null });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [link, decision]);
  return found?.decision === decision ? found?.pick : undefined;
}
