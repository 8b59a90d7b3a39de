// Both armies, a line for every figure. A click opens its sheet.
import { ArmyPanel, armyStyles, rowStyles } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import type { FigureView, PlayerView } from '../../table/view.ts';
import { Icon } from '../common/icon.tsx';
import { FACTION_ICONS } from '../common/look.ts';
import { nameOf, type PartProps, viewerOf } from '../common/props.ts';
import { Chip } from '../pieces/chips.tsx';
import { FigureFace } from '../pieces/portrait.tsx';
import styles from './armies.module.css';
import { Sheet } from './sheet.tsx';

export function Armies(props: PartProps): ReactElement {
  const { players, figures } = props.view.table;
  return (
    <ArmyPanel players={players} own={viewerOf(props)} areHidden={figures.length === 0} t={props.t}>
      {(player) => <Army key={player.seat} {...props} player={player} />}
    </ArmyPanel>
  );
}
function Army({ player, ...props }: PartProps & { readonly player: PlayerView }): ReactElement {
  const { view, names, eye, t } = props;
  const { seat, faction, cost, ready } = player;
  return (
    <section data-faction={faction}>
      <h3 className={`${armyStyles['title']} ${styles['title']}`}>
        <Icon name={FACTION_ICONS[faction]} />{' '}
        {seat === eye ? t('board.table.armies.mine') : t('board.table.armies.of', { who: names[seat] })}
        <small>{t('board.table.armies.cost', { cost, count: ready })}</small>
      </h3>
      <ul className={armyStyles['list']}>
        {view.table.figures
          .filter((figure) => figure.seat === seat)
          .map((figure) => (
            <Line key={figure.figure} {...props} figure={figure} />
          ))}
      </ul>
    </section>
  );
}
function Line({ figure, ...props }: PartProps & { readonly figure: FigureView }): ReactElement {
  const { selection, t } = props;
  const isOpen = selection.figure === figure.figure;
  return (
    <li className={`${armyStyles['entry']} ${styles['figure']}`} data-out={figure.out} data-acts={figure.ap !== null}>
      <button
        type="button"
        className={`${rowStyles['row']} ${styles['line']}`}
        aria-expanded={isOpen}
        onClick={() => selection.choose(isOpen ? null : figure.figure)}
      >
        <FigureFace figure={figure} t={t} />
        <span className={styles['state']}>
          {figure.ap !== null && <Chip of="ap" count={figure.ap} t={t} />}
          {statesOf(figure, t).map((state) => (
            <span key={state}>{state}</span>
          ))}
        </span>
        <span className={styles['arrow']} aria-hidden="true" />
      </button>
      {isOpen && <Sheet {...props} figure={figure} />}
    </li>
  );
}
export const statesOf = ({ out, activated, barred, at, ap, engaged }: FigureView, t: PartProps['t']): readonly string[] => {
  if (out) return [t('draw.out')];
  if (at === null) return [t('draw.waits')];
  return [
    ...(ap === null ? [t(activated ? 'draw.activated' : barred ? 'draw.barred' : 'board.table.armies.ready')] : []),
    ...(engaged.length > 0 ? [t('board.table.armies.engaged', { with: engaged.map((one) => nameOf(one, t)).join(', ') })] : []),
  ];
};
