import { type Kit, type Match, type Pick } from '../index.ts';

/** Answers up to `most` decisions. Calls `seen` with the number of each before answering it, and once more at the end. */
export function playOn<K extends Kit>(
  match: Match<K>,
  most: number,
  pick: (open: Match<K>['open'][number]) => Pick,
  seen: (n: number) => void,
): void {
  let n = 0;
  for (let open = match.open[0]; open !== undefined && match.result === undefined && n < most; open = match.open[0]) {
    seen(n++);
    match.playOpen(open, pick(open));
  }
  seen(n);
}
