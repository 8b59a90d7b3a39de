// The players, their scores, and whose turn it is.
import type { Eye, Result, Seat } from '@tabularium/kernel';
import { levelCalled } from '@tabularium/parts/levels';
import type { Speaker } from '@tabularium/speech';
import { lazy, Suspense } from 'react';
import { firstScoreIn } from '../link/score.ts';
import { useHouse } from '../settings/house.tsx';
import { cx, Icon } from '../ui/index.ts';
import { ownColour } from './colours.ts';
import css from './seats.module.css';

/** Loaded when somebody wears one: the drawings weigh more than the seats. */
const PersonEmblem = lazy(async () => ({ default: (await import('../frame/person-emblem.tsx')).PersonEmblem }));

export interface SeatsProps {
  readonly seats: readonly { readonly kind: string; readonly level?: string | undefined }[];
  readonly names: readonly string[];
  readonly eye: Eye;
  readonly due: readonly Seat[];
  /** The table as the viewer sees it. */
  readonly table: object;
  readonly result: Result | undefined;
  readonly speaker: Speaker;
  /** The emblems of people who chose one. */
  readonly emblem?: ((seat: Seat) => Emblem | undefined) | undefined;
  /** False in a replay, where no bot is thinking. */
  readonly isLive?: boolean;
  /** For people at a distance: whether they are connected, or a bot plays for them. */
  readonly presence?: ((seat: Seat) => Presence | undefined) | undefined;
}
export type Presence = 'here' | 'away' | 'standIn';
export interface Emblem {
  readonly name: string;
  /** Of its disc; on the seat's own colour if missing. */
  readonly colour?: string;
}

export function Seats({ seats, names, eye, due, table, result, speaker, isLive = true, presence, emblem }: SeatsProps) {
  const { t } = useHouse();
  return (
    <ul className={css['seats']} aria-label={t('table.seats')}>
      {seats.map(({ kind, level }, seat) => {
        const skill = kind === 'bot' && level !== undefined ? t(`level.${levelCalled(level)}`) : undefined;
        const isDue = due.includes(seat) && !result;
        const isThinking = kind === 'bot' && isLive;
        const score = firstScoreIn(table, seat);
        const there = presence?.(seat);
        const worn = result?.winners.includes(seat) ? undefined : emblem?.(seat);
        const sign = <Icon name={result?.winners.includes(seat) ? 'crown' : kind === 'bot' ? 'robot' : 'person'} size={18} />;
        return (
          <li key={seat} className={cx(css['seat'], isDue && css['due'])} style={ownColour(seat)}>
            <span className={css['sign']} title={skill}>
              {worn ? (
                <Suspense fallback={sign}>
                  <span
                    className={css['disc']}
                    style={worn.colour === undefined ? undefined : { background: worn.colour, color: 'var(--on-person)' }}
                  >
                    <PersonEmblem name={worn.name} size={20} />
                  </span>
                </Suspense>
              ) : (
                sign
              )}
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
