import { type InputHTMLAttributes, type SelectHTMLAttributes, useId } from 'react';
import css from './field.module.css';

interface Own {
  readonly label: string;
  /** The name is read aloud only: what it is can be seen. */
  readonly isLabelHidden?: boolean;
  readonly hint?: string;
}
interface Choice {
  readonly value: string;
  readonly label: string;
}

/** One of several, in the system's own list. */
export function SelectField({
  label,
  isLabelHidden,
  hint,
  choices,
  ...rest
}: Own & { readonly choices: readonly Choice[] } & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'>) {
  const id = useId();
  return (
    <div className={css['field']}>
      <label htmlFor={id} className={isLabelHidden ? 'unseen' : css['label']}>
        {label}
      </label>
      <select id={id} className={css['control']} {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })} {...rest}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={css['hint']}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function TextField({ label, isLabelHidden, hint, ...rest }: Own & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>) {
  const id = useId();
  return (
    <div className={css['field']}>
      <label htmlFor={id} className={isLabelHidden ? 'unseen' : css['label']}>
        {label}
      </label>
      <input id={id} className={css['control']} {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })} {...rest} />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={css['hint']}>
          {hint}
        </p>
      )}
    </div>
  );
}
