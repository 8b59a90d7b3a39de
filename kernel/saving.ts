// Saves and records, and the way back from them. A save continues a match, a record replays all of it.
import { certain } from './certain.ts';
import { SealedDice } from './dice.ts';
import { digestContent, digestOf } from './digest.ts';
import { messageOf, Refusal } from './errors.ts';
import type { Game, Kit } from './game.ts';
import type { Input, MatchRecord, Origins, Passage, Save, StandingInput } from './inputs.ts';
import { counted } from './ledger.ts';
import { lookAround } from './looking.ts';
import { contentFor, type StartOptions, start } from './opening.ts';
import { repeat } from './repeating.ts';
import { sealed } from './seal.ts';
import { adaptedSetup, checkSetup } from './setup.ts';
import { type TableShape, wrongIn } from './shape.ts';
import { type State, stateOf } from './state.ts';
import { bare } from './strict.ts';

export interface SaveOptions {
  /** For a worker that may not know the next rolls. */
  readonly withoutSeed?: boolean;
  /** Start from the last checkpoint: smaller, for matches in which nobody will undo. */
  readonly latest?: boolean;
}
export interface LoadOptions extends Omit<StartOptions, 'seed'> {
  /** The save comes from outside: refuse a table that cannot be shown now, not when somebody looks. */
  readonly isForeign?: boolean;
  /** What came before the save, so that the match has a whole record. */
  readonly past?: { readonly inputs: readonly Input[]; readonly passages: readonly Passage[] };
}
export interface ResumeOptions {
  /** How many inputs to replay, if not all. */
  readonly upTo?: number;
  readonly strict?: boolean;
}

// ---- saves

export function save<K extends Kit>(state: State<K>, { withoutSeed = false, latest = false }: SaveOptions): Save<K> {
  const { game, setup, seed, dice } = state;
  const { kept, standing, draws, base, barrier, counters, agreed } = state.ledger;
  const from = latest ? kept.at(-1) : kept[0];
  if (!from) throw new Refusal('lean-match', 'a lean match cannot be saved');
  const { table, told: _told, ...mark } = from;
  return sealed({
    format: 1,
    game: game.id,
    version: game.version,
    content: digestContent(table.content),
    setup,
    ...(withoutSeed || seed === undefined ? {} : { seed }),
    words: dice instanceof SealedDice ? dice.words : 0,
    table: bare(game.copy(table)),
    mark,
    inputs: standing.slice(from.inputs - base.inputs),
    draws: draws.slice(from.draws - base.draws),
    barrier,
    counters: counted(counters),
    ...(agreed.length > 0 ? { agreed } : {}),
  });
}

export function load<K extends Kit>(game: Game<K>, save: Save, options: LoadOptions): State<K> {
  if (save.game !== game.id) throw new Refusal('bad-save', `this is a save of ${save.game}, not of ${game.id}`);
  if (save.version > game.version)
    throw new Refusal('bad-save', `the save is of version ${save.version} of ${game.id}, this is version ${game.version}: update first`);
  const content = contentFor(game, options.content);
  const dice = options.dice ?? (save.seed === undefined ? undefined : new SealedDice(save.seed, save.words));
  if (!dice) throw new Refusal('bad-save', 'this save has no seed: pass `dice` to load it');
  const older = save.version < game.version;
  if (!older && save.content !== digestContent(content))
    throw new Refusal('bad-save', `this save was made with other content than this match of ${game.id} has`);
  const setup = older ? adaptedSetup(game.setup, save.setup) : checkSetup(game.setup, save.setup);
  const migrated = orRefuse(() => (older && game.migrate ? game.migrate(save.table, save.version) : save.table));
  const table = { ...migrated, content } as K['table'];
  const wrong = wrongTable(game, table);
  if (wrong !== undefined) throw new Refusal('bad-save', `this save is damaged: ${wrong}`);
  const build = (inputs: readonly StandingInput[], draws: readonly number[]): State<K> => {
    const state = stateOf({ game, setup, table: game.copy(table), dice, seed: save.seed, strict: options.strict, base: save.mark });
    const { ledger } = state;
    ledger.counters = counted(save.counters);
    ledger.barrier = save.barrier;
    ledger.agreed = save.agreed ?? [];
    ledger.kept = [{ ...save.mark, table: game.copy(table), told: 0 }];
    ledger.journal = [...(options.past?.inputs ?? [])];
    state.passages = options.past?.passages ?? [];
    state.run.rerun(inputs, draws, save.mark, older);
    if (options.isForeign) lookAround(state);
    return state;
  };
  if (!older) return orRefuse(() => build(save.inputs, save.draws));
  try {
    return build(save.inputs, save.draws);
  } catch (error) {
    const departures = save.inputs.filter((input) => input.kind === 'leave');
    const state = orRefuse(() => build(departures, []));
    state.setback = `saved by version ${save.version} of ${game.id}; went back to the last checkpoint: ${messageOf(error)}`;
    return state;
  }
}
function orRefuse<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw new Refusal('bad-save', `the match cannot go on from this save: ${messageOf(error)}`);
  }
}

/** What is wrong with a table from outside, if its game declares a shape. */
export function wrongTable<K extends Kit>(game: Game<K>, table: K['table']): string | undefined {
  const shape = game.shape as TableShape | undefined; // written by `npm run shapes`
  return shape && wrongIn(bare(table), shape.table, 'table', shape.types);
}

// ---- records

export function record<K extends Kit>(state: State<K>): MatchRecord {
  const { game, setup, seed, opening, passages, ledger } = state;
  const { table, result } = state.run;
  const isWhole = opening !== undefined || passages.length > 0;
  if (!isWhole || seed === undefined) throw new Refusal('bad-record', 'only a match that was opened from a set-up and a seed has a record');
  const content: object = table.content;
  return sealed({
    format: 1,
    game: game.id,
    version: game.version,
    content: digestContent(content),
    ...(content === game.content ? {} : { pack: content }),
    setup,
    seed,
    ...(passages.length > 0 ? { passages } : {}),
    opening: [...(opening ?? [])],
    draws: [...ledger.draws],
    inputs: [...ledger.journal],
    result: result ?? null,
    digest: digest(state),
    ...(result ? {} : { save: save(state, {}) }),
  });
}
export const digest = <K extends Kit>({ run }: State<K>): string => digestOf(bare(run.table));

export function resume<K extends Kit>(game: Game<K>, origins: Origins, { upTo, strict }: ResumeOptions): State<K> {
  if (origins.game !== game.id) throw new Refusal('bad-record', `this is a record of ${origins.game}, not of ${game.id}`);
  const { passages = [], inputs, seed, pack: content, setup } = origins;
  const last = passages.findLastIndex(({ after }) => after <= (upTo ?? inputs.length));
  const options = { content, ...(strict === undefined ? {} : { strict }) };
  const state = last === -1 ? start(game, setup, { seed, ...options }) : afterPassage(game, origins, last, options);
  for (const input of inputs.slice(passages[last]?.after, upTo)) repeat(state, input);
  return state;
}
/** The match as it stood right after a passage. */
function afterPassage<K extends Kit>(
  game: Game<K>,
  { seed, inputs, passages = [] }: Origins,
  place: number,
  options: LoadOptions,
): State<K> {
  const { after, save } = certain(passages[place], 'such a passage');
  if (save.seed !== seed || save.counters.inputs !== after)
    throw new Refusal('bad-record', `passage ${place + 1} belongs to another match`);
  const past = { inputs: inputs.slice(0, after), passages: passages.slice(0, place + 1) };
  const state = load(game, save, { ...options, isForeign: true, past });
  if (state.setback !== undefined) throw new Refusal('bad-record', state.setback);
  return state;
}
