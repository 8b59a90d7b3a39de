// Why nothing of a pile can be had now, and what is lacking.
import type { Reason } from '@tabularium/kernel';
import { useReasons } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import { CITY_KINDS, ROAD_KINDS } from '../../content/kinds.ts';
import type { Deck } from '../common/choices.ts';
import type { PartProps } from '../common/props.ts';
import styles from './stock.module.css';

type Named = Deck | 'supply';
/** Whether a reason, by its notation, is about something of the pile. */
export function tellsOf(deck: Named, { what = '' }: Reason): boolean {
  const [deed = '', ...rest] = what.split(' ');
  const thing = rest.join(' ');
  if (deed === 'hire' || deed === 'create') return thing === deck;
  if (deed === 'road') return deck in ROAD_KINDS && ROAD_KINDS[deck as keyof typeof ROAD_KINDS].group === thing;
  if (deed === 'city') return deck in CITY_KINDS || deck === `level ${thing}`;
  return what === deck; // a hero; the type of what is being built
}
const MOST = 2;

export function Lacking({ deck, decision, whyNot, speaker, t }: PartProps & { readonly deck: Named }): ReactElement | null {
  const reasons = useReasons(decision?.id, whyNot).filter((reason) => tellsOf(deck, reason));
  const said = [...new Set(reasons.map(speaker.reason))].slice(0, MOST);
  if (decision === undefined) return null;
  return (
    <>
      {said.map((sentence) => (
        <b key={sentence} className={styles['why']}>
          {sentence}
        </b>
      ))}
      {said.length === 0 && (
        <span className={styles['note']}>{t(deck === 'supply' ? 'board.stock.withSupply' : 'board.stock.notAsked')}</span>
      )}
    </>
  );
}
