// How strong bots play, in a form that any page can name without loading how they think.

/** What a level needs from a game. */
export type Faculty = 'bot' | 'foresight';
/** The bots, from the weakest to the strongest, and the parts of a game that each needs. */
export const LEVELS: readonly { readonly name: string; readonly needs: readonly Faculty[] }[] = [
  { name: 'random', needs: [] },
  { name: 'novizio', needs: ['bot', 'foresight'] },
  { name: 'legionario', needs: ['bot'] },
  { name: 'centurione', needs: ['bot', 'foresight'] },
  { name: 'legato', needs: ['bot', 'foresight'] },
];
/** Stands in, assists, teaches, and plays where a match names a bot that does not exist. */
export const USUAL = 'legionario';
/** What bots were called in older matches. */
const ALIASES: ReadonlyMap<string, string> = new Map([['greedy', USUAL]]);
export const levelCalled = (name: string): string => ALIASES.get(name) ?? name;

/** The levels that a game with these parts can have. */
export const levelsWith = (has: (part: Faculty) => boolean): readonly string[] =>
  LEVELS.filter(({ needs }) => needs.every(has)).map(({ name }) => name);
/** The level named, if it is among these; otherwise the usual one, or else the strongest. */
export function levelAmong(able: readonly string[], wanted = USUAL): string {
  return [levelCalled(wanted), USUAL].find((level) => able.includes(level)) ?? able.at(-1) ?? 'random';
}
/** Whether one of them looks ahead, so that it can judge decisions. */
export const looksAhead = (able: readonly string[]): boolean =>
  LEVELS.some(({ name, needs }) => needs.includes('foresight') && able.includes(name));
/** Those no stronger than the strongest allowed. */
export function levelsUpTo(able: readonly string[], strongest?: string): readonly string[] {
  const most = LEVELS.findIndex(({ name }) => name === strongest);
  return strongest === undefined ? able : able.filter((level) => LEVELS.findIndex(({ name }) => name === level) <= most);
}
