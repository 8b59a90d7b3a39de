import { type ReactNode, useId } from 'react';
import css from './segments.module.css';

export interface Segment<T extends string | number> {
  readonly value: T;
  readonly label: ReactNode;
}
/** One of a few, all in sight. */
export function Segments<T extends string | number>({
  label,
  value,
  segments,
  onChange,
}: {
  readonly label: string;
  readonly value: T;
  readonly segments: readonly Segment<T>[];
  readonly onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset className={css['group']}>
      <legend className={css['legend']}>{label}</legend>
      <div className={css['row']}>
        {segments.map((segment) => (
          <label key={segment.value} className={css['segment']}>
            <input
              type="radio"
              className={css['input']}
              name={name}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
            />
            <span className={css['face']}>{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
