// What is being shown, in a sentence over the table.
import { Story as Sentence } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import type { PartProps } from '../common/props.ts';
import styles from './story.module.css';

/** Events that the dice show as well. */
const DICE: ReadonlySet<string> = new Set(['rolled', 'compared', 'rolledDie', 'rolledOff', 'dieChanged', 'allDiceRaised']);
export const Story = ({ play, speaker }: PartProps): ReactElement => (
  <Sentence play={play} speaker={speaker} className={styles[DICE.has(play.current?.event.kind ?? '') ? 'dice' : 'words']} />
);
