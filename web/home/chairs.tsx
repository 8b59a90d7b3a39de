import { LONGEST_NAME } from '@tabularium/kernel';
import { type Chair, type Draft, SITTERS, seatsIn, type UsualNames, withChair } from '../frame/draft.ts';
import { useHouse } from '../settings/house.tsx';
import { SelectField, TextField } from '../ui/index.ts';
import css from './chairs.module.css';

interface Props {
  readonly draft: Draft;
  readonly levels: readonly string[];
  readonly usual: UsualNames;
  readonly onChange: (draft: Draft) => void;
}

/** Who sits where: me, a friend at this screen, or a bot of some level. */
export function Chairs({ draft, levels, usual, onChange }: Props) {
  const { t } = useHouse();
  const seats = seatsIn(draft, usual);
  const people = seats.filter(({ kind }) => kind === 'human').length;
  return (
    <>
      <ol className={css['chairs']}>
        {seats.map((info, seat) => {
          const chair = draft.chairs[seat];
          if (!chair) return null;
          const change = (part: Partial<Chair>): void => onChange(withChair(draft, seat, part));
          return (
            <li key={seat} className={css['chair']} aria-label={t('setup.seat', { n: seat + 1 })}>
              <span className={css['token']} style={{ background: `var(--seat-${seat})` }} aria-hidden="true">
                {seat + 1}
              </span>
              <SelectField
                label={t('setup.kind')}
                isLabelHidden
                value={chair.who}
                choices={SITTERS.map((value) => ({ value, label: t(`setup.${value}`) }))}
                onChange={({ target }) => change({ who: SITTERS.find((who) => who === target.value) ?? 'bot' })}
              />
              {chair.who === 'bot' ? (
                <SelectField
                  label={t('setup.level')}
                  isLabelHidden
                  value={chair.level}
                  choices={levels.map((value) => ({ value, label: `${info.name}: ${t(`level.${value}`)}` }))}
                  onChange={({ target }) => change({ level: target.value })}
                />
              ) : (
                <TextField
                  label={t('setup.name')}
                  isLabelHidden
                  value={chair.name}
                  placeholder={info.name}
                  maxLength={LONGEST_NAME}
                  autoComplete="off"
                  onChange={({ target }) => change({ name: target.value })}
                />
              )}
            </li>
          );
        })}
      </ol>
      {people === 0 && <p className={css['note']}>{t('setup.botsOnly')}</p>}
      {people > 1 && <p className={css['note']}>{t('setup.handOver')}</p>}
    </>
  );
}
