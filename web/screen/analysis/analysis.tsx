// What a bot that looks ahead thinks of a finished match: how likely everybody was to win, and which decisions gave something away.
import type { Seat } from '@tabularium/kernel';
import type { Speaker } from '@tabularium/speech';
import type { ReactNode } from 'react';
import { useHouse } from '../../settings/house.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Button, Icon } from '../../ui/index.ts';
import type { Analysis, JudgedDecision } from '../../worker/analysis.ts';
import type { Recorded } from '../../worker/projector.ts';
import { Curve, CurveLegend } from '../curve.tsx';
import css from './analysis.module.css';
import { useAnalysis } from './use-analysis.ts';

interface Props {
  /** The match whose row keeps the analysis. */
  readonly id: string | undefined;
  readonly record: () => Promise<Recorded>;
  /** Whose decisions are judged. */
  readonly seats: readonly Seat[];
  readonly speaker: Speaker;
  /** Shows words that lead to a place of the replay. */
  readonly leading: (words: string, place: number) => ReactNode;
}

export default function MatchAnalysis({ id, record, seats, speaker, leading }: Props) {
  const { t } = useHouse();
  const { analysis, progress, trouble, start, stop } = useAnalysis(id, record, seats);
  return (
    <section className={css['analysis']}>
      {progress ? (
        <p className={css['working']}>
          <span role="status">{t('analysis.working', { done: progress.done + 1, of: progress.of })}</span>
          <progress value={progress.done} max={progress.of || 1} aria-label={t('analysis.offer')} />
          <Button size="small" onClick={stop}>
            {t('analysis.stop')}
          </Button>
        </p>
      ) : analysis ? (
        <Found analysis={analysis} speaker={speaker} leading={leading} />
      ) : (
        <p className={css['working']}>
          <Button size="small" onClick={start}>
            <Icon name="eye" size={16} />
            {t('analysis.offer')}
          </Button>
          <span>{t('analysis.about')}</span>
        </p>
      )}
      {trouble !== undefined && <Failure error={trouble} />}
    </section>
  );
}

const MOST_LAPSES = 6;
const percent = (chance: number): number => Math.round(100 * chance);

function Found({ analysis, speaker, leading }: Pick<Props, 'speaker' | 'leading'> & { readonly analysis: Analysis }) {
  const { t } = useHouse();
  const { chances, judged, lapses } = analysis;
  const worst = lapses.slice(0, MOST_LAPSES);
  const words = ({ seat, ask, taken, better, chance, best }: JudgedDecision): string =>
    t('analysis.lapse', {
      name: speaker.name(seat),
      taken: speaker.option(ask, taken),
      choice: speaker.option(ask, better),
      chance: percent(chance),
      best: percent(best),
    });
  return (
    <>
      <h3 className={css['heading']}>{t('analysis.course')}</h3>
      <CurveLegend labels={(chances[0] ?? []).map((_, seat) => speaker.name(seat))} />
      <Curve standings={chances.map((now) => now.map(percent))} turning={worst} label={t('analysis.course')} />
      <p className={css['summary']}>
        {lapses.length === 0 ? t('analysis.well', { count: judged }) : t('analysis.found', { count: judged, better: lapses.length })}
      </p>
      {worst.length > 0 && (
        <ol className={css['lapses']}>
          {worst.map((lapse) => (
            <li key={lapse.place}>{leading(words(lapse), lapse.place)}</li>
          ))}
        </ol>
      )}
    </>
  );
}
