import type { Reason } from '@tabularium/kernel';
import { ArmyCheck } from '@tabularium/parts/workshop';
import type { ReactElement } from 'react';
import { nameOf } from '../board/common/props.ts';
import { termsOf } from '../content/own/card-flaws.ts';
import { areaUsed, costOf, idleAbilities, problemsOf } from './army-changes.ts';
import type { PartProps } from './builder.tsx';
import styles from './legion-check.module.css';

/** The army check, with the room it takes and the abilities that do not work in it. */
export function LegionCheck({ army, ...rest }: PartProps): ReactElement {
  const { t } = rest;
  const { points, room } = termsOf(army);
  const area = areaUsed(army);
  const measured = (
    <p className={styles['room']} data-over={area > room}>
      {t('builder.room', { area, room })}
    </p>
  );
  return (
    <ArmyCheck
      {...rest}
      cost={costOf(army)}
      limit={points}
      problems={problemsOf(army)}
      whose={(problem) => whose(problem, t)}
      measured={measured}
    >
      <Idle army={army} t={t} />
    </ArmyCheck>
  );
}
/** The unit that a problem is about, if it is about one. */
const whose = ({ what }: Reason, t: PartProps['t']): ReactElement | null =>
  typeof what === 'string' ? <b>{t('builder.of', { unit: nameOf(what, t) })}</b> : null;

/** Abilities that do not work in this army, which may still be played. */
function Idle({ army, t }: Pick<PartProps, 'army' | 't'>): ReactElement | null {
  const idle = idleAbilities(army);
  if (idle.length === 0) return null;
  return (
    <ul className={styles['idle']} aria-label={t('builder.idle')}>
      {idle.map(({ ability, unit, because }) => (
        <li key={`${unit} ${ability}`}>
          {t(`builder.idle_${ability}`, { unit: nameOf(unit, t), ability: nameOf(ability, t), because: nameOf(because, t) })}
        </li>
      ))}
    </ul>
  );
}
