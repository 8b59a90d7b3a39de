// What is asked, and the answers as buttons and pictures. Whatever is on the map can be clicked there too.
import { PassButton, type Picks, PromptFrame } from '@tabularium/parts/board';
import type { ReactElement, ReactNode } from 'react';
import { type OpenDecision, type WithPreview } from '../common/props.ts';
import { Offers } from '../pieces/characters.tsx';
import { ActBar } from './act-bar.tsx';
import { Answers } from './answers.tsx';
import { Casualties } from './casualties.tsx';
import { Outlook } from './outlook.tsx';
import { Palette } from './palette.tsx';
import styles from './prompt.module.css';
import { Sales } from './sales.tsx';
import { Sides } from './sides.tsx';
import { Some } from './some.tsx';

interface PromptProps extends WithPreview {
  readonly picks: Picks | undefined;
}
export function Prompt(props: PromptProps): ReactElement | null {
  const { decision } = props;
  if (decision === undefined) return <PromptFrame />;
  return <Asking key={decision.ask} {...props} decision={decision} />;
}
type AskingProps = PromptProps & { readonly decision: OpenDecision };

function Asking(props: AskingProps): ReactElement {
  const { decision, pointed } = props;
  return (
    <PromptFrame ask={decision.ask} className={styles['prompt']}>
      {decision.ask !== 'act' && <PassButton {...props} className={styles['pass']} />}
      {answersTo(props)}
      {pointed !== undefined && decision.ask !== 'act' && <Outlook {...props} />}
    </PromptFrame>
  );
}
function answersTo(props: AskingProps): ReactNode {
  const { decision, picks } = props;
  if (picks !== undefined) return <Some {...props} picks={picks} />;
  switch (decision.ask) {
    case 'act':
      return <ActBar {...props} decision={decision} />;
    case 'build':
      return <Palette {...props} decision={decision} />;
    case 'sell':
      return <Sales {...props} decision={decision} />;
    case 'character':
      return <Offers {...props} decision={decision} />;
    case 'casualty':
      return decision.facts.left > 1 ? <Casualties {...props} decision={decision} /> : <Answers {...props} />;
    case 'wallSide':
      return <Sides {...props} decision={decision} />;
    default:
      return <Answers {...props} />;
  }
}
