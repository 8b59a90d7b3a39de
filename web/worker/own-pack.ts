// Content of one's own in few letters: mostly it is the game's content with something appended to each list.
import { canonical } from '@tabularium/kernel';

type Lists = Readonly<Record<string, unknown>>;
/** What is added to the lists of the game; all of the content where it is more than an addition. */
export type OwnPack = { readonly added: Lists } | { readonly whole: object };

export function ownIn(content: object, pack: object): OwnPack {
  const added: Record<string, unknown> = {};
  for (const [key, own] of Object.entries(pack)) {
    const rest = restOf((content as Lists)[key], own);
    if (!rest) return { whole: pack };
    if (rest.length > 0) added[key] = rest;
  }
  return Object.keys(content).every((key) => key in pack) ? { added } : { whole: pack };
}
/** What a list has after the items of another one; nothing if it does not begin with them. */
function restOf(list: unknown, longer: unknown): readonly unknown[] | undefined {
  if (!Array.isArray(list) || !Array.isArray(longer)) return undefined;
  return canonical(longer.slice(0, list.length)) === canonical(list) ? longer.slice(list.length) : undefined;
}

/** The content again. What comes out of a link may be anything: the game checks it. */
export function packFrom(content: object, own: OwnPack): object {
  if ('whole' in own) return own.whole;
  const lists = Object.entries(content).map(([key, list]) => {
    const more = own.added[key];
    return [key, Array.isArray(list) && Array.isArray(more) ? [...list, ...more] : list];
  });
  return Object.fromEntries(lists);
}
