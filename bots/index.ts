// The bots by name. Adding one means adding a line here.
import type { Bot, Playable } from '@tabularium/parts/shape';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** Makes a bot for a game, or says why it cannot play it. */
type Maker = (pkg: Playable) => Bot | { readonly cannot: string };

const MAKERS: Readonly<Record<string, Maker>> = {
  random: () => random,
  greedy: ({ game, mind }) => (mind ? greedy(mind) : { cannot: `greedy cannot play ${game.id}: the game has no mind for it yet` }),
};

export const botNames: readonly string[] = Object.keys(MAKERS);

/** A bot that is unknown, or that cannot play the game. */
export class NoSuchBot extends Error {}

export function botFor(pkg: Playable, name: string): Bot {
  const maker = Object.hasOwn(MAKERS, name) ? MAKERS[name] : undefined;
  if (!maker) throw new NoSuchBot(`there is no bot "${name}": choose from ${botNames.join(', ')}`);
  const made = maker(pkg);
  if ('cannot' in made) throw new NoSuchBot(made.cannot);
  return made;
}

/** The bots that can play a game, the best last. */
export const botsFor = (pkg: Playable): readonly string[] => botNames.filter((name) => !('cannot' in (MAKERS[name] as Maker)(pkg)));

export { answerDraw } from './draws.ts';
export { greedy } from './greedy.ts';
export { random } from './random.ts';
