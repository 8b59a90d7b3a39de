// A column of labelled buttons, and the panels they open for an occasional look. It remembers which ones are open.
import { type ReactElement, useEffect, useState } from 'react';
import { Icon } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import type { PartProps } from '../common/props.ts';
import { Display } from '../pieces/characters.tsx';
import { Bank } from './bank.tsx';
import { Market } from './market.tsx';
import { type Panel, useOpenPanels } from './open-panels.ts';
import styles from './panels.module.css';
import { Players } from './players.tsx';
import { Points } from './points.tsx';
import { Solo } from './solo.tsx';

/** On a phone the players are one of them; elsewhere they always stand beside the map. */
const PANELS: Readonly<Record<Panel, { readonly icon: IconName; readonly Drawn: (props: PartProps) => ReactElement | null }>> = {
  players: { icon: 'farmer', Drawn: Players },
  market: { icon: 'scales', Drawn: Market },
  characters: { icon: 'laurel', Drawn: Display },
  bank: { icon: 'crate', Drawn: Bank },
  points: { icon: 'crown', Drawn: Points },
  solo: { icon: 'die', Drawn: Solo },
};
/** While a decision is about a panel, it is open. */
const WANTED: Readonly<Partial<Record<string, Panel>>> = {
  sell: 'market',
  buy: 'market',
  character: 'characters',
  endChoice: 'points',
  tradeAnswer: 'players',
};

export function Panels(props: PartProps): ReactElement {
  const { view, decision, t } = props;
  const [open, toggleOpen] = useOpenPanels(view.table.terms.map === 2);
  const [shut, setShut] = useState<{ readonly decision: string | undefined; readonly panel: Panel }>();
  const wanted = WANTED[decision?.ask ?? ''];
  const isWanted = (panel: Panel): boolean => panel === wanted && !(shut?.decision === decision?.id && shut?.panel === panel);
  const all = (Object.keys(PANELS) as Panel[]).filter((panel) => panel !== 'solo' || view.table.solo !== null);
  const shown = all.filter((panel) => open.has(panel) || isWanted(panel));
  const toggle = (panel: Panel): void => {
    if (isWanted(panel) && !open.has(panel)) setShut({ decision: decision?.id, panel });
    else toggleOpen(panel);
  };
  useEffect(() => {
    // With Shift, as digits alone choose options.
    const onKey = ({ code, shiftKey, ctrlKey, altKey, metaKey, target }: KeyboardEvent): void => {
      const panel = all[Number(/^Digit(\d)$/.exec(code)?.[1] ?? 0) - 1];
      const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select');
      if (panel !== undefined && shiftKey && !ctrlKey && !altKey && !metaKey && !isTyping) toggle(panel);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  return (
    <div className={styles['shelf']}>
      <div className={styles['tabs']}>
        {all.map((panel, n) => (
          <button
            key={panel}
            type="button"
            data-panel={panel}
            aria-pressed={shown.includes(panel)}
            aria-keyshortcuts={`Shift+${n + 1}`}
            onClick={() => toggle(panel)}
          >
            <Icon name={PANELS[panel].icon} />
            <span>{t(`board.panel.${panel}`)}</span>
          </button>
        ))}
      </div>
      {shown.length > 0 && (
        <div className={styles['open']} role="group" aria-label={t('board.panels')} tabIndex={0}>
          {shown.map((panel) => {
            const { Drawn } = PANELS[panel];
            return (
              <div key={panel} className={styles['panel']} data-panel={panel}>
                <h3 className={styles['title']}>{t(`board.panel.${panel}`)}</h3>
                <Drawn {...props} />
              </div>
            );
          })}
        </div>
      )}
    </div>
  );
}
