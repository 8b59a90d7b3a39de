// Why something cannot be had or done now, and what is lacking: part of the note about it.
import type { Reason } from '@tabularium/kernel';
import type { ReactElement } from 'react';
import type { BoardProps } from '../shape/showing.ts';
import styles from './tip.module.css';
import { useReasons } from './use-reasons.ts';

const MOST = 2;

interface LackingProps {
  readonly decision: { readonly id: string };
  readonly whyNot: BoardProps['whyNot'];
  readonly speaker: Pick<BoardProps['speaker'], 'reason'>;
  /** Whether a reason is about it. */
  readonly tells: (reason: Reason) => boolean;
  /** Said where the rules have no reason. */
  readonly otherwise: string;
}
export function Lacking({ decision, whyNot, speaker, tells, otherwise }: LackingProps): ReactElement {
  const sentences = new Set(useReasons(decision.id, whyNot).filter(tells).map(speaker.reason));
  if (sentences.size === 0) return <span className={`${styles['line']} ${styles['soft']}`}>{otherwise}</span>;
  return (
    <>
      {[...sentences].slice(0, MOST).map((sentence) => (
        <b key={sentence} className={`${styles['line']} ${styles['why']}`}>
          {sentence}
        </b>
      ))}
    </>
  );
}
