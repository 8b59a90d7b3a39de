import type { Reason } from '@tabularium/kernel';
import type { ReactElement } from 'react';
import { nameOf } from '../board/common/props.ts';
import { Chip } from '../board/pieces/chips.tsx';
import type { CharacterDef } from '../content/kinds.ts';
import type { Card } from '../content/known.ts';
import { giving, isNever, whyNotGive } from './army-changes.ts';
import type { PartProps } from './builder.tsx';
import { CardRow } from './card-row.tsx';
import styles from './gear-list.module.css';
import type { SlotKind } from './members.tsx';

interface Props extends PartProps {
  readonly id: string;
  readonly kind: SlotKind;
  readonly character: CharacterDef;
}
interface Choice {
  readonly card: Extract<Card, { kind: 'weapon' | 'item' }>;
  readonly whyNot: Reason | null;
}
/** All cards of a kind for a character: first what it can take, then what is not for it at all. */
export function GearList({ id, kind, character, army, change, t, reason }: Props): ReactElement {
  const choices = cardsOf(army, kind).map((card): Choice => ({ card, whyNot: whyNotGive(army, character.id, card.def.id) }));
  const isOut = ({ whyNot }: Choice): boolean => whyNot !== null && isNever(whyNot);
  const out = choices.filter(isOut);
  const name = nameOf(character.id, t);
  const row = ({ card, whyNot }: Choice): ReactElement => (
    <li key={card.def.id}>
      <CardRow card={card} isOut={whyNot !== null} whyNot={whyNot === null ? undefined : reason(whyNot)} t={t}>
        <Chip of="points" count={card.def.cost} t={t} />
        <button
          type="button"
          className={styles['add']}
          aria-disabled={whyNot !== null}
          aria-label={t('builder.add', { name: nameOf(card.def.id, t) })}
          title={whyNot === null ? undefined : reason(whyNot)}
          onClick={() => {
            if (whyNot === null) change(giving(army, character.id, card.def.id));
          }}
        >
          +
        </button>
      </CardRow>
    </li>
  );
  return (
    <div id={id} className={styles['gear']} role="group" aria-label={t('builder.choose', { name })}>
      <ul>{choices.filter((choice) => !isOut(choice)).map(row)}</ul>
      {out.length > 0 && (
        <details className={styles['out']}>
          <summary>{t('builder.others', { name, count: out.length })}</summary>
          <ul>{out.map(row)}</ul>
        </details>
      )}
    </div>
  );
}
const cardsOf = ({ content }: PartProps['army'], kind: SlotKind): Choice['card'][] =>
  kind === 'weapon'
    ? content.weapons.map((def) => ({ kind: 'weapon', def }))
    : content.items.filter(({ type }) => type === kind).map((def) => ({ kind: 'item', def }));
