// Runs a replay in a worker, so that scrubbing never freezes the page.

import type { Effort } from '@tabularium/bots/consider';
import { type Counsel, counselOn } from '@tabularium/bots/counsel';
import { gameOf } from '@tabularium/games';
import { type Decision, type Eye, FastDice, type MatchRecord, type Seat, type View } from '@tabularium/kernel';
import { lookOf } from '@tabularium/lab';
import type { AnyKit, Playable } from '@tabularium/parts/shape';
import { expose } from 'comlink';
import { carryErrors } from '../link/errors.ts';
import { humansOf } from '../link/eyes.ts';
import { LinkError, type SeatInfo } from '../link/link.ts';
import type { Told } from '../link/scene.ts';
import type { StoredMatch } from '../link/shape.ts';
import type { AllEyes } from './all-seeing.ts';
import { type Analysis, type AnalysisProgress, analysisOf } from './analysis.ts';
import { branchedMatch, resumedMatch } from './order.ts';
import { blamingVersion } from './outdated.ts';
import { playableFor } from './playable.ts';
import { type Film, Projector, type Recorded } from './projector.ts';
import { playShared, readShared, sharedText, type Unpacked } from './share.ts';
import { type Telling, tellingOf } from './tale.ts';

carryErrors();

let opened: { readonly pkg: Playable; readonly origins: Recorded; readonly projector: Projector } | undefined;
const current = (): NonNullable<typeof opened> => {
  if (!opened) throw new LinkError('failed', 'no record has been opened');
  return opened;
};

/** What an eye sees at a place. The all-seeing eye sits with whoever has to decide, and hears what is public. */
export interface PlaceView {
  readonly view: View<AnyKit>;
  readonly seenBy: Eye;
  /** The length of the eye's log at this place; `fresh` is its length one step earlier. */
  readonly told: number;
  readonly fresh: number;
}

/** Somebody waits for it, but a replay has no clock. */
const REPLAY_EFFORT: Effort = { candidates: 5, rollouts: 30 };
export interface PlaceCounsel {
  readonly decision: Decision<AnyKit>;
  readonly counsel: Counsel;
}

const worker = {
  async unpack(text: string): Promise<Unpacked> {
    const shared = await readShared(text);
    return playShared(await playableFor(shared.game), shared);
  },
  async open(record: Recorded): Promise<Film> {
    const pkg = await playableFor(record.game);
    opened = { pkg, origins: record, projector: blamingVersion(pkg.game, record.version, () => new Projector(pkg, record)) };
    return opened.projector.film;
  },
  look: (place: number, eye: Eye | AllEyes): PlaceView => {
    const { projector } = current();
    const ear = eye === 'all' ? 'public' : eye;
    return {
      view: projector.look(place, eye),
      seenBy: eye === 'all' ? projector.decider(place) : eye,
      told: projector.heard(place, ear),
      fresh: place > 0 ? projector.heard(place - 1, ear) : 0,
    };
  },
  events: (eye: Eye): readonly Told[] => current().projector.events(eye),
  record: (): MatchRecord => current().projector.record(),
  /** The match as text for a link. */
  shared: (seats: readonly SeatInfo[]): Promise<string> => {
    const { pkg, origins, projector } = current();
    return sharedText(pkg, origins, projector.record().version, seats);
  },
  /** How a finished match went, for its last page. */
  async tell(record: Recorded, onProgress: (done: number) => void): Promise<Telling> {
    const [pkg, story] = await Promise.all([playableFor(record.game), gameOf(record.game)?.story?.()]);
    return tellingOf(pkg, story, record, onProgress);
  },
  /** What the decisions of these seats were worth; games without foresight have no analysis. */
  async analyse(record: Recorded, seats: readonly Seat[], onProgress: (progress: AnalysisProgress) => void): Promise<Analysis> {
    const { game, mind, foresight } = await playableFor(record.game);
    if (!mind || !foresight) throw new LinkError('failed', `no bot of ${record.game} looks ahead`);
    return analysisOf({ game, mind, foresight }, record, seats, onProgress);
  },
  /** What a strong bot would do at this place; nothing where nobody has to decide or the game has no mind. */
  async counsel(place: number): Promise<PlaceCounsel | undefined> {
    const { pkg, projector } = current();
    const { mind, foresight } = pkg;
    const seat = projector.decider(place);
    const look = typeof seat === 'number' ? lookOf(projector.at(place), seat, new FastDice(place)) : undefined;
    if (!mind || !look) return undefined;
    return { decision: look.decision, counsel: counselOn({ mind, foresight }, look, REPLAY_EFFORT) };
  },
  /** A record as text for a link. */
  sharedFrom: async (record: Recorded, seats: readonly SeatInfo[]): Promise<string> =>
    sharedText(await playableFor(record.game), record, record.version, seats),
  /** A new match that continues from a place. */
  branch(place: number, seats: readonly SeatInfo[]): StoredMatch {
    const { pkg, origins, projector } = current();
    const upTo = projector.upTo(place);
    const [seat] = humansOf(seats);
    if (projector.film.result) return resumedMatch(pkg, origins, seats, upTo); // a finished match has no secrets
    if (seat === undefined || humansOf(seats).length > 1)
      throw new LinkError('match-running', 'a running match among people has no branches');
    return branchedMatch(pkg, origins, seats, upTo, seat);
  },
};

export type ReplayWorker = typeof worker;
expose(worker);
