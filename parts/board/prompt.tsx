// How a board asks: the question with its rule, a button to pass, and a frame around them and the answers.
import { PASS } from '@tabularium/kernel';
import type { ReactElement, ReactNode } from 'react';
import type { BoardProps, Posed } from '../shape.ts';
import { OptionButton } from './option-button.tsx';
import type { Pointing } from './pointing.ts';
import styles from './prompt.module.css';
import { RuleLink } from './rule-link.tsx';

interface QuestionProps extends Pick<BoardProps, 'speaker' | 'showRule' | 't'> {
  readonly decision: Posed & { readonly rule: string };
  readonly className?: string | undefined;
}
export const Question = ({ decision, speaker, className, ...props }: QuestionProps): ReactElement => (
  <p className={className}>
    {speaker.ask(decision)} <RuleLink {...props} rule={decision.rule} />
  </p>
);

interface PassButtonProps extends Pointing, Pick<BoardProps, 'speaker'> {
  readonly decision: { readonly ask: string; readonly options: readonly unknown[]; readonly pass: boolean };
  readonly className?: string | undefined;
  /** What it says instead of the game's own words for passing. */
  readonly children?: ReactNode;
}
/** Nothing where the decision cannot be passed. */
export const PassButton = ({ decision, speaker, children, ...props }: PassButtonProps): ReactElement | null =>
  decision.pass ? (
    <OptionButton {...props} option={decision.options.length}>
      {children ?? speaker.option(decision.ask, PASS)}
    </OptionButton>
  ) : null;

interface PromptFrameProps extends Omit<QuestionProps, 'className'> {
  /** The open sheet on a phone shows question and answers too: with no more room than that, the prompt gives way to the board. */
  readonly isInSheet: boolean;
  /** For the frame. */
  readonly className?: string | undefined;
  /** The button to pass, and the answers. */
  readonly children: ReactNode;
}
export const PromptFrame = ({ isInSheet, className = '', children, ...props }: PromptFrameProps): ReactElement => (
  <section
    className={`${styles['prompt']} ${className}`}
    data-ask={props.decision.ask}
    data-said={isInSheet}
    aria-label={props.t('board.table.question')}
  >
    <Question {...props} className={styles['question']} />
    {children}
  </section>
);
