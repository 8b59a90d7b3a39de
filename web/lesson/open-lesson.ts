import { BOT_NAMES } from '../frame/draft.ts';
import type { Kept } from '../link/coaching.ts';
import type { SeatInfo } from '../link/link.ts';
import { loadGame } from '../screen/load-game.ts';
import { type OpenTable, useOpenTable } from '../table/session/open-match.ts';
import type { Loaded } from '../ui/use-load.ts';
import { inWorkers } from '../worker/local.ts';
import { randomText } from '../worker/order.ts';
import { readBookmark, type Which } from './bookmark.ts';
import { type LessonLink, lessonLinkOf } from './lesson-link.ts';

export type OpenLesson = OpenTable<LessonLink>;

/** Opens a lesson at a learner's bookmark. */
const openLesson = (which: Which, kept: Kept, name: string): Promise<LessonLink> =>
  inWorkers(async ({ matches, staffing, onClose }) => {
    const host = await matches.learn(which.game, which.lesson, kept, staffing);
    const begun = await host.begin();
    const learner = begun.info.seats.findIndex(({ kind }) => kind === 'human');
    const seats = begun.info.seats.map((info, seat): SeatInfo => {
      if (seat === learner) return { ...info, name };
      return { ...info, name: BOT_NAMES[seat > learner ? seat - 1 : seat] ?? '' };
    });
    return lessonLinkOf(which, { ...begun, info: { ...begun.info, seats } }, host, onClose);
  });
async function openWhereLeft(which: Which, name: string): Promise<LessonLink> {
  const fresh: Kept = { seed: randomText(24), moment: 0 };
  const kept = readBookmark(which);
  if (!kept) return openLesson(which, fresh, name);
  return openLesson(which, kept, name).catch(() => openLesson(which, fresh, name)); // another version's bookmark may not fit
}

/** Opens a lesson while the page shows it. */
export const useOpenLesson = (which: Which, name: string): Loaded<OpenLesson> =>
  useOpenTable(`${which.game}/${which.lesson ?? ''}`, () => {
    void loadGame(which.game).catch(() => undefined); // starts loading early; the later caller reports errors
    return openWhereLeft(which, name);
  });
