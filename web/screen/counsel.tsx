// What a strong bot would do at a decision, how sure it is, and why.
import type { Counsel } from '@tabularium/bots/counsel';
import { type Decision, PASS, type Pick as Picked } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import type { Speaker } from '@tabularium/speech';
import { useHouse } from '../settings/house.tsx';
import { chosenWords } from './chosen.ts';
import css from './counsel.module.css';

/** A decision as sentences are made of it. */
export type Considered = Pick<Decision<AnyKit>, 'ask' | 'options'>;

const MOST_GROUNDS = 2;
const percent = (chance: number): number => Math.round(100 * chance);

export function CounselWords({
  counsel,
  decision,
  speaker,
}: {
  readonly counsel: Counsel;
  readonly decision: Considered;
  readonly speaker: Speaker;
}) {
  const { t, language } = useHouse();
  const listed = (parts: readonly string[]): string => new Intl.ListFormat(language, { type: 'unit' }).format(parts);
  const optionAt = (n: number): unknown => decision.options[n] ?? PASS;
  const words = (pick: Picked): string =>
    chosenWords(speaker, decision.ask, typeof pick === 'number' ? optionAt(pick) : pick.map(optionAt));
  const [first, ...others] = counsel.advised;
  if (!first) return null;
  const isHelpful = ({ gain }: Counsel['grounds'][number]): boolean => gain > 0;
  const named = (grounds: Counsel['grounds']): string =>
    listed(grounds.slice(0, MOST_GROUNDS).map(({ name }) => speaker.t(`foresight.${name}`)));
  const pros = counsel.grounds.filter(isHelpful);
  const cons = counsel.grounds.filter((ground) => !isHelpful(ground));
  return (
    <div className={css['counsel']}>
      <p className={css['choice']}>{t('counsel.choice', { what: words(first.pick) })}</p>
      {first.chance === undefined ? (
        <p>{t('counsel.habit')}</p>
      ) : (
        <>
          <p>
            {t('counsel.chance', { chance: percent(first.chance), spread: Math.max(1, percent(2 * (first.spread ?? 0))) })}
            {pros.length > 0 && ` ${t('counsel.pros', { what: named(pros) })}`}
            {cons.length > 0 && ` ${t('counsel.cons', { what: named(cons) })}`}
          </p>
          <details>
            <summary>{t('counsel.more')}</summary>
            <ul>
              {others.map(({ pick, chance }) => (
                <li key={String(pick)}>{t('counsel.other', { what: words(pick), chance: percent(chance ?? 0) })}</li>
              ))}
            </ul>
            {counsel.line.length > 0 && (
              <>
                <p>{t('counsel.line')}</p>
                <ol>
                  {counsel.line.map(({ seat, ask, option }, n) => (
                    <li key={n}>{t('counsel.step', { name: speaker.name(seat), what: speaker.option(ask, option) })}</li>
                  ))}
                </ol>
              </>
            )}
          </details>
        </>
      )}
    </div>
  );
}
