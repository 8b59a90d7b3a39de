import { type InputHTMLAttributes, type ReactNode, type RefAttributes, type SelectHTMLAttributes, useId } from 'react';
import css from './field.module.css';

interface Own {
  readonly label: string;
  /** For screen readers only, if the purpose is obvious to the eye. */
  readonly isLabelHidden?: boolean | undefined;
  readonly hint?: string | undefined;
}
interface Control {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-describedby'?: string;
}

/** A control with a label above and a hint below. */
function Field({ label, isLabelHidden, hint, control }: Own & { readonly control: (own: Control) => ReactNode }) {
  const id = useId();
  return (
    <div className={css['field']}>
      <label htmlFor={id} className={isLabelHidden ? 'unseen' : css['label']}>
        {label}
      </label>
      {control({ id, className: css['control'], ...(hint !== undefined && { 'aria-describedby': `${id}-hint` }) })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={css['hint']}>
          {hint}
        </p>
      )}
    </div>
  );
}

type SelectProps = Own & { readonly choices: readonly { readonly value: string; readonly label: string }[] } & Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    'id'
  >;
/** A native drop-down list. */
export const SelectField = ({ label, isLabelHidden, hint, choices, ...rest }: SelectProps) => (
  <Field
    label={label}
    isLabelHidden={isLabelHidden}
    hint={hint}
    control={(own) => (
      <select {...own} {...rest}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    )}
  />
);

export const TextField = ({
  label,
  isLabelHidden,
  hint,
  ...rest
}: Own & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & RefAttributes<HTMLInputElement>) => (
  <Field label={label} isLabelHidden={isLabelHidden} hint={hint} control={(own) => <input {...own} {...rest} />} />
);
