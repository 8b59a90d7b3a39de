// In place of the question: what happened, step by step.
import type { Speaker } from '@tabularium/speech';
import { useEffect } from 'react';
import { useHouse } from '../../settings/house.tsx';
import { Button, IconButton } from '../../ui/index.ts';
import type { Review } from '../session/use-review.ts';
import css from './review-bar.module.css';

/** Of a longer step only the last events are shown: they say most. */
const SENTENCES = 3;

export default function ReviewBar({ review, speaker }: { readonly review: Review; readonly speaker: Speaker }) {
  const { t } = useHouse();
  const { step, at, count, isRunning, go, toggle, close } = review;
  useEffect(() => {
    const KEYS: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => go(at - 1),
      ArrowRight: () => go(at + 1),
      ' ': toggle,
      Escape: close,
    };
    const onKey = (event: KeyboardEvent): void => {
      const act = KEYS[event.key];
      const isOnButton = event.key === ' ' && event.target instanceof HTMLButtonElement;
      if (!act || isOnButton || document.querySelector('[role="dialog"]:not([data-beside]), [role="menu"]') !== null) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [at, go, toggle, close]);
  return (
    <section className={css['bar']} data-question="" data-review={at} aria-label={t('table.past.open')}>
      <p className={css['sentence']} role="status">
        {step.events
          .slice(-SENTENCES)
          .map((event) => speaker.event(event))
          .join(' ')}
      </p>
      <div className={css['buttons']}>
        <IconButton icon="back" label={t('replay.previous')} aria-keyshortcuts="ArrowLeft" disabled={at === 0} onClick={() => go(at - 1)} />
        <IconButton icon={isRunning ? 'pause' : 'play'} label={t(isRunning ? 'replay.pause' : 'replay.play')} onClick={toggle} />
        <IconButton
          icon="forward"
          label={t('replay.next')}
          aria-keyshortcuts="ArrowRight"
          disabled={at === count - 1}
          onClick={() => go(at + 1)}
        />
        <span className={css['place']}>{t('replay.place', { n: at + 1, of: count })}</span>
        <Button size="small" look="primary" aria-keyshortcuts="Escape" onClick={close}>
          {t('table.past.close')}
        </Button>
      </div>
    </section>
  );
}
