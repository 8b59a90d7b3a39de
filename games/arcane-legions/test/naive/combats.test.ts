// Every card fights in every way, and each combat told is worked out again from the words of the rulebook.
import { FastDice } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { content } from '../../content/index.ts';
import type { Ability, UnitDef } from '../../content/kinds.ts';
import type { Event } from '../../table/events.ts';
import type { DicePart } from '../../table/table.ts';
import { type Position, position } from '../support/position.ts';

type Told<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
const LANES = 5;
const DECISIONS = 90;

/** Pairs of cards that touch, front to front, or with the back of one of them. */
function lines(first: number, random: FastDice): Record<string, string> {
  const units: Record<string, string> = {};
  const card = (number: number): UnitDef => content.units[number % content.units.length] as UnitDef;
  const add = (seat: 'A' | 'B', { id, base }: UnitDef, x: number, isAhead: boolean): void => {
    const depth = base === 'column' ? 1 : 0.5;
    const way = (seat === 'A') === random.below(4) > 0 ? 'N' : 'S';
    if (units[`${seat}:${id}`] === undefined) units[`${seat}:${id}`] = `${x} ${isAhead ? 9 + depth : 9 - depth} ${way}`;
  };
  for (let lane = 0; lane < LANES; lane++) {
    add('A', card(first + lane), 3 + 2 * lane, false);
    add('B', card(first + 7 * lane + 31), 3 + 2 * lane, true);
  }
  return units;
}
/** Fights whenever there is something to fight for. */
function brawl(match: Position, random: FastDice): void {
  for (let n = 0; n < DECISIONS && match.result === undefined; n++) {
    const { texts } = match.decision();
    const attacks = texts.filter((text) => /melee|shot|sniper|thrownWeapon/.test(text));
    const able = attacks.length > 0 && random.below(5) > 0 ? attacks : match.texts();
    match.play(able[random.below(able.length)] as string);
  }
}

const sum = (parts: readonly DicePart[]): number =>
  Math.max(
    0,
    parts.reduce((total, { value }) => total + value, 0),
  );
const highFirst = (dice: readonly number[]): number[] => dice.toSorted((a, b) => b - a);
const cardOf = (name: string): UnitDef => content.units.find(({ id }) => id === name.split(':')[1]) as UnitDef;
/** Unit abilities are always active. */
const isOnBar = (name: string, ability: Ability): boolean => cardOf(name).bar.includes(ability);

/** The events of each combat, from the attack to the next order or attack. */
function combats(events: readonly Event[]): Event[][] {
  const found: Event[][] = [];
  let open: Event[] | undefined;
  for (const event of events) {
    if (event.kind === 'attacked') found.push((open = []));
    else if (event.kind === 'ordered' || event.kind === 'turnEnded' || event.kind === 'freeAttack') open = undefined;
    open?.push(event);
  }
  return found;
}
/** Abilities of whole units that changed an amount, with the unit that suffers it. */
const changesOf = (events: readonly Event[]): string[] =>
  events.flatMap((event) => (event.kind === 'damageChanged' && onBars(event.why) ? [`${event.unit} ${event.why}`] : [])).sort();
const BARS: readonly Ability[] = ['brutal', 'fireArrows', 'tough', 'fragile'];
const onBars = (ability: Ability): boolean => BARS.includes(ability);
/** Those that are compulsory. Only Bogomir is brutal through a slot, which may be empty: he counts as told. */
function compulsory(
  attacked: Told<'attacked'>,
  rolled: Told<'rolled'>,
  hits: readonly [number, number],
  events: readonly Event[],
): string[] {
  const isMelee = attacked.as === 'melee';
  const expected: string[] = [];
  for (const [victim, by, amount] of [
    [attacked.unit, attacked.target, hits[0]],
    [attacked.target, attacked.unit, hits[1] + (rolled.critical ? 1 : 0)],
  ] as const) {
    if (amount === 0) continue;
    const told = events.filter((event): event is Told<'damageChanged'> => event.kind === 'damageChanged' && event.unit === victim);
    const chaos = told.find(({ why }) => why === 'spiritOfChaos');
    const more = isMelee ? 'brutal' : 'fireArrows';
    const isBogomir = by.endsWith(':M10') && told.some(({ why }) => why === 'brutal');
    const adds = chaos === undefined && (isOnBar(by, more) || isBogomir);
    if (adds) expected.push(`${victim} ${more}`);
    let left = (chaos?.after ?? amount) + (adds ? 1 : 0);
    if (victim === attacked.target && isOnBar(victim, 'tough') && rolled.defence.length > 0) {
      expected.push(`${victim} tough`);
      left -= 1;
    }
    if (left > 0 && isOnBar(victim, 'fragile')) expected.push(`${victim} fragile`);
  }
  return expected.sort();
}
function check(events: readonly Event[]): void {
  const one = <Kind extends Event['kind']>(kind: Kind): Told<Kind> => {
    const all = events.filter((event): event is Told<Kind> => event.kind === kind);
    expect(all.map((event) => event.kind)).toEqual([kind]); // once in each combat
    return all[0] as Told<Kind>;
  };
  const [attacked, rolled, compared] = [one('attacked'), one('rolled'), one('compared')];
  const isMelee = attacked.as === 'melee';

  // as many dice as were counted, sorted; critical hits of natural sixes
  expect([rolled.attack.length, rolled.defence.length]).toEqual([sum(attacked.attack), sum(attacked.defence)]);
  expect(rolled.attack.length).toBeGreaterThan(0);
  expect([highFirst(rolled.attack), highFirst(rolled.defence)]).toEqual([rolled.attack, rolled.defence]);
  const sixes = rolled.attack.filter((face) => face === 6).length;
  expect(rolled.critical).toBe(sixes >= (isOnBar(attacked.unit, 'deadly') ? 2 : 3));

  // every change of a die, one after the other
  const rows = { attack: [...rolled.attack], defence: [...rolled.defence] };
  for (const event of events) {
    if (event.kind === 'dieChanged') {
      const at = event.why === 'badLuck' ? 0 : rows[event.of].length - 1;
      expect(rows[event.of][at]).toBe(event.before);
      rows[event.of] = highFirst(rows[event.of].with(at, event.after));
    } else if (event.kind === 'allDiceRaised') {
      rows.attack = rows.attack.map((face) => Math.min(6, face + 2));
      expect(event.dice).toEqual(rows.attack);
    }
  }
  expect([compared.attack, compared.defence]).toEqual([rows.attack, rows.defence]);

  // die against die
  const tiesHit = !isMelee && isOnBar(attacked.unit, 'wayOfTheBow');
  let [onAttacker, onDefender] = [0, 0];
  for (let rank = 0; rank < Math.max(rows.attack.length, rows.defence.length); rank++) {
    const [own, other] = [rows.attack[rank], rows.defence[rank]];
    const [against, before] = [other ?? compared.phantoms[1], own ?? compared.phantoms[0]];
    if (own !== undefined && (own > against || (own === against && tiesHit))) onDefender += 1;
    if (other !== undefined && other > before && isMelee) onAttacker += 1;
  }
  expect(compared.hits).toEqual([onAttacker, onDefender]);

  // from hits to damage
  const amounts = new Map([
    [attacked.unit, onAttacker],
    [attacked.target, onDefender + (rolled.critical ? 1 : 0)],
  ]);
  for (const event of events) {
    if (event.kind !== 'damageChanged') continue;
    expect(amounts.get(event.unit)).toBe(event.before);
    amounts.set(event.unit, event.after);
    if (event.why === 'tough') expect([event.unit, rolled.defence.length > 0]).toEqual([attacked.target, true]);
  }
  expect(changesOf(events)).toEqual(compulsory(attacked, rolled, [onAttacker, onDefender], events));
  for (const event of events) if (event.kind === 'damaged' && event.why === 'combat') expect(amounts.get(event.unit)).toBe(event.damage);
  if (!isMelee) expect(onAttacker).toBe(0);
}

test.each(Array.from({ length: 21 }, (_, number) => number))('combats add up, lines %i', (number) => {
  const random = new FastDice(number + 1);
  const dice = Array.from({ length: 400 }, () => 1 + random.below(6));
  const match = position({ units: lines(3 * number, random), pieces: ['objective 7 9'], cp: 8, dice });
  brawl(match, random);
  const all = combats(match.events());
  expect(all.length).toBeGreaterThan(3);
  for (const events of all) check(events);
});
