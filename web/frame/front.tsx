import type { AnyGame } from '@tabularium/parts/define';
import type { Cover, Messages } from '@tabularium/parts/shape';
import { type SVGProps, use } from 'react';

/** How a game presents itself. Without a cover of its own, it gives no figures for length and weight. */
export type Front = Omit<Cover, 'minutes' | 'weight'> & Partial<Pick<Cover, 'minutes' | 'weight'>>;

export async function frontOf({ cover, words, messages }: AnyGame): Promise<Front> {
  if (cover) return cover();
  const [{ setup }, en, it] = await Promise.all([words(), messages.en(), messages.it()]);
  const seats = setup.modes.flatMap((mode) => mode.seats);
  return {
    Cover: PlainCover,
    players: [...new Set([Math.min(...seats), Math.max(...seats)])].join('-'),
    title: { en: said(en, 'name'), it: said(it, 'name') },
    summary: { en: said(en, 'summary'), it: said(it, 'summary') },
  };
}

const fronts = new Map<string, Promise<Front>>();
/** Suspends until the game's front is loaded. */
export function useFront(game: AnyGame): Front {
  const known = fronts.get(game.id) ?? frontOf(game);
  fronts.set(game.id, known);
  return use(known);
}

function said({ game }: Messages, key: string): string {
  const text = typeof game === 'object' ? game[key] : undefined;
  return typeof text === 'string' ? text : '';
}

/** For games without a cover: a closed box. */
const PlainCover = (props: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" {...props}>
    <rect width="400" height="300" fill="var(--stone-deep)" />
    <g fill="none" stroke="var(--ink-soft)" strokeWidth="4" strokeLinejoin="round">
      <path d="M110 120 200 80l90 40v80l-90 40-90-40Z" />
      <path d="m110 120 90 40 90-40M200 160v80" />
    </g>
  </svg>
);
