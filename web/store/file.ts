// A door of its own, so that pages which save no file do not load what writes one.
export { fileText } from '@tabularium/kernel';
