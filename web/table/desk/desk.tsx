// The player's desk: the question and its options.
import type { RuleTarget } from '../../rulebook/rule-ref.tsx';
import css from './desk.module.css';
import { OptionPanel, type OptionPanelProps } from './option-panel.tsx';
import { Question, type QuestionProps } from './question.tsx';

export interface DeskProps extends OptionPanelProps, RuleTarget, Pick<QuestionProps, 'to'> {}

export function Desk({ game, onRule, to, ...panel }: DeskProps) {
  const { decision, speaker } = panel;
  return (
    <div className={css['desk']}>
      <Question sentence={speaker.ask(decision)} rule={decision.rule} to={to} game={game} onRule={onRule} />
      <div className={css['options']}>
        <OptionPanel {...panel} />
      </div>
    </div>
  );
}
