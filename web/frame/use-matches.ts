import { useEffect, useState } from 'react';
import { carried } from '../link/errors.ts';
import { useHouse } from '../settings/house.tsx';
import { isLasting, type MatchSummary, store } from '../store/index.ts';

export interface Matches {
  readonly list: readonly MatchSummary[];
  /** They have been read, or could not be. */
  readonly isKnown: boolean;
  /** This browser is not allowed to store anything. */
  readonly isFleeting: boolean;
  /** A sentence about what went wrong. */
  readonly trouble: string | undefined;
  readonly setTrouble: (sentence: string | undefined) => void;
  readonly remove: (id: string) => void;
}

/** The matches of this browser, the latest first. */
export function useMatches(): Matches {
  const { t } = useHouse();
  const [list, setList] = useState<readonly MatchSummary[]>();
  const [trouble, setTrouble] = useState<string>();
  const [isFleeting, setFleeting] = useState(false);
  const fail = (error: unknown): void => setTrouble(t('matches.unreadable', { message: carried(error).message }));
  const read = (): void => void store.list().then(setList).catch(fail);
  useEffect(() => {
    read();
    void isLasting().then((lasts) => setFleeting(!lasts));
  }, []);
  return {
    list: list ?? [],
    isKnown: list !== undefined || trouble !== undefined,
    isFleeting,
    trouble,
    setTrouble,
    remove: (id) => void store.remove(id).then(read).catch(fail),
  };
}
