// The log in sentences, newest last. A label separates what is new since the reader's last decision.
import type { Helped } from '@tabularium/kernel';
import type { Speaker } from '@tabularium/speech';
import { Fragment, memo, useState } from 'react';
import type { Told } from '../link/scene.ts';
import { RuleRef, type RuleTarget } from '../rulebook/rule-ref.tsx';
import { useHouse } from '../settings/house.tsx';
import { Button, cx } from '../ui/index.ts';
import { chosenWords } from './chosen.ts';
import { ownColour } from './colours.ts';
import css from './log.module.css';

export interface LogProps extends RuleTarget {
  readonly log: readonly Told[];
  /** What was answered for the reader: preset, or by the assistant. */
  readonly helped?: readonly Helped[];
  /** The number of the first line that is new to the reader. */
  readonly fresh: number;
  /** Shown above that line. */
  readonly freshLabel?: string;
  readonly speaker: Speaker;
}

/** How many lines show before the reader asks for more. */
const LINES_AT_FIRST = 80;

export function Log({ log, helped = [], fresh, freshLabel, speaker, ...target }: LogProps) {
  const { t } = useHouse();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? log : log.slice(-LINES_AT_FIRST);
  return (
    <section className={css['log']} aria-label={t('table.log')}>
      {/* A reversed column keeps itself scrolled to the last line. */}
      <div className={css['list']} role="log" aria-live="polite" tabIndex={0}>
        <div>
          {shown.length < log.length && (
            <Button look="quiet" size="small" onClick={() => setWhole(true)}>
              {t('table.earlier', { count: log.length - shown.length })}
            </Button>
          )}
          {log.length === 0 && <p className={css['none']}>{t('table.noLog')}</p>}
          {shown.map((told) => (
            <Fragment key={told.n}>
              <Help helped={helped.filter(({ before }) => before === told.n)} speaker={speaker} />
              <Line
                told={told}
                isFresh={told.n >= fresh}
                label={told.n === fresh && told.n > 0 ? freshLabel : undefined}
                speaker={speaker}
                {...target}
              />
            </Fragment>
          ))}
          <Help helped={helped.filter(({ before }) => before > (log.at(-1)?.n ?? -1))} speaker={speaker} />
        </div>
      </div>
    </section>
  );
}

/** Says between two lines what was answered for the reader. */
function Help({ helped, speaker }: { readonly helped: readonly Helped[]; readonly speaker: Speaker }) {
  const { t, language } = useHouse();
  return (['preset', 'assistant'] as const).map((by) => {
    const answers = helped.filter((one) => one.by === by);
    if (answers.length === 0) return null;
    const words = answers.map(({ ask, option }) => chosenWords(speaker, ask, option));
    const what = new Intl.ListFormat(language, { type: 'unit' }).format([...new Set(words)]);
    return (
      <p key={by} className={css['helped']}>
        {t(`table.helped.${by}`, { what, count: answers.length })}
      </p>
    );
  });
}

const Line = memo(function Line({
  told: { event },
  isFresh,
  label,
  speaker,
  ...target
}: RuleTarget & { readonly told: Told; readonly isFresh: boolean; readonly label: string | undefined; readonly speaker: Speaker }) {
  const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;
  return (
    <>
      {label !== undefined && <p className={css['since']}>{label}</p>}
      <p className={cx(css['line'], isFresh && css['fresh'])} {...(seat !== undefined && { style: ownColour(seat) })}>
        {speaker.event(event)} <RuleRef id={event.rule} className={css['rule']} {...target} />
      </p>
    </>
  );
});
