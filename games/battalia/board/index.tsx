// The board of Battalia: the map in the middle, the Oracle and the stock around it, the viewer's cards in front.

import { drawnFor, remember, useKeptParts, usePlay } from '@tabularium/parts/board';
import { lazy, type ReactElement, Suspense, useMemo } from 'react';
import { colourVariables } from '../words/colours.ts';
import { choicesOf } from './common/choices.ts';
import type { PartProps, Props } from './common/props.ts';
import theme from './common/theme.module.css';
import styles from './index.module.css';
import { BattaliaMap } from './map/map.tsx';
import { News } from './motion/news.tsx';
import { actsOf } from './motion/timeline.ts';
import { Hand } from './panels/hand.tsx';
import { OthersLaid } from './panels/laid.tsx';
import { Oracle } from './panels/oracle.tsx';
import { Players } from './panels/players.tsx';
import { Sheet } from './panels/sheet.tsx';
import { Artifacts, Greats, Lands, Units, Works } from './panels/stock.tsx';
import { CitySymbols } from './pieces/city.tsx';
import { TerrainSymbols } from './pieces/terrain.tsx';
import { useWish } from './question/use-wish.ts';

// Loaded with the first battle.
const Battle = lazy(() => import('./panels/battle.tsx'));

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
  const view = { ...props.view, table };
  usePlay(props.news, props.pace, actsOf);
  const choose = useWish(props);
  const part: PartProps = { ...props, choose, view, told: props.told === props.view ? view : props.told, t, speaker, choices };
  return (
    <div className={`${theme['battalia']} ${styles['board']}`} style={colourVariables}>
      {SYMBOLS}
      <div className={styles['layout']} data-battle={props.view.table.battle !== null}>
        <div className={styles['ground']}>
          <div className={styles['battle']}>
            {table.battle !== null && (
              <Suspense>
                <Battle {...part} battle={table.battle} />
              </Suspense>
            )}
          </div>
          <div className={styles['map']}>
            <BattaliaMap {...part}>
              <Caption {...part} />
            </BattaliaMap>
          </div>
          <div className={`${styles['panel']} ${styles['sky']}`} data-tips="">
            <Oracle {...part} />
            <Artifacts {...part} />
          </div>
          <div className={`${styles['panel']} ${styles['stock']}`} data-tips="">
            <Units {...part} />
            <Greats {...part} />
            <Lands {...part} />
            <Works {...part} />
          </div>
        </div>
        <div className={styles['hand']}>
          <News {...part} />
          <OthersLaid {...part} />
          <Hand {...part} />
        </div>
        <div className={styles['players']}>
          <Players {...part} view={part.told} />
        </div>
      </div>
    </div>
  );
}
/** After so many quiet days the caption warns of the end of the game. */
const TOLD_FROM = 3;

/** Under the map: the day, how much room is left on it, how long nothing has happened, and the reference sheet. */
function Caption({ view, t }: PartProps): ReactElement {
  const { day, week, openSpaces, quiet, terms } = view.table;
  return (
    <>
      <p className={styles['caption']}>
        {t(terms.weeks > 0 ? 'board.when.of' : 'board.when.day', { day, week, weeks: terms.weeks })}
        {terms.boardFull ? ` · ${t('board.caption.open', { count: openSpaces })}` : null}
        {quiet.limit > 0 && quiet.days >= TOLD_FROM ? (
          <b className={styles['quiet']}>{t('board.caption.quiet', { days: quiet.days, limit: quiet.limit })}</b>
        ) : null}
      </p>
      <Sheet t={t} terms={terms} />
    </>
  );
}

/** The functions that ask the rules are new with every picture but do the same. */
export const Board = drawnFor(BattaliaBoard, ({ whyNot: _, about: __, ...props }) => Object.values(props));
