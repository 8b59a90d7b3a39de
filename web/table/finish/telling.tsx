// How a match went: its curve with the turning points, what decided it, everybody's deeds, and the dice.
import type { Speaker } from '@tabularium/speech';
import { useState } from 'react';
import { ownColour } from '../../screen/colours.ts';
import { Curve, CurveLegend } from '../../screen/curve.tsx';
import { useHouse } from '../../settings/house.tsx';
import { hrefOf } from '../../settings/routes.ts';
import { Button } from '../../ui/index.ts';
import type { Telling, TurningPoint } from '../../worker/tale.ts';
import css from './telling.module.css';

interface Props {
  readonly telling: Telling;
  readonly speaker: Speaker;
  /** The match to replay; undefined if it cannot be replayed. */
  readonly replay: string | undefined;
}
const DEEDS_AT_FIRST = 6;

export function TellingView({ telling, speaker, replay }: Props) {
  const { standings, turning, deeds, fortunes } = telling;
  return (
    <div className={css['telling']}>
      {standings.length > 1 && <Course telling={telling} turning={turning} speaker={speaker} replay={replay} />}
      {deeds.length > 0 && <Deeds deeds={deeds} speaker={speaker} />}
      {fortunes.length > 0 && <Dice telling={telling} speaker={speaker} />}
    </div>
  );
}

function Course({ telling, turning, speaker, replay }: Props & { readonly turning: readonly TurningPoint[] }) {
  const { t } = useHouse();
  const { standings, counts } = telling;
  const seats = standings[0]?.map((_, seat) => seat) ?? [];
  const words = ({ seat, by, isLead }: TurningPoint): string => {
    const name = speaker.name(seat);
    const change = `${by > 0 ? '+' : '−'}${Math.abs(by)}`;
    return isLead ? t('finish.lead', { name, change }) : t(by > 0 ? 'finish.leap' : 'finish.fall', { name, change });
  };
  return (
    <section>
      <h3 className={css['heading']}>
        {t('finish.course')}
        {counts && <span className={css['counts']}> · {speaker.t(counts.key, counts.facts)}</span>}
      </h3>
      <CurveLegend labels={seats.map((seat) => speaker.name(seat))} values={standings.at(-1)} />
      <Curve standings={standings} turning={turning} label={t('finish.course')} />
      {turning.length > 0 && (
        <ol className={css['turning']}>
          {turning.map((point) => (
            <li key={`${point.place} ${point.seat}`}>
              {replay === undefined ? words(point) : <a href={hrefOf({ page: 'replay', id: replay, at: point.place })}>{words(point)}</a>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Deeds({ deeds, speaker }: { readonly deeds: Telling['deeds']; readonly speaker: Speaker }) {
  const { t } = useHouse();
  const [isWhole, setWhole] = useState(false);
  return (
    <section>
      <h3 className={css['heading']}>{t('finish.deeds')}</h3>
      <ul className={css['deeds']}>
        {deeds.slice(0, isWhole ? undefined : DEEDS_AT_FIRST).map(({ seat, who, did }, n) => (
          <li key={n} style={ownColour(seat)}>
            <strong>{speaker.t(who.key, who.facts)}</strong> <span>{did.map(({ key, facts }) => speaker.t(key, facts)).join(', ')}</span>
          </li>
        ))}
      </ul>
      {deeds.length > DEEDS_AT_FIRST && !isWhole && (
        <Button look="quiet" size="small" onClick={() => setWhole(true)}>
          {t('finish.allDeeds', { count: deeds.length })}
        </Button>
      )}
    </section>
  );
}

function Dice({ telling: { fortunes, lucky }, speaker }: { readonly telling: Telling; readonly speaker: Speaker }) {
  const { t } = useHouse();
  const most = Math.max(...fortunes.flatMap(({ got, expected }) => [got, expected]), 1);
  const rounded = (value: number): number => Math.round(value * 10) / 10;
  return (
    <section>
      <h3 className={css['heading']}>
        {t('finish.dice')}
        {lucky && <span className={css['counts']}> · {speaker.t(lucky.key, lucky.facts)}</span>}
      </h3>
      <ul className={css['dice']}>
        {fortunes.map(({ seat, dice, got, expected }) => (
          <li key={seat} style={ownColour(seat)}>
            <span>{t('finish.luck', { name: speaker.name(seat), got: rounded(got), expected: rounded(expected), count: dice })}</span>
            <span className={css['bar']} aria-hidden="true">
              <i style={{ width: `${(got / most) * 100}%` }} />
              <b style={{ left: `${(expected / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
