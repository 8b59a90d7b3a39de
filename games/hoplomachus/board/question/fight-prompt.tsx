// Somebody is about to fight: whom it can attack, with the odds, what else it can do, and the way back.
import { type ReactElement, useContext } from 'react';
import { AttentionContext } from '../common/attention.ts';
import { nameOf } from '../common/describe.ts';
import { Icon } from '../common/icon.tsx';
import type { PartProps } from '../common/props.ts';
import { chanceOf, isCheered, meanOf, outcomeOf } from '../pieces/odds.tsx';
import styles from './prompt.module.css';
import type { Fight, PossibleAttack } from './use-fight.ts';

type FightPromptProps = Pick<PartProps, 'speaker' | 't'> & { readonly fight: Fight };

export const fightQuestion = ({ unit, others }: Fight, t: PartProps['t']): string =>
  t(others.length > 0 ? 'ask.engageHow' : 'ask.attackTarget', { unit });

export function FightPrompt({ fight, speaker, t }: FightPromptProps): ReactElement {
  const { attacks, others, engage, drop } = fight;
  return (
    <div className={styles['prompt']}>
      <p className={styles['question']}>{fightQuestion(fight, t)}</p>
      <div className={styles['buttons']}>
        {[...attacks.values()].map((attack) => (
          <AttackButton key={attack.at} attack={attack} engage={engage} t={t} />
        ))}
        {others.map((how) => {
          const sentence = speaker.option('engageHow', how);
          return (
            <button key={sentence} type="button" className={styles['button']} onClick={() => engage(how)}>
              <Icon name={how.do === 'special' ? 'stun' : 'shard'} />
              {sentence}
            </button>
          );
        })}
        <button type="button" className={styles['pass']} onClick={drop}>
          {t('board.fight.drop')}
        </button>
      </div>
    </div>
  );
}

type AttackButtonProps = Pick<FightPromptProps, 't'> & { readonly attack: PossibleAttack; readonly engage: Fight['engage'] };
/** Points at its target on the sand. */
function AttackButton({ attack: { at, target, about }, engage, t }: AttackButtonProps): ReactElement {
  const attention = useContext(AttentionContext);
  return (
    <button
      type="button"
      className={styles['button']}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && attention.set({ hex: at })}
      onPointerLeave={() => attention.set(undefined)}
      onFocus={({ target: button }) => button.matches(':focus-visible') && attention.set({ hex: at })}
      onBlur={() => attention.set(undefined)}
      onClick={() => engage({ do: 'attack' }, target)}
    >
      <Icon name="attacker" />
      {'unit' in target ? nameOf(target.unit, t) : t('board.shard.name', { at: target.shard })}
      <span className="unseen">: {outcomeOf(about, t)}</span>
      <span className={styles['odds']} aria-hidden="true">
        {isCheered(about) ? (
          t('board.fight.favor', { expected: meanOf(about) })
        ) : (
          <>
            {t('board.fight.loss', { expected: meanOf(about) })} <Icon name="skull" /> {chanceOf(about)}
          </>
        )}
      </span>
    </button>
  );
}
