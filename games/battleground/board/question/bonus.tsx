// The card that was played, and the choice between its two bonuses.
import type { Reason } from '@tabularium/kernel';
import { OptionButton, useReasons } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import { cardIn } from '../../content/known.ts';
import type { Asks } from '../../table/asks.ts';
import { rulesText } from '../common/describe.ts';
import { Icon } from '../common/icon.tsx';
import { cardIcon } from '../common/look.ts';
import { CardFace, Zoom } from '../pieces/card.tsx';
import { Chip } from '../pieces/chips.tsx';
import styles from './bonus.module.css';
import type { WithDecision } from './prompt.tsx';

type BonusKind = Asks['bonus']['bonus'];

export function Bonus(props: WithDecision<'bonus'>): ReactElement | null {
  const { decision, view, whyNot, speaker, showRule, t } = props;
  const reasons = useReasons(decision.id, whyNot);
  const card = cardIn(view.table.own, decision.facts.card);
  if (card === undefined || (card.kind !== 'fate' && card.kind !== 'glory')) return null;
  const said = (bonus: BonusKind): string =>
    bonus === 'ability' || bonus === 'mission' ? rulesText(card, t) : t(`board.table.bonus.${bonus}`);
  const sign = (bonus: BonusKind): ReactElement =>
    bonus === 'mana' ? (
      <Chip of="mana" count="+1" t={t} />
    ) : bonus === 'ap' ? (
      <Chip of="ap" count="+1" t={t} />
    ) : (
      <Icon name={cardIcon(card)} />
    );
  return (
    <div className={styles['bonus']}>
      <Zoom card={card} t={t} className={styles['card']}>
        <CardFace card={card} t={t} />
      </Zoom>
      <div className={styles['ways']}>
        {decision.options.map((option, number) => (
          <OptionButton key={option.bonus} {...props} option={number} className={styles['way']}>
            <span className={styles['sign']}>{sign(option.bonus)}</span>
            <span className={styles['text']}>
              <b>
                {speaker.option('bonus', option)}
                {option.bonus === 'mission' && card.kind === 'glory' && <Chip of="points" count={card.def.points} t={t} />}
              </b>
              <small>{said(option.bonus)}</small>
            </span>
          </OptionButton>
        ))}
        {reasons.map((reason: Reason) => (
          <button key={reason.what} type="button" className={styles['way']} aria-disabled="true" onClick={() => showRule(reason.rule)}>
            <span className={styles['sign']}>
              <Icon name={cardIcon(card)} />
            </span>
            <span className={styles['text']}>
              <b>{speaker.option('bonus', { bonus: reason.what })}</b>
              <small>{rulesText(card, t)}</small>
              <small className={styles['why']}>{speaker.reason(reason)}</small>
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
