// The board of Battleground: the field with the question below it, and beside it armies, cards, dice and interruptions.

import { Attention, layoutStyles, remember, useAbout, usePlay, useSome } from '@tabularium/parts/board';
import { type ReactElement, useMemo, useState } from 'react';
import { AttentionContext, type Subject } from './common/attention.ts';
import { choicesOf } from './common/choices.ts';
import { firstPicks } from './common/first-picks.ts';
import type { PartProps, Props } from './common/props.ts';
import { useSelection } from './common/use-selection.ts';
import styles from './index.module.css';
import { Field } from './map/field.tsx';
import { actsOf } from './motion/timeline.ts';
import { Dice } from './panels/dice.tsx';
import { Hand } from './panels/hand.tsx';
import { Panels } from './panels/panels.tsx';
import { Ribbon } from './panels/ribbon.tsx';
import { Stack } from './panels/stack.tsx';
import { isMustering, Muster } from './question/muster.tsx';
import { Prompt } from './question/prompt.tsx';
import theme from './theme.module.css';

export function Board(props: Props): ReactElement {
  const { decision, news, pace } = props;
  const selection = useSelection();
  const choices = useMemo(() => choicesOf(decision), [decision]);
  const [attention] = useState(() => new Attention<Subject>());
  const play = usePlay(news, pace, actsOf);
  const preview = useAbout(props);
  const picks = useSome(decision, firstPicks);
  const t = useMemo(() => remember(props.t), [props.t]);
  const speaker = useMemo(() => ({ ...props.speaker, option: remember(props.speaker.option) }), [props.speaker]);
  const isOnField = choices.places.size + choices.figures.size + choices.sides.size > 0 && !isMustering(decision);
  const part: PartProps = { ...props, t, speaker, choices, selection, preview, picks, play };
  return (
    <AttentionContext value={attention}>
      <div className={`${theme['battleground']} ${layoutStyles['board']}`}>
        <div
          className={`${layoutStyles['layout']} ${styles['layout']}`}
          data-ask={decision?.ask}
          data-mustering={isMustering(decision)}
          data-on-field={isOnField}
        >
          <div className={layoutStyles['ribbon']}>
            <Ribbon {...part} view={part.told} />
          </div>
          <div className={`${layoutStyles['field']} ${styles['field']}`} data-muster={isMustering(decision)}>
            {isMustering(decision) ? <Muster {...part} /> : <Field {...part} />}
          </div>
          <div className={styles['low']}>
            <div className={styles['desk']}>
              <Dice {...part} />
              <Prompt {...part} />
            </div>
            <div className={styles['hand']}>
              <Hand {...part} />
            </div>
          </div>
          <div className={styles['side']}>
            <div className={styles['stack']}>
              <Stack {...part} view={part.told} />
            </div>
            <div className={styles['panels']}>
              <Panels {...part} view={part.told} />
            </div>
          </div>
        </div>
      </div>
    </AttentionContext>
  );
}
