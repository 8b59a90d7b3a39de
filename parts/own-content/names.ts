// Ids of players' own content: `my.Iron Fist`, or `my.Etruscans.Warrior` for a chip of a faction.
const OWN = 'my.';

export const ownId = (...names: readonly string[]): string => OWN + names.join('.');
/** Turns references into ids: a name from the file into its own id; anything else is an id of the game already. */
export function resolver(written: readonly { readonly name: string }[]): (reference: string) => string {
  const names = new Set(written.map(({ name }) => name));
  return (reference) => (names.has(reference) ? ownId(reference) : reference);
}
/** The name as its author wrote it; undefined for content of the game. */
export const ownName = (id: string): string | undefined => (id.startsWith(OWN) ? id.slice(id.lastIndexOf('.') + 1) : undefined);
/** A text with the ids of own content replaced by the names their authors wrote. */
export const asWritten = (text: string | number): string => String(text).replaceAll(/(?<![\p{L}\d])my\./gu, '');
