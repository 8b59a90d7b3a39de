import { useEffect, useState } from 'react';
import { useHouse } from '../settings/house.tsx';
import { isLasting, type MatchSummary, store } from '../store/index.ts';
import { storageTrouble } from './match-words.ts';

export interface Matches {
  readonly list: readonly MatchSummary[];
  /** Reading them has succeeded or failed. */
  readonly isKnown: boolean;
  /** This browser stores nothing, so matches are lost when the page closes. */
  readonly isFleeting: boolean;
  /** A sentence about what went wrong. */
  readonly trouble: string | undefined;
  readonly setTrouble: (sentence: string | undefined) => void;
  readonly remove: (id: string) => void;
}

const DAY = 24 * 60 * 60 * 1000;
/** A trial that nobody returned from. */
const isForgotten = ({ trialOf, changed }: MatchSummary): boolean => trialOf !== undefined && Date.now() - changed > DAY;

/** The matches in this browser, latest first. */
export function useMatches(): Matches {
  const { t } = useHouse();
  const [list, setList] = useState<readonly MatchSummary[]>();
  const [trouble, setTrouble] = useState<string>();
  const [isFleeting, setFleeting] = useState(false);
  const fail = (error: unknown): void => setTrouble(storageTrouble(error, t));
  const read = (): void =>
    void store
      .list()
      .then((all) => {
        setList(all.filter(({ trialOf }) => trialOf === undefined));
        return Promise.all(all.filter(isForgotten).map(({ id }) => store.remove(id)));
      })
      .catch(fail);
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
