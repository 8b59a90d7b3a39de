// Manoeuvres are chosen on the table. Here are buttons for the straight steps, and where the manoeuvre that is pointed at leads.
import { OptionButton, promptStyles } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import { SIDES, type Side } from '../../content/kinds.ts';
import { Icon } from '../common/icon.tsx';
import { Chip } from '../pieces/chips.tsx';
import styles from './manoeuvre-list.module.css';
import type { WithDecision } from './prompt.tsx';

const DEGREES: Readonly<Record<Side, number>> = { F: 0, R: 90, B: 180, L: 270 };
/** A column for each direction: full steps above, half ones below. */
const inColumns = <S extends { readonly step: Side; readonly length: number }>(steps: readonly S[]): readonly S[] =>
  steps.toSorted((a, b) => b.length - a.length || SIDES.indexOf(a.step) - SIDES.indexOf(b.step));

export function Manoeuvres(props: WithDecision<'manoeuvre'>): ReactElement {
  const { decision, pointed, preview, speaker, t } = props;
  const steps = decision.options.flatMap((option, number) => ('step' in option ? [{ ...option, number }] : []));
  const turns = decision.options.length - steps.length;
  const option = pointed === undefined ? undefined : decision.options[pointed];
  return (
    <>
      <div className={styles['steps']} role="group" aria-label={t('board.table.steps')}>
        {inColumns(steps).map(({ step, length, cost, number }) => (
          <OptionButton key={number} {...props} option={number} className={styles['step']}>
            <svg viewBox="0 0 20 20" width="1.250em" height="1.250em" aria-hidden="true" focusable="false">
              <path d="M10 1L17 9H12V19H8V9H3Z" fill="currentColor" transform={`rotate(${DEGREES[step]} 10 10)`} />
            </svg>
            {length < 1 && <span aria-hidden="true">½</span>}
            <Chip of="mp" count={cost} t={t} />
            <span className="unseen">{speaker.option('manoeuvre', decision.options[number])}</span>
          </OptionButton>
        ))}
      </div>
      <p className={`${promptStyles['note']} ${styles['note']}`} aria-live="polite">
        {option === undefined || preview === undefined ? (
          <>
            <Icon name="turnRound" /> {t('board.table.turns', { count: turns })}
          </>
        ) : (
          <>
            <b>{speaker.option('manoeuvre', option)}.</b> {t('about.manoeuvre', { ...option, ...preview.about })}
          </>
        )}
      </p>
    </>
  );
}
