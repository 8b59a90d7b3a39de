// A file of its own, so that pages which save nothing do not load the code that writes files.
export { fileText } from '@tabularium/kernel';
