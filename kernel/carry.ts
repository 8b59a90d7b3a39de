// Continues a match of an older version of its game under this one: from its last save, or by replaying its inputs as far as the rules allow.
import { canonical, digestContent } from './digest.ts';
import { Refusal } from './errors.ts';
import type { Game, Kit, Pick } from './game.ts';
import { type Input, type Origins, type Passage, type Save, type StandingInput, undoneIn } from './inputs.ts';
import { Match } from './match.ts';
import { wrongSave } from './record.ts';
import { sealed } from './seal.ts';
import { adaptedSetup } from './setup.ts';

/** A match as it is kept between sittings. */
export interface Stored extends Origins {
  /** The version of the game that played the last of it. */
  readonly version: number;
  /** Missing if an older program stored the match. */
  readonly save?: Save | undefined;
  readonly result?: unknown;
}

/** Continues a stored match. If the game has changed since, the last of the match's `passages` says what that cost. */
export function carryOn<K extends Kit>(game: Game<K>, stored: Stored): Match<K> {
  if (stored.version >= game.version) return Match.resume(game, stored);
  const whole = attempt(() => Match.resume(game, stored));
  const saved = attempt(() => fromSave(game, stored));
  if (whole && (!saved || whole.digest() === saved.digest())) return whole; // the changes do not matter to this match
  const match = saved ?? fromInputs(game, stored);
  if (stored.result && !match.result)
    throw new Refusal(
      'bad-record',
      `this match ended under version ${stored.version} of ${game.id}, but does not end under version ${game.version}`,
    );
  return match;
}
function attempt<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined; // `carryOn` has another way
  }
}

function fromSave<K extends Kit>(game: Game<K>, stored: Stored): Match<K> | undefined {
  const { save, pack, inputs } = stored;
  if (!save || wrongSave(save) !== undefined || save.seed !== stored.seed || save.counters.inputs !== inputs.length) return undefined;
  const match = Match.load(game, save, { content: pack, isForeign: true });
  const answers = save.inputs.filter((input) => input.kind === 'answer' && input.by !== 'rules');
  return afterPassage(game, stored, match.save(), match.setback === undefined ? 0 : answers.length);
}

/** Replays the standing inputs until the rules ask something else, then falls back to the last checkpoint before that. */
function fromInputs<K extends Kit>(game: Game<K>, stored: Stored): Match<K> {
  const standing = standingIn(stored.inputs.slice(stored.passages?.at(-1)?.after));
  const probe = begun(game, stored);
  const differing = standing.findIndex((input) => !tryToGive(probe, input));
  const agreed = differing === -1 ? standing : standing.slice(0, differing);
  const match = differing === -1 ? probe : begun(game, stored);
  if (match !== probe) for (const input of agreed) tryToGive(match, input);
  const save = match.save({ latest: true });
  const total = stored.inputs.length;
  if (differing === -1) {
    const since = save.inputs.map((input, i) => ({ ...input, n: total - save.inputs.length + i + 1 })); // this version may answer more questions itself
    return afterPassage(game, stored, { ...save, inputs: since }, 0);
  }
  const left = standing.filter((input) => input.kind === 'leave' && !save.mark.left.includes(input.seat));
  const behind = save.inputs.filter((input) => input.kind === 'answer' && input.by !== 'rules').length;
  const answers = standing.filter(({ kind }) => kind === 'answer').length;
  const kept = agreed.filter(({ kind }) => kind === 'answer').length - behind;
  return afterPassage(game, stored, { ...save, inputs: left, draws: [], barrier: save.mark.inputs }, answers - kept);
}
/** The match at its opening, or at its last passage. */
function begun<K extends Kit>(game: Game<K>, { setup, seed, pack, passages }: Stored): Match<K> {
  const last = passages?.at(-1);
  return last
    ? Match.load(game, last.save, { content: pack })
    : Match.start(game, adaptedSetup(game.setup, setup), { seed, content: pack });
}

/** What was decided and not undone, without the answers that the rules gave: they will give them again. */
function standingIn(inputs: readonly Input[]): readonly StandingInput[] {
  const undone = undoneIn(inputs);
  return inputs.filter(
    (input): input is StandingInput => input.kind === 'leave' || (input.kind === 'answer' && input.by !== 'rules' && !undone.has(input.n)),
  );
}
/** Replays an input in a match whose rules may have changed; false if they do not offer it. */
function tryToGive<K extends Kit>(match: Match<K>, input: StandingInput): boolean {
  try {
    if (input.kind === 'leave') match.leave(input.seat);
    else {
      const decision = match.pending.find(({ ask, seats }) => ask === input.ask && seats.includes(input.seat));
      const pick = decision && pickLike(decision, input.option);
      if (!decision || pick === undefined) return false;
      match.answer(input.seat, decision.id, pick, input.by);
    }
    return true;
  } catch {
    return false; // a refused or failed input leaves the match as it was
  }
}
interface Listed {
  readonly options: readonly unknown[];
  readonly pass: boolean;
  readonly some?: unknown;
}
function pickLike({ options, pass, some }: Listed, option: unknown): Pick | undefined {
  const find = (one: unknown): number => options.findIndex((other) => canonical(other) === canonical(one));
  if (option === 'pass' && pass) return options.length;
  const picks = (some ? (option as readonly unknown[]) : [option]).map(find);
  if (picks.includes(-1)) return undefined;
  return some ? picks.sort((a, b) => a - b) : picks[0];
}

/** A branch as a match that can be stored and recorded: its record starts where it stands now. */
export function rooted<K extends Kit>(branch: Match<K>): Match<K> {
  const { game } = branch;
  const { content } = branch.table;
  const { seal: _seal, ...body } = branch.save();
  const save = sealed({ ...body, inputs: [], counters: { ...body.counters, inputs: 0 } }); // the rules will give their own answers again
  const own = content === game.content ? {} : { content };
  return Match.load(game, save, { ...own, past: { inputs: [], passages: [{ after: 0, from: game.version, lost: 0, save }] } });
}

/** The match that continues from a save of this version, with a passage that keeps what came before. */
function afterPassage<K extends Kit>(
  game: Game<K>,
  { seed, pack, inputs, passages = [], version: from }: Stored,
  at: Save,
  lost: number,
): Match<K> {
  const { seal: _seal, ...body } = { ...at, inputs: at.inputs.filter(({ n }) => n <= inputs.length) }; // the rules will give their own answers again
  const save = sealed({ ...body, seed, content: digestContent(pack ?? game.content), counters: { ...at.counters, inputs: inputs.length } });
  const passage: Passage = { after: inputs.length, from, lost, save };
  return Match.load(game, save, { content: pack, past: { inputs, passages: [...passages, passage] } });
}
