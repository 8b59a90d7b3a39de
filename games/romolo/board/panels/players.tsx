// Everybody at the table: goods, money, characters, tokens, limits, and what the next maintenance asks of them.
import { OptionButton } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import type { PlayerView } from '../../table/view.ts';
import { Icon } from '../common/icon.tsx';
import { STANCE_ICONS } from '../common/look.ts';
import { type PartProps, whoIs } from '../common/props.ts';
import { Held } from '../pieces/characters.tsx';
import { Cube } from '../pieces/goods.tsx';
import { Emblem } from '../pieces/pawn.tsx';
import { TokenFace } from '../pieces/token.tsx';
import styles from './players.module.css';
import { Goods } from './purse.tsx';

export function Players(props: PartProps): ReactElement {
  const { view, eye, t } = props;
  const { players, order } = view.table;
  const mine = typeof eye === 'number' ? eye : undefined;
  const seated = [...order.filter((seat) => seat === mine), ...order.filter((seat) => seat !== mine)];
  const all = [...seated.flatMap((seat) => players[seat] ?? []), ...players.filter(({ seat }) => seat === null)];
  return (
    <section aria-label={t('draw.players')} tabIndex={0}>
      <ul className={styles['list']}>
        {all.map((player) => (
          <Plaque key={player.owner} {...props} player={player} isMine={player.seat !== null && player.seat === mine} />
        ))}
      </ul>
    </section>
  );
}
type PlaqueProps = PartProps & { readonly player: PlayerView; readonly isMine: boolean };

function Plaque(props: PlaqueProps): ReactElement {
  const { player, isMine, view, eye, names, t } = props;
  const { turn, players, terms, forecast } = view.table;
  const mine = typeof eye === 'number' ? players[eye] : undefined;
  const isAlly = !isMine && mine !== undefined && mine.team === player.team;
  const side = forecast.sides.find(({ team }) => team === player.team);
  const notes = [isMine && t('draw.you'), isAlly && t('draw.ally'), !player.alive && t('draw.out')].filter(Boolean);
  return (
    <li className={styles['plaque']} data-owner={player.colour} data-active={turn?.owner === player.owner} data-out={!player.alive}>
      <p className={styles['name']}>
        <Emblem colour={player.colour} />
        <strong>{whoIs(player, names, t)}</strong>
        {notes.length > 0 && <span>{notes.join(' ')}</span>}
        {side !== undefined && (
          <span className={styles['points']} title={t('board.points.title')}>
            <Icon name="laurel" /> {side.total}
            {side.money === null ? '+' : ''}
          </span>
        )}
      </p>
      {player.alive && (
        <>
          <p className={styles['goods']}>
            <Goods player={player} t={t} />
          </p>
          {player.seat !== null && <Counts player={player} t={t} />}
          <div className={styles['tiles']}>
            {player.characters.map((held) => (
              <Held key={held.character} held={held} t={t} />
            ))}
            {player.seat !== null && !terms.battleDie && <Tokens player={player} t={t} />}
          </div>
          <Worries player={player} t={t} />
          {!isMine && !isAlly && player.seat !== null && <Stances {...props} />}
        </>
      )}
    </li>
  );
}

type PartOf = Pick<PlaqueProps, 'player' | 't'>;
/** Limits, power, the reserve and tokens of battles. */
function Counts({ player, t }: PartOf): ReactElement {
  const { workers, military, power, reach, reserve, battleTokens } = player;
  const ones: readonly (readonly [key: string, icon: Parameters<typeof Icon>[0]['name'], value: string, isFull?: boolean])[] = [
    ['power', 'shield', reach > 0 ? `${power} (${reach})` : String(power)],
    ['workers', 'hammer', `${workers.count}/${workers.limit}`, workers.count >= workers.limit],
    ['military', 'sword', `${military.count}/${military.limit}`, military.count >= military.limit],
    ['reserve', 'bag', `${reserve.worker}+${reserve.soldier}+${reserve.explorer}`],
    ['battleTokens', 'medal', String(battleTokens)],
  ];
  return (
    <p className={styles['counts']}>
      {ones.map(([key, icon, value, isFull]) => (
        <span key={key} title={t(`board.player.${key}`, { reach })} data-full={isFull}>
          <Icon name={icon} /> {value}
          <span className="unseen">{t(`board.player.${key}`, { reach })}</span>
        </span>
      ))}
    </p>
  );
}
/** Dice tokens in hand, or how many; everybody knows the played ones. */
const Tokens = ({ player: { hand, spent }, t }: PartOf): ReactElement => (
  <p className={styles['tokens']} title={t('board.player.tokens', { count: hand.count })}>
    <span className="unseen">{t('board.player.tokens', { count: hand.count })}</span>
    {hand.tokens === null ? (
      <span className={styles['backs']} aria-hidden="true">
        {Array.from({ length: hand.count }, (_, i) => (
          <i key={i} />
        ))}
      </span>
    ) : (
      hand.tokens.map((token) => <TokenFace key={token} token={token} />)
    )}
    {spent.map((token) => (
      <TokenFace key={`spent ${token}`} token={token} isSpent />
    ))}
  </p>
);
/** What the next maintenance will ask: who goes hungry, what mercenaries cost. */
function Worries({ player: { feeding, wages, stock, fallen }, t }: PartOf): ReactElement | null {
  const { hungry } = feeding;
  if (hungry.length === 0 && wages.mercenaries === 0) return null;
  return (
    <>
      {hungry.length > 0 && (
        <p className={styles['worry']} data-grave={stock.wheat < hungry.length}>
          <Icon name="bread" />{' '}
          {t(stock.wheat >= hungry.length ? 'board.player.hungry' : 'board.player.starve', {
            count: hungry.length,
            units: hungry.slice(0, 4),
            wheat: stock.wheat,
          })}
        </p>
      )}
      {wages.mercenaries > 0 && (
        <p className={styles['worry']} data-grave={wages.affordable !== null && wages.affordable < wages.mercenaries}>
          <Cube of="salt" isSmall /> {t('board.player.wages', { count: wages.salt, money: wages.money })}
          {fallen.length > 0 && ` · ${t('draw.fallen')} ${fallen.length}`}
        </p>
      )}
    </>
  );
}
/** Their stance toward the viewer and, when it can be changed now, the viewer's toward them. */
function Stances(props: PlaqueProps): ReactElement | null {
  const { player, eye, view, decision, t } = props;
  const mine = typeof eye === 'number' ? view.table.players[eye] : undefined;
  if (mine === undefined) return null;
  const theirs = player.stances[mine.owner] ?? 'ask';
  const own = mine.stances[player.owner] ?? 'ask';
  const option = decision?.ask === 'act' ? decision.options.findIndex((act) => act.do === 'stance' && act.seat === player.seat) : -1;
  return (
    <p className={styles['stance']}>
      <span data-hostile={theirs === 'hostile'}>{t(`draw.stance.${theirs}`)}</span>
      <HexStances of={player} toward={mine} t={t} />
      {option >= 0 && (
        <OptionButton {...props} option={option} className={styles['switch']}>
          <Icon name={STANCE_ICONS[own]} /> {t(`board.player.stance.${own}`)} <HexStances of={mine} toward={player} t={t} />
        </OptionButton>
      )}
    </p>
  );
}
/** Hexes with a different stance. */
const HexStances = ({ of, toward, t }: Pick<PlaqueProps, 't'> & { readonly of: PlayerView; readonly toward: PlayerView }): ReactElement => (
  <>
    {of.hexStances.map(({ at, toward: whom, stance }) =>
      whom === toward.owner ? (
        <span key={at} data-hostile={stance === 'hostile'}>
          {t(`draw.stanceIn.${stance}`, { at })}
        </span>
      ) : null,
    )}
  </>
);
