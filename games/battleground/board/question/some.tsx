// Choosing some of several: cards in hand, tokens on the field. The button that confirms the choice is here.

import type { Picks } from '@tabularium/parts/board';
import { buttonStyles, promptStyles } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import { Icon } from '../common/icon.tsx';
import styles from './prompt.module.css';
import type { WithDecision } from './prompt.tsx';

/** Decisions whose options are all shown as pictures elsewhere. */
const ELSEWHERE: ReadonlySet<string> = new Set(['discard']);

export function Some(props: WithDecision & { readonly picks: Picks }): ReactElement {
  const { decision, picks, speaker, choose, point, t } = props;
  const count = picks.picked.size;
  return (
    <>
      {!ELSEWHERE.has(decision.ask) && (
        <div className={styles['answers']}>
          {decision.options.map((option, number) => (
            <button
              key={decision.texts[number]}
              type="button"
              className={buttonStyles['button']}
              aria-pressed={picks.picked.has(number)}
              onPointerEnter={() => point(number)}
              onPointerLeave={() => point(undefined)}
              onClick={() => picks.toggle(number)}
            >
              {decision.ask === 'claim' && <Icon name="objective" />}
              {speaker.option(decision.ask, option)}
            </button>
          ))}
        </div>
      )}
      {decision.ask === 'discard' && <p className={promptStyles['note']}>{t('board.table.hand.discard')}</p>}
      <button
        type="button"
        className={`${buttonStyles['main']} ${buttonStyles['pass']}`}
        disabled={!picks.isEnough}
        onClick={() => choose([...picks.picked].sort((a, b) => a - b))}
      >
        {t(`board.table.some.${decision.ask}`, { count })}
      </button>
    </>
  );
}
