// The dice tray: attack and defence side by side, with the reasons for dice and threshold. Players click the dice to reroll.
import { buttonStyles, Question } from '@tabularium/parts/board';
import type { CSSProperties, ReactElement } from 'react';
import { figureIn, nameOf, type PartProps } from '../common/props.ts';
import { type Contest, explosionsOf, isExplosionSuccess, type ShownTest } from '../motion/contest.ts';
import { useContest } from '../motion/use-contest.ts';
import { Cost } from '../pieces/chips.tsx';
import { Die } from '../pieces/die.tsx';
import { DiceSum, ThresholdSum } from '../pieces/sums.tsx';
import styles from './dice.module.css';

export function Dice(props: PartProps): ReactElement | null {
  const contest = useContest(props);
  if (contest === undefined || contest.tests.length === 0) return null;
  return <Tray {...props} contest={contest} />;
}
interface TrayProps extends PartProps {
  readonly contest: Contest;
}
function Tray(props: TrayProps): ReactElement {
  const { contest, decision, pace, t } = props;
  const isAsked = decision?.ask === 'freeReroll' || decision?.ask === 'manaReroll';
  const { by, figure, target, tests, net } = contest;
  return (
    <section
      className={styles['tray']}
      aria-label={t('board.table.dice.title')}
      data-over={net !== null}
      style={{ '--pace': `${pace}ms` } as CSSProperties}
    >
      <h3 className={styles['title']}>
        {target === null || by === null ? nameOf(figure, t) : t('board.table.dice.between', { figure, by, target })}
        <Verdict contest={contest} t={t} />
      </h3>
      <div className={styles['tests']}>
        {tests.map((test, i) => (
          <Test key={`${contest.number} ${test.as}`} {...props} test={test} isAsked={isAsked && i === tests.length - 1} />
        ))}
      </div>
      {isAsked && <Reroll {...props} />}
    </section>
  );
}
/** The button that confirms a reroll stands beside the dice. */
function Reroll(props: PartProps): ReactElement | null {
  const { decision, picks, choose, t } = props;
  if (decision === undefined || picks === undefined) return null;
  const count = picks.picked.size;
  return (
    <div className={styles['reroll']}>
      <div className={styles['asked']}>
        <Question />
        <p>{t('board.table.dice.how')}</p>
      </div>
      <button
        type="button"
        className={buttonStyles['main']}
        disabled={!picks.isEnough}
        onClick={() => choose([...picks.picked].sort((a, b) => a - b))}
      >
        {t(`board.table.some.${decision.ask}`, { count })}
        {decision.ask === 'manaReroll' && <Cost ap={0} mana={count} t={t} />}
      </button>
    </div>
  );
}
function Verdict({ contest: { net, wounds, tests }, t }: Pick<TrayProps, 'contest' | 't'>): ReactElement | null {
  if (net === null) return null;
  const [first, second] = tests;
  return (
    <span className={styles['verdict']} role="status">
      {second === undefined
        ? t('board.table.dice.net', { count: net })
        : t('board.table.dice.minus', { successes: first?.successes ?? 0, defence: second.successes, count: net })}
      {wounds > 0 && <b>{t('board.table.dice.wounds', { count: wounds })}</b>}
    </span>
  );
}

interface TestProps extends TrayProps {
  readonly test: ShownTest;
  readonly isAsked: boolean;
}
function Test(props: TestProps): ReactElement {
  const { test, isAsked, view, t, contest } = props;
  const faction = figureIn(view, test.figure)?.faction;
  return (
    <div className={styles['test']} data-faction={faction}>
      <p className={styles['who']}>
        <b>{nameOf(test.figure, t)}</b> {t(`board.table.dice.${test.as}`)}
        <span className={styles['successes']}>{t('board.table.dice.successes', { count: test.successes })}</span>
      </p>
      <Row {...props} />
      {(isAsked || contest.net === null) && (
        <div className={styles['sums']}>
          <DiceSum test={test} t={t} />
          <ThresholdSum test={test} t={t} />
        </div>
      )}
    </div>
  );
}
function Row({ test, isAsked, picks, decision, speaker, point, contest, t }: TestProps): ReactElement {
  const chains = explosionsOf(test.faces, test.explosions);
  if (test.faces.length === 0) return <p className={styles['none']}>{t('board.table.dice.none')}</p>;
  return (
    <ul className={styles['dice']}>
      {test.faces.map((face, die) => {
        const drawn = <Die face={face} isSuccess={face >= test.threshold} t={t} />;
        const option = isAsked ? decision?.options.findIndex((one) => 'die' in one && one.die === die) : undefined;
        const isAgain = test.again.includes(die);
        return (
          <li
            key={`${die} ${isAgain ? `again ${face}` : ''}`}
            className={styles['one']}
            data-again={isAgain}
            style={{ '--n': die } as CSSProperties}
          >
            {decision === undefined || option === undefined || option < 0 || picks === undefined ? (
              drawn
            ) : (
              <button
                type="button"
                className={styles['pick']}
                aria-pressed={picks.picked.has(option)}
                aria-label={t('board.table.dice.pick', { what: speaker.option(decision.ask, decision.options[option]) })}
                onClick={() => picks.toggle(option)}
                onPointerEnter={() => point(option)}
                onPointerLeave={() => point(undefined)}
              >
                {drawn}
              </button>
            )}
            {chains[die]?.map((exploded, i) => (
              <span key={`${contest.number} ${i}`} className={styles['spark']} style={{ '--m': i } as CSSProperties}>
                <Die face={exploded} isSuccess={isExplosionSuccess(exploded)} isExplosion t={t} />
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
