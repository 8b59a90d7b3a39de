// The replay screen: board, current step, and controls.
import type { Eye, Part } from '@tabularium/kernel';
import { looksAhead, USUAL } from '@tabularium/parts/levels';
import type { Translate } from '@tabularium/parts/shape';
import { type Speaker, speakerAt, speaker as speakerFor } from '@tabularium/speech';
import { lazy, Suspense, useMemo, useState } from 'react';
import { nameOf } from '../frame/match-words.ts';
import { SettingsButton } from '../frame/settings-dialog.tsx';
import { deciding, humansOf } from '../link/eyes.ts';
import { chosenWords } from '../screen/chosen.ts';
import { seatColours } from '../screen/colours.ts';
import { Frame } from '../screen/frame.tsx';
import { Log } from '../screen/log.tsx';
import { OwnContent } from '../screen/own-content.tsx';
import { ScoreSheet } from '../screen/score-sheet.tsx';
import { Seats } from '../screen/seats.tsx';
import TextBoard from '../screen/text-board.tsx';
import { useHouse } from '../settings/house.tsx';
import { go } from '../settings/routes.ts';
import { store } from '../store/index.ts';
import { Failure } from '../ui/failure.tsx';
import { Button, Icon, IconButton, Loading } from '../ui/index.ts';
import type { AllEyes } from '../worker/all-seeing.ts';
import type { Place } from '../worker/projector.ts';
import { advisedIn } from '../worker/tale.ts';
import { Controls } from './controls.tsx';
import type { OpenReplay } from './open-replay.ts';
import { STEP_TIMES, usePlayback, usePlaybackKeys } from './playback.ts';
import { ShareDialog } from './share-dialog.tsx';
import css from './theatre.module.css';
import { useStill } from './use-still.ts';

const CounselAt = lazy(() => import('./counsel-at.tsx'));
const MatchAnalysis = lazy(() => import('../screen/analysis/analysis.tsx'));
const RulebookPanel = lazy(() => import('../rulebook/panel.tsx'));

const nothing = (): void => undefined;

export function Theatre({ start, ...replay }: OpenReplay & { readonly start: number | undefined }) {
  const { film, origins, seats, pkg, board: Board, eyes, worker } = replay;
  const { t, language, pace } = useHouse();
  const playback = usePlayback(film.places, start);
  usePlaybackKeys(playback);
  const [eye, setEye] = useState<Eye | AllEyes>(eyes[0] ?? 'public');
  const [rule, showRule] = useState<string>();
  const [isSharing, setSharing] = useState(false);
  const [trouble, setTrouble] = useState<unknown>();
  const still = useStill(replay, playback.place, eye, setTrouble);

  const names = useMemo(() => seats.map((_, seat) => nameOf({ seats }, seat, t)), [seats, t]);
  const speaker = useMemo(() => speakerFor(pkg, { language, names }), [pkg, language, names]);
  const place = film.places[playback.place];
  const words = place ? stepWords(place, film.parts, eyes.includes('all') ? 'all' : eye, speaker, t) : '';
  const branch = async (): Promise<void> => {
    const match = await worker.branch(playback.place, seats);
    await store.create(match);
    go({ page: 'match', id: match.id });
  };
  const target = { game: origins.game, onRule: showRule };
  if (!still) return trouble === undefined ? <Loading text={t('replay.opening')} /> : <Failure error={trouble} />;
  const { view, seenBy, log, fresh, news } = still;
  const isOlder = place !== undefined && film.parts[place.part]?.version !== film.version;
  const isOver = film.result !== undefined;
  const isAtEnd = playback.place === playback.last && isOver;
  return (
    <Frame
      className={css['theatre']}
      style={seatColours(pkg, view.table)}
      title={t('replay.title')}
      trail={speaker.trail(view.trail)}
      goal={pkg.goal?.(view.table, seenBy, speaker)}
      hasOwnContent={film.changes.length > 0}
      corner={
        <>
          <IconButton icon="book" label={t('table.rules')} onClick={() => showRule('')} />
          <SettingsButton />
        </>
      }
      boardLabel={t('replay.board')}
      board={
        Board ? (
          <Board
            view={view}
            told={view}
            eye={seenBy}
            decision={undefined}
            choose={nothing}
            pointed={undefined}
            point={nothing}
            whyNot={() => Promise.resolve([])}
            about={() => Promise.resolve(undefined)}
            news={news}
            names={names}
            speaker={speaker}
            t={speaker.t}
            pace={Math.min(pace, STEP_TIMES[playback.speed] / 2)}
            showRule={showRule}
          />
        ) : (
          <TextBoard pkg={pkg} view={view} eye={seenBy} names={names} speaker={speaker} />
        )
      }
    >
      <title>{`${t('replay.title')} · Tabularium`}</title>
      <div className={css['controls']}>
        <Controls playback={playback} words={words} eye={eye} eyes={eyes} names={names} onEye={setEye} />
      </div>
      <aside className={css['side']} aria-label={t('table.side')}>
        <div className={css['words']}>
          <Seats
            isLive={false}
            seats={seats}
            names={names}
            eye={eye === 'all' ? 'public' : eye}
            due={deciding(view)}
            table={view.table}
            result={view.result}
            speaker={speaker}
          />
          <p className={css['step']} role="status">
            {words}
          </p>
          {!isAtEnd && <OwnContent changes={film.changes} speaker={speaker} />}
          {isOlder && <p className={css['note']}>{t('replay.older', { version: film.parts[place?.part ?? 0]?.version })}</p>}
          {place?.isUnseen && <p className={css['note']}>{t('replay.unseen')}</p>}
          {film.result === undefined && <p className={css['note']}>{t('replay.running')}</p>}
          <div className={css['ways']}>
            {!isAtEnd && (isOver || humansOf(seats).length === 1) && !isOlder && (
              <Button
                size="small"
                title={t(isOver ? 'replay.branched' : 'replay.branchedRunning')}
                onClick={() => void branch().catch(setTrouble)}
              >
                <Icon name="play" size={16} />
                {t('replay.branch')}
              </Button>
            )}
            {film.result !== undefined && (
              <Button size="small" onClick={() => setSharing(true)}>
                <Icon name="link" size={16} />
                {t('replay.share')}
              </Button>
            )}
          </div>
          {trouble !== undefined && <Failure error={trouble} />}
          {isOver && !isAtEnd && !isOlder && pkg.levels.includes(USUAL) && deciding(view).length > 0 && (
            <Suspense>
              <CounselAt
                key={playback.place}
                ask={() => worker.counsel(playback.place)}
                speakerFor={(decision) => speakerAt(speaker, pkg.meant, decision, view.table)}
              />
            </Suspense>
          )}
          {isOver && looksAhead(pkg.levels) && (
            <Suspense>
              <MatchAnalysis
                id={replay.ownId}
                record={() => worker.record()}
                seats={humansOf(seats)}
                speaker={speaker}
                leading={(text, at) => (
                  <button type="button" className={css['lapse']} onClick={() => playback.seek(at)}>
                    {text}
                  </button>
                )}
              />
            </Suspense>
          )}
          {isAtEnd && film.result && (
            <ScoreSheet
              result={film.result}
              names={names}
              speaker={speaker}
              changes={film.changes}
              advised={advisedIn(origins)}
              {...target}
            />
          )}
        </div>
        <div className={css['log']}>
          <Log log={log} fresh={fresh} speaker={speaker} {...target} />
        </div>
      </aside>
      <Suspense>{rule !== undefined && <RulebookPanel game={origins.game} rule={rule} onRule={showRule} />}</Suspense>
      {isSharing && <ShareDialog replay={replay} onClose={() => setSharing(false)} />}
    </Frame>
  );
}

/** Describes the last decision, as far as the viewer may know it. */
function stepWords({ input, part }: Place, parts: readonly Part[], eye: Eye | AllEyes, speaker: Speaker, t: Translate): string {
  if (!input) return part === 0 ? t('replay.start') : t('replay.passage', { count: parts[part]?.lost ?? 0 });
  const name = speaker.name(input.seat);
  if ('says' in input) return t(`replay.draw.${input.says}`, { name });
  if (!('option' in input)) return t('replay.left', { name });
  if (eye !== 'all' && eye !== input.seat) return t('replay.decidedSecretly', { name });
  const what = chosenWords(speaker, input.ask, input.option) || input.text;
  const helped = HELPED.has(input.by) ? `.${input.by}` : '';
  return t(`replay.decided${helped && 'By'}${helped}`, { name, what });
}
const HELPED: ReadonlySet<string> = new Set(['preset', 'assistant', 'advised', 'hurried']);
