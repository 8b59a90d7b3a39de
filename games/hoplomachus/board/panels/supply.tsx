// Health chips that are left, in the corners around the oval.
import { drawnFor } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import type { PartProps } from '../common/props.ts';
import styles from './supply.module.css';

export const Supply = drawnFor(DrawSupply, ({ view, t }) => [view.table, t]);
function DrawSupply({ view: { table }, t }: PartProps): ReactElement {
  const { supply, terms } = table;
  const isShared = terms.mode === 'pandemonium';
  return (
    <>
      <Pile colour={isShared ? 'mixed' : 'blue'} count={isShared ? supply.red : supply.blue} t={t} />
      {isShared ? null : <Pile colour="red" count={supply.red} t={t} />}
    </>
  );
}
const Pile = ({
  colour,
  count,
  t,
}: {
  readonly colour: 'red' | 'blue' | 'mixed';
  readonly count: number;
  readonly t: PartProps['t'];
}): ReactElement => (
  <p className={styles['pile']} data-side={colour} title={t(`board.supply.${colour}`, { count })}>
    <span className={styles['chips']} aria-hidden="true">
      {[0, 1, 2].map((i) => (
        <i key={i} data-side={colour === 'mixed' ? (i === 1 ? 'blue' : 'red') : colour} />
      ))}
    </span>
    <b aria-hidden="true">{count}</b>
    <span className="unseen">{t(`board.supply.${colour}`, { count })}</span>
  </p>
);
