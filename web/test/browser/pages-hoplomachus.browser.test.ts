import { checkPagesOf } from './walk.ts';

checkPagesOf('hoplomachus');
