import type { SetupSchema } from '@tabularium/kernel';
import type { Speaker } from '@tabularium/speech';
import { type conflictsIn, type Draft, optionsIn, setupOf, withOption } from '../frame/draft.ts';
import { SelectField } from '../ui/index.ts';
import css from './setup-options.module.css';

interface Props {
  readonly schema: SetupSchema;
  readonly draft: Draft;
  readonly speaker: Speaker;
  readonly conflicts: ReturnType<typeof conflictsIn>;
  readonly onChange: (draft: Draft) => void;
}

/** All options that apply, in the game's words. */
export function SetupOptions({ schema, draft, speaker, conflicts, onChange }: Props) {
  const { options } = setupOf(schema, draft);
  return (
    <div className={css['options']}>
      {optionsIn(schema, draft).map(({ id, values }) => (
        <SelectField
          key={id}
          label={speaker.setupOption(id)}
          value={String(options[id])}
          choices={values.map((value) => ({ value: String(value), label: speaker.setupValue(id, value) }))}
          aria-invalid={conflicts.some((conflict) => conflict.options.includes(id))}
          onChange={({ target }) => {
            const value = values.find((one) => String(one) === target.value);
            if (value !== undefined) onChange(withOption(draft, id, value));
          }}
        />
      ))}
    </div>
  );
}
