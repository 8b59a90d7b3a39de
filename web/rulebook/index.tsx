// The rulebook as a page: #/rules/<game>/<rule>.
import { useState } from 'react';
import { Page } from '../frame/page.tsx';
import { useHouse } from '../settings/house.tsx';
import { go, hrefOf } from '../settings/routes.ts';
import { useMedia } from '../settings/use-media.ts';
import { Failure } from '../ui/failure.tsx';
import { Loading } from '../ui/index.ts';
import { Contents } from './contents.tsx';
import { Findings, SearchField } from './finder.tsx';
import css from './index.module.css';
import { useRulebook } from './load.ts';
import { RulebookText } from './rulebook-text.tsx';
import { useScrollTo } from './scroll.ts';

export default function RulebookPage({ game, rule }: { readonly game: string; readonly rule?: string }) {
  const { t, language } = useHouse();
  const loaded = useRulebook(game, language);
  const [question, setQuestion] = useState('');
  const isWide = useMedia('(min-width: 60rem)');
  const isAsking = question.trim() !== '';
  const isReady = loaded.state === 'ready';
  useScrollTo(rule, isReady && !isAsking);

  if (loaded.state === 'failed')
    return (
      <Page title={t('rulebook.title')}>
        <Failure error={loaded.error} />
      </Page>
    );
  if (!isReady)
    return (
      <Page title={t('rulebook.title')}>
        <Loading />
      </Page>
    );
  const { book, entries } = loaded.value;
  const hrefFor = (anchor: string): string => hrefOf({ page: 'rules', game, rule: anchor });
  const onPick = (anchor: string): void => {
    setQuestion('');
    go({ page: 'rules', game, rule: anchor });
  };
  const contents = <Contents book={book} hrefFor={hrefFor} onPick={onPick} />;
  return (
    <Page title={book.title}>
      <div className={css['layout']}>
        <aside className={css['aside']}>
          <SearchField question={question} onAsk={setQuestion} />
          {isWide ? (
            contents
          ) : (
            <details className={css['fold']}>
              <summary>{t('rulebook.contents')}</summary>
              {contents}
            </details>
          )}
        </aside>
        <div className={css['text']}>
          {isAsking ? (
            <Findings entries={entries} question={question} hrefFor={hrefFor} onPick={onPick} />
          ) : (
            <RulebookText book={book} game={game} rule={rule} prefix="" />
          )}
        </div>
      </div>
    </Page>
  );
}
