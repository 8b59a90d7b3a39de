// Where the match is: the round, whose turn it is, its phases, and how near the end is.
import { drawnFor } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import type { TurnView } from '../../table/view.ts';
import { Icon } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import { colourOf } from '../common/look.ts';
import { type PartProps, whoIs } from '../common/props.ts';
import { Emblem } from '../pieces/pawn.tsx';
import styles from './ribbon.module.css';

const STAGES = ['action', 'war', 'maintenance'] as const;
const ICONS: Readonly<Record<(typeof STAGES)[number], IconName>> = { action: 'hammer', war: 'battle', maintenance: 'bread' };
const stageOf = ({ phase }: TurnView): (typeof STAGES)[number] =>
  phase === 'start' || phase === 'action' ? 'action' : phase === 'war' ? 'war' : 'maintenance';

export const Ribbon = drawnFor(DrawRibbon, ({ view, names, eye, t }) => [view.table, names, eye, t]);
function DrawRibbon({ view: { table }, names, eye, t }: PartProps): ReactElement {
  const { phase, turn, round, lastRound, players, end } = table;
  const player = turn === null ? undefined : players[turn.owner];
  const stage = turn === null ? undefined : stageOf(turn);
  return (
    <div className={styles['ribbon']}>
      <p className={styles['when']}>
        {phase === 'setup'
          ? t('draw.setup')
          : phase === 'scoring'
            ? t('draw.scoring')
            : lastRound === null
              ? t('step.round', { round })
              : t('draw.round', { round, last: lastRound })}
      </p>
      {player === undefined || phase !== 'play' ? null : (
        <>
          <p className={styles['who']} data-owner={colourOf(table, player.owner)}>
            <Emblem colour={player.colour} />{' '}
            {player.seat !== null && player.seat === eye ? t('board.ribbon.yours') : whoIs(player, names, t)}
          </p>
          {player.seat === null ? null : (
            <ol className={styles['steps']} aria-label={t('board.ribbon.phases')}>
              {STAGES.map((one) => (
                <li key={one} aria-current={one === stage ? 'step' : undefined} className={one === stage ? styles['now'] : undefined}>
                  <Icon name={ICONS[one]} />
                  <span>{t(`board.ribbon.${one}`)}</span>
                </li>
              ))}
            </ol>
          )}
        </>
      )}
      <p className={styles['end']} data-begun={end.begun} title={t('board.end.text', { needed: end.needed })}>
        <span className={styles['pips']} role="img" aria-label={t('board.end.types', { count: end.usedUp.length, needed: end.needed })}>
          {Array.from({ length: end.needed }, (_, i) => (
            <i key={i} data-full={i < end.usedUp.length} />
          ))}
        </span>
        <span role="img" aria-label={t('board.end.characters', { count: end.charactersLeft })}>
          <Icon name="laurel" /> {end.charactersLeft}
        </span>
        {end.begun && phase === 'play' && <b>{t('draw.ending')}</b>}
      </p>
    </div>
  );
}
