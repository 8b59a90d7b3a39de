// The table as a seated player sees it.

import type { Pick, Said } from '@tabularium/kernel';
import { QuestionContext, ShowContext, StakesContext, ThreatsContext } from '@tabularium/parts/board';
import { looksAhead } from '@tabularium/parts/levels';
import { type Speaker, speakerAt } from '@tabularium/speech';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { savingItem } from '../frame/saving.ts';
import { peopleHere } from '../link/eyes.ts';
import { seatColours } from '../screen/colours.ts';
import { Frame } from '../screen/frame.tsx';
import { Log } from '../screen/log.tsx';
import { type Emblem, Seats } from '../screen/seats.tsx';
import { useHouse } from '../settings/house.tsx';
import { IconButton, Notice } from '../ui/index.ts';
import { useArming } from './desk/arming.ts';
import { laterChoices } from './desk/choices.ts';
import { Drawer } from './desk/drawer.tsx';
import type { Guide } from './desk/guide.ts';
import { OptionPanel } from './desk/option-panel.tsx';
import { usePreview } from './desk/preview.ts';
import { Question } from './desk/question.tsx';
import { useShortcuts } from './desk/shortcuts.ts';
import { Tools } from './desk/tools.tsx';
import { useAssistant } from './desk/use-assistant.ts';
import { useCounsel } from './desk/use-counsel.ts';
import { useDrawer } from './desk/use-drawer.ts';
import { useThreatsOffered } from './desk/use-threats.ts';
import { Waiting } from './desk/waiting.tsx';
import { MatchMenu } from './match-menu.tsx';
import { presenceIn, useOnline } from './online/use-online.ts';
import css from './seated.module.css';
import type { OpenTable } from './session/open-match.ts';
import type { Picture, Stage } from './session/session.ts';
import { useTold } from './session/told.ts';
import { useCall } from './session/turn.ts';
import { type Review, useReview } from './session/use-review.ts';
import { useSkipping } from './session/use-skipping.ts';
import { useStirred } from './session/use-stirred.ts';
import { useSounds } from './sound/use-sounds.ts';
import { Trouble } from './trouble.tsx';
import { TurnCall } from './turn-call.tsx';

// Loaded when first opened.
const RulebookPanel = lazy(() => import('../rulebook/panel.tsx'));
const TextBoard = lazy(() => import('../screen/text-board.tsx'));
const ReviewBar = lazy(() => import('./desk/review-bar.tsx'));
const WhyNot = lazy(() => import('./desk/why-not.tsx'));
const AdviceNote = lazy(() => import('./desk/advice-note.tsx'));
const DrawOffer = lazy(() => import('./draw-offer.tsx'));
const TrialNote = lazy(() => import('./trial-note.tsx'));
const Finish = lazy(() => import('./finish.tsx'));
const Chat = lazy(() => import('./online/chat.tsx'));
const Company = lazy(() => import('./online/company.tsx'));
const ClosedTable = lazy(() => import('./online/closed-table.tsx'));

/** What the table shows while the reader looks back. */
const pastOf = ({ isBefore, step: { shot, news } }: Review): Partial<Picture> => ({
  view: shot.before.view,
  due: shot.before.due,
  news: isBefore ? NO_NEWS : news,
});
const NO_NEWS: Picture['news'] = [];

export interface SeatedProps extends OpenTable {
  readonly guide: Guide | undefined;
  readonly stage: Stage;
  readonly names: readonly string[];
  readonly speaker: Speaker;
}

export function Seated({ link, session, show, pkg, board: Board, guide, stage, names, speaker }: SeatedProps) {
  const { t, pace, sound, setSound, emblem, colour } = useHouse();
  const { info } = link;
  const online = useOnline(link);
  const isClosed = online?.table.state === 'abandoned';
  const telling = useTold(stage.picture, show);
  const { isPlaying } = telling;
  const given = isClosed ? { ...telling.picture, decision: undefined, canUndo: false, mayTakeBack: undefined } : telling.picture;
  const helper = useAssistant(link, pkg, session, given, online);
  const assistant = guide ? undefined : helper;
  const isHelped = assistant?.decides === true;
  const own = useMemo(() => (isHelped ? { ...stage.picture, decision: undefined } : stage.picture), [stage.picture, isHelped]);
  const [only, ...others] = peopleHere(info);
  const emblemOf = (one: number): Emblem | undefined => {
    const name = online ? online.table.seats[one]?.emblem : one === only && others.length === 0 && !guide ? emblem : undefined;
    return name ? { name, ...(!online && { colour: `var(--person-${colour})` }) } : undefined;
  };
  const recall =
    only === undefined || others.length > 0 || guide || link.online || link.first.log.more.length === 0
      ? undefined
      : async () => (await import('./session/recalled.ts')).recalled(link, only, own);
  const { review, open: openPast } = useReview(own, show, pace, recall);
  const picture = isHelped || review ? { ...given, ...(review && pastOf(review)), decision: undefined } : given;
  const { eye, decision, due, view, canUndo, mayTakeBack, hasPreviews, log, fresh, news } = picture;
  const seat = typeof eye === 'number' ? eye : undefined;

  const call = useCall(own, isPlaying);
  const { result } = view;
  const end = result && { won: peopleHere(info).some((one) => result.winners.includes(one)) };
  useSounds({ picture: stage.picture, show, sound: pkg.sound, call, end });

  const [rule, showRule] = useState<string>();
  const [isAskingWhy, setAskingWhy] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [inWords, setInWords] = useState(false);
  const [pointing, setPointing] = useState<{ readonly decision: string; readonly option: number }>();
  const pointedHere = pointing !== undefined && pointing.decision === decision?.id ? pointing.option : undefined;
  const mayPoint = useStirred(decision?.id) && !guide?.isHolding;
  const pointed = guide?.pointed !== undefined && !mayPoint ? guide.pointed : (pointedHere ?? guide?.pointed);
  const point = useCallback(
    (option: number | undefined) => setPointing(option === undefined || !decision ? undefined : { decision: decision.id, option }),
    [decision],
  );
  const adviser = useCounsel(link, pkg.levels, guide ? undefined : seat, decision, point);
  const preview = usePreview(link, seat, decision, pointed, speaker);
  const wording = useMemo(() => speakerAt(speaker, pkg.meant, decision, view.table), [speaker, pkg.meant, decision, view.table]);
  const groups = useMemo(() => laterChoices(decision, wording), [decision, wording]);
  const count = decision ? decision.options.length + (decision.pass ? 1 : 0) : 0;

  const isText = inWords || !Board;
  const drawer = useDrawer(isText || guide !== undefined || view.result !== undefined || isClosed);
  const said = online?.lines.length ?? 0;
  const [read, setRead] = useState(0);
  if (drawer.showsLog && read !== said) setRead(said);
  const { close } = drawer;
  const give = useCallback(
    (pick: Pick, next?: readonly Said[]) => {
      close();
      void session.answer(pick, next);
    },
    [session, close],
  );
  const arming = useArming({ givesUp: pkg.givesUp, decision, sight: view.table, eye, speaker }, give);
  const { choose } = arming;
  const threats = useThreatsOffered();
  const canTakeBack = (canUndo || mayTakeBack !== undefined) && !stage.isBusy && !review;
  const undo = canTakeBack ? (): void => void session.undo() : undefined;
  const redo = stage.canRedo && !stage.isBusy && !review ? (): void => void session.redo() : undefined;
  const whyNot = decision ? (): void => setAskingWhy(true) : undefined;
  const isBotsTurn = view.result === undefined && due.some((one) => info.seats[one]?.kind === 'bot') && !decision;
  const skip = isPlaying || isBotsTurn ? session.skip : undefined;
  const past = isPlaying || review || isClosed ? undefined : openPast;
  useSkipping(isPlaying && !review ? () => show.skip(news) : undefined);
  useShortcuts({
    count,
    take: (key) => {
      const choice = groups()
        .flatMap((group) => group.choices)
        .find((one) => one.key === key);
      if (!choice) return;
      if (decision?.some) document.querySelector<HTMLInputElement>(`[data-key="${key}"]`)?.click();
      else choose(choice.option);
    },
    undo: () => undo?.(),
    redo: () => redo?.(),
    whyNot: () => whyNot?.(),
    past: () => past?.(),
    advice: () => adviser.ask?.(),
    options: () => drawer.toggle('play'),
    browse: () => drawer.show('play'),
    log: () => drawer.toggle('log'),
    rules: () => showRule(decision?.rule ?? ''),
    threats: () => threats.toggle?.(),
    sound: () => setSound(sound === 'on' ? 'off' : 'on'),
    skip: () => skip?.(),
    help: () => setHelpOpen(true),
  });

  const record = (what: 'watchReplay' | 'saveRecord') => (): void =>
    void session.act(async () => {
      await (await import('./record.ts'))[what](link);
      return undefined;
    });
  const mayTry = seat !== undefined && !view.result && info.trialOf === undefined && peopleHere(info).length === 1; // among people it would show what another may do
  const tryOut = (): void =>
    void session.act(async () => {
      await (await import('./trials.ts')).startTrial(info);
      return undefined;
    });
  const target = { game: info.game, onRule: showRule };
  const waiting = view.waiting[0];
  const tools = (
    <Tools onUndo={undo} onRedo={redo} onWhyNot={whyNot} onPast={past} onAdvice={guide ? null : adviser.ask} assistant={assistant} />
  );
  const question = review ? (
    <Suspense>
      <ReviewBar review={review} speaker={wording} />
    </Suspense>
  ) : view.result || isClosed ? null : decision ? (
    <Question
      sentence={speaker.ask(decision)}
      rule={decision.rule}
      to={peopleHere(info).length > 1 && seat !== undefined ? { seat, name: names[seat] ?? '' } : undefined}
      preview={arming.note ?? preview ?? (assistant?.isHeldBack ? t('table.assistant.heldBack') : undefined)}
      hint={hasPreviews ? t('table.pointHint') : undefined}
      tools={tools}
      isBusy={stage.isBusy}
      {...target}
    />
  ) : guide?.isHolding ? null : (
    <Waiting
      sentence={
        isPlaying
          ? t('table.showing')
          : assistant?.decides
            ? t('table.assistant.decides')
            : waiting
              ? speaker.waiting(waiting)
              : t('table.opening')
      }
      onSkip={skip}
      tools={tools}
    />
  );
  const carried = info.carried && !stage.hasDecided && <Notice>{t('table.carried', { count: info.carried.lost })}</Notice>;
  const mayOffer = view.agreed?.length === 0 && !view.result && !guide && !isClosed;
  const offer = view.agreed && view.agreed.length > 0 && !view.result && (
    <DrawOffer
      agreed={view.agreed}
      here={session.people}
      names={names}
      isBusy={stage.isBusy}
      onAgree={(one) => void session.draw(one, 'agree')}
      onEnd={(one) => void session.draw(one, 'end')}
    />
  );
  const frame = (
    <Frame
      className={css['table']}
      style={seatColours(pkg, view.table)}
      title={speaker.game().name}
      trail={speaker.trail(view.trail)}
      goal={pkg.goal?.(view.table, eye, speaker)}
      hasOwnContent={info.hasOwnContent === true}
      corner={
        <>
          <IconButton icon="book" label={t('table.rules')} aria-keyshortcuts="b" onClick={() => showRule(decision?.rule ?? '')} />
          <MatchMenu
            isText={isText}
            onText={Board && (() => setInWords(!inWords))}
            records={
              guide || (online && !view.result)
                ? []
                : [
                    { label: t('table.replay'), icon: 'replay', onSelect: record('watchReplay') },
                    ...(mayTry ? [{ label: t('table.trial.offer'), icon: 'eye' as const, onSelect: tryOut }] : []),
                    savingItem(t, info.seats, view.result !== undefined, record('saveRecord')),
                  ]
            }
            onLeave={seat !== undefined && view.result === undefined && !guide && !isClosed ? () => void session.leave(seat) : undefined}
            onOfferDraw={mayOffer && seat !== undefined ? () => void session.draw(seat, 'offer') : undefined}
            isHelpOpen={isHelpOpen}
            onHelp={setHelpOpen}
          />
        </>
      }
      boardLabel={t('table.board')}
      board={
        isText ? (
          <Suspense>
            <TextBoard pkg={pkg} view={view} eye={eye} names={names} speaker={speaker} />
          </Suspense>
        ) : (
          <QuestionContext value={question}>
            <Board
              view={review ? (review.isBefore ? view : review.step.shot.picture.view) : stage.picture.view}
              told={view}
              eye={eye}
              decision={decision}
              choose={choose}
              pointed={pointed}
              point={point}
              whyNot={() => (seat === undefined ? Promise.resolve([]) : link.whyNot(seat))}
              about={({ id }, option) => (seat === undefined ? Promise.resolve(undefined) : link.about(seat, id, option))}
              news={news}
              names={names}
              speaker={wording}
              t={speaker.t}
              pace={review ? pace || 1 : pace}
              showRule={showRule}
            />
          </QuestionContext>
        )
      }
    >
      <TurnCall call={call} name={peopleHere(info).length > 1 && seat !== undefined ? names[seat] : undefined} />
      <div className={css['notices']}>
        {stage.trouble && <Trouble trouble={stage.trouble} onDismiss={session.dismiss} />}
        <Suspense>
          {link.online && online && (
            <Company online={link.online} now={online} names={names} due={due} isOver={view.result !== undefined || isClosed} />
          )}
        </Suspense>
        {carried}
        <Suspense>{info.trialOf !== undefined && <TrialNote info={info} />}</Suspense>
        <Suspense>{adviser.advice && <AdviceNote advice={adviser.advice} speaker={wording} onDismiss={adviser.dismiss} />}</Suspense>
        {assistant?.isOn && !stage.hasDecided && <Notice>{t('table.assistant.said')}</Notice>}
        <Suspense>{offer}</Suspense>
      </div>
      <Drawer
        tab={drawer.tab}
        isOpen={drawer.isOpen}
        onTab={drawer.toggle}
        count={count}
        hasNews={(log.at(-1)?.n ?? -1) >= fresh}
        unread={said - read}
        tools={tools}
        threats={threats}
        seats={
          <Seats
            seats={online?.table.seats ?? info.seats}
            names={names}
            eye={eye}
            due={guide?.isHolding ? [] : due}
            table={view.table}
            result={view.result}
            speaker={speaker}
            presence={online && presenceIn(online)}
            emblem={emblemOf}
          />
        }
        log={
          <>
            <Log log={log} helped={picture.helped} fresh={fresh} freshLabel={t('table.since')} speaker={speaker} {...target} />
            <Suspense>{link.online && online && <Chat lines={online.lines} online={link.online} {...target} />}</Suspense>
          </>
        }
        note={guide?.note(showRule)}
        question={isText && question}
        preview={preview}
        play={
          <Suspense>
            {isClosed && link.online ? (
              <ClosedTable link={link} online={link.online} />
            ) : view.result ? (
              <Finish
                link={link}
                isKept={!guide}
                hasForesight={looksAhead(pkg.levels)}
                result={view.result}
                names={names}
                speaker={speaker}
                changes={info.changes ?? []}
                {...target}
              />
            ) : (
              decision && (
                <OptionPanel
                  decision={decision}
                  groups={groups}
                  pointed={pointed}
                  point={point}
                  choose={choose}
                  wanted={guide?.wanted}
                  hasPreview={hasPreviews}
                  isBusy={stage.isBusy}
                />
              )
            )}
          </Suspense>
        }
      />
      <Suspense>{rule !== undefined && <RulebookPanel game={info.game} rule={rule} onRule={showRule} />}</Suspense>
      <Suspense>
        {isAskingWhy && decision && seat !== undefined && (
          <WhyNot
            link={link}
            seat={seat}
            decision={decision.id}
            speaker={speaker}
            game={info.game}
            onRule={(id) => {
              setAskingWhy(false);
              showRule(id);
            }}
            onClose={() => setAskingWhy(false)}
          />
        )}
      </Suspense>
    </Frame>
  );
  return (
    <StakesContext value={arming.stakes}>
      <ThreatsContext value={threats.context}>
        <ShowContext value={show}>{frame}</ShowContext>
      </ThreatsContext>
    </StakesContext>
  );
}
