// The bots by name. Adding one means adding a line here and in `LEVELS`.

import { type Faculty, LEVELS, levelAmong, levelCalled, levelsWith } from '@tabularium/parts/levels';
import type { Bot, Playable } from '@tabularium/parts/shape';
import type { Effort, Sage } from './consider.ts';
import { CENTURIONE, farsighted, LEGATO, legionario, novizio } from './levels.ts';
import { random } from './random.ts';

/** Builds a bot from what its game supplies. */
const MAKERS = new Map<string, (sage: Sage, enough: Effort['enough']) => Bot>([
  ['random', () => random],
  ['novizio', novizio],
  ['legionario', ({ mind }) => legionario(mind)],
  ['centurione', (sage, enough) => farsighted(sage, { ...CENTURIONE, enough })],
  ['legato', (sage, enough) => farsighted(sage, { ...LEGATO, enough })],
]);
export const botNames: readonly string[] = LEVELS.map(({ name }) => name);
/** Whether the name is a bot of ours, now or formerly. */
export const isBotName = (name: string): boolean => botNames.includes(levelCalled(name));

/** A bot that is unknown, or that cannot play the game. */
export class NoSuchBot extends Error {}

/** `enough` ends its thinking early. */
export function botFor(pkg: Playable, name: string, enough?: Effort['enough']): Bot {
  const known = LEVELS.find((level) => level.name === levelCalled(name));
  const make = known && MAKERS.get(known.name);
  if (!make) throw new NoSuchBot(`there is no bot "${name}": choose from ${botNames.join(', ')}`);
  const missing = known.needs.find((part) => !has(pkg, part));
  if (missing) throw new NoSuchBot(`${name} cannot play ${pkg.game.id}: the game has no ${LACKING[missing]} for it yet`);
  return { ...make(pkg as Sage, enough), name }; // it has everything this level needs
}
const has = ({ mind, foresight }: Playable, part: Faculty): boolean => (part === 'bot' ? mind : foresight) !== undefined;
const LACKING = { bot: 'mind', foresight: 'foresight' } as const;

/** The bots that can play a game, the strongest last. */
export const botsFor = (pkg: Playable): readonly string[] => levelsWith((part) => has(pkg, part));

/** The level named, if it can play the game; otherwise the usual one. */
export const levelFor = (pkg: Playable, wanted?: string): string => levelAmong(botsFor(pkg), wanted);

export { answerDraw } from './draws.ts';
export { legionario } from './levels.ts';
export { random } from './random.ts';
