// One side of a battle: its base, its cards, the bonus of its heroes and the total.
import type { ReactElement, ReactNode } from 'react';
import type { BattleView, LaidView, SideView } from '../../table/view.ts';
import { type BonusState, bonusState, heroFaction, keepsBonus, type SideName } from '../common/bonus.ts';
import { lineKey } from '../common/choices.ts';
import { isLit } from '../common/face.ts';
import { Icon } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import { type PartProps, seatColour } from '../common/props.ts';
import { Card } from '../pieces/card.tsx';
import { CardOption } from '../pieces/card-option.tsx';
import { CardTip } from '../pieces/card-tip.tsx';
import styles from './battle.module.css';
import type { Preview } from './battle.tsx';
import { FactionMark } from './players.tsx';

type Modifier = SideView['modifiers'][number];
interface SideProps extends PartProps {
  readonly battle: BattleView;
  readonly side: SideName;
  readonly preview: Preview | undefined;
}
const BASE_ICONS: { readonly [R in Modifier['reason']]?: IconName } = {
  cityLevel: 'city',
  neutralCity: 'neutral',
  guardians: 'guardians',
};
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

export function BattleSide(props: SideProps): ReactElement {
  const { battle, side, preview, view, t } = props;
  const own = battle[side];
  const seat = side === 'attack' ? battle.attacker : battle.defender;
  const hero = heroFaction(view.table, battle, side);
  const added = preview?.side === side ? preview : undefined;
  const strengths = own.modifiers.filter(({ reason }) => reason === 'card');
  return (
    <div
      className={`${styles['side']} ${styles[side]} ${battle.turn === seat ? styles['turn'] : ''}`}
      style={{ '--own': seat === null ? 'var(--nobody)' : seatColour(seat, hero) } as object}
    >
      <header className={styles['head']}>
        {seat === null ? null : <FactionMark faction={hero} />}
        <span className={styles['who']}>
          <span className={styles['role']}>{t(`board.battle.${side}`)}</span>
          <strong>{whoOf(props, seat)}</strong>
        </span>
        <span className={styles['heroes']} role="img" aria-label={t('board.battle.heroes', { count: own.heroes })}>
          {Array.from({ length: own.heroes }, (_, i) => (
            <Icon key={i} name="hero" />
          ))}
        </span>
        <output className={styles['total']} aria-label={t('board.battle.total', { total: own.total })}>
          {own.total}
          {added !== undefined && <span className={styles['then']}>→ {added.total}</span>}
        </output>
      </header>
      <ul className={styles['line']}>
        {own.modifiers
          .filter(({ reason }) => reason !== 'card' && reason !== 'heroBonus')
          .map(({ reason, value }) => (
            <Base key={reason} name={t(`term.${reason}`)} icon={BASE_ICONS[reason] ?? landOf(props)} value={value} />
          ))}
        {own.line.map((laid, i) => (
          <Fighter
            key={`${laid.card} ${i}`}
            {...props}
            laid={laid}
            strength={strengths[i]?.value ?? 0}
            isPure={keepsBonus(laid.as, hero)}
          />
        ))}
        {added !== undefined && (
          <li className={`${styles['fighter']} ${styles['ghost']}`}>
            <Card pool={added.card} t={t} lit={isLit(added.card, view.table.oracle.lit)} />
          </li>
        )}
        <Bonus state={bonusAfter(own, hero, added)} heroes={own.heroes} t={t} />
      </ul>
    </div>
  );
}
/** The symbol of the battlefield's land. */
const landOf = ({ view, battle }: SideProps): IconName => view.table.spaces.find(({ at }) => at === battle.at)?.terrain ?? 'roads';
function whoOf({ battle, names, t }: SideProps, seat: number | null): ReactNode {
  if (seat !== null) return names[seat] ?? seat + 1;
  return t(battle.target === 'guardians' ? 'term.guardians' : 'term.neutralCity');
}
const bonusAfter = (side: SideView, hero: Parameters<typeof keepsBonus>[1], added: Preview | undefined): BonusState => {
  const now = bonusState(side, hero);
  if (added === undefined || now === 'none' || now === 'lost') return now;
  return keepsBonus(added.card, hero) ? 'held' : 'lost';
};

const Base = ({ name, icon, value }: { readonly name: string; readonly icon: IconName; readonly value: number }): ReactElement => (
  <li className={styles['base']} title={name}>
    <Icon name={icon} />
    <span className={styles['baseName']}>{name}</span>
    <b className={styles['strength']}>{signed(value)}</b>
  </li>
);

type FighterProps = SideProps & { readonly laid: LaidView; readonly strength: number; readonly isPure: boolean };
/** A card of the line; a transformation may choose it. */
function Fighter(props: FighterProps): ReactElement {
  const { laid, strength, isPure, t, view, choices, decision, choose, speaker } = props;
  const mine = decision !== undefined && props.battle.turn === props.eye && isOwnSide(props);
  const [option, ...others] = mine ? (choices.cards.get(lineKey(laid.card, laid.line, laid.uses)) ?? []) : [];
  const card = <Card pool={laid.as} t={t} lit={isLit(laid.as, view.table.oracle.lit)} uses={laid.line} mute={option !== undefined} />;
  return (
    <li className={styles['fighter']}>
      {option === undefined ? (
        <CardTip pool={laid.as} t={t} note={isPure ? undefined : t('board.battle.stranger')}>
          {card}
        </CardTip>
      ) : (
        <CardOption {...props} option={option}>
          {card}
        </CardOption>
      )}
      <b className={`${styles['strength']} ${isPure ? '' : styles['stranger']}`}>{signed(strength)}</b>
      {others.map((number) => (
        <button key={number} type="button" className={styles['also']} onClick={() => choose(number)}>
          {speaker.option(decision?.ask ?? '', decision?.options[number])}
        </button>
      ))}
    </li>
  );
}
const isOwnSide = ({ side, battle, eye }: SideProps): boolean => (side === 'attack' ? battle.attacker : battle.defender) === eye;

/** The bonus of the heroes: held, still open, or lost to a stranger in the line. BAT-12.8 */
function Bonus({
  state,
  heroes,
  t,
}: {
  readonly state: BonusState;
  readonly heroes: number;
  readonly t: PartProps['t'];
}): ReactElement | null {
  if (state === 'none') return null;
  return (
    <li className={`${styles['bonus']} ${styles[state]}`} title={t(`board.battle.bonus.${state}`)}>
      <Icon name="hero" />
      <span className={styles['baseName']}>{t(`board.battle.bonus.${state}`)}</span>
      <b className={styles['strength']}>{state === 'lost' ? signed(0) : signed(heroes)}</b>
    </li>
  );
}
