import { useId } from 'react';
import { Radio } from '../ui/index.ts';
import css from './mode-cards.module.css';

export interface ModeCardsProps {
  readonly label: string;
  readonly value: string;
  /** "Name" or "Name: what is special about it". */
  readonly modes: readonly { readonly id: string; readonly words: string }[];
  readonly onChange: (mode: string) => void;
}

export function ModeCards({ label, value, modes, onChange }: ModeCardsProps) {
  const name = useId();
  return (
    <fieldset className={css['modes']}>
      <legend className="unseen">{label}</legend>
      {modes.map(({ id, words }) => {
        const [title = words, ...rest] = words.split(': ');
        return (
          <Radio key={id} className={css['mode']} name={name} isChecked={id === value} onCheck={() => onChange(id)}>
            <strong>{title}</strong>
            {rest.length > 0 && <span className={css['note']}>{rest.join(': ')}</span>}
          </Radio>
        );
      })}
    </fieldset>
  );
}
