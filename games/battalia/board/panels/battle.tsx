// A battle: two lines that face each other, everything that counts for them, and what each side would need.
import type { ReactElement } from 'react';
import type { BattleView } from '../../table/view.ts';
import { addedBy, heroFaction, type SideName, sideOf, totalWith } from '../common/bonus.ts';
import drags from '../common/drag.module.css';
import { Icon } from '../common/icon.tsx';
import type { PartProps } from '../common/props.ts';
import styles from './battle.module.css';
import { BattleActions } from './battle-actions.tsx';
import { BattleSide } from './battle-side.tsx';

/** The card that is pointed at, and what the total of its side would be. */
export interface Preview {
  readonly side: SideName;
  readonly card: string;
  readonly total: number;
}
function previewOf({ decision, pointed, view }: PartProps, battle: BattleView): Preview | undefined {
  if (decision === undefined || pointed === undefined) return undefined;
  const card = addedBy(decision, pointed);
  if (card === undefined) return undefined;
  const side = sideOf(decision);
  const total = totalWith(battle[side], side, card, heroFaction(view.table, battle, side), decision.ask === 'opener');
  return { side, card, total };
}

interface BattleProps extends PartProps {
  readonly battle: BattleView;
}
export default function Battle({ battle, ...props }: BattleProps): ReactElement {
  const { t, pace } = props;
  const preview = previewOf(props, battle);
  const totals = { attack: battle.attack.total, defence: battle.defence.total, ...(preview && { [preview.side]: preview.total }) };
  return (
    <section
      className={`${styles['battle']} ${drags['place']}`}
      aria-labelledby="battle-title"
      data-drop="battle"
      style={{ '--pace': `${pace}ms` } as object}
    >
      <h2 id="battle-title" className={styles['title']}>
        <Icon name="attack" /> {t(`board.battle.${battle.target}`, { at: battle.at })}
      </h2>
      <Balance {...totals} />
      <p className={styles['need']} aria-live="polite">
        {needOf(props, battle, totals)}
      </p>
      <div className={styles['field']}>
        <BattleSide {...props} battle={battle} side="attack" preview={preview} />
        <BattleSide {...props} battle={battle} side="defence" preview={preview} />
      </div>
      <BattleActions {...props} battle={battle} />
    </section>
  );
}

interface Totals {
  readonly attack: number;
  readonly defence: number;
}
/** Both totals as the two arms of a bar. */
const Balance = ({ attack, defence }: Totals): ReactElement => (
  <div className={styles['balance']} aria-hidden="true">
    <span className={styles['arm']} style={{ flexGrow: Math.max(attack, 0.3) }} />
    <span className={styles['hinge']}>
      {attack}
      <i>:</i>
      {defence}
    </span>
    <span className={styles['arm']} style={{ flexGrow: Math.max(defence, 0.3) }} />
  </div>
);

/** What the side whose turn it is still needs: the attacker must exceed, the defender must match. BAT-12.13 */
function needOf({ t, names }: PartProps, { turn, attacker, opened, reacting }: BattleView, { attack, defence }: Totals): string {
  const name = names[turn] ?? '';
  if (turn === attacker) {
    const needs = defence - attack + 1;
    return needs > 0 ? t('board.battle.exceed', { name, count: needs }) : t('board.battle.exceeds', { name });
  }
  if (opened && !reacting) return t('board.battle.answers', { name });
  const needs = attack - defence;
  return needs > 0 ? t('board.battle.match', { name, count: needs }) : t('board.battle.holds', { name });
}
