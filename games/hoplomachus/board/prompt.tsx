// What is asked, and buttons for the answers that have no place on the board: how to engage, which skill, to pass.
import { PASS } from '@tabularium/kernel';
import { OptionButton } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import { isGallery } from './choices.ts';
import { Outlook } from './hint.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import styles from './prompt.module.css';
import { type PartProps, questionOf } from './props.ts';
import type { About } from './use-about.ts';

type Option = NonNullable<PartProps['decision']>['options'][number];
function iconOf(option: Option): IconName {
  if ('do' in option) return option.do === 'attack' ? 'attacker' : option.do === 'special' ? 'stun' : 'shard';
  if ('as' in option) return option.as === 'foothold' ? 'banner' : 'rook';
  return 'skill' in option ? 'lightning' : 'spartan';
}

export function Prompt(props: PartProps & { readonly facts: About }): ReactElement | null {
  const { decision, choices, speaker } = props;
  if (decision === undefined || isGallery(decision)) return null;
  const isButton = props.pointed !== undefined && choices.buttons.includes(props.pointed);
  return (
    <div className={styles['prompt']}>
      <p className={styles['question']}>{questionOf(props, decision)}</p>
      <div className={styles['buttons']}>
        {choices.buttons.map((number) => (
          <OptionButton key={number} {...props} option={number} className={styles['button']}>
            <Icon name={iconOf(decision.options[number] as Option)} />
            {speaker.option(decision.ask, decision.options[number])}
          </OptionButton>
        ))}
        {decision.pass && (
          <OptionButton {...props} option={decision.options.length} className={styles['pass']}>
            {speaker.option(decision.ask, PASS)}
          </OptionButton>
        )}
      </div>
      {isButton && <Outlook {...props} />}
    </div>
  );
}
