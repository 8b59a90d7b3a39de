// The cards that the viewer has put together, and the action for which they are meant.
import type { Decision } from '@tabularium/kernel';
import { useEffect, useState } from 'react';
import type { Pool } from '../../content/kinds.ts';
import type { BattaliaKit } from '../../table/table.ts';
import { cardIn } from '../common/face.ts';

interface Picked {
  /** Tells equal cards apart. */
  readonly id: string;
  readonly pool: Pool;
}
export interface Line {
  /** One entry for each use. */
  readonly cards: readonly Pool[];
  /** How many uses of this very card are in the line. */
  readonly count: (id: string) => number;
  /** Puts one use more of a card into the line, or takes it out when it has no more. */
  readonly toggle: (id: string, pool: Pool, uses: number) => void;
  readonly clear: () => void;
  /** Chooses an action; the cards of the line are meant for it, or only this one. */
  readonly send: (option: number, card?: Picked) => void;
}

const isSame = (a: readonly Pool[], b: readonly Pool[]): boolean => a.length === b.length && a.toSorted().join() === b.toSorted().join();

/** The option that the sent cards mean, if it is unambiguous. */
export function followUp(decision: Decision<BattaliaKit>, sent: readonly Pool[]): number | undefined {
  switch (decision.ask) {
    case 'pay': {
      const fitting = decision.options.flatMap(({ cards }, i) => (isSame(cards.map(cardIn), sent) ? [i] : []));
      return fitting.length === 1 ? fitting[0] : undefined;
    }
    case 'source':
    case 'opener':
    case 'ambushCard': {
      const found = decision.options.findIndex(({ card }) => sent.includes(card));
      return found < 0 ? undefined : found;
    }
    default:
      return undefined;
  }
}

interface State {
  /** The decision in which the cards were put together. */
  readonly at: string | undefined;
  readonly picked: readonly Picked[];
  readonly sent: boolean;
}
const EMPTY: State = { at: undefined, picked: [], sent: false };
const poolsOf = (picked: readonly Picked[]): readonly Pool[] => picked.map(({ pool }) => pool);

export function useLine(decision: Decision<BattaliaKit> | undefined, choose: (option: number) => void): Line {
  const [state, setState] = useState(EMPTY);
  const id = decision?.id;
  const picked = state.at === id && id !== undefined ? state.picked : EMPTY.picked;

  // Answers the question that the action leads to. Only once, so that it can be taken back.
  useEffect(() => {
    if (!state.sent || decision === undefined || decision.id === state.at) return;
    setState(EMPTY);
    const option = followUp(decision, poolsOf(state.picked));
    if (option !== undefined) choose(option);
  }, [decision, state, choose]);

  return {
    cards: poolsOf(picked),
    count: (card) => picked.filter((one) => one.id === card).length,
    toggle: (card, pool, uses) => {
      const others = picked.filter((one) => one.id !== card);
      const next = picked.length - others.length < uses ? [...picked, { id: card, pool }] : others;
      setState({ at: id, picked: next, sent: false });
    },
    clear: () => setState(EMPTY),
    send: (option, card) => {
      setState({ at: id, picked: card === undefined ? picked : [card], sent: true });
      choose(option);
    },
  };
}
