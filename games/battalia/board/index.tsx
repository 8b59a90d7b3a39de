// The board of Battalia: the map in the middle, the Oracle and the stock around it, the own cards in front.

import { drawnFor, remember, useKeptParts } from '@tabularium/parts/board';
import { type ReactElement, useMemo } from 'react';
import { colourVariables } from '../words/colours.ts';
import { Caption } from './caption.tsx';
import { choicesOf } from './common/choices.ts';
import type { PartProps, Props } from './common/props.ts';
import theme from './common/theme.module.css';
import styles from './index.module.css';
import { BattaliaMap } from './map/map.tsx';
import { Battle } from './panels/battle.tsx';
import { Hand } from './panels/hand.tsx';
import { Laid } from './panels/laid.tsx';
import { Oracle } from './panels/oracle.tsx';
import { Players } from './panels/players.tsx';
import { Artifacts, Greats, Lands, Units, Works } from './panels/stock.tsx';
import { CitySymbols } from './pieces/city.tsx';
import { TerrainSymbols } from './pieces/terrain.tsx';
import { Offers } from './question/offers.tsx';

/** What other drawings refer to. */
const SYMBOLS = (
  <svg className={styles['symbols']} aria-hidden="true" focusable="false">
    <TerrainSymbols />
    <CitySymbols />
  </svg>
);

function BattaliaBoard(props: Props): ReactElement {
  const choices = useMemo(() => choicesOf(props.decision), [props.decision]);
  const table = useKeptParts(props.view.table);
  const t = useMemo(() => remember(props.t), [props.t]);
  const speaker = useMemo(() => ({ ...props.speaker, option: remember(props.speaker.option) }), [props.speaker]);
  const part: PartProps = { ...props, view: { ...props.view, table }, t, speaker, choices };
  return (
    <div className={`${theme['battalia']} ${styles['board']}`} style={colourVariables}>
      {SYMBOLS}
      <div className={styles['layout']} data-battle={props.view.table.battle !== null}>
        <div className={styles['ground']}>
          <div className={styles['battle']}>
            <Battle {...part} />
          </div>
          <div className={styles['map']}>
            <BattaliaMap {...part}>
              <Caption {...part} />
            </BattaliaMap>
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
        <div className={styles['hand']}>
          <Offers {...part} />
          <Laid {...part} />
          <Hand {...part} />
        </div>
        <div className={styles['players']}>
          <Players {...part} />
        </div>
      </div>
    </div>
  );
}
/** The functions that ask the rules are made anew with every picture, but ask the same. */
export const Board = drawnFor(BattaliaBoard, ({ whyNot: _, about: __, ...props }) => Object.values(props));
