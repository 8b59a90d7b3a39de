// What can be chosen before a match: the schema behind forms, command lines and checks.
import { Refusal } from './errors.ts';
import type { Setup } from './game.ts';

export type OptionValue = string | number | boolean;
export interface SetupOption {
  readonly id: string;
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
  /** If present: offered only in these modes, or with these numbers of seats. */
  readonly modes?: readonly string[];
  readonly seats?: readonly number[];
}
export interface SetupSchema<S extends Setup = Setup> {
  readonly modes: readonly { readonly id: string; readonly seats: readonly number[] }[];
  readonly options: readonly SetupOption[];
  /** What is wrong with a combination of legal values: message key, rule and the options concerned. */
  readonly conflicts?: (
    setup: Setup,
  ) => readonly { readonly because: string; readonly rule: string; readonly options: readonly string[] }[];
  /** The set-up suggested for a first game. */
  readonly firstGame: S;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
export const appliesTo = (option: SetupOption, mode: string, seats: number): boolean =>
  (option.modes?.includes(mode) ?? true) && (option.seats?.includes(seats) ?? true);

/** Fills in the defaults, or refuses the set-up, naming everything that is wrong with it. */
export function checkSetup<S extends Setup>(schema: SetupSchema<S>, given: unknown): S {
  const wrong: string[] = [];
  if (!isRecord(given)) throw new Refusal('bad-setup', 'the set-up must be an object with mode, seats and options');
  for (const key of Object.keys(given)) if (!['mode', 'seats', 'options'].includes(key)) wrong.push(`unknown field "${key}"`);
  const mode = schema.modes.find((m) => m.id === (given['mode'] ?? schema.modes[0]?.id));
  if (!mode)
    throw new Refusal(
      'bad-setup',
      `unknown mode ${JSON.stringify(given['mode'])}: choose one of ${schema.modes.map((m) => m.id).join(', ')}`,
    );
  const seats = given['seats'] ?? mode.seats[0];
  if (typeof seats !== 'number' || !mode.seats.includes(seats))
    throw new Refusal('bad-setup', `mode ${mode.id} is for ${mode.seats.join(', ')} seats, not ${JSON.stringify(seats)}`);
  const options: Record<string, OptionValue> = {};
  const asked = given['options'] ?? {};
  if (!isRecord(asked)) throw new Refusal('bad-setup', 'options must be an object');
  for (const option of schema.options) {
    const value = asked[option.id];
    const there = appliesTo(option, mode.id, seats);
    if (!there && value !== undefined && value !== option.default)
      wrong.push(`option "${option.id}" cannot be set in mode ${mode.id} with ${seats} seats`);
    if (!there) continue;
    const fitting = option.values.find((v) => v === (value ?? option.default));
    if (fitting === undefined) wrong.push(`option "${option.id}" must be one of ${option.values.join(', ')}, not ${JSON.stringify(value)}`);
    else options[option.id] = fitting;
  }
  for (const key of Object.keys(asked)) if (!schema.options.some((o) => o.id === key)) wrong.push(`unknown option "${key}"`);
  const setup: Setup = { mode: mode.id, seats, options };
  if (wrong.length === 0) for (const c of schema.conflicts?.(setup) ?? []) wrong.push(`${c.because} (${c.options.join(', ')}; ${c.rule})`);
  if (wrong.length > 0) throw new Refusal('bad-setup', wrong.join('; '));
  return setup as S; // every field was checked against the schema that S was written for
}

/** A set-up of an older version as this one understands it: defaults replace options and values that no longer exist. */
export function adaptedSetup<S extends Setup>(schema: SetupSchema<S>, { mode, seats, options }: Setup): S {
  const there = schema.options.filter((option) => appliesTo(option, mode, seats));
  const known = there.flatMap(({ id, values }) => values.filter((value) => value === options[id]).map((value) => [id, value]));
  return checkSetup(schema, { mode, seats, options: Object.fromEntries(known) as Setup['options'] });
}
