// What is asked, and buttons for the answers that have no place on the board: how to engage, which skill, to pass.
import { OptionButton, PassButton, PromptFrame } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import { isGallery } from '../common/choices.ts';
import { Icon } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import type { PartProps, ShownPreview } from '../common/props.ts';
import { FightPrompt, fightQuestion } from './fight-prompt.tsx';
import { Outlook } from './hint.tsx';
import styles from './prompt.module.css';
import type { Fight } from './use-fight.ts';

type Option = NonNullable<PartProps['decision']>['options'][number];
function iconOf(option: Option): IconName {
  if ('do' in option) return option.do === 'attack' ? 'attacker' : option.do === 'special' ? 'stun' : 'shard';
  if ('as' in option) return option.as === 'foothold' ? 'banner' : 'rook';
  return 'skill' in option ? 'lightning' : 'spartan';
}

interface PromptProps extends PartProps {
  readonly preview: ShownPreview;
  readonly fight: Fight | undefined;
}
export function Prompt(props: PromptProps): ReactElement | null {
  const { decision, fight, speaker, t } = props;
  if (decision === undefined) return <PromptFrame />;
  if (isGallery(decision)) return null;
  return (
    <>
      {/* The house tells what is asked; that somebody is chosen is known to the board alone. */}
      <p role="status" className="unseen">
        {fight === undefined ? null : fightQuestion(fight, t)}
      </p>
      {fight === undefined ? <Asking {...props} decision={decision} /> : <FightPrompt fight={fight} speaker={speaker} t={t} />}
    </>
  );
}

type AskingProps = PartProps & { readonly preview: ShownPreview; readonly decision: NonNullable<PartProps['decision']> };
function Asking({ decision, ...props }: AskingProps): ReactElement {
  const { choices, speaker } = props;
  const isButton = props.pointed !== undefined && choices.buttons.includes(props.pointed);
  return (
    <PromptFrame ask={decision.ask}>
      <div className={styles['buttons']}>
        {choices.buttons.map((number) => (
          <OptionButton key={number} {...props} option={number} className={styles['button']}>
            <Icon name={iconOf(decision.options[number] as Option)} />
            {speaker.option(decision.ask, decision.options[number])}
          </OptionButton>
        ))}
        <PassButton {...props} decision={decision} className={styles['pass']} />
      </div>
      {isButton && <Outlook {...props} decision={decision} />}
    </PromptFrame>
  );
}
