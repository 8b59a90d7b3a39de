// The solitaire: the cubes of the event line, and what the automaton intends.
import { Tip, tipStyles } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import { EVENT_CUBES, type EventCube } from '../../content/kinds.ts';
import { nameOf } from '../common/describe.ts';
import type { PartProps } from '../common/props.ts';
import styles from './solo.module.css';

/** Enough to see what is coming. */
const MOST = 8;
export function Solo({ view, t }: PartProps): ReactElement | null {
  const { solo } = view.table;
  if (solo === null) return null;
  const { line, left, intentions } = solo;
  return (
    <section className={styles['solo']} aria-label={t('draw.automaton')}>
      <p className={styles['title']}>{t(line === null ? 'draw.bag' : 'draw.line')}</p>
      {line !== null && (
        <ol className={styles['line']}>
          {line.slice(0, MOST).map((cube, i) => (
            <li key={i}>
              <Cube cube={cube} isNext={i === 0} t={t} />
            </li>
          ))}
          {line.length > MOST && <li>+{line.length - MOST}</li>}
        </ol>
      )}
      <ul className={styles['line']} aria-label={t('draw.bag')}>
        {EVENT_CUBES.map((cube) => (
          <li key={cube} className={styles['count']}>
            <Cube cube={cube} isNext={false} t={t} /> ×{left[cube]}
          </li>
        ))}
      </ul>
      {intentions.length > 0 && (
        <ul className={styles['intentions']}>
          {intentions.map(({ at, units, does, to }) => (
            <li key={`${at} ${units[0]}`}>
              {t('draw.intends', { at, count: units.length })} {t(`draw.does.${does}`)} {to.join(' / ')}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
const Cube = ({ cube, isNext, t }: { readonly cube: EventCube; readonly isNext: boolean; readonly t: PartProps['t'] }): ReactElement => (
  <Tip
    tip={() => (
      <>
        <span className={tipStyles['title']}>{nameOf(cube, t)}</span>
        <span className={tipStyles['line']}>{t(`eventCube.${cube}.text`)}</span>
      </>
    )}
  >
    <span
      role="img"
      aria-label={`${nameOf(cube, t)}: ${t(`eventCube.${cube}.text`)}`}
      className={styles['cube']}
      data-cube={cube}
      data-next={isNext}
    >
      {SIGNS[cube]}
    </span>
  </Tip>
);
/** Signs for those who cannot rely on colours. */
const SIGNS: Readonly<Record<EventCube, string>> = { white: '·', yellow: '♛', pink: '$', blue: '+', brown: '⚔' };
