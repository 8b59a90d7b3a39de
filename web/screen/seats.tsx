// The players, their scores, and whose turn it is.
import type { Eye, Result, Seat } from '@tabularium/kernel';
import { levelCalled } from '@tabularium/parts/levels';
import type { Speaker } from '@tabularium/speech';
import { firstScoreIn } from '../link/score.ts';
import { useHouse } from '../settings/house.tsx';
import { cx, Icon } from '../ui/index.ts';
import { ownColour } from './colours.ts';
import css from './seats.module.css';

export interface SeatsProps {
  readonly seats: readonly { readonly kind: string; readonly level?: string | undefined }[];
  readonly names: readonly string[];
  readonly eye: Eye;
  readonly due: readonly Seat[];
  /** The table as the viewer sees it. */
  readonly table: object;
  readonly result: Result | undefined;
  readonly speaker: Speaker;
  /** False in a replay, where no bot is thinking. */
  readonly isLive?: boolean;
  /** For people at a distance: whether they are connected, or a bot plays for them. */
  readonly presence?: ((seat: Seat) => Presence | undefined) | undefined;
}
export type Presence = 'here' | 'away' | 'standIn';

export function Seats({ seats, names, eye, due, table, result, speaker, isLive = true, presence }: SeatsProps) {
  const { t } = useHouse();
  return (
    <ul className={css['seats']} aria-label={t('table.seats')}>
      {seats.map(({ kind, level }, seat) => {
        const skill = kind === 'bot' && level !== undefined ? t(`level.${levelCalled(level)}`) : undefined;
        const isDue = due.includes(seat) && !result;
        const isThinking = kind === 'bot' && isLive;
        const score = firstScoreIn(table, seat);
        const there = presence?.(seat);
        return (
          <li key={seat} className={cx(css['seat'], isDue && css['due'])} style={ownColour(seat)}>
            <span className={css['sign']} title={skill}>
              <Icon name={result?.winners.includes(seat) ? 'crown' : kind === 'bot' ? 'robot' : 'person'} size={18} />
            </span>
            <span className={css['name']}>
              {names[seat]}
              {seat === eye && <span className={css['you']}> {t('table.you')}</span>}
              <span className="unseen">{kind === 'bot' && ` (${[t('table.bot'), skill].filter(Boolean).join(', ')})`}</span>
            </span>
            {there && (
              <span
                className={cx(css['presence'], css[there])}
                role="img"
                aria-label={t(`table.presence.${there}`)}
                title={t(`table.presence.${there}`)}
              />
            )}
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
