// Beside the table: one panel at a time, and a tab for each.

import { type ReactElement, useState } from 'react';
import type { Translate } from '../shape.ts';
import styles from './panels.module.css';

interface Panel<Props> {
  readonly icon: ReactElement;
  readonly Drawn: (props: Props) => ReactElement | null;
}
interface PanelsProps<Name extends string, Props> {
  /** Their names are the game's: `board.table.panel.*`. */
  readonly panels: Readonly<Record<Name, Panel<Props>>>;
  readonly first: NoInfer<Name>;
  /** What panels are drawn from. */
  readonly parts: Props;
  /** As long as this is the same, what was chosen by hand stays open; */
  readonly about: string;
  /** then it is this, given what was chosen last. */
  readonly front: (chosen: NoInfer<Name>) => NoInfer<Name>;
  /** Whether the tabs stay where they are while a panel is scrolled. */
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
