// A thread in which bots think.
import { type BotTurn, think } from '@tabularium/bots/think';
import { loadPlayable } from '@tabularium/games';
import type { Pick } from '@tabularium/kernel';

export default async (turn: BotTurn): Promise<Pick> => {
  const pkg = await loadPlayable(turn.game);
  if (!pkg) throw new Error(`there is no game ${turn.game}`);
  return think(pkg, turn);
};
