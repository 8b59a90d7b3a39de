// The pile, coin by coin. A click on one of the last coins takes it and all after it.
import { type Arrow, type Cell, CellGrid, PromptFrame } from '@tabularium/parts/board';
import type { BoardProps } from '@tabularium/parts/shape';
import type { ReactElement } from 'react';
import type { NewGameKit } from '../table/table.ts';
import type { NewGameView } from '../table/view.ts';
import styles from './board.module.css';

const ACROSS = 7;
const SIZE = { width: 1, height: 1 };
const STEPS: Readonly<Record<Arrow, number>> = { ArrowUp: -ACROSS, ArrowDown: ACROSS, ArrowLeft: -1, ArrowRight: 1 };

export function Board({ view, decision, choose, point, pointed, names, speaker, t }: BoardProps<NewGameKit, NewGameView>): ReactElement {
  const { pile, taken } = view.table;
  const options = decision?.options ?? [];
  /** The number of the option that takes this coin and all after it. */
  const optionAt = (at: string): number | undefined => {
    const option = options.findIndex(({ coins }) => coins === pile - Number(at));
    return option < 0 ? undefined : option;
  };
  const cells = Array.from({ length: pile }, (_, coin): Cell => {
    const at = String(coin);
    const option = optionAt(at);
    const label = option === undefined ? t('board.coin', { number: coin + 1 }) : speaker.option('take', options[option]);
    return { at, place: { x: coin % ACROSS, y: Math.floor(coin / ACROSS) }, label, legal: option !== undefined };
  });
  const rows = Array.from({ length: Math.ceil(pile / ACROSS) }, (_, y) => cells.slice(y * ACROSS, (y + 1) * ACROSS));
  const staying = pile - (pointed === undefined ? 0 : (options[pointed]?.coins ?? 0));
  return (
    <div className={styles['board']}>
      <div className={styles['pile']} style={{ aspectRatio: `${ACROSS} / ${rows.length}` }}>
        <CellGrid
          label={t('board.pile')}
          bounds={{ x: 0, y: 0, width: ACROSS, height: rows.length }}
          size={SIZE}
          rows={rows}
          className={styles['coin']}
          isPointed={(at) => Number(at) >= staying}
          beside={(at, arrow) => cells[Number(at) + STEPS[arrow]]?.at}
          take={(at) => {
            const option = optionAt(at);
            if (option !== undefined) choose(option);
          }}
          look={(at) => point(at === undefined ? undefined : optionAt(at))}
          reveal={(cell) => cell.scrollIntoView({ block: 'nearest' })}
        />
      </div>
      <PromptFrame />
      <ul className={styles['taken']}>
        {taken.map((coins, seat) => (
          <li key={seat}>{t('board.has', { name: names[seat], coins })}</li>
        ))}
      </ul>
    </div>
  );
}
