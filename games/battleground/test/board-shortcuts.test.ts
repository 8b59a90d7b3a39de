// One click on the field answers several questions: what it announces must be what the rules then ask.
import { expect, test } from 'vitest';
import { raised } from '../board/common/geometry.ts';
import { type Shortcut, type Shortcuts, shortcutsOf } from '../board/common/shortcuts.ts';
import { facingToward } from '../board/map/use-aim.ts';
import type { ActionAbout } from '../table/about.ts';
import { facing, figure, type Position, position, where } from './support/position.ts';

function shortcutsIn(match: Position): Shortcuts {
  const [open] = match.match.pending;
  if (open === undefined) throw new Error('nobody decides');
  const seat = open.seats[0] as number;
  const abouts = open.options.map((_, option) => match.match.about(seat, option) as ActionAbout);
  return shortcutsOf(open, abouts);
}
function take(match: Position, shortcut: Shortcut | undefined, ...more: Shortcut['next']): void {
  if (shortcut === undefined) throw new Error('there is no such short cut');
  const [open] = match.match.pending;
  if (open === undefined) throw new Error('nobody decides');
  const seat = open.seats[0] as number;
  match.match.answer(seat, open.id, shortcut.option);
  for (const said of [...shortcut.next, ...more]) expect(match.match.answerNext(seat, said), said.ask).toBe(true);
}

test('a walk is declared, made and ended with its facing', () => {
  const match = position({ active: 'stratos', figures: { stratos: 'M20', skeletor: 'M5' } });
  take(match, shortcutsIn(match).walks.get('M18'), { ask: 'facing', text: 'SE' });
  expect([where(match, 'stratos'), facing(match, 'stratos')]).toEqual(['M18', 'SE']);
});

test('a focus token is spent only on places that are too far without it', () => {
  const match = position({ active: 'he_man', figures: { he_man: 'M20 focus', skeletor: 'M5' } });
  const { walks } = shortcutsIn(match);
  const [near, far] = [walks.get('M19'), [...walks.values()].find(({ isFocusSpent }) => isFocusSpent)];
  expect(near?.isFocusSpent).toBe(false);
  expect(near?.next.map(({ text }) => text)).toEqual(['keep', 'M19']);
  take(match, far, { ask: 'facing', text: 'N' });
  expect(where(match, 'he_man')).toBe(far?.at);
  expect(figure(match, 'he_man').focus).toBe(false);
});

test('an enemy is attacked with the most promising weapon, at the odds that the rules give for the target', () => {
  const match = position({ active: 'he_man', figures: { he_man: 'M15', skeletor: 'M14' } });
  const [blow, ...others] = shortcutsIn(match).blows.get('skeletor') ?? [];
  expect(blow?.odds.any).toBeGreaterThan(0);
  for (const other of others) expect(other.odds.expected).toBeLessThanOrEqual(blow?.odds.expected ?? 0);
  expect(shortcutsIn(match).blows.has('he_man')).toBe(false);
});

test('there are no shortcuts in other decisions', () => {
  expect(shortcutsOf(undefined, [])).toEqual({ walks: new Map(), blows: new Map() });
});

test('a drag means the side it points to, once it has left the place', () => {
  const { x, y } = raised('M15');
  expect(facingToward('M15', { x, y: y - 8 })).toBeUndefined();
  expect(facingToward('M15', { x, y: y - 40 })).toBe('N');
  expect(facingToward('M15', { x: x + 40, y: y - 20 })).toBe('NE');
  expect(facingToward('M15', { x: x - 40, y: y + 20 })).toBe('SW');
});
