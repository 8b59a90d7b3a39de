import { checkPagesOf } from './walk.ts';

checkPagesOf('romolo');
