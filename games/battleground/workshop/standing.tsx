import { ArmyStanding } from '@tabularium/parts/workshop';
import type { ReactElement } from 'react';
import { costOf, problemsOf } from './army-changes.ts';
import type { PartProps } from './builder.tsx';

export const Standing = ({ army, ...rest }: PartProps): ReactElement => (
  <ArmyStanding {...rest} cost={costOf(army)} limit={army.terms.points} problems={problemsOf(army)} />
);
