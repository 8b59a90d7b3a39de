// A match of an older version of its game goes on under this one: from its last save, or by its inputs as far as the rules agree with them.
import { canonical, digestContent } from './digest.ts';
import { Refusal } from './errors.ts';
import type { Game, Kit, Pick } from './game.ts';
import { type Answer, type Input, type Leave, type Origins, type Passage, type Save, undoneIn } from './inputs.ts';
import { Match } from './match.ts';
import { wrongSave } from './record.ts';
import { sealed } from './seal.ts';
import { adaptedSetup } from './setup.ts';

/** A match as it is kept between sittings. */
export interface Stored extends Origins {
  /** The version of the game that played the last of it. */
  readonly version: number;
  /** The last save; missing if an older program kept the match. */
  readonly save?: Save | undefined;
  readonly result?: unknown;
}

/** Goes on with a match. If the game has changed since, the last of the match's `passages` says what that cost. */
export function carryOn<K extends Kit>(game: Game<K>, stored: Stored): Match<K> {
  if (stored.version >= game.version) return Match.resume(game, stored);
  const whole = attempt(() => Match.resume(game, stored));
  const saved = attempt(() => fromSave(game, stored));
  if (whole && (!saved || whole.digest() === saved.digest())) return whole; // nothing that matters here has changed
  const match = saved ?? fromInputs(game, stored);
  if (stored.result && !match.result)
    throw new Refusal(
      'bad-record',
      `this match ended under version ${stored.version} of ${game.id}, and does not under version ${game.version}`,
    );
  return match;
}
function attempt<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined; // `carryOn` tries another way
  }
}

function fromSave<K extends Kit>(game: Game<K>, stored: Stored): Match<K> | undefined {
  const { save, pack, inputs } = stored;
  if (!save || wrongSave(save) !== undefined || save.seed !== stored.seed || save.counters.inputs !== inputs.length) return undefined;
  const match = Match.load(game, save, { content: pack, isForeign: true });
  const answers = save.inputs.filter((input) => input.kind === 'answer' && input.by !== 'rules');
  return passed(game, stored, match.save(), match.setback === undefined ? 0 : answers.length);
}

/** Gives the inputs that stand again until the rules ask something else, then goes back to the last checkpoint before that. */
function fromInputs<K extends Kit>(game: Game<K>, stored: Stored): Match<K> {
  const standing = standingIn(stored.inputs.slice(stored.passages?.at(-1)?.after));
  const probe = begun(game, stored);
  const differing = standing.findIndex((input) => !gives(probe, input));
  const agreed = differing === -1 ? standing : standing.slice(0, differing);
  const match = differing === -1 ? probe : begun(game, stored);
  if (match !== probe) for (const input of agreed) gives(match, input);
  const save = match.save({ latest: true });
  const total = stored.inputs.length;
  if (differing === -1) {
    const since = save.inputs.map((input, i) => ({ ...input, n: total - save.inputs.length + i + 1 })); // this version may answer more by itself
    return passed(game, stored, { ...save, inputs: since }, 0);
  }
  const left = standing.filter((input) => input.kind === 'leave' && !save.mark.left.includes(input.seat));
  const behind = save.inputs.filter((input) => input.kind === 'answer' && input.by !== 'rules').length;
  const answers = standing.filter(({ kind }) => kind === 'answer').length;
  const kept = agreed.filter(({ kind }) => kind === 'answer').length - behind;
  return passed(game, stored, { ...save, inputs: left, draws: [], barrier: save.mark.inputs }, answers - kept);
}
/** The match at its opening, or at its last passage. */
function begun<K extends Kit>(game: Game<K>, { setup, seed, pack, passages }: Stored): Match<K> {
  const last = passages?.at(-1);
  return last
    ? Match.load(game, last.save, { content: pack })
    : Match.start(game, adaptedSetup(game.setup, setup), { seed, content: pack });
}

/** What was decided and not taken back, without the answers of the rules: they will give them again. */
function standingIn(inputs: readonly Input[]): readonly (Answer | Leave)[] {
  const undone = undoneIn(inputs);
  return inputs.filter(
    (input): input is Answer | Leave => input.kind === 'leave' || (input.kind === 'answer' && input.by !== 'rules' && !undone.has(input.n)),
  );
}
/** Gives an input to a match whose rules may have changed; false if they do not offer it. */
function gives<K extends Kit>(match: Match<K>, input: Answer | Leave): boolean {
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
    return false; // the match is as it was before
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

/** A branch as a match that can be kept and recorded: it begins where it stands. */
export function rooted<K extends Kit>(branch: Match<K>): Match<K> {
  const { game } = branch;
  const { content } = branch.table;
  const { seal: _seal, ...body } = branch.save();
  const save = sealed({ ...body, inputs: [], counters: { ...body.counters, inputs: 0 } }); // the rules will give their own answers again
  const own = content === game.content ? {} : { content };
  return Match.load(game, save, { ...own, past: { inputs: [], passages: [{ after: 0, from: game.version, lost: 0, save }] } });
}

/** The match at a save of this version, with what came before as its past. */
function passed<K extends Kit>(
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
