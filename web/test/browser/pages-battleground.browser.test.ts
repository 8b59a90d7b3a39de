import { checkPagesOf } from './walk.ts';

checkPagesOf('battleground');
