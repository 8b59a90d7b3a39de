// All armies: a line for every unit with what it has left; a click opens its card.
import { ArmyPanel, armyStyles, rowStyles } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import { cardIn } from '../../content/known.ts';
import type { PlayerView, UnitView } from '../../table/view.ts';
import { Icon } from '../common/icon.tsx';
import { ownNameOf, type PartProps, viewerOf } from '../common/props.ts';
import { IconCounts } from '../pieces/chips.tsx';
import { Thumb } from '../pieces/thumb.tsx';
import styles from './armies.module.css';

export function Armies(props: PartProps): ReactElement {
  const { players, units } = props.view.table;
  return (
    <ArmyPanel players={players} own={viewerOf(props)} areHidden={units.length === 0} t={props.t}>
      {(player) => <Army key={player.seat} {...props} player={player} />}
    </ArmyPanel>
  );
}
function Army({ player, ...props }: PartProps & { readonly player: PlayerView }): ReactElement {
  const { view, names, eye, t } = props;
  const { seat, points, inPlay } = player;
  const units = view.table.units.filter((unit) => unit.seat === seat);
  return (
    <section data-seat={seat}>
      <h3 className={`${armyStyles['title']} ${styles['title']}`}>
        <Icon name="banner" /> {seat === eye ? t('board.table.armies.mine') : names[seat]}
        <small>{t('board.table.armies.points', { inPlay, points })}</small>
      </h3>
      <ul className={armyStyles['list']}>
        {units.map((unit) => (
          <Line key={unit.unit} {...props} unit={unit} />
        ))}
      </ul>
    </section>
  );
}
function Line({ unit, view, selection, t }: PartProps & { readonly unit: UnitView }): ReactElement {
  const { state, health, mostHealth, icons, orders, pushed, command } = unit;
  const def = cardIn(view.table.own, unit.card);
  const isBusy = Object.values(orders).some((count) => count > 0);
  return (
    <li className={`${armyStyles['entry']} ${styles['unit']}`} data-state={state} data-chosen={selection.unit === unit.unit}>
      <button
        type="button"
        className={`${rowStyles['row']} ${styles['line']}`}
        aria-pressed={selection.unit === unit.unit}
        onClick={() => selection.choose(selection.unit === unit.unit ? null : unit.unit)}
      >
        {def !== undefined && <Thumb def={def} unit={unit} own={view.table.own} />}
        <span className={styles['who']}>
          <b>
            {ownNameOf(unit.unit, t)} {command && <Icon name="crown" className={styles['crown']} />}
          </b>
          {state === 'deployed' ? <IconCounts icons={icons} t={t} /> : <small>{t(`board.table.card.state.${state}`)}</small>}
        </span>
        {state === 'deployed' && (
          <span className={styles['state']}>
            <span data-low={health * 5 <= mostHealth * 2}>
              <Icon name="hearts" /> {health}/{mostHealth}
            </span>
            {(isBusy || pushed) && <small>{pushed ? t('draw.pushed') : t('board.table.armies.ordered')}</small>}
          </span>
        )}
      </button>
    </li>
  );
}
