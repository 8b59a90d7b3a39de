// The books of a match: what was answered, drawn and told, the checkpoints kept for undo, and the barrier behind which nothing is taken back.
import type { By, Game, Kit, Open, Seat } from './game.ts';
import type { Answer, Counters, Input, Mark, Standing } from './inputs.ts';

export interface Told<K extends Kit> {
  readonly to: readonly Seat[] | 'all';
  readonly event: K['event'];
}
/** A checkpoint: the table as it was, and where the books stood. */
export interface Kept<K extends Kit> extends Mark {
  readonly table: K['table'];
  readonly told: number;
}
/** What the others see while a seat decides in private: the match as it stood before the seat's last answer that everybody saw. */
export interface Face {
  readonly seat: Seat;
  readonly inputs: number;
  readonly told: number;
  readonly heard: readonly number[];
}
/** Who hears an event: place 0 is the public, seat s has place s + 1. */
export const placeOf = (eye: Seat | 'public'): number => (eye === 'public' ? 0 : eye + 1);
/** A copy; saves from before there were private questions lack a counter. */
export const counted = ({ hushed, tries, ...counters }: Counters): Counters & { hushed: number[] } => ({
  ...counters,
  tries: [...tries],
  hushed: hushed ? [...hushed] : zeros(tries.length),
});
function zeros(length: number): number[] {
  const list: number[] = []; // the fastest way; every lean match makes a few
  for (let i = 0; i < length; i++) list.push(0);
  return list;
}

export class Ledger<K extends Kit> {
  /** A lean match keeps no books but its counters. */
  readonly lean: boolean;
  /** Where these books begin: the opening of the match, or the checkpoint it was loaded from. */
  readonly base: Mark;
  journal: Input[] = [];
  standing: Standing[] = [];
  draws: number[] = [];
  told: Told<K>[] = [];
  heard: number[];
  kept: Kept<K>[] = [];
  gone: Seat[] = [];
  /** Who agrees to a draw. No undo touches it: it is not of the table. */
  agreed: readonly Seat[] = [];
  /** Nothing before this place can be taken back. It only rises, and only when everybody may know of it. */
  barrier = 0;
  /** How high the barrier will be once everybody sees what was decided since `face`. */
  #unseen = 0;
  counters: Counters & { hushed: number[] };
  /** The last answer since the checkpoint that everybody saw, if only one seat could give it. */
  face: Face | undefined;
  #decider: Seat | undefined;

  constructor(seats: number, lean: boolean, base?: Mark) {
    this.lean = lean;
    this.base = base ?? { inputs: 0, draws: 0, heard: zeros(seats + 1), left: [], barrier: 0 };
    this.heard = [...this.base.heard];
    this.counters = { inputs: 0, decisions: 0, tries: zeros(seats), undos: 0, hushed: zeros(seats) };
  }

  /** Where the books stand now, counted from the opening of the match. */
  mark(): Mark {
    return {
      inputs: this.base.inputs + this.standing.length,
      draws: this.base.draws + this.draws.length,
      heard: [...this.heard],
      left: [...this.gone],
      barrier: this.barrier,
      ...(this.#decider === undefined ? {} : { decider: this.#decider }),
    };
  }
  /** Keeps a checkpoint, and drops those that no undo can reach any more. */
  keep(game: Game<K>, table: K['table']): void {
    this.show();
    this.face = undefined;
    if (this.lean) return;
    const mark = this.mark();
    if (this.kept.at(-1)?.inputs === mark.inputs) this.kept.pop(); // no answer lies between them, so no undo leads to the older one
    this.kept.push({ ...mark, table: game.copy(table), told: this.told.length });
    let oldest = 0;
    for (let i = 1; i < this.kept.length; i++) if ((this.kept[i] as Kept<K>).inputs <= this.barrier) oldest = i;
    if (oldest > 0) this.kept.splice(0, oldest);
  }
  /** Notes where the books stand, and returns what puts them back. */
  bookmark(): () => void {
    const { barrier, kept, agreed, face, standing, draws, told, heard, gone, journal } = this;
    const unseen = this.#unseen;
    const lengths = { standing: standing.length, draws: draws.length, told: told.length, journal: journal.length };
    const counters = counted(this.counters);
    const decider = this.#decider;
    const heardBy = [...heard];
    this.kept = [...kept];
    return () => {
      Object.assign(this, { barrier, kept, agreed, face, counters, gone, heard: heardBy, standing, draws, told });
      standing.length = lengths.standing;
      draws.length = lengths.draws;
      told.length = lengths.told;
      journal.length = lengths.journal;
      this.#decider = decider;
      this.#unseen = unseen;
    };
  }
  /** Sets the books to where they stood at a checkpoint; counters and barrier never go back. Returns the numbers drawn since. */
  returnTo(from: Kept<K>, standing: readonly Standing[]): readonly number[] {
    const since = this.draws.slice(from.draws - this.base.draws);
    this.draws = this.draws.slice(0, from.draws - this.base.draws); // new lists: a bookmark holds the old ones
    this.told = this.told.slice(0, from.told);
    this.kept = [from];
    this.standing = standing.slice(0, from.inputs - this.base.inputs);
    this.takeUp(from);
    return since;
  }
  takeUp(from: Mark): void {
    this.heard = [...from.heard];
    this.gone = [...from.left];
    this.barrier = Math.max(this.barrier, from.barrier);
    this.#decider = from.decider;
    this.face = undefined;
    this.#unseen = 0;
  }

  raiseBarrier(): void {
    this.#unseen = Math.max(this.#unseen, this.base.inputs + this.standing.length);
    if (!this.face) this.show();
  }
  /** Lowers the barrier after a re-run, which runs the parts of a together one by one and may have raised it too high. */
  putBack(barrier: number, isUnseen: boolean): void {
    this.barrier = barrier;
    if (!isUnseen) this.#unseen = 0;
  }
  /** Everybody sees the match as it is now. */
  show(): void {
    if (this.#unseen > this.barrier) this.barrier = this.#unseen;
  }
  /** Once another seat decides, what was decided before cannot be taken back. */
  decided(open: Open, seat: Seat, by: By): void {
    if (by === 'rules') return;
    if (!open.private) {
      this.show();
      this.face = open.seats.length === 1 ? this.#faceOf(seat) : undefined;
    }
    if (seat !== this.#decider) this.raiseBarrier();
    this.#decider = seat;
  }
  #faceOf(seat: Seat): Face {
    const { base, standing, told, heard } = this;
    return { seat, inputs: base.inputs + standing.length, told: told.length, heard: this.lean ? heard : [...heard] };
  }
  answered(answer: Answer): void {
    this.standing.push(answer);
    this.journal.push(answer);
  }
  drew(value: number): void {
    if (!this.lean) this.draws.push(value);
    this.raiseBarrier();
  }
  tell(event: K['event'], to: readonly Seat[] | 'all'): void {
    if (to !== 'all') this.raiseBarrier();
    if (this.lean) return;
    this.told.push({ to, event });
    for (let place = 0; place < this.heard.length; place++)
      if (to === 'all' || to.includes(place - 1)) this.heard[place] = (this.heard[place] as number) + 1;
  }
  depart(input: Standing): void {
    if (!this.lean) this.standing.push(input);
    this.gone = [...this.gone, input.seat];
    this.agreed = this.agreed.filter((seat) => seat !== input.seat);
    this.raiseBarrier();
  }

  /**
   * The place of the answer that a seat would take back now; of several in one gesture the first, or the first that is not behind the barrier.
   * `gathering` is where an open `together` began. A seat that sees the match as it was at a `face` does not know what was answered since, so
   * it may take back what it could take back then.
   */
  undoable(seat: Seat, gathering: number | undefined, face?: Face): number | undefined {
    const barrier = face ? this.barrier : Math.max(this.barrier, this.#unseen);
    let othersAnswered = false;
    let found: number | undefined;
    for (let place = this.standing.length - 1; place >= 0; place--) {
      const input = this.standing[place] as Standing;
      if (face && input.kind === 'answer' && place + this.base.inputs >= face.inputs) continue;
      const inTogether = gathering !== undefined && place >= gathering;
      if (inTogether && input.seat !== seat) {
        othersAnswered = true; // matters only for what lies before the together
        continue;
      }
      if (!inTogether && othersAnswered) return found;
      if (input.kind === 'leave' || place + this.base.inputs < barrier) return found;
      if (input.by === 'rules') continue; // goes with the answer before it
      if (input.seat !== seat) return found;
      if (!input.joined) return place;
      found = place;
    }
    return found;
  }
}
