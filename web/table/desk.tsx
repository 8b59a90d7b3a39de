// The player's own side of the table: what is asked, and what can be answered.
import type { AnyKit } from '@tabularium/games';
import type { Decision, Pick } from '@tabularium/kernel';
import type { Speaker } from '@tabularium/speech';
import type { RuleTarget } from '../rulebook/prose.tsx';
import css from './desk.module.css';
import { OptionPanel } from './option-panel.tsx';
import { Question } from './question.tsx';

export interface DeskProps extends RuleTarget {
  readonly decision: Decision<AnyKit>;
  readonly speaker: Speaker;
  readonly pointed: number | undefined;
  readonly point: (option: number | undefined) => void;
  readonly choose: (pick: Pick) => void;
  /** The only options that will be taken; nothing: all of them. */
  readonly wanted: readonly number[] | undefined;
  readonly hasPreview: boolean;
  readonly isBusy: boolean;
}

export function Desk({ decision, speaker, pointed, point, choose, wanted, hasPreview, isBusy, ...target }: DeskProps) {
  return (
    <div className={css['desk']}>
      <Question sentence={speaker.ask(decision)} rule={decision.rule} {...target} />
      <div className={css['options']}>
        <OptionPanel
          decision={decision}
          speaker={speaker}
          pointed={pointed}
          point={point}
          choose={choose}
          wanted={wanted}
          hasPreview={hasPreview}
          isBusy={isBusy}
        />
      </div>
    </div>
  );
}
