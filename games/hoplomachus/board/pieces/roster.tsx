// The chips of a faction side by side, with what they can do in short: for those who choose one.
import type { ReactElement } from 'react';
import { ELITE, type UnitDef } from '../../content/kinds.ts';
import { nameOf, shortNameOf } from '../common/describe.ts';
import { Icon } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import type { PartProps } from '../common/props.ts';
import { ChipPicture } from './chip.tsx';
import { DiceRow } from './die.tsx';
import styles from './roster.module.css';

type RosterProps = Pick<PartProps, 't'> & { readonly units: readonly UnitDef[] };

export const Roster = ({ units, t }: RosterProps): ReactElement => (
  <ul className={styles['roster']}>
    {units.map((unit) => (
      <li key={unit.id}>
        <ChipPicture def={unit.id} rank={unit.rank} class={unit.class} elite={ELITE.has(unit.rank)} className={styles['chip']} />
        <p>
          <b>{shortNameOf(unit.id, t)}</b> <DiceRow dice={unit.attack} t={t} />
          <span className={styles['figures']}>
            <Figure icon="mark" name={t('board.card.range')} value={unit.range} />
            <Figure icon="boots" name={t('board.card.movement')} value={unit.movement} />
            <Figure icon="heart" name={t('board.card.health')} value={unit.health} />
          </span>
          <span className={styles['skills']}>{unit.skills.map(({ skill }) => nameOf(skill, t)).join(', ')}</span>
        </p>
      </li>
    ))}
  </ul>
);
const Figure = ({ icon, name, value }: { readonly icon: IconName; readonly name: string; readonly value: number }): ReactElement => (
  <span title={name}>
    <Icon name={icon} /> <span className="unseen">{name}</span> {value}
  </span>
);
