// The state of the match: round and phases, both armies with their points, whose turn it is, who wins ties.
import { drawnFor } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import type { Phase } from '../../table/table.ts';
import type { PlayerView } from '../../table/view.ts';
import { Icon } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import { FACTION_ICONS } from '../common/look.ts';
import type { PartProps } from '../common/props.ts';
import { Chip } from '../pieces/chips.tsx';
import styles from './ribbon.module.css';

const PHASES = ['organise', 'select', 'activate', 'upkeep'] as const satisfies readonly Phase[];
const ICONS: Readonly<Record<(typeof PHASES)[number], IconName>> = {
  organise: 'cardDraw',
  select: 'hand',
  activate: 'crossedSwords',
  upkeep: 'objective',
};

export const Ribbon = drawnFor(DrawRibbon, ({ view, names, eye, t }) => [view, names, eye, t]);
function DrawRibbon(props: PartProps): ReactElement {
  const { view, showRule, t } = props;
  const { phase, round, lastRound, players } = view.table;
  return (
    <div className={styles['ribbon']}>
      {players.map((player) => (
        <Army key={player.seat} {...props} player={player} />
      ))}
      <div className={styles['when']}>
        <p className={styles['round']}>{phase === 'setup' ? t('draw.setup') : t('draw.round', { round, last: lastRound })}</p>
        {phase !== 'setup' && (
          <ol className={styles['phases']} aria-label={t('board.table.ribbon.phases')}>
            {PHASES.map((one) => (
              <li key={one} aria-current={one === phase ? 'step' : undefined} title={t(`draw.phase.${one}`)}>
                <Icon name={ICONS[one]} />
                <span>{t(`draw.phase.${one}`)}</span>
              </li>
            ))}
          </ol>
        )}
        <button
          type="button"
          className={styles['help']}
          onClick={() => showRule(HELP[phase])}
          aria-label={t('board.table.ribbon.help')}
          title={t('board.table.ribbon.help')}
        >
          ?
        </button>
      </div>
    </div>
  );
}
const HELP: Readonly<Record<Phase, string>> = {
  setup: 'MOB-3.5',
  organise: 'MOB-4.2',
  select: 'MOB-4.8',
  activate: 'MOB-4.20',
  upkeep: 'MOB-4.35',
};

interface ArmyProps extends PartProps {
  readonly player: PlayerView;
}
function Army({ player, view, names, eye, t }: ArmyProps): ReactElement {
  const { table, waiting, decisions } = view;
  const { seat, faction, points, passed } = player;
  const isDue = waiting.some(({ seats }) => seats.includes(seat)) || decisions.some(({ seats }) => seats.includes(seat));
  const forecast = table.forecast.sides[seat];
  const gain = forecast === undefined ? 0 : forecast.atRoundEnd - points;
  return (
    <div
      className={styles['army']}
      data-faction={faction}
      data-due={isDue}
      data-place={seat === (typeof eye === 'number' ? eye : 0) ? 'near' : 'far'}
    >
      <Icon name={FACTION_ICONS[faction]} className={styles['emblem']} />
      <div className={styles['who']}>
        <p className={styles['name']}>
          <b>{names[seat]}</b>
          <small>{t(seat === eye ? 'board.table.ribbon.mine' : 'board.table.ribbon.theirs', { faction })}</small>
        </p>
        <p className={styles['marks']}>
          {isDue && (
            <span className={styles['due']}>{t(seat === eye ? 'board.table.ribbon.yourTurn' : 'board.table.ribbon.theirTurn')}</span>
          )}
          {passed && <span>{t('draw.passed')}</span>}
          {table.firstPlayer === seat && (
            <span className={styles['first']} title={t('board.table.ribbon.first')}>
              <Icon name="lightning" /> <span className={styles['word']}>{t('draw.first')}</span>
            </span>
          )}
        </p>
      </div>
      <p className={styles['points']} title={t('board.table.ribbon.points', { points, gain })}>
        <Chip of="points" count={points} t={t} />
        {gain > 0 && <span className={styles['gain']}>{t('board.table.ribbon.gain', { gain })}</span>}
      </p>
    </div>
  );
}
