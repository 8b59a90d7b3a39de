// What a bot that looks ahead goes by: which options are worth trying, and how good a position is.
import type { Foresight } from '@tabularium/parts/shape';
import { CATEGORIES, type Category } from '../content/kinds.ts';
import { MAJORITY, MAJORITY_OF_TWO } from '../content/tables.ts';
import { contendersAtStart, forecast, type Points, pointsOf } from '../rules/ending/scoring.ts';
import { powerOf, storesOf } from '../rules/land/hexes.ts';
import { controllers, influence } from '../rules/land/influence.ts';
import { combatOf } from '../rules/people/combat.ts';
import { count, unitsOf } from '../rules/people/units.ts';
import { hungryPreview } from '../rules/upkeep/feeding.ts';
import { playerOf, unitAt } from '../table/names.ts';
import { NONE, type Owner, type RomoloKit, type Table } from '../table/table.ts';
import type { RomoloView } from '../table/view.ts';
import { capitalRisk } from './danger.ts';
import { rank, ranked } from './mind.ts';
import { chance, SCALES } from './scores.ts';
import { distanceOf, LONG_GAME, stateOf, thoughtOf, turnsLeft } from './thought.ts';
import { weights } from './weights.ts';

/** What one player of a side has. */
type Estate = readonly number[];
const ESTATE = ['power', 'workers', 'army', 'materials', 'wheat', 'money', 'characters', 'stores', 'hungry', 'danger', 'explorer'] as const;

/** How much danger a capital is in once it has been hit. */
const CRACKED = 2;
function estateOf(table: Table, owner: Owner): Estate {
  const { capital, stock, money, characters } = playerOf(table, owner);
  if (capital === NONE) return ESTATE.map(() => 0);
  const thought = thoughtOf(table, owner);
  let army = 0;
  for (const id of unitsOf(table, owner)) {
    const unit = unitAt(table, id);
    if (unit.kind === 'soldier' || unit.kind === 'mercenary') army += combatOf(table, unit);
  }
  let stores = 0;
  for (let hex = 0; hex < table.hexes.length; hex++)
    if (distanceOf(thought, hex, capital) <= 1) stores += storesOf(stateOf(thought, hex)).length;
  const state = stateOf(thought, capital);
  return [
    powerOf(state),
    count(table, owner, 'worker'),
    army,
    stock.stone + stock.wood + 1.5 * stock.refined + 0.5 * stock.salt,
    stock.wheat,
    money,
    characters.length,
    stores,
    Math.max(0, hungryPreview(table, owner) - stock.wheat),
    capitalRisk(thought) + (state.cracked ? CRACKED : 0),
    count(table, owner, 'explorer'),
  ];
}

/** The points as they stand, from what a seat knows. In the solitaire face-down hexes count, whose multipliers nobody sees. */
function standing(table: Table, seat: Owner): readonly Points[] {
  const control = controllers(table, influence(table, table.scoring ?? undefined));
  return table.terms.mode === 'solo' ? forecast(table, seat, control) : pointsOf(table, table.scoring ?? undefined, control);
}
/** Majorities as they may turn out: they change hands until the end. */
function likelyMajorities(table: Table, own: Points, others: readonly Points[]): number {
  const [first = 0, second = 0] = contendersAtStart(table) > 2 ? MAJORITY : MAJORITY_OF_TWO;
  const inOne = (category: Category): number => {
    const value = own.measures[category] ?? 0;
    const odds = others.map(({ measures }) => chance((value - (measures[category] ?? 0)) / SCALES[category])).sort((a, b) => a - b);
    const isFirst = odds[0] ?? 1;
    return first * isFirst + second * (1 - isFirst) * (odds[1] ?? 1);
  };
  return CATEGORIES.reduce((sum, category) => sum + inOne(category), 0);
}

export const foresight: Foresight<RomoloKit, RomoloView> = {
  asks: ranked,
  rank,
  names: ['points', 'majorities', 'hexes', 'turn', ...ESTATE],
  features: (table, seat) => {
    const { team } = playerOf(table, seat);
    const points = standing(table, seat);
    const own = points.find(({ contender }) => contender.team === team);
    const others = points.filter((one) => one !== own);
    const estates = table.players.filter((player) => player.team === team && player.alive).map(({ owner }) => estateOf(table, owner));
    const rival = table.terms.mode === 'solo' ? (others[0]?.total ?? 0) : 0; // the automaton has no seat to compare with
    const isActive = table.turn.owner !== NONE && playerOf(table, table.turn.owner).team === team;
    return [
      (own?.total ?? 0) - rival,
      own ? likelyMajorities(table, own, others) : 0,
      own?.measures.hexes ?? 0,
      isActive ? 1 : 0,
      ...ESTATE.map((_, n) => estates.reduce((sum, estate) => sum + (estate[n] ?? 0), 0)),
    ];
  },
  progress: (table) => Math.max(0, Math.min(1, 1 - (turnsLeft(table) - 1) / (LONG_GAME - 1))),
  sideOf: (table, seat) => playerOf(table, seat).team,
  clock: ({ turn }) => turn.number,
  horizon: 4,
  weights,
};
