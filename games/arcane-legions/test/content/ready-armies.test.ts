// Every ready-made army is offered wherever its points allow, and fits wherever it is offered.
import { FastDice, Match } from '@tabularium/kernel';
import { rule, seeds } from '@tabularium/kernel/testing';
import { thinks } from '@tabularium/parts/testing';
import { describe, expect } from 'vitest';
import { mind } from '../../bot/mind.ts';
import { armies } from '../../content/armies.ts';
import { pointsOfArmy } from '../../content/army-lists.ts';
import { content } from '../../content/index.ts';
import type { ArmyDef } from '../../content/kinds.ts';
import { arcaneLegions } from '../../rules/index.ts';
import { placesFor } from '../../rules/setup/deploying.ts';
import { muster } from '../../rules/setup/muster.ts';
import { place } from '../../rules/units/placing.ts';
import { setup } from '../../table/schema.ts';
import type { ArcaneKit, Mode, Setup, Table } from '../../table/table.ts';
import { opened } from '../support/opened.ts';

const SIZES = [5000, 7000, 10000];
const BUILT = setup.modes.filter(({ id }) => id !== 'firstBattle') as readonly { id: Mode; seats: readonly number[] }[];
const optionsFor = (mode: Mode, points: number): Setup['options'] => (mode === 'custom' ? { total: points } : { points });
/** The largest of each faction that the points allow. */
const expected = (points: number): string[] => {
  const able = armies.filter(({ units }) => pointsOfArmy(content, units) <= points);
  return able.filter(({ faction, total }) => able.every((other) => other.faction !== faction || other.total <= total)).map(({ id }) => id);
};
const tableOf = (mode: Mode, seats: number, options: Setup['options']): Table => opened(mode, seats, options).table;

describe('ready-made armies', () => {
  rule(['ARC-18.9', 'ARC-2.1', 'ARC-2.6'], 'are offered in every mode, to every number of players, wherever their points allow', () => {
    for (const { id, seats } of BUILT)
      for (const count of seats)
        for (const points of SIZES) {
          const offered = opened(id, count, optionsFor(id, points))
            .texts(0)
            .filter((text) => text !== 'build');
          expect([id, count, points, offered]).toEqual([id, count, points, expected(points)]);
        }
    expect(expected(10000).length).toBe(4);
  });
  rule(['ARC-18.9', 'ARC-2.6', 'ARC-2.21'], 'find room in every zone of every table on which they are offered', () => {
    const tables = BUILT.flatMap(({ id, seats }) => seats.map((count) => tableOf(id, count, optionsFor(id, 10000))));
    for (const table of tables)
      for (const zone of table.field.zones.keys())
        for (const army of armies) expect([army.id, homeless(table, zone, army)]).toEqual([army.id, 0]);
  });
  rule(['ARC-18.9', 'ARC-2.21'], 'are set up whole by the bot', () => {
    for (const count of [2, 3, 4, 5, 6])
      for (const seed of seeds(1)) {
        const options = optionsFor('standard', 10000);
        const match = Match.start<ArcaneKit>(
          arcaneLegions,
          { mode: 'standard', seats: count, options },
          { seed: `${seed}`, dice: new FastDice(seed) },
        );
        const dice = new FastDice(seed + 1);
        for (let open = match.open[0]; open !== undefined && match.table.phase === 'setup'; open = match.open[0])
          match.playOpen(open, thinks(mind, match, open.seats[0] as number, dice).pick);
        expect(match.table.units.filter(({ state }) => state !== 'deployed')).toEqual([]);
      }
  });
});
/** How many units find no place when each, the deepest first, takes the first place there is. */
function homeless(table: Table, zone: number, { units }: ArmyDef): number {
  const at: Table = { ...table, players: table.players.map((player) => ({ ...player })), units: [], contacts: [] };
  (at.players[0] as Table['players'][number]).zone = zone;
  muster(at, 0, units);
  const order = [...at.units.keys()].toSorted((a, b) => depthOf(at, b) - depthOf(at, a));
  return order.filter((id) => {
    const [pose] = placesFor(at, id, 1);
    if (pose !== undefined) place(at, id, pose);
    return pose === undefined;
  }).length;
}
const depthOf = ({ units }: Table, id: number): number => {
  const base = content.units[units[id]?.def ?? 0]?.base;
  return base === 'column' ? 3 : base === 'wide' ? 2 : 1;
};
