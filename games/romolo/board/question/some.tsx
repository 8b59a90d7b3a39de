// Choosing some of several: a switch for each, and one button to confirm.
import type { Picks } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import { nameOf } from '../common/describe.ts';
import { colourOf } from '../common/look.ts';
import type { OpenDecision, PartProps } from '../common/props.ts';
import { PawnIcon } from '../pieces/pawn.tsx';
import styles from './prompt.module.css';

interface SomeProps extends PartProps {
  readonly decision: OpenDecision;
  readonly picks: Picks;
}
export function Some({ decision, picks, view, speaker, choose, point, t }: SomeProps): ReactElement {
  const { table } = view;
  const units = decision.options.map((option) => ('unit' in option ? table.units.find(({ unit }) => unit === option.unit) : undefined));
  // With one penalty the whole side loses 3.
  const combat = units.reduce((sum, unit, i) => sum + (picks.picked.has(i) ? (unit?.combat ?? 0) : 0), 0);
  const isHurt = units.some((unit, i) => picks.picked.has(i) && unit?.penalty && !unit.unhindered);
  return (
    <>
      <div className={styles['answers']}>
        {decision.options.map((option, number) => {
          const unit = units[number];
          return (
            <button
              key={decision.texts[number]}
              type="button"
              className={styles['button']}
              aria-pressed={picks.picked.has(number)}
              onPointerEnter={() => point(number)}
              onPointerLeave={() => point(undefined)}
              onClick={() => picks.toggle(number)}
            >
              {unit && <PawnIcon kind={unit.kind} colour={colourOf(table, unit.owner)} isLying={false} hasPenalty={unit.penalty} />}
              {'side' in option ? nameOf(option.side, t) : speaker.option(decision.ask, option)}
            </button>
          );
        })}
      </div>
      <button
        type="button"
        className={styles['pass']}
        disabled={!picks.isEnough}
        onClick={() => choose([...picks.picked].sort((a, b) => a - b))}
      >
        {decision.ask === 'attackers'
          ? t('board.some.attack', { count: picks.picked.size, value: combat - (isHurt ? 3 : 0) })
          : t('board.some.done', { count: picks.picked.size, max: decision.some?.max ?? 0 })}
      </button>
    </>
  );
}
