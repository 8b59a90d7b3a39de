import type { WholeRulebook } from '@tabularium/speech';
import { useHouse } from '../settings/house.tsx';
import css from './contents.module.css';
import { anchorOf } from './search.ts';

/** The table of contents: chapters, then reference pages. */
export function Contents({
  book,
  hrefFor,
  onPick,
}: {
  readonly book: WholeRulebook;
  readonly hrefFor: (anchor: string) => string;
  readonly onPick: (anchor: string, event: { preventDefault: () => void }) => void;
}) {
  const { t } = useHouse();
  return (
    <nav aria-label={t('rulebook.contents')}>
      <ol className={css['contents']}>
        {book.chapters.map(({ heading }) => {
          const anchor = anchorOf(heading);
          const [, number, title] = /^(\d+) (.*)$/.exec(heading) ?? [];
          return (
            <li key={anchor} className={css['line']}>
              <a href={hrefFor(anchor)} onClick={(event) => onPick(anchor, event)}>
                <span className={css['number']}>{number}</span>
                <span>{title ?? heading}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
