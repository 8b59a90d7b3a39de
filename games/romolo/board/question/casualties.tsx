// Several casualties in one answer: as many as must fall are preselected, and one button confirms them.
import { type ReactElement, useState } from 'react';
import { describeUnit } from '../common/describe.ts';
import { colourOf } from '../common/look.ts';
import type { WithDecision } from '../common/props.ts';
import { fallOf, victimsOf } from '../common/series.ts';
import { PawnIcon } from '../pieces/pawn.tsx';
import styles from './prompt.module.css';

export function Casualties(props: WithDecision<'casualty'>): ReactElement {
  const { decision, view, choose, t } = props;
  const { table } = view;
  const victims = victimsOf(decision, table);
  const most = Math.min(decision.facts.left, victims.length);
  const [changed, setChanged] = useState<{ readonly id: string; readonly picked: readonly string[] }>();
  const picked = changed?.id === decision.id ? changed.picked : victims.slice(0, most).map(({ unit }) => unit);
  const toggle = (unit: string): void => {
    const rest = picked.filter((one) => one !== unit);
    // Where all have been picked, a new pick replaces the first.
    const next = rest.length < picked.length ? rest : [...picked.slice(Math.max(0, picked.length + 1 - most)), unit];
    setChanged({ id: decision.id, picked: next });
  };
  const chosen = victims.filter(({ unit }) => picked.includes(unit));
  const confirm = (): void => {
    const [first, ...more] = fallOf(chosen, victims);
    const option = decision.options.findIndex(({ unit }) => unit === first);
    if (option >= 0)
      choose(
        option,
        more.map((unit) => ({ ask: 'casualty', text: unit })),
      );
  };
  return (
    <>
      <div className={styles['answers']}>
        {victims.map((unit) => (
          <button
            key={unit.unit}
            type="button"
            className={styles['button']}
            aria-pressed={picked.includes(unit.unit)}
            onClick={() => toggle(unit.unit)}
          >
            <PawnIcon kind={unit.kind} colour={colourOf(table, unit.owner)} isLying={unit.lying !== null} hasPenalty={unit.penalty} />
            {describeUnit(unit, t)}
          </button>
        ))}
      </div>
      <button type="button" className={styles['pass']} disabled={chosen.length !== most} onClick={confirm}>
        {t('board.some.fall', { count: most })}
      </button>
    </>
  );
}
