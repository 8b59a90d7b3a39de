// The page's end of a lesson: a match that follows a script, with a coach.
import type { Pick } from '@tabularium/kernel';
import { linkOf } from '../link/driver.ts';
import type { Begun, Host } from '../link/host.ts';
import { LinkError, type MatchLink } from '../link/link.ts';
import type { Scene } from '../link/scene.ts';
import type { LessonKeeper } from '../worker/lesson-keeper.ts';
import type { Which } from './bookmark.ts';

export interface LessonLink extends MatchLink {
  readonly which: Which;
  /** Continues after a note that asks for nothing. */
  readonly next: () => Promise<Scene | undefined>;
  readonly back: () => Promise<Scene | undefined>;
  readonly skip: () => Promise<Scene | undefined>;
  readonly restart: () => Promise<Scene | undefined>;
  /** A bot's answer to the open decision, while the lesson gives hints. */
  hint(): Promise<Pick | undefined>;
  /** The listener is called when the lesson refuses an answer. */
  onMisstep(listener: () => void): () => void;
}

/** What runs the lesson: a `LessonKeeper`, in a worker or, in tests, right here. */
export type LessonHost = Host & { [M in 'next' | 'back' | 'skip' | 'restart' | 'hint']: LessonKeeper[M] };

export function lessonLinkOf(which: Which, begun: Begun, host: LessonHost, onClose?: () => void): LessonLink {
  const link = linkOf(begun, host, onClose);
  const missteps = new Set<() => void>();
  return {
    ...link,
    which,
    answer: async (...answer) => {
      try {
        return await link.answer(...answer);
      } catch (error) {
        if (!(error instanceof LinkError) || error.code !== 'not-in-lesson') throw error;
        for (const listener of missteps) listener();
        return { scene: undefined, given: 0 };
      }
    },
    next: async () => (await link.act(host.next())).scene,
    back: async () => (await link.act(host.back())).scene,
    skip: async () => (await link.act(host.skip())).scene,
    restart: async () => (await link.act(host.restart())).scene,
    hint: () => host.hint(),
    onMisstep: (listener) => {
      missteps.add(listener);
      return () => missteps.delete(listener);
    },
  };
}
