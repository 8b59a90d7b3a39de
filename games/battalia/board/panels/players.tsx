// Everybody's public figures.

import { drawnFor, OptionButton } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import type { Faction } from '../../content/kinds.ts';
import { AMBUSH_SLOTS } from '../../rules/cards/zones.ts';
import type { PlayerView } from '../../table/view.ts';
import { Icon } from '../common/icon.tsx';
import { type PartProps, seatColour } from '../common/props.ts';
import { Token } from '../pieces/card.tsx';
import styles from './players.module.css';

export const Players = (props: PartProps): ReactElement => (
  <section className={styles['players']} aria-label={props.t('board.players.title')}>
    <ul className={styles['list']}>
      {props.view.table.players.map((player) => (
        <PlayerPlaque key={player.seat} {...props} player={player} />
      ))}
    </ul>
  </section>
);

type PlaqueProps = PartProps & { readonly player: PlayerView };

/** Whose turn it is, or who has to choose during the set-up. */
const isActive = ({ view: { table }, player: { seat } }: PlaqueProps): boolean =>
  table.ended === null && (table.phase === 'play' ? table.active === seat : table.due[0] === seat);
/** The option that shows a cohort to this player. */
const showingTo = ({ decision, player: { seat } }: PlaqueProps): number | undefined => {
  if (decision?.ask !== 'showCohort') return undefined;
  const option = decision.options.findIndex(({ to }) => to === seat);
  return option < 0 ? undefined : option;
};

const PlayerPlaque = drawnFor(Plaque, (props) => {
  const { player, view, eye, names, t, speaker, decision, pointed } = props;
  const { terms, gone, first } = view.table;
  const option = showingTo(props);
  return [
    player,
    isActive(props),
    terms,
    gone,
    first,
    eye,
    names,
    t,
    speaker,
    option === undefined ? undefined : decision,
    option === pointed,
  ];
});
function Plaque(props: PlaqueProps): ReactElement {
  const { player, view, pointed, speaker } = props;
  const { seat, faction } = player;
  const option = showingTo(props);
  const look = [
    styles['plaque'],
    isActive(props) && styles['active'],
    view.table.gone.includes(seat) && styles['gone'],
    option !== undefined && styles['legal'],
    option !== undefined && option === pointed && styles['pointed'],
  ];
  return (
    <li className={look.filter(Boolean).join(' ')} style={{ '--own': seatColour(seat, faction) } as object}>
      <Name {...props} />
      <Victory {...props} />
      <Counts {...props} />
      {option !== undefined && (
        <OptionButton {...props} option={option} className={styles['choose']}>
          {speaker.option('showCohort', { to: seat })}
        </OptionButton>
      )}
    </li>
  );
}

export const FactionMark = ({ faction }: { readonly faction: Faction | null }): ReactElement => (
  <span className={styles['mark']}>{faction === null ? '?' : <Icon name={faction} />}</span>
);

function Name(props: PlaqueProps): ReactElement {
  const { player, view, eye, names, t } = props;
  const { seat, faction } = player;
  const notes = [seat === eye && t('board.players.you'), view.table.gone.includes(seat) && t('board.players.gone')].filter(Boolean);
  return (
    <div className={styles['name']}>
      <FactionMark faction={faction} />
      <div className={styles['who']}>
        <strong className={styles['person']}>
          {names[seat] ?? seat + 1} {notes.length > 0 && <span className={styles['note']}>{notes.join(' ')}</span>}
        </strong>
        <span className={styles['people']}>{faction === null ? t('board.players.noFaction') : t(`term.${faction}`)}</span>
      </div>
      {view.table.first === seat && (
        <span className={styles['first']} role="img" aria-label={t('board.players.first')} title={t('board.players.first')}>
          <Icon name="flag" />
        </span>
      )}
      {isActive(props) && (
        <span className={styles['turn']} role="img" aria-label={t('board.players.turn')} title={t('board.players.turn')}>
          <Icon name="sun" />
        </span>
      )}
    </div>
  );
}

function Victory({ player: { score }, view, t }: PlaqueProps): ReactElement {
  const { level4Target, vpTarget } = view.table.terms;
  return (
    <div className={styles['victory']}>
      <span className={styles['points']}>
        <b>{score.vp}</b> {vpTarget > 0 ? t('board.players.vpOf', { target: vpTarget }) : t('board.players.vp')}
      </span>
      <span className={styles['level4']}>
        <Icon name="city" />
        {level4Target > 0
          ? t('board.players.level4Of', { cities: score.level4, target: level4Target })
          : t('board.players.level4Count', { cities: score.level4 })}
      </span>
    </div>
  );
}

function Counts({ player, t }: PlaqueProps): ReactElement {
  const { hand, nation, haven, ambush, deckSize, tents, heroes } = player;
  const reserve = heroes.filter((at) => at === null).length;
  return (
    <dl className={styles['figures']}>
      <Count name={t('board.players.hand')} value={hand.count} />
      <Count name={t('board.players.nation')} value={nation.count} />
      <Count name={t('board.players.haven')} value={haven.count} />
      <Count name={t('board.players.deck')} value={deckSize} />
      <Count name={t('board.players.ambush')} value={`${ambush.count}/${AMBUSH_SLOTS}`} />
      <Count name={t('board.players.reserve')} value={`${reserve}/${heroes.length}`} />
      {haven.top !== null && (
        <div className={styles['wide']}>
          <dt>{t('board.players.top')}</dt>
          <dd>
            <Token pool={haven.top} t={t} />
          </dd>
        </div>
      )}
      {tents.length > 0 && (
        <div className={styles['wide']}>
          <dt>{t('board.table.tents')}</dt>
          <dd>
            {tents.map(({ tent, cards, turn }, i) => (
              <span key={`${tent} ${turn} ${i}`} className={styles['tent']}>
                <Token pool={tent} t={t} />
                {cards.map((card, n) => (
                  <Token key={`${card} ${n}`} pool={card} t={t} />
                ))}
              </span>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}
const Count = ({ name, value }: { readonly name: string; readonly value: number | string }): ReactElement => (
  <div className={styles['figure']}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
