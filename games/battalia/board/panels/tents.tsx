// The three places of the ambush and the pitched tents of a player.
import type { ReactElement } from 'react';
import { AMBUSH_SLOTS } from '../../rules/cards/zones.ts';
import type { PlayerView, TentView } from '../../table/view.ts';
import drags from '../common/drag.module.css';
import { faceOf, isLit } from '../common/face.ts';
import type { PartProps } from '../common/props.ts';
import { Card, CardBack, NoCard } from '../pieces/card.tsx';
import { CardOption } from '../pieces/card-option.tsx';
import { CardTip } from '../pieces/card-tip.tsx';
import styles from './tents.module.css';

const SLOTS = Array.from({ length: AMBUSH_SLOTS }, (_, slot) => slot);

type TentsProps = PartProps & { readonly player: PlayerView };

export function Tents(props: TentsProps): ReactElement {
  const { player, t } = props;
  return (
    <div className={`${styles['side']} ${drags['place']}`} data-drop="tents">
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

function Ambush(props: TentsProps): ReactElement {
  const { player, t, choices } = props;
  const { count, cards } = player.ambush;
  return (
    <div className={`${styles['ambush']} ${drags['place']}`} data-drop="ambush">
      <ul className={styles['slots']} aria-label={t('board.own.ambush')}>
        {SLOTS.map((slot) => {
          const pool = cards?.[slot];
          const option = pool === undefined ? undefined : choices.cards.get(`ambush ${pool}`)?.[0];
          if (slot >= count)
            return (
              <li key={slot}>
                <NoCard icon="ambush" />
              </li>
            );
          if (pool === undefined)
            return (
              <li key={slot}>
                <CardBack label={t('board.ambush.hidden')} />
              </li>
            );
          return (
            <li key={slot}>
              {option === undefined ? (
                <CardTip pool={pool} t={t}>
                  <Card pool={pool} t={t} />
                </CardTip>
              ) : (
                <CardOption {...props} option={option}>
                  <Card pool={pool} t={t} mute />
                </CardOption>
              )}
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

/** The same cards, in any order. */
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
  const { tent, view, t, player, eye } = props;
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
      {option === undefined ? (
        content
      ) : (
        <CardOption {...props} option={option}>
          {content}
        </CardOption>
      )}
      <span className={styles['name']}>{note}</span>
    </li>
  );
}
