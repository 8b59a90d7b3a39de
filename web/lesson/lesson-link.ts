// A lesson of this browser: a match that follows a script, with a coach beside it.
import type { Pick } from '@tabularium/kernel';
import { type Host, linkOf, type Thinker } from '../link/driver.ts';
import { LinkError, type MatchInfo, type MatchLink } from '../link/link.ts';
import type { Kept, Standing } from '../worker/course.ts';
import type { LessonKeeper, Picture } from '../worker/lesson-keeper.ts';
import { SCRIPT } from '../worker/script.ts';

export interface LessonLink extends MatchLink {
  standing(): Promise<Standing & Picture>;
  /** Goes on after what was only to be read. */
  next(): Promise<void>;
  back(): Promise<void>;
  skip(): Promise<void>;
  restart(): Promise<void>;
  /** What a sensible player would answer now, while the lesson gives hints. */
  hint(): Promise<Pick | undefined>;
  kept(): Promise<Kept>;
  /** Called when an answer was tried that the lesson does not wait for. It was not given. */
  onMisstep(listener: () => void): () => void;
}

/** Who runs the lesson: a `LessonKeeper`, here or in a worker. */
export type LessonHost = Host & { [M in Exclude<keyof LessonKeeper, keyof Host>]: LessonKeeper[M] };

export function lessonLinkOf(parties: {
  readonly info: MatchInfo;
  readonly host: LessonHost;
  readonly bots: Thinker;
  readonly onClose?: () => void;
}): LessonLink {
  const { host, bots, ...rest } = parties;
  const thinker: Thinker = { think: (turn) => (turn.level === SCRIPT ? host.scripted() : bots.think(turn)) };
  const link = linkOf({ ...rest, host, thinker });
  const missteps = new Set<() => void>();
  return {
    ...link,
    answer: async (seat, decision, pick) => {
      try {
        await link.answer(seat, decision, pick);
      } catch (error) {
        if (!(error instanceof LinkError) || error.code !== 'not-in-lesson') throw error;
        for (const listener of missteps) listener();
      }
    },
    standing: () => host.standing(),
    next: () => link.act(host.next()),
    back: () => link.act(host.back()),
    skip: () => link.act(host.skip()),
    restart: () => link.act(host.restart()),
    hint: async () => {
      const turn = await host.hintTurn();
      return turn && bots.think(turn);
    },
    kept: () => host.kept(),
    onMisstep: (listener) => {
      missteps.add(listener);
      return () => missteps.delete(listener);
    },
  };
}
