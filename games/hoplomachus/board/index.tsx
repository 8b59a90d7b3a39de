// The board of Hoplomachus: the arena in the middle, dice, crowd and rivals around it, the own camp in front.

import { Attention, remember, useAbout, usePlay } from '@tabularium/parts/board';
import { type ReactElement, useMemo, useState } from 'react';
import { ownFactions } from '../words/liveries.ts';
import { ArenaMap } from './arena.tsx';
import { AttentionContext, type Subject } from './attention.ts';
import { Camp } from './camp.tsx';
import { Dock } from './chip-card.tsx';
import { choicesOf, isGallery } from './choices.ts';
import { Favor } from './favor.tsx';
import { Gallery } from './gallery.tsx';
import styles from './index.module.css';
import { WithOwnFactions } from './own-factions.tsx';
import { Players } from './players.tsx';
import { Prompt } from './prompt.tsx';
import type { PartProps, Props } from './props.ts';
import { Ribbon } from './ribbon.tsx';
import { Rivals } from './rivals.tsx';
import { Story } from './story.tsx';
import { Supply } from './supply.tsx';
import theme from './theme.module.css';
import { actsOf } from './timeline.ts';
import { Tray } from './tray.tsx';
import { useFight } from './use-fight.ts';

function HoplomachusBoard(props: Props): ReactElement {
  const { decision, view, news, pace } = props;
  const { terms, units, phase } = view.table;
  const choices = useMemo(() => choicesOf(decision, units), [decision, units]);
  const [attention] = useState(() => new Attention<Subject>());
  const play = usePlay(news, pace, actsOf);
  const facts = useAbout(props);
  const { fight, take } = useFight(props);
  const t = useMemo(() => remember(props.t), [props.t]);
  const speaker = useMemo(() => ({ ...props.speaker, option: remember(props.speaker.option) }), [props.speaker]);
  const part: PartProps = { ...props, t, speaker, choices };
  return (
    <AttentionContext value={attention}>
      <div className={`${theme['hoplomachus']} ${styles['board']}`}>
        <div
          className={styles['layout']}
          data-arena={terms.arena}
          data-boards={view.table.boards.length}
          data-gallery={isGallery(decision)}
          data-fight={fight !== undefined}
          data-crowded={isCrowded(props)}
        >
          <div className={styles['ribbon']}>
            <Ribbon {...part} />
          </div>
          <div className={styles['gallery']}>
            <Gallery {...part} />
          </div>
          <div className={styles['left']}>
            <div className={styles['arena']}>
              <ArenaMap {...part} play={play} facts={facts} fight={fight} take={take} corners={<Supply {...part} />} />
            </div>
            <div className={styles['favor']}>
              <Favor {...part} play={play} facts={facts} />
            </div>
          </div>
          <div className={styles['right']}>
            <div className={styles['tray']}>{phase === 'play' ? <Tray {...part} play={play} /> : null}</div>
            <div className={styles['side']}>
              <Rivals {...part} play={play} />
              <Story {...part} play={play} />
              <Players {...part} />
            </div>
            <div className={styles['card']}>
              <Dock {...part} facts={facts} fight={fight} />
            </div>
          </div>
          <div className={styles['hand']}>
            <Prompt {...part} facts={facts} fight={fight} />
            <Camp {...part} />
          </div>
        </div>
      </div>
    </AttentionContext>
  );
}
/** So many chips in the own camp need a second row. */
const MANY = 9;
const isCrowded = ({ view, eye }: Props): boolean => {
  const own = view.table.troops.find(({ seat }) => seat !== null && seat === eye);
  return own !== undefined && own.camp.count + own.discard.length > MANY;
};
export const Board = (props: Props): ReactElement => (
  <WithOwnFactions factions={ownFactions(props.view.table)}>
    <HoplomachusBoard {...props} />
  </WithOwnFactions>
);
