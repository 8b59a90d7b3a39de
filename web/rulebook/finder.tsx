// Search as you type.
import { useDeferredValue, useMemo } from 'react';
import { useHouse } from '../settings/house.tsx';
import { TextField } from '../ui/index.ts';
import css from './finder.module.css';
import { type Entry, excerptOf, findIn } from './search.ts';

export function SearchField({ question, onAsk }: { readonly question: string; readonly onAsk: (question: string) => void }) {
  const { t } = useHouse();
  return (
    <search>
      <TextField
        label={t('rulebook.search')}
        isLabelHidden
        type="search"
        placeholder={t('rulebook.search')}
        value={question}
        onChange={({ target }) => onAsk(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || question === '') return;
          event.stopPropagation(); // keeps the surrounding panel open
          onAsk('');
        }}
      />
    </search>
  );
}

const MOST_FINDINGS = 60;

export function Findings({
  entries,
  question,
  hrefFor,
  onPick,
}: {
  readonly entries: readonly Entry[];
  readonly question: string;
  readonly hrefFor: (anchor: string) => string;
  readonly onPick: (anchor: string, event: { preventDefault: () => void }) => void;
}) {
  const { t } = useHouse();
  const asked = useDeferredValue(question);
  const found = useMemo(() => findIn(entries, asked), [entries, asked]);
  return (
    <section className={css['findings']}>
      <p role="status" className={css['count']}>
        {t('rulebook.found', { count: found.length })}
      </p>
      <ul className={css['list']}>
        {found.slice(0, MOST_FINDINGS).map((entry) => (
          <li key={entry.anchor}>
            <a className={css['finding']} href={hrefFor(entry.anchor)} onClick={(event) => onPick(entry.anchor, event)}>
              <span className={css['where']}>
                {entry.id !== undefined && <b>{entry.id}</b>} {entry.heading}
              </span>
              <Excerpt entry={entry} question={asked} />
            </a>
          </li>
        ))}
      </ul>
      {found.length > MOST_FINDINGS && <p className={css['count']}>{t('rulebook.more', { count: found.length - MOST_FINDINGS })}</p>}
    </section>
  );
}

function Excerpt({ entry, question }: { readonly entry: Entry; readonly question: string }) {
  const [before, found, after] = excerptOf(entry, question);
  return (
    <span>
      {before}
      {found !== '' && <mark className={css['hit']}>{found}</mark>}
      {after}
    </span>
  );
}
