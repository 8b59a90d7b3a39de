// Answers that have no better place: a button each, with a picture.
import { buttonStyles, OptionButton, useReasons } from '@tabularium/parts/board';
import type { ReactElement, ReactNode } from 'react';
import { cardIn } from '../../content/known.ts';
import { pieces } from '../../content/tables.ts';
import type { Asks, UnitName } from '../../table/asks.ts';
import { poseCalled } from '../../table/names.ts';
import { Icon } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import { type OpenDecision, unitIn } from '../common/props.ts';
import { touchesAt } from '../common/touches.ts';
import { PieceThumb } from '../pieces/piece-thumb.tsx';
import { Thumb } from '../pieces/thumb.tsx';
import styles from './prompt.module.css';
import type { WithDecision } from './prompt.tsx';

type PictureOf<A extends OpenDecision['ask']> = (option: Asks[A], props: WithDecision<A>) => ReactNode;

const icon = (name: IconName): ReactNode => <Icon name={name} />;
const unit = ({ unit: name }: { readonly unit: UnitName }, { view }: Pick<WithDecision, 'view'>): ReactNode => {
  const found = unitIn(view, name);
  const def = found && cardIn(view.table.own, found.card);
  return def === undefined ? null : <Thumb def={def} unit={found} own={view.table.own} />;
};
/** For other decisions the words are enough. */
const PICTURES: { readonly [A in OpenDecision['ask']]?: PictureOf<A> } = {
  piece: ({ piece }) => <PieceThumb kind={piece} />,
  pieceTurn: ({ degrees }, { decision }) => <PieceThumb kind={decision.facts.piece} degrees={degrees} />,
  number: ({ number }) => icon(number === 1 ? 'banner' : 'scroll'),
  deploy: unit,
  cloud: unit,
  splash: unit,
  disengage: unit,
  fortune: ({ reroll }) => icon(reroll ? 'dice' : 'shield'),
  chaos: ({ roll }) => icon(roll ? 'dice' : 'shield'),
};
/** Decisions whose answers are alike enough to stand in columns. */
const COLUMNS: ReadonlySet<string> = new Set(['deploy', 'cloud', 'splash', 'piece', 'pieceTurn', 'snap', 'objectiveSnap']);
/** Decisions whose options are explained in a line. */
const EXPLAINED: ReadonlySet<string> = new Set(['number', 'fortune', 'chaos', 'disengage']);
/** The name of an option, and what it means or leads to. */
function wordsOf({ decision, speaker, ground, t }: WithDecision, number: number): { readonly title: string; readonly more?: string } {
  const { ask, texts } = decision;
  const title = speaker.option(ask, decision.options[number]);
  if (ask === 'snap' || ask === 'objectiveSnap') {
    const option = decision.options[number];
    const pose = option && poseCalled(option.at);
    if (option === undefined || pose === undefined) return { title };
    const touches = touchesAt(ground, decision.facts.unit, pose);
    const more = [
      t('board.field.faces', { heading: option.at.split(' ')[2] }),
      ...touches.map((touch) => t(touch.unit === option.against ? 'board.table.snap.its' : 'board.table.snap.other', { ...touch })),
    ];
    return { title: t('board.table.snap.title', { ...option }), more: more.join(' · ') };
  }
  if (ask === 'piece') {
    const option = decision.options[number];
    return option === undefined ? { title } : { title, more: t(`board.field.ground.${pieces[option.piece].category}`) };
  }
  if (!EXPLAINED.has(ask) || !hasMeaning(decision, number)) return { title };
  return { title, more: t(`board.table.means.${ask}.${ask === 'disengage' ? 'each' : (texts[number] ?? '').replaceAll(' ', '_')}`) }; // every unit has the same explanation
}

export function Answers(props: WithDecision): ReactElement {
  const { decision } = props;
  const picture = PICTURES[decision.ask] as PictureOf<never> | undefined; // options and facts always come with their own ask
  return (
    <div className={styles['answers']} data-columns={COLUMNS.has(decision.ask)}>
      {decision.options.map((option, number) => {
        const { title, more } = wordsOf(props, number);
        return (
          <OptionButton key={decision.texts[number]} {...props} option={number} className={buttonStyles['button']}>
            {picture?.(option as never, props as never)}
            <span className={buttonStyles['lines']}>
              {title}
              {more !== undefined && <small>{more}</small>}
            </span>
          </OptionButton>
        );
      })}
      <RuledOut {...props} />
    </div>
  );
}
/** There is nothing to say of numbers beyond the second. */
const hasMeaning = ({ ask, texts }: OpenDecision, option: number): boolean => ask !== 'number' || ['1', '2'].includes(texts[option] ?? '');
/** Among few answers those ruled out are missed, so they are shown with the reason; a click leads to the rule. */
const FEW = 6;
function RuledOut({ decision, whyNot, speaker, showRule, t }: WithDecision): ReactNode {
  const reasons = useReasons(decision.id, whyNot).filter(({ what }) => what !== undefined);
  if (reasons.length > FEW) return null;
  return reasons.map((reason) => (
    <button
      key={reason.what}
      type="button"
      className={buttonStyles['button']}
      aria-disabled="true"
      title={t('board.table.openRule')}
      onClick={() => showRule(reason.rule)}
    >
      <span className={buttonStyles['lines']}>
        {t('board.table.thing', { thing: reason.what })}
        <small>{speaker.reason(reason)}</small>
      </span>
    </button>
  ));
}
