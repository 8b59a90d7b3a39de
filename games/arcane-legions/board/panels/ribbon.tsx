// Where the match is: the round, every player with points and what is scored next, whose turn it is and how many command points are left.
import { drawnFor } from '@tabularium/parts/board';
import type { CSSProperties, ReactElement } from 'react';
import { VP } from '../../content/tables.ts';
import type { PlayerView } from '../../table/view.ts';
import { Icon } from '../common/icon.tsx';
import type { PartProps } from '../common/props.ts';
import { Chip } from '../pieces/chips.tsx';
import styles from './ribbon.module.css';

export const Ribbon = drawnFor(DrawRibbon, ({ view, names, eye, t }) => [view, names, eye, t]);
function DrawRibbon(props: PartProps): ReactElement {
  const { view, showRule, t } = props;
  const { phase, round, turn, players, quiet, order } = view.table;
  const sorted = order.length === 0 ? players : players.toSorted((a, b) => placeOf(order, a) - placeOf(order, b));
  return (
    <div className={styles['ribbon']} data-many={players.length > 2}>
      <div className={styles['when']}>
        <p className={styles['round']}>
          {phase === 'setup' ? t('draw.setup') : turn?.ambush === true ? t('draw.ambush') : t('draw.round', { round })}
        </p>
        {turn !== null && <p className={styles['step']}>{t(`draw.step.${turn.step}`)}</p>}
        {quiet.limit > 0 && quiet.rounds > 0 && (
          <p className={styles['quiet']} title={t('board.table.quiet', { count: quiet.rounds, limit: quiet.limit })}>
            <Icon name="hourglass" /> {quiet.rounds}/{quiet.limit}
          </p>
        )}
        <button
          type="button"
          className={styles['help']}
          onClick={() => showRule(phase === 'setup' ? 'ARC-2.1' : 'ARC-3.1')}
          aria-label={t('board.table.ribbon.help')}
          title={t('board.table.ribbon.help')}
        >
          ?
        </button>
      </div>
      {sorted.map((player) => (
        <Player key={player.seat} {...props} player={player} />
      ))}
    </div>
  );
}
const placeOf = (order: readonly number[], { seat }: PlayerView): number => (order.indexOf(seat) + order.length + 1) % (order.length + 1);

function Player({ player, view, names, eye, t }: PartProps & { readonly player: PlayerView }): ReactElement {
  const { table, waiting, decisions } = view;
  const { seat, total, target, out, number, friends } = player;
  const forecast = view.result === undefined ? player.forecast * VP.objective : 0;
  const isTurn = table.turn?.seat === seat;
  const isDue = waiting.some(({ seats }) => seats.includes(seat)) || decisions.some(({ seats }) => seats.includes(seat));
  return (
    <div className={styles['player']} data-seat={seat} data-turn={isTurn} data-out={out}>
      <span className={styles['banner']} aria-hidden="true">
        {number > 0 ? number : ''}
      </span>
      <div className={styles['who']}>
        <p className={styles['name']}>
          <b>{names[seat]}</b>
          {seat === eye && <small>{t('draw.you')}</small>}
          {typeof eye === 'number' && friends.includes(eye) && <small>{t('draw.ally')}</small>}
        </p>
        <p className={styles['marks']}>
          {out && <span>{t('draw.out')}</span>}
          {isDue && !out && (
            <span className={styles['due']}>{t(seat === eye ? 'board.table.ribbon.yourTurn' : 'board.table.ribbon.theirTurn')}</span>
          )}
          {isTurn && table.turn !== null && (
            <span className={styles['cp']} title={t('board.table.ribbon.cp', { cp: table.turn.cp, of: table.turn.of })}>
              <Icon name="scroll" /> <b>{table.turn.cp}</b>
              <small>/{table.turn.of}</small>
              <span className="unseen">{t('draw.cp')}</span>
            </span>
          )}
        </p>
      </div>
      <div className={styles['points']} title={t('board.table.ribbon.points', { total, target, forecast })}>
        <Chip of="vp" count={total} t={t} />
        <small>/{target}</small>
        {forecast > 0 && <span className={styles['gain']}>{t('board.table.ribbon.gain', { gain: forecast })}</span>}
        <span
          className={styles['track']}
          style={{ '--share': Math.min(1, total / target), '--then': Math.min(1, (total + forecast) / target) } as CSSProperties}
        />
      </div>
    </div>
  );
}
