// The text of a rulebook, chapter by chapter.
import type { Chapter, RuleText } from '@tabularium/speech';
import { memo } from 'react';
import { useHouse } from '../settings/house.tsx';
import { cx } from '../ui/index.ts';
import type { ReadableRulebook } from './load.ts';
import { Prose } from './prose.tsx';
import { RuleRef, type RuleTarget } from './rule-ref.tsx';
import css from './rulebook-text.module.css';
import { anchorOf } from './search.ts';

interface TextProps extends RuleTarget {
  /** The rule to highlight. */
  readonly rule: string | undefined;
  /** Keeps element ids unique where a page shows two rulebooks. */
  readonly prefix: string;
}

export function RulebookText({ book, ...props }: TextProps & { readonly book: ReadableRulebook['book'] }) {
  return (
    <div className={css['book']}>
      {book.preface !== '' && <Prose text={book.preface} game={props.game} onRule={props.onRule} />}
      {book.chapters.map((chapter) => (
        <ChapterText key={chapter.heading} chapter={chapter} {...props} rule={ruleIn(chapter, props.rule)} />
      ))}
    </div>
  );
}

/** The rule if it is in this chapter. Chapters without it keep their props and are not redrawn. */
const ruleIn = (chapter: Chapter, rule: string | undefined): string | undefined =>
  rule === anchorOf(chapter.heading) || chapter.rules.some(({ id }) => id === rule) ? rule : undefined;

const ChapterText = memo(function ChapterText({ chapter, rule, prefix, ...target }: TextProps & { readonly chapter: Chapter }) {
  const anchor = anchorOf(chapter.heading);
  const [, number, title] = /^(\d+) (.*)$/.exec(chapter.heading) ?? [];
  return (
    <section className={css['chapter']} aria-labelledby={prefix + anchor}>
      <h2 id={prefix + anchor} className={cx(css['title'], rule === anchor && css['wanted'])} tabIndex={-1}>
        {number !== undefined && <span className={css['number']}>{number} </span>}
        {title ?? chapter.heading}
      </h2>
      {chapter.intro !== '' && <Prose text={chapter.intro} {...target} />}
      {chapter.rules.map((one) => (
        <Rule key={one.id} one={one} isWanted={one.id === rule} prefix={prefix} {...target} />
      ))}
    </section>
  );
});

function Rule({
  one,
  isWanted,
  prefix,
  ...target
}: RuleTarget & { readonly one: RuleText; readonly isWanted: boolean; readonly prefix: string }) {
  return (
    <article
      id={prefix + one.id}
      className={cx(css['rule'], isWanted && css['wanted'])}
      tabIndex={-1}
      aria-labelledby={`${prefix}${one.id}-id`}
    >
      <header className={css['head']}>
        <h3 id={`${prefix}${one.id}-id`} className={css['id']}>
          <RuleRef id={one.id} {...target} />
        </h3>
        <MarkBadge mark={one.mark} />
      </header>
      <Prose text={one.text} {...target} />
    </article>
  );
}

const MARKS = ['original', 'reading', 'ours'];
/** Where a rule comes from: the original, our reading of it, or our own addition. */
function MarkBadge({ mark }: { readonly mark: string }) {
  const { t } = useHouse();
  if (!MARKS.includes(mark)) return null;
  return (
    <span className={cx(css['mark'], css[mark])} title={t(`rulebook.about.${mark}`)}>
      {t(`rulebook.mark.${mark}`)}
    </span>
  );
}
