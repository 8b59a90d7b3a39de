// The points of each army source by source, its points if the round ended now, and what it takes to win.
import type { ReactElement } from 'react';
import type { ObjectiveView, PlayerView } from '../../table/view.ts';
import { Icon } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import { nameOf, type PartProps } from '../common/props.ts';
import { Chip } from '../pieces/chips.tsx';
import styles from './points.module.css';

type Source = PlayerView['sheet'][number]['source'];
const ICONS: Readonly<Record<Source, IconName>> = { objective: 'objective', mission: 'laurels', knockOut: 'stars' };

export function Points(props: PartProps): ReactElement {
  const { view, names, eye, showRule, t } = props;
  const { forecast, players, objectives, round, lastRound } = view.table;
  const who = (seat: number): string => (seat === eye ? t('board.table.you') : (names[seat] ?? ''));
  return (
    <div className={styles['points']}>
      <p className={styles['rule']}>
        {t('board.table.points.rule', { needed: forecast.needed, last: lastRound })}{' '}
        <button type="button" className={styles['link']} onClick={() => showRule('MOB-4.44')}>
          MOB-4.44
        </button>
      </p>
      <p className={styles['outlook']} data-faction={forecast.leader === null ? undefined : players[forecast.leader]?.faction}>
        {forecast.leader === null ? t('board.table.points.draw', { round }) : t('board.table.points.leads', { who: who(forecast.leader) })}
      </p>
      {players.map((player) => (
        <Score key={player.seat} {...props} player={player} who={who(player.seat)} />
      ))}
      <h3 className={styles['title']}>{t('draw.objectives')}</h3>
      <ul className={styles['tokens']}>
        {objectives.map((objective) => (
          <Objective key={objective.at} {...props} objective={objective} who={who} />
        ))}
      </ul>
    </div>
  );
}
function Score({ player, who, view, t }: PartProps & { readonly player: PlayerView; readonly who: string }): ReactElement {
  const side = view.table.forecast.sides[player.seat];
  return (
    <section className={styles['score']} data-faction={player.faction}>
      <p className={styles['line']}>
        <b>{who}</b>
        <Chip of="points" count={player.points} t={t} />
        {side !== undefined && (
          <span className={styles['then']}>
            {t('board.table.points.ifEnded')} <Chip of="points" count={side.atRoundEnd} t={t} />
          </span>
        )}
      </p>
      <ul className={styles['sources']}>
        {player.sheet.map(({ round, source, what, points }, i) => (
          <li key={`${round} ${what} ${i}`}>
            <Icon name={ICONS[source]} /> {t(`board.table.points.${source}`, { what, round })} <b>+{points}</b>
          </li>
        ))}
        {side?.claims.map((at) => (
          <li key={at} className={styles['soon']}>
            <Icon name="objective" /> {t('board.table.points.wouldClaim', { at })}
          </li>
        ))}
        {side?.knockOuts.map((figure) => (
          <li key={figure} className={styles['soon']}>
            <Icon name="doll" /> {t('board.table.points.wouldFall', { figure })}
          </li>
        ))}
        {player.sheet.length === 0 && side?.claims.length === 0 && side.knockOuts.length === 0 && (
          <li className={styles['soon']}>{t('board.table.points.none')}</li>
        )}
      </ul>
    </section>
  );
}
interface ObjectiveProps extends PartProps {
  readonly objective: ObjectiveView;
  readonly who: (seat: number) => string;
}
/** An objective with the figures that would claim it now, or why none would. */
const Objective = ({ objective: { at, owner, claims }, who, speaker, t }: ObjectiveProps): ReactElement => (
  <li>
    <Icon name="objective" />
    <span>
      <b>{t('board.table.points.token', { at })}</b>{' '}
      {owner !== null
        ? t('board.table.points.claimed', { who: who(owner) })
        : claims.map(({ seat, by, whyNot }) => (
            <span key={seat} className={styles['claim']} data-can={whyNot === null}>
              {who(seat)}:{' '}
              {whyNot === null
                ? t('board.table.points.can', { by: by.map((one) => nameOf(one, t)).join(', ') })
                : speaker.reason({ ...whyNot, what: at })}
            </span>
          ))}
    </span>
  </li>
);
