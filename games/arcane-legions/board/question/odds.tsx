// Before the dice fall: what an order costs and why, how many dice both sides roll and why, and the chances of each amount of damage to both.

import type { Translate } from '@tabularium/parts/shape';
import type { CSSProperties, ReactElement } from 'react';
import type { Ability } from '../../content/kinds.ts';
import type { AttackAbout } from '../../table/about.ts';
import { Icon } from '../common/icon.tsx';
import { nameOf, type PartProps } from '../common/props.ts';
import { percent, Sum } from '../pieces/sums.tsx';
import styles from './odds.module.css';

/** Amounts that are hardly ever reached share a bar. */
const MOST_BARS = 8;
interface OutlookProps {
  readonly preview: PartProps['preview'];
  /** Of a special order. */
  readonly ability?: Ability | undefined;
  readonly attacker: string | undefined;
  readonly defender: string | undefined;
  readonly t: Translate;
}
export function Outlook({ preview, ability, attacker, defender, t }: OutlookProps): ReactElement | null {
  if (preview === undefined || !('cost' in preview.about)) return null;
  const { cost, push, move, attack } = preview.about;
  return (
    <div className={styles['outlook']}>
      {ability !== undefined && <p className={styles['line']}>{t(`ability.${ability}.text`)}</p>}
      {cost.length > 1 && <Sum parts={cost} unit="cp" t={t} />}
      {push && (
        <p className={styles['push']}>
          <Icon name="push" /> {t('board.table.push.cost')}
        </p>
      )}
      {move !== null && <p className={styles['line']}>{t('board.table.odds.move', { count: move.points })}</p>}
      {move !== null && move.strikes.length > 0 && (
        <p className={styles['push']}>
          <Icon name="crossedSwords" /> {t('board.table.odds.strikes', { who: move.strikes.map((unit) => nameOf(unit, t)).join(', ') })}
        </p>
      )}
      {attack !== null && <AttackOdds attack={attack} attacker={attacker} defender={defender} t={t} />}
    </div>
  );
}

interface AttackProps extends Omit<OutlookProps, 'preview' | 'ability'> {
  readonly attack: AttackAbout;
}
export function AttackOdds({ attack: { from, to, attack, defence, odds, line }, attacker, defender, t }: AttackProps): ReactElement {
  const hitsBack = odds.damage[0].some((share, amount) => amount > 0 && share > 0);
  return (
    <div className={styles['attack']}>
      <p className={styles['line']}>
        {t('board.table.odds.sides', { from, to })}
        {line !== null && ` · ${t('board.table.odds.distance', { distance: Math.round(line.distance * 10) / 10 })}`}
      </p>
      <Sum parts={attack} unit="attack" t={t} />
      <Sum parts={defence} unit="defence" t={t} />
      <div className={styles['both']}>
        <Spread
          title={t('board.table.odds.to', { who: defender ?? '' })}
          chances={odds.damage[1]}
          expected={odds.expected[1]}
          defeat={odds.defeat[1]}
          isOwn={false}
          t={t}
        />
        {hitsBack ? (
          <Spread
            title={t('board.table.odds.to', { who: attacker ?? '' })}
            chances={odds.damage[0]}
            expected={odds.expected[0]}
            defeat={odds.defeat[0]}
            isOwn
            t={t}
          />
        ) : (
          <p className={styles['line']}>{t('board.table.odds.safe')}</p>
        )}
      </div>
      {odds.assumed.length > 0 && <p className={styles['line']}>{t('board.table.odds.assumed', { what: listed(odds.assumed, t) })}</p>}
      {odds.leftOut.length > 0 && <p className={styles['line']}>{t('board.table.odds.leftOut', { what: listed(odds.leftOut, t) })}</p>}
    </div>
  );
}
const listed = (abilities: readonly Ability[], t: Translate): string => abilities.map((ability) => nameOf(ability, t)).join(', ');
interface SpreadProps {
  readonly title: string;
  /** By amount. */
  readonly chances: readonly number[];
  readonly expected: number;
  readonly defeat: number;
  readonly isOwn: boolean;
  readonly t: Translate;
}
/** The last bar stands for everything from there on. */
export function barsOf(
  chances: readonly number[],
): readonly { readonly amount: number; readonly share: number; readonly isMore: boolean }[] {
  const worth = chances.findLastIndex((share) => share >= 0.005);
  const last = Math.min(Math.max(1, worth), MOST_BARS - 1);
  const rest = chances.slice(last).reduce((sum, share) => sum + share, 0);
  return Array.from({ length: last + 1 }, (_, amount) => ({
    amount,
    share: amount === last ? rest : (chances[amount] ?? 0),
    isMore: amount === last && last < chances.length - 1 && chances.slice(last + 1).some((share) => share >= 0.0005),
  }));
}
function Spread({ title, chances, expected, defeat, isOwn, t }: SpreadProps): ReactElement {
  const bars = barsOf(chances);
  const most = Math.max(...bars.map(({ share }) => share));
  return (
    <section className={styles['spread']} data-own={isOwn}>
      <h4 className={styles['title']} title={title}>
        {title}
      </h4>
      <ol className={styles['bars']} aria-label={t('board.table.odds.bars')}>
        {bars.map(({ amount, share, isMore }) => (
          <li key={amount} style={{ '--share': share / most } as CSSProperties} data-none={amount === 0}>
            <span className={styles['share']}>{percent(share).replace(' ', '')}</span>
            <span className={styles['bar']} />
            <span>{isMore ? `${amount}+` : amount}</span>
          </li>
        ))}
      </ol>
      <p className={styles['expected']}>
        {t('board.table.odds.expected', { expected: Math.round(expected * 10) / 10 })}
        {defeat > 0.0005 && <b className={styles['defeat']}>{t('board.table.odds.defeat', { chance: percent(defeat) })}</b>}
      </p>
    </section>
  );
}
