// What things of one's own are called inside: `my.Iron Fist`, a chip of a faction `my.Etruscans.Warrior`.
const OWN = 'my.';

export const ownId = (...names: readonly string[]): string => OWN + names.join('.');
/** Whatever is called by a name of the file is called by its id, the rest by the code it has in the game. */
export function resolver(written: readonly { readonly name: string }[]): (reference: string) => string {
  const names = new Set(written.map(({ name }) => name));
  return (reference) => (names.has(reference) ? ownId(reference) : reference);
}
/** The name as its owner wrote it; undefined for content of the game. */
export const ownName = (id: string): string | undefined => (id.startsWith(OWN) ? id.slice(id.lastIndexOf('.') + 1) : undefined);
/** In a text, things of one's own are called as they were written. */
export const asWritten = (text: string | number): string => String(text).replaceAll(/(?<![\p{L}\d])my\./gu, '');
