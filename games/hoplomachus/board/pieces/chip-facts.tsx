// What every card of a chip tells, at the table and in the workshop: its figures, and its skills in words.
import type { Translate } from '@tabularium/parts/shape';
import type { ReactElement, ReactNode } from 'react';
import type { Learned } from '../../content/kinds.ts';
import { skills } from '../../content/skills.ts';
import { nameOf } from '../common/describe.ts';
import { Icon } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import styles from './chip-facts.module.css';

export const Figures = ({ children }: { readonly children: ReactNode }): ReactElement => <dl className={styles['figures']}>{children}</dl>;

interface FigureProps {
  readonly icon: IconName;
  readonly name: string;
  readonly children: ReactNode;
  /** It needs a line to itself. */
  readonly isWide?: boolean;
}
export const Figure = ({ icon, name, children, isWide = false }: FigureProps): ReactElement => (
  <div data-wide={isWide}>
    <dt>
      <Icon name={icon} /> {name}
    </dt>
    <dd>{children}</dd>
  </div>
);

export const Skills = ({ children }: { readonly children: ReactNode }): ReactElement => <ul className={styles['skills']}>{children}</ul>;

interface SkillLineProps {
  readonly learned: Learned;
  readonly t: Translate;
  /** It has no effect now. */
  readonly isSilenced?: boolean | undefined;
  /** It was used this turn. */
  readonly isUsed?: boolean | undefined;
}
export function SkillLine({ learned: { skill, level }, t, isSilenced = false, isUsed = false }: SkillLineProps): ReactElement {
  const { type, levelled } = skills[skill];
  return (
    <li data-silenced={isSilenced} data-used={isUsed}>
      <b>{levelled ? t('put.level', { skill: nameOf(skill, t), level }) : nameOf(skill, t)}</b>{' '}
      {type === 'innate' ? null : <span className={styles['type']}>{t(`skillType.${type}`)}</span>} {t(`skill.${skill}.text`, { level })}
    </li>
  );
}
