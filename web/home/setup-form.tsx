import { gameOf } from '@tabularium/games';
import type { AnyGame } from '@tabularium/parts/define';
import { levelsUpTo } from '@tabularium/parts/levels';
import { speaker } from '@tabularium/speech';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { conflictsIn, type Draft, isOnline, orderOf, setupOf, withLevels, withMode, withRemote } from '../frame/draft.ts';
import { useFront } from '../frame/front.tsx';
import { Page } from '../frame/page.tsx';
import { useServer } from '../frame/use-server.ts';
import { carried } from '../link/errors.ts';
import { useHouse } from '../settings/house.tsx';
import type { Spoken } from '../settings/messages/index.ts';
import { go } from '../settings/routes.ts';
import { Button, Icon, Notice, Segments, TextField } from '../ui/index.ts';
import { startMatch } from '../worker/local.ts';
import { ownContent } from '../workshop/own-content.ts';
import { Chairs } from './chairs.tsx';
import { FirstGame } from './first-game.tsx';
import { ModeCards } from './mode-cards.tsx';
import css from './setup-form.module.css';
import { SetupOptions } from './setup-options.tsx';
import { useUsualNames } from './usual-names.ts';

const OnlineSetup = lazy(() => import('./online-setup.tsx'));
const ArmyChoice = lazy(() => import('./army-choice.tsx'));
const LessonList = lazy(() => import('./lesson-list.tsx'));
const ContentChoice = lazy(() => import('./content-choice.tsx'));

interface Props {
  readonly spoken: Spoken;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

export function SetupForm({ spoken, draft: drafted, onChange }: Props) {
  const { t, language, name, setName, emblem } = useHouse();
  const server = useServer();
  const say = speaker(spoken, { language });
  const { id: game, setup: schema } = spoken;
  const goesOnline = isOnline(drafted);
  const levels = levelsUpTo(spoken.levels, goesOnline ? server?.bots : undefined);
  const draft = withLevels(drafted, levels);
  const [trouble, setTrouble] = useState<string>();
  const [isBeginning, setBeginning] = useState(false);
  const conflicts = conflictsIn(schema, draft);
  const usual = useUsualNames();
  const seatNumbers = schema.modes.find(({ id }) => id === draft.mode)?.seats ?? [];
  const entry = gameOf(game);
  const oneMore = server && withRemote(schema, draft);

  const sentenceFor = async (error: unknown): Promise<string> => {
    const { code, message, limit } = carried(error);
    if (code === 'failed') return t('matches.unreadable', { message });
    if (code === 'bad-content') return t('workshop.unusable');
    const words = goesOnline ? await (await import('../settings/online-words.ts')).onlineWords(language) : t;
    return words(`refusal.${code}`, { limit });
  };
  const begin = async (): Promise<void> => {
    setBeginning(true);
    try {
      const content = entry && (await ownContent(entry, draft, language));
      const me = draft.chairs
        .slice(0, draft.seats)
        .find(({ who }) => who === 'me')
        ?.name.trim();
      if (me && name.trim() === '') setName(me); // asked once, in passing
      if (goesOnline) {
        const { makeTable } = await import('./make-table.ts');
        go({
          page: 'table',
          id: await makeTable(spoken, draft, {
            usual: { ...usual, friend: (n) => t('setup.friendDefault', { n }) },
            content,
            host: { name: me || usual.me || t('house.player', { n: 1 }), emblem: emblem || 'laurel' },
          }),
        });
      } else go({ page: 'match', id: await startMatch(game, { ...orderOf(schema, draft, usual), content }) });
    } catch (error) {
      setTrouble(await sentenceFor(error));
      setBeginning(false);
    }
  };

  return (
    <Page title={say.game().name}>
      {entry && (
        <Suspense>
          <Wash entry={entry} />
        </Suspense>
      )}
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
            </div>
            <ModeCards
              label={t('setup.mode')}
              value={draft.mode}
              modes={schema.modes.map(({ id }) => ({ id, words: say.mode(id) }))}
              onChange={(mode) => onChange(withMode(schema, draft, mode))}
            />
          </section>

          <section className={css['panel']}>
            <div className={css['panelHead']}>
              <h2>{t('setup.table')}</h2>
              {oneMore && (
                <Button onClick={() => onChange(oneMore)}>
                  <Icon name="link" />
                  {t('setup.playElsewhere')}
                </Button>
              )}
            </div>
            <Segments
              label={t('setup.seats')}
              value={draft.seats}
              segments={seatNumbers.map((value) => ({ value, label: value }))}
              onChange={(seats) => onChange({ ...draft, seats })}
            />
            <Chairs game={game} draft={draft} levels={levels} usual={usual} hasServer={server !== undefined} onChange={onChange} />
            {goesOnline && (
              <Suspense>
                <OnlineSetup draft={draft} onChange={onChange} />
              </Suspense>
            )}
          </section>

          <section className={css['panel']}>
            <h2>{t('setup.options')}</h2>
            <SetupOptions schema={schema} draft={draft} speaker={say} conflicts={conflicts} onChange={onChange} />
            {entry?.workshop && (
              <Suspense>
                <ArmyChoice entry={entry} draft={draft} setup={setupOf(schema, draft)} say={say} onChange={onChange} />
                <ContentChoice entry={entry} value={draft.pack} onChange={(pack) => onChange({ ...draft, pack })} />
              </Suspense>
            )}
            {!goesOnline && (
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
            )}
          </section>
        </div>

        <aside className={css['side']}>
          {entry && (
            <Suspense fallback={<div className={css['cover']} />}>
              <SetupCover entry={entry} />
            </Suspense>
          )}
          {entry && (
            <div className={css['begin']}>
              <FirstGame entry={entry} look="plain" />
              <p className={css['summary']}>{t('setup.firstGameText')}</p>
              {entry.lessons && (
                <Suspense>
                  <LessonList entry={entry} mode={draft.mode} />
                </Suspense>
              )}
            </div>
          )}
          {conflicts.map((conflict) => (
            <Notice key={conflict.because} kind="trouble">
              {say.reason({ because: conflict.because, rule: conflict.rule })}{' '}
              <a href={`#/rules/${game}/${conflict.rule}`}>{t('setup.rule', { id: conflict.rule })}</a>
            </Notice>
          ))}
          {trouble !== undefined && <Notice kind="trouble">{trouble}</Notice>}
          <Button type="submit" look="primary" size="large" disabled={conflicts.length > 0 || isBeginning}>
            {t(goesOnline ? 'setup.makeTable' : 'setup.begin')}
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

/** Tints the page in the game's colour. */
function Wash({ entry }: { readonly entry: AnyGame }) {
  const { isDark } = useHouse();
  const { colour } = useFront(entry);
  const hue = colour?.[isDark ? 'dark' : 'light'];
  useLayoutEffect(() => {
    if (hue === undefined) return undefined;
    document.documentElement.style.setProperty('--hue', hue);
    document.documentElement.dataset['dyed'] = '';
    return () => {
      document.documentElement.style.removeProperty('--hue');
      delete document.documentElement.dataset['dyed'];
    };
  }, [hue]);
  return null;
}
