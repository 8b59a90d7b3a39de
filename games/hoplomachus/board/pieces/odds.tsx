// What an attack would roll and why, how likely each damage is, and what answers.
import type { Translate } from '@tabularium/parts/shape';
import type { ReactElement } from 'react';
import type { AttackAbout } from '../../table/about.ts';
import { nameOf } from '../common/describe.ts';
import { Die } from './die.tsx';
import styles from './odds.module.css';

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
/** The expected damage, and the chance that the target falls. */
export const meanOf = ({ expected }: AttackAbout): string => expected.toFixed(1);
export const chanceOf = ({ defeats }: AttackAbout): string => percent(defeats);
/** An immortal loses nothing, but the crowd cheers at every hit. HOP-13.4 */
export const isCheered = ({ ignored }: AttackAbout): boolean => ignored.some(({ reason }) => reason === 'immortal');
/** `1.3 damage on average, defeats 25 %`. */
export const outcomeOf = (about: AttackAbout, t: Translate): string =>
  t(isCheered(about) ? 'board.odds.cheered' : 'board.odds.short', { expected: meanOf(about), defeats: chanceOf(about) });

export const Odds = ({ about, t }: { readonly about: AttackAbout; readonly t: Translate }): ReactElement => (
  <div className={styles['odds']}>
    <ul className={styles['dice']}>
      {about.dice.map(({ die, why }, i) => (
        <li key={`${die} ${i}`}>
          <Die die={die} t={t} />
          {why === 'printed' ? null : <small>{nameOf(why, t)}</small>}
        </li>
      ))}
    </ul>
    <table className={styles['table']}>
      <caption>{t('board.odds.title')}</caption>
      <tbody>
        {about.odds.map((chance, damage) => (
          <tr key={damage}>
            <th scope="row">{damage}</th>
            <td>
              <span className={styles['bar']} style={{ inlineSize: `${chance * 100}%` }} />
            </td>
            <td className={styles['number']}>{percent(chance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className={styles['defeats']}>{isCheered(about) ? outcomeOf(about, t) : t('board.odds.defeats', { chance: chanceOf(about) })}</p>
    {about.ignored.length > 0 && !isCheered(about) && (
      <p>
        {t('board.odds.ignored')}{' '}
        {about.ignored.map(({ value, reason }) => t('board.odds.less', { value: Math.abs(value), why: nameOf(reason, t) })).join(', ')}
      </p>
    )}
    {about.answers.map(({ skill, damage }) => (
      <p key={skill} className={styles['answer']}>
        {t('board.odds.answers', { skill, damage, count: damage })}
      </p>
    ))}
  </div>
);
