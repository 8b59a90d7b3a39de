// Small signs with a number: what an order costs, what a unit has.
import type { Translate } from '@tabularium/parts/shape';
import type { ReactElement } from 'react';
import { ICONS, type Icons } from '../../content/kinds.ts';
import { Icon } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import { ICON_ICONS } from '../common/look.ts';
import styles from './chips.module.css';

const SIGNS = { cp: 'scroll', vp: 'trophy', points: 'twoCoins', health: 'hearts', mp: 'boot' } as const satisfies Readonly<
  Record<string, IconName>
>;
interface ChipProps {
  readonly of: keyof typeof SIGNS;
  readonly count: number;
  readonly t: Translate;
}
/** `2 CP`: a sign to see, words for screen readers. */
export const Chip = ({ of, count, t }: ChipProps): ReactElement => (
  <span className={styles['chip']} data-of={of} title={t(`board.table.chip.${of}`, { count })}>
    <Icon name={SIGNS[of]} />
    <b aria-hidden="true">{count}</b>
    <span className="unseen">{t(`board.table.chip.${of}`, { count })}</span>
  </span>
);
interface IconsProps {
  readonly icons: Icons;
  /** What is printed on all slots together, if that is to be shown. */
  readonly of?: Icons;
  readonly t: Translate;
}
/** Attack, defence, ranged, movement: how many are ready, and of how many. */
export const IconCounts = ({ icons, of, t }: IconsProps): ReactElement => (
  <span className={styles['icons']}>
    {ICONS.filter((icon) => (of ?? icons)[icon] > 0).map((icon) => (
      <span
        key={icon}
        className={styles['icon']}
        data-icon={icon}
        title={t(of === undefined ? 'board.table.icons.count' : 'board.table.icons.ready', {
          icon: t(`icon.${icon}`),
          count: icons[icon],
          of: of?.[icon] ?? 0,
        })}
      >
        <Icon name={ICON_ICONS[icon]} />
        <b>
          {icons[icon]}
          {of !== undefined && <small>/{of[icon]}</small>}
        </b>
        <span className="unseen">{t(`icon.${icon}`)}</span>
      </span>
    ))}
  </span>
);
