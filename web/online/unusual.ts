import type { OptionValue, Setup, SetupSchema } from '@tabularium/kernel';
import { optionsIn } from '../frame/draft.ts';

/** The options of a set-up that differ from their defaults. */
export const unusualIn = (schema: SetupSchema, setup: Setup): readonly { readonly id: string; readonly value: OptionValue }[] =>
  optionsIn(schema, setup).flatMap(({ id, default: usual }) => {
    const value = setup.options[id];
    return value === undefined || value === usual ? [] : [{ id, value }];
  });
