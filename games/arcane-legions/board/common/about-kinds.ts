// What kind of option it is that something is told about.
import type { About } from '@tabularium/parts/board';
import type { MoveAbout, OrderAbout } from '../../table/about.ts';

export const isMove = (facts: About): facts is About & MoveAbout => facts !== undefined && 'snaps' in facts && 'left' in facts;
export const isOrder = (facts: About): facts is About & OrderAbout => facts !== undefined && 'attack' in facts && 'cost' in facts;
