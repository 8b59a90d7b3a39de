// The match as one screen shows it: the pictures in their rhythm, what can be done again, and whether an answer is on its way.
import type { Decision, DrawWord, GameEvent, Pick, Said, Seat } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import { carried } from '../../link/errors.ts';
import { humansOf } from '../../link/eyes.ts';
import { LinkError, type MatchLink } from '../../link/link.ts';
import type { Scene, Told } from '../../link/scene.ts';
import { Gestures } from './gestures.ts';
import { Reel } from './reel.ts';

/** A scene with the whole log, ready to be shown. */
export interface Picture extends Omit<Scene, 'log'> {
  readonly decision: Decision<AnyKit> | undefined;
  readonly log: readonly Told[];
  /** What was told since the picture before: for animation. */
  readonly news: readonly GameEvent[];
}
export interface Stage {
  readonly picture: Picture;
  readonly canRedo: boolean;
  /** Somebody here has decided something since the match was opened. */
  readonly hasDecided: boolean;
  /** An answer is on its way. */
  readonly busy: boolean;
  readonly trouble: LinkError | undefined;
}

export class Session {
  readonly #link: MatchLink;
  readonly #reel = new Reel<Picture>((picture) => this.#show(picture));
  readonly #gestures = new Gestures();
  readonly #listeners = new Set<() => void>();
  readonly #endings: (() => void)[];
  #log: readonly Told[] = [];
  #stage: Stage;
  #pace = 0;

  constructor(link: MatchLink) {
    this.#link = link;
    this.#stage = { picture: this.#pictureOf(link.first), canRedo: false, hasDecided: false, busy: false, trouble: undefined };
    this.#endings = [link.onScene((scene) => this.#reel.push(this.#pictureOf(scene))), link.onTrouble((trouble) => this.#put({ trouble }))];
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
    return humansOf(this.#link.info.seats).filter((seat) => !left.includes(seat));
  }

  // ---- what people do

  /** `next` answers what is asked right after it, too, as far as it fits. */
  readonly answer = (pick: Pick, next: readonly Said[] = []): Promise<void> => this.#give(pick, next, () => this.#gestures.forget());
  readonly undo = (): Promise<void> => {
    const { mayTakeBack, eye } = this.#stage.picture;
    const seat = mayTakeBack ?? eye;
    return this.act(async () => {
      if (seat === 'public') return undefined;
      const scene = await this.#link.undo(seat);
      this.#gestures.tookBack(seat);
      return scene;
    });
  };
  readonly redo = async (): Promise<void> => {
    const again = this.#gestures.again(this.#stage.picture);
    if (again) await this.#give(again.pick, again.next, () => this.#gestures.redone());
  };
  /** The next person has taken the screen. */
  readonly takeOver = (): Promise<void> => this.act(() => this.#link.takeOver());
  readonly leave = (seat: Seat): Promise<void> => this.act(() => this.#link.leave(seat));
  /** Speaks of a draw; if others end it at once, that is told. */
  readonly draw = (seat: Seat, says: DrawWord): Promise<void> =>
    this.act(async () => {
      const scene = await this.#link.draw(seat, says);
      const { agreed, result } = (scene ?? this.#stage.picture).view;
      if (says !== 'end' && !result && agreed?.length === 0) this.#put({ trouble: new LinkError('draw-declined', 'the others play on') });
      return scene;
    });
  /** Does something with the match and shows what came of it. What goes wrong is told, and the table is looked at anew. */
  readonly act = async (deed: () => Promise<Scene | undefined>): Promise<void> => {
    if (this.#stage.busy) return;
    this.#put({ busy: true, trouble: undefined });
    try {
      this.#receive(await deed());
    } catch (error) {
      this.#put({ trouble: troubleOf(error) });
      this.#receive(await this.#link.refresh().catch(() => undefined)); // it was told already that something is wrong
    }
    this.#put({ busy: false });
  };
  readonly dismiss = (): void => this.#put({ trouble: undefined });
  readonly pace = (milliseconds: number): void => {
    this.#pace = milliseconds;
    this.#reel.pace = milliseconds;
    this.#link.pace(milliseconds);
  };
  /** Shows where the match is now, and hurries until somebody here has to decide. */
  readonly skip = (): void => {
    this.#reel.pace = 0;
    this.#link.pace(0);
    this.#reel.skip();
  };
  close(): void {
    this.#reel.stop();
    for (const end of this.#endings) end();
    this.#link.close();
  }

  // ---- inside

  #give(pick: Pick, next: readonly Said[], before: () => void): Promise<void> {
    const { eye: seat, decision } = this.#stage.picture;
    if (seat === 'public' || !decision || this.#stage.busy) return Promise.resolve();
    before();
    return this.act(async () => {
      const { scene, given } = await this.#link.answer(seat, decision.id, pick, next);
      if (given > 0) this.#gestures.gave(seat, decision, pick, next.slice(0, given - 1));
      this.#put({ hasDecided: true });
      return scene;
    });
  }
  /** What somebody here waits for is shown at once. */
  #receive(scene: Scene | undefined): void {
    if (scene) this.#reel.push(this.#pictureOf(scene), true);
  }
  #pictureOf({ log: { keep, more }, ...scene }: Scene): Picture {
    this.#log = [...this.#log.slice(0, keep), ...more];
    return {
      ...scene,
      decision: scene.view.decisions[0],
      log: this.#log,
      news: scene.isNews ? more.map(({ event }) => event) : [],
    };
  }
  #show(picture: Picture): void {
    this.#put({ picture, canRedo: this.#gestures.again(picture) !== undefined });
    const isOurs = picture.decision !== undefined || picture.cover !== undefined || picture.view.result !== undefined;
    if (isOurs && this.#reel.pace !== this.#pace) this.pace(this.#pace);
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
