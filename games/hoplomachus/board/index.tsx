// The board of Hoplomachus: the arena in the middle, dice, crowd and rivals around it, the own camp in front.
import { Attention, remember, useAbout, usePlay } from '@tabularium/parts/board';
import { type ReactElement, useMemo, useState } from 'react';
import { ownFactions } from '../words/liveries.ts';
import { AttentionContext, type Subject } from './common/attention.ts';
import { choicesOf, isGallery } from './common/choices.ts';
import { WithOwnFactions } from './common/own-factions.tsx';
import type { PartProps, Props } from './common/props.ts';
import styles from './index.module.css';
import { ArenaMap } from './map/arena.tsx';
import { actsOf } from './motion/timeline.ts';
import { Camp } from './panels/camp.tsx';
import { Dock } from './panels/chip-card.tsx';
import { Favor } from './panels/favor.tsx';
import { Players } from './panels/players.tsx';
import { Ribbon } from './panels/ribbon.tsx';
import { Rivals } from './panels/rivals.tsx';
import { Story } from './panels/story.tsx';
import { Supply } from './panels/supply.tsx';
import { Tray } from './panels/tray.tsx';
import { Gallery } from './question/gallery.tsx';
import { Prompt } from './question/prompt.tsx';
import { useShortcuts } from './question/shortcuts.ts';
import { useFight } from './question/use-fight.ts';
import theme from './theme.module.css';

function HoplomachusBoard(props: Props): ReactElement {
  const { decision, view, news, pace } = props;
  const { terms, units, phase } = view.table;
  const choices = useMemo(() => choicesOf(decision, units), [decision, units]);
  const [attention] = useState(() => new Attention<Subject>());
  const play = usePlay(news, pace, actsOf);
  const preview = useAbout(props);
  const { fight, take } = useFight(props);
  const shortcuts = useShortcuts(props, choices, fight);
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
        >
          <div className={styles['ribbon']}>
            <Ribbon {...part} view={part.told} />
          </div>
          <div className={styles['gallery']}>
            <Gallery {...part} />
          </div>
          <div className={styles['left']}>
            <div className={styles['arena']}>
              <ArenaMap
                {...part}
                play={play}
                preview={preview}
                fight={fight}
                shortcuts={shortcuts}
                take={take}
                corners={<Supply {...part} view={part.told} />}
              />
            </div>
          </div>
          <div className={styles['right']}>
            <div className={styles['tray']}>{phase === 'play' ? <Tray {...part} play={play} /> : null}</div>
            <div className={styles['favor']}>
              <Favor {...part} view={part.told} play={play} preview={preview} />
            </div>
            <div className={styles['side']}>
              <Rivals {...part} view={part.told} play={play} />
              <Story {...part} play={play} />
              <Players {...part} view={part.told} />
            </div>
            <div className={styles['card']}>
              <Dock {...part} preview={preview} fight={fight} shortcuts={shortcuts} />
            </div>
          </div>
          <div className={styles['hand']}>
            <Prompt {...part} preview={preview} fight={fight} />
            <Camp {...part} />
          </div>
        </div>
      </div>
    </AttentionContext>
  );
}
export const Board = (props: Props): ReactElement => (
  <WithOwnFactions factions={ownFactions(props.view.table)}>
    <HoplomachusBoard {...props} />
  </WithOwnFactions>
);
