// A compact form of the players' own content, which is mostly the game's content with additions at the end of its lists.
import { canonical } from '@tabularium/kernel';

type Lists = Readonly<Record<string, unknown>>;
/** The additions to the game's lists, or the whole content if it has other changes. */
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
/** The rest of a list that starts with another list's items; undefined if it does not. */
function restOf(list: unknown, longer: unknown): readonly unknown[] | undefined {
  if (!Array.isArray(list) || !Array.isArray(longer)) return undefined;
  return canonical(longer.slice(0, list.length)) === canonical(list) ? longer.slice(list.length) : undefined;
}

/** Rebuilds the content. A link may hold anything, so the game has to check it. */
export function packFrom(content: object, own: OwnPack): object {
  if ('whole' in own) return own.whole;
  const lists = Object.entries(content).map(([key, list]) => {
    const more = own.added[key];
    return [key, Array.isArray(list) && Array.isArray(more) ? [...list, ...more] : list];
  });
  return Object.fromEntries(lists);
}
