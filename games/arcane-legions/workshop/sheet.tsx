// Shows an army: every unit in it, as it stands on the table.

import { countedOf } from '@tabularium/parts/board';
import type { ArmySheetProps, Translate } from '@tabularium/parts/shape';
import { type ReactElement, useMemo } from 'react';
import { nameOf } from '../board/common/props.ts';
import { Chip, IconCounts } from '../board/pieces/chips.tsx';
import { Picture } from '../board/pieces/thumb.tsx';
import { startingIcons } from '../board/pieces/unit-card.tsx';
import theme from '../board/theme.module.css';
import { unitDef } from '../content/army-lists.ts';
import type { Content } from '../content/index.ts';
import { readArmy } from './army-file.ts';
import styles from './sheet.module.css';

export function Sheet({ text, t }: ArmySheetProps): ReactElement {
  const army = useMemo(() => readArmy(text), [text]);
  if (!army) return <p>{t('builder.broken')}</p>;
  return (
    <div className={theme['arcane']}>
      <ArmySheet units={army.units} content={army.content} t={t} />
    </div>
  );
}

interface Props {
  readonly units: readonly string[];
  readonly content: Content;
  readonly t: Translate;
}
export const ArmySheet = ({ units, content, t }: Props): ReactElement => (
  <ul className={styles['sheet']}>
    {countedOf(units).map(({ card, count }) => {
      const def = unitDef(content, card);
      return (
        def && (
          <li key={card} className={styles['unit']}>
            <Picture def={def} own={content} detail="figures" className={styles['picture']} />
            <div className={styles['words']}>
              <b>
                {count > 1 && `${count} × `}
                {nameOf(card, t)}
              </b>
              <span className={styles['numbers']}>
                <Chip of="points" count={def.points} t={t} />
                <IconCounts icons={startingIcons(def)} t={t} />
              </span>
            </div>
          </li>
        )
      );
    })}
  </ul>
);
