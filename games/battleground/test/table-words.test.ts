// What always stands above the field, and which answers need confirming.
import type { Decision } from '@tabularium/kernel';
import { packageOf } from '@tabularium/parts/define';
import { speaker } from '@tabularium/speech';
import { expect, test } from 'vitest';
import { battleground } from '../game.ts';
import type { BattlegroundKit } from '../table/table.ts';
import { givesUp } from '../words/gives-up.ts';
import { goal } from '../words/goal.ts';
import { sound } from '../words/sounds.ts';
import { position, seen } from './support/position.ts';

const { t } = speaker(await packageOf(battleground), { language: 'en' });
const to = { t, name: (seat: number) => ['Anna', 'Marcus'][seat] ?? '' };

test('the goal: how far ahead one must be, when, and where everybody stands', () => {
  const match = position({ active: 'he_man', figures: { he_man: 'M15', skeletor: 'M5' } });
  const { round, lastRound, forecast } = seen(match);
  const said = goal(seen(match, 1), 1, to);
  expect(said).toMatchObject({ short: `${round}/${lastRound} · Anna 0, you 0` });
  expect((said as { line: string }).line).toContain(`Lead by ${forecast.needed}`);
});

test('ending an activation gives up its action points; other choices give up nothing', () => {
  const match = position({ active: 'he_man', figures: { he_man: 'M15', skeletor: 'M5' } });
  const decision = match.match.pending[0] as Decision<BattlegroundKit>;
  const sight = seen(match, 0);
  const pass = decision.options.length;
  expect(givesUp(decision, pass, sight, 0)).toEqual({ key: 'givesUp.ap', facts: { count: sight.frames[0]?.ap } });
  expect(givesUp(decision, 0, sight, 0)).toBeUndefined();
  const spent = { ...sight, frames: sight.frames.map((frame) => ({ ...frame, ap: 0 })) };
  expect(givesUp(decision, pass, spent, 0)).toBeUndefined();
});

test('dice can be heard, and what nobody sees is silent', () => {
  expect(sound({ kind: 'rolledOff', rule: 'MOB-3.1', faces: [1, 2] })).toBe('dice');
  expect(sound({ kind: 'drew', rule: 'MOB-4.2', seat: 0, count: 1 })).toBeUndefined();
});
