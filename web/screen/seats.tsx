// The players, their scores, and whose turn it is.
import type { Eye, Result, Seat } from '@tabularium/kernel';
import type { Speaker } from '@tabularium/speech';
import type { SeatInfo } from '../link/link.ts';
import { useHouse } from '../settings/house.tsx';
import { cx, Icon } from '../ui/index.ts';
import { ownColour } from './colours.ts';
import { firstScoreIn } from './score.ts';
import css from './seats.module.css';

export interface SeatsProps {
  readonly seats: readonly SeatInfo[];
  readonly names: readonly string[];
  readonly eye: Eye;
  readonly due: readonly Seat[];
  /** The table as the viewer sees it. */
  readonly table: object;
  readonly result: Result | undefined;
  readonly speaker: Speaker;
  /** False in a replay, where no bot is thinking. */
  readonly isLive?: boolean;
}

export function Seats({ seats, names, eye, due, table, result, speaker, isLive = true }: SeatsProps) {
  const { t } = useHouse();
  return (
    <ul className={css['seats']} aria-label={t('table.seats')}>
      {seats.map(({ kind }, seat) => {
        const isDue = due.includes(seat) && !result;
        const isThinking = kind === 'bot' && isLive;
        const score = firstScoreIn(table, seat);
        return (
          <li key={seat} className={cx(css['seat'], isDue && css['due'])} style={ownColour(seat)}>
            <span className={css['sign']}>
              <Icon name={result?.winners.includes(seat) ? 'crown' : kind === 'bot' ? 'robot' : 'person'} size={18} />
            </span>
            <span className={css['name']}>
              {names[seat]}
              {seat === eye && <span className={css['you']}> {t('table.you')}</span>}
              <span className="unseen">{kind === 'bot' && ` (${t('table.bot')})`}</span>
            </span>
            {score && (
              <span className={css['score']}>
                <span className="unseen">{speaker.score(score.column)}: </span>
                <span title={speaker.score(score.column)}>{score.value}</span>
              </span>
            )}
            {isDue && <span className={isThinking ? css['state'] : 'unseen'}>{t(isThinking ? 'table.thinking' : 'table.deciding')}</span>}
          </li>
        );
      })}
    </ul>
  );
}
