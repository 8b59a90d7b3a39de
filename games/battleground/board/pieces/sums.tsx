// Sums with their reasons: the dice and threshold of a test, and its likely outcome.

import { sumStyles } from '@tabularium/parts/board';
import type { Translate } from '@tabularium/parts/shape';
import type { CSSProperties, ReactElement } from 'react';
import type { OddsAbout, TargetAbout, TestAbout } from '../../table/about.ts';
import type { Part } from '../../table/events.ts';
import { Icon } from '../common/icon.tsx';
import { STAT_ICONS } from '../common/look.ts';
import { nameOf, type PartProps } from '../common/props.ts';
import styles from './sums.module.css';

const SIDES = 6;
/** The threshold before anything widens or tightens it. MOB-5.3 */
const USUAL_THRESHOLD = 4;
export const chanceOf = (threshold: number): number => (SIDES + 1 - threshold) / SIDES;
const percent = (share: number): string => `${Math.round(share * 100)} %`;
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
const total = (parts: readonly Part[]): number => parts.reduce((sum, { value }) => sum + value, 0);

/** `5 strength +1 sword`. The first part has no sign. */
const Parts = ({ parts, t }: { readonly parts: readonly (Part & { readonly label?: string })[]; readonly t: Translate }): ReactElement => (
  <>
    {parts.map(({ reason, value, label }, i) => (
      <span
        key={`${reason} ${i}`}
        className={`${sumStyles['part']} ${styles['part']}`}
        data-sign={i === 0 ? undefined : value < 0 ? 'less' : 'more'}
      >
        <b>{i === 0 ? value : signed(value)}</b> {label ?? nameOf(reason, t)}
      </span>
    ))}
  </>
);
interface TestProps {
  readonly test: Pick<TestAbout, 'stat' | 'dice' | 'modifiers' | 'threshold'>;
  readonly t: Translate;
}
export const DiceSum = ({ test: { stat, dice }, t }: TestProps): ReactElement => (
  <p className={styles['sum']}>
    <Icon name={STAT_ICONS[stat]} />
    <b className={sumStyles['total']}>{t('board.table.dice.count', { count: Math.max(0, total(dice)) })}</b>
    <span className={sumStyles['parts']}>
      <Parts parts={dice} t={t} />
    </span>
  </p>
);
/** A lower threshold is better, so widening counts as good. */
export const ThresholdSum = ({ test: { modifiers, threshold }, t }: TestProps): ReactElement => (
  <p className={styles['sum']}>
    <Icon name="dice" />
    <b className={sumStyles['total']}>{t('board.table.dice.threshold', { threshold })}</b>
    <span className={sumStyles['parts']} data-lower="good">
      <Parts parts={[{ reason: 'usual', value: USUAL_THRESHOLD, label: t('board.table.dice.usual') }, ...modifiers]} t={t} />
      <span className={styles['chance']}>{t('board.table.dice.chance', { chance: chanceOf(threshold) })}</span>
    </span>
  </p>
);

/** How likely each number of wounds is. */
export const Odds = ({ odds, t }: { readonly odds: OddsAbout; readonly t: Translate }): ReactElement => (
  <div className={styles['odds']}>
    <ol className={styles['bars']} aria-label={t('board.table.odds.bars')}>
      {odds.wounds.map((share, wounds) => (
        <li key={wounds} style={{ '--share': share } as CSSProperties} data-none={wounds === 0}>
          <span className={styles['share']}>{percent(share)}</span>
          <span className={styles['bar']} />
          <span>{t('board.table.odds.wounds', { count: wounds })}</span>
        </li>
      ))}
    </ol>
    <p className={styles['expected']}>
      {t('board.table.odds.expected', { expected: odds.expected })}
      {odds.knockOut > 0 && <b className={styles['out']}>{t('board.table.odds.knockOut', { knockOut: odds.knockOut })}</b>}
    </p>
  </div>
);

/** Before the dice are rolled: both tests and their likely outcome. */
export function Outlook({ preview, t }: Pick<PartProps, 'preview' | 't'>): ReactElement | null {
  if (preview === undefined || !('test' in preview.about)) return null;
  const { test, odds } = preview.about;
  const target = 'sight' in preview.about ? preview.about : null;
  const defence = target?.defence ?? null;
  return (
    <div className={styles['outlook']}>
      <div>
        {target && <p className={styles['where']}>{whereIs(target, t)}</p>}
        <DiceSum test={test} t={t} />
        <ThresholdSum test={test} t={t} />
        {test.freeRerolls > 0 && <p className={styles['where']}>{t('board.table.dice.free', { count: test.freeRerolls })}</p>}
        {defence !== null && (
          <p className={styles['where']}>
            {t('board.table.dice.against', { count: total(defence.dice), stat: defence.stat, threshold: defence.threshold })}
          </p>
        )}
      </div>
      <Odds odds={odds} t={t} />
    </div>
  );
}
const whereIs = ({ distance, cover, test, area }: TargetAbout, t: Translate): string =>
  [
    t('board.table.where.distance', { distance }),
    ...(test.modifiers.some(({ reason }) => reason === 'flank') ? [t('board.table.where.rear')] : []),
    ...(cover === null ? [] : [t(cover.lower ? 'board.table.where.lower' : 'board.table.where.cover')]),
    ...(area.length === 0 ? [] : [t('board.table.where.area', { area })]),
  ].join(' · ');
