// The own camp: units that wait, tactics, what is left in the bag, and what has fallen.
import { drawnFor } from '@tabularium/parts/board';
import type { CSSProperties, ReactElement } from 'react';
import type { TroopView, UnitView } from '../../table/view.ts';
import { endingOf } from '../../words/naming.ts';
import { nameOf } from '../common/describe.ts';
import { Icon } from '../common/icon.tsx';
import { emblemOf } from '../common/look.ts';
import type { PartProps } from '../common/props.ts';
import { PieceButton } from '../pieces/piece-button.tsx';
import { TacticTab } from '../pieces/tactic.tsx';
import styles from './camp.module.css';

export const Camp = drawnFor(DrawCamp, ({ view, eye, t, choices, pointed }) => [
  view.table,
  eye,
  t,
  choices,
  choices.isLoose || choices.tactics.size > 0 ? pointed : undefined,
]);
function DrawCamp(props: PartProps): ReactElement | null {
  const { view, eye, t } = props;
  const troop = view.table.troops.find(({ seat }) => seat !== null && seat === eye);
  if (troop === undefined || troop.faction === null) return null;
  return (
    <section
      className={styles['camp']}
      data-side={troop.colour}
      data-asks-tactic={props.choices.tactics.size > 0}
      aria-label={t('board.camp.title')}
    >
      <header className={styles['head']}>
        <Icon name={emblemOf(troop.faction)} className={styles['emblem']} />
        <span className={styles['faction']}>{nameOf(troop.faction, t)}</span>
        <Count icon="bag" text={t('board.camp.bag', { count: troop.bag.count })} value={troop.bag.count} />
        <Count icon="tomb" text={t('board.camp.fallen', { count: troop.discard.length })} value={troop.discard.length} />
      </header>
      <Units {...props} troop={troop} />
      <Tactics {...props} troop={troop} />
    </section>
  );
}
const Count = ({
  icon,
  text,
  value,
}: {
  readonly icon: 'bag' | 'tomb';
  readonly text: string;
  readonly value: number;
}): ReactElement | null =>
  value === 0 ? null : (
    <span className={styles['count']} title={text}>
      <Icon name={icon} /> {value}
      <span className="unseen">{text}</span>
    </span>
  );

type Part = PartProps & { readonly troop: TroopView };

/** Heroes first, then those that can be chosen, then the strongest. */
const order = (a: UnitView, b: UnitView): number => Number(b.elite) - Number(a.elite) || b.health - a.health;

function Units(props: Part): ReactElement {
  const { troop, view, choices, t } = props;
  const own = view.table.units.filter((unit) => unit.troop === troop.troop);
  const waiting = own.filter(({ zone }) => zone === 'camp').toSorted(order);
  const fallen = own.filter(({ zone }) => zone === 'discard').toSorted(order);
  const isDeploying = props.decision?.ask === 'deploy';
  const button = (unit: UnitView, isFallen: boolean): ReactElement => {
    const option = choices.units.get(unit.unit)?.[0];
    return (
      <PieceButton
        key={unit.unit}
        {...props}
        face={unit}
        name={unit.unit}
        subject={{ unit: unit.unit }}
        option={option}
        isSmall={isFallen && option === undefined}
        isDim={isFallen || (isDeploying && option === undefined)}
        note={isFallen ? t('board.camp.isFallen', { ending: endingOf(unit.unit, t) }) : undefined}
      />
    );
  };
  return (
    <div className={styles['units']} style={{ '--waiting': Math.max(1, waiting.length + fallen.length / 2) } as CSSProperties}>
      {waiting.length === 0 && <p className={styles['none']}>{t('board.camp.empty')}</p>}
      {waiting.map((unit) => button(unit, false))}
      {fallen.length > 0 && (
        <div className={styles['fallen']}>
          <Icon name="tomb" />
          {fallen.map((unit) => button(unit, true))}
        </div>
      )}
    </div>
  );
}

function Tactics(props: Part): ReactElement | null {
  const { troop, choices } = props;
  const { camp, discard } = troop.tactics;
  if (camp.length + discard.length === 0) return null;
  return (
    <div className={styles['tactics']}>
      {camp.map((tactic, i) => (
        <TacticTab key={`${tactic} ${i}`} {...props} tactic={tactic} option={optionOf(props, 'tactic', choices.tactics.get(tactic))} />
      ))}
      {discard.map((tactic, i) => (
        <TacticTab
          key={`spent ${tactic} ${i}`}
          {...props}
          tactic={tactic}
          option={optionOf(props, 'returnTactic', choices.tactics.get(tactic))}
          isSpent
        />
      ))}
    </div>
  );
}
/** A tactic in the camp is played, one in the discard is returned. */
const optionOf = ({ decision }: Part, ask: string, numbers: readonly number[] | undefined): number | undefined =>
  decision?.ask === ask ? numbers?.[0] : undefined;
