// Chooses several options: check boxes, and a button to confirm.
import type { Pick } from '@tabularium/kernel';
import { useState } from 'react';
import { useHouse } from '../../settings/house.tsx';
import { Button } from '../../ui/index.ts';
import type { ChoiceGroup } from './choices.ts';
import { moveFocus } from './option-panel.tsx';
import css from './some-panel.module.css';

export interface SomePanelProps {
  readonly groups: readonly ChoiceGroup[];
  readonly some: { readonly min: number; readonly max: number };
  readonly point: (option: number | undefined) => void;
  readonly choose: (pick: Pick) => void;
  readonly isBusy: boolean;
}

export function SomePanel({ groups, some: { min, max }, point, choose, isBusy }: SomePanelProps) {
  const { t } = useHouse();
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const count = picked.size;
  const isEnough = count >= min && count <= max;
  const toggle = (option: number): void => {
    const next = new Set(picked);
    if (!next.delete(option)) next.add(option);
    setPicked(next);
  };
  return (
    <form
      className={css['form']}
      onKeyDown={moveFocus}
      onSubmit={(event) => {
        event.preventDefault();
        if (isEnough && !isBusy) choose([...picked].sort((a, b) => a - b));
      }}
    >
      <fieldset className={css['choices']}>
        <legend className={css['legend']}>{t(min === max ? 'table.some.exactly' : 'table.some.between', { min, max, count: max })}</legend>
        {groups.flatMap(({ choices }) =>
          choices.map(({ option, key, sentence, notation }) => (
            <label key={option} className={css['choice']} onPointerEnter={() => point(option)} onPointerLeave={() => point(undefined)}>
              <input
                type="checkbox"
                data-choice={option}
                data-notation={notation}
                data-key={key}
                checked={picked.has(option)}
                disabled={!picked.has(option) && count >= max}
                onChange={() => toggle(option)}
                onFocus={() => point(option)}
                onBlur={() => point(undefined)}
              />
              <span>{sentence}</span>
            </label>
          )),
        )}
      </fieldset>
      <div className={css['foot']}>
        <p role="status">{t('table.some.chosen', { n: count, max })}</p>
        <Button type="submit" look="primary" disabled={!isEnough || isBusy}>
          {count === 0 ? t('table.some.none') : t('table.some.confirm', { n: count })}
        </Button>
      </div>
    </form>
  );
}
