// The panels beside the table, one at a time, with a tab for each.

import { type ReactElement, useState } from 'react';
import type { Translate } from '../shape.ts';
import styles from './panels.module.css';

interface Panel<Props> {
  readonly icon: ReactElement;
  readonly Drawn: (props: Props) => ReactElement | null;
}
interface PanelsProps<Name extends string, Props> {
  /** The game's messages name them: `board.table.panel.*`. */
  readonly panels: Readonly<Record<Name, Panel<Props>>>;
  readonly first: NoInfer<Name>;
  /** What every panel gets. */
  readonly parts: Props;
  /** While this stays the same, the panel chosen by hand stays open. */
  readonly about: string;
  /** The panel to open when it changes, given the one chosen last. */
  readonly front: (chosen: NoInfer<Name>) => NoInfer<Name>;
  /** The tabs stay in place while a panel scrolls. */
  readonly isPinned?: boolean;
}
export function Panels<Name extends string, Props extends { readonly t: Translate }>(props: PanelsProps<Name, Props>): ReactElement {
  const { panels, first, parts, about, front, isPinned = false } = props;
  const [chosen, setChosen] = useState<{ readonly panel: Name; readonly about: string }>({ panel: first, about: '' });
  const open = chosen.about === about ? chosen.panel : front(chosen.panel);
  const { Drawn } = panels[open];
  const nameOf = (panel: Name): string => parts.t(`board.table.panel.${panel}`);
  return (
    <div className={styles['panels']}>
      <div className={styles['tabs']} data-pinned={isPinned}>
        {(Object.keys(panels) as Name[]).map((panel) => (
          <button key={panel} type="button" aria-pressed={panel === open} onClick={() => setChosen({ panel, about })}>
            {panels[panel].icon}
            <span>{nameOf(panel)}</span>
          </button>
        ))}
      </div>
      <section className={styles['panel']} aria-label={nameOf(open)}>
        <Drawn {...parts} />
      </section>
    </div>
  );
}
