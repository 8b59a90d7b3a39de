// How a board asks: the question, a button to pass, and a frame around them and the answers.
import { PASS } from '@tabularium/kernel';
import type { ReactElement, ReactNode } from 'react';
import type { BoardProps } from '../shape.ts';
import { OptionButton } from './option-button.tsx';
import type { Pointing } from './pointing.ts';
import styles from './prompt.module.css';
import { Question } from './question.tsx';

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

interface PromptFrameProps {
  /** Missing while the viewer has nothing to decide. */
  readonly ask?: string | undefined;
  readonly className?: string | undefined;
  /** The button to pass, and the answers. */
  readonly children?: ReactNode;
}
export const PromptFrame = ({ ask, className = '', children }: PromptFrameProps): ReactElement => (
  <div className={`${styles['prompt']} ${className}`} data-ask={ask}>
    <div className={styles['question']}>
      <Question />
    </div>
    {children}
  </div>
);
