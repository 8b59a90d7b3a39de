// The other players: what everybody may see of their camps.
import { drawnFor } from '@tabularium/parts/board';
import { type ReactElement, useContext } from 'react';
import type { TroopView, UnitView } from '../../table/view.ts';
import { endingOf } from '../../words/naming.ts';
import { nameOf } from '../common/describe.ts';
import { Icon } from '../common/icon.tsx';
import { emblemOf, type Livery, lookOf } from '../common/look.ts';
import { OwnFactions } from '../common/own-factions.tsx';
import type { PartProps } from '../common/props.ts';
import { ChipBack } from '../pieces/chip.tsx';
import { PieceButton } from '../pieces/piece-button.tsx';
import { TacticSign } from '../pieces/tactic.tsx';
import styles from './players.module.css';

export const Players = drawnFor(DrawPlayers, ({ view, eye, names, t, choices, pointed }) => [
  view.table,
  eye,
  names,
  t,
  choices,
  choices.isLoose ? pointed : undefined,
]);
function DrawPlayers(props: PartProps): ReactElement | null {
  const others = props.view.table.troops.filter(({ seat }) => seat !== null && seat !== props.eye);
  if (others.length === 0) return null;
  return (
    <section aria-label={props.t('board.players.title')}>
      <ul className={styles['list']}>
        {others.map((troop) => (
          <Plaque key={troop.troop} {...props} troop={troop} />
        ))}
      </ul>
    </section>
  );
}
type PlaqueProps = PartProps & { readonly troop: TroopView };

function Plaque(props: PlaqueProps): ReactElement {
  const { troop, view, eye, names, t } = props;
  const { turn, troops, fallen, gone } = view.table;
  const { seat, faction, colour } = troop;
  const isMate = typeof eye === 'number' && troops[eye]?.team === troop.team;
  const isOut = seat !== null && (troop.out || fallen.includes(seat) || gone.includes(seat));
  const notes = [isMate && t('board.players.ally'), isOut && t('board.players.out')].filter(Boolean);
  return (
    <li className={styles['plaque']} data-side={colour} data-active={turn?.troop === troop.troop} data-out={isOut}>
      <p className={styles['name']}>
        <Icon name={emblemOf(faction)} className={styles['emblem']} />
        <strong>{names[seat ?? 0]}</strong>
        {faction !== null && <span>{nameOf(faction, t)}</span>}
        {notes.length > 0 && <em>{notes.join(', ')}</em>}
      </p>
      <Waiting {...props} />
      <p className={styles['counts']}>
        {troop.bag.count > 0 && (
          <span title={t('board.camp.bag', { count: troop.bag.count })}>
            <Icon name="bag" /> {troop.bag.count}
          </span>
        )}
        {troop.stones > 0 && (
          <span title={t('board.players.stones', { count: troop.stones })}>
            <Icon name="rune" /> {troop.stones}
          </span>
        )}
        {troop.tactics.camp.map((tactic, i) => (
          <TacticSign key={`${tactic} ${i}`} tactic={tactic} t={t} />
        ))}
      </p>
    </li>
  );
}
/** Chips in the camp: those that can be seen, backs for the others; and the fallen. */
function Waiting(props: PlaqueProps): ReactElement {
  const { troop, view, choices, t } = props;
  const { camp, discard, faction } = troop;
  const own = useContext(OwnFactions);
  const unitOf = (name: string): UnitView | undefined => view.table.units.find(({ unit }) => unit === name);
  const backs = camp.count - camp.units.length;
  const chips = (names: readonly string[], isFallen: boolean): readonly ReactElement[] =>
    names.flatMap((name) => {
      const unit = unitOf(name);
      return unit === undefined
        ? []
        : [
            <PieceButton
              key={name}
              {...props}
              face={unit}
              name={name}
              subject={{ unit: name }}
              option={choices.units.get(name)?.[0]}
              isSmall
              isDim={isFallen}
              note={isFallen ? t('board.camp.isFallen', { ending: endingOf(name, t) }) : undefined}
            />,
          ];
    });
  return (
    <div className={styles['camp']} role="group" aria-label={t('board.players.camp', { count: camp.count })}>
      {chips(camp.units, false)}
      {Array.from({ length: backs }, (_, i) => (
        <ChipBack key={i} livery={backOf(faction, own)} icon={emblemOf(faction)} className={styles['back']} />
      ))}
      {discard.length > 0 && (
        <span className={styles['fallen']}>
          <Icon name="tomb" />
          {chips(discard, true)}
        </span>
      )}
    </div>
  );
}
const backOf = (faction: string | null, own: readonly string[]): Livery =>
  lookOf({ def: `${faction ?? ''}.`, rank: 'unit', class: null }, own).livery;
