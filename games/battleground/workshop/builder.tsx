// The army builder: the characters and what they carry, the deck, and the total.
import type { ArmyBuilderProps } from '@tabularium/parts/shape';
import { ArmyCheck, ArmyDesk, type ArmyPartProps } from '@tabularium/parts/workshop';
import { type ReactElement, useMemo } from 'react';
import theme from '../board/theme.module.css';
import { costOf, problemsOf } from './army-changes.ts';
import { type ArmyFile, readArmy, writeArmy } from './army-file.ts';
import { DeckEditor } from './deck-editor.tsx';
import { Figures } from './figures.tsx';
import { Members } from './members.tsx';
import { Recruits } from './recruits.tsx';
import { TermsForm } from './terms-form.tsx';

export type PartProps = ArmyPartProps<ArmyFile>;

export function Builder({ text, onChange, ...rest }: ArmyBuilderProps): ReactElement {
  const army = useMemo(() => readArmy(text), [text]);
  if (!army) return <p>{rest.t('builder.broken')}</p>;
  const props: PartProps = { army, change: (changed) => onChange(writeArmy(changed)), ...rest };
  return (
    <ArmyDesk
      theme={theme['battleground']}
      faction={army.list.faction}
      terms={<TermsForm {...props} />}
      check={<ArmyCheck {...rest} cost={costOf(army)} limit={army.terms.points} problems={problemsOf(army)} />}
      numbers={<Figures {...props} />}
    >
      <Recruits {...props} />
      <Members {...props} />
      <DeckEditor {...props} />
    </ArmyDesk>
  );
}
