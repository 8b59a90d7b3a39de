// The board of Romolo o Remo?: the map first; beside it the question and the players, and panels for an occasional look.

import { Attention, remember, useAbout, usePlay, useSome } from '@tabularium/parts/board';
import { type ReactElement, useMemo, useState } from 'react';
import { AttentionContext, type Subject } from './common/attention.ts';
import { choicesOf } from './common/choices.ts';
import { type OpenDecision, type PartProps, type Props, viewerOf } from './common/props.ts';
import { useSelection } from './common/use-selection.ts';
import styles from './index.module.css';
import { TheMap } from './map/map.tsx';
import { actsOf } from './motion/timeline.ts';
import { Battle } from './panels/battle.tsx';
import { Panels } from './panels/panels.tsx';
import { Players } from './panels/players.tsx';
import { Purse } from './panels/purse.tsx';
import { Ribbon } from './panels/ribbon.tsx';
import { Prompt } from './question/prompt.tsx';
import theme from './theme.module.css';

/** All units attack by default; walls to remove are picked. */
const firstPicks = ({ ask, options }: OpenDecision): readonly number[] => (ask === 'attackers' ? [...options.keys()] : []);

export function Board(props: Props): ReactElement {
  const { decision, view, news, pace } = props;
  const selection = useSelection(props);
  const capital = viewerOf(props)?.capital ?? null;
  const choices = useMemo(() => choicesOf(decision, selection.unit, capital), [decision, selection.unit, capital]);
  const [attention] = useState(() => new Attention<Subject>());
  const play = usePlay(news, pace, actsOf);
  const preview = useAbout(props);
  const picks = useSome(decision, firstPicks);
  const t = useMemo(() => remember(props.t), [props.t]);
  const speaker = useMemo(() => ({ ...props.speaker, option: remember(props.speaker.option) }), [props.speaker]);
  const part: PartProps = { ...props, t, speaker, choices, selection };
  return (
    <AttentionContext value={attention}>
      <div className={`${theme['romolo']} ${styles['board']}`}>
        <div className={styles['layout']} data-map={view.table.terms.map}>
          <div className={styles['ribbon']}>
            <Ribbon {...part} view={part.told} />
          </div>
          <div className={styles['map']}>
            <TheMap {...part} play={play} preview={preview} picks={picks} />
          </div>
          <div className={styles['purse']}>
            <Purse {...part} view={part.told} />
          </div>
          <div className={styles['side']}>
            <div className={styles['hand']}>
              <Prompt {...part} preview={preview} picks={picks} />
            </div>
            <div className={styles['battle']}>
              <Battle {...part} view={part.told} />
            </div>
            <div className={styles['players']}>
              <Players {...part} view={part.told} />
            </div>
          </div>
          <div className={styles['panels']}>
            <Panels {...part} view={part.told} />
          </div>
        </div>
      </div>
    </AttentionContext>
  );
}
