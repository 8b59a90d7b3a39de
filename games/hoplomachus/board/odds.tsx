// What an attack would roll and why, how likely each damage is, and what answers.
import type { Translate } from '@tabularium/games/shape';
import type { ReactElement } from 'react';
import type { AboutAttack } from '../rules/odds.ts';
import { nameOf } from './describe.ts';
import { Die } from './die.tsx';
import styles from './odds.module.css';

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

export const Odds = ({ about, t }: { readonly about: AboutAttack; readonly t: Translate }): ReactElement => (
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
      <caption className={styles['unseen']}>{t('board.odds.title')}</caption>
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
    <p className={styles['defeats']}>{t('board.odds.defeats', { chance: percent(about.defeats) })}</p>
    {about.ignored.length > 0 && (
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
