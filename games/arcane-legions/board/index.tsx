// The board of Arcane Legions: the table, what is asked below it, and beside it dice, cards and armies.

import { Attention, layoutStyles, remember, useAbout, usePlay } from '@tabularium/parts/board';
import { type ReactElement, useMemo, useState } from 'react';
import { AttentionContext, type Subject } from './common/attention.ts';
import { choicesOf } from './common/choices.ts';
import { isOfFigures, isOnField } from './common/decision-handles.ts';
import { groundOf } from './common/ground.ts';
import { notTakenBack, useLedger } from './common/ledger.ts';
import type { PartProps, Props } from './common/props.ts';
import { useSelection } from './common/use-selection.ts';
import styles from './index.module.css';
import { Field } from './map/field.tsx';
import { actsOf } from './motion/timeline.ts';
import { DiceOff } from './panels/dice-off.tsx';
import { Panels } from './panels/panels.tsx';
import { Ribbon } from './panels/ribbon.tsx';
import { isMustering, Muster } from './question/muster.tsx';
import { Prompt } from './question/prompt.tsx';
import theme from './theme.module.css';

export function Board(props: Props): ReactElement {
  const { view, decision, news, pace } = props;
  const selection = useSelection();
  const choices = useMemo(() => choicesOf(decision), [decision]);
  const [attention] = useState(() => new Attention<Subject>());
  const play = usePlay(news, pace, actsOf);
  const ledger = notTakenBack(useLedger(news, view.table), props.told.table.players);
  const preview = useAbout(props);
  const ground = useMemo(() => groundOf(view.table), [view.table]);
  const t = useMemo(() => remember(props.t), [props.t]);
  const speaker = useMemo(() => ({ ...props.speaker, option: remember(props.speaker.option) }), [props.speaker]);
  const part: PartProps = { ...props, t, speaker, choices, selection, preview, play, ledger, ground };
  const isMuster = isMustering(decision);
  return (
    <AttentionContext value={attention}>
      <div className={`${theme['arcane']} ${layoutStyles['board']}`}>
        <div
          className={`${layoutStyles['layout']} ${styles['layout']}`}
          data-mustering={isMuster}
          data-asked={decision !== undefined}
          data-ask={decision?.ask}
          data-on-field={isOnField(decision)}
          data-figures={isOfFigures(decision)}
        >
          <div className={`${layoutStyles['ribbon']} ${styles['ribbon']}`}>
            <Ribbon {...part} view={part.told} />
          </div>
          <div className={`${layoutStyles['field']} ${styles['field']}`} data-muster={isMuster}>
            {isMuster ? <Muster {...part} /> : <Field {...part} />}
          </div>
          <div className={styles['desk']} data-ask={decision?.ask} data-telling={play.current !== undefined}>
            <DiceOff {...part} />
            <Prompt {...part} />
          </div>
          <div className={styles['panels']}>
            <Panels {...part} view={part.told} />
          </div>
        </div>
      </div>
    </AttentionContext>
  );
}
