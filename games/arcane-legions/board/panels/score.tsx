// The score: what everybody has, what objectives will bring, what it takes to win, and what else ends the battle.
import type { CSSProperties, ReactElement } from 'react';
import { VP } from '../../content/tables.ts';
import type { ObjectiveView, PlayerView } from '../../table/view.ts';
import { Icon } from '../common/icon.tsx';
import { type Entry, earlier } from '../common/ledger.ts';
import { nameOf, type PartProps } from '../common/props.ts';
import { Chip } from '../pieces/chips.tsx';
import styles from './score.module.css';

export function Score(props: PartProps): ReactElement {
  const { view, showRule, t } = props;
  const { players, objectives, quiet } = view.table;
  const best = players.toSorted((a, b) => b.total - a.total);
  return (
    <div className={styles['score']}>
      <p className={styles['rule']}>
        {t('board.table.score.rule', { target: players[0]?.target ?? 0 })} <Rule id="ARC-12.1" showRule={showRule} t={t} />
      </p>
      {best.map((player) => (
        <Player key={player.seat} {...props} player={player} />
      ))}
      <History {...props} />
      {objectives.length > 0 && (
        <>
          <h3 className={styles['title']}>
            {t('draw.objectives')} <Rule id="ARC-12.5" showRule={showRule} t={t} />
          </h3>
          <ul className={styles['objectives']}>
            {objectives.map((objective, number) => (
              <Objective key={objective.piece} {...props} objective={objective} number={number + 1} />
            ))}
          </ul>
        </>
      )}
      {quiet.limit > 0 && (
        <p className={styles['rule']}>
          <Icon name="hourglass" /> {t('board.table.quiet', { count: quiet.rounds, limit: quiet.limit })}{' '}
          <Rule id="ARC-12.12" showRule={showRule} t={t} />
        </p>
      )}
      <p className={styles['worth']}>{t('board.table.score.worth')}</p>
    </div>
  );
}
const Rule = ({ id, showRule, t }: Pick<PartProps, 'showRule' | 't'> & { readonly id: string }): ReactElement => (
  <button type="button" className={styles['link']} onClick={() => showRule(id)} title={t('board.table.openRule')}>
    {id}
  </button>
);
const whoIs = ({ names, eye, t }: PartProps, seat: number): string => (seat === eye ? t('board.table.you') : (names[seat] ?? ''));

function Player({ player, ...props }: PartProps & { readonly player: PlayerView }): ReactElement {
  const { view, t } = props;
  const { seat, vp, total, target, points, inPlay, out } = player;
  const forecast = view.result === undefined ? player.forecast * VP.objective : 0;
  return (
    <section className={styles['player']} data-seat={seat} data-out={out}>
      <p className={styles['line']}>
        <b>{whoIs(props, seat)}</b>
        <Chip of="vp" count={total} t={t} />
        <span>{t('board.table.score.of', { target })}</span>
        {total !== vp && <small>{t('board.table.score.own', { vp })}</small>}
        {forecast > 0 && <span className={styles['gain']}>{t('board.table.score.next', { gain: forecast })}</span>}
      </p>
      <span
        className={styles['track']}
        style={{ '--share': Math.min(1, total / target), '--then': Math.min(1, (total + forecast) / target) } as CSSProperties}
      />
      <p className={styles['small']}>{t('board.table.armies.points', { inPlay, points })}</p>
    </section>
  );
}
/** The newest first. */
function History(props: PartProps): ReactElement | null {
  const { view, ledger, t } = props;
  const before = view.table.players.filter((player) => earlier(ledger, player) > 0);
  if (ledger.length === 0 && before.length === 0) return null;
  return (
    <>
      <h3 className={styles['title']}>{t('board.table.score.history')}</h3>
      <ol className={styles['history']}>
        {ledger.toReversed().map((entry) => (
          <li key={`${entry.seat} ${entry.total}`} data-seat={entry.seat}>
            <small>{t('draw.round', { round: entry.round })}</small>
            <b>{whoIs(props, entry.seat)}</b>
            <span>{reasonOf(entry, t)}</span>
            <b className={styles['gain']}>+{entry.change}</b>
          </li>
        ))}
        {before.map((player) => (
          <li key={player.seat} data-seat={player.seat}>
            <small>{t('board.table.score.earlier')}</small>
            <b>{whoIs(props, player.seat)}</b>
            <b className={styles['gain']}>+{earlier(ledger, player)}</b>
          </li>
        ))}
      </ol>
    </>
  );
}
const reasonOf = ({ why, unit }: Entry, t: PartProps['t']): string => t(`board.table.score.why.${why}`, { unit: unit ?? '' });

/** Who would score it, or why nobody does. */
function Objective({
  objective,
  number,
  ...props
}: PartProps & { readonly objective: ObjectiveView; readonly number: number }): ReactElement {
  const { names, eye, t } = props;
  const { controlledBy, contested, units } = objective;
  return (
    <li data-seat={controlledBy ?? undefined}>
      <Icon name="objective" />
      <span>
        <b>{t('board.table.score.objective', { number })}</b>{' '}
        {contested
          ? t('draw.contested')
          : controlledBy === null
            ? t('draw.free')
            : controlledBy === eye
              ? t('board.table.score.mine')
              : t('board.table.score.held', { who: names[controlledBy] ?? '' })}
        {units.length > 0 && <small> ({units.map((unit) => nameOf(unit, t)).join(', ')})</small>}
      </span>
    </li>
  );
}
