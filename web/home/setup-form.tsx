import { gameOf } from '@tabularium/games';
import type { AnyGame } from '@tabularium/parts/define';
import { speaker } from '@tabularium/speech';
import { Suspense, useState } from 'react';
import { conflictsIn, type Draft, isFirstGame, orderOf, setupOf, withFirstGame, withMode } from '../frame/draft.ts';
import { useFront } from '../frame/front.tsx';
import { Page } from '../frame/page.tsx';
import { carried } from '../link/errors.ts';
import type { LinkCode } from '../link/link.ts';
import { useHouse } from '../settings/house.tsx';
import type { Spoken } from '../settings/messages/index.ts';
import { go } from '../settings/routes.ts';
import { Button, Icon, Notice, Segments, TextField } from '../ui/index.ts';
import { startMatch } from '../worker/local.ts';
import { ownContent } from '../workshop/own-content.ts';
import { ArmyChoice } from './army-choice.tsx';
import { Chairs } from './chairs.tsx';
import { ContentChoice } from './content-choice.tsx';
import { ModeCards } from './mode-cards.tsx';
import css from './setup-form.module.css';
import { SetupOptions } from './setup-options.tsx';

interface Props {
  readonly spoken: Spoken;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

export function SetupForm({ spoken, draft, onChange }: Props) {
  const { t, language, name } = useHouse();
  const say = speaker(spoken, { language });
  const { id: game, setup: schema, levels } = spoken;
  const [trouble, setTrouble] = useState<string>();
  const [isBeginning, setBeginning] = useState(false);
  const conflicts = conflictsIn(schema, draft);
  const usual = { me: name.trim() || t('setup.meDefault'), friend: (n: number) => t('setup.friendDefault', { n }) };
  const seatNumbers = schema.modes.find(({ id }) => id === draft.mode)?.seats ?? [];
  const isFirst = isFirstGame(schema, draft);
  const entry = gameOf(game);

  const sentenceFor = (code: LinkCode, message: string): string => {
    if (code === 'failed') return t('matches.unreadable', { message });
    return code === 'bad-content' ? t('workshop.unusable') : t(`refusal.${code}`);
  };
  const begin = async (): Promise<void> => {
    setBeginning(true);
    try {
      const content = entry && (await ownContent(entry, draft, language));
      go({ page: 'match', id: await startMatch(game, { ...orderOf(schema, draft, usual), content }) });
    } catch (error) {
      const { code, message } = carried(error);
      setTrouble(sentenceFor(code, message));
      setBeginning(false);
    }
  };

  return (
    <Page title={say.game().name}>
      <form
        className={css['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (conflicts.length === 0 && !isBeginning) void begin();
        }}
      >
        <div className={css['panels']}>
          <section className={css['panel']}>
            <div className={css['panelHead']}>
              <h2>{t('setup.title')}</h2>
              <Button look={isFirst ? 'primary' : 'plain'} aria-pressed={isFirst} onClick={() => onChange(withFirstGame(schema, draft))}>
                {isFirst && <Icon name="check" />}
                {t('setup.firstGame')}
              </Button>
            </div>
            <ModeCards
              label={t('setup.mode')}
              value={draft.mode}
              modes={schema.modes.map(({ id }) => ({ id, words: say.mode(id) }))}
              onChange={(mode) => onChange(withMode(schema, draft, mode))}
            />
          </section>

          <section className={css['panel']}>
            <h2>{t('setup.table')}</h2>
            <Segments
              label={t('setup.seats')}
              value={draft.seats}
              segments={seatNumbers.map((value) => ({ value, label: value }))}
              onChange={(seats) => onChange({ ...draft, seats })}
            />
            <Chairs draft={draft} levels={levels} usual={usual} onChange={onChange} />
          </section>

          <section className={css['panel']}>
            <h2>{t('setup.options')}</h2>
            <SetupOptions schema={schema} draft={draft} speaker={say} conflicts={conflicts} onChange={onChange} />
            {entry?.workshop && (
              <>
                <ArmyChoice entry={entry} draft={draft} setup={setupOf(schema, draft)} say={say} onChange={onChange} />
                <ContentChoice entry={entry} value={draft.pack} onChange={(pack) => onChange({ ...draft, pack })} />
              </>
            )}
            <details className={css['more']}>
              <summary>{t('setup.more')}</summary>
              <TextField
                label={t('setup.seed')}
                hint={t('setup.seedHint')}
                value={draft.seed}
                maxLength={64}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => onChange({ ...draft, seed: event.target.value })}
              />
            </details>
          </section>
        </div>

        <aside className={css['side']}>
          {entry && (
            <Suspense fallback={<div className={css['cover']} />}>
              <SetupCover entry={entry} />
            </Suspense>
          )}
          <p className={css['summary']}>{say.game().summary}</p>
          {conflicts.map((conflict) => (
            <Notice key={conflict.because} kind="trouble">
              {say.reason({ because: conflict.because, rule: conflict.rule })}{' '}
              <a href={`#/rules/${game}/${conflict.rule}`}>{t('setup.rule', { id: conflict.rule })}</a>
            </Notice>
          ))}
          {trouble !== undefined && <Notice kind="trouble">{trouble}</Notice>}
          <Button type="submit" look="primary" size="large" disabled={conflicts.length > 0 || isBeginning}>
            {t('setup.begin')}
          </Button>
        </aside>
      </form>
    </Page>
  );
}

function SetupCover({ entry }: { readonly entry: AnyGame }) {
  const { Cover } = useFront(entry);
  return (
    <div className={css['cover']}>
      <Cover aria-hidden="true" />
    </div>
  );
}
