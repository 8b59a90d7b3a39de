// The table rebuilt from the view, which shows all of it: so the board can ask the rules where bases go and what stands between them.
import { content as game } from '../../content/index.ts';
import { ticks } from '../../content/shapes.ts';
import { PLACED } from '../../rules/open.ts';
import { newUnit } from '../../rules/setup/muster.ts';
import { place } from '../../rules/units/placing.ts';
import { slotCalled } from '../../table/names.ts';
import { NONE, type Table } from '../../table/table.ts';
import type { ArcaneView, UnitView } from '../../table/view.ts';

/** What the view does not tell stays empty: who damaged whom, who had a turn. */
export function groundOf(view: ArcaneView): Table {
  const { terms, phase, due, field, players, order, round, turn, quiet, gone, ended } = view;
  const table: Table = {
    content: view.own ?? game,
    terms: { ...terms, battlefield: field.id ?? PLACED },
    field: { width: field.width, depth: field.depth, zones: field.zones },
    phase,
    due: [...due],
    players: players.map(({ seat, number, zone, vp, out }) => ({ seat, number, zone: zone ?? NONE, vp, out: out ? 1 : 0 })),
    order: [...order],
    played: [],
    units: [],
    pieces: field.pieces.map(({ kind, x, y, heading }) => ({ kind, x: ticks(x), y: ticks(y), heading })),
    contacts: [],
    round,
    turn: turn && { seat: turn.seat, ambush: turn.ambush, step: turn.step, cp: turn.cp, done: [] },
    quiet: { rounds: quiet.rounds, stirred: false },
    diceOff: null,
    gone: [...gone],
    ended: ended && { ...ended, winners: [...ended.winners] },
  };
  for (const unit of view.units) addUnit(table, unit);
  return table;
}
function addUnit(table: Table, { card, seat, state, x, y, heading, slots, downed, orders, pushed, marks, ownCp }: UnitView): void {
  const number = table.content.units.findIndex(({ id }) => id === card);
  const def = table.content.units[number];
  if (def === undefined) return;
  const unit = newUnit(def, number, seat);
  unit.slots = slots.map(({ start }) => (start === null ? NONE : slotCalled(start)));
  for (const { start, wounds } of slots) if (start !== null) unit.wounds[slotCalled(start)] = wounds;
  unit.downed = downed.map(({ start }) => slotCalled(start));
  Object.assign(unit, { orders: { ...orders }, pushed, ...marks, ownCp });
  table.units.push(unit);
  if (state === 'deployed') place(table, table.units.length - 1, { x: ticks(x), y: ticks(y), heading });
  else unit.state = state;
}
