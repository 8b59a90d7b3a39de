import type { DiceOff, DicePart, Table, Unit } from './table.ts';

const copyUnit = (u: Unit): Unit => ({
  def: u.def,
  seat: u.seat,
  state: u.state,
  x: u.x,
  y: u.y,
  heading: u.heading,
  slots: u.slots.slice(),
  wounds: u.wounds.slice(),
  downed: u.downed.slice(),
  orders: { move: u.orders.move, melee: u.orders.melee, ranged: u.orders.ranged, regroup: u.orders.regroup, special: u.orders.special },
  pushed: u.pushed,
  aggressive: u.aggressive,
  charger: u.charger,
  ownCp: u.ownCp,
  damagedBy: u.damagedBy,
});
const copyPart = ({ reason, value }: DicePart): DicePart => ({ reason, value });
const copyDice = (d: DiceOff): DiceOff => ({
  kind: d.kind,
  attacker: d.attacker,
  defender: d.defender,
  sides: [d.sides[0], d.sides[1]],
  dice: [d.dice[0].map(copyPart), d.dice[1].map(copyPart)],
  attack: d.attack.slice(),
  defence: d.defence.slice(),
  critical: d.critical,
  damage: [d.damage[0], d.damage[1]],
});

/** A copy that shares only content and field with the table: they never change. */
export const copyTable = (t: Table): Table => ({
  content: t.content,
  terms: { ...t.terms },
  field: t.field,
  phase: t.phase,
  due: t.due.map(({ seat, what }) => ({ seat, what })),
  players: t.players.map(({ seat, number, zone, vp, out }) => ({ seat, number, zone, vp, out })),
  order: t.order.slice(),
  played: t.played.slice(),
  units: t.units.map(copyUnit),
  pieces: t.pieces.map(({ kind, x, y, heading }) => ({ kind, x, y, heading })),
  contacts: t.contacts.map(({ a, b, sideA, sideB }) => ({ a, b, sideA, sideB })),
  round: t.round,
  turn: t.turn === null ? null : { ...t.turn, done: t.turn.done.slice() },
  quiet: { rounds: t.quiet.rounds, stirred: t.quiet.stirred },
  diceOff: t.diceOff === null ? null : copyDice(t.diceOff),
  gone: t.gone.slice(),
  ended: t.ended === null ? null : { ...t.ended, winners: t.ended.winners.slice() },
});
