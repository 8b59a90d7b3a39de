// The thresholds of all tests in brawls, compared with what can be seen on the table.
import { type Decision, FastDice, Match } from '@tabularium/kernel';
import { seeds } from '@tabularium/kernel/testing';
import { expect, test } from 'vitest';
import { setupOf, tableOf } from '../../lesson/layout.ts';
import { battleground } from '../../rules/index.ts';
import type { Event } from '../../table/events.ts';
import type { BattlegroundKit, Rolled, Table } from '../../table/table.ts';
import { bold } from '../support/bold.ts';
import { brawl } from '../support/brawl.ts';
import { attackReasons, figureCalled, isFlankAttack, ownReasons, weaponCalled } from '../support/naive-thresholds.ts';

type Attacked = Extract<Event, { readonly kind: 'attacked' }>;
const BRAWLS = 90;

test('thresholds have exactly the modifiers that the table gives', () => {
  const seen = new Map<string, number>();
  for (const seed of seeds(BRAWLS)) followTests(seed, seen);
  for (const reason of [
    'focus',
    'flank',
    'cover',
    'engagedTarget',
    'interruption',
    'opportunity',
    'improvement',
    'blindness',
    'protection',
    'stun',
  ])
    expect(seen.get(reason) ?? 0, reason).toBeGreaterThan(5);
});

/** Looks at questions about rerolls: the dice lie on the table, and everybody still stands where they were rolled. */
function followTests(seed: number, seen: Map<string, number>): void {
  const sketch = brawl(seed);
  const match = Match.at(battleground, tableOf(sketch), { setup: setupOf(sketch), seed: `thresholds ${seed}` });
  const dice = new FastDice(seed);
  const story = new Story();
  let heard = 0;
  while (match.pending[0]) {
    const decision: Decision<BattlegroundKit> = match.pending[0];
    if (decision.ask === 'action') story.clear = match.table.frames.at(-1)?.next.some(({ next }) => next === 'clearShot') ?? false;
    if (decision.ask === 'freeReroll' || decision.ask === 'manaReroll') check(match.table, story, seen, `seed ${seed}`);
    match.answer(decision.seats[0] as number, decision.id, bold(match.table, decision, dice));
    for (const { event } of match.events('public', heard)) story.hear(event);
    heard = match.events('public').length;
  }
}
/** What events have told about the current attack. */
class Story {
  clear = false;
  attack: Attacked | undefined;
  initial: string | undefined;
  /** Figures that spent a focus token on the test on the table, or on the attack it belongs to. */
  readonly spent = new Set<string>();
  hear(event: Event): void {
    if (event.kind === 'usedAbility') {
      this.attack = undefined;
      this.spent.clear();
    }
    if (event.kind === 'attacked') {
      this.attack = event;
      if (!event.area) this.initial = event.target;
      if (!event.area) this.spent.clear();
      for (const who of this.spent) if (who !== event.figure) this.spent.delete(who);
    }
    if (event.kind === 'focusSpent' && event.for === 'test') this.spent.add(event.figure);
  }
}
function check(table: Table, { attack, initial, spent, clear }: Story, seen: Map<string, number>, where: string): void {
  const rolled = table.rolled.at(-1) as Rolled;
  const figure = table.figures[rolled.figure] as Table['figures'][number];
  const name = table.content.characters[figure.def]?.id as string;
  const reasons = rolled.modifiers.map(({ reason }) => reason).sort();
  for (const reason of reasons) seen.set(reason, (seen.get(reason) ?? 0) + 1);
  const shot = attack && {
    attacker: figureCalled(table, attack.figure),
    target: figureCalled(table, attack.target),
    weapon: weaponCalled(table, attack.weapon),
    initial: attack.area ? figureCalled(table, initial as string) : undefined,
    focused: spent.has(attack.figure),
    clear,
  };
  if (rolled.as === 'attack' && shot !== undefined)
    expect(reasons, `${where}: ${JSON.stringify(attack)}`).toEqual(attackReasons(table, shot));
  if (rolled.as === 'attack') return;
  expect(reasons, `${where}: ${rolled.as} of ${name}`).toEqual(ownReasons(table, figure, rolled.as, spent.has(name)));
  if (rolled.as !== 'defence' || shot === undefined) return;
  const shield = rolled.stat === 'toughness' ? 'I05' : 'I06';
  const isUseful = figure.items.some(({ card }) => card === shield) && !isFlankAttack(table, shot) && attack?.weapon !== 'W05';
  expect(
    rolled.dice.some(({ reason }) => reason === shield),
    `${where}: the shield of ${name}`,
  ).toBe(isUseful);
}
