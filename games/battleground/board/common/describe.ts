// What cards and abilities do: the printed text, or a text composed from what a custom card declares.

import { ownName } from '@tabularium/parts/own-content';
import type { Translate } from '@tabularium/parts/shape';
import type { Ability } from '../../content/kinds.ts';
import type { Card } from '../../content/known.ts';
import { ownText } from './own-text.ts';

export type Told = Card | { readonly kind: 'ability'; readonly def: Ability };

export const rulesText = (told: Told, t: Translate): string =>
  ownName(told.def.id) === undefined ? t(`card.${told.def.id}`) : ownText(told, t);
