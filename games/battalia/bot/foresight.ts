// What bots go by that look ahead.
import type { Seat } from '@tabularium/kernel';
import type { Foresight } from '@tabularium/parts/shape';
import { SPACES } from '../content/boards.ts';
import { type Form, isGreatKind } from '../content/kinds.ts';
import { DAYS_OF_WEEK } from '../content/oracle.ts';
import { FORM_INDEX, FORMS } from '../content/pools.ts';
import { cardOf } from '../rules/cards/zones.ts';
import { citiesOfLevel, TOP_LEVEL, vpOf } from '../rules/land/cities.ts';
import { openSpaces } from '../rules/land/spaces.ts';
import { type BattaliaKit, type Card, type Player, playerOf, RESERVE, type Table } from '../table/table.ts';
import type { BattaliaView } from '../table/view.ts';
import { WORTH } from './cards.ts';
import { distancesFrom, targetAt } from './heroes.ts';
import { citySites, groundOf, landValueOf, reachOf } from './land.ts';
import { rank } from './mind.ts';
import { weights } from './weights.ts';

const WORTHS = FORMS.map((form) => WORTH[form]);
const { priest: PRIEST, lord: LORD, tool: TOOL, weapon: WEAPON } = FORM_INDEX;

/** By form index: how many cards a player owns, wherever they lie. Others know that, too, but not which. */
function countsOf(table: Table, { hand, nation, haven, ambush, gains, laid, tents }: Player): readonly number[] {
  const counts = FORMS.map(() => 0);
  const count = (card: Card): void => {
    const { form } = cardOf(table, card);
    counts[form] = (counts[form] as number) + 1;
  };
  for (const pile of [hand, nation, haven, ambush, gains]) pile.forEach(count);
  for (const { card } of laid) count(card);
  for (const { card, cards } of tents) [card, ...cards].forEach(count);
  return counts;
}
function deckOf(table: Table, seat: Seat): readonly number[] {
  const counts = countsOf(table, playerOf(table, seat));
  const of = (form: number): number => counts[form] as number;
  let [cards, worth, greats] = [0, 0, 0];
  for (const [form, count] of counts.entries()) {
    cards += count;
    worth += count * (WORTHS[form] as number);
    if (isGreatKind(FORMS[form] as Form)) greats += count;
  }
  return [worth, worth / Math.max(1, cards), of(PRIEST) + of(LORD), of(TOOL), of(WEAPON), greats];
}
function landOf(table: Table, seat: Seat): readonly number[] {
  const ground = groundOf(table, seat);
  const reach = reachOf(ground);
  return [landValueOf(ground, reach), citySites(ground, reach)];
}
/** What the seat's heroes could take, and what others' heroes could take from it: levels, less the farther away they are. */
function huntOf(table: Table, seat: Seat): readonly number[] {
  let [prey, danger] = [0, 0];
  for (const [other, { heroes }] of table.players.entries())
    for (const from of heroes) {
      if (from === RESERVE) continue;
      const distance = distancesFrom(table, from);
      let [best, worst] = [0, 0];
      for (let at = 0; at < SPACES; at++) {
        const near = 1 / (1 + (distance[at] as number));
        if (near === 0) continue;
        const level = table.levels[at] as number;
        if (other === seat && targetAt(table, seat, at) !== undefined) best = Math.max(best, near * (level || TOP_LEVEL));
        if (other !== seat && table.owners[at] === seat) worst = Math.max(worst, near * level);
      }
      prey += best;
      danger += worst;
    }
  return [prey, danger];
}

/** The part of the way to the nearest end. */
function progress(table: Table): number {
  const { level4Target, vpTarget, weeks } = table.terms;
  const seats = [...table.players.keys()];
  const most = (of: (seat: Seat) => number): number => Math.max(...seats.map(of));
  const built = table.lands.filter((land) => land >= 0).length;
  return Math.min(
    1,
    Math.max(
      built / (built + openSpaces(table)),
      level4Target > 0 ? most((seat) => citiesOfLevel(table, seat, TOP_LEVEL)) / level4Target : 0,
      vpTarget > 0 ? most((seat) => vpOf(table, seat)) / vpTarget : 0,
      weeks > 0 ? table.day / (weeks * DAYS_OF_WEEK) : 0,
    ),
  );
}

export const foresight: Foresight<BattaliaKit, BattaliaView> = {
  asks: new Set([
    'act',
    'buildType',
    'buildAt',
    'buildTurn',
    'createFaction',
    'heroAt',
    'moveTo',
    'target',
    'answer',
    'greatReward',
    'startCity',
  ]),
  rank,
  names: [
    'points',
    'cities',
    'metropolises',
    'cards',
    'deck',
    'leaders',
    'tools',
    'weapons',
    'treasures',
    'heroes',
    'land',
    'sites',
    'prey',
    'danger',
    'turn',
  ],
  features: (table, seat) => [
    vpOf(table, seat),
    table.owners.filter((owner) => owner === seat).length,
    citiesOfLevel(table, seat, TOP_LEVEL),
    ...deckOf(table, seat),
    playerOf(table, seat).heroes.filter((at) => at !== RESERVE).length,
    ...landOf(table, seat),
    ...huntOf(table, seat),
    table.active === seat ? 1 : 0,
  ],
  progress,
  clock: ({ turn }) => turn,
  horizon: 8,
  lapses: 40,
  weights,
};
