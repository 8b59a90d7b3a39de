// What things of one's own are called inside: `my.Iron Fist`, a chip of a faction `my.Etruscans.Warrior`.
const OWN = 'my.';

export const ownId = (...names: readonly string[]): string => OWN + names.join('.');
/** The name as its owner wrote it; undefined for content of the game. */
export const ownName = (id: string): string | undefined => (id.startsWith(OWN) ? id.slice(id.lastIndexOf('.') + 1) : undefined);
