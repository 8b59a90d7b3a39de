// The viewer's hand. A card chosen in secret lies face down until both are revealed; others are played or discarded.
import { buttonStyles, PassButton, Tip } from '@tabularium/parts/board';
import { type CSSProperties, type ReactElement, useState } from 'react';
import { cardIn } from '../../content/known.ts';
import type { CardName } from '../../table/asks.ts';
import type { PlayerView } from '../../table/view.ts';
import { rulesText } from '../common/describe.ts';
import type { OpenDecision, PartProps } from '../common/props.ts';
import { CardBack, CardFace } from '../pieces/card.tsx';
import { isMustering } from '../question/muster.tsx';
import { Duel } from './duel.tsx';
import styles from './hand.module.css';

/** A card that its player has chosen, still face down. */
interface FaceDown {
  readonly card: CardName | null;
  readonly round: number;
}
export function Hand(props: PartProps): ReactElement | null {
  const { decision, eye, view, t } = props;
  const [raised, setRaised] = useState<{ readonly decision: string; readonly option: number }>();
  const [faceDown, setFaceDown] = useState<FaceDown>();
  const player = typeof eye === 'number' ? view.table.players[eye] : undefined;
  if (isMustering(decision) || view.table.phase === 'setup') return null;
  const cards = player === undefined ? [] : heldBy(player);
  const chosen = raised !== undefined && raised.decision === decision?.id ? raised.option : undefined;
  const isWaiting = decision === undefined && view.waiting.some(({ ask }) => ask === 'select') && faceDown?.round === view.table.round;
  const lay = (option: number): void => {
    if (decision?.ask !== 'select') return;
    setFaceDown({ card: decision.options[option]?.card ?? null, round: view.table.round });
    props.choose(option);
  };
  const take = (option: number): void => {
    if (decision?.ask === 'discard') props.picks?.toggle(option);
    else if (decision?.ask !== 'select') props.choose(option);
    else if (chosen === option) lay(option);
    else setRaised({ decision: decision.id, option });
  };
  return (
    <section className={styles['hand']} aria-label={t('board.table.hand.title')}>
      <Duel {...props} />
      {isWaiting && player !== undefined && faceDown.card !== null && (
        <div className={styles['laid']}>
          <CardBack kind={cardIn(view.table.own, faceDown.card)?.kind === 'glory' ? 'glory' : 'fate'} faction={player.faction} />
          <p>{t('board.table.hand.laid', { card: faceDown.card })}</p>
        </div>
      )}
      {cards.length > 0 && (
        <div className={styles['fan']} style={{ '--count': cards.length } as CSSProperties}>
          <ul className={styles['cards']} data-asked={decision?.ask === 'select' || decision?.ask === 'discard'}>
            {cards.map(({ card, copy }, i) => (
              <Held
                key={`${card} ${copy}`}
                {...props}
                name={card}
                option={optionOf(decision, card, copy)}
                isRaised={chosen !== undefined && chosen === optionOf(decision, card, copy) && copy === 1}
                isFaceDown={isWaiting && faceDown.card === card && copy === 1}
                n={i}
                take={take}
              />
            ))}
          </ul>
        </div>
      )}
      {decision?.ask === 'select' && (
        <div className={styles['decide']}>
          <button
            type="button"
            className={`${buttonStyles['main']} ${styles['confirm']}`}
            disabled={chosen === undefined}
            onClick={() => chosen !== undefined && lay(chosen)}
          >
            {chosen === undefined ? t('board.table.hand.choose') : t('board.table.hand.confirm', { card: decision.options[chosen]?.card })}
          </button>
          <PassButton {...props} decision={decision} className={`${buttonStyles['quiet']} ${styles['confirm']}`}>
            {t('board.table.end.round')}
          </PassButton>
        </div>
      )}
    </section>
  );
}
interface HeldCard {
  readonly card: CardName;
  /** Which of several equal cards. */
  readonly copy: number;
}
export const heldBy = ({ fate, glory }: Pick<PlayerView, 'fate' | 'glory'>): readonly HeldCard[] => {
  const all = [...(fate.cards ?? []), ...(glory.cards ?? [])];
  return all.map((card, i) => ({ card, copy: 1 + all.slice(0, i).filter((other) => other === card).length }));
};
/** The option of the open decision that a card in hand stands for. */
export function optionOf(decision: OpenDecision | undefined, card: CardName, copy: number): number | undefined {
  if (decision === undefined) return undefined;
  const found =
    decision.ask === 'select'
      ? decision.options.findIndex((option) => option.card === card)
      : decision.ask === 'discard'
        ? decision.options.findIndex((option) => option.card === card && option.copy === copy)
        : decision.ask === 'action'
          ? decision.options.findIndex((option) => option.do === 'play' && option.card === card)
          : -1;
  return found === -1 ? undefined : found;
}

interface HeldProps extends PartProps {
  readonly name: CardName;
  readonly option: number | undefined;
  readonly isRaised: boolean;
  readonly isFaceDown: boolean;
  readonly n: number;
  readonly take: (option: number) => void;
}
function Held({ name, option, isRaised, isFaceDown, n, take, ...props }: HeldProps): ReactElement | null {
  const { view, decision, picks, pointed, point, t } = props;
  const card = cardIn(view.table.own, name);
  if (card === undefined) return null;
  const isPicked = decision?.ask === 'discard' && option !== undefined && picks?.picked.has(option) === true;
  const doing = option === undefined ? undefined : t(`board.table.hand.do.${isPicked ? 'keep' : decision?.ask}`, { card: name });
  const label = `${rulesText(card, t)} ${doing ?? ''}`;
  return (
    <li style={{ '--n': n } as CSSProperties} data-raised={isRaised} data-laid={isFaceDown} data-picked={isPicked}>
      <Tip
        tip={() => (
          <>
            <CardFace card={card} t={t} size="large" />
            {doing !== undefined && <b className={styles['doing']}>{doing}</b>}
          </>
        )}
      >
        <button
          type="button"
          className={styles['held']}
          aria-disabled={option === undefined}
          aria-pressed={decision?.ask === 'discard' ? isPicked : decision?.ask === 'select' ? isRaised : undefined}
          data-legal={option !== undefined}
          data-pointed={option !== undefined && pointed === option}
          onPointerEnter={() => point(option)}
          onPointerLeave={() => point(undefined)}
          onFocus={() => point(option)}
          onBlur={() => point(undefined)}
          onClick={() => option !== undefined && take(option)}
        >
          <CardFace card={card} t={t} />
          <span className="unseen">{label}</span>
        </button>
      </Tip>
      {isPicked && <span className={styles['mark']}>{t('board.table.hand.out')}</span>}
    </li>
  );
}
