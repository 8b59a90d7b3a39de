// The sides of a hex as they lie: for walls.

import { OptionButton } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import { SIDES } from '../../content/maps.ts';
import { hexPath, sideOf } from '../common/geometry.ts';
import { Icon } from '../common/icon.tsx';
import type { WithDecision } from '../common/props.ts';
import styles from './prompt.module.css';
import own from './sides.module.css';

const CENTRE = { x: 0, y: 0 };
export function Sides(props: WithDecision<'wallSide'>): ReactElement {
  const { decision, speaker, pointed } = props;
  return (
    <>
      <svg className={own['hex']} viewBox="-120 -120 240 240" aria-hidden="true" focusable="false">
        <path d={hexPath(CENTRE, 100)} className={own['land']} />
        {SIDES.map((side) => {
          const [a, b] = sideOf(CENTRE, side, 100);
          const isOption = decision.options.some((option) => option.side === side);
          const isPointed = pointed !== undefined && decision.options[pointed]?.side === side;
          return (
            <path key={side} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} className={own['side']} data-legal={isOption} data-pointed={isPointed} />
          );
        })}
      </svg>
      <div className={styles['answers']}>
        {decision.options.map((option, number) => (
          <OptionButton key={decision.texts[number]} {...props} option={number} className={styles['button']}>
            {option.from === 'defensor' && <Icon name="edged" />}
            {speaker.option('wallSide', option)}
          </OptionButton>
        ))}
      </div>
    </>
  );
}
