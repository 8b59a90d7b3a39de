// One screen showing a match: whose view it shows, and what is new since its last scene. It runs where the match runs.
import type { Eye, Match, Seat, View } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import { deciding, type Eyes, eyesFor, isHiding } from './eyes.ts';
import type { Scene, Told } from './scene.ts';

/** What a screen asks of a match: a match itself, or the mirror of one on a server. */
export type Watched = Pick<Match<AnyKit>, 'view' | 'heard' | 'events' | 'canUndo' | 'hasAbout' | 'left' | 'helped'>;
/** The last scene, to compare the next one with. */
interface Last extends Eyes {
  readonly log: readonly Told[];
  /** Changes when something was taken back or another match replaced this one. */
  readonly course: number;
  readonly seen: string;
}

export class Screen {
  readonly #people: readonly Seat[];
  /** How much of the log each person had heard when they last decided. */
  readonly #heard: Map<Eye, number>;
  /** Who gave each answer at this screen, in order. */
  readonly #deciders: Seat[] = [];
  #holder: Seat | undefined;
  #last: Last | undefined;

  constructor(people: readonly Seat[], match: Watched) {
    this.#people = people;
    this.#heard = new Map(people.map((seat) => [seat, match.heard(seat)]));
  }

  answered(seat: Seat, match: Watched): void {
    this.#deciders.push(seat);
    this.#heard.set(seat, match.heard(seat));
  }
  tookBack(seat: Seat): void {
    const last = this.#deciders.lastIndexOf(seat);
    if (last >= 0) this.#deciders.splice(last, 1);
  }
  /** The next person has taken over the screen. */
  takeOver(): void {
    this.#holder = this.#last?.cover;
  }

  /**
   * The new scene, or nothing if the screen would look the same. `era` counts how often another match replaced this one;
   * `beside` is whatever else the screen shows.
   */
  look(match: Watched, era = 0, beside?: unknown): Scene | undefined {
    const { eye, cover, due, view, hides } = this.#eyes(match);
    const canUndo = eye !== 'public' && match.canUndo(eye);
    const mayTakeBack = canUndo || (hides && cover === undefined) ? undefined : this.#whoMayTakeBack(eye, match);
    const helped = eye === 'public' ? [] : match.helped(eye);
    const picture = { eye, cover, due, view, canUndo, mayTakeBack, left: match.left, helped };
    const course = view.undos + era;
    const seen = JSON.stringify({ ...picture, course, beside });
    const last = this.#last;
    if (last?.seen === seen) return undefined;
    const isSame = last?.eye === eye && last.course === course;
    const log = isSame ? [...last.log, ...match.events(eye, (last.log.at(-1)?.n ?? -1) + 1)] : match.events(eye);
    const keep = isSame ? last.log.length : common(last?.log ?? [], log);
    this.#last = { eye, cover, log, course, seen };
    if (eye !== 'public') this.#holder = eye;
    return {
      ...picture,
      hasPreviews: eye !== 'public' && match.hasAbout(eye),
      log: { keep, more: log.slice(keep) },
      isNews: isSame || (last?.course === course && keep === last.log.length && !hides),
      fresh: this.#heard.get(eye) ?? 0,
    };
  }
  /** With several people, the screen shows the public view unless it is somebody's turn. */
  #eyes(match: Watched): Eyes & { readonly due: readonly Seat[]; readonly view: View<AnyKit>; readonly hides: boolean } {
    const [first = 'public', ...others] = this.#people;
    const usual = others.length > 0 ? 'public' : first;
    const open = match.view(usual);
    const due = deciding(open, this.#people);
    const here = due.filter((seat) => !match.left.includes(seat)); // bots decide for those who left
    const views = new Map(others.length > 0 ? this.#people.map((seat) => [seat, match.view(seat)]) : []);
    const hides =
      usual === 'public' &&
      isHiding(
        open,
        [...views.values()],
        here.filter((seat) => this.#people.includes(seat)),
      );
    const eyes = eyesFor(this.#people, here, this.#holder, hides);
    return { ...eyes, due, hides, view: (eyes.eye === 'public' ? undefined : views.get(eyes.eye)) ?? open };
  }
  /** The person at this screen who decided last, if that is not the viewer and they can still undo. */
  #whoMayTakeBack(eye: Eye, match: Watched): Seat | undefined {
    const seat = this.#deciders.at(-1);
    return seat !== undefined && seat !== eye && match.canUndo(seat) ? seat : undefined;
  }
}

/** How many lines two logs share at the start. After an undo, equal events are new objects. */
function common(one: readonly Told[], other: readonly Told[]): number {
  const differs = other.findIndex(({ n, event }, i) => {
    const before = one[i];
    return before?.n !== n || (before.event !== event && JSON.stringify(before.event) !== JSON.stringify(event));
  });
  return differs < 0 ? Math.min(one.length, other.length) : differs;
}
