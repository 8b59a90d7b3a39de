// The books of a match: what was answered, drawn and told, the checkpoints kept for undo, and the barrier that undo cannot pass.
import type { By, Game, Kit, Open, Seat } from './game.ts';
import type { Answer, CheckpointState, Counters, Helped, Input, StandingInput } from './inputs.ts';

export interface ToldEvent<K extends Kit> {
  readonly to: readonly Seat[] | 'all';
  readonly event: K['event'];
}
/** A checkpoint: the table, and where the books stood. */
export interface Kept<K extends Kit> extends CheckpointState {
  readonly table: K['table'];
  readonly told: number;
}
/** The match as the others see it while a seat decides in private: as it stood before that seat's last public answer. */
export interface Face {
  readonly seat: Seat;
  readonly inputs: number;
  readonly told: number;
  readonly heard: readonly number[];
}
/** An eye's index in `heard`: 0 for the public, s + 1 for seat s. */
export const placeOf = (eye: Seat | 'public'): number => (eye === 'public' ? 0 : eye + 1);
/** A copy. Old saves lack `hushed`. */
export const counted = ({ hushed, tries, ...counters }: Counters): Counters & { hushed: number[] } => ({
  ...counters,
  tries: [...tries],
  hushed: hushed ? [...hushed] : zeros(tries.length),
});
function zeros(length: number): number[] {
  const list: number[] = []; // measured as fastest; every lean match makes a few
  for (let i = 0; i < length; i++) list.push(0);
  return list;
}

export class Ledger<K extends Kit> {
  /** A lean match keeps counters only. */
  readonly lean: boolean;
  /** Where these books begin: the opening of the match, or the checkpoint it was loaded from. */
  readonly base: CheckpointState;
  /** Every input, undos and draws included. A loaded match may lack its past. */
  journal: Input[] = [];
  /** Since `base`: the inputs that a re-run needs. */
  standing: StandingInput[] = [];
  /** Since `base`: the numbers drawn. */
  draws: number[] = [];
  told: ToldEvent<K>[] = [];
  /** How many events each eye has heard, by `placeOf`. */
  heard: number[];
  /** The checkpoints that an undo may need, oldest first. */
  kept: Kept<K>[] = [];
  /** The seats that left. */
  gone: Seat[] = [];
  /** The seats that agree to a draw. Undo does not touch it: the table has no part in it. */
  agreed: readonly Seat[] = [];
  /** How many standing inputs, from the opening on, can no longer be undone. It only rises, and only when everybody may know. */
  barrier = 0;
  /** What the barrier will rise to once everybody sees what was decided since `face`. */
  #unseen = 0;
  counters: Counters & { hushed: number[] };
  /** The moment before the last public answer since the checkpoint, if only one seat could give that answer. */
  face: Face | undefined;
  /** By number of an answer given for a seat: how much every eye had heard before it. */
  readonly #heardBefore = new Map<number, readonly number[]>();
  /** The seat that decided last. */
  #decider: Seat | undefined;

  constructor(seats: number, lean: boolean, base?: CheckpointState) {
    this.lean = lean;
    this.base = base ?? { inputs: 0, draws: 0, heard: zeros(seats + 1), left: [], barrier: 0 };
    this.heard = [...this.base.heard];
    this.counters = { inputs: 0, decisions: 0, tries: zeros(seats), undos: 0, hushed: zeros(seats) };
  }

  /** Where the books stand now, counted from the opening of the match. */
  checkpointState(): CheckpointState {
    return {
      inputs: this.base.inputs + this.standing.length,
      draws: this.base.draws + this.draws.length,
      heard: [...this.heard],
      left: [...this.gone],
      barrier: this.barrier,
      ...(this.#decider === undefined ? {} : { decider: this.#decider }),
    };
  }
  /** Keeps a checkpoint, and drops those that undo can no longer reach. */
  keep(game: Game<K>, table: K['table']): void {
    this.settleBarrier();
    this.face = undefined;
    if (this.lean) return;
    const mark = this.checkpointState();
    if (this.kept.at(-1)?.inputs === mark.inputs) this.kept.pop(); // no answer lies between the two, so no undo leads to the older one
    this.kept.push({ ...mark, table: game.copy(table), told: this.told.length });
    let oldest = 0;
    for (let i = 1; i < this.kept.length; i++) if ((this.kept[i] as Kept<K>).inputs <= this.barrier) oldest = i;
    if (oldest > 0) this.kept.splice(0, oldest);
  }
  /** Returns a function that puts the books back to where they stand now. */
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
  /** Sets the books back to a checkpoint, except counters and barrier, which never fall. Returns the numbers drawn since. */
  returnTo(from: Kept<K>, standing: readonly StandingInput[]): readonly number[] {
    const since = this.draws.slice(from.draws - this.base.draws);
    this.draws = this.draws.slice(0, from.draws - this.base.draws); // new lists: a bookmark holds the old ones
    this.told = this.told.slice(0, from.told);
    this.kept = [from];
    this.standing = standing.slice(0, from.inputs - this.base.inputs);
    this.takeUp(from);
    return since;
  }
  takeUp(from: CheckpointState): void {
    this.heard = [...from.heard];
    this.gone = [...from.left];
    this.barrier = Math.max(this.barrier, from.barrier);
    this.#decider = from.decider;
    this.face = undefined;
    this.#unseen = 0;
  }

  raiseBarrier(): void {
    this.#unseen = Math.max(this.#unseen, this.base.inputs + this.standing.length);
    if (!this.face) this.settleBarrier();
  }
  /** Restores the barrier after a re-run, which may have raised it too high by taking the parts of a together one by one. */
  putBack(barrier: number, isUnseen: boolean): void {
    this.barrier = barrier;
    if (!isUnseen) this.#unseen = 0;
  }
  /** Raises the barrier to where it belongs now that everybody sees the match as it is. */
  settleBarrier(): void {
    if (this.#unseen > this.barrier) this.barrier = this.#unseen;
  }
  /** Records who decides: once another seat does, earlier decisions cannot be undone. */
  decided(open: Open, seat: Seat, by: By): void {
    if (by === 'rules') return;
    if (!open.private) {
      this.settleBarrier();
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
    this.stand(answer);
    this.journal.push(answer);
  }
  stand(answer: Answer): void {
    if (answer.by === 'preset' || answer.by === 'assistant') this.#heardBefore.set(answer.n, [...this.heard]);
    this.standing.push(answer);
  }
  /** What was answered for a seat, and where among the events that it heard. */
  helped(seat: Seat): readonly Helped[] {
    if (this.#heardBefore.size === 0) return []; // servers ask after every move
    return this.standing.flatMap((input) => {
      const before = input.kind === 'answer' && input.seat === seat ? this.#heardBefore.get(input.n) : undefined;
      if (!before || input.kind !== 'answer') return [];
      const { ask, option, by } = input;
      return [{ before: before[placeOf(seat)] as number, ask, option, by }];
    });
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
  depart(input: StandingInput): void {
    if (!this.lean) this.standing.push(input);
    this.gone = [...this.gone, input.seat];
    this.agreed = this.agreed.filter((seat) => seat !== input.seat);
    this.raiseBarrier();
  }

  /**
   * The index in `standing` of the answer that a seat would undo now. For a gesture of several answers it is the first of them that the
   * barrier still allows. A seat that sees the match as it was at a `face` does not know of later answers, so it may undo what it could
   * undo then.
   */
  undoable(seat: Seat, togetherStart: number | undefined, face?: Face): number | undefined {
    const barrier = face ? this.barrier : Math.max(this.barrier, this.#unseen);
    let othersAnswered = false;
    let found: number | undefined;
    for (let place = this.standing.length - 1; place >= 0; place--) {
      const input = this.standing[place] as StandingInput;
      if (face && input.kind === 'answer' && place + this.base.inputs >= face.inputs) continue;
      const inTogether = togetherStart !== undefined && place >= togetherStart;
      if (inTogether && input.seat !== seat) {
        othersAnswered = true; // blocks only what lies before the together
        continue;
      }
      if (!inTogether && othersAnswered) return found;
      if (input.kind === 'leave' || place + this.base.inputs < barrier) return found;
      if (input.by === 'rules') continue; // goes with the answer before it
      if (input.by === 'preset') return found; // the match begins after it
      if (input.by === 'assistant' && input.seat === seat) continue; // so do those of its assistant
      if (input.seat !== seat) return found;
      if (!input.joined) return place;
      found = place;
    }
    return found;
  }
}
