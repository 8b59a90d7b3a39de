export { checkContent } from './check.ts';
export { type OwnContent, parseOwnContent } from './parse.ts';
