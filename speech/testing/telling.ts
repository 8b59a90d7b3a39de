// What every game's story and goal say, in both languages: for the tests of all games.
import { type Decision, type Dice, FastDice, type Game, type Kit, Match, type Pick, type Setup } from '@tabularium/kernel';
import { momentsIn } from '@tabularium/kernel/testing';
import { type GamePackage, LANGUAGES, type Naming, type Saying } from '@tabularium/parts/shape';
import { expect } from 'vitest';
import { type Speaker, speaker } from '../index.ts';

const NAMES = ['Livia', 'Marcus', 'Octavia', 'Quintus'];
/** Characters that fit above a table. */
const LONGEST = 100;

const tongues = (pkg: GamePackage, seats: number): Speaker[] =>
  LANGUAGES.map((language) => speaker(pkg, { language, names: NAMES.slice(0, seats) }));

/** Every one of these has words, with all its facts. */
export function expectSaid(pkg: GamePackage, sayings: readonly (Saying | undefined)[], seats: number): void {
  for (const { t } of tongues(pkg, seats))
    for (const saying of sayings)
      if (saying !== undefined) expect(t(saying.key, saying.facts)).not.toMatch(/\{\{|undefined|story\.|NaN| {2}|^$/);
}

/** In a random match the line above the table, and what options give up for good, are whole and short. */
export function expectGoals<K extends Kit, Sight extends object>(
  pkg: GamePackage,
  game: Game<K>,
  naming: Naming<Sight, K>,
  { id: mode, seats }: { readonly id: Setup['mode']; readonly seats: readonly number[] },
  pick: (decision: Decision<K>, dice: Dice) => Pick,
): void {
  const count = seats.at(-1) ?? 1;
  const match = Match.start(game, { mode, seats: count }, { seed: 'goal' });
  const dice = new FastDice(2);
  const [lines, warnings] = [new Set<string>(), new Set<string>()];
  for (const { decision, seat } of momentsIn(match, 250, (asked) => pick(asked, dice))) {
    const sight = match.view(seat).table as Sight;
    for (const say of tongues(pkg, count)) {
      const goal = naming.goal?.(sight, seat, say);
      if (goal !== undefined) for (const line of typeof goal === 'string' ? [goal] : [goal.line, goal.short]) lines.add(line);
      for (let option = 0; option <= decision.options.length; option++) {
        const lost = naming.givesUp?.(decision, option, sight, seat);
        if (lost !== undefined) warnings.add(say.t(lost.key, lost.facts));
      }
    }
  }
  expect(lines.size).toBeGreaterThan(4);
  expect(warnings.size).toBeGreaterThan(1);
  for (const line of [...lines, ...warnings]) {
    expect(line).not.toMatch(/\{\{|undefined|goal\.|givesUp|NaN| {2}/);
    expect(line.length, line).toBeLessThanOrEqual(LONGEST);
  }
}
