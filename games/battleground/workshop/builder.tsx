// An army is put together: its characters and what they carry, its deck, and what it all comes to.
import type { ArmyBuilderProps, Translate } from '@tabularium/games/shape';
import type { Reason } from '@tabularium/kernel';
import { type ReactElement, useMemo } from 'react';
import theme from '../board/theme.module.css';
import { type ArmyFile, readArmy, writeArmy } from './army-file.ts';
import styles from './builder.module.css';
import { DeckEditor } from './deck-editor.tsx';
import { Figures } from './figures.tsx';
import { Members } from './members.tsx';
import { Recruits } from './recruits.tsx';
import { Standing } from './standing.tsx';
import { TermsForm } from './terms-form.tsx';

/** What every part of the builder gets. */
export interface PartProps {
  readonly army: ArmyFile;
  readonly change: (army: ArmyFile) => void;
  readonly t: Translate;
  readonly reason: (reason: Reason) => string;
  readonly ruleHref: (id: string) => string;
}

export function Builder({ text, onChange, ...rest }: ArmyBuilderProps): ReactElement {
  const army = useMemo(() => readArmy(text), [text]);
  if (!army) return <p>{rest.t('builder.broken')}</p>;
  const props: PartProps = { army, change: (changed) => onChange(writeArmy(changed)), ...rest };
  return (
    <div className={`${theme['battleground']} ${styles['builder']}`} data-faction={army.list.faction}>
      <TermsForm {...props} />
      <div className={styles['side']}>
        <Standing {...props} />
        <Figures {...props} />
      </div>
      <div className={styles['main']}>
        <Recruits {...props} />
        <Members {...props} />
        <DeckEditor {...props} />
      </div>
    </div>
  );
}
