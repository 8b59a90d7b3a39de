// The table as a seated player sees it.
import { QuestionContext } from '@tabularium/parts/board';
import type { BoardProps } from '@tabularium/parts/shape';
import type { Speaker } from '@tabularium/speech';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { savingItem } from '../frame/saving.ts';
import { peopleHere } from '../link/eyes.ts';
import { seatColours } from '../screen/colours.ts';
import { Frame } from '../screen/frame.tsx';
import { Log } from '../screen/log.tsx';
import { Seats } from '../screen/seats.tsx';
import { useHouse } from '../settings/house.tsx';
import { IconButton, Notice } from '../ui/index.ts';
import { choicesOf } from './desk/choices.ts';
import { Drawer } from './desk/drawer.tsx';
import type { Guide } from './desk/guide.ts';
import { OptionPanel } from './desk/option-panel.tsx';
import { usePreview } from './desk/preview.ts';
import { Question } from './desk/question.tsx';
import { useShortcuts } from './desk/shortcuts.ts';
import { Tools } from './desk/tools.tsx';
import { useDrawer } from './desk/use-drawer.ts';
import { Waiting } from './desk/waiting.tsx';
import { MatchMenu } from './match-menu.tsx';
import { presenceIn, useOnline } from './online/use-online.ts';
import css from './seated.module.css';
import type { OpenTable } from './session/open-match.ts';
import type { Stage } from './session/session.ts';
import { useStirred } from './session/use-stirred.ts';
import { Trouble } from './trouble.tsx';

// Loaded when first opened.
const RulebookPanel = lazy(() => import('../rulebook/panel.tsx'));
const TextBoard = lazy(() => import('../screen/text-board.tsx'));
const WhyNot = lazy(() => import('./desk/why-not.tsx'));
const DrawOffer = lazy(() => import('./draw-offer.tsx'));
const Finish = lazy(() => import('./finish.tsx'));
const Chat = lazy(() => import('./online/chat.tsx'));
const Company = lazy(() => import('./online/company.tsx'));
const ClosedTable = lazy(() => import('./online/closed-table.tsx'));

export interface SeatedProps extends OpenTable {
  readonly guide: Guide | undefined;
  readonly stage: Stage;
  readonly names: readonly string[];
  readonly speaker: Speaker;
}

export function Seated({ link, session, pkg, board: Board, guide, stage, names, speaker }: SeatedProps) {
  const { t, pace } = useHouse();
  const { info } = link;
  const online = useOnline(link);
  const isClosed = online?.table.state === 'abandoned';
  const picture = isClosed ? { ...stage.picture, decision: undefined, canUndo: false, mayTakeBack: undefined } : stage.picture;
  const { eye, decision, due, view, canUndo, mayTakeBack, hasPreviews, log, fresh, news } = picture;
  const seat = typeof eye === 'number' ? eye : undefined;

  const [rule, showRule] = useState<string>();
  const [isAskingWhy, setAskingWhy] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [inWords, setInWords] = useState(false);
  const [pointing, setPointing] = useState<{ readonly decision: string; readonly option: number }>();
  const own = pointing !== undefined && pointing.decision === decision?.id ? pointing.option : undefined;
  const mayPoint = useStirred(decision?.id) && !guide?.isHolding;
  const pointed = guide?.pointed !== undefined && !mayPoint ? guide.pointed : (own ?? guide?.pointed);
  const point = useCallback(
    (option: number | undefined) => setPointing(option === undefined || !decision ? undefined : { decision: decision.id, option }),
    [decision],
  );
  const preview = usePreview(link, seat, decision, pointed, speaker);
  const choices = useMemo(() => (decision ? choicesOf(decision, speaker).flatMap((group) => group.choices) : []), [decision, speaker]);

  const isText = inWords || !Board;
  const drawer = useDrawer(isText || guide !== undefined || view.result !== undefined || isClosed);
  const said = online?.lines.length ?? 0;
  const [read, setRead] = useState(0);
  if (drawer.showsLog && read !== said) setRead(said);
  const choose: BoardProps['choose'] = useCallback((pick, next) => void session.answer(pick, next), [session]);
  const canTakeBack = (canUndo || mayTakeBack !== undefined) && !stage.isBusy;
  const undo = canTakeBack ? (): void => void session.undo() : undefined;
  const redo = stage.canRedo && !stage.isBusy ? (): void => void session.redo() : undefined;
  const whyNot = decision ? (): void => setAskingWhy(true) : undefined;
  const isBotsTurn = view.result === undefined && due.some((one) => info.seats[one]?.kind === 'bot') && !decision;
  const skip = isBotsTurn ? session.skip : undefined;
  useShortcuts({
    count: choices.length,
    take: (key) => {
      const choice = choices[key - 1];
      if (!choice) return;
      if (decision?.some) document.querySelector<HTMLInputElement>(`[data-key="${key}"]`)?.click();
      else choose(choice.option);
    },
    undo: () => undo?.(),
    redo: () => redo?.(),
    whyNot: () => whyNot?.(),
    options: () => drawer.toggle('play'),
    browse: () => drawer.show('play'),
    log: () => drawer.toggle('log'),
    rules: () => showRule(decision?.rule ?? ''),
    skip: () => skip?.(),
    help: () => setHelpOpen(true),
  });

  const record = (what: 'watchReplay' | 'saveRecord') => (): void =>
    void session.act(async () => {
      await (await import('./record.ts'))[what](link);
      return undefined;
    });
  const target = { game: info.game, onRule: showRule };
  const waiting = view.waiting[0];
  const tools = <Tools onUndo={undo} onRedo={redo} onWhyNot={whyNot} />;
  const question =
    view.result || isClosed ? null : decision ? (
      <Question
        sentence={speaker.ask(decision)}
        rule={decision.rule}
        to={peopleHere(info).length > 1 && seat !== undefined ? { seat, name: names[seat] ?? '' } : undefined}
        preview={preview}
        hint={hasPreviews ? t('table.pointHint') : undefined}
        tools={tools}
        isBusy={stage.isBusy}
        {...target}
      />
    ) : guide?.isHolding ? null : (
      <Waiting sentence={waiting ? speaker.waiting(waiting) : t('table.opening')} onSkip={skip} tools={tools} />
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
  return (
    <Frame
      className={css['table']}
      style={seatColours(pkg, view.table)}
      title={speaker.game().name}
      trail={speaker.trail(view.trail)}
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
              view={view}
              eye={eye}
              decision={decision}
              choose={choose}
              pointed={pointed}
              point={point}
              whyNot={() => (seat === undefined ? Promise.resolve([]) : link.whyNot(seat))}
              about={({ id }, option) => (seat === undefined ? Promise.resolve(undefined) : link.about(seat, id, option))}
              news={news}
              names={names}
              speaker={speaker}
              t={speaker.t}
              pace={pace}
              showRule={showRule}
            />
          </QuestionContext>
        )
      }
    >
      <div className={css['notices']}>
        {stage.trouble && <Trouble trouble={stage.trouble} onDismiss={session.dismiss} />}
        <Suspense>
          {link.online && online && (
            <Company online={link.online} now={online} names={names} due={due} isOver={view.result !== undefined || isClosed} />
          )}
        </Suspense>
        {carried}
        <Suspense>{offer}</Suspense>
      </div>
      <Drawer
        tab={drawer.tab}
        isOpen={drawer.isOpen}
        onTab={drawer.toggle}
        count={choices.length}
        hasNews={(log.at(-1)?.n ?? -1) >= fresh}
        unread={said - read}
        tools={tools}
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
          />
        }
        log={
          <>
            <Log log={log} fresh={fresh} freshLabel={t('table.since')} speaker={speaker} {...target} />
            <Suspense>{link.online && online && <Chat lines={online.lines} online={link.online} {...target} />}</Suspense>
          </>
        }
        note={guide?.note(showRule)}
        question={isText && question}
        preview={preview}
        play={
          isClosed && link.online ? (
            <Suspense>
              <ClosedTable link={link} online={link.online} />
            </Suspense>
          ) : view.result ? (
            <Suspense>
              <Finish
                link={link}
                isKept={!guide}
                result={view.result}
                names={names}
                speaker={speaker}
                changes={info.changes ?? []}
                {...target}
              />
            </Suspense>
          ) : (
            decision && (
              <OptionPanel
                decision={decision}
                speaker={speaker}
                pointed={pointed}
                point={point}
                choose={(pick) => {
                  drawer.close();
                  choose(pick);
                }}
                wanted={guide?.wanted}
                hasPreview={hasPreviews}
                isBusy={stage.isBusy}
              />
            )
          )
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
}
