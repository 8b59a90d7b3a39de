import { LONGEST_NAME } from '@tabularium/kernel';
import { type Chair, type Draft, fromWeakest, isOnline, SITTERS, seatsIn, type UsualNames, withChair } from '../frame/draft.ts';
import { levelNote } from '../frame/level-note.ts';
import { useLadder } from '../frame/use-package.ts';
import { useHouse } from '../settings/house.tsx';
import { SelectField, TextField } from '../ui/index.ts';
import css from './chairs.module.css';

interface Props {
  readonly game: string;
  readonly draft: Draft;
  readonly levels: readonly string[];
  readonly usual: UsualNames;
  /** People elsewhere can take a seat, too. */
  readonly hasServer: boolean;
  readonly onChange: (draft: Draft) => void;
}

/** Who sits where: me, a friend at this screen or elsewhere, or a bot of some level. */
export function Chairs({ game, draft, levels, usual, hasServer, onChange }: Props) {
  const { t, name: myName } = useHouse();
  const ladder = useLadder(game);
  const sitters = SITTERS.filter((who) => who !== 'remote' || hasServer);
  const goesOnline = isOnline(draft);
  const seats = seatsIn(draft, usual);
  const people = seats.filter(({ kind }, seat) => kind === 'human' && draft.chairs[seat]?.who !== 'remote').length;
  return (
    <>
      <ol className={css['chairs']}>
        {seats.map((info, seat) => {
          const chair = draft.chairs[seat];
          if (!chair) return null;
          const isUnnamed = goesOnline && chair.who === 'me' && myName.trim() === ''; // "Me" tells the others nothing
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
                choices={sitters.map((value) => ({ value, label: t(`setup.${value}`) }))}
                onChange={({ target }) => change({ who: SITTERS.find((who) => who === target.value) ?? 'bot' })}
              />
              {chair.who === 'remote' && <p className={css['note']}>{t('setup.remoteNote')}</p>}
              {chair.who === 'bot' && (
                <SelectField
                  label={t('setup.level')}
                  isLabelHidden
                  value={chair.level}
                  hint={levelNote(chair.level, ladder, t)}
                  choices={fromWeakest(levels).map((value) => ({ value, label: `${info.name}: ${t(`level.${value}`)}` }))}
                  onChange={({ target }) => change({ level: target.value })}
                />
              )}
              {(chair.who === 'me' || chair.who === 'friend') && (
                <TextField
                  label={t('setup.name')}
                  isLabelHidden
                  value={chair.name}
                  placeholder={
                    isUnnamed
                      ? t('setup.nameNeeded')
                      : info.name || t(chair.who === 'me' ? 'setup.yourName' : 'house.player', { n: seat + 1 })
                  }
                  required={isUnnamed}
                  maxLength={LONGEST_NAME}
                  autoComplete="off"
                  onChange={({ target }) => change({ name: target.value })}
                />
              )}
            </li>
          );
        })}
      </ol>
      {people === 0 && !goesOnline && <p className={css['note']}>{t('setup.botsOnly')}</p>}
      {people > 1 && <p className={css['note']}>{t('setup.handOver')}</p>}
    </>
  );
}
