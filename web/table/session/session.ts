// The match as one screen sees it: whose eyes, what was told, what can be taken back, and in which rhythm it is shown.

import type { Decision, DrawWord, Eye, GameEvent, Pick, Seat } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import { carried } from '../../link/errors.ts';
import { deciding, type Eyes, eyesFor, humansOf, isHiding } from '../../link/eyes.ts';
import { LinkError, type MatchLink, type Sight, type Told } from '../../link/link.ts';
import { Reel } from './reel.ts';
import { againOf, type Taken, takenOf } from './taken.ts';

/** One picture of the match. */
export interface Scene extends Eyes {
  readonly sight: Sight;
  readonly decision: Decision<AnyKit> | undefined;
  /** Who has to decide. */
  readonly due: readonly Seat[];
  readonly log: readonly Told[];
  /** What was told since the picture before: for animation. */
  readonly news: readonly GameEvent[];
  /** The first line of the log that came after the viewer's last decision. */
  readonly fresh: number;
  /** Who may still take back, while the screen waits to be handed over, or others go on at it. */
  readonly mayTakeBack: Seat | undefined;
}
export interface Stage {
  readonly scene: Scene | undefined;
  readonly canRedo: boolean;
  /** Somebody here has decided something since the match was opened. */
  readonly hasDecided: boolean;
  /** An answer is on its way. */
  readonly busy: boolean;
  readonly trouble: LinkError | undefined;
}

export class Session {
  readonly #link: MatchLink;
  readonly #humans: readonly Seat[];
  readonly #reel = new Reel<Scene>((scene) => this.#show(scene));
  readonly #listeners = new Set<() => void>();
  readonly #endings: (() => void)[];
  readonly #left = new Set<Seat>();
  /** Per eye: how much of its log it had heard when it last decided. */
  readonly #heard = new Map<Eye, number>();
  #stage: Stage = { scene: undefined, canRedo: false, hasDecided: false, busy: false, trouble: undefined };
  #holder: Seat | undefined;
  #latest: Scene | undefined;
  /** How much everybody had been told by then. */
  #told = 0;
  #done: Taken[] = [];
  #undone: Taken[] = [];
  #pace = 0;
  /** Somebody here caused the next picture and waits for it. */
  #isMine = true;
  /** Who has just decided: what this seat has heard by then is no news. */
  #decided: Seat | undefined;
  #isClosed = false;
  #refreshing: Promise<void> | undefined;
  #isStale = false;

  constructor(link: MatchLink) {
    this.#link = link;
    this.#humans = humansOf(link.info.seats);
    this.#endings = [link.subscribe(() => void this.refresh()), link.onTrouble((trouble) => this.#put({ trouble }))];
    void this.#begin();
  }

  // ---- for React

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly stage = (): Stage => this.#stage;
  /** The people at this screen who are still in the match. */
  get people(): readonly Seat[] {
    return this.#humans.filter((seat) => !this.#left.has(seat));
  }

  // ---- what people do

  /** `next` may answer what is asked right after it, too. */
  readonly answer = async (pick: Pick, next?: (decision: Decision<AnyKit>) => Pick | undefined): Promise<void> => {
    this.#undone = [];
    for (let more: Pick | undefined = pick; more !== undefined; ) {
      const before = this.#stage.scene;
      await this.#give(more);
      const { decision, eye } = this.#stage.scene ?? {};
      const isNext = decision !== undefined && decision.id !== before?.decision?.id && eye === before?.eye;
      more = isNext ? next?.(decision) : undefined;
    }
  };
  readonly undo = async (): Promise<void> => {
    const scene = this.#stage.scene;
    const seat = scene?.mayTakeBack ?? scene?.eye;
    if (typeof seat !== 'number' || this.#stage.busy) return;
    await this.#try(async () => {
      await this.#link.undo(seat);
      const last = this.#done.findLastIndex((taken) => taken.seat === seat);
      if (last >= 0) this.#undone.push(...this.#done.splice(last, 1));
    });
  };
  readonly redo = async (): Promise<void> => {
    const pick = this.#again(this.#stage.scene);
    if (pick === undefined) return;
    this.#undone.pop();
    await this.#give(pick);
  };
  /** The next person has taken the screen. */
  readonly takeOver = (): Promise<void> => {
    this.#holder = this.#stage.scene?.cover;
    this.#isMine = true;
    return this.refresh();
  };
  readonly leave = (seat: Seat): Promise<void> =>
    this.#try(async () => {
      await this.#link.leave(seat);
      this.#left.add(seat);
    });
  /** Speaks of a draw; if others end it at once, that is told. */
  readonly draw = (seat: Seat, says: DrawWord): Promise<void> =>
    this.#try(async () => {
      await this.#link.draw(seat, says);
      const { agreed, result } = (await this.#link.look(seat)).view;
      if (says !== 'end' && !result && agreed?.length === 0) throw new LinkError('draw-declined', 'the others play on');
    });
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
    this.#isClosed = true;
    this.#reel.stop();
    for (const end of this.#endings) end();
    this.#link.close();
  }

  // ---- inside

  async #begin(): Promise<void> {
    await this.#try(async () => {
      for (const seat of this.#humans) this.#heard.set(seat, (await this.#link.look(seat)).view.events);
      const record = await this.#link.record().catch(() => undefined); // a lesson has none, and nobody leaves it
      for (const { kind, seat } of record?.inputs ?? []) if (kind === 'leave') this.#left.add(seat);
    });
  }
  async #give(pick: Pick): Promise<void> {
    const { scene, busy } = this.#stage;
    if (busy || typeof scene?.eye !== 'number' || !scene.decision) return;
    const { eye: seat, decision } = scene;
    await this.#try(async () => {
      this.#decided = seat;
      await this.#link.answer(seat, decision.id, pick);
      this.#done.push(takenOf(seat, decision, pick));
      this.#put({ hasDecided: true });
    });
  }
  /** What goes wrong is told, and the table is looked at anew in any case. */
  async #try(deed: () => Promise<void>): Promise<void> {
    this.#isMine = true;
    this.#put({ busy: true, trouble: undefined });
    try {
      await deed();
    } catch (error) {
      this.#put({ trouble: troubleOf(error) });
    }
    await this.refresh();
    this.#put({ busy: false });
  }

  /** Looks at the match; what changes meanwhile makes it look once more. */
  refresh(): Promise<void> {
    this.#isStale = true;
    this.#refreshing ??= this.#lookUntilFresh().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }
  async #lookUntilFresh(): Promise<void> {
    while (this.#isStale && !this.#isClosed) {
      this.#isStale = false;
      try {
        await this.#look();
      } catch (error) {
        this.#put({ trouble: troubleOf(error) });
      }
    }
  }
  async #look(): Promise<void> {
    const [first = 'public', ...others] = this.#humans;
    const usual = others.length > 0 ? 'public' : first;
    const open = await this.#link.look(usual);
    const due = deciding(open.view, this.#humans);
    const here = due.filter((seat) => !this.#left.has(seat)); // a bot stands in for those who left
    const hides =
      usual === 'public' &&
      (await this.#hides(
        open,
        here.filter((seat) => this.#humans.includes(seat)),
      ));
    const { eye, cover } = eyesFor(this.#humans, here, this.#holder, hides);
    const sight = eye === usual ? open : await this.#link.look(eye);
    await this.#noteHeard(eye, sight);
    const last = this.#latest?.sight.view.undos === sight.view.undos ? this.#latest : undefined;
    const before = last?.eye === eye ? last : undefined;
    if (before && before.cover === cover && before.sight.picture === sight.picture) return;
    const added = await this.#link.events(eye, before ? (before.log.at(-1)?.n ?? -1) + 1 : 0);
    const scene: Scene = {
      eye,
      cover,
      due,
      sight,
      decision: sight.view.decisions[0],
      log: before ? [...before.log, ...added] : added,
      news: before ? added.map(({ event }) => event) : hides || last === undefined ? [] : await this.#toldSince(this.#told),
      fresh: this.#heard.get(eye) ?? 0,
      mayTakeBack: cover !== undefined || !hides ? await this.#whoMayTakeBack(eye, sight) : undefined,
    };
    if (this.#isClosed) return;
    this.#latest = scene;
    this.#told = open.view.events;
    if (typeof eye === 'number') this.#holder = eye;
    this.#reel.push(scene, this.#isMine);
    this.#isMine = false;
  }
  async #hides(open: Sight, due: readonly Seat[]): Promise<boolean> {
    const sights = await Promise.all(this.#humans.map((seat) => this.#link.look(seat)));
    return isHiding(
      open.view,
      sights.map(({ view }) => view),
      due,
    );
  }
  /** Where nothing is hidden, all are told the same. */
  async #toldSince(since: number): Promise<readonly GameEvent[]> {
    return (await this.#link.events('public', since)).map(({ event }) => event);
  }
  async #noteHeard(eye: Eye, sight: Sight): Promise<void> {
    const seat = this.#decided;
    if (seat === undefined) return;
    this.#decided = undefined;
    this.#heard.set(seat, (seat === eye ? sight : await this.#link.look(seat)).view.events);
  }
  /** Somebody else at this screen who decided last, if those whose eyes it shows have nothing to take back. */
  async #whoMayTakeBack(eye: Eye, { canUndo }: Sight): Promise<Seat | undefined> {
    const seat = this.#done.at(-1)?.seat;
    if (seat === undefined || seat === eye || canUndo) return undefined;
    return (await this.#link.look(seat)).canUndo ? seat : undefined;
  }
  #again(scene: Scene | undefined): Pick | undefined {
    const taken = this.#undone.at(-1);
    return taken !== undefined && scene?.decision !== undefined && taken.seat === scene.eye ? againOf(taken, scene.decision) : undefined;
  }
  #show(scene: Scene): void {
    this.#put({ scene, canRedo: this.#again(scene) !== undefined });
    const isOurs = scene.decision !== undefined || scene.cover !== undefined || scene.sight.view.result !== undefined;
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
