import type { Host } from './host.ts';
import type { MatchLink } from './link.ts';

/** Batches questions about several options of a decision into one call. */
export function gathered(ask: Host['abouts']): MatchLink['about'] {
  let last: { readonly key: string; readonly options: number[]; readonly found: Promise<readonly unknown[]> } | undefined;
  return async (seat, decision, option) => {
    const key = `${seat}/${decision}`;
    if (last?.key !== key) {
      const options: number[] = [];
      const find = async (): Promise<readonly unknown[]> => {
        await Promise.resolve(); // lets the other callers of this tick add their options
        last = undefined;
        return ask(seat, decision, options);
      };
      last = { key, options, found: find() };
    }
    const { options, found } = last;
    const place = options.push(option) - 1;
    return (await found)[place];
  };
}
