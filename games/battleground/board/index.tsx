// The board of Battleground: the field, what is asked below it, and beside it the armies, cards, dice and interruptions.

import { Attention, remember, useAbout, usePlay, useSome } from '@tabularium/parts/board';
import { type ReactElement, useMemo, useState } from 'react';
import { AttentionContext, type Subject } from './attention.ts';
import { choicesOf } from './choices.ts';
import { Dice } from './dice.tsx';
import { Field } from './field.tsx';
import { Hand } from './hand.tsx';
import styles from './index.module.css';
import { isMustering, Muster } from './muster.tsx';
import { Panels } from './panels.tsx';
import { Prompt } from './prompt.tsx';
import type { OpenDecision, PartProps, Props } from './props.ts';
import { Ribbon } from './ribbon.tsx';
import { Stack } from './stack.tsx';
import theme from './theme.module.css';
import { actsOf } from './timeline.ts';
import { useSelection } from './use-selection.ts';

/** Whoever can claim a token wants it. */
const firstPicks = ({ ask, options, some }: OpenDecision): readonly number[] =>
  ask === 'claim' ? [...options.keys()].slice(0, some?.max) : [];

export function Board(props: Props): ReactElement {
  const { decision, news, pace } = props;
  const selection = useSelection();
  const choices = useMemo(() => choicesOf(decision), [decision]);
  const [attention] = useState(() => new Attention<Subject>());
  const play = usePlay(news, pace, actsOf);
  const facts = useAbout(props);
  const picks = useSome(decision, firstPicks);
  const t = useMemo(() => remember(props.t), [props.t]);
  const speaker = useMemo(() => ({ ...props.speaker, option: remember(props.speaker.option) }), [props.speaker]);
  const isOnField = choices.places.size + choices.figures.size + choices.sides.size > 0 && !isMustering(decision);
  const part: PartProps = { ...props, t, speaker, choices, selection, facts, picks, play };
  return (
    <AttentionContext value={attention}>
      <div className={`${theme['battleground']} ${styles['board']}`}>
        <div className={styles['layout']} data-ask={decision?.ask} data-mustering={isMustering(decision)} data-on-field={isOnField}>
          <div className={styles['ribbon']}>
            <Ribbon {...part} />
          </div>
          <div className={styles['field']} data-muster={isMustering(decision)}>
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
              <Stack {...part} />
            </div>
            <div className={styles['panels']}>
              <Panels {...part} />
            </div>
          </div>
        </div>
      </div>
    </AttentionContext>
  );
}
