// Identifiers that nobody should read or hear: `neutral.rostam`, `A:R01 move`, `snake_terraces`, `towerLost`.
export const INNER_NAME = /\b[A-Z]:[A-Z]\d|\b[a-z]+_[a-z]+|\b[a-z]+\.[a-z]{2,}(?![\w/])|\b[a-z]{2,}[A-Z][a-z]/;
/** Addresses and names of files, which look like them. */
export const ADDRESS = /\S+\.(net|com|org|js|ts|json|md)\b\S*/g;

export const hasInnerName = (text: string): boolean => INNER_NAME.test(text.replaceAll(ADDRESS, ''));
