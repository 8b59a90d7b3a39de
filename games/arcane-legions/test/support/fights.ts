// What the tests of combats share: the dice that were counted and rolled, and what came of them.

import { type Content, content } from '../../content/index.ts';
import type { Ability, UnitDef } from '../../content/kinds.ts';
import type { Order } from '../../table/asks.ts';
import type { DicePart } from '../../table/table.ts';
import { type Position, position, type Sketch } from './position.ts';

export interface Counted {
  /** Dice by their reasons. */
  readonly attack: Readonly<Record<string, number>>;
  readonly defence: Readonly<Record<string, number>>;
  /** How many were rolled for the attack and for the defence. */
  readonly dice: readonly [number, number];
}
const byReason = (parts: readonly DicePart[]): Record<string, number> =>
  Object.fromEntries(parts.map(({ reason, value }) => [reason, value]));
/** The dice of the latest attack. */
export function counted(match: Position): Counted {
  const { attack, defence } = match.last('attacked');
  const rolled = match.last('rolled');
  return { attack: byReason(attack), defence: byReason(defence), dice: [rolled.attack.length, rolled.defence.length] };
}
/** The dice of an attack at a position. */
export const diceOf = (units: Sketch['units'], order: string, sketch: Omit<Sketch, 'units'> = {}): Counted =>
  counted(position({ units, ...sketch }).play(order));
/** An attack with the faces of its dice, the attacker's first; its damage is not assigned yet. */
export const attack = (units: Sketch['units'], order: string, ...dice: readonly number[]): Position =>
  position({ units, dice }).play(order);
/** The hits of the latest comparison on the attacker and on the defender. */
export const hits = (match: Position): readonly [number, number] => match.last('compared').hits;
/** All damage, as `B:R01 2 combat`. */
export const dealt = (match: Position): string[] => match.events('damaged').map(({ unit, damage, why }) => `${unit} ${damage} ${why}`);
/** All victory points, as `0 formation 2`. */
export const scored = (match: Position): string[] => match.events('vp').map(({ seat, why, change }) => `${seat} ${why} ${change}`);
/** All figures that were downed, as `B:R01 S4`. */
export const downed = (match: Position): string[] => match.events('downed').map(({ unit, slot }) => `${unit} ${slot}`);
/** Dice that were changed, as `badLuck defence 6-2`. */
export const changes = (match: Position): string[] =>
  match.events().flatMap((event) => {
    if (event.kind === 'dieChanged') return [`${event.why} ${event.of} ${event.before}-${event.after}`];
    return event.kind === 'allDiceRaised' ? [`${event.why} ${event.dice.join(' ')}`] : [];
  });
/** Always takes damage where it is offered first. */
export function settled(match: Position): Position {
  while (asked(match) === 'damage') match.play(match.texts()[0] as string);
  return match;
}
/** What is asked now, or nothing when the match is over. */
export const asked = (match: Position): string | undefined => match.match.pending[0]?.ask;
/** Orders of a kind that are offered. */
export const orders = (match: Position, word: string): string[] => match.texts().filter((text) => text.split(' ').includes(word));
/** The victory points of all players. */
export const points = (match: Position): number[] => match.table.players.map(({ vp }) => vp);
/** The game with a card that has these abilities on its bar. */
export function withBar(id: string, bar: readonly Ability[]): { content: Content } {
  const units = content.units.map((unit): UnitDef => (unit.id === id ? { ...unit, bar } : unit));
  return { content: { ...content, units } };
}
/** What an offered order costs. */
export function costOf(match: Position, order: string): number {
  const { options, texts } = match.decision();
  const option = options[texts.indexOf(order)] as Order | undefined;
  if (option === undefined) throw new Error(`"${order}" is not offered`);
  return option.cp;
}
