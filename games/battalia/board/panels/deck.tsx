// The deck by kind and faction, wherever its cards are; hidden ones are left out.
import type { Translate } from '@tabularium/parts/shape';
import type { ReactElement } from 'react';
import { FACTIONS, type Faction, type Form, type Pool } from '../../content/kinds.ts';
import { FORMS } from '../../content/pools.ts';
import type { PlayerView } from '../../table/view.ts';
import { faceOf } from '../common/face.ts';
import { Icon } from '../common/icon.tsx';
import { deckOf } from '../common/own.ts';
import { shortName } from '../pieces/card.tsx';
import styles from './browse.module.css';

const COLUMNS: readonly (Faction | null)[] = [...FACTIONS, null];
const countOf = (cards: readonly Pool[], kind: Form, faction: Faction | null): number =>
  cards.filter((card) => {
    const face = faceOf(card);
    return face.kind === kind && face.faction === faction;
  }).length;

/** How many of each there are, and how many of them still lie in the nation. */
export function DeckTable({ me, t }: { readonly me: PlayerView; readonly t: Translate }): ReactElement {
  const deck = deckOf(me);
  const nation = me.nation.cards ?? [];
  const kinds = FORMS.filter((kind) => deck.some((card) => faceOf(card).kind === kind));
  const cell = (kind: Form, faction: Faction | null): ReactElement => {
    const count = countOf(deck, kind, faction);
    const inNation = countOf(nation, kind, faction);
    return (
      <td key={faction} className={count === 0 ? styles['none'] : undefined}>
        {count === 0 ? '·' : count}
        {inNation > 0 && <small className={styles['inNation']}>{t('board.deck.inNation', { count: inNation })}</small>}
      </td>
    );
  };
  return (
    <>
      <p className={styles['note']}>
        {t(me.nation.cards === null ? 'board.deck.noteHidden' : 'board.deck.note', { cards: me.deckSize, count: me.nation.count })}
      </p>
      <table className={styles['deck']}>
        <thead>
          <tr>
            <td />
            {FACTIONS.map((faction) => (
              <th key={faction} scope="col" className={styles[faction]}>
                <Icon name={faction} />
                <span>{t(`term.${faction}`)}</span>
              </th>
            ))}
            <th scope="col">{t('board.deck.none')}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                <Icon name={kind} /> {shortName(t, faceOf(kind))}
              </th>
              {COLUMNS.map((faction) => cell(kind, faction))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
