// Before the match, in place of the field: players take a ready-made army, or build one from characters, equipment and a deck.
import type { Reason } from '@tabularium/kernel';
import { buttonStyles, countedOf, OptionButton, PassButton, Question, useReasons } from '@tabularium/parts/board';
import type { ReactElement, ReactNode } from 'react';
import { armyIn, cardIn, characterIn, itemIn, type Own, weaponIn } from '../../content/known.ts';
import type { BuildFacts } from '../../table/about.ts';
import { rulesText } from '../common/describe.ts';
import { Icon } from '../common/icon.tsx';
import { nameOf, type OpenDecision, type PartProps } from '../common/props.ts';
import { Bust } from '../pieces/busts.tsx';
import { CardFace, Zoom } from '../pieces/card.tsx';
import { CardChip } from '../pieces/card-chip.tsx';
import { Chip } from '../pieces/chips.tsx';
import styles from './muster.module.css';
import type { WithDecision } from './prompt.tsx';

const MUSTERING = ['army', 'recruit', 'equip', 'deck'] as const;
type Mustering = (typeof MUSTERING)[number];
export const isMustering = (decision: OpenDecision | undefined): decision is Extract<OpenDecision, { readonly ask: Mustering }> =>
  MUSTERING.some((ask) => ask === decision?.ask);

export function Muster(props: PartProps): ReactElement | null {
  const { decision, speaker } = props;
  if (!isMustering(decision)) return null;
  return (
    <section className={styles['muster']} aria-label={speaker.ask(decision)}>
      <header className={styles['head']}>
        <div className={styles['question']}>
          <Question />
        </div>
        <PassButton {...props} decision={decision} className={buttonStyles['main']} />
      </header>
      {decision.ask !== 'army' && <SoFar {...props} decision={decision} />}
      {choicesFor(props, decision)}
    </section>
  );
}
function choicesFor(props: PartProps, decision: Extract<OpenDecision, { readonly ask: Mustering }>): ReactNode {
  switch (decision.ask) {
    case 'army':
      return <Armies {...props} decision={decision} />;
    case 'recruit':
      return <Recruits {...props} decision={decision} />;
    case 'equip':
      return <Equipment {...props} decision={decision} />;
    case 'deck':
      return <DeckCards {...props} decision={decision} />;
  }
}

// ---- ready-made armies

function Armies(props: WithDecision<'army'>): ReactElement {
  const { decision, t } = props;
  return (
    <div className={styles['armies']}>
      {decision.options.map((option, number) =>
        'army' in option ? (
          <Plaque key={option.army} {...props} army={option.army} option={number} />
        ) : (
          <OptionButton key="build" {...props} option={number} className={`${styles['plaque']} ${styles['build']}`}>
            <Icon name="idea" />
            <b>{t('board.table.muster.build')}</b>
            <span>{t('board.table.muster.buildText')}</span>
          </OptionButton>
        ),
      )}
    </div>
  );
}
function Plaque({
  army: id,
  option,
  ...props
}: WithDecision<'army'> & { readonly army: string; readonly option: number }): ReactElement | null {
  const { view, t } = props;
  const { own } = view.table;
  const army = armyIn(own, id);
  if (army === undefined) return null;
  return (
    <article className={styles['plaque']} data-faction={army.faction}>
      <h3>
        {nameOf(id, t)} <Chip of="points" count={costOf(own, army.characters)} t={t} />
      </h3>
      <ul className={styles['members']}>
        {army.characters.map(({ character, weapons, items }) => (
          <li key={character}>
            <Bust character={character} faction={army.faction} className={styles['bust']} />
            <span>
              <b>{nameOf(character, t)}</b>
              <span className={styles['what']}>{t(`card.${character}`)}</span>
              <span className={styles['gear']}>
                {[...weapons, ...items].map((card, i) => (
                  <CardChip key={`${card} ${i}`} view={view} card={card} t={t} />
                ))}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles['gear']}>
        <span className={styles['what']}>{t('board.table.muster.deck')}</span>
        {countedOf([...army.glory, ...army.fate]).map(({ card, count }) => (
          <CardChip key={card} view={view} card={card} t={t}>
            {count > 1 && <small>×{count}</small>}
          </CardChip>
        ))}
      </p>
      <OptionButton {...props} option={option} className={buttonStyles['main']}>
        {t('board.table.muster.take', { army: id })}
      </OptionButton>
    </article>
  );
}
type Member = BuildFacts['characters'][number];
const costOf = (own: Own, members: readonly Member[]): number =>
  members.reduce(
    (sum, { character, weapons, items }) =>
      sum +
      (characterIn(own, character)?.cost ?? 0) +
      weapons.reduce((all, id) => all + (weaponIn(own, id)?.cost ?? 0), 0) +
      items.reduce((all, id) => all + (itemIn(own, id)?.cost ?? 0), 0),
    0,
  );

// ---- building

const STEPS = ['recruit', 'equip', 'deck'] as const;
/** The army so far, and its limit in points. */
function SoFar({ decision, view, t }: WithDecision<Exclude<Mustering, 'army'>>): ReactElement {
  const { characters, points, limit, fate, glory } = decision.facts;
  const { own } = view.table;
  return (
    <div className={styles['sofar']}>
      <ol className={styles['steps']}>
        {STEPS.map((step, i) => (
          <li key={step} aria-current={step === decision.ask ? 'step' : undefined}>
            {i + 1}. {t(`board.table.muster.step.${step}`)}
          </li>
        ))}
      </ol>
      <p className={styles['budget']}>
        <meter min={0} max={limit} value={points} aria-label={t('board.table.muster.budget', { points, limit })} />
        <b>{t('board.table.muster.budget', { points, limit })}</b>
      </p>
      {decision.ask === 'deck' && <p>{t('board.table.muster.cards', { fate: fate.length, glory: glory.length })}</p>}
      <ul className={styles['mates']}>
        {characters.map(({ character, weapons, items }) => {
          const def = characterIn(own, character);
          return def === undefined ? null : (
            <li key={character} data-faction={def.faction}>
              <Bust character={character} faction={def.faction} className={styles['mini']} />
              <b>{nameOf(character, t)}</b>
              {[...weapons, ...items].map((card, i) => (
                <CardChip key={`${card} ${i}`} view={view} card={card} t={t} />
              ))}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface OfferProps extends PartProps {
  readonly card: string;
  readonly option: number | undefined;
  readonly reason?: Reason | undefined;
  /** How many copies are in the deck. */
  readonly count?: number;
}
/** A card on offer, or one that cannot be taken and says why. */
function Offer({ card: id, option, reason, count = 0, ...props }: OfferProps): ReactElement | null {
  const { view, speaker, showRule, t } = props;
  const card = cardIn(view.table.own, id);
  if (card === undefined) return null;
  const face = (
    <>
      <CardFace card={card} t={t} isSpent={option === undefined} />
      {count > 0 && <span className={styles['count']}>×{count}</span>}
      <span className="unseen">{reason === undefined ? rulesText(card, t) : speaker.reason(reason)}</span>
    </>
  );
  return (
    <li className={styles['offer']}>
      <Zoom card={card} t={t} note={reason === undefined ? undefined : speaker.reason(reason)}>
        {option === undefined ? (
          <button
            type="button"
            className={styles['card']}
            aria-disabled="true"
            onClick={() => reason !== undefined && showRule(reason.rule)}
          >
            {face}
          </button>
        ) : (
          <OptionButton {...props} option={option} className={styles['card']}>
            {face}
          </OptionButton>
        )}
      </Zoom>
      {(card.kind === 'weapon' || card.kind === 'item') && <small>{t('board.table.muster.costs', { count: card.def.cost })}</small>}
    </li>
  );
}
function Recruits(props: WithDecision<'recruit'>): ReactElement {
  const { decision, whyNot } = props;
  const reasons = useReasons(decision.id, whyNot);
  return (
    <ul className={styles['cards']} data-large="true">
      {decision.options.map(({ character }, option) => (
        <Offer key={character} {...props} card={character} option={option} />
      ))}
      {reasons.map((reason) => (
        <Offer key={reason.what} {...props} card={reason.what ?? ''} option={undefined} reason={reason} />
      ))}
    </ul>
  );
}
/** Cards that could never be taken here are left out without an explanation. */
const NEVER: ReadonlySet<string> = new Set(['notForIt', 'wrongType', 'otherFaction', 'noCharacter', 'carriesOne']);
function Equipment(props: WithDecision<'equip'>): ReactElement {
  const { decision, whyNot, t } = props;
  const { characters } = decision.facts;
  const reasons = useReasons(decision.id, whyNot).filter(({ because, slots }) => !NEVER.has(because) && slots !== 0);
  return (
    <>
      {characters.map(({ character }) => (
        <section key={character}>
          <h3 className={styles['for']}>{t('board.table.muster.for', { character })}</h3>
          <ul className={styles['cards']}>
            {decision.options.map((option, number) =>
              option.character === character ? <Offer key={option.card} {...props} card={option.card} option={number} /> : null,
            )}
            {reasons.map((reason) => {
              const [who, ...card] = (reason.what ?? '').split(' ');
              return who === character ? (
                <Offer key={reason.what} {...props} card={card.join(' ')} option={undefined} reason={reason} />
              ) : null;
            })}
          </ul>
        </section>
      ))}
    </>
  );
}
function DeckCards(props: WithDecision<'deck'>): ReactElement {
  const { decision, whyNot } = props;
  const { fate, glory } = decision.facts;
  const reasons = useReasons(decision.id, whyNot).filter(({ because }) => !NEVER.has(because));
  const inDeck = (card: string): number => [...fate, ...glory].filter((one) => one === card).length;
  return (
    <ul className={styles['cards']}>
      {decision.options.map(({ card }, option) => (
        <Offer key={card} {...props} card={card} option={option} count={inDeck(card)} />
      ))}
      {reasons.map((reason) => (
        <Offer key={reason.what} {...props} card={reason.what ?? ''} option={undefined} reason={reason} count={inDeck(reason.what ?? '')} />
      ))}
    </ul>
  );
}
