import { useId } from 'react';
import { EMBLEM_NAMES, type EmblemName } from '../frame/emblems.ts';
import { PersonEmblem } from '../frame/person-emblem.tsx';
import { useOnlineHouse } from '../settings/online-words.ts';
import { Radio } from '../ui/index.ts';
import css from './emblem-choice.module.css';

export function EmblemChoice({ value, onChange }: { readonly value: EmblemName; readonly onChange: (emblem: EmblemName) => void }) {
  const { t } = useOnlineHouse();
  const name = useId();
  return (
    <fieldset className={css['emblems']}>
      <legend className={css['legend']}>{t('lobby.emblem')}</legend>
      <div className={css['row']}>
        {EMBLEM_NAMES.map((emblem) => (
          <Radio key={emblem} className={css['emblem']} name={name} isChecked={emblem === value} onCheck={() => onChange(emblem)}>
            <PersonEmblem name={emblem} />
            <span className="unseen">{t(`lobby.emblems.${emblem}`)}</span>
          </Radio>
        ))}
      </div>
    </fieldset>
  );
}
