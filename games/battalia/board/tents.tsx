// The three places of the ambush and the pitched tents of a player.
import type { ReactElement } from 'react';
import type { PlayerView, TentView } from '../see.ts';
import { Card, CardBack } from './card.tsx';
import { CardTip } from './card-tip.tsx';
import { faceOf, isLit } from './face.ts';
import { Icon } from './icon.tsx';
import type { PartProps } from './props.ts';
import styles from './tents.module.css';

/** BAT-11.5 */
const SLOTS = [0, 1, 2];

type TentsProps = PartProps & { readonly player: PlayerView };

export function Tents(props: TentsProps): ReactElement {
  const { player, t } = props;
  return (
    <div className={styles['side']}>
      <Ambush {...props} />
      {player.tents.length > 0 && (
        <ul className={styles['tents']} aria-label={t('board.table.tents')}>
          {player.tents.map((tent, i) => (
            <Pitched key={`${tent.tent} ${tent.turn} ${i}`} {...props} tent={tent} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Ambush({ player, t, choices, decision, choose, point, pointed, speaker }: TentsProps): ReactElement {
  const { count, cards } = player.ambush;
  return (
    <div className={styles['ambush']}>
      <ul className={styles['slots']} aria-label={t('board.own.ambush')}>
        {SLOTS.map((slot) => {
          const pool = cards?.[slot];
          const option = pool === undefined ? undefined : choices.cards.get(`ambush ${pool}`)?.[0];
          if (slot >= count)
            return (
              <li key={slot} className={styles['vacant']}>
                <Icon name="ambush" />
              </li>
            );
          if (pool === undefined)
            return (
              <li key={slot}>
                <CardBack label={t('board.ambush.hidden')} />
              </li>
            );
          if (option === undefined || decision === undefined)
            return (
              <li key={slot}>
                <CardTip pool={pool} t={t}>
                  <Card pool={pool} t={t} />
                </CardTip>
              </li>
            );
          return (
            <li key={slot}>
              <button
                type="button"
                className={`${styles['legal']} ${pointed === option ? styles['pointed'] : ''}`}
                aria-label={speaker.option(decision.ask, decision.options[option])}
                onClick={() => choose(option)}
                onPointerEnter={() => point(option)}
                onPointerLeave={() => point(undefined)}
              >
                <Card pool={pool} t={t} mute />
              </button>
            </li>
          );
        })}
      </ul>
      <span className={styles['name']}>
        {t('board.own.ambush')} <b>{t('board.ambush.count', { cards: count, slots: SLOTS.length })}</b>
      </span>
    </div>
  );
}

/** The same cards, in whatever order. */
const isSame = (listed: unknown, cards: readonly string[]): boolean =>
  Array.isArray(listed) && listed.map(String).sort().join() === cards.toSorted().join();

/** The number of the option that dismantles this very tent. */
function dismantlingOf({ choices, decision }: PartProps, { tent, cards, turn }: TentView, now: number): number | undefined {
  if (decision === undefined || turn === now) return undefined;
  const face = faceOf(tent);
  return [tent, `wild ${face.faction ?? ''}`.trim()]
    .flatMap((name) => choices.cards.get(`tents ${name}`) ?? [])
    .find((number) => {
      const option: object | undefined = decision.options[number];
      return option !== undefined && 'cards' in option && isSame(option.cards, cards);
    });
}
function Pitched(props: TentsProps & { readonly tent: TentView }): ReactElement {
  const { tent, view, t, player, eye, decision, choose, point, pointed, speaker } = props;
  const option = player.seat === eye ? dismantlingOf(props, tent, view.table.turn) : undefined;
  const content = (
    <span className={styles['pitched']}>
      <span className={styles['canvas']}>
        <Card pool={tent.tent} t={t} lit={isLit(tent.tent, view.table.oracle.lit)} mute={option !== undefined} />
      </span>
      {tent.cards.map((pool, i) => (
        <span key={`${pool} ${i}`} className={styles['inside']}>
          <Card pool={pool} t={t} mute={option !== undefined} />
        </span>
      ))}
    </span>
  );
  const note = tent.fleeting ? t('board.tent.fleeting') : tent.turn === view.table.turn ? t('board.tent.fresh') : t('board.tent.name');
  return (
    <li>
      {option === undefined || decision === undefined ? (
        content
      ) : (
        <button
          type="button"
          className={`${styles['legal']} ${pointed === option ? styles['pointed'] : ''}`}
          aria-label={speaker.option(decision.ask, decision.options[option])}
          onClick={() => choose(option)}
          onPointerEnter={() => point(option)}
          onPointerLeave={() => point(undefined)}
        >
          {content}
        </button>
      )}
      <span className={styles['name']}>{note}</span>
    </li>
  );
}
