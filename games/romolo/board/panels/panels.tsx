// Everything on the table besides the map: all at once where there is room, otherwise one panel at a time.
import { type ReactElement, useState } from 'react';
import { Icon } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import type { PartProps } from '../common/props.ts';
import { Display } from '../pieces/characters.tsx';
import { Bank } from './bank.tsx';
import { Market } from './market.tsx';
import styles from './panels.module.css';
import { Players } from './players.tsx';
import { Points } from './points.tsx';
import { Solo } from './solo.tsx';

const PANELS = ['players', 'market', 'characters', 'bank', 'points', 'solo'] as const;
type Panel = (typeof PANELS)[number];
/** Where all are visible, each keeps its place. */
const COLUMNS: readonly (readonly Panel[])[] = [
  ['players', 'solo', 'market'],
  ['characters', 'bank', 'points'],
];
const ICONS: Readonly<Record<Panel, IconName>> = {
  players: 'farmer',
  market: 'scales',
  characters: 'laurel',
  bank: 'crate',
  points: 'crown',
  solo: 'die',
};
const DRAWN: Readonly<Record<Panel, (props: PartProps) => ReactElement | null>> = {
  players: Players,
  market: Market,
  characters: Display,
  bank: Bank,
  points: Points,
  solo: Solo,
};
/** The panel that a decision is about comes to the front. */
const WANTED: Readonly<Partial<Record<string, Panel>>> = {
  sell: 'market',
  buy: 'market',
  character: 'characters',
  endChoice: 'points',
  tradeAnswer: 'players',
};

export function Panels(props: PartProps): ReactElement {
  const { view, decision, t } = props;
  const [chosen, setChosen] = useState<{ readonly panel: Panel; readonly ask: string | undefined }>({ panel: 'players', ask: undefined });
  const wanted = WANTED[decision?.ask ?? ''];
  const open = wanted !== undefined && chosen.ask !== decision?.ask ? wanted : chosen.panel;
  const panels = PANELS.filter((panel) => panel !== 'solo' || view.table.solo !== null);
  return (
    <div className={styles['panels']} data-wide={view.table.terms.map !== 2} data-shown={open}>
      <div className={styles['tabs']}>
        {panels.map((panel) => (
          <button
            key={panel}
            type="button"
            data-panel={panel}
            aria-pressed={panel === open}
            onClick={() => setChosen({ panel, ask: decision?.ask })}
          >
            <Icon name={ICONS[panel]} />
            <span>{t(`board.panel.${panel}`)}</span>
          </button>
        ))}
      </div>
      {COLUMNS.map((column) => (
        <div key={column[0]} className={styles['column']}>
          {column.map((panel) => {
            const Drawn = DRAWN[panel];
            return panels.includes(panel) ? (
              <div key={panel} className={styles['panel']} data-open={panel === open} data-panel={panel}>
                <h3 className={styles['title']}>{t(`board.panel.${panel}`)}</h3>
                <Drawn {...props} />
              </div>
            ) : null;
          })}
        </div>
      ))}
    </div>
  );
}
