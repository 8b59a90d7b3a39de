export { checkContent } from './check.ts';
export { ownName } from './names.ts';
export { type Complaint, type OwnContent, parseOwnContent } from './parse.ts';
