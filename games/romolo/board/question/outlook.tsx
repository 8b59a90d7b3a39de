// What the option that is pointed at leads to.
import type { ReactElement } from 'react';
import { Icon } from '../common/icon.tsx';
import type { WithPreview } from '../common/props.ts';
import styles from './outlook.module.css';

/** Acts and decisions whose effects have messages. */
const TOLD: ReadonlySet<string> = new Set(['sailOn', 'source', 'store', 'attack', 'retreat', 'architectusEnd', 'sacerdos', 'domain']);
const MOVES: ReadonlySet<string> = new Set(['move', 'ride', 'sail', 'look']);
export function Outlook({ preview, decision, pointed, t }: WithPreview): ReactElement | null {
  const option = decision !== undefined && pointed !== undefined ? decision.options[pointed] : undefined;
  if (preview === undefined || decision === undefined || option === undefined) return null;
  const isTold = decision.ask === 'act' ? 'do' in option && MOVES.has(option.do) : TOLD.has(decision.ask);
  return isTold ? (
    <p className={styles['outlook']}>
      <Icon name="eye" /> {t(`about.${decision.ask}`, { ...option, ...preview.about })}
    </p>
  ) : null;
}
