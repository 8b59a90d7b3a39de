import { symbolsFrom } from '@tabularium/parts/board';
import { ICONS } from './icons.ts';

export const { Icon, Sign } = symbolsFrom(ICONS);
