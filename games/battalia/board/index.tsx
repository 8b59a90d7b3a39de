// The board of Battalia: the map in the middle, the Oracle and the stock around it, the own cards in front.
import { boardOf } from '@tabularium/games/shape';
import { type ReactElement, useMemo } from 'react';
import { Battle } from './battle.tsx';
import { Caption } from './caption.tsx';
import { choicesOf } from './choices.ts';
import { CitySymbols } from './city.tsx';
import { Hand } from './hand.tsx';
import styles from './index.module.css';
import { Laid } from './laid.tsx';
import { BattaliaMap } from './map.tsx';
import { Offers } from './offers.tsx';
import { Oracle } from './oracle.tsx';
import { Players } from './players.tsx';
import type { PartProps, Props } from './props.ts';
import { Artifacts, Greats, Lands, Units, Works } from './stock.tsx';
import { TerrainSymbols } from './terrain.tsx';
import theme from './theme.module.css';

export function BattaliaBoard(props: Props): ReactElement {
  const choices = useMemo(() => choicesOf(props.decision), [props.decision]);
  const part: PartProps = { ...props, choices };
  return (
    <div className={`${theme['battalia']} ${styles['board']}`}>
      <svg className={styles['symbols']} aria-hidden="true" focusable="false">
        <TerrainSymbols />
        <CitySymbols />
      </svg>
      <div className={styles['layout']} data-battle={props.view.table.battle !== null}>
        <div className={styles['players']}>
          <Players {...part} />
        </div>
        <div className={styles['battle']}>
          <Battle {...part} />
        </div>
        <div className={styles['map']}>
          <BattaliaMap {...part}>
            <Caption {...part} />
          </BattaliaMap>
        </div>
        <div className={styles['hand']}>
          <Offers {...part} />
          <Laid {...part} />
          <Hand {...part} />
        </div>
        <div className={`${styles['panel']} ${styles['sky']}`}>
          <Oracle {...part} />
          <Artifacts {...part} />
        </div>
        <div className={`${styles['panel']} ${styles['stock']}`}>
          <Units {...part} />
          <Greats {...part} />
          <Lands {...part} />
          <Works {...part} />
        </div>
      </div>
    </div>
  );
}
export default boardOf(BattaliaBoard);
