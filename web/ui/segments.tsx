import { type ReactNode, useId } from 'react';
import { Radio } from './radio.tsx';
import css from './segments.module.css';

export interface Segment<T extends string | number> {
  readonly value: T;
  readonly label: ReactNode;
}
/** A row of radio buttons. */
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
          <Radio
            key={segment.value}
            className={css['segment']}
            name={name}
            isChecked={segment.value === value}
            onCheck={() => onChange(segment.value)}
          >
            {segment.label}
          </Radio>
        ))}
      </div>
    </fieldset>
  );
}
