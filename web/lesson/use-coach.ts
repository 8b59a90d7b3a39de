// What the coach says about the picture that is shown: pictures may come later than what happened.
import type { Pick } from '@tabularium/kernel';
import { useCallback, useEffect, useState } from 'react';
import type { Scene } from '../table/session/session.ts';
import type { Standing } from '../worker/course.ts';
import type { Picture } from '../worker/lesson-keeper.ts';
import type { LessonLink } from './lesson-link.ts';
import { writeProgress } from './progress.ts';

export interface Coach extends Standing {
  /** How often something else was tried since the coach spoke. */
  readonly missteps: number;
  /** What a sensible player would answer; null: no hints are given any more. */
  readonly proposal: Pick | null | undefined;
}

export function useCoach(link: LessonLink, scene: Scene | undefined): Coach | undefined {
  const latest = useStanding(link);
  const missteps = useMissteps(link, latest?.moment);
  const [shown, setShown] = useState(latest);
  const isShown = latest && scene && latest.picture === scene.sight.picture && latest.undos === scene.sight.view.undos;
  if (isShown && shown !== latest) setShown(latest);
  const standing = isShown ? latest : shown && ({ ...shown, phase: 'watch', accepts: [], look: undefined } as const);
  const isFree = standing?.phase === 'free';
  const proposal = useProposal(link, isFree ? scene?.decision?.id : undefined);
  return standing && { ...standing, missteps, proposal };
}

function useStanding(link: LessonLink): (Standing & Picture) | undefined {
  const [standing, setStanding] = useState<Standing & Picture>();
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<void> => {
      const found = await link.standing();
      if (isWanted) setStanding(found);
      writeProgress(link.info.game, await link.kept());
    };
    void look();
    const end = link.subscribe(() => void look());
    return () => {
      isWanted = false;
      end();
    };
  }, [link]);
  return standing;
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
      const pick = await link.hint().catch(() => undefined); // a hint that fails is no hint
      if (isWanted) setFound({ decision, pick: pick ?? null });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [link, decision]);
  return found?.decision === decision ? found?.pick : undefined;
}
