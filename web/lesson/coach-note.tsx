// The coach's note: its text, the progress through the lesson, and buttons to move through it.
import { gameOf } from '@tabularium/games';
import type { Speaker } from '@tabularium/speech';
import { useEffect, useRef, useState } from 'react';
import { RuleRef } from '../rulebook/rule-ref.tsx';
import { useHouse } from '../settings/house.tsx';
import { hrefOf } from '../settings/routes.ts';
import type { Picture, Session } from '../table/session/session.ts';
import { Button, ButtonLink, Confirm, cx, Icon, IconButton } from '../ui/index.ts';
import { lessonAfter, type Which } from './bookmark.ts';
import css from './coach-note.module.css';
import type { LessonLink } from './lesson-link.ts';
import type { Coach } from './use-coach.ts';

export interface CoachNoteProps {
  readonly coach: Coach;
  readonly link: LessonLink;
  readonly session: Session;
  readonly picture: Picture;
  /** The board still shows what has happened: the coach says nothing new, and waits. */
  readonly isPlaying: boolean;
  readonly speaker: Speaker;
  readonly onRule: (id: string) => void;
}

export function CoachNote(props: CoachNoteProps) {
  const { coach, link, session, isPlaying, speaker } = props;
  const { t } = useHouse();
  const { phase, step, steps } = coach;
  const isFree = phase === 'free';
  return (
    <section className={css['note']} aria-label={t('learn.coach')}>
      <header className={css['head']}>
        <Icon name="learn" size={22} className={css['seal']} />
        <h2 className={css['title']}>{isFree ? t('learn.free') : speaker.t(coach.title)}</h2>
        {!isFree && <span className={css['count']}>{t('learn.step', { n: step + 1, of: steps })}</span>}
      </header>
      {!isFree && <StepBar step={step} steps={steps} />}
      <div className={css['text']} aria-live="polite">
        {isFree ? <Proposal {...props} /> : <Said {...props} />}
      </div>
      <footer className={css['foot']}>
        <Ways coach={coach} link={link} session={session} />
        {isFree && <Onward which={link.which} speaker={speaker} />}
        {phase === 'read' && !isPlaying && <Next key={coach.kept.moment} onNext={() => void session.act(link.next)} />}
      </footer>
    </section>
  );
}

function StepBar({ step, steps }: { readonly step: number; readonly steps: number }) {
  return (
    <div className={css['progress']} aria-hidden="true">
      {Array.from({ length: steps }, (_, n) => (
        <i key={n} className={cx(n < step && css['done'], n === step && css['now'])} />
      ))}
    </div>
  );
}

/** What the coach says now, the rule behind what it points at, and a hint after a wrong answer. */
function Said({ coach, link, picture, speaker, onRule }: CoachNoteProps) {
  const { t } = useHouse();
  const { phase, say, hint, look, missteps, accepts } = coach;
  const { info } = link;
  const others = info.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [] : [seat]));
  const { decision } = picture;
  const wanted = accepts[0];
  const misstep = (): string => {
    if (phase === 'read') return t('learn.read');
    if (hint !== undefined) return speaker.t(hint);
    if (!decision || typeof wanted !== 'number') return t('learn.other');
    return t('learn.wanted', { what: speaker.option(decision.ask, decision.options[wanted] ?? 'pass') });
  };
  return (
    <>
      <p className={css['said']}>
        <Emphatic text={speaker.t(say, { others })} />
      </p>
      {look && 'reason' in look && (
        <p className={css['looked']}>
          {speaker.reason(look.reason)} <RuleRef id={look.reason.rule} game={info.game} onRule={onRule} />
        </p>
      )}
      {phase === 'watch' && <p className={css['watch']}>{t('learn.watch', { names: others.map(speaker.name).join(', ') })}</p>}
      {missteps > 0 && phase !== 'watch' && (
        <p key={missteps} className={css['misstep']}>
          {misstep()}
        </p>
      )}
    </>
  );
}

/** After the script: suggests an answer while the lesson still gives hints. */
function Proposal({ coach: { proposal }, picture, speaker }: CoachNoteProps) {
  const { t } = useHouse();
  const { decision } = picture;
  if (proposal === null) return <p className={css['said']}>{t('learn.hintsOver')}</p>;
  if (!decision) return <p className={css['said']}>{t('learn.hintsLater')}</p>;
  const options = [proposal ?? []].flat().map((option) => speaker.option(decision.ask, decision.options[option] ?? 'pass'));
  return (
    <p className={css['said']}>
      {options.length > 0 ? <Emphatic text={t('learn.proposal', { what: options.join(', ') })} /> : t('learn.thinking')}
    </p>
  );
}

function Ways({ coach: { canGoBack, phase }, link, session }: Pick<CoachNoteProps, 'coach' | 'link' | 'session'>) {
  const { t } = useHouse();
  const [isAsking, setAsking] = useState(false);
  const isFree = phase === 'free';
  return (
    <div className={css['ways']} role="toolbar" aria-label={t('learn.ways')}>
      {!isFree && (
        <>
          <IconButton icon="back" label={t('learn.back')} disabled={!canGoBack} onClick={() => void session.act(link.back)} />
          <IconButton icon="skip" label={t('learn.skip')} onClick={() => void session.act(link.skip)} />
        </>
      )}
      <IconButton icon="replay" label={t('learn.restart')} onClick={() => setAsking(true)} />
      <Confirm
        title={t('learn.restartTitle')}
        text={t('learn.restartText')}
        act={t('learn.restart')}
        isOpen={isAsking}
        onAct={() => void session.act(link.restart)}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

/** After the script: the next lesson, if there is one. */
function Onward({ which: { game, lesson }, speaker }: { readonly which: Which; readonly speaker: Speaker }) {
  const { t } = useHouse();
  const next = lessonAfter(gameOf(game)?.lessons ?? [], lesson);
  return (
    next && (
      <ButtonLink look="primary" href={hrefOf({ page: 'learn', game, lesson: next.id })}>
        {t('learn.nextLesson', { title: speaker.t(`lessons.${next.id}.title`) })}
      </ButtonLink>
    )
  );
}

/** Takes the focus if nothing has it, so that keyboard users can continue. */
function Next({ onNext }: { readonly onNext: () => void }) {
  const { t } = useHouse();
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={button}>
      <Button look="primary" onClick={onNext}>
        {t('learn.next')}
      </Button>
    </div>
  );
}

/** Shows text between double asterisks in bold. */
function Emphatic({ text }: { readonly text: string }) {
  return text.split('**').map((part, n) => (n % 2 === 0 ? part : <strong key={`${n} ${part}`}>{part}</strong>));
}
