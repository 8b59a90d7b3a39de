import { checkPagesOf } from './walk.ts';

checkPagesOf('arcane-legions');
