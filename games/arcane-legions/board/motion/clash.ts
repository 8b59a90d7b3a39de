// A combat as its events tell it: how many dice and why, what was rolled and changed, and what came of it; and other dice that were rolled.
import type { Seat } from '@tabularium/kernel';
import type { Ability } from '../../content/kinds.ts';
import { PHANTOM } from '../../content/tables.ts';
import type { ShotForm, SlotName, UnitName } from '../../table/asks.ts';
import type { Event } from '../../table/events.ts';
import type { DicePart } from '../../table/table.ts';
import type { DiceOffView } from '../../table/view.ts';

export interface Clash {
  /** Its number, to tell it from the next. */
  readonly number: number;
  readonly kind: 'melee' | ShotForm;
  readonly attacker: UnitName;
  readonly defender: UnitName;
  readonly sides: readonly [from: string, to: string];
  /** The figure it is aimed at. */
  readonly slot: SlotName | null;
  readonly parts: readonly [attack: readonly DicePart[], defence: readonly DicePart[]];
  /** Null before they are rolled. */
  readonly dice: readonly [attack: readonly number[], defence: readonly number[]] | null;
  readonly critical: boolean;
  readonly changes: readonly Change[];
  /** Null before they are compared. */
  readonly compared: Compared | null;
  /** What changed the amounts afterwards. */
  readonly amounts: readonly Amount[];
  /** What the attacker and the defender took in the end; null until it is told. */
  readonly damage: readonly [number | null, number | null];
}
export interface Change {
  readonly of: 'attack' | 'defence';
  readonly why: Ability;
  /** Null: all of them were raised. */
  readonly faces: readonly [before: number, after: number] | null;
}
export interface Compared {
  /** Phantom dice that stand for the attacker and for the defender. */
  readonly phantoms: readonly [number, number];
  readonly hits: readonly [number, number];
}
export interface Amount {
  readonly unit: UnitName;
  readonly before: number;
  readonly after: number;
  readonly why: Ability;
}
/** Dice that are not compared with anything. */
export interface Throw {
  readonly who: { readonly seat: Seat } | { readonly unit: UnitName };
  readonly faces: readonly number[];
  /** An ability, or what is rolled for. */
  readonly why: string;
}
export interface Tray {
  /** How many combats there were. */
  readonly fights: number;
  readonly clash: Clash | undefined;
  readonly throws: readonly Throw[];
}
export const EMPTY: Tray = { fights: 0, clash: undefined, throws: [] };

export function told(tray: Tray, event: Event): Tray {
  switch (event.kind) {
    case 'deployed':
    case 'turnBegan':
    case 'ordered':
    case 'stepped':
    case 'turned': // dice stay until somebody does something else
      return { ...tray, clash: undefined, throws: [] };
    case 'attacked':
      return { fights: tray.fights + 1, clash: opened(tray.fights + 1, event), throws: [] };
    case 'rolledOff':
      return { ...tray, throws: event.rolls.map(({ seat, faces }) => ({ who: { seat }, faces, why: event.why })) };
    case 'rolledDie':
      return { ...tray, throws: [...tray.throws, { who: { unit: event.unit }, faces: [event.face], why: event.why }] };
    default:
      return tray.clash === undefined ? tray : { ...tray, clash: toldOf(tray.clash, event) };
  }
}
const opened = (number: number, event: Extract<Event, { kind: 'attacked' }>): Clash => ({
  number,
  kind: event.as,
  attacker: event.unit,
  defender: event.target,
  sides: [event.from, event.to],
  slot: event.slot,
  parts: [event.attack, event.defence],
  dice: null,
  critical: false,
  changes: [],
  compared: null,
  amounts: [],
  damage: [null, null],
});
function toldOf(clash: Clash, event: Event): Clash {
  switch (event.kind) {
    case 'rolled':
      return { ...clash, dice: [event.attack, event.defence], critical: event.critical };
    case 'dieChanged': {
      const change: Change = { of: event.of, why: event.why, faces: [event.before, event.after] };
      return { ...clash, changes: [...clash.changes, change], dice: changedDice(clash, event.of, event.before, event.after) };
    }
    case 'allDiceRaised':
      return {
        ...clash,
        changes: [...clash.changes, { of: 'attack', why: event.why, faces: null }],
        dice: clash.dice && [event.dice, clash.dice[1]],
      };
    case 'compared':
      return { ...clash, dice: [event.attack, event.defence], compared: { phantoms: event.phantoms, hits: event.hits } };
    case 'damageChanged': {
      const { unit, before, after, why } = event;
      return { ...clash, amounts: [...clash.amounts, { unit, before, after, why }] };
    }
    case 'damaged':
      return event.why === 'combat' ? { ...clash, damage: taken(clash, event.unit, event.damage) } : clash;
    default:
      return clash;
  }
}
function changedDice({ dice }: Clash, of: Change['of'], before: number, after: number): Clash['dice'] {
  if (dice === null) return null;
  const change = (row: readonly number[]): readonly number[] => {
    const at = row.indexOf(before);
    return at === -1 ? row : row.with(at, after).toSorted((a, b) => b - a);
  };
  return of === 'attack' ? [change(dice[0]), dice[1]] : [dice[0], change(dice[1])];
}
const taken = ({ damage, attacker }: Clash, unit: UnitName, amount: number): Clash['damage'] =>
  unit === attacker ? [amount, damage[1]] : [damage[0], amount];

export const toldAll = (before: Tray, events: readonly Event[]): Tray => events.reduce(told, before);

/** The dice on the table, as the rules know them. */
export function lying(tray: Tray, dice: DiceOffView): Tray {
  const isKnown = tray.clash !== undefined && tray.clash.attacker === dice.attacker && tray.clash.defender === dice.defender;
  const { attacker, defender, kind, sides, parts, attack, defence, critical } = dice;
  const clash: Clash = {
    number: 1,
    slot: null,
    changes: [],
    compared: null,
    amounts: [],
    damage: [null, null],
    ...(isKnown ? tray.clash : {}),
    kind,
    attacker,
    defender,
    sides,
    parts,
    dice: [attack, defence],
    critical,
  };
  return { ...tray, clash };
}

export const USUAL_PHANTOMS: readonly [number, number] = [PHANTOM, PHANTOM];
