// "Why can't I ...?": lists what the player might expect to do, and why it is ruled out.
import type { Reason, Seat } from '@tabularium/kernel';
import type { Speaker } from '@tabularium/speech';
import { useState } from 'react';
import type { MatchLink } from '../../link/link.ts';
import { RuleRef, type RuleTarget } from '../../rulebook/rule-ref.tsx';
import { plainOf } from '../../rulebook/search.ts';
import { useHouse } from '../../settings/house.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Dialog, Loading, TextField } from '../../ui/index.ts';
import { useLoad } from '../../ui/use-load.ts';
import css from './why-not.module.css';

export interface WhyNotProps extends RuleTarget {
  readonly link: MatchLink;
  readonly seat: Seat;
  readonly decision: string;
  readonly speaker: Speaker;
  readonly onClose: () => void;
}

/** Things ruled out for the same reason. */
interface RuledOut {
  readonly rule: string;
  readonly sentence: string;
  readonly things: readonly string[];
}
function ruledOutBy(reasons: readonly Reason[], speaker: Speaker): readonly RuledOut[] {
  const said = reasons.map((reason) => ({ rule: reason.rule, sentence: speaker.reason(reason), thing: speaker.thing(reason) }));
  const groups = Map.groupBy(said, ({ rule, sentence }) => `${rule} ${sentence}`);
  return [...groups.values()].flatMap((group) => {
    const first = group[0];
    return first ? [{ rule: first.rule, sentence: first.sentence, things: [...new Set(group.flatMap(({ thing }) => thing ?? []))] }] : [];
  });
}

export default function WhyNot({ link, seat, decision, speaker, onClose, ...target }: WhyNotProps) {
  const { t } = useHouse();
  const loaded = useLoad(`${seat}/${decision}`, () => link.whyNot(seat));
  return (
    <Dialog title={t('table.whyNot.title')} isOpen onClose={onClose}>
      {loaded.state === 'loading' && <Loading />}
      {loaded.state === 'failed' && <Failure error={loaded.error} />}
      {loaded.state === 'ready' && <Reasons all={ruledOutBy(loaded.value, speaker)} {...target} />}
    </Dialog>
  );
}

function Reasons({ all, ...target }: RuleTarget & { readonly all: readonly RuledOut[] }) {
  const { t } = useHouse();
  const [question, setQuestion] = useState('');
  if (all.length === 0) return <p>{t('table.whyNot.nothing')}</p>;
  const words = plainOf(question).split(/\s+/).filter(Boolean);
  const found = all.filter(({ rule, sentence, things }) => {
    const text = plainOf(`${rule} ${sentence} ${things.join(' ')}`);
    return words.every((word) => text.includes(word));
  });
  return (
    <div className={css['reasons']}>
      <TextField
        label={t('table.whyNot.filter')}
        isLabelHidden
        placeholder={t('table.whyNot.filter')}
        type="search"
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
      />
      <ul className={css['list']}>
        {found.map(({ rule, sentence, things }) => (
          <li key={`${rule} ${sentence}`} className={css['reason']}>
            {things.length > 0 && (
              <span className={css['things']}>
                {things.map((thing) => (
                  <span key={thing} className={css['thing']}>
                    {thing}
                  </span>
                ))}
              </span>
            )}
            <span>
              {sentence} <RuleRef id={rule} {...target} />
            </span>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p role="status">{t('table.whyNot.none')}</p>}
    </div>
  );
}
