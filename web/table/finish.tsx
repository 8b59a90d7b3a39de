// After the last move: how it ended, how it went, the score sheet, and what to do next.
import { lazy, Suspense, useEffect, useState } from 'react';
import { outcomeFor, outcomeOf } from '../frame/match-words.ts';
import { peopleHere } from '../link/eyes.ts';
import { ScoreSheet, type ScoreSheetProps } from '../screen/score-sheet.tsx';
import { useHouse } from '../settings/house.tsx';
import { go, hrefOf, linkTo } from '../settings/routes.ts';
import { Failure } from '../ui/failure.tsx';
import { Button, ButtonLink, Dialog, Icon, LinkBox } from '../ui/index.ts';
import { startMatch } from '../worker/local.ts';
import { type Best, keepBest } from './finish/best.ts';
import { OutcomeBanner } from './finish/outcome.tsx';
import { TellingView } from './finish/telling.tsx';
import { useTelling } from './finish/use-telling.ts';
import css from './finish.module.css';
import type { OpenTable } from './session/open-match.ts';

const MatchAnalysis = lazy(() => import('../screen/analysis/analysis.tsx'));
const DiceCheck = lazy(() => import('./online/dice-check.tsx')); // only for matches on a server

interface FinishProps extends ScoreSheetProps, Pick<OpenTable, 'link'> {
  /** The match is stored, so it can be replayed and saved. */
  readonly isKept: boolean;
  /** Some bot of the game looks ahead, so it can judge decisions. */
  readonly hasForesight: boolean;
}

export default function Finish({ link, isKept, hasForesight, ...sheet }: FinishProps) {
  const { t, language, name } = useHouse();
  const [isOpen, setOpen] = useState(true);
  const [trouble, setTrouble] = useState<unknown>();
  const [sharing, setSharing] = useState<{ readonly link: string | undefined }>();
  const { info } = link;
  const { result, speaker } = sheet;
  const people = peopleHere(info);
  const outcome = outcomeFor(result, people);
  const { done, telling, shared } = useTelling(link, isKept, name);
  const best = useBest(info.game, info.setup.mode, info.id, info.trialOf === undefined ? telling?.reached : undefined);
  const reached = outcome === 'lost' && result.winners.length === 0 ? telling?.reached : undefined;
  const title = reached
    ? speaker.t(reached.said.key, reached.said.facts)
    : people.length === 1 || outcome === 'drawn'
      ? t(`finish.${outcome}`)
      : outcomeOf({ seats: info.seats.map((seat, n) => ({ ...seat, name: speaker.name(n) })), result }, t, language);
  const trying = (deed: () => Promise<void>) => (): void => void deed().catch(setTrouble);
  const rematch = trying(async () => {
    if (link.online) {
      const { id, secret } = await link.online.rematch();
      return go({ page: 'table', id, secret });
    }
    const content = info.hasOwnContent && (await link.record()).pack;
    const { game, setup, seats, assisted } = info;
    go({ page: 'match', id: await startMatch(game, { setup, seats, content, assisted }) });
  });
  const watch = trying(async () => (await import('./record.ts')).watchReplay(link));
  const save = trying(async () => (await import('./record.ts')).saveRecord(link));
  const share = trying(async () => {
    const text = await shared?.();
    const at = telling?.turning[0]?.place;
    setSharing({ link: text === undefined ? undefined : linkTo({ page: 'replay', id: text, ...(at !== undefined && { at }) }) });
  });
  const hasPlayed = !link.online || info.here?.length !== 0;
  const ways = (
    <div className={css['ways']}>
      {hasPlayed && (
        <Button look="primary" onClick={rematch}>
          {t('table.rematch')}
        </Button>
      )}
      {isKept && (
        <>
          {link.online ? (
            <Button onClick={watch}>
              <Icon name="replay" size={18} />
              {t('table.replay')}
            </Button>
          ) : (
            <ButtonLink href={hrefOf({ page: 'replay', id: info.id })}>
              <Icon name="replay" size={18} />
              {t('table.replay')}
            </ButtonLink>
          )}
          {shared && (
            <Button onClick={share}>
              <Icon name="link" size={18} />
              {t('finish.share')}
            </Button>
          )}
          <Button onClick={save}>
            <Icon name="save" size={18} />
            {t('table.export')}
          </Button>
        </>
      )}
      {sharing && (sharing.link === undefined ? <p>{t('replay.tooLong')}</p> : <LinkBox link={sharing.link} />)}
    </div>
  );
  return (
    <>
      <div className={css['finish']}>
        <p className={css['outcome']} role="status">
          {speaker.result(result)}
        </p>
        <Button onClick={() => setOpen(true)}>{t('table.score.title')}</Button>
        {ways}
        {trouble !== undefined && <Failure error={trouble} />}
      </div>
      <Dialog isWide title={speaker.game().name} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={css['sheet']}>
          <OutcomeBanner game={info.game} outcome={outcome}>
            <p className={css['great']}>{title}</p>
            {telling?.decided && <p>{speaker.t(telling.decided.key, telling.decided.facts)}</p>}
            {best && (
              <p className={css['best']}>
                {best.isNew ? t('finish.bestYet') : t('finish.best', { what: speaker.t(best.said.key, best.said.facts) })}
              </p>
            )}
            {ways}
          </OutcomeBanner>
          {trouble !== undefined && <Failure error={trouble} />}
          {isKept && !telling && done < 1 && (
            <p className={css['working']} role="status">
              {t('finish.working')} <progress value={done} max={1} aria-label={t('finish.working')} />
            </p>
          )}
          {isKept && hasForesight && people.length > 0 && (
            <Suspense>
              <MatchAnalysis
                id={info.id}
                record={() => link.record()}
                seats={people}
                speaker={speaker}
                leading={(words, at) => (link.online ? words : <a href={hrefOf({ page: 'replay', id: info.id, at })}>{words}</a>)}
              />
            </Suspense>
          )}
          {telling && <TellingView telling={telling} speaker={speaker} replay={link.online ? undefined : info.id} />}
          <section>
            <h3 className={css['heading']}>{t('table.score.title')}</h3>
            <ScoreSheet {...sheet} advised={telling?.advised} />
          </section>
          <Suspense>{link.online && <DiceCheck link={link} online={link.online} />}</Suspense>
        </div>
      </Dialog>
    </>
  );
}

/** The best result so far in this mode, or that this is it. */
function useBest(
  game: string,
  mode: string,
  match: string,
  reached: Omit<Best, 'match'> | undefined,
): (Omit<Best, 'match'> & { readonly isNew: boolean }) | undefined {
  const [best, setBest] = useState<Best>();
  useEffect(() => {
    if (reached) setBest(keepBest(game, mode, { ...reached, match }) ?? { ...reached, match });
  }, [game, mode, match, reached]);
  return reached && best && { ...best, isNew: best.match === match || best.far < reached.far };
}
