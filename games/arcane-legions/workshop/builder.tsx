// The army builder: the terms of the match, the units, and the total.
import type { ArmyBuilderProps } from '@tabularium/parts/shape';
import { ArmyDesk, type ArmyPartProps } from '@tabularium/parts/workshop';
import { type ReactElement, useMemo } from 'react';
import theme from '../board/theme.module.css';
import { type ArmyFile, readArmy, writeArmy } from './army-file.ts';
import { Figures } from './figures.tsx';
import { LegionCheck } from './legion-check.tsx';
import { Members } from './members.tsx';
import { Recruits } from './recruits.tsx';
import { TermsForm } from './terms-form.tsx';

export type PartProps = ArmyPartProps<ArmyFile>;

export function Builder({ text, onChange, ...rest }: ArmyBuilderProps): ReactElement {
  const army = useMemo(() => readArmy(text), [text]);
  if (!army) return <p>{rest.t('builder.broken')}</p>;
  const props: PartProps = { army, change: (changed) => onChange(writeArmy(changed)), ...rest };
  return (
    <ArmyDesk theme={theme['arcane']} terms={<TermsForm {...props} />} check={<LegionCheck {...props} />} numbers={<Figures {...props} />}>
      <Members {...props} />
      <Recruits {...props} />
    </ArmyDesk>
  );
}
