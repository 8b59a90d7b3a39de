// A thread in which bots think.
import { type Answered, type BotTurn, think } from '@tabularium/bots/think';
import { loadPlayable } from '@tabularium/games';

export default async (turn: BotTurn): Promise<Answered> => {
  const pkg = await loadPlayable(turn.game);
  if (!pkg) throw new Error(`there is no game ${turn.game}`);
  return think(pkg, turn);
};
