import type { Eye, MatchFile, Origins, Seat } from '@tabularium/kernel';
import type { Board } from '@tabularium/parts/shape';
import { type Remote, wrap } from 'comlink';
import { useEffect, useState } from 'react';
import { carryErrors } from '../link/errors.ts';
import { humansOf } from '../link/eyes.ts';
import { LinkError, type SeatInfo } from '../link/link.ts';
import { PATIENCE, watched, within } from '../link/watchdog.ts';
import { loadGame } from '../screen/load-game.ts';
import type { Spoken } from '../settings/messages/index.ts';
import { store } from '../store/index.ts';
import type { Loaded } from '../ui/use-load.ts';
import type { AllEyes } from '../worker/all-seeing.ts';
import { seatsFrom } from '../worker/order.ts';
import { markingOutdated } from '../worker/outdated.ts';
import type { Film, Recorded } from '../worker/projector.ts';
import type { ReplayWorker } from '../worker/replay.worker.ts';
import { isShared } from '../worker/share.ts';

export interface OpenReplay {
  /** The match in this browser, if it is one. */
  readonly ownId: string | undefined;
  readonly worker: Remote<ReplayWorker>;
  readonly film: Film;
  readonly origins: Origins;
  readonly seats: readonly SeatInfo[];
  readonly pkg: Spoken;
  readonly board: Board | undefined;
  /** Whose views the reader may choose; the first is the default. */
  readonly eyes: readonly (Eye | AllEyes)[];
}

interface Source {
  readonly origins: Recorded;
  readonly seats: readonly SeatInfo[];
  /** A match in this browser. While it runs, hands stay hidden. */
  readonly isOwn: boolean;
}

async function sourceOf(worker: Remote<ReplayWorker>, id: string, file: MatchFile | undefined): Promise<Source> {
  if (file) return { origins: file, seats: file.seats ?? seatsFrom(file), isOwn: false };
  if (isShared(id)) {
    const { origins, version, seats } = await worker.unpack(id);
    return { origins: { ...origins, version }, seats, isOwn: false };
  }
  const stored = await store.get(id);
  if (!stored) throw new LinkError('no-such-match', `there is no match ${id} in this browser`);
  return { origins: stored, seats: stored.seats, isOwn: true };
}

export function eyesIn(seats: readonly SeatInfo[], isOpen: boolean): readonly (Eye | AllEyes)[] {
  const humans = humansOf(seats);
  const own: readonly Seat[] = humans.length === 1 ? humans : [];
  if (!isOpen) return [...own, 'public'];
  const others = seats.map((_, seat) => seat).filter((seat) => !own.includes(seat));
  return [...own, 'all', ...others, 'public'];
}

carryErrors();

/** Opens a replay while the page shows it. */
export function useOpenReplay(id: string, file: MatchFile | undefined): Loaded<OpenReplay> {
  const [loaded, setLoaded] = useState<Loaded<OpenReplay>>({ state: 'loading' });
  useEffect(() => {
    let isWanted = true;
    const thread = new Worker(new URL('../worker/replay.worker.ts', import.meta.url), { type: 'module', name: 'replay' });
    const open = async (): Promise<OpenReplay> => {
      const remote = wrap<ReplayWorker>(thread);
      const worker = watched(
        remote,
        () => PATIENCE.replay,
        () => thread.terminate(),
      );
      const { origins, seats, isOwn } = await sourceOf(worker, id, file);
      const show = (): Promise<Film> => within(PATIENCE.opening, remote.open(origins), () => thread.terminate());
      const [film, game] = await Promise.all([isOwn ? markingOutdated(store, { id }, show) : show(), loadGame(origins.game)]);
      return {
        ownId: isOwn ? id : undefined,
        worker,
        film,
        origins,
        seats,
        ...game,
        eyes: eyesIn(seats, !isOwn || film.result !== undefined),
      };
    };
    const failed = new Promise<never>((_resolve, reject) => {
      thread.addEventListener('error', ({ message }) => reject(new LinkError('failed', message)), { once: true });
    });
    setLoaded({ state: 'loading' });
    Promise.race([open(), failed]).then(
      (value) => isWanted && setLoaded({ state: 'ready', value }),
      (error: unknown) => isWanted && setLoaded({ state: 'failed', error }),
    );
    return () => {
      isWanted = false;
      thread.terminate();
    };
  }, [id, file]);
  return loaded;
}
