import { botFor } from '@tabularium/bots';
import { FastDice, Match, type Pick, type Save } from '@tabularium/kernel';
import { answerOf } from '@tabularium/lab';
import type { Playable } from '@tabularium/parts/shape';
import type { BotTurn } from './bots.ts';

/** A bot's answer. The save has no seed, so the bot cannot foresee dice. */
export function think(pkg: Playable, { seat, level, save, content, whim }: BotTurn): Pick {
  const dice = new FastDice(whim);
  const match = Match.load(pkg.game, JSON.parse(save) as Save, { dice, ...(content === undefined ? {} : { content }) });
  const open = match.open.find(({ seats }) => seats.includes(seat));
  if (!open) throw new Error(`seat ${seat} has nothing to decide`);
  return answerOf(botFor(pkg, level), match, open, seat, dice);
}
