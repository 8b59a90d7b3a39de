// The upkeep phase: claims, tokens, victory, readiness. MOB-4.35 to MOB-4.48
import { certain, type Reason, type Rules, type Seat } from '@tabularium/kernel';
import { positionName, positionOf } from '../../content/place-names.ts';
import { type Position } from '../../content/places.ts';
import { figureAt, figureName, playerAt } from '../../table/names.ts';
import { type FigureId, NONE, type Referee, type Table } from '../../table/table.ts';
import { claimable, claimOf } from '../fate/claims.ts';
import { layAside } from '../fate/hand.ts';
import { OBJECTIVE_POINTS } from '../fate/points.ts';
import { removeAllTokens } from '../fate/tokens.ts';
import { isInPlay } from '../figures/frames.ts';
import { MOST_MANA } from '../figures/mana.ts';
import { checkVictory } from './ending.ts';

/** MOB-4.35 */
export const upkeep = (table: Table, ref: Referee): Rules<void> => ref.within({ at: 'upkeep' }, tidyUp(table, ref));
function* tidyUp(table: Table, ref: Referee): Rules<void> {
  ref.checkpoint();
  ref.tell({ kind: 'upkeep', rule: 'MOB-4.35', round: table.round });
  yield* claimObjectives(table, ref);
  table.upkeep = 'tokens';
  removeAllTokens(table, ref); // MOB-4.39
  table.upkeep = 'victory';
  checkVictory(table, ref);
  if (table.ended !== null) return;
  table.upkeep = 'ready';
  readyAll(table, ref);
  nextRound(table, ref);
}

// ---- claims

/** Players claim the tokens they want; none can be claimed by both. MOB-4.37, MOB-4.38 */
function* claimObjectives(table: Table, ref: Referee): Rules<void> {
  for (const seat of [table.firstPlayer, 1 - table.firstPlayer]) {
    const tokens = claimable(table, seat);
    const chosen = yield* ref.chooseSome(seat, {
      ask: 'claim',
      rule: 'MOB-4.36',
      options: () => tokens.map((at) => ({ at: positionName(at) })),
      ruledOut: () => unclaimable(table, seat),
      min: 0,
      max: tokens.length,
    });
    for (const { at } of chosen) claim(table, ref, seat, positionOf(at));
  }
}
const unclaimable = (table: Table, seat: Seat): Reason[] =>
  table.objectives.flatMap(({ at, owner }) => {
    const { whyNot } = claimOf(table, seat, at);
    return owner !== NONE || whyNot === null ? [] : [{ ...whyNot, what: positionName(at) }];
  });
function claim(table: Table, ref: Referee, seat: Seat, at: Position): void {
  const [by] = claimOf(table, seat, at).by;
  const token = certain(
    table.objectives.find((objective) => objective.at === at),
    'an objective there',
  );
  const [what, points] = [positionName(at), OBJECTIVE_POINTS];
  token.owner = seat;
  playerAt(table, seat).points.push({ round: table.round, source: 'objective', what, points });
  ref.tell({ kind: 'claimed', rule: 'MOB-4.37', seat, figure: figureName(table, by as FigureId), at: what, points });
}

// ---- ready

/** Figures that were not activated gain 1 mana; then all cards are laid aside, and all figures are ready. MOB-4.47, MOB-4.48 */
function readyAll(table: Table, ref: Referee): void {
  const rested = table.figures.flatMap((figure, id) => (isInPlay(figure) && !figure.activated && figure.mana < MOST_MANA ? [id] : []));
  for (const figure of table.figures) {
    layAside(playerAt(table, figure.seat), figure.cards);
    figure.activated = false;
    figure.prevented = false; // MOB-4.48
  }
  for (const id of rested) figureAt(table, id).mana += 1;
  ref.tell({ kind: 'ready', rule: 'MOB-4.47', gained: rested.map((id) => figureName(table, id)) });
}
function nextRound(table: Table, ref: Referee): void {
  for (const player of table.players) {
    player.passed = false;
    player.lastBefore = player.last; // MOB-4.12, MOB-4.13
    player.last = NONE;
  }
  table.round += 1;
  table.phase = 'organise';
  table.upkeep = 'claim';
  ref.tell({ kind: 'roundBegan', rule: 'MOB-4.1', round: table.round });
}
