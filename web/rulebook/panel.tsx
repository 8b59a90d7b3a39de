// The rulebook as a panel beside the table, open at a given rule.
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useHouse } from '../settings/house.tsx';
import { hrefOf } from '../settings/routes.ts';
import { DialogClose } from '../ui/dialog-close.tsx';
import { Failure } from '../ui/failure.tsx';
import { Loading } from '../ui/index.ts';
import { useFocusBack } from '../ui/use-focus-back.ts';
import { Contents } from './contents.tsx';
import { Findings, SearchField } from './finder.tsx';
import { useRulebook } from './load.ts';
import css from './panel.module.css';
import { RulebookText } from './rulebook-text.tsx';
import { useScrollTo } from './scroll.ts';

export interface RulebookPanelProps {
  readonly game: string;
  /** Empty to open at the beginning. */
  readonly rule: string;
  readonly onRule: (rule: string | undefined) => void;
}

export default function RulebookPanel({ game, rule, onRule }: RulebookPanelProps) {
  const { t } = useHouse();
  const giveFocusBack = useFocusBack();
  return (
    <Dialog.Root modal={false} open onOpenChange={(isOpen) => (isOpen ? undefined : onRule(undefined))}>
      <Dialog.Portal>
        <Dialog.Content
          className={css['beside']}
          data-beside=""
          aria-describedby={undefined}
          onCloseAutoFocus={giveFocusBack}
          onInteractOutside={(event) => event.preventDefault()} // stays open while people play
        >
          <div className={css['head']}>
            <Dialog.Title className={css['title']}>{t('rulebook.title')}</Dialog.Title>
            <DialogClose />
          </div>
          <div className={css['body']}>
            <PanelBody game={game} rule={rule} onRule={onRule} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const PREFIX = 'panel-';

function PanelBody({ game, rule, onRule }: { readonly game: string; readonly rule: string; readonly onRule: (rule: string) => void }) {
  const { t, language } = useHouse();
  const loaded = useRulebook(game, language);
  const [question, setQuestion] = useState('');
  const isAsking = question.trim() !== '';
  useScrollTo(rule === '' ? undefined : PREFIX + rule, loaded.state === 'ready' && !isAsking);
  if (loaded.state === 'failed') return <Failure error={loaded.error} />;
  if (loaded.state === 'loading') return <Loading />;
  const { book, entries } = loaded.value;
  const hrefFor = (anchor: string): string => hrefOf({ page: 'rules', game, rule: anchor });
  const onPick = (anchor: string, event: { preventDefault: () => void }): void => {
    event.preventDefault();
    setQuestion('');
    onRule(anchor);
  };
  return (
    <div className={css['panel']}>
      <div className={css['top']}>
        <SearchField question={question} onAsk={setQuestion} />
      </div>
      {isAsking ? (
        <Findings entries={entries} question={question} hrefFor={hrefFor} onPick={onPick} />
      ) : (
        <>
          <details className={css['fold']} key={rule}>
            <summary>{t('rulebook.contents')}</summary>
            <Contents book={book} hrefFor={hrefFor} onPick={onPick} />
          </details>
          <RulebookText book={book} game={game} rule={rule} prefix={PREFIX} onRule={onRule} />
        </>
      )}
    </div>
  );
}
