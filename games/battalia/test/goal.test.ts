// The line above the table and what is given up for good, in every mode, from the set-up to the end, in both languages.
import { FastDice, Match } from '@tabularium/kernel';
import { momentsIn } from '@tabularium/kernel/testing';
import { packageOf } from '@tabularium/parts/define';
import { LANGUAGES } from '@tabularium/parts/shape';
import { speaker } from '@tabularium/speech';
import { describe, expect, test } from 'vitest';
import { battalia as parts } from '../game.ts';
import { battalia as game } from '../rules/index.ts';
import { naming } from '../words/index.ts';
import { lively } from './support/lively.ts';

const pkg = await packageOf(parts);
const NAMES = ['Livia', 'Marcus', 'Octavia', 'Quintus'];
const LONGEST = 100;

describe('the goal', () => {
  for (const { id: mode, seats } of game.setup.modes)
    test(`of ${mode} fits into one line`, () => {
      const count = seats.at(-1) ?? 1;
      const match = Match.start(game, { mode, seats: count }, { seed: 'goal' });
      const tongues = LANGUAGES.map((language) => speaker(pkg, { language, names: NAMES.slice(0, count) }));
      const dice = new FastDice(2);
      const lines = new Set<string>();
      const warnings = new Set<string>();
      for (const { decision, seat } of momentsIn(match, 250, (asked) => lively(asked, dice))) {
        const sight = match.view(seat).table as Parameters<NonNullable<typeof naming.goal>>[0];
        for (const say of tongues) {
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
    });
});
