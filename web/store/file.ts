// Imported on demand: pages that save nothing need not load the code that seals files.
export { fileOf, fileText } from '@tabularium/kernel';
