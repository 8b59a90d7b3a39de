import { checkPagesOf } from './walk.ts';

checkPagesOf('battalia');
