// A match as its screen shows it. What the screen shows is the stage; scenes become pictures and reach it through the reel.
import type { Decision, DrawWord, GameEvent, Pick, Said, Seat } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import { carried } from '../../link/errors.ts';
import { peopleHere } from '../../link/eyes.ts';
import { LinkError, type MatchLink } from '../../link/link.ts';
import type { Scene, Told } from '../../link/scene.ts';
import { Gestures, gestureOf } from './gestures.ts';
import { Reel } from './reel.ts';

/** A scene with the whole log. */
export interface Picture extends Omit<Scene, 'log'> {
  readonly decision: Decision<AnyKit> | undefined;
  readonly log: readonly Told[];
  /** Events to animate: what is new since the previous picture. */
  readonly news: readonly GameEvent[];
}
export interface Stage {
  readonly picture: Picture;
  readonly canRedo: boolean;
  /** Somebody at this screen has decided something since it opened. */
  readonly hasDecided: boolean;
  /** An act is under way, its outcome is not shown yet, and further ones are ignored. */
  readonly isBusy: boolean;
  readonly trouble: LinkError | undefined;
}

/** How the board plays the news of a picture. */
export interface Screening {
  readonly isOver: (news: readonly GameEvent[]) => boolean;
  readonly skip: (news: readonly GameEvent[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export class Session {
  readonly #link: MatchLink;
  readonly #screening: Screening | undefined;
  readonly #reel = new Reel<Picture>(
    (picture) => this.#show(picture),
    () => this.#screening?.isOver(this.#stage.picture.news) === false,
  );
  readonly #gestures = new Gestures();
  readonly #listeners = new Set<() => void>();
  readonly #unsubscribe: readonly (() => void)[];
  /** Changed by `#put` only. */
  #stage: Stage;
  /** The log of the last scene that came, which may still wait in the reel. Changed by `#develop` only. */
  #log: readonly Told[] = [];
  /** The act under way. Its outcome may be shown before it is acknowledged. */
  #underWay: Promise<void> | undefined;
  /** The decision that it answers, until another one is shown. */
  #answering: string | undefined;
  /** The pace that the reader chose; `skip` is faster for a while. Changed by `pace` only. */
  #usualPace = 0;

  constructor(link: MatchLink, screening?: Screening) {
    this.#link = link;
    this.#screening = screening;
    this.#stage = { picture: this.#develop(link.first), canRedo: false, hasDecided: false, isBusy: false, trouble: undefined };
    this.#unsubscribe = [
      link.onScene((scene) => this.#reel.push(this.#develop(scene))),
      link.onTrouble((trouble) => this.#put({ trouble })),
      ...(screening ? [screening.subscribe(() => this.#reel.next())] : []),
    ];
  }

  // ---- for React

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly stage = (): Stage => this.#stage;
  /** The people at this screen who are still in the match. */
  get people(): readonly Seat[] {
    const { left } = this.#stage.picture;
    return peopleHere(this.#link.info).filter((seat) => !left.includes(seat));
  }

  // ---- for players

  /** `next` answers the following questions until one does not fit. */
  readonly answer = (pick: Pick, next: readonly Said[] = []): Promise<void> => this.#give(pick, next, 'made');
  readonly undo = (): Promise<void> => {
    const { mayTakeBack, eye } = this.#stage.picture;
    const seat = mayTakeBack ?? eye;
    return this.act(async () => {
      if (seat === 'public') return undefined;
      const scene = await this.#link.undo(seat);
      this.#gestures.undid(seat);
      return scene;
    });
  };
  readonly redo = async (): Promise<void> => {
    const again = this.#gestures.toRedo(this.#stage.picture);
    if (again) await this.#give(again.pick, again.next, 'redid');
  };
  /** The next person has taken over the screen. */
  readonly takeOver = (): Promise<void> => this.act(() => this.#link.takeOver());
  readonly leave = (seat: Seat): Promise<void> => this.act(() => this.#link.leave(seat));
  /** Offers, accepts or ends talk of a draw. If the others decline at once, says so. */
  readonly draw = (seat: Seat, says: DrawWord): Promise<void> =>
    this.act(async () => {
      const scene = await this.#link.draw(seat, says);
      const { agreed, result } = (scene ?? this.#stage.picture).view;
      if (says !== 'end' && !result && agreed?.length === 0) this.#put({ trouble: new LinkError('draw-declined', 'the others play on') });
      return scene;
    });
  /** Does something with the match and shows the outcome. If it fails, shows the trouble and the match as it is now. */
  readonly act = (deed: () => Promise<Scene | undefined>): Promise<void> => {
    if (this.#stage.isBusy) return Promise.resolve();
    this.#put({ isBusy: true, trouble: undefined });
    this.#underWay = this.#do(deed, this.#underWay);
    return this.#underWay;
  };
  readonly dismiss = (): void => this.#put({ trouble: undefined });
  readonly pace = (milliseconds: number): void => {
    this.#usualPace = milliseconds;
    this.#run(milliseconds);
  };
  /** Shows the match as it is now, and hurries until somebody here has to decide. */
  readonly skip = (): void => {
    this.#run(0);
    this.#reel.skip();
  };
  close(): void {
    this.#reel.stop();
    for (const end of this.#unsubscribe) end();
    this.#link.close();
  }

  // ---- internal

  async #do(deed: () => Promise<Scene | undefined>, before: Promise<void> | undefined): Promise<void> {
    if (before) {
      await before;
      this.#put({ isBusy: true });
    }
    try {
      this.#receive(await deed());
    } catch (error) {
      this.#put({ trouble: troubleOf(error) });
      this.#receive(await this.#link.refresh().catch(() => undefined)); // the reader already knows of the trouble
    }
    this.#answering = undefined;
    this.#underWay = undefined;
    this.#put({ isBusy: false });
  }
  #give(pick: Pick, next: readonly Said[], how: 'made' | 'redid'): Promise<void> {
    const { eye: seat, decision } = this.#stage.picture;
    if (seat === 'public' || !decision) return Promise.resolve();
    return this.act(async () => {
      this.#answering = decision.id;
      const { scene, given } = await this.#link.answer(seat, decision.id, pick, next);
      if (given === 0) return scene;
      this.#gestures[how](gestureOf(seat, decision, pick, next.slice(0, given - 1)));
      this.#put({ hasDecided: true });
      return scene;
    });
  }
  /** Shows a scene at once, because somebody here waits for it. */
  #receive(scene: Scene | undefined): void {
    if (scene) this.#reel.push(this.#develop(scene), true);
  }
  /** Makes a scene's picture. Each scene builds on the log of the one before, so this is called once for each, as they come. */
  #develop({ log: { keep, more }, ...scene }: Scene): Picture {
    this.#log = [...this.#log.slice(0, keep), ...more];
    return {
      ...scene,
      decision: scene.view.decisions[0],
      log: this.#log,
      news: scene.isNews ? more.map(({ event }) => event) : [],
    };
  }
  #show(picture: Picture): void {
    if (this.#reel.pace === 0) this.#screening?.skip(picture.news);
    const { decision } = picture;
    const isAnswered = this.#answering !== undefined && decision !== undefined && decision.id !== this.#answering;
    if (isAnswered) this.#answering = undefined;
    this.#put({ picture, canRedo: this.#gestures.toRedo(picture) !== undefined, ...(isAnswered && { isBusy: false }) });
    const isOurs = picture.decision !== undefined || picture.cover !== undefined || picture.view.result !== undefined;
    if (isOurs && this.#reel.pace !== this.#usualPace) this.#run(this.#usualPace);
  }
  #run(milliseconds: number): void {
    if (milliseconds === 0) this.#screening?.skip(this.#stage.picture.news);
    this.#reel.pace = milliseconds;
    this.#link.pace(milliseconds);
  }
  #put(change: Partial<Stage>): void {
    this.#stage = { ...this.#stage, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function troubleOf(error: unknown): LinkError {
  const { code, message } = carried(error);
  return new LinkError(code, message);
}
