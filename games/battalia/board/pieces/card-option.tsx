// Cards on the table that can be chosen.
import { OptionButton, type OptionButtonProps } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import type { Props } from '../common/props.ts';
import styles from './card-option.module.css';

type CardOptionProps = OptionButtonProps & Pick<Props, 'decision' | 'speaker'>;
export const CardOption = ({ option, decision, speaker, choose, point, pointed, children }: CardOptionProps): ReactElement => (
  <OptionButton
    option={option}
    label={speaker.option(decision?.ask ?? '', decision?.options[option])}
    className={styles['card']}
    choose={choose}
    point={point}
    pointed={pointed}
  >
    {children}
  </OptionButton>
);
